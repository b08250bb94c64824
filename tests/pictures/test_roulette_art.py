"""The roulette below a table shows whom it hits, and all cards that were turned up for it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.pictures.reading import Reading, read
from unobot.pictures.collage import Collage
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.roulette_art import WIDTH, Roulette, roulette_tiles
from unobot.pictures.table_art import RingSeat, table_collage
from unobot.rules.cards import Card, Color

FOX = EMBLEMS[0].name


def turned_up(cards: str, color: Color = Color.RED) -> Roulette:
    return Roulette(0, color, tuple(Card(card) for card in cards.split()))


def roulette(cards: str) -> Reading:
    """Return what the picture says of a roulette that hits the fox."""
    drawn = turned_up(cards)
    return read(Collage(WIDTH, drawn.height, tuple(roulette_tiles(drawn, 0))).svg())


def test_the_cards_stand_in_the_order_in_which_they_were_turned_up() -> None:
    assert roulette("G4 B7 W Y2 R5").row(23, 1) == [FOX, "G4", "B7", "W", "Y2", "R5"]


def test_the_card_that_ends_it_has_a_ring() -> None:
    assert [mark.what for mark in roulette("G4 W R5").marks if mark.ringed] == ["R5"]
    assert not [mark for mark in roulette("G4 W").marks if mark.ringed], "it goes on, or no card is left"


@pytest.mark.parametrize(("cards", "rows"), [(1, 1), (12, 1), (13, 2), (24, 2), (48, 4), (120, 10)])
def test_no_card_covers_another_one(cards: int, rows: int) -> None:
    in_order = (["G4", "B7", "Y2", "W"] * 30)[:cards]
    said = roulette(" ".join(in_order))
    shown = [mark for mark in said.marks if mark.what in in_order]
    lines = sorted({mark.y for mark in shown})
    assert [what for y in lines for what in said.row(y, 0.1) if what != FOX] == in_order
    assert len(lines) == rows
    side = 128 * shown[0].size
    for y in lines:
        places = sorted(mark.x for mark in shown if mark.y == y)
        assert all(right - left > side for left, right in pairwise(places))
        assert side / 2 <= places[0]
        assert places[-1] <= WIDTH - side / 2


def test_it_stands_below_the_table_and_is_no_higher_than_two_lines_of_text_on_a_phone() -> None:
    seats = [RingSeat(0, 5, name="Ann"), RingSeat(3, 7, name="Ben")]
    drawn = turned_up("G4 B7 R5")
    alone = table_collage(seats, 0, 1, Card.WRL, Color.RED, 40)
    both = table_collage(seats, 0, 1, Card.WRL, Color.RED, 40, roulette=drawn)
    assert both.height == alone.height + drawn.height
    assert read(both.svg()).row(alone.height + 23, 1) == [FOX, "G4", "B7", "R5"]
    assert drawn.height * 300 / WIDTH <= 44
