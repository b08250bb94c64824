"""The stats card holds any numbers: nothing is drawn outside, and nothing small is left out."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from unobot.pictures.art import INK, png
from unobot.pictures.stats_card import WIDTH, Share, StatsCard, stats_card_svg
from unobot.rules.cards import Color

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


@pytest.mark.parametrize("card", [CARD, NEW, OLD, replace(CARD, until_rated=None, rating=None)])
def test_everything_is_inside_the_picture(card: StatsCard) -> None:
    drawn = stats_card_svg(card)
    ends = [(float(x), float(x) + float(width)) for x, width in _RECT.findall(drawn)]
    places = [float(x) for x in _SIGN.findall(drawn)]
    assert all(0 <= low <= high <= WIDTH for low, high in ends)
    assert all(5 < x < WIDTH - 5 for x in places)
    assert png(drawn, 390).startswith(b"\x89PNG")


def test_a_color_that_was_named_once_among_thousands_is_shown() -> None:
    drawn = stats_card_svg(OLD)
    assert all(INK[color] in drawn for color in Color)


def test_unknown_ratings_show_how_many_matches_are_played() -> None:
    drawn = stats_card_svg(replace(NEW, until_rated=(7, 20)))
    unplayed = drawn.count('fill="#4a505c"')
    assert unplayed == 13
