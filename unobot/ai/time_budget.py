"""The slow strategies: at a table they search for a fixed time, and must not block other requests."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from unobot.ai.levels import EVEN, LEVELS
from unobot.ai.master import Master
from unobot.ai.person_strength import FIRST
from unobot.ai.strategy import Strategy
from unobot.ai.tempered import Tempered
from unobot.rules.moves import Move
from unobot.rules.round import View

SECONDS: Final = 0.25
"""The seconds for one decision. A playout that is running at the end is finished."""
DETERMINIZATIONS: Final = 100
"""The most determinizations for one decision: about as many as fit into the budget with two seats."""
SLOW_LEVELS: Final[Mapping[str, Strategy]] = {"master": Master(DETERMINIZATIONS, SECONDS)}
"""The slow levels by name, with the settings for tables. In ``LEVELS`` they do not depend on a clock."""
FALLBACK_LEVEL: Final = "expert"
"""The level that replaces a slow level for fast decisions and for moves out of turn."""


def fast_strategy(level: str, strength: float | None = None) -> Strategy:
    """Return the strategy that chooses for ``level`` without a wait. ``strength`` is that of the level `EVEN`."""
    if level == EVEN:
        return Tempered(FIRST if strength is None else strength)
    return LEVELS[FALLBACK_LEVEL if level in SLOW_LEVELS else level]


def slow_move(level: str, view: View, seed: int) -> Move:
    """Return the move of a slow level; all randomness comes from ``seed`` (see ``Strategy``)."""
    return SLOW_LEVELS[level].choose(view, Random(seed))  # noqa: S311  # a game's dice, not a secret
