"""The small pictures that a bot needs of its own: every card, every wild with its chosen color, every color's mark."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from unobot.pictures.art import png
from unobot.pictures.card_art import SIDE, card_svg, mark_svg
from unobot.rules.cards import Card, Color, Face

WILD = "wild"
"""The key of the mark that all wilds have in common."""
_OURS = re.compile(r"[a-z0-9_]{1,22}_u[0-9a-f]{8}")
_WORDS = {
    Face.SKIP: "skip",
    Face.REVERSE: "reverse",
    Face.DRAW_TWO: "draw_two",
    Face.WILD: "wild",
    Face.WILD_DRAW_FOUR: "wild_draw_four",
    Face.WILD_SWAP: "wild_swap",
    Face.WILD_SHUFFLE: "wild_shuffle",
    Face.WILD_CUSTOM: "wild_custom",
    Face.HIDDEN: "hidden",
}


@dataclass(frozen=True, slots=True)
class Emoji:
    """One of them. ``key`` is the notation of what it shows: ``R7``, ``WD4``, ``WD4R`` (its color chosen), ``R``."""

    key: str
    svg: str
    words: str

    @property
    def name(self) -> str:
        """Its name on Discord: what it shows, and a mark that is another one as soon as it is drawn differently."""
        return f"{self.words}_u{sha256(self.svg.encode()).hexdigest()[:8]}"

    def png(self) -> bytes:
        """The picture itself."""
        return png(self.svg, SIDE)


@cache
def emojis() -> tuple[Emoji, ...]:
    """All of them, always in this order."""
    cards = [Emoji(card.value, card_svg(card), _words(card)) for card in Card]
    chosen = [
        Emoji(f"{card.value}{color.value}", card_svg(card, color), f"{_words(card)}_{color.name.lower()}")
        for card in Card
        if card.is_wild
        for color in Color
    ]
    marks = [Emoji(color.value, mark_svg(color), color.name.lower()) for color in Color]
    return (*cards, *chosen, *marks, Emoji(WILD, mark_svg(None), "any_color"))


def is_ours(name: str) -> bool:
    """Whether an emoji of this name comes from here, maybe from an older version."""
    return _OURS.fullmatch(name) is not None


def _words(card: Card) -> str:
    face = _WORDS.get(card.face, card.face.value)
    return face if card.color is None else f"{card.color.name.lower()}_{face}"
