"""A hand can hold many cards with one face. The list of its moves stays short (clause 13.21)."""

from __future__ import annotations

import pytest

from tests.rules.rounds import given, legal, refused, when
from unobot.rules.decks import DECKS
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import Reason, decide, legal_moves
from unobot.rules.ruleset.ruleset import Ruleset

SEVERAL = Ruleset(several=True, decks=4)
MANY = " ".join(["R5"] * 4 + ["Y5"] * 4 + ["G5"] * 4 + ["B5"])


def laid(moves: set[str], first: str) -> set[str]:
    return {move for move in moves if move.startswith(first)}


def test_among_twelve_equal_cards_a_seat_chooses_each() -> None:
    state = given(f"{MANY[:-3]} B1", "G1 G2", ruleset=SEVERAL)
    assert len(laid(legal(state, 0), "R5")) == 4 * 5 * 5 + 1, "with all of them it can say Uno"
    assert {"R5+G5", "R5+Y5+G5", "R5+R5+G5+G5"} <= legal(state, 0)


def test_of_more_equal_cards_a_seat_chooses_the_first_and_how_many() -> None:
    state = given(f"{MANY} B1", "G1 G2", ruleset=SEVERAL)
    moves = laid(legal(state, 0), "R5")
    assert len(moves) == 13 + 1, "with all of them it can say Uno"
    assert {"R5", "R5+R5", "R5+R5+R5+R5+Y5"} <= moves
    refusal = refused(state, 0, "R5+G5")
    assert (refusal.reason, refusal.params) == (Reason.IN_ORDER, {"held": 13})
    when(state, 0, "R5+R5+R5+R5+Y5")
    assert state.top.value == "R5"
    assert len(state.hands[0]) == 9


def test_another_order_of_the_same_cards_is_the_same_play() -> None:
    state = given(f"{MANY} B1", "G1 G2", ruleset=SEVERAL)
    other_order = decide(state, 0, parse_move("R5+Y5+R5+R5+R5"))
    assert other_order == decide(state, 0, parse_move("R5+R5+R5+R5+Y5"))


@pytest.mark.parametrize("name", DECKS)
def test_the_list_is_short_also_for_all_cards_of_four_decks(name: str) -> None:
    whole = Ruleset(cards=name, decks=4, several=True)
    if name in ("official", "classic113"):
        whole = Ruleset(cards=name, decks=4, several=True, seven=True)
    everything = " ".join(card.value for card in whole.deck())
    top = next(card.value for card in whole.deck() if whole.may_begin(card))
    state = given(everything, "R1 R2", "R3", top=top, ruleset=whole)
    assert len(legal_moves(state, 0)) < 5_000


def test_the_longest_list_has_twelve_of_each_face() -> None:
    """Twelve cards in four colors, three of each: the most choices that are listed freely."""
    faces = [*"0123456789", "S", "R", "D2"]
    hand = " ".join(f"{color}{face}" for face in faces for color in "RYGB" for _ in range(3))
    state = given(hand, "R1 R2", "R3", top="R7", ruleset=SEVERAL)
    assert 1_000 < len(legal_moves(state, 0)) < 10_000
