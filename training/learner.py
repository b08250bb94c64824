"""Proximal policy optimization of a policy and a critic, in threads: from batches of decisions to new weights.

Each thread has its own randomness, and the results are joined in a fixed order. So the same seed, machine and versions
give the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np

from training.batch import Batch, gradients, write_advantages
from training.compiled import Floats, Ints, Real, Rng
from training.network import Adam, PolicyWeights, ValueWeights

THREADS: Final = 2
ROOM: Final = 16_000
"""The approximate number of decisions of one thread between two improvements."""
HIDDEN: Final = 128
RATE: Final = 2e-3
"""Adam's learning rate, falling linearly to nearly zero. ``ENTROPY`` falls likewise."""
ENTROPY: Final = 0.01
CLIP: Final = 0.2
DECAY: Final = 0.85
EPOCHS: Final = 2
PARTS: Final = 4
"""Steps per epoch."""
T = TypeVar("T")
U = TypeVar("U")
Fill: TypeAlias = Callable[[Batch, PolicyWeights, ValueWeights, Rng], int]
"""Plays rounds until a batch is full, and returns the number of decisions."""


class Learner:
    """A policy and a critic that learn from what ``fill`` plays."""

    def __init__(
        self,
        policy: PolicyWeights,
        critic: ValueWeights,
        batches: Sequence[Batch],
        rngs: Sequence[Rng],
        pool: ThreadPoolExecutor,
        fill: Fill,
    ) -> None:
        self.policy = policy
        self.critic = critic
        self.decisions = 0
        self._adam = Adam((*policy, *critic))
        self._batches = batches
        self._rngs = rngs
        self._pool = pool
        self._fill = fill

    def improve(self, rates: float) -> tuple[float, float]:
        """Play and learn once. Return the mean entropy of the choices, and the mean squared error of the critic."""

        def filled(batch: Batch, rng: Rng) -> Ints:
            count = self._fill(batch, self.policy, self.critic, rng)
            write_advantages(batch, count, DECAY)
            return rng.permutation(count)

        orders = self.both(filled, self._batches, self._rngs)
        counts = [len(order) for order in orders]
        self.decisions += sum(counts)
        pairs = list(zip(self._batches, counts, strict=True))
        spread = float(np.concatenate([batch.advantages[:count] for batch, count in pairs]).std()) + 1e-6
        for batch, count in pairs:
            batch.advantages[:count] /= np.float32(spread)
        disorder: Real = 0.0
        errors: Real = 0.0
        for _ in range(EPOCHS):
            for part in range(PARTS):
                parts = [order[len(order) * part // PARTS : len(order) * (part + 1) // PARTS] for order in orders]
                results = self.both(lambda batch, order: self._gradients(batch, order, rates), self._batches, parts)
                count = sum(map(len, parts))
                gradients = zip(*(arrays for arrays, _, _ in results), strict=True)
                total = [sum(arrays) / np.float32(count) for arrays in gradients]
                self._adam.step(tuple(total), RATE * rates)
                disorder += sum(part_disorder for _, part_disorder, _ in results)
                errors += sum(part_errors for _, _, part_errors in results)
        return float(disorder) / sum(counts) / EPOCHS, float(errors) / sum(counts) / EPOCHS

    def _gradients(self, batch: Batch, order: Ints, rates: float) -> tuple[tuple[Floats, ...], Real, Real]:
        policy = PolicyWeights(*map(np.zeros_like, self.policy))
        critic = ValueWeights(*map(np.zeros_like, self.critic))
        entropy = np.float32(ENTROPY * rates)
        sums = gradients(batch, order, np.float32(CLIP), entropy, self.policy, self.critic, policy, critic)
        return (*policy, *critic), *sums

    def kept(self) -> tuple[object, ...]:
        """Return all that is needed to go on, without the batches."""
        return self.decisions, self._adam.kept()

    def restore(self, kept: tuple[Any, ...]) -> None:
        """Go on from what ``kept`` returned."""
        self.decisions, adam = kept
        self._adam.restore(adam)

    def both(self, work: Callable[..., U], *arguments: Sequence[T]) -> list[U]:
        """Run a function in each thread. Return the results in order."""
        return list(self._pool.map(work, *arguments))
