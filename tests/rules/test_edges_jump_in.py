"""Edges of the jump-in: owed cards, action cards, moved hands, Uno, and rules that refuse a card."""

from __future__ import annotations

from tests.rules.rounds import cards, dealt, given, legal, refused, when
from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import (
    Caught,
    Challenged,
    DrawReason,
    Drew,
    HandsMoved,
    HandsMovedBy,
    Owed,
    Phase,
    Played,
    Reversed,
    SeatOut,
    Skipped,
    TurnBegan,
)
from unobot.rules.play.decide import Reason
from unobot.rules.ruleset.ruleset import Ruleset

JUMP_IN = Ruleset(jump_in=True)
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4"


def test_strict_refuses_an_illegal_wild_draw_four_also_out_of_turn() -> None:
    rules = Ruleset(jump_in=True, wild_draw_four="strict")
    state = given("WD4 B1 B5", "G1 G2 G3", "R1 R5 Y3", "G5 WD4 Y3", pile=PILE, ruleset=rules)
    when(state, 0, "WD4G")
    assert (state.to_move, legal(state, 3)) == (2, set())
    refusal = refused(state, 3, "WD4Y")
    assert (refusal.reason, refusal.params) == (
        Reason.FOUR_NOT_LEGAL,
        {"card": Card.WD4, "color": Color.GREEN, "setting": "wild_draw_four"},
    )
    state.hands[3][0] = cards("B6")[0]
    assert "WD4Y" in legal(state, 3)


def test_strict_says_that_another_card_fits_also_out_of_turn() -> None:
    rules = Ruleset(jump_in=True, wild_draw_four="strict", four_needs="no_playable")
    state = given("WD4 B1 B5", "G1 G2 G3", "R5 Y3 Y4", "W WD4 Y3", pile=PILE, ruleset=rules)
    when(state, 0, "WD4G")
    assert refused(state, 3, "WD4Y").reason is Reason.FOUR_OTHERS_FIT


def test_before_the_first_card_is_laid_nobody_jumps_in() -> None:
    """This is so even if the hand of a seat over the limit lies under the future discards."""
    rules = Ruleset(jump_in=True, first_card="none", hand_limit=8)
    state = dealt(rules, 3, bytes(32), dealer=2)
    when(state, 0, "draw")
    assert (state.out, len(state.discard), state.color) == ([0], 8, None)
    state.hands[2][0] = state.top
    assert legal(state, 2) == set()
    assert refused(state, 2, str(state.hands[2][0])).reason is Reason.NOT_YOUR_TURN
    assert any(move != "draw" for move in legal(state, 1))


def test_a_skip_and_a_reverse_act_from_the_seat_that_jumped_in() -> None:
    skip = given("RS B1 B2", "G1 G2", "Y1 Y2 Y3", "RS G3 G4", pile=PILE, ruleset=JUMP_IN)
    when(skip, 0, "RS")
    assert when(skip, 3, "RS")[1:] == [Skipped(0), TurnBegan(1, Phase.PLAY)]
    turned = given("RR B1 B2", "RR G1 G2", "Y1 Y2 Y3", "G3 G4", pile=PILE, ruleset=JUMP_IN)
    when(turned, 0, "RR")
    assert when(turned, 1, "RR")[1:] == [Reversed(1), TurnBegan(2, Phase.PLAY)]


def test_a_seven_jumps_in_with_a_target_and_a_zero_moves_all_hands() -> None:
    rules = Ruleset(jump_in=True, seven=True, zero=True)
    seven = given("R7 B1 B2", "G1 G2", "R7 Y2 Y3", top="R5", pile=PILE, ruleset=rules)
    when(seven, 0, "R7>1")
    assert refused(seven, 2, "R7").reason is Reason.TARGET_FIRST
    assert legal(seven, 2) == {"R7>0", "R7>1"}
    assert when(seven, 2, "R7>1")[1] == HandsMoved(
        HandsMovedBy.SEVEN, 2, 1, (cards("G1 G2"), cards("Y2 Y3"), cards("B1 B2"))
    )
    zero = given("R0 B1 B2", "G1 G2", "G3 R0 Y2", top="R5", pile=PILE, ruleset=rules)
    when(zero, 0, "R0")
    assert legal(zero, 0) == {"R0"}  # the zero is a card of the new hand
    assert when(zero, 0, "R0")[1] == HandsMoved(
        HandsMovedBy.ZERO, 0, None, (cards("G1 G2"), cards("G3 Y2"), cards("B1 B2"))
    )


