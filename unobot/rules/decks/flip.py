"""UNO Flip: 112 cards with two sides.

Which back belongs to which front is fixed in print. Two people have typed their boxes independently, and their lists
agree in 109 pairs. The list here is the one whose counts are right on both sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from unobot.rules.cards import DARK_COLORS, LIGHT_COLORS, Card, Face, FaceKind, parse_pair
from unobot.rules.decks.deck import Deck, each
from unobot.rules.decks.effects import EVERYONE, REVERSES, SKIPS, Effect

_PRINTED: Final = """
    R1/P3 R1/U2 R2/OR R2/UD5 R3/P7 R3/WDC R4/OF R4/UD5 R5/P2 R5/T5 R6/O9 R6/PSA R7/O1 R7/U5 R8/T7 R8/UR R9/TR R9/U5
    RS/OD5 RS/W RR/T7 RR/U3 RD1/P3 RD1/P4 RF/P8 RF/U3
    Y1/PSA Y1/W Y2/T1 Y2/T8 Y3/PD5 Y3/U1 Y4/PD5 Y4/UF Y5/T8 Y5/U9 Y6/OSA Y6/WDC Y7/O2 Y7/U6 Y8/O2 Y8/P1 Y9/T5 Y9/U4
    YS/O3 YS/TF YR/TF YR/W YD1/P1 YD1/U8 YF/O8 YF/P4
    G1/O5 G1/OF G2/TD5 G2/TSA G3/PF G3/U2 G4/P8 G4/T9 G5/O7 G5/T4 G6/P5 G6/WDC G7/O6 G7/T2 G8/PR G8/T9 G9/OD5 G9/PR
    GS/O9 GS/U4 GR/O1 GR/P7 GD1/O6 GD1/T6 GF/T3 GF/WDC
    B1/USA B1/USA B2/O8 B2/P6 B3/T2 B3/U8 B4/TD5 B4/U1 B5/OR B5/P9 B6/TSA B6/UR B7/O3 B7/OSA B8/T4 B8/TR B9/O5 B9/UF
    BS/P9 BS/T1 BR/O4 BR/W BD1/P6 BD1/T6 BF/U6 BF/U7
    W/P5 W/PF W/T3 W/U7 WD2/O4 WD2/O7 WD2/P2 WD2/U9
"""

PAIRS: Final = tuple(map(parse_pair, _PRINTED.split()))
"""Every card, the light side in front."""


def _copies(cards: Iterable[Card]) -> Mapping[Face, int]:
    """Return how many of ``cards`` have each face: of each color, or in all for a wild."""
    counts = Counter(card.face for card in cards)
    return {face: count if face.kind is FaceKind.WILD else count // 4 for face, count in counts.items()}


_TURNS_OVER: Final = Effect(turns_over=True)

DARK: Final = Deck(
    name="flip",
    colors=DARK_COLORS,
    copies=_copies(pair.back for pair in PAIRS),
    points={
        **each((Face.DRAW_FIVE, Face.REVERSE, Face.FLIP), 20),
        Face.SKIP_EVERYONE: 30,
        Face.WILD: 40,
        Face.WILD_DRAW_COLOR: 60,
    },
    effects={
        Face.DRAW_FIVE: Effect(owes=5),
        Face.SKIP_EVERYONE: Effect(skips=EVERYONE),
        Face.REVERSE: REVERSES,
        Face.FLIP: _TURNS_OVER,
        Face.WILD_DRAW_COLOR: Effect(owes=1, until_color=True),
    },
    challenge=(Face.WILD_DRAW_COLOR,),
)
"""The dark side."""

FLIP: Final = Deck(
    name="flip",
    colors=LIGHT_COLORS,
    copies=_copies(pair.front for pair in PAIRS),
    points={
        Face.DRAW_ONE: 10,
        **each((Face.SKIP, Face.REVERSE, Face.FLIP), 20),
        Face.WILD: 40,
        Face.WILD_DRAW_TWO: 50,
    },
    effects={
        Face.DRAW_ONE: Effect(owes=1),
        Face.SKIP: SKIPS,
        Face.REVERSE: REVERSES,
        Face.FLIP: _TURNS_OVER,
        Face.WILD_DRAW_TWO: Effect(owes=2),
    },
    put_back=(Face.WILD_DRAW_TWO,),
    challenge=(Face.WILD_DRAW_TWO,),
    turned=DARK,
    pairs=PAIRS,
)
