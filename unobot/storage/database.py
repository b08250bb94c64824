"""Connect to the database: its address, its engine, and the upgrade of its schema.

Every wait has a timeout. SQLite waits five seconds for its lock. On PostgreSQL, a connection, a lock, a statement
and a place in the pool each have one. They also apply when the network stops answering.
"""

import asyncio
import errno
import logging
import os
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

from unobot.model.storage_errors import (
    FailedUpgrade,
    Occupied,
    StorageError,
    UnreleasedSchema,
    UnusableDatabase,
    WrongFile,
)

from .compaction import compact_at_start
from .database_file import DatabaseFile
from .file_backup import back_up_before_upgrade
from .file_guard import OLDEST_TABLES, NotOurs, address_to_read, make_ready, state_of
from .outage import Outage
from .schema import FIRST_REVISION, REVISION
from .serving_processes import serving_processes
from .table_inventory import missing_lines

log = logging.getLogger(__name__)

BAD_HOST = (
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
READ_PRAGMAS = ("PRAGMA busy_timeout = 5000", "PRAGMA query_only = ON")
"""The pragmas of a connection that only reads."""
FILE_OPTION = "unobot_file"
"""The option of an SQLite engine with its `DatabaseFile`, or None if it is in memory."""
OUTAGE_OPTION = "unobot_outage"
"""The option of an engine with its `Outage`."""
IMMEDIATE_OPTION = "unobot_immediate"
"""The option of an SQLite engine whose transactions read and then write. Other writers wait instead of failing."""
TIMEOUT = 10.0
"""The timeout of any operation on PostgreSQL, and of the wait for a connection of the pool, in seconds."""
SESSION_SETTINGS = {
    "application_name": "unobot",
    "lock_timeout": "5s",
    "statement_timeout": f"{TIMEOUT:.0f}s",
    "idle_in_transaction_session_timeout": "60s",  # frees the locks of a hung process
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
    """Return an engine for the database at `url`, whatever its schema. Use its connections inside `explain_errors`.

    A `patient` engine has no statement timeout, for long work. A `reading` engine changes nothing, not even the
    permissions of an SQLite file. Raises StorageError if the address is not supported, or if it names a missing SQLite
    file and the engine may not `create` it. Raises WrongFile if it names anything other than a file of unobot.
    """
    address = _parsed(url)
    file = checked_file(url)
    if file is not None and (reading or not create) and not file.exists():
        raise UnusableDatabase(f"There is no database {file}: check DATABASE_URL.")
    with explain_errors(address):
        if file is not None and not reading:
            make_ready(file)
            # Fail here if the file cannot be opened. Later, the thread that aiosqlite starts would outlive the failure.
            sqlite3.connect(file).close()
        return _engine(address, None if patient else TIMEOUT, reading=reading)


def checked_file(url: str) -> Path | None:
    """Return the file of an SQLite database, which may be missing; None if it is in memory or on a server.

    Nothing is changed. Raises WrongFile if the address names anything other than a file of unobot or an empty file.
    Raises StorageError if the address is not supported, or if the file cannot be read.
    """
    address = _parsed(url)
    file = file_of(address)
    if file is not None:
        with explain_errors(address):
            state_of(file)
    return file


async def upgrade(engine: AsyncEngine) -> Upgrade:
    """Upgrade the schema. A database in a file is first copied beside itself.

    Raises StorageError if the database does not answer, if its schema is newer, or if the copy cannot be written.
    Raises Occupied if processes of older versions serve it that cannot run with the new schema. Raises FailedUpgrade.
    """
    with explain_errors(engine.url):
        async with engine.connect() as connection:
            before = await connection.run_sync(schema_revision)
            if before == REVISION:
                await connection.run_sync(check_tables)
    backup = None if before == REVISION else await _upgrade(engine, before)
    with explain_errors(engine.url):
        await _compact(engine)
    return Upgrade(before, REVISION, backup)


async def _upgrade(engine: AsyncEngine, before: str | None) -> Path | None:
    """Run the migrations in one transaction. Return the backup that was made before, if any."""
    on_server = engine.dialect.name == "postgresql"
    # A migration may take long. An SQLite database in memory exists only in its one connection.
    migration_engine = (
        _engine(engine.url, timeout=None) if on_server else engine.execution_options(**{IMMEDIATE_OPTION: True})
    )
    backup = None
    try:
        with explain_errors(engine.url):
            async with migration_engine.begin() as connection:
                if on_server:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                    await connection.run_sync(_check_processes)
                backup = await _back_up(engine.url, await connection.run_sync(schema_revision))
                try:
                    await connection.run_sync(_migrate)
                    await connection.run_sync(check_tables)
                except SQLAlchemyError as error:
                    if _is_passing(error):
                        raise
                    raise FailedUpgrade(
                        f"The upgrade of the database at {_display_address(engine.url)} from schema "
                        f"{before or 'none'} to {REVISION} failed ({reason(error)}): nothing has changed, and the "
                        "version before still runs on it. Please report this."
                    ) from error
    except BaseException:  # also a cancellation: the database is as it was, and the next start copies it again
        if backup is not None:
            backup.unlink(missing_ok=True)
        raise
    finally:
        if on_server:
            await migration_engine.dispose()
    copy = "" if backup is None else f"; its backup is {backup}"
    if before is None:
        log.info("the database was empty, and has the schema %s now", REVISION)
    else:
        log.info("the schema of the database was %s and is now %s%s", before, REVISION, copy)
    return backup


def _is_passing(error: SQLAlchemyError) -> bool:
    """Return whether an error comes from the connection, a lock or the disk, and not from the migration."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or any(words in reason(error) for words in ("locked", "disk is full", "disk I/O error"))


def _check_processes(connection: Connection) -> None:
    """Raise Occupied if a process that serves the database cannot run with the newest schema."""
    present = schema_revision(connection)
    if present in (None, REVISION):
        return
    from .migration import is_older, oldest_beside

    oldest = oldest_beside()
    if not is_older(present, oldest):
        return
    processes = [process for process in serving_processes(connection) if is_older(process.schema or present, oldest)]
    if processes:
        raise Occupied(
            f"The database is not upgraded from schema {present} to {REVISION}, because this version cannot run "
            f"beside these processes: {', '.join(map(str, processes))}. Stop them first."
        )


def check_tables(connection: Connection) -> None:
    """Raise UnusableDatabase if the tables of a database with the newest revision are not those of the revision."""
    missing = missing_lines(connection, REVISION)
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise UnusableDatabase(
            f"The database says that its schema is {REVISION}, but lacks what that schema has ({missing[0]}{more}): "
            "a version of the development made it, or somebody changed it. Restore a backup, or name another database."
        )


async def _back_up(address: URL, revision: str | None) -> Path | None:
    """Copy a database with an older schema, if it is a file. Return the copy. Raises StorageError."""
    file = file_of(address)
    if file is None or revision in (None, REVISION):
        return None
    try:
        return await asyncio.to_thread(back_up_before_upgrade, file, revision, datetime.now(UTC))
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else reason(error)
        folder = file.absolute().parent
        raise UnusableDatabase(
            f"The database at {_display_address(address)} is not upgraded from schema {revision} to {REVISION}, "
            f"because no backup of it can be written ({why}): the folder {folder} needs room for a copy."
        ) from error


async def _compact(engine: AsyncEngine) -> None:
    """Compact an SQLite file if that is due: an older version, or a deletion from a big file, left it to this start."""
    file = file_of(engine.url)
    if file is not None:
        await asyncio.to_thread(compact_at_start, file)


@contextmanager
def explain_errors(address: URL) -> Iterator[None]:
    """Turn errors of the drivers inside the block into a StorageError that names the address, without its password."""
    try:
        yield
    except NotOurs as error:
        raise WrongFile(
            f"The database at {_display_address(address)} cannot be opened ({error}): "
            "check DATABASE_URL, which must name a file of unobot or a new one."
        ) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        file = file_of(address)
        obstacle = None if file is None else _obstacle(file.absolute(), error)
        # Only a person can remove an obstacle or mend an option of the address, so another try would be in vain.
        lasts = obstacle or "not a database" in reason(error) or isinstance(_of_driver(error), ValueError)
        kind = UnusableDatabase if lasts else StorageError
        why = "" if obstacle and file is not None and not file.parent.is_dir() else f" ({reason(error)})"
        raise kind(
            f"The database at {_display_address(address)} cannot be opened{why}: {obstacle or _advice(error)}."
        ) from error


def outage_of(engine: AsyncEngine) -> Outage:
    """Return the `Outage` that all users of an engine share."""
    outage = engine.sync_engine.get_execution_options().get(OUTAGE_OPTION)
    return outage if isinstance(outage, Outage) else Outage()


def reason(error: Exception) -> str:
    """Return the first line of a database error, without the statement and its values, which may hold secrets."""
    message = str(_of_driver(error))
    return message.strip().rstrip(".").splitlines()[0] if message.strip() else type(_of_driver(error)).__name__


def _of_driver(error: Exception) -> Exception:
    """Return the error of the driver inside an error of SQLAlchemy. Any other error is returned as it is."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
        if isinstance(error.__cause__, Exception):  # the error of asyncpg, which SQLAlchemy has wrapped
            error = error.__cause__
    return error


def display_address(url: str) -> str:
    """Return the address of a database for people, without its secrets. Raises StorageError if it is wrong."""
    return _display_address(_parsed(url))


def _display_address(address: URL) -> str:
    """Return an address for people, without its password and its options. An option may hold a password, too."""
    file = file_of(address)
    if file is not None:
        address = address.set(database=str(file.absolute()))  # which file it is depends on the current directory
    return address.set(query={}).render_as_string()


def _advice(error: Exception) -> str:
    """Return what an admin can do about an error."""
    if "locked" in reason(error):
        return "another program is writing to it, so stop that one first"
    return "check DATABASE_URL"


def _obstacle(file: Path, error: Exception) -> str | None:
    """Return what an admin has to do before a file can be opened; None if the folder and the disk are not the cause."""
    number, message = getattr(error, "errno", None), reason(error)
    if number == errno.ENOSPC or "disk is full" in message:
        return f"make room on the disk of {file.parent}"
    if number == errno.EROFS or "readonly database" in message:
        return f"this account cannot write to {file}, so run unobot as its owner, or make its disk writable"
    if number in (errno.ENOENT, errno.EACCES, errno.EPERM) or "unable to open database file" in message:
        if not file.parent.is_dir():
            return f"the folder {file.parent} does not exist, so make it, or correct DATABASE_URL"
        if not os.access(file.parent, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
            folder = file.parent
            return f"this account cannot write in {folder}, so run unobot as its owner, or make the disk writable"
    return None


def schema_revision(connection: Connection) -> str | None:
    """Return the revision of the schema, or None without one.

    Raises StorageError if a newer unobot made it, if it was never released, or if it belongs to another program.
    """
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if revision in (None, REVISION):
        return revision
    if not OLDEST_TABLES.issubset(inspect(connection).get_table_names()):  # many programs have this table
        raise WrongFile(
            "The database that DATABASE_URL names belongs to another program: name a database of unobot or a new one."
        )
    if revision.isdecimal() and int(revision) < FIRST_REVISION:
        raise UnreleasedSchema("The database that DATABASE_URL names", revision)
    from .migration import revisions  # Alembic is slow to import, and most starts do not need it

    if revision not in revisions():
        raise UnusableDatabase(
            f"The database that DATABASE_URL names was made by a newer unobot (its schema is "
            f"{revision}, this one knows {REVISION}): "
            "update unobot, or name another database."
        )
    return revision


def _parsed(url: str) -> URL:
    """Return the parsed `url`. Raises UnusableDatabase. Its text quotes no part, because any may hold a password."""
    try:
        address = make_url(url)
        if address.drivername in SHORT_NAMES:
            address = address.set(drivername=SHORT_NAMES[address.drivername])
    except ArgumentError:
        address = None
    except ValueError:
        raise UnusableDatabase(BAD_HOST) from None
    if address is None or address.drivername not in DRIVERS:
        raise UnusableDatabase(
            "DATABASE_URL must look like sqlite+aiosqlite:///unobot.db "
            "or postgresql+asyncpg://user:password@host/database."
        )
    if "sslmode" in address.query:  # as libpq and hosting services call it
        mode = address.query["sslmode"]
        address = address.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    if address.get_backend_name() == "sqlite":
        if address.host or address.query:
            raise UnusableDatabase(
                "DATABASE_URL must have three slashes before the file of SQLite and no options after it, "
                "as in sqlite+aiosqlite:///unobot.db."
            )
    elif (
        "@" in f"{address.host}{address.database}" or not 1 <= (5432 if address.port is None else address.port) < 2**16
    ):
        raise UnusableDatabase(BAD_HOST)
    return address


def check_lasting(url: str) -> None:
    """Raise UnusableDatabase unless what a bot stores at an address outlives its process, and a file can be there."""
    address = _parsed(url)
    file = file_of(address)
    if file is None and address.get_backend_name() == "sqlite":
        raise UnusableDatabase(
            "DATABASE_URL names a database in memory, which ends with the process: name a file, "
            "as in sqlite+aiosqlite:///unobot.db."
        )
    if file is None:
        return
    checked_file(url)
    with explain_errors(address):
        if not file.absolute().parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
        if not os.access(file.absolute().parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))


def file_of(address: URL) -> Path | None:
    """Return the file of an SQLite database, or None if it is in memory or on a server."""
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database))


