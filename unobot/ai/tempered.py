"""A strategy of any strength between ``novice`` and ``expert``.

For each decision it throws a die. With the probability ``strength`` it makes the move of ``expert``, otherwise that of
``novice``. So a strength of 0 is ``novice``, 1 is ``expert``, and more is stronger under every ruleset that ``expert``
plays better than ``novice`` does.
"""

from __future__ import annotations

from random import Random

from unobot.ai.expert import Expert
from unobot.ai.novice import Novice
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
