"""The deck of 113 cards: the official one and five newer wilds."""

from __future__ import annotations

from tests.rules.decks.printed import counts, points, put_back
from unobot.rules.decks.classic113 import CLASSIC113
from unobot.rules.decks.official import OFFICIAL_DECK


def test_the_113_cards() -> None:
    assert len(CLASSIC113.cards) == 113
    assert counts(CLASSIC113) == {**counts(OFFICIAL_DECK), "WSW": 1, "WSH": 1, "WC": 3}


def test_a_newer_wild_counts_forty() -> None:
    assert points(CLASSIC113) == {**points(OFFICIAL_DECK), "WSW": 40, "WSH": 40, "WC": 40}


def test_the_first_card_is_as_in_the_official_game() -> None:
    assert put_back(CLASSIC113) == put_back(OFFICIAL_DECK)
