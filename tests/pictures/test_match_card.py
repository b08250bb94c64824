"""The match card says who won, who has which place and points, and what happened."""

from __future__ import annotations

import pytest

from tests.pictures.reading import read
from unobot.pictures.art import png
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.match_card import FactTile, Place, match_card_svg

FOX, OCTOPUS, FROG, BEE, WHALE = (emblem.name for emblem in EMBLEMS[:5])
COLORS = {emblem.name: emblem.color for emblem in EMBLEMS}


PLACES = [Place(3, 512), Place(0, 256), Place(1, -20)]
TILES = [
    FactTile("rise", 180, (3,)),
    FactTile("take", 14, (1,)),
    FactTile("flame", 6, (0,)),
    FactTile("eye", 9, (0, 3, 1)),
]


def test_the_match_card_has_the_winner_below_a_crown_on_rays() -> None:
    said = read(match_card_svg([3], PLACES, TILES, 7, 23, 500))
    assert said.row(92, 10) == [BEE]
    (crown,) = said.all("crown")
    (winner,) = (mark for mark in said.all(BEE) if abs(mark.y - 92) < 1)
    assert crown.x == pytest.approx(winner.x, abs=0.1)
    assert {line.fill for line in said.lines if len(line.points) == 3} == {COLORS[BEE]}


def test_a_team_wins_together() -> None:
    said = read(match_card_svg([3, 0], PLACES, [], 7, 23, 500))
    assert said.row(92, 10) == [BEE, FOX]
    crowns = [crown.x for crown in said.all("crown")]
    winners = [mark.x for mark in said.marks if abs(mark.y - 92) < 1]
    assert crowns == pytest.approx(winners, abs=0.1)


def test_the_corners_of_the_match_card_have_minutes_rounds_and_target() -> None:
    said = read(match_card_svg([3], PLACES, TILES, 7, 23, 500))
    assert [each for each in said.row(32, 1) if each != "crown"] == ["clock", 23, "flag", 500]
    assert said.row(68, 1)[:2] == ["rounds", 7]
    assert "flag" not in read(match_card_svg([3], [Place(3, None)], [], 7, 23, None)).row(32, 1)


def test_each_place_has_its_emblem_and_a_bar_as_long_as_its_points() -> None:
    said = read(match_card_svg([3], PLACES, TILES, 7, 23, 500))
    (first, won), (second, half), (third, nothing) = said.bars(22)
    assert [said.row(felt.y + 11, 5) for felt in (first, second, third)] == [
        [1, BEE, 512],
        [2, FOX, 256],
        [3, OCTOPUS, -20],
    ]
    assert [felt.y for felt in (first, second, third)] == sorted(felt.y for felt in (first, second, third))
    shares = [bar.width / full.width for full, bar in said.bars(22)]
    assert shares == pytest.approx([1.0, 0.5, 0.0], abs=0.01)
    assert [bar.fill for bar in (won, half, nothing)] == [COLORS[BEE], COLORS[FOX], COLORS[OCTOPUS]]
    assert [said.one(place).ink for place in (1, 2, 3)] == ["gold", "silver", "bronze"]


def test_without_points_places_stand_beside_each_other_and_have_no_bar() -> None:
    said = read(match_card_svg([3], [Place(3, None), Place(0, None), Place(1, None)], [], 1, 2, None))
    assert said.row(172, 5) == [1, BEE, 2, FOX, 3, OCTOPUS]
    assert not [box for box in said.boxes if box.height == 22]


def test_many_places_stand_in_two_columns_that_are_read_downward() -> None:
    said = read(match_card_svg([0], [Place(seat, 100 - seat) for seat in range(7)], [], 1, 2, 500))
    rows = sorted({felt.y + 11 for felt, _ in said.bars(22)})
    assert [[each for each in said.row(y, 5) if isinstance(each, int) and each < 10] for y in rows] == [
        [1, 5],
        [2, 6],
        [3, 7],
        [4],
    ]


def test_each_tile_has_its_sign_its_number_and_its_seats() -> None:
    said = read(match_card_svg([3], PLACES, TILES, 7, 23, 500))
    tiles = [box for box in said.boxes if (box.height, box.fill) == (78, "felt")]
    told = [sorted(filter(tile.has, said.marks), key=lambda mark: (round(mark.y), mark.x)) for tile in tiles]
    assert [[mark.what for mark in tile] for tile in told] == [
        ["rise", 180, BEE],
        ["take", 14, OCTOPUS],
        ["flame", 6, FOX],
        ["eye", 9, FOX, BEE, OCTOPUS],
    ]


def test_a_match_card_fits_every_match_and_is_small_enough_to_post() -> None:
    for seats in range(2, 11):
        for points in (None, 0, 480):
            tiles = [FactTile(name, 99, tuple(range(min(seats, 5)))) for name in ("rise", "take", "flame", "eye")]
            drawing = match_card_svg(range(2), [Place(seat, points) for seat in range(seats)], tiles, 40, 5000, points)
            if seats in (2, 7, 10) and points != 0:  # the least and the most in one column and in two
                assert len(png(drawing, 720)) < 200_000
