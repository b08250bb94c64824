"""Play a match: rounds until a seat has won. Its log is enough to fold the match again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

import msgspec

from unobot.rules.decks.effects import VOTED
from unobot.rules.events import (
    Dealt,
    Eliminated,
    Event,
    MatchEnded,
    RoundEnded,
    RuleChosen,
    SeatsAdded,
    SeatsShuffled,
    TakenBack,
    VoteBegan,
    reseated,
)
from unobot.rules.habits import Habits, no_habits
from unobot.rules.moves import VOTES, Move, TakeBack, Vote
from unobot.rules.play.consequences import evolved
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import IllegalMove, Reason, decide
from unobot.rules.play.evolve import apply, evolve
from unobot.rules.play.scoring import partners
from unobot.rules.play.take_back import decide_take_back, take_back_seat
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import RandomSource

T = TypeVar("T")

CUSTOMIZABLE_POOL: Final = tuple(VOTED)
"""The rules that a Customizable wild can have (clause 12.4). The players vote on three of them."""


def may_grow(ruleset: Ruleset) -> bool:
    """Return whether seats can join a match under these rules (clause 13.15).

    A seat that joins late under elimination would miss the rounds that the others had to survive.
    """
    return ruleset.scoring == "points" and not ruleset.teams and not ruleset.elimination


class Match:
    """Rounds among ``seats`` seats until the rules say that one has won.

    The match does nothing on its own: ``deal`` and ``decide`` return events, and only ``apply`` changes the match. The
    first dealer is drawn by lot. There are two exceptions:

    * ``dealer`` names a seat. Simulations use it to let the seats take turns.
    * No card is turned up. Then the last seat deals, so seat 0, the host's, begins.

    Raises ``RulesetError`` if these rules cannot be played with ``seats`` seats, and ``ValueError`` if ``dealer`` is
    not a seat.
    """

    __slots__ = (
        "_dealer",
        "_steps",
        "eliminated",
        "habits",
        "number",
        "placing",
        "ply",
        "round",
        "rule",
        "ruleset",
        "scores",
        "seats",
        "shuffler",
        "winner",
    )

    def __init__(self, ruleset: Ruleset, seats: int, shuffler: RandomSource, dealer: int | None = None) -> None:
        ruleset.check_seats(seats)
        if dealer is not None and not 0 <= dealer < seats:
            raise ValueError(f"there is no seat {dealer} among {seats}")
        self.ruleset = ruleset
        self.seats = seats
        self.shuffler = shuffler
        self.scores = [0] * seats
        self.round: Round | None = None
        self.number = 0
        """The number of rounds dealt."""
        self.winner: int | None = None
        self.placing: tuple[int, ...] = ()
        """The seats from first to last, when the match is over."""
        self.rule: str | None = None
        """The rule of a Customizable wild, after the vote."""
        self.eliminated: list[int] = []
        """The seats that have left the match, in this order."""
        self.habits: list[Habits] = no_habits(seats)
        """The habits of all seats before this round."""
        self.ply = -1
        """The number of the last entry of the match's log, from 0. It counts the calls of ``apply``."""
        self._dealer = dealer
        self._steps: list[tuple[Event, ...]] = []
        """The events of each entry since the deal, to fold the round again after a move is taken back."""

    @property
    def is_over(self) -> bool:
        """Return whether a seat has won the match."""
        return self.winner is not None

    def deal(self, joining: int = 0) -> list[Event]:
        """Return the events that begin the next round. The deal passes left each round.

        * ``joining`` new seats are added behind the last one, each with the lowest score of all. This works from the
          second round on, and only if ``may_grow`` allows it.
        * If the seats are shuffled, that comes first. Then the deal passes to the left of the last dealer's new seat.
          Seats that have left the match are shuffled with the others, so every order is equally likely.
        * With Customizable wilds the vote comes first. It is a round with the number 0, and it is over when the rule is
          chosen.

        Raises ``ValueError`` while a round is going on, after the match, and if no seat can join. Raises
        ``RulesetError`` for too many seats.
        """
        if self.is_over or (self.round is not None and not self.round.is_over):
            raise ValueError("a round can be dealt only between two rounds of a match")
        if self.round is None and rule_tables(self.ruleset).votes:
            return [VoteBegan(tuple(self.shuffler.shuffle(CUSTOMIZABLE_POOL, "rules", 0, 0)[:3]))]
        moved: list[Event] = []
        seats, absent = self.seats + joining, tuple(self.eliminated)
        if joining:
            if joining < 0 or not self.number or not may_grow(self.ruleset):
                raise ValueError("no seat can join this match now")
            self.ruleset.check_seats(seats)
            moved.append(SeatsAdded(joining, min(self.scores)))
        if self.round is not None and self.number:
            dealer = self.round.dealer
            if self.ruleset.reshuffle_seats:
                change = SeatsShuffled(tuple(self.shuffler.shuffle(range(seats), "seats", self.number + 1, 0)))
                moved.append(change)
                dealer = change.seat_of(dealer)
                absent = tuple(map(change.seat_of, absent))
            dealer = (dealer + 1) % seats
            while dealer in absent:
                dealer = (dealer + 1) % seats
        elif self._dealer is not None:
            dealer = self._dealer
        elif self.ruleset.first_card == "none":
            dealer = self.seats - 1
        else:
            dealer = self.shuffler.lot(self.seats, "dealer", 0, 0)
        return moved + deal(self.ruleset, seats, dealer, self.shuffler, self.number + 1, absent)

    def vote_by_lot(self, seat: int) -> Vote:
        """Return the vote of a seat whose time is up."""
        return VOTES[self.shuffler.lot(len(VOTES), "clock", 0, seat)]

    def decide(self, seat: int, move: Move) -> list[Event]:
        """Return the events of ``seat``'s ``move``, up to the end of the match.

        Raises ``IllegalMove``, also between rounds.
        """
        if self.round is None:
            raise IllegalMove(Reason.ROUND_OVER)
        if isinstance(move, TakeBack):
            return decide_take_back(self._steps, self.ply, seat, self._folded(self._steps[:-1]))
        events = decide(self.round, seat, move)
        last = events[-1]
        return events + self._end(events, last) if isinstance(last, RoundEnded) else events

    def _end(self, events: list[Event], ended: RoundEnded) -> list[Event]:
        """Return the end of the match, if it ends with this round.

        * Points: one seat or team alone has the highest score, and this score is the target or more.
        * Golf: all rounds are played, and one seat or team alone has the lowest score.
        * ``best_of``: one seat or team has won more rounds than any other can reach in the rounds that are left.
        * ``single`` and ``until_last``: the round has a winner. If an until-last round was drawn, the seats still in
          are placed by the points in their hands.
        * Elimination: one seat is left.
        """
        if self.ruleset.elimination:
            return self._eliminate(events, ended)
        order = list(range(self.seats))
        state = self._after(events)
        if self.ruleset.keeps_scores:
            merits = [self.ruleset.merit(score) for score in ended.scores]
            order.sort(key=lambda seat: (-merits[seat], partners(state, seat), seat))
            first = partners(state, order[0])
            others = max(merits[seat] for seat in order if seat not in first)
            if not self._is_decided(merits[order[0]], others):
                return []
        elif ended.winner is None:
            return []
        elif self.ruleset.scoring == "single":
            first = partners(state, ended.winner)
            order.sort(key=lambda seat: (seat not in first, seat))
        else:
            remaining = [seat for seat in order if seat not in state.out]
            order = state.out + sorted(remaining, key=lambda seat: (_worth(state, seat), seat))
        return [MatchEnded(order[0], ended.scores, tuple(order))]

    def _is_decided(self, best: int, others: int) -> bool:
        """Return whether the seat or team with the ``best`` merit has won. ``others``: the best merit of all others."""
        remaining = self.ruleset.rounds - self.number
        match self.ruleset.scoring:
            case "golf":
                return remaining <= 0 and best > others
            case "best_of":
                return best > others + max(remaining, 0)
            case _:
                return best >= self.ruleset.target and best > others

    def _eliminate(self, events: list[Event], ended: RoundEnded) -> list[Event]:
        """Return the events that remove the seat with the most points from the match.

        A tie goes to the seat with the most cards, and then to the last seat in turn order.
        """
        state = self._after(events)
        remaining = [seat for seat in range(self.seats) if seat not in self.eliminated]
        loser = max(
            remaining,
            key=lambda seat: (_worth(state, seat), len(ended.hands[seat]), (seat - state.dealer - 1) % self.seats),
        )
        elimination: list[Event] = [Eliminated(loser)]
        if len(remaining) > 2:
            return elimination
        placing = (*(seat for seat in remaining if seat != loser), loser, *reversed(self.eliminated))
        return [*elimination, MatchEnded(placing[0], ended.scores, placing)]

    def _after(self, events: list[Event]) -> Round:
        assert self.round is not None
        return evolved(self.round, events)

    @property
    def take_back_seat(self) -> int | None:
        """Return the seat that can take back the last move under the rules, or ``None``."""
        return take_back_seat(self._steps)

    def _folded(self, steps: Iterable[tuple[Event, ...]]) -> Round:
        """Return the round after these steps, which begin with the deal."""
        state = Round(self.ruleset, self.seats, self.shuffler, self.scores, self.rule, self.habits)
        for step in steps:
            apply(state, step)
        return state

    def apply(self, events: Iterable[Event]) -> None:
        """Apply all events that ``deal`` or ``decide`` returned, without a decision.

        Raises ``ValueError`` before a deal.
        """
        step = tuple(events)
        self.ply += 1
        for event in step:
            if type(event) in _OF_THE_MATCH:
                self._apply(event)
            elif self.round is None:
                raise ValueError("a match begins with a deal or a vote")
            else:
                evolve(self.round, event)
        self._steps.append(step)

    def _apply(self, event: Event) -> None:
        """Apply an event that changes more than the round."""
        if isinstance(event, SeatsAdded):
            self.seats += event.seats
            self.scores = [*self.scores, *[event.score] * event.seats]
            self.habits = [*self.habits, *no_habits(event.seats)]
        elif isinstance(event, Dealt):
            self._steps.clear()
            self.number = event.round
            self.round = Round(self.ruleset, self.seats, self.shuffler, self.scores, self.rule, self.habits)
        elif isinstance(event, VoteBegan):
            self._steps.clear()
            self.round = Round(self.ruleset, self.seats, self.shuffler, self.scores)
        elif isinstance(event, TakenBack):
            self._steps.pop()
            self.round = self._folded(self._steps)
        if self.round is None:
            raise ValueError("a match begins with a deal or a vote")
        evolve(self.round, event)
        if isinstance(event, RuleChosen):
            self.rule = event.rule
        elif isinstance(event, SeatsShuffled):
            self.scores = list(reseated(self.scores, [event]))
            self.habits = list(reseated(self.habits, [event]))
            self.eliminated = [event.seat_of(seat) for seat in self.eliminated]
        elif isinstance(event, Eliminated):
            self.eliminated.append(event.seat)
        elif isinstance(event, RoundEnded):
            self.scores = list(event.scores)
            self.habits = self.round.habits
        elif isinstance(event, MatchEnded):
            self.winner = event.winner
            self.placing = event.placing


