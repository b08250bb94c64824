"""The picture of a roulette shows whom it hits, the color, and all cards that were turned up for it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.pictures.reading import Reading, read
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.roulette_art import WIDTH, roulette_collage
from unobot.rules.cards import LIGHT_COLORS, Card, Color

FOX, BEE = EMBLEMS[0].name, EMBLEMS[3].name


def roulette(cards: str, color: Color = Color.RED) -> Reading:
    """Return what the picture says of a roulette that the bee laid for the fox."""
    return read(roulette_collage(Card.WRL, color, [Card(card) for card in cards.split()], 0, 3).svg())


@pytest.mark.parametrize("color", LIGHT_COLORS)
def test_the_head_says_who_laid_it_whom_it_hits_the_color_and_how_many_cards(color: Color) -> None:
    said = roulette("R4 Y7 G3 B2", color)
    assert said.row(36, 8) == [BEE, "WRL", "arrow", FOX, f"mark-{color.value}", "plus", 4]


def test_the_cards_stand_in_the_order_in_which_they_were_turned_up() -> None:
    said = roulette("G4 B7 W Y2 R5")
    (y,) = {mark.y for mark in said.marks if mark.y > 80}
    assert said.row(y, 1) == ["G4", "B7", "W", "Y2", "R5"]


def test_the_card_that_ends_it_has_a_ring() -> None:
    assert [mark.what for mark in roulette("G4 W R5").marks if mark.ringed] == ["R5"]
    assert not [mark for mark in roulette("G4 W").marks if mark.ringed], "it goes on, or no card is left"


@pytest.mark.parametrize(("cards", "rows"), [(1, 1), (8, 1), (9, 2), (16, 2), (17, 2), (48, 4), (120, 10)])
def test_no_card_covers_another_one(cards: int, rows: int) -> None:
    turned_up = ["G4", "B7", "Y2", "W"] * 30
    said = roulette(" ".join(turned_up[:cards]))
    shown = [mark for mark in said.marks if mark.y > 80]
    lines = sorted({mark.y for mark in shown})
    assert [what for y in lines for what in said.row(y, 0.1)] == turned_up[:cards]
    assert len(lines) == rows
    side = 128 * shown[0].size
    for y in lines:
        places = sorted(mark.x for mark in shown if mark.y == y)
        assert all(right - left > side for left, right in pairwise(places))
        assert side / 2 <= places[0]
        assert places[-1] <= WIDTH - side / 2
