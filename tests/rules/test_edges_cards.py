"""Edges of single cards: several and bombs, moved hands, Uno and catches, until last, the limit, the draw."""

from __future__ import annotations

import pytest

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Card
from unobot.rules.events import (
    ColorChosen,
    DrawReason,
    Drew,
    FalselyCaught,
    HandShown,
    HandsMoved,
    HandsMovedBy,
    Owed,
    Phase,
    RoundEnded,
    SeatOut,
    Skipped,
    TurnBegan,
    WrongPlay,
)
from unobot.rules.play.decide import Reason, penalized_moves
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.view import observe

PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4"
SEVERAL = Ruleset(several=True)
UNTIL_LAST = Ruleset(scoring="until_last")
CLASSIC = PRESETS["classic113"]


# Several at once, and bombs


def test_several_skips_or_reverses_with_two_seats_play_again() -> None:
    for played in ("RS+GS", "RR+GR", "RR+GR+BR"):
        hand = played.replace("+", " ") + " B5 B6"
        state = given(hand, "G1 G2", top="R7", pile=PILE, ruleset=SEVERAL)
        assert when(state, 0, played)[1:] == [Skipped(1), TurnBegan(0, Phase.PLAY)]


def test_the_drawn_card_is_played_alone_even_under_several() -> None:
    state = given("R2 G2 B5", "G1 G2", top="Y7", pile="Y2 Y3", ruleset=SEVERAL)
    when(state, 0, "draw")
    assert legal(state, 0) == {"Y2", "pass"}
    assert refused(state, 0, "Y2+R2").reason is Reason.ONLY_DRAWN


def test_several_sevens_swap_once_and_several_zeros_pass_on_once() -> None:
    rules = Ruleset(several=True, seven=True, zero=True)
    sevens = given("R7 G7 B1", "G1 G2", "Y1", top="R5", pile=PILE, ruleset=rules)
    assert when(sevens, 0, "R7+G7>2")[1:] == [
        HandsMoved(HandsMovedBy.SEVEN, 0, 2, (cards("Y1"), cards("G1 G2"), cards("B1"))),
        TurnBegan(1, Phase.PLAY),
    ]
    zeros = given("R0 G0 B1", "G1 G2", "Y1", top="R5", pile=PILE, ruleset=rules)
    assert when(zeros, 0, "R0+G0")[1:] == [
        HandsMoved(HandsMovedBy.ZERO, 0, None, (cards("Y1"), cards("B1"), cards("G1 G2"))),
        TurnBegan(1, Phase.PLAY),
    ]


def test_of_several_cards_laid_only_the_first_stays_when_the_pile_runs_out() -> None:
    state = given("RD2 GD2 B1 B2", "G1 G2", "Y1", top="R7", pile="Y2", ruleset=SEVERAL)
    drew = when(state, 0, "RD2+GD2")[2]
    assert isinstance(drew, Drew)
    assert (drew.cards[0], set(drew.cards[1:])) == (cards("Y2")[0], set(cards("R7 GD2")))
    assert state.discard == list(cards("RD2"))


def test_a_bomb_as_the_last_cards_is_drawn_before_counting() -> None:
    rules = Ruleset(several=True, bomb=True)
    state = given("R2 G2 B2", "G1", "G3", top="R7", pile="WD4 Y9", ruleset=rules)
    end = when(state, 0, "R2+G2+B2")[-1]
    assert isinstance(end, RoundEnded)
    assert end.points == (1 + 50 + 3 + 9, 0, 0)


def test_a_bomb_that_puts_all_others_over_the_limit_wins_the_round() -> None:
    rules = Ruleset(several=True, bomb=True, hand_size=1, hand_limit=3)
    state = given("R2 G2 B2 B3", "G1 G2", "G3 G4", top="R7", pile=PILE, ruleset=rules)
    events = when(state, 0, "R2+G2+B2")
    assert [event.seat for event in events if isinstance(event, SeatOut)] == [1, 2]
    assert isinstance(events[-1], RoundEnded)
    assert (events[-1].winner, events[-1].points) == (0, (13, 0, 0))


# Hands that move


def test_a_swap_frees_a_seat_that_could_be_caught() -> None:
    state = given("G5 B1", "R7 Y1 Y2", "G1 G2", top="R5", pile=PILE, ruleset=Ruleset(seven=True))
    when(state, 0, "G5")
    assert "catch>0" in legal(state, 2)
    state.color = cards("R1")[0].color
    when(state, 1, "R7>0")
    assert state.counts == [2, 1, 2]
    for seat in (0, 1):
        assert refused(state, 2, f"catch>{seat}").reason in (Reason.CATCH_MANY_CARDS, Reason.CATCH_TOO_LATE)


