"""Define colors, faces and cards, with their notation (``docs/clauses.md``).

The value of a card *is* its notation (``"R5"``, ``"WD4"``), so msgspec reads and writes it without help. A wild never
carries a color: the color chosen for it belongs to the round and to the move. ``??`` is a hidden card. It is a card
like any other, so the code that replays a round also replays a partial view.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final


class Color(Enum):
    """One of the four colors, in the fixed order red, yellow, green, blue."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"

    order: int
    """The place in this order, from 0."""

    def __init__(self, notation: str) -> None:
        self.order = "RYGB".index(notation)

    __hash__ = object.__hash__  # Enum's own __hash__ runs in Python and is slow

    def __str__(self) -> str:
        return str(self.value)


class Face(Enum):
    """The print on a card, without its color."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "S"
    REVERSE = "R"
    DRAW_TWO = "D2"
    WILD = "W"
    WILD_DRAW_FOUR = "WD4"
    WILD_SWAP = "WSW"
    WILD_SHUFFLE = "WSH"
    WILD_CUSTOM = "WC"
    HIDDEN = "??"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value


def _points(face: Face) -> int:
    """Return the points of a card left in a hand, 0 to 50 (clauses 9.1 and 12.6)."""
    if face in (Face.SKIP, Face.REVERSE, Face.DRAW_TWO):
        return 20
    if face in (Face.WILD, Face.WILD_DRAW_FOUR):
        return 50
    if face in (Face.WILD_SWAP, Face.WILD_SHUFFLE, Face.WILD_CUSTOM):
        return 40
    return int(face.value) if face is not Face.HIDDEN else 0


class Card(Enum):
    """One of the 57 different cards, or the hidden card ``??``.

    ``color`` is ``None`` for wilds and for ``??``. ``points`` is 0 to 50, and 0 for ``??``.
    """

    R0, R1, R2, R3, R4 = "R0", "R1", "R2", "R3", "R4"
    R5, R6, R7, R8, R9 = "R5", "R6", "R7", "R8", "R9"
    RS, RR, RD2 = "RS", "RR", "RD2"
    Y0, Y1, Y2, Y3, Y4 = "Y0", "Y1", "Y2", "Y3", "Y4"
    Y5, Y6, Y7, Y8, Y9 = "Y5", "Y6", "Y7", "Y8", "Y9"
    YS, YR, YD2 = "YS", "YR", "YD2"
    G0, G1, G2, G3, G4 = "G0", "G1", "G2", "G3", "G4"
    G5, G6, G7, G8, G9 = "G5", "G6", "G7", "G8", "G9"
    GS, GR, GD2 = "GS", "GR", "GD2"
    B0, B1, B2, B3, B4 = "B0", "B1", "B2", "B3", "B4"
    B5, B6, B7, B8, B9 = "B5", "B6", "B7", "B8", "B9"
    BS, BR, BD2 = "BS", "BR", "BD2"
    W, WD4 = "W", "WD4"
    WSW, WSH, WC = "WSW", "WSH", "WC"
    HIDDEN = "??"

    color: Color | None
    face: Face
    points: int
    is_wild: bool
    order: int

    def __init__(self, notation: str) -> None:
        colored = notation[0] in "RYGB"
        self.color = Color(notation[0]) if colored else None
        self.face = Face(notation[1:] if colored else notation)
        self.points = _points(self.face)
        self.is_wild = notation[0] == "W"
        self.order = len(type(self).__members__)  # the order of the list above: colors, then faces, then wilds

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return str(self.value)


_MORE: Final = {Face.WILD_SWAP: 1, Face.WILD_SHUFFLE: 1, Face.WILD_CUSTOM: 3}
_COPIES: Final = {Face.ZERO: 1, Face.WILD: 4, Face.WILD_DRAW_FOUR: 4, **_MORE}


@cache
def deck(with_new_wilds: bool, decks: int) -> tuple[Card, ...]:
    """Return ``decks`` decks in the order of ``Card``: 108 cards each, or 113 with the newer wilds.

    A deck has one 0 of each color, two of each other face, four Wilds and four Wild Draw Fours. The newer wilds are one
    Swap Hands, one Shuffle Hands and three Customizables.
    """
    cards: list[Card] = []
    for card in Card:
        if card is Card.HIDDEN:
            continue
        if with_new_wilds or card.face not in _MORE:
            cards += [card] * (_COPIES.get(card.face, 2) * decks)
    return tuple(cards)
