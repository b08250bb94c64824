"""Test the strategy ``numbers-first``, clause by clause (docs/ai-clauses.md: C1 to C7, and H1 to H9)."""

from __future__ import annotations

import pytest

from tests.ai.choosing import chosen
from tests.rules.rounds import given, when
from unobot.rules.events import Phase
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset


def first_wild(hand: str) -> Round:
    """Return a round in which seat 0 has to name the color of a wild turned up first."""
    state = given(hand, "G1 G2 G3", top="W")
    state.phase = Phase.COLOR
    return state


def test_numbers_come_first_any_of_them() -> None:
    assert chosen("numbers-first", given("R1 R9 G7 RS RD2 W WD4 B3", "G1 G2")) == {"R1", "R9", "G7"}


@pytest.mark.parametrize(
    ("hand", "top", "card"),
    [
        ("RS RD2 GR W WD4 B3", "RR", "RD2"),
        ("BR GR YR W", "RR", "YR"),
        ("RS RR W B3", "R7", "RR"),
        ("BS BR YS W", "BS", "YS"),
    ],
)
def test_then_colored_action_cards_red_yellow_green_blue_the_highest_first(hand: str, top: str, card: str) -> None:
    assert chosen("numbers-first", given(hand, "G1 G2 G3", top=top)) == {card}


def test_wilds_come_last_the_plain_one_first() -> None:
    assert chosen("numbers-first", given("WD4 W B3 B4 G1", "G1 G2")) == {"WB"}
    assert chosen("numbers-first", given("WD4 B3 B4 G1", "G1 G2")) == {"WD4B"}


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
    assert chosen("numbers-first", given(hand, "G1 G2", top="R7")) == {f"W{color}"}
    assert chosen("numbers-first", first_wild(hand)) == {f"color {color}"}


def test_draws_only_when_nothing_can_be_played() -> None:
    assert chosen("numbers-first", given("B3 G4", "G1 G2", top="R7")) == {"draw"}
    assert chosen("numbers-first", given("R3 WD4", "G1 G2", top="B7")) == {"WD4R!"}
    assert chosen("numbers-first", given("B3 WD4", "G1 G2", top="B7")) == {"B3!"}


@pytest.mark.parametrize(("drawn", "move"), [("R9", "R9"), ("B9", "pass"), ("WD4", "WD4Y"), ("W", "WY"), ("RS", "RS")])
def test_plays_the_drawn_card_if_it_can(drawn: str, move: str) -> None:
    state = given("B3 G4 Y1 Y2", "G1 G2", top="R7", pile=f"{drawn} Y1")
    when(state, 0, "draw")
    assert chosen("numbers-first", state) == {move}


def test_keeps_a_drawn_wild_draw_four_that_would_be_illegal() -> None:
    state = given("R3 G4 Y1", "G1 G2", top="R7", pile="WD4 Y1")
    when(state, 0, "draw")
    assert chosen("numbers-first", state) == {"pass"}


def test_keeps_a_card_drawn_blind_and_counts_it_as_held() -> None:
    rules = Ruleset(blind_draw=True, false_catch=1)
    state = given("B3 G4", "G1 G2", top="R7", pile="R9 Y1", ruleset=rules)
    when(state, 0, "draw")
    assert chosen("numbers-first", state) == {"pass"}
    caught = given("R4", "G1 G2", top="R7", pile="R9 Y1", ruleset=rules)
    when(caught, 0, "catch>1")
    assert chosen("numbers-first", caught) == {"R4!"}


@pytest.mark.parametrize("challenged_hand", ["R1 R2", "B1 B2"])
def test_takes_four_and_never_challenges(challenged_hand: str) -> None:
    state = given(f"WD4 {challenged_hand}", "G1 G2", top="R7")
    when(state, 0, "WD4G")
    assert chosen("numbers-first", state) == {"accept"}


def test_says_uno_with_the_play() -> None:
    assert chosen("numbers-first", given("R1 B3", "G1 G2")) == {"R1!"}
    assert chosen("numbers-first", given("W B3", "G1 G2")) == {"WB!"}
    assert chosen("numbers-first", given("R1 B3", "G1 G2", ruleset=Ruleset(uno="announced"))) == {"R1"}
    state = given("B3", "G1 G2", pile="R9 Y1")
    when(state, 0, "draw")
    assert chosen("numbers-first", state) == {"R9!"}


def test_passes_owed_cards_on_when_it_can_and_else_takes_them() -> None:
    rules = PRESETS["stacking"]
    state = given("RD2 B1 B5", "GD2 B2", "B3 B4", ruleset=rules)
    when(state, 0, "RD2")
    assert chosen("numbers-first", state) == {"GD2"}
    when(state, 1, "GD2")
    assert chosen("numbers-first", state) == {"accept"}


def test_targets_the_seat_with_the_fewest_cards() -> None:
    state = given("R7 B1 B5", "G1 G2 G3", "Y1", "Y2 Y3", ruleset=PRESETS["party"])
    assert chosen("numbers-first", state) == {"R7>2"}
    swap = given("R7 R1 B5", "G1 G2", "Y1", top="WSW", ruleset=PRESETS["classic113"])
    swap.phase = Phase.COLOR
    assert chosen("numbers-first", swap) == {"color R>2"}


def test_a_partner_is_no_target() -> None:
    state = given("R7 B1 B5", "G1 G2 G3", "Y1", "Y2 Y3", ruleset=Ruleset(teams=True, seven=True))
    assert chosen("numbers-first", state) == {"R7>3"}
    assert chosen("novice", state) == {"R7>1", "R7>3"}


def test_takes_what_must_be_taken() -> None:
    """A wild draw four that must be played is played. A seat that may not draw at the limit passes."""
    full = given("B1 B2 B3 B4 B5 B6 B8 B9", "G1", ruleset=Ruleset(hand_limit=8, at_limit="no_draw"))
    assert chosen("numbers-first", full) == {"pass"}
    drawn = given("B1 B2", "G1", pile="WD4 Y2", ruleset=Ruleset(drawn_card="must_play"))
    when(drawn, 0, "draw")
    assert chosen("numbers-first", drawn) == {"WD4B"}
