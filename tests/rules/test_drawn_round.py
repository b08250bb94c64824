"""A round is drawn if nothing is left to draw, or after too many moves (clauses 10.2 and 10.3)."""

from __future__ import annotations

import pytest

from tests.rules.rounds import cards, given, refused, when
from unobot.rules.events import Accepted, Drew, Passed, Played, RoundEnded
from unobot.rules.play.decide import Reason
from unobot.rules.round import Round

LIMIT = 40 * 108


def stuck(*hands: str) -> Round:
    """Return a round in which nothing can be played on the Red 7 and nothing can be drawn."""
    return given(*hands, top="R7", pile="")


def test_drawn_when_every_seat_in_turn_has_passed_once_with_nothing_to_draw() -> None:
    state = stuck("B1 B2", "G1 G2", "Y1 Y4")
    for seat in (0, 1):
        when(state, seat, "draw", "pass")
    when(state, 2, "draw")
    assert not state.is_over
    assert when(state, 2, "pass") == [
        Passed(2),
        RoundEnded(None, True, (0, 0, 0), (0, 0, 0), (cards("B1 B2"), cards("G1 G2"), cards("Y1 Y4"))),
    ]


def test_the_fewest_points_in_hand_win_the_sum_of_the_other_hands() -> None:
    state = stuck("B1 BS", "G1 G2", "Y1 Y4")
    for seat in (0, 1):
        when(state, seat, "draw", "pass")
    events = when(state, 2, "draw", "pass")
    assert events[-1] == RoundEnded(1, True, (0, 26, 0), (0, 26, 0), (cards("B1 BS"), cards("G1 G2"), cards("Y1 Y4")))


def test_a_tie_scores_no_points() -> None:
    state = stuck("B3", "G1 G2", "YS")
    for seat in (0, 1):
        when(state, seat, "draw", "pass")
    events = when(state, 2, "draw", "pass")
    last = events[-1]
    assert isinstance(last, RoundEnded)
    assert (last.winner, last.drawn, last.points) == (None, True, (0, 0, 0))


def test_a_play_between_begins_the_count_again() -> None:
    state = stuck("B1 B2", "G1 R2", "Y1 Y4")
    when(state, 0, "draw", "pass")
    when(state, 1, "R2!")  # the Red 7 can be shuffled and drawn now
    when(state, 2, "draw", "pass")
    for seat in (0, 1):
        when(state, seat, "draw", "pass")
        assert not state.is_over
    when(state, 2, "draw", "pass")
    assert state.is_over


def test_a_play_resets_the_count_even_if_its_effect_takes_the_covered_card() -> None:
    state = stuck("B1 B2", "G1 G2", "RD2 Y1 Y4")
    when(state, 0, "draw", "pass")
    when(state, 1, "draw", "pass")
    when(state, 2, "RD2")  # seat 0 draws the Red 7 and misses its turn
    when(state, 1, "draw", "pass")
    assert (state.is_over, state.stuck) == (False, 1)


def test_a_card_drawn_begins_the_count_again() -> None:
    state = given("B1 B2", "G1 G2", "Y1 Y4", top="R7", pile="B9")
    when(state, 0, "draw", "pass")
    for seat in (1, 2):
        when(state, seat, "draw", "pass")
    assert not state.is_over
    assert when(state, 0, "draw", "pass")[-1] == state.outcome


def test_after_an_empty_draw_only_pass_is_left() -> None:
    state = given("R1 B2", "G1 G2", top="R7", pile="")
    when(state, 0, "draw")
    assert refused(state, 0, "R1").reason is Reason.NOTHING_DRAWN


@pytest.mark.parametrize(
    ("moves", "last"),
    [(["R1"], Played), (["draw"], Drew), (["draw", "pass"], Passed)],
)
def test_drawn_at_forty_moves_a_card_of_the_deck(moves: list[str], last: type[object]) -> None:
    state = given("R1 B2 B3", "G1 G2", "B1", top="R7")
    assert state.limit == LIMIT
    state.moves = LIMIT - len(moves)
    events = when(state, 0, *moves)
    assert isinstance(events[0], last)
    outcome = events[-1]
    assert isinstance(outcome, RoundEnded)
    assert (outcome.winner, outcome.drawn) == (2, True)
    assert state.moves == LIMIT


def test_the_move_before_the_limit_does_not_end_the_round() -> None:
    state = given("R1 B2 B3", "G1 G2", "B1", top="R7")
    state.moves = LIMIT - 2
    when(state, 0, "R1")
    assert not state.is_over


def test_uno_and_catches_do_not_count_towards_the_limit() -> None:
    state = given("R1 R2", "G2 G3", "B1", top="R7")
    state.moves = LIMIT - 2
    when(state, 0, "R1")
    when(state, 1, "uno", "catch>0")
    assert not state.is_over


def test_the_limit_comes_with_a_wild_draw_four_unanswered_too() -> None:
    state = given("WD4 B2 B3", "G1 G2", "B1", top="R7")
    state.moves = LIMIT - 1
    events = when(state, 0, "WD4R")
    assert isinstance(events[-1], RoundEnded)
    assert not any(isinstance(event, Drew | Accepted) for event in events)


def test_going_out_at_the_limit_is_going_out() -> None:
    state = given("R1", "G1 G2", "B0", top="R7")
    state.moves = LIMIT - 1
    outcome = when(state, 0, "R1")[-1]
    assert isinstance(outcome, RoundEnded)
    assert (outcome.winner, outcome.drawn) == (0, False)
