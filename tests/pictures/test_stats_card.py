"""The stats card says each fact beside its sign. It holds any numbers: nothing is drawn outside or left out."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace

import pytest

from tests.pictures.reading import Box, Reading, read
from unobot.features.results.picture import WIDTH, Share, StatsCard, stats_card_svg
from unobot.pictures.art import INK, png
from unobot.pictures.emblems import EMBLEMS
from unobot.rules.cards import LIGHT_COLORS

CARD = StatsCard(
    emblem=0,
    matches=134,
    wins=47,
    rating=Share(0.312, 0.26, 0.364),
    until_rated=(120, 20),
    points_a_round=23,
    best_streak=5,
    unos_caught=38,
    unos_missed=11,
    challenges_right=7,
    challenges_wrong=4,
    colors=(31, 12, 20, 58),
    places=(1, 3, 2, 10),
)
NEW = StatsCard(5, 1, 0, None, (1, 20), 0, 0, 0, 0, 0, 0, (0, 0, 0, 0))
OLD = replace(
    CARD,
    matches=99_999,
    wins=99_999,
    rating=Share(0.999, 0.99, 1.0),
    points_a_round=-1234,
    unos_caught=99_999,
    unos_missed=99_999,
    challenges_right=9999,
    challenges_wrong=9999,
    colors=(1, 1, 1, 9999),
    places=(1,) * 30,
)
_RECT = re.compile(r'<rect x="([0-9.-]+)" y="[0-9.-]+" width="([0-9.-]+)"')
_SIGN = re.compile(r"translate\(([0-9.-]+) ")


def card(**changes: object) -> Reading:
    """Return what the card says, with some facts changed."""
    return read(stats_card_svg(replace(CARD, **changes)))  # type: ignore[arg-type]  # the fields of a card


# The facts


def test_each_fact_stands_beside_its_sign() -> None:
    assert card().tiles(62) == [
        ["coin", 23, "slash", "rounds"],
        ["flame", 5, "crown"],
        ["eye", 38, "bang", 11],
        ["scales", "check", 7, "cross", 4],
    ]
    assert card(points_a_round=-7).tiles(62)[0] == ["coin", -7, "slash", "rounds"]


def test_what_was_missed_or_wrong_is_red_and_what_was_right_is_not() -> None:
    said = card()
    assert [(sign, said.one(sign).ink) for sign in ("bang", "cross")] == [("bang", "bad"), ("cross", "bad")]
    assert "bad" not in {said.one(sign).ink for sign in ("eye", "check", "scales")}


@pytest.mark.parametrize("number", range(len(EMBLEMS)))
def test_a_card_wears_the_emblem_of_its_person(number: int) -> None:
    said = card(emblem=number)
    (emblem,) = said.all(*(each.name for each in EMBLEMS))
    assert emblem.what == EMBLEMS[number].name
    assert emblem.ink == EMBLEMS[number].color, "the ring"
    assert {line.fill for line in said.lines if len(line.points) == 3} == {EMBLEMS[number].color}, "the rays"


def test_the_head_has_the_wins_of_all_matches_and_their_share() -> None:
    said = card(matches=40, wins=30)
    assert said.row(54, 10) == ["crown", 30, "slash", 40, "rounds"]
    assert said.row(109, 5) == [75, "percent"]
    full, won = (box for box in said.boxes if box.height == 30)
    assert (full.fill, won.fill, won.x) == ("felt", "gold", full.x)
    assert won.width / full.width == pytest.approx(0.75, abs=0.01)
    never = card(matches=40, wins=0)
    assert [box.fill for box in never.boxes if box.height == 30] == ["felt"]
    assert never.row(109, 5) == [0, "percent"]


def test_a_rating_stands_between_the_ends_of_its_interval() -> None:
    said = card(rating=Share(0.3, 0.2, 0.4))
    (scale,) = (box for box in said.boxes if box.height == 92)
    assert [mark.what for mark in said.marks if scale.has(mark) and mark.y < scale.y + 60] == ["rise", 30, "percent"]
    low, high = (mark for mark in said.marks if scale.has(mark) and mark.y > scale.y + 60)
    assert (low.what, high.what) == (20, 40)
    (interval,) = (box for box in said.boxes if box.height == 20)
    (point,) = (line.points[0][0] for line in said.lines if (line.tag, line.fill) == ("circle", "white"))
    (whole,) = (box for box in said.boxes if box.height == 8)
    assert [low.x, high.x] == pytest.approx([interval.x, interval.x + interval.width])
    shares = [(x - whole.x) / whole.width * 0.5 for x in (interval.x, point, interval.x + interval.width)]
    assert shares == pytest.approx([0.2, 0.3, 0.4], abs=0.01)
    assert interval.fill == EMBLEMS[0].color


def test_the_scale_grows_for_a_high_rating_and_marks_the_average_player() -> None:
    for high, end in ((0.36, 0.5), (0.62, 0.7)):
        said = read(stats_card_svg(replace(CARD, rating=Share(0.3, 0.2, high))))
        (whole,) = (box for box in said.boxes if box.height == 8)
        (average,) = (line for line in said.lines if line.stroke == "gray")
        assert average.points[0][0] == pytest.approx(whole.x + whole.width * 0.25 / end, abs=0.01)


def test_unknown_ratings_show_how_many_matches_are_played() -> None:
    said = read(stats_card_svg(replace(NEW, until_rated=(7, 20))))
    steps = [box.fill for box in said.boxes if box.height == 25]
    assert steps == ["gold"] * 7 + ["empty"] * 13
    assert [mark.what for mark in said.marks if mark.what in ("rise", "hidden")] == ["rise", "hidden"]


def test_a_person_who_is_not_rated_has_no_rating() -> None:
    said = card(until_rated=None, rating=None)
    assert said.all("rise", "hidden") == []
    assert said.tiles(92) == []


def test_the_colors_have_their_numbers_and_the_most_named_one_a_crown() -> None:
    said = card()
    bars = [box for box in said.boxes if box.height == 56]
    assert [(bar.fill, said.within(bar)) for bar in bars] == [
        ("red", ["mark-R", 31]),
        ("yellow", ["mark-Y", 12]),
        ("green", ["mark-G", 20]),
        ("blue", ["mark-B", 58, "crown"]),
    ]
    assert [bar.width for bar in sorted(bars, key=lambda bar: said.within(bar)[1])] == sorted(
        bar.width for bar in bars
    ), "a color that was named more often is wider"
    assert all(_meet(left, right) for left, right in itertools.pairwise(bars))
    some = read(stats_card_svg(replace(CARD, colors=(0, 3, 0, 0))))
    assert [(bar.fill, some.within(bar)) for bar in some.boxes if bar.height == 56] == [
        ("yellow", ["mark-Y", 3, "crown"])
    ]


def _meet(left: Box, right: Box) -> bool:
    return abs(left.x + left.width - right.x) < 0.05


def test_a_color_that_was_named_once_among_thousands_is_shown() -> None:
    drawn = stats_card_svg(OLD)
    assert all(INK[color] in drawn for color in LIGHT_COLORS)


def test_the_last_places_stand_in_their_order_with_a_crown_for_a_win() -> None:
    said = card(places=(1, 3, 2, 10))
    tiles = [box for box in said.boxes if box.height == 46]
    assert [(box.fill, said.within(box)) for box in sorted(tiles, key=lambda box: box.x)] == [
        ("gold", ["crown"]),
        ("bronze", [3]),
        ("silver", [2]),
        ("felt", [10]),
    ]


def test_only_the_newest_places_are_shown() -> None:
    assert [place for (place,) in card(places=tuple(range(2, 20))).tiles(46)] == list(range(10, 20))


# The form


@pytest.mark.parametrize("facts", [CARD, NEW, OLD, replace(CARD, until_rated=None, rating=None)])
def test_everything_is_inside_the_picture(facts: StatsCard) -> None:
    drawn = stats_card_svg(facts)
    ends = [(float(x), float(x) + float(width)) for x, width in _RECT.findall(drawn)]
    places = [float(x) for x in _SIGN.findall(drawn)]
    assert all(0 <= low <= high <= WIDTH for low, high in ends)
    assert all(5 < x < WIDTH - 5 for x in places)
    assert png(drawn, 390).startswith(b"\x89PNG")
