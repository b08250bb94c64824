"""Write the files that an option or an argument of a command names, and touch nothing that unobot has not made.

A file with data of people is always a new one. Records, pages and the like are made again and again, so they replace an
older file of their kind.
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

LONGEST_HEAD = 64
"""The bytes at the beginning of a file that tell its kind."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file. An existing one has a name that ends so, or begins with these bytes."""

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

    If anything fails, no file is left. Raises `FileExistsError` if anything is at the path, also a link to nothing.
    Raises `OSError` if the file cannot be written.
    """
    _check_absent(file)
    number, name = tempfile.mkstemp(prefix=".unobot-", suffix=".part", dir=file.parent)
    os.close(number)
    part = Path(name)
    try:
        yield part
        _check_absent(file)
        part.replace(file)
    finally:
        for end in ("", "-journal", "-wal", "-shm"):  # of SQLite
            part.with_name(part.name + end).unlink(missing_ok=True)


def check_replaceable(file: Path, kind: Kind) -> None:
    """Raise `OSError` unless a file is missing, empty, or one of this kind. A link counts as the file that it names."""
    if file.is_symlink() and not file.exists():
        raise FileExistsError(errno.EEXIST, "it is a link to nothing")
    try:
        found = file.stat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(found.st_mode):
        raise FileExistsError(errno.EEXIST, "it is a folder or a device")
    if not found.st_size:
        return
    with file.open("rb") as opened:
        head = opened.read(LONGEST_HEAD)
    is_database = head.startswith(b"SQLite format 3\0")
    is_kind = kind.head is not None and head.lstrip().lower().startswith(kind.head.lower())
    if is_database or not (is_kind or file.suffix.lower() in kind.suffixes):
        raise FileExistsError(errno.EEXIST, f"it is already there and is not {kind.name}; name a new file")


@contextmanager
def output(file: Path, kind: Kind) -> Iterator[TextIO]:
    """Yield a text file that a long job fills. It keeps its lines if the job breaks off. Raises `OSError`.

    An older file is emptied by the first text. Without a text, everything is as before. The path may also name a pipe
    with a reader, or a terminal, such as /dev/stdout.
    """
    if _is_stream(file):
        number = os.open(file, os.O_WRONLY | os.O_NONBLOCK)  # a pipe that nobody reads is refused at once
        os.set_blocking(number, True)
        with os.fdopen(number, "w", encoding="utf-8") as stream:
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
    """A text file whose old content goes with the first text."""

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
    """Return whether a path names a pipe, a terminal or another device of characters."""
    try:
        mode = file.stat().st_mode
    except OSError:
        return False
    return hasattr(os, "O_NONBLOCK") and (stat.S_ISFIFO(mode) or stat.S_ISCHR(mode))


def _check_absent(file: Path) -> None:
    if os.path.lexists(file):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