_OF_THE_MATCH: Final = frozenset(
    (SeatsAdded, SeatsShuffled, Dealt, VoteBegan, RuleChosen, TakenBack, RoundEnded, Eliminated, MatchEnded)
)


def _worth(state: Round, seat: int) -> int:
    """Return the points in a seat's hand, or the points that it had when it reached the hand limit."""
    return state.rule_tables.worth(state.hands[seat]) + state.lost[seat]


class Entry(msgspec.Struct, frozen=True):
    """One row of a match's log.

    ``ply`` counts from 0, the first deal. Each move and each further deal adds one. A move that is taken back counts,
    and so does the ``back`` that undoes it. ``seat`` and ``move`` (in the notation) are ``None`` for a deal. ``by`` is
    ``"clock"``, ``"skip"`` (the other players voted to skip) or ``"autopilot"`` if the owner of the seat did not make
    the move.
    """

    ply: int
    seat: int | None
    move: str | None
    by: str | None
    events: tuple[Event, ...]


def seats_before(by_seat: Sequence[T], entries: Sequence[Entry]) -> tuple[T, ...]:
    """Return values by seat as the seats were before ``entries``. ``by_seat`` has them as they are after."""
    return trace_seats(by_seat, entries)[0]


def joined(entry: Entry) -> int:
    """Return the number of seats that joined the match with this entry."""
    return sum(event.seats for event in entry.events if isinstance(event, SeatsAdded))


