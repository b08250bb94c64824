"""The live tables of this process, by table."""

from __future__ import annotations

import asyncio

from unobot.bot.messages.drawing_tools import DrawingTools
from unobot.bot.messages.live_table import LiveTable
from unobot.bot.messages.table_screens import TableScreens
from unobot.log_context import detached
from unobot.tables.table import Table

KEPT = 10.0
"""Seconds for which a closed table is kept after a look at it, so that one press sees one state of it."""


class LiveTables:
    """The live tables of this process. To forget a table is to drop its object."""

    def __init__(self, tools: DrawingTools) -> None:
        self._tools = tools
        self._tables: dict[int, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def of(self, table: Table) -> LiveTable:
        """Return what is shown of a table. If it was loaded again, its messages show the new object from now on."""
        live = self._tables.get(table.id)
        if live is None:
            live = self._tables[table.id] = LiveTable(self._tools, table, self._drop)
            if not table.is_live:  # an old message was pressed
                asyncio.get_running_loop().call_later(KEPT, live.rest, context=detached())
        elif live.screens.table is not table and not table.broken:
            live.screens.table = table
        return live

    def screens_of(self, table: Table) -> TableScreens:
        """Return what the screens of a table depend on beside it."""
        return self.of(table).screens

    def troubled_in(self, guild_id: int) -> list[int]:
        """Return the ids of a server's tables whose messages cannot be drawn now."""
        lives = (live.screens for live in self._tables.values())
        return [each.table.id for each in lives if each.problem is not None and each.table.state.guild_id == guild_id]

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        for live in [*self._tables.values()]:
            live.forget_user(user_id)

    def _drop(self, live: LiveTable) -> None:
        table_id = live.screens.table.id
        if self._tables.get(table_id) is live:
            del self._tables[table_id]
            live.close()
