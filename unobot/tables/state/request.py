"""A person's request to change a table, with the values needed to judge it."""

from __future__ import annotations

from dataclasses import dataclass

from unobot.tables.match_log import MatchLog
from unobot.tables.state.server_policy import ServerPolicy
from unobot.tables.state.timing import Timing


@dataclass(frozen=True, slots=True)
class Request:
    """A person's request to change a table."""

    user_id: int
    moderator: bool
    """Whether the person is a moderator of the table's channel."""
    now: float
    """The time of the request, in Unix seconds."""
    timing: Timing
    engines: tuple[str, ...]
    """The names of the engines that may be seated."""
    log: MatchLog | None
    """The match so far, read-only. ``None`` before the match."""
    policy: ServerPolicy
    """The policy of the table's server."""
