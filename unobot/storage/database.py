"""The way to the database: its address, its engine, and its schema brought up to date.

Nothing here waits for ever: SQLite waits five seconds for its lock, and on PostgreSQL connecting, a lock, a statement
and a connection of the pool each have a limit, also where the network has silently gone.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
PRAGMAS = (
    "PRAGMA busy_timeout = 5000",  # first: the next one may have to wait for another process
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk before it returns, also in WAL mode
    "PRAGMA foreign_keys = ON",
)
IMMEDIATE = "unobot_immediate"
"""Set on an SQLite engine whose transactions read first and then write, so that others wait and none fails."""
PATIENCE = 10.0
"""Seconds that anything may take on PostgreSQL."""
SESSION = {
    "application_name": "unobot",
    "lock_timeout": "5s",
    "statement_timeout": f"{PATIENCE:.0f}s",
    "idle_in_transaction_session_timeout": "60s",  # what a process that hangs has locked is free again
}
MIGRATION_LOCK = 0x756E6F626F74  # "unobot"
"""The key of PostgreSQL's advisory lock under which one process at a time brings the schema up to date."""


class StorageError(Exception):
    """The database cannot be used, or refused a change and did none of it; the text is one sentence."""


async def open_engine(url: str) -> AsyncEngine:
    """An engine for the database at `url` (the setting DATABASE_URL), its schema up to date.

    Raises StorageError if the address is none of ours, nothing answers there, or its schema is newer.
    """
    engine = plain_engine(url)
    try:
        await upgrade(engine)
    except BaseException:  # also when cancelled: the threads of the connections would outlive the failure
        await engine.dispose()
        raise
    return engine


def plain_engine(url: str, *, patient: bool = False, create: bool = True) -> AsyncEngine:
    """An engine for the database at `url`, whatever its schema is; its connections are for use within `explained`.

    A `patient` one is for work that takes its time. Raises StorageError if the address is none of ours, or names an
    SQLite file that is not there and that we should not `create`.
    """
    address = _parsed(url)
    file = file_of(address)
    if file is not None and not create and not file.exists():
        raise StorageError(f"There is no database {file}: check DATABASE_URL.")
    with explained(address):
        if file is not None:
            # It fails here as it would later on, where the thread that aiosqlite starts would outlive the failure.
            sqlite3.connect(file).close()
        return _engine(address, None if patient else PATIENCE)


async def upgrade(engine: AsyncEngine) -> tuple[str | None, str]:
    """Bring the schema up to date; gives its revision before (None: there was nothing) and after.

    Raises StorageError if nothing answers, or if the schema is newer.
    """
    with explained(engine.url):
        async with engine.connect() as connection:
            before = await connection.run_sync(known_revision)
        if before == newest_revision():
            return before, before
        on_server = engine.dialect.name == "postgresql"
        # A migration may take its time; and an SQLite database in memory is in its one connection.
        patient = _engine(engine.url, patience=None) if on_server else engine.execution_options(**{IMMEDIATE: True})
        try:
            async with patient.begin() as connection:
                if on_server:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await connection.run_sync(_migrate)
        finally:
            if on_server:
                await patient.dispose()
        return before, newest_revision()


@contextmanager
def explained(address: URL) -> Iterator[None]:
    """What the drivers raise inside becomes a StorageError that names the address (without its password)."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise StorageError(
            "DATABASE_URL names a PostgreSQL database, which needs the extra `postgres`: "
            "pip install 'unobot[postgres]'."
        ) from error
    except (SQLAlchemyError, CommandError, sqlite3.Error, OSError) as error:
        raise StorageError(
            f"The database at {address.render_as_string()} cannot be opened ({reason(error)}): {_advice(error)}."
        ) from error


def reason(error: Exception) -> str:
    """What the database itself said, without the statement and its values (they may hold secrets)."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
        if isinstance(error.__cause__, Exception):  # asyncpg's own, which SQLAlchemy gives a name of its own
            error = error.__cause__
    said = str(error)
    return said.strip().rstrip(".").splitlines()[0] if said.strip() else type(error).__name__


def _advice(error: Exception) -> str:
    """What an admin can do about it."""
    said = reason(error)
    if "locked" in said:
        return "another program is writing to it, so stop that one first"
    return "make room on its disk" if "full" in said else "check DATABASE_URL"


def migrations() -> Path:
    """The folder of the migrations: inside an installed unobot, beside the package in a checkout."""
    package = Path(__file__).parents[1]
    installed = package / "migrations"
    return installed if installed.is_dir() else package.parent / "migrations"


def migration_config(connection: Connection | None = None) -> Config:
    """How Alembic finds the migrations and is made to use `connection`."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations()).replace("%", "%%"))
    return config


def newest_revision() -> str:
    """The revision of the schema that this unobot uses."""
    newest = ScriptDirectory.from_config(migration_config()).get_current_head()
    assert newest is not None
    return newest


def known_revision(connection: Connection) -> str | None:
    """The revision of the schema that is there, or None. Raises StorageError if a newer unobot made it."""
    script = ScriptDirectory.from_config(migration_config())
    here = MigrationContext.configure(connection).get_current_revision()
    if here is not None and here not in {revision.revision for revision in script.walk_revisions()}:
        raise StorageError(
            f"The database that DATABASE_URL names was made by a newer unobot (its schema is "
            f"{here}, this one knows {script.get_current_head()}): "
            "update unobot, or name another database."
        )
    return here


def _parsed(url: str) -> URL:
    try:
        address = make_url(url)
    except ArgumentError:
        address = None
    if address is None or address.drivername not in DRIVERS:
        raise StorageError(
            "DATABASE_URL must look like sqlite+aiosqlite:///unobot.db "
            "or postgresql+asyncpg://user:password@host/database."
        )
    return address


def file_of(address: URL) -> Path | None:
    """The file of an SQLite database, or None where it is in memory, or on a server."""
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:") or address.query:
        return None
    return Path(str(address.database))


def _engine(address: URL, patience: float | None = PATIENCE) -> AsyncEngine:
    options: dict[str, Any] = {"hide_parameters": True}  # tokens are among them, and errors get logged
    if address.get_backend_name() != "sqlite":
        return create_async_engine(
            address,
            pool_pre_ping=True,  # a connection that was lost while nobody used it is replaced, and no move fails
            pool_timeout=PATIENCE,
            connect_args={
                "timeout": PATIENCE,
                # The server's own limit comes first, and leaves a connection that can be used.
                "command_timeout": None if patience is None else 1.5 * patience,
                "server_settings": SESSION if patience else {"application_name": SESSION["application_name"]},
            },
            **options,
        )
    if address.database in (None, "", ":memory:"):
        # A database in memory lives as long as its one connection, which everybody then has to share.
        options |= {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    engine = create_async_engine(address, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own class
        # Python's sqlite3 begins transactions by guess, and none for a change of schema; we say it ourselves.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            try:
                cursor.execute(pragma)
            except sqlite3.OperationalError:
                # SQLite does not wait where two connections make a new file a WAL at once: a transaction does.
                cursor.execute("BEGIN IMMEDIATE")
                cursor.execute("COMMIT")
                cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if IMMEDIATE in connection.get_execution_options() else "BEGIN")

    return engine


def _migrate(connection: Connection) -> None:
    if known_revision(connection) != newest_revision():  # another process may have been quicker
        command.upgrade(migration_config(connection), "head")
