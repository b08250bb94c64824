"""The match card says who won, who has which place and points, and what happened."""

from __future__ import annotations

import pytest

from tests.pictures.reading import read
from unobot.pictures.art import png
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.match_card import Corners, FactTile, Place, match_card_svg

FOX, OCTOPUS, FROG, BEE, WHALE = (emblem.name for emblem in EMBLEMS[:5])
COLORS = {emblem.name: emblem.color for emblem in EMBLEMS}


PLACES = [Place(3, "Dev", 512), Place(0, "Ann", 256), Place(1, "Ben", -20)]
TILES = [
    FactTile("rise", 180, "best comeback", (3,)),
    FactTile("take", 14, "biggest draw", (1,)),
    FactTile("flame", 6, "longest streak", (0,)),
    FactTile("eye", 9, "caught", (0, 3, 1)),
]
CORNERS = Corners("23 minutes", "7 rounds", "to 500 points")


def test_the_match_card_has_the_winner_below_a_crown_on_rays() -> None:
    said = read(match_card_svg([3], PLACES, TILES, CORNERS))
    assert said.row(80, 10) == [BEE]
    (crown,) = said.all("crown")
    (winner,) = (mark for mark in said.all(BEE) if abs(mark.y - 80) < 1)
    assert crown.x == pytest.approx(winner.x, abs=0.1)
    assert {line.fill for line in said.lines if len(line.points) == 3} == {COLORS[BEE]}


def test_a_team_wins_together() -> None:
    said = read(match_card_svg([3, 0], PLACES, [], CORNERS))
    assert said.row(80, 10) == [BEE, FOX]
    crowns = [crown.x for crown in said.all("crown")]
    winners = [mark.x for mark in said.marks if abs(mark.y - 80) < 1]
    assert crowns == pytest.approx(winners, abs=0.1)


def test_the_corners_of_the_match_card_say_minutes_rounds_and_target() -> None:
    said = read(match_card_svg([3], PLACES, TILES, CORNERS))
    assert [each for each in said.row(32, 3) if each != "crown"] == ["clock", "23 minutes", "flag", "to 500 points"]
    assert said.row(64, 3)[:2] == ["rounds", "7 rounds"]
    assert "flag" not in read(match_card_svg([3], [Place(3, "Dev", None)], [], Corners("1 hour", "1 round"))).row(32, 1)


def test_each_place_has_its_emblem_and_a_bar_as_long_as_its_points() -> None:
    said = read(match_card_svg([3], PLACES, TILES, CORNERS))
    (first, won), (second, half), (third, nothing) = said.bars(22)
    assert [said.row(felt.y + 11, 5) for felt in (first, second, third)] == [
        [1, BEE, "Dev", 512],
        [2, FOX, "Ann", 256],
        [3, OCTOPUS, "Ben", -20],
    ]
    assert [felt.y for felt in (first, second, third)] == sorted(felt.y for felt in (first, second, third))
    shares = [bar.width / full.width for full, bar in said.bars(22)]
    assert shares == pytest.approx([1.0, 0.5, 0.0], abs=0.01)
    assert [bar.fill for bar in (won, half, nothing)] == [COLORS[BEE], COLORS[FOX], COLORS[OCTOPUS]]
    assert [said.one(place).ink for place in (1, 2, 3)] == ["gold", "silver", "bronze"]


def test_names_that_cannot_be_written_leave_their_room_to_the_bars() -> None:
    named, unnamed = (read(match_card_svg([3], places, TILES, CORNERS)) for places in (PLACES, [Place(3, "", 512)]))
    assert unnamed.bars(22)[0][0].width > named.bars(22)[0][0].width
    assert "" not in [mark.what for mark in unnamed.marks]


def test_without_points_places_stand_in_two_columns_and_have_no_bar() -> None:
    places = [Place(3, "Dev", None), Place(0, "Ann", None), Place(1, "Ben", None)]
    said = read(match_card_svg([3], places, [], Corners("1 hour", "1 round")))
    assert said.row(148, 5) == [1, BEE, "Dev", 3, OCTOPUS, "Ben"]
    assert said.row(180, 5) == [2, FOX, "Ann"]
    assert not [box for box in said.boxes if box.height == 22]


def test_many_places_stand_in_two_columns_that_are_read_downward() -> None:
    said = read(match_card_svg([0], [Place(seat, "", 100 - seat) for seat in range(7)], [], CORNERS))
    rows = sorted({felt.y + 11 for felt, _ in said.bars(22)})
    assert [[each for each in said.row(y, 5) if isinstance(each, int) and each < 10] for y in rows] == [
        [1, 5],
        [2, 6],
        [3, 7],
        [4],
    ]


def test_each_tile_has_its_sign_its_number_its_seats_and_its_word() -> None:
    said = read(match_card_svg([3], PLACES, TILES, CORNERS))
    tiles = [box for box in said.boxes if box.fill == "felt" and box.height > 60]
    told = [sorted(filter(tile.has, said.marks), key=lambda mark: (round(mark.y), mark.x)) for tile in tiles]
    assert [[mark.what for mark in tile] for tile in told] == [
        ["rise", 180, BEE, "best", "comeback"],
        ["take", 14, OCTOPUS, "biggest", "draw"],
        ["flame", 6, FOX, "longest", "streak"],
        ["eye", 9, FOX, BEE, OCTOPUS, "caught"],
    ]


def test_a_match_card_fits_every_match_and_is_small_enough_to_post() -> None:
    for seats in range(2, 11):
        for points in (None, 0, 480):
            tiles = [
                FactTile(name, 99, "biggest draw", tuple(range(min(seats, 5))))
                for name in ("rise", "take", "flame", "eye")
            ]
            drawing = match_card_svg(range(2), [Place(seat, "Ann", points) for seat in range(seats)], tiles, CORNERS)
            if seats in (2, 7, 10) and points != 0:  # the least and the most in one column and in two
                assert len(png(drawing, 720)) < 200_000
