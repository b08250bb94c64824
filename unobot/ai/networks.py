"""The two networks of ``expert`` that the package carries: for the official game, and for all other rules.

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

from unobot.ai import features as f
from unobot.ai import house_features as hf
from unobot.ai import opponent_features as of
from unobot.ai import rule_features as r
from unobot.ai.house_features import HouseMove

Floats: TypeAlias = NDArray[np.float32]
Scores: TypeAlias = Floats
"""The scores of several moves."""
STATE: Final = f.STATE + r.RULE_FEATURES + hf.HOUSE_STATE
"""How many features an encoding has: of the official game, of the rules, and of what they change."""
MOVE: Final = f.MOVE + hf.HOUSE_MOVE + of.OPPONENTS
"""How many features a candidate has."""
RULESETS: Final = 64
"""How many rulesets are kept in mind."""
OFFICIAL_WEIGHTS: Final = "expert.npz"
HOUSE_WEIGHTS: Final = "house.npz"
"""The files beside this one with the arrays of the networks: ``OFFICIAL_WEIGHTS`` and ``HOUSE_WEIGHTS``."""


class PolicyNetwork:
    """A policy network of four arrays of 32-bit floats, with ``h`` hidden units.

    For n features of a position and m of a candidate, ``state`` is (n, h), ``move`` (m, h), ``out`` (h,) and
    ``past`` (m,).
    The score of a candidate is ``relu(s @ state + c @ move) @ out + c @ past``.
    """

    __slots__ = ("move", "out", "past", "state")

    def __init__(self, arrays: Sequence[Floats]) -> None:
        self.state, self.move, self.out, self.past = arrays

    def scored(self, base: Floats, candidates: Floats) -> Scores:
        """Return the score of each row of ``candidates``. ``base`` is ``s @ state``."""
        hidden = candidates @ self.move
        hidden += base
        np.maximum(hidden, 0.0, out=hidden)
        scores: Scores = hidden @ self.out + candidates @ self.past
        return scores


class OfficialNetwork:
    """A network with the features of the official game."""

    __slots__ = ("policy",)

    def __init__(self, policy: PolicyNetwork) -> None:
        self.policy = policy

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
        base = np.frombuffer(array("f", state), np.float32) @ self.policy.state
        return self.policy.scored(base, np.frombuffer(rows, np.float32).reshape(-1, f.MOVE))


class HouseNetwork:
    """A network with the features of house rules: those of the official game, of the rules, and of both."""

    __slots__ = ("_rules", "policy")

    def __init__(self, policy: PolicyNetwork) -> None:
        self.policy = policy
        self._rules: dict[tuple[int, ...], Floats] = {}
        """By the numbers of the rules: what they add to the hidden layer."""

    def scores(self, q: Sequence[int], moves: Sequence[HouseMove]) -> Scores:
        """Return the score of each of ``moves`` in encoding ``q``."""
        sums = [0] * f.SUMS
        f.sum_up(q, sums)
        official, extra = [0.0] * f.STATE, [0.0] * hf.HOUSE_STATE
        f.state_features(q, sums, official)
        hf.house_state_features(q, extra)
        are_named = any(q[of.NAMED : of.BLUFFS])
        rows = array("f")
        for move in moves:
            row, house, others = [0.0] * f.MOVE, [0.0] * hf.HOUSE_MOVE, [0.0] * of.OPPONENTS
            f.move_features(q, sums, move.candidate, row)
            hf.house_move_features(q, *move, house)
            if are_named or f.FOURS <= move.candidate < f.DRAW or move.candidate == f.CHALLENGES:
                of.opponent_features(q, move.candidate, others)  # else they are all zero
            rows.extend(row)
            rows.extend(house)
            rows.extend(others)
        state = self.policy.state
        base = np.frombuffer(array("f", official), np.float32) @ state[: f.STATE]
        base += np.frombuffer(array("f", extra), np.float32) @ state[f.STATE + r.RULE_FEATURES :]
        base += self._by_rules(tuple(q[of.RULES : of.PARTNERS]))
        return self.policy.scored(base, np.frombuffer(rows, np.float32).reshape(-1, MOVE))

    def _by_rules(self, numbers: tuple[int, ...]) -> Floats:
        found = self._rules.get(numbers)
        if found is None:
            if len(self._rules) >= RULESETS:
                self._rules.clear()
            features = [0.0] * r.RULE_FEATURES
            r.rule_features(numbers, features)
            found = np.array(features, np.float32) @ self.policy.state[f.STATE : f.STATE + r.RULE_FEATURES]
            self._rules[numbers] = found
        return found


@cache
def official_network() -> OfficialNetwork:
    """Return the network for the official game."""
    return OfficialNetwork(_read(files("unobot.ai").joinpath(OFFICIAL_WEIGHTS)))


@cache
def house_network(weights: Path | None = None) -> HouseNetwork:
    """Return the network for house rules, or that of another file. Raise ``OSError`` if it cannot be read."""
    return HouseNetwork(_read(weights or files("unobot.ai").joinpath(HOUSE_WEIGHTS)))


def _read(file: Path | Traversable) -> PolicyNetwork:
    with file.open("rb") as opened, np.load(opened) as arrays:
        return PolicyNetwork([arrays[name] for name in ("state", "move", "out", "past")])
