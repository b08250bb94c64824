"""Submissions that compete, ordered by when players made them instead of when they arrived.

While a seat may be caught, or when a player jumps in, the table collects submissions for a moment. Then it plays the
moves in the order in which Discord received them. The log contains only the result; the rules know no time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from unobot.rules.events import Caught, FalselyCaught, Played, UnoSaid
from unobot.rules.match import Entry
from unobot.rules.moves import Catch, Move
from unobot.rules.round import Round


@dataclass(slots=True, eq=False)
class Submission:
    """A move that has not been added to the log yet."""

    seat: int
    ply: int
    """The ply at which the button was drawn."""
    move: Move
    at: float
    """When the move was made, in Unix seconds: for people by Discord's clock, for AIs and clocks when it was chosen."""
    by: str | None = None
    """``clock``, ``skip`` or ``autopilot`` if the seat's owner did not choose the move."""
    missed: bool = False
    """Whether the move was made because a person's clock ran out."""
    refusal: Exception | None = None
    """The reason why a held move is not played."""


class Race:
    """The submissions that one table holds from the first competing one until ``ends`` (by the monotonic clock).

    The seats in ``owing`` have not said Uno. Their submissions count as ``grace`` seconds earlier, because a player who
    moves is slower than the players who only watch. A catch has no head start, because it is aimed at another seat.
    """

    def __init__(self, ends: float, owing: Collection[int], grace: float) -> None:
        self.ends = ends
        self.submissions: list[Submission] = []
        self.is_resolved = False
        """Whether every submission has been played or refused."""
        self._owing = owing
        self._grace = grace

    def in_order(self) -> list[Submission]:
        """Return the submissions in the order in which they count; equal times keep their order of arrival."""
        return sorted(self.submissions, key=self._counts_at)

    def _counts_at(self, submission: Submission) -> float:
        is_late = submission.seat in self._owing and not isinstance(submission.move, Catch)
        return submission.at - self._grace if is_late else submission.at


def competes(state: Round, entry: Entry) -> bool:
    """Return whether another player may have been quicker than this entry's player, although this entry arrived first.

    Such entries are:

    * the Uno of a seat that may be caught now, and a catch of that seat,
    * a move of the turn, because it would close the Uno window,
    * a jump-in.
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
