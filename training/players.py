"""The encoding and the features of what a seat of the simulator sees, and how a network chooses by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

import numpy as np

from training import game as h
from training import legality
from training.compiled import Floats, Ints, Real, Rng, compiled
from training.network import PolicyWeights, project, score
from unobot.ai import features as f
from unobot.ai import house_features as hf
from unobot.ai import opponent_features as of
from unobot.ai import rule_features as r
from unobot.ai.network import MOVE, STATE

BLUFF: Final = f.MOVE + hf.HOUSE_MOVE + of.BLUFF
"""The feature of a candidate that is 1 for a bluff."""

_sums = compiled(cast("Callable[[Ints, Ints], None]", f.sum_up))
_official_state = compiled(cast("Callable[[Ints, Ints, Floats], None]", f.state_features))
_official_move = compiled(cast("Callable[[Ints, Ints, int, Floats], None]", f.move_features))
_rules = compiled(cast("Callable[[Ints, Floats], None]", r.rule_features))
_state = compiled(cast("Callable[[Ints, Floats], None]", hf.house_state_features))
_move = compiled(cast("Callable[[Ints, int, int, int, int, Floats], None]", hf.house_move_features))
_opponents = compiled(cast("Callable[[Ints, int, Floats], None]", of.opponent_features))


@compiled
def encode_game(g: Ints, seat: int, q: Ints) -> None:
    """Write the encoding that ``seat`` sees to ``q``."""
    for i in range(hf.HOUSE_LENGTH):
        q[i] = 0
    hand = h.HANDS + seat * h.KINDS
    for kind in range(h.KINDS):
        encoded = min(kind, f.WILD) if kind >= h.SWAP else kind
        every = h.copies(kind, g[h.RULES + r.NEWER_WILDS]) * g[h.RULES + r.DECKS]
        q[f.HAND + encoded] += g[hand + kind]
        q[f.UNSEEN + encoded] += every - g[hand + kind] - g[h.COVERED + kind] - (1 if kind == g[h.TOP] else 0)
    for place in range(3):
        q[hf.NEWER + place] = g[hand + h.SWAP + place]
    is_answer = g[h.PHASE] == h.ANSWERING
    target = max(g[h.RULES + r.TARGET], 1)
    other = seat
    place = 0
    while place == 0 or other != seat:
        q[f.SIZES + place] = g[h.HAND_SIZES + other]
        q[f.SCORES + place] = g[h.SCORES + other] * 100 // target
        q[of.PARTNERS + place] = 1 if h.together(g, seat, other) else 0
        is_open = place > 0 and g[h.HAND_SIZES + other] < g[h.RULES + r.OPEN_HANDS]
        for color in range(f.COLORS):
            void = g[h.VOIDS + other * f.COLORS + color]
            named_cards = g[h.NAMED + other * f.COLORS + color]
            if is_open:
                named_cards = 0
                for face in range(f.FACES):
                    named_cards += g[h.HANDS + other * h.KINDS + color * f.FACES + face]
                void = g[h.HAND_SIZES + other] - named_cards
            q[f.VOIDS + place * f.COLORS + color] = void
            q[of.NAMED + place * f.COLORS + color] = named_cards
        for i in range(of.RECORD):
            q[of.HABITS + place * of.RECORD + i] = g[h.HABITS + other * h.RECORD + i]
        if is_answer and other == g[h.FOUR_BY]:
            q[f.FOUR_BY] = place
        place += 1
        other = h.following(g, other)
    q[f.COUNT] = place
    q[f.COLOR] = g[h.COLOR]
    q[f.TOP] = f.WILD if g[h.TOP] < 0 or g[h.TOP] >= h.SWAP else g[h.TOP]
    q[f.DRAWN] = 1 if g[h.PHASE] == h.AFTER_DRAW else 0
    q[f.OWED] = g[h.OWED] if is_answer else 0
    q[f.CHALLENGE] = 1 if g[h.RULES + r.FOUR] == 0 else 0
    q[f.FOUR_COLOR] = g[h.FOUR_COLOR] if is_answer else -1
    for i in range(r.RULES):
        q[of.RULES + i] = g[h.RULES + i]
    q[hf.OWED_FOUR] = 1 if is_answer and g[h.OWED_FACE] == h.FOUR_FACE else 0
    q[hf.OUT_OF_TURN] = 0 if seat == g[h.TURN] else 1
    q[hf.TURNS] = g[h.MOVES] // h.playing(g)


@compiled
def place_of(g: Ints, seat: int, other: int) -> int:
    """Return the place of ``other`` in turn order after ``seat``."""
    place = 0
    while seat != other:
        seat = h.following(g, seat)
        place += 1
    return place


@compiled
def official_candidate(move: int) -> int:
    """Return the candidate of ``features`` for a move: the newer wilds count as wilds."""
    candidate = move % legality.TARGET
    return f.WILDS + (candidate - legality.SWAPS) % f.COLORS if candidate >= legality.SWAPS else candidate


@compiled
def laid_with(g: Ints, seat: int, move: int) -> int:
    """Return how many cards a move lays."""
    kind = legality.kind_of(move % legality.TARGET)
    if kind < 0:
        return 0
    return legality.of_face(g, seat, kind) if move >= legality.ALL else 1


@compiled
def state_features(q: Ints, s: Ints, out: Floats) -> None:
    """Write the ``STATE`` features of an encoding to ``out``. ``s`` is overwritten with its sums."""
    s[:] = 0
    _sums(q, s)
    out[:] = 0.0
    _official_state(q, s, out[: f.STATE])
    _rules(q[of.RULES : of.PARTNERS], out[f.STATE : f.STATE + r.RULE_FEATURES])
    _state(q, out[f.STATE + r.RULE_FEATURES :])


@compiled
def move_features(g: Ints, seat: int, move: int, q: Ints, s: Ints, out: Floats) -> None:
    """Write the ``MOVE`` features of a move of ``seat`` to ``out``. ``q`` is its encoding, ``s`` has the sums."""
    candidate = official_candidate(move)
    target = move // legality.TARGET % 16 - 1
    kind = legality.kind_of(move % legality.TARGET)
    out[:] = 0.0
    _official_move(q, s, candidate, out[: f.MOVE])
    place = place_of(g, seat, target) if target >= 0 else 0
    newer = kind - h.SWAP + 1 if kind >= h.SWAP else 0
    _move(q, candidate, place, laid_with(g, seat, move), newer, out[f.MOVE : f.MOVE + hf.HOUSE_MOVE])
    _opponents(q, candidate, out[f.MOVE + hf.HOUSE_MOVE :])


class Desk(NamedTuple):
    """Arrays that a decision overwrites."""

    out: Ints
    """The moves to choose from."""
    q: Ints
    s: Ints
    state: Floats
    move: Floats
    base: Floats
    hidden: Floats
    scores: Floats
    bold: Ints
    """1 for a bluff or a challenge."""


def new_desk(policy: PolicyWeights) -> Desk:
    """Return the arrays for this network."""
    hidden = len(policy.out)
    return Desk(
        np.zeros(legality.MAX_MOVES, np.int64), np.zeros(hf.HOUSE_LENGTH, np.int64), np.zeros(f.SUMS, np.int64),
        np.zeros(STATE, np.float32), np.zeros(MOVE, np.float32), np.zeros(hidden, np.float32),
        np.zeros(hidden, np.float32), np.zeros(legality.MAX_MOVES, np.float32), np.zeros(legality.MAX_MOVES, np.int64),
    )  # fmt: skip


@compiled
def draw_lot(scores: Floats, count: int, rng: Rng) -> int:
    """Turn the first ``count`` scores into probabilities. Return a place drawn with them."""
    highest: Real = np.float32(-1e30)
    for k in range(count):
        highest = max(highest, scores[k])
    total = np.float32(0.0)
    for k in range(count):
        scores[k] = np.exp(scores[k] - highest)
        total += scores[k]
    lot = np.float32(rng.random()) * total
    choice = 0
    while choice < count - 1 and lot >= scores[choice]:
        lot -= scores[choice]
        choice += 1
    for k in range(count):
        scores[k] /= total
    return choice


@compiled
def expert_move(g: Ints, seat: int, count: int, policy: PolicyWeights, desk: Desk, rng: Rng) -> int:
    """Return the move of ``expert`` among the ``count`` ones of ``desk.out``: the one with the highest score.

    A die with the probabilities of the network decides whether it bluffs or challenges (``unobot.ai.expert``).
    """
    if count == 1:
        return int(desk.out[0])
    encode_game(g, seat, desk.q)
    state_features(desk.q, desk.s, desk.state)
    for j in range(desk.base.shape[0]):
        desk.base[j] = 0.0
    project(desk.state, policy.state, desk.base)
    best = np.full(2, -1)  # the best of the ordinary moves, and the best of the bold ones
    for k in range(count):
        move_features(g, seat, int(desk.out[k]), desk.q, desk.s, desk.move)
        desk.scores[k] = score(desk.base, desk.move, policy, desk.hidden)
        bold = 1 if desk.out[k] == f.CHALLENGES or desk.move[BLUFF] > 0.0 else 0
        desk.bold[k] = bold
        if best[bold] < 0 or desk.scores[k] > desk.scores[best[bold]]:
            best[bold] = k
    if best[0] < 0 or best[1] < 0:
        return int(desk.out[max(best[0], best[1])])
    highest = max(desk.scores[best[0]], desk.scores[best[1]])
    sums = np.zeros(2)
    for k in range(count):
        sums[desk.bold[k]] += np.exp(desk.scores[k] - highest)
    return int(desk.out[best[1] if rng.random() * (sums[0] + sums[1]) < sums[1] else best[0]])
