"""Connect to the database: its address, its engine, and the upgrade of its schema.

Every wait has a timeout. SQLite waits five seconds for its lock. On PostgreSQL, a connection, a lock, a statement
and a place in the pool each have one. They also apply when the network stops answering.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from sqlalchemy import URL, Connection, Dialect, Engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from unobot.model.storage_errors import StorageError, UnreleasedSchema, UnusableDatabase, WrongFile

from .compaction import compact_at_start
from .database_file import DatabaseFile
from .file_backup import back_up_before_upgrade
from .file_guard import OLDEST_TABLES, NotOurs, address_to_read, make_ready, state_of
from .schema import FIRST_REVISION, REVISION

log = logging.getLogger(__name__)

WRONG_PLACE = (
    "DATABASE_URL must have a host and a port from 1 to 65535; "
    "in a user name or a password, write @ as %40, : as %3A and / as %2F."
)
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
SHORT_NAMES = {"sqlite": DRIVERS[0], "postgres": DRIVERS[1], "postgresql": DRIVERS[1]}
"""The schemes of addresses that other programs and hosting services write, and the driver for each."""
PRAGMAS = (
    "PRAGMA busy_timeout = 5000",  # first: the next one may have to wait for another process
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk before it returns, also in WAL mode
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten; `compaction` removes the rest
)
READING = ("PRAGMA busy_timeout = 5000", "PRAGMA query_only = ON")
"""The pragmas of a connection that only reads."""
FILE = "unobot_file"
"""The option of an SQLite engine with its `DatabaseFile`, or None if it is in memory."""
IMMEDIATE = "unobot_immediate"
"""An option of SQLite engines whose transactions read and then write. Others wait, and none of them fails."""
TIMEOUT = 10.0
"""The timeout of any operation on PostgreSQL, and of the wait for a connection of the pool, in seconds."""
SESSION = {
    "application_name": "unobot",
    "lock_timeout": "5s",
    "statement_timeout": f"{TIMEOUT:.0f}s",
    "idle_in_transaction_session_timeout": "60s",  # frees what a hung process has locked
}
MIGRATION_LOCK = 0x756E6F626F74  # "unobot"
"""The key of the PostgreSQL advisory lock that lets one process at a time upgrade the schema."""


class Upgrade(NamedTuple):
    """An upgrade of the schema: the revision before (None for an empty database), after, and the backup, if any."""

    before: str | None
    after: str
    backup: Path | None = None


async def open_engine(url: str) -> AsyncEngine:
    """Upgrade the schema of the database at `url` (the setting DATABASE_URL). Return an engine for it.

    Raises StorageError if the address is not supported, the database does not answer, or its schema is newer.
    """
    engine = plain_engine(url)
    try:
        await upgrade(engine)
    except BaseException:  # also for a cancellation, because the threads of the connections would stay alive
        await engine.dispose()
        raise
    return engine


def plain_engine(url: str, *, patient: bool = False, create: bool = True, reading: bool = False) -> AsyncEngine:
    """Return an engine for the database at `url`, whatever its schema. Use its connections inside `explained`.

    A `patient` engine has no statement timeout, for long work. A `reading` engine changes nothing, and no permissions
    of an SQLite file either. Raises StorageError if the address is not supported, or if it names a missing SQLite file
    and the engine may not `create` it. Raises WrongFile if it names anything else than a file of unobot.
    """
    address = _parsed(url)
    file = checked_file(url)
    if file is not None and (reading or not create) and not file.exists():
        raise UnusableDatabase(f"There is no database {file}: check DATABASE_URL.")
    with explained(address):
        if file is not None and not reading:
            make_ready(file)
            # Fail here if the file cannot be opened. Later, the thread that aiosqlite starts would outlive the failure.
            sqlite3.connect(file).close()
        return _engine(address, None if patient else TIMEOUT, reading=reading)


def checked_file(url: str) -> Path | None:
    """Return the file of an SQLite database, which may be missing; None if it is in memory or on a server.

    Nothing is changed. Raises WrongFile if the address names anything else than a file of unobot, or an empty one.
    Raises StorageError if the address is not supported, or if the file cannot be read.
    """
    address = _parsed(url)
    file = file_of(address)
    if file is not None:
        with explained(address):
            state_of(file)
    return file


async def upgrade(engine: AsyncEngine) -> Upgrade:
    """Upgrade the schema. A database in a file is first copied beside itself.

    Raises StorageError if the database does not answer, if its schema is newer, or if the copy cannot be written.
    """
    with explained(engine.url):
        async with engine.connect() as connection:
            before = await connection.run_sync(known_revision)
        if before == REVISION:
            await _compact(engine)
            return Upgrade(before, before)
        on_server = engine.dialect.name == "postgresql"
        # A migration may take long. An SQLite database in memory exists only in its one connection.
        patient = _engine(engine.url, timeout=None) if on_server else engine.execution_options(**{IMMEDIATE: True})
        try:
            async with patient.begin() as connection:
                if on_server:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                backup = await _backed_up(engine.url, await connection.run_sync(known_revision))
                try:
                    await connection.run_sync(_migrate)
                except BaseException:  # also a cancellation: the database is as it was, and the next start copies it
                    if backup is not None:
                        backup.unlink(missing_ok=True)
                    raise
        finally:
            if on_server:
                await patient.dispose()
        await _compact(engine)
        return Upgrade(before, REVISION, backup)


async def _backed_up(address: URL, revision: str | None) -> Path | None:
    """Copy a database with an older schema, if it is a file. Return the copy. Raises StorageError."""
    file = file_of(address)
    if file is None or revision in (None, REVISION):
        return None
    try:
        backup = await asyncio.to_thread(back_up_before_upgrade, file, revision, datetime.now(UTC))
    except (OSError, sqlite3.Error) as error:
        said = error.strerror if isinstance(error, OSError) else reason(error)
        raise StorageError(
            f"The database at {_shown(address)} is not upgraded from schema {revision} to {REVISION}, because no "
            f"backup of it can be written ({said}): its folder needs room for a copy."
        ) from error
    log.info("the database is backed up to %s, and upgraded from schema %s to %s", backup, revision, REVISION)
    return backup


async def _compact(engine: AsyncEngine) -> None:
    """Write an SQLite file again if an older version, or a deletion from a big file, has left that to this start."""
    file = file_of(engine.url)
    if file is not None:
        await asyncio.to_thread(compact_at_start, file)


@contextmanager
def explained(address: URL) -> Iterator[None]:
    """Raise what the drivers raise inside as a StorageError that names the address, without its password."""
    try:
        yield
    except NotOurs as error:
        raise WrongFile(
            f"The database at {_shown(address)} cannot be opened ({error}): "
            "check DATABASE_URL, which must name a file of unobot or a new one."
        ) from error
    except ModuleNotFoundError as error:
        raise UnusableDatabase(
            "DATABASE_URL names a PostgreSQL database, which needs the extra `postgres`: "
            "pip install 'unobot[postgres]'."
        ) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        kind = UnusableDatabase if "not a database" in reason(error) else StorageError
        raise kind(
            f"The database at {_shown(address)} cannot be opened ({reason(error)}): {_advice(error)}."
        ) from error


def reason(error: Exception) -> str:
    """Return the message of the database, without the statement and its values, which may hold secrets."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
        if isinstance(error.__cause__, Exception):  # the error of asyncpg, which SQLAlchemy has wrapped
            error = error.__cause__
    said = str(error)
    return said.strip().rstrip(".").splitlines()[0] if said.strip() else type(error).__name__


