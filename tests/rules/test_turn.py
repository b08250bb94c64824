"""A turn, and the effects of the cards that are played from the hand (clauses 4 and 5)."""

from __future__ import annotations

import pytest

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Card, Color
from unobot.rules.events import DrawReason, Drew, Passed, Phase, Played, Reversed, Skipped, TurnBegan
from unobot.rules.play.decide import Reason


def test_a_card_matches_by_color_or_face_and_a_wild_always_does() -> None:
    state = given("R2 G7 Y3 W WD4", "B1 B2", top="R7")
    wilds = {f"{wild}{color}" for wild in ("W", "WD4") for color in "RYGB"}
    assert legal(state, 0) == {"R2", "G7", "draw"} | wilds
    refusal = refused(state, 0, "Y3")
    assert refusal.reason is Reason.NO_MATCH
    assert refusal.params == {"card": Card.Y3, "color": Color.RED, "top": Card.R7}


def test_action_cards_match_each_other_by_face() -> None:
    assert legal(given("GS YR BD2 B1", "B1 B2", top="RS"), 0) == {"GS", "draw"}


def test_equal_cards_are_one_move() -> None:
    state = given("R2 R2 W W B1", "B1 B2")
    assert legal(state, 0) == {"R2", "WR", "WY", "WG", "WB", "draw"}


def test_only_the_seat_to_move_plays() -> None:
    state = given("R2 B2 B3", "R3 B4 B5", "R4 B6 B8")
    for move in ("R3", "draw", "pass", "accept", "challenge", "color R"):
        refusal = refused(state, 1, move)
        assert (refusal.reason, refusal.params) == (Reason.NOT_YOUR_TURN, {"seat": 0})
    assert legal(state, 1) == set()


def test_a_card_must_be_in_the_hand() -> None:
    refusal = refused(given("R2 B2 B3", "R3 B4 B5"), 0, "R3")
    assert (refusal.reason, refusal.params) == (Reason.NOT_IN_HAND, {"card": Card.R3})


def test_the_official_rules_lay_one_card_without_a_target() -> None:
    state = given("R2 R2 G2 B3", "R3 B4 B5")
    assert refused(state, 0, "R2+G2").reason is Reason.ONE_CARD_ONLY
    assert refused(state, 0, "R2+R2").reason is Reason.ONE_CARD_ONLY
    assert refused(state, 0, "R2>1").reason is Reason.NO_TARGET


def test_number_the_next_seat_plays() -> None:
    state = given("R2 B2 B3", "R3 B4 B5", "R4 B6 B8")
    assert when(state, 0, "R2") == [
        Played(0, cards("R2"), Color.RED, None, uno=False),
        TurnBegan(1, Phase.PLAY),
    ]
    assert state.discard == list(cards("R7 R2"))
    assert state.hands[0] == list(cards("B2 B3"))


def test_draw_is_allowed_with_a_playable_card_and_is_always_answered() -> None:
    state = given("R2 B2 B3", "R3 B4 B5", pile="R9 Y1")
    assert when(state, 0, "draw") == [Drew(0, cards("R9"), DrawReason.CHOICE)]
    assert (state.phase, state.drawn, state.to_move) == (Phase.DRAWN, Card.R9, 0)
    assert legal(state, 0) == {"R9", "pass"}
    assert when(state, 0, "pass") == [Passed(0), TurnBegan(1, Phase.PLAY)]
    assert state.drawn is None


def test_only_the_drawn_card_may_be_played() -> None:
    state = given("R2 B2 B3", "R3 B4 B5", pile="R9 Y1")
    when(state, 0, "draw")
    refusal = refused(state, 0, "R2")
    assert (refusal.reason, refusal.params) == (Reason.ONLY_DRAWN, {"card": Card.R9})
    assert refused(state, 0, "draw").reason is Reason.ALREADY_DREW
    assert when(state, 0, "R9") == [
        Played(0, cards("R9"), Color.RED, None, uno=False),
        TurnBegan(1, Phase.PLAY),
    ]


