"""Decisions to learn from: rounds of the network against itself and others, with every choice recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

import numpy as np

from training import opponents, value_features
from training import simulator as sim
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.network import (
    PolicyWeights,
    ValueWeights,
    add_policy_gradient,
    add_value_gradient,
    project,
    score,
    value_of,
)
from training.players import CASUAL, CLEVER, LEARNER, encode_game, move_features, seat_players, state_features, sum_up
from training.standing import win_probability
from training.value_features import CRITIC_FEATURES, MATCH_VALUE, STANDING, TARGET
from unobot.ai import features as f

MOST: Final = 32
"""The most candidates in one decision. With more, the first one is played and nothing is learned."""
SPARE: Final = 200

hand_features = compiled(cast("Callable[[Ints, int, int, int, Floats], None]", value_features.hand_features))


class Batch(NamedTuple):
    """The decisions of one thread, one per row."""

    states: Floats
    moves: Floats
    """The features of all candidates, those of one decision together."""
    first: Ints
    options: Ints
    """The index in ``moves`` and the number of the candidates of each decision: ``first`` and ``options``."""
    chosen: Ints
    before: Floats
    """The logarithm of the probability with which the candidate was chosen."""
    seen: Floats
    values: Floats
    """The values of the critic."""
    after: Ints
    """The next decision of the same seat in the same round, -1 for none."""
    stakes: Floats
    """After the last decision of a seat: by how much the round changed its probability to win the match."""
    advantages: Floats
    targets: Floats


def new_batch(room: int, states: int = f.STATE, moves: int = f.MOVE, seen: int = CRITIC_FEATURES) -> Batch:
    """Return an empty batch for about ``room`` decisions, with these numbers of features."""
    return Batch(
        states=np.zeros((room, states), np.float32),
        moves=np.zeros((room * 9, moves), np.float32),
        first=np.zeros(room, np.int64),
        options=np.zeros(room, np.int64),
        chosen=np.zeros(room, np.int64),
        before=np.zeros(room, np.float32),
        seen=np.zeros((room, seen), np.float32),
        values=np.zeros(room, np.float32),
        after=np.zeros(room, np.int64),
        stakes=np.zeros(room, np.float32),
        advantages=np.zeros(room, np.float32),
        targets=np.zeros(room, np.float32),
    )


@compiled
def hidden_features(g: Ints, seat: int, x: Floats) -> None:
    """Write what only the critic sees to ``x``, behind the features of the encoding: the hands around ``seat``."""
    for i in range(f.STATE, CRITIC_FEATURES):
        x[i] = 0.0
    count = g[sim.SEATS]
    for place in range(count):
        if place < 3 or place == count - 1:
            hand = sim.HANDS + sim.following(g, seat, place) * f.KINDS
            hand_features(g[hand : hand + f.KINDS], g[sim.COLOR], g[sim.TOP], min(place, 3), x)
    x[CRITIC_FEATURES - 1] = 1.0 if g[sim.GUILTY] else 0.0


@compiled
def fill(batch: Batch, policy: PolicyWeights, critic: ValueWeights, standing: ValueWeights, rng: Rng) -> int:
    """Play rounds from random scores until the batch is full. Return the number of decisions made."""
    size = policy.out.shape[0]
    g = np.zeros(sim.SIZE, np.int64)
    out = np.zeros(f.CANDIDATES, np.int64)
    p = np.zeros(f.LENGTH, np.int64)
    s = np.zeros(f.SUMS, np.int64)
    base = np.zeros(size, np.float32)
    hidden = np.zeros(size, np.float32)
    thought = np.zeros(critic.second.shape[0], np.float32)
    scores = np.zeros(STANDING, np.float32)
    hoped = np.zeros(standing.second.shape[0], np.float32)
    chances = np.zeros(MOST, np.float32)
    who = np.zeros(10, np.int64)
    last = np.zeros(10, np.int64)
    began = np.zeros(10, np.float32)
    made = 0
    flat = 0
    limit = batch.first.shape[0] - SPARE
    flat_limit = batch.moves.shape[0] - SPARE * 10
    while made < limit and flat < flat_limit:
        seat_players(g, who, rng)
        count = g[sim.SEATS]
        early = rng.random() < 0.2
        for seat in range(count):
            g[sim.SCORES + seat] = 0 if early else int(rng.random() * 480.0)
            last[seat] = -1
        for seat in range(count):
            if who[seat] == LEARNER:
                began[seat] = win_probability(g, seat, standing, scores, hoped)
        sim.deal(g, count, int(rng.random() * count), g[sim.MODE], rng)
        while g[sim.PHASE] != sim.OVER:
            seat = g[sim.TURN]
            if who[seat] == CASUAL:
                sim.play(g, opponents.casual(g, seat, rng), rng)
                continue
            if who[seat] == CLEVER:
                sim.play(g, opponents.clever(g, seat), rng)
                continue
            found = sim.legal(g, out)
            if found == 1 or found > MOST or made >= batch.first.shape[0] or flat + found > batch.moves.shape[0]:
                sim.play(g, out[0], rng)
                continue
            encode_game(g, seat, TARGET, p)
            sum_up(p, s)
            state_features(p, s, batch.states[made])
            for j in range(size):
                base[j] = 0.0
            project(batch.states[made], policy.state, base)
            most: Real = np.float32(-1e30)
            for k in range(found):
                move_features(p, s, out[k], batch.moves[flat + k])
                chances[k] = score(base, batch.moves[flat + k], policy, hidden)
                most = max(most, chances[k])
            total = np.float32(0.0)
            for k in range(found):
                chances[k] = np.exp(chances[k] - most)
                total += chances[k]
            lot = np.float32(rng.random()) * total
            chosen = 0
            while chosen < found - 1 and lot >= chances[chosen]:
                lot -= chances[chosen]
                chosen += 1
            x = batch.seen[made]
            x[: f.STATE] = batch.states[made]
            hidden_features(g, seat, x)
            batch.first[made] = flat
            batch.options[made] = found
            batch.chosen[made] = chosen
            batch.before[made] = np.log(chances[chosen] / total)
            batch.values[made] = value_of(x, critic, thought)
            batch.after[made] = -1
            batch.stakes[made] = 0.0
            if last[seat] >= 0:
                batch.after[last[seat]] = made
            last[seat] = made
            made += 1
            flat += found
            sim.play(g, out[chosen], rng)
        for seat in range(count):
            if last[seat] >= 0:
                batch.stakes[last[seat]] = (
                    win_probability(g, seat, standing, scores, hoped) - began[seat]
                ) * MATCH_VALUE
    return made


@compiled
def write_advantages(batch: Batch, made: int, decay: float) -> None:
    """Write generalized advantages, and the targets of the critic.

    Schulman and others (2016), https://arxiv.org/abs/1506.02438.
    """
    for i in range(made - 1, -1, -1):
        then = batch.after[i]
        if then < 0:
            batch.advantages[i] = batch.stakes[i] - batch.values[i]
        else:
            batch.advantages[i] = batch.values[then] - batch.values[i] + decay * batch.advantages[then]
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
    most = max(MOST, int(batch.options.max()))
    hiddens = np.zeros((most, size), np.float32)
    chances = np.zeros(most, np.float32)
    thought = np.zeros(critic.second.shape[0], np.float32)
    disorder: Real = 0.0
    errors: Real = 0.0
    for i in order:
        moves = batch.moves[batch.first[i] : batch.first[i] + batch.options[i]]
        disorder += add_policy_gradient(
            batch.states[i], moves, batch.chosen[i], batch.before[i], batch.advantages[i], clip, entropy,
            policy, policy_gradient, base, hiddens, chances,
        )  # fmt: skip
        error = add_value_gradient(batch.seen[i], batch.targets[i], critic, critic_gradient, thought)
        errors += error * error
    return disorder, errors
