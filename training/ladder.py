"""Play cells of the ladder in the simulator of the training: the same players as at a table, in much less time.

``benchmarks.ladder --compiled`` calls it. Tests compare the simulator with ``unobot.rules`` and these players with the
levels. Nobody forgets Uno here.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np

from training import game as h
from training import legality
from training.compiled import Ints, Rng, compiled
from training.learner import THREADS
from training.match_odds import is_by_points, is_match_over, leader_of, sides_of
from training.network import PolicyWeights
from training.opponents import novice_move, sensible
from training.players import Desk, expert_move, new_desk
from training.rounds import play_on
from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.rules.ruleset.ruleset import Ruleset

CHUNK: Final = 50
"""The matches that a thread plays with one stream of random numbers."""


class Rated(NamedTuple):
    """Players by their strength (``unobot.ai.levels``)."""

    strengths: Ints
    """By seat, in hundredths."""
    policy: PolicyWeights
    desk: Desk


@compiled
def decide(g: Ints, seat: int, rated: Rated, rng: Rng) -> int:
    """Return the move of the player at ``seat``. Out of turn ``f.PASS`` is no move."""
    out = rated.desk.out
    if seat != g[h.TURN] and not legality.legal(g, seat, out):
        return f.PASS
    if rng.random() < rated.strengths[seat] / 100:
        return expert_move(g, seat, sensible(g, seat, out), rated.policy, rated.desk, rng)
    return novice_move(g, seat, out, rng)


@compiled
def _count_wins(
    rules: Ints, players: Ints, first: int, matches: int, policy: PolicyWeights, desk: Desk, rng: Rng
) -> int:
    """Play matches, and return how many a hero won. Heroes have a strength of 1000 more, in hundredths."""
    seats = players.shape[0]
    g = np.zeros(h.SIZE, np.int64)
    strengths = np.zeros(seats, np.int64)
    won = 0
    for number in range(first, first + matches):
        g[:] = 0
        g[h.RULES : h.RULES + r.RULES] = rules
        if rules[r.NEWER_WILDS]:
            g[h.RULES + r.CUSTOM] = 1 + int(rng.random() * 5)
        g[h.SEATS] = seats
        for seat in range(seats):
            strengths[seat] = players[(seat + number) % seats] % 1000
        dealer = number // seats % seats
        winner = -1
        while winner < 0:
            h.deal(g, dealer, rng)
            play_on(g, decide, Rated(strengths, policy, desk), rng)
            dealer = (dealer + 1) % seats
            if is_match_over(g):
                winner = leader_of(g, sides_of(g)) if is_by_points(g) else g[h.WINNER]
        for seat in range(seats):
            if h.together(g, winner, seat) and players[(seat + number) % seats] >= 1000:
                won += 1
                break
    return won


def count_wins(
    ruleset: Ruleset, players: Sequence[tuple[float, bool]], matches: int, seed: int, policy: PolicyWeights
) -> int:
    """Return how many matches a hero wins. ``players`` are the strengths by seat, and whether each is a hero.

    Players and dealers move on as in ``unobot simulate``. The same arguments give the same number.
    """
    numbers = np.array([round(100 * strength) + 1000 * is_hero for strength, is_hero in players])
    rules = np.array(r.rule_numbers(ruleset), np.int64)
    desks = [new_desk(policy) for _ in range(THREADS)]

    def play_thread(thread: int) -> int:
        won = 0
        for first in range(thread * CHUNK, matches, THREADS * CHUNK):
            rng = np.random.default_rng([seed, first])
            won += _count_wins(rules, numbers, first, min(CHUNK, matches - first), policy, desks[thread], rng)
        return won

    with ThreadPoolExecutor(THREADS) as pool:
        return sum(pool.map(play_thread, range(THREADS)))
