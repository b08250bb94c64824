"""The level ``casual``, clause by clause, and that every level only ever makes legal moves."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from tests.rules.rounds import apply, dealt, given, when
from tests.rules.rulesets import covering, seats_for
from unobot.ai import LEVELS
from unobot.rules.decide import decide, fair_moves, legal_moves
from unobot.rules.events import Phase
from unobot.rules.fairness import Shuffler
from unobot.rules.match import Match
from unobot.rules.moves import ACCEPT, PASS
from unobot.rules.round import Round
from unobot.rules.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.view import observe


def chosen(round: Round, level: str = "casual") -> set[str]:
    """What the seat to move may choose, over many throws of the dice."""
    view = observe(round, round.to_move)
    return {str(LEVELS[level].choose(view, Random(seed))) for seed in range(60)}


def first_wild(hand: str) -> Round:
    """A round in which seat 0 has to name the color of a wild turned up first."""
    round = given(hand, "G1 G2 G3", top="W")
    round.phase = Phase.COLOR
    return round


def test_numbers_come_first_any_of_them() -> None:
    assert chosen(given("R1 R9 G7 RS RD2 W WD4 B3", "G1 G2")) == {"R1", "R9", "G7"}


def test_then_colored_action_cards_any_of_them() -> None:
    assert chosen(given("RS RD2 GR W WD4 B3", "G1 G2", top="RR")) == {"RS", "RD2", "GR"}


def test_wilds_come_last_any_of_them() -> None:
    assert chosen(given("W WD4 B3 B4 G1", "G1 G2")) == {"WB", "WD4B"}


@pytest.mark.parametrize(
    ("hand", "color"),
    [
        ("W Y1 B2 B3", "B"),
        ("W Y1 B2 G3", "Y"),
        ("W G1 B2 B3 G4", "G"),
        ("W B1 B2 W", "B"),
        ("W W W", "R"),
    ],
)
def test_the_color_most_held_ties_red_yellow_green_blue(hand: str, color: str) -> None:
    assert chosen(given(hand, "G1 G2", top="R7")) == {f"W{color}"}
    assert chosen(first_wild(hand)) == {f"color {color}"}


def test_draws_only_when_nothing_can_be_played() -> None:
    assert chosen(given("B3 G4", "G1 G2", top="R7")) == {"draw"}


def test_plays_the_drawn_card_if_it_can() -> None:
    round = given("B3 G4 Y1", "G1 G2", top="R7", pile="R9 Y1")
    when(round, 0, "draw")
    assert chosen(round) == {"R9"}


def test_keeps_a_card_drawn_blind_and_counts_it_as_held() -> None:
    rules = Ruleset(blind_draw=True, false_catch=1)
    round = given("B3 G4", "G1 G2", top="R7", pile="R9 Y1", ruleset=rules)
    when(round, 0, "draw")
    assert chosen(round) == {"pass"}
    caught = given("R4", "G1 G2", top="R7", pile="R9 Y1", ruleset=rules)
    when(caught, 0, "catch>1")
    assert chosen(caught) == {"R4!"}


def test_keeps_a_drawn_card_that_does_not_match() -> None:
    round = given("B3 G4 Y1", "G1 G2", top="R7", pile="B9 Y1")
    when(round, 0, "draw")
    assert chosen(round) == {"pass"}


def test_keeps_a_drawn_wild_draw_four_that_would_be_illegal() -> None:
    round = given("R3 G4 Y1", "G1 G2", top="R7", pile="WD4 Y1")
    when(round, 0, "draw")
    assert chosen(round) == {"pass"}


def test_lays_a_drawn_wild_draw_four_that_is_legal() -> None:
    round = given("B3 G4 Y1", "G1 G2", top="R7", pile="WD4 Y1")
    when(round, 0, "draw")
    assert chosen(round) == {"WD4Y"}


@pytest.mark.parametrize("four_hand", ["R1 R2", "B1 B2"])
def test_takes_four_and_never_challenges(four_hand: str) -> None:
    round = given(f"WD4 {four_hand}", "G1 G2", top="R7")
    when(round, 0, "WD4G")
    assert chosen(round) == {"accept"}


def test_says_uno_with_the_play() -> None:
    assert chosen(given("R1 B3", "G1 G2")) == {"R1!"}
    assert chosen(given("W B3", "G1 G2")) == {"WB!"}
    round = given("B3", "G1 G2", pile="R9 Y1")
    when(round, 0, "draw")
    assert chosen(round) == {"R9!"}


def test_does_not_catch() -> None:
    round = given("R1 R2", "R3 G2 G3", "B1 B2")
    when(round, 0, "R1")
    assert chosen(round) == {"R3"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("when_legal", ["challenge", "strict"])
def test_every_choice_is_legal_and_honest_and_leaves_the_view_alone(
    level: str, when_legal: Literal["challenge", "strict"]
) -> None:
    for seed in range(40):
        rng = Random(seed)
        round = dealt(Ruleset(wild_draw_four=when_legal), 2 + seed % 9, bytes([seed]) * 32)
        while not round.is_over:
            view = observe(round, round.to_move)
            move = LEVELS[level].choose(view, rng)
            assert view == observe(round, round.to_move)
            assert move in legal_moves(round, round.to_move)
            apply(round, decide(round, round.to_move, move))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_give_the_same_moves(level: str) -> None:
    def moves() -> list[str]:
        round = dealt(OFFICIAL, 4, bytes(32))
        rng = Random(7)
        made = []
        while not round.is_over:
            move = LEVELS[level].choose(observe(round, round.to_move), rng)
            made.append(str(move))
            apply(round, decide(round, round.to_move, move))
        return made

    assert moves() == moves()


COVERING = covering()


def test_it_passes_owed_cards_on_when_it_can_and_else_takes_them() -> None:
    rules = PRESETS["stacking"]
    round = given("RD2 B1 B5", "GD2 B2", "B3 B4", ruleset=rules)
    when(round, 0, "RD2")
    assert str(LEVELS["casual"].choose(observe(round, 1), Random(1))) == "GD2"
    when(round, 1, "GD2")
    assert LEVELS["casual"].choose(observe(round, 2), Random(1)) == ACCEPT


def test_it_aims_at_the_seat_with_the_fewest_cards() -> None:
    round = given("R7 B1 B5", "G1 G2 G3", "Y1", "Y2 Y3", ruleset=PRESETS["party"])
    assert str(LEVELS["casual"].choose(observe(round, 0), Random(1))) == "R7>2"
    swap = given("R7 R1 B5", "G1 G2", "Y1", top="WSW", ruleset=PRESETS["classic113"])
    swap.phase = Phase.COLOR
    assert str(LEVELS["casual"].choose(observe(swap, 0), Random(1))) == "color R>2"


def test_it_takes_what_must_be_taken() -> None:
    """A wild draw four that must be played is, and who may not draw at the limit passes."""
    full = given("B1 B2 B3 B4 B5 B6 B8 B9", "G1", ruleset=Ruleset(hand_limit=8, at_limit="no_draw"))
    assert LEVELS["casual"].choose(observe(full, 0), Random(1)) == PASS
    drawn = given("B1 B2", "G1", pile="WD4 Y2", ruleset=Ruleset(drawn_card="must_play"))
    when(drawn, 0, "draw")
    assert str(LEVELS["casual"].choose(observe(drawn, 0), Random(1))) == "WD4B"


def test_it_never_jumps_in_and_votes() -> None:
    match = Match(PRESETS["classic113"], 3, Shuffler(bytes(32)))
    match.apply(match.deal())
    while match.round is not None and not match.round.is_over:
        seat = match.round.to_move
        match.apply(match.decide(seat, LEVELS["casual"].choose(observe(match.round, seat), Random(seat))))
    assert match.rule is not None


@pytest.mark.parametrize("number", range(0, len(COVERING), 4))
def test_every_choice_is_fair_under_any_rules(number: int) -> None:
    ruleset = COVERING[number]
    seats = seats_for(ruleset)[0]
    round = dealt(ruleset, seats, bytes([number % 256]) * 32)
    rng = Random(number)
    while not round.is_over:
        seat = round.to_move
        move = LEVELS["casual"].choose(observe(round, seat), rng)
        assert move in fair_moves(round, seat)
        apply(round, decide(round, seat, move))
