"""Delete old rows in small batches: those of finished matches, and those of servers that the bot has left.

The results of matches stay until the bot has left their server.

Each batch is one short write with at most `ROWS` rows, and other writes come between two batches. So clicks are
answered in time, however much there is to delete.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Delete,
    Double,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    func,
    literal,
    literal_column,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same syntax

from unobot.model.storage_errors import Damaged
from unobot.model.structs import Id, Moment
from unobot.model.table import Rematch

from .acts import ADMIN_ACT
from .bans import BAN
from .daily_store import DAILY_CHAIN, DAILY_TRY
from .result_rebuild import forget_former_players
from .result_rows import RATING, RESULT, RESULT_SEAT
from .row_reader import RowReader
from .rows import HOME, checked, decode
from .schema import CHANNEL_SETTINGS, EVENT, LEFT_SERVER, LIVE, MATCH, MESSAGE, PANEL, SEAT, TABLE
from .solo_store import SOLO
from .statements import Session
from .store import Store
from .tournaments import TOURNAMENT

ROWS = 500
"""The most rows that one transaction deletes."""
CHUNK = 100
"""The tables that are looked up at once."""
PAUSE = 0.02
"""Seconds between two batches."""

AtHome = Callable[[int | None], bool]
"""Tells whether this process serves the server with an id."""
_OWN = (MATCH, MESSAGE, PANEL, SEAT)
"""The rows of a table beside its events, in the order in which they can be deleted."""


@dataclass(frozen=True, slots=True)
class Old:
    """The numbers of tables, matches and events that were deleted, or would be."""

    tables: int = 0
    matches: int = 0
    events: int = 0


# Each start of the bot and each new session asks for these.
_LEFT = select(LEFT_SERVER.c.id, LEFT_SERVER.c.since)
_WITHOUT_SERVER = select(CHANNEL_SETTINGS.c.id).where(CHANNEL_SETTINGS.c.guild_id.is_(None))
_SERVERS = (
    select(TABLE.c.guild_id)
    .where(TABLE.c.guild_id.is_not(None))
    .union(
        select(CHANNEL_SETTINGS.c.guild_id).where(CHANNEL_SETTINGS.c.guild_id.is_not(None)),
        select(BAN.c.guild_id),
        select(ADMIN_ACT.c.guild_id),
        select(SOLO.c.guild_id).where(SOLO.c.guild_id.is_not(None)),
        select(DAILY_TRY.c.guild_id).where(DAILY_TRY.c.guild_id.is_not(None)),
        select(DAILY_CHAIN.c.guild_id),
        select(RESULT.c.guild_id),
        select(TOURNAMENT.c.guild_id),
    )
)


class Retention:
    """The deletions of one process. All methods raise `StorageError`."""

    def __init__(self, store: Store, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._store = store
        self._sleep = sleep
        self._reader = RowReader(store.engine)

    async def prune(self, before: float, at_home: AtHome = lambda _: True) -> int:
        """Delete the closed tables at which nobody has acted since ``before`` (Unix seconds). Return their number.

        Games that users played alone, moves of daily deals, and tournaments are deleted after the same time.
        A table stays while its end is not reported. It also stays while its rematch is open, or the rematch of that
        one, and so on.
        """
        for rows, change in (*_OLD_GAMES, _OLD_TOURNAMENTS):
            while await self._has(rows, before):
                await self._store.writer.write(partial(_run, statement=change, key=before))
                await self._sleep(PAUSE)
        return await self._delete({"before": before}, at_home, await self._played_again())

    async def count(self, before: float) -> Old:
        """Return what `prune` would delete."""
        spared = await self._played_again()
        tables = select(TABLE.c.id).where(_OLD, TABLE.c.id.not_in(spared))
        matches = select(MATCH.c.id).where(MATCH.c.table_id.in_(tables))
        events = select(EVENT.c.ply).where(EVENT.c.match_id.in_(matches))
        async with self._reader.reading() as connection:
            counts = [
                await connection.scalar(select(func.count()).select_from(rows.subquery()), {"before": before})
                for rows in (tables, matches, events)
            ]
        return Old(*(count or 0 for count in counts))

    async def prune_acts(self, before: float, at_home: AtHome = lambda _: True) -> int:
        """Delete the acts of admins before a time (Unix seconds). Return their number."""
        old = select(ADMIN_ACT.c.guild_id).where(ADMIN_ACT.c.at < before).distinct()
        async with self._reader.reading() as connection:
            servers = list(await connection.scalars(old))
        deleted = 0
        for server_id in filter(at_home, servers):
            delete = partial(_delete_acts, server_id=server_id, before=before)
            while gone := await self._store.writer.write(delete):
                deleted += gone
                await self._sleep(PAUSE)
        return deleted

    async def _has(self, rows: Select[Any], before: float) -> bool:
        async with self._reader.reading() as connection:
            return await connection.scalar(rows.limit(1), {"key": before}) is not None

    # Servers

    async def note_left(self, server_id: int, since: float) -> None:
        """Note when the bot left a server, unless that is noted already."""
        row = insert(LEFT_SERVER).values(id=server_id, since=since).on_conflict_do_nothing()
        await self._store.writer.write(lambda session: session.execute(row).rowcount)

    async def note_return(self, server_ids: Iterable[int]) -> None:
        """Note that the bot is in these servers: their data stays."""
        if ids := list(server_ids):
            await self._store.writer.write(partial(_note_return, server_ids=ids))

    async def left(self) -> dict[int, float]:
        """Return the servers that the bot has left, and when (Unix seconds)."""
        return dict(await self._reader.all(_LEFT, lambda row: checked(tuple[Id, Moment], tuple(row), "a left server")))

    async def servers(self) -> set[int]:
        """Return all servers of which there is data."""
        async with self._reader.reading() as connection:
            return set(await connection.scalars(_SERVERS))

    async def delete_server(self, server_id: int) -> int:
        """Delete all data of a server, and the note that the bot has left it. Return the number of its tables."""
        deleted = await self._delete({"server": server_id}, lambda _: True, frozenset())
        for rest in _REST:
            while await self._store.writer.write(partial(_run, statement=rest, key=server_id)):
                await self._sleep(PAUSE)
        while await self._store.writer.write(partial(_delete_results, server_id=server_id)):
            await self._sleep(PAUSE)
        await self.note_return([server_id])
        return deleted

    async def places_without_server(self) -> list[int]:
        """Return the ids of channels and servers that have settings of an older version, without their server."""
        async with self._reader.reading() as connection:
            return list(await connection.scalars(_WITHOUT_SERVER))

    async def note_server(self, place_id: int, server_id: int) -> None:
        """Note the server of a channel that has settings."""
        note = update(CHANNEL_SETTINGS).where(CHANNEL_SETTINGS.c.id == place_id).values(guild_id=server_id)
        await self._store.writer.write(lambda session: session.execute(note).rowcount)

    # Tables

    async def _delete(self, which: Mapping[str, float], at_home: AtHome, spared: frozenset[int]) -> int:
        """Delete the tables that meet a condition, except those ``spared``. Return their number."""
        last = deleted = 0
        while ids := await self._some(which, last):
            last = max(ids)
            waiting = [table_id for table_id, server_id in ids.items() if at_home(server_id) and table_id not in spared]
            while waiting:
                gone = await self._store.writer.write(partial(delete_tables, table_ids=waiting, which=which))
                deleted, waiting = deleted + gone, waiting[gone:]
                await self._sleep(PAUSE)
        return deleted

    async def _some(self, which: Mapping[str, float], after: int) -> dict[int, int | None]:
        """Return the next tables with their `TableState.home_id`, in the order of their ids."""
        condition = _OLD if "before" in which else _OF_SERVER
        chunk = select(TABLE.c.id, HOME).where(condition, TABLE.c.id > after).order_by(TABLE.c.id)
        async with self._reader.reading() as connection:
            return {row.id: row.home_id for row in await connection.execute(chunk.limit(CHUNK), dict(which))}

    async def _played_again(self) -> frozenset[int]:
        """Return the tables whose rematch is not closed, and those whose rematch they are, and so on."""
        found: set[int] = set()
        rows: Any = select(TABLE.c.id, TABLE.c.rematch).where(LIVE, TABLE.c.rematch.is_not(None))
        async with self._reader.reading() as connection:
            while previous := {table_id for row in await connection.execute(rows) for table_id in _previous(row)}:
                fresh = previous - found
                found |= fresh
                rows = select(TABLE.c.id, TABLE.c.rematch).where(TABLE.c.id.in_(fresh), TABLE.c.rematch.is_not(None))
        return frozenset(found)


def _previous(row: Any) -> list[int]:  # noqa: ANN401 - a row
    """Return the table of which a table is the rematch, if that can be read."""
    try:
        return [decode(row.rematch, Rematch).previous_table]
    except (ValueError, Damaged):
        return []


def _sizes(which: ColumnElement[bool]) -> Select[Any]:
    """Return the numbers of a table's events and of its other rows, if the table meets a condition."""
    logs = select(func.count(EVENT.c.ply)).join(MATCH, MATCH.c.id == EVENT.c.match_id)
    events = logs.where(MATCH.c.table_id == TABLE.c.id).scalar_subquery()
    rest = [select(func.count()).where(row.c.table_id == TABLE.c.id).scalar_subquery() for row in _OWN]
    return select(events, sum(rest, literal(1))).where(TABLE.c.id == bindparam("key"), which)