ValueChanges: TypeAlias = tuple[tuple[int, tuple[T, ...]], ...]
"""Changes of the values by seat. Each has the ply of its entry, and the values before or after that entry."""


def trace_seats(
    by_seat: Sequence[T], entries: Sequence[Entry], changes: ValueChanges[T] = ()
) -> tuple[tuple[T, ...], ValueChanges[T]]:
    """Return the values by seat before ``entries``, and the later changes of them.

    ``by_seat`` has the values after ``entries``. ``changes`` has the values before each entry at which another player
    took a seat. The result has the same changes in forward order: the values from an entry on.
    """
    earlier, later = dict(changes), list[tuple[int, tuple[T, ...]]]()
    now = tuple(by_seat)
    after_the_log = [ply for ply in earlier if ply >= len(entries)]
    if after_the_log:
        now = earlier[min(after_the_log)]
    for entry in reversed(entries):
        if entry.seat is not None and entry.ply not in earlier:
            continue  # only a deal shuffles or adds seats, and most entries are moves
        for event in reversed(entry.events):
            if isinstance(event, SeatsShuffled):
                now = tuple(now[event.seat_of(seat)] for seat in range(len(now)))
        if entry.ply in earlier:
            later.append((entry.ply, now))
            now = earlier[entry.ply]
        else:
            now = now[: len(now) - joined(entry)]
    return now, tuple(reversed(later))


def encode_entry(entry: Entry) -> bytes:
    """Return the entry as one line of JSON (UTF-8, no line break)."""
    return msgspec.json.encode(entry)


def decode_entry(body: bytes | str) -> Entry:
    """Return the entry that ``encode_entry`` wrote. Raises ``ValueError`` for anything else."""
    try:
        return msgspec.json.decode(body, type=Entry)
    except msgspec.DecodeError as error:
        raise ValueError(f"not an entry of a match's log: {error}") from error


def replay(ruleset: Ruleset, seats: int, shuffler: RandomSource, entries: Iterable[Entry]) -> Match:
    """Fold a match from its log, in the order of plies. No rule is checked; ``unobot.records.reader`` does that."""
    match = Match(ruleset, seats, shuffler)
    for entry in entries:
        match.apply(entry.events)
    return match
