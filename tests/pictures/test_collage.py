"""A table of cached parts looks the same as the table that is rendered whole."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from unobot.pictures.animation import render
from unobot.pictures.art import png
from unobot.pictures.banner_art import banner
from unobot.pictures.collage import is_collage
from unobot.pictures.hand_art import hand_svg
from unobot.pictures.table_art import RingSeat, table_svg
from unobot.rules.cards import Card, Color

STRIPS = ("", banner("uno", 0), banner("won", 1), banner("draw", 2, None, 12), banner("caught", 1, 2, 4))


def picture(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGBA")


@pytest.mark.parametrize("seed", range(8))
def test_the_parts_look_the_same_as_the_whole(seed: int) -> None:
    """Edges may differ by a part of a pixel: resvg centers a picture whose height is no whole number of pixels."""
    rng = random.Random(seed)
    seats = [
        RingSeat(
            at, rng.choice([None, 0, 1, 2, 3, 9, 25, 104]), is_uno_owed=rng.random() < 0.3, is_uno_said=at % 3 == 0
        )
        for at in range(rng.randrange(2, 11))
    ]
    top, color = rng.choice([None, *Card]), rng.choice([None, *Color])
    source = table_svg(seats, 1, rng.choice([1, -1]), top, color, 60, STRIPS[seed % 5], owed=(0, 2, 10, 104)[seed % 4])
    assert is_collage(source)
    for _ in range(2):  # new parts, and kept ones
        parts, whole = picture(render(source, 480)), picture(png(source, 480))
        assert parts.size == whole.size
        assert max(ImageStat.Stat(ImageChops.difference(parts, whole)).mean) < 2.5
        blurred = (image.filter(ImageFilter.BoxBlur(3)) for image in (parts, whole))
        assert max(high for _, high in ImageStat.Stat(ImageChops.difference(*blurred)).extrema) < 40


def test_other_pictures_are_rendered_whole() -> None:
    open_hands = table_svg([RingSeat(0, 1), RingSeat(1, 1)], 0, 1, None, None, 9, hands=([Card("R1")], [Card("W")]))
    for source in (hand_svg("R7+ G1-"), open_hands):
        assert not is_collage(source)
        assert render(source, 480) == png(source, 480)
