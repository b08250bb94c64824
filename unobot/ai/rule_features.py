"""The rules of a table as numbers: for the simulator of the training, and as features of the network of ``expert``.

``rule_numbers`` turns a ruleset into ``RULES`` integers at the indexes named below. ``rule_features`` turns these into
``RULE_FEATURES`` numbers of about 0 to 1. The training compiles that function, so it uses only loops, integers and
floats. Left out are rules that change no decision about cards, such as clocks and the calls of Uno.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from typing import Final

from unobot.rules.decks import DECKS as ALL_DECKS
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset

NEWER_WILDS: Final = 0
"""1 for the 113 cards."""
DECKS: Final = 1
HAND_SIZE: Final = 2
FIRST_CARD: Final = 3
FOUR: Final = 4
"""Whether a wild draw four can be challenged (0), is strict (1) or free (2)."""
FOUR_NEEDS: Final = 5
STACKING: Final = 6
SENDS_BACK: Final = 7
PASSES_ON: Final = 8
REVENGE: Final = 9
UNTIL: Final = 10
"""1 if a seat draws until it can play."""
DRAWN_CARD: Final = 11
"""Whether a drawn card may be played (0), must be played (1) or is kept (2)."""
MUST_PLAY: Final = 12
PLAY_AFTER: Final = 13
"""1 if a seat that drew the cards it owed plays its turn."""
SEVEN: Final = 14
ZERO: Final = 15
JUMP_IN: Final = 16
SEVERAL: Final = 17
BOMB: Final = 18
SCORING: Final = 19
"""Points (0), the first one out (1), or until the last one (2)."""
DOUBLE: Final = 20
HAND_LIMIT: Final = 21
NO_DRAW: Final = 22
"""1 if a seat at the limit may not draw; 0 if it is out."""
LAST_CARD: Final = 23
"""The last card may be any (0), no action (1), or no wild (2)."""
TEAMS: Final = 24
ELIMINATION: Final = 25
OPEN_HANDS: Final = 26
TARGET: Final = 27
BLIND: Final = 28
"""1 if a seat sees the cards that it draws only in a later turn."""
CUSTOM: Final = 29
"""The rule of a Customizable wild, as its place in ``CUSTOM_RULES``, from 1; 0 for none."""
RULES: Final = 30

CUSTOM_RULES: Final = ("others_draw", "pass_hands", "target_draws", "skip_all", "swap")
_CHOICES: Final = (
    ("first_card", FIRST_CARD, ("official", "number_only", "any", "none")),
    ("wild_draw_four", FOUR, ("challenge", "strict", "free")),
    ("four_needs", FOUR_NEEDS, ("no_color", "no_playable")),
    ("stacking", STACKING, ("none", "same", "raise", "any")),
    ("draw", UNTIL, ("one", "until_playable")),
    ("drawn_card", DRAWN_CARD, ("may_play", "must_play", "keep")),
    ("scoring", SCORING, ("points", "single", "until_last")),
    ("at_limit", NO_DRAW, ("out", "no_draw")),
    ("last_card", LAST_CARD, ("any", "no_action", "no_wild")),
    ("cards", NEWER_WILDS, ("official", "classic113")),
)
NEAREST: Final = {
    ("first_card", "no_wild"): "official",
    ("stacking", "no_wild"): "same",
    ("scoring", "golf"): "points",
    ("scoring", "best_of"): "single",
    **{("cards", name): "official" for name in ALL_DECKS if name != "classic113"},
}
"""The choices that are newer than the networks, each with the one that they know and that is most like it."""
_NUMBERS: Final = (
    ("decks", DECKS),
    ("hand_size", HAND_SIZE),
    ("reverse_sends_back", SENDS_BACK),
    ("skip_passes_on", PASSES_ON),
    ("revenge", REVENGE),
    ("must_play", MUST_PLAY),
    ("play_after_drawing", PLAY_AFTER),
    ("seven", SEVEN),
    ("zero", ZERO),
    ("jump_in", JUMP_IN),
    ("several", SEVERAL),
    ("bomb", BOMB),
    ("double_score", DOUBLE),
    ("hand_limit", HAND_LIMIT),
    ("teams", TEAMS),
    ("elimination", ELIMINATION),
    ("open_hands", OPEN_HANDS),
    ("target", TARGET),
    ("blind_draw", BLIND),
)


@lru_cache(maxsize=64)
def rule_numbers(ruleset: Ruleset, custom: str | None = None) -> tuple[int, ...]:
    """Return the rules as ``RULES`` integers. ``custom`` is the rule of Customizable wilds that was voted for."""
    numbers = [0] * RULES
    for name, place, choices in _CHOICES:
        value = getattr(ruleset, name)
        numbers[place] = choices.index(NEAREST.get((name, value), value))
    for name, place in _NUMBERS:
        numbers[place] = int(getattr(ruleset, name))
    numbers[CUSTOM] = 0 if custom is None else CUSTOM_RULES.index(custom) + 1
    return tuple(numbers)


@lru_cache(maxsize=64)
def is_official(ruleset: Ruleset) -> bool:
    """Return whether all rules that change decisions are the official ones, with challenges or without.

    The target may be another one.
    """
    official = list(rule_numbers(OFFICIAL))
    numbers = list(rule_numbers(ruleset))
    official[TARGET] = numbers[TARGET]
    if numbers[FOUR] == 1:
        official[FOUR] = 1
    return numbers == official


RULE_FEATURES: Final = 41
"""How many features the rules have."""


def rule_features(r: Sequence[int], out: MutableSequence[float]) -> None:
    """Write the ``RULE_FEATURES`` features of the rules ``r`` to ``out``, all zeros before."""
    for i in range(4):  # flags, in the order of the indexes
        out[i] = 1.0 if r[STACKING] == i else 0.0
    for i in range(3):
        out[4 + i] = 1.0 if r[FOUR] == i else 0.0
        out[7 + i] = 1.0 if r[DRAWN_CARD] == i else 0.0
        out[10 + i] = 1.0 if r[SCORING] == i else 0.0
        out[13 + i] = 1.0 if r[LAST_CARD] == i else 0.0
    out[16] = float(r[FOUR_NEEDS])
    out[17] = float(r[SENDS_BACK])
    out[18] = float(r[PASSES_ON])
    out[19] = float(r[REVENGE])
    out[20] = float(r[UNTIL])
    out[21] = float(r[MUST_PLAY])
    out[22] = float(r[PLAY_AFTER])
    out[23] = float(r[SEVEN])
    out[24] = float(r[ZERO])
    out[25] = float(r[JUMP_IN])
    out[26] = float(r[SEVERAL])
    out[27] = float(r[BOMB])
    out[28] = float(r[TEAMS])
    out[29] = float(r[ELIMINATION])
    out[30] = 1.0 if r[HAND_LIMIT] and not r[NO_DRAW] else 0.0
    out[31] = 1.0 if r[HAND_LIMIT] and r[NO_DRAW] else 0.0
    out[32] = min(r[HAND_LIMIT], 30) / 30.0
    out[33] = float(r[NEWER_WILDS])
    out[34] = min(r[OPEN_HANDS], 10) * 0.1
    out[40] = float(r[BLIND])
    for i in range(5):
        out[35 + i] = 1.0 if r[CUSTOM] == i + 1 else 0.0
