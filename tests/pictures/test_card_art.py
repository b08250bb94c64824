"""A card's picture shows its color, its mark and its face. It needs no words and no fonts."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
from PIL import Image

from tests.pictures.reading import read, read_card
from unobot.pictures.art import png, svg
from unobot.pictures.card_art import SIDE, face_body
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.emoji_art import emojis, is_bot_emoji
from unobot.rules.cards import Card, Color
from unobot.rules.decks import PRINTED

ROOT = Path(__file__).parents[2]
NAMES = "from unobot.pictures.emoji_art import emojis; print(*(emoji.name for emoji in emojis()))"
Sight: TypeAlias = tuple[float, ...]
FACES = {
    **{card.value: (card.face.value, card.color, None) for card in Card if card is not Card.HIDDEN},
    **{f"{card}{color}": (card.face.value, None, color) for card in Card if card.is_wild for color in Color},
}
"""The drawn cards of all decks by their notation: a face, the color that is printed on it, and the chosen one."""
SMALL = 20
"""The side of an emoji in a line of text, in pixels."""
COLOR_BLIND: dict[str, Sight] = {
    "no red": (0.1523, 1.0526, -0.2049, 0, 0.1145, 0.7863, 0.0992, 0, -0.0039, -0.0481, 1.052, 0),
    "no green": (0.3673, 0.8606, -0.228, 0, 0.2801, 0.6725, 0.0474, 0, -0.0118, 0.0429, 0.9689, 0),
    "no blue": (1.2555, -0.0767, -0.1788, 0, -0.0784, 0.9308, 0.1476, 0, 0.0047, 0.6914, 0.3039, 0),
}
"""How people see who lack one kind of cones, as a matrix from red, green and blue (Machado and others, 2009)."""
GRAY: Sight = (0.299, 0.587, 0.114, 0) * 3
ALIKE = 19
"""The difference of two pictures at 20 pixels, of 255 levels, from which a person tells them apart."""


def drawn(key: str) -> str:
    return next(emoji for emoji in emojis() if emoji.key == key).svg


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_shows_its_color_its_mark_and_its_face(card: Card) -> None:
    assert read_card(drawn(card.value)) == card.value


@pytest.mark.parametrize("color", Color)
def test_a_wild_shows_the_chosen_color(color: Color) -> None:
    for card in PRINTED:
        if card.is_wild:
            assert read_card(drawn(f"{card.value}{color.value}")) == f"{card.value}{color.value}"


@pytest.mark.parametrize("notation", FACES)
def test_each_card_of_all_decks_is_read_by_its_signs_and_its_frame(notation: str) -> None:
    assert read_card(svg(SIDE, SIDE, face_body(*FACES[notation]))) == notation


def seen(notation: str, sight: Sight) -> np.ndarray:
    """Return a card as large as in a line of text, on Discord's dark ground, as a person sees it."""
    picture = Image.open(BytesIO(png(svg(SIDE, SIDE, face_body(*FACES[notation])), SMALL))).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "#313338")
    ground.alpha_composite(picture)
    return np.asarray(ground.convert("RGB").convert("RGB", sight), np.float32)


def difference(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.sqrt((np.abs(one - other).max(axis=2) ** 2).mean()))


@pytest.mark.parametrize("lack", COLOR_BLIND)
def test_a_color_blind_person_tells_the_colors_of_a_card_apart(lack: str) -> None:
    """The mark of a color helps, and so does its lightness."""
    for face in {face for face, *_ in FACES.values()}:
        pictures = {card: seen(card, COLOR_BLIND[lack]) for card in FACES if FACES[card][0] == face}
        for one, other in combinations(pictures, 2):
            assert difference(pictures[one], pictures[other]) > ALIKE, (one, other)


def test_a_person_who_sees_no_color_tells_all_faces_apart() -> None:
    """A draw four with a color and a wild one, a Skip for one seat and for all: at 20 pixels, no two look alike."""
    pictures = {
        card: seen(card, GRAY) for card, (_, *colors) in FACES.items() if {None, Color.GREEN}.issuperset(colors)
    }
    known = difference(pictures["G3"], pictures["G8"])
    alike = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if FACES[one][0] != FACES[other][0] and difference(pictures[one], pictures[other]) < 0.95 * known
    ]
    assert not alike, "they are harder to tell from each other than a 3 from an 8"


def test_signs_on_yellow_are_dark_and_those_on_other_colors_are_light() -> None:
    inks = {card.color: {mark.ink for mark in read(drawn(card.value)).marks} for card in PRINTED if card.color}
    assert inks == {
        Color.RED: {"white"},
        Color.YELLOW: {"dark"},
        Color.GREEN: {"white"},
        Color.BLUE: {"white"},
    }


def test_the_mark_of_a_color_has_its_shape_and_its_ink() -> None:
    for color in Color:
        said = read(drawn(color.value))
        assert [(mark.what, mark.ink) for mark in said.marks][-1] == (f"mark-{color.value}", color.name.lower())
    assert [mark.what for mark in read(drawn("wild")).marks] == ["mark-R", "mark-Y", "mark-G", "mark-B"]


def test_an_emblem_is_its_figure_in_a_ring_of_its_color() -> None:
    for emblem in EMBLEMS:
        (mark,) = read(drawn(emblem.name)).marks
        assert (mark.what, mark.ink) == (emblem.name, emblem.color)


def test_another_process_gives_the_same_names_so_no_emoji_is_uploaded_twice() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "5", "PYTHONPATH": str(ROOT), "LC_ALL": "C"}
    done = subprocess.run([sys.executable, "-c", NAMES], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [emoji.name for emoji in emojis()]


def test_there_is_a_picture_of_every_card_every_chosen_color_and_every_mark() -> None:
    keys = {emoji.key for emoji in emojis()}
    assert {card.value for card in PRINTED} <= keys
    assert {f"{card.value}{color.value}" for card in PRINTED if card.is_wild for color in Color} <= keys
    assert {color.value for color in Color} <= keys
    assert len({emoji.svg for emoji in emojis()}) == len(keys) == len(emojis())


def test_an_application_may_have_so_many_emojis() -> None:
    assert 2 * (len(FACES) + 20) <= 2000, "an update deletes the old ones after the new ones are there"


def test_discord_accepts_the_pictures() -> None:
    for emoji in emojis():
        image = emoji.png()
        assert len(image) <= 256 * 1024
        assert struct.unpack(">II", image[16:24]) == (128, 128)
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", emoji.name)
        assert is_bot_emoji(emoji.name)
    assert len({emoji.name for emoji in emojis()}) == len(emojis())


def test_an_emoji_of_another_app_is_not_ours() -> None:
    assert not any(map(is_bot_emoji, ("red_7", "unobot", "blobcat_u1", "red_7_uXYZ12345")))


def test_pictures_have_no_words() -> None:
    for emoji in emojis():
        assert not re.search(r"<text|<image|href|font", emoji.svg)
        assert not re.search(r">[^<\s]", emoji.svg)
