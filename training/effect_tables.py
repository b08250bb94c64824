"""The tables at which a network learns to play any deck by effects: players, rounds, and every choice of a learner."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, cast

import numpy as np

from training import effect_game as d
from training import effect_moves as m
from training import game as h
from training.batch import Batch
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.effect_game import Book
from training.match_odds import (
    PLACES,
    Standings,
    is_by_points,
    is_match_over,
    leader_of,
    record_results,
    remember,
    win_probability,
)
from training.network import PolicyWeights, ValueWeights, project, score, value_of
from training.players import draw_lot
from training.value_features import MATCH_VALUE, STANDING
from unobot.ai import effect_features as e
from unobot.ai import rule_features as r
from unobot.ai.effect_learned import SHEETS, knows_effects
from unobot.ai.network import EFFECT_MOVE, EFFECT_STATE
from unobot.rules.ruleset.ruleset import (
    FIELDS,
    MAX_SEATS,
    MIN_SEATS,
    Ruleset,
    RulesetError,
    ruleset_of,
)

LEARNER: Final = 0
NOVICE: Final = 1
SIMPLE: Final = 2
TASTES: Final = 8
"""The numbers that say what a ``SIMPLE`` player likes: see ``simple``."""
MAX_CANDIDATES: Final = 64
"""The most candidates in one decision. With more, one of them is played at random and nothing is learned."""
SPARE: Final = 200
"""The places for decisions of a batch that are left free for the last round."""
MAX_ROUND_MOVES: Final = 500
"""The moves after which a round ends as a drawn one."""
RANDOM_RULESETS: Final = 60
CHANGED: Final = 4
"""The most fields in which random rules differ from the sheet of a deck."""
SHEETS_SHARE: Final = 0.8
"""The share of tables that play a deck by its sheet. The others play random rules."""
HIDDEN: Final = 19
"""The inputs that only the critic sees: six numbers of three hands, and whether a bluff can be challenged."""
CRITIC_INPUTS: Final = EFFECT_STATE + HIDDEN
LEFT_OUT: Final = {
    *("cards", "pairing", "own_stocks", "uno", "uno_penalty", "false_catch", "wrong_play", "no_hints"),
    *("reshuffle_seats", "turn_seconds", "blitz", "decks", "challenge_shows", "target", "rounds", "knock_out"),
}
"""Fields that change no decision, or that the simulator leaves out."""

_sums = compiled(cast("Callable[[Ints, Ints, Ints], None]", e.sum_up))
_state = compiled(cast("Callable[[Ints, Ints, Floats], None]", e.state_features))
_card = compiled(cast("Callable[[Ints, int, bool, Floats], None]", e.card_features))
_move = compiled(cast("Callable[[Ints, Ints, Ints, int, int, int, Floats], None]", e.move_features))
_rules = compiled(cast("Callable[[Ints, Floats], None]", r.rule_features))


def rulesets(seed: int) -> list[Ruleset]:
    """Return the rules of all tables: the sheets of the decks, then random combinations."""
    rng = Random(seed)  # noqa: S311 - no secret
    found = list(SHEETS)
    while len(found) < len(SHEETS) + RANDOM_RULESETS:
        sheet = rng.choice(SHEETS)
        values: dict[str, object] = {field.name: getattr(sheet, field.name) for field in FIELDS}
        for field in rng.sample([field for field in FIELDS if field.name not in LEFT_OUT], rng.randint(1, CHANGED)):
            values[field.name] = rng.choice(field.values)
        try:
            ruleset = ruleset_of(values)
        except RulesetError:
            continue
        if knows_effects(ruleset):
            found.append(ruleset)
    return found


def book_of(found: list[Ruleset]) -> Book:
    """Return the book of these rules, with all numbers of seats that can play them."""
    seats = []
    for ruleset in found:
        counts = [count for count in range(MIN_SEATS, MAX_SEATS + 1) if is_playable(ruleset, count)]
        seats.append((counts[0], counts[-1]))
    return d.new_book(found, seats)


def is_playable(ruleset: Ruleset, seats: int) -> bool:
    """Return whether this many seats can play these rules."""
    try:
        ruleset.check_seats(seats)
    except RulesetError:
        return False
    return True


@compiled
def encode_game(g: Ints, book: Book, seat: int, q: Ints) -> None:
    """Write the encoding that ``seat`` sees to ``q``."""
    q[:] = 0
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    other_side = 1 - g[d.SIDE]
    two_sided = book.rules[g[d.BOOK], d.SIDES] == 2
    cards = book.rules[g[d.BOOK], d.CARDS]
    for i in range(cards):
        _count_unseen(q, t, prints[i], 1)
    size = g[h.HAND_SIZES + seat]
    for i in range(size):
        card = prints[g[d.HELD + seat * d.MAX_CARDS + i]]
        _count_unseen(q, t, card, -1)
        if i < e.LONGEST:
            q[e.HELD + i] = card
    q[e.CARDS_HELD] = min(size, e.LONGEST)
    for i in range(max(g[d.TURNED] - 1, 0), g[d.LAID]):
        _count_unseen(q, t, prints[g[d.DISCARD + i]], -1)
    target = max(g[h.RULES + r.TARGET], 1)
    is_answer = g[h.PHASE] == h.ANSWERING
    other = seat
    place = 0
    while place == 0 or other != seat:
        q[e.SIZES + place] = g[h.HAND_SIZES + other]
        if g[h.RULES + r.SCORING] == 0:
            q[e.SCORES + place] = g[h.SCORES + other] * 100 // target
        for color in range(e.COLORS):
            q[e.VOIDS + place * e.COLORS + color] = g[h.VOIDS + other * e.COLORS + color]
        if place and two_sided:
            backs, facts = book.prints[g[d.BOOK], other_side], book.facts[g[d.BOOK], other_side]
            for i in range(g[h.HAND_SIZES + other]):
                at = backs[g[d.HELD + other * d.MAX_CARDS + i]] * e.FACTS
                if facts[at] < 0:
                    q[e.BACK_WILDS + place] += 1
                q[e.BACK_GUARDS + place] += facts[at + e.GUARDS]
        if place and is_answer and other == g[h.FOUR_BY]:
            q[e.ACCUSED] = place
            q[e.TRIED] = g[h.HABITS + other * h.RECORD]
            q[e.TRIED + 1] = g[h.HABITS + other * h.RECORD + 1]
        if place == 1 and book.rules[g[d.BOOK], d.CHALLENGES]:
            q[e.DARES] = g[h.HABITS + other * h.RECORD + 2]
            q[e.DARES + 1] = g[h.HABITS + other * h.RECORD + 3]
        place += 1
        other = h.following(g, other)
    q[e.COUNT] = place
    q[e.COLOR] = g[h.COLOR]
    q[e.TOP_FACE] = t[g[h.TOP] * e.FACTS + e.FACE] if g[h.TOP] >= 0 else -1
    q[e.AFTER_DRAW] = 1 if g[h.PHASE] == h.AFTER_DRAW else 0
    if is_answer:
        q[e.OWED] = g[h.OWED]
        q[e.OWED_NUMBER] = t[g[h.OWED_FACE] * e.FACTS + e.OWES]
        q[e.OWED_UNTIL] = t[g[h.OWED_FACE] * e.FACTS + e.UNTIL_COLOR]
    elif g[h.PHASE] == h.NAMING:
        turned = 0 < g[d.TURNED] == g[d.LAID]
        q[e.NAMING] = 2 if t[g[h.TOP] * e.FACTS + e.ROULETTE] and not turned else 1
    q[e.ACCUSED_COLOR] = g[h.FOUR_COLOR] if q[e.ACCUSED] else -1
    q[e.TURNS] = g[h.MOVES] // h.playing(g)
    q[e.SILENT] = g[d.SILENT]
    q[e.LAUNCHER] = book.rules[g[d.BOOK], d.LAUNCHER]
    q[e.HAS_COLORS] = book.rules[g[d.BOOK], d.COLORED]
    if two_sided:
        q[e.BACKS] = 1 + g[d.SIDE]
    for i in range(r.RULES):
        q[e.RULES + i] = g[h.RULES + i]


@compiled
def _count_unseen(q: Ints, t: Ints, card: int, by: int) -> None:
    at = card * e.FACTS
    q[e.UNSEEN_WILDS if t[at] < 0 else e.UNSEEN_COLORS + t[at]] += by
    q[e.UNSEEN] += by
    if t[at + e.OWES]:
        q[e.UNSEEN_OWES + t[at + e.OWES]] += by


@compiled
def place_of(g: Ints, seat: int, other: int) -> int:
    """Return the place of ``other`` in turn order after ``seat``."""
    place = 0
    while seat != other:
        seat = h.following(g, seat)
        place += 1
    return place


class Desk(NamedTuple):
    """Arrays that a decision overwrites."""

    out: Ints
    """The moves to choose from."""
    q: Ints
    s: Ints
    base: Floats
    hidden: Floats
    scores: Floats
    thought: Floats
    last: Ints
    """By seat: its last decision in this round, -1 for none."""
    at: Ints
    """How many decisions the batch has, and how many candidates."""
    state: Floats
    move: Floats


def new_desk(policy: PolicyWeights, critic: ValueWeights) -> Desk:
    """Return the arrays for these networks."""
    units = len(policy.out)
    return Desk(
        np.zeros(m.MAX_MOVES, np.int64), np.zeros(e.LENGTH, np.int64), np.zeros(e.SUMS, np.int64),
        np.zeros(units, np.float32), np.zeros(units, np.float32), np.zeros(m.MAX_MOVES, np.float32),
        np.zeros(len(critic.second), np.float32), np.zeros(h.MAX_SEATS, np.int64), np.zeros(2, np.int64),
        np.zeros(EFFECT_STATE, np.float32), np.zeros(EFFECT_MOVE, np.float32),
    )  # fmt: skip


@compiled
def write_state(g: Ints, book: Book, seat: int, q: Ints, s: Ints, out: Floats) -> None:
    """Write what ``seat`` sees to ``q``, its sums to ``s``, and its features to ``out``."""
    encode_game(g, book, seat, q)
    s[:] = 0
    out[:] = 0.0
    t = d.facts_of(g, book)
    _sums(q, t, s)
    _state(q, s, out[: e.STATE])
    _rules(q[e.RULES : e.CARDS_HELD], out[e.STATE :])


@compiled
def write_move(g: Ints, book: Book, seat: int, move: int, q: Ints, s: Ints, out: Floats) -> None:
    """Write the features of a move of ``seat`` to ``out``. ``q`` is its encoding, ``s`` has the sums."""
    t = d.facts_of(g, book)
    out[:] = 0.0
    card = m.card_of(move)
    target = m.target_of(move)
    _card(t, card, h.playing(g) == 2, out[: e.STATIC])
    place = place_of(g, seat, target) if target >= 0 else 0
    _move(q, t, s, card, m.color_of(move), place, out[e.STATIC :])


@compiled
def sensible(g: Ints, book: Book, seat: int, out: Ints) -> int:
    """Write the sensible moves to ``out``: without a target, or at the smallest hand. Return their number."""
    every = m.legal(g, book, seat, out)
    aim = -1
    for other in range(g[h.SEATS]):
        if other != seat and not g[h.OUT + other] and (aim < 0 or g[h.HAND_SIZES + other] < g[h.HAND_SIZES + aim]):
            aim = other
    count = 0
    for i in range(every):
        target = m.target_of(out[i])
        if target < 0 or target == aim:
            out[count] = out[i]
            count += 1
    return count


@compiled
def write_hidden(g: Ints, book: Book, seat: int, x: Floats) -> None:
    """Write what only the critic sees to ``x``: the hands around ``seat``, and whether a bluff can be challenged."""
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    x[:] = 0.0
    other = seat
    for place in range(3):
        other = h.following(g, other)
        if place == 2:
            other = seat
            for _ in range(h.playing(g) - 1):
                other = h.following(g, other)
        if other == seat:
            break
        size = g[h.HAND_SIZES + other]
        at = place * 6
        for i in range(size):
            card = prints[g[d.HELD + other * d.MAX_CARDS + i]]
            fact = card * e.FACTS
            x[at] += t[fact + e.POINTS] * 0.01
            if m.lies_on(t, card, g[h.COLOR], g[h.TOP]):
                x[at + 1] += 0.25
            if t[fact] < 0:
                x[at + 2] += 0.5
            if t[fact + e.GUARDS]:
                x[at + 3] += 0.34
            if t[fact + e.OWES]:
                x[at + 4] += 0.34
        x[at + 5] = 1.0 if x[at + 1] == 0.0 else 0.0
    x[18] = 1.0 if g[h.GUILTY] else 0.0


@compiled
def choose(
    g: Ints, book: Book, seat: int, policy: PolicyWeights, critic: ValueWeights, batch: Batch, desk: Desk, rng: Rng
) -> int:
    """Return the move of a learner, drawn by the network's probabilities, and record the decision."""
    count = sensible(g, book, seat, desk.out)
    index, flat = desk.at[0], desk.at[1]
    if count == 1:
        return int(desk.out[0])
    if count > MAX_CANDIDATES or index >= batch.first.shape[0] or flat + count > batch.moves.shape[0]:
        return int(desk.out[int(rng.random() * count)])
    write_state(g, book, seat, desk.q, desk.s, batch.states[index])
    desk.base[:] = 0.0
    project(batch.states[index], policy.state, desk.base)
    for k in range(count):
        row = batch.moves[flat + k]
        write_move(g, book, seat, int(desk.out[k]), desk.q, desk.s, row)
        desk.scores[k] = score(desk.base, row, policy, desk.hidden)
    choice = draw_lot(desk.scores, count, rng)
    x = batch.critic_inputs[index]
    x[:EFFECT_STATE] = batch.states[index]
    write_hidden(g, book, seat, x[EFFECT_STATE:])
    batch.first[index] = flat
    batch.options[index] = count
    batch.choices[index] = choice
    batch.before[index] = np.log(desk.scores[choice])
    batch.values[index] = value_of(x, critic, desk.thought)
    batch.after[index] = -1
    batch.stakes[index] = 0.0
    if desk.last[seat] >= 0:
        batch.after[desk.last[seat]] = index
    desk.last[seat] = index
    desk.at[0] = index + 1
    desk.at[1] = flat + count
    return int(desk.out[choice])


