"""Estimate the strength of people, on the scale of ``Tempered``, from their matches against AIs.

After a match, the strength rises if the person won more than expected, and falls if they won less. The steps shrink
with the number of matches. An AI with the strength of the person leaves everybody the same chance. So whatever the
model of the chances is worth, the person's share of the wins comes close to an equal one. This is the method of
Robbins and Monro (1951).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

FIRST: Final = 0.45
"""The strength of a person without matches: between ``casual`` and ``clever``."""
LIMITS: Final = (-0.5, 1.5)
"""The bounds of a person's strength. It may leave the scale of the AIs, so that luck evens out at its ends, too."""
_STEP: Final = 4.0
_HABIT: Final = 8
"""The k-th match moves the strength by `_STEP` / (k + `_HABIT`) of the difference between result and expectation."""
_LEAST: Final = 0.1
"""The smallest step: people learn."""


class PersonStrength(NamedTuple):
    """The strength of a person, and the number of matches behind this estimate."""

    strength: float = FIRST
    matches: int = 0


def span(seats: int) -> float:
    """Return how much stronger ``expert`` is than ``novice`` at a table, as the logarithm of the odds to win.

    Measured by the official rules (docs/ai.md). At a large table luck weighs more.
    """
    return 4.8 / (seats / 2 * sqrt(seats / 2))


def expected_share(strength: float, partners: Sequence[float], others: Sequence[float]) -> float:
    """Return the expected share of the wins of a player with this ``strength``.

    ``partners`` are the strengths of the players who win together with this one, and ``others`` the other strengths.
    """
    scale = span(1 + len(partners) + len(others))
    side = sum(exp(scale * value) for value in (strength, *partners))
    return side / (side + sum(exp(scale * value) for value in others))


def after_match(person: PersonStrength, *, won: bool, expected: float) -> PersonStrength:
    """Return the estimate after one more match. ``expected`` is the share of such matches that they should win."""
    step = max(_STEP / (person.matches + 1 + _HABIT), _LEAST)
    low, high = LIMITS
    return PersonStrength(min(max(person.strength + step * (won - expected), low), high), person.matches + 1)


def even_strength(people: Sequence[float]) -> float:
    """Return the strength of AIs at a table with ``people`` of these strengths: their mean.

    It may leave the scale a little, like the strength of a person. `Tempered` takes the nearest strength that it has.
    """
    return sum(people) / len(people) if people else FIRST
