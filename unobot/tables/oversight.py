"""Oversight of a server's tables, for its admins: list them, end one, or free a channel. It includes damaged tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from unobot.storage.states import TableState
from unobot.storage.store import Damaged, Store
from unobot.storage.unreadable_tables import UnreadableTables
from unobot.tables.errors import Refused, Stale
from unobot.tables.state import hosting
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table

log = logging.getLogger(__name__)

LATE = 60.0
"""Seconds after which a table counts as stuck if it has not done what was due."""

Stage: TypeAlias = Literal["lobby", "playing", "pause", "suspended", "adjourned", "damaged"]
"""The stage of a table that is not closed: its status, why it waits, or that it cannot be read."""


@dataclass(frozen=True, slots=True)
class TableOverview:
    """One table as the admins of its server see it."""

    id: int
    channel_id: int
    """The id of its channel, or 0 if that cannot be read."""
    host_id: int
    """The id of its host, or 0 if that cannot be read."""
    stage: Stage
    since: float
    """When a person last acted at the table, or when it was suspended (Unix seconds); 0 if that cannot be read."""
    due: float | None = None
    """When the table should have acted by itself (Unix seconds). ``None`` if it is not late."""

    @property
    def is_stuck(self) -> bool:
        """Return whether the table cannot go on without an admin."""
        return self.due is not None or self.stage == "damaged"


class Oversight:
    """The tables of servers, for their admins. ``load`` returns the table with an id.

    All methods raise `StorageError`.
    """

    def __init__(self, store: Store, load: Callable[[int], Awaitable[Table | None]], clock: Clock) -> None:
        self._store = store
        self._unreadable = UnreadableTables(store)
        self._load = load
        self._clock = clock

    async def tables(self, guild_id: int) -> list[TableOverview]:
        """Return the tables of a server that are not closed: first those that are stuck, then the oldest."""
        found = [await self._look(guild_id, table_id) for table_id in await self._store.tables_in(guild_id)]
        return sorted(filter(None, found), key=lambda each: not each.is_stuck)

    async def table(self, guild_id: int, table_id: int) -> TableOverview:
        """Return a table of this server. Raises `Refused` if it is closed, or stands in another server."""
        found = await self._look(guild_id, table_id)
        if found is None:
            raise Refused("refused-oversight-gone")
        return found

    async def end(self, guild_id: int, table_id: int, user_id: int) -> TableOverview:
        """Close a table, and return it as it was. Raises `Refused` as `table` does."""
        ended = await self.table(guild_id, table_id)
        if ended.stage == "damaged":
            await self._unreadable.close(table_id)
        else:
            await self._end(table_id, user_id)
        log.info("server %s: user %s ended table %s", guild_id, user_id, table_id)
        return ended

    async def _end(self, table_id: int, user_id: int) -> None:
        """Close a table that can be read. Retry once if another process writes to it at the same time."""
        for last in (False, True):
            table = await self._load(table_id)
            if table is None:
                raise Refused("refused-oversight-gone")
            try:
                await table.change(user_id, hosting.end, moderator=True)
            except Stale:
                if last:
                    raise
            else:
                return

    async def _look(self, guild_id: int, table_id: int) -> TableOverview | None:
        """Return a table of this server. Return ``None`` if it is closed, or stands in another server."""
        try:
            table = await self._load(table_id)
        except Damaged:
            rest = await self._unreadable.find(table_id)
            if rest is None or rest.guild_id != guild_id:
                return None
            return TableOverview(table_id, rest.channel_id, rest.host_id, "damaged", rest.touched)
        if table is None or table.state.guild_id != guild_id:
            return None
        return overview(table.state, self._clock())


def overview(state: TableState, now: float) -> TableOverview | None:
    """Return the overview of a table. Return ``None`` if it is closed."""
    match state:
        case TableState(status="closed"):
            return None
        case TableState(suspended=float(since)):
            stage: Stage = "adjourned" if state.adjourned else "suspended"
            return TableOverview(state.id, state.channel_id, state.host_id, stage, since)
        case TableState(status="lobby" | "playing" | "pause" as stage):
            due = state.deadline if state.deadline is not None and state.deadline + LATE < now else None
            return TableOverview(state.id, state.channel_id, state.host_id, stage, state.touched, due)
    raise AssertionError(f"no stage of a table: {state.status}")
