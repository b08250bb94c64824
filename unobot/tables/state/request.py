"""A request for a change of a table: the values by which it is judged, apart from the state of the table."""

from __future__ import annotations

from dataclasses import dataclass

from unobot.tables.match_log import MatchLog
from unobot.tables.state.timing import Timing


@dataclass(frozen=True, slots=True)
class Request:
    """A person asks for a change of a table."""

    user_id: int
    moderator: bool
    """Whether the person is a moderator of the table's channel."""
    now: float
    """The time in Unix seconds."""
    timing: Timing
    engines: tuple[str, ...]
    """The names of the engines that may be seated."""
    log: MatchLog | None
    """The match so far; ``None`` before it. Only to be read."""
