"""Finished matches for the replay: read from the database, checked once, and cached for the next presses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from unobot.features.replay.replay import Replay, checkpoints_of
from unobot.gate_place import leave_gate
from unobot.model.match_result import MatchResult
from unobot.model.refused import Refused
from unobot.model.storage_errors import Damaged
from unobot.model.stores import DealStore, MatchStore, ResultStore
from unobot.model.table import MatchState, TableState
from unobot.records.audit import audit_records
from unobot.records.key_moments import KeyMoment, key_moments
from unobot.records.writer import write_record
from unobot.rules.events import Dealt
from unobot.rules.match import Entry
from unobot.tables.match_records import match_record
from unobot.tables.shared_deals import check_unsealed

log = logging.getLogger(__name__)

CACHED_ENTRIES = 50_000
"""The most entries of all matches in the cache. 1,000 entries take 0.5 MB."""


@dataclass(frozen=True, slots=True)
class _CheckedMatch:
    """A match whose log follows the rules and the seed. It cannot change anymore."""

    match: MatchState
    log: tuple[Entry, ...]
    moments: tuple[KeyMoment, ...]
    checkpoints: tuple[bytes, ...]
    """See `checkpoints_of`."""


class Replays:
    """The finished matches of stores. Each press reads the table, so no name of a former player stays in memory."""

    def __init__(self, store: MatchStore, results: ResultStore, deals: DealStore) -> None:
        self._store = store
        self._results = results
        self._deals = deals
        self._cache: LRUCache[int, _CheckedMatch] = LRUCache(CACHED_ENTRIES, lambda match: len(match.log))
        """The last matches by id."""
        self._check_lock = asyncio.Lock()
        """Held during the check of a match. So only one check runs at a time, and a match is checked once for all."""

    async def open(self, guild_id: int | None, table_id: int) -> Replay:
        """Return the match of a table of this server.

        Raises `StorageError`, and `Refused` in these cases:

        * The table is unknown, is in another server, or has no finished match.
        * Its log was cut or changed.
        * Another table still plays the same deal.
        """
        state = await self._store.load_table(table_id)
        if state is None:
            raise Refused("refused-replay-gone")
        if state.guild_id != guild_id:
            raise Refused("refused-no-such-table")
        if state.match_id is None:
            raise Refused("refused-nothing-dealt")
        await check_unsealed(state, self._deals)
        match = self._cache.get(state.match_id)
        if match is None:
            leave_gate()  # a long log takes a second
            async with self._check_lock:
                match = self._cache.get(state.match_id) or await self._load_match(state, state.match_id)
                if len(match.log) <= CACHED_ENTRIES:
                    self._cache[state.match_id] = match
        return Replay(state, match.match, match.log, match.moments, match.checkpoints)

    async def _load_match(self, state: TableState, match_id: int) -> _CheckedMatch:
        try:
            match, entries = await self._store.load_match(match_id)
        except Damaged:  # the store has named it in the log
            raise Refused("refused-replay-broken") from None
        if not match.over:  # the database decides, because this process may be outdated
            raise Refused("refused-replay-running")
        result = await self._results.result(match_id)
        return await asyncio.to_thread(_check_match, state, match, entries, result)


def _check_match(
    state: TableState, match: MatchState, entries: Sequence[Entry], result: MatchResult | None
) -> _CheckedMatch:
    """Return the match if its log is complete and follows the rules and the seed. Raises `Refused`.

    ``result``: its stored result, which shows whether the end of the log is missing.
    """
    try:
        record = match_record(state, match, entries)
        audit = next(audit_records(write_record(record)))
        moments = key_moments(record)
        checkpoints = checkpoints_of(state, match, entries)
    except Exception as error:  # noqa: BLE001 - a changed log may break the fold in any way
        log.warning("match %s cannot be shown: %s: %s", match.id, type(error).__name__, error)
        raise Refused("refused-replay-broken") from None
    rounds = sum(isinstance(event, Dealt) for entry in entries for event in entry.events)
    is_cut = result is not None and (result.rounds != rounds or (result.how == "won" and not audit.is_over))
    if is_cut or not audit.is_fair:
        log.warning("match %s cannot be shown: %s", match.id, "its end is missing" if is_cut else audit)
        raise Refused("refused-replay-broken")
    return _CheckedMatch(match, tuple(entries), moments, checkpoints)
