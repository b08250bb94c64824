"""A card's picture shows its color, its mark and its face. It needs no words and no fonts."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pictures.reading import read, read_card
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.emoji_art import emojis, is_bot_emoji
from unobot.rules.cards import Card, Color

ROOT = Path(__file__).parents[2]
NAMES = "from unobot.pictures.emoji_art import emojis; print(*(emoji.name for emoji in emojis()))"


def drawn(key: str) -> str:
    return next(emoji for emoji in emojis() if emoji.key == key).svg


@pytest.mark.parametrize("card", Card)
def test_a_card_shows_its_color_its_mark_and_its_face(card: Card) -> None:
    assert read_card(drawn(card.value)) == card.value


@pytest.mark.parametrize("color", Color)
def test_a_wild_shows_the_chosen_color(color: Color) -> None:
    for card in Card:
        if card.is_wild:
            assert read_card(drawn(f"{card.value}{color.value}")) == f"{card.value}{color.value}"


def test_signs_on_yellow_are_dark_and_those_on_other_colors_are_light() -> None:
    inks = {card.color: {mark.ink for mark in read(drawn(card.value)).marks} for card in Card if card.color}
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
    assert {card.value for card in Card} <= keys
    assert {f"{card.value}{color.value}" for card in Card if card.is_wild for color in Color} <= keys
    assert {color.value for color in Color} <= keys
    assert len({emoji.svg for emoji in emojis()}) == len(keys) == len(emojis())


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
