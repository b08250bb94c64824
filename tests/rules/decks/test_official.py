"""The official deck: what it prints, what its cards count, and what each of them does."""

from __future__ import annotations

from tests.rules.decks.printed import counts, points, put_back
from unobot.rules.decks.official import OFFICIAL_DECK


def test_the_108_cards() -> None:
    assert len(OFFICIAL_DECK.cards) == 108
    assert counts(OFFICIAL_DECK) == {
        **dict.fromkeys("123456789", 2),
        "0": 1,
        "S": 2,
        "R": 2,
        "D2": 2,
        "W": 4,
        "WD4": 4,
    }


def test_the_points() -> None:
    assert points(OFFICIAL_DECK) == {
        **{str(number): number for number in range(10)},
        "S": 20,
        "R": 20,
        "D2": 20,
        "W": 50,
        "WD4": 50,
    }


def test_only_a_wild_draw_four_cannot_be_turned_up_first_and_only_it_is_challenged() -> None:
    assert put_back(OFFICIAL_DECK) == {"WD4"}
    assert [face.value for face in OFFICIAL_DECK.challenge] == ["WD4"]
