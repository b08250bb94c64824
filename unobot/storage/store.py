"""The database operations of unobot, one method for each purpose.

Each write is one transaction. It is durable when the method returns, and a write that fails changed nothing.
"""

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Any, Self, TypeVar

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from unobot.rules.match import Entry

from .damage import Damaged
from .database import StorageError, Transactions, open_engine, shielded
from .notices import tell
from .row_reader import RowReader
from .rows import (
    TableClock,
    TableHome,
    columns,
    columns_of,
    encode,
    end_match,
    every,
    insert_entry,
    match_of,
    message_columns,
    message_of,
    only,
    panel_of,
    put,
    settings_of,
    tables,
    user_of,
    write_seats,
)
from .schema import (
    LIVE,
    STANDING,
    Base,
    ChannelSettingsRow,
    EventRow,
    MatchRow,
    MessageRow,
    MetaRow,
    PanelRow,
    SeatRow,
    TableRow,
    UserRow,
)
from .states import (
    ChannelSettings,
    MatchState,
    MessageKey,
    MessageState,
    PanelState,
    TableState,
    UserState,
)

T = TypeVar("T")

MAX_IDS = 2**31
"""The upper limit of ids in the database. A custom id may contain a larger number, which PostgreSQL cannot compare."""

__all__ = ["ChannelTaken", "Damaged", "Overtaken", "StorageError", "Store"]


class ChannelTaken(Exception):
    """The channel already has a table that is not closed."""


class Overtaken(Exception):
    """Another process has written the table, or this ply of its match, since it was read. Nothing was changed."""


