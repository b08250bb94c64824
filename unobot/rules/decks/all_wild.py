"""UNO All Wild: 112 wilds, and no colors.

The sheets name the kinds and their number of 112 cards, and no source counts each kind. So the counts are our own mix,
and are called so. A reader with a box corrects one line each and signs here.
"""

from __future__ import annotations

from typing import Final

from unobot.rules.cards import Face
from unobot.rules.decks.deck import Deck, each
from unobot.rules.decks.effects import REVERSES, SKIPS, Effect
from unobot.rules.events import HandsMovedBy

_EFFECTS: Final = {
    Face.WILD_REVERSE: REVERSES,
    Face.WILD_SKIP: SKIPS,
    Face.WILD_SKIP_TWO: Effect(skips=2),
    Face.WILD_DRAW_TWO: Effect(owes=2),
    Face.WILD_DRAW_FOUR: Effect(owes=4),
    Face.WILD_TARGETED_DRAW_TWO: Effect(target_draws=2),
    Face.WILD_FORCED_SWAP: Effect(hands=HandsMovedBy.SWAP),
}

ALL_WILD: Final = Deck(
    name="all_wild",
    colors=(),
    copies={Face.WILD: 56, **each(_EFFECTS, 8)},
    points={Face.WILD: 20, **each(_EFFECTS, 50)},
    effects=_EFFECTS,
    first_card_acts=False,
    swap_owes_uno=True,
    preset={"must_play": True},
)
