"""The networks of the training, forwards and backwards: one hidden layer, and a linear path around it.

The policy gives each candidate ``relu(s @ state + m @ move) @ out + m @ past``, for features ``s`` of the encoding and
``m`` of the candidate (``unobot.ai.network.Network``). A value network gives ``relu(x @ first) @ second + x @ past``.
Most features are zero, and zeros are skipped.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from training.compiled import Floats, Real, Rng, compiled


class PolicyWeights(NamedTuple):
    """The weights of the policy, or their gradients."""

    state: Floats
    move: Floats
    out: Floats
    past: Floats


class ValueWeights(NamedTuple):
    """The weights of a value network, or their gradients."""

    first: Floats
    second: Floats
    past: Floats


def new_policy_weights(states: int, moves: int, hidden: int, rng: Rng) -> PolicyWeights:
    """Return random weights of a policy with almost no preferences."""
    return PolicyWeights(
        (rng.standard_normal((states, hidden)) * 0.2).astype(np.float32),
        (rng.standard_normal((moves, hidden)) * 0.2).astype(np.float32),
        (rng.standard_normal(hidden) * 0.05).astype(np.float32),
        np.zeros(moves, np.float32),
    )


def widened(policy: PolicyWeights, hidden: int, rng: Rng) -> PolicyWeights:
    """Return a copy of ``policy`` with more hidden units, ``hidden`` in all. At first it gives the same scores."""
    more = new_policy_weights(len(policy.state), len(policy.move), hidden - len(policy.out), rng)
    return PolicyWeights(
        np.hstack([policy.state, more.state]), np.hstack([policy.move, more.move]),
        np.hstack([policy.out, np.zeros_like(more.out)]), policy.past.copy(),
    )  # fmt: skip


def new_value_weights(features: int, hidden: int, rng: Rng) -> ValueWeights:
    """Return random weights of a value network."""
    return ValueWeights(
        (rng.standard_normal((features, hidden)) * 0.15).astype(np.float32),
        (rng.standard_normal(hidden) * 0.05).astype(np.float32),
        np.zeros(features, np.float32),
    )


class Adam:
    """The optimizer of Kingma and Ba (2015), https://arxiv.org/abs/1412.6980, with averaged gradients."""

    def __init__(self, weights: tuple[Floats, ...]) -> None:
        self._weights = weights
        self._mean = [np.zeros_like(array) for array in weights]
        self._square = [np.zeros_like(array) for array in weights]
        self._steps = 0

    def step(self, gradients: tuple[Floats, ...], rate: float) -> None:
        """Change the weights in place."""
        self._steps += 1
        rate *= float(np.sqrt(1 - 0.999**self._steps)) / (1 - 0.9**self._steps)
        for i, gradient in enumerate(gradients):
            self._mean[i] += np.float32(0.1) * (gradient - self._mean[i])
            self._square[i] += np.float32(0.001) * (gradient * gradient - self._square[i])
            step = np.float32(rate) * self._mean[i] / (np.sqrt(self._square[i]) + np.float32(1e-8))
            np.subtract(self._weights[i], step, out=self._weights[i])

    def kept(self) -> tuple[object, ...]:
        """Return all that is needed to go on, the weights included."""
        return self._weights, self._mean, self._square, self._steps

    def restore(self, kept: tuple[tuple[Floats, ...], list[Floats], list[Floats], int]) -> None:
        """Go on from what ``kept`` returned. The weights are written in place."""
        weights, self._mean, self._square, self._steps = kept
        for array, saved in zip(self._weights, weights, strict=True):
            array[:] = saved


@compiled
def project(x: Floats, weights: Floats, out: Floats) -> None:
    """Add ``x @ weights`` to ``out``."""
    for i in range(x.shape[0]):
        value = x[i]
        if value != 0.0:
            row = weights[i]
            for j in range(out.shape[0]):
                out[j] += value * row[j]


