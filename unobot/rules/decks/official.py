"""The official deck: 108 cards."""

from __future__ import annotations

from typing import Final

from unobot.rules.cards import Face
from unobot.rules.decks.deck import NUMBERS, Deck, each
from unobot.rules.decks.effects import REVERSES, SKIPS, Effect

OFFICIAL_DECK: Final = Deck(
    name="official",
    copies={
        Face.ZERO: 1,
        **each(NUMBERS[1:], 2),
        **each((Face.SKIP, Face.REVERSE, Face.DRAW_TWO), 2),
        **each((Face.WILD, Face.WILD_DRAW_FOUR), 4),
    },
    points={
        **each((Face.SKIP, Face.REVERSE, Face.DRAW_TWO), 20),
        **each((Face.WILD, Face.WILD_DRAW_FOUR), 50),
    },
    effects={
        Face.SKIP: SKIPS,
        Face.REVERSE: REVERSES,
        Face.DRAW_TWO: Effect(owes=2),
        Face.WILD_DRAW_FOUR: Effect(owes=4),
    },
    put_back=(Face.WILD_DRAW_FOUR,),
    challenge=(Face.WILD_DRAW_FOUR,),
)
