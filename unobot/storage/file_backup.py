"""Copy an SQLite database to a file: for an admin's backup, and by itself before an upgrade of the schema.

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

KEPT_BACKUPS = 3
"""The number of backups before an upgrade that are kept."""
TOKENS = ("panel", "lease")
"""The tables of short-lived data: the interaction tokens of panels, and the shard leases of processes."""


def copy_pages(source: Path, target: Path) -> None:
    """Copy a database in its present state, also while a bot writes to it."""
    # Copies all pages at once, because a backup in steps restarts at every write. A reader does not block writes.
    reading = sqlite3.connect(address_to_read(source), uri=True)
    with closing(reading) as opened, closing(sqlite3.connect(target)) as copy:
        opened.backup(copy)


def strip(file: Path) -> None:
    """Delete short-lived rows, also from free pages, and make the database one file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        connection.execute("PRAGMA journal_mode = DELETE")
        try:
            for table in there.intersection(TOKENS):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608 - the two names above
            connection.execute("VACUUM")
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            return  # the file has damaged pages: a whole copy of it is the best there is


def back_up_before_upgrade(file: Path, revision: str, now: datetime) -> Path:
    """Copy the database beside itself, compare the copy, and delete all but the newest `KEPT_BACKUPS` of these copies.

    The caller keeps others from writing. ``revision`` is the present one of the schema. Return the copy. Raises
    `OSError` or `sqlite3.Error` if it cannot be written, or differs from the database. Then there is no copy.
    """
    copy = file.with_name(f"{file.stem}-schema-{revision}-{now:%Y%m%dT%H%M%S}Z.db")
    with new_file(copy) as part:
        copy_pages(file, part)
        strip(part)
        if _contents(part) != _contents(file):
            raise sqlite3.DatabaseError("the copy differs from the database")
        with part.open("r+b") as opened:
            os.fsync(opened.fileno())
    made = sorted(backups_before_upgrades(file), key=_time_of)
    for old in made[:-KEPT_BACKUPS]:
        with suppress(OSError):  # another account owns it
            old.unlink()
    return copy


def backups_before_upgrades(file: Path) -> list[Path]:
    """Return the copies of a database that `back_up_before_upgrade` has made."""
    name = re.compile(rf"{re.escape(file.stem)}-schema-\w+-\d{{8}}T\d{{6}}Z\.db")
    return [path for path in file.parent.iterdir() if name.fullmatch(path.name)]


def _time_of(backup: Path) -> str:
    return backup.stem.rpartition("-")[2]


def _contents(file: Path) -> dict[str, object]:
    """Return the number of rows of each table that a copy has, the schema, and the damage."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        found: dict[str, object] = {"schema": connection.execute("SELECT version_num FROM alembic_version").fetchall()}
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if name not in TOKENS:
                found[name] = _answer(connection, f'SELECT count(*) FROM "{name}"')  # noqa: S608 - a name of a table
        found["damage"] = _answer(connection, "PRAGMA quick_check")
    return found


def _answer(connection: sqlite3.Connection, question: str) -> object:
    try:
        return connection.execute(question).fetchall()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:  # damaged pages
        return str(error)
