"""The live tables: each has all messages of one table, and their state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Hashable

from unobot.bot.messages.asides import Asides
from unobot.bot.messages.hand_dm import HandDM
from unobot.bot.messages.hand_panel import HandPanel
from unobot.bot.messages.message_of_table import DrawingTools, MessageOfTable
from unobot.bot.messages.table_message import TableMessage
from unobot.bot.messages.table_screens import TableScreens
from unobot.bot.messages.turn_reminders import TurnReminders
from unobot.log_context import detached
from unobot.model.messages import MessageKind
from unobot.model.table import TableState
from unobot.tables.state.admission import participants
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table

IDLE_SECONDS = 10.0
"""Seconds for which a closed table stays in memory after a press, so that the press sees one state of it."""
AWAY_SECONDS = 3600.0
"""Seconds for which a table of another process stays in memory. This process does not learn when it closes."""


class LiveTable:
    """The messages of one table: the public one, hand panels, DM hands, asides, and turn reminders.

    ``when_done`` is called when the table is closed, and nothing of it waits to be drawn.
    """

    def __init__(self, tools: DrawingTools, table: Table, when_done: Callable[[LiveTable], None]) -> None:
        self.screens = TableScreens(table)
        self._tools = tools
        self._when_done = when_done
        self._panels: dict[int, HandPanel] = {}
        self._dms: dict[int, HandDM] = {}
        self._outline: Hashable = None
        """The outline that the panels of users without a hand showed last."""
        self.asides = Asides(tools, self.screens)
        self.reminders = TurnReminders(tools, self.screens, self._refuses_dms)
        self.public = TableMessage(tools, self.screens, self.reminders, self.mark_hands, self.check_done)

    @property
    def is_done(self) -> bool:
        """Whether the table is closed, and nothing of it waits to be drawn."""
        return not self.screens.table.is_live and all(message.is_idle for message in self._messages())

    def panel(self, user_id: int) -> HandPanel:
        """Return the hand panel of a user."""
        panel = self._panels.get(user_id)
        if panel is None:
            panel = self._panels[user_id] = HandPanel(self._tools, self.screens, user_id, self.check_done)
        return panel

    def dm(self, user_id: int) -> HandDM:
        """Return the DM hand of a user."""
        hand = self._dms.get(user_id)
        if hand is None:
            hand = self._dms[user_id] = HandDM(self._tools, self.screens, user_id, self.check_done, self.panel(user_id))
        return hand

    def message(self, kind: MessageKind, user_id: int = 0) -> MessageOfTable:
        """Return the message of this kind and owner. Reminders are not live messages: they are sent once."""
        if kind == "table":
            return self.public
        return self.panel(user_id) if kind == "panel" else self.dm(user_id)

    def mark(self) -> None:
        """Mark the messages that a change of the table may change."""
        self.public.mark()
        self.asides.update()
        people = self._people()
        for user_id in people:
            self.panel(user_id).mark_changed()
        self._mark_watchers(people)
        if self._sends_dms:
            for user_id in people:
                self.dm(user_id).mark_changed(len(people))

    def mark_hands(self) -> None:
        """Mark all hand panels and DM hands."""
        people = self._people()
        for user_id in people:
            self.panel(user_id).mark()
        if self._sends_dms:
            for user_id in people:
                self.dm(user_id).mark()

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        if (panel := self._panels.pop(user_id, None)) is not None:
            panel.forget()
        if (hand := self._dms.pop(user_id, None)) is not None:
            hand.close()
        self.screens.overlays.pop(user_id, None)
        self.asides.forget_user(user_id)

    def close(self) -> None:
        """Stop all timers."""
        for message in self._messages():
            message.close()

    def _messages(self) -> tuple[MessageOfTable, ...]:
        return self.public, *self._panels.values(), *self._dms.values()

    @property
    def _sends_dms(self) -> bool:
        return PLACES[self.screens.table.state.place].hands == "sent"

    def _people(self) -> list[int]:
        """Return the users who have a hand to look at. In a lobby, nobody has one."""
        table = self.screens.table
        return [] if table.log is None and table.is_live else participants(table.state)

    def _mark_watchers(self, people: Collection[int]) -> None:
        """Mark the panels of users without a hand that this change may change.

        In a lobby these are all of them. Later they are the panels with another screen, and all of them if the seats or
        the status have changed.
        """
        outline, overlays = _outline(self.screens.table.state), self.screens.overlays
        shows_all = self.screens.table.state.status == "lobby" or outline != self._outline
        if not (shows_all or overlays):
            return
        owners = self._tools.store.panel_owners(self.screens.table.id)
        if owners is None:
            self._tools.tasks.start(("watchers", self.screens.table.id), self._read_watchers)
            return
        self._outline = outline
        for user_id in owners:
            if user_id not in people and (shows_all or user_id in overlays):
                self.panel(user_id).mark()

    async def _read_watchers(self) -> None:
        """Read from the database who has a panel, after a restart, and mark the panels of users without a hand."""
        await self._tools.store.read(self.screens.table.id)
        self._mark_watchers(self._people())

    def _refuses_dms(self, user_id: int) -> bool:
        return user_id in self._dms and self._dms[user_id].is_closed

    def check_done(self) -> None:
        """Call `when_done` if the table is done."""
        if self.is_done:
            self._when_done(self)


def _outline(state: TableState) -> Hashable:
    """Return what a panel without a hand shows of a table."""
    seats = tuple((seat.user_id, seat.name, seat.level, seat.away, seat.autopilot) for seat in state.seats)
    return state.status, state.suspended, state.adjourned, state.host_id, seats, state.seat_changes, state.admission


class LiveTables:
    """The live tables of this process."""

    def __init__(self, tools: DrawingTools) -> None:
        self._tools = tools
        self._tables: dict[int, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def of(self, table: Table) -> LiveTable:
        """Return the live table of ``table``. If it was loaded again, its messages show the new object from now on."""
        live = self._tables.get(table.id)
        if live is None:
            live = self._tables[table.id] = LiveTable(self._tools, table, self._drop)
            loop = asyncio.get_running_loop()
            if not table.is_live:  # an old message was pressed
                loop.call_later(IDLE_SECONDS, live.check_done, context=detached())
            elif not table.at_home:  # a hand was pressed in the DMs
                loop.call_later(AWAY_SECONDS, self._drop, live, context=detached())
        elif live.screens.table is not table and not table.broken:
            live.screens.table = table
        return live

    def with_decks(self, decks: Collection[str]) -> list[LiveTable]:
        """Return the open tables that have one of these decks and that this process draws."""
        tables = ((live, live.screens.table) for live in self._tables.values())
        return [
            live for live, table in tables if table.is_live and table.at_home and table.state.ruleset.cards in decks
        ]

    def screens_of(self, table: Table) -> TableScreens:
        """Return the state of a table's screens."""
        return self.of(table).screens

    def ids_with_problems(self, guild_id: int) -> list[int]:
        """Return the ids of a server's tables whose messages cannot be drawn now."""
        all_screens = (live.screens for live in self._tables.values())
        return [
            screens.table.id
            for screens in all_screens
            if screens.problem is not None and screens.table.state.guild_id == guild_id
        ]

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        for live in [*self._tables.values()]:
            live.forget_user(user_id)

    def _drop(self, live: LiveTable) -> None:
        table_id = live.screens.table.id
        if self._tables.get(table_id) is live:
            del self._tables[table_id]
            live.close()
