"""Delete the rows of old matches, and of servers that the bot has left, in small batches.

The results of matches stay until the bot has left their server.

The marks of each table say which rows belong to a server, and which rows are old (see `table_group`). This module
itself deletes live tables.

Each batch is one short write with at most `MAX_ROWS` rows, and other writes come between two batches. So clicks are
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
    Double,
    Select,
    and_,
    bindparam,
    delete,
    func,
    literal,
    literal_column,
    select,
    union,
    update,
)
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same syntax

from unobot.database_tables import GROUPS
from unobot.features.admin.store import ADMIN_ACT
from unobot.model.storage_errors import Damaged
from unobot.model.structs import Id, Moment
from unobot.model.table import Rematch
from unobot.storage.rows import HOME, checked, decode
from unobot.storage.schema import CHANNEL_SETTINGS, EVENT, LEFT_SERVER, LIVE, MATCH, MESSAGE, PANEL, SEAT, TABLE
from unobot.storage.statements import Session
from unobot.storage.store import Store
from unobot.storage.table_group import MAX_ROWS, DeleteSome, old_rows, server_columns, server_jobs

NO_SERVER = 0
"""The server id of the daily deals for the whole world."""
TABLE_BATCH = 100
"""The number of tables that are read at once."""
PAUSE = 0.02
"""Seconds between two batches of deletions."""

IsServedHere = Callable[[int | None], bool]
"""Tells whether this process serves the server with an id."""
_ROWS_OF_TABLE = (MATCH, MESSAGE, PANEL, SEAT)
"""The database tables with rows of a live table, except its events, in an order in which they can be deleted."""


@dataclass(frozen=True, slots=True)
class OldCounts:
    """The numbers of tables, matches and events that were deleted, or would be."""

    tables: int = 0
    matches: int = 0
    events: int = 0


# These queries run at each start of the bot and in each new session.
_LEFT_SERVERS = select(LEFT_SERVER.c.id, LEFT_SERVER.c.since)
_WITHOUT_SERVER = select(CHANNEL_SETTINGS.c.id).where(CHANNEL_SETTINGS.c.guild_id.is_(None))
_SERVERS = union(*(select(column).where(column > NO_SERVER) for group in GROUPS for column in server_columns(group)))
"""The servers that have data in the database."""


class Retention:
    """The deletions of one process. All methods raise `StorageError`."""

    def __init__(self, store: Store, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._store = store
        self._sleep = sleep
        self._reader = store.reader

    async def prune(self, before: float, at_home: IsServedHere = lambda _: True) -> int:
        """Delete the closed tables at which nobody has acted since ``before`` (Unix seconds). Return their number.

        Games that users played alone, moves of daily deals, and tournaments are deleted after the same time.
        A table stays while its end is not reported. It also stays while its rematch, or a rematch of the rematch, is
        open.
        """
        for batch in (batch for group in GROUPS for batch in old_rows(group)):
            while await self._has(batch.rows, before):
                await self._store.writer.write(partial(batch.run, key=before))
                await self._sleep(PAUSE)
        return await self._delete({"before": before}, at_home, await self._tables_with_open_rematch())

    async def count(self, before: float) -> OldCounts:
        """Return what `prune` would delete."""
        spared = await self._tables_with_open_rematch()
        tables = select(TABLE.c.id).where(_OLD, TABLE.c.id.not_in(spared))
        matches = select(MATCH.c.id).where(MATCH.c.table_id.in_(tables))
        events = select(EVENT.c.ply).where(EVENT.c.match_id.in_(matches))
        async with self._reader.reading() as connection:
            counts = [
                await connection.scalar(select(func.count()).select_from(rows.subquery()), {"before": before})
                for rows in (tables, matches, events)
            ]
        return OldCounts(*(count or 0 for count in counts))

    async def free_space(self) -> int | None:
        """Return the bytes of the database that are free for new rows, or None if it does not tell."""
        return (await self._store.size()).free

    async def prune_audit_log(self, before: float, at_home: IsServedHere = lambda _: True) -> int:
        """Delete the entries of the audit log before a time (Unix seconds). Return their number."""
        servers_with_old = select(ADMIN_ACT.c.guild_id).where(ADMIN_ACT.c.at < before).distinct()
        async with self._reader.reading() as connection:
            servers = list(await connection.scalars(servers_with_old))
        deleted = 0
        for server_id in filter(at_home, servers):
            delete = partial(_delete_audit_entries, server_id=server_id, before=before)
            while count := await self._store.writer.write(delete):
                deleted += count
                await self._sleep(PAUSE)
        return deleted

    async def _has(self, rows: Select[Any], before: float) -> bool:
        async with self._reader.reading() as connection:
            return await connection.scalar(rows.limit(1), {"key": before}) is not None

    # Servers

    async def store_departure(self, server_id: int, since: float) -> None:
        """Store when the bot left a server (Unix seconds), unless a time is stored already."""
        row = insert(LEFT_SERVER).values(id=server_id, since=since).on_conflict_do_nothing()
        await self._store.writer.write(lambda session: session.execute(row).rowcount)

    async def delete_departures(self, server_ids: Iterable[int]) -> None:
        """Delete the stored departures from these servers, because the bot is back or their data is deleted."""
        if ids := list(server_ids):
            await self._store.writer.write(partial(_delete_departures, server_ids=ids))

    async def left_servers(self) -> dict[int, float]:
        """Return the servers that the bot has left, and when (Unix seconds)."""
        return dict(
            await self._reader.all(_LEFT_SERVERS, lambda row: checked(tuple[Id, Moment], tuple(row), "a left server"))
        )

    async def servers(self) -> set[int]:
        """Return all servers that have data in the database."""
        async with self._reader.reading() as connection:
            return set(await connection.scalars(_SERVERS))

    async def delete_server(self, server_id: int) -> int:
        """Delete all data of a server, and then its departure. Return the number of deleted tables."""
        deleted = await self._delete({"server": server_id}, lambda _: True, frozenset())
        for delete_some in (job for group in reversed(GROUPS) for job in server_jobs(group)):
            while await self._store.writer.write(partial(_run, job=delete_some, server_id=server_id)):
                await self._sleep(PAUSE)
        await self.delete_departures([server_id])
        return deleted

    async def places_without_server(self) -> list[int]:
        """Return the ids of channels and servers that have settings of an older version, without their server."""
        async with self._reader.reading() as connection:
            return list(await connection.scalars(_WITHOUT_SERVER))

    async def store_server_of(self, place_id: int, server_id: int) -> None:
        """Store the server of a channel that has settings."""
        statement = update(CHANNEL_SETTINGS).where(CHANNEL_SETTINGS.c.id == place_id).values(guild_id=server_id)
        await self._store.writer.write(lambda session: session.execute(statement).rowcount)

    # Tables

    async def _delete(self, which: Mapping[str, float], at_home: IsServedHere, spared: frozenset[int]) -> int:
        """Delete the tables that meet a condition, except those ``spared``. Return their number."""
        last = deleted = 0
        while ids := await self._next_tables(which, last):
            last = max(ids)
            waiting = [table_id for table_id, server_id in ids.items() if at_home(server_id) and table_id not in spared]
            while waiting:
                count = await self._store.writer.write(partial(delete_tables, table_ids=waiting, which=which))
                deleted, waiting = deleted + count, waiting[count:]
                await self._sleep(PAUSE)
        return deleted

    async def _next_tables(self, which: Mapping[str, float], after: int) -> dict[int, int | None]:
        """Return the next tables with their `TableState.home_id`, in the order of their ids."""
        condition = _OLD if "before" in which else _OF_SERVER
        chunk = select(TABLE.c.id, HOME).where(condition, TABLE.c.id > after).order_by(TABLE.c.id)
        async with self._reader.reading() as connection:
            return {row.id: row.home_id for row in await connection.execute(chunk.limit(TABLE_BATCH), dict(which))}

    async def _tables_with_open_rematch(self) -> frozenset[int]:
        """Return the tables whose rematch is open, and all tables before them in a row of rematches."""
        tables: set[int] = set()
        rows: Any = select(TABLE.c.id, TABLE.c.rematch).where(LIVE, TABLE.c.rematch.is_not(None))
        async with self._reader.reading() as connection:
            while previous := {table_id for row in await connection.execute(rows) for table_id in _previous(row)}:
                fresh = previous - tables
                tables |= fresh
                rows = select(TABLE.c.id, TABLE.c.rematch).where(TABLE.c.id.in_(fresh), TABLE.c.rematch.is_not(None))
        return frozenset(tables)


def _previous(row: Any) -> list[int]:  # noqa: ANN401 - a row
    """Return the id of the table before a rematch, in a list that is empty if it cannot be read."""
    try:
        return [decode(row.rematch, Rematch).previous_table]
    except (ValueError, Damaged):
        return []


def _sizes(which: ColumnElement[bool]) -> Select[Any]:
    """Return the query for the numbers of a table's events and of its other rows, if it meets a condition."""
    logs = select(func.count(EVENT.c.ply)).join(MATCH, MATCH.c.id == EVENT.c.match_id)
    events = logs.where(MATCH.c.table_id == TABLE.c.id).scalar_subquery()
    rest = [select(func.count()).where(row.c.table_id == TABLE.c.id).scalar_subquery() for row in _ROWS_OF_TABLE]
    return select(events, sum(rest, literal(1))).where(TABLE.c.id == bindparam("key"), which)


