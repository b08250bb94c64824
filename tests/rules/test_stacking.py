"""Owed cards: stacked, sent back, passed on, doubled, challenged, and drawn at last."""

from __future__ import annotations

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Color, Face
from unobot.rules.events import (
    Accepted,
    Challenged,
    DrawReason,
    Drew,
    Owed,
    Phase,
    Played,
    Reversed,
    RoundEnded,
    Skipped,
    TurnBegan,
)
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import Reason
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler

SAME = Ruleset(stacking="same")
ANY = Ruleset(stacking="any")
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4 G5 G6 G8 G9"


def test_a_draw_two_is_answered_with_any_draw_two_and_the_sum_passes_on() -> None:
    state = given("RD2 B1", "GD2 B2", "B3 B4", pile=PILE, ruleset=SAME)
    assert when(state, 0, "RD2")[1:] == [Owed(0, 2, Face.DRAW_TWO), TurnBegan(1, Phase.ANSWER)]
    assert legal(state, 1) == {"accept", "GD2", "GD2!", "uno", "catch>0"}
    assert when(state, 1, "GD2!")[1:] == [Owed(1, 4, Face.DRAW_TWO), TurnBegan(2, Phase.ANSWER)]
    assert when(state, 2, "accept") == [
        Accepted(2),
        Drew(2, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_TWO),
        Skipped(2),
        TurnBegan(0, Phase.PLAY),
    ]
    assert (state.owed, state.owed_face) == (0, None)


def test_a_card_that_does_not_stack_names_the_setting() -> None:
    state = given("RD2 B1 B5", "WD4 R2", "B3 B4", pile=PILE, ruleset=SAME)
    when(state, 0, "RD2")
    refusal = refused(state, 1, "WD4R")
    assert (refusal.reason, refusal.params["setting"], refusal.params["owed"]) == (Reason.CANNOT_STACK, "stacking", 2)
    assert refused(state, 1, "R2").reason is Reason.CANNOT_STACK
    assert refused(state, 1, "draw").reason is Reason.ANSWER_FIRST
    assert refused(state, 1, "challenge").reason is Reason.NO_CHALLENGE


def test_a_four_on_a_two_is_a_raise_and_a_two_on_a_four_takes_any() -> None:
    raise_it = given("RD2 B1 B5", "WD4 R2 R3", "GD2 B4", pile=PILE, ruleset=Ruleset(stacking="raise"))
    when(raise_it, 0, "RD2")
    when(raise_it, 1, "WD4B")
    assert raise_it.owed == 6
    assert legal(raise_it, 2) == {"accept", "challenge", "uno"}
    any_card = given("RD2 B1 B5", "WD4 R2 R3", "GD2 B4 B6", pile=PILE, ruleset=ANY)
    when(any_card, 0, "RD2")
    when(any_card, 1, "WD4B")
    when(any_card, 2, "GD2")
    assert any_card.owed == 8
    assert legal(any_card, 0) == {"accept", "uno"}  # a Draw Two lies on the four, so the four cannot be challenged


def test_a_guilty_player_of_the_last_four_draws_the_whole_sum() -> None:
    state = given("WD4 B1 B5", "WD4 G2 R3", "B3 B4", pile=PILE, ruleset=SAME)
    when(state, 0, "WD4R")
    when(state, 1, "WD4B")  # it holds a red card
    events = when(state, 2, "challenge")
    assert events == [
        Challenged(2, 1, guilty=True, hand=cards("G2 R3")),
        Drew(1, cards("Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"), DrawReason.CHALLENGE),
        TurnBegan(2, Phase.PLAY),
    ]
    assert (state.color, state.owed) == (Color.BLUE, 0)


def test_a_failed_challenge_costs_the_sum_and_two() -> None:
    state = given("WD4 B1 B5", "WD4 G2 G3", "B3 B4", pile=PILE, ruleset=SAME)
    when(state, 0, "WD4R")
    when(state, 1, "WD4B")
    drew = when(state, 2, "challenge")[1]
    assert isinstance(drew, Drew)
    assert (drew.seat, len(drew.cards)) == (2, 10)


def test_played_last_the_whole_sum_is_drawn_without_an_answer() -> None:
    state = given("RD2 B1 B5", "GD2", "B3 GD2", pile=PILE, ruleset=SAME)
    when(state, 0, "RD2")
    events = when(state, 1, "GD2")
    assert events[:2] == [
        Played(1, cards("GD2"), Color.GREEN, None, uno=False),
        Drew(2, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_TWO),
    ]
    assert isinstance(events[2], RoundEnded)


