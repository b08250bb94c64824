"""The decisions that a network learns from, their advantages and their gradients."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from training.compiled import Floats, Ints, Real, compiled
from training.network import PolicyWeights, ValueWeights, add_policy_gradient, add_value_gradient


class Batch(NamedTuple):
    """The decisions of one thread, one per row."""

    states: Floats
    moves: Floats
    """The features of all candidates, in the order of the decisions."""
    first: Ints
    options: Ints
    """The index in ``moves`` and the number of the candidates of each decision: ``first`` and ``options``."""
    choices: Ints
    before: Floats
    """The logarithm of the probability with which the candidate was chosen."""
    critic_inputs: Floats
    values: Floats
    """The values of the critic."""
    after: Ints
    """The next decision of the same seat in the same round, -1 for none."""
    stakes: Floats
    """The reward at once: the cost of time, and after the last decision of a seat the value of the round."""
    advantages: Floats
    targets: Floats


def new_batch(room: int, states: int, moves: int, critic_inputs: int) -> Batch:
    """Return an empty batch for about ``room`` decisions, with these numbers of features."""
    return Batch(
        states=np.zeros((room, states), np.float32),
        moves=np.zeros((room * 9, moves), np.float32),
        first=np.zeros(room, np.int64),
        options=np.zeros(room, np.int64),
        choices=np.zeros(room, np.int64),
        before=np.zeros(room, np.float32),
        critic_inputs=np.zeros((room, critic_inputs), np.float32),
        values=np.zeros(room, np.float32),
        after=np.zeros(room, np.int64),
        stakes=np.zeros(room, np.float32),
        advantages=np.zeros(room, np.float32),
        targets=np.zeros(room, np.float32),
    )


@compiled
def write_advantages(batch: Batch, count: int, decay: float) -> None:
    """Write generalized advantages, and the targets of the critic.

    Schulman and others (2016), https://arxiv.org/abs/1506.02438.
    """
    for i in range(count - 1, -1, -1):
        then = batch.after[i]
        if then < 0:
            batch.advantages[i] = batch.stakes[i] - batch.values[i]
        else:
            reward = batch.stakes[i] + batch.values[then]
            batch.advantages[i] = reward - batch.values[i] + decay * batch.advantages[then]
        batch.targets[i] = batch.values[i] + batch.advantages[i]


@compiled
def gradients(
    batch: Batch,
    order: Ints,
    clip: Real,
    entropy: Real,
    policy: PolicyWeights,
    critic: ValueWeights,
    policy_gradient: PolicyWeights,
    critic_gradient: ValueWeights,
) -> tuple[Real, Real]:
    """Add up the gradients of the decisions in ``order``. Return the sums of entropy and of squared error."""
    size = policy.out.shape[0]
    base = np.zeros(size, np.float32)
    max_options = int(batch.options.max())
    hiddens = np.zeros((max_options, size), np.float32)
    chances = np.zeros(max_options, np.float32)
    thought = np.zeros(critic.second.shape[0], np.float32)
    disorder: Real = 0.0
    errors: Real = 0.0
    for i in order:
        moves = batch.moves[batch.first[i] : batch.first[i] + batch.options[i]]
        disorder += add_policy_gradient(
            batch.states[i], moves, batch.choices[i], batch.before[i], batch.advantages[i], clip, entropy,
            policy, policy_gradient, base, hiddens, chances,
        )  # fmt: skip
        error = add_value_gradient(batch.critic_inputs[i], batch.targets[i], critic, critic_gradient, thought)
        errors += error * error
    return disorder, errors
