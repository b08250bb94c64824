"""The networks of ``expert``: one hidden layer that gives every candidate of a decision a score.

Only this file of the package imports NumPy, and only a level that plays imports this file. So a bot whose tables have
other levels starts without NumPy.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unobot.ai import effect_features as e
from unobot.ai import features as f
from unobot.ai import house_features as hf
from unobot.ai import opponent_features as of
from unobot.ai import rule_features as r
from unobot.ai.effect_encoding import Facts
from unobot.ai.house_features import HouseMove

Floats: TypeAlias = NDArray[np.float32]
Scores: TypeAlias = Floats
"""The scores of several moves."""
STATE: Final = f.STATE + r.RULE_FEATURES + hf.HOUSE_STATE
"""How many features an encoding has: of the official game, of the rules, and of what they change."""
MOVE: Final = f.MOVE + hf.HOUSE_MOVE + of.OPPONENTS
"""How many features a candidate has."""
EFFECT_STATE: Final = e.STATE + r.RULE_FEATURES
EFFECT_MOVE: Final = e.STATIC + e.DYNAMIC
"""The same for the network by effects."""
BY_EFFECTS: Final = "effects.npz"
"""The file with the arrays of the network that plays other decks by the effects of their cards."""
RULESETS: Final = 64
"""How many rulesets a network caches."""
ALL_RULES: Final = "expert.npz"
"""The file beside this one with the arrays of the network for all rules."""
OFFICIAL: Final = "official.npz"
"""The file with the arrays of the network for the official rules, with or without challenges."""


def _zeros(count: int) -> array[float]:
    """Return 32-bit zeros. Features are written to a copy, which NumPy then reads in place: faster than lists."""
    return array("f", bytes(4 * count))


_STATE: Final = _zeros(f.STATE)
_HOUSE_STATE: Final = _zeros(hf.HOUSE_STATE)
_MOVE: Final = _zeros(f.MOVE)
_HOUSE_MOVE: Final = _zeros(hf.HOUSE_MOVE)
_OPPONENTS: Final = _zeros(of.OPPONENTS)
_EFFECT_STATE: Final = _zeros(e.STATE)
_DYNAMIC: Final = _zeros(e.DYNAMIC)


class _Policy:
    """A policy network of four arrays of 32-bit floats, with ``h`` hidden units.

    ``state`` is (features of a position, h), ``move`` (features of a candidate, h), ``out`` (h,) and ``past`` (features
    of a candidate,). The score of a candidate is ``relu(s @ state + c @ move) @ out + c @ past``, for features ``s`` of
    the position and ``c`` of the candidate.
    """

    __slots__ = ("_of_rules", "_rules", "move", "out", "past", "state")

    def __init__(self, arrays: Sequence[Floats], rules_at: int) -> None:
        self.state, self.move, self.out, self.past = arrays
        self._of_rules = self.state[rules_at : rules_at + r.RULE_FEATURES]
        """The rows of ``state`` for the features of the rules."""
        self._rules: dict[tuple[int, ...], Floats] = {}
        """By the numbers of the rules: what they add to the hidden layer."""

    def _by_rules(self, numbers: tuple[int, ...]) -> Floats:
        addition = self._rules.get(numbers)
        if addition is None:
            if len(self._rules) >= RULESETS:
                self._rules.clear()
            features = _zeros(r.RULE_FEATURES)
            r.rule_features(numbers, features)
            addition = np.frombuffer(features, np.float32) @ self._of_rules
            self._rules[numbers] = addition
        return addition

    def _scored(self, candidates: Floats, base: Floats) -> Scores:
        """Return the scores of candidates. ``base``: what the position adds to the hidden layer."""
        hidden = candidates @ self.move
        hidden += base
        np.maximum(hidden, 0.0, out=hidden)
        scores: Scores = hidden @ self.out + candidates @ self.past
        return scores


class Network(_Policy):
    """The network that knows cards by name: ``STATE`` features of a position, and ``MOVE`` of a candidate."""

    __slots__ = ("_position",)

    def __init__(self, arrays: Sequence[Floats]) -> None:
        super().__init__(arrays, f.STATE)
        self._position = np.delete(self.state, range(f.STATE, f.STATE + r.RULE_FEATURES), axis=0)
        """The rows of ``state`` without the rows of the rules."""

    def scores(self, q: Sequence[int], moves: Sequence[HouseMove]) -> Scores:
        """Return the score of each of ``moves`` in encoding ``q``."""
        sums = [0] * f.SUMS
        f.sum_up(q, sums)
        state, house = _STATE[:], _HOUSE_STATE[:]
        f.state_features(q, sums, state)
        hf.house_state_features(q, house)
        base = np.frombuffer(state + house, np.float32) @ self._position
        base += self._by_rules(tuple(q[of.RULES : of.PARTNERS]))
        are_named = any(q[of.NAMED : of.HABITS])
        rows = array("f")
        for move in moves:
            row, house, others = _MOVE[:], _HOUSE_MOVE[:], _OPPONENTS[:]
            f.move_features(q, sums, move.candidate, row)
            hf.house_move_features(q, *move, house)
            if are_named or f.FOURS <= move.candidate < f.DRAW or move.candidate == f.CHALLENGES:
                of.opponent_features(q, move.candidate, others)  # else they are all zero
            rows += row
            rows += house
            rows += others
        candidates = np.frombuffer(rows, np.float32).reshape(-1, MOVE)
        return self._scored(candidates, base)


class EffectNetwork(_Policy):
    """The network that knows effects: ``EFFECT_STATE`` features of a position, and ``EFFECT_MOVE`` of a candidate."""

    __slots__ = ()

    def __init__(self, arrays: Sequence[Floats]) -> None:
        super().__init__(arrays, e.STATE)

    def scores(
        self,
        q: Sequence[int],
        known: Facts,
        static: Sequence[array[float]],
        moves: Sequence[tuple[int, int, int]],
    ) -> Scores:
        """Return the score of each of ``moves`` in encoding ``q``: a candidate, its color and the place of its target.

        ``known`` are the facts of the cards, and ``static`` the static features by candidate.
        """
        table = known.table
        sums = [0] * e.SUMS
        e.sum_up(q, table, sums)
        state = _EFFECT_STATE[:]
        e.state_features(q, sums, state)
        base = np.frombuffer(state, np.float32) @ self.state[: e.STATE]
        base += self._by_rules(known.rules)
        rows = array("f")
        for card, color, target in moves:
            row = _DYNAMIC[:]
            e.move_features(q, table, sums, card, color, target, row)
            rows += static[card]
            rows += row
        candidates = np.frombuffer(rows, np.float32).reshape(-1, EFFECT_MOVE)
        return self._scored(candidates, base)


def _arrays(file: Traversable) -> list[Floats]:
    with file.open("rb") as opened, np.load(opened) as arrays:
        return [arrays[name] for name in ("state", "move", "out", "past")]


@cache
def packaged(name: str) -> Network:
    """Return the network in the file of the package with this name."""
    return Network(_arrays(files("unobot.ai").joinpath(name)))


@cache
def trained(weights: Path) -> Network:
    """Return the network in another file. Raise ``OSError`` if it cannot be read."""
    return Network(_arrays(weights))


@cache
def by_effects(weights: Path | None = None) -> EffectNetwork:
    """Return the network by effects of the package, or the one in a file. Raise ``OSError`` if it cannot be read."""
    return EffectNetwork(_arrays(files("unobot.ai").joinpath(BY_EFFECTS) if weights is None else weights))


def network(is_official: bool) -> Network:
    """Return the network of the package for the official rules (``rule_features.is_official``), or for all rules."""
    return packaged(OFFICIAL if is_official else ALL_RULES)
