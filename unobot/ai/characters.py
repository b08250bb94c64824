"""The names of the AI players. A table has each name at most once.

Each name has a temperament in words, and an emblem.
"""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    *("Kim", "Lou", "Max", "Noa", "Pat", "Quin", "Robin", "Sam", "Toni", "Uli"),
    *("Alex", "Bo", "Charlie", "Dani", "Eli", "Fin", "Gabi", "Jo", "Mika", "Vik"),
)
_FIRST_DAY: Final = 20_454
"""The day on which `NAMES` begins with its first name: 2026-01-01, in days since 1970."""
_EMBLEMS: Final = 10
"""The number of emblems (`pictures.emblems`). Ten names in a row have different ones."""
_STEP: Final = 3
"""The number of names that the first name moves on from day to day."""


def names_of_day(now: float) -> tuple[str, ...]:
    """Return all names in the order in which AIs take them on the day of ``now`` (Unix seconds)."""
    first = (int(now // 86_400) - _FIRST_DAY) * _STEP % len(NAMES)
    return (*NAMES[first:], *NAMES[:first])


def character_emblem(name: str) -> int:
    """Return the number of the emblem that an AI has at every table. ``name``: one of `NAMES`."""
    return _EMBLEMS - 1 - NAMES.index(name) % _EMBLEMS  # from the last: a seat without a choice gets one of the first
