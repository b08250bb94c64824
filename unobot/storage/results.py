"""The results of ended matches, as one process writes and reads them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Sequence
from functools import partial
from typing import Literal, TypeVar

from msgspec.structs import replace
from sqlalchemy import Select, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from unobot.gate_place import leave_gate
from unobot.model.match_result import SAMPLED_MATCHES, Draws, LeaderboardPage, MatchResult, PlayerStats
from unobot.model.seat import RatingChange
from unobot.model.storage_errors import Damaged
from unobot.results.card_fairness import summed
from unobot.results.meetings import Board

from .last_places import last_places
from .leaderboards import BoardPlaces, leaderboard, rulesets, seasons, standing, stats, stats_everywhere
from .personal_achievements import reached
from .result_jobs import list_person, remove_result, renumber, rewrite_result, write_result
from .result_rebuild import rebuild_ratings, servers_to_rebuild
from .result_rows import RATING, RESULT, RESULT_SEAT, draws_of, result_of
from .row_reader import RowReader
from .shared_reads import SharedReads
from .store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")

PAUSE = 0.02
"""Seconds that belong to others after every few results of a rebuild behind play. 100,000 take eight minutes."""
_AT_ONCE = 500
"""The counts that are read at once. Other work comes between."""


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

        ``changes``: a list that gets what changed in the ratings of the season. ``mark``: the `erasure_mark` from
        before the people of the match were read. Raises `Overtaken` if a person was erased since.
        """
        damages: list[Damaged] = []
        faults: list[Exception] = []
        rated: list[RatingChange] = []
        job = partial(write_result, result=result, damages=damages, faults=faults, changes=rated)
        is_new = await self._store.writer.write(partial(job, mark=mark, is_shared=self._store.is_shared))
        self._note(damages)
        for fault in faults[:1]:
            log.error("match %s is rated for nobody", result.match_id, exc_info=fault)
        if changes is not None:
            changes += rated
        return is_new

    async def rewrite(self, result: MatchResult, *, mark: str | None = None) -> Literal["new", "changed", "same"]:
        """Write the result of a match again, and return what it was. It does not change who is rated in it.

        ``mark``: as for `write`. Raises `Overtaken`.

        Afterward, `renumber` and `rebuild_ratings` bring the server up to date.
        """
        before = await self.result(result.match_id)
        if before is not None:
            was = {(seat.seat, seat.user_id): seat.rated for seat in before.seats}
            seats = (replace(seat, rated=was.get((seat.seat, seat.user_id), seat.rated)) for seat in result.seats)
            result = replace(result, seats=tuple(seats))
        if before != result:
            job = partial(rewrite_result, result=result, mark=mark, is_shared=self._store.is_shared)
            await self._store.writer.write(job)
        return "new" if before is None else "same" if before == result else "changed"

    async def remove(self, match_id: int, guild_id: int) -> bool:
        """Delete the result of a match. Return False if it has none. The same follows as after `rewrite`."""
        job = partial(remove_result, match_id=match_id, guild_id=guild_id, is_shared=self._store.is_shared)
        return await self._store.writer.write(job)

    async def renumber(self, guild_id: int) -> None:
        """Give the results of a server new numbers, in the order in which the matches ended."""
        await self._store.writer.write(partial(renumber, guild_id=guild_id, is_shared=self._store.is_shared))

    async def list_person(self, user_id: int) -> None:
        """Put a person on the leaderboards, or take them from all of them, after they changed that preference."""
        damages: list[Damaged] = []
        await self._store.writer.write(partial(list_person, user_id=user_id, damages=damages))
        self._note(damages)

    async def rebuild_ratings(self, guild_id: int, *, is_behind: bool = False) -> list[Damaged]:
        """Write the sums and ratings of a server again, for example after its seasons changed.

        ``is_behind``: leave most of the time to tables, which takes longer. Return the results that cannot be read.
        """
        damages = await rebuild_ratings(self._store, self._reader, guild_id, PAUSE if is_behind else 0.0)
        self._note(damages)
        return damages

    async def servers_to_rebuild(self) -> list[int]:
        """Return the servers whose ratings do not follow their seasons yet: call `rebuild_ratings` for them."""
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
        """Return a page of a leaderboard, from 0, and the row of a user. After the last page, it is the last one."""
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
        """Return the codes of the rulesets with results in a server, those that most people played first."""
        return await self._page(("rulesets", guild_id), partial(rulesets, guild_id=guild_id))

    async def history(
        self,
        guild_id: int,
        channel_id: int | None = None,
        user_id: int | None = None,
        before: int | None = None,
        limit: int = 10,
    ) -> list[MatchResult]:
        """Return the last results of a server, the newest first: those of a channel, of a person, or all.

        ``before`` is the match whose result comes right before them.
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

    async def last_places(self, guild_id: int, user_id: int, limit: int) -> Sequence[int]:
        """Return the places of a person in their last matches in a server that count, the newest first."""
        read = partial(last_places, guild_id=guild_id, user_id=user_id, limit=limit)
        return await self._page(("places", guild_id, user_id, limit), read)

    async def latest(self, user_id: int, limit: int) -> list[MatchResult]:
        """Return the last results of a person in all servers, the newest first."""
        own = select(RESULT_SEAT.c.match_id).where(RESULT_SEAT.c.user_id == user_id)
        return await self._read(own.order_by(RESULT_SEAT.c.ended.desc(), RESULT_SEAT.c.match_id.desc()).limit(limit))

    async def result(self, match_id: int) -> MatchResult | None:
        """Return the result of a match, if there is one."""
        found = await self._read(select(RESULT.c.match_id).where(RESULT.c.match_id == match_id))
        return found[0] if found else None

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
        found = []
        for number, row in enumerate(rows):
            try:
                found.append(draws_of(row.draws, row.match_id))
            except Damaged as damage:
                self._reader.note(damage)
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
        return summed(found)

    async def achievements(
        self, user_id: int, guild_id: int | None = None, before: tuple[float, int] | None = None
    ) -> frozenset[str]:
        """Return what a person reached in a server, or in all servers (see `personal_achievements`)."""
        read = partial(reached, self._reader, user_id, guild_id, before)
        return await self._pages.get(("achievements", user_id, guild_id, before), read, leave_gate)

    async def _page(self, key: Hashable, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return what is read with a connection, after what others wait for, and once for all who ask for the same.

        A press that has to wait holds no place at the gate.
        """

        async def page() -> T:
            async with self._reader.reading() as connection:
                return await read(connection)

        return await self._pages.get(key, page, leave_gate)

    def _note(self, damages: Iterable[Damaged]) -> None:
        for damage in damages:
            self._reader.note(damage)

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
            found = (await connection.execute(seats)).all()
        results = []
        for match_id in ids:
            try:
                results.append(result_of(rows[match_id], [seat for seat in found if seat.match_id == match_id]))
            except Damaged as damage:
                self._reader.note(damage)
        return results