class Store:
    """The database. Open it with `await Store.open(url)` and close it with `await store.close()`.

    Every method raises StorageError if the database refuses or does not answer. A row that cannot be read is named in
    the log once. Methods that return one row raise Damaged for it, and methods that return many leave it out.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.origin: str | None = None
        """The name of this process in notices to other processes on the database; None sends no notices."""
        self._transactions = Transactions(engine)
        self._reader = RowReader(self._transactions)
        self._reading = self._reader.reading
        self.note_damage = self._reader.note
        self._writing = self._transactions.writing

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database at `url` and bring its schema up to date.

        Raises StorageError if the address is not supported, the database does not answer, or its schema is newer.
        """
        return cls(await open_engine(url))

    @property
    def engine(self) -> AsyncEngine:
        """The engine, for leases and notices."""
        return self._engine

    @property
    def is_shared(self) -> bool:
        """Whether several processes can share a database of this kind."""
        return self._engine.dialect.name == "postgresql"

    async def close(self) -> None:
        """Finish all writes and close all connections. The store cannot be used afterwards."""
        await self._transactions.finish()
        await self._engine.dispose()

    @property
    def unfinished(self) -> set[asyncio.Task[Any]]:
        """The writes that have not ended."""
        return self._transactions.unfinished

    # Tables

    @shielded
    async def create_table(self, state: TableState) -> TableState:
        """Write a new table and its seats. Return it with its new id. Raises ChannelTaken."""
        state = replace(state, id=0)
        try:
            async with self._writing() as connection:
                new = insert(TableRow).values(columns(state, "id", "seats")).returning(TableRow.id)
                created = replace(state, id=(await connection.scalars(new)).one())
                await write_seats(connection, created)
                return created
        except StorageError as error:
            await self._explain_channel(error, state)
            raise

    @shielded
    async def save_table(self, state: TableState, *, over: bool = False) -> TableState:
        """Write a table and its seats. With `over`, mark its match as over, if it has one.

        Return the table with its new version. Raises Overtaken, and ChannelTaken if its channel has another table.
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
        """Return the table with this id, closed or not."""
        if table_id >= MAX_IDS:
            return None
        async with self._reading() as connection:
            return only(await tables(connection, TableRow.id == table_id))

    async def live_table(self, channel_id: int) -> TableState | None:
        """Return the table of a channel that is not closed: the running one, or else the latest suspended one."""
        here = select(TableRow.id).where(TableRow.channel_id == channel_id, LIVE)
        latest = here.order_by(TableRow.suspended.is_not(None), TableRow.id.desc()).limit(1)
        async with self._reading() as connection:
            return only(await tables(connection, TableRow.id.in_(latest)))

    async def tables_of(self, user_id: int) -> list[int]:
        """Return the tables that are not closed and have a seat of this user, even a seat they left. Oldest first."""
        return await self._ids(TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.user_id == user_id)))

    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> list[int]:
        """Return the tables of a server, or of one channel of it, that are not closed. Oldest first."""
        place = () if channel_id is None else (TableRow.channel_id == channel_id,)
        return await self._ids(TableRow.guild_id == guild_id, *place)

    async def suspended_in(self, guild_id: int) -> list[int]:
        """Return the suspended tables of a server, oldest first."""
        return await self._ids(TableRow.guild_id == guild_id, TableRow.suspended.is_not(None))

    @shielded
    async def adjourn_in(self, channel_id: int, now: float) -> None:
        """Suspend the table that stands in a channel and cannot be read. Its channel is then free for another one."""
        standing = update(TableRow).where(TableRow.channel_id == channel_id, STANDING)
        async with self._writing() as connection:
            await connection.execute(standing.values(suspended=now, adjourned=True))

    async def open_deadlines(self) -> list[tuple[int, int, str, float | None]]:
        """Return id, server, status and deadline of every table that is not closed."""
        open_tables = select(TableRow.id, TableRow.guild_id, TableRow.status, TableRow.deadline).where(LIVE)
        return await self._reader.all(open_tables, partial(columns_of, TableClock))

    async def undrawn(self, since: float) -> list[tuple[int, int]]:
        """Return id and server of every table closed after `since` that still has messages, oldest first."""
        has_messages = select(MessageRow.table_id).where(MessageRow.table_id == TableRow.id).exists()
        closed = select(TableRow.id, TableRow.guild_id).where(
            TableRow.status == "closed", TableRow.touched > since, has_messages
        )
        return await self._reader.all(closed.order_by(TableRow.id), partial(columns_of, TableHome))

    # Matches

    @shielded
    async def begin_match(self, state: TableState, seed: bytes, salt: int, started: float, entry: Entry) -> TableState:
        """Write a new match with its first entry, and its table.

        Return the table with its `match_id` and new version. Raises Overtaken.
        """
        async with self._writing() as connection:
            new = insert(MatchRow).values(
                table_id=state.id, seed=seed, salt=salt, started=started, over=False, reported=False
            )
            match_id = (await connection.scalars(new.returning(MatchRow.id))).one()
            begun = replace(state, match_id=match_id)
            await connection.execute(insert_entry(match_id, entry, started))
            return await self._write_table(connection, begun)

    @shielded
    async def append(
        self, match_id: int, entry: Entry, at: float, state: TableState, *, over: bool = False
    ) -> TableState:
        """Write an entry of a match, its table and seats. With `over`, mark the match as over.

        Return the table with its new version. Raises Overtaken, also if the match has an entry at this ply.
        """
        try:
            async with self._writing() as connection:
                await connection.execute(insert_entry(match_id, entry, at))
                written = await self._write_table(connection, state)
                if over:
                    await end_match(connection, match_id)
                return written
        except StorageError as error:
            taken = select(EventRow.ply).where(EventRow.match_id == match_id, EventRow.ply == entry.ply)
            if await self._caused_by(error, taken):
                raise Overtaken(f"match {match_id} has an entry at ply {entry.ply}") from None
            raise

    async def load_match(self, match_id: int, since: int = 0) -> tuple[MatchState, list[Entry]]:
        """Return a match and its entries in the order of play, from the ply ``since`` on. Raises Damaged."""
        async with self._reading() as connection:
            match = (await connection.execute(every(MatchRow).where(MatchRow.id == match_id))).one_or_none()
            if match is None:
                raise Damaged(f"The log of match {match_id}", f"there is no match {match_id} in the database")
            rows = every(EventRow).where(EventRow.match_id == match_id, EventRow.ply >= since).order_by(EventRow.ply)
            return match_of(match, (await connection.execute(rows)).all(), since)

    async def unreported(self) -> list[tuple[int, int]]:
        """Return table and server of every match that is over and not noted as reported, oldest first."""
        ends = select(TableRow.id, TableRow.guild_id).join(MatchRow, TableRow.id == MatchRow.table_id)
        ends = ends.where(MatchRow.over.is_(True), MatchRow.reported.is_(False)).order_by(MatchRow.id)
        return await self._reader.all(ends, partial(columns_of, TableHome))

    async def is_reported(self, match_id: int) -> bool:
        """Return whether it is noted that listeners were told of the end of this match."""
        async with self._reading() as connection:
            return bool(await connection.scalar(select(MatchRow.reported).where(MatchRow.id == match_id)))

    @shielded
    async def note_report(self, match_id: int) -> None:
        """Note that listeners were told of the end of this match."""
        async with self._writing() as connection:
            await connection.execute(update(MatchRow).where(MatchRow.id == match_id).values(reported=True))

    # Messages and panels

    async def put_message(self, message: MessageState) -> None:
        """Write a message in place of the one with the same key."""
        await self._put(MessageRow, message_columns(message))

    async def message(self, key: MessageKey) -> MessageState | None:
        """Return the message with this key."""
        return only([message for message in await self.messages(key.table_id) if message.key == key])

    async def messages(self, table_id: int) -> list[MessageState]:
        """Return all messages of a table."""
        return await self._reader.all(every(MessageRow).where(MessageRow.table_id == table_id), message_of)

    async def drop_message(self, key: MessageKey) -> None:
        """Delete a message, if it is stored."""
        await self._drop(
            MessageRow,
            MessageRow.table_id == key.table_id,
            MessageRow.kind == key.kind,
            MessageRow.user_id == key.user_id,
        )

    async def put_panel(self, panel: PanelState) -> None:
        """Write a player's panel in place of their last one at the table."""
        await self._put(PanelRow, columns(panel))

    async def panels(self, table_id: int) -> list[PanelState]:
        """Return all panels of a table, also those with an expired token."""
        return await self._reader.all(every(PanelRow).where(PanelRow.table_id == table_id), panel_of)

    async def drop_panel(self, table_id: int, user_id: int) -> None:
        """Delete a player's panel at a table, if it is stored."""
        await self._drop(PanelRow, PanelRow.table_id == table_id, PanelRow.user_id == user_id)

    async def purge_panels(self, now: float) -> float | None:
        """Delete the panels whose token has expired at `now`. Return when the next token expires, if one is left."""
        await self._drop(PanelRow, PanelRow.expires <= now)
        async with self._reading() as connection:
            return await connection.scalar(select(func.min(PanelRow.expires)))

    # Users, settings and applications

    async def user(self, user_id: int) -> UserState:
        """Return the facts about a user. The defaults hold if none are stored, or none can be read."""
        return only(await self._reader.all(every(UserRow).where(UserRow.id == user_id), user_of)) or UserState(
            id=user_id
        )

    async def put_user(self, user: UserState) -> None:
        """Write the facts about a user, except their preferences."""
        await self._put(UserRow, columns(user), but=("preferences",))

    async def put_preferences(self, user: UserState) -> None:
        """Write the preferences of a user. The other facts about them do not change.

        Raises Damaged if the present ones cannot be read. They stay as they are.
        """
        await self._reader.check(every(UserRow).where(UserRow.id == user.id), user_of)
        await self._put(UserRow, columns(user), but=("dm_channel_id", "dm_closed"))

    async def channel_settings(self, channel_id: int) -> ChannelSettings:
        """Return the settings of a channel or a server. The defaults hold if none are stored, or none can be read."""
        return only(await self._reader.all(_settings(channel_id), settings_of)) or ChannelSettings()

    async def put_channel_settings(self, channel_id: int, settings: ChannelSettings) -> None:
        """Write the settings of a channel or a server.

        Raises Damaged if the present ones cannot be read. They stay as they are.
        """
        await self._reader.check(_settings(channel_id), settings_of)
        await self._put(ChannelSettingsRow, {"id": channel_id, "body": encode(settings)})

    async def meta(self, application_id: int, key: str) -> str | None:
        """Return the value of a key of a Discord application."""
        where = (MetaRow.application_id == application_id, MetaRow.key == key)
        async with self._reading() as connection:
            return await connection.scalar(select(MetaRow.value).where(*where))

    async def set_meta(self, application_id: int, key: str, value: str) -> None:
        """Write the value of a key of a Discord application."""
        await self._put(MetaRow, {"application_id": application_id, "key": key, "value": value})

    # Internals

    async def _ids(self, *where: ColumnElement[bool]) -> list[int]:
        """Return the ids of the tables that are not closed and meet all conditions, oldest first."""
        async with self._reading() as connection:
            return list(await connection.scalars(select(TableRow.id).where(*where, LIVE).order_by(TableRow.id)))

    async def _write_table(self, connection: AsyncConnection, state: TableState) -> TableState:
        """Write the next version of a table and its seats, and tell the other processes."""
        written = replace(state, version=state.version + 1)
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

    @shielded
    async def _put(self, row: type[Base], values: dict[str, Any], but: Collection[str] = ()) -> None:
        """Write a row in place of the one with the same primary key. Its columns ``but`` keep their values."""
        async with self._writing() as connection:
            await connection.execute(put(self._engine.dialect.name, row, values, but))

    @shielded
    async def _drop(self, row: type[Base], *where: ColumnElement[bool]) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(row).where(*where))

    async def _explain_channel(self, error: StorageError, state: TableState) -> None:
        taken = select(TableRow.id).where(TableRow.channel_id == state.channel_id, TableRow.id != state.id, STANDING)
        if await self._caused_by(error, taken):
            raise ChannelTaken(f"channel {state.channel_id} has a table") from None

    async def _caused_by(self, error: StorageError, row: Select[int]) -> bool:
        """Return whether a constraint refused the write and the select `row` finds the row behind it."""
        if not isinstance(error.__cause__, IntegrityError):
            return False
        async with self._reading() as connection:
            return await connection.scalar(row) is not None


def _settings(channel_id: int) -> Select[Any]:
    return every(ChannelSettingsRow).where(ChannelSettingsRow.id == channel_id)
