"""Find the processes that use a database, without waiting for a lock.

On PostgreSQL, leases tell which processes serve a bot. For a file, Linux lists the locks. On other systems, the lock of
the bot is tried and released at once. A bot that starts at this moment tries again after a second. Other programs
cannot be seen on these systems.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, text

from unobot.model.serving_process import ServingProcess
from unobot.storage.instance import is_served, lock_key
from unobot.storage.serving_processes import serving_processes

LOCKS = Path("/proc/locks")
"""The list of all file locks on Linux. Other systems have no such list."""


@dataclass(frozen=True, slots=True)
class DatabaseUsers:
    """The processes that use a database."""

    bot: bool | None
    """Whether a bot serves the database; None if that cannot be known."""
    others: tuple[str, ...] = ()
    """The other programs that use it, without this process, each such as ``process 12 (sqlite3)``."""
    serving: tuple[ServingProcess, ...] = ()
    """The processes of bots that hold leases of a PostgreSQL database."""


def users_of_file(file: Path) -> DatabaseUsers:
    """Return the processes on this computer that use an SQLite file."""
    try:
        locks = list(_locks())
    except OSError:  # only Linux has this list
        return DatabaseUsers(is_served(file))
    bots = {pid for pid, inode in locks if inode == _inode(file, ".lock")}
    parts = {_inode(file, end) for end in ("", "-wal", "-shm")} - {None}
    others = {pid for pid, inode in locks if inode in parts} - bots - {os.getpid()}
    return DatabaseUsers(bool(bots), tuple(f"process {pid} ({_name(pid)})" for pid in sorted(others)))


def users_on_server(connection: Connection, bot: str) -> DatabaseUsers:
    """Return the bots that use a PostgreSQL database. ``bot``: as in `only_instance`."""
    serving = tuple(serving_processes(connection))
    lock = text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = :key AND granted"
    )
    is_locked = bool(connection.scalar(lock.bindparams(key=lock_key(bot))))
    return DatabaseUsers(is_locked or bool(serving), serving=serving)


def _locks() -> Iterator[tuple[int, int]]:
    """Yield the process and the inode of each lock."""
    for line in LOCKS.read_text("ascii").splitlines():
        fields = line.split()
        if "->" not in fields and fields[4].isdecimal():  # an arrow marks a process that waits
            yield int(fields[4]), int(fields[5].rpartition(":")[2])


def _inode(file: Path, end: str) -> int | None:
    try:
        return file.with_name(file.name + end).stat().st_ino
    except OSError:
        return None


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return "unknown"
