"""Card pictures have the same bytes on every host, no words and no fonts, and differ for different cards."""

from __future__ import annotations

import re
import struct
from hashlib import sha256

from unobot.pictures.emoji_art import emojis, is_ours
from unobot.rules.cards import Card, Color

PINNED = {
    "R0": "2b7238f5414c0b1f2ac7bfc3a29620d3",
    "RD2": "317167f6e2d71834d873f03def0856ae",
    "Y7": "cdc14a2a0a5b0a6d78047d39ecdc49c7",
    "GS": "55ef3d51b3f733c4f9091b767df07a6d",
    "BR": "5e96a128264d2aecf16c353e999efc52",
    "W": "977d498be97d7f45226bfa0569a06ecf",
    "WSH": "c8c675aec2b70422ae7fa5938e8b757e",
    "??": "0500baea1be159c73daa6eb9fdf4ab76",
    "WD4G": "b9b7da13aae9d205157706c167e0d248",
    "Y": "c8e52ed000b43f6bb62268f06fba8875",
    "wild": "bf21400665d47382137dd9cd8a9cae1b",
}
"""The first half of the SHA-256 of some pictures. They change only when the drawing of a card changes."""


def picture(key: str) -> bytes:
    return next(emoji for emoji in emojis() if emoji.key == key).png()


def test_the_bytes_of_the_pictures_are_the_same_on_every_host() -> None:
    assert {key: sha256(picture(key)).hexdigest()[:32] for key in PINNED} == PINNED


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
        assert is_ours(emoji.name)
    assert len({emoji.name for emoji in emojis()}) == len(emojis())


def test_an_emoji_of_another_app_is_not_ours() -> None:
    assert not any(map(is_ours, ("red_7", "unobot", "blobcat_u1", "red_7_uXYZ12345")))


def test_pictures_have_no_words() -> None:
    for emoji in emojis():
        assert not re.search(r"<text|<image|href|font", emoji.svg)
        assert not re.search(r">[^<\s]", emoji.svg)
