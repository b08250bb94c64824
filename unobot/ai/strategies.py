"""Every player for experiments, by name: the levels, strategies from sources, and the held-out opponents.

Tables seat only the levels, and a level may become better. The strategies under other names stay as they are, so that
strength can be compared over the years.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unobot.ai.by_effects import ByEffects
from unobot.ai.four_steps import BoldFourSteps, FourSteps
from unobot.ai.held_out import HELD_OUT
from unobot.ai.levels import LEVELS
from unobot.ai.numbers_first import NumbersFirst
from unobot.ai.strategy import Strategy

STRATEGIES: Final[Mapping[str, Strategy]] = {
    **LEVELS,
    "numbers-first": NumbersFirst(),
    "four-steps": FourSteps(),
    "bold-four-steps": BoldFourSteps(),
    "by-effects": ByEffects(),
    **HELD_OUT,
}
"""Every strategy by name: ``numbers-first`` has the clauses C1 to C7, ``four-steps`` K1 to K12 (docs/ai-clauses.md).

``by-effects`` is how ``expert`` plays by rules that no network has learned."""
