"""A request for a move that takes time: it is answered outside of the table's lock, so the table goes on meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unobot.rules.round import View

Chair: TypeAlias = tuple[int, str]
"""A table's number, and the name of the AI that has the seat."""


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A request for the move of a seat. Two are equal as long as the same is asked of the same AI."""

    chair: Chair
    level: str
    """Of `SLOW_LEVELS`, or the name of an engine."""
    seat: int
    match_id: int
    dealt: int
    """The ply of the last deal."""
    turn: int
    """The ply from which on this is asked."""
    view: View
    """The view of the seat: a catch beside the turn, for example, may change the answer."""