# The statements are created once, because each would take longer to compile than to run.
_UNREPORTED = select(MATCH.c.id).where(MATCH.c.table_id == TABLE.c.id, MATCH.c.reported.is_(False))
_OLD = and_(TABLE.c.status == "closed", TABLE.c.touched < bindparam("before", type_=Double), ~_UNREPORTED.exists())
"""The condition for the tables that `Retention.prune` deletes, with the value ``before``."""
_OF_SERVER = TABLE.c.guild_id == bindparam("server", type_=BigInteger)
SIZES = {"before": _sizes(_OLD), "server": _sizes(_OF_SERVER)}
_OF_MATCH = EVENT.c.match_id.in_(select(MATCH.c.id).where(MATCH.c.table_id == bindparam("key")))
_DELETE_TABLE = (
    delete(EVENT).where(_OF_MATCH),
    *(delete(row).where(row.c.table_id == bindparam("key")) for row in _ROWS_OF_TABLE),
    delete(TABLE).where(TABLE.c.id == bindparam("key")),
)
_LAST_PLIES = select(EVENT.c.match_id, func.max(EVENT.c.ply)).where(_OF_MATCH).group_by(EVENT.c.match_id)
_DELETE_LAST_ENTRIES = delete(EVENT).where(EVENT.c.match_id == bindparam("key"), EVENT.c.ply > bindparam("ply"))
_DELETE_DEPARTURE = delete(LEFT_SERVER).where(LEFT_SERVER.c.id == bindparam("key"))
_DELETE_OLD_AUDIT = delete(ADMIN_ACT).where(
    ADMIN_ACT.c.id.in_(
        select(ADMIN_ACT.c.id)
        .where(ADMIN_ACT.c.guild_id == bindparam("key"), ADMIN_ACT.c.at < bindparam("before", type_=Double))
        .limit(literal_column(str(MAX_ROWS)))
    )
)