def shown(url: str) -> str:
    """Return the address of a database for people, without its secrets. Raises StorageError if it is wrong."""
    return _shown(_parsed(url))


def _shown(address: URL) -> str:
    """Return an address for people: without its password, and without its options, which may hold another."""
    file = file_of(address)
    if file is not None:
        address = address.set(database=str(file.absolute()))  # which file it is depends on the current directory
    return address.set(query={}).render_as_string()


def _advice(error: Exception) -> str:
    """Return what an admin can do about an error."""
    said = reason(error)
    if "locked" in said:
        return "another program is writing to it, so stop that one first"
    return "make room on its disk" if "disk is full" in said else "check DATABASE_URL"


def known_revision(connection: Connection) -> str | None:
    """Return the revision of the schema, or None without one.

    Raises StorageError if a newer unobot made it, if it was never released, or if it belongs to another program.
    """
    if not inspect(connection).has_table("alembic_version"):
        return None
    here: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if here in (None, REVISION):
        return here
    if not OLDEST_TABLES.issubset(inspect(connection).get_table_names()):  # many programs number their schemas so
        raise WrongFile(
            "The database that DATABASE_URL names belongs to another program: name a database of unobot or a new one."
        )
    if here.isdecimal() and int(here) < FIRST_REVISION:
        raise UnreleasedSchema("The database that DATABASE_URL names", here)
    from .migration import revisions  # Alembic is slow to import, and most starts do not need it

    if here not in revisions():
        raise UnusableDatabase(
            f"The database that DATABASE_URL names was made by a newer unobot (its schema is "
            f"{here}, this one knows {REVISION}): "
            "update unobot, or name another database."
        )
    return here


def _parsed(url: str) -> URL:
    """Return the parts of `url`. Raises UnusableDatabase, never with a part of it: a misread password can be in any."""
    try:
        address = make_url(url)
        if address.drivername in SHORT_NAMES:
            address = address.set(drivername=SHORT_NAMES[address.drivername])
    except ArgumentError:
        address = None
    except ValueError:
        raise UnusableDatabase(WRONG_PLACE) from None
    if address is None or address.drivername not in DRIVERS:
        raise UnusableDatabase(
            "DATABASE_URL must look like sqlite+aiosqlite:///unobot.db "
            "or postgresql+asyncpg://user:password@host/database."
        )
    if address.get_backend_name() == "sqlite":
        if address.host or address.query:
            raise UnusableDatabase(
                "DATABASE_URL must have three slashes before the file of SQLite and no options after it, "
                "as in sqlite+aiosqlite:///unobot.db."
            )
    elif (
        "@" in f"{address.host}{address.database}" or not 1 <= (5432 if address.port is None else address.port) < 2**16
    ):
        raise UnusableDatabase(WRONG_PLACE)
    return address