def test_uno_said_with_a_seven_does_not_travel_with_the_hand() -> None:
    state = given("R7 B1", "G1", "G3 G4", top="R5", pile=PILE, ruleset=Ruleset(seven=True))
    when(state, 0, "R7>1!")
    assert (state.counts, state.said_uno) == ([1, 1, 2], [False, False, False])
    assert "uno" in legal(state, 0) & legal(state, 1)


def test_a_reversed_shuffle_begins_on_the_other_side_and_skips_seats_that_are_out() -> None:
    rules = Ruleset(cards="classic113", scoring="until_last", uno="announced")
    state = given("WSH B1 B2", "G1 G2", "", "Y1", pile=PILE, ruleset=rules)
    state.direction = -1
    state.out.append(2)
    moved = when(state, 0, "WSHG")[1]
    assert isinstance(moved, HandsMoved)
    assert [len(hand) for hand in moved.hands] == [1, 2, 0, 2]
    assert state.to_move == 3


@pytest.mark.parametrize("rule", ["pass_hands", "others_draw", "skip_all", "target_draws", "swap"])
def test_the_chosen_rule_skips_seats_that_are_out(rule: str) -> None:
    rules = Ruleset(cards="classic113", scoring="until_last", uno="announced")
    state = given("WC B1 B2", "", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=rules)
    state.rule = rule
    state.out.append(1)
    if rule in ("target_draws", "swap"):
        assert refused(state, 0, "WCG>1").reason is Reason.BAD_TARGET
    when(state, 0, "WCG>3" if rule in ("target_draws", "swap") else "WCG")
    counts = {
        "pass_hands": [3, 0, 2, 1],
        "others_draw": [2, 0, 2, 4],
        "skip_all": [2, 0, 1, 3],
        "target_draws": [2, 0, 1, 5],
        "swap": [3, 0, 1, 2],
    }
    assert (state.counts, state.to_move) == (counts[rule], 0 if rule == "skip_all" else 2)


def test_hands_that_move_under_open_hands_are_shown_or_hidden_with_their_cards() -> None:
    state = given("R7 B1 B2 B3", "G1", top="R5", pile=PILE, ruleset=Ruleset(seven=True, open_hands=2))
    assert when(state, 0, "R7>1")[-2:] == [
        HandShown(0, cards("G1"), open=True),
        HandShown(1, cards("B1 B2 B3"), open=False),
    ]
    assert observe(state, None).hands == [list(cards("G1")), [Card.HIDDEN] * 3]


# Uno, catches and what they cost


def test_a_seat_with_more_cards_after_a_false_catch_is_not_caught() -> None:
    state = given("R1 R2", "G1 G2", "B1 B2", pile=PILE, ruleset=Ruleset(false_catch=1))
    when(state, 0, "R1")
    assert state.catchable == (0,)
    when(state, 0, "catch>1")
    assert state.counts[0] == 2
    assert "catch>0" in {str(move) for move in penalized_moves(state, 2)}
    assert when(state, 2, "catch>0")[0] == FalselyCaught(0, 2)


def test_a_wrong_play_closes_the_window_and_can_put_a_seat_out() -> None:
    rules = Ruleset(wrong_play=2, hand_size=1, hand_limit=4)
    state = given("R1 R2", "G1 G2", "B1 B2", top="R7", pile=PILE, ruleset=rules)
    when(state, 0, "R1")
    assert when(state, 1, "G2") == [
        WrongPlay(1, cards("G2")),
        Drew(1, cards("Y1 Y2"), DrawReason.PENALTY),
        SeatOut(1, cards("G1 G2 Y1 Y2"), placed=False),
        TurnBegan(2, Phase.PLAY),
    ]
    assert refused(state, 2, "catch>0").reason is Reason.CATCH_TOO_LATE


def test_a_false_catch_out_of_turn_over_the_limit_leaves_the_drawn_card_of_another_alone() -> None:
    rules = Ruleset(false_catch=2, hand_size=1, hand_limit=4)
    state = given("B1 B2", "G1 G2", "B3", top="R7", pile=PILE, ruleset=rules)
    when(state, 0, "draw")
    assert isinstance(when(state, 1, "catch>0")[-1], SeatOut)
    assert (state.to_move, state.phase, state.drawn) == (0, Phase.DRAWN, cards("Y1")[0])


def test_the_next_seat_names_the_color_of_a_turned_up_wild_if_the_first_goes_over_the_limit() -> None:
    rules = Ruleset(false_catch=2, hand_size=1, hand_limit=3)
    state = given("B1", "G1", "B3", top="W", pile=PILE, ruleset=rules)
    state.phase = Phase.COLOR
    assert when(state, 0, "catch>1")[-1] == TurnBegan(1, Phase.COLOR)
    assert when(state, 1, "color G") == [ColorChosen(1, cards("G1")[0].color), TurnBegan(1, Phase.PLAY)]  # type: ignore[arg-type]


# Until last, elimination of seats, teams


