"""No Mercy: what its deck prints and counts, and each card and open point of its sheet, by hand."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from tests.rules.decks.printed import counts, points, put_back
from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Card, Color
from unobot.rules.decks.no_mercy import NO_MERCY
from unobot.rules.events import (
    ColorChosen,
    DrawReason,
    Drew,
    Event,
    HandsMoved,
    Owed,
    Phase,
    Played,
    Reversed,
    RoundEnded,
    SeatOut,
    Skipped,
    TurnBegan,
)
from unobot.rules.play.refusals import Reason
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Contradiction, Ruleset, RulesetError, ruleset_of
from unobot.rules.view import observe, redact

RULES = PRESETS["no_mercy"]
POINTS = msgspec.structs.replace(RULES, scoring="points")
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 B1 B2 B3 B4 B5 B6"


def mercy(*hands: str, top: str = "R5", pile: str = PILE, to_move: int = 0, rules: Ruleset = RULES) -> Round:
    return given(*hands, top=top, pile=pile, to_move=to_move, ruleset=rules)


def ended(events: list[Event]) -> RoundEnded:
    last = next(event for event in events if isinstance(event, RoundEnded))
    assert isinstance(last, RoundEnded)
    return last


def test_the_168_cards() -> None:
    assert len(NO_MERCY.cards) == 168
    assert counts(NO_MERCY) == {
        **dict.fromkeys("0123456789", 2),
        "D2": 3,
        "D4": 2,
        "S": 3,
        "R": 3,
        "SA": 2,
        "DA": 3,
        "WR4": 8,
        "WRL": 8,
        "WD6": 4,
        "WD10": 4,
    }


def test_the_points() -> None:
    assert points(NO_MERCY) == {
        **{str(number): number for number in range(10)},
        **dict.fromkeys(("D2", "D4", "S", "R", "SA", "DA"), 20),
        **dict.fromkeys(("WR4", "WRL", "WD6", "WD10"), 50),
    }


def test_only_a_number_is_turned_up_first() -> None:
    assert put_back(NO_MERCY) == {"D2", "D4", "S", "R", "SA", "DA", "WR4", "WRL", "WD6", "WD10"}
    assert {card.face.value for card in RULES.deck() if RULES.may_begin(card)} == set("0123456789")


def test_the_preset_is_the_sheet_played_for_one_round() -> None:
    assert (RULES.cards, RULES.stacking, RULES.hand_limit, RULES.knock_out, RULES.scoring, RULES.target) == (
        *("no_mercy", "raise", 25, 250, "single", 1000),
    )
    assert RULES.seats_missing(10) == 0
    assert Ruleset.from_code(RULES.code) == RULES


def test_skip_everyone_gives_another_turn() -> None:
    state = mercy("RSA R1 R2", "G1 G2", "B7 B8", "B8 B9")
    events = when(state, 0, "RSA")
    assert [event.seat for event in events if isinstance(event, Skipped)] == [1, 2, 3]
    assert (state.to_move, state.phase) == (0, Phase.PLAY)


def test_discard_all_takes_its_color_along_and_none_of_it_acts() -> None:
    state = mercy("RDA R1 RD4 RS G3 W", "G1 G2", "B7 B8")
    (played, turn) = when(state, 0, "RDA")
    assert played == Played(0, (Card.RDA,), Color.RED, None, False, cards("R1 RD4 RS"))
    assert turn == TurnBegan(1, Phase.PLAY)
    assert state.hands[0] == [Card.G3, Card.W]
    assert state.discard == list(cards("R5 R1 RD4 RS RDA"))


def test_discard_all_owes_uno_whatever_the_size_of_the_hand() -> None:
    state = mercy("RDA R1 R2 R3 G3", "G1 G2", "B7 B8")
    assert {"RDA", "RDA!", "uno"} <= legal(state, 0)
    when(state, 0, "RDA")
    assert state.catchable == (0,)
    assert "catch>0" in legal(state, 1)
    early = mercy("RDA R1 R2 R3 G3", "G1 G2", "B7 B8")
    when(early, 0, "uno", "RDA")
    assert early.catchable == ()
    assert "uno" not in legal(mercy("RDA R1 R2 G4 G3", "G1 G2", "B7 B8"), 0)
    assert refused(mercy("RDA R1 R2 G4 G3", "G1 G2", "B7 B8"), 0, "RDA!").reason is Reason.UNO_NOT_NOW


def test_discard_all_may_go_out() -> None:
    state = mercy("RDA R1 R2", "G1 G2", "B7 B8")
    assert legal(state, 0) == {"RDA", "R1", "R2", "draw"}
    assert ended(when(state, 0, "RDA")).winner == 0


def test_discard_all_may_not_go_out_if_no_action_may() -> None:
    rules = msgspec.structs.replace(RULES, last_card="no_action", must_play=True)
    state = mercy("RDA RD2 RSA", "G1 G2", "B7 B8", rules=rules)
    assert "RDA" not in legal(state, 0)
    assert refused(state, 0, "RDA").reason is Reason.LAST_CARD
    assert "draw" in legal(mercy("RDA RDA", "G1 G2", top="R5", rules=rules), 0)


@pytest.mark.parametrize(
    ("last", "answers"),
    [
        ("RD2", "BD2 BD4 WR4 WD6 WD10"),
        ("RD4", "BD4 WR4 WD6 WD10"),
        ("WD6R", "WD6 WD10"),
        ("WD10R", "WD10"),
    ],
)
def test_a_stack_compares_with_the_last_card_and_not_with_the_sum(last: str, answers: str) -> None:
    card = last.removesuffix("R") if last.startswith("W") else last
    state = mercy(f"{card} R1 R2", "BD2 BD4 WR4 WD6 WD10 WRL BSA BDA BR BS B1", "B7 B8")
    when(state, 0, last)
    assert {move.split("!")[0] for move in legal(state, 1)} == {
        "accept",
        *(f"{each}{color}" for each in answers.split() for color in ("RYGB" if each.startswith("W") else [""])),
    }


def test_sums_add_up_and_who_takes_them_loses_the_turn() -> None:
    state = mercy("RD2 R1 R2", "BD2 B1 B2", "WD6 G1 G2", "G8 G9")
    when(state, 0, "RD2")
    when(state, 1, "BD2")
    when(state, 2, "WD6G")
    assert state.owed == 10
    events = when(state, 3, "accept")
    assert len(state.hands[3]) == 12
    assert [event.why for event in events if isinstance(event, Drew)] == [DrawReason.DRAW_SIX]
    assert (state.to_move, state.color, state.owed) == (0, Color.GREEN, 0)


def test_a_reverse_draw_four_hits_the_seat_before() -> None:
    state = mercy("WR4 R1 R2", "G1 G2", "B7 B8", "BD4 WR4 B9")
    events = when(state, 0, "WR4B")
    assert events[1:] == [Reversed(-1), Owed(0, 4, Card.WR4.face), TurnBegan(3, Phase.ANSWER)]
    when(state, 3, "WR4Y")
    assert (state.direction, state.to_move, state.owed) == (1, 0, 8)


def test_with_two_seats_a_reverse_draw_four_falls_on_its_own_player() -> None:
    state = mercy("WR4 R1 R2", "G1 WD10 G2")
    events = when(state, 0, "WR4B")
    assert Skipped(1) in events
    assert (state.to_move, state.phase, state.owed) == (0, Phase.ANSWER, 4)
    when(state, 0, "accept")
    assert (len(state.hands[0]), len(state.hands[1]), state.to_move, state.phase) == (6, 3, 1, Phase.PLAY)


def test_with_two_seats_its_player_may_stack_and_sends_the_sum_over() -> None:
    state = mercy("WR4 BD4 R1 R2", "G1 WR4 G2")
    when(state, 0, "WR4B")
    when(state, 0, "BD4")
    assert (state.to_move, state.owed) == (1, 8)
    when(state, 1, "WR4G")
    assert (state.to_move, state.owed) == (1, 12)
    when(state, 1, "accept")
    assert (len(state.hands[1]), state.to_move) == (14, 0)


def test_with_two_seats_nobody_draws_for_a_reverse_draw_four_that_goes_out() -> None:
    state = mercy("WR4", "G1 G2")
    events = when(state, 0, "WR4B")
    assert ended(events).winner == 0
    assert not any(isinstance(event, Drew) for event in events)


def test_the_seat_that_is_hit_names_the_color_of_a_roulette_and_everybody_sees_the_cards() -> None:
    state = mercy("WRL R1 R2", "G1 G2", "B7 B8", pile="Y1 WD6 R3 G4 B9 B1")
    events = when(state, 0, "WRL")
    assert events == [Played(0, (Card.WRL,), None, None, False), TurnBegan(1, Phase.COLOR)]
    assert (state.color, legal(state, 1)) == (None, {"color R", "color Y", "color G", "color B"})
    chosen, drew, skipped, turn = when(state, 1, "color G")
    assert chosen == ColorChosen(1, Color.GREEN)
    assert drew == Drew(1, cards("Y1 WD6 R3 G4"), DrawReason.ROULETTE, open=True)
    assert (skipped, turn) == (Skipped(1), TurnBegan(2, Phase.PLAY))
    assert state.color is Color.GREEN
    assert redact(drew, None) == drew
    assert observe(state, 2).hands[1] == [Card.HIDDEN] * 6


def test_a_roulette_takes_what_there_is() -> None:
    state = mercy("WRL R1 R2", "G1 G2", "B7 B8", top="R5", pile="Y1 Y2")
    when(state, 0, "WRL")
    events = when(state, 1, "color G")
    assert sum(len(event.cards) for event in events if isinstance(event, Drew)) == 3
    assert state.color is Color.GREEN


def test_a_roulette_names_no_color_and_is_no_stack() -> None:
    state = mercy("WRL RD2 R1", "WRL G2 G3", "B7 B8")
    assert refused(state, 0, "WRLR").reason is Reason.NO_COLOR_ASKED
    when(state, 0, "RD2")
    assert refused(state, 1, "WRL").reason is Reason.CANNOT_STACK


def test_a_roulette_that_goes_out_draws_nothing() -> None:
    events = when(mercy("WRL", "G1 G2", "B7 B8"), 0, "WRL")
    assert ended(events).winner == 0
    assert not any(isinstance(event, Drew) for event in events)


def test_a_seven_must_swap_and_a_zero_passes_all_hands_on() -> None:
    state = mercy("R7 R1 R2", "G1 G2", "B7 B8 B9")
    assert refused(state, 0, "R7").reason is Reason.TARGET_FIRST
    (moved,) = (event for event in when(state, 0, "R7>2") if isinstance(event, HandsMoved))
    assert (moved.hands[0], moved.hands[2]) == (cards("B7 B8 B9"), cards("R1 R2"))
    zero = mercy("R0 R1 R2", "G1 G2", "B7 B8 B9")
    when(zero, 0, "R0")
    assert [len(hand) for hand in zero.hands] == [3, 2, 2]


def test_25_cards_are_out_after_the_whole_draw_and_the_turn_goes_on_behind() -> None:
    state = mercy("WD10 R1 R2", " ".join(["G1"] * 15), "B7 B8", pile=" ".join(["Y1"] * 20))
    when(state, 0, "WD10B")
    events = when(state, 1, "accept")
    (out,) = (event for event in events if isinstance(event, SeatOut))
    assert (out.seat, len(out.cards), state.lost[1]) == (1, 25, 250)
    assert (state.to_move, state.phase, state.owed) == (2, Phase.PLAY, 0)
    assert state.discard[:25] == list(out.cards)


def test_a_roulette_knocks_out_as_well() -> None:
    state = mercy("WRL R1 R2", " ".join(["G1"] * 23), "B7 B8", pile="Y1 Y2 G4 B9")
    when(state, 0, "WRL")
    events = when(state, 1, "color G")
    assert SeatOut(1, (*cards("G1") * 23, *cards("Y1 Y2 G4")), placed=False) in events
    assert state.to_move == 2


def test_drawing_for_a_playable_card_can_knock_out() -> None:
    state = mercy(" ".join(["G1"] * 22), "R1 R2", "B7 B8", pile="Y1 Y2 Y3 B4 R9")
    events = when(state, 0, "draw")
    assert any(isinstance(event, SeatOut) and len(event.cards) == 27 for event in events)
    assert state.to_move == 1


def test_the_last_one_in_wins_and_two_seats_play_by_the_rules_for_two() -> None:
    state = mercy("WD10 RR R2", " ".join(["G1"] * 15), "B7 B8", pile=" ".join(["Y1"] * 20))
    when(state, 0, "WD10R")
    when(state, 1, "accept")
    assert state.playing == 2
    when(state, 2, "draw") if "draw" in legal(state, 2) else None
    last = mercy("WD10 R1 R2", " ".join(["G1"] * 15), pile=" ".join(["Y1"] * 20))
    when(last, 0, "WD10B")
    assert ended(when(last, 1, "accept")).winner == 0


def test_a_last_card_that_draws_may_knock_out_and_counts_250() -> None:
    state = mercy("WD10", " ".join(["G1"] * 15), "B7 B8", pile=" ".join(["Y1"] * 20), rules=POINTS)
    events = when(state, 0, "WD10B")
    assert any(isinstance(event, SeatOut) and event.seat == 1 for event in events)
    assert ended(events).points == (250 + 15, 0, 0)


def test_a_knocked_out_seat_counts_250_instead_of_its_cards() -> None:
    state = mercy("WD10 R1", " ".join(["G1"] * 15), "R9 BD4", pile=" ".join(["Y1"] * 20), rules=POINTS)
    when(state, 0, "WD10R!")
    when(state, 1, "accept")
    when(state, 2, "R9!")
    assert ended(when(state, 0, "R1")).points == (250 + 20, 0, 0)


def test_a_drawn_card_must_be_played_and_a_hand_that_could_play_may_still_draw() -> None:
    state = mercy("G1 R2 R3", "G1 G2", pile="Y1 R4")
    assert "draw" in legal(state, 0)
    when(state, 0, "draw")
    assert legal(state, 0) == {"R4"}


@pytest.mark.parametrize(
    ("field", "value"),
    [("wild_draw_four", "strict"), ("four_needs", "no_playable"), ("challenge_shows", "all")],
)
def test_a_rule_about_cards_that_the_deck_does_not_print_is_refused_by_name(field: str, value: str) -> None:
    with pytest.raises(RulesetError) as caught:
        ruleset_of({"cards": "no_mercy", field: value})
    assert caught.value.reason is Contradiction.NOT_IN_DECK
    assert caught.value.params == {"field": field, "cards": "no_mercy"}


def test_a_knock_out_counts_only_if_a_hand_has_a_limit() -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset(knock_out=250)
    assert caught.value.reason is Contradiction.KNOCK_OUT_NEEDS_LIMIT


def test_a_deck_made_of_another_one_states_the_difference() -> None:
    assert replace(NO_MERCY, name="other").cards == NO_MERCY.cards


def test_the_color_of_a_roulette_ends_the_time_to_catch() -> None:
    state = mercy("WRL B1", "G1 G2", "Y1 Y2")
    when(state, 0, "WRL")
    assert "catch>0" in legal(state, 2)
    when(state, 1, "color Y")
    assert "catch>0" not in legal(state, 2)


def test_a_last_reverse_draw_four_turns_the_direction_before_it_is_drawn() -> None:
    events = when(mercy("WR4", "G1 G2", "Y1 Y2"), 0, "WR4G")
    assert Drew(2, cards("Y1 Y2 Y3 Y4"), DrawReason.DRAW_FOUR) in events


def test_uno_said_for_a_discard_all_lapses_if_another_card_is_laid() -> None:
    state = mercy("RDA R1 R2 B1", "G1 G2 R3", "Y1 Y2 R4")
    when(state, 0, "uno", "R1")
    when(state, 1, "R3")
    when(state, 2, "R4")
    when(state, 0, "RDA")
    assert "catch>0" in legal(state, 1)
