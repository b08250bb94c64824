"""Back up a database to one SQLite file, and restore it.

The file is SQLite for every database, so that any tool can open and check it.

A backup leaves out short-lived data: the interaction tokens of panels, and the shard leases of processes. It contains
the hands and the secrets of running matches, so only its owner can read the file.
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from msgspec.structs import replace
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, make_url, select, table, text
from sqlalchemy import inspect as schema_of
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError, StatementError

from unobot.database_tables import DATABASE_TABLES
from unobot.features.results.result_rows import RESULT
from unobot.model.storage_errors import StorageError, UnreleasedSchema
from unobot.output_file import new_file
from unobot.storage.database import (
    IMMEDIATE_OPTION,
    explain_errors,
    file_of,
    plain_engine,
    reason,
    schema_revision,
    upgrade,
)
from unobot.storage.file_backup import SHORT_LIVED_TABLES, copy_pages, delete_short_lived
from unobot.storage.file_guard import FileState, NotOurs, state_of
from unobot.storage.migration import migrate
from unobot.storage.schema import MATCH, TABLE

from .access import file_engine, read_snapshot
from .inspection import Findings, inspect

TRANSIENT_TABLES = (*SHORT_LIVED_TABLES, "alembic_version")
"""The tables whose rows are not copied from one database to another."""
Row: TypeAlias = dict[str, Any]
ROW_BATCH = 1000
VALUE_ERROR_CLASSES = ("22", "23")
"""The classes of SQLSTATE for values that PostgreSQL refuses."""
SKIPPED_IDS = 100_000
"""The number of table ids that a restore skips.

Tables that were opened after the backup had the next ids, and their buttons in Discord still contain these ids.
"""


async def back_up(url: str, file: Path) -> Findings:
    """Copy the database to a new file, inspect the copy, and return its findings. A bot may use the database meanwhile.

    Damage in the database is in the copy, too, and the findings name it. Raises `StorageError`, and leaves no file, if
    the database does not answer.
    """
    revision = await read_snapshot(url, schema_revision)  # first, so that nothing is written if there is no database
    if revision is None:
        raise StorageError("The database that DATABASE_URL names is empty, so there is nothing to back up.")
    with _new_file(file) as part:
        left_out = await _copy(url, part, revision)
        delete_short_lived(part)
        return _with_left_out(left_out, verify_backup(part, file))


def verify_backup(file: Path, name: Path) -> Findings:
    """Return the findings of a backup. Raises `StorageError` if the file is not a backup. Its text says `name`."""
    engine = file_engine(file)
    try:
        with file.open("rb"), engine.connect() as connection:
            findings = inspect(connection)
    except UnreleasedSchema as error:
        raise UnreleasedSchema(f"The backup {name}", error.revision) from error
    except (OSError, SQLAlchemyError) as error:
        raise StorageError(f"The file {name} is not a backup ({_reason(error)}).") from error
    finally:
        engine.dispose()
    if findings.revision is None:
        raise StorageError(f"The file {name} is not a backup: it has no tables.")
    return findings


def _with_left_out(left_out: Sequence[str], findings: Findings) -> Findings:
    return replace(findings, problems=(*left_out, *findings.problems))


async def restore(url: str, file: Path, *, force: bool = False) -> Findings:
    """Copy a backup into the database, in one transaction. With `force`, this replaces the present rows.

    Return the findings of the database after that. A damaged row that the database refuses is left out, with all rows
    that refer to it, and the findings name it. Raises `StorageError` in these cases:

    * The file is not a backup, cannot be read, or is the database itself.
    * The database is not empty, and `force` is not given.
    * A bot uses the database, as far as that can be seen.
    """
    _refuse_database(url, file)
    with tempfile.TemporaryDirectory() as directory:
        source = _newest(file, Path(directory) / "backup.db")
        engine = plain_engine(url, patient=True)
        try:
            with explain_errors(engine.url):
                async with engine.connect() as connection:
                    await connection.run_sync(schema_revision)  # refuses what no upgrade reaches
                    rows = await connection.run_sync(_count_rows)
                    other_connections = await connection.run_sync(_count_users)
                if rows and not force:
                    raise StorageError(f"The database is not empty ({rows} rows): use --force to replace them.")
                await engine.dispose()
                if other_connections or _is_open_elsewhere(file_of(engine.url)):
                    raise StorageError("A bot uses the database. Stop the bot first.")
                await upgrade(engine)
                async with engine.execution_options(**{IMMEDIATE_OPTION: True}).begin() as connection:
                    with source.connect() as backup:
                        left_out = await connection.run_sync(lambda target: _replace(backup, target))
        finally:
            await engine.dispose()
            source.dispose()
    return _with_left_out(left_out, await read_snapshot(url, inspect))


def _refuse_database(url: str, file: Path) -> None:
    """Raise `StorageError` if a file that should be a backup is the database."""
    database = file_of(make_url(url))
    if database is not None and database.exists() and file.exists() and database.samefile(file):
        raise StorageError(f"The file {file} is the database itself: name a backup.")


def _newest(file: Path, copy: Path) -> Engine:
    """Copy a backup, upgrade the copy to the newest schema, and return its engine. The backup does not change."""
    try:
        if file.exists() and not file.is_file():
            raise StorageError(f"The backup {file} cannot be read (it is a folder or a device).")
        shutil.copyfile(file, copy)
        if state_of(copy) is FileState.EMPTY:
            raise StorageError(f"The file {file} is not a backup: it has no tables.")
        verify_backup(copy, file)
        engine = file_engine(copy)
        with engine.begin() as connection:
            migrate(connection)
    except NotOurs as error:
        raise StorageError(f"The file {file} is not a backup ({error}).") from error
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise StorageError(f"The backup {file} cannot be read ({_reason(error)}).") from error
    return engine


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Yield a path to write to, in a folder that is made if it is missing.

    Raises `StorageError` if the file exists or cannot be written.
    """
    try:
        if not file.parent.exists():
            file.parent.mkdir(mode=0o700, parents=True)
        with new_file(file) as part:
            yield part
    except FileExistsError as error:
        raise StorageError(f"The file {file} already exists. Name a new file.") from error
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise StorageError(f"The backup {file.absolute()} cannot be written ({_reason(error)}).") from error


