"""The official deck and five newer wilds: 113 cards (clause 12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from unobot.rules.cards import Face
from unobot.rules.decks.deck import each
from unobot.rules.decks.effects import Effect
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.events import HandsMovedBy

CLASSIC113: Final = replace(
    OFFICIAL_DECK,
    name="classic113",
    copies={**OFFICIAL_DECK.copies, Face.WILD_SWAP: 1, Face.WILD_SHUFFLE: 1, Face.WILD_CUSTOM: 3},
    points={**OFFICIAL_DECK.points, **each((Face.WILD_SWAP, Face.WILD_SHUFFLE, Face.WILD_CUSTOM), 40)},
    effects={
        **OFFICIAL_DECK.effects,
        Face.WILD_SWAP: Effect(hands=HandsMovedBy.SWAP),
        Face.WILD_SHUFFLE: Effect(hands=HandsMovedBy.SHUFFLE),
        Face.WILD_CUSTOM: Effect(voted=True),
    },
    never_on={Face.DRAW_TWO: (Face.WILD_DRAW_FOUR,)},
    preset={
        "four_needs": "no_playable",
        "challenge_shows": "all",
        "drawn_card": "must_play",
        "uno": "announced",
    },
)
