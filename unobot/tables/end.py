"""The end of a match: its stored log is read once and folded once, for its last screen and for its report."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import NamedTuple

from unobot.model.match_result import How, MatchResult
from unobot.model.seat import RatingChange
from unobot.model.storage_errors import Overtaken, StorageError
from unobot.model.stores import ResultStore
from unobot.model.table import MatchState, TableState
from unobot.records.match_facts import FactTally, MatchFacts, match_facts
from unobot.results.match_results import is_of_people, match_result, without_rating
from unobot.rules.match import Entry
from unobot.tables.even_match import store_strengths
from unobot.tables.persistence import Persistence
from unobot.tables.rating_choices import unrated_people
from unobot.tables.state.places import PLACES

logger = logging.getLogger(__name__)


class MatchEnd(NamedTuple):
    """The whole log of an ended match, folded."""

    state: TableState
    """The table when the log was folded. A person may have been erased from it since."""
    facts: MatchFacts | None
    """The facts of a match that was won."""
    result: MatchResult | None
    """The result, as if everybody wanted to be rated. None if the match does not count, and after a fault."""
    fault: Exception | None = None
    """The fault because of which a match that counts has no result."""


def fold_end(state: TableState, match: MatchState, entries: Sequence[Entry], how: How) -> MatchEnd:
    """Fold the whole log of a match once. A victory in the log overrules ``how``."""
    seconds, facts = match.last - match.started, FactTally()
    if not PLACES[state.place].counts:
        return MatchEnd(state, match_facts(entries, seconds), None)
    try:
        result = match_result(state, match, entries, how, facts=facts)
    except Exception as fault:  # noqa: BLE001 - a fault of the fold must not keep the end from being shown
        return MatchEnd(state, match_facts(entries, seconds), None, fault)
    return MatchEnd(state, facts.facts(seconds), result)


class MatchEnding:
    """The end of the match of one table. All methods raise `StorageError`."""

    def __init__(self, stored: Persistence) -> None:
        self._stored = stored
        self._log: tuple[MatchState, Sequence[Entry]] | None = None
        """The stored log, from when it was read until it is folded."""
        self._end: MatchEnd | None = None
        self._turn = asyncio.Lock()

    def set_log(self, match: MatchState, entries: Sequence[Entry]) -> None:
        """Set the whole log of a match that is over, so that it is not read again."""
        self._log = match, entries

    async def load_facts(self) -> bool:
        """Load the facts and the new achievements that the last screen of a won match shows, unless they are loaded.

        Return whether anything was loaded.
        """
        log, state = self._stored.log, self._stored.state
        if log is None or not log.match.is_over or log.achievements is not None or state.match_id is None:
            return False
        async with self._turn:
            end = self._end = self._end or await self._fold(state, "won")
        log.facts = end.facts
        if end.fault is not None:
            logger.error(
                "table %s: the achievements of match %s could not be found",
                state.id,
                state.match_id,
                exc_info=end.fault,
            )
        log.achievements = () if end.result is None else await self._new_achievements(end.result)
        return True

    async def write(self, how: How, results: ResultStore, mark: Callable[[], Awaitable[str]]) -> Sequence[RatingChange]:
        """Write the new strengths of the people and the result of the match, unless they are written.

        Return the changes of ratings. ``mark`` returns the mark of the last erasure of a person.
        """
        while True:
            with suppress(Overtaken):  # a person was erased meanwhile
                before = await mark()
                state = await self._stored.store.load_table(self._stored.state.id) or self._stored.state
                with self._guarded("strengths of its people"):
                    await store_strengths(state, self._stored.match, self._stored, before)
                changes: list[RatingChange] = []
                with self._guarded("result of its match"):
                    await self._write_result(state, how, results, before, changes)
                return changes

    async def _write_result(
        self, state: TableState, how: How, results: ResultStore, mark: str, changes: list[RatingChange]
    ) -> None:
        """Write the result, unless it is written. A match that counts for no server, or for nobody, has none."""
        if not PLACES[state.place].counts:
            return
        unrated = await unrated_people(state, self._stored.store)
        async with self._turn:
            if self._end is None or self._end.state != state:  # for example, a person was erased
                self._end = await self._fold(state, how)
            end = self._end
        if end.fault is not None:
            raise end.fault
        if end.result is not None and is_of_people(state, is_won=end.result.how == "won"):
            await results.write(without_rating(end.result, unrated), changes, mark=mark)

    @contextmanager
    def _guarded(self, what: str) -> Iterator[None]:
        """Return a context manager that logs a fault in writing ``what``, so that the other parts are written.

        Raises `StorageError` and `Overtaken`, after which the caller tries everything again.
        """
        try:
            yield
        except (StorageError, Overtaken):
            raise
        except Exception:  # a fault of this part must be logged, and the others do not need it
            logger.exception("table %s: the %s could not be written", self._stored.state.id, what)

    async def _fold(self, state: TableState, how: How) -> MatchEnd:
        assert state.match_id is not None
        match, entries = self._log or await self._stored.store.load_match(state.match_id)
        self._log = None
        return fold_end(state, match, entries, how)

    async def _new_achievements(self, result: MatchResult) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Return the seats of people with new achievements in their server, with their names.

        There are none if the server or the person has switched achievements off.
        """
        store, new_by_seat = self._stored.store, []
        if (await store.channel_settings(result.guild_id)).achievements is False:
            return ()
        for seat in result.seats:
            if not seat.user_id or not seat.achievements:
                continue
            if not (await store.user(seat.user_id)).preferences.achievements:
                continue
            before = result.ended, result.match_id
            earlier = await self._stored.achievements(seat.user_id, result.guild_id, before)
            new = tuple(name for name in seat.achievements if name not in earlier)
            new_by_seat += [(seat.seat, new)] if new else []
        return tuple(new_by_seat)
