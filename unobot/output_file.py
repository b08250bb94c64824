"""Write the files that an option or an argument of a command names, and overwrite only files that unobot wrote.

A file with data of people is always a new file. Records and pages are written again and again, so they may replace an
older file of the same kind.
"""

from __future__ import annotations

import errno
import io
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

HEAD_SIZE = 64
"""The number of bytes at the beginning of a file that tell its kind."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file. It is recognized by the suffix of its name, or by its first bytes (``head``)."""

    name: str
    suffixes: tuple[str, ...]
    head: bytes | None = None


RECORD = Kind("a record", (".jsonl",), b'{"record":')
PAGE = Kind("a page", (".html", ".htm"), b"<!doctype html")
GIF = Kind("a GIF", (".gif",), b"GIF8")
LOG = Kind("a log", (".log",))


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Yield a path to write to, which is renamed to ``file`` if nothing fails. Only its owner can read it.

    If anything fails, no file is left. Raises `FileExistsError` if the path exists, also as a dangling link. Raises
    `OSError` if the file cannot be written.
    """
    _check_absent(file)
    descriptor, name = tempfile.mkstemp(prefix=".unobot-", suffix=".part", dir=file.parent)
    os.close(descriptor)
    part = Path(name)
    try:
        yield part
        _check_absent(file)
        part.replace(file)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):  # of SQLite
            part.with_name(part.name + suffix).unlink(missing_ok=True)


def check_replaceable(file: Path, kind: Kind) -> None:
    """Raise `OSError` unless a file is missing, empty, or of this kind. For a link, its target counts."""
    if file.is_symlink() and not file.exists():
        raise FileExistsError(errno.EEXIST, "it is a link to nothing")
    try:
        status = file.stat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(status.st_mode):
        raise FileExistsError(errno.EEXIST, "it is a folder or a device")
    if not status.st_size:
        return
    with file.open("rb") as stream:
        head = stream.read(HEAD_SIZE)
    is_database = head.startswith(b"SQLite format 3\0")
    is_kind = kind.head is not None and head.lstrip().lower().startswith(kind.head.lower())
    if is_database or not (is_kind or file.suffix.lower() in kind.suffixes):
        raise FileExistsError(errno.EEXIST, f"it is already there and is not {kind.name}; name a new file")


@contextmanager
def output(file: Path, kind: Kind) -> Iterator[TextIO]:
    """Yield a text file for a long job. If the job fails, the lines so far stay. Raises `OSError`.

    The first write empties an older file. Without a write, nothing changes. The path may also name a pipe with a
    reader, or a terminal, such as /dev/stdout.
    """
    if _is_stream(file):
        descriptor = os.open(file, os.O_WRONLY | os.O_NONBLOCK)  # a pipe that nobody reads is refused at once
        os.set_blocking(descriptor, True)
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            yield stream
        return
    check_replaceable(file, kind)
    is_new = not file.exists()
    try:
        with _Output(io.FileIO(os.open(file, os.O_WRONLY | os.O_CREAT, 0o666), "w")) as lines:
            yield lines
    finally:
        if is_new and file.exists() and not file.stat().st_size:
            file.unlink()


class _Output(io.TextIOWrapper):
    """A text file that drops its old content at the first write."""

    def __init__(self, file: io.FileIO) -> None:
        super().__init__(io.BufferedWriter(file), encoding="utf-8", errors="backslashreplace")
        self._file: io.FileIO | None = file

    def write(self, text: str) -> int:
        """Write a text, as any text file does."""
        if self._file is not None:
            self._file.truncate(0)
            self._file = None
        return super().write(text)


def _is_stream(file: Path) -> bool:
    """Return whether a path names a pipe, a terminal or another character device."""
    try:
        mode = file.stat().st_mode
    except OSError:
        return False
    return hasattr(os, "O_NONBLOCK") and (stat.S_ISFIFO(mode) or stat.S_ISCHR(mode))


def _check_absent(file: Path) -> None:
    if os.path.lexists(file):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
