"""The database operations of unobot, one method for each purpose.

Each write is one transaction. It is durable when the method returns, and a write that fails changed nothing.
"""

import asyncio
import sqlite3
from functools import partial
from typing import Any, Self, TypeVar

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Table, delete, func, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.people import UserState
from unobot.model.places import ChannelSettings
from unobot.model.storage_errors import ChannelTaken, Damaged, StorageError
from unobot.model.stores import DatabaseSize
from unobot.model.table import MatchState, TableState
from unobot.rules.match import Entry

from . import statements
from .database import FILE_OPTION, open_engine
from .file_writer import FileWriter, mark_retrieved
from .row_reader import RowReader
from .rows import (
    HOME,
    TableClock,
    TableHome,
    columns_of,
    first_or_none,
    match_of,
    message_of,
    panel_of,
    settings_of,
    tables,
    user_of,
)
from .schema import CHANNEL_SETTINGS, EVENT, LIVE, MATCH, MESSAGE, META, PANEL, SEAT, STANDING, TABLE, USER
from .server_writer import ServerWriter
from .statements import Job

T = TypeVar("T")
MAX_IDS = 2**31
"""The upper limit of ids in the database. A custom id may contain a larger number, which PostgreSQL cannot compare."""
LOG_PAGE = 500
"""The entries of a log that are read at once. That takes some milliseconds, and other work comes between two pages."""
MAX_CACHED_STATES = 4096
"""The largest number of tables in the cache, and of users."""


_SIZE_OF_FILE = text(
    "SELECT page_count * page_size AS size, freelist_count * page_size AS free "
    "FROM pragma_page_count, pragma_page_size, pragma_freelist_count"
)
_SIZE_ON_SERVER = text("SELECT pg_database_size(current_database()) AS size, NULL AS free")


