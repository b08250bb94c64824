"""Decisions by house rules to learn from: rounds at tables with drawn rules, with every choice recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

import numpy as np

from training import house_game as h
from training import house_legality as legality
from training import house_players as players
from training.batch import SPARE, Batch, hand_features
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.house_moves import play
from training.house_opponents import LEARNER, RANDOM, SIMPLE, sensible, simple
from training.house_rulesets import set_table
from training.network import PolicyWeights, ValueWeights, project, score, value_of
from unobot.ai import features as f
from unobot.ai import house_features as hf
from unobot.ai import rule_features as r
from unobot.ai import value_network
from unobot.ai.value_network import CRITIC_FEATURES, MATCH_VALUE, STANDING

MOST: Final = 64
"""The most candidates in one decision. With more, one of them is played at random and nothing is learned."""
SEEN: Final = players.STATE + CRITIC_FEATURES - f.STATE
"""Features of the critic."""
PLACES: Final = 2.0
"""The value of the first place of a round that scores no points; the last place is worth 0."""

standing_features = compiled(cast("Callable[[Ints, int, int, Floats], None]", value_network.standing_features))


class Desk(NamedTuple):
    """Arrays that a decision overwrites."""

    out: Ints
    q: Ints
    s: Ints
    base: Floats
    hidden: Floats
    thought: Floats
    chances: Floats
    around: Floats
    last: Ints
    """By seat: its last decision in this round, -1 for none."""
    at: Ints
    """How many decisions the batch has, and how many candidates."""


class Tables(NamedTuple):
    """Matches that go on side by side, a row for each."""

    games: Ints
    who: Ints
    rates: Floats
    """By seat: the probabilities with which a simple player bluffs and challenges."""


def new_tables(count: int) -> Tables:
    """Return tables without matches."""
    return Tables(
        np.zeros((count, h.SIZE), np.int64), np.zeros((count, 10), np.int64), np.zeros((count, 10, 2), np.float32)
    )


def new_desk(policy: PolicyWeights, critic: ValueWeights) -> Desk:
    """Return the arrays for these networks."""
    hidden = len(policy.out)
    return Desk(
        np.zeros(3000, np.int64), np.zeros(hf.HOUSE_LENGTH, np.int64), np.zeros(f.SUMS, np.int64),
        np.zeros(hidden, np.float32), np.zeros(hidden, np.float32), np.zeros(len(critic.second), np.float32),
        np.zeros(MOST, np.float32), np.zeros(CRITIC_FEATURES, np.float32), np.zeros(10, np.int64),
        np.zeros(2, np.int64),
    )  # fmt: skip


@compiled
def hidden_features(g: Ints, seat: int, around: Floats, x: Floats) -> None:
    """Write what only the critic sees to ``x``: the hands around ``seat``, and whether a bluff can be challenged."""
    around[:] = 0.0
    each = seat
    for place in range(g[h.SEATS]):
        following = h.following(g, each)
        is_last = following == seat
        if place < 3 or is_last:
            hand = h.HANDS + each * h.KINDS
            top = f.WILD if g[h.TOP] < 0 or g[h.TOP] >= f.WILD else g[h.TOP]
            hand_features(g[hand : hand + f.KINDS], g[h.COLOR], top, min(place, 3), around)
        if is_last:
            break
        each = following
    for i in range(f.STATE, CRITIC_FEATURES):
        x[i - f.STATE] = around[i]
    x[CRITIC_FEATURES - 1 - f.STATE] = 1.0 if g[h.GUILTY] else 0.0


@compiled
def choose(
    g: Ints, seat: int, found: int, policy: PolicyWeights, critic: ValueWeights, batch: Batch, desk: Desk, rng: Rng
) -> int:
    """Return the move of a learner, drawn by the network's probabilities, and record the decision."""
    out, made, flat = desk.out, desk.at[0], desk.at[1]
    if found == 1:
        return int(out[0])
    if found > MOST or made >= batch.first.shape[0] or flat + found > batch.moves.shape[0]:
        return int(out[int(rng.random() * found)])
    players.encode_house_game(g, seat, desk.q)
    players.all_state_features(desk.q, desk.s, batch.states[made])
    base = desk.base
    for j in range(base.shape[0]):
        base[j] = 0.0
    project(batch.states[made], policy.state, base)
    most: Real = np.float32(-1e30)
    for k in range(found):
        row = batch.moves[flat + k]
        players.all_move_features(g, seat, int(out[k]), desk.q, desk.s, row)
        desk.chances[k] = score(base, row, policy, desk.hidden)
        most = max(most, desk.chances[k])
    total = np.float32(0.0)
    for k in range(found):
        desk.chances[k] = np.exp(desk.chances[k] - most)
        total += desk.chances[k]
    lot = np.float32(rng.random()) * total
    chosen = 0
    while chosen < found - 1 and lot >= desk.chances[chosen]:
        lot -= desk.chances[chosen]
        chosen += 1
    x = batch.seen[made]
    x[: players.STATE] = batch.states[made]
    hidden_features(g, seat, desk.around, x[players.STATE :])
    batch.first[made] = flat
    batch.options[made] = found
    batch.chosen[made] = chosen
    batch.before[made] = np.log(desk.chances[chosen] / total)
    batch.values[made] = value_of(x, critic, desk.thought)
    batch.after[made] = -1
    batch.stakes[made] = 0.0
    if desk.last[seat] >= 0:
        batch.after[desk.last[seat]] = made
    desk.last[seat] = made
    desk.at[0] = made + 1
    desk.at[1] = flat + found
    return int(out[chosen])


