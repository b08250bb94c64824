"""How fast a table is played: the paces that people choose from, by name, in seconds for a move."""

from __future__ import annotations

from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.states import TableOptions

PACES: dict[str, float | None] = {
    "normal": None,
    "fast": 20.0,
    "hours": 4 * 3600.0,
    "day": 24 * 3600.0,
    "days": 3 * 24 * 3600.0,
}
"""``None`` is what the process gives everybody."""
FAST = 20.0
"""A table that has chosen no more than this for a move does not let its AIs dawdle either."""
SLOW = 3600.0
"""Nobody sits and waits at a table that gives this or more."""


def pace_of(turn: float | None) -> str | None:
    """The name of the pace with these seconds for a move, if it has one."""
    return next((name for name, seconds in PACES.items() if seconds == turn), None)


def is_slow(ruleset: Ruleset, options: TableOptions) -> bool:
    """Whether a table with these rules and options is one at which nobody waits."""
    return not ruleset.turn_seconds and options.turn_seconds is not None and options.turn_seconds >= SLOW
