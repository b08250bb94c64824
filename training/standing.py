"""The value of a round: by how much it changes the probability to win the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np

from training import simulator as sim
from training import value_features
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.network import PolicyWeights, ValueWeights, add_value_gradient, value_of
from training.players import LEARNER, play_round, seat_players, winner_of
from training.value_features import TARGET

standing_features = compiled(cast("Callable[[Ints, int, int, Floats], None]", value_features.standing_features))


@compiled
def win_probability(g: Ints, seat: int, net: ValueWeights, x: Floats, hidden: Floats) -> Real:
    """Return the probability that ``seat`` wins the match, between two rounds."""
    winner = winner_of(g, TARGET)
    if winner >= 0:
        return 1.0 if winner == seat else 0.0
    standing_features(g[sim.SCORES : sim.SEATS], g[sim.SEATS], seat, x)
    return min(1.0, max(0.0, value_of(x, net, hidden)))


@compiled
def watch(matches: int, policy: PolicyWeights, rng: Rng, standings: Floats, results: Floats) -> int:
    """Play matches and write every standing of every learner, and 1 if it won that match.

    Return the number of standings. ``standings`` has one row for each; when it is full, no more are written.
    """
    g = np.zeros(sim.SIZE, np.int64)
    who = np.zeros(10, np.int64)
    owner = np.zeros(standings.shape[0], np.int64)
    made = 0
    for _ in range(matches):
        first = made
        seat_players(g, who, rng)
        dealer = int(rng.random() * g[sim.SEATS])
        winner = -1
        while winner < 0:
            for seat in range(g[sim.SEATS]):
                if who[seat] == LEARNER and made < standings.shape[0]:
                    standing_features(g[sim.SCORES : sim.SEATS], g[sim.SEATS], seat, standings[made])
                    owner[made] = seat
                    made += 1
            play_round(g, dealer, TARGET, who, policy, rng)
            dealer = (dealer + 1) % g[sim.SEATS]
            winner = winner_of(g, TARGET)
        for i in range(first, made):
            results[i] = 1.0 if owner[i] == winner else 0.0
    return made


@compiled
def fit(order: Ints, standings: Floats, results: Floats, net: ValueWeights, gradient: ValueWeights) -> Real:
    """Add up the gradients of the standings in ``order``. Return the sum of squared errors."""
    hidden = np.zeros(net.second.shape[0], np.float32)
    errors: Real = 0.0
    for i in order:
        error = add_value_gradient(standings[i], results[i], net, gradient, hidden)
        errors += error * error
    return errors
