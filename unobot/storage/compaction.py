"""Remove the bytes of deleted rows from an SQLite file.

`PRAGMA secure_delete` overwrites what is deleted. Sometimes a copy stays in the free space of another page, because
SQLite moves rows between pages. Only writing the whole file again removes it for certain, and that holds all writes. So
a big file is written again at the next start. The header of the file says that it is due.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

AT_ONCE = 64 * 2**20
"""The largest file, in bytes, that is written again while the bot plays. It takes about half a second."""
PATIENCE = 0.5
"""Seconds for which a checkpoint waits for readers, while writes wait for it."""


def tidy(connection: sqlite3.Connection, file: Path) -> bool:
    """Remove the bytes of deleted rows. If the file is big, note that it is due. Return whether none can be left.

    Call it outside of a transaction. Raises `sqlite3.Error`.
    """
    small = file.stat().st_size <= AT_ONCE
    connection.execute("VACUUM" if small else "PRAGMA user_version = 1")
    return _empty_wal(connection) and small


def tidy_if_due(file: Path) -> None:
    """Write the file again if that is due. Another process that uses the file puts it off. Raises `sqlite3.Error`."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=PATIENCE)) as connection:
        if connection.execute("PRAGMA user_version").fetchone() != (0,):
            rewrite(connection)


def rewrite(connection: sqlite3.Connection) -> bool:
    """Write the whole file again, however big it is. Return whether no deleted byte can be left in it or its WAL."""
    try:
        connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise
        return False
    connection.execute("PRAGMA user_version = 0")
    return _empty_wal(connection)


def _empty_wal(connection: sqlite3.Connection) -> bool:
    """Move the WAL into the file and empty it. Return False if a reader still needs it."""
    before = connection.execute("PRAGMA busy_timeout").fetchone()[0]
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}")
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {before}")
    return not busy
