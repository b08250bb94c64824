"""Define colors, faces and cards, with their notation (``docs/clauses.md``). ``unobot.rules.decks`` has the decks.

The value of a card *is* its notation (``"R5"``, ``"WD4"``), so msgspec reads and writes it without help. A wild never
carries a color: the color chosen for it belongs to the round and to the move. ``??`` is a hidden card. It is a card
like any other, so the code that replays a round also replays a partial view.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Final, NamedTuple

_COLORS: Final = "RYGBPTOU"


class Color(Enum):
    """One of the colors. The first four are those of nearly all decks, the others those of the dark side of Flip."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"
    # The dark side of Flip:
    PINK = "P"
    TEAL = "T"
    ORANGE = "O"
    PURPLE = "U"

    order: int
    """The place among the four colors of its side, from 0. Two colors of one side never meet those of the other."""

    def __init__(self, notation: str) -> None:
        self.order = _COLORS.index(notation) % 4

    __hash__ = object.__hash__  # Enum's own __hash__ runs in Python and is slow

    def __str__(self) -> str:
        return str(self.value)


LIGHT_COLORS: Final = (Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE)
"""The colors of nearly all decks, in their fixed order."""

DARK_COLORS: Final = (Color.PINK, Color.TEAL, Color.ORANGE, Color.PURPLE)
"""The colors of the dark side of Flip, in their fixed order."""


class Side(StrEnum):
    """A side of the cards. All cards of most decks have a light side alone."""

    LIGHT = "light"
    DARK = "dark"

    @property
    def other(self) -> Side:
        """Return the other side."""
        return Side.DARK if self is Side.LIGHT else Side.LIGHT


class FaceKind(Enum):
    """The kind of a face. ``HIDDEN`` is the kind of ``??`` alone."""

    NUMBER = "number"
    ACTION = "action"
    WILD = "wild"
    HIDDEN = "hidden"


class Face(Enum):
    """The print on a card, without its color. The list only grows at its end, and no deck prints all of it."""

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
    # No Mercy:
    DRAW_FOUR = "D4"
    SKIP_EVERYONE = "SA"
    DISCARD_ALL = "DA"
    WILD_REVERSE_DRAW_FOUR = "WR4"
    WILD_ROULETTE = "WRL"
    WILD_DRAW_SIX = "WD6"
    WILD_DRAW_TEN = "WD10"
    # All Wild:
    WILD_REVERSE = "WRV"
    WILD_SKIP = "WSK"
    WILD_SKIP_TWO = "WS2"
    WILD_DRAW_TWO = "WD2"
    WILD_TARGETED_DRAW_TWO = "WT2"
    WILD_FORCED_SWAP = "WFS"
    # Attack:
    HIT_ONE = "H1"
    HIT_TWO = "H2"
    TRADE_HANDS = "TH"
    WILD_ALL_HIT = "WAH"
    WILD_HIT_FIRE = "WHF"
    WILD_ATTACK_ATTACK = "WAA"
    # Flip:
    DRAW_ONE = "D1"
    DRAW_FIVE = "D5"
    FLIP = "F"
    WILD_DRAW_COLOR = "WDC"

    kind: FaceKind

    def __init__(self, notation: str) -> None:
        if notation.isdigit():
            self.kind = FaceKind.NUMBER
        elif notation == "??":
            self.kind = FaceKind.HIDDEN
        else:
            self.kind = FaceKind.WILD if notation[0] == "W" else FaceKind.ACTION

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)


_FACE_PLACES: Final = {face: place for place, face in enumerate(Face)}


class Card(Enum):
    """One of all the cards that any deck prints, or the hidden card ``??``. The list only grows at its end.

    ``color`` is ``None`` for wilds and for ``??``. ``index`` is the place in the list, from 0, for tables and for
    features: it never changes. ``sort`` is the place among sorted cards: colors, then faces, then wilds.
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
    # No Mercy:
    RD4, RSA, RDA = "RD4", "RSA", "RDA"
    YD4, YSA, YDA = "YD4", "YSA", "YDA"
    GD4, GSA, GDA = "GD4", "GSA", "GDA"
    BD4, BSA, BDA = "BD4", "BSA", "BDA"
    WR4, WRL, WD6, WD10 = "WR4", "WRL", "WD6", "WD10"
    # All Wild:
    WRV, WSK, WS2, WD2, WT2, WFS = "WRV", "WSK", "WS2", "WD2", "WT2", "WFS"
    # Attack:
    RH1, RH2, RTH = "RH1", "RH2", "RTH"
    YH1, YH2, YTH = "YH1", "YH2", "YTH"
    GH1, GH2, GTH = "GH1", "GH2", "GTH"
    BH1, BH2, BTH = "BH1", "BH2", "BTH"
    WAH, WHF, WAA = "WAH", "WHF", "WAA"
    # Flip, its light side and its dark side:
    RD1, RF, YD1, YF = "RD1", "RF", "YD1", "YF"
    GD1, GF, BD1, BF = "GD1", "GF", "BD1", "BF"
    P1, P2, P3, P4, P5 = "P1", "P2", "P3", "P4", "P5"
    P6, P7, P8, P9 = "P6", "P7", "P8", "P9"
    PR, PD5, PSA, PF = "PR", "PD5", "PSA", "PF"
    T1, T2, T3, T4, T5 = "T1", "T2", "T3", "T4", "T5"
    T6, T7, T8, T9 = "T6", "T7", "T8", "T9"
    TR, TD5, TSA, TF = "TR", "TD5", "TSA", "TF"
    O1, O2, O3, O4, O5 = "O1", "O2", "O3", "O4", "O5"
    O6, O7, O8, O9 = "O6", "O7", "O8", "O9"
    OR, OD5, OSA, OF = "OR", "OD5", "OSA", "OF"
    U1, U2, U3, U4, U5 = "U1", "U2", "U3", "U4", "U5"
    U6, U7, U8, U9 = "U6", "U7", "U8", "U9"
    UR, UD5, USA, UF = "UR", "UD5", "USA", "UF"
    WDC = "WDC"

    color: Color | None
    face: Face
    is_wild: bool
    index: int
    sort: int

    def __init__(self, notation: str) -> None:
        colored = notation[0] in _COLORS
        self.color = Color(notation[0]) if colored else None
        self.face = Face(notation[1:] if colored else notation)
        self.is_wild = notation[0] == "W"
        self.index = len(type(self).__members__)
        hue = _COLORS.index(notation[0]) if colored else 8 if self.is_wild else 9  # the hidden card is the last
        self.sort = 100 * hue + _FACE_PLACES[self.face]

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return str(self.value)


class Pair(NamedTuple):
    """A card with two sides: the ``front``, which is in play, and the ``back``. ``str`` gives both: ``R5/P2``."""

    front: Card
    back: Card

    def __str__(self) -> str:
        return f"{self.front}/{self.back}"


def parse_pair(text: str) -> Pair:
    """Return the card of a text such as ``R5/P2``. Raises ``ValueError`` for anything else."""
    front, _, back = text.partition("/")
    return Pair(Card(front), Card(back))