# The statements are made once, because each would take longer to compile than to run.
_UNTOLD = select(MATCH.c.id).where(MATCH.c.table_id == TABLE.c.id, MATCH.c.reported.is_(False))
_OLD = and_(TABLE.c.status == "closed", TABLE.c.touched < bindparam("before", type_=Double), ~_UNTOLD.exists())
"""The condition for the tables that `Retention.prune` deletes, with the value ``before``."""
_OF_SERVER = TABLE.c.guild_id == bindparam("server", type_=BigInteger)
SIZES = {"before": _sizes(_OLD), "server": _sizes(_OF_SERVER)}
_OF_MATCH = EVENT.c.match_id.in_(select(MATCH.c.id).where(MATCH.c.table_id == bindparam("key")))
_ALL = (
    delete(EVENT).where(_OF_MATCH),
    *(delete(row).where(row.c.table_id == bindparam("key")) for row in _OWN),
    delete(TABLE).where(TABLE.c.id == bindparam("key")),
)
_LAST = select(EVENT.c.match_id, func.max(EVENT.c.ply)).where(_OF_MATCH).group_by(EVENT.c.match_id)
_SHORTEN = delete(EVENT).where(EVENT.c.match_id == bindparam("key"), EVENT.c.ply > bindparam("ply"))
_RETURN = delete(LEFT_SERVER).where(LEFT_SERVER.c.id == bindparam("key"))
_OWN_SETTINGS = or_(CHANNEL_SETTINGS.c.guild_id == bindparam("key"), CHANNEL_SETTINGS.c.id == bindparam("key"))
_BATCH: ColumnElement[int] = literal_column(str(ROWS))
_BANS = select(BAN.c.user_id).where(BAN.c.guild_id == bindparam("key"))
_ACTS = select(ADMIN_ACT.c.id).where(ADMIN_ACT.c.guild_id == bindparam("key"))
_RATINGS = select(RATING.c.season, RATING.c.rules, RATING.c.user_id).where(RATING.c.guild_id == bindparam("key"))
_RESULTS = select(RESULT.c.match_id).where(RESULT.c.guild_id == bindparam("key"))
_SOME_RESULTS = _RESULTS.order_by(RESULT.c.ended, RESULT.c.match_id).limit(literal_column(str(CHUNK)))
_RESULT = tuple(delete(row).where(row.c.match_id == bindparam("key")) for row in (RESULT_SEAT, RESULT))
_GAMES = select(SOLO.c.id).where(SOLO.c.guild_id == bindparam("key"))
_BEFORE = bindparam("key", type_=Double)
_SOME_GAMES = select(SOLO.c.id).where(SOLO.c.touched < _BEFORE)
_SOME_TRIES = select(DAILY_TRY.c.id).where(DAILY_TRY.c.touched < _BEFORE, DAILY_TRY.c.squares.is_(None))
_SOME_LINES = select(DAILY_TRY.c.id).where(DAILY_TRY.c.touched < _BEFORE, DAILY_TRY.c.line != "[]")
_OLD_GAMES = (
    (_SOME_GAMES, delete(SOLO).where(SOLO.c.id.in_(_SOME_GAMES.limit(_BATCH)))),
    (_SOME_TRIES, delete(DAILY_TRY).where(DAILY_TRY.c.id.in_(_SOME_TRIES.limit(_BATCH)))),
    (_SOME_LINES, update(DAILY_TRY).where(DAILY_TRY.c.id.in_(_SOME_LINES.limit(_BATCH))).values(line="[]")),
)
"""The rows of games that users played alone, and what deletes a batch of them. Results of daily deals stay."""
_BEGUN = select(DAILY_TRY.c.id).where(DAILY_TRY.c.guild_id == bindparam("key"))
_TRIES = select(DAILY_TRY.c.id).where(DAILY_TRY.c.server_id == bindparam("key"))
_CHAINS = select(DAILY_CHAIN.c.season).where(DAILY_CHAIN.c.guild_id == bindparam("key"))
_OVER = select(TOURNAMENT.c.id).where(TOURNAMENT.c.status == "over", TOURNAMENT.c.touched < _BEFORE)
_OLD_TOURNAMENTS = (_OVER, delete(TOURNAMENT).where(TOURNAMENT.c.id.in_(_OVER.limit(_BATCH))))
_TOURNAMENTS = select(TOURNAMENT.c.id).where(TOURNAMENT.c.guild_id == bindparam("key"))
_REST = (
    delete(DAILY_TRY).where(DAILY_TRY.c.id.in_(_TRIES.limit(_BATCH))),
    # Tries at the world's deals belong to their users, who may have begun them anywhere.
    update(DAILY_TRY).where(DAILY_TRY.c.id.in_(_BEGUN.limit(_BATCH))).values(guild_id=None),
    delete(DAILY_CHAIN).where(
        DAILY_CHAIN.c.guild_id == bindparam("key"), DAILY_CHAIN.c.season.in_(_CHAINS.limit(_BATCH))
    ),
    delete(SOLO).where(SOLO.c.id.in_(_GAMES.limit(_BATCH))),
    delete(TOURNAMENT).where(TOURNAMENT.c.id.in_(_TOURNAMENTS.limit(_BATCH))),
    delete(CHANNEL_SETTINGS).where(
        CHANNEL_SETTINGS.c.id.in_(select(CHANNEL_SETTINGS.c.id).where(_OWN_SETTINGS).limit(_BATCH))
    ),
    delete(BAN).where(BAN.c.guild_id == bindparam("key"), BAN.c.user_id.in_(_BANS.limit(_BATCH))),
    delete(ADMIN_ACT).where(ADMIN_ACT.c.id.in_(_ACTS.limit(_BATCH))),
    delete(RATING).where(
        RATING.c.guild_id == bindparam("key"),
        tuple_(RATING.c.season, RATING.c.rules, RATING.c.user_id).in_(_RATINGS.limit(_BATCH)),
    ),
)
"""Each deletes a batch of the rows of a server that belong to no table."""
_OLD_ACTS = delete(ADMIN_ACT).where(
    ADMIN_ACT.c.id.in_(
        select(ADMIN_ACT.c.id)
        .where(ADMIN_ACT.c.guild_id == bindparam("key"), ADMIN_ACT.c.at < bindparam("before", type_=Double))
        .limit(_BATCH)
    )
)


