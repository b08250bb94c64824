"""The networks that the package carries: the policy of ``expert``, and two value networks.

Only this file of the package imports NumPy, and only a level that plays imports this file. So a bot whose tables have
other levels starts without NumPy.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unobot.ai import features as f
from unobot.ai import house_features as hf
from unobot.ai import opponent_features as of
from unobot.ai import rule_features as r

Scores: TypeAlias = NDArray[np.float32]
"""The scores of several moves."""
POLICY_WEIGHTS: Final = "expert.npz"
"""The file beside this one with the arrays of ``PolicyNetwork``."""
VALUE_WEIGHTS: Final = "values.npz"
"""The file beside this one: ``first``, ``second`` and ``past`` of the critic, and ``score_first`` and so on of the
network of scores; see ``ValueNetwork``."""


class PolicyNetwork:
    """A policy network of four arrays of 32-bit floats, with ``h`` hidden units.

    ``state`` is (``f.STATE``, h), ``move`` (``f.MOVE``, h), ``out`` (h,), ``past`` (``f.MOVE``,). The score of a
    candidate is ``relu(s @ state + m @ move) @ out + m @ past``.
    """

    __slots__ = ("move", "out", "past", "state")

    def __init__(self, arrays: Sequence[NDArray[np.float32]]) -> None:
        self.state, self.move, self.out, self.past = arrays

    def scores(self, p: Sequence[int], candidates: Sequence[int]) -> Scores:
        """Return the score of each of ``candidates`` in encoding ``p``."""
        sums = [0] * f.SUMS
        f.sum_up(p, sums)
        state = [0.0] * f.STATE
        f.state_features(p, sums, state)
        rows = array("f")  # three times as fast to convert to NumPy as lists
        for each in candidates:
            row = [0.0] * f.MOVE
            f.move_features(p, sums, each, row)
            rows.extend(row)
        moves = np.frombuffer(rows, np.float32).reshape(-1, f.MOVE)
        return self.scored(np.frombuffer(array("f", state), np.float32), moves)

    def scored(self, state: NDArray[np.float32], moves: NDArray[np.float32]) -> Scores:
        """Return the score of each row of ``moves``."""
        hidden = moves @ self.move
        hidden += state @ self.state
        np.maximum(hidden, 0.0, out=hidden)
        scores: Scores = hidden @ self.out + moves @ self.past
        return scores


class HousePolicyNetwork:
    """A policy network with the features of house rules: those of the official game, of the rules, and of both."""

    __slots__ = ("_network",)

    def __init__(self, arrays: Sequence[NDArray[np.float32]]) -> None:
        self._network = PolicyNetwork(arrays)

    def scores(self, q: Sequence[int], moves: Sequence[hf.HouseMove]) -> Scores:
        """Return the score of each of ``moves`` in encoding ``q``."""
        sums = [0] * f.SUMS
        f.sum_up(q, sums)
        state, extra = [0.0] * f.STATE, [0.0] * hf.HOUSE_STATE
        f.state_features(q, sums, state)
        rules = _rule_features(tuple(q[of.RULES : of.PARTNERS]))
        hf.house_state_features(q, extra)
        rows = []
        for move in moves:
            row, house, others = [0.0] * f.MOVE, [0.0] * hf.HOUSE_MOVE, [0.0] * of.OPPONENTS
            f.move_features(q, sums, move.candidate, row)
            hf.house_move_features(q, *move, house)
            of.opponent_features(q, move.candidate, others)
            rows.append(row + house + others)
        return self._network.scored(np.array(state + rules + extra, np.float32), np.array(rows, np.float32))


class ValueNetwork:
    """Three arrays of 32-bit floats: the value of features ``x`` is ``relu(x @ first) @ second + x @ past``."""

    __slots__ = ("first", "past", "second")

    def __init__(self, first: NDArray[np.float32], second: NDArray[np.float32], past: NDArray[np.float32]) -> None:
        self.first, self.second, self.past = first, second, past

    def value(self, features: Sequence[float]) -> float:
        """Return the value of ``features``."""
        x = np.array(features, np.float32)
        return float(np.maximum(x @ self.first, 0.0) @ self.second + x @ self.past)


@cache
def policy_network() -> PolicyNetwork:
    """Return the network of ``expert``."""
    with files("unobot.ai").joinpath(POLICY_WEIGHTS).open("rb") as file, np.load(file) as arrays:
        return PolicyNetwork([arrays[name] for name in ("state", "move", "out", "past")])


@cache
def value_networks() -> tuple[ValueNetwork, ValueNetwork]:
    """Return the critic and the network of scores."""
    with files("unobot.ai").joinpath(VALUE_WEIGHTS).open("rb") as file, np.load(file) as arrays:
        names = ("first", "second", "past")
        return ValueNetwork(*(arrays[name] for name in names)), ValueNetwork(
            *(arrays[f"score_{name}"] for name in names)
        )


@lru_cache(maxsize=64)
def _rule_features(numbers: tuple[int, ...]) -> list[float]:
    features = [0.0] * r.RULE_FEATURES
    r.rule_features(numbers, features)
    return features


@cache
def house_network(weights: Path) -> HousePolicyNetwork:
    """Return the network of a file that ``training.house`` has written. Raise ``OSError`` if it cannot be read."""
    with np.load(weights) as arrays:
        return HousePolicyNetwork([arrays[name] for name in ("state", "move", "out", "past")])