def file_of(address: URL) -> Path | None:
    """Return the file of an SQLite database, or None if it is in memory or on a server."""
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database))


@contextmanager
def _options_checked(address: URL) -> Iterator[None]:
    """Raise a StorageError for a host or an option of the address that its driver does not take."""
    try:
        yield
    except (TypeError, ValueError) as error:  # drivers check names and values only by using them
        raise UnusableDatabase(
            f"The database at {_shown(address)} has a wrong host or option in DATABASE_URL ({error})."
        ) from error


def _engine(address: URL, timeout: float | None = TIMEOUT, *, reading: bool = False) -> AsyncEngine:
    # Parameters include tokens, and errors are logged. Last in, first out: few connections fill a cache of pages.
    options: dict[str, Any] = {"hide_parameters": True, "pool_timeout": TIMEOUT, "pool_use_lifo": True}
    if address.get_backend_name() != "sqlite":
        with _options_checked(address):
            engine = create_async_engine(
                address,
                pool_pre_ping=True,  # replaces a connection that was lost while idle, so that no move fails
                connect_args={
                    "timeout": TIMEOUT,
                    # The timeout of the server comes first. It leaves the connection usable.
                    "command_timeout": None if timeout is None else 1.5 * timeout,
                    "server_settings": SESSION if timeout else {"application_name": SESSION["application_name"]},
                },
                **options,
            )

        @event.listens_for(engine.sync_engine, "do_connect")
        def connect(dialect: Dialect, _: object, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:  # noqa: ANN401
            with _options_checked(address):
                return dialect.connect(*arguments, **named)

        return engine
    if address.database in (None, "", ":memory:"):
        # A database in memory lives as long as its one connection, so all share it.
        options |= {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    path = file_of(address)
    file = None if path is None else DatabaseFile(path)
    engine = create_async_engine(address, execution_options={FILE: file}, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def opened(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own class
        # Python's sqlite3 begins transactions implicitly, but not before a change of schema. `begin` below does it.
        connection.isolation_level = None
        # Else one text that is not UTF-8 would fail the whole statement, and so all of its rows.
        connection.driver_connection.text_factory = lenient_text
        set_up(connection, READING if reading else PRAGMAS)

    if file is not None:
        _watch(engine.sync_engine, file)
        if reading:
            _only_read(engine.sync_engine, file.path)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if IMMEDIATE in connection.get_execution_options() else "BEGIN")

    return engine


def _only_read(engine: Engine, file: Path) -> None:
    """Let the connections of an engine leave the file and its folder as they are."""

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, arguments: list[Any], named: dict[str, Any]) -> None:
        arguments[0] = address_to_read(file)
        named["uri"] = True


def set_up(connection: Any, pragmas: tuple[str, ...] | None = None) -> None:  # noqa: ANN401 - of the driver, or SQLAlchemy
    """Set the options of a new connection to SQLite. The default of ``pragmas`` is for one that writes."""
    cursor = connection.cursor()
    for pragma in PRAGMAS if pragmas is None else pragmas:
        try:
            cursor.execute(pragma)
        except sqlite3.OperationalError:
            # SQLite does not wait when two connections switch a new file to WAL at once. A transaction does.
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("COMMIT")
            cursor.execute(pragma)
    cursor.close()


def lenient_text(raw: bytes) -> str:
    """Return the text that SQLite holds. A byte that is not UTF-8 becomes a lone surrogate."""
    return raw.decode(errors="surrogateescape")


def _watch(engine: Engine, file: DatabaseFile) -> None:
    """Refuse every connection and transaction of an engine while its file is not at its path."""

    @event.listens_for(engine, "do_connect")
    def connect(*_: object) -> None:
        if not file.check():
            raise StorageError(file.sentence)

    @event.listens_for(engine, "connect")
    def opened(_: object, record: ConnectionPoolEntry) -> None:
        record.info[FILE] = file.losses

    @event.listens_for(engine, "checkout")
    def check_out(_: object, record: ConnectionPoolEntry, _proxy: object) -> None:
        if record.info.get(FILE) != file.losses:
            # A connection keeps its WAL. If the file comes back without that WAL, it needs new connections.
            raise DisconnectionError

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if not file.check():
            leave(connection)

    @event.listens_for(engine, "commit")
    def commit(connection: Connection) -> None:
        if not file.check():
            connection.exec_driver_sql("ROLLBACK")
            leave(connection)

    def leave(connection: Connection) -> NoReturn:
        with suppress(DBAPIError):  # the WAL stays behind at the old path, so the file must be whole without it
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.invalidate()
        engine.dispose()
        raise StorageError(file.sentence)


def _migrate(connection: Connection) -> None:
    from .migration import migrate

    if known_revision(connection) != REVISION:  # another process may have upgraded it
        migrate(connection)
