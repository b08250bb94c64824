"""The time controls that a host can choose from, by name, in seconds for a move."""

from __future__ import annotations

from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.states import TableOptions

TIME_CONTROLS: dict[str, float | None] = {
    "normal": None,
    "fast": 20.0,
    "hours": 4 * 3600.0,
    "day": 24 * 3600.0,
    "days": 3 * 24 * 3600.0,
}
"""``None`` is the default of the process."""
FAST = 20.0
"""At tables that have chosen no more than this for a move, AIs are fast, too."""
SLOW = 3600.0
"""At tables that give this or more, players do not sit and wait."""


def time_control_of(turn: float | None) -> str | None:
    """Return the name of the time control with these seconds for a move, if it has one."""
    return next((name for name, seconds in TIME_CONTROLS.items() if seconds == turn), None)


def is_slow(ruleset: Ruleset, options: TableOptions) -> bool:
    """Return whether players do not sit and wait at a table with these rules and options."""
    return not ruleset.turn_seconds and options.turn_seconds is not None and options.turn_seconds >= SLOW
