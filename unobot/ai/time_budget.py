"""The levels that take their time: at a table they think for a while, and nobody else may be held up by that."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from unobot.ai import LEVELS
from unobot.ai.master import Master
from unobot.ai.strategy import Strategy
from unobot.rules.moves import Move
from unobot.rules.round import View

SECONDS: Final = 0.25
"""How long one of them thinks; the move that it imagines then it plays to the end."""
WORLDS: Final = 100
"""How often it deals out what it does not see, at most: about what there is time for between two."""
SLOW_LEVELS: Final[Mapping[str, Strategy]] = {"master": Master(WORLDS, SECONDS)}
"""These levels by name, as they are at a table. Elsewhere, in ``LEVELS``, no clock has a part in what they choose."""
HASTY: Final = "expert"
"""The level that chooses for them where nobody can wait, and beside the turn, where they would ask it themselves."""


def at_once(level: str) -> Strategy:
    """Give who chooses for ``level`` without a wait."""
    return LEVELS[HASTY if level in SLOW_LEVELS else level]


def ponder(level: str, view: View, seed: int) -> Move:
    """Give the move of a level that ponders, all chance of which comes from ``seed`` (see ``Strategy``)."""
    return SLOW_LEVELS[level].choose(view, Random(seed))  # noqa: S311  # a game's dice, no secret
