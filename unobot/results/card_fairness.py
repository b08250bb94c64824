"""Compare the cards of a server with what chance expects, by a chi-square test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from typing import Final

from unobot.model.match_result import Draws
from unobot.results.draw_tally import MILLION, CardKind

MIN_EXPECTED: Final = 5.0
"""The smallest expected count of a kind for which a chi-square test is reliable (Cochran, 1954)."""


@dataclass(frozen=True, slots=True)
class KindCount:
    """The cards of one kind."""

    kind: CardKind
    drawn: int
    expected: float


@dataclass(frozen=True, slots=True)
class Fairness:
    """The cards of a server."""

    cards: int
    kinds: tuple[KindCount, ...]
    """The kinds that the decks have."""
    probability: float | None
    """The probability that a fair server differs as much or more. ``None`` if there are too few cards to tell."""


def sum_draws(draws: Iterable[Draws]) -> Draws:
    """Return the sum of counts. The order does not matter, because they are whole numbers."""
    drawn, expected, spread = ([0] * len(CardKind) for _ in range(3))
    for counts in draws:
        for sums, values in ((drawn, counts.drawn), (expected, counts.expected), (spread, counts.spread)):
            for place, value in enumerate(values[: len(CardKind)]):
                sums[place] += value
    return Draws(tuple(drawn), tuple(expected), tuple(spread)) if any(drawn) else Draws()


def judge_fairness(draws: Draws) -> Fairness:
    """Return the counts of a server by kind, and how probable they are if its shuffles are fair."""
    cards = sum(draws.drawn)
    kinds = tuple(
        KindCount(kind, drawn, expected / MILLION)
        for kind, drawn, expected in zip(CardKind, draws.drawn, draws.expected, strict=False)
        if expected
    )
    if not kinds or min(kind.expected for kind in kinds) < MIN_EXPECTED:
        return Fairness(cards, kinds, None)
    spreads = [spread / MILLION for spread, expected in zip(draws.spread, draws.expected, strict=True) if expected]
    return Fairness(cards, kinds, at_least(_chi_square(cards, kinds, spreads), len(kinds) - 1))


def _chi_square(cards: int, kinds: Sequence[KindCount], spreads: Sequence[float]) -> float:
    """Return Pearson's sum, with each kind scaled to the real variance of its draws (``spreads``).

    A pile that is nearly empty leaves little to chance, so its cards vary less than the formula of Pearson assumes.
    """
    return sum(
        (kind.drawn - kind.expected) ** 2 * (1 - kind.expected / cards) / spread
        for kind, spread in zip(kinds, spreads, strict=True)
    )


def at_least(chi_square: float, degrees: int) -> float:
    """Return the probability that a chi-square of these degrees of freedom (1 or more) is at least this large.

    It is the regularized upper incomplete gamma function at half of both: DLMF 8.4.6, 8.4.8 and 8.8.2,
    https://dlmf.nist.gov/8.
    """
    x = chi_square / 2
    order = 0.5 if degrees % 2 else 1.0
    probability = erfc(sqrt(x)) if degrees % 2 else exp(-x)
    while order < degrees / 2:
        probability += x**order * exp(-x) / gamma(order + 1)
        order += 1
    return min(probability, 1.0)
