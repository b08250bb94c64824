"""The tables of the training: rounds by drawn rules among drawn players, with every choice of a learner recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

import numpy as np

from training import game as h
from training import players, value_features
from training.batch import Batch
from training.compiled import Floats, Ints, Rng, compiled
from training.match_odds import (
    Standings,
    is_by_points,
    is_match_over,
    record_results,
    remember,
    sides_of,
    stake_of,
    win_probability,
)
from training.network import PolicyWeights, ValueWeights, project, score, value_of
from training.opponents import (
    BOLD,
    FOUR_STEPS,
    LEARNER,
    NOVICE,
    SIMPLE,
    bold,
    four_steps,
    novice_move,
    sensible,
    simple,
)
from training.players import Desk
from training.rounds import play_on
from training.rulesets import set_table
from training.value_features import CRITIC_FEATURES, STANDING
from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.ai.network import STATE

MAX_CANDIDATES: Final = 64
"""The most candidates in one decision. With more, one of them is played at random and nothing is learned."""
SPARE: Final = 200
"""The places for decisions of a batch that are left free for the last round."""
MAX_ROUND_MOVES: Final = 400
"""The moves after which a round ends as a drawn one. Longer ones would fill whole batches."""
FREE_MOVES: Final = 30
"""The moves for each seat after which time begins to cost. Good players would exchange hands without end."""
COST: Final = 0.02
"""The cost of each decision after twice as many moves; it rises evenly until then. A match is worth ``MATCH_VALUE``."""
CRITIC_INPUTS: Final = STATE + CRITIC_FEATURES - f.STATE
"""Features of the critic."""

_hand = compiled(cast("Callable[[Ints, int, int, int, Floats], None]", value_features.hand_features))


class Notes(NamedTuple):
    """Arrays for learning that a decision overwrites."""

    thought: Floats
    around: Floats
    last: Ints
    """By seat: its last decision in this round, -1 for none."""
    at: Ints
    """How many decisions the batch has, and how many candidates."""


def new_notes(critic: ValueWeights) -> Notes:
    """Return the arrays for this critic."""
    return Notes(
        np.zeros(len(critic.second), np.float32), np.zeros(CRITIC_FEATURES, np.float32), np.zeros(10, np.int64),
        np.zeros(2, np.int64),
    )  # fmt: skip


class Tables(NamedTuple):
    """Matches that go on side by side, a row for each."""

    games: Ints
    kinds: Ints
    rates: Floats
    """By seat: the probabilities with which a ``SIMPLE`` or ``BOLD`` player bluffs and challenges."""


def new_tables(count: int) -> Tables:
    """Return tables without matches."""
    return Tables(
        np.zeros((count, h.SIZE), np.int64), np.zeros((count, 10), np.int64), np.zeros((count, 10, 2), np.float32)
    )


@compiled
def hidden_features(g: Ints, seat: int, around: Floats, x: Floats) -> None:
    """Write what only the critic sees to ``x``: the hands around ``seat``, and whether a bluff can be challenged."""
    around[:] = 0.0
    other = seat
    for place in range(g[h.SEATS]):
        following = h.following(g, other)
        is_last = following == seat
        if place < 3 or is_last:
            hand = h.HANDS + other * h.KINDS
            top = f.WILD if g[h.TOP] < 0 or g[h.TOP] >= f.WILD else g[h.TOP]
            _hand(g[hand : hand + f.KINDS], g[h.COLOR], top, min(place, 3), around)
        if is_last:
            break
        other = following
    for i in range(f.STATE, CRITIC_FEATURES):
        x[i - f.STATE] = around[i]
    x[CRITIC_FEATURES - 1 - f.STATE] = 1.0 if g[h.GUILTY] else 0.0


@compiled
def choose(
    g: Ints,
    seat: int,
    count: int,
    policy: PolicyWeights,
    critic: ValueWeights,
    batch: Batch,
    desk: Desk,
    notes: Notes,
    rng: Rng,
) -> int:
    """Return the move of a learner, drawn by the network's probabilities, and record the decision."""
    out, index, flat = desk.out, notes.at[0], notes.at[1]
    if count == 1:
        return int(out[0])
    if count > MAX_CANDIDATES or index >= batch.first.shape[0] or flat + count > batch.moves.shape[0]:
        return int(out[int(rng.random() * count)])
    players.encode_game(g, seat, desk.q)
    players.state_features(desk.q, desk.s, batch.states[index])
    base = desk.base
    for j in range(base.shape[0]):
        base[j] = 0.0
    project(batch.states[index], policy.state, base)
    for k in range(count):
        row = batch.moves[flat + k]
        players.move_features(g, seat, int(out[k]), desk.q, desk.s, row)
        desk.scores[k] = score(base, row, policy, desk.hidden)
    choice = players.draw_lot(desk.scores, count, rng)
    x = batch.critic_inputs[index]
    x[:STATE] = batch.states[index]
    hidden_features(g, seat, notes.around, x[STATE:])
    batch.first[index] = flat
    batch.options[index] = count
    batch.choices[index] = choice
    batch.before[index] = np.log(desk.scores[choice])
    batch.values[index] = value_of(x, critic, notes.thought)
    batch.after[index] = -1
    batch.stakes[index] = -COST * min(max(g[h.MOVES] / h.playing(g) / FREE_MOVES - 1.0, 0.0), 1.0)
    if notes.last[seat] >= 0:
        batch.after[notes.last[seat]] = index
    notes.last[seat] = index
    notes.at[0] = index + 1
    notes.at[1] = flat + count
    return int(out[choice])


