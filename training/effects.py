"""Train the network that plays any deck by the effects of its cards: ``python -m training.effects``.

The method is that of ``python -m training``. The tables play the sheets of the decks and random rules, and the network
meets itself, ``novice``, and players with tastes of their own.

The training keeps a file beside the weights with all that it needs to go on. Called again, it goes on from there, and
ends with the same weights as if it had not been stopped.
"""

from __future__ import annotations

import argparse
import pickle
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from training import effect_tables as tables
from training.batch import Batch, new_batch
from training.compiled import Rng
from training.effect_tables import CRITIC_INPUTS, book_of, count_wins, fill, new_desk, new_tables, rulesets
from training.learner import THREADS, Learner
from training.match_odds import MatchOdds, new_standings
from training.network import PolicyWeights, ValueWeights, new_policy_weights, new_value_weights
from unobot.ai.effect_learned import DECKS_LEARNED
from unobot.ai.network import BY_EFFECTS, EFFECT_MOVE, EFFECT_STATE

UNITS: Final = 64
"""The hidden units."""
ROOM: Final = 8_000
"""The approximate number of decisions of one thread between two improvements."""
TABLES: Final = 96
"""The matches that each thread plays side by side."""
LEAST: Final = 0.03
"""The part of the rates that is left at the end."""
SAVED: Final = 10
"""The number of improvements after which all is saved."""


class Training:
    """One run of the recipe, which can be saved and go on."""

    def __init__(self, seed: int, pool: ThreadPoolExecutor, units: int = UNITS, room: int = ROOM) -> None:
        rng = np.random.default_rng(seed)
        policy = new_policy_weights(EFFECT_STATE, EFFECT_MOVE, units, rng)
        critic = new_value_weights(CRITIC_INPUTS, units, rng)
        self._odds = MatchOdds(rng)
        self.book = book_of(rulesets(seed))
        batches = [new_batch(room, EFFECT_STATE, EFFECT_MOVE, CRITIC_INPUTS) for _ in range(THREADS)]
        self._tables = [new_tables(TABLES) for _ in batches]
        self._standings = [new_standings() for _ in batches]
        self._desks = [new_desk(policy, critic) for _ in batches]
        self._numbers = {id(batch): number for number, batch in enumerate(batches)}
        self._rngs = [np.random.default_rng([seed, thread]) for thread in range(THREADS)]
        self.learner = Learner(policy, critic, batches, self._rngs, pool, self._fill)
        self._is_fitted = False
        self.made = 0
        """How many improvements there were."""

    def improve(self, rates: float) -> tuple[float, float, float]:
        """Play and learn once.

        Return the mean entropy of the choices, and the mean squared errors of the critic and of the odds.
        """
        entropy, error = self.learner.improve(rates)
        self.made += 1
        doubt = self._odds.learn(self._standings, rates)
        self._is_fitted = doubt > 0
        return entropy, error, doubt

    def _fill(self, batch: Batch, policy: PolicyWeights, critic: ValueWeights, rng: Rng) -> int:
        number = self._numbers[id(batch)]
        return fill(
            batch, self._tables[number], self._standings[number], self.book, len(DECKS_LEARNED), policy, critic,
            self._odds.net, self._is_fitted, self._desks[number], rng,
        )  # fmt: skip

    def table(self, matches: int) -> dict[str, float]:
        """Return the share of matches won against three players without tastes, by each deck, in percent."""
        shares = {}
        plain = np.zeros(tables.TASTES, np.float32)
        for number, name in enumerate(DECKS_LEARNED):
            rng = np.random.default_rng(99)
            won = count_wins(self.book, number, 4, matches, self.learner.policy, self._desks[0], plain, rng)
            shares[name] = round(100 * won / matches, 1)
        return shares

    def save(self, weights: Path, checkpoint: Path) -> None:
        """Write the weights of the policy, and all that is needed to go on."""
        np.savez(weights, allow_pickle=False, **self.learner.policy._asdict())
        parts = (self.made, self._is_fitted, self.learner.kept(), self._odds.kept(), self._tables, self._standings)
        beside = checkpoint.with_suffix(".part")
        beside.write_bytes(pickle.dumps((*parts, [rng.bit_generator.state for rng in self._rngs])))
        beside.replace(checkpoint)

    def go_on(self, checkpoint: Path) -> None:
        """Go on from a file of this program."""
        parts = pickle.loads(checkpoint.read_bytes())  # noqa: S301 - a file that this program wrote
        self.made, self._is_fitted, learner, odds, self._tables, self._standings, states = parts
        self.learner.restore(learner)
        self._odds.restore(odds)
        for rng, state in zip(self._rngs, states, strict=True):
            rng.bit_generator.state = state


def learn(training: Training, improvements: int, weights: Path, checkpoint: Path) -> None:
    """Improve until there were so many improvements, with rates that fall. Save all now and then."""
    began = time.monotonic()
    decisions = training.learner.decisions
    while training.made < improvements:
        entropy, error, doubt = training.improve(max(LEAST, 1 - training.made / improvements))
        if training.made % SAVED == 0 or training.made == improvements:
            training.save(weights, checkpoint)
            seconds = time.monotonic() - began
            print(
                f"{training.made}: {training.learner.decisions / 1e6:.1f} million decisions, entropy {entropy:.3f}, "
                f"critic {error:.4f}, odds {doubt:.4f}, "
                f"{(training.learner.decisions - decisions) / seconds:.0f} decisions a second",
                flush=True,
            )


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the recipe."""
    parser = argparse.ArgumentParser(prog="python -m training.effects", description="Train expert for any deck.")
    parser.add_argument("--out", type=Path, default=Path("unobot/ai"), help="the folder for the file of weights")
    parser.add_argument("--checkpoint", type=Path, default=Path("effects.checkpoint"), help="the file to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--improvements", type=int, default=6000, help="each from about 16,000 decisions")
    parser.add_argument("--units", type=int, default=UNITS, help="units of the hidden layers")
    args = parser.parse_args(arguments)
    with ThreadPoolExecutor(THREADS) as pool:
        training = Training(args.seed, pool, args.units)
        if args.checkpoint.exists():
            training.go_on(args.checkpoint)
        learn(training, args.improvements, args.out / BY_EFFECTS, args.checkpoint)
        print(f"matches won, %: {training.table(2_000)}", flush=True)


if __name__ == "__main__":
    main()