@compiled
def best_move(g: Ints, book: Book, seat: int, policy: PolicyWeights, desk: Desk) -> int:
    """Return the move with the highest score."""
    count = sensible(g, book, seat, desk.out)
    if count == 1:
        return int(desk.out[0])
    write_state(g, book, seat, desk.q, desk.s, desk.state)
    desk.base[:] = 0.0
    project(desk.state, policy.state, desk.base)
    best = 0
    for k in range(count):
        write_move(g, book, seat, int(desk.out[k]), desk.q, desk.s, desk.move)
        desk.scores[k] = score(desk.base, desk.move, policy, desk.hidden)
        if desk.scores[k] > desk.scores[best]:
            best = k
    return int(desk.out[best])


@compiled
def simple(g: Ints, book: Book, seat: int, tastes: Floats, desk: Desk, rng: Rng) -> int:
    """Return the move of a player with these ``tastes``, each from 0 to 1.

    The first five are how much it likes numbers, actions, wilds, draw cards and points. The others are how much it
    wants to keep its colors, and how often it bluffs and challenges.
    """
    count = sensible(g, book, seat, desk.out)
    prints, t = d.prints_of(g, book), d.facts_of(g, book)
    of_color = np.zeros(e.COLORS, np.int64)
    for i in range(g[h.HAND_SIZES + seat]):
        hue = t[prints[g[d.HELD + seat * d.MAX_CARDS + i]] * e.FACTS]
        if hue >= 0:
            of_color[hue] += 1
    bluffs = rng.random() < tastes[6]
    dares = rng.random() < tastes[7]
    best = -9.0
    choice = int(desk.out[0])
    for k in range(count):
        move = int(desk.out[k])
        card = m.card_of(move)
        liking = rng.random() * 0.2
        if card < e.CARDS:
            at = card * e.FACTS
            liking += 1.0
            liking += tastes[0] if t[at + e.IS_NUMBER] else tastes[2] if t[at] < 0 else tastes[1]
            if t[at + e.OWES]:
                liking += tastes[3]
            liking += tastes[4] * t[at + e.POINTS] * 0.05
            hue = m.color_of(move) if t[at] < 0 else t[at]
            if hue >= 0:
                liking += (0.5 + tastes[5]) * 0.2 * of_color[hue]
            bold = t[at + e.CHALLENGED] and not m.is_legal_four(g, book, seat, g[h.COLOR], g[h.TOP])
            if bold and not bluffs:
                liking -= 5.0
        elif card == e.NAME:
            liking += of_color[m.color_of(move)]
        elif card == e.CHALLENGE:
            liking += 9.0 if dares else -1.0
        if liking > best:
            best = liking
            choice = move
    return choice


