"""UNO Show 'em No Mercy: 168 cards.

The counts of Draw Two, Reverse and Skip Everyone rest on a majority of sources. Nobody has checked them with a box yet.
A reader who does corrects one line and signs here.
"""

from __future__ import annotations

from typing import Final

from unobot.rules.cards import Face, FaceKind
from unobot.rules.decks.deck import NUMBERS, Deck, each
from unobot.rules.decks.effects import EVERYONE, REVERSES, SKIPS, Effect

_COPIES: Final = {
    **each(NUMBERS, 2),
    Face.DRAW_TWO: 3,
    Face.DRAW_FOUR: 2,
    Face.SKIP: 3,
    Face.REVERSE: 3,
    Face.SKIP_EVERYONE: 2,
    Face.DISCARD_ALL: 3,
    Face.WILD_REVERSE_DRAW_FOUR: 8,
    Face.WILD_ROULETTE: 8,
    Face.WILD_DRAW_SIX: 4,
    Face.WILD_DRAW_TEN: 4,
}

NO_MERCY: Final = Deck(
    name="no_mercy",
    copies=_COPIES,
    points={
        **each((face for face in _COPIES if face.kind is FaceKind.ACTION), 20),
        **each((face for face in _COPIES if face.kind is FaceKind.WILD), 50),
    },
    effects={
        Face.SKIP: SKIPS,
        Face.REVERSE: REVERSES,
        Face.SKIP_EVERYONE: Effect(skips=EVERYONE),
        Face.DRAW_TWO: Effect(owes=2),
        Face.DRAW_FOUR: Effect(owes=4),
        Face.DISCARD_ALL: Effect(discards_color=True),
        Face.WILD_REVERSE_DRAW_FOUR: Effect(reverses=True, owes=4),
        Face.WILD_DRAW_SIX: Effect(owes=6),
        Face.WILD_DRAW_TEN: Effect(owes=10),
        Face.WILD_ROULETTE: Effect(roulette=True),
    },
    put_back=tuple(face for face in _COPIES if face.kind is not FaceKind.NUMBER),
    made_for=(2, 6),
    preset={
        "first_card": "number_only",
        "stacking": "raise",
        "draw": "until_playable",
        "drawn_card": "must_play",
        "seven": True,
        "zero": True,
        "scoring": "single",
        "target": 1000,
        "hand_limit": 25,
        "knock_out": 250,
    },
)
