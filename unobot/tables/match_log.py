"""The log of one table's match: its entries, the resulting state, and which buttons are still valid.

This module does no I/O: `Table` stores an entry first and applies it afterward.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from unobot.records.knock_outs import KnockedOut, note_knock_outs
from unobot.records.match_facts import MatchFacts
from unobot.rules.events import (
    Caught,
    Challenged,
    Dealt,
    Drew,
    Event,
    FalselyCaught,
    HandsMoved,
    MatchEnded,
    Played,
    RoundEnded,
    RuleChosen,
    SeatOut,
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
from unobot.tables.comings import Coming
from unobot.tables.last_actions import LastAction, note_actions

_NOTABLE = (Caught, Challenged, Drew, HandsMoved, MatchEnded, RoundEnded, SeatOut, UnoSaid)
MAX_RECENT_ENTRIES = 12
"""The number of last entries that are kept for the screens."""


class MatchLog:
    """A match with its entries. ``ply`` is -1 before the first deal.

    Raises `RulesetError` if the rules do not work with this number of seats.
    """

    def __init__(self, ruleset: Ruleset, seats: int, seed: bytes, salt: int) -> None:
        self.match = Match(ruleset, seats, Shuffler(match_key(seed, salt)))
        self.seed = seed
        """The source of all randomness of the match. It is secret until the match is over."""
        self.ply = -1
        self.turn = 0
        """The ply since which the seat to move has been asked the current question. Uno and catches do not change it.
        """
        self.first_seats = tuple(range(seats))
        """For each of today's seats, the seat that its player had at the first deal."""
        self.dealt = 0
        """The ply of the last deal. Before it, the seats may have had other players."""
        self.laid = 0
        """The ply that laid the current top card."""
        self.causes: dict[int, int] = {}
        """For each seat that may be caught now: the ply that opened its Uno window."""
        self.since = 0
        """The ply since which the same seats can be caught as now."""
        self.actions: dict[int, LastAction] = {}
        """The last action of each seat in this round."""
        self.knock_outs: dict[int, KnockedOut] = {}
        """The seats that are out of this round with too many cards."""
        self.recent: deque[Entry] = deque(maxlen=MAX_RECENT_ENTRIES)
        self.comings: tuple[Coming, ...] = ()
        """The comings and goings since the bot started (see `comings`)."""
        self.notable: list[Entry] = []
        """The entries of this round that may be moments (see `remarks`)."""
        self.redacted: dict[int | None, tuple[Entry, ...]] = {}
        """The last entries, redacted for each seat and for the public (see `table_view`)."""
        self.hand_facts: dict[int, tuple[object, ...]] = {}
        """By user: the ply, the state and the take-back window from which the hand was built, and its facts."""
        self.facts: MatchFacts | None = None
        """The facts of the match, after it was won and its whole log was read."""
        self.achievements: tuple[tuple[int, tuple[str, ...]], ...] | None = None
        """The seats of people with new achievements, and the achievements, after the same reading."""
        self.sheet: list[tuple[int, ...]] = []
        """The points of every seat after each round, in today's order of seats.

        A seat that joined late has the lowest score of each earlier round, because it joined with the lowest score.
        """

    @property
    def last_of_round(self) -> Entry | None:
        """The entry that ended the round; None during a round."""
        return self.recent[-1] if self.round.is_over and self.recent else None

    @property
    def is_voted(self) -> bool:
        """Whether the vote is over and the first round can be dealt."""
        state = self.match.round
        return state is not None and state.outcome is None and state.number == 0 and state.rule is not None

    @property
    def round(self) -> Round:
        """The current round, or the last one. It exists after the first deal."""
        assert self.match.round is not None
        return self.match.round

    @property
    def takes_back(self) -> int | None:
        """The seat that may take back the last entry, which its player chose. ``None`` if the entry is final."""
        return self.match.take_back_seat if self.recent and self.recent[-1].by is None else None

    def next_deal(self, joining: int = 0) -> Entry:
        """Return the entry that would begin the next round. ``joining`` is the number of new seats."""
        return self._entry(None, None, None, self.match.deal(joining))

    def next_move(self, seat: int, move: Move, by: str | None) -> Entry:
        """Return the entry that a move would make. Raises `IllegalMove`."""
        return self._entry(seat, str(move), by, self.match.decide(seat, move))

    def adopt(self, entry: Entry) -> None:
        """Apply an entry that has been stored."""
        self.match.apply(entry.events)
        self.ply = entry.ply
        for event in entry.events:
            if isinstance(event, RoundEnded):
                self.sheet.append(event.scores)
            elif isinstance(event, SeatsAdded):
                self.first_seats += tuple(range(len(self.first_seats), len(self.first_seats) + event.seats))
                self.sheet = [(*row, *[min(row)] * event.seats) for row in self.sheet]
            elif isinstance(event, SeatsShuffled):
                self.sheet = [tuple(reseated(row, [event])) for row in self.sheet]
                self.first_seats = tuple(reseated(self.first_seats, [event]))
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
            self.notable.clear()
            self.actions.clear()
            self.knock_outs.clear()
        note_actions(self.actions, entry)
        note_knock_outs(self.knock_outs, entry, self.recent)
        self.recent.append(entry)
        for event in entry.events:
            if isinstance(event, TakenBack):  # nobody remarks on a move that was taken back
                self.notable[:] = [earlier for earlier in self.notable if earlier.ply < event.ply]
        if any(isinstance(event, _NOTABLE) or (isinstance(event, Played) and event.uno) for event in entry.events):
            self.notable.append(entry)

    def is_fresh(self, seat: int, ply: int, move: Move) -> bool:
        """Return whether a button that was drawn at ``ply`` is still valid.

        The answer depends on the move:

        * A catch is valid as long as the seat can be caught for the same card. If a wrong catch costs cards, it is
          judged by the seats that could be caught when the button was drawn. So a slow player pays no penalty.
        * An Uno is always valid in the round of its button. The rules say whether the seat can still say it.
        * A jump-in is valid while the same card is on top.
        * Any other move is valid while the question of the turn is the same. An Uno, a catch or a vote does not change
          it.
        """
        state, rules = self.round, self.match.ruleset
        match move:
            case SayUno():
                return seat in self.causes or ply >= self.dealt
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
    """Return whether the question of the turn stays the same after this entry, such as an Uno or a vote."""
    if any(isinstance(event, TurnBegan | RuleChosen) for event in entry.events):
        return False
    return isinstance(entry.events[0], UnoSaid | Caught | FalselyCaught | Voted)
