"""Tables and score sheets have the same bytes on every host and no words, and the render worker draws them."""

from __future__ import annotations

import re
import subprocess
import sys
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

from unobot.bot.messages.picture_process import RenderWorker
from unobot.pictures.animation import animated, rendered
from unobot.pictures.art import png
from unobot.pictures.banner_art import FRAMES, banner, winner_frames
from unobot.pictures.match_card import Place, Tile, match_card_svg
from unobot.pictures.render_worker import REQUEST
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.stats_card import Share, StatsCard, stats_card_svg
from unobot.pictures.table_art import RingSeat, table_svg
from unobot.rules.cards import Card, Color
from unobot.tables.moments import MomentKind

TABLE = table_svg(
    [RingSeat(0, 7), RingSeat(3, 1, is_uno_owed=True), RingSeat(8, None), RingSeat(5, 12)],
    3,
    -1,
    Card.WD4,
    Color.GREEN,
    83,
)
SHEET = sheet_svg([(0, 82), (120, 82), (520, 82)], [4, 9], [0, 1], 500, 0)
CARD = match_card_svg([0], [Place(0, 520), Place(3, -4)], [Tile("rise", 180, (0,))], 7, 23, 500)
STATS = stats_card_svg(
    StatsCard(0, 134, 47, Share(0.31, 0.26, 0.36), (120, 20), 23, 5, 38, 11, 7, 4, (31, 12, 20, 58), (1, 3, 2))
)
PINNED = {
    "table": "d0fc77135b8aefa780cec0d30b1d09c0",
    "sheet": "bdae9f059ea21913af086d07781382d4",
    "card": "e999042eeaffcda560bd2e27ba96c1f2",
    "stats": "87c2f33da6a96ca2558c9133e222ab33",
}
"""The first half of the SHA-256 of each picture."""


def test_the_bytes_are_the_same_on_every_host() -> None:
    drawn = {"table": png(TABLE, 480), "sheet": png(SHEET, 480), "card": png(CARD, 720), "stats": png(STATS, 480)}
    assert {name: sha256(picture).hexdigest()[:32] for name, picture in drawn.items()} == PINNED


def test_pictures_have_no_words() -> None:
    for picture in (TABLE, SHEET, CARD, STATS):
        assert not re.search(r"<text|<image|href|font", picture)
        assert not re.search(r">[^<\s]", picture)


def test_the_render_worker_gives_the_same_bytes() -> None:
    worker = RenderWorker()
    try:
        assert worker.draw(TABLE, 480) == rendered(TABLE, 480)
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


def test_a_match_card_fits_every_match_and_is_small_enough_to_post() -> None:
    for seats in range(2, 11):
        for points in (None, 0, 480):
            tiles = [Tile(name, 99, tuple(range(min(seats, 5)))) for name in ("rise", "take", "flame", "eye")]
            drawing = match_card_svg(range(2), [Place(seat, points) for seat in range(seats)], tiles, 40, 5000, points)
            assert len(png(drawing, 720)) < 200_000


def test_the_winner_s_banner_moves_and_is_small() -> None:
    worker = RenderWorker()
    try:
        for emblems in ([0], [4, 9]):
            banner = worker.draw(animated(winner_frames(emblems)), 480)
            assert banner == rendered(animated(winner_frames(emblems)), 480), "the same bytes on every host"
            assert banner.startswith(b"GIF89a")
            assert len(banner) <= 200_000
            with Image.open(BytesIO(banner)) as image:
                assert (image.width, getattr(image, "n_frames", 1)) == (480, FRAMES)
    finally:
        worker.close()


@pytest.mark.parametrize("kind", MomentKind)
def test_every_moment_has_a_banner_below_the_table(kind: MomentKind) -> None:
    strip = banner(kind, 3, 9, 12)
    drawing = table_svg([RingSeat(0, 7), RingSeat(1, 1)], 0, 1, Card("R5"), Color.RED, 80, strip)
    assert strip in drawing
    assert not re.search(r"<text|<image|href|font|>[^<\s]", drawing)
    assert png(drawing, 480) != png(table_svg([RingSeat(0, 7), RingSeat(1, 1)], 0, 1, Card("R5"), Color.RED, 80), 480)
