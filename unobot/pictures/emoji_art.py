"""The bot's own emojis: every card, every wild with each chosen color, the marks of the colors, and the emblems."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from unobot.pictures.art import svg
from unobot.pictures.card_art import DARK_WILD, SIDE, card_svg, mark_svg
from unobot.pictures.emblems import EMBLEMS, disc
from unobot.rules.cards import DARK_COLORS, LIGHT_COLORS, Card, Color, FaceKind
from unobot.rules.decks import DECKS, PRINTED, SIDES

EMOJI_DECKS = tuple(DECKS)
"""The decks that have emojis. The first one, the official deck, is at most tables."""
WILD = "wild"
"""The key of the mark of all wilds."""
SHAPES = {
    Color.RED: "🔺",
    Color.YELLOW: "⭐",
    Color.GREEN: "🟩",
    Color.BLUE: "🔵",
    Color.PINK: "🌷",
    Color.TEAL: "💧",
    Color.ORANGE: "🔶",
    Color.PURPLE: "💜",
}
"""The Unicode emojis of the colors, used until the bot's own emojis are uploaded."""
WILD_SHAPE = "🌈"
BACK = "🎴"
"""The Unicode emoji of a hidden card."""
COLORED_WILDS = {
    card: tuple(color for color in Color if any(color in side.colors and card in side.cards for side in SIDES))
    for card in PRINTED
    if card.is_wild and any(side.colors and card in side.cards for side in SIDES)
}
"""The wilds that have a color when they lie on top, with these colors. Those of a deck without colors have none."""
_TWO_SIDED_WILDS = [
    card
    for card in PRINTED
    if card.is_wild
    and all(
        any(side.colors == colors and card in side.cards for side in SIDES) for colors in (LIGHT_COLORS, DARK_COLORS)
    )
]
"""The wilds that are printed on both sides of a deck, each with the colors of that side."""
_BOT_EMOJI_NAME = re.compile(r"([a-z0-9_]{1,22})_u[0-9a-f]{8}")
_LONGEST = 15
"""The most characters for the words of a face: with a color, the name of an emoji has 22 for them."""
_SHORT_WORDS = {"WR4": "reverse_four"}
"""The words of faces whose names are too long even without "wild"."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji. ``key``: the notation of its card or color, or an emblem's name.

    The notations are ``R7``, ``WD4``, ``WD4R`` (with a chosen color), ``W~`` (with its dark side up) and ``R``.
    ``sign``: the Unicode emoji that replaces it. ``decks``: the decks whose tables show it.
    """

    key: str
    svg: str
    words: str
    sign: str
    decks: frozenset[str] = frozenset(DECKS)

    @property
    def name(self) -> str:
        """The name on Discord: the words, and a hash that changes when the picture changes."""
        return f"{self.words}_u{sha256(self.svg.encode()).hexdigest()[:8]}"


@cache
def emojis() -> tuple[Emoji, ...]:
    """Return all emojis, always in the same order."""
    cards = [Emoji(card.value, card_svg(card), _words(card), _sign(card), _decks_of(card)) for card in PRINTED]
    colored_wilds = [
        Emoji(
            f"{card.value}{color.value}",
            card_svg(card, color),
            f"{_words(card)}_{color.name.lower()}",
            SHAPES[color],
            _decks_with(card, color),
        )
        for card, colors in COLORED_WILDS.items()
        for color in colors
    ]
    two_sided = frozenset(name for name, deck in DECKS.items() if deck.turned is not None)
    dark_wilds = [
        Emoji(f"{card.value}{DARK_WILD}", card_svg(card, is_dark=True), f"{_words(card)}_dark", WILD_SHAPE, two_sided)
        for card in _TWO_SIDED_WILDS
    ]
    marks = [
        Emoji(color.value, mark_svg(color), color.name.lower(), SHAPES[color], _decks_with(color=color))
        for color in Color
    ]
    middle = SIDE / 2
    emblems = [
        Emoji(emblem.name, svg(SIDE, SIDE, disc(number, middle, middle, middle - 2)), emblem.name, emblem.emoji)
        for number, emblem in enumerate(EMBLEMS)
    ]
    any_color = Emoji(WILD, mark_svg(None), "any_color", WILD_SHAPE)
    any_dark = Emoji(f"{WILD}{DARK_WILD}", mark_svg(None, is_dark=True), "any_color_dark", WILD_SHAPE, two_sided)
    return (*cards, *colored_wilds, *dark_wilds, *marks, any_color, any_dark, *emblems)


def emojis_of(decks: Collection[str]) -> tuple[Emoji, ...]:
    """Return the emojis that tables of these decks show, always in the same order."""
    return tuple(emoji for emoji in emojis() if not emoji.decks.isdisjoint(decks))


def is_bot_emoji(name: str) -> bool:
    """Return whether a name has the form of the bot's emojis. Emojis of older versions have it, too."""
    return _BOT_EMOJI_NAME.fullmatch(name) is not None


def sign_of(name: str) -> str | None:
    """Return the Unicode emoji that replaces the bot's emoji with this name, also of an older version.

    Return None if it is not the name of an emoji of the bot.
    """
    match = _BOT_EMOJI_NAME.fullmatch(name)
    return None if match is None else _signs().get(match[1], BACK)


@cache
def _signs() -> dict[str, str]:
    """Return the Unicode emojis by the words of the names."""
    return {emoji.words: emoji.sign for emoji in emojis()}


def _decks_of(card: Card) -> frozenset[str]:
    """Return the decks that print a card. Every table may show a hidden one."""
    return frozenset(DECKS) if card is Card.HIDDEN else _decks_with(card)


def _decks_with(card: Card | None = None, color: Color | None = None) -> frozenset[str]:
    """Return the decks with a side that prints this card and has this color, each unless it is None."""
    return frozenset(
        name
        for name, deck in DECKS.items()
        if any((card is None or card in side.cards) and (color is None or color in side.colors) for side in deck.sides)
    )


def _sign(card: Card) -> str:
    if card.color is not None:
        return SHAPES[card.color]
    return BACK if card is Card.HIDDEN else WILD_SHAPE


def _words(card: Card) -> str:
    face = card.face.name.lower()
    if card.face.kind is FaceKind.NUMBER:
        face = card.face.value
    elif len(face) > _LONGEST:
        face = _SHORT_WORDS.get(card.face.value, face.removeprefix("wild_"))
    return face if card.color is None else f"{card.color.name.lower()}_{face}"
