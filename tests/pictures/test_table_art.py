"""Tables and score sheets have the same bytes on every host and no words, and the render worker draws them."""

from __future__ import annotations

import re
import subprocess
import sys
from hashlib import sha256

import pytest

from unobot.bot.messages.attachments import RenderWorker
from unobot.pictures.art import png
from unobot.pictures.render_worker import REQUEST
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.table_art import RingSeat, table_svg
from unobot.rules.cards import Card, Color

TABLE = table_svg(
    [RingSeat(0, 7), RingSeat(3, 1, is_uno_owed=True), RingSeat(8, None), RingSeat(5, 12)],
    3,
    -1,
    Card.WD4,
    Color.GREEN,
    83,
)
SHEET = sheet_svg([(0, 82), (120, 82), (520, 82)], [4, 9], [0, 1], 500, 0)
PINNED = {
    "table": "ebd3e491708350953c1166e1d5ddac84",
    "sheet": "bdae9f059ea21913af086d07781382d4",
}
"""The first half of the SHA-256 of each picture."""


def test_the_bytes_are_the_same_on_every_host() -> None:
    drawn = {"table": png(TABLE, 480), "sheet": png(SHEET, 480)}
    assert {name: sha256(picture).hexdigest()[:32] for name, picture in drawn.items()} == PINNED


def test_pictures_have_no_words() -> None:
    for picture in (TABLE, SHEET):
        assert not re.search(r"<text|<image|href|font", picture)
        assert not re.search(r">[^<\s]", picture)


def test_the_render_worker_gives_the_same_bytes() -> None:
    worker = RenderWorker()
    try:
        assert worker.draw(TABLE, 480) == png(TABLE, 480)
        with pytest.raises(ValueError, match="cannot be drawn"):
            worker.draw("<svg", 480)
        assert worker.draw(SHEET, 480) == png(SHEET, 480)
    finally:
        worker.close()


def test_a_render_worker_ends_silently_after_its_bot_is_killed() -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "unobot.pictures.render_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdout.close()
    _, said = child.communicate(REQUEST.pack(480, len(TABLE)) + TABLE.encode())
    assert (child.returncode, said) == (0, b"")


def test_every_number_of_seats_can_be_drawn() -> None:
    for seats in range(2, 11):
        for color in (None, *Color):
            assert table_svg(
                [RingSeat(seat, 20) for seat in range(seats)], seats - 1, 1, None if color is None else Card.W, color, 0
            )
        assert png(sheet_svg([[0] * seats, [-5] * seats], range(seats), range(seats), 500, None), 480)
