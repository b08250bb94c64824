"""Let one process at a time serve a database, by a lock beside the file of SQLite or a session lock on PostgreSQL.

Both locks end with the process, however it ends, so the next process can start at once.
"""

import os
import zlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import Connection, inspect, text

from unobot.model.storage_errors import InUse

from .database import explain_errors, file_of, plain_engine
from .schema import LEASE
from .serving_processes import serving_processes


@asynccontextmanager
async def only_instance(url: str, bot: str, *, is_alone: bool = True) -> AsyncIterator[None]:
    """Keep other processes of ``bot`` from serving the database at ``url`` inside the block.

    ``bot``: any text that all processes of one bot have in common. On PostgreSQL, other bots may use the database, too,
    and so may processes that are not ``is_alone``, each for its shards.
    Raises `InUse`, or `StorageError` if the database cannot be opened.
    """
    engine = plain_engine(url)  # it fails here if the database cannot be opened
    async with AsyncExitStack() as stack:
        stack.push_async_callback(engine.dispose)
        file = file_of(engine.url)
        with explain_errors(engine.url):
            if file is not None:
                try:
                    stack.enter_context(_lock(file))
                except Timeout:
                    raise InUse(f"Another unobot uses the database {file.absolute()}: stop that one first.") from None
                _give_to_owner(Path(_lock(file).lock_file), file)
            elif is_alone and engine.dialect.name != "sqlite":  # one in memory belongs to its process
                connection = await stack.enter_async_context(engine.connect())
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                lock = text("SELECT pg_try_advisory_lock(:key)").bindparams(key=lock_key(bot))
                if not await connection.scalar(lock):
                    names = await connection.run_sync(_names_of_others)
                    raise InUse(f"Another unobot uses this bot's part of the database{names}: stop that one first.")
        yield


def _names_of_others(connection: Connection) -> str:
    """Return the processes that serve a PostgreSQL database, for a sentence; empty if there are no tables yet."""
    if not inspect(connection).has_table(LEASE.name):
        return ""
    return "".join(f", {process}" for process in serving_processes(connection))


def is_served(file: Path) -> bool | None:
    """Return whether a process serves the SQLite file, by trying its lock. Return None if that cannot be known."""
    lock = _lock(file)
    if not Path(lock.lock_file).exists():
        return False
    try:
        with lock:
            return False
    except Timeout:
        return True
    except OSError:
        return None


def _lock(file: Path) -> FileLock:
    return FileLock(file.with_name(f"{file.name}.lock"), timeout=0, mode=0o600)


def _give_to_owner(lock: Path, file: Path) -> None:
    """Give a lock file that root has created to the owner of the database, as SQLite does with its WAL.

    Otherwise, a command that an admin runs as root would lock out the bot, which runs under its own account.
    """
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = file.stat()
        os.chown(lock, owner.st_uid, owner.st_gid, follow_symlinks=False)


def lock_key(bot: str) -> int:
    """Return the key of the lock of a bot on PostgreSQL. It has 32 bits. ``bot``: as in `only_instance`."""
    return zlib.crc32(bot.encode())
