"""A match: rounds until somebody has the target, and the log that it can be folded from again."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from unobot.rules.deal import deal
from unobot.rules.decide import IllegalMove, Reason, decide
from unobot.rules.events import Dealt, Event, MatchEnded, RoundEnded
from unobot.rules.evolve import evolve
from unobot.rules.fairness import Chance
from unobot.rules.moves import Move
from unobot.rules.round import Round
from unobot.rules.ruleset import MAX_SEATS, MIN_SEATS, Ruleset


class Match:
    """Rounds among ``seats`` seats (2 to 10, else ``ValueError``) until one has the target.

    Nothing happens by itself: ``deal`` and ``decide`` say what happens, and only ``apply`` changes the match.
    The first dealer is drawn by lot, unless ``dealer`` names a seat (for simulations, which take turns).
    """

    __slots__ = ("_dealer", "number", "placing", "round", "ruleset", "scores", "seats", "shuffler", "winner")

    def __init__(self, ruleset: Ruleset, seats: int, shuffler: Chance, dealer: int | None = None) -> None:
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"a match has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
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
        self._dealer = dealer

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return self.winner is not None

    def deal(self) -> list[Event]:
        """Say how the next round begins; the deal passes left each round.

        Raises ``ValueError`` while a round is going on or when the match is over.
        """
        if self.is_over or (self.round is not None and not self.round.is_over):
            raise ValueError("a round is dealt when none is going on and the match is not over")
        if self.round is not None:
            dealer = (self.round.dealer + 1) % self.seats
        elif self._dealer is not None:
            dealer = self._dealer
        else:
            dealer = self.shuffler.lot(self.seats, "dealer", 0, 0)
        return deal(self.ruleset, self.seats, dealer, self.shuffler, self.number + 1)

    def decide(self, seat: int, move: Move) -> list[Event]:
        """Say what happens when ``seat`` submits ``move``, up to the end of the match.

        The match ends with a round after which one seat alone has the highest score and that is the target or
        more. Raises ``IllegalMove``, also between rounds.
        """
        if self.round is None:
            raise IllegalMove(Reason.ROUND_OVER)
        events = decide(self.round, seat, move)
        last = events[-1]
        if isinstance(last, RoundEnded):
            scores = last.scores
            best = max(scores)
            if best >= self.ruleset.target and scores.count(best) == 1:
                placing = tuple(sorted(range(self.seats), key=lambda each: (-scores[each], each)))
                events.append(MatchEnded(placing[0], scores, placing))
        return events

    def apply(self, events: Iterable[Event]) -> None:
        """Apply what ``deal`` or ``decide`` said, deciding nothing. Raises ``ValueError`` before a deal."""
        for event in events:
            if isinstance(event, Dealt):
                self.number = event.round
                self.round = Round(self.ruleset, self.seats, self.shuffler, self.scores)
            if self.round is None:
                raise ValueError("a match begins with a deal")
            evolve(self.round, event)
            if isinstance(event, RoundEnded):
                self.scores = list(event.scores)
            elif isinstance(event, MatchEnded):
                self.winner = event.winner
                self.placing = event.placing


class Entry(msgspec.Struct, frozen=True):
    """One row of a match's log.

    ``ply`` counts from 0, the first deal; each move and each further deal is one more. ``seat`` and ``move``
    (in the notation) are ``None`` for a deal. ``by`` is ``"clock"`` or ``"autopilot"`` where the seat's owner
    did not make the move.
    """

    ply: int
    seat: int | None
    move: str | None
    by: str | None
    events: tuple[Event, ...]


def encode_entry(entry: Entry) -> bytes:
    """Give the entry as one line of JSON (UTF-8, no line break)."""
    return msgspec.json.encode(entry)


def decode_entry(body: bytes | str) -> Entry:
    """Read what ``encode_entry`` wrote. Raises ``ValueError`` for anything else."""
    try:
        return msgspec.json.decode(body, type=Entry)
    except msgspec.DecodeError as error:
        raise ValueError(f"not an entry of a match's log: {error}") from error


def replay(ruleset: Ruleset, seats: int, shuffler: Chance, entries: Iterable[Entry]) -> Match:
    """Fold a match from its log, in the order of plies, checking no rule (``unobot.rules.record`` does)."""
    match = Match(ruleset, seats, shuffler)
    for entry in entries:
        match.apply(entry.events)
    return match