class Tables(NamedTuple):
    """Matches that go on side by side, a row for each."""

    games: Ints
    kinds: Ints
    tastes: Floats


def new_tables(count: int) -> Tables:
    """Return tables without matches."""
    return Tables(
        np.zeros((count, d.SIZE), np.int64), np.zeros((count, h.MAX_SEATS), np.int64),
        np.zeros((count, h.MAX_SEATS, TASTES), np.float32),
    )  # fmt: skip


@compiled
def begin_match(g: Ints, book: Book, sheets: int, kinds: Ints, tastes: Floats, rng: Rng) -> None:
    """Set a table with its rules and players. Every second match by points begins in its middle."""
    choice = sheets if rng.random() < SHEETS_SHARE else book.rules.shape[0]
    number = int(rng.random() * choice)
    row = book.rules[number]
    g[d.BOOK] = number
    for i in range(r.RULES):
        g[h.RULES + i] = row[i]
    lot = rng.random()
    count = (
        2 if lot < 0.25 else 4 if lot < 0.75 else 3 if lot < 0.83 else 6 if lot < 0.93 else 5 + int(rng.random() * 6)
    )
    count = min(max(count, row[d.LOW]), row[d.HIGH])
    g[h.SEATS] = count
    g[h.HABITS : h.SEATS] = 0
    g[h.SCORES : h.POINTS] = 0
    if rng.random() < 0.5 and is_by_points(g):
        for seat in range(count):
            g[h.SCORES + seat] = int(rng.random() * 0.96 * g[h.RULES + r.TARGET])
    table = rng.random()
    share = 1.0 if table < 0.5 else 0.0 if table < 0.75 else 0.5  # of learners
    alike = rng.random() < 0.7
    other = SIMPLE
    for seat in range(count):
        if not alike or not seat:
            other = NOVICE if rng.random() < 0.3 else SIMPLE
        for taste in range(TASTES):
            tastes[seat, taste] = tastes[0, taste] if alike and seat else rng.random()
        kinds[seat] = LEARNER if rng.random() < share else other
    kinds[int(rng.random() * count)] = LEARNER


