"""The AI players, by the name of their level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unobot.ai.casual import Casual
from unobot.ai.strategy import Strategy

__all__ = ["LEVELS", "Strategy"]

LEVELS: Final[Mapping[str, Strategy]] = {"casual": Casual()}
"""Every level by name. A strategy keeps nothing between two choices, so one serves any number of seats."""
