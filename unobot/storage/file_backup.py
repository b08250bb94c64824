"""Copy an SQLite database to a file: for an admin's backup, and automatically before an upgrade of the schema.

A copy leaves out short-lived data. It contains the hands and the secrets of running matches, so only its owner can read
it.
"""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from unobot.output_file import new_file

from .file_guard import address_to_read

MAX_BACKUPS = 3
"""The number of automatic backups that stay beside a database. Older ones are deleted."""
SHORT_LIVED_TABLES = ("panel", "lease")
"""The tables of short-lived data: the interaction tokens of panels, and the shard leases of processes."""


def copy_pages(source: Path, target: Path) -> None:
    """Copy a database in its present state. A bot may write to it meanwhile."""
    # Copies all pages at once, because a backup in steps restarts at every write. A reader does not block writes.
    source_connection = sqlite3.connect(address_to_read(source), uri=True)
    with closing(source_connection) as connection, closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)


def delete_short_lived(file: Path) -> None:
    """Delete short-lived rows, also from free pages, and make the database one file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        connection.execute("PRAGMA journal_mode = DELETE")
        try:
            for table in names.intersection(SHORT_LIVED_TABLES):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - the two names above
            connection.execute("VACUUM")
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            return  # the file has damaged pages: a whole copy of it is the best there is


def back_up_before_upgrade(file: Path, revision: str, now: datetime) -> Path:
    """Copy the database beside itself, compare the copy, and delete all but the newest `MAX_BACKUPS` of these copies.

    The caller keeps others from writing. ``revision``: the present revision of the schema. Return the path of the copy.
    Raises `OSError` or `sqlite3.Error`, and leaves no copy, if it cannot be written or differs from the database.
    """
    copy = file.with_name(f"{file.stem}-schema-{revision}-{now:%Y%m%dT%H%M%S}Z.db")
    with new_file(copy) as part:
        copy_pages(file, part)
        delete_short_lived(part)
        if _contents(part) != _contents(file):
            raise sqlite3.DatabaseError("the copy differs from the database")
        with part.open("r+b") as file_to_sync:
            os.fsync(file_to_sync.fileno())
    backups = sorted(backups_before_upgrades(file), key=_time_of)
    for backup in backups[:-MAX_BACKUPS]:
        with suppress(OSError):  # another account owns it
            backup.unlink()
    return copy


def backups_before_upgrades(file: Path) -> list[Path]:
    """Return the copies of a database that `back_up_before_upgrade` has made."""
    name = re.compile(rf"{re.escape(file.stem)}-schema-\w+-\d{{8}}T\d{{6}}Z\.db")
    return [path for path in file.parent.iterdir() if name.fullmatch(path.name)]


def _time_of(backup: Path) -> str:
    return backup.stem.rpartition("-")[2]


def _contents(file: Path) -> dict[str, object]:
    """Return the facts in which a copy must equal its database: the schema, the rows of each table, and the damage."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        contents: dict[str, object] = {
            "schema": connection.execute("SELECT version_num FROM alembic_version").fetchall()
        }
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if name not in SHORT_LIVED_TABLES:
                contents[name] = _answer(connection, f'SELECT count(*) FROM "{name}"')  # noqa: S608 - a name of a table
        contents["damage"] = _answer(connection, "PRAGMA quick_check")
    return contents


def _answer(connection: sqlite3.Connection, question: str) -> object:
    try:
        return connection.execute(question).fetchall()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:  # damaged pages
        return str(error)
