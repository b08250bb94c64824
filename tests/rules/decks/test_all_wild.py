"""All Wild: what its deck prints and counts, and each card of its sheet, by hand."""

from __future__ import annotations

import pytest

from tests.rules.decks.printed import counts, points, put_back
from tests.rules.rounds import given, legal, refused, when
from unobot.rules.decks.all_wild import ALL_WILD
from unobot.rules.events import DrawReason, Drew, Event, Phase, Played, RoundEnded, Skipped
from unobot.rules.play.refusals import Reason
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Contradiction, RulesetError, ruleset_of

RULES = PRESETS["all_wild"]
PILE = "W W W W W W W W"


def wild(*hands: str, to_move: int = 0) -> Round:
    return given(*hands, top="W", pile=PILE, to_move=to_move, ruleset=RULES)


def drew(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, len(event.cards)) for event in events if isinstance(event, Drew)]


def test_our_mix_of_112_cards() -> None:
    assert len(ALL_WILD.cards) == 112
    assert counts(ALL_WILD) == {
        "W": 56,
        "WRV": 8,
        "WSK": 8,
        "WS2": 8,
        "WD2": 8,
        "WD4": 8,
        "WT2": 8,
        "WFS": 8,
    }


def test_the_points() -> None:
    assert points(ALL_WILD) == {"W": 20, **dict.fromkeys(("WRV", "WSK", "WS2", "WD2", "WD4", "WT2", "WFS"), 50)}


def test_any_card_is_turned_up_first_without_an_effect() -> None:
    assert put_back(ALL_WILD) == set()
    assert all(RULES.may_begin(card) for card in ALL_WILD.cards)


def test_a_turn_is_always_a_play_and_names_no_color() -> None:
    state = wild("W WD4 WT2", "W W", "W W W")
    assert legal(state, 0) == {"W", "WD4", "WT2>1", "WT2>2"}
    assert when(state, 0, "W")[0] == Played(0, (ALL_WILD.cards[0],), None, None, False)
    assert refused(wild("W W", "W W"), 0, "WR").reason is Reason.NO_COLOR_ASKED
    assert refused(wild("W W", "W W"), 0, "draw").reason is Reason.MUST_PLAY


@pytest.mark.parametrize(("card", "seats", "turn"), [("WSK", 4, 2), ("WS2", 4, 3), ("WS2", 3, 0), ("WS2", 2, 0)])
def test_skips(card: str, seats: int, turn: int) -> None:
    state = wild(f"{card} W W", *["W W W"] * (seats - 1))
    when(state, 0, card)
    assert (state.to_move, state.phase) == (turn, Phase.PLAY)


@pytest.mark.parametrize(("seats", "turn"), [(4, 3), (2, 0)])
def test_a_reverse(seats: int, turn: int) -> None:
    state = wild("WRV W W", *["W W W"] * (seats - 1))
    when(state, 0, "WRV")
    assert state.to_move == turn


@pytest.mark.parametrize(("card", "count"), [("WD2", 2), ("WD4", 4)])
def test_draw_cards_are_drawn_at_once_without_a_challenge(card: str, count: int) -> None:
    state = wild(f"{card} W W", "W W W", "W W W")
    events = when(state, 0, card)
    assert drew(events) == [(1, count)]
    assert Skipped(1) in events
    assert state.to_move == 2


def test_the_target_of_a_draw_loses_no_turn() -> None:
    state = wild("WT2 W W", "W W W", "W W W")
    events = when(state, 0, "WT2>1")
    assert drew(events) == [(1, 2)]
    assert next(event.why for event in events if isinstance(event, Drew)) is DrawReason.TARGETED
    assert state.to_move == 1


def test_a_forced_swap_must_swap_and_who_then_holds_one_card_owes_uno() -> None:
    state = wild("WFS W W", "W", "W W W")
    assert legal(state, 0) >= {"WFS>1", "WFS>2"}
    assert refused(wild("WFS W W", "W", "W W W"), 0, "WFS").reason is Reason.TARGET_FIRST
    when(state, 0, "WFS>1")
    assert [len(hand) for hand in state.hands] == [1, 2, 3]
    assert "catch>0" in legal(state, 1)
    when(state, 0, "uno")
    assert "catch>0" not in legal(state, 1)


def test_any_card_may_be_the_last_one() -> None:
    events = when(wild("WFS", "W W", "W W W"), 0, "WFS")
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    assert (ended.winner, ended.points) == (0, (100, 0, 0))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("seven", True), ("zero", True), ("first_card", "number_only")),
        *(("four_needs", "no_playable"), ("last_card", "no_wild"), ("first_card", "no_wild")),
    ],
)
def test_a_rule_about_cards_that_are_not_printed_is_refused_by_name(field: str, value: str | bool) -> None:
    with pytest.raises(RulesetError) as caught:
        ruleset_of({"cards": "all_wild", field: value})
    assert (caught.value.reason, caught.value.params["field"]) == (Contradiction.NOT_IN_DECK, field)
