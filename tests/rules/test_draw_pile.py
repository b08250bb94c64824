"""When the draw pile is empty, the top discard stays and the other discards are shuffled (clause 10.1)."""

from __future__ import annotations

from tests.rules.rounds import KEY, cards, given, when
from unobot.rules.events import DrawReason, Drew, Passed, Played, Reshuffled, TurnBegan
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import redact


def test_a_draw_from_an_empty_pile_shuffles_all_discards_but_the_top() -> None:
    state = given("R1 R2 B1", "R3 R4 G1", "B3 B4", top="R7", pile="")
    when(state, 0, "R1")
    when(state, 1, "R3")
    order = Shuffler(KEY).shuffle(cards("R7 R1"), "shuffle", 1, 1)
    events = when(state, 2, "draw")
    assert events == [Reshuffled(tuple(order)), Drew(2, (order[0],), DrawReason.CHOICE)]
    assert state.discard == list(cards("R3"))
    assert state.pile == [order[1]]
    assert state.shuffles == 2


def test_the_card_this_move_lays_stays() -> None:
    state = given("RD2 R2 B1", "G1", top="R7", pile="Y1")
    events = when(state, 0, "RD2")
    assert isinstance(events[0], Played)
    assert events[1:3] == [Reshuffled(cards("R7")), Drew(1, cards("Y1 R7"), DrawReason.DRAW_TWO)]
    assert state.discard == list(cards("RD2"))


def test_in_the_middle_of_a_penalty_the_rest_of_the_pile_comes_first() -> None:
    state = given("R1 R2 R3 B1", "R4 WD4 B9 B8", "B2 B3", top="R7", pile="Y1 Y2")
    when(state, 0, "R1")
    when(state, 1, "R4")
    when(state, 2, "draw", "pass")
    when(state, 0, "R2")
    when(state, 1, "WD4B")
    order = tuple(Shuffler(KEY).shuffle(cards("R7 R1 R4 R2"), "shuffle", 1, 1))
    events = when(state, 2, "challenge")
    assert events[1:3] == [Reshuffled(order), Drew(2, (*cards("Y2"), *order), DrawReason.CHALLENGE)]
    assert state.pile == []


def test_with_too_few_cards_the_seat_takes_all_there_are() -> None:
    state = given("WD4 B1 B2", "G1", top="R7", pile="Y1")
    when(state, 0, "WD4B")
    assert when(state, 1, "accept")[1:3] == [Reshuffled(cards("R7")), Drew(1, cards("Y1 R7"), DrawReason.DRAW_FOUR)]


def test_which_may_be_nothing_and_the_turn_is_still_answered() -> None:
    state = given("B1 B2", "G1 G2", top="R7", pile="")
    assert when(state, 0, "draw") == [Drew(0, (), DrawReason.CHOICE)]
    assert state.drawn is None
    assert when(state, 0, "pass")[0] == Passed(0)


def test_a_pile_that_is_just_enough_is_not_shuffled() -> None:
    state = given("RD2 R2 B1", "G1", "B3", top="R7", pile="Y1 Y2")
    assert [type(event) for event in when(state, 0, "RD2")][1] is Drew
    assert state.pile == []
    assert state.shuffles == 1


def test_nobody_sees_the_new_order() -> None:
    event = Reshuffled(cards("R1 G2"))
    assert redact(event, 0) == redact(event, None) == Reshuffled(cards("?? ??"))


def test_the_turn_goes_on_after_a_shuffle() -> None:
    state = given("RD2 R2 B1", "G1", "B3", top="R7", pile="Y1")
    assert when(state, 0, "RD2")[-1] == TurnBegan(2, state.phase)