@contextmanager
def _explain_options(address: URL) -> Iterator[None]:
    """Raise a StorageError for a host or an option of the address that its driver does not take."""
    try:
        yield
    except (TypeError, ValueError) as error:  # drivers check names and values only by using them
        raise UnusableDatabase(
            f"The database at {_display_address(address)} has a wrong host or option in DATABASE_URL ({error})."
        ) from error


def _engine(address: URL, timeout: float | None = TIMEOUT, *, reading: bool = False) -> AsyncEngine:
    # Parameters include tokens, and errors are logged. Last in, first out: few connections fill a cache of pages.
    options: dict[str, Any] = {"hide_parameters": True, "pool_timeout": TIMEOUT, "pool_use_lifo": True}
    if address.get_backend_name() != "sqlite":
        with _explain_options(address):
            engine = create_async_engine(
                address,
                execution_options={OUTAGE_OPTION: Outage()},
                pool_pre_ping=True,  # replaces a connection that was lost while idle, so that no move fails
                connect_args={
                    "timeout": TIMEOUT,
                    # The timeout of the server comes first. It leaves the connection usable.
                    "command_timeout": None if timeout is None else 1.5 * timeout,
                    "server_settings": SESSION_SETTINGS
                    if timeout
                    else {"application_name": SESSION_SETTINGS["application_name"]},
                },
                **options,
            )

        @event.listens_for(engine.sync_engine, "do_connect")
        def connect(dialect: Dialect, _: object, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:  # noqa: ANN401
            with _explain_options(address):
                return dialect.connect(*arguments, **keywords)

        return engine
    if address.database in (None, "", ":memory:"):
        # A database in memory lives as long as its one connection, so all share it.
        options |= {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    path = file_of(address)
    file = None if path is None else DatabaseFile(path)
    outage = Outage() if file is None else file.outage
    engine = create_async_engine(address, execution_options={FILE_OPTION: file, OUTAGE_OPTION: outage}, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up_connection(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own class
        # Python's sqlite3 begins transactions implicitly, but not before a change of schema. `begin` below does it.
        connection.isolation_level = None
        # Else one text that is not UTF-8 would fail the whole statement, and so all of its rows.
        connection.driver_connection.text_factory = lenient_text
        apply_pragmas(connection, READ_PRAGMAS if reading else PRAGMAS)

    if file is not None:
        _check_file_at_each_use(engine.sync_engine, file)
        if reading:
            _open_read_only(engine.sync_engine, file.path)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE" if IMMEDIATE_OPTION in connection.get_execution_options() else "BEGIN"
        )

    return engine


def _open_read_only(engine: Engine, file: Path) -> None:
    """Make an engine open its file in a way that leaves the file and its folder as they are."""

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, arguments: list[Any], keywords: dict[str, Any]) -> None:
        arguments[0] = address_to_read(file)
        keywords["uri"] = True


def apply_pragmas(connection: Any, pragmas: tuple[str, ...] | None = None) -> None:  # noqa: ANN401 - of the driver, or SQLAlchemy
    """Run the pragmas of a new connection to SQLite. The default is `PRAGMAS`, for a connection that writes."""
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


def _check_file_at_each_use(engine: Engine, file: DatabaseFile) -> None:
    """Refuse every connection and transaction of an engine while its file is not at its path."""

    @event.listens_for(engine, "do_connect")
    def connect(*_: object) -> None:
        if not file.check():
            raise StorageError(file.sentence)

    @event.listens_for(engine, "connect")
    def store_losses(_: object, record: ConnectionPoolEntry) -> None:
        record.info[FILE_OPTION] = file.losses

    @event.listens_for(engine, "checkout")
    def check_out(_: object, record: ConnectionPoolEntry, _proxy: object) -> None:
        if record.info.get(FILE_OPTION) != file.losses:
            # A connection keeps its WAL. If the file comes back without that WAL, it needs new connections.
            raise DisconnectionError

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if not file.check():
            refuse(connection)

    @event.listens_for(engine, "commit")
    def commit(connection: Connection) -> None:
        if not file.check():
            connection.exec_driver_sql("ROLLBACK")
            refuse(connection)

    def refuse(connection: Connection) -> NoReturn:
        with suppress(DBAPIError):  # the WAL stays at the old path, so the file must be complete without it
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.invalidate()
        engine.dispose()
        raise StorageError(file.sentence)


def _migrate(connection: Connection) -> None:
    from .migration import migrate

    if schema_revision(connection) != REVISION:  # another process may have upgraded it
        migrate(connection)
