"""A match: rounds until somebody has the target, and the log that it can be folded from again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

import msgspec

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
from unobot.rules.moves import VOTES, Move, TakeBack, Vote
from unobot.rules.play.consequences import evolved
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import IllegalMove, Reason, decide
from unobot.rules.play.evolve import evolve
from unobot.rules.play.scoring import partners
from unobot.rules.play.take_back import decide_take_back, take_back_seat
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import RandomSource

T = TypeVar("T")

CUSTOMIZABLE_RULES: Final = ("others_draw", "pass_hands", "target_draws", "skip_all", "swap")
"""What a customizable wild may do: everyone else draws one; all hands pass on one seat; a chosen seat draws two;
everyone is skipped and the seat plays again; a swap with a chosen seat. Three of them are voted on."""


def may_grow(ruleset: Ruleset) -> bool:
    """Whether seats may join a match under these rules: not where it is one round, nor in teams, nor where seats leave.

    Who joined an elimination late would have been spared what the others went through.
    """
    return ruleset.scoring == "points" and not ruleset.teams and not ruleset.elimination


class Match:
    """Rounds among ``seats`` seats until the rules say that one has won.

    Nothing happens by itself: ``deal`` and ``decide`` say what happens, and only ``apply`` changes the match.
    The first dealer is drawn by lot, unless ``dealer`` names a seat (for simulations, which take turns) or no
    card is turned up: then it is the last seat, so that seat 0, the host's, begins. Raises ``RulesetError``
    for seats that cannot play these rules, ``ValueError`` for a dealer that is none of them.
    """

    __slots__ = (
        "_dealer",
        "_steps",
        "eliminated",
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
        """Rounds dealt."""
        self.winner: int | None = None
        self.placing: tuple[int, ...] = ()
        """The seats from first to last, once the match is over."""
        self.rule: str | None = None
        """What a customizable wild does, once that is voted on."""
        self.eliminated: list[int] = []
        """The seats that have left the match, in that order."""
        self.ply = -1
        """How often something was applied, from 0: the number of the last entry of the match's log."""
        self._dealer = dealer
        self._steps: list[tuple[Event, ...]] = []
        """What was applied since the last deal, to fold the round again when a move is taken back."""

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return self.winner is not None

    def deal(self, joining: int = 0) -> list[Event]:
        """Say how the next round begins; the deal passes left each round.

        ``joining`` new seats are in it, behind the last one, each with the lowest score of all; not before the
        second round, and only where `may_grow`: raises ``ValueError``, or ``RulesetError`` for too many.

        Where the seats are shuffled, that comes first, and the deal passes to the left of where the last dealer
        sits then. Seats that have left the match are shuffled with the others, so that each order is as likely.

        Where there are customizable wilds the vote comes first: it is a round with the number 0, which is over
        when the rule is chosen. Raises ``ValueError`` while a round is going on or when the match is over.
        """
        if self.is_over or (self.round is not None and not self.round.is_over):
            raise ValueError("a round is dealt when none is going on and the match is not over")
        if self.round is None and self.ruleset.cards == "classic113":
            return [VoteBegan(tuple(self.shuffler.shuffle(CUSTOMIZABLE_RULES, "rules", 0, 0)[:3]))]
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
        """Give the vote of a seat whose time is up."""
        return VOTES[self.shuffler.lot(len(VOTES), "clock", 0, seat)]

    def decide(self, seat: int, move: Move) -> list[Event]:
        """Say what happens when ``seat`` submits ``move``, up to the end of the match.

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
        """Say whether the match ends with this round.

        Points: when one seat (or team) alone has the highest score and that is the target or more. ``single``
        and ``until_last``: when the round has a winner; in an until-last round that was drawn the seats still
        in are placed by what they hold. Elimination: when one seat is left.
        """
        if self.ruleset.elimination:
            return self._eliminate(events, ended)
        order = list(range(self.seats))
        state = self._after(events)
        if self.ruleset.scoring == "points":
            best = max(ended.scores)
            together = {partners(state, seat) for seat in order if ended.scores[seat] == best}
            if best < self.ruleset.target or len(together) > 1:
                return []
            order.sort(key=lambda each: (-ended.scores[each], partners(state, each), each))
        elif ended.winner is None:
            return []
        elif self.ruleset.scoring == "single":
            first = partners(state, ended.winner)
            order.sort(key=lambda each: (each not in first, each))
        else:
            left = [seat for seat in order if seat not in state.out]
            order = state.out + sorted(left, key=lambda each: (_worth(state, each), each))
        return [MatchEnded(order[0], ended.scores, tuple(order))]

    def _eliminate(self, events: list[Event], ended: RoundEnded) -> list[Event]:
        """Let the seat leave that holds most points; of equals who holds most cards, then who is last in turn."""
        state = self._after(events)
        left = [seat for seat in range(self.seats) if seat not in self.eliminated]
        loser = max(
            left,
            key=lambda each: (_worth(state, each), len(ended.hands[each]), (each - state.dealer - 1) % self.seats),
        )
        gone: list[Event] = [Eliminated(loser)]
        if len(left) > 2:
            return gone
        placing = (*(seat for seat in left if seat != loser), loser, *reversed(self.eliminated))
        return [*gone, MatchEnded(placing[0], ended.scores, placing)]

    def _after(self, events: list[Event]) -> Round:
        assert self.round is not None
        return evolved(self.round, events)

    @property
    def take_back_seat(self) -> int | None:
        """The seat that may take back what happened last, as far as the rules go; ``None`` where that is final."""
        return take_back_seat(self._steps)

    def _folded(self, steps: Iterable[tuple[Event, ...]]) -> Round:
        """Give the round to which these steps, from the deal on, have led."""
        state = Round(self.ruleset, self.seats, self.shuffler, self.scores, self.rule)
        for step in steps:
            for event in step:
                evolve(state, event)
        return state

    def apply(self, events: Iterable[Event]) -> None:
        """Apply what ``deal`` or ``decide`` said, all of it and deciding nothing.

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
        elif isinstance(event, Dealt):
            self._steps.clear()
            self.number = event.round
            self.round = Round(self.ruleset, self.seats, self.shuffler, self.scores, self.rule)
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
            self.eliminated = [event.seat_of(seat) for seat in self.eliminated]
        elif isinstance(event, Eliminated):
            self.eliminated.append(event.seat)
        elif isinstance(event, RoundEnded):
            self.scores = list(event.scores)
        elif isinstance(event, MatchEnded):
            self.winner = event.winner
            self.placing = event.placing


