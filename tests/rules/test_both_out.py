"""Teams in which both partners have to go out (clause 13.20). Seats 0 and 2 play against seats 1 and 3."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.events import DrawReason, Drew, HandsMoved, Phase, Reversed, RoundEnded, SeatOut, Skipped, TurnBegan
from unobot.rules.moves import TIME_UP
from unobot.rules.play.decide import Reason, decide
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Contradiction, Ruleset, RulesetError

BOTH = Ruleset(teams=True, both_out=True)
OUT = SeatOut(0, (), placed=True, waits=True)


def with_rules(**changes: bool | int | str) -> Ruleset:
    return Ruleset.from_code(Ruleset(teams=True, both_out=True, **changes).code)  # type: ignore[arg-type]


def first_out(*hands: str, ruleset: Ruleset = BOTH, pile: str = "Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9") -> Round:
    """Return a round of four in which seat 0 is out. Seat 1 is to move on a Red 1."""
    state = given("R1", *(hands or ("R2 G2", "R3 G3", "R4 G4")), ruleset=ruleset, pile=pile)
    when(state, 0, "R1")
    return state


def test_the_first_partner_who_goes_out_leaves_and_the_others_play_on() -> None:
    state = given("R1", "R2 G2", "R3 G3", "R4 G4", ruleset=BOTH)
    assert when(state, 0, "R1")[1:] == [OUT, TurnBegan(1, Phase.PLAY)]
    assert (state.out, state.playing) == ([0], 3)
    for seat, move in ((1, "R2!"), (2, "R3!"), (3, "R4!")):
        assert state.to_move == seat
        when(state, seat, move)
    assert state.to_move == 1, "the seat that is out is passed over"
    assert legal(state, 0) == set()


def test_the_round_is_won_when_the_second_partner_goes_out() -> None:
    state = first_out("R2 G2", "R3", "R4 W")
    when(state, 1, "R2!")
    end = when(state, 2, "R3")[-1]
    assert isinstance(end, RoundEnded)
    assert (end.winner, end.drawn, end.points) == (2, False, (56, 0, 56, 0))


def test_one_of_each_team_is_out_and_two_are_left() -> None:
    state = first_out("R2", "R3 RR G3", "R4 G4")
    when(state, 1, "R2")
    assert (state.out, state.to_move) == ([0, 1], 2)
    assert when(state, 2, "RR")[1:] == [Skipped(3), TurnBegan(2, Phase.PLAY)], "two seats: a Reverse skips"


def test_the_last_card_of_the_first_partner_acts_on_the_next_seat_that_is_in() -> None:
    draws = given("RD2", "R2 G2", "R3 G3", "R4 G4", ruleset=BOTH)
    events = when(draws, 0, "RD2")
    assert events[1:] == [
        Drew(1, cards("Y0 Y1"), DrawReason.DRAW_TWO),
        OUT,
        Skipped(1),
        TurnBegan(2, Phase.PLAY),
    ]
    skips = given("RS", "R2 G2", "R3 G3", "R4 G4", ruleset=BOTH)
    assert when(skips, 0, "RS")[1:] == [OUT, Skipped(1), TurnBegan(2, Phase.PLAY)]
    turns = given("RR", "R2 G2", "R3 G3", "R4 G4", ruleset=BOTH)
    assert when(turns, 0, "RR")[1:] == [Reversed(-1), OUT, TurnBegan(3, Phase.PLAY)]


def test_the_last_card_can_hit_the_partner() -> None:
    state = given("R1", "R2", "RD2 G3", "R4 G4", ruleset=BOTH, to_move=1)
    when(state, 1, "R2")
    when(state, 2, "RD2!")
    assert len(state.hands[3]) == 4
    assert state.to_move == 0
    when(state, 0, "draw", "pass")
    hit = given("RD2", "R2", "R3 G3", "R4 G4", ruleset=BOTH, to_move=1)
    when(hit, 1, "R2")
    when(hit, 2, "draw", "pass")
    when(hit, 3, "draw", "pass")
    events = when(hit, 0, "RD2")
    assert isinstance(events[1], Drew)
    assert events[1].seat == 2, "seat 1 is out, so the next seat is the partner"


def test_the_last_card_of_the_team_is_drawn_before_counting() -> None:
    state = first_out("R2 G2", "RD2", "R4 G4")
    when(state, 1, "R2!")
    events = when(state, 2, "RD2")
    assert events[1] == Drew(3, cards("Y0 Y1"), DrawReason.DRAW_TWO)
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].points[0] == 2 + 4 + 4 + 1


def test_nobody_swaps_with_a_seat_that_is_out_and_hands_pass_it_by() -> None:
    state = first_out("R2 G2", "R7 R0 G3", "R4 G4", ruleset=with_rules(seven=True, zero=True))
    when(state, 1, "R2!")
    assert {move for move in legal(state, 2) if move.startswith("R7")} == {"R7>1", "R7>3"}
    assert refused(state, 2, "R7>0").reason is Reason.BAD_TARGET
    (moved,) = [event for event in when(state, 2, "R0") if isinstance(event, HandsMoved)]
    assert moved.hands == ((), cards("R4 G4"), cards("G2"), cards("R7 G3"))


def test_each_partner_says_uno_and_is_caught_for_it() -> None:
    state = first_out("R2 G2", "R3 G3", "R4 G4")
    when(state, 1, "R2!")
    when(state, 2, "R3")
    assert "catch>2" in legal(state, 3)
    assert "catch>2" in legal(state, 1)


def test_a_partner_out_at_the_limit_leaves_the_round_to_the_other() -> None:
    limited = with_rules(hand_limit=8)
    state = given("R1 G1", "R5", "Y1 Y2 Y3 Y4 Y5 Y6 Y8", "R4 G4", top="R7", pile="B1 G5 B3", to_move=2, ruleset=limited)
    when(state, 2, "draw")
    assert state.out == [2]
    when(state, 3, "R4!")
    when(state, 0, "R1!")
    when(state, 1, "R5")
    assert state.out == [2, 1], "seat 3 still has cards"
    when(state, 3, "draw", "G5!")
    end = when(state, 0, "G1")[-1]
    assert isinstance(end, RoundEnded)
    assert (end.winner, end.points) == (0, (4, 0, 4, 0))


def test_a_team_without_a_seat_in_the_round_loses_it_by_the_limit() -> None:
    limited = with_rules(hand_limit=8)
    state = given("R1", "R5 G5", "Y1 Y2 Y3 Y4 Y5 Y6 Y8", "R4 G4", pile="B1 B2 B3", ruleset=limited)
    when(state, 0, "R1")
    when(state, 1, "R5!")
    end = when(state, 2, "draw")[-1]
    assert isinstance(end, RoundEnded)
    assert end.winner in (1, 3)
    assert end.points[1] == end.points[3] > 0 == end.points[0]


def test_both_hands_of_a_team_count_in_a_drawn_round() -> None:
    state = first_out("R2 G2", "R3 W", "R4 G4", ruleset=with_rules(blitz=60))
    end = decide(state, 1, TIME_UP)[-1]
    assert isinstance(end, RoundEnded)
    assert end.winner in (1, 3)
    assert end.points == (0, 53, 0, 53)


def test_a_jump_in_can_be_the_last_card_of_a_partner() -> None:
    state = given("R5 B1", "G2 G3", "R5", "R4 G4", ruleset=with_rules(jump_in=True))
    when(state, 0, "R5!")
    events = when(state, 2, "R5")
    assert events[1:] == [SeatOut(2, (), placed=True, waits=True), TurnBegan(3, Phase.PLAY)]


def test_three_teams_end_with_the_first_whose_both_partners_are_out() -> None:
    state = given("R1", "R2", "R3 G3", "R4", "R5 G5", "R6 G6", ruleset=BOTH)
    when(state, 0, "R1")
    when(state, 1, "R2")
    when(state, 2, "R3!")
    end = when(state, 3, "R4")[-1]
    assert isinstance(end, RoundEnded)
    assert (end.winner, end.points) == (3, (25, 0, 0, 25, 0, 0))


def test_it_needs_teams() -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset(both_out=True)
    assert caught.value.reason is Contradiction.BOTH_OUT_NEEDS_TEAMS


def test_events_of_other_rules_are_written_as_before() -> None:
    assert msgspec.json.encode(SeatOut(1, (), placed=True)) == b'{"event":"SeatOut","seat":1,"cards":[],"placed":true}'
