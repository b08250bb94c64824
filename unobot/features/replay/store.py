"""Finished matches for the replay: read from the database, checked once, and kept for the next presses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from unobot.features.replay.replay import Replay, kept_positions
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
"""The most entries of matches that are kept in memory. 1,000 of them take 0.5 MB."""


@dataclass(frozen=True, slots=True)
class _Checked:
    """A match whose log follows the rules and the seed. It can't change anymore."""

    match: MatchState
    log: tuple[Entry, ...]
    moments: tuple[KeyMoment, ...]
    positions: tuple[bytes, ...]
    """The `kept_positions`."""


class Replays:
    """The finished matches of stores. The table is read at each press, so names of former players are never kept."""

    def __init__(self, store: MatchStore, results: ResultStore, deals: DealStore) -> None:
        self._store = store
        self._results = results
        self._deals = deals
        self._kept: LRUCache[int, _Checked] = LRUCache(CACHED_ENTRIES, lambda match: len(match.log))
        """The last matches by id."""
        self._turn = asyncio.Lock()
        """Held while a match is checked: one at a time, and each once for everybody who asks for it."""

    async def open(self, guild_id: int | None, table_id: int) -> Replay:
        """Return the match of a table of this server.

        Raises `StorageError`, and `Refused` in these cases:

        * The table is unknown, stands in another server, or has no finished match.
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
        known = self._kept.get(state.match_id)
        if known is None:
            leave_gate()  # a long log takes a second
            async with self._turn:
                known = self._kept.get(state.match_id) or await self._check(state, state.match_id)
                if len(known.log) <= CACHED_ENTRIES:
                    self._kept[state.match_id] = known
        return Replay(state, known.match, known.log, known.moments, known.positions)

    async def _check(self, state: TableState, match_id: int) -> _Checked:
        try:
            match, entries = await self._store.load_match(match_id)
        except Damaged:  # the store has named it in the log
            raise Refused("refused-replay-broken") from None
        if not match.over:  # the database decides, because this process may be outdated
            raise Refused("refused-replay-running")
        result = await self._results.result(match_id)
        return await asyncio.to_thread(_checked, state, match, entries, result)


def _checked(state: TableState, match: MatchState, entries: Sequence[Entry], result: MatchResult | None) -> _Checked:
    """Return the match if every rule and every shuffle of its log is right, and no end is missing. Raises `Refused`.

    ``result``: its stored result, which tells that the end of the log was cut.
    """
    try:
        record = match_record(state, match, entries)
        audit = next(audit_records(write_record(record)))
        moments = key_moments(record)
        positions = kept_positions(state, match, entries)
    except Exception as error:  # noqa: BLE001 - a changed log may break the fold in any way
        log.warning("match %s cannot be shown: %s: %s", match.id, type(error).__name__, error)
        raise Refused("refused-replay-broken") from None
    rounds = sum(isinstance(event, Dealt) for entry in entries for event in entry.events)
    is_cut = result is not None and (result.rounds != rounds or (result.how == "won" and not audit.is_over))
    if is_cut or not audit.is_fair:
        log.warning("match %s cannot be shown: %s", match.id, "its end is missing" if is_cut else audit)
        raise Refused("refused-replay-broken")
    return _Checked(match, tuple(entries), moments, positions)
