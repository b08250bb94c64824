"""Pack the data of a user into files of a limited size, with little memory: the parts of the data are on the disk."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from tempfile import TemporaryFile
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from unobot.model.people import Data
from unobot.model.refused import Refused

FILE_NAME = "my-data.json"
ARCHIVE_COST = 250
"""The most bytes of an archive with one file, beside the compressed file."""


class Spool:
    """The parts of the data of a user in a temporary file. Close it to delete the file."""

    def __init__(self) -> None:
        self._file = TemporaryFile()  # noqa: SIM115 - its owner closes it

    def add(self, part: Data) -> None:
        """Add a part. Several parts can have the same list, and each has some of its items."""
        self._file.write(_encoded(part) + b"\n")

    def __iter__(self) -> Iterator[Data]:
        self._file.seek(0)
        for line in self._file:
            yield msgspec.json.decode(line)

    def close(self) -> None:
        """Delete the file."""
        self._file.close()


def json_file(parts: Iterable[Data]) -> IO[bytes]:
    """Return a temporary file with the parts as one JSON object. Lists of following parts with one name are joined."""
    file = TemporaryFile()  # noqa: SIM115 - the caller closes it
    writer = JsonWriter(file)
    for part in parts:
        writer.add(part)
    writer.end()
    file.seek(0)
    return file


def size_of(file: IO[bytes]) -> int:
    """Return the size of a file in bytes. Reading it begins at its start."""
    size = file.seek(0, 2)
    file.seek(0)
    return size


def archives(parts: Iterable[Data], limit: int) -> Iterator[IO[bytes]]:
    """Yield ZIP archives of at most ``limit`` bytes that together have all parts, in their order.

    Each has the values of the first part, such as the user's id. A part that is too large is divided. Raises `Refused`
    if a single row is larger than an archive.
    """
    numbered = iter(parts)
    head = next(numbered)
    room = limit - ARCHIVE_COST - _packed_size(head)
    archive, left = _Archive(head), room
    try:
        for part in numbered:
            for small_part in _divided(part, room):
                size = _packed_size(small_part)
                if size > left:
                    yield archive.end()
                    archive, left = _Archive(head), room
                archive.add(small_part)
                left -= size
        yield archive.end()
    finally:
        archive.give_up()


class _Archive:
    """A ZIP archive in a temporary file, with one JSON file that is written part by part."""

    def __init__(self, head: Data) -> None:
        self._file = TemporaryFile()  # noqa: SIM115 - who gets the file closes it
        self._archive = ZipFile(self._file, "w", ZIP_DEFLATED)
        self._content = self._archive.open(FILE_NAME, "w")
        self._writer = JsonWriter(self._content)
        self._is_open = True
        self.add(head)

    def add(self, part: Data) -> None:
        """Write a part."""
        self._writer.add(part)

    def end(self) -> IO[bytes]:
        """Finish the archive, and return its file."""
        self._writer.end()
        self._is_open = False
        self._content.close()
        self._archive.close()
        self._file.seek(0)
        return self._file

    def give_up(self) -> None:
        """Delete the archive if it is not finished."""
        if self._is_open:
            self._content.close()
            self._archive.close()
            self._file.close()


def _divided(part: Data, room: int) -> Iterator[Data]:
    """Yield a part, or pieces of it that fit into ``room`` bytes. Its longest list is halved until they do."""
    if _packed_size(part) <= room:
        yield part
        return
    names = [name for name in part if not isinstance(part[name], list) or len(part[name]) > 1]
    longest = max(
        (name for name in names if isinstance(part[name], list)), key=lambda name: len(part[name]), default=None
    )
    if longest is not None:
        middle = len(part[longest]) // 2
        halves = part[longest][:middle], part[longest][middle:]
        yield from _divided({**part, longest: halves[0]}, room)
        yield from _divided({longest: halves[1]}, room)
    elif len(part) > 1:
        for name, value in part.items():
            yield from _divided({name: value}, room)
    else:
        raise Refused("refused-data-too-large")


def _packed_size(part: Data) -> int:
    return len(zlib.compress(_pretty(part)))


class JsonWriter:
    """Writes parts as one JSON object, item by item. Lists of following parts with one name are joined."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._open_list: str | None = None
        self._follows_item = self._follows_field = False
        file.write(b"{")

    def add(self, part: Data) -> None:
        """Write the values of a part. A list with the name of the list before goes on."""
        for name, value in part.items():
            is_list = isinstance(value, list)
            if not is_list or name != self._open_list:
                self._begin_field(name, is_list=is_list)
            if not is_list:
                self._file.write(_pretty(value))
                continue
            for item in value:
                self._file.write((b",\n" if self._follows_item else b"\n") + _pretty(item))
                self._follows_item = True

    def end(self) -> None:
        """Write the end of the object."""
        self._file.write(b"\n]\n}\n" if self._open_list is not None else b"\n}\n")

    def _begin_field(self, name: str, *, is_list: bool) -> None:
        end_of_list = b"\n]" if self._open_list is not None else b""
        separator = b",\n" if self._follows_field else b"\n"
        self._file.write(end_of_list + separator + msgspec.json.encode(name) + (b": [" if is_list else b": "))
        self._open_list, self._follows_item, self._follows_field = (name if is_list else None), False, True


def _pretty(value: Any) -> bytes:  # noqa: ANN401 - any JSON
    return msgspec.json.format(_encoded(value), indent=2)


def _encoded(value: Any) -> bytes:  # noqa: ANN401 - any JSON
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:  # a damaged text has lone surrogates
        return json.dumps(value, ensure_ascii=False).encode(errors="replace")
