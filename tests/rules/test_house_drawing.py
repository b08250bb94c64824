"""House rules of drawing and laying: until playable, keep, must play, several, the last card, penalties."""

from __future__ import annotations

from tests.rules.rounds import cards, dealt, given, legal, refused, when
from unobot.rules.events import (
    DrawReason,
    Drew,
    FalselyCaught,
    HandShown,
    Passed,
    Phase,
    RoundEnded,
    SeatOut,
    Skipped,
    TimeRanOut,
    TurnBegan,
    WrongPlay,
)
from unobot.rules.moves import TIME_UP, parse_move
from unobot.rules.play.decide import Reason, decide, fair_moves, penalized_moves
from unobot.rules.play.evolve import apply
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.view import observe

PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"


def test_drawing_until_a_card_can_be_laid() -> None:
    rules = Ruleset(draw="until_playable")
    state = given("B1 B2", "G1", top="R7", pile="Y1 Y2 R3 Y4", ruleset=rules)
    assert when(state, 0, "draw") == [Drew(0, cards("Y1 Y2 R3"), DrawReason.CHOICE)]
    assert legal(state, 0) == {"R3", "pass"}
    free = given("B1 B2", "G1", top="R7", pile="Y1 WD4 R3", ruleset=rules)
    assert when(free, 0, "draw") == [Drew(0, cards("Y1 WD4"), DrawReason.CHOICE)]
    strict = given(
        "R1 B2", "G1", top="R7", pile="Y1 WD4 R3", ruleset=Ruleset(draw="until_playable", wild_draw_four="strict")
    )
    assert when(strict, 0, "draw") == [Drew(0, cards("Y1 WD4 R3"), DrawReason.CHOICE)]  # it holds a red card


def test_drawing_until_nothing_is_left_shuffles_the_discards_once() -> None:
    state = given("B1 B2 R1", "G1 G2", top="R7", pile="Y9", ruleset=Ruleset(draw="until_playable"))
    when(state, 0, "R1")
    events = when(state, 1, "draw")
    drew = events[-1]
    assert isinstance(drew, Drew)
    assert drew.cards == cards("Y9 R7")
    assert legal(state, 1) >= {"R7", "pass"}


def test_keep_ends_the_turn_with_the_draw() -> None:
    state = given("B1 B2", "G1", top="R7", pile="R1 Y2", ruleset=Ruleset(drawn_card="keep"))
    assert when(state, 0, "draw") == [Drew(0, cards("R1"), DrawReason.CHOICE), TurnBegan(1, Phase.PLAY)]


def test_keep_with_nothing_left_for_anybody_draws_the_round() -> None:
    state = given("B1 B2", "G1", top="R7", pile="", ruleset=Ruleset(drawn_card="keep"))
    when(state, 0, "draw")
    assert isinstance(when(state, 1, "draw")[-1], RoundEnded)


def test_a_drawn_card_that_must_be_played() -> None:
    rules = Ruleset(drawn_card="must_play")
    state = given("B1 B2", "G1", top="R7", pile="R1 Y2", ruleset=rules)
    when(state, 0, "draw")
    assert legal(state, 0) == {"R1"}
    refusal = refused(state, 0, "pass")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.MUST_PLAY, "drawn_card")


def test_must_play_counts_a_wild_draw_four_only_if_it_is_legal() -> None:
    rules = Ruleset(drawn_card="must_play")
    bluff = given("R2 B2", "G1", top="R7", pile="WD4 Y2", ruleset=rules)
    when(bluff, 0, "draw")
    assert legal(bluff, 0) >= {"WD4R", "pass"}
    honest = given("G2 B2", "G1", top="R7", pile="WD4 Y2", ruleset=rules)
    when(honest, 0, "draw")
    assert "pass" not in legal(honest, 0)


def test_must_play_allows_no_draw_instead() -> None:
    rules = Ruleset(must_play=True)
    refusal = refused(given("R1 B2", "G1", ruleset=rules), 0, "draw")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.MUST_PLAY, "must_play")
    assert "draw" in legal(given("B1 B2", "G1", ruleset=rules), 0)


