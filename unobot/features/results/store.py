"""The stored results of matches: read them, and export or delete the data of a user in them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Sequence
from functools import partial
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import Select, bindparam, delete, func, literal_column, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from unobot.features.results.leaderboards import (
    BoardPlaces,
    leaderboard,
    rulesets,
    seasons,
    standing,
    stats,
    stats_everywhere,
)
from unobot.features.results.rebuild import (
    cancel_rebuild_request,
    rebuild_ratings,
    request_rebuild,
    servers_to_rebuild,
)
from unobot.features.results.result_rows import RATING, RESULT, RESULT_SEAT, draws_of, rating_of, result_of
from unobot.features.results.writes import list_person, remove_result, renumber, rewrite_result, write_result
from unobot.gate_place import leave_gate
from unobot.model.former import FORMER, NOBODY
from unobot.model.match_result import SAMPLED_MATCHES, Draws, How, LeaderboardPage, MatchResult, PlayerStats, Presence
from unobot.model.people import Data
from unobot.model.seat import RatingChange
from unobot.model.storage_errors import Damaged
from unobot.results.card_fairness import sum_draws
from unobot.results.meetings import Board
from unobot.results.sums import is_counted
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import checked_rows
from unobot.storage.shared_reads import SharedReads
from unobot.storage.statements import Session
from unobot.storage.store import Store
from unobot.storage.table_group import SERVER_KEY, TableGroup, delete_batch

log = logging.getLogger(__name__)
T = TypeVar("T")
_COUNTS_PER_STEP = 500
"""The rows of counts that are decoded at once. Other tasks run between two steps."""
MAX_CHANGED_RESULTS = 500
"""The most results that one transaction changes."""
MAX_LISTED_RESULTS = 500
"""The most results of a time that are read at once."""
MAX_DELETED_RESULTS = 100
"""The most results that one transaction deletes, with their seats."""
_SEATS_OF_USER = (
    select(RESULT_SEAT.c.match_id, RESULT_SEAT.c.guild_id, RESULT_SEAT.c.rated)
    .where(RESULT_SEAT.c.user_id == bindparam("key"))
    .order_by(RESULT_SEAT.c.ended, RESULT_SEAT.c.match_id)
    .limit(literal_column(str(MAX_CHANGED_RESULTS)))
)
_ANONYMIZE_PARTY = (
    update(RESULT)
    .where(RESULT.c.match_id == bindparam("key"))
    .values(party=func.replace(RESULT.c.party, bindparam("own"), bindparam("former")))
)
_ANONYMIZE_SEAT = (
    update(RESULT_SEAT)
    .where(RESULT_SEAT.c.match_id == bindparam("key"), RESULT_SEAT.c.user_id == bindparam("own"))
    .values(user_id=NOBODY, name=FORMER, achievements="")
)
_OLDEST_RESULTS = (
    select(RESULT.c.match_id)
    .where(RESULT.c.guild_id == SERVER_KEY)
    .order_by(RESULT.c.ended, RESULT.c.match_id)
    .limit(literal_column(str(MAX_DELETED_RESULTS)))
)
_DELETE_RESULT = tuple(delete(table).where(table.c.match_id == bindparam("key")) for table in (RESULT_SEAT, RESULT))
_OLD_RATINGS = delete_batch(RATING, RATING.c.guild_id == SERVER_KEY)


class _Seat(NamedTuple):
    """A seat of a person in a result."""

    place: int
    late: bool
    presence: Presence
    how: How


async def last_places(connection: AsyncConnection, guild_id: int, user_id: int, limit: int) -> list[int]:
    """Return the places of a person in a server in the last matches that count, the newest first.

    It reads twice as many matches, because some of them may not count. Damaged rows are left out.
    """
    seat = RESULT_SEAT.c
    rows = await connection.execute(
        select(seat.place, seat.late, seat.presence, RESULT.c.how)
        .join(RESULT, RESULT.c.match_id == seat.match_id)
        .where(seat.user_id == user_id, seat.guild_id == guild_id)
        .order_by(seat.ended.desc(), seat.match_id.desc())
        .limit(2 * limit)
    )
    seats = checked_rows(_Seat, [tuple(row) for row in rows], "a seat of a result")
    return [seat.place for seat in seats if is_counted(seat.presence, seat.how, is_late=seat.late)][:limit]


async def reached(
    reader: RowReader, user_id: int, guild_id: int | None = None, before: tuple[float, int] | None = None
) -> frozenset[str]:
    """Return the achievements of a person in a server, or in all servers, up to now. Raises `StorageError`.

    ``before``: the end (Unix seconds) and the id of a match, to count only matches that ended before it.
    """
    row = RESULT_SEAT.c
    query = select(row.achievements).distinct().where(row.user_id == user_id, row.achievements != "")
    if guild_id is not None:
        query = query.where(row.guild_id == guild_id)
    if before is not None:
        query = query.where(tuple_(row.ended, row.match_id) < tuple_(*before))
    async with reader.reading() as connection:
        values = (await connection.scalars(query)).all()
    return frozenset(name for names in values for name in names.split())


class Results:
    """The results in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)
        self._pages = SharedReads(store, (RESULT.name, RESULT_SEAT.name, RATING.name))

    async def write(
        self, result: MatchResult, changes: list[RatingChange] | None = None, *, mark: str | None = None
    ) -> bool:
        """Write the result of a match. Return False if it is written already: then nothing changes.

        ``changes``: a list that gets the changes of the ratings of the season. ``mark``: the `erasure_mark` from
        before the people of the match were read. Raises `Overtaken` if a person was erased since.
        """
        damages: list[Damaged] = []
        faults: list[Exception] = []
        rated: list[RatingChange] = []
        job = partial(write_result, result=result, damages=damages, faults=faults, changes=rated)
        is_new = await self._store.writer.write(partial(job, mark=mark, is_shared=self._store.is_shared))
        self._log_damages(damages)
        for fault in faults[:1]:
            log.error("match %s is rated for nobody", result.match_id, exc_info=fault)
        if changes is not None:
            changes += rated
        return is_new

    async def rewrite(self, result: MatchResult, *, mark: str | None = None) -> Literal["new", "changed", "same"]:
        """Write the result of a match again. Return whether it was new, changed, or the same.

        It does not change who is rated in it. Call `renumber` and `rebuild_ratings` for the server afterward.
        ``mark``: as for `write`. Raises `Overtaken`.
        """
        before = await self.result(result.match_id)
        if before is not None:
            rated_before = {(seat.seat, seat.user_id): seat.rated for seat in before.seats}
            seats = (
                replace(seat, rated=rated_before.get((seat.seat, seat.user_id), seat.rated)) for seat in result.seats
            )
            result = replace(result, seats=tuple(seats))
        if before != result:
            job = partial(rewrite_result, result=result, mark=mark, is_shared=self._store.is_shared)
            await self._store.writer.write(job)
        return "new" if before is None else "same" if before == result else "changed"

    async def remove(self, match_id: int, guild_id: int) -> bool:
        """Delete the result of a match. Return False if it has none. Afterward, do the same as after `rewrite`."""
        job = partial(remove_result, match_id=match_id, guild_id=guild_id, is_shared=self._store.is_shared)
        return await self._store.writer.write(job)

    async def renumber(self, guild_id: int) -> None:
        """Give the results of a server new numbers, in the order in which the matches ended."""
        await self._store.writer.write(partial(renumber, guild_id=guild_id, is_shared=self._store.is_shared))

    async def list_person(self, user_id: int) -> None:
        """Put a person on the leaderboards, or take them from all of them, after they changed that preference."""
        damages: list[Damaged] = []
        await self._store.writer.write(partial(list_person, user_id=user_id, damages=damages))
        self._log_damages(damages)

    async def rebuild_ratings(self, guild_id: int, *, is_behind: bool = False) -> list[Damaged]:
        """Write the sums and ratings of a server again, for example after its seasons changed.

        ``is_behind``: leave most of the time to tables, which takes longer. Return the damages of unreadable results.
        """
        damages = await rebuild_ratings(self._store, self._reader, guild_id, is_behind=is_behind)
        self._log_damages(damages)
        return damages

    async def servers_to_rebuild(self) -> list[int]:
        """Return the servers with outdated ratings: call `rebuild_ratings` for them."""
        return await servers_to_rebuild(self._reader)

    async def servers(self) -> list[int]:
        """Return all servers with results."""
        async with self._reader.reading() as connection:
            return sorted(await connection.scalars(select(RESULT.c.guild_id).distinct()))

    async def stats(
        self, guild_id: int | None, user_id: int, season: str = "", rules: str = "", *, without: Collection[int] = ()
    ) -> PlayerStats | None:
        """Return the sums of a person in a server, or with ``None`` in all servers but ``without``.

        An empty ``season`` is all time, and empty ``rules`` are all rulesets. Return None if there are none.
        """
        board = Board(season, rules)
        if guild_id is None:
            everywhere = partial(stats_everywhere, user_id=user_id, board=board, without=without)
            return await self._page(("stats", user_id, board, frozenset(without)), everywhere)
        page = partial(stats, guild_id=guild_id, user_id=user_id, board=board)
        page = partial(page, standing=await self._standing(guild_id, board))
        return await self._page(("stats", guild_id, user_id, board), page)

    async def leaderboard(
        self, guild_id: int, season: str = "", rules: str = "", page: int = 0, user_id: int | None = None
    ) -> LeaderboardPage:
        """Return a page of a leaderboard, from 0, and the row of a user. Too high a number gives the last page."""
        board = Board(season, rules)
        read = partial(leaderboard, guild_id=guild_id, board=board, page=page, user_id=user_id)
        read = partial(read, standing=await self._standing(guild_id, board))
        return await self._page(("leaderboard", guild_id, board, page, user_id), read)

    async def _standing(self, guild_id: int, board: Board) -> BoardPlaces:
        """Return the places on a board, which all of its pages share."""
        return await self._page(("standing", guild_id, board), partial(standing, guild_id=guild_id, board=board))

    async def seasons(self, guild_id: int) -> Sequence[str]:
        """Return the seasons with results in a server, the newest first, without `ALL_TIME`."""
        return await self._page(("seasons", guild_id), partial(seasons, guild_id=guild_id))

    async def rulesets(self, guild_id: int) -> Sequence[str]:
        """Return the codes of the rulesets with results in a server, most people first."""
        return await self._page(("rulesets", guild_id), partial(rulesets, guild_id=guild_id))

    async def history(
        self,
        guild_id: int,
        channel_id: int | None = None,
        user_id: int | None = None,
        before: int | None = None,
        limit: int = 10,
    ) -> list[MatchResult]:
        """Return the last results of a server, the newest first. Filter by channel, by person, or by neither.

        ``before``: a match, to return only results of matches that ended before it.
        """
        if user_id is None:
            page = select(RESULT.c.match_id).where(RESULT.c.guild_id == guild_id)
            ended, match_id = RESULT.c.ended, RESULT.c.match_id
        else:
            page = select(RESULT_SEAT.c.match_id).where(
                RESULT_SEAT.c.user_id == user_id, RESULT_SEAT.c.guild_id == guild_id
            )
            ended, match_id = RESULT_SEAT.c.ended, RESULT_SEAT.c.match_id
            if channel_id is not None:
                page = page.join(RESULT, RESULT.c.match_id == match_id)
        if channel_id is not None:
            page = page.where(RESULT.c.channel_id == channel_id)
        if before is not None:
            last = select(RESULT.c.ended).where(RESULT.c.match_id == before).scalar_subquery()
            page = page.where(tuple_(ended, match_id) < tuple_(last, before))
        key = "history", guild_id, channel_id, user_id, before, limit
        page = page.order_by(ended.desc(), match_id.desc()).limit(limit)
        return await self._pages.get(key, partial(self._read, page), leave_gate)

    async def between(self, guild_id: int, begin: float, end: float) -> list[MatchResult]:
        """Return the results of the matches of a server that ended in this time, the newest `MAX_LISTED_RESULTS`.

        ``begin`` and ``end``: in Unix seconds.
        """
        page = select(RESULT.c.match_id).where(
            RESULT.c.guild_id == guild_id, RESULT.c.ended >= begin, RESULT.c.ended < end
        )
        return await self._read(page.order_by(RESULT.c.ended.desc()).limit(MAX_LISTED_RESULTS))

    async def last_places(self, guild_id: int, user_id: int, limit: int) -> Sequence[int]:
        """Return the places of a person in their last matches that count in a server, the newest first."""
        read = partial(last_places, guild_id=guild_id, user_id=user_id, limit=limit)
        return await self._page(("places", guild_id, user_id, limit), read)

    async def latest(self, user_id: int, limit: int) -> list[MatchResult]:
        """Return the last results of a person in all servers, the newest first."""
        match_ids = select(RESULT_SEAT.c.match_id).where(RESULT_SEAT.c.user_id == user_id)
        return await self._read(
            match_ids.order_by(RESULT_SEAT.c.ended.desc(), RESULT_SEAT.c.match_id.desc()).limit(limit)
        )

    async def result(self, match_id: int) -> MatchResult | None:
        """Return the result of a match, if there is one."""
        results = await self._read(select(RESULT.c.match_id).where(RESULT.c.match_id == match_id))
        return results[0] if results else None

    async def draws(self, guild_id: int) -> Draws:
        """Return the counts of the cards that came into hands in the last `SAMPLED_MATCHES` matches of a server.

        Counts that cannot be read are left out.
        """
        return await self._pages.get(("draws", guild_id), partial(self._draws, guild_id), leave_gate)

    async def _draws(self, guild_id: int) -> Draws:
        async with self._reader.reading() as connection:
            rows = (
                await connection.execute(
                    select(RESULT.c.match_id, RESULT.c.draws)
                    .where(RESULT.c.guild_id == guild_id)
                    .order_by(RESULT.c.ended.desc(), RESULT.c.match_id.desc())
                    .limit(SAMPLED_MATCHES)
                )
            ).all()
        draws = []
        for number, row in enumerate(rows):
            try:
                draws.append(draws_of(row.draws, row.match_id))
            except Damaged as damage:
                self._reader.log_damage(damage)
            if number % _COUNTS_PER_STEP == 0:
                await asyncio.sleep(0)
        return sum_draws(draws)

    async def achievements(
        self, user_id: int, guild_id: int | None = None, before: tuple[float, int] | None = None
    ) -> frozenset[str]:
        """Return the achievements of a person in a server, or in all servers (see `reached`)."""
        read = partial(reached, self._reader, user_id, guild_id, before)
        return await self._pages.get(("achievements", user_id, guild_id, before), read, leave_gate)

    async def _page(self, key: Hashable, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return the value of ``read``, once for all callers that ask for the same ``key`` at the same time.

        Earlier reads come first. A press that has to wait holds no place at the gate.
        """

        async def page() -> T:
            async with self._reader.reading() as connection:
                return await read(connection)

        return await self._pages.get(key, page, leave_gate)

    def _log_damages(self, damages: Iterable[Damaged]) -> None:
        for damage in damages:
            self._reader.log_damage(damage)

    async def _read(self, page: Select[int]) -> list[MatchResult]:
        """Return the results of these matches, in this order. A result that cannot be read is left out."""
        async with self._reader.reading() as connection:
            ids: Sequence[int] = (await connection.scalars(page)).all()
            if not ids:
                return []
            rows = {
                row.match_id: row for row in await connection.execute(select(RESULT).where(RESULT.c.match_id.in_(ids)))
            }
            seats = select(RESULT_SEAT).where(RESULT_SEAT.c.match_id.in_(ids))
            seats = seats.order_by(RESULT_SEAT.c.match_id, RESULT_SEAT.c.position)
            seat_rows = (await connection.execute(seats)).all()
        results = []
        for match_id in ids:
            try:
                results.append(result_of(rows[match_id], [seat for seat in seat_rows if seat.match_id == match_id]))
            except Damaged as damage:
                self._reader.log_damage(damage)
        return results


async def erase_results(store: Store, user_id: int) -> None:
    """Make a user a former player in all results, and delete their ratings."""
    while await store.writer.write(partial(_erase_some, user_id=user_id)):
        pass  # other writes come between two batches
    await store.writer.write(partial(_erase_ratings, user_id=user_id))


def _erase_some(session: Session, user_id: int) -> int:
    """Make a user a former player in some of their results. Return the number of changed results; 0 at the end."""
    seats = session.execute(_SEATS_OF_USER, {"key": user_id}).fetchall()
    for match_id, _, _ in seats:
        session.execute(_ANONYMIZE_PARTY, {"key": match_id, "own": f" {user_id} ", "former": f" {NOBODY} "})
        session.execute(_ANONYMIZE_SEAT, {"key": match_id, "own": user_id})
    for guild_id in sorted({guild_id for _, guild_id, is_rated in seats if is_rated}):
        request_rebuild(session, guild_id)
    return len(seats)


def _erase_ratings(session: Session, user_id: int) -> int:
    """Delete the sums and ratings of a user. Return their number."""
    return session.execute(delete(RATING).where(RATING.c.user_id == user_id)).rowcount


async def export_results(store: Store, user_id: int) -> Data:
    """Return the results and ratings of a user, as JSON with Discord's ids as texts."""
    results = (
        select(RESULT_SEAT, RESULT.c.how, RESULT.c.channel_id, RESULT.c.rules)
        .join(RESULT, RESULT.c.match_id == RESULT_SEAT.c.match_id)
        .where(RESULT_SEAT.c.user_id == user_id)
        .order_by(RESULT_SEAT.c.ended, RESULT_SEAT.c.match_id)
    )
    ratings = select(RATING).where(RATING.c.user_id == user_id)
    ratings = ratings.order_by(RATING.c.guild_id, RATING.c.season, RATING.c.rules)
    seats = RESULT_SEAT.columns
    results = results.with_only_columns(*seats, RESULT.c.how, RESULT.c.channel_id, RESULT.c.rules)
    async with store.reader.reading() as connection:
        return {
            "results": [_export_row(row._asdict()) for row in await connection.execute(results)],
            "ratings": [_export_row(row._asdict()) for row in await connection.execute(ratings)],
        }


def _export_row(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row for the export. Ids of Discord become texts, because JSON readers may round numbers."""
    del row["user_id"]
    return {name: str(value) if name in ("guild_id", "channel_id") else value for name, value in row.items()}


def _delete_some(session: Session, server_id: int) -> int:
    """Delete the ratings of a server, and then its oldest results. Return the number of rows."""
    if ratings := _OLD_RATINGS.run(session, server_id):
        return ratings
    match_ids = [match_id for (match_id,) in session.execute(_OLDEST_RESULTS, {"key": server_id}).fetchall()]
    for match_id in match_ids:
        for statement in _DELETE_RESULT:
            session.execute(statement, {"key": match_id})
    if not match_ids:
        cancel_rebuild_request(session, server_id)
    return len(match_ids)


RESULTS = TableGroup(
    (RESULT, RESULT_SEAT, RATING),
    read={RATING: rating_of},
    counted_as={RESULT_SEAT: "results"},
    export=export_results,
    erase=erase_results,
    delete_server=_delete_some,
)
