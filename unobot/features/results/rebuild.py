"""Rebuild the sums and ratings of a server from its results."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Row, Select, bindparam, delete, exists, func, select, text, tuple_

from unobot.features.results.result_rows import RATING, RESULT, RESULT_SEAT, result_of
from unobot.features.results.writes import (
    lock,
    opted_out,
    people_opted_out,
    put_rating,
    rating_row,
    seasons_in,
    seasons_of,
)
from unobot.model.match_result import RatingState
from unobot.model.places import Seasons
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.model.structs import Id
from unobot.results.seasons import DEFAULT_SEASONS, kind_of
from unobot.results.server_sums import ServerSums
from unobot.results.sums import with_rank
from unobot.results.sums_process import SumsProcess
from unobot.storage.erasure_mark import check_mark, erasure_mark
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import checked_rows
from unobot.storage.schema import CHANNEL_SETTINGS, META, OF_ALL
from unobot.storage.statements import Session, put
from unobot.storage.store import MAX_IDS, Store

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

MAX_NUMBER = MAX_IDS - 1
PAGE_ROWS = 500
"""The results, or the ratings, that one query reads."""
CHUNK = 5
"""The results that are decoded at once, in a millisecond. Other tasks run between two chunks."""
PAUSE = 0.02
"""Seconds of a pause after each chunk of a rebuild behind play. 100,000 results take eight minutes."""
MAX_SMALL = 50
"""The results of a server that are added in this process, also behind play: a process takes longer to start."""
RATINGS_AT_ONCE = 500
"""The most ratings that one transaction writes, in some milliseconds. Moves wait for it."""

_LAST_NUMBER = select(func.max(RESULT.c.number)).where(
    RESULT.c.guild_id == bindparam("server"), RESULT.c.number <= MAX_NUMBER
)
_DELETE_ONE = delete(RATING).where(
    RATING.c.guild_id == bindparam("server"),
    RATING.c.season == bindparam("board_season"),
    RATING.c.rules == bindparam("board_rules"),
    RATING.c.user_id == bindparam("person"),
)
_DELETE_ALL = delete(RATING).where(RATING.c.guild_id == bindparam("server"))
_REQUEST_PREFIX = "ratings:"
"""The begin of the key of a rebuild request. The id of the server follows."""
_IS_REQUEST = (META.c.application_id == OF_ALL, META.c.key.startswith(_REQUEST_PREFIX))
_DELETE_REQUEST = delete(META).where(
    META.c.application_id == OF_ALL, META.c.key == bindparam("due"), META.c.value == bindparam("noted")
)


_OUTDATED_SERVERS = select(RATING.c.guild_id).where(text("opponents = 0 AND rated > 0")).distinct()
"""The servers with ratings of an older version. An index has the same condition, and is empty without such ratings."""


def _boards() -> Select[tuple[int, str]]:
    """Return the statement for the different servers and seasons of all ratings.

    Each pair is one step in an index. `SELECT DISTINCT` would read an entry for each person on each board.
    """
    server, season = RATING.c.guild_id, RATING.c.season
    servers = select(func.min(server).label("server")).cte("servers", recursive=True)
    next_server = select(func.min(server)).where(server > servers.c.server).scalar_subquery()
    servers = servers.union_all(select(next_server).where(servers.c.server.is_not(None)))
    first_season = select(func.min(season)).where(server == servers.c.server).scalar_subquery()
    boards = select(servers.c.server, first_season.label("season")).where(servers.c.server.is_not(None))
    steps = boards.cte("boards", recursive=True)
    next_season = select(func.min(season)).where(server == steps.c.server, season > steps.c.season).scalar_subquery()
    steps = steps.union_all(select(steps.c.server, next_season).where(steps.c.season.is_not(None)))
    return select(steps.c.server, steps.c.season).where(steps.c.season.is_not(None))


_BOARDS = _boards()


class _Key(NamedTuple):
    """The key of a rating in its server."""

    season: str
    rules: str
    user_id: int


class _Basis(NamedTuple):
    """The state of the database from which sums are made. They may be written only if it has not changed."""

    guild_id: int
    seasons: Seasons
    mark: str
    request: str | None
    """The value that `request_rebuild` stored before the results were read."""
    is_shared: bool
    last: int = 0
    """The number of the last result."""

    def news(self, session: Session) -> str:
        """Return what has changed meanwhile: `results`, `seasons`, or an empty text for no change.

        Raises `Overtaken` if a person was erased.
        """
        check_mark(session, self.mark, is_shared=self.is_shared)
        lock(session, self.guild_id, is_shared=self.is_shared)
        if seasons_of(session, self.guild_id) != self.seasons:
            return "seasons"
        ((last,),) = session.execute(_LAST_NUMBER, {"server": self.guild_id}).fetchall()
        return "results" if (last or 0) > self.last else ""


def request_rebuild(session: Session, guild_id: int) -> None:
    """Store a request to rebuild the ratings of a server, because one of its people became a former player.

    All former players count as one opponent. Otherwise, an account that loses on purpose would be a new opponent after
    each deletion of its data.
    """
    session.execute(
        put(META), {"application_id": OF_ALL, "key": f"{_REQUEST_PREFIX}{guild_id}", "value": secrets.token_hex(8)}
    )


def cancel_rebuild_request(session: Session, guild_id: int) -> None:
    """Delete the request of `request_rebuild`, because the data of the server is deleted."""
    session.execute(delete(META).where(*_IS_REQUEST, META.c.key == f"{_REQUEST_PREFIX}{guild_id}"))


async def rebuild_ratings(store: Store, reader: RowReader, guild_id: int, *, is_behind: bool = False) -> list[Damaged]:
    """Write the sums and ratings of a server again. Return the damages of unreadable results, which do not count.

    The ratings are the same as after the results were first written. Meanwhile, other processes may write results, the
    seasons may change, and people may be erased. ``is_behind``: people play meanwhile, so a side process adds the
    results of a large server, and this one pauses between reads. Raises `StorageError`, and `OSError` if the side
    process has ended.
    """
    while True:
        mark, request = await erasure_mark(store), await store.meta(OF_ALL, f"{_REQUEST_PREFIX}{guild_id}")
        seasons = await store.writer.write(partial(seasons_of, guild_id=guild_id))
        basis = _Basis(guild_id, seasons, mark, request, store.is_shared)
        with _sums(seasons, in_process=is_behind and await _is_large(reader, guild_id)) as sums:
            damages = await _rebuild(store, reader, basis, sums, PAUSE if is_behind else 0.0)
        if damages is not None:
            if sums.faults.matches:
                log.error(
                    "server %s: %d matches are rated for nobody: %s", guild_id, *msgspec.structs.astuple(sums.faults)
                )
            return damages


@contextmanager
def _sums(seasons: Seasons, *, in_process: bool) -> Iterator[ServerSums | SumsProcess]:
    """Yield sums without results; with ``in_process``, in a side process."""
    if not in_process:
        yield ServerSums(seasons)
        return
    process = SumsProcess(seasons)
    try:
        yield process
    finally:
        process.kill()  # a thread that waits for it goes on


async def _is_large(reader: RowReader, guild_id: int) -> bool:
    """Return whether a server has more than `MAX_SMALL` results."""
    async with reader.reading() as connection:
        numbers = select(RESULT.c.number).where(RESULT.c.guild_id == guild_id).offset(MAX_SMALL).limit(1)
        return (await connection.execute(numbers)).first() is not None


async def _run(sums: ServerSums | SumsProcess, step: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """Return what a step of the sums returns. A thread waits for that of a side process."""
    if isinstance(sums, SumsProcess):
        return await asyncio.to_thread(step, *args, **options)
    return step(*args, **options)


async def _rebuild(
    store: Store, reader: RowReader, basis: _Basis, sums: ServerSums | SumsProcess, pause: float
) -> list[Damaged] | None:
    """Add all results, and write the sums. Return the damages, or None if the seasons or the people have changed."""
    damages, last = list[Damaged](), 0
    while True:
        last = await _add(reader, basis.guild_id, sums, last, damages, pause)
        try:
            news = await _write(store, reader, basis._replace(last=last), sums)
        except Overtaken:  # a person was erased
            return None
        if news != "results":
            return None if news else damages


async def servers_to_rebuild(reader: RowReader) -> list[int]:
    """Return the servers whose ratings are outdated. Raises `StorageError`.

    * The ratings have other seasons than the settings: the process stopped after the change of the setting.
    * The ratings are from an older version.
    * A person became a former player (see `request_rebuild`).
    """
    async with reader.reading() as connection:
        rows = [tuple(row) for row in await connection.execute(_BOARDS)]
        outdated = set(await connection.scalars(_OUTDATED_SERVERS))
        requested = [
            key.removeprefix(_REQUEST_PREFIX)
            for key in await connection.scalars(select(META.c.key).where(*_IS_REQUEST))
        ]
        outdated |= {int(guild_id) for guild_id in requested if guild_id.isdecimal()}
    kinds: dict[int, set[Seasons]] = {}
    for guild_id, season in checked_rows(tuple[Id, str], rows, "a rating", reader.log_damage):
        kinds.setdefault(guild_id, set()).add(kind_of(season))
    if not kinds:
        return []
    has_ratings = exists().where(RATING.c.guild_id == CHANNEL_SETTINGS.c.id)  # one step in an index for each row
    async with reader.reading() as connection:
        settings = await connection.execute(select(CHANNEL_SETTINGS.c.id, CHANNEL_SETTINGS.c.body).where(has_ratings))
        seasons_by_server = {row.id: seasons_in(row.body) for row in settings}
    return [
        guild_id
        for guild_id, server_kinds in kinds.items()
        if guild_id in outdated or server_kinds != {"never", seasons_by_server.get(guild_id, DEFAULT_SEASONS)}
    ]


async def _add(
    reader: RowReader,
    guild_id: int,
    sums: ServerSums | SumsProcess,
    last: int,
    damages: list[Damaged],
    pause: float,
) -> int:
    """Add the results with numbers above ``last``. Return the number of the last result."""
    async for page in _pages(reader, guild_id, last):
        for start in range(0, len(page), CHUNK):
            if start:
                await asyncio.sleep(pause)
            results = []
            for row, seats in page[start : start + CHUNK]:
                try:
                    results.append(result_of(row, seats))
                except Damaged as damage:
                    damages.append(damage)
            await _run(sums, sums.add, results)
        last = page[-1][0].number
    return last


async def _pages(reader: RowReader, guild_id: int, last: int) -> AsyncIterator[list[tuple[Row[Any], list[Row[Any]]]]]:
    """Yield pages of results with numbers above ``last``: the row of each result, with the rows of its seats."""
    while True:
        # SQLite may hold a text as a damaged number, and that would be larger than all numbers.
        conditions = RESULT.c.guild_id == guild_id, RESULT.c.number > last, RESULT.c.number <= MAX_NUMBER
        rows = select(RESULT).where(*conditions).order_by(RESULT.c.number).limit(PAGE_ROWS)
        ids = select(RESULT.c.match_id).where(*conditions).order_by(RESULT.c.number).limit(PAGE_ROWS)
        seats = select(RESULT_SEAT).where(RESULT_SEAT.c.match_id.in_(ids)).order_by(RESULT_SEAT.c.position)
        async with reader.reading() as connection:
            page = (await connection.execute(rows)).all()
            by_match: dict[int, list[Row[Any]]] = {row.match_id: [] for row in page}
            for seat in await connection.execute(seats):
                by_match[seat.match_id].append(seat)
        if not page:
            return
        yield [(row, by_match[row.match_id]) for row in page]
        last = page[-1].number


async def _write(store: Store, reader: RowReader, basis: _Basis, sums: ServerSums | SumsProcess) -> str:
    """Write the ratings of a server that differ. Return the changes meanwhile, see `_Basis.news`.

    Each transaction writes only some ratings, because moves wait for it. If the process stops between two transactions,
    `servers_to_rebuild` names the server: it has ratings of two kinds of seasons, or of an older version.

    Raises `Overtaken` if a person was erased meanwhile.
    """
    before = await _before(reader, basis.guild_id)
    if before is None:
        if news := await store.writer.write(partial(_clear, basis=basis)):
            return news
        before = {}
    out = await store.writer.write(people_opted_out)
    new: list[RatingState] = []
    boards = sums.boards()
    while (states := await _run(sums, next, boards, None)) is not None:
        for state in states:
            key = _Key(state.season, state.rules, state.user_id)
            if before.pop(key, None) != with_rank(state, opted_out=state.user_id in out):
                new.append(state)
    changes: list[RatingState | _Key] = [*sorted(new, key=lambda state: state.user_id), *before]
    for start in range(0, max(1, len(changes)), RATINGS_AT_ONCE):
        is_last = start + RATINGS_AT_ONCE >= len(changes)
        write = partial(_change, basis=basis, changes=changes[start : start + RATINGS_AT_ONCE], is_last=is_last)
        if news := await store.writer.write(write):
            return news
    return ""


async def _before(reader: RowReader, guild_id: int) -> dict[_Key, RatingState] | None:
    """Return the stored ratings of a server, or None if any of them cannot be read."""
    states, damages, last = dict[_Key, RatingState](), list[Damaged](), None
    key = RATING.c.season, RATING.c.rules, RATING.c.user_id
    while True:
        page = select(RATING).where(RATING.c.guild_id == guild_id).order_by(*key).limit(PAGE_ROWS)
        if last is not None:
            page = page.where(tuple_(*key) > tuple_(*last))
        async with reader.reading() as connection:
            rows = (await connection.execute(page)).all()
        for row in rows:
            if state := rating_row(row, damages):
                states[_Key(state.season, state.rules, state.user_id)] = state
        if damages:
            return None
        if len(rows) < PAGE_ROWS:
            return states
        last = rows[-1].season, rows[-1].rules, rows[-1].user_id


def _clear(session: Session, basis: _Basis) -> str:
    """Delete the ratings of a server."""
    if news := basis.news(session):
        return news
    session.execute(_DELETE_ALL, {"server": basis.guild_id})
    return ""


def _change(session: Session, basis: _Basis, changes: Sequence[RatingState | _Key], *, is_last: bool) -> str:
    """Write the ratings in ``changes``, and delete the ratings of the keys. ``is_last``: delete the request, too."""
    if news := basis.news(session):
        return news
    out: dict[int, bool] = {}
    for change in changes:
        if isinstance(change, _Key):
            values = {"server": basis.guild_id, "board_season": change.season, "board_rules": change.rules}
            session.execute(_DELETE_ONE, values | {"person": change.user_id})
            continue
        user_id = change.user_id
        if user_id not in out:
            out[user_id] = opted_out(session, user_id)
        put_rating(session, with_rank(change, opted_out=out[user_id]))
    if is_last:
        session.execute(_DELETE_REQUEST, {"due": f"{_REQUEST_PREFIX}{basis.guild_id}", "noted": basis.request or ""})
    return ""