_OF_THE_MATCH: Final = frozenset(
    (SeatsAdded, SeatsShuffled, Dealt, VoteBegan, RuleChosen, TakenBack, RoundEnded, Eliminated, MatchEnded)
)


def _worth(state: Round, seat: int) -> int:
    """Give the points that a seat holds, or held when it went over the limit."""
    return sum(card.points for card in state.hands[seat]) + state.lost[seat]


class Entry(msgspec.Struct, frozen=True):
    """One row of a match's log.

    ``ply`` counts from 0, the first deal; each move and each further deal is one more, also a move that is taken
    back and the ``back`` that does it. ``seat`` and ``move``
    (in the notation) are ``None`` for a deal. ``by`` is ``"clock"``, ``"skip"`` (the others voted so) or
    ``"autopilot"`` where the seat's owner did not make the move.
    """

    ply: int
    seat: int | None
    move: str | None
    by: str | None
    events: tuple[Event, ...]


def at_start(by_seat: Sequence[T], entries: Sequence[Entry]) -> tuple[T, ...]:
    """Give by seat, as seats were before ``entries``, what is listed ``by_seat`` after them: see ``reseated``."""
    return trace_seats(by_seat, entries)[0]


def joined(entry: Entry) -> int:
    """Give how many seats joined the match with this entry."""
    return sum(event.seats for event in entry.events if isinstance(event, SeatsAdded))


Changes: TypeAlias = tuple[tuple[int, tuple[T, ...]], ...]
"""What is listed by seat, with the ply of an entry from which, or up to which, it is so."""


def trace_seats(
    by_seat: Sequence[T], entries: Sequence[Entry], was: Changes[T] = ()
) -> tuple[tuple[T, ...], Changes[T]]:
    """Give by seat, as seats were before ``entries``, what is listed ``by_seat`` after them: see ``reseated``.

    ``was`` lists by seat what was so before an entry, wherever somebody else took a seat; with the list at the
    start come the same changes forward: what is so from an entry on.
    """
    earlier, changes = dict(was), list[tuple[int, tuple[T, ...]]]()
    now = tuple(by_seat)
    for ply in sorted(ply for ply in earlier if ply >= len(entries)):  # of what came after the last entry, the first
        now = earlier[ply]
        break
    for entry in reversed(entries):
        for event in reversed(entry.events):
            if isinstance(event, SeatsShuffled):
                now = tuple(now[event.seat_of(seat)] for seat in range(len(now)))
        if entry.ply in earlier:
            changes.append((entry.ply, now))
            now = earlier[entry.ply]
        else:
            now = now[: len(now) - joined(entry)]
    return now, tuple(reversed(changes))


def encode_entry(entry: Entry) -> bytes:
    """Give the entry as one line of JSON (UTF-8, no line break)."""
    return msgspec.json.encode(entry)


def decode_entry(body: bytes | str) -> Entry:
    """Read what ``encode_entry`` wrote. Raises ``ValueError`` for anything else."""
    try:
        return msgspec.json.decode(body, type=Entry)
    except msgspec.DecodeError as error:
        raise ValueError(f"not an entry of a match's log: {error}") from error


def replay(ruleset: Ruleset, seats: int, shuffler: RandomSource, entries: Iterable[Entry]) -> Match:
    """Fold a match from its log, in the order of plies, checking no rule (``unobot.records.reader`` does)."""
    match = Match(ruleset, seats, shuffler)
    for entry in entries:
        match.apply(entry.events)
    return match
