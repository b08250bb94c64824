"""Signs that seats have given: the colors that they named, and their Wild Draw Fours and challenges.

All this is public. A record counts Wild Draw Fours that could be challenged, over all rounds of a match.
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


class BluffRecord(NamedTuple):
    """The record of one seat."""

    accused: int = 0
    """How many of its Wild Draw Fours were challenged."""
    guilty: int = 0
    """How many of these were not legal."""
    asked: int = 0
    """How often it took or challenged a Wild Draw Four of another seat."""
    challenges: int = 0
    """How often it challenged."""


NO_BLUFFS: Final = BluffRecord()

BluffRecords: TypeAlias = tuple[BluffRecord, ...]


def accepted(records: Sequence[BluffRecord], seat: int) -> BluffRecords:
    """Return the records after ``seat`` took the cards that it could have challenged."""
    return tuple(each._replace(asked=each.asked + 1) if place == seat else each for place, each in enumerate(records))


def challenged(records: Sequence[BluffRecord], seat: int, against: int, guilty: bool) -> BluffRecords:
    """Return the records after ``seat`` challenged ``against``, which was ``guilty`` or not."""
    changed = list(records)
    changed[seat] = changed[seat]._replace(asked=changed[seat].asked + 1, challenges=changed[seat].challenges + 1)
    accused = changed[against]
    changed[against] = accused._replace(accused=accused.accused + 1, guilty=accused.guilty + guilty)
    return tuple(changed)
