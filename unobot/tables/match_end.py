"""The end of a won match: the facts of the match, and the new achievements of its people."""

from __future__ import annotations

import logging

from unobot.model.match_result import MatchResult
from unobot.model.table import TableState
from unobot.records.match_facts import match_facts
from unobot.results.match_results import match_result
from unobot.storage.results import Results
from unobot.storage.store import Store
from unobot.tables.match_log import MatchLog
from unobot.tables.state.places import PLACES

logger = logging.getLogger(__name__)


async def learn_end(state: TableState, log: MatchLog, store: Store) -> bool:
    """Read the facts and the new achievements of a match that was won from its stored log, unless they are known.

    Return whether anything was read. Raises `StorageError`.
    """
    if not log.match.is_over or log.achievements is not None or state.match_id is None:
        return False
    match, entries = await store.load_match(state.match_id)
    log.facts = match_facts(entries, match.last - match.started)
    if not PLACES[state.place].counts:
        log.achievements = ()
        return True
    try:
        result = match_result(state, match, entries, "won")
    except Exception:  # a fault of the fold must be logged, and must not keep the end from being shown
        logger.exception("table %s: the achievements of match %s could not be found", state.id, match.id)
        log.achievements = ()
    else:
        log.achievements = await _new_achievements(result, store)
    return True


async def _new_achievements(result: MatchResult, store: Store) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return the seats of people with new achievements in their server, with their names.

    There are none where the server or the person has switched them off.
    """
    if (await store.channel_settings(result.guild_id)).achievements is False:
        return ()
    results, told = Results(store), []
    for seat in result.seats:
        if not seat.user_id or not seat.achievements:
            continue
        if not (await store.user(seat.user_id)).preferences.achievements:
            continue
        earlier = await results.achievements(seat.user_id, result.guild_id, (result.ended, result.match_id))
        new = tuple(name for name in seat.achievements if name not in earlier)
        told += [(seat.seat, new)] if new else []
    return tuple(told)
