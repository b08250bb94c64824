"""Count what happens to each player of a match, while seats change their players and their places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from unobot.model.seat import SeatOwner
from unobot.rules.events import (
    Caught,
    Challenged,
    ColorChosen,
    Dealt,
    Eliminated,
    Event,
    MatchEnded,
    Played,
    RoundEnded,
    SeatsAdded,
    SeatsShuffled,
    reseated,
)
from unobot.rules.match import Entry, ValueChanges

NEW: SeatOwner = ("", None)
"""The owner of a new seat until the owners are told."""


@dataclass(slots=True, eq=False)
class SeatPlayer:
    """The counts of one owner of a seat."""

    owner: SeatOwner
    late: bool
    """Whether they came after the first deal."""
    score: int = 0
    """The score of the seat when they had it last."""
    points: int = 0
    rounds: int = 0
    rounds_won: int = 0
    unos_missed: int = 0
    unos_caught: int = 0
    challenges_right: int = 0
    challenges_wrong: int = 0
    colors: list[int] = field(default_factory=lambda: [0, 0, 0, 0])

    def merge(self, earlier: SeatPlayer) -> None:
        """Add the counts of the same person under an earlier name."""
        self.late = self.late and earlier.late
        self.points += earlier.points
        self.rounds += earlier.rounds
        self.rounds_won += earlier.rounds_won
        self.unos_missed += earlier.unos_missed
        self.unos_caught += earlier.unos_caught
        self.challenges_right += earlier.challenges_right
        self.challenges_wrong += earlier.challenges_wrong
        self.colors = [mine + theirs for mine, theirs in zip(self.colors, earlier.colors, strict=True)]


class SeatTally:
    """The counts so far. ``sat`` are the first owners by seat, and ``changes`` the later ones (`trace_seats`)."""

    def __init__(self, sat: Sequence[SeatOwner], changes: ValueChanges[SeatOwner], *, teams: bool) -> None:
        self.at: list[SeatPlayer] = []
        """The player of each seat."""
        self.scores: list[int] = [0] * len(sat)
        self.round = 0
        """The number of the last round dealt."""
        self.eliminated: list[int] = []
        """The seats that have left the match, in this order."""
        self.ended: MatchEnded | None = None
        self._changes = list(changes)
        self._teams = teams
        self._absent: tuple[int, ...] = ()
        self._owners: list[list[SeatPlayer]] = []
        """For each seat, its players in order. It moves with the seat when the seats are shuffled."""
        self.take_seats(sat)

    def take_seats(self, owners: Sequence[SeatOwner]) -> None:
        """Note the owners of all seats from now on. A player who returns to a seat has the counts from before."""
        for seat, owner in enumerate(owners):
            if seat == len(self.at):
                self._add_seat(owner)
            if self.at[seat].owner != owner:
                if self.at[seat].owner == NEW:
                    self.at[seat].owner = owner
                    continue
                before = next((player for player in self._owners[seat] if player.owner == owner), None)
                player = before or SeatPlayer(owner, late=self.round > 0)
                self.at[seat] = player
                self._owners[seat].append(player)
        for player, score in zip(self.at, self.scores, strict=False):  # new seats have no score yet
            player.score = score

    def add(self, entry: Entry) -> None:
        """Count one entry."""
        while self._changes and self._changes[0][0] <= entry.ply:
            self.take_seats(self._changes.pop(0)[1])
        for event in entry.events:
            self._add(event, chosen=entry.by is None)

    def gone(self) -> Iterator[tuple[int, SeatPlayer, str]]:
        """Yield the people who gave up a seat and did not return to it: seat, player, and name of the next player."""
        for seat, players in enumerate(self._owners):
            last = {id(player): number for number, player in enumerate(players)}
            for number, player in enumerate(players[:-1]):
                if player.owner[1] is None and player is not self.at[seat] and last[id(player)] == number:
                    yield seat, player, players[number + 1].owner[0]

    def together(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win together with a seat, with itself."""
        half = len(self.at) // 2
        return (seat % half, seat % half + half) if self._teams else (seat,)

    def _add_seat(self, owner: SeatOwner) -> None:
        player = SeatPlayer(owner, late=self.round > 0)
        self.at.append(player)
        self._owners.append([player])

    def _add(self, event: Event, *, chosen: bool) -> None:
        """Count an event. ``chosen``: whether the owner of the seat made the move."""
        match event:
            case Played(seat=seat, cards=cards, color=color) if chosen and cards[0].is_wild:
                self.at[seat].colors[color.order] += 1
            case ColorChosen(seat=seat, color=color) if chosen:
                self.at[seat].colors[color.order] += 1
            case Caught(seat=seat, by=by):
                self.at[seat].unos_missed += 1
                self.at[by].unos_caught += chosen
            case Challenged(seat=seat, guilty=guilty) if chosen:
                self.at[seat].challenges_right += guilty
                self.at[seat].challenges_wrong += not guilty
            case _:
                self._turn_over(event)

    def _turn_over(self, event: Event) -> None:
        """Count an event that begins or ends a round or the match."""
        match event:
            case SeatsAdded(seats=count, score=score):
                self.scores += [score] * count
                while len(self.at) < len(self.scores):
                    self._add_seat(NEW)
            case SeatsShuffled():
                self.at = list(reseated(self.at, [event]))
                self._owners = list(reseated(self._owners, [event]))
                self.scores = list(reseated(self.scores, [event]))
                self.eliminated = [event.seat_of(seat) for seat in self.eliminated]
            case Dealt(round=number, absent=absent):
                self.round, self._absent = number, absent
            case RoundEnded(winner=winner, points=points, scores=scores):
                self._end_round(winner, points, scores)
            case Eliminated(seat=seat):
                self.eliminated.append(seat)
            case MatchEnded():
                self.ended = event

    def _end_round(self, winner: int | None, points: Sequence[int], scores: Sequence[int]) -> None:
        winners = () if winner is None else self.together(winner)
        self.scores = list(scores)
        for seat, player in enumerate(self.at):
            if seat not in self._absent:
                player.rounds += 1
                player.points += points[seat]
                player.rounds_won += seat in winners
            player.score = scores[seat]
