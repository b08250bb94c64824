"""Everything that unobot reads from and writes to its database, one method for each purpose.

Every write is one transaction, durable when the method returns; a write that fails changed nothing.
Knows nothing of the rules: what happened in a match is a text to it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import StorageError, open_engine, reason
from .notices import tell
from .rows import columns, end_match, every, only, state_of, tables, write_seats
from .schema import (
    LIVE,
    STANDING,
    Base,
    EventRow,
    MatchRow,
    MessageRow,
    MetaRow,
    PanelRow,
    PlaceRow,
    SeatRow,
    TableRow,
    UserRow,
)
from .states import MatchState, MessageState, PanelState, Place, TableState, UserState

P = ParamSpec("P")
T = TypeVar("T")

MAX_IDS = 2**31
"""Ids that a database gives are smaller. PostgreSQL compares them with nothing wider, and a button may say anything."""

__all__ = ["ChannelTaken", "Overtaken", "StorageError", "Store"]


def _whole(
    write: Callable[Concatenate["Store", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]:
    """A write that is begun is finished, even if whoever asked for it is cancelled.

    A transaction that is torn off leaves its connection, and with it SQLite's one write lock, to be found by others.
    """

    @wraps(write)
    async def finish(self: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(write(self, *args, **kwargs))
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return await asyncio.shield(task)

    return finish


class ChannelTaken(Exception):
    """The channel already has a table that is not closed."""


class Overtaken(Exception):
    """Somebody else has written this table, or its match at this ply, since it was read; nothing has changed."""


class Store:
    """The database, opened with `await Store.open(url)` and to be closed with `await store.close()`.

    Any method raises StorageError if the database does not do what it is asked.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # So that what is read in several statements is of one moment. SQLite has nothing else.
        self._snapshots = (
            engine.execution_options(isolation_level="REPEATABLE READ")
            if engine.dialect.name == "postgresql"
            else engine
        )
        self.origin: str | None = None
        """The name under which other processes on the same database are told of what is written; None for none."""
        self.unfinished: set[asyncio.Task[Any]] = set()
        """Writes on their way."""
        # SQLite has one writer at a time. Waiting is first come, first served here, and polling there.
        self._turn: AbstractAsyncContextManager[None] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at `url` and bring its schema up to date.

        Raises StorageError if the address is none of ours, nothing answers there, or its schema is newer.
        """
        return cls(await open_engine(url))

    @property
    def engine(self) -> AsyncEngine:
        """The way to the database, for what is no table: leases and notices."""
        return self._engine

    @property
    def is_shared(self) -> bool:
        """Whether several processes can serve one database of this kind."""
        return self._engine.dialect.name == "postgresql"

    async def close(self) -> None:
        """Finish the writes on their way and close all connections. The store is of no use afterwards."""
        if self.unfinished:
            await asyncio.wait(self.unfinished)
        await self._engine.dispose()

    # Tables

    @_whole
    async def create_table(self, state: TableState) -> TableState:
        """Write a new table and its seats; gives it back with its new id. Raises ChannelTaken."""
        state = msgspec.structs.replace(state, id=0)
        try:
            async with self._writing() as connection:
                new = insert(TableRow).values(columns(state, "id", "seats")).returning(TableRow.id)
                created = msgspec.structs.replace(state, id=(await connection.scalars(new)).one())
                await write_seats(connection, created)
                return created
        except StorageError as error:
            await self._explain_channel(error, state)
            raise

    @_whole
    async def save_table(self, state: TableState, *, over: bool = False) -> TableState:
        """Write a table's row and all its seats, and with `over` that its match, if any, has ended.

        Gives the table back with its new version. Raises Overtaken, and ChannelTaken if it would be its channel's
        second.
        """
        try:
            async with self._writing() as connection:
                written = await self._write_table(connection, state)
                if over and state.match_id is not None:
                    await end_match(connection, state.match_id)
                return written
        except StorageError as error:
            await self._explain_channel(error, state)
            raise

    async def load_table(self, table_id: int) -> TableState | None:
        """The table with this id, closed or not."""
        if table_id >= MAX_IDS:
            return None
        async with self._reading() as connection:
            return only(await tables(connection, TableRow.id == table_id))

    async def live_table(self, channel_id: int) -> TableState | None:
        """The table of a channel that is not closed; of those that wait, where no other is there, the latest."""
        async with self._reading() as connection:
            found = await tables(connection, TableRow.channel_id == channel_id, LIVE)
        return max(found, key=lambda state: (state.stranded is None, state.id), default=None)

    async def tables_of(self, user_id: int) -> list[TableState]:
        """The tables not closed where a person has a seat, also one they left, oldest first."""
        seated = select(SeatRow.table_id).where(SeatRow.user_id == user_id)
        async with self._reading() as connection:
            return await tables(connection, TableRow.id.in_(seated), LIVE)

    async def tables_in(self, guild_id: int) -> list[TableState]:
        """The tables of a server that are not closed, oldest first."""
        async with self._reading() as connection:
            return await tables(connection, TableRow.guild_id == guild_id, LIVE)

    async def open_deadlines(self) -> list[tuple[int, int, float | None]]:
        """Id, server and deadline of every table that is not closed."""
        async with self._reading() as connection:
            rows = await connection.execute(select(TableRow.id, TableRow.guild_id, TableRow.deadline).where(LIVE))
            return [(row.id, row.guild_id, row.deadline) for row in rows]

    async def undrawn(self, since: float) -> list[tuple[int, int]]:
        """Id and server of every table closed after `since` that still has messages, oldest first."""
        has_messages = select(MessageRow.table_id).where(MessageRow.table_id == TableRow.id).exists()
        closed = select(TableRow.id, TableRow.guild_id).where(
            TableRow.status == "closed", TableRow.touched > since, has_messages
        )
        async with self._reading() as connection:
            return [(row.id, row.guild_id) for row in await connection.execute(closed.order_by(TableRow.id))]

    # Matches

    @_whole
    async def begin_match(self, state: TableState, seed: bytes, salt: int, started: float, entry: bytes) -> TableState:
        """Write a new match, `entry` as its event at ply 0, and its table.

        Gives the table back with its `match_id` and new version. Raises Overtaken.
        """
        async with self._writing() as connection:
            new = insert(MatchRow).values(table_id=state.id, seed=seed, salt=salt, started=started, over=False)
            match_id = (await connection.scalars(new.returning(MatchRow.id))).one()
            begun = msgspec.structs.replace(state, match_id=match_id)
            await connection.execute(insert(EventRow).values(match_id=match_id, ply=0, body=entry.decode(), at=started))
            return await self._write_table(connection, begun)

    @_whole
    async def append(
        self, match_id: int, ply: int, at: float, body: bytes, state: TableState, *, over: bool = False
    ) -> TableState:
        """Write the event of a match at `ply`, its table and seats, and with `over` that the match has ended.

        Gives the table back with its new version. Raises Overtaken, also if there is an event at this ply.
        """
        try:
            async with self._writing() as connection:
                await connection.execute(insert(EventRow).values(match_id=match_id, ply=ply, body=body.decode(), at=at))
                written = await self._write_table(connection, state)
                if over:
                    await end_match(connection, match_id)
                return written
        except StorageError as error:
            taken = select(EventRow.ply).where(EventRow.match_id == match_id, EventRow.ply == ply)
            if await self._caused_by(error, taken):
                raise Overtaken(f"match {match_id} has an event at ply {ply}") from None
            raise

    async def load_match(self, match_id: int, since: int = 0) -> tuple[MatchState, list[bytes]]:
        """A match and the bodies of its events in the order of play, from the ply ``since`` on."""
        async with self._reading() as connection:
            match = (await connection.execute(every(MatchRow).where(MatchRow.id == match_id))).one_or_none()
            if match is None:
                raise StorageError(f"There is no match {match_id} in the database.")
            log = select(EventRow.body, EventRow.at).where(EventRow.match_id == match_id, EventRow.ply >= since)
            events = (await connection.execute(log.order_by(EventRow.ply))).all()
            last = events[-1].at if events else match.started
            return MatchState(**match._asdict(), last=last), [event.body.encode() for event in events]

    async def unreported(self) -> list[tuple[int, int]]:
        """Table and server of every match that is over and not noted as reported, oldest first."""
        ends = select(MatchRow.table_id, TableRow.guild_id).join(TableRow, TableRow.id == MatchRow.table_id)
        ends = ends.where(MatchRow.over.is_(True), MatchRow.reported.is_(False)).order_by(MatchRow.id)
        async with self._reading() as connection:
            return [(row.table_id, row.guild_id) for row in await connection.execute(ends)]

    async def is_reported(self, match_id: int) -> bool:
        """Whether it is noted that listeners were told of the end of this match."""
        async with self._reading() as connection:
            return bool(await connection.scalar(select(MatchRow.reported).where(MatchRow.id == match_id)))

    @_whole
    async def note_report(self, match_id: int) -> None:
        """Note that listeners were told of the end of this match."""
        async with self._writing() as connection:
            await connection.execute(update(MatchRow).where(MatchRow.id == match_id).values(reported=True))

    # Messages and panels

    async def put_message(self, message: MessageState) -> None:
        """Remember a message in place of the one of the same table, kind and user."""
        await self._put(MessageRow, columns(message))

    async def message(self, table_id: int, kind: str, user_id: int = 0) -> MessageState | None:
        """The message of this table, kind and user."""
        found = [m for m in await self.messages(table_id) if (m.kind, m.user_id) == (kind, user_id)]
        return only(found)

    async def messages(self, table_id: int) -> list[MessageState]:
        """All messages of a table."""
        async with self._reading() as connection:
            rows = await connection.execute(every(MessageRow).where(MessageRow.table_id == table_id))
            return [MessageState(**row._asdict()) for row in rows]

    async def drop_message(self, table_id: int, kind: str, user_id: int = 0) -> None:
        """Forget a message; none there is fine."""
        await self._drop(
            MessageRow,
            MessageRow.table_id == table_id,
            MessageRow.kind == kind,
            MessageRow.user_id == user_id,
        )

    async def put_panel(self, panel: PanelState) -> None:
        """Remember a person's panel in place of their last one at the table."""
        await self._put(PanelRow, columns(panel))

    async def panels(self, table_id: int) -> list[PanelState]:
        """All panels of a table, also those whose token has expired."""
        async with self._reading() as connection:
            rows = await connection.execute(every(PanelRow).where(PanelRow.table_id == table_id))
            return [PanelState(**row._asdict()) for row in rows]

    async def drop_panel(self, table_id: int, user_id: int) -> None:
        """Forget a person's panel at a table; none there is fine."""
        await self._drop(PanelRow, PanelRow.table_id == table_id, PanelRow.user_id == user_id)

    async def purge_panels(self, now: float) -> float | None:
        """Forget every panel whose token has expired at `now`. Gives when the next one does, if one is left."""
        await self._drop(PanelRow, PanelRow.expires <= now)
        async with self._reading() as connection:
            return await connection.scalar(select(func.min(PanelRow.expires)))

    # People and applications

    async def user(self, user_id: int) -> UserState:
        """What is remembered about a person; the defaults if nothing is."""
        async with self._reading() as connection:
            row = (await connection.execute(every(UserRow).where(UserRow.id == user_id))).one_or_none()
            return UserState(id=user_id) if row is None else state_of(UserState, row)

    async def put_user(self, user: UserState) -> None:
        """Remember this about a person, but for what they have chosen."""
        await self._put(UserRow, columns(user), but=("preferences",))

    async def put_preferences(self, user: UserState) -> None:
        """Remember what a person has chosen, and nothing else of this about somebody who is known already."""
        await self._put(UserRow, columns(user), but=("dm_channel_id", "dm_closed"))

    async def place(self, place_id: int) -> Place:
        """What is set for a server or a channel; the defaults if nothing is."""
        async with self._reading() as connection:
            body = await connection.scalar(select(PlaceRow.body).where(PlaceRow.id == place_id))
            return Place() if body is None else msgspec.json.decode(body, type=Place)

    async def put_place(self, place_id: int, place: Place) -> None:
        """Set this for a server or a channel."""
        await self._put(PlaceRow, {"id": place_id, "body": msgspec.json.encode(place).decode()})

    async def meta(self, application_id: int, key: str) -> str | None:
        """What is remembered under a key about an application of Discord's."""
        where = (MetaRow.application_id == application_id, MetaRow.key == key)
        async with self._reading() as connection:
            return await connection.scalar(select(MetaRow.value).where(*where))

    async def set_meta(self, application_id: int, key: str, value: str) -> None:
        """Remember a value under a key about an application of Discord's."""
        await self._put(MetaRow, {"application_id": application_id, "key": key, "value": value})

    # Inner parts

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection inside a transaction, so that several reads see one state."""
        try:
            async with self._snapshots.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not answer: {reason(error)}.") from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection inside a transaction that is committed at the end, or rolled back on any exception."""
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error

    async def _write_table(self, connection: AsyncConnection, state: TableState) -> TableState:
        """Write a table and its seats on top of its last version, and tell the other processes."""
        written = msgspec.structs.replace(state, version=state.version + 1)
        here = TableRow.id == state.id
        change = update(TableRow).where(here, TableRow.version == state.version)
        result = await connection.execute(change.values(columns(written, "id", "seats")))
        if result.rowcount != 1:
            if await connection.scalar(select(TableRow.id).where(here)) is None:
                raise StorageError(f"There is no table {state.id} in the database.")
            raise Overtaken(f"table {state.id} has been written since version {state.version}")
        await write_seats(connection, written)
        if self.origin is not None:
            await tell(connection, written, self.origin)
        return written

    @_whole
    async def _put(self, row: type[Base], values: dict[str, Any], but: Collection[str] = ()) -> None:
        """Write a row in place of the one with the same primary key, whose columns ``but`` stay as they are."""
        dialect = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        keys = [column.name for column in row.__table__.primary_key]
        rest = {name: value for name, value in values.items() if name not in (*keys, *but)}
        statement = dialect.insert(row).values(values)
        async with self._writing() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=rest))

    @_whole
    async def _drop(self, row: type[Base], *where: ColumnElement[bool]) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(row).where(*where))

    async def _explain_channel(self, error: StorageError, state: TableState) -> None:
        taken = select(TableRow.id).where(TableRow.channel_id == state.channel_id, TableRow.id != state.id, STANDING)
        if await self._caused_by(error, taken):
            raise ChannelTaken(f"channel {state.channel_id} has a table") from None

    async def _caused_by(self, error: StorageError, row: Select[int]) -> bool:
        """Whether a constraint refused the write, and `row` (a select) is there to explain it."""
        if not isinstance(error.__cause__, IntegrityError):
            return False
        async with self._reading() as connection:
            return await connection.scalar(row) is not None
