"""Open a database for an admin's command: a read-only snapshot, a store, or a file that nobody else uses."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

from unobot.model.storage_errors import StorageError
from unobot.storage.database import explain_errors, file_of, lenient_text, plain_engine, schema_revision
from unobot.storage.schema import REVISION
from unobot.storage.store import Store

T = TypeVar("T")


async def read_snapshot(url: str, job: Callable[[Connection], T]) -> T:
    """Return the result of `job` on a read-only snapshot of the database.

    Raises `StorageError` if there is no database, or if it does not answer.
    """
    engine = plain_engine(url, patient=True, reading=True)
    if file_of(engine.url) is None and engine.dialect.name == "sqlite":
        raise StorageError("DATABASE_URL names a database in memory, and other processes cannot read that.")
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with explain_errors(engine.url):
            async with engine.connect() as connection:
                return await connection.run_sync(job)
    finally:
        await engine.dispose()


@asynccontextmanager
async def open_store(url: str, *, reading: bool = False) -> AsyncIterator[Store]:
    """Open the store of a database that has the newest schema. A bot may use it meanwhile. Raises `StorageError`.

    If the store is for `reading`, call only its reading methods.
    """
    revision = await read_snapshot(url, schema_revision)
    if revision != REVISION:
        raise StorageError(
            f"The schema of the database is {revision or 'missing'}, not {REVISION}: "
            "start the bot with this version first, or run `unobot db upgrade` while it is stopped."
        )
    store = Store(plain_engine(url, create=False, reading=reading))
    try:
        yield store
    finally:
        await store.close()


def file_engine(file: Path) -> Engine:
    """Return an engine for an SQLite file that no other process uses, such as a backup."""
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.text_factory = lenient_text

    return engine
