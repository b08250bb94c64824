"""The odds of a match between two rounds, learned from the matches of the training, and what a round is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, cast

import numpy as np

from training import game as h
from training import value_features
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.network import Adam, ValueWeights, add_value_gradient, new_value_weights, value_of
from training.value_features import MATCH_VALUE, STANDING
from unobot.ai import rule_features as r

PLACES: Final = 2.0
"""The value of the first place of a round that scores no points; the last place is worth 0."""
UNITS: Final = 24
"""The hidden units of the network of scores."""
REMEMBERED: Final = 30_000
"""The number of standings of each thread that the network learns from."""
STEPS: Final = 4
"""The number of its steps after each improvement of the policy."""
SAMPLE: Final = 1024
RATE: Final = 4e-3

standing_features = compiled(cast("Callable[[Ints, int, int, Floats], None]", value_features.standing_features))


class Standings(NamedTuple):
    """The memory of one thread: standings before rounds, and the results of those matches. Old rows are overwritten."""

    features: Floats
    results: Floats
    """1 for a match won, 0 for one lost, -1 as long as it goes on."""
    table: Ints
    seat: Ints
    at: Ints
    """The next row."""


def new_standings(count: int = REMEMBERED) -> Standings:
    """Return room for ``count`` standings."""
    return Standings(
        np.zeros((count, STANDING), np.float32), np.full(count, -1, np.float32), np.full(count, -1, np.int64),
        np.zeros(count, np.int64), np.zeros(1, np.int64),
    )  # fmt: skip


@compiled
def leader_of(g: Ints, sides: int) -> int:
    """Return the seat or team with the highest score; -1 for a tie."""
    leader = 0
    tie = False
    for other in range(1, sides):
        if g[h.SCORES + other] > g[h.SCORES + leader]:
            leader = other
            tie = False
        elif g[h.SCORES + other] == g[h.SCORES + leader]:
            tie = True
    return -1 if tie else leader


@compiled
def sides_of(g: Ints) -> int:
    """Return the number of seats, or of teams. Partners have one score, and the first seats stand for all teams."""
    return g[h.SEATS] // 2 if g[h.RULES + r.TEAMS] else g[h.SEATS]


@compiled
def is_by_points(g: Ints) -> bool:
    """Return whether the points of several rounds decide. Otherwise each round is taken for a match."""
    return g[h.RULES + r.SCORING] == 0 and not g[h.RULES + r.ELIMINATION]


@compiled
def is_match_over(g: Ints) -> bool:
    """Return whether the match is over after a round."""
    if not is_by_points(g):
        return True
    leader = leader_of(g, sides_of(g))
    return leader >= 0 and g[h.SCORES + leader] >= max(g[h.RULES + r.TARGET], 1)


@compiled
def scaled_standing(g: Ints, seat: int, x: Floats) -> None:
    """Write the features of the scores as ``seat`` sees them to ``x``. They are scaled to the target of 500."""
    count = sides_of(g)
    scores = np.zeros(h.MAX_SEATS, np.int64)
    for other in range(count):
        scores[other] = g[h.SCORES + other] * value_features.TARGET // max(g[h.RULES + r.TARGET], 1)
    standing_features(scores, count, seat % count, x)


@compiled
def win_probability(g: Ints, seat: int, net: ValueWeights, x: Floats, hidden: Floats) -> Real:
    """Return the probability that ``seat`` wins a match by points, between two rounds."""
    if is_match_over(g):
        count = sides_of(g)
        return 1.0 if leader_of(g, count) == seat % count else 0.0
    scaled_standing(g, seat, x)
    return min(1.0, max(0.0, value_of(x, net, hidden)))


@compiled
def is_eliminated(g: Ints, seat: int) -> bool:
    """Return whether ``seat`` has the most points left after a round. Ties are nearly never."""
    for other in range(g[h.SEATS]):  # noqa: SIM110 - numba compiles it
        if h.value(g, other) > h.value(g, seat):
            return False
    return True


@compiled
def stake_of(g: Ints, seat: int, began: Real, net: ValueWeights, x: Floats, hidden: Floats) -> Real:
    """Return what a finished round was worth for ``seat``. ``began`` is its probability to win before it."""
    if g[h.RULES + r.ELIMINATION]:
        return np.float32(0.0 if is_eliminated(g, seat) else PLACES)
    if g[h.RULES + r.SCORING] == 0:
        return np.float32((win_probability(g, seat, net, x, hidden) - began) * MATCH_VALUE)
    if g[h.RULES + r.SCORING] == 2:
        place = g[h.OUT + seat] or g[h.SEATS]
        return np.float32(PLACES * (g[h.SEATS] - place) / (g[h.SEATS] - 1))
    won = g[h.WINNER] >= 0 and h.together(g, g[h.WINNER], seat)
    return np.float32(PLACES if won else 0.0)


@compiled
def remember(g: Ints, table: int, seat: int, standings: Standings) -> None:
    """Store the standing of ``seat`` before a round at this table."""
    at = standings.at[0] % standings.results.shape[0]
    scaled_standing(g, seat, standings.features[at])
    standings.results[at] = -1.0
    standings.table[at] = table
    standings.seat[at] = seat
    standings.at[0] += 1


@compiled
def record_results(g: Ints, table: int, standings: Standings) -> None:
    """Store the result of the match of this table, which is over, with each of its standings."""
    count = sides_of(g)
    winner = leader_of(g, count)
    for i in range(standings.results.shape[0]):
        if standings.table[i] == table and standings.results[i] < 0.0:
            standings.results[i] = 1.0 if standings.seat[i] % count == winner else 0.0


@compiled
def fit(order: Ints, standings: Floats, results: Floats, net: ValueWeights, gradient: ValueWeights) -> Real:
    """Add up the gradients of the standings in ``order``. Return the sum of squared errors."""
    hidden = np.zeros(net.second.shape[0], np.float32)
    errors: Real = 0.0
    for i in order:
        error = add_value_gradient(standings[i], results[i], net, gradient, hidden)
        errors += error * error
    return errors


class MatchOdds:
    """The network of scores, and how it learns."""

    def __init__(self, rng: Rng) -> None:
        self.net = new_value_weights(STANDING, UNITS, rng)
        self._adam = Adam(self.net)
        self._rng = rng

    def learn(self, remembered: Sequence[Standings], rates: float) -> float:
        """Take some steps on finished matches. Return the mean squared error, 0 before the first of them."""
        finished = [(standings, standings.results >= 0) for standings in remembered]
        features = np.concatenate([standings.features[rows] for standings, rows in finished])
        results = np.concatenate([standings.results[rows] for standings, rows in finished])
        if len(results) < SAMPLE:
            return 0.0
        errors: Real = 0.0
        for _ in range(STEPS):
            order = self._rng.integers(0, len(results), SAMPLE)
            gradient = ValueWeights(*map(np.zeros_like, self.net))
            errors += fit(order, features, results, self.net, gradient)
            self._adam.step(tuple(array / np.float32(SAMPLE) for array in gradient), RATE * rates)
        return float(errors) / STEPS / SAMPLE

    def kept(self) -> tuple[object, ...]:
        """Return all that is needed to go on."""
        return self._adam.kept(), self._rng.bit_generator.state

    def restore(self, kept: tuple[Any, ...]) -> None:
        """Go on from what ``kept`` returned."""
        adam, self._rng.bit_generator.state = kept
        self._adam.restore(adam)
