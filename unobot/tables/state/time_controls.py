"""The time controls that a host can choose, by name, with the seconds for a move."""

from __future__ import annotations

from unobot.model.table import TableOptions
from unobot.rules.ruleset.ruleset import Ruleset

TIME_CONTROLS: dict[str, float | None] = {
    "normal": None,
    "fast": 20.0,
    "hours": 4 * 3600.0,
    "day": 24 * 3600.0,
    "days": 3 * 24 * 3600.0,
}
"""``None`` means the process's default."""
MAX_FAST_TURN = 20.0
"""At tables with this many seconds per move or fewer, AIs are fast too."""
MIN_SLOW_TURN = 3600.0
"""At tables with this many seconds per move or more, players are not expected to wait at the screen."""


def time_control_of(turn: float | None) -> str | None:
    """Return the name of the time control with this many seconds per move, or ``None``."""
    return next((name for name, seconds in TIME_CONTROLS.items() if seconds == turn), None)


def is_slow(ruleset: Ruleset, options: TableOptions) -> bool:
    """Return whether a table with these rules and options is slow: players are not expected to wait at the screen."""
    return not ruleset.turn_seconds and options.turn_seconds is not None and options.turn_seconds >= MIN_SLOW_TURN
