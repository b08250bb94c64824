"""Make one file of a match in a separate process: ``python -m unobot.replays.file_process``.

The work takes seconds of processor time and holds Python's global lock, so the bot does not do it itself. The input is
an `Order` as JSON, and the output is the file. If there is no file, the exit status says why.
"""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Final

import msgspec

from unobot.i18n import text_for
from unobot.pictures.film import film_gif
from unobot.records.writer import Record
from unobot.replays.replay_film import replay_film
from unobot.replays.replay_page import PageTooLargeError, replay_page
from unobot.side_process import serve

TOO_LARGE: Final = 3
"""The exit status for a match that is too long for a page."""


class FileKind(StrEnum):
    """The kinds of files."""

    PAGE = "page"
    GIF = "gif"


class Order(msgspec.Struct, frozen=True):
    """The order of a file: its kind, the match, the emblems of its last seats, and the language."""

    kind: FileKind
    record: Record
    emblems: tuple[int, ...]
    language: str


def make_file(order: Order) -> bytes:
    """Return the file. Raises ``ValueError`` and ``PageTooLargeError``."""
    text = text_for(order.language)
    if order.kind is FileKind.PAGE:
        return replay_page(order.record, text, order.emblems)
    return film_gif(replay_film(order.record, text, order.emblems))


def answer(source: bytes) -> bytes:
    """Return the file of an order, which is JSON. Exit with `TOO_LARGE` if the match is too long for a page."""
    try:
        return make_file(msgspec.json.decode(source, type=Order))
    except PageTooLargeError:
        sys.exit(TOO_LARGE)


if __name__ == "__main__":
    serve(answer)