class Store:
    """The database. Open it with `await Store.open(url)` and close it with `await store.close()`.

    Every method raises StorageError if the database refuses or does not answer. A row that cannot be read is logged
    once. Methods that return one row raise Damaged for it, and methods that return many leave it out.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.origin: str | None = None
        """The name of this process in notices to other processes on the database; None sends no notices."""
        file = engine.sync_engine.get_execution_options().get(FILE_OPTION)
        self.writer = writer = ServerWriter(engine) if file is None else FileWriter(file)
        self._server = writer if isinstance(writer, ServerWriter) and self.is_shared else None
        self._cached_tables: dict[int, TableState] = {}
        """The last written or loaded states of tables, by id. Another process may have written a newer version."""
        self._cached_users: dict[int, UserState] = {}
        """The users as the database holds them, by id. A user whose row is damaged is not cached."""
        self._user_changes = 0
        self.reader = RowReader(engine)
        """Reads rows, and logs each damage once."""
        self._reading = self.reader.reading
        self.log_damage = self.reader.log_damage
        self._write = self.writer.write

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

    async def check(self) -> None:
        """Read from the database, to see that it answers."""
        await self.reader.check()

    async def size(self) -> DatabaseSize:
        """Return the size of the database, and how much of it is free for new rows."""
        async with self._reading() as connection:
            row = (await connection.execute(_SIZE_ON_SERVER if self.is_shared else _SIZE_OF_FILE)).one()
        return DatabaseSize(row.size, row.free)

    async def close(self) -> None:
        """Finish all writes and close all connections."""
        await self.writer.close()
        await self._engine.dispose()

    @property
    def pending_writes(self) -> set[asyncio.Future[Any]]:
        """The futures of the writes that have not ended."""
        return self.writer.pending_writes

    def forget(self) -> None:
        """Clear the cache of users and tables, because another part of this process has changed their rows."""
        self._user_changes += 1
        self._cached_users.clear()
        self._cached_tables.clear()

    def forget_user(self, user_id: int) -> None:
        """Drop a user from the cache, because another part of this process has changed their row."""
        self._user_changes += 1
        self._cached_users.pop(user_id, None)

    # Tables

    async def create_table(self, state: TableState) -> TableState:
        """Write a new table and its seats. Return it with its new id. Raises ChannelTaken."""
        return await self._write_place(partial(statements.create_table, state=state), state)

    async def save_table(self, state: TableState, *, over: bool = False) -> TableState:
        """Write a table and its seats. With `over`, mark its match as over, if it has one.

        Return the table with its new version. Raises Overtaken, and ChannelTaken if its channel has another table.
        """
        save = partial(
            statements.write_table, state=state, before=self._cached_before(state), origin=self.origin, over=over
        )
        return self._cache_table(await self._write_place(save, state))

    async def load_table(self, table_id: int) -> TableState | None:
        """Return the table with this id, closed or not."""
        if table_id >= MAX_IDS:
            return None
        async with self._reading() as connection:
            state = first_or_none(await tables(connection, TABLE.c.id == table_id))
        return None if state is None else self._cache_table(state)

    async def live_table(self, channel_id: int) -> TableState | None:
        """Return the table of a channel that is not closed: the running one, or else the latest suspended one."""
        in_channel = select(TABLE.c.id).where(TABLE.c.channel_id == channel_id, LIVE)
        latest = in_channel.order_by(TABLE.c.suspended.is_not(None), TABLE.c.id.desc()).limit(1)
        async with self._reading() as connection:
            return first_or_none(await tables(connection, TABLE.c.id.in_(latest)))

    async def tables_of(self, user_id: int) -> list[int]:
        """Return the open tables with a seat of this user, even a seat that they left. Oldest first."""
        return await self._ids(TABLE.c.id.in_(select(SEAT.c.table_id).where(SEAT.c.user_id == user_id)))

    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> list[int]:
        """Return the open tables of a server, or of one of its channels. Oldest first."""
        place = () if channel_id is None else (TABLE.c.channel_id == channel_id,)
        return await self._ids(TABLE.c.guild_id == guild_id, *place)

    async def suspended_in(self, guild_id: int) -> list[int]:
        """Return the suspended tables of a server, oldest first."""
        return await self._ids(TABLE.c.guild_id == guild_id, TABLE.c.suspended.is_not(None))

    async def adjourn_in(self, channel_id: int, now: float) -> None:
        """Suspend the unreadable table of a channel, so that the channel is free for another table."""
        standing = update(TABLE).where(TABLE.c.channel_id == channel_id, STANDING)
        self._cached_tables.clear()  # this changes a table without a new version
        await self._write(lambda session: session.execute(standing.values(suspended=now, adjourned=True)).rowcount)

    async def open_deadlines(self) -> list[tuple[int, int, str, float | None]]:
        """Return id, `TableState.home_id`, status and deadline of every table that is not closed."""
        open_tables = select(TABLE.c.id, HOME, TABLE.c.status, TABLE.c.deadline).where(LIVE)
        return await self.reader.all(open_tables, partial(columns_of, TableClock))

    async def closed_with_messages(self, since: float) -> list[tuple[int, int]]:
        """Return id and `TableState.home_id` of every table closed after `since` that has messages, oldest first."""
        has_messages = select(MESSAGE.c.table_id).where(MESSAGE.c.table_id == TABLE.c.id).exists()
        ended = TABLE.c.status == "closed", TABLE.c.touched > since, has_messages
        closed = select(TABLE.c.id, HOME).where(*ended)
        return await self.reader.all(closed.order_by(TABLE.c.id), partial(columns_of, TableHome))

    # Matches

    async def begin_match(self, state: TableState, seed: bytes, salt: int, started: float, entry: Entry) -> TableState:
        """Write a new match with its first entry, and its table, which may be new as well.

        Return the table with its `match_id` and new version. Raises Overtaken, and ChannelTaken for a new table.
        """
        before = self._cached_before(state)
        begin = partial(statements.begin_match, state=state, before=before, origin=self.origin)
        begin = partial(begin, seed=seed, salt=salt, started=started, entry=entry)
        return self._cache_table(await self._write_place(begin, state))

    async def append(
        self, match_id: int, entry: Entry, at: float, state: TableState, *, over: bool = False
    ) -> TableState:
        """Write an entry of a match, its table and seats. With `over`, mark the match as over.

        Return the table with its new version. Raises Overtaken, also if the match has an entry at this ply.
        """
        before = self._cached_before(state)
        if self._server is not None and before is not None and len(before.seats) == len(state.seats) and not over:
            move = partial(statements.move_at_once, match_id=match_id, entry=entry, at=at)
            saved, statement, values = move(state, before, self.origin)
            if await self._server.write_at_once(statement, values):
                return self._cache_table(saved)
        add = partial(statements.append_entry, match_id=match_id, entry=entry, at=at, over=over)
        return self._cache_table(await self._write(partial(add, state=state, before=before, origin=self.origin)))

    async def load_match(self, match_id: int, since: int = 0) -> tuple[MatchState, list[Entry]]:
        """Return a match and its entries in the order of play, from the ply ``since`` on. Raises Damaged.

        A long log is read in pages, so that other work comes in between.
        """
        entries: list[Entry] = []
        async with self._reading() as connection:
            match = (await connection.execute(select(MATCH).where(MATCH.c.id == match_id))).one_or_none()
            if match is None:
                raise Damaged(f"The log of match {match_id}", f"there is no match {match_id} in the database")
            state: MatchState | None = None
            while True:
                ply = since + len(entries)
                rows = select(EVENT).where(EVENT.c.match_id == match_id, EVENT.c.ply >= ply)
                page = (await connection.execute(rows.order_by(EVENT.c.ply).limit(LOG_PAGE))).all()
                page_state, page_entries = match_of(match, page, ply)
                state = page_state if state is None or page else state
                entries += page_entries
                if len(page) < LOG_PAGE:
                    return state, entries

    async def unreported(self) -> list[tuple[int, int]]:
        """Return table and `TableState.home_id` of every match that is over and not reported yet, oldest first."""
        ends = select(TABLE.c.id, HOME).join(MATCH, TABLE.c.id == MATCH.c.table_id)
        ends = ends.where(MATCH.c.over.is_(True), MATCH.c.reported.is_(False)).order_by(MATCH.c.id)
        return await self.reader.all(ends, partial(columns_of, TableHome))

    async def is_reported(self, match_id: int) -> bool:
        """Return whether the end of this match is marked as reported to listeners."""
        async with self._reading() as connection:
            return bool(await connection.scalar(select(MATCH.c.reported).where(MATCH.c.id == match_id)))

    async def mark_reported(self, match_id: int) -> None:
        """Mark the end of this match as reported to listeners."""
        reported = update(MATCH).where(MATCH.c.id == match_id).values(reported=True)
        await self._write(lambda session: session.execute(reported).rowcount)

    # Messages and panels

    async def put_message(self, message: MessageState) -> None:
        """Write a message. It replaces the message with the same key."""
        await self._put(MESSAGE, statements.message_columns(message))

    async def message(self, key: MessageKey) -> MessageState | None:
        """Return the message with this key."""
        return first_or_none([message for message in await self.messages(key.table_id) if message.key == key])

    async def messages(self, table_id: int) -> list[MessageState]:
        """Return all messages of a table."""
        return await self.reader.all(select(MESSAGE).where(MESSAGE.c.table_id == table_id), message_of)

    async def drop_message(self, key: MessageKey) -> None:
        """Delete a message, if it is stored."""
        key_matches = MESSAGE.c.table_id == key.table_id, MESSAGE.c.kind == key.kind, MESSAGE.c.user_id == key.user_id
        await self._drop(MESSAGE, *key_matches)

    async def put_panel(self, panel: PanelState) -> None:
        """Write a player's panel. It replaces their last panel at the table."""
        await self._put(PANEL, statements.columns(panel))

    def renew_panel(self, panel: PanelState) -> asyncio.Future[None]:
        """Write the token of a panel soon, if its message is still the stored one (`FileWriter.write_soon`)."""
        return self.writer.write_soon(partial(statements.renew_panel, panel=panel))

    async def panels(self, table_id: int) -> list[PanelState]:
        """Return all panels of a table, also those with an expired token."""
        return await self.reader.all(select(PANEL).where(PANEL.c.table_id == table_id), panel_of)

    async def drop_panel(self, table_id: int, user_id: int) -> None:
        """Delete a player's panel at a table, if it is stored."""
        await self._drop(PANEL, PANEL.c.table_id == table_id, PANEL.c.user_id == user_id)

    async def purge_panels(self, now: float) -> float | None:
        """Delete the panels whose token has expired at `now`. Return when the next token expires, if one is left."""
        await self._drop(PANEL, PANEL.c.expires <= now)
        async with self._reading() as connection:
            first: float | None = await connection.scalar(select(func.min(PANEL.c.expires)))
            return first

    # Users, settings and applications

    async def user(self, user_id: int) -> UserState:
        """Return the facts about a user, or the defaults if none are stored or readable."""
        if cached := self._cached_users.get(user_id):
            return cached
        changes = self._user_changes
        try:
            user = await self.reader.one(select(USER).where(USER.c.id == user_id), user_of) or UserState(id=user_id)
        except Damaged:
            return UserState(id=user_id)  # not cached, so that `put_preferences` finds the damage, too
        if changes == self._user_changes and not self.is_shared:  # no other process writes an SQLite file
            _cache(self._cached_users, user_id, user)
        return user

    async def put_user(self, user: UserState) -> None:
        """Write the facts about a user, except their preferences."""
        await self._put_user(user, except_columns=("preferences",))

    async def put_preferences(self, user: UserState) -> None:
        """Write only the preferences of a user. Raises Damaged, and changes nothing, if they cannot be read now."""
        if user.id not in self._cached_users:
            await self.reader.one(select(USER).where(USER.c.id == user.id), user_of)
        await self._put_user(user, except_columns=("dm_channel_id", "dm_closed"))

    async def channel_settings(self, channel_id: int) -> ChannelSettings:
        """Return the settings of a channel or a server, or the defaults if none are stored or readable."""
        rows = select(CHANNEL_SETTINGS).where(CHANNEL_SETTINGS.c.id == channel_id)
        return first_or_none(await self.reader.all(rows, settings_of)) or ChannelSettings()

    async def put_channel_settings(
        self, channel_id: int, settings: ChannelSettings, guild_id: int | None = None
    ) -> None:
        """Write the settings of a channel or a server, and the id of the server if it is given.

        Raises Damaged, and changes nothing, if the present settings cannot be read.
        """
        await self.reader.one(select(CHANNEL_SETTINGS).where(CHANNEL_SETTINGS.c.id == channel_id), settings_of)
        values = {"id": channel_id, "body": statements.encode(settings), "guild_id": guild_id}
        await self._put(CHANNEL_SETTINGS, values, except_columns=("guild_id",) if guild_id is None else ())

    async def settings_in(self, guild_id: int) -> dict[int, ChannelSettings]:
        """Return the settings of a server and of its channels by id. Unreadable settings are left out."""
        of_server = or_(CHANNEL_SETTINGS.c.id == guild_id, CHANNEL_SETTINGS.c.guild_id == guild_id)
        settings = await self.reader.all(
            select(CHANNEL_SETTINGS).where(of_server), lambda row: (row.id, settings_of(row))
        )
        return dict(settings)

    async def servers_with_settings(self) -> list[int]:
        """Return the ids of the servers that have settings, for themselves or for a channel."""
        ids = select(func.coalesce(CHANNEL_SETTINGS.c.guild_id, CHANNEL_SETTINGS.c.id)).distinct()
        async with self.reader.reading() as connection:
            return list(await connection.scalars(ids))

    async def drop_channel_settings(self, channel_id: int) -> None:
        """Delete the settings of a channel."""
        statement = delete(CHANNEL_SETTINGS).where(CHANNEL_SETTINGS.c.id == channel_id)
        await self.writer.write(lambda session: session.execute(statement).rowcount)

    async def meta(self, application_id: int, key: str) -> str | None:
        """Return the value of a key of a Discord application."""
        where = (META.c.application_id == application_id, META.c.key == key)
        async with self._reading() as connection:
            return await connection.scalar(select(META.c.value).where(*where))

    async def set_meta(self, application_id: int, key: str, value: str) -> None:
        """Write the value of a key of a Discord application."""
        await self._put(META, {"application_id": application_id, "key": key, "value": value})

    async def _ids(self, *where: ColumnElement[bool]) -> list[int]:
        """Return the ids of the open tables that meet all conditions, oldest first."""
        async with self._reading() as connection:
            return list(await connection.scalars(select(TABLE.c.id).where(*where, LIVE).order_by(TABLE.c.id)))

    def _cached_before(self, state: TableState) -> TableState | None:
        """Return the cached table if it has the version of this state, for a write of only the differences."""
        cached = self._cached_tables.get(state.id)
        return cached if cached is not None and cached.version == state.version else None

    def _cache_table(self, state: TableState) -> TableState:
        """Cache a table that the database holds, so that the next write contains only the differences. Return it."""
        self._cached_tables.pop(state.id, None)
        if state.status != "closed":
            _cache(self._cached_tables, state.id, state)
        return state

    async def _put(self, table: Table, values: dict[str, Any], except_columns: tuple[str, ...] = ()) -> None:
        """Write a row, or replace the row with the same primary key, as `statements.put` does."""
        await self._write(lambda session: session.execute(statements.put(table, except_columns), values).rowcount)

    async def _put_user(self, user: UserState, except_columns: tuple[str, ...]) -> None:
        async def write() -> None:
            new_state = None
            try:
                await self._put(USER, statements.columns(user), except_columns)
                if cached := self._cached_users.get(user.id):
                    new_state = replace(user, **{column: getattr(cached, column) for column in except_columns})
            finally:  # a read may have begun before the commit
                self._user_changes += 1
                self._cached_users.pop(user.id, None)
                if new_state is not None:
                    _cache(self._cached_users, user.id, new_state)

        task = asyncio.create_task(write())
        task.add_done_callback(mark_retrieved)
        await asyncio.shield(task)

    async def _drop(self, table: Table, *where: ColumnElement[bool]) -> None:
        await self._write(lambda session: session.execute(delete(table).where(*where)).rowcount)

    async def _write_place(self, job: Job[TableState], state: TableState) -> TableState:
        """Do a write that may put a table into its channel. Raises ChannelTaken."""
        try:
            return await self._write(job)
        except StorageError as error:
            cause = error.__cause__
            # The row itself may be suspended already. SQLite names the column, and PostgreSQL the index.
            if isinstance(cause, (IntegrityError, sqlite3.IntegrityError)) and any(
                name in str(cause) for name in ("table_.channel_id", "ix_table_live_channel")
            ):
                raise ChannelTaken(f"channel {state.channel_id} has a table") from None
            raise


def _cache(cache: dict[int, T], key: int, value: T) -> None:
    cache[key] = value
    if len(cache) > MAX_CACHED_STATES:
        del cache[next(iter(cache))]  # the oldest entry