class Offer(NamedTuple):
    """The rules and players that new tables are drawn from."""

    rows: Ints
    """Rules, as ``rulesets`` gives them: the presets first."""
    presets: int
    """How many presets there are."""
    selfplay: float
    """The share of tables at which all players are learners."""
    novices: float
    """The share of ``NOVICE`` among the others."""
    steady: float
    """The share of ``FOUR_STEPS`` among the others at official tables."""
    bold: float
    """The share of ``BOLD`` there. All others are ``SIMPLE``."""


@compiled
def seat_players(g: Ints, kinds: Ints, rates: Floats, official: bool, offer: Offer, rng: Rng) -> None:
    """Seat players at a table, at least one learner. Write the bluffs and challenges of each to ``rates``.

    At most tables the other players are alike, as people who play together are.
    """
    table = rng.random()
    share = 1.0 if table < offer.selfplay else 0.0 if table < 0.65 else 0.4  # of learners
    alike = rng.random() < 0.7
    other = SIMPLE
    for seat in range(g[h.SEATS]):
        if not alike or not seat:
            lot = rng.random()
            other = SIMPLE
            if lot < offer.novices:
                other = NOVICE
            elif official and lot < offer.novices + offer.steady:
                other = FOUR_STEPS
            elif official and lot < offer.novices + offer.steady + offer.bold:
                other = BOLD
        for habit in range(2):
            rates[seat, habit] = rng.random() if rng.random() < 0.5 else 0.0
            if alike and seat:
                rates[seat, habit] = rates[0, habit]
        kinds[seat] = LEARNER if rng.random() < share else other
    kinds[int(rng.random() * g[h.SEATS])] = LEARNER


@compiled
def begin_match(g: Ints, kinds: Ints, rates: Floats, offer: Offer, rng: Rng) -> None:
    """Set a table with its rules and players. Every second match begins in its middle, without a record of habits."""
    official = set_table(g, offer.rows, offer.presets, rng)
    seat_players(g, kinds, rates, official, offer, rng)
    g[h.HABITS : h.SEATS] = 0
    g[h.SCORES : h.POINTS] = 0
    if rng.random() < 0.5 and is_by_points(g):
        sides = sides_of(g)
        for seat in range(g[h.SEATS]):
            same = seat >= sides
            g[h.SCORES + seat] = (
                g[h.SCORES + seat - sides] if same else int(rng.random() * 0.96 * g[h.RULES + r.TARGET])
            )


class Seated(NamedTuple):
    """The players of a table, and what a learner among them needs."""

    kinds: Ints
    rates: Floats
    policy: PolicyWeights
    critic: ValueWeights
    batch: Batch
    desk: Desk
    notes: Notes


@compiled
def decide(g: Ints, seat: int, seated: Seated, rng: Rng) -> int:
    """Return the move of the player at ``seat``. Out of turn ``f.PASS`` is no move."""
    desk, rates = seated.desk, seated.rates
    count = sensible(g, seat, desk.out)
    if seat != g[h.TURN] and not count:
        return f.PASS
    if seated.kinds[seat] == LEARNER:
        return choose(g, seat, count, seated.policy, seated.critic, seated.batch, desk, seated.notes, rng)
    if seated.kinds[seat] == SIMPLE:
        return simple(g, seat, desk.out, count, rates[seat, 0], rates[seat, 1], rng)
    if seated.kinds[seat] == FOUR_STEPS:
        return four_steps(g, seat, bluff=False)
    if seated.kinds[seat] == BOLD:
        return bold(g, seat, desk.out, count, rates[seat, 0], rates[seat, 1], rng)
    return novice_move(g, seat, desk.out, rng)


@compiled
def fill(
    batch: Batch, tables: Tables, standings: Standings, offer: Offer, policy: PolicyWeights,
    critic: ValueWeights, odds: ValueWeights, desk: Desk, notes: Notes, rng: Rng,
) -> int:  # fmt: skip
    """Play rounds at random ``tables`` until the batch is full. Return the number of decisions made.

    The matches there go on in the next batch. So a batch has rounds by many rules.
    """
    began = np.zeros(10, np.float32)
    x = np.zeros(STANDING, np.float32)
    hoped = np.zeros(odds.second.shape[0], np.float32)
    notes.at[:] = 0
    while notes.at[0] < batch.first.shape[0] - SPARE and notes.at[1] < batch.moves.shape[0] - SPARE * 10:
        number = int(rng.random() * tables.games.shape[0])
        g, kinds, rates = tables.games[number], tables.kinds[number], tables.rates[number]
        if not g[h.SEATS] or is_match_over(g):
            begin_match(g, kinds, rates, offer, rng)
        for seat in range(g[h.SEATS]):
            began[seat] = win_probability(g, seat, odds, x, hoped)
            if kinds[seat] == LEARNER and is_by_points(g):
                remember(g, number, seat, standings)
        for seat in range(g[h.SEATS]):
            notes.last[seat] = -1
        h.deal(g, int(rng.random() * g[h.SEATS]), rng)
        g[h.LIMIT] = MAX_ROUND_MOVES
        play_on(g, decide, Seated(kinds, rates, policy, critic, batch, desk, notes), rng)
        for seat in range(g[h.SEATS]):
            if notes.last[seat] >= 0:
                batch.stakes[notes.last[seat]] += stake_of(g, seat, began[seat], odds, x, hoped)
        if is_by_points(g) and is_match_over(g):
            record_results(g, number, standings)
    return int(notes.at[0])
