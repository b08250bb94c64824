"""Test the level ``expert``: what it must do whatever it learned, and what it does under rules it did not learn."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import numpy as np
import pytest

from tests.ai.choosing import chosen
from tests.rules.rounds import given, habits, when
from unobot.ai import features as f
from unobot.ai.encoding import encode
from unobot.ai.expert import Expert, bold_moves
from unobot.ai.house_features import HouseMove
from unobot.ai.network import ALL_RULES, MOVE, STATE, network, packaged
from unobot.ai.network import OFFICIAL as OFFICIAL_RULES
from unobot.ai.rule_features import is_official
from unobot.rules.events import Phase
from unobot.rules.habits import Habits
from unobot.rules.moves import CHALLENGE
from unobot.rules.play.legality import fair_moves
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.view import observe
from unobot.selfplay.simulate import simulate


def with_rules(**changes: object) -> Ruleset:
    return msgspec.structs.replace(OFFICIAL, **changes)


@pytest.mark.parametrize("name", [ALL_RULES, OFFICIAL_RULES])
def test_the_package_carries_two_small_networks(name: str) -> None:
    found = packaged(name)
    hidden = len(found.out)
    assert found.state.shape == (STATE, hidden)
    assert found.move.shape == (MOVE, hidden)
    assert found.past.shape == (MOVE,)
    assert {each.dtype for each in (found.state, found.move, found.out, found.past)} == {np.dtype(np.float32)}


def test_the_official_game_has_its_own_network() -> None:
    official = packaged(OFFICIAL_RULES)
    for ruleset in (OFFICIAL, with_rules(wild_draw_four="strict"), with_rules(target=200, uno="announced")):
        assert network(is_official(ruleset)) is official
    for ruleset in (PRESETS["party"], PRESETS["stacking"], with_rules(wild_draw_four="free"), with_rules(decks=2)):
        assert network(is_official(ruleset)) is packaged(ALL_RULES)


def test_every_candidate_has_a_score() -> None:
    view = observe(given("R1 W WD4 RS B3 B4", "G1 G2", "Y1", top="R7"), 0)
    moves = [HouseMove(candidate, 1, 1, 0) for candidate in range(f.CANDIDATES)]
    assert np.isfinite(packaged(ALL_RULES).scores(encode(view), moves)).all()
    assert np.isfinite(Expert().scores(view, fair_moves(view, 0))).all()


@pytest.mark.parametrize("hand", ["R1", "W", "WD4", "RS", "RD2"])
def test_goes_out_when_it_can(hand: str) -> None:
    moves = chosen("expert", given(hand, "G1 G2", "Y1 Y2 Y3"))
    assert len(moves) == 1
    assert moves.pop().startswith(hand)


def test_says_uno_with_the_play_of_the_last_card_but_one() -> None:
    (move,) = chosen("expert", given("R1 R2", "G1 G2 G3"))
    assert move.endswith("!")


def test_an_illegal_wild_draw_four_stays_in_the_hand() -> None:
    (move,) = chosen("expert", given("WD4 R1 G2", "G1", ruleset=with_rules(wild_draw_four="strict")))
    assert not move.startswith("WD4")


def test_accepts_a_wild_draw_four_from_a_seat_known_to_be_void() -> None:
    state = given("G1 G2 G3", "WD4 B2", pile="B1 R5 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", to_move=1)
    when(state, 1, "draw", "pass")
    when(state, 0, "draw", "pass")
    when(state, 1, "WD4B")
    assert chosen("expert", state) == {"accept"}


def test_passes_owed_cards_on_when_it_can() -> None:
    state = given("RD2 R1", "GD2 G2 B1", "Y1 Y2 Y3", ruleset=PRESETS["party"])
    when(state, 0, "RD2!")
    assert chosen("expert", state) == {"GD2"}


def test_plays_equal_cards_together_if_allowed() -> None:
    rules = with_rules(several=True)
    (move,) = chosen("expert", given("R5 G5 B5 Y1 Y2", "G1 G2 G3", ruleset=rules))
    assert move.count("+") == 2


@pytest.mark.parametrize("draw", ["one", "until_playable"])
def test_does_not_draw_by_choice_if_it_costs_more_than_a_card(draw: str) -> None:
    rules = with_rules(draw=draw, drawn_card="keep" if draw == "one" else "may_play")
    (move,) = chosen("expert", given("R0 W", "G1", "G1 G2", ruleset=rules))
    assert move != "draw"


@pytest.mark.parametrize(("card", "ruleset"), [("R7", with_rules(seven=True)), ("R0", with_rules(zero=True))])
def test_takes_no_hand_that_is_larger_than_its_own(card: str, ruleset: Ruleset) -> None:
    (move,) = chosen("expert", given(f"{card} R3 G1", "Y1 Y2 Y3 Y4 Y5", ruleset=ruleset))
    assert move == "R3"


def test_takes_the_smallest_hand_when_it_has_to() -> None:
    (move,) = chosen(
        "expert", given("R7 G1 G2 G3 G4", "Y1 Y2 Y3", "Y1 Y2 Y3 Y4", ruleset=with_rules(seven=True, must_play=True))
    )
    assert move == "R7>1"


def test_names_a_color_and_whose_hand_to_take() -> None:
    state = given("B1 B2 B3 G1", "G1 G2 G3", "Y1 Y2", top="WSW", ruleset=PRESETS["classic113"])
    state.phase = Phase.COLOR
    assert chosen("expert", state) == {"color B>2"}


def test_nobody_can_foresee_a_bluff_or_a_challenge() -> None:
    """The die has the probabilities of the network. It decides nothing else."""
    asked = given("WD4 R1 R2 R3 R4 R5 R6 R8", "G1 G2 G3", "Y1 Y2 Y3 Y4")
    when(asked, 0, "WD4B")
    for state in (asked, given("WD4 R1 G2 B3", "G1", "Y1 Y2")):
        view = observe(state, state.to_move)
        expert = Expert()
        moves = expert.considered(view)
        bold = bold_moves(view, moves)
        assert any(bold)
        scores = np.exp(expert.scores(view, moves))
        chance = float(scores[bold].sum() / scores.sum())
        made = Counter(expert.choose(view, Random(seed)) for seed in range(400))
        dared = sum(count for move, count in made.items() if bold[moves.index(move)])
        assert dared / 400 == pytest.approx(chance, abs=0.1)
        assert len(made) <= 2, "the best bold move, and the best of the others"
    sure = observe(given("R1 G2 B3", "G1 G2", "Y1 Y2"), 0)
    assert len({str(Expert().choose(sure, Random(seed))) for seed in range(20)}) == 1


def test_a_player_who_was_caught_bluffing_is_challenged_more_often() -> None:
    def chance(record: Habits) -> float:
        state = given("WD4 R1 R2 R3 R4 R5 R6 R8", "G1 G2 G3", "Y1 Y2 Y3 Y4")
        when(state, 0, "WD4B")
        state.habits[0] = record
        view = observe(state, 1)
        moves = Expert().considered(view)
        scores = np.exp(Expert().scores(view, moves))
        return float(scores[moves.index(CHALLENGE)] / scores.sum())

    assert chance(habits(accused=3)) < chance(habits()) < chance(habits(accused=3, guilty=3))


def test_good_players_do_not_exchange_hands_without_end() -> None:
    """Rounds of four novices by these rules take 114 moves on average."""
    result = simulate(["expert"] * 4, 4, seed=3, ruleset=PRESETS["party"])
    assert result.moves / result.rounds < 180
