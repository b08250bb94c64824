"""Test the level ``novice`` (docs/ai-clauses.md: N1 to N5)."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.ai.choosing import chosen
from tests.rules.rounds import given, when
from unobot.ai.levels import LEVELS
from unobot.rules.moves import Play
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.rules.view import observe


def test_each_legal_card_of_the_hand_has_the_same_chance() -> None:
    view = observe(given("R1 R1 RS G7 W WD4 B3", "G1 G2"), 0)
    rng = Random(1)
    played: Counter[str] = Counter()
    for _ in range(1200):
        move = LEVELS["novice"].choose(view, rng)
        assert isinstance(move, Play)
        played[str(move.cards[0])] += 1
    assert played.keys() == {"R1", "RS", "G7", "W", "WD4"}
    assert 330 < played.pop("R1") < 470
    assert all(150 < times < 250 for times in played.values())


def test_colors_are_random_and_uno_is_said() -> None:
    assert chosen("novice", given("W B3", "G1 G2")) == {"WR!", "WY!", "WG!", "WB!"}


def test_draws_only_without_a_card_to_play_and_plays_what_it_drew() -> None:
    state = given("B3 G4", "G1 G2", pile="R9 Y1")
    assert chosen("novice", state) == {"draw"}
    when(state, 0, "draw")
    assert chosen("novice", state) == {"R9"}


def test_takes_four_and_owed_cards_only_when_it_must() -> None:
    state = given("WD4 R1 R2", "G1 G2")
    when(state, 0, "WD4G")
    assert chosen("novice", state) == {"accept"}
    stacked = given("RD2 B1 B5", "GD2 BD2 B2", ruleset=PRESETS["stacking"])
    when(stacked, 0, "RD2")
    assert chosen("novice", stacked) == {"GD2", "BD2"}


def test_out_of_turn_it_skips_every_second_chance() -> None:
    state = given("R5 R1 R2", "B1 B2", "R5 B3 B4", ruleset=PRESETS["party"])
    when(state, 0, "R5")
    assert chosen("novice", state, 2) == {"R5", "pass"}