def test_the_stacking_rules_begin_with_any_card_on_nothing() -> None:
    state = dealt(PRESETS["stacking"], 4, bytes(32), dealer=3)
    assert (state.to_move, state.color, state.discard) == (0, None, [])
    assert {move[: len(str(card))] for card in state.hands[0] for move in legal(state, 0) if move.startswith(str(card))}
    assert "draw" not in legal(state, 0)


def test_several_equal_faces_at_once() -> None:
    state = given("R2 G2 B2 B5", "G1 G2", top="R7", pile=PILE, ruleset=Ruleset(several=True))
    assert {"R2", "R2+G2", "R2+B2", "R2+G2+B2", "R2+G2+B2!"} <= legal(state, 0)
    assert "G2+R2" not in legal(state, 0)  # the first card must match
    refusal = refused(given("R2 G2 B2", "G1", top="R7"), 0, "R2+G2")
    assert (refusal.reason, refusal.params) == (Reason.ONE_CARD_ONLY, {"setting": "several"})


def test_several_are_taken_in_any_order_and_the_first_lies_on_top() -> None:
    state = given("R2 G2 B2 B5", "G1 G2", top="R7", pile=PILE, ruleset=Ruleset(several=True))
    apply(state, decide(state, 0, parse_move("R2+B2+G2!")))
    assert state.top is cards("R2")[0]
    assert state.said_uno[0]


def test_several_draw_twos_and_skips_add_up() -> None:
    rules = Ruleset(several=True)
    state = given("RD2 GD2 B2 B5", "G1 G2", "Y1", top="R7", pile=PILE, ruleset=rules)
    assert when(state, 0, "RD2+GD2")[1] == Drew(1, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_TWO)
    skips = given("RS GS BS B5", "G1 G2", "Y1", top="R7", pile=PILE, ruleset=rules)
    assert when(skips, 0, "RS+GS+BS!")[1:] == [Skipped(1), Skipped(2), TurnBegan(0, Phase.PLAY)]
    turns = given("RR GR BR B5", "G1 G2", "Y1", top="R7", pile=PILE, ruleset=rules)
    when(turns, 0, "RR+GR")
    assert (turns.direction, turns.to_move) == (1, 1)


def test_three_or_more_are_a_bomb() -> None:
    rules = Ruleset(several=True, bomb=True)
    state = given("R2 G2 B2 B5 B6", "G1 G2", "Y1", top="R7", pile=PILE, ruleset=rules)
    assert when(state, 0, "R2+G2+B2")[1:] == [
        Drew(1, cards("Y1"), DrawReason.BOMB),
        Drew(2, cards("Y2"), DrawReason.BOMB),
        TurnBegan(1, Phase.PLAY),
    ]


def test_cards_that_cannot_be_the_last() -> None:
    number = Ruleset(last_card="no_action")
    refusal = refused(given("RS", "G1", ruleset=number), 0, "RS")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.LAST_CARD, "last_card")
    assert "R5" in legal(given("R5", "G1", ruleset=number), 0)
    assert legal(given("W", "G1", ruleset=Ruleset(last_card="no_wild")), 0) == {"draw", "uno"}
    assert "RS" in legal(given("RS", "G1", ruleset=Ruleset(last_card="no_wild")), 0)


def test_a_wrong_catch_costs_cards_and_is_marked() -> None:
    state = given("R1 R2", "G1 G2", pile=PILE, ruleset=Ruleset(false_catch=2))
    assert [str(move) for move in penalized_moves(state, 1)] == ["catch>0"]
    assert fair_moves(state, 1) == []
    assert when(state, 1, "catch>0") == [FalselyCaught(0, 1), Drew(1, cards("Y1 Y2"), DrawReason.PENALTY)]


