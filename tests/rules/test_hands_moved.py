"""Seven, zero and the three newer wilds: the owner of each hand afterwards, and the cards that each seat saw."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Card, Color
from unobot.rules.events import (
    DrawReason,
    Drew,
    HandsMoved,
    HandsMovedBy,
    Phase,
    Played,
    RoundEnded,
    Skipped,
    TurnBegan,
)
from unobot.rules.play.decide import Reason
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Contradiction, Ruleset, RulesetError
from unobot.rules.view import observe, redact

PARTY = Ruleset(seven=True, zero=True)
CLASSIC = PRESETS["classic113"]
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"


def custom(rule: str | None, *hands: str) -> Round:
    """Return a round in which the Customizable wilds do this. The first seat holds one."""
    state = given("WC B1 B2", *hands, pile=PILE, ruleset=CLASSIC)
    state.rule = rule
    return state


def test_a_seven_swaps_with_a_chosen_seat() -> None:
    state = given("R7 B1 B2", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=PARTY)
    assert {"R7>1", "R7>2"} <= legal(state, 0)
    assert refused(state, 0, "R7").reason is Reason.TARGET_FIRST
    assert refused(state, 0, "R7>0").reason is Reason.BAD_TARGET
    assert refused(state, 0, "R7>3").reason is Reason.BAD_TARGET
    events = when(state, 0, "R7>1")
    hands = (cards("G1"), cards("B1 B2"), cards("Y1 Y2 Y3"))
    assert events[1:] == [HandsMoved(HandsMovedBy.SEVEN, 0, 1, hands), TurnBegan(1, Phase.PLAY)]
    hidden = Card.HIDDEN
    assert redact(events[1], 2) == HandsMoved(HandsMovedBy.SEVEN, 0, 1, ((hidden,), (hidden, hidden), (hidden,) * 3))
    assert observe(state, 0).hands[1] == [hidden, hidden]  # the own cards are now the other seat's secret


def test_uno_belongs_to_the_cards_and_not_to_the_seat() -> None:
    """A seat that gave its last card away is not caught for it. The seat that got one can say Uno, but has not
    forgotten it.
    """
    state = given("R7 B1", "G1 G2", "Y1 Y2 Y3", pile=PILE, ruleset=PARTY)
    when(state, 0, "R7>1")
    assert state.counts == [2, 1, 3]
    assert state.catchable == ()
    assert refused(state, 2, "catch>1").reason is Reason.CATCH_TOO_LATE
    assert "uno" in legal(state, 1)
    said = given("R7 B1 B2", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=PARTY)
    when(said, 1, "uno")
    when(said, 0, "R7>1")
    assert said.said_uno == [False, False, False]


def test_a_zero_passes_all_hands_on_in_the_direction_of_play() -> None:
    state = given("R0 B1 B2", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=PARTY)
    events = when(state, 0, "R0")
    assert events[1] == HandsMoved(HandsMovedBy.ZERO, 0, None, (cards("Y1 Y2 Y3"), cards("B1 B2"), cards("G1")))
    back = given("R0 B1 B2", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=PARTY)
    back.direction = -1
    moved = when(back, 0, "R0")[1]
    assert isinstance(moved, HandsMoved)
    assert moved.hands == (cards("G1"), cards("Y1 Y2 Y3"), cards("B1 B2"))


def test_a_zero_with_two_seats_swaps() -> None:
    state = given("R0 B1 B2", "G1", pile=PILE, ruleset=PARTY)
    when(state, 0, "R0")
    assert state.hands == [list(cards("G1")), list(cards("B1 B2"))]


@pytest.mark.parametrize(
    ("card", "move"), [("R7", "R7"), ("R0", "R0"), ("WSW", "WSWG"), ("WSH", "WSHG"), ("WC", "WCG")]
)
def test_as_the_last_card_it_moves_nothing(card: str, move: str) -> None:
    rules = Ruleset(seven=True, zero=True, cards="classic113")
    state = given(card, "G1 G2", "Y1 Y2 Y3", pile=PILE, ruleset=rules)
    state.rule = "swap"
    events = when(state, 0, move)
    assert [type(event) for event in events] == [Played, RoundEnded]
    assert events[1] == RoundEnded(0, False, (9, 0, 0), (9, 0, 0), ((), cards("G1 G2"), cards("Y1 Y2 Y3")))


def test_wild_swap_hands() -> None:
    state = given("WSW B1 B2", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=CLASSIC)
    assert when(state, 0, "WSWG>2")[1] == HandsMoved(
        HandsMovedBy.SWAP, 0, 2, (cards("Y1 Y2 Y3"), cards("G1"), cards("B1 B2"))
    )


def test_wild_shuffle_hands_deals_all_cards_again_from_the_next_seat_on() -> None:
    state = given("WSH B1 B2", "G1 G2 G3 G4", "Y1", pile=PILE, ruleset=CLASSIC)
    moved = when(state, 0, "WSHG")[1]
    assert isinstance(moved, HandsMoved)
    assert [len(hand) for hand in moved.hands] == [2, 3, 2]  # the seat after the player gets the odd one
    assert Counter(card for hand in moved.hands for card in hand) == Counter(cards("B1 B2 G1 G2 G3 G4 Y1"))


def test_others_draw_one_each_from_the_next_seat_on() -> None:
    state = custom("others_draw", "G1", "Y1 Y2")
    assert when(state, 0, "WCG")[1:] == [
        Drew(1, cards("Y1"), DrawReason.CUSTOMIZABLE),
        Drew(2, cards("Y2"), DrawReason.CUSTOMIZABLE),
        TurnBegan(1, Phase.PLAY),
    ]


def test_pass_hands() -> None:
    state = custom("pass_hands", "G1", "Y1 Y2")
    assert when(state, 0, "WCG")[1] == HandsMoved(
        HandsMovedBy.PASS_HANDS, 0, None, (cards("Y1 Y2"), cards("B1 B2"), cards("G1"))
    )


def test_target_draws_two() -> None:
    state = custom("target_draws", "G1", "Y1 Y2")
    assert refused(state, 0, "WCG").reason is Reason.TARGET_FIRST
    assert when(state, 0, "WCG>2")[1:] == [Drew(2, cards("Y1 Y2"), DrawReason.CUSTOMIZABLE), TurnBegan(1, Phase.PLAY)]


def test_skip_all_plays_again() -> None:
    state = custom("skip_all", "G1", "Y1 Y2")
    assert refused(state, 0, "WCG>2").reason is Reason.NO_TARGET
    assert when(state, 0, "WCG")[1:] == [Skipped(1), Skipped(2), TurnBegan(0, Phase.PLAY)]


def test_swap_by_vote() -> None:
    state = custom("swap", "G1", "Y1 Y2")
    assert when(state, 0, "WCG>1")[1] == HandsMoved(
        HandsMovedBy.SWAP, 0, 1, (cards("G1"), cards("B1 B2"), cards("Y1 Y2"))
    )


def test_a_turned_up_swap_names_a_color_and_swaps_then_that_seat_plays() -> None:
    state = given("B1 B2", "G1", "Y1 Y2 Y3", top="WSW", pile=PILE, ruleset=CLASSIC)
    state.phase = Phase.COLOR
    assert len(legal(state, 0)) == 8
    assert refused(state, 0, "color R").reason is Reason.TARGET_FIRST
    assert when(state, 0, "color G>2")[1:] == [
        HandsMoved(HandsMovedBy.SWAP, 0, 2, (cards("Y1 Y2 Y3"), cards("G1"), cards("B1 B2"))),
        TurnBegan(0, Phase.PLAY),
    ]


@pytest.mark.parametrize("top", ["WSH", "WC"])
def test_turned_up_the_others_name_a_color_only(top: str) -> None:
    state = given("B1 B2", "G1", top=top, pile=PILE, ruleset=CLASSIC)
    state.phase = Phase.COLOR
    assert legal(state, 0) == {"color R", "color Y", "color G", "color B"}
    assert refused(state, 0, "color G>1").reason is Reason.NO_TARGET


def test_classic_no_draw_two_on_a_wild_draw_four_but_draw_two_on_draw_two() -> None:
    state = given("RD2 B1 B2", "G1", top="WD4", pile=PILE, ruleset=CLASSIC)
    state.color = cards("R1")[0].color
    refusal = refused(state, 0, "RD2")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.TWO_ON_FOUR, "cards")
    assert "RD2" in legal(given("RD2 B1 B2", "G1", top="GD2", ruleset=CLASSIC), 0)


def test_classic_a_challenge_asks_for_no_other_playable_card_and_shows_the_hand_to_all() -> None:
    state = given("WD4 B7 B1", "G1", "Y1 Y2 Y3", top="R7", pile=PILE, ruleset=CLASSIC)
    when(state, 0, "WD4G")
    challenged = when(state, 1, "challenge")[0]
    assert redact(challenged, 2) == redact(challenged, None) == challenged  # guilty: the Blue 7 fits
    assert challenged.guilty  # type: ignore[union-attr]
    honest = given("WD4 WD4 B1", "G1", "Y1 Y2 Y3", top="R7", pile=PILE, ruleset=CLASSIC)
    when(honest, 0, "WD4G")
    assert not when(honest, 1, "challenge")[0].guilty  # type: ignore[union-attr]


KEEPS = Ruleset(seven=True, zero=True, keep_hands=True)


def test_an_optional_seven_swaps_with_a_chosen_seat_or_with_none() -> None:
    state = given("R7 B1 B2", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=KEEPS)
    assert {move for move in legal(state, 0) if move.startswith("R7")} == {"R7", "R7>1", "R7>2"}
    assert refused(state, 0, "R7>0").reason is Reason.BAD_TARGET
    declined = state.copy()
    assert when(declined, 0, "R7") == [Played(0, cards("R7"), Color.RED, None, False), TurnBegan(1, Phase.PLAY)]
    assert declined.hands[0] == list(cards("B1 B2"))
    when(state, 0, "R7>1")
    assert state.hands[:2] == [list(cards("G1")), list(cards("B1 B2"))]


def test_an_optional_zero_aims_at_the_seat_that_gets_the_hand_or_moves_nothing() -> None:
    state = given("R0 B1 B2", "G1", "Y1 Y2 Y3", pile=PILE, ruleset=KEEPS)
    assert {move for move in legal(state, 0) if move.startswith("R0")} == {"R0", "R0>1"}
    assert refused(state, 0, "R0>2").reason is Reason.BAD_TARGET
    declined = state.copy()
    assert when(declined, 0, "R0") == [Played(0, cards("R0"), Color.RED, None, False), TurnBegan(1, Phase.PLAY)]
    events = when(state, 0, "R0>1")
    hands = (cards("Y1 Y2 Y3"), cards("B1 B2"), cards("G1"))
    assert events[1:] == [HandsMoved(HandsMovedBy.ZERO, 0, None, hands), TurnBegan(1, Phase.PLAY)]


def test_an_optional_zero_follows_the_direction_of_play() -> None:
    state = given("RR B4", "R0 B1 B2", "R3 G1 G2", pile=PILE, ruleset=KEEPS)
    when(state, 0, "RR!")
    when(state, 2, "R3")
    assert {move for move in legal(state, 1) if move.startswith("R0")} == {"R0", "R0>0"}


def test_the_play_that_leaves_one_card_says_uno_with_a_swap_and_without() -> None:
    state = given("R7 B1", "G1 G2", pile=PILE, ruleset=KEEPS)
    assert {move for move in legal(state, 0) if move.startswith("R7")} == {"R7", "R7!", "R7>1", "R7>1!"}


def test_the_last_card_has_no_target() -> None:
    state = given("R7", "G1 G2", pile=PILE, ruleset=KEEPS)
    assert {move for move in legal(state, 0) if move.startswith("R7")} == {"R7"}
    assert isinstance(when(state, 0, "R7")[-1], RoundEnded)


def test_several_optional_sevens_swap_once_or_not_at_all() -> None:
    state = given("R7 G7 B1 B2", "G1", pile=PILE, ruleset=Ruleset(seven=True, keep_hands=True, several=True))
    assert {"R7+G7", "R7+G7>1", "R7", "R7>1"} <= legal(state, 0)


def test_a_jump_in_with_an_optional_zero() -> None:
    state = given(
        "R0 B1 B2", "G1 G2", "R0 Y2 Y3", top="R5", pile=PILE, ruleset=Ruleset(zero=True, keep_hands=True, jump_in=True)
    )
    when(state, 0, "R0")
    assert {"R0", "R0>0"} <= legal(state, 2)
    when(state, 2, "R0>0")
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert state.hands[0] == list(cards("Y2 Y3"))


def test_without_a_seven_or_a_zero_nothing_is_optional() -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset(keep_hands=True)
    assert caught.value.reason is Contradiction.KEEP_NEEDS_MOVE
