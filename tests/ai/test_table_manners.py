"""Test the table manners: every level has them, and invalid data is refused."""

from __future__ import annotations

from random import Random
from statistics import fmean

import msgspec
import pytest

from unobot.ai.levels import LEVELS
from unobot.ai.table_manners import TABLE_MANNERS, read_table_manners, thinking_time

GOOD = """
[casual]
pause = [1, 2]
choice_pause = [1.5, 2]
weighs = 0.5
forgets = 0.5
remembers = [1, 1]
notices = 0
catches = [0, 2]
jumps = 1
jumps_after = [1, 2]
"""


def test_every_level_has_table_manners() -> None:
    assert list(TABLE_MANNERS) == list(LEVELS)


def test_the_stronger_the_level_the_less_it_forgets_and_the_more_it_notices() -> None:
    table_manners = list(TABLE_MANNERS.values())
    assert sorted(table_manners, key=lambda each: -each.forgets) == table_manners
    assert sorted(table_manners, key=lambda each: each.notices) == table_manners


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("pause = [1, 2]", "pause = [3, 2]"),
        ("pause = [1, 2]", "pause = [-1, 2]"),
        ("pause = [1, 2]", "pause = [1]"),
        ("forgets = 0.5", "forgets = 1.5"),
        ("forgets = 0.5", "forgets = -0.5"),
        ("forgets = 0.5", ""),
        ("forgets = 0.5", "forgets = 0.5\nfogets = 0.5"),
    ],
)
def test_invalid_table_manners_are_refused(line: str, wrong: str) -> None:
    assert read_table_manners(GOOD)["casual"].forgets == 0.5
    with pytest.raises(msgspec.DecodeError):
        read_table_manners(GOOD.replace(line, wrong))


def pauses(level: str, difficulty: float) -> list[float]:
    rng = Random(1)
    return [thinking_time(TABLE_MANNERS[level], difficulty, is_choice=False, rng=rng) for _ in range(400)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_hard_decision_takes_longer_within_the_span_of_the_level(level: str) -> None:
    low, high = TABLE_MANNERS[level].pause
    easy, hard = pauses(level, 0.1), pauses(level, 0.9)
    assert low <= min(easy + hard) < max(easy + hard) <= high
    assert fmean(hard) - fmean(easy) > 0.05 * (high - low)


def test_the_levels_feel_different() -> None:
    """Each level has its own mean, and the stronger one lets the difficulty decide more."""
    means = [round(fmean(pauses(level, 0.3)), 1) for level in LEVELS]
    assert len(set(means)) >= 4
    weights = [each.weighs for each in TABLE_MANNERS.values()]
    assert weights == sorted(set(weights))
