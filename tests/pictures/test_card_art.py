"""A card's picture shows its color, its mark and its face. It needs no words and no fonts."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from tests.pictures.reading import read, read_card
from tests.pictures.sight import ALIKE, COLOR_BLIND, GRAY, Sight, difference, seen
from unobot.pictures.art import png, svg
from unobot.pictures.card_art import SIDE, card_body, card_svg, face_body, mark_svg, two_sided_body
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.emoji_art import COLORED_WILDS, emojis, is_bot_emoji
from unobot.rules.cards import DARK_COLORS, LIGHT_COLORS, Card, Color
from unobot.rules.decks import PRINTED

ROOT = Path(__file__).parents[2]
NAMES = "from unobot.pictures.emoji_art import emojis; print(*(emoji.name for emoji in emojis()))"


def chosen_colors(card: Card) -> tuple[Color, ...]:
    """Return the colors that a player can choose for a card."""
    if not card.is_wild:
        return ()
    return {Card.W: tuple(Color), Card.WDC: DARK_COLORS}.get(card, LIGHT_COLORS)


FACES = {
    **{card.value: (card.face.value, card.color, None) for card in Card if card is not Card.HIDDEN},
    **{f"{card}{color}": (card.face.value, None, color) for card in Card for color in chosen_colors(card)},
}
"""The drawn cards of all decks by their notation: a face, the color that is printed on it, and the chosen one."""


def drawn(key: str) -> str:
    return next(emoji for emoji in emojis() if emoji.key == key).svg


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_shows_its_color_its_mark_and_its_face(card: Card) -> None:
    assert read_card(drawn(card.value)) == card.value


@pytest.mark.parametrize("card", COLORED_WILDS)
def test_a_wild_shows_the_chosen_color(card: Card) -> None:
    for color in COLORED_WILDS[card]:
        assert read_card(drawn(f"{card.value}{color.value}")) == f"{card.value}{color.value}"


def test_a_wild_that_both_sides_print_shows_the_colors_of_the_side_that_is_up() -> None:
    for is_dark, colors in ((False, LIGHT_COLORS), (True, DARK_COLORS)):
        marks = read(svg(SIDE, SIDE, face_body("W", None, is_dark=is_dark))).marks
        assert [mark.what for mark in marks] == [f"mark-{color}" for color in colors]


def test_a_card_with_two_sides_shows_its_back_over_its_corner() -> None:
    shown = read(f'<svg xmlns="http://www.w3.org/2000/svg"><g><g>{card_body(Card.R5)}</g></g></svg>')
    both = read(svg(SIDE, SIDE, f"<g>{two_sided_body(Card.R5, Card.P2, is_dark=False)}</g>"))
    assert [mark.what for mark in shown.marks] == ["R5"]
    assert "P2" in [mark.what for mark in both.marks]


@pytest.mark.parametrize("notation", FACES)
def test_each_card_of_all_decks_is_read_by_its_signs_and_its_frame(notation: str) -> None:
    assert read_card(svg(SIDE, SIDE, face_body(*FACES[notation]))) == notation


def seen_card(notation: str, sight: Sight) -> np.ndarray:
    return seen(svg(SIDE, SIDE, face_body(*FACES[notation])), sight)


@pytest.mark.parametrize("lack", COLOR_BLIND)
def test_a_color_blind_person_tells_the_colors_of_a_card_apart(lack: str) -> None:
    """The mark of a color helps, and so does its lightness."""
    for face in {face for face, *_ in FACES.values()}:
        pictures = {card: seen_card(card, COLOR_BLIND[lack]) for card in FACES if FACES[card][0] == face}
        for one, other in combinations(pictures, 2):
            assert difference(pictures[one], pictures[other]) > ALIKE, (one, other)


def test_a_person_who_sees_no_color_tells_all_faces_apart() -> None:
    """A draw four with a color and a wild one, a Skip for one seat and for all: at 20 pixels, no two look alike."""
    pictures = {
        card: seen_card(card, GRAY) for card, (_, *colors) in FACES.items() if {None, Color.GREEN}.issuperset(colors)
    }
    known = difference(pictures["G3"], pictures["G8"])
    alike = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if FACES[one][0] != FACES[other][0] and difference(pictures[one], pictures[other]) < 0.95 * known
    ]
    assert not alike, "they are harder to tell from each other than a 3 from an 8"


def test_signs_are_dark_on_bright_colors_and_light_on_others() -> None:
    cards = [card for card in Card if card.color is not None]
    inks = {card.color: {mark.ink for mark in read(card_svg(card)).marks} for card in cards}
    bright = {Color.YELLOW, Color.PINK, Color.ORANGE}
    assert inks == {color: {"dark" if color in bright else "white"} for color in Color}


def test_the_mark_of_a_color_has_its_shape_and_its_ink() -> None:
    for color in Color:
        said = read(mark_svg(color))
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
    assert {f"{card.value}{color.value}" for card, colors in COLORED_WILDS.items() for color in colors} <= keys
    assert {color.value for color in Color} <= keys
    assert len({emoji.svg for emoji in emojis()}) == len(keys) == len(emojis())


def test_an_application_may_have_so_many_emojis() -> None:
    assert 2 * len(emojis()) <= 2000, "an update deletes the old ones after the new ones are there"


def test_a_wild_that_never_has_a_color_takes_no_place_of_an_emoji() -> None:
    """Nobody names a color in All Wild. Its Wild Draw Two is also in Flip, where one does."""
    colored = {card.face.value for card in COLORED_WILDS}
    assert {"W", "WD4", "WRL", "WAA"} <= colored
    assert not {"WRV", "WSK", "WS2", "WT2", "WFS"} & colored


def test_discord_accepts_the_pictures() -> None:
    for emoji in emojis():
        image = png(emoji.svg, SIDE)
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
