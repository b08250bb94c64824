"""Train the level ``expert``: ``python -m training --out unobot/ai/expert.npz`` (``make train``).

The method is proximal policy optimization (Schulman and others, 2017, https://arxiv.org/abs/1707.06347) on the
simulator. The rules of each table are a preset or a random combination. The network plays against itself, against
simple players that bluff and challenge at any rate, and against ``four-steps``. The value of a round by points is by
how much it changes the probability to win the match. A second network learns that probability from the same matches.
The value of other rounds is the place. In a long round, time costs. A critic that sees all hands reduces the variance.

Two threads with their own randomness are joined in a fixed order: the same seed, machine and versions give the same
file.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from training.batch import Batch, new_batch
from training.compiled import Rng
from training.ladder import count_wins
from training.learner import HIDDEN, ROOM, THREADS, Learner
from training.match_odds import MatchOdds, Standings, new_standings
from training.network import PolicyWeights, ValueWeights, new_policy_weights, new_value_weights
from training.players import Desk, new_desk
from training.rulesets import rulesets
from training.tables import SEEN, Notes, Tables, fill, new_notes, new_tables
from unobot.ai.networks import MOVE, STATE
from unobot.rules.ruleset.ruleset import PRESETS

LEAST: Final = 0.03
"""The part of the rates that is left at the end."""
TABLES: Final = 96
"""The matches that each thread plays side by side."""


class Workplace(NamedTuple):
    """The arrays of one thread."""

    desk: Desk
    notes: Notes
    tables: Tables
    standings: Standings


class Training:
    """One run of the recipe."""

    def __init__(self, seed: int, pool: ThreadPoolExecutor, hidden: int = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        self._rows = rulesets(seed)
        policy = new_policy_weights(STATE, MOVE, hidden, rng)
        critic = new_value_weights(SEEN, hidden, rng)
        self._odds = MatchOdds(rng)
        batches = [new_batch(ROOM, STATE, MOVE, SEEN) for _ in range(THREADS)]
        self._places = {
            id(batch): Workplace(new_desk(policy), new_notes(critic), new_tables(TABLES), new_standings())
            for batch in batches
        }
        rngs = [np.random.default_rng([seed, thread]) for thread in range(THREADS)]
        self.learner = Learner(policy, critic, batches, rngs, pool, self._fill)

    def improve(self, rates: float) -> tuple[float, float, float]:
        """Play and learn once.

        Return the mean entropy of the choices, and the mean squared errors of the critic and of the odds.
        """
        entropy, error = self.learner.improve(rates)
        standings = [place.standings for place in self._places.values()]
        return entropy, error, self._odds.learn(standings, rates)

    def _fill(self, batch: Batch, policy: PolicyWeights, critic: ValueWeights, rng: Rng) -> int:
        place = self._places[id(batch)]
        odds = self._odds.net
        return fill(
            batch, place.tables, place.standings, self._rows, len(PRESETS), policy, critic, odds, place.desk,
            place.notes, rng,
        )  # fmt: skip

    def table(self, matches: int, presets: Iterable[str] = PRESETS) -> dict[str, float]:
        """Return the share of matches won against novices, with four seats, by each preset, in percent."""
        shares = {}
        for name in presets:
            ruleset = PRESETS[name]
            heroes = (0, 2) if ruleset.teams else (0,)
            seated = [(float(seat in heroes), seat in heroes) for seat in range(4)]
            won = count_wins(ruleset, seated, matches, 99, self.learner.policy)
            shares[name] = round(100 * won / matches, 1)
        return shares

    def save(self, path: Path) -> None:
        """Write the weights of the policy."""
        np.savez(path, allow_pickle=False, **self.learner.policy._asdict())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the recipe."""
    parser = argparse.ArgumentParser(prog="python -m training", description="Train the level expert.")
    parser.add_argument("--out", type=Path, default=Path("unobot/ai/expert.npz"), help="the file for the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--improvements", type=int, default=6500, help="each from about 32,000 decisions")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="units of the hidden layers")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    with ThreadPoolExecutor(THREADS) as pool:
        training = Training(given.seed, pool, given.hidden)
        for done in range(1, given.improvements + 1):
            entropy, error, doubt = training.improve(max(LEAST, 1 - (done - 1) / given.improvements))
            if done % 20 == 0:
                training.save(given.out)
                print(
                    f"{done}: {training.learner.decisions / 1e6:.1f} million decisions, entropy {entropy:.3f}, "
                    f"critic {error:.4f}, odds {doubt:.4f}, {time.monotonic() - began:.0f} s",
                    flush=True,
                )
            if done % 1000 == 0:
                print(f"{done}: matches won, %: {training.table(1000)}", flush=True)
        training.save(given.out)
        print(f"matches won, %: {training.table(10_000)}", flush=True)


if __name__ == "__main__":
    main()
