"""The AI players, by the name of their level."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from unobot.ai.expert import Expert
from unobot.ai.level_names import EVEN, STRENGTHS
from unobot.ai.novice import Novice
from unobot.ai.person_strength import FIRST
from unobot.ai.strategy import Strategy
from unobot.rules.moves import Move
from unobot.rules.round import View

_WEAK = Novice()
_STRONG = Expert()


class Tempered:
    """Play as ``expert`` at some decisions, and as ``novice`` at all others.

    Below 0 it is no weaker than ``novice``, and above 1 no stronger than ``expert``.
    """

    def __init__(self, strength: float) -> None:
        self.strength = strength

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``)."""
        return (_STRONG if rng.random() < self.strength else _WEAK).choose(view, rng)


LEVELS: Final[Mapping[str, Strategy]] = {
    "novice": Novice(),
    "casual": Tempered(STRENGTHS["casual"]),
    "clever": Tempered(STRENGTHS["clever"]),
    "expert": Expert(),
}
"""Every level of a fixed strength by name, the weakest first. A strategy keeps no state between two choices, so one
object serves any number of seats."""


def chooses_by_network(level: str) -> bool:
    """Return whether the strategy of a level asks a network, at least at some decisions."""
    return not isinstance(LEVELS.get(level), Novice)


def strategy_for(level: str, strength: float | None = None) -> Strategy:
    """Return the strategy of a level that a table seats. ``strength`` is for the level `EVEN` only."""
    if level == EVEN:
        return Tempered(FIRST if strength is None else strength)
    return LEVELS[level]