@compiled
def stake_of(
    g: Ints, seat: int, began: Real, odds: ValueWeights, is_fitted: bool, x: Floats, hidden: Floats
) -> Real:  # fmt: skip
    """Return what a finished round was worth for ``seat``. ``began`` is its probability to win before it."""
    if not is_by_points(g):
        return np.float32(PLACES if g[h.WINNER] == seat else 0.0)
    if is_fitted:
        return np.float32((win_probability(g, seat, odds, x, hidden) - began) * MATCH_VALUE)
    if g[h.WINNER] < 0:
        return np.float32(0.0)
    share = 1.0 if g[h.WINNER] == seat else -1.0 / (g[h.SEATS] - 1)
    return np.float32(share * g[h.POINTS + g[h.WINNER]] / max(g[h.RULES + r.TARGET], 1) * MATCH_VALUE * 0.5)


@compiled
def fill(
    batch: Batch, tables: Tables, standings: Standings, book: Book, sheets: int, policy: PolicyWeights,
    critic: ValueWeights, odds: ValueWeights, is_fitted: bool, desk: Desk, rng: Rng,
) -> int:  # fmt: skip
    """Play rounds at random ``tables`` until the batch is full. Return the number of decisions made.

    The matches there go on in the next batch. So a batch has rounds by many rules. ``is_fitted``: whether ``odds``
    have learned from matches. Until then a round is worth its points.
    """
    began = np.zeros(h.MAX_SEATS, np.float32)
    x = np.zeros(STANDING, np.float32)
    hoped = np.zeros(odds.second.shape[0], np.float32)
    desk.at[:] = 0
    while desk.at[0] < batch.first.shape[0] - SPARE and desk.at[1] < batch.moves.shape[0] - SPARE * 10:
        number = int(rng.random() * tables.games.shape[0])
        g, kinds, tastes = tables.games[number], tables.kinds[number], tables.tastes[number]
        if not g[h.SEATS] or is_match_over(g):
            begin_match(g, book, sheets, kinds, tastes, rng)
        by_points = is_by_points(g)
        for seat in range(g[h.SEATS]):
            if by_points:
                began[seat] = win_probability(g, seat, odds, x, hoped)
                if kinds[seat] == LEARNER:
                    remember(g, number, seat, standings)
            desk.last[seat] = -1
        d.deal(g, book, int(rng.random() * g[h.SEATS]), rng)
        g[h.LIMIT] = MAX_ROUND_MOVES
        while g[h.PHASE] != h.OVER:
            seat = g[h.TURN]
            if kinds[seat] == LEARNER:
                move = choose(g, book, seat, policy, critic, batch, desk, rng)
            elif kinds[seat] == SIMPLE:
                move = simple(g, book, seat, tastes[seat], desk, rng)
            else:
                count = m.legal(g, book, seat, desk.out)
                move = int(desk.out[int(rng.random() * count)])
            m.play(g, book, seat, move, rng)
        for seat in range(g[h.SEATS]):
            if desk.last[seat] >= 0:
                batch.stakes[desk.last[seat]] += stake_of(g, seat, began[seat], odds, is_fitted, x, hoped)
        if by_points and is_match_over(g):
            record_results(g, number, standings)
    return int(desk.at[0])


@compiled
def count_wins(
    book: Book, number: int, seats: int, matches: int, policy: PolicyWeights, desk: Desk, tastes: Floats, rng: Rng
) -> int:
    """Return how many matches one player with this network wins among ``SIMPLE`` players with these tastes."""
    g = np.zeros(d.SIZE, np.int64)
    won = 0
    for match in range(matches):
        g[:] = 0
        g[d.BOOK] = number
        for i in range(r.RULES):
            g[h.RULES + i] = book.rules[number, i]
        g[h.SEATS] = seats
        hero = match % seats
        dealer = match // seats % seats
        while True:
            d.deal(g, book, dealer, rng)
            while g[h.PHASE] != h.OVER:
                seat = g[h.TURN]
                if seat == hero:
                    move = best_move(g, book, seat, policy, desk)
                else:
                    move = simple(g, book, seat, tastes, desk, rng)
                m.play(g, book, seat, move, rng)
            dealer = (dealer + 1) % seats
            if is_match_over(g):
                winner = leader_of(g, seats) if is_by_points(g) else g[h.WINNER]
                won += 1 if winner == hero else 0
                break
    return won
