"""Say by which decks and rules the network by effects has learned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from unobot.rules.decks import DECKS
from unobot.rules.ruleset.ruleset import Ruleset, of_deck

DECKS_LEARNED: Final = ("no_mercy", "flip", "attack", "attack_classic", "all_wild")
SHEETS: Final = tuple(of_deck(DECKS[name]) for name in DECKS_LEARNED)
"""The rules of their sheets."""
_AS_OFFICIAL: Final = (
    *("decks", "own_stocks", "reverse_sends_back", "skip_passes_on", "revenge", "blind_draw", "keep_hands", "jump_in"),
    *("several", "bomb", "at_limit", "last_card", "teams", "elimination", "open_hands"),
)
"""The fields that have their official value in all rules that were learned."""
_CHOICES: Final = {
    "first_card": ("official", "number_only", "any", "none"),
    "stacking": ("none", "same", "raise", "any"),
    "scoring": ("points", "single", "best_of"),
}
"""The fields of which some values were learned. All values of all other fields were."""
_OFFICIAL: Final = Ruleset()


@lru_cache(maxsize=64)
def knows_effects(ruleset: Ruleset) -> bool:
    """Return whether the network by effects has learned these rules."""
    return (
        ruleset.cards in DECKS_LEARNED
        and all(getattr(ruleset, name) == getattr(_OFFICIAL, name) for name in _AS_OFFICIAL)
        and all(getattr(ruleset, name) in values for name, values in _CHOICES.items())
    )
