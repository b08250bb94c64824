"""Win statistics: how precise the share of matches won is as a measure of strength."""

from __future__ import annotations

from math import sqrt
from typing import Final

_Z: Final = 1.959963984540054  # the 97.5 % quantile of the standard normal distribution


def wilson_interval(wins: int, matches: int) -> tuple[float, float]:
    """Return the 95 % interval of the probability to win, after ``wins`` of ``matches``: two numbers from 0 to 1.

    ``matches`` is at least 1. E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
    Journal of the American Statistical Association 22 (1927), 209-212, without a correction for continuity.
    """
    weight = _Z * _Z / matches
    share = wins / matches
    middle = share + weight / 2
    reach = sqrt(weight * (share * (1 - share) + weight / 4))
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))