def test_a_wrong_play_is_taken_back_costs_cards_and_the_turn_goes_on() -> None:
    state = given("R1 B2", "G1 G2", pile=PILE, ruleset=Ruleset(wrong_play=1))
    assert [str(move) for move in penalized_moves(state, 0)] == ["B2"]
    assert when(state, 0, "B2") == [WrongPlay(0, cards("B2")), Drew(0, cards("Y1"), DrawReason.PENALTY)]
    assert (state.to_move, state.phase, state.moves) == (0, Phase.PLAY, 1)
    assert state.hands[0] == list(cards("R1 B2 Y1"))


def test_uno_strict_is_said_with_the_play_or_after_it() -> None:
    state = given("R1 R2", "G1 G2", pile=PILE, ruleset=Ruleset(uno="strict"))
    refusal = refused(state, 0, "uno")
    assert (refusal.reason, refusal.params["setting"]) == (Reason.UNO_NOT_BEFORE, "uno")
    assert "R1!" in legal(state, 0)


def test_uno_announced_by_itself_and_off() -> None:
    announced = given("R1 R2", "G1 G2", pile=PILE, ruleset=Ruleset(uno="announced"))
    assert refused(announced, 0, "R1!").reason is Reason.UNO_BY_ITSELF
    when(announced, 0, "R1")
    assert announced.said_uno[0]
    off = given("R1 R2", "G1 G2", pile=PILE, ruleset=Ruleset(uno="off"))
    when(off, 0, "R1")
    assert (off.said_uno[0], off.catchable) == (False, ())
    assert refused(off, 1, "catch>0").reason is Reason.UNO_BY_ITSELF


def test_the_penalty_for_a_forgotten_uno() -> None:
    state = given("R1 R2", "G1 G2", pile=PILE, ruleset=Ruleset(uno_penalty=4))
    when(state, 0, "R1")
    assert when(state, 1, "catch>0")[1] == Drew(0, cards("Y1 Y2 Y3 Y4"), DrawReason.PENALTY)
    free = given("R1 R2", "G1 G2", pile=PILE, ruleset=Ruleset(uno_penalty=0))
    when(free, 0, "R1")
    assert len(when(free, 1, "catch>0")) == 1


def test_over_the_limit_a_seat_is_out_once_the_draw_is_finished() -> None:
    rules = Ruleset(hand_limit=8, draw="until_playable")
    state = given("B1 B2 B3 B4 B5 B6 B8", "G1", "Y1 Y2", top="R7", pile="Y3 Y4 R1", ruleset=rules)
    events = when(state, 0, "draw")
    assert events[0] == Drew(0, cards("Y3 Y4 R1"), DrawReason.CHOICE)
    assert events[1:] == [
        SeatOut(0, cards("B1 B2 B3 B4 B5 B6 B8 Y3 Y4 R1"), placed=False),
        TurnBegan(1, Phase.PLAY),
    ]
    assert (state.counts[0], state.lost[0], state.top) == (0, 37, cards("R7")[0])
    assert refused(state, 0, "draw").reason is Reason.SEAT_OUT
    assert state.next_seat(2) == 1


def test_the_points_of_a_seat_that_is_out_count_for_the_winner() -> None:
    rules = Ruleset(hand_limit=8)
    state = given("B1 B2 B3 B4 B5 B6 B8", "R1", "Y1 Y2", top="R7", pile="Y3 Y4", ruleset=rules)
    when(state, 0, "draw")
    end = when(state, 1, "R1")[-1]
    assert isinstance(end, RoundEnded)
    assert end.points == (0, 29 + 3 + 3, 0)


def test_the_last_seat_left_wins() -> None:
    state = given("B1 B2 B3 B4 B5 B6 B8", "G1", top="R7", pile="Y3 Y4", ruleset=Ruleset(hand_limit=8))
    end = when(state, 0, "draw")[-1]
    assert isinstance(end, RoundEnded)
    assert (end.winner, end.drawn, end.points) == (1, False, (0, 32))


