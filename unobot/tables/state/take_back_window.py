"""The take-back window, at tables that allow it: which seat may take its move back, and for how long."""

from __future__ import annotations

from dataclasses import dataclass

from unobot.model.table import TableState
from unobot.tables.match_log import MatchLog
from unobot.tables.state.seating import is_played_by_ai


@dataclass(frozen=True, slots=True)
class TakeBackWindow:
    """A move that may be taken back: the last one, by ``seat``, until a time in Unix seconds."""

    seat: int
    until: float
    offered: bool
    """Whether a screen offers the take-back. A press that was made in time counts even if it arrives a little late."""


def window(state: TableState, log: MatchLog, made_at: float, now: float, seconds: float) -> TakeBackWindow | None:
    """Return the take-back window for the last entry, made at ``made_at`` (Unix seconds), or ``None``.

    It is open for ``seconds``, and only for a person who chose that move.
    """
    seat = log.takes_back
    if state.status != "playing" or seat is None or is_played_by_ai(state.seats[seat]):
        return None
    return TakeBackWindow(seat, made_at + seconds, offered=now < made_at + seconds)