def test_going_out_on_owed_cards_gives_the_whole_sum_to_the_seat_after() -> None:
    rules = Ruleset(jump_in=True, stacking="same")
    state = given("RD2 B1 B2", "RD2 G2", "RD2", "G3 G4", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    when(state, 1, "RD2")
    assert when(state, 2, "RD2")[1] == Drew(3, cards("Y1 Y2 Y3 Y4 Y5 Y6"), DrawReason.DRAW_TWO)
    assert state.is_over


def test_a_reverse_that_passes_a_sum_on_is_jumped_in_on_and_the_sum_turns_once_more() -> None:
    rules = Ruleset(jump_in=True, reverse_sends_back=True)
    state = given("RD2 B1 B2", "RR G1 G2", "RR Y2 Y3", "G3 G4", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    when(state, 1, "RR")
    assert (state.to_move, state.owed) == (0, 2)
    assert when(state, 2, "RR")[1:] == [Reversed(1), TurnBegan(3, Phase.ANSWER)]
    assert (state.owed, state.owed_face) == (2, Face.DRAW_TWO)


def test_a_wild_draw_four_that_jumps_in_is_judged_by_the_color_it_covers() -> None:
    state = given("WD4 R1 B2", "G1 G2", "WD4 G5 Y3", "G3 G4", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "WD4G")
    assert when(state, 2, "WD4B")[1:] == [Owed(2, 8), TurnBegan(3, Phase.ANSWER)]
    events = when(state, 3, "challenge")
    assert events[0] == Challenged(3, 2, guilty=True, hand=cards("G5 Y3"))
    assert state.counts == [2, 2, 10, 2]


def test_the_seat_that_owes_answers_and_does_not_jump_in() -> None:
    state = given("WD4 B1 B2", "WD4 G2", "Y2 Y3", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "WD4R")
    assert legal(state, 1) == {"accept", "challenge"}
    assert refused(state, 1, "WD4R").reason is Reason.ANSWER_FIRST


def test_a_jump_in_leaves_the_window_of_the_seat_it_covers_open() -> None:
    """Only the seat to move closes a window. A third seat's jump-in does not."""
    state = given("R5 B1", "G1 G2", "R5 Y2 Y3", "B2 B3", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "R5")
    when(state, 2, "R5")
    assert list(state.catchable) == [0]
    assert "catch>0" in legal(state, 1) & legal(state, 2) & legal(state, 3)
    when(state, 3, "draw")
    assert refused(state, 1, "catch>0").reason is Reason.CATCH_TOO_LATE


def test_several_seats_can_be_caught_each_by_the_other() -> None:
    state = given("R5 B1", "G1 G2", "R5 Y2", "B2 B3", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "R5")
    when(state, 2, "R5")
    assert list(state.catchable) == [0, 2]
    assert legal(state, 0) == {"catch>2", "uno"}
    assert legal(state, 2) == {"catch>0", "uno"}
    assert {"catch>0", "catch>2"} <= legal(state, 1) & legal(state, 3)
    assert when(state, 0, "catch>2") == [Caught(2, 0), Drew(2, cards("Y1 Y2"), DrawReason.PENALTY)]
    assert list(state.catchable) == [0]
    when(state, 0, "uno")
    assert list(state.catchable) == []


def test_a_seat_that_jumps_in_out_of_its_own_window_goes_out() -> None:
    state = given("R5 R5", "G1 G2", "R5 Y2", "B2 B3", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "R5")
    when(state, 2, "R5")
    assert list(state.catchable) == [0, 2]
    when(state, 0, "R5")
    assert state.is_over
    assert not state.catchable


def test_a_jump_in_that_makes_a_seat_draw_closes_the_window_of_that_seat() -> None:
    state = given("RD2 B1", "RD2 G2", "RD2 Y2", pile=PILE, ruleset=JUMP_IN)
    when(state, 0, "RD2")
    when(state, 1, "RD2")
    assert (state.to_move, state.catchable) == (0, (0,))
    when(state, 2, "RD2")
    assert (state.counts, state.catchable) == ([3, 3, 3], ())


def test_until_last_a_seat_that_is_out_does_not_jump_in_and_a_last_jump_in_is_placed() -> None:
    rules = Ruleset(jump_in=True, scoring="until_last")
    state = given("R5", "G1 G2", "R5", "Y1 Y2", pile=PILE, ruleset=rules)
    when(state, 0, "R5")
    assert when(state, 2, "R5") == [
        Played(2, cards("R5"), Color.RED, None, uno=False),
        SeatOut(2, (), placed=True),
        TurnBegan(3, Phase.PLAY),
    ]
    assert state.out == [0, 2]
    assert refused(state, 0, "R5").reason is Reason.SEAT_OUT
