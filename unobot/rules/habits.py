"""Signs of how seats play: named colors, Wild Draw Fours and challenges, and the cards that they prefer to lay.

All this is public. Habits are counted over all rounds of a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from unobot.rules.cards import Color

NamedColors: TypeAlias = tuple[tuple[Color, int] | None, ...]
"""By seat: the color that it named last, and how many cards it held then. ``None`` if it got another hand since."""


def name_color(named_colors: NamedColors, seat: int, color: Color, count: int) -> NamedColors:
    """Return the named colors after ``seat``, which holds ``count`` cards, named this one."""
    return tuple((color, count) if place == seat else value for place, value in enumerate(named_colors))


Habits: TypeAlias = list[int]
"""The seven counts of one seat, changed in place, because almost every play changes one.

The first four are about Wild Draw Fours that can be challenged. The others are about cards that the seat laid by
choice: on its turn, before it drew, and with two cards or more left.
"""
ACCUSED: Final = 0
"""How many of its Wild Draw Fours were challenged."""
GUILTY: Final = 1
"""How many of these were not legal."""
ANSWERS: Final = 2
"""How often it took or challenged a Wild Draw Four of another seat."""
CHALLENGES: Final = 3
"""How often it challenged."""
NUMBERS: Final = 4
ACTIONS: Final = 5
"""How many Skips, Reverses and Draw Twos it laid by choice."""
WILDS: Final = 6
COUNTS: Final = 7


def no_habits(seats: int) -> list[Habits]:
    """Return the habits of new players."""
    return [[0] * COUNTS for _ in range(seats)]


def count_challenge(habits: Sequence[Habits], seat: int, against: int, guilty: bool) -> None:
    """Count that ``seat`` challenged ``against``, which was ``guilty`` or not."""
    habits[seat][ANSWERS] += 1
    habits[seat][CHALLENGES] += 1
    habits[against][ACCUSED] += 1
    habits[against][GUILTY] += guilty