def test_the_debt_of_a_seat_leaves_with_it() -> None:
    rules = Ruleset(hand_limit=8, stacking="same", several=True, bomb=True)
    state = given("RD2 GD2 BD2 B1", "G1 G2 G3 G4 G5 G6 G8", "Y1", top="R7", pile=PILE, ruleset=rules)
    events = when(state, 0, "RD2+GD2+BD2")
    assert isinstance(events[-2], SeatOut)
    assert events[-1] == TurnBegan(2, Phase.PLAY)
    assert state.owed == 0


def test_at_the_limit_there_is_no_draw() -> None:
    rules = Ruleset(hand_limit=8, at_limit="no_draw")
    state = given("B1 B2 B3 B4 B5 B6 B8 B9", "G1", top="R7", pile="Y3 Y4", ruleset=rules)
    refusal = refused(state, 0, "draw")
    assert refusal.reason is Reason.AT_LIMIT
    assert refusal.params == {"held": 8, "limit": 8, "setting": "at_limit"}
    assert when(state, 0, "pass") == [Passed(0), TurnBegan(1, Phase.PLAY)]


def test_open_hands_are_open_while_they_are_small() -> None:
    state = given("R1 B2 B3", "G1 G2 G3", top="R7", pile=PILE, ruleset=Ruleset(open_hands=3))
    assert when(state, 0, "R1")[-1] == HandShown(0, cards("B2 B3"), open=True)
    assert observe(state, None).hands[0] == list(cards("B2 B3"))
    when(state, 1, "draw", "pass")
    assert when(state, 0, "draw")[-1] == HandShown(0, cards("B2 B3 Y2"), open=False)
    assert observe(state, 1).hands[0] == list(cards("?? ?? ??"))


def test_time_ends_a_round_as_drawn() -> None:
    state = given("R1 B2 B3", "G1 G2 G3", top="R7", ruleset=Ruleset(blitz=60))
    assert decide(state, 1, TIME_UP) == [
        TimeRanOut(),
        RoundEnded(None, True, (0, 0), (0, 0), (cards("R1 B2 B3"), cards("G1 G2 G3"))),
    ]
    assert refused(given("R1", "G1"), 0, "time").reason is Reason.NO_CLOCK


def test_a_wrong_play_costs_cards_after_a_draw_too() -> None:
    state = given("R1 B2", "G1 G2", pile="Y3 Y4 Y5", ruleset=Ruleset(wrong_play=1))
    when(state, 0, "draw")
    assert {"R1", "B2", "Y3", "pass"} <= legal(state, 0)
    assert when(state, 0, "R1") == [WrongPlay(0, cards("R1")), Drew(0, cards("Y4"), DrawReason.PENALTY)]
    assert (state.to_move, state.phase, state.drawn) == (0, Phase.DRAWN, cards("Y3")[0])
    assert when(state, 0, "pass") == [Passed(0), TurnBegan(1, Phase.PLAY)]


def test_a_wrong_play_costs_cards_while_cards_are_owed() -> None:
    rules = Ruleset(wrong_play=1, stacking="same")
    state = given("RD2 B2", "R1 GD2 B3", pile="Y3 Y4 Y5 Y6", ruleset=rules)
    when(state, 0, "RD2")
    assert when(state, 1, "R1") == [WrongPlay(1, cards("R1")), Drew(1, cards("Y3"), DrawReason.PENALTY)]
    assert (state.to_move, state.phase, state.owed) == (1, Phase.ANSWER, 2)
    assert legal(state, 1) == {"accept", "GD2", "R1", "B3", "Y3"}
    assert when(state, 1, "accept")[1] == Drew(1, cards("Y4 Y5"), DrawReason.DRAW_TWO)


def test_a_wrong_play_is_refused_if_no_card_can_be_laid() -> None:
    state = given("WD4 B2", "R1 G2", pile=PILE, ruleset=Ruleset(wrong_play=1))
    when(state, 0, "WD4R")
    assert refused(state, 1, "R1").reason is Reason.ANSWER_FIRST
