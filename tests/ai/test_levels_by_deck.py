"""Test that a stronger level wins clearly more with every deck, in a few matches that are always the same."""

from __future__ import annotations

import msgspec
import pytest

from unobot.rules.decks import DECKS
from unobot.rules.ruleset.ruleset import of_deck
from unobot.selfplay.simulate import simulate

MATCHES = {"no_mercy": 150, "all_wild": 150, "attack": 60}
"""More matches than elsewhere, because luck weighs more with these decks."""


@pytest.mark.long
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("level", ["clever", "expert"])
def test_a_stronger_level_wins_clearly_more_matches(level: str, deck: str) -> None:
    rules = msgspec.structs.replace(of_deck(DECKS[deck]), target=200)
    result = simulate([level, "novice"], MATCHES.get(deck, 36), 1, ruleset=rules)
    assert result.levels[level].low > 0.5
