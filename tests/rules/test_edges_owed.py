"""Edges of owed cards: which seat owes, which seat can challenge, and the sum when two house rules meet."""

from __future__ import annotations

import pytest

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import (
    Challenged,
    DrawReason,
    Drew,
    Owed,
    Phase,
    Reshuffled,
    Reversed,
    RoundEnded,
    SeatOut,
    Skipped,
    TurnBegan,
)
from unobot.rules.play.decide import Reason
from unobot.rules.ruleset.ruleset import Ruleset

PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9"


def test_strict_refuses_an_illegal_wild_draw_four_also_as_an_answer() -> None:
    rules = Ruleset(stacking="raise", wild_draw_four="strict")
    state = given("RD2 B1 B5", "WD4 R2 B4", "G1 B4", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    assert legal(state, 1) == {"accept"}
    refusal = refused(state, 1, "WD4B")
    assert (refusal.reason, refusal.params) == (
        Reason.FOUR_NOT_LEGAL,
        {"card": Card.WD4, "color": Color.RED, "setting": "wild_draw_four"},
    )
    honest = given("RD2 B1 B5", "WD4 G2 B4", "G1 B4 B6", pile=PILE, ruleset=rules)
    when(honest, 0, "RD2")
    assert when(honest, 1, "WD4B")[1:] == [Owed(1, 6), TurnBegan(2, Phase.ANSWER)]
    assert legal(honest, 2) == {"accept"}  # a card that is always legal is not challenged


def test_revenge_does_not_double_a_sum_that_a_last_reverse_or_skip_passes_on() -> None:
    """A Reverse or a Skip stacks nothing. The sum is the same if it is the last card."""
    rules = Ruleset(stacking="same", revenge=True, reverse_sends_back=True, skip_passes_on=True)
    for card, hit in (("RR", 0), ("RS", 2)):
        last = given("RD2 B1 B5", card, "B3 B4", pile=PILE, ruleset=rules)
        when(last, 0, "RD2")
        assert Drew(hit, cards("Y1 Y2"), DrawReason.DRAW_TWO) in when(last, 1, card)
        kept = given("RD2 B1 B5", f"{card} B2 B3", "B3 B4", pile=PILE, ruleset=rules)
        when(kept, 0, "RD2")
        when(kept, 1, card)
        assert (kept.owed, kept.to_move) == (2, hit)


def test_revenge_does_not_double_a_sum_at_a_jump_in() -> None:
    rules = Ruleset(stacking="same", revenge=True, jump_in=True)
    state = given("RD2 B1 B5", "RD2 B2 B6", "RD2 B4 B7", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    when(state, 2, "RD2")
    assert (state.owed, state.to_move) == (4, 0)


def test_a_wild_draw_four_passed_on_by_a_skip_can_be_challenged_by_the_seat_that_owes() -> None:
    rules = Ruleset(skip_passes_on=True)
    state = given("WD4 R1 R5", "GS B2 B6", "B3 B4", pile=PILE, ruleset=rules)
    when(state, 0, "WD4G")
    when(state, 1, "GS")
    assert legal(state, 2) == {"accept", "challenge", "uno"}
    assert when(state, 2, "challenge") == [
        Challenged(2, 0, guilty=True, hand=cards("R1 R5")),
        Drew(0, cards("Y1 Y2 Y3 Y4"), DrawReason.CHALLENGE),
        TurnBegan(2, Phase.PLAY),
    ]
    assert (state.color, state.top) == (Color.GREEN, cards("GS")[0])


def test_a_sum_goes_to_and_fro_between_two_reverses() -> None:
    rules = Ruleset(reverse_sends_back=True)
    state = given("WD4 BR R5 B8", "GR B2 B6", "B3 B4", pile=PILE, ruleset=rules)
    when(state, 0, "WD4G")
    assert when(state, 1, "GR")[1:] == [Reversed(-1), TurnBegan(0, Phase.ANSWER)]
    assert legal(state, 0) == {"accept", "BR"}  # on its own face, in any color
    assert when(state, 0, "BR")[1:] == [Reversed(1), TurnBegan(1, Phase.ANSWER)]
    assert legal(state, 1) == {"accept", "challenge", "uno"}


def test_going_out_by_passing_a_wild_draw_four_on_leaves_no_challenge() -> None:
    state = given("WD4 R1 R5", "GS", "B3 B4", pile=PILE, ruleset=Ruleset(skip_passes_on=True))
    when(state, 0, "WD4G")
    events = when(state, 1, "GS")
    assert events[1] == Drew(2, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_FOUR)
    assert isinstance(events[2], RoundEnded)


def test_several_draw_fours_are_judged_and_owed_together() -> None:
    rules = Ruleset(several=True)
    state = given("WD4 WD4 R1 B5", "B2 B6", "B3 B4", pile=PILE, ruleset=rules)
    assert when(state, 0, "WD4G+WD4G")[1:] == [Owed(0, 8), TurnBegan(1, Phase.ANSWER)]
    events = when(state, 1, "challenge")
    assert events[0] == Challenged(1, 0, guilty=True, hand=cards("R1 B5"))
    assert state.counts == [10, 2, 2]


def test_a_guilty_player_over_the_hand_limit_is_out_and_the_challenger_plays() -> None:
    state = given("WD4 R1 B1 B5", "B2 B6", "B3 B4", pile=PILE, ruleset=Ruleset(hand_limit=8, hand_size=3))
    when(state, 0, "WD4G")
    state.hands[0] += cards("B8")
    events = when(state, 1, "challenge")
    assert events[2:] == [
        TurnBegan(1, Phase.PLAY),
        SeatOut(0, cards("R1 B1 B5 B8 Y1 Y2 Y3 Y4"), placed=False),
    ]
    assert (state.to_move, state.phase, state.color) == (1, Phase.PLAY, Color.GREEN)


def test_a_last_draw_two_does_not_put_the_next_seat_out_before_counting() -> None:
    state = given("RD2", "B1 B2 B3 B4 B5 B6 B8", "W", pile=PILE, ruleset=Ruleset(hand_limit=8))
    events = when(state, 0, "RD2")
    assert not any(isinstance(event, SeatOut) for event in events)
    end = events[-1]
    assert isinstance(end, RoundEnded)
    assert end.points == (29 + 3 + 50, 0, 0)


def test_the_reshuffle_in_the_middle_of_a_failed_challenge_keeps_the_four_on_top() -> None:
    state = given("WD4 B1 B5", "B2 B6", "B3 B4", top="R7", pile="Y1 Y2", ruleset=Ruleset())
    when(state, 0, "WD4G")
    events = when(state, 1, "challenge")
    assert events[1] == Reshuffled(cards("R7"))
    assert events[2] == Drew(1, cards("Y1 Y2 R7"), DrawReason.CHALLENGE)
    assert (state.discard, state.pile) == ([cards("WD4")[0]], [])


@pytest.mark.parametrize("stacking", ["raise", "any"])
def test_a_four_on_a_two_is_judged_by_the_color_of_the_two(stacking: str) -> None:
    state = given("RD2 B1 B5", "WD4 R2 B6", "B3 B4", pile=PILE, ruleset=Ruleset(stacking=stacking))  # type: ignore[arg-type]
    when(state, 0, "RD2")
    when(state, 1, "WD4G")
    events = when(state, 2, "challenge")
    assert events[:2] == [
        Challenged(2, 1, guilty=True, hand=cards("R2 B6")),
        Drew(1, cards("Y1 Y2 Y3 Y4 Y5 Y6"), DrawReason.CHALLENGE),
    ]


def test_a_draw_two_on_a_wild_draw_four_of_the_113_cards_needs_stacking_any() -> None:
    for stacking, answers in (("any", {"accept", "challenge", "BD2"}), ("raise", {"accept", "challenge"})):
        rules = Ruleset(cards="classic113", stacking=stacking)  # type: ignore[arg-type]
        state = given("WD4 B1 B5", "BD2 B2 B6", "B3 B4", pile=PILE, ruleset=rules)
        when(state, 0, "WD4G")
        assert legal(state, 1) == answers


def test_until_last_a_sum_is_drawn_at_once_by_the_seat_that_a_last_reverse_sends_it_to() -> None:
    rules = Ruleset(scoring="until_last", reverse_sends_back=True)
    state = given("RD2 B1 B5", "RR", "B3 B4", "G1", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    assert when(state, 1, "RR")[1:] == [
        Reversed(-1),
        Drew(0, cards("Y1 Y2"), DrawReason.DRAW_TWO),
        SeatOut(1, (), placed=True),
        Skipped(0),
        TurnBegan(3, Phase.PLAY),
    ]
    assert (state.owed, state.owed_face) == (0, None)


def test_uno_may_be_said_before_an_answer_that_lays_a_card_and_lapses_with_one_that_does_not() -> None:
    state = given("RD2 B1 B5", "GD2 B2", "B3 B4", pile="", ruleset=Ruleset(stacking="same"))
    when(state, 0, "RD2")
    when(state, 1, "uno", "GD2")
    assert (state.said_uno[1], state.catchable) == (True, ())
    taken = given("RD2 B1 B5", "GD2 B2", "B3 B4", top="R7", pile="", ruleset=Ruleset(stacking="same"))
    when(taken, 0, "RD2")
    del taken.discard[:-1]
    when(taken, 1, "uno", "accept")  # nothing was there to take
    assert (taken.counts[1], taken.said_uno[1]) == (2, False)
    assert Face.DRAW_TWO is taken.top.face


def test_revenge_keeps_a_sum_at_50_also_where_a_jump_in_or_many_cards_add_to_it() -> None:
    rules = Ruleset(stacking="same", revenge=True, jump_in=True, several=True, decks=4)
    state = given("WD4 B1", "WD4 B2", "WD4 B3", "WD4 B4", "WD4 B5", pile=PILE, ruleset=rules)
    for seat, owed in ((0, 4), (1, 12), (2, 28), (3, 50)):
        when(state, seat, "WD4R")
        assert state.owed == owed
    jumping = given("WD4 B1", "WD4 B2", "WD4 B3", "WD4 B4", "G1 G2", "WD4 B5", pile=PILE, ruleset=rules)
    for seat in range(4):
        when(jumping, seat, "WD4R")
    when(jumping, 5, "WD4R")
    assert jumping.owed == 50
    many = given(" ".join(["WD4"] * 13 + ["B1"]), "G1 G2", pile=PILE, ruleset=rules)
    when(many, 0, "+".join(["WD4R"] * 13))
    assert many.owed == 50
