"""Presses that compete, judged by when they were made and not by who is nearer to the server.

While a seat may be caught, or when somebody jumps in, the table collects for a moment what arrives and then plays it in
the order in which Discord received it. The log holds only the result; the rules know no time.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from unobot.rules.events import Caught, FalselyCaught, Played, UnoSaid
from unobot.rules.match import Entry
from unobot.rules.moves import Move
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

    ``owing`` is the seat that owes an Uno, if one does: its presses count as ``grace`` seconds earlier, because whoever
    has just played cannot be as quick as those who only watch.
    """

    def __init__(self, ends: float, owing: int | None, grace: float) -> None:
        self.ends = ends
        self.presses: list[Press] = []
        self.is_settled = False
        """Whether every press has been played or refused."""
        self._owing = owing
        self._grace = grace

    def in_order(self) -> list[Press]:
        """The presses in the order in which they count; of those made at one moment the first to arrive is first."""
        return sorted(self.presses, key=lambda press: press.at - (self._grace if press.seat == self._owing else 0.0))


def competes(state: Round, entry: Entry) -> bool:
    """Whether somebody else may have been quicker than who wants this entry, though theirs arrived first.

    So it is with the Uno of the seat that may be caught now, a catch of that seat, a move of the turn that would end
    the time for both, and a jump-in.
    """
    match entry.events[0]:
        case UnoSaid(seat) | Caught(seat):
            return seat == state.catchable
        case Played(seat) if seat != state.to_move:
            return True
        case FalselyCaught():
            return False
        case _:
            return state.catchable is not None
