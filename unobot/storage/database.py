"""The way to the database: its address, its engine, and its schema brought up to date."""

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url
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


class StorageError(Exception):
    """The database cannot be used, or refused a change and did none of it; the text is one sentence."""


async def open_engine(url: str) -> AsyncEngine:
    """An engine for the database at `url` (the setting DATABASE_URL), its schema up to date.

    Raises StorageError if the address is none of ours, nothing answers there, or its schema is newer.
    """
    address = _parsed(url)
    try:
        _look_at_file(address)
        engine = _engine(address)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except BaseException:  # also when cancelled: the threads of the connections would outlive the failure
            await engine.dispose()
            raise
    except ModuleNotFoundError as error:
        raise StorageError(
            "DATABASE_URL names a PostgreSQL database, which needs the extra `postgres`: "
            "pip install 'unobot[postgres]'."
        ) from error
    except (SQLAlchemyError, CommandError, sqlite3.Error, OSError) as error:
        raise StorageError(
            f"The database at {address.render_as_string()} cannot be opened ({reason(error)}): check DATABASE_URL."
        ) from error
    return engine


def reason(error: Exception) -> str:
    """What the database itself said, without the statement and its values (they may hold secrets)."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().rstrip(".").splitlines()[0] if said.strip() else type(error).__name__


def migrations() -> Path:
    """The folder of the migrations: inside an installed unobot, beside the package in a checkout."""
    package = Path(__file__).parents[1]
    installed = package / "migrations"
    return installed if installed.is_dir() else package.parent / "migrations"


def migration_config(connection: Connection) -> Config:
    """How Alembic finds the migrations and is made to use `connection`."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations()).replace("%", "%%"))
    return config


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


def _look_at_file(address: URL) -> None:
    """Open and close an SQLite file, which fails here as it would later on.

    There, the thread that aiosqlite starts would outlive the failure, and complain if the event loop did not.
    """
    if address.get_backend_name() == "sqlite" and address.database and not address.query:
        sqlite3.connect(address.database).close()


def _engine(address: URL) -> AsyncEngine:
    options: dict[str, Any] = {"hide_parameters": True}  # tokens are among them, and errors get logged
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_pre_ping=True, **options)
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
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _upgrade(connection: Connection) -> None:
    config = migration_config(connection)
    script = ScriptDirectory.from_config(config)
    here = set(MigrationContext.configure(connection).get_current_heads())
    if here == set(script.get_heads()):
        return
    known = {revision.revision for revision in script.walk_revisions()}
    if not here <= known:
        raise StorageError(
            f"The database that DATABASE_URL names was made by a newer unobot (its schema is "
            f"{', '.join(sorted(here))}, this one knows {', '.join(sorted(script.get_heads()))}): "
            "update unobot, or name another database."
        )
    command.upgrade(config, "head")
