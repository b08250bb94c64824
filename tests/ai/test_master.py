"""Test the level ``master``: what it compares, when it stops, and the value of a round."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.rules.rounds import dealt, given, when
from tests.rules.rulesets import covering, seats_for
from unobot.ai import master
from unobot.ai.determinization import determinize
from unobot.ai.expert import Expert
from unobot.ai.master import Master, is_critic_valid, round_value
from unobot.rules.moves import Move
from unobot.rules.play.decide import decide, fair_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.view import observe


def chosen(state: Round, determinizations: int = 12) -> str:
    return str(Master(determinizations).choose(observe(state, state.to_move), Random(1)))


@pytest.fixture
def mistaken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the network prefer the first card of the hand by a little."""

    def scores(_: Expert, __: View, moves: Sequence[Move]) -> NDArray[np.float32]:
        return -np.arange(len(moves), dtype=np.float32)

    monkeypatch.setattr(Expert, "scores", scores)


@pytest.mark.usefixtures("mistaken")
def test_the_better_move_in_every_determinization_is_played() -> None:
    """With two seats a skip keeps the turn, and the last card follows."""
    state = given("R5 RS", "G1 G2 G3 B1 B2 B3")
    assert str(Expert().choose(observe(state, 0), Random())) == "R5!"
    assert chosen(state) == "RS!"


def test_the_expert_decides_clear_moves_and_challenges(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(view: View, rng: Random) -> Round:
        raise AssertionError("nothing had to be compared")

    monkeypatch.setattr(master, "determinize", never)
    assert chosen(given("R1", "G1 G2", "Y1 Y2 Y3")) == "R1"
    state = given("WD4 R1 B2", "G1 G2 G3", to_move=0)
    when(state, 0, "WD4B")
    assert chosen(state) == str(Expert().choose(observe(state, 1), Random()))


@pytest.mark.usefixtures("mistaken")
def test_the_time_budget_ends_the_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    moments, views = iter(range(100)), []

    def noted(view: View, rng: Random) -> Round:
        views.append(view)
        return determinize(view, rng)

    monkeypatch.setattr(master, "determinize", noted)
    monkeypatch.setattr(time, "monotonic", lambda: next(moments))
    view = observe(given("RS R5", "G1 G2 G3 B1 B2 B3"), 0)  # three moves; it checks the clock after each of them
    Master(determinizations=1000, seconds=9.5).choose(view, Random(1))
    assert len(views) == 3
    Master(determinizations=3, seconds=50).choose(view, Random(1))
    assert len(views) == 6
    Master(determinizations=1000, seconds=4.5).choose(view, Random(1))
    assert len(views) == 8, "the second of these was not played to the end"


@pytest.mark.usefixtures("mistaken")
@pytest.mark.parametrize("number", range(0, len(covering()), 8))
def test_it_compares_under_any_rules(number: int) -> None:
    ruleset = covering()[number]
    state = dealt(ruleset, seats_for(ruleset)[0], bytes([number]) * 32)
    level = Master(determinizations=1)
    for _ in range(3):
        if state.is_over:
            break
        move = level.choose(observe(state, state.to_move), Random(number))
        assert move in fair_moves(state, state.to_move)
        apply(state, decide(state, state.to_move, move))


def over(ruleset: Ruleset, *hands: str) -> Round:
    """Return a round that seat 0 has just won with a red one."""
    state = given("R1", *hands, ruleset=ruleset)
    when(state, 0, "R1")
    return state


WON: dict[str, tuple[Round, Callable[[list[float]], bool]]] = {
    "points": (over(OFFICIAL, "G9 W", "B1"), lambda w: w[0] > 0 > w[1] and w[0] > 0 > w[2]),
    "teams": (
        over(Ruleset(teams=True), "G9 W", "B1", "B9 W"),
        lambda w: w[0] == w[2] > 0 > w[1] == w[3],
    ),
    "single": (over(Ruleset(scoring="single"), "G9 W", "B1"), lambda w: w == [1, 0, 0]),
    "elimination": (over(Ruleset(elimination=True), "G9 W", "B1"), lambda w: w == [0, -1, 0]),
}


@pytest.mark.parametrize("scoring", WON)
def test_the_value_of_a_round(scoring: str) -> None:
    state, fits = WON[scoring]
    assert fits([round_value(state, seat) for seat in range(state.seats)])


def test_the_first_to_go_out_has_most_of_a_round_until_the_last() -> None:
    state = given("R1", "R2", "G1 G2", ruleset=Ruleset(scoring="until_last", uno="announced"))
    when(state, 0, "R1")
    when(state, 1, "R2")
    assert [round_value(state, seat) for seat in range(3)] == [0, -1, -2]


def test_a_round_under_way_has_no_value() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        round_value(given("R1", "R2"), 0)


def test_the_critic_is_valid_only_for_the_official_game() -> None:
    assert is_critic_valid(OFFICIAL)
    assert is_critic_valid(Ruleset(wild_draw_four="strict", uno="announced", target=200, hand_size=5))
    assert not any(is_critic_valid(PRESETS[name]) for name in ("stacking", "party", "teams", "classic113"))
