"""Saying Uno, and catching players that did not say it (clause 7)."""

from __future__ import annotations

import pytest

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Color
from unobot.rules.events import Caught, DrawReason, Drew, Phase, Played, TurnBegan, UnoSaid
from unobot.rules.play.decide import Reason


def test_with_the_play() -> None:
    state = given("R1 R2", "G1 G2 G3")
    assert {"R1", "R1!", "R2", "R2!"} <= legal(state, 0)
    assert when(state, 0, "R1!") == [
        Played(0, cards("R1"), Color.RED, None, uno=True),
        TurnBegan(1, Phase.PLAY),
    ]
    assert state.said_uno == [True, False]
    assert refused(state, 1, "catch>0").reason is Reason.CATCH_SAID


def test_with_the_play_only_when_it_leaves_one_card() -> None:
    for hand in ("R1 R2 R3", "R1"):
        state = given(hand, "G1 G2 G3")
        refusal = refused(state, 0, "R1!")
        assert (refusal.reason, refusal.params) == (Reason.UNO_NOT_NOW, {"held": len(hand.split())})


def test_a_drawn_card_that_is_played_down_to_one() -> None:
    state = given("B1", "G1 G2 G3", pile="R3 Y1")
    when(state, 0, "draw")
    assert legal(state, 0) == {"R3", "R3!", "pass", "uno"}
    when(state, 0, "R3!")
    assert state.catchable == ()


def test_before_the_play() -> None:
    state = given("R1 R2", "G1 G2 G3")
    assert when(state, 0, "uno") == [UnoSaid(0)]
    assert refused(state, 0, "uno").reason is Reason.UNO_ALREADY_SAID
    when(state, 0, "R1")
    assert state.said_uno[0]
    assert refused(state, 1, "catch>0").reason is Reason.CATCH_SAID


def test_uno_before_the_play_only_in_the_own_turn_with_two_cards() -> None:
    state = given("R1 R2", "G1 G2", "G1 G2 G3")
    refusal = refused(state, 1, "uno")
    assert (refusal.reason, refusal.params) == (Reason.UNO_NOT_NOW, {"held": 2})
    when(state, 0, "R1!")
    when(state, 1, "draw")
    assert refused(state, 1, "uno").reason is Reason.UNO_NOT_NOW


def test_before_the_play_not_while_a_wild_draw_four_waits_for_an_answer() -> None:
    state = given("WD4 R1 R2", "G1 G2")
    when(state, 0, "WD4G")
    assert refused(state, 1, "uno").reason is Reason.UNO_NOT_NOW


def test_said_before_it_lapses_when_a_card_is_drawn() -> None:
    state = given("R1 R2", "G1 G2 G3", pile="B5 Y1 Y2 Y3")
    when(state, 0, "uno", "draw")
    assert state.said_uno == [False, False]


def test_said_before_it_lapses_when_the_turn_ends_with_nothing_drawn() -> None:
    state = given("R1 R2", "G1 G2 R3", pile="")
    when(state, 0, "uno", "draw")
    assert state.said_uno == [True, False]
    when(state, 0, "pass")
    assert state.said_uno == [False, False]


def test_said_with_one_card_it_stays_said_through_a_pass() -> None:
    state = given("R1 B1", "G2 G3 G4", pile="")
    when(state, 0, "R1!")
    when(state, 1, "draw", "pass")
    assert when(state, 0, "draw") == [Drew(0, (), DrawReason.CHOICE)]
    when(state, 0, "pass")
    assert state.counts[0] == 1
    assert state.said_uno[0]


def test_after_the_play_until_caught() -> None:
    state = given("R1 R2", "G1 G2 G3", "B1 B2 B3")
    when(state, 0, "R1")
    assert "catch>0" in legal(state, 2)
    assert legal(state, 0) == {"uno"}
    assert when(state, 0, "uno") == [UnoSaid(0)]
    assert state.catchable == ()
    assert refused(state, 2, "catch>0").reason is Reason.CATCH_SAID


def test_uno_after_the_play_even_when_no_seat_can_catch_any_more() -> None:
    state = given("R1 R2", "G1 G2 G3", "B1 B2 B3")
    when(state, 0, "R1")
    when(state, 1, "draw")
    assert when(state, 0, "uno") == [UnoSaid(0)]


