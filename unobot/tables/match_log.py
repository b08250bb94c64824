"""The log of one table's match, folded: its entries, their result, and which buttons still mean something.

Nothing here waits or writes: `Table` stores an entry first and adopts it afterwards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from unobot.rules.events import (
    Caught,
    Dealt,
    Event,
    FalselyCaught,
    Played,
    RoundEnded,
    RuleChosen,
    SeatsAdded,
    SeatsShuffled,
    TakenBack,
    TurnBegan,
    UnoSaid,
    Voted,
    reseated,
)
from unobot.rules.match import Entry, Match
from unobot.rules.moves import Catch, Move, Play, SayUno, TimeUp
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import Shuffler, match_key

RECENT = 12
"""This many of the last entries are kept for the screens."""


class MatchLog:
    """A match with its entries. ``ply`` is -1 before the first deal.

    Raises the rules' `RulesetError` if they do not work with this many seats.
    """

    def __init__(self, ruleset: Ruleset, seats: int, seed: bytes, salt: int) -> None:
        self.match = Match(ruleset, seats, Shuffler(match_key(seed, salt)))
        self.seed = seed
        """The source of all chance of the match: a secret until it is over."""
        self.ply = -1
        self.turn = 0
        """The ply from which on the seat to move is asked what it is asked now: Uno and catches go on beside that."""
        self.dealt = 0
        """The ply of the last deal: before it, others may have sat at a seat."""
        self.laid = 0
        """The ply that laid the card which is on top now."""
        self.causes: dict[int, int] = {}
        """By seat that may be caught now: the ply that opened its Uno window."""
        self.since = 0
        """The ply from which on no other seat may be caught than those that may be now."""
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.sheet: list[tuple[int, ...]] = []
        """The points of every seat after each round, by the seats as they are now.

        A seat that joined later has the lowest score of each round before: it began with the lowest score, too.
        """

    @property
    def is_voted(self) -> bool:
        """Whether the vote is over and the first round is to be dealt now."""
        state = self.match.round
        return state is not None and state.outcome is None and state.number == 0 and state.rule is not None

    @property
    def round(self) -> Round:
        """The round that is played, or was played last. There is one from the first deal on."""
        assert self.match.round is not None
        return self.match.round

    @property
    def takes_back(self) -> int | None:
        """The seat that may take back the last entry, which it chose itself; ``None`` where that stands."""
        return self.match.take_back_seat if self.recent and self.recent[-1].by is None else None

    def next_deal(self, joining: int = 0) -> Entry:
        """Return the entry with which the next round would begin. ``joining``: the number of new seats."""
        return self._entry(None, None, None, self.match.deal(joining))

    def next_move(self, seat: int, move: Move, by: str | None) -> Entry:
        """Return the entry that a move would make. Raises `IllegalMove`."""
        return self._entry(seat, str(move), by, self.match.decide(seat, move))

    def adopt(self, entry: Entry) -> None:
        """Apply an entry that stands in the log."""
        self.match.apply(entry.events)
        self.ply = entry.ply
        for event in entry.events:
            if isinstance(event, RoundEnded):
                self.sheet.append(event.scores)
            elif isinstance(event, SeatsAdded):
                self.sheet = [(*row, *[min(row)] * event.seats) for row in self.sheet]
            elif isinstance(event, SeatsShuffled):
                self.sheet = [tuple(reseated(row, [event])) for row in self.sheet]
        if not _is_beside(entry):
            self.turn = entry.ply
        if any(isinstance(event, Dealt | Played | TakenBack) for event in entry.events):
            self.laid = self.since = entry.ply
        elif self.round.catchable != tuple(self.causes):
            self.since = entry.ply
        self.causes = {seat: self.causes.get(seat, entry.ply) for seat in self.round.catchable}
        if entry.seat is None:
            self.dealt = entry.ply
            self.recent.clear()
        self.recent.append(entry)

    def is_fresh(self, seat: int, ply: int, move: Move) -> bool:
        """Return whether a button that was drawn at ``ply`` still means what it said.

        It depends on the verb:

        * A catch holds as long as its cause, so it is not stale because a screen came late. If a wrong catch costs
          cards, it is judged by the seat that could be caught when it was drawn: a slow player pays nothing.
        * The Uno of a seat that owes it holds, however old the button.
        * The card of a jump-in holds as long as the same card is on top.
        * All else holds as long as the question of the turn. An Uno, a catch or a vote beside it does not change that.
        """
        state, rules = self.round, self.match.ruleset
        match move:
            case SayUno() if seat in self.causes:
                return True
            case Catch(caught) if caught in self.causes:
                return ply >= self.causes[caught]
            case Catch():
                return rules.false_catch > 0 and ply >= self.since
            case Play() if rules.jump_in and state.discard and move.cards[0] is state.top:
                return ply >= self.laid
            case TimeUp():
                return True
            case _:
                return ply >= self.turn

    def _entry(self, seat: int | None, move: str | None, by: str | None, events: Iterable[Event]) -> Entry:
        return Entry(ply=self.ply + 1, seat=seat, move=move, by=by, events=tuple(events))


def _is_beside(entry: Entry) -> bool:
    """Return whether the question of the turn stays the same after this entry: a player only said something."""
    if any(isinstance(event, TurnBegan | RuleChosen) for event in entry.events):
        return False
    return isinstance(entry.events[0], UnoSaid | Caught | FalselyCaught | Voted)
