"""Fit the chances to win a round, which the coach needs to measure luck: ``python -m training.chances``.

Rounds of the official rules are played by ``expert`` at tables of 2 to 8 seats. A quarter of their positions are kept,
each with the winner of its round. Newton's method fits the weights of a multinomial logit, with the highest likelihood.
They are printed for ``unobot/coach/chances.py``.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from unobot.ai.expert import Expert
from unobot.coach.chances import facts
from unobot.rules.match import Match
from unobot.rules.play.decide import effects
from unobot.rules.play.evolve import apply
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe

SEATS = (2, 2, 3, 4, 4, 4, 5, 6, 8)
SAMPLE_RATE = 0.25
STEPS = 8
Positions: TypeAlias = list[tuple[NDArray[np.float64], int]]
"""The facts by seat, and the winner."""


def positions(rounds: int, seed: int) -> Positions:
    """Return positions of rounds that were won."""
    rng, expert = Random(seed), Expert()  # noqa: S311 - no secret
    samples: Positions = []
    for number in range(rounds):
        match = Match(OFFICIAL, rng.choice(SEATS), Shuffler(sha256(b"%d %d" % (seed, number)).digest()))
        match.apply(match.deal())
        state = match.round
        assert state is not None
        of_round = []
        while state.outcome is None:
            if rng.random() < SAMPLE_RATE:
                following = state.next_seat(state.to_move)
                of_round.append([facts(state, seat, following) for seat in range(state.seats)])
            apply(state, effects(state, state.to_move, expert.choose(observe(state, state.to_move), rng)))
        winner = state.outcome.winner
        if winner is not None:
            samples += [(np.array(by_seat), winner) for by_seat in of_round]
    return samples


def fitted(samples: Positions) -> NDArray[np.float64]:
    """Return the weights."""
    count = samples[0][0].shape[1]
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope, curve = -weights, np.eye(count)  # a weak pull to zero
        for by_seat, winner in samples:
            powers = np.exp(by_seat @ weights)
            shares = powers / powers.sum()
            mean = shares @ by_seat
            slope = slope + by_seat[winner] - mean
            curve = curve + (by_seat * shares[:, None]).T @ by_seat - np.outer(mean, mean)
        weights = weights + np.linalg.solve(curve, slope)
    return weights


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print([round(float(weight), 3) for weight in fitted(positions(chosen.rounds, chosen.seed))])
