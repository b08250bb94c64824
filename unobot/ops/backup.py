"""Backups: one SQLite file, whatever the database is, so that anything can open, check and restore it, anywhere.

What is worth nothing a quarter of an hour later, and is not for others to read, is left out: the interaction tokens of
people's panels, and which process serves which shard. Hands and the secrets of running matches are in it: it is written
for its owner's eyes only.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, make_url, select, table, text
from sqlalchemy import inspect as schema_of
from sqlalchemy.exc import SQLAlchemyError

from unobot.storage.database import (
    IMMEDIATE,
    StorageError,
    explained,
    file_of,
    known_revision,
    migration_config,
    plain_engine,
    reason,
    upgrade,
)
from unobot.storage.schema import Base, MatchRow, TableRow

from .access import file_engine, look
from .inspection import Findings, inspect

PASSING = ("panel", "lease", "alembic_version")
"""Tables whose rows are not carried from one database to another."""
BATCH = 1000
SKIPPED_IDS = 100_000
"""So many ids of tables are passed over after a restore: tables that were opened since the backup had them, and old
buttons in Discord still carry those."""


async def back_up(url: str, file: Path) -> Findings:
    """Copy the database to a new file, also while a bot uses it, and verify the copy; what is in it.

    Raises StorageError if it cannot be read, or if what was copied is not whole; there is no file then.
    """
    with _made(file) as part:
        await _copy(url, part)
        _strip(part)
        return verified(part, file)


def verified(file: Path, name: Path) -> Findings:
    """What is in a backup, which has this name. Raises StorageError if it is none, or is not whole."""
    engine = file_engine(file)
    try:
        with file.open("rb"), engine.connect() as connection:
            found = inspect(connection)
    except (OSError, SQLAlchemyError) as error:
        raise StorageError(f"The file {name} is no backup ({_said(error)}).") from error
    finally:
        engine.dispose()
    if found.revision is None:
        raise StorageError(f"The file {name} is no backup: it has no tables.")
    if found.problems:
        raise StorageError(f"The backup {name} is not whole: {found.problems[0]}")
    return found


async def restore(url: str, file: Path, *, force: bool = False) -> Findings:
    """Put what a backup holds into the database, in one transaction; what was in it, with `force`, goes.

    Raises StorageError if the backup is not whole, if the database is not empty and `force` is not given, or if a bot
    uses it, as far as that can be seen.
    """
    with tempfile.TemporaryDirectory() as directory:
        source = _newest(file, Path(directory) / "backup.db")
        engine = plain_engine(url, patient=True)
        try:
            with explained(engine.url):
                async with engine.connect() as connection:
                    rows = await connection.run_sync(_rows)
                    used = await connection.run_sync(_users)
                if rows and not force:
                    raise StorageError(f"The database is not empty ({rows} rows): --force replaces what is in it.")
                await engine.dispose()
                if used or _is_held(file_of(engine.url)):
                    raise StorageError("A bot uses the database: stop it first.")
                await upgrade(engine)
                async with engine.execution_options(**{IMMEDIATE: True}).begin() as connection:
                    with source.connect() as backup:
                        await connection.run_sync(lambda target: _replace(backup, target))
        finally:
            await engine.dispose()
            source.dispose()
    return await look(url, inspect)


def _newest(file: Path, copy: Path) -> Engine:
    """A copy of a whole backup with the newest schema; the backup itself stays what it is."""
    try:
        shutil.copyfile(file, copy)
        verified(copy, file)
        engine = file_engine(copy)
        with engine.begin() as connection:
            command.upgrade(migration_config(connection), "head")
    except (OSError, SQLAlchemyError) as error:
        raise StorageError(f"The backup {file} cannot be read ({_said(error)}).") from error
    return engine


@contextmanager
def _made(file: Path) -> Iterator[Path]:
    """A file for its owner only, to write to, which becomes `file` when all has gone well."""
    if file.exists():
        raise StorageError(f"The file {file} is there already: name one that is not.")
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            yield part
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise StorageError(f"The backup {file} cannot be written ({_said(error)}).") from error


async def _copy(url: str, part: Path) -> None:
    revision = await look(url, known_revision)
    if revision is None:
        raise StorageError("The database that DATABASE_URL names is empty: there is nothing to back up.")
    path = file_of(make_url(url))
    if path is not None:
        # All pages at once: a backup in steps begins anew whenever the bot writes. Readers do not keep it from writing.
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        return
    file = file_engine(part)

    def copy(source: Connection) -> None:
        with file.begin() as target:
            command.upgrade(migration_config(target), revision)
            there = MetaData()
            there.reflect(target)
            _carry(source, target, there.sorted_tables)

    try:
        await look(url, copy)
    finally:
        file.dispose()


def _strip(file: Path) -> None:
    """Leave out what is only for the moment, also from pages that are free now, and make it one file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for table in {"panel", "lease"} & there:
            connection.execute(f"DELETE FROM {table}")  # noqa: S608 - the two names above
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")


def _carry(source: Connection, target: Connection, tables: Sequence[Table]) -> None:
    """Copy all rows of the tables, those that others point to first; the target's are empty."""
    for each in tables:
        if each.name in PASSING:
            continue
        rows = source.execution_options(yield_per=BATCH).execute(select(each)).mappings()
        for batch in rows.partitions():
            target.execute(insert(each), [dict(row) for row in batch])


def _replace(source: Connection, target: Connection) -> None:
    """Put the rows of one database into another in place of those there; both have the newest schema."""
    tables = Base.metadata.sorted_tables
    newest = target.scalar(select(func.max(TableRow.id))) or 0
    for each in reversed(tables):
        target.execute(each.delete())
    _carry(source, target, tables)
    newest = max(newest, target.scalar(select(func.max(TableRow.id))) or 0)
    _go_on_after(target, TableRow.__tablename__, newest + SKIPPED_IDS)
    _go_on_after(target, MatchRow.__tablename__, target.scalar(select(func.max(MatchRow.id))) or 0)


def _go_on_after(connection: Connection, table: str, last: int) -> None:
    """Let the next id that the database gives in a table be one more than `last`."""
    values = {"name": table, "last": last}
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last + 1, false)"), values)
    else:
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), values)
        connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), values)


def _rows(connection: Connection) -> int:
    """How many rows there are in a database of whatever schema."""
    names = set(schema_of(connection).get_table_names()) - {"alembic_version"}
    return sum(connection.scalar(select(func.count()).select_from(table(name))) or 0 for name in names)


def _users(connection: Connection) -> int:
    """How many other connections unobot has to a PostgreSQL database."""
    if connection.dialect.name != "postgresql":
        return 0
    others = "datname = current_database() AND application_name = 'unobot' AND pid <> pg_backend_pid()"
    return connection.scalar(text(f"SELECT count(*) FROM pg_stat_activity WHERE {others}")) or 0  # noqa: S608


def _is_held(file: Path | None) -> bool:
    """Whether another process has an SQLite file open: only who is alone with it may end its WAL mode."""
    if file is None:
        return False
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            return True
    return False


def _said(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else reason(error)
