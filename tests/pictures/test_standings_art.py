"""The standings of a tournament say the place, the rounds and the points of each person."""

from __future__ import annotations

import pytest

from tests.pictures.reading import read
from unobot.features.tournament.picture import StandingsRow, standings_svg
from unobot.pictures.emblems import EMBLEMS

FOX, OCTOPUS, FROG, BEE, WHALE = (emblem.name for emblem in EMBLEMS[:5])
COLORS = {emblem.name: emblem.color for emblem in EMBLEMS}


ROWS = [
    StandingsRow(3, (1, 2, None), 6, plays=True),
    StandingsRow(0, (4, 1, 1), 3, plays=True),
    StandingsRow(1, (3,), 0, plays=False),
]


def test_a_row_of_the_standings_has_place_emblem_rounds_and_points() -> None:
    said = read(standings_svg(ROWS))
    assert [said.row(16 + 36 * at + 18, 5) for at in range(3)] == [
        [1, BEE, "crown", 2, 6],
        [2, FOX, 4, "crown", "crown", 3],
        [3, OCTOPUS, 3, 0],
    ]


def test_places_in_the_standings_are_medals_and_a_missed_round_is_empty() -> None:
    said = read(standings_svg(ROWS))
    tiles = [[box for box in said.boxes if box.height == 26 and abs(box.y + 13 - 34 - 36 * at) < 1] for at in range(3)]
    assert [[tile.fill for tile in row] for row in tiles] == [
        ["gold", "silver", "felt"],
        ["felt", "gold", "gold"],
        ["bronze"],
    ]
    assert said.within(tiles[0][2]) == []


def test_the_bars_of_the_standings_compare_the_points() -> None:
    said = read(standings_svg(ROWS))
    told = [(box.fill, box.width) for box in said.boxes if box.height == 18 and box.fill != "felt"]
    assert [fill for fill, _ in told] == [COLORS[BEE], COLORS[FOX]]
    assert told[1][1] / told[0][1] == pytest.approx(0.5, abs=0.01)


def test_who_left_the_tournament_is_gray() -> None:
    said = read(standings_svg(ROWS))
    assert [mark.ink for mark in said.marks if mark.y == pytest.approx(106) and mark.what == 0] == ["gray"]
    assert "gray" not in {mark.ink for mark in said.marks if mark.y < 50 and isinstance(mark.what, int)}
