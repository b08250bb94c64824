"""Test the held-out opponents: each has its one idea, and its choices are fair under any rules."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.rounds import dealt, given, when
from tests.rules.rulesets import covering, seats_for
from unobot.ai.held_out import HELD_OUT
from unobot.ai.levels import LEVELS
from unobot.ai.strategies import STRATEGIES
from unobot.rules.decks import DECKS
from unobot.rules.moves import PASS
from unobot.rules.play.decide import decide, fair_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset, of_deck
from unobot.rules.view import observe

COVERING = covering()
NAMES = [*HELD_OUT, "bold-four-steps"]


def chosen(name: str, state: Round) -> str:
    return str(STRATEGIES[name].choose(observe(state, state.to_move), Random(1)))


def answered(name: str, four_holds: str) -> str:
    state = given(f"WD4 {four_holds}", "G1 G2 G3", "Y1 Y2 Y3", ruleset=OFFICIAL)
    when(state, 0, "WD4B!" if len(four_holds) == 2 else "WD4B")
    return chosen(name, state)


def test_the_challenger_challenges_who_still_holds_three_cards() -> None:
    assert answered("challenger", "B1 B2 B3") == "challenge"
    assert answered("challenger", "B1 B2") == "accept"
    assert answered("four-steps", "B1 B2 B3") == "accept"


def test_bluffers_play_a_wild_draw_four_that_a_challenge_would_punish() -> None:
    state = given("WD4 R1 G1 G2 G3", "B1 B2", "Y1 Y2 Y3", top="R7")
    for bold, honest in (("bluffer", "dearest-first"), ("bold-four-steps", "four-steps")):
        assert chosen(bold, state) == "WD4G"
        assert chosen(honest, state) == "R1"


def test_the_swapper_takes_a_small_hand_and_gives_none() -> None:
    rules = Ruleset(seven=True, zero=True)
    assert chosen("swapper", given("R7 R9 B1 B2 B3", "Y1 Y2", "Y1 Y2 Y3", ruleset=rules)) == "R7>1"
    assert chosen("swapper", given("R0 R9 B1", "Y1 Y2 Y3", "Y1 Y2 Y3 Y4", ruleset=rules)) == "R9"
    assert chosen("swapper", given("R0 R9 B1 B2", "Y1 Y2 Y3", "Y1 Y2", ruleset=rules)) == "R0"


def test_the_hoarder_keeps_wilds_until_an_opponent_may_go_out() -> None:
    assert chosen("hoarder", given("W RD2 R3 B1", "Y1 Y2 Y3 Y4")) == "R3"
    assert chosen("hoarder", given("W B1 B2 G3", "Y1 Y2 Y3 Y4")) == "draw"
    assert chosen("hoarder", given("W RD2 R3 B1", "Y1 Y2")) == "WR"


def test_dearest_first_plays_the_cards_that_count_most() -> None:
    assert chosen("dearest-first", given("R3 RD2 R9 B1", "Y1 Y2")) == "RD2"
    assert chosen("dearest-first", given("R3 RD2 W B1 B2 B4", "Y1 Y2")) == "WB"


NO_MERCY = of_deck(DECKS["no_mercy"])


def test_the_stacker_keeps_draw_cards_and_always_passes_on() -> None:
    state = given("RD4 RD2 R3 WD10", "Y1 Y2 Y3 WD6 YD4", top="R7", ruleset=NO_MERCY)
    assert chosen("stacker", state) == "R3"
    when(state, 0, "RD4")
    assert chosen("stacker", state) == "YD4"


def test_the_saver_keeps_its_tens_until_an_opponent_has_few_cards() -> None:
    assert chosen("saver", given("WD10 R3 B1 B2", "Y1 Y2 Y3 Y4", top="R7", ruleset=NO_MERCY)) == "R3"
    assert chosen("saver", given("WD10 G3 B1 B2", "Y1 Y2 Y3 Y4", top="R7", ruleset=NO_MERCY)) == "draw"
    assert chosen("saver", given("WD10 R3 B1 B2", "Y1 Y2 Y3", top="R7", ruleset=NO_MERCY)) == "WD10B"


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_fair_under_any_rules(name: str) -> None:
    place = NAMES.index(name)
    for number in range(place, len(COVERING), len(NAMES)):
        ruleset = COVERING[number]
        state = dealt(ruleset, seats_for(ruleset)[0], bytes([number]) * 32)
        rng = Random(number)
        for _ in range(60):
            if state.is_over:
                break
            seat = state.to_move
            move = STRATEGIES[name].choose(observe(state, seat), rng)
            assert move in fair_moves(state, seat)
            apply(state, decide(state, seat, move))
            for other in range(state.seats):
                if other != state.to_move and fair_moves(state, other):
                    move = STRATEGIES[name].choose(observe(state, other), rng)
                    assert move == PASS or move in fair_moves(state, other)


def test_experiments_know_the_levels_their_sources_and_the_held_out_opponents() -> None:
    assert [*STRATEGIES] == [*LEVELS, "numbers-first", "four-steps", "bold-four-steps", "by-effects", *HELD_OUT]