@compiled
def score(base: Floats, move: Floats, policy: PolicyWeights, hidden: Floats) -> Real:
    """Return the score of one candidate.

    ``base`` is what the encoding adds to the hidden layer; ``hidden`` is overwritten.
    """
    for j in range(hidden.shape[0]):
        hidden[j] = base[j]
    project(move, policy.move, hidden)
    total = np.float32(0.0)
    for j in range(hidden.shape[0]):
        if hidden[j] > 0.0:
            total += hidden[j] * policy.out[j]
    for i in range(move.shape[0]):
        total += move[i] * policy.past[i]
    return total


@compiled
def value_of(x: Floats, net: ValueWeights, hidden: Floats) -> Real:
    """Return the value of ``x``; ``hidden`` is overwritten."""
    for j in range(hidden.shape[0]):
        hidden[j] = 0.0
    project(x, net.first, hidden)
    total = np.float32(0.0)
    for j in range(hidden.shape[0]):
        if hidden[j] > 0.0:
            total += hidden[j] * net.second[j]
    for i in range(x.shape[0]):
        total += x[i] * net.past[i]
    return total


@compiled
def add_value_gradient(x: Floats, target: Real, net: ValueWeights, gradient: ValueWeights, hidden: Floats) -> Real:
    """Add the gradient of ``(value - target)**2 / 2`` to ``gradient``. Return the error."""
    error = np.float32(value_of(x, net, hidden) - target)
    for j in range(hidden.shape[0]):
        if hidden[j] > 0.0:
            gradient.second[j] += error * hidden[j]
            hidden[j] = error * net.second[j]
        else:
            hidden[j] = 0.0
    for i in range(x.shape[0]):
        value = x[i]
        if value != 0.0:
            gradient.past[i] += error * value
            row = gradient.first[i]
            for j in range(hidden.shape[0]):
                row[j] += value * hidden[j]
    return error


@compiled
def add_policy_gradient(
    state: Floats,
    moves: Floats,
    choice: int,
    before: Real,
    advantage: Real,
    clip: Real,
    entropy: Real,
    policy: PolicyWeights,
    gradient: PolicyWeights,
    base: Floats,
    hiddens: Floats,
    chances: Floats,
) -> Real:
    """Add the gradient of one decision's clipped surrogate (Schulman and others, 2017). Return its entropy.

    ``moves`` has a row for each candidate. ``before`` is the logarithm of the probability that the ``choice`` one had
    when it was chosen. ``base``, ``hiddens`` and ``chances`` are overwritten.
    """
    size = base.shape[0]
    count = moves.shape[0]
    for j in range(size):
        base[j] = 0.0
    project(state, policy.state, base)
    highest: Real = np.float32(-1e30)
    for k in range(count):
        chances[k] = score(base, moves[k], policy, hiddens[k])
        highest = max(highest, chances[k])
    total = np.float32(0.0)
    for k in range(count):
        chances[k] = np.exp(chances[k] - highest)
        total += chances[k]
    mean = np.float32(0.0)
    for k in range(count):
        chances[k] /= total
        mean += chances[k] * np.log(chances[k] + np.float32(1e-9))
    ratio = chances[choice] / np.exp(before)
    push = np.float32(0.0)
    if not (advantage > 0.0 and ratio > 1.0 + clip) and not (advantage < 0.0 and ratio < 1.0 - clip):
        push = np.float32(advantage * ratio)
    for j in range(size):
        base[j] = 0.0
    for k in range(count):
        slope = -push * ((1.0 if k == choice else 0.0) - chances[k])
        slope += entropy * chances[k] * (np.log(chances[k] + np.float32(1e-9)) - mean)
        small = np.float32(slope)
        hidden = hiddens[k]
        for j in range(size):
            if hidden[j] > 0.0:
                gradient.out[j] += small * hidden[j]
                hidden[j] = small * policy.out[j]
                base[j] += hidden[j]
            else:
                hidden[j] = 0.0
        for i in range(moves.shape[1]):
            value = moves[k, i]
            if value != 0.0:
                gradient.past[i] += small * value
                row = gradient.move[i]
                for j in range(size):
                    row[j] += value * hidden[j]
    for i in range(state.shape[0]):
        value = state[i]
        if value != 0.0:
            row = gradient.state[i]
            for j in range(size):
                row[j] += value * base[j]
    return -mean
