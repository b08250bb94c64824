"""The log of one table's match, folded: what was entered, where it has led, and which presses still mean something.

Nothing here waits or writes: `Table` stores an entry first and adopts it afterwards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from unobot.rules.events import Caught, Event, Played, UnoSaid
from unobot.rules.fairness import Shuffler, match_key
from unobot.rules.match import Entry, Match
from unobot.rules.moves import Catch, Move, SayUno
from unobot.rules.round import Round
from unobot.rules.ruleset import Ruleset

RECENT = 12
"""So many of the last entries are kept at hand for the screens."""


class MatchLog:
    """A match with its entries. ``ply`` is -1 before the first deal."""

    def __init__(self, ruleset: Ruleset, seats: int, seed: bytes, salt: int) -> None:
        self.match = Match(ruleset, seats, Shuffler(match_key(seed, salt)))
        self.ply = -1
        self.turn = 0
        """The ply from which on the seat to move is asked what it is asked now: Uno and catches go on beside that."""
        self.cause = 0
        """The ply that opened the Uno window which is open now; 0 while none is."""
        self.recent: deque[Entry] = deque(maxlen=RECENT)

    @property
    def round(self) -> Round:
        """The round that is played, or was played last. There is one from the first deal on."""
        assert self.match.round is not None
        return self.match.round

    def next_deal(self) -> Entry:
        """The entry with which the next round would begin."""
        return self._entry(None, None, None, self.match.deal())

    def next_move(self, seat: int, move: Move, by: str | None) -> Entry:
        """The entry that a move would make. Raises `IllegalMove`."""
        return self._entry(seat, str(move), by, self.match.decide(seat, move))

    def adopt(self, entry: Entry) -> None:
        """What stands in the log becomes what is."""
        self.match.apply(entry.events)
        self.ply = entry.ply
        if not isinstance(entry.events[0], UnoSaid | Caught):
            self.turn = entry.ply
        if entry.seat is None:
            self.recent.clear()
        self.recent.append(entry)
        if self.round.catchable is None:
            self.cause = 0
        elif self.cause == 0 or any(isinstance(event, Played) for event in entry.events):
            self.cause = entry.ply

    def is_fresh(self, seat: int, ply: int, move: Move) -> bool:
        """Whether a press that was drawn at ``ply`` still means what it said.

        It depends on the verb: a catch holds as long as its cause, so it is not stale because a picture came late; so
        does the Uno of a seat that owes it, however old the button; all else holds as long as the question of the turn,
        which an Uno or a catch beside it does not change.
        """
        if isinstance(move, SayUno) and self.round.catchable == seat:
            return True
        if isinstance(move, Catch):
            return self.round.catchable == move.seat and ply >= self.cause
        return ply >= self.turn

    def _entry(self, seat: int | None, move: str | None, by: str | None, events: Iterable[Event]) -> Entry:
        return Entry(ply=self.ply + 1, seat=seat, move=move, by=by, events=tuple(events))
