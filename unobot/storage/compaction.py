"""Remove the bytes of deleted rows from an SQLite file.

`PRAGMA secure_delete` overwrites deleted rows. Sometimes a copy stays in the free space of another page, because SQLite
moves rows between pages. Only rewriting the whole file (`VACUUM`) is sure to remove it, and it blocks all writes. So it
runs once for all deletions of some minutes, and for a big file at the next start. A mark in the header of the file says
that it is due, so the next start does it if the process ends first.
"""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

log = logging.getLogger(__name__)

MAX_ONLINE_SIZE = 64 * 2**20
"""The largest file, in bytes, that is rewritten while the bot runs. It takes about half a second."""
READER_TIMEOUT = 0.5
"""The longest time in seconds that a checkpoint waits for readers. Writes wait for it."""


def mark_due(connection: sqlite3.Connection) -> None:
    """Mark in the header of the file that rows with personal data were deleted. Raises `sqlite3.Error`."""
    connection.execute("PRAGMA user_version = 1")


def compact(connection: sqlite3.Connection, file: Path) -> bool:
    """Remove the bytes of deleted rows, if that is due. Return False if the WAL still has some.

    A file of more than `MAX_ONLINE_SIZE` bytes is left to the next start. Call this outside of a transaction. Raises
    `sqlite3.Error`.
    """
    if not _is_due(connection):
        return True
    is_rewritten = file.stat().st_size <= MAX_ONLINE_SIZE and _rewrite(connection)
    is_empty = _empty_wal(connection)
    if is_rewritten and is_empty:
        connection.execute("PRAGMA user_version = 0")
    return is_empty


def compact_at_start(file: Path) -> None:
    """Rewrite the file if that is due. If it fails, the next start tries again. Raises `sqlite3.Error`."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=READER_TIMEOUT)) as connection:
        if _is_due(connection) and _rewrite(connection):
            connection.execute("PRAGMA user_version = 0")
            _empty_wal(connection)


def rewrite_file(file: Path) -> tuple[int, int]:
    """Rewrite a file that nobody else uses. Return its sizes before and after, in bytes. Raises `sqlite3.Error`."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=READER_TIMEOUT)) as connection:
        _empty_wal(connection)
        before = file.stat().st_size
        connection.execute("VACUUM")
        connection.execute("PRAGMA user_version = 0")
        _empty_wal(connection)
        return before, file.stat().st_size


def _is_due(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("PRAGMA user_version").fetchone() != (0,))


def _rewrite(connection: sqlite3.Connection) -> bool:
    """Rewrite the whole file. Return False if another process uses it, the disk is full, or pages are damaged."""
    try:
        connection.execute("VACUUM")
    except sqlite3.DatabaseError as error:
        log.warning("the bytes of deleted rows cannot be removed from the database file yet: %s", error)
        return False
    return True


def _empty_wal(connection: sqlite3.Connection) -> bool:
    """Move the WAL into the file and empty it. Return False if a reader still needs it."""
    before = connection.execute("PRAGMA busy_timeout").fetchone()[0]
    connection.execute(f"PRAGMA busy_timeout = {READER_TIMEOUT * 1000:.0f}")
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {before}")
    return not busy
