"""Jump-in: an identical card out of turn, at normal and at unusual moments."""

from __future__ import annotations

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Color, Face
from unobot.rules.events import Owed, Phase, Played, RoundEnded, TurnBegan
from unobot.rules.play.decide import Reason
from unobot.rules.ruleset.ruleset import Ruleset

JUMP_IN = Ruleset(jump_in=True)
STACKED = Ruleset(jump_in=True, stacking="same")
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"


def test_play_goes_on_from_the_seat_that_jumped_in() -> None:
    state = given("R5 B1 B2", "G1 G2", "R5 Y2 Y3", "G3 G4", ruleset=JUMP_IN)
    when(state, 0, "R5")
    assert legal(state, 2) == {"R5"}
    assert when(state, 2, "R5") == [Played(2, cards("R5"), Color.RED, None, uno=False), TurnBegan(3, Phase.PLAY)]


def test_only_an_identical_card() -> None:
    state = given("R5 B1 B2", "G1 G2", "G5 Y2 Y3", ruleset=JUMP_IN)
    when(state, 0, "R5")
    refusal = refused(state, 2, "G5")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.NOT_IDENTICAL, "jump_in")
    assert refused(given("R1 R2", "G1 G2"), 1, "G1").reason is Reason.NOT_YOUR_TURN


def test_a_jump_in_with_a_wild_chooses_its_own_color() -> None:
    state = given("W B1 B2", "G1 G2", "W Y2 Y3", ruleset=JUMP_IN)
    when(state, 0, "WR")
    when(state, 2, "WG")
    assert (state.color, state.to_move) == (Color.GREEN, 0)


def test_while_cards_are_owed_the_sum_adds_up() -> None:
    state = given("RD2 B1 B2", "G1 G2", "RD2 Y2 Y3", "G3 G4", pile=PILE, ruleset=STACKED)
    when(state, 0, "RD2")
    assert when(state, 2, "RD2")[1:] == [Owed(2, 4, Face.DRAW_TWO), TurnBegan(3, Phase.ANSWER)]


def test_while_a_wild_draw_four_waits_for_its_challenge() -> None:
    state = given("WD4 B1 B2", "G1 G2", "WD4 Y2 Y3", "G3 G4", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "WD4R")
    when(state, 2, "WD4Y")
    assert (state.owed, state.challenged, state.to_move) == (8, 2, 3)
    assert legal(state, 3) == {"accept", "challenge"}


def test_a_jump_in_on_the_own_card() -> None:
    state = given("R5 R5 B2", "G1 G2", "Y2 Y3", ruleset=JUMP_IN)
    when(state, 0, "R5")
    assert "R5" in legal(state, 0)
    when(state, 0, "R5!")
    assert state.to_move == 1


def test_as_going_out() -> None:
    state = given("R5 B1 B2", "G1 G2", "R5", ruleset=JUMP_IN)
    when(state, 0, "R5")
    assert isinstance(when(state, 2, "R5")[-1], RoundEnded)


def test_after_a_draw_the_seat_that_drew_loses_its_turn() -> None:
    state = given("R1 B1 B2", "G1 G2", "R7 Y2 Y3", "G3", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "draw")
    when(state, 2, "R7")
    assert (state.to_move, state.phase, state.drawn) == (3, Phase.PLAY, None)


def test_an_uno_said_before_a_play_lapses_at_a_jump_in() -> None:
    state = given("R1 B1", "G1 G2", "R7 Y2 Y3", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "uno")
    when(state, 2, "R7")
    assert state.said_uno[0] is False


def test_never_while_a_color_is_open() -> None:
    state = given("R1 B1", "W G2", top="W", ruleset=JUMP_IN)
    state.phase = Phase.COLOR
    assert legal(state, 1) == set()
    assert refused(state, 1, "WR").reason is Reason.NOT_YOUR_TURN


def test_the_seat_to_move_is_in_its_turn() -> None:
    state = given("R7 B1 B2", "G1 G2", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "draw")
    assert refused(state, 0, "R7").reason is Reason.ONLY_DRAWN
