"""Test the strategy ``four-steps``, clause by clause (docs/ai-clauses.md: K1 to K12)."""

from __future__ import annotations

import pytest

from tests.ai.choosing import chosen
from tests.rules.rounds import given, when
from unobot.rules.cards import Color
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset

FULL = "G1 G2 G3 G4"
FEW = "G1 G2 G3"


@pytest.mark.parametrize(
    ("hand", "top", "move"),
    [
        ("R1 RS W WD4 R9", "R7", "WR"),
        ("B1 B2 R7 W", "R7", "WB"),
        ("B1 B2 G7 WD4", "R7", "WD4B"),
        ("R1 RS WD4 R9", "R7", "RS"),  # the draw four is illegal: K4, in which specials have ranks (K10)
        ("R1 RD2 RS RR B1", "R7", "RD2"),
        ("R1 B1 B2 BS RS", "R7", "RS"),  # blue is modal: K7
    ],
)
def test_an_opponent_with_three_cards_brings_out_the_wilds(hand: str, top: str, move: str) -> None:
    assert chosen("four-steps", given(hand, FULL, FEW, top=top)) == {move}


@pytest.mark.parametrize(
    ("hand", "top", "move"),
    [
        ("R1 RS W R9", "R7", "RS"),
        ("B1 B2 B3 RS RR R9", "R7", "RR"),
        ("RS RR RD2 W", "R7", "RD2"),
        ("BS GS RS Y1", "YS", "RS"),  # no special of the active color, and all colors tie: the face of red
    ],
)
def test_else_a_special_of_the_active_color(hand: str, top: str, move: str) -> None:
    assert chosen("four-steps", given(hand, FULL, FULL, top=top)) == {move}


@pytest.mark.parametrize(
    ("hand", "top", "move"),
    [
        ("R1 R9 R4 W B7", "R7", "R9"),
        ("R1 R4 G7 B2", "R7", "R4"),
        ("Y3 B3 Y0 B7 W", "Y7", "Y3"),  # as many yellow as blue cards
    ],
)
def test_the_highest_of_the_modal_color_if_that_is_active(hand: str, top: str, move: str) -> None:
    assert chosen("four-steps", given(hand, FULL, top=top)) == {move}


@pytest.mark.parametrize(
    ("hand", "top", "move"),
    [
        ("B1 B2 R9 W", "R7", "WB"),
        ("B1 B2 G9 WD4 W", "R7", "WB"),
        ("B1 B2 G9 WD4", "R7", "WD4B"),
        ("B1 B2 R9 WD4", "R7", "R9"),  # the draw four is illegal
        ("B1 B7 R9", "R7", "B7"),
        ("B1 BS R9 R1 B3", "RS", "BS"),
        ("B1 B2 R9 R0 G7 G7 B3", "R7", "R9"),  # K7, red before green
        ("B1 B2 B3 R9 Y7 R8", "R7", "R9"),
        ("B1 B2 B3 Y7 G7", "R7", "Y7"),
        ("W WD4", "B7", "WR!"),
        ("B1 B2 G4", "R7", "draw"),
    ],
)
def test_else_a_wild_then_the_rank_then_any_legal_card(hand: str, top: str, move: str) -> None:
    assert chosen("four-steps", given(hand, FULL, top=top)) == {move}


@pytest.mark.parametrize(
    ("drawn", "move"), [("R3", "R3"), ("B3", "pass"), ("G7", "G7"), ("W", "WB"), ("WD4", "WD4B"), ("RS", "RS")]
)
def test_what_was_drawn_is_played_if_it_matches(drawn: str, move: str) -> None:
    state = given("B1 B2 G4", FULL, pile=f"{drawn} Y1")
    when(state, 0, "draw")
    assert chosen("four-steps", state) == {move}


def test_the_named_color_counts_and_not_the_wild() -> None:
    state = given("W R1 R2", "G1 G9 B4 B5", FULL)
    when(state, 0, "WG")
    assert chosen("four-steps", state) == {"G9"}


def test_with_any_card_allowed_the_modal_color_is_the_active_one() -> None:
    state = given("B1 BS R9 W", FULL, top="W")
    state.color = None
    state.discard.clear()
    assert chosen("four-steps", state) == {"BS"}


def test_partners_and_seats_that_are_out_are_no_opponents() -> None:
    hand = "R1 R9 W B4"
    teams = Ruleset(teams=True)
    assert chosen("four-steps", given(hand, FULL, FEW, FULL, ruleset=teams)) == {"R9"}
    assert chosen("four-steps", given(hand, FEW, FULL, FULL, ruleset=teams)) == {"WR"}
    left = given(hand, FULL, "G1", FULL, ruleset=Ruleset(scoring="until_last"))
    left.out = [2]
    left.hands[2].clear()
    assert chosen("four-steps", left) == {"R9"}


def test_answers_what_it_owes_by_the_order_of_ties_and_else_takes_it() -> None:
    state = given("RD2 R1 R2", "W B1 BD2 GD2 G1 WD4", FULL, ruleset=PRESETS["stacking"])
    when(state, 0, "RD2")
    assert chosen("four-steps", state) == {"GD2"}
    when(state, 1, "GD2")
    assert chosen("four-steps", state) == {"accept"}


def test_takes_four_without_a_challenge() -> None:
    state = given("WD4 R1 R2", FULL)
    when(state, 0, "WD4G")
    assert state.color is Color.GREEN
    assert chosen("four-steps", state) == {"accept"}
