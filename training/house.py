"""Train a network that knows house rules: `python -m training.house --out house.npz --seed 1`.

The method is that of ``training.__main__``. The rules of each table are a preset or a random combination. The network
plays against itself and against simple players that bluff and challenge at any rate. The reward
of a round by points is the change of the probability to win the match, by the official network of scores. The reward
of other rounds is the place.

Every 100 improvements the share of rounds that it wins against three simple players is printed for each preset. Nobody
jumps in there. No level plays with these weights yet.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from training import house_game as h
from training import house_players as players
from training.batch import Batch, new_batch
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.house_batch import SEEN, Desk, Tables, fill, new_desk, new_tables
from training.house_moves import play
from training.house_opponents import sensible, simple
from training.house_rulesets import rulesets
from training.learner import HIDDEN, ROOM, THREADS, Learner
from training.network import PolicyWeights, ValueWeights, new_policy_weights, new_value_weights, project, score
from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.ai.networks import policy_network, value_networks
from unobot.ai.value_network import CRITIC_FEATURES
from unobot.rules.ruleset.ruleset import PRESETS

LEAST: Final = 0.03
"""The part of the rates that is left at the end."""
SOFT: Final = 0.35
"""The part of the scores of ``expert`` with which the training begins, so that it tries other moves, too."""
TABLES: Final = 96
"""The matches that each thread plays side by side."""
WATCHED: Final = 4
"""The number of seats of the rounds that are counted."""


@compiled
def best(g: Ints, seat: int, found: int, policy: PolicyWeights, desk: Desk, row: Floats, state: Floats) -> int:
    """Return the move with the highest score."""
    if found == 1:
        return int(desk.out[0])
    players.encode_house_game(g, seat, desk.q)
    players.all_state_features(desk.q, desk.s, state)
    for j in range(desk.base.shape[0]):
        desk.base[j] = 0.0
    project(state, policy.state, desk.base)
    chosen = 0
    most: Real = np.float32(-1e30)
    for k in range(found):
        players.all_move_features(g, seat, int(desk.out[k]), desk.q, desk.s, row)
        each = score(desk.base, row, policy, desk.hidden)
        if each > most:
            most = each
            chosen = k
    return int(desk.out[chosen])


@compiled
def count_wins(row: Ints, rounds: int, policy: PolicyWeights, desk: Desk, move: Floats, state: Floats, rng: Rng) -> int:
    """Play rounds of one network among simple players, at another seat each time. Return how many it won."""
    g = np.zeros(h.SIZE, np.int64)
    won = 0
    for number in range(rounds):
        g[h.SCORES : h.POINTS] = 0
        g[h.RULES : h.RULES + r.RULES] = row[: r.RULES]
        g[h.SEATS] = WATCHED
        hero = number % WATCHED
        h.deal(g, number // WATCHED % WATCHED, rng)
        while g[h.PHASE] != h.OVER:
            seat = g[h.TURN]
            found = sensible(g, seat, desk.out)
            if seat == hero:
                play(g, seat, best(g, seat, found, policy, desk, move, state), rng)
            else:
                play(g, seat, simple(g, seat, desk.out, found, 0.0, 0.0, rng), rng)
        if g[h.WINNER] >= 0 and h.together(g, g[h.WINNER], hero):
            won += 1
    return won


def first_weights(hidden: int, rng: Rng) -> tuple[PolicyWeights, ValueWeights]:
    """Return the weights to begin with: those of ``expert`` and its critic, which do not know the other features yet.

    With another number of ``hidden`` units they are random.
    """
    policy = new_policy_weights(players.STATE, players.MOVE, hidden, rng)
    critic = new_value_weights(SEEN, hidden, rng)
    known, official = policy_network(), value_networks()[0]
    if len(known.out) == hidden == len(official.second):
        for weights, before in ((policy.state, known.state), (policy.move, known.move), (policy.past, known.past)):
            weights[:] = 0.0
            weights[: len(before)] = before
        policy.out[:] = known.out * np.float32(SOFT)
        policy.past[:] *= np.float32(SOFT)
        critic.first[:] = 0.0
        critic.second[:] = official.second
        for weights, before in ((critic.first, official.first), (critic.past, official.past)):
            weights[: f.STATE] = before[: f.STATE]
            weights[players.STATE :] = before[f.STATE : CRITIC_FEATURES]
    return policy, critic


class HouseTraining:
    """One run of the recipe."""

    def __init__(self, seed: int, pool: ThreadPoolExecutor, hidden: int = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        self._rows = rulesets(seed)
        scores = value_networks()[1]
        self._standing = ValueWeights(scores.first, scores.second, scores.past)
        policy, critic = first_weights(hidden, rng)
        self._desks: dict[int, Desk] = {}
        self._tables: dict[int, Tables] = {}
        batches = [new_batch(ROOM, players.STATE, players.MOVE, SEEN) for _ in range(THREADS)]
        for batch in batches:
            self._desks[id(batch)] = new_desk(policy, critic)
            self._tables[id(batch)] = new_tables(TABLES)
        rngs = [np.random.default_rng([seed, thread]) for thread in range(THREADS)]
        self.learner = Learner(policy, critic, batches, rngs, pool, self._fill)

    def _fill(self, batch: Batch, policy: PolicyWeights, critic: ValueWeights, rng: Rng) -> int:
        desk, tables = self._desks[id(batch)], self._tables[id(batch)]
        return fill(batch, tables, self._rows, len(PRESETS), policy, critic, self._standing, desk, rng)

    def table(self, rounds: int) -> dict[str, float]:
        """Return the share of rounds won against three simple players by each preset, in percent."""
        policy = self.learner.policy
        desk = new_desk(policy, self.learner.critic)
        move, state = np.zeros(players.MOVE, np.float32), np.zeros(players.STATE, np.float32)
        shares = {}
        for name, row in zip(PRESETS, self._rows, strict=False):
            won = count_wins(row, rounds, policy, desk, move, state, np.random.default_rng(99))
            shares[name] = round(100 * won / rounds, 1)
        return shares

    def save(self, path: Path) -> None:
        """Write the weights of the policy, and those of the critic with ``critic_`` before their names."""
        critic = {f"critic_{name}": weights for name, weights in self.learner.critic._asdict().items()}
        np.savez(path, allow_pickle=False, **self.learner.policy._asdict(), **critic)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the recipe."""
    parser = argparse.ArgumentParser(prog="python -m training.house", description="Train a network for house rules.")
    parser.add_argument("--out", type=Path, required=True, help="the file for the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--improvements", type=int, default=4800, help="each from about 32,000 decisions")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="units of the hidden layers")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    with ThreadPoolExecutor(THREADS) as pool:
        training = HouseTraining(given.seed, pool, given.hidden)
        learner = training.learner
        for done in range(1, given.improvements + 1):
            entropy, error = learner.improve(max(LEAST, 1 - (done - 1) / given.improvements))
            if done % 20 == 0:
                training.save(given.out)
                print(
                    f"{done}: {learner.decisions / 1e6:.1f} million decisions, entropy {entropy:.3f}, "
                    f"critic {error:.4f}, {time.monotonic() - began:.0f} s",
                    flush=True,
                )
            if done % 100 == 0:
                print(f"{done}: rounds won, %: {training.table(2000)}", flush=True)
        training.save(given.out)
        print(f"rounds won, %: {training.table(10_000)}", flush=True)


if __name__ == "__main__":
    main()