def delete_tables(session: Session, table_ids: Sequence[int], which: Mapping[str, float]) -> int:
    """Delete tables until `ROWS` rows are gone. Return the number of tables, from the first on, that are done.

    ``which`` has one value: ``before``, for old tables, or ``server``. A table that it does not fit anymore stays.

    A match with more events loses its last ones first, so that its log stays readable. The rest of a table goes at
    once.
    """
    (name,) = which
    room = ROWS
    for done, table_id in enumerate(table_ids):
        sizes = session.execute(SIZES[name], {"key": table_id, **which}).fetchall()
        size = sum(sizes[0]) if sizes else 0
        if size > room:
            if room == ROWS:
                match_id, ply = session.execute(_LAST, {"key": table_id}).fetchall()[0]
                session.execute(_SHORTEN, {"key": match_id, "ply": ply - ROWS})
            return done
        if sizes:
            for statement in _ALL:
                session.execute(statement, {"key": table_id})
        room -= size
    return len(table_ids)


def _delete_acts(session: Session, server_id: int, before: float) -> int:
    return session.execute(_OLD_ACTS, {"key": server_id, "before": before}).rowcount


def _run(session: Session, statement: Delete | Update, key: float) -> int:
    return session.execute(statement, {"key": key}).rowcount


def _delete_results(session: Session, server_id: int) -> int:
    """Delete the oldest results of a server. Return their number."""
    match_ids = [match_id for (match_id,) in session.execute(_SOME_RESULTS, {"key": server_id}).fetchall()]
    for match_id in match_ids:
        for statement in _RESULT:
            session.execute(statement, {"key": match_id})
    if not match_ids:
        forget_former_players(session, server_id)
    return len(match_ids)


def _note_return(session: Session, server_ids: Sequence[int]) -> None:
    for server_id in server_ids:
        session.execute(_RETURN, {"key": server_id})