@compiled
def leader_of(g: Ints, sides: int) -> int:
    """Return the seat or team with the highest score; -1 for a tie."""
    leader = 0
    tie = False
    for other in range(1, sides):
        if g[h.SCORES + other] > g[h.SCORES + leader]:
            leader = other
            tie = False
        elif g[h.SCORES + other] == g[h.SCORES + leader]:
            tie = True
    return -1 if tie else leader


@compiled
def sides_of(g: Ints) -> int:
    """Return the number of seats, or of teams. Partners have one score, and the first seats stand for all teams."""
    return g[h.SEATS] // 2 if g[h.RULES + r.TEAMS] else g[h.SEATS]


@compiled
def is_match_over(g: Ints) -> bool:
    """Return whether the match is over after a round. Without points each round is taken for a match."""
    if g[h.RULES + r.SCORING] != 0 or g[h.RULES + r.ELIMINATION]:
        return True
    leader = leader_of(g, sides_of(g))
    return leader >= 0 and g[h.SCORES + leader] >= max(g[h.RULES + r.TARGET], 1)


@compiled
def win_probability(g: Ints, seat: int, net: ValueWeights, x: Floats, hidden: Floats) -> Real:
    """Return the probability that ``seat`` wins a match by points, between two rounds."""
    count = sides_of(g)
    side = seat % count
    if is_match_over(g):
        return 1.0 if leader_of(g, count) == side else 0.0
    target = max(g[h.RULES + r.TARGET], 1)
    scores = np.zeros(10, np.int64)
    for other in range(count):
        scores[other] = g[h.SCORES + other] * value_network.TARGET // target
    standing_features(scores, count, side, x)
    return min(1.0, max(0.0, value_of(x, net, hidden)))


@compiled
def is_eliminated(g: Ints, seat: int) -> bool:
    """Return whether ``seat`` has the most points left after a round. Ties are nearly never."""
    for other in range(g[h.SEATS]):  # noqa: SIM110 - numba compiles it
        if h.value(g, other) > h.value(g, seat):
            return False
    return True


@compiled
def stake_of(g: Ints, seat: int, began: Real, net: ValueWeights, x: Floats, hidden: Floats) -> Real:
    """Return what a finished round was worth for ``seat``. ``began`` is its probability to win before it."""
    if g[h.RULES + r.ELIMINATION]:
        return np.float32(0.0 if is_eliminated(g, seat) else PLACES)
    if g[h.RULES + r.SCORING] == 0:
        return np.float32((win_probability(g, seat, net, x, hidden) - began) * MATCH_VALUE)
    if g[h.RULES + r.SCORING] == 2:
        place = g[h.OUT + seat] or g[h.SEATS]
        return np.float32(PLACES * (g[h.SEATS] - place) / (g[h.SEATS] - 1))
    won = g[h.WINNER] >= 0 and h.together(g, g[h.WINNER], seat)
    return np.float32(PLACES if won else 0.0)


@compiled
def seat_players(g: Ints, who: Ints, rates: Floats, rng: Rng) -> None:
    """Seat players at a table, at least one learner. Write the bluffs and challenges of each to ``rates``."""
    table = rng.random()
    for seat in range(g[h.SEATS]):
        lot = rng.random()
        share = 1.0 if table < 0.3 else 0.0 if table < 0.55 else 0.4
        who[seat] = LEARNER if lot < share else SIMPLE if rng.random() < 0.85 else RANDOM
        rates[seat, 0] = rng.random() if rng.random() < 0.5 else 0.0
        rates[seat, 1] = rng.random() if rng.random() < 0.5 else 0.0
    who[int(rng.random() * g[h.SEATS])] = LEARNER


