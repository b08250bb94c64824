"""Tell a database file of unobot from everything else that DATABASE_URL may name by mistake.

A wrong address may name a folder, a device, a text, or the database of another program. SQLite would make files beside
it, and unobot would make it private. So nothing here opens a file to write, except a file of unobot or an empty one.
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
CHANGES = ("-wal", "-journal")
"""The ends of the names of the files with the newest changes."""
BESIDE = (*CHANGES, "-shm")
"""The ends of the names of all files that SQLite keeps beside a database."""
SMALLEST = 512
"""The bytes of the smallest SQLite database that has a page."""
_KINDS = {
    stat.S_ISDIR: "it is a folder",
    stat.S_ISCHR: "it is a device",
    stat.S_ISBLK: "it is a device",
    stat.S_ISFIFO: "it is a pipe",
    stat.S_ISSOCK: "it is a socket",
}


class NotOurs(Exception):
    """The path does not name a database of unobot, nor a place for one. The text says what is there, as a clause."""


class FileState(Enum):
    """The content of a path, and so the right of unobot to use it."""

    MISSING = auto()
    """Nothing is there, so a file can be created."""
    EMPTY = auto()
    """The file has no content, so nothing can be lost. An admin may have created it, for example for a container."""
    OURS = auto()


def state_of(file: Path) -> FileState:
    """Return the state of a path, without a change to it or to its folder.

    Raises `NotOurs`, and `OSError` or `sqlite3.Error` if the file cannot be read.
    """
    try:
        found = file.lstat()
    except FileNotFoundError:
        found = None
    except NotADirectoryError:
        raise NotOurs("its folder is a file") from None
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno not in (errno.ENAMETOOLONG, errno.ELOOP):
            raise
        raise NotOurs("no file can have such a name") from None
    if found is not None:
        _check_kind(file, found)
    if found is None or found.st_size == 0:
        _check_no_changes(file)
        return FileState.MISSING if found is None else FileState.EMPTY
    if found.st_size < SMALLEST:  # SQLite would take one byte for an empty database
        raise NotOurs("file is not a database")
    for end in BESIDE:
        _check_beside(file.with_name(file.name + end))
    return _state_of_database(file)


def is_regular(file: Path) -> bool:
    """Return whether a regular file is at a path, and not a link to one."""
    with suppress(OSError, ValueError):
        return stat.S_ISREG(file.lstat().st_mode)
    return False


def make_ready(file: Path) -> None:
    """Create a database file or take an empty one, and let only its owner use it. Raises `NotOurs` and as `state_of`.

    SQLite gives the files beside it the same permissions. A file that only a group can read, too, was made so on
    purpose.
    """
    state = state_of(file)
    if state is FileState.MISSING:
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except FileNotFoundError:
            return  # SQLite explains a missing folder
        except FileExistsError:  # another process was faster
            state_of(file)
    for each in (file, *(file.with_name(file.name + end) for end in BESIDE)):
        with suppress(FileNotFoundError, PermissionError):  # another account owns it
            if is_regular(each) and each.stat().st_mode & 0o007:
                each.chmod(0o600)
    if state is not FileState.OURS:  # at once, so that the header says so before there is a WAL
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            mark(connection)


def mark(connection: sqlite3.Connection) -> None:
    """Write into the header of an SQLite file that it belongs to unobot. Raises `sqlite3.Error`."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def address_to_read(file: Path) -> str:
    """Return the URI with which SQLite opens a file of unobot to read it, and leaves nothing beside it.

    A read-only connection leaves an empty WAL beside a file that had none, because it may not remove it. So it is only
    for a file that has one: a bot uses it, or was killed. Else forbid changes with `PRAGMA query_only`.
    """
    mode = "ro" if file.with_name(f"{file.name}-wal").exists() else "rw"
    return f"{file.absolute().as_uri()}?mode={mode}"


def _check_kind(file: Path, found: os.stat_result) -> None:
    """Raise `NotOurs` unless this is a regular file.

    That includes a link. The lock beside a link would be another one than beside its target, so two bots could use one
    database.
    """
    if stat.S_ISLNK(found.st_mode):
        raise NotOurs(f"it is a link to {file.readlink()}")
    for test, clause in _KINDS.items():
        if test(found.st_mode):
            raise NotOurs(clause)


def _check_no_changes(file: Path) -> None:
    """Raise `NotOurs` if files beside a missing or empty one have the changes of another. SQLite would delete them."""
    for end in BESIDE:
        beside = file.with_name(file.name + end)
        _check_beside(beside)
        with suppress(FileNotFoundError):
            if end in CHANGES and beside.stat().st_size:
                raise NotOurs(f"{beside.name} beside it has the changes of a file that is not there")


def _check_beside(beside: Path) -> None:
    """Raise `NotOurs` if there is something at the path of a file of SQLite that is no such file."""
    if os.path.lexists(beside) and not is_regular(beside):
        raise NotOurs(f"{beside.name} beside it is not a file of SQLite")


def _state_of_database(file: Path) -> FileState:
    """Return the state of a file that has pages. Raises `NotOurs`."""
    state = _described(file)
    changed = [end for end in CHANGES if _size(file.with_name(file.name + end))]
    if state is FileState.EMPTY and changed:
        # Its first tables may be in the WAL only. SQLite would move them, so it gets a copy.
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "copy.db")
            for end in ("", *changed):
                shutil.copyfile(file.with_name(file.name + end), copy.with_name(copy.name + end))
            state = _described(copy, "mode=rw")
    return state


def _described(file: Path, options: str = "mode=ro&immutable=1") -> FileState:
    """Return what the header and the tables of a file say. Raises `NotOurs`.

    With these options, SQLite takes no lock and makes no file. It also keeps the locks that this process has on the
    file. An own look into the file would end them.
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
