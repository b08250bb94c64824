"""The launcher below the table says how often it clicked, and what each press of the last move gave."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.pictures.reading import Reading, read
from unobot.pictures.collage import Collage
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.launcher_art import HEIGHT, WIDTH, Launcher, PressSign, launcher_tiles
from unobot.pictures.table_art import RingSeat, table_collage
from unobot.rules.cards import Card, Color

FOX, BEE = EMBLEMS[0].name, EMBLEMS[3].name
CLICK, PENDING = PressSign(3, fired=False), PressSign(3, fired=None)


def launcher(clicks: int, *presses: PressSign) -> Reading:
    return read(Collage(WIDTH, HEIGHT, tuple(launcher_tiles(Launcher(clicks, presses), 0))).svg())


def test_clicks_shots_and_what_is_still_to_come_stand_in_their_order() -> None:
    said = launcher(0, CLICK, PressSign(3, fired=True, cards=5), PressSign(0, fired=True, cards=12), PENDING)
    assert said.row(25, 8) == [BEE, "bolt", "plus", 5, FOX, "plus", 12, BEE, "hidden"]


@pytest.mark.parametrize("clicks", range(5))
def test_a_lamp_is_lit_for_each_click(clicks: int) -> None:
    svg = Collage(WIDTH, HEIGHT, tuple(launcher_tiles(Launcher(clicks), 0))).svg()
    assert svg.count('r="5.500" fill="#ffd75e"') == clicks


@pytest.mark.parametrize("seats", [1, 4, 9])
def test_no_sign_covers_another_one(seats: int) -> None:
    said = launcher(0, *(PressSign(seat, fired=bool(seat % 2), cards=seat) for seat in range(seats)))
    places = sorted(
        {round(mark.x) for mark in said.marks if mark.what == "bolt" or mark.what in {e.name for e in EMBLEMS}}
    )
    assert all(right - left > 15 for left, right in pairwise(places))
    assert places[-1] < WIDTH - 20


def test_it_stands_below_the_table() -> None:
    seats = [RingSeat(0, 5, name="Ann"), RingSeat(3, 7, name="Ben")]
    alone = table_collage(seats, 0, 1, Card.R5, Color.RED, 40)
    both = table_collage(seats, 0, 1, Card.R5, Color.RED, 40, launcher=Launcher(2, (CLICK,)))
    assert both.height == alone.height + HEIGHT
    assert read(both.svg()).row(alone.height + 25, 8) == [BEE, "bolt"]