def delete_tables(session: Session, table_ids: Sequence[int], which: Mapping[str, float]) -> int:
    """Delete tables, at most `MAX_ROWS` rows. Return how many of ``table_ids``, from the first on, are done.

    ``which`` has one key: ``before`` for old tables, or ``server``. A table that no longer meets this condition stays.

    A match with more than `MAX_ROWS` events loses its last events first, so that its log stays readable. Each smaller
    table is deleted in one transaction.
    """
    (name,) = which
    rows_left = MAX_ROWS
    for number, table_id in enumerate(table_ids):
        sizes = session.execute(SIZES[name], {"key": table_id, **which}).fetchall()
        size = sum(sizes[0]) if sizes else 0
        if size > rows_left:
            if rows_left == MAX_ROWS:
                match_id, ply = session.execute(_LAST_PLIES, {"key": table_id}).fetchall()[0]
                session.execute(_DELETE_LAST_ENTRIES, {"key": match_id, "ply": ply - MAX_ROWS})
            return number
        if sizes:
            for statement in _DELETE_TABLE:
                session.execute(statement, {"key": table_id})
        rows_left -= size
    return len(table_ids)


def _delete_audit_entries(session: Session, server_id: int, before: float) -> int:
    return session.execute(_DELETE_OLD_AUDIT, {"key": server_id, "before": before}).rowcount


def _run(session: Session, job: DeleteSome, server_id: int) -> int:
    return job(session, server_id)


def _delete_departures(session: Session, server_ids: Sequence[int]) -> None:
    for server_id in server_ids:
        session.execute(_DELETE_DEPARTURE, {"key": server_id})
