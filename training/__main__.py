"""Train the level ``expert``: ``python -m training --out unobot/ai/expert.npz`` (``make train``).

The method is proximal policy optimization (Schulman and others, 2017, https://arxiv.org/abs/1707.06347) on the
simulator. The network plays rounds against itself, ``numbers-first`` and ``four-steps``. The value of a round is by how
much it changes the probability to win the match. A second network learns that probability from complete matches, which
are played now and then. A critic that sees all hands reduces the variance.

Two threads with their own randomness are joined in a fixed order: the same seed, machine and versions give the same
file.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from training.batch import Batch, fill, new_batch
from training.compiled import Floats, Ints, Real, Rng
from training.learner import HIDDEN, ROOM, THREADS, Learner
from training.network import Adam, PolicyWeights, ValueWeights, new_policy_weights, new_value_weights
from training.players import CASUAL, CLEVER, LEARNER, play_matches
from training.standing import fit, watch
from training.value_features import CRITIC_FEATURES, STANDING
from unobot.ai import features as f

LEAST: Final = 0.03
"""The part of the rates that is left at the end."""
WATCHED: Final = (0, 12, 60, 200, 500, 1000, 2000, 4000)
"""Complete matches are played before these improvements."""
CELLS: Final = {
    "three clever": (LEARNER, CLEVER, CLEVER, CLEVER),
    "three casual": (LEARNER, CASUAL, CASUAL, CASUAL),
    "one clever": (LEARNER, CLEVER),
    "one casual": (LEARNER, CASUAL),
}


class Training:
    """One run of the recipe."""

    def __init__(self, seed: int, pool: ThreadPoolExecutor, hidden: int = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        self.policy = new_policy_weights(f.STATE, f.MOVE, hidden, rng)
        self.critic = new_value_weights(CRITIC_FEATURES, hidden, rng)
        self.standing = new_value_weights(STANDING, 24, rng)
        self._standing_adam = Adam(self.standing)
        self._rngs = [np.random.default_rng([seed, thread]) for thread in range(THREADS)]
        batches = [new_batch(ROOM) for _ in range(THREADS)]
        self.learner = Learner(self.policy, self.critic, batches, self._rngs, pool, self._fill)
        self._both = self.learner.both

    def _fill(self, batch: Batch, policy: PolicyWeights, critic: ValueWeights, rng: Rng) -> int:
        return fill(batch, policy, critic, self.standing, rng)

    def watch(self, matches: int, steps: int = 600, rate: float = 5e-3) -> float:
        """Play complete matches and learn the value of scores from them. Return the mean squared error."""

        def watched(rng: Rng) -> tuple[Floats, Floats]:
            standings = np.zeros((60_000, STANDING), np.float32)
            results = np.zeros(len(standings), np.float32)
            made = watch(matches // THREADS, self.policy, rng, standings, results)
            return standings[:made], results[:made]

        found = self._both(watched, self._rngs)
        standings = np.concatenate([each for each, _ in found])
        results = np.concatenate([each for _, each in found])
        errors: Real = 0.0
        for step in range(steps):
            order = self._rngs[0].integers(0, len(results), 2048)
            gradient = ValueWeights(*map(np.zeros_like, self.standing))
            errors += fit(order, standings, results, self.standing, gradient)
            mean = tuple(each / np.float32(len(order)) for each in gradient)
            self._standing_adam.step(mean, rate * (1 - 0.9 * step / steps))
        return float(errors) / steps / 2048

    def table(self, matches: int, mode: int = 0) -> dict[str, float]:
        """Return the share of matches won in each cell of the table, in percent. The hero plays without chance."""
        shares = {}
        for name, players in CELLS.items():

            def played(thread: int, players: Sequence[int] = players) -> Ints:
                won = np.zeros(len(players), np.int64)
                each = matches // THREADS
                rng = np.random.default_rng([99, thread])
                play_matches(thread * each, each, np.array(players), mode, self.policy, rng, won)
                return won

            won = sum(self._both(played, range(THREADS)))
            shares[name] = round(100 * int(won[0]) / int(won.sum()), 1)  # type: ignore[index, union-attr]
        return shares

    def save(self, path: Path) -> None:
        """Write the weights of the policy."""
        np.savez(path, allow_pickle=False, **self.policy._asdict())


def main() -> None:
    """Run the recipe."""
    parser = argparse.ArgumentParser(prog="python -m training", description="Train the level expert.")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("unobot/ai/expert.npz"),
        help="the file for the expert's weights; the others go beside it",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--improvements", type=int, default=4800, help="each from about 32,000 decisions")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="units of the hidden layers")
    given = parser.parse_args()
    began = time.monotonic()
    with ThreadPoolExecutor(THREADS) as pool:
        training = Training(given.seed, pool, given.hidden)
        for done in range(given.improvements):
            if done in WATCHED:
                error = training.watch(6000 if done else 2000)
                print(f"{done}: value of scores, squared error {error:.4f}", flush=True)
            entropy, error = training.learner.improve(max(LEAST, 1 - done / given.improvements))
            if done % 50 == 49:
                training.save(given.out)
                print(
                    f"{done + 1}: {training.learner.decisions / 1e6:.1f} million decisions, entropy {entropy:.3f}, "
                    f"critic {error:.4f}, {time.monotonic() - began:.0f} s",
                    flush=True,
                )
            if done % 200 == 199:
                print(f"{done + 1}: {training.table(2000)}", flush=True)
        training.save(given.out)
        print(f"strict: {training.table(20_000)}", flush=True)
        print(f"with challenges: {training.table(8000, 1)}", flush=True)


if __name__ == "__main__":
    main()
