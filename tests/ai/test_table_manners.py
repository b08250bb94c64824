"""Test the table manners: every level has them, and invalid data is refused."""

from __future__ import annotations

import msgspec
import pytest

from unobot.ai.levels import LEVELS
from unobot.ai.table_manners import TABLE_MANNERS, read_table_manners

GOOD = """
[casual]
pause = [1, 2]
choice_pause = [1.5, 2]
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
