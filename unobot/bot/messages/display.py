"""The listener of the tables: mark the messages that may look different after a change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from unobot.bot.discord_api.app_emojis import Emojis
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.message_store import MessageStore
from unobot.bot.messages.live_table import LiveTables
from unobot.bot.messages.thread_archive import ThreadArchive
from unobot.tables.listener import EndedMatch
from unobot.tables.table import Table

log = logging.getLogger(__name__)

CATCH_UP_DELAY = 0.5
"""Seconds from the loading of a table to its drawing. A press that loads it makes its move first, and draws it."""


class Display:
    """The listener of all tables. It only marks messages; the edit scheduler draws them.

    It also tells ``emojis`` which decks the tables have.
    """

    def __init__(
        self,
        scheduler: EditScheduler,
        message_store: MessageStore,
        live: LiveTables,
        threads: ThreadArchive,
        emojis: Emojis,
    ) -> None:
        self._scheduler = scheduler
        self._message_store = message_store
        self._live = live
        self._threads = threads
        self._emojis = emojis
        emojis.when_complete = self._show_emojis
        self.when_ended: list[Callable[[EndedMatch], None]] = []
        """Called with each match that has ended."""

    def changed(self, table: Table) -> None:
        """Mark all messages of a table, after the answer to the press."""
        if table.at_home:  # else another process draws it
            asyncio.get_running_loop().call_soon(self._mark, table)

    def loaded(self, table: Table) -> None:
        """Mark all messages of a table soon: its last move may have been stored but not shown before a restart."""
        if table.at_home:
            self._threads.update(table)  # it has to know how the table was before the next change
            asyncio.get_running_loop().call_later(CATCH_UP_DELAY, self._catch_up, table)

    def _catch_up(self, table: Table) -> None:
        if not table.broken:  # else the newer object of the table is drawn
            with self._scheduler.catching_up():
                self._mark(table)

    def _mark(self, table: Table) -> None:
        self._live.of(table).mark()
        self._threads.update(table)
        self._emojis.need(table.state.ruleset.cards)

    def _show_emojis(self, decks: Collection[str]) -> None:
        """Draw the tables of these decks again, because their emojis are there now."""
        for live in self._live.with_decks(decks):
            live.public.mark()
            live.mark_hands()

    def hands_changed(self, table: Table) -> None:
        """Mark the hand panels and DM hands of a table, for a change outside the table, such as a preference."""
        self._live.of(table).mark_hands()

    def let_go(self, table: Table) -> None:
        """Forget the messages of a table that another process draws and may have posted again."""
        self._message_store.forget(table.id)

    def remind(self, table: Table, user_id: int) -> None:
        """Remind the player to move."""
        self._live.of(table).reminders.remind(user_id)

    def match_ended(self, match: EndedMatch) -> None:
        """Log the result for the admin, with user ids instead of names."""
        if match.how == "won":
            first = match.seats[match.placing[0]]
            result = f"won by {first.level or f'user {first.user_id}'} with {first.score} points"
        else:
            result = "not resumed in time" if match.how == "expired" else "closed early"
        for callback in self.when_ended:
            callback(match)
        log.info("table %d: match %d ended in round %d, %s", match.table_id, match.id, match.rounds, result)

    def redraw(self, table: Table) -> None:
        """Draw a table even if it has not changed: its message may be missing, or may be possible again."""
        if table.is_live:
            self._live.of(table).public.redraw()
            self.changed(table)
