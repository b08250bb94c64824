"""The Wild Draw Four, its challenge, and the strict house rule that refuses illegal ones (clause 6)."""

from __future__ import annotations

import pytest

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Card, Color
from unobot.rules.events import Accepted, Caught, Challenged, DrawReason, Drew, Owed, Phase, Played, Skipped, TurnBegan
from unobot.rules.play.decide import Reason
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import observe, redact

PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"
STRICT = Ruleset(wild_draw_four="strict")


def test_may_be_laid_at_any_time_and_the_next_seat_is_asked() -> None:
    state = given("WD4 R1 R2", "G1 G2", "B1 B2", top="R7")
    assert when(state, 0, "WD4G") == [
        Played(0, cards("WD4"), Color.GREEN, None, uno=False),
        Owed(0, 4),
        TurnBegan(1, Phase.ANSWER),
    ]
    assert legal(state, 1) == {"accept", "challenge"}
    assert legal(state, 0) == legal(state, 2) == set()
    refusal = refused(state, 1, "G1")
    assert (refusal.reason, refusal.params) == (Reason.ANSWER_FIRST, {"owed": 4})
    assert refused(state, 1, "draw").reason is Reason.ANSWER_FIRST


@pytest.mark.parametrize(("seats", "next_seat"), [(2, 0), (3, 2)])
def test_accept_draws_four_and_misses_the_turn(seats: int, next_seat: int) -> None:
    state = given("WD4 R1 R2", *["G1 G2"] * (seats - 1), pile=PILE)
    when(state, 0, "WD4G")
    assert when(state, 1, "accept") == [
        Accepted(1),
        Drew(1, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_FOUR),
        Skipped(1),
        TurnBegan(next_seat, Phase.PLAY),
    ]
    assert (state.owed, state.challenged, state.challenged_hand, state.color) == (0, None, (), Color.GREEN)


def test_challenge_guilty_its_player_draws_four_and_the_challenger_takes_a_normal_turn() -> None:
    state = given("WD4 R1 B2", "G1 G2", "B1 B2", top="R7", pile=PILE)
    when(state, 0, "WD4G")
    assert when(state, 1, "challenge") == [
        Challenged(1, 0, guilty=True, hand=cards("R1 B2")),
        Drew(0, cards("Y1 Y2 Y3 Y4"), DrawReason.CHALLENGE),
        TurnBegan(1, Phase.PLAY),
    ]
    assert state.color is Color.GREEN
    assert legal(state, 1) >= {"G1", "draw"}


@pytest.mark.parametrize(("seats", "next_seat"), [(2, 0), (3, 2)])
def test_challenge_not_guilty_the_challenger_draws_six_and_misses_the_turn(seats: int, next_seat: int) -> None:
    state = given("WD4 B1 B2", *["G1 G2"] * (seats - 1), top="R7", pile=PILE)
    when(state, 0, "WD4G")
    assert when(state, 1, "challenge") == [
        Challenged(1, 0, guilty=False, hand=cards("B1 B2")),
        Drew(1, cards("Y1 Y2 Y3 Y4 Y5 Y6"), DrawReason.CHALLENGE),
        Skipped(1),
        TurnBegan(next_seat, Phase.PLAY),
    ]


def test_challenge_judges_the_color_before_the_card_not_the_one_chosen() -> None:
    innocent = given("WD4 G1 G2", "B1 B2", top="R7")
    when(innocent, 0, "WD4G")
    assert when(innocent, 1, "challenge")[0] == Challenged(1, 0, guilty=False, hand=cards("G1 G2"))
    guilty = given("WD4 R1 G2", "B1 B2", top="R7")
    when(guilty, 0, "WD4G")
    assert when(guilty, 1, "challenge")[0] == Challenged(1, 0, guilty=True, hand=cards("R1 G2"))


def test_challenge_judges_a_color_chosen_for_a_wild_before() -> None:
    state = given("W B1 B2", "WD4 G1 G2", top="R7")
    when(state, 0, "WG")
    when(state, 1, "WD4B")
    assert when(state, 0, "challenge")[0] == Challenged(0, 1, guilty=True, hand=cards("G1 G2"))


def test_equal_faces_and_wilds_do_not_make_it_illegal() -> None:
    state = given("WD4 WD4 W G7 B7", "B1 B2", top="R7")
    when(state, 0, "WD4G")
    assert when(state, 1, "challenge")[0] == Challenged(1, 0, guilty=False, hand=cards("WD4 W G7 B7"))


def test_challenge_judges_the_hand_as_it_was_when_the_card_was_laid() -> None:
    state = given("WD4 B1", "G1 G2", "G3 G4", top="R7", pile="R1 R2 " + PILE)
    when(state, 0, "WD4G")
    assert when(state, 2, "catch>0") == [Caught(0, 2), Drew(0, cards("R1 R2"), DrawReason.PENALTY)]
    assert when(state, 1, "challenge") == [
        Challenged(1, 0, guilty=False, hand=cards("B1")),
        Drew(1, cards("Y1 Y2 Y3 Y4 Y5 Y6"), DrawReason.CHALLENGE),
        Skipped(1),
        TurnBegan(2, Phase.PLAY),
    ]


def test_the_hand_is_shown_to_the_challenger_alone() -> None:
    state = given("WD4 R1 B2", "G1 G2", "B1 B2", top="R7")
    when(state, 0, "WD4G")
    shown = when(state, 1, "challenge")[0]
    hidden = Challenged(1, 0, guilty=True, hand=cards("?? ??"))
    assert redact(shown, 1) == redact(shown, 0) == shown
    assert redact(shown, 2) == redact(shown, None) == hidden
    assert observe(state, 1).hands[0] == [Card.HIDDEN] * 6  # shown in that moment, and in no later view


def test_the_hand_to_be_judged_is_seen_by_its_owner_alone() -> None:
    state = given("WD4 R1 B2", "G1 G2", "B1 B2", top="R7")
    when(state, 0, "WD4G")
    assert observe(state, 0).challenged_hand == cards("R1 B2")
    for other in (1, 2, None):
        assert observe(state, other).challenged_hand == cards("?? ??")


def test_a_drawn_wild_draw_four_may_be_laid_and_challenged() -> None:
    state = given("R1 B2", "G1 G2", top="R7", pile="WD4 " + PILE)
    when(state, 0, "draw", "WD4Y")
    assert when(state, 1, "challenge")[0] == Challenged(1, 0, guilty=True, hand=cards("R1 B2"))


def test_strict_refuses_an_illegal_one() -> None:
    state = given("WD4 R1 G2", "G1 G2", top="R7", ruleset=STRICT)
    assert legal(state, 0) == {"R1", "draw"}
    refusal = refused(state, 0, "WD4G")
    assert (refusal.reason, refusal.params) == (
        Reason.FOUR_NOT_LEGAL,
        {"card": Card.WD4, "color": Color.RED, "setting": "wild_draw_four"},
    )


def test_strict_refuses_a_drawn_illegal_one() -> None:
    state = given("R1 G2", "G1 G2", top="R7", pile="WD4 Y1", ruleset=STRICT)
    when(state, 0, "draw")
    assert legal(state, 0) == {"pass"}


def test_strict_has_nothing_to_challenge_so_the_four_are_drawn_with_the_play() -> None:
    state = given("WD4 B1 G7", "G1 G2", top="R7", pile=PILE, ruleset=STRICT)
    assert when(state, 0, "WD4G") == [
        Played(0, cards("WD4"), Color.GREEN, None, uno=False),
        Drew(1, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_FOUR),
        Skipped(1),
        TurnBegan(0, Phase.PLAY),
    ]