@compiled
def begin_match(g: Ints, who: Ints, rates: Floats, rows: Ints, presets: int, rng: Rng) -> None:
    """Set a table with its rules and players. Every second match begins in its middle, without a record of bluffs."""
    set_table(g, rows, presets, rng)
    seat_players(g, who, rates, rng)
    g[h.BLUFFS : h.SEATS] = 0
    g[h.SCORES : h.POINTS] = 0
    if rng.random() < 0.5 and g[h.RULES + r.SCORING] == 0:
        sides = sides_of(g)
        for seat in range(g[h.SEATS]):
            same = seat >= sides
            g[h.SCORES + seat] = (
                g[h.SCORES + seat - sides] if same else int(rng.random() * 0.96 * g[h.RULES + r.TARGET])
            )


@compiled
def decide(
    g: Ints, seat: int, found: int, who: Ints, rates: Floats, policy: PolicyWeights, critic: ValueWeights,
    batch: Batch, desk: Desk, rng: Rng,
) -> int:  # fmt: skip
    """Return the move of the player at ``seat``, one of the ``found`` sensible ones in ``desk.out``."""
    if who[seat] == LEARNER:
        return choose(g, seat, found, policy, critic, batch, desk, rng)
    if who[seat] == SIMPLE:
        return simple(g, seat, desk.out, found, rates[seat, 0], rates[seat, 1], rng)
    return int(desk.out[int(rng.random() * found)])


@compiled
def play_round(
    g: Ints, who: Ints, rates: Floats, policy: PolicyWeights, critic: ValueWeights, batch: Batch, desk: Desk, rng: Rng
) -> None:
    """Deal and play a round to its end. Learners record their decisions."""
    for seat in range(g[h.SEATS]):
        desk.last[seat] = -1
    h.deal(g, int(rng.random() * g[h.SEATS]), rng)
    laid = -1  # the seat that laid a card with the last move
    while g[h.PHASE] != h.OVER:
        mover = -1
        move = -1
        if laid >= 0 and g[h.RULES + r.JUMP_IN]:
            first = h.following(g, laid)
            each = first
            while mover < 0:
                found = sensible(g, each, desk.out) if each != g[h.TURN] else 0
                if found:
                    move = decide(g, each, found, who, rates, policy, critic, batch, desk, rng)
                    mover = each if move != f.PASS else -1
                each = h.following(g, each)
                if each == first:
                    break
        if mover < 0:
            mover = g[h.TURN]
            found = sensible(g, mover, desk.out)
            move = decide(g, mover, found, who, rates, policy, critic, batch, desk, rng)
        play(g, mover, move, rng)
        laid = mover if legality.kind_of(move % legality.TARGET) >= 0 else -1


@compiled
def fill(
    batch: Batch, tables: Tables, rows: Ints, presets: int, policy: PolicyWeights, critic: ValueWeights,
    standing: ValueWeights, desk: Desk, rng: Rng,
) -> int:  # fmt: skip
    """Play rounds at random ``tables`` until the batch is full. Return the number of decisions made.

    The matches there go on in the next batch. So a batch has rounds by many rules.
    """
    began = np.zeros(10, np.float32)
    x = np.zeros(STANDING, np.float32)
    hoped = np.zeros(standing.second.shape[0], np.float32)
    desk.at[:] = 0
    while desk.at[0] < batch.first.shape[0] - SPARE and desk.at[1] < batch.moves.shape[0] - SPARE * 10:
        number = int(rng.random() * tables.games.shape[0])
        g, who, rates = tables.games[number], tables.who[number], tables.rates[number]
        if not g[h.SEATS] or is_match_over(g):
            begin_match(g, who, rates, rows, presets, rng)
        for seat in range(g[h.SEATS]):
            began[seat] = win_probability(g, seat, standing, x, hoped)
        play_round(g, who, rates, policy, critic, batch, desk, rng)
        for seat in range(g[h.SEATS]):
            if desk.last[seat] >= 0:
                batch.stakes[desk.last[seat]] = stake_of(g, seat, began[seat], standing, x, hoped)
    return int(desk.at[0])