def test_a_reverse_sends_the_sum_back_and_a_skip_passes_it_on() -> None:
    rules = Ruleset(reverse_sends_back=True, skip_passes_on=True)
    state = given("RD2 B1 B5", "RR B2 B6", "B3 B4", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    assert when(state, 1, "RR")[1:] == [Reversed(-1), TurnBegan(0, Phase.ANSWER)]
    assert state.owed == 2
    when(state, 0, "accept")
    assert state.to_move == 2
    state = given("RD2 B1 B5", "RS BS B6", "BS B4 B7", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    assert "BS" not in legal(state, 1)  # neither the active color nor the face of the top card
    assert when(state, 1, "RS")[1:] == [TurnBegan(2, Phase.ANSWER)]
    assert "BS" in legal(state, 2)


def test_a_wild_draw_four_that_came_back_is_not_challenged_by_its_own_player() -> None:
    state = given("WD4 B1 B5", "RR B2 B6", "B3 B4", pile=PILE, ruleset=Ruleset(reverse_sends_back=True))
    when(state, 0, "WD4R")
    assert legal(state, 1) >= {"challenge", "accept", "RR"}
    when(state, 1, "RR")
    assert legal(state, 0) == {"accept", "uno"}
    assert refused(state, 0, "challenge").reason is Reason.NO_CHALLENGE


def test_with_two_seats_a_reverse_still_sends_the_sum_to_the_other() -> None:
    state = given("RD2 B1 B5", "RR B2 B6", pile=PILE, ruleset=Ruleset(reverse_sends_back=True))
    when(state, 0, "RD2")
    assert when(state, 1, "RR")[1:] == [TurnBegan(0, Phase.ANSWER)]
    assert state.direction == 1


def test_a_sum_sent_back_with_the_last_card_is_drawn_at_once() -> None:
    state = given("RD2 B1 B5", "RR", "B3 B4", pile=PILE, ruleset=Ruleset(reverse_sends_back=True))
    when(state, 0, "RD2")
    events = when(state, 1, "RR")
    assert events[1:3] == [Reversed(-1), Drew(0, cards("Y1 Y2"), DrawReason.DRAW_TWO)]
    assert state.is_over


def test_revenge_doubles_a_sum_answered_by_stacking_up_to_50() -> None:
    rules = Ruleset(stacking="same", revenge=True)
    state = given("RD2 B1 B5", "GD2 B2 B6", "BD2 B4 B7", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    when(state, 1, "GD2")
    assert state.owed == 6
    when(state, 2, "BD2")
    assert state.owed == 14
    state.owed = 30
    state.hands[0].append(cards("YD2")[0])
    when(state, 0, "YD2")
    assert state.owed == 50


def test_a_turned_up_draw_two_may_be_answered_like_a_played_one() -> None:
    for key in range(200):
        events = deal(SAME, 3, 0, Shuffler(key.to_bytes(32, "big")))
        if events[-2:] == [Owed(0, 2, Face.DRAW_TWO), TurnBegan(1, Phase.ANSWER)]:
            return
    raise AssertionError("no draw two was turned up in 200 deals")


def test_draw_and_play_gives_the_turn_to_the_seat_that_draws() -> None:
    rules = PRESETS["draw_and_play"]
    state = given("RD2 B1 B5", "B2 B6", "B3 B4", pile=PILE, ruleset=rules)
    assert when(state, 0, "RD2")[1:] == [Drew(1, cards("Y1 Y2"), DrawReason.DRAW_TWO), TurnBegan(1, Phase.PLAY)]
    state = given("WD4 B1 B5", "B2 B6", "B3 B4", pile=PILE, ruleset=rules)
    when(state, 0, "WD4G")
    assert when(state, 1, "accept")[-1] == TurnBegan(1, Phase.PLAY)
    state = given("WD4 B1 B5", "B2 B6", "B3 B4", pile=PILE, ruleset=rules)
    when(state, 0, "WD4G")
    assert when(state, 1, "challenge")[-2:] == [Skipped(1), TurnBegan(2, Phase.PLAY)]  # six cards and the turn


def test_the_reshuffle_in_the_middle_of_a_sum_gives_all_cards_there_are() -> None:
    state = given("RD2 B1 B5", "GD2 B2 B6", "B3 B4", pile="Y1", ruleset=SAME)
    when(state, 0, "RD2")
    when(state, 1, "GD2")
    events = when(state, 2, "accept")
    drew = next(event for event in events if isinstance(event, Drew))
    assert sorted(map(str, drew.cards)) == ["R7", "RD2", "Y1"]  # the top card stays
    assert drew.cards[0] is cards("Y1")[0]


def test_without_wilds_only_a_draw_two_answers_a_draw_two() -> None:
    rules = Ruleset(stacking="no_wild")
    state = given("RD2 WD4 B1", "GD2 WD4 B2", "B3 B4 WD4", pile=PILE, ruleset=rules)
    when(state, 0, "RD2")
    assert legal(state, 1) == {"accept", "GD2"}
    refusal = refused(state, 1, "WD4R")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.CANNOT_STACK, "stacking")
    when(state, 1, "GD2")
    assert (state.owed, state.to_move) == (4, 2)
    when(state, 2, "accept")
    when(state, 0, "WD4Y")
    assert not any(move.startswith(("G", "W")) for move in legal(state, 1)), (
        "four cards of a wild are not answered with a card"
    )
