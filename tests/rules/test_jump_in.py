"""Jump-in: an identical card out of turn, and every moment in which that is odd."""

from __future__ import annotations

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Color, Face
from unobot.rules.decide import Reason
from unobot.rules.events import Owed, Phase, Played, RoundEnded, TurnBegan
from unobot.rules.ruleset import Ruleset

RULES = Ruleset(jump_in=True)
STACKED = Ruleset(jump_in=True, stacking="same")
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"


def test_play_goes_on_from_the_seat_that_jumped_in() -> None:
    round = given("R5 B1 B2", "G1 G2", "R5 Y2 Y3", "G3 G4", ruleset=RULES)
    when(round, 0, "R5")
    assert legal(round, 2) == {"R5"}
    assert when(round, 2, "R5") == [Played(2, cards("R5"), Color.RED, None, uno=False), TurnBegan(3, Phase.PLAY)]


def test_only_an_identical_card() -> None:
    round = given("R5 B1 B2", "G1 G2", "G5 Y2 Y3", ruleset=RULES)
    when(round, 0, "R5")
    refusal = refused(round, 2, "G5")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.NOT_IDENTICAL, "jump_in")
    assert refused(given("R1 R2", "G1 G2"), 1, "G1").reason is Reason.NOT_YOUR_TURN


def test_a_wild_with_a_color_of_ones_own() -> None:
    round = given("W B1 B2", "G1 G2", "W Y2 Y3", ruleset=RULES)
    when(round, 0, "WR")
    when(round, 2, "WG")
    assert (round.color, round.to_move) == (Color.GREEN, 0)


def test_while_cards_are_owed_the_sum_adds_up() -> None:
    round = given("RD2 B1 B2", "G1 G2", "RD2 Y2 Y3", "G3 G4", pile=PILE, ruleset=STACKED)
    when(round, 0, "RD2")
    assert when(round, 2, "RD2")[1:] == [Owed(2, 4, Face.DRAW_TWO), TurnBegan(3, Phase.ANSWER)]


def test_while_a_wild_draw_four_waits_for_its_challenge() -> None:
    round = given("WD4 B1 B2", "G1 G2", "WD4 Y2 Y3", "G3 G4", pile=PILE, ruleset=RULES)
    when(round, 0, "WD4R")
    when(round, 2, "WD4Y")
    assert (round.owed, round.four, round.to_move) == (8, 2, 3)
    assert legal(round, 3) == {"accept", "challenge"}


def test_on_ones_own_card() -> None:
    round = given("R5 R5 B2", "G1 G2", "Y2 Y3", ruleset=RULES)
    when(round, 0, "R5")
    assert "R5" in legal(round, 0)
    when(round, 0, "R5!")
    assert round.to_move == 1


def test_as_going_out() -> None:
    round = given("R5 B1 B2", "G1 G2", "R5", ruleset=RULES)
    when(round, 0, "R5")
    assert isinstance(when(round, 2, "R5")[-1], RoundEnded)


def test_after_a_draw_the_seat_that_drew_loses_its_turn() -> None:
    round = given("R1 B1 B2", "G1 G2", "R7 Y2 Y3", "G3", pile=PILE, ruleset=RULES)
    when(round, 0, "draw")
    when(round, 2, "R7")
    assert (round.to_move, round.phase, round.drawn) == (3, Phase.PLAY, None)


def test_an_uno_said_before_a_play_lapses_when_somebody_jumps_in() -> None:
    round = given("R1 B1", "G1 G2", "R7 Y2 Y3", pile=PILE, ruleset=RULES)
    when(round, 0, "uno")
    when(round, 2, "R7")
    assert round.said[0] is False


def test_never_while_a_color_is_open() -> None:
    round = given("R1 B1", "W G2", top="W", ruleset=RULES)
    round.phase = Phase.COLOR
    assert legal(round, 1) == set()
    assert refused(round, 1, "WR").reason is Reason.NOT_YOUR_TURN


def test_the_seat_to_move_is_in_its_turn() -> None:
    round = given("R7 B1 B2", "G1 G2", pile=PILE, ruleset=RULES)
    when(round, 0, "draw")
    assert refused(round, 0, "R7").reason is Reason.ONLY_DRAWN
