"""Presses that compete, judged by when they were made and not by who is nearer to the server.

While a seat may be caught, or when somebody jumps in, the table collects for a moment what arrives and then plays it in
the order in which Discord received it. The log holds only the result; the rules know no time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from unobot.rules.events import Caught, FalselyCaught, Played, UnoSaid
from unobot.rules.match import Entry
from unobot.rules.moves import Catch, Move
from unobot.rules.round import Round
from unobot.tables.errors import Stale


@dataclass(slots=True, eq=False)
class Press:
    """A move on its way into the log."""

    seat: int
    ply: int
    """What the button was drawn at."""
    move: Move
    at: float
    """When it was made: by Discord's clock for people, when it was chosen for AIs and clocks (Unix seconds)."""
    by: str | None = None
    """``clock`` or ``autopilot`` when the seat's owner did not choose the move."""
    missed: bool = False
    """A person's clock ran out with it."""
    refusal: Exception | None = field(default_factory=Stale)
    """Why it was not played; ``None`` once it was."""


class Race:
    """What is held at one table: from the arrival of the first press that competes until ``ends`` (Unix seconds).

    The seats in ``owing`` owe an Uno. Their presses count as ``grace`` seconds earlier, because a player who has just
    played is slower than those who only watch. A catch has no such head start: it's aimed at another seat.
    """

    def __init__(self, ends: float, owing: Collection[int], grace: float) -> None:
        self.ends = ends
        self.presses: list[Press] = []
        self.is_settled = False
        """Whether every press has been played or refused."""
        self._owing = owing
        self._grace = grace

    def in_order(self) -> list[Press]:
        """The presses in the order in which they count; of those made at one moment the first to arrive is first."""
        return sorted(self.presses, key=self._counts_at)

    def _counts_at(self, press: Press) -> float:
        is_late = press.seat in self._owing and not isinstance(press.move, Catch)
        return press.at - self._grace if is_late else press.at


def competes(state: Round, entry: Entry) -> bool:
    """Whether somebody else may have been quicker than who wants this entry, though theirs arrived first.

    So it is with the Uno of a seat that may be caught now, a catch of that seat, a move of the turn that would end
    the time for both, and a jump-in.
    """
    match entry.events[0]:
        case UnoSaid(seat) | Caught(seat):
            return seat in state.catchable
        case Played(seat) if seat != state.to_move:
            return True
        case FalselyCaught():
            return False
        case _:
            return bool(state.catchable)
