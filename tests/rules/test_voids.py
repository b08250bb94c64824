"""When a seat draws instead of playing, everybody knows that it lacks the color (docs/laws.md, law 4)."""

from __future__ import annotations

import msgspec

from tests.rules.rounds import given, when
from unobot.rules.round import NO_VOIDS
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.rules.view import observe


def test_a_draw_and_a_pass_show_how_many_cards_lack_the_color() -> None:
    state = given("G1 G2 G3", "R1 Y1 R3", pile="B1 R5 Y2 Y3")
    when(state, 0, "draw")
    assert state.voids == [(3, 0, 0, 0), NO_VOIDS]
    when(state, 0, "pass")
    assert state.voids[0] == (4, 0, 0, 0), "the card drawn was not laid either"
    assert observe(state, 1).voids == observe(state, None).voids == state.voids


def test_cards_drawn_later_can_have_any_color() -> None:
    state = given("G1 G2 G3", "RD2 Y1 R3", pile="B1 Y5 Y2 Y3")
    when(state, 0, "draw", "pass")
    when(state, 1, "RD2")
    assert len(state.hands[0]) == 6
    assert state.voids[0] == (4, 0, 0, 0)


def test_a_drawn_card_that_is_laid_leaves_the_others() -> None:
    state = given("G1 G2 G3", "R1 Y1 R3", pile="R5 Y5 Y2 Y3")
    when(state, 0, "draw", "R5")
    assert state.voids[0] == (3, 0, 0, 0)


def test_hands_that_move_are_other_hands() -> None:
    sevens = msgspec.structs.replace(OFFICIAL, seven=True)
    state = given("G1 G2 G3", "R7 Y1 R3", "B1 B2", pile="B1 Y5 Y2 Y3", ruleset=sevens)
    when(state, 0, "draw", "pass")
    when(state, 1, "R7>2")
    assert state.voids[0] == (4, 0, 0, 0)
    when(state, 2, "R3")
    when(state, 0, "draw", "pass")
    assert state.voids == [(5, 0, 0, 0), NO_VOIDS, NO_VOIDS]
