"""The moment in which a move may be taken back, at tables that allow it: who may, and until when."""

from __future__ import annotations

from dataclasses import dataclass

from unobot.storage.states import TableState
from unobot.tables.match_log import MatchLog
from unobot.tables.state.seating import is_played_by_ai


@dataclass(frozen=True, slots=True)
class TakeBackWindow:
    """A move that may be taken back: the last one, by ``seat``, until a moment in Unix seconds."""

    seat: int
    until: float
    offered: bool
    """Whether a screen offers it; a press is judged by when it was made, also when it arrives a little late."""


def regret(state: TableState, log: MatchLog, made: float, now: float, window: float) -> TakeBackWindow | None:
    """Give what may be taken back of a table whose last entry was ``made`` then; ``None`` where that entry stands.

    Only a person takes back, and only what they chose themselves.
    """
    seat = log.takes_back
    if not state.options.take_back or state.status != "playing" or seat is None or is_played_by_ai(state.seats[seat]):
        return None
    return TakeBackWindow(seat, made + window, offered=now < made + window)
