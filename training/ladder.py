"""Play cells of the ladder in the simulator of the training: the same players as at a table, in much less time.

``benchmarks.ladder --compiled`` calls it. Tests compare the simulator with ``unobot.rules`` and these players with the
levels. Nobody forgets Uno here.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from training import game as h
from training import legality
from training.compiled import Ints, Rng, compiled
from training.learner import THREADS
from training.match_odds import is_by_points, is_match_over, leader_of, sides_of
from training.moves import play
from training.network import PolicyWeights
from training.opponents import sensible
from training.players import Desk, expert_move, new_desk
from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.rules.ruleset.ruleset import Ruleset

CHUNK: Final = 50
"""The matches that a thread plays with one stream of random numbers."""


@compiled
def _may_aim(g: Ints, seat: int, move: int) -> bool:
    """Return whether ``novice`` would choose this target: not a partner, and out of turn no larger hand."""
    target = move // legality.TARGET % 16 - 1
    if target < 0:
        return True
    if h.together(g, seat, target):
        return False
    if seat == g[h.TURN] or (legality.kind_of(move % legality.TARGET) == h.CUSTOM and g[h.RULES + r.CUSTOM] == 3):
        return True
    return g[h.HELD + target] < g[h.HELD + seat]


@compiled
def novice_move(g: Ints, seat: int, out: Ints, rng: Rng) -> int:
    """Return the move of ``novice``; ``f.PASS`` out of turn is no move. ``out`` is overwritten."""
    found = legality.legal(g, seat, out)
    if seat != g[h.TURN] and rng.random() < 0.5:
        return f.PASS
    total = 0.0
    chosen = -1
    spoken = -1
    for i in range(found):
        move = int(out[i])
        candidate = move % legality.TARGET
        kind = legality.kind_of(candidate)
        naming = f.NAMED <= candidate < legality.SWAPS
        if kind < 0 and not naming:
            if candidate != f.CHALLENGES:
                spoken = candidate
            continue
        if move >= legality.ALL or (seat == g[h.TURN] and not _may_aim(g, seat, move)):
            continue
        weight = 1.0
        if kind >= 0:
            ways = 0
            for j in range(found):
                other = int(out[j])
                same = legality.kind_of(other % legality.TARGET) == kind and other < legality.ALL
                ways += 1 if same and (seat != g[h.TURN] or _may_aim(g, seat, other)) else 0
            weight = g[h.HANDS + seat * h.KINDS + kind] / ways
        total += weight
        if rng.random() * total < weight:
            chosen = move
    if seat != g[h.TURN]:
        return chosen if chosen >= 0 and _may_aim(g, seat, chosen) else f.PASS
    return chosen if chosen >= 0 else spoken


@compiled
def _decide(g: Ints, seat: int, strength: float, policy: PolicyWeights, desk: Desk, rng: Rng) -> int:
    """Return the move of a player of this ``strength`` (``unobot.ai.tempered``)."""
    if rng.random() < strength:
        return expert_move(g, seat, sensible(g, seat, desk.out), policy, desk, rng)
    return novice_move(g, seat, desk.out, rng)


@compiled
def _play_round(g: Ints, dealer: int, strengths: Ints, policy: PolicyWeights, desk: Desk, rng: Rng) -> None:
    h.deal(g, dealer, rng)
    laid = asked = -1  # the seat that laid a card with the last move, and the one that was asked last
    while g[h.PHASE] != h.OVER:
        asked = h.next_asked(g, laid, asked)
        jumps = asked != g[h.TURN]
        if jumps and not legality.legal(g, asked, desk.out):
            continue
        move = _decide(g, asked, strengths[asked] / 100, policy, desk, rng)
        if jumps and move == f.PASS:
            continue
        play(g, asked, move, rng)
        laid = asked if legality.kind_of(move % legality.TARGET) >= 0 else -1
        asked = -1


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
            _play_round(g, dealer, strengths, policy, desk, rng)
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

    def played(thread: int) -> int:
        won = 0
        for first in range(thread * CHUNK, matches, THREADS * CHUNK):
            rng = np.random.default_rng([seed, first])
            won += _count_wins(rules, numbers, first, min(CHUNK, matches - first), policy, desks[thread], rng)
        return won

    with ThreadPoolExecutor(THREADS) as pool:
        return sum(pool.map(played, range(THREADS)))