def test_until_last_skips_count_from_the_seat_that_went_out() -> None:
    state = given("RS", "G1 G2", "Y1 Y2", pile=PILE, ruleset=UNTIL_LAST)
    assert when(state, 0, "RS")[1:] == [SeatOut(0, (), placed=True), Skipped(1), TurnBegan(2, Phase.PLAY)]
    rules = Ruleset(scoring="until_last", several=True)
    both = given("RS GS", "G1 G2", "Y1 Y2", "B1", pile=PILE, ruleset=rules)
    assert when(both, 0, "RS+GS")[1:] == [
        SeatOut(0, (), placed=True),
        Skipped(1),
        Skipped(2),
        TurnBegan(3, Phase.PLAY),
    ]
    of_three = given("RS GS", "G1 G2", "Y1 Y2", pile=PILE, ruleset=rules)  # nobody is skipped twice
    assert when(of_three, 0, "RS+GS")[1:] == [SeatOut(0, (), placed=True), Skipped(1), TurnBegan(2, Phase.PLAY)]


def test_until_last_a_last_wild_draw_four_is_drawn_at_once_also_under_draw_and_play() -> None:
    rules = Ruleset(scoring="until_last", play_after_drawing=True)
    state = given("WD4", "R1 G2", "Y1 Y2", pile=PILE, ruleset=rules)
    assert when(state, 0, "WD4G")[1:] == [
        Drew(1, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_FOUR),
        SeatOut(0, (), placed=True),
        TurnBegan(1, Phase.PLAY),
    ]


def test_a_team_of_which_one_is_out_plays_on_and_the_round_ends_when_both_are() -> None:
    rules = Ruleset(teams=True, hand_size=1, hand_limit=3)
    state = given("B1 B2", "G1 G2", "R1 R2", "G3 W", top="Y7", pile="B3 B4 B5 B6", ruleset=rules)
    assert when(state, 0, "draw")[1:] == [
        SeatOut(0, cards("B1 B2 B3"), placed=False),
        TurnBegan(1, Phase.PLAY),
    ]
    state.to_move = 2
    end = when(state, 2, "draw")[-1]
    assert isinstance(end, RoundEnded)
    assert end.points == (0, 6 + 7, 0, 6 + 7)  # 1+2+3 in one hand, 1+2+4 in the other


# Drawing


def test_a_seat_that_can_neither_draw_nor_lay_its_last_card_passes() -> None:
    rules = Ruleset(hand_size=1, hand_limit=2, at_limit="no_draw", must_play=True, several=True, last_card="no_wild")
    state = given("W W", "G1", top="R7", pile=PILE, ruleset=rules)
    assert "WR" in legal(state, 0)
    refusal = refused(state, 0, "pass")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.MUST_PLAY, "must_play")
    assert refused(state, 0, "WR+WR").reason is Reason.LAST_CARD
    only = given("W", "G1", top="R7", pile=PILE, ruleset=Ruleset(must_play=True, last_card="no_action"))
    assert legal(only, 0) == {"draw", "uno"}


def test_the_round_ends_when_all_seats_pass_without_a_draw() -> None:
    rules = Ruleset(hand_size=1, hand_limit=2, at_limit="no_draw")
    state = given("B1 B2", "G1 G3", top="R7", pile=PILE, ruleset=rules)
    when(state, 0, "pass")
    end = when(state, 1, "pass")[-1]
    assert isinstance(end, RoundEnded)
    assert (end.drawn, end.winner) == (True, 0)


def test_classic_a_drawn_wild_draw_four_must_be_played_only_if_no_other_card_fits() -> None:
    fits = given("B7 B1", "G1", top="R7", pile="WD4 Y1", ruleset=CLASSIC)
    when(fits, 0, "draw")
    assert {"pass", "WD4R"} <= legal(fits, 0)
    alone = given("B1 WD4", "G1", top="R7", pile="WD4 Y1", ruleset=CLASSIC)
    when(alone, 0, "draw")
    assert refused(alone, 0, "pass").reason is Reason.MUST_PLAY


@pytest.mark.parametrize(
    ("hand", "guilty"), [("B1 B2", False), ("WSW", True), ("W", True), ("WD4", False), ("RD2 B1", False), ("R1", True)]
)
def test_classic_cards_that_make_a_wild_draw_four_on_a_wild_draw_four_illegal(hand: str, guilty: bool) -> None:
    """A Draw Two of the color cannot be laid on it, so it does not count. Another kind of wild does."""
    state = given(f"WD4 {hand}", "G1", "Y1 Y2 Y3", top="WD4", pile=PILE, ruleset=CLASSIC)
    state.color = cards("R1")[0].color
    assert when(state, 0, "WD4G")[1] == Owed(0, 4)
    assert when(state, 1, "challenge")[0].guilty is guilty  # type: ignore[union-attr]
