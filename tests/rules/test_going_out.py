"""Going out, and the score of a round (clauses 8 and 9.1)."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.rules.rounds import cards, given, when
from unobot.rules.cards import Card, Color
from unobot.rules.events import DrawReason, Drew, Phase, Played, RoundEnded
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset


def ended(events: list[object]) -> RoundEnded:
    last = events[-1]
    assert isinstance(last, RoundEnded)
    return last


def test_the_last_card_ends_the_round_at_once() -> None:
    state = given("R1", "G1 G2", "B3")
    assert when(state, 0, "R1") == [
        Played(0, cards("R1"), Color.RED, None, uno=False),
        RoundEnded(0, False, (6, 0, 0), (6, 0, 0), (cards(""), cards("G1 G2"), cards("B3"))),
    ]
    assert (state.is_over, state.phase) == (True, Phase.OVER)


@pytest.mark.parametrize("card", ["RS", "RR", "WG"])
def test_other_cards_do_nothing_more_as_the_last(card: str) -> None:
    state = given(card.removesuffix("G"), "G1 G2", "B3", top="R7")
    assert len(when(state, 0, card)) == 2


def test_a_draw_two_is_still_drawn_before_counting() -> None:
    state = given("RD2", "G1 G2", "B3", pile="W Y9 Y1")
    events = when(state, 0, "RD2")
    assert events[1] == Drew(1, cards("W Y9"), DrawReason.DRAW_TWO)
    assert ended([*events]).points == (1 + 2 + 50 + 9 + 3, 0, 0)
    assert ended([*events]).hands[1] == cards("G1 G2 W Y9")


@pytest.mark.parametrize("when_legal", ["challenge", "strict"])
def test_a_wild_draw_four_is_still_drawn_before_counting_without_a_challenge(
    when_legal: Literal["challenge", "strict"],
) -> None:
    state = given("WD4", "G1", "B3", pile="Y1 Y2 Y3 Y4 Y5", ruleset=Ruleset(wild_draw_four=when_legal))
    events = when(state, 0, "WD4B")
    assert events[1] == Drew(1, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_FOUR)
    assert ended([*events]).points == (1 + 10 + 3, 0, 0)
    assert len(events) == 3


def test_the_next_seat_draws_in_the_direction_of_play() -> None:
    state = given("RR RD2", "G1", "R3 B3", pile="Y1 Y2 Y3 Y4 Y5")
    when(state, 0, "RR")
    when(state, 2, "R3")
    when(state, 1, "draw", "pass")
    events = when(state, 0, "RD2")
    assert events[1] == Drew(2, cards("Y2 Y3"), DrawReason.DRAW_TWO)


def test_a_last_draw_two_shuffles_the_discards_if_the_pile_is_too_short() -> None:
    state = given("RD2", "G1 G2", top="R7", pile="Y9")
    events = when(state, 0, "RD2")
    assert events[2] == Drew(1, cards("Y9 R7"), DrawReason.DRAW_TWO)
    assert ended([*events]).points == (1 + 2 + 9 + 7, 0)


@pytest.mark.parametrize(("card", "hit"), [("GR", 1), ("GS", 0)])
def test_a_last_reverse_or_skip_leaves_the_whole_owed_sum_to_be_drawn_before_counting(card: str, hit: int) -> None:
    """Clause 8.2: the seat that would owe the cards next draws them."""
    rules = Ruleset(stacking="same", reverse_sends_back=True, skip_passes_on=True)
    state = given("RD2 B1 B5", "GD2 B2 B3", card, pile="Y1 Y2 Y3 Y4 Y5", ruleset=rules)
    when(state, 0, "RD2")
    when(state, 1, "GD2")
    events = when(state, 2, card)
    assert Drew(hit, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_TWO) in events
    assert ended([*events]).points == (0, 0, 6 + 5 + 10)


@pytest.mark.parametrize("card", ["RR", "RS"])
def test_with_two_seats_a_last_reverse_or_skip_leaves_the_owed_sum_to_the_other_seat(card: str) -> None:
    state = given(
        "RD2 B1 B5", card, pile="Y1 Y2", ruleset=Ruleset(reverse_sends_back=True, skip_passes_on=True, stacking="same")
    )
    when(state, 0, "RD2")
    events = when(state, 1, card)
    assert Drew(0, cards("Y1 Y2"), DrawReason.DRAW_TWO) in events
    assert ended([*events]).points == (0, 6 + 3)


@pytest.mark.parametrize(
    ("card", "points"),
    [("R0", 0), ("G9", 9), ("YS", 20), ("BR", 20), ("RD2", 20), ("W", 50), ("WD4", 50), ("??", 0)],
)
def test_the_points_of_a_card(card: str, points: int) -> None:
    assert rule_tables(OFFICIAL).worth([Card(card)]) == points
