"""Signs of how seats play: named colors, Wild Draw Fours and challenges, and the cards that they prefer to lay.

All this is public. Habits are counted over all rounds of a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from unobot.rules.cards import Color

NamedColors: TypeAlias = tuple[tuple[Color, int] | None, ...]
"""By seat: the color that it named last, and how many cards it held then. ``None`` if its hand is another one."""


def name_color(named: NamedColors, seat: int, color: Color, held: int) -> NamedColors:
    """Return the named colors after ``seat`` named this one."""
    return tuple((color, held) if place == seat else each for place, each in enumerate(named))


class Habits(NamedTuple):
    """The habits of one seat.

    Its first four numbers are about Wild Draw Fours that can be challenged. The others are about cards that it laid by
    choice: on its turn, before it drew, and with two cards or more left.
    """

    accused: int = 0
    """How many of its Wild Draw Fours were challenged."""
    guilty: int = 0
    """How many of these were not legal."""
    asked: int = 0
    """How often it took or challenged a Wild Draw Four of another seat."""
    challenges: int = 0
    """How often it challenged."""
    numbers: int = 0
    actions: int = 0
    """How many Skips, Reverses and Draw Twos it laid by choice."""
    wilds: int = 0


NO_HABITS: Final = Habits()
NUMBERS, ACTIONS, WILDS = (Habits._fields.index(name) for name in ("numbers", "actions", "wilds"))

TableHabits: TypeAlias = tuple[Habits, ...]


def accepted(records: Sequence[Habits], seat: int) -> TableHabits:
    """Return the records after ``seat`` took the cards that it could have challenged."""
    return tuple(each._replace(asked=each.asked + 1) if place == seat else each for place, each in enumerate(records))


def challenged(records: Sequence[Habits], seat: int, against: int, guilty: bool) -> TableHabits:
    """Return the records after ``seat`` challenged ``against``, which was ``guilty`` or not."""
    changed = list(records)
    changed[seat] = changed[seat]._replace(asked=changed[seat].asked + 1, challenges=changed[seat].challenges + 1)
    accused = changed[against]
    changed[against] = accused._replace(accused=accused.accused + 1, guilty=accused.guilty + guilty)
    return tuple(changed)
