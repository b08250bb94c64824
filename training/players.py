"""The players at a table of the training, and the moves of the network there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import numpy as np

from training import opponents
from training import simulator as sim
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.network import PolicyWeights, project, score
from training.value_features import TARGET
from unobot.ai import features as f

CASUAL: Final = 0
CLEVER: Final = 1
LEARNER: Final = 2
SHARES: Final = (0.25, 0.5, 0.7)
"""Cumulative shares of tables: learners only, then clever opponents, then casual ones; the rest is mixed."""
CHALLENGED: Final = 0.4
"""The share of tables at which a wild draw four can be challenged; at the others it is strict."""

_sums = compiled(cast("Callable[[Ints, Ints], None]", f.sum_up))
_state = compiled(cast("Callable[[Ints, Ints, Floats], None]", f.state_features))
_move = compiled(cast("Callable[[Ints, Ints, int, Floats], None]", f.move_features))


@compiled
def sum_up(p: Ints, s: Ints) -> None:
    """Write sums over the cards to ``s`` and overwrite it. The next two functions do the same with their features."""
    s[:] = 0
    _sums(p, s)


@compiled
def state_features(p: Ints, s: Ints, out: Floats) -> None:
    """Write the features of an encoding to ``out``."""
    out[: f.STATE] = 0.0
    _state(p, s, out)


@compiled
def move_features(p: Ints, s: Ints, candidate: int, out: Floats) -> None:
    """Write the features of a candidate to ``out``."""
    out[:] = 0.0
    _move(p, s, candidate, out)


@compiled
def seat_players(g: Ints, who: Ints, rng: Rng) -> None:
    """Fill a table, mostly with two or four seats, up to ten.

    Write the players to ``who`` by seat, at least one learner.
    """
    draw = rng.random()
    count = 2 if draw < 0.3 else 4 if draw < 0.7 else 3 if draw < 0.8 else 5 + int(rng.random() * 6.0)
    table = rng.random()
    for seat in range(count):
        if table < SHARES[0]:
            who[seat] = LEARNER
        elif table < SHARES[1]:
            who[seat] = CLEVER
        elif table < SHARES[2]:
            who[seat] = CASUAL
        else:
            each = rng.random()
            who[seat] = LEARNER if each < 0.4 else CLEVER if each < 0.7 else CASUAL
        g[sim.SCORES + seat] = 0
    who[int(rng.random() * count)] = LEARNER
    g[sim.SEATS] = count
    g[sim.MODE] = 1 if rng.random() < CHALLENGED else 0


@compiled
def encode_game(g: Ints, seat: int, target: int, p: Ints) -> None:
    """Write the encoding that ``seat`` sees to ``p``; ``target`` is the target score of the match."""
    count = g[sim.SEATS]
    for i in range(f.LENGTH):
        p[i] = 0
    for kind in range(sim.KINDS):
        p[f.HAND + kind] = g[sim.HANDS + seat * sim.KINDS + kind]
        p[f.UNSEEN + kind] = 2 - p[f.HAND + kind]
    for color in range(f.COLORS):
        p[f.UNSEEN + color * f.FACES] -= 1
    p[f.UNSEEN + f.WILD] += 2
    p[f.UNSEEN + f.FOUR] += 2
    for i in range(g[sim.LAID]):
        p[f.UNSEEN + g[sim.DISCARD + i]] -= 1
    each = seat
    for place in range(count):
        p[f.SIZES + place] = g[sim.HELD + each]
        p[f.SCORES + place] = g[sim.SCORES + each] * 100 // target
        for color in range(f.COLORS):
            p[f.VOIDS + place * f.COLORS + color] = g[sim.VOIDS + each * f.COLORS + color]
        if each == g[sim.FOUR_BY]:
            p[f.FOUR_BY] = place
        each = sim.following(g, each, 1)
    p[f.COUNT] = count
    p[f.COLOR] = g[sim.COLOR]
    p[f.TOP] = g[sim.TOP]
    p[f.DRAWN] = 1 if g[sim.PHASE] == sim.AFTER_DRAW else 0
    p[f.OWED] = 4 if g[sim.PHASE] == sim.ANSWERING else 0
    p[f.CHALLENGE] = g[sim.MODE]
    p[f.FOUR_COLOR] = g[sim.FOUR_COLOR]


@compiled
def best(
    g: Ints, target: int, out: Ints, p: Ints, s: Ints, policy: PolicyWeights,
    state: Floats, move: Floats, base: Floats, hidden: Floats,
) -> int:  # fmt: skip
    """Return the candidate of the seat to move with the highest score. All arrays except the game are overwritten."""
    found = sim.legal(g, out)
    if found == 1:
        return out[0]
    encode_game(g, g[sim.TURN], target, p)
    sum_up(p, s)
    state_features(p, s, state)
    for j in range(base.shape[0]):
        base[j] = 0.0
    project(state, policy.state, base)
    chosen = 0
    most: Real = np.float32(-1e30)
    for k in range(found):
        move_features(p, s, out[k], move)
        each = score(base, move, policy, hidden)
        if each > most:
            most = each
            chosen = k
    return out[chosen]


@compiled
def play_round(g: Ints, dealer: int, target: int, who: Ints, policy: PolicyWeights, rng: Rng) -> None:
    """Play one round to its end; learners play without chance. ``who`` lists the players by seat."""
    size = policy.out.shape[0]
    out = np.zeros(f.CANDIDATES, np.int64)
    p = np.zeros(f.LENGTH, np.int64)
    s = np.zeros(f.SUMS, np.int64)
    state = np.zeros(f.STATE, np.float32)
    move = np.zeros(f.MOVE, np.float32)
    base = np.zeros(size, np.float32)
    hidden = np.zeros(size, np.float32)
    sim.deal(g, g[sim.SEATS], dealer, g[sim.MODE], rng)
    while g[sim.PHASE] != sim.OVER:
        seat = g[sim.TURN]
        if who[seat] == CASUAL:
            sim.play(g, opponents.casual(g, seat, rng), rng)
        elif who[seat] == CLEVER:
            sim.play(g, opponents.clever(g, seat), rng)
        else:
            sim.play(g, best(g, target, out, p, s, policy, state, move, base, hidden), rng)


@compiled
def winner_of(g: Ints, target: int) -> int:
    """Return the seat that has won the match, -1 if none has yet."""
    leader = 0
    tie = False
    for other in range(1, g[sim.SEATS]):
        if g[sim.SCORES + other] > g[sim.SCORES + leader]:
            leader = other
            tie = False
        elif g[sim.SCORES + other] == g[sim.SCORES + leader]:
            tie = True
    return leader if g[sim.SCORES + leader] >= target and not tie else -1


@compiled
def play_matches(
    first: int, matches: int, players: Ints, mode: int, policy: PolicyWeights, rng: Rng, won: Ints
) -> None:
    """Play the matches from number ``first`` on among ``players``, who rotate by one seat; ``won`` counts by player."""
    count = players.shape[0]
    g = np.zeros(sim.SIZE, np.int64)
    who = np.zeros(count, np.int64)
    g[sim.SEATS] = count
    g[sim.MODE] = mode
    for number in range(first, first + matches):
        for seat in range(count):
            g[sim.SCORES + seat] = 0
            who[seat] = players[(seat + number) % count]
        dealer = number // count % count
        winner = -1
        while winner < 0:
            play_round(g, dealer, TARGET, who, policy, rng)
            dealer = (dealer + 1) % count
            winner = winner_of(g, TARGET)
        won[(winner + number) % count] += 1