def test_a_drawn_card_that_does_not_match_is_asked_about_as_well() -> None:
    state = given("R2 B2 B3", "R3 B4 B5", pile="Y9 Y1")
    when(state, 0, "draw")
    assert state.phase is Phase.DRAWN
    assert legal(state, 0) == {"pass"}
    assert refused(state, 0, "Y9").reason is Reason.NO_MATCH


def test_no_pass_without_a_draw() -> None:
    assert refused(given("R2 B2", "R3 B4"), 0, "pass").reason is Reason.DRAW_FIRST


def test_nothing_to_answer_without_a_wild_draw_four() -> None:
    state = given("R2 B2", "R3 B4")
    assert refused(state, 0, "accept").reason is Reason.NOTHING_TO_ANSWER
    assert refused(state, 0, "challenge").reason is Reason.NOTHING_TO_ANSWER


@pytest.mark.parametrize(("seats", "next_seat"), [(2, 0), (3, 2), (4, 2)])
def test_skip_the_next_seat_misses_a_turn(seats: int, next_seat: int) -> None:
    state = given("RS B1 B2", *["G1 G2 G3"] * (seats - 1))
    assert when(state, 0, "RS")[1:] == [Skipped(1), TurnBegan(next_seat, Phase.PLAY)]


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_reverse_turns_the_direction(seats: int) -> None:
    state = given("RR RR B1 B2", *["G1 G2 R3"] * (seats - 1))
    assert when(state, 0, "RR")[1:] == [Reversed(-1), TurnBegan(seats - 1, Phase.PLAY)]
    when(state, seats - 1, "R3")
    assert state.to_move == seats - 2
    assert state.direction == -1


def test_reverse_twice_goes_the_first_way_again() -> None:
    state = given("RR B1 B2", "G1 G2 R3", "GR G2 R3")
    when(state, 0, "RR")
    assert when(state, 2, "GR")[1:] == [Reversed(1), TurnBegan(0, Phase.PLAY)]


def test_reverse_with_two_seats_is_a_skip() -> None:
    state = given("RR B1 B2", "G1 G2 G3")
    assert when(state, 0, "RR")[1:] == [Skipped(1), TurnBegan(0, Phase.PLAY)]
    assert state.direction == 1


@pytest.mark.parametrize(("seats", "next_seat"), [(2, 0), (3, 2)])
def test_draw_two_is_drawn_with_the_play_and_costs_the_turn(seats: int, next_seat: int) -> None:
    state = given("RD2 B1 B2", *["G1 G2 G3"] * (seats - 1), pile="Y1 Y2 Y3")
    assert when(state, 0, "RD2")[1:] == [
        Drew(1, cards("Y1 Y2"), DrawReason.DRAW_TWO),
        Skipped(1),
        TurnBegan(next_seat, Phase.PLAY),
    ]
    assert state.pile == list(cards("Y3"))


def test_wild_names_the_color_the_current_one_included() -> None:
    state = given("W B1 B2", "G1 G2 G3", top="R7")
    assert when(state.copy(), 0, "WR")[0] == Played(0, cards("W"), Color.RED, None, uno=False)
    assert when(state, 0, "WG") == [
        Played(0, cards("W"), Color.GREEN, None, uno=False),
        TurnBegan(1, Phase.PLAY),
    ]
    assert (state.color, state.last_color, state.top) == (Color.GREEN, Color.RED, Card.W)
    assert "G1" in legal(state, 1)


def test_after_the_round_nobody_moves() -> None:
    state = given("R2", "B1 B2 B3")
    when(state, 0, "R2")
    for seat in (0, 1):
        for move in ("draw", "uno", "catch>0", "B1"):
            assert refused(state, seat, move).reason is Reason.ROUND_OVER
