"""The score sheet says the points of each seat after each round, and how near the target they are."""

from __future__ import annotations

import pytest

from tests.pictures.reading import Reading, read
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.score_sheet import sheet_svg

FOX, OCTOPUS, FROG, BEE, WHALE = (emblem.name for emblem in EMBLEMS[:5])
COLORS = {emblem.name: emblem.color for emblem in EMBLEMS}


NAMES = ("Dev", "Ann", "Uli")
SCORES = [(0, 80, 40), (120, 80, 40), (520, 80, 90)]


def test_the_score_sheet_has_the_points_and_the_last_gain_of_each_seat() -> None:
    said = read(sheet_svg(SCORES, [3, 0, 4], NAMES, [0, 2, 1], 500, 0))
    left = Reading(tuple(mark for mark in said.marks if mark.x < 250), (), ())
    assert [left.row(y, 5) for y in (32, 64, 96)] == [
        [BEE, "Dev", 520, "crown", "plus", 400],
        [WHALE, "Uli", 90, "plus", 50],
        [FOX, "Ann", 80],
    ]


def test_the_bars_of_the_score_sheet_are_a_share_of_the_target() -> None:
    said = read(sheet_svg(SCORES, [3, 0, 4], NAMES, [0, 2, 1], 500, 0))
    told = said.bars(22)
    assert [bar.fill for _, bar in told] == [COLORS[BEE], COLORS[WHALE], COLORS[FOX]]
    assert [bar.width / full.width for full, bar in told] == pytest.approx([1.0, 0.18, 0.16], abs=0.01)


def test_the_plot_of_the_score_sheet_rises_with_the_points() -> None:
    said = read(sheet_svg(SCORES, [3, 0, 4], NAMES, [0, 2, 1], 500, 0))
    lines = {line.stroke: line.points for line in said.lines if line.tag == "path" and len(line.points) == 4}
    assert lines.keys() == {COLORS[BEE], COLORS[FOX], COLORS[WHALE]}
    scale = (lines[COLORS[BEE]][3][1] - lines[COLORS[BEE]][0][1]) / 520
    for seat, color in enumerate((BEE, FOX, WHALE)):
        zero, *after = lines[COLORS[color]]
        assert [(y - zero[1]) / scale for _, y in after] == pytest.approx([row[seat] for row in SCORES], abs=0.5)
        assert [x for x, _ in (zero, *after)] == sorted(x for x, _ in (zero, *after))
    (target,) = (line.points[0][1] for line in said.lines if line.stroke == "gray")
    assert (target - lines[COLORS[BEE]][0][1]) / scale == pytest.approx(500, abs=0.5)
    ends = sorted((mark for mark in said.marks if mark.x > 480), key=lambda mark: mark.y)
    assert [mark.what for mark in ends] == [BEE, WHALE, FOX], "best at the top"


def test_after_one_round_the_score_sheet_has_only_bars() -> None:
    said = read(sheet_svg([(30, 0)], [3, 0], NAMES[:2], [0, 1], 500, None))
    assert [mark.what for mark in said.marks] == [BEE, "Dev", 30, FOX, "Ann", 0]
    assert not [line for line in said.lines if line.tag == "path"]
