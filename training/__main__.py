"""Train the two networks of the level ``expert``: ``python -m training`` (``make train``).

The method is proximal policy optimization (Schulman and others, 2017, https://arxiv.org/abs/1707.06347) on the
simulator. The rules of each table are a preset or a random combination. A network plays against itself, ``novice``,
``four-steps``, and players that bluff and challenge at any rate. The value of a round by points is the
change of the probability to win the match. ``match_odds`` learns that probability from the same matches. The value of
other rounds is the place. In a long round, time costs. A critic that sees all hands reduces the variance.

The first network learns all rules. The second one begins as a copy of it with more units, and learns the official rules
alone.

Two threads with their own randomness are joined in a fixed order: the same seed, machine and versions give the same
files.
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
from training.network import PolicyWeights, ValueWeights, new_policy_weights, new_value_weights, widened
from training.players import Desk, new_desk
from training.rulesets import LEARNED, rulesets
from training.tables import CRITIC_INPUTS, Notes, Offer, Tables, fill, new_notes, new_tables
from unobot.ai.network import ALL_RULES, MOVE, OFFICIAL, STATE

LEAST: Final = 0.03
"""The part of the rates that is left at the end."""
SECOND_RATE: Final = 0.25
"""The part of the rates with which the second network begins."""
WIDER: Final = 2
"""The number of hidden units of the second network, as a multiple of the first network's."""
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

    def __init__(
        self, seed: int, pool: ThreadPoolExecutor, hidden: int = HIDDEN, start: PolicyWeights | None = None
    ) -> None:
        """Begin with random weights and all rules, or with the weights ``start`` and the official rules alone."""
        rng = np.random.default_rng(seed)
        rows = rulesets(seed)
        if start is None:
            self._offer = Offer(rows, len(LEARNED), selfplay=0.3, novices=0.3, steady=0.2, bold=0.0)
            policy = new_policy_weights(STATE, MOVE, hidden, rng)
        else:  # one learner decides less often than a whole table, so there are more tables for it
            self._offer = Offer(rows[:1], 1, selfplay=0.05, novices=0.4, steady=0.0, bold=0.36)
            hidden *= WIDER
            policy = widened(start, hidden, rng)
        critic = new_value_weights(CRITIC_INPUTS, hidden, rng)
        self._odds = MatchOdds(rng)
        batches = [new_batch(ROOM, STATE, MOVE, CRITIC_INPUTS) for _ in range(THREADS)]
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
            batch, place.tables, place.standings, self._offer, policy, critic, odds, place.desk,
            place.notes, rng,
        )  # fmt: skip

    def table(self, matches: int, presets: Iterable[str] = LEARNED) -> dict[str, float]:
        """Return the share of matches won against novices, with four seats, by each preset, in percent."""
        shares = {}
        for name in presets:
            ruleset = LEARNED[name]
            heroes = (0, 2) if ruleset.teams else (0,)
            seated = [(float(seat in heroes), seat in heroes) for seat in range(4)]
            won = count_wins(ruleset, seated, matches, 99, self.learner.policy)
            shares[name] = round(100 * won / matches, 1)
        return shares

    def save(self, path: Path) -> None:
        """Write the weights of the policy."""
        np.savez(path, allow_pickle=False, **self.learner.policy._asdict())


def learn(training: Training, improvements: int, first_rate: float, path: Path) -> None:
    """Improve many times, with rates that fall from ``first_rate`` on. Write the weights to ``path`` now and then."""
    began = time.monotonic()
    for number in range(1, improvements + 1):
        entropy, error, doubt = training.improve(first_rate * max(LEAST, 1 - (number - 1) / improvements))
        if number % 20 == 0:
            training.save(path)
            print(
                f"{number}: {training.learner.decisions / 1e6:.1f} million decisions, entropy {entropy:.3f}, "
                f"critic {error:.4f}, odds {doubt:.4f}, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    training.save(path)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the recipe."""
    parser = argparse.ArgumentParser(prog="python -m training", description="Train the level expert.")
    parser.add_argument("--out", type=Path, default=Path("unobot/ai"), help="the folder for the files of weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--improvements", type=int, default=7000, help="each from about 32,000 decisions")
    parser.add_argument("--official", type=int, default=3600, help="those by the official rules alone, afterwards")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="units of the hidden layers, at first")
    args = parser.parse_args(arguments)
    with ThreadPoolExecutor(THREADS) as pool:
        training = Training(args.seed, pool, args.hidden)
        learn(training, args.improvements, 1.0, args.out / ALL_RULES)
        print(f"matches won, %: {training.table(10_000)}", flush=True)
        training = Training(args.seed, pool, args.hidden, training.learner.policy)
        learn(training, args.official, SECOND_RATE, args.out / OFFICIAL)
        print(f"matches won, %: {training.table(10_000, ['official'])}", flush=True)


if __name__ == "__main__":
    main()