def test_caught_draws_two() -> None:
    state = given("R1 R2", "G1 G2 G3", "B1 B2 B3", pile="Y1 Y2 Y3")
    when(state, 0, "R1")
    assert "catch>0" in legal(state, 1)
    assert "catch>0" in legal(state, 2)
    assert when(state, 2, "catch>0") == [Caught(0, 2), Drew(0, cards("Y1 Y2"), DrawReason.PENALTY)]
    assert state.counts == [3, 3, 3]
    assert (state.to_move, state.phase) == (1, Phase.PLAY)


def test_nobody_is_caught_twice_for_one_card() -> None:
    state = given("RD2 R1", "G1 G2", "B1 B2", top="R7", pile="")
    when(state, 0, "RD2")
    assert when(state, 2, "catch>0") == [Caught(0, 2), Drew(0, (), DrawReason.PENALTY)]  # nothing was left to draw
    assert refused(state, 1, "catch>0").reason is Reason.CATCH_TOO_LATE


def test_nobody_is_caught_while_holding_more_than_one_card() -> None:
    state = given("R1 R2", "G1 G2 G3", "B1 B2 B3")
    when(state, 0, "R1")
    when(state, 2, "catch>0")
    refusal = refused(state, 1, "catch>0")
    assert (refusal.reason, refusal.params) == (Reason.CATCH_MANY_CARDS, {"seat": 0, "held": 3})


def test_caught_and_again_down_to_one_card_it_can_be_caught_again() -> None:
    state = given("R1 R2", "G1 G2 G3", pile="R3 R4 Y1 Y2")
    when(state, 0, "R1")
    when(state, 1, "catch>0", "draw", "pass")
    when(state, 0, "R2")
    when(state, 1, "draw", "pass")
    when(state, 0, "R3")
    assert "catch>0" in legal(state, 1)


@pytest.mark.parametrize("move", ["R3", "draw"])
def test_the_window_closes_with_the_next_move_of_a_turn(move: str) -> None:
    state = given("R1 R2", "R3 G2 G3", "B1 B2 B3")
    when(state, 0, "R1")
    when(state, 1, move)
    assert refused(state, 2, "catch>0").reason is Reason.CATCH_TOO_LATE
    assert not any(each.startswith("catch") for each in legal(state, 1))


@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_the_window_closes_with_an_answer(answer: str) -> None:
    state = given("WD4 B1", "G1 G2 G3", "B1 B2 B3")
    when(state, 0, "WD4B")
    assert "catch>0" in legal(state, 1)
    when(state, 1, answer)
    assert refused(state, 2, "catch>0").reason is Reason.CATCH_TOO_LATE


def test_a_draw_caused_by_the_card_itself_does_not_close_the_window() -> None:
    state = given("RD2 R1", "G1 G2", "B1 B2")
    when(state, 0, "RD2")
    assert state.counts == [1, 4, 2]
    assert {"catch>0"} <= legal(state, 1) & legal(state, 2)


def test_the_window_closes_when_the_same_seat_moves_again() -> None:
    state = given("RS R1", "G1 G2 G3")
    when(state, 0, "RS")
    assert state.to_move == 0
    assert "catch>0" in legal(state, 1)
    when(state, 0, "draw")
    assert refused(state, 1, "catch>0").reason is Reason.CATCH_MANY_CARDS


def test_saying_uno_and_catching_do_not_close_the_window_of_another() -> None:
    state = given("R1 R2", "G1 G2", "B1 B2")
    when(state, 0, "R1")
    when(state, 1, "uno")
    assert state.catchable == (0,)
    assert "catch>0" in legal(state, 2)


def test_whom_one_cannot_catch() -> None:
    state = given("R1 R2", "G1 G2 G3")
    refusal = refused(state, 0, "catch>1")
    assert (refusal.reason, refusal.params) == (Reason.CATCH_MANY_CARDS, {"seat": 1, "held": 3})
    refusal = refused(state, 0, "catch>7")
    assert (refusal.reason, refusal.params) == (Reason.CATCH_NOBODY, {"seat": 7})
    when(state, 0, "R1")
    assert refused(state, 0, "catch>0").reason is Reason.CATCH_SELF


def test_uno_and_catches_are_no_moves_of_a_turn() -> None:
    state = given("R1 R2", "G1 G2 G3", "B1 B2 B3")
    when(state, 0, "R1")
    when(state, 1, "catch>0")
    assert state.moves == 1
