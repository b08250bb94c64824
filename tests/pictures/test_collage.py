"""A picture of tiles looks the same as its SVG that is rendered whole, and is small. Each tile is drawn once."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from io import BytesIO
from math import ceil
from statistics import fmean

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from unobot.pictures.art import png
from unobot.pictures.banner_art import banner
from unobot.pictures.collage import Collage, Tiles
from unobot.pictures.hand_art import DIMMED, LIFTED, PLAIN, hand_collage
from unobot.pictures.palette import PALETTE
from unobot.pictures.roulette_art import Roulette
from unobot.pictures.table_art import LastMove, RingSeat, pixels, table_collage
from unobot.rules.cards import LIGHT_COLORS, Card, Color
from unobot.rules.decks import PRINTED

STRIPS = ("", banner("uno", 0), banner("won", 1), banner("draw", 2, None, 12), banner("caught", 1, 2, 4))
THEMES = {"dark": "#313338", "light": "#ffffff"}
"""The colors behind a message on Discord."""
PALETTE_COLORS = [PALETTE[first : first + 3].hex() for first in range(0, len(PALETTE), 3)]
JUST_NOTICEABLE = 2.5
"""Of 255 levels. A person who looks for it notices 1 % in an even area, and much less at an edge."""


def a_table(rng: random.Random) -> Collage:
    seats = [
        RingSeat(
            rng.randrange(10),
            rng.choice([None, 0, 1, 2, 3, 9, 25, 104]),
            is_uno_owed=rng.random() < 0.2,
            is_uno_said=rng.random() < 0.2,
        )
        for _ in range(rng.randrange(2, 11))
    ]
    top, color, pile = rng.choice([None, *Card]), rng.choice([None, *Color]), rng.randrange(109)
    strip, owed = rng.choice(("", *STRIPS)), rng.choice((0, 0, 2, 10, 104))
    return table_collage(seats, rng.randrange(-1, len(seats)), rng.choice((1, -1)), top, color, pile, strip, owed=owed)


def a_hand(rng: random.Random) -> Collage:
    cards = rng.choices(PRINTED, k=rng.choice((1, 3, 7, 7, 9, 15, 30, 60)))
    return hand_collage(" ".join(f"{card.value}{rng.choice((LIFTED, DIMMED, PLAIN))}" for card in cards))


def open_hands(rng: random.Random) -> Collage:
    hands = [rng.choices(PRINTED, k=rng.choice((0, 1, 7, 17))) for _ in range(4)]
    seats = [RingSeat(place, len(hand)) for place, hand in enumerate(hands)]
    return table_collage(seats, 2, 1, Card("R1"), Color.RED, 40, hands=hands)


def a_roulette(rng: random.Random) -> Collage:
    color, cards = rng.choice(LIGHT_COLORS), tuple(rng.choices(PRINTED, k=rng.choice((1, 5, 12, 31))))
    drawn = Roulette(rng.randrange(10), color, cards)
    return table_collage([RingSeat(0, 7), RingSeat(1, 7)], 0, 1, Card.WRL, color, 40, roulette=drawn)


@pytest.mark.parametrize("width", [480, 720])
@pytest.mark.parametrize("pictures", [9, pytest.param(150, marks=pytest.mark.long)])
def test_tiles_look_the_same_as_the_whole(width: int, pictures: int) -> None:
    """A tile stands on whole pixels, so an edge may be off by half a pixel."""
    rng, tiles, differences = random.Random(width), Tiles(png), list[float]()
    for number in range(pictures):
        collage = (a_table, a_hand, open_hands, a_roulette)[number % 4](rng)
        theme = sorted(THEMES)[number % 2]
        whole, pasted = on(theme, png(collage.svg(), width)), on(theme, tiles.png(collage, width))
        pasted = pasted.crop((0, 0, *whole.size))  # resvg may round a height down
        differences.append(fmean(ImageStat.Stat(ImageChops.difference(whole, pasted)).mean))
        blurred = (image.filter(ImageFilter.BoxBlur(3)) for image in (whole, pasted))
        assert max(ImageStat.Stat(ImageChops.difference(*blurred)).mean) < 4, "nothing is missing"
    assert fmean(differences) < JUST_NOTICEABLE


def on(theme: str, data: bytes) -> Image.Image:
    """Return a picture as it is seen in a message."""
    picture = Image.open(BytesIO(data)).convert("RGBA")
    below = Image.new("RGBA", picture.size, THEMES[theme])
    below.alpha_composite(picture)
    return below.convert("RGB")


@pytest.mark.parametrize("color", [None, *Color])
def test_large_areas_have_exactly_their_color(color: Color | None) -> None:
    collage = table_collage([RingSeat(0, 7), RingSeat(1, 7)], 0, 1, Card("R1"), color, 40)
    whole, pasted = on("dark", png(collage.svg(), 520)), on("dark", Tiles(png).png(collage, 520))
    for place in ((20, 20), (120, 120), (180, 235), (350, 238)):
        assert whole.getpixel(place) == pasted.getpixel(place)


@pytest.mark.parametrize(
    "name", ["art", "banner_art", "card_art", "emblems", "hand_art", "open_hands", "roulette_art", "table_art"]
)
def test_the_palette_has_every_color_of_the_art(name: str) -> None:
    """If one is missing, `python -m tools.palette` draws up another palette."""
    folder = files("unobot.pictures")
    named = {
        color
        for file in folder.iterdir()
        if file.name.rpartition(".")[0] == name
        for color in re.findall(r"#([0-9a-f]{6})\b", file.read_text("utf-8"))
    }
    missing = {color for color in named if not any(is_close(color, other) for other in PALETTE_COLORS)}
    assert missing == set(), f"{name} has colors that tiles cannot show"


def is_close(color: str, other: str) -> bool:
    """Return whether two colors are hard to tell from each other."""
    return all(abs(one - two) < 4 for one, two in zip(bytes.fromhex(color), bytes.fromhex(other), strict=True))


@pytest.mark.parametrize("width", [480, 720])
def test_a_picture_is_a_sound_file_of_its_size(width: int) -> None:
    collage = table_collage([RingSeat(0, 7), RingSeat(1, 7)], 0, 1, Card("R1"), Color.RED, 40)
    drawn = Tiles(png).png(collage, width)
    Image.open(BytesIO(drawn)).verify()
    picture = Image.open(BytesIO(drawn))
    assert (picture.format, picture.size) == ("PNG", (width, ceil(collage.height * width / collage.width)))


@pytest.mark.parametrize(("size", "kilobytes"), [(7, 6.5), (30, 25)])
def test_a_hand_is_small(size: int, kilobytes: float) -> None:
    cards = random.Random(4).choices(PRINTED, k=size)
    drawn = Tiles(png).png(hand_collage(" ".join(f"{card.value}{DIMMED}" for card in cards)), 480)
    assert len(drawn) < 1000 * kilobytes


@pytest.mark.parametrize(("seats", "kilobytes"), [(4, 30), (6, 40), (7, 40), (10, 40)])
def test_a_table_is_small(seats: int, kilobytes: float) -> None:
    last = LastMove("played", Card("WD4"), Color.BLUE)
    ring = [RingSeat(seat, 7, name="Charlie", points=100, last=last) for seat in range(seats)]
    table = table_collage(ring, 0, 1, Card("R7"), Color.RED, 60, below=(Card("R2"), Card("G2")))
    assert len(Tiles(png).png(table, pixels(seats))) < 1000 * kilobytes


def test_a_table_of_up_to_six_is_sharp_on_a_phone() -> None:
    assert [pixels(seats) for seats in range(2, 7)] == [720] * 5


def test_a_layer_is_rendered_once() -> None:
    rendered = []

    def render(svg: str, width: int) -> bytes:
        rendered.append(svg)
        return png(svg, width)

    tiles = Tiles(render)
    hand = hand_collage("R1+ R2+ G1-")
    assert len(tiles.missing(hand, 480)) == 6, "the ground, three cards, a shade and a bar"
    assert tiles.png(hand, 480) == tiles.png(hand, 480)
    assert len(rendered) == 6
    assert not tiles.missing(hand_collage("G1 R2-"), 480), "other tiles, of the same layers"
    assert tiles.missing(hand_collage("G1- R2+"), 720), "in another size, it is another layer"


def test_new_numbers_of_cards_are_put_together_from_digits() -> None:
    tiles = Tiles(png)
    for cards, pile in ((13, 89), (24, 57)):
        tiles.png(table_collage([RingSeat(0, cards), RingSeat(1, 7)], 0, 1, None, None, pile), 480)
    for cards, pile in ((14, 87), (23, 59)):
        assert not tiles.missing(table_collage([RingSeat(0, cards), RingSeat(1, 7)], 0, 1, None, None, pile), 480)


def test_tiles_are_drawn_again_after_they_were_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    collage = table_collage([RingSeat(0, 7), RingSeat(1, 7)], 0, 1, Card("R1"), Color.RED, 40)
    kept = Tiles(png).png(collage, 480)
    monkeypatch.setattr("unobot.pictures.collage.CACHED_BYTES", 150_000)
    monkeypatch.setattr("unobot.pictures.collage.CACHED_LAYER_BYTES", 600_000)
    assert Tiles(png).png(collage, 480) == kept
