"""Compute the results of ended matches from their logs, and all ratings from the results."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from sqlalchemy import select

from unobot.features.results.store import Results
from unobot.features.tournament.store import Tournaments
from unobot.model.storage_errors import Damaged, Overtaken, StorageError
from unobot.results.match_results import is_of_people, match_result
from unobot.storage.erasure_mark import erasure_mark
from unobot.storage.schema import MATCH, TABLE
from unobot.storage.store import Store
from unobot.tables.listener import ended_early
from unobot.tables.rating_choices import unrated_people
from unobot.tables.shared_deals import is_sealed
from unobot.tables.state.timing import Timing


class Filled(msgspec.Struct):
    """The numbers of results by outcome, the number of servers, and the problems, each in one sentence."""

    new: int = 0
    changed: int = 0
    same: int = 0
    removed: int = 0
    """The results of matches that count for nobody. Only an older version wrote such results."""
    servers: int = 0
    problems: list[str] = []


async def fill_in(store: Store, results: Results) -> Filled:
    """Write the results of all ended matches with a log, and then all ratings. Raises `StorageError`."""
    filled, before = Filled(), await results.servers()
    for match_id, table_id in await _ended(store):
        try:
            outcome = await _fill_in(store, results, match_id, table_id)
        except Damaged as damage:
            filled.problems.append(f"Match {match_id} has no result: {damage}")
        except Exception as error:  # a damaged log may break the fold in any way
            if isinstance(error, StorageError):
                raise
            filled.problems.append(f"The log of match {match_id} is broken ({type(error).__name__}: {error}).")
        else:
            if outcome is not None:
                setattr(filled, outcome, getattr(filled, outcome) + 1)
    for guild_id in await results.servers():
        with _collect_faults(f"The results of server {guild_id} keep their order", filled.problems):
            await results.renumber(guild_id)
    rated = await recompute_ratings(results, also=before)  # one of them may have lost its only result
    filled.servers, filled.problems = rated.servers, [*filled.problems, *rated.problems]
    return filled


async def recompute_ratings(results: Results, also: Collection[int] = ()) -> Filled:
    """Compute the ratings of all servers with results again, and of the servers in ``also``. Raises `StorageError`."""
    filled = Filled()
    for guild_id in sorted({*await results.servers(), *also}):
        filled.servers += 1
        with _collect_faults(f"The ratings of server {guild_id} stay as they were", filled.problems):
            filled.problems += map(str, await results.rebuild_ratings(guild_id))
    return filled


@contextmanager
def _collect_faults(outcome: str, problems: list[str]) -> Iterator[None]:
    """Turn a fault of one server into a problem, so that the work goes on with the next server."""
    try:
        yield
    except StorageError:  # the database fails for all of them
        raise
    except Exception as fault:  # noqa: BLE001 - whatever fails in one server must not keep the others from theirs
        problems.append(f"{outcome} ({type(fault).__name__}: {fault}).")


async def _ended(store: Store) -> Sequence[tuple[int, int]]:
    """Return the ids of the match and the table of all matches that are over, in the order in which they began."""
    over = select(MATCH.c.id, MATCH.c.table_id).join(TABLE, TABLE.c.match_id == MATCH.c.id)
    over = over.where(MATCH.c.over.is_(True), TABLE.c.place == "server").order_by(MATCH.c.id)
    async with store.engine.connect() as connection:
        return [(row.id, row.table_id) for row in await connection.execute(over)]


async def _fill_in(store: Store, results: Results, match_id: int, table_id: int) -> str | None:
    """Write the result of a match. Return the field of `Filled` that counts the outcome. Raises `Damaged`.

    A match that counts for nobody gets no result, and an existing one is removed. Return None if there is nothing to
    do. That includes a match whose deal another table still plays: the bot writes its result when that table is done.
    """
    mark = await erasure_mark(store)
    state = await store.load_table(table_id)
    if state is None:
        raise Damaged(f"Table {table_id}", "it is not in the database")
    if await is_sealed(state, Tournaments(store)):
        return None
    match, entries = await store.load_match(match_id)
    how = ended_early(state, Timing().of(state).suspended)
    result = match_result(state, match, entries, how, await unrated_people(state, store))
    if not is_of_people(state, is_won=result.how == "won"):
        return "removed" if await results.remove(match_id, result.guild_id) else None
    try:
        return await results.rewrite(result, mark=mark)
    except Overtaken:  # a person was erased meanwhile
        return await _fill_in(store, results, match_id, table_id)
