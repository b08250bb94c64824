"""Test the strategy of any strength: it plays as ``expert`` as often as its strength says, and else as ``novice``."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.choosing import chosen
from tests.rules.rounds import given
from unobot.ai.level_names import STRENGTHS
from unobot.ai.levels import LEVELS, Tempered
from unobot.rules.view import observe


@pytest.mark.parametrize("level", ["casual", "clever"])
def test_a_level_between_makes_the_moves_of_its_neighbors_and_no_other(level: str) -> None:
    state = given("R1 R9 RS G7 W WD4 B3", "G1 G2 G3")
    assert chosen(level, state) <= chosen("novice", state, seeds=200) | chosen("expert", state)
    assert chosen(level, state) > chosen("expert", state)


def test_the_strength_is_how_often_it_plays_as_expert() -> None:
    view = observe(given("B3 G4 W", "G1 G2", top="R7"), 0)
    best = LEVELS["expert"].choose(view, Random())
    rng = Random(1)
    made = [Tempered(0.8).choose(view, rng) == best for _ in range(1000)]
    assert 0.8 < sum(made) / 1000 < 0.9, "a novice names that color, too, once in four"


@pytest.mark.parametrize(("strength", "level"), [(-0.2, "novice"), (0.0, "novice"), (1.0, "expert"), (1.2, "expert")])
def test_the_ends_of_the_scale_are_levels(strength: float, level: str) -> None:
    state = given("R1 R9 RS G7 W B3", "G1 G2 G3")
    view = observe(state, 0)
    moves = {str(Tempered(strength).choose(view, Random(seed))) for seed in range(200)}
    assert moves == chosen(level, state, seeds=200)


def test_the_strengths_rise_with_the_levels() -> None:
    assert list(STRENGTHS) == list(LEVELS)
    assert list(STRENGTHS.values()) == sorted(set(STRENGTHS.values()))