async def _copy(url: str, part: Path, revision: str) -> list[str]:
    """Copy the database, whose schema has this revision. Return sentences about the rows that were left out."""
    path = file_of(make_url(url))
    if path is not None:
        copy_pages(path, part)
        return []
    file = file_engine(part)

    def copy(source: Connection) -> list[str]:
        with file.begin() as target:
            migrate(target, revision)
            metadata = MetaData()
            metadata.reflect(target)
            return _copy_rows(source, target, metadata.sorted_tables)

    try:
        return await read_snapshot(url, copy)
    finally:
        file.dispose()


def _copy_rows(source: Connection, target: Connection, tables: Sequence[Table]) -> list[str]:
    """Copy all rows into empty tables, referenced tables first. Return sentences about the rows that were left out."""
    left_out: list[str] = []
    for db_table in tables:
        if db_table.name in TRANSIENT_TABLES:
            continue
        refused_rows: list[tuple[Row, str]] = []
        rows = source.execution_options(yield_per=ROW_BATCH).execute(select(db_table)).mappings()
        for batch in rows.partitions():
            refused_rows += _insert(target, db_table, [dict(row) for row in batch])
        if refused_rows:
            row, why = refused_rows[0]
            key = ", ".join(f"{column.name} {row[column.name]!r}" for column in db_table.primary_key)
            left_out.append(
                f"Rows of {db_table.name} were left out: {len(refused_rows)}, the first with {key} ({why})."
            )
    return left_out


def _insert(target: Connection, into: Table, rows: list[Row]) -> list[tuple[Row, str]]:
    """Insert rows. Return each row that the database refuses, and why."""
    try:
        with target.begin_nested():
            target.execute(insert(into), rows)
    except (SQLAlchemyError, ValueError) as error:
        if not _is_refused(error):
            raise
        if len(rows) == 1:
            return [(rows[0], _reason(error))]
        half = len(rows) // 2
        return _insert(target, into, rows[:half]) + _insert(target, into, rows[half:])
    return []


def _is_refused(error: Exception) -> bool:
    """Return whether the database refused the values of a row, and could go on with others."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return isinstance(error, IntegrityError) or getattr(error.orig, "sqlstate", "")[:2] in VALUE_ERROR_CLASSES
    return isinstance(error, ValueError | StatementError)  # a value of a type that a column cannot hold


def _replace(source: Connection, target: Connection) -> list[str]:
    """Replace all rows of a database with the rows of another. Both have the newest schema.

    Return sentences about the rows that were left out.
    """
    tables = DATABASE_TABLES
    newest = target.scalar(select(func.max(TABLE.c.id))) or 0
    for db_table in reversed(tables):
        target.execute(db_table.delete())
    left_out = _copy_rows(source, target, tables)
    newest = max(newest, target.scalar(select(func.max(TABLE.c.id))) or 0)
    _set_last_id(target, TABLE.name, newest + SKIPPED_IDS)
    matches = [target.scalar(select(func.max(column))) or 0 for column in (MATCH.c.id, RESULT.c.match_id)]
    _set_last_id(target, MATCH.name, max(matches))  # results outlive their matches
    return left_out


def _set_last_id(connection: Connection, table: str, last: int) -> None:
    """Set the next id that the database assigns in a table to one more than `last`."""
    values = {"name": table, "last": last}
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last + 1, false)"), values)
    else:
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), values)
        connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), values)


def _count_rows(connection: Connection) -> int:
    """Return the number of rows in a database of any schema."""
    names = set(schema_of(connection).get_table_names()) - {"alembic_version"}
    return sum(connection.scalar(select(func.count()).select_from(table(name))) or 0 for name in names)


def _count_users(connection: Connection) -> int:
    """Return the number of other connections from unobot to a PostgreSQL database; 0 for SQLite."""
    if connection.dialect.name != "postgresql":
        return 0
    others = "datname = current_database() AND application_name = 'unobot' AND pid <> pg_backend_pid()"
    return connection.scalar(text(f"SELECT count(*) FROM pg_stat_activity WHERE {others}")) or 0  # noqa: S608


def _is_open_elsewhere(file: Path | None) -> bool:
    """Return whether another process has an SQLite file open. Only the sole user of a file may end its WAL mode."""
    if file is None:
        return False
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            return True
    return False


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else reason(error)
