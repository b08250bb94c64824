"""Tell a database file of unobot from everything else that DATABASE_URL may name by mistake.

A wrong address may name a folder, a device, a text, or the database of another program. SQLite would create files
beside it, and unobot would change its permissions. So this module opens no file for writing, except a file of unobot or
an empty one.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
import tempfile
from contextlib import closing, suppress
from enum import Enum, auto
from pathlib import Path

APPLICATION_ID = 0x556E6F42  # "UnoB"
"""The number in the header of an SQLite file that says which program it belongs to. The command `file` shows it."""
OLDEST_TABLES = frozenset({"alembic_version", "table_", "seat", "match", "event"})
"""Tables of the first schema, which no later one has dropped. Files of older versions have no application id."""
CHANGE_SUFFIXES = ("-wal", "-journal")
"""The suffixes of the side files that hold changes which are not in the database file yet."""
SIDE_SUFFIXES = (*CHANGE_SUFFIXES, "-shm")
"""The suffixes of all files that SQLite keeps beside a database."""
MIN_DATABASE_SIZE = 512
"""The size of the smallest SQLite database with a page, in bytes."""
_KINDS = {
    stat.S_ISDIR: "it is a folder",
    stat.S_ISCHR: "it is a device",
    stat.S_ISBLK: "it is a device",
    stat.S_ISFIFO: "it is a pipe",
    stat.S_ISSOCK: "it is a socket",
}


class NotOurs(Exception):
    """The path names neither a database of unobot nor a place for one. The text is a clause that says what it is."""


class FileState(Enum):
    """The content of a path. It decides whether unobot may use the path."""

    MISSING = auto()
    """Nothing is there, so a file can be created."""
    EMPTY = auto()
    """The file has no content, so nothing can be lost. An admin may have created it, for example for a container."""
    OURS = auto()


def state_of(file: Path) -> FileState:
    """Return the state of a path. Neither the path nor its folder changes.

    Raises `NotOurs`, and `OSError` or `sqlite3.Error` if the file cannot be read.
    """
    try:
        status = file.lstat()
    except FileNotFoundError:
        status = None
    except NotADirectoryError:
        raise NotOurs("its folder is a file") from None
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno not in (errno.ENAMETOOLONG, errno.ELOOP):
            raise
        raise NotOurs("no file can have such a name") from None
    if status is not None:
        _check_kind(file, status)
    if status is None or status.st_size == 0:
        _check_no_changes(file)
        return FileState.MISSING if status is None else FileState.EMPTY
    if status.st_size < MIN_DATABASE_SIZE:  # SQLite would take one byte for an empty database
        raise NotOurs("file is not a database")
    for suffix in SIDE_SUFFIXES:
        _check_side_file(file.with_name(file.name + suffix))
    return _state_of_database(file)


def is_regular(file: Path) -> bool:
    """Return whether a regular file is at a path, and not a link to one."""
    with suppress(OSError, ValueError):
        return stat.S_ISREG(file.lstat().st_mode)
    return False


def make_ready(file: Path) -> None:
    """Create a database file, or use an empty one, and let only its owner use it. Raises the errors of `state_of`.

    SQLite gives the files beside it the same permissions. Permissions for a group stay, because an admin has set them
    on purpose.
    """
    state = state_of(file)
    if state is FileState.MISSING:
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except FileNotFoundError:
            return  # SQLite explains a missing folder
        except FileExistsError:  # another process was faster
            state_of(file)
    for path in (file, *(file.with_name(file.name + suffix) for suffix in SIDE_SUFFIXES)):
        with suppress(FileNotFoundError, PermissionError):  # another account owns it
            if is_regular(path) and path.stat().st_mode & 0o007:
                path.chmod(0o600)
    if state is not FileState.OURS:  # the header must have the id before there is a WAL
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            write_application_id(connection)


def write_application_id(connection: sqlite3.Connection) -> None:
    """Write into the header of an SQLite file that it belongs to unobot. Raises `sqlite3.Error`."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def address_to_read(file: Path) -> str:
    """Return the URI with which SQLite reads a file of unobot and leaves nothing beside it.

    A read-only connection leaves an empty WAL beside a file that had none, because it may not remove it. So only a file
    that already has a WAL is opened read-only: a bot uses it, or was killed. For others, set `PRAGMA query_only`.
    """
    mode = "ro" if file.with_name(f"{file.name}-wal").exists() else "rw"
    return f"{file.absolute().as_uri()}?mode={mode}"


def _check_kind(file: Path, status: os.stat_result) -> None:
    """Raise `NotOurs` unless this is a regular file.

    A link is refused, too. The lock beside a link differs from the lock beside its target, so two bots could use one
    database.
    """
    if stat.S_ISLNK(status.st_mode):
        raise NotOurs(f"it is a link to {file.readlink()}")
    for test, clause in _KINDS.items():
        if test(status.st_mode):
            raise NotOurs(clause)


def _check_no_changes(file: Path) -> None:
    """Raise `NotOurs` if files beside a missing or empty file hold changes of another. SQLite would delete them."""
    for suffix in SIDE_SUFFIXES:
        side_file = file.with_name(file.name + suffix)
        _check_side_file(side_file)
        with suppress(FileNotFoundError):
            if suffix in CHANGE_SUFFIXES and side_file.stat().st_size:
                raise NotOurs(f"{side_file.name} beside it has the changes of a file that is not there")


def _check_side_file(side_file: Path) -> None:
    """Raise `NotOurs` if the path of a side file of SQLite names something other than a regular file."""
    if os.path.lexists(side_file) and not is_regular(side_file):
        raise NotOurs(f"{side_file.name} beside it is not a file of SQLite")


def _state_of_database(file: Path) -> FileState:
    """Return the state of a file that has pages. Raises `NotOurs`."""
    state = _state_from_header(file)
    suffixes = [suffix for suffix in CHANGE_SUFFIXES if _size(file.with_name(file.name + suffix))]
    if state is FileState.EMPTY and suffixes:
        # Its first tables may be in the WAL only. SQLite would move them, so it gets a copy.
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "copy.db")
            for suffix in ("", *suffixes):
                shutil.copyfile(file.with_name(file.name + suffix), copy.with_name(copy.name + suffix))
            state = _state_from_header(copy, "mode=rw")
    return state


def _state_from_header(file: Path, options: str = "mode=ro&immutable=1") -> FileState:
    """Return the state of a database file from its header and its tables. Raises `NotOurs`.

    With these options, SQLite takes no lock and creates no file. It also keeps the locks that this process has on the
    file. Opening the file from Python, and closing it, would drop them.
    """
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{options}", uri=True)) as connection:
            (number,) = connection.execute("PRAGMA application_id").fetchone()
            if number == APPLICATION_ID:
                return FileState.OURS
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:  # no database, or damaged so that nobody can tell whose it is
        raise NotOurs(str(error)) from error
    if number == 0 and names >= OLDEST_TABLES:
        return FileState.OURS
    if number or version or names:
        raise NotOurs("it belongs to another program")
    return FileState.EMPTY


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0
