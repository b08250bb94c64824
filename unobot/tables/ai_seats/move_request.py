"""A request for the move of an engine. It is answered without the table's lock, so the table continues meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unobot.rules.round import View

Chair: TypeAlias = tuple[int, str]
"""A table's id, and the name of the seat."""


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A request for the move of a seat. Two requests are equal if the same engine is asked the same question."""

    chair: Chair
    engine: str
    """The name of the engine."""
    seat: int
    match_id: int
    dealt: int
    """The ply of the last deal."""
    turn: int
    """The ply since which the seat has been asked this question."""
    view: View
    """The view of the seat. It is compared too, because a catch outside the turn may change the answer."""
