"""Count what happens to each player of a match, while seats change their players and their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from unobot.model.match_result import Colors, Counts
from unobot.model.seat import SeatOwner
from unobot.records.story import Story, StoryStep
from unobot.rules.cards import LIGHT_COLORS, Color
from unobot.rules.events import Caught, Challenged, ColorChosen, Eliminated, Event, MatchEnded, Played, RoundEnded
from unobot.rules.match import Entry, ValueChanges
from unobot.rules.ruleset.ruleset import Ruleset

UNKNOWN_OWNER: SeatOwner = ("", None)
"""The owner of a new seat until `SeatTally.set_owners` names one."""


class SeatPlayer(Counts, frozen=False, eq=False, kw_only=True):  # type: ignore[misc]  # its counts rise
    """One owner of a seat, and their counts so far."""

    owner: SeatOwner
    late: bool
    """Whether they joined after the first deal."""
    score: int = 0
    """The score of the seat when they had it last."""

    def count(self, more: Counts) -> None:
        """Add these counts."""
        for name, value in (self + more).counts().items():
            setattr(self, name, value)

    def merge(self, earlier: SeatPlayer) -> None:
        """Add the counts of the same person under an earlier name."""
        self.late = self.late and earlier.late
        self.count(earlier)


class SeatTally:
    """The story of a match with the owners of its seats, and their counts so far.

    ``owners``: the first owners by seat. ``changes``: the later ones (see `trace_seats`).
    """

    def __init__(self, owners: Sequence[SeatOwner], changes: ValueChanges[SeatOwner], ruleset: Ruleset) -> None:
        self.at: list[SeatPlayer] = []
        """The owner of each seat."""
        self.ended: MatchEnded | None = None
        self._story = Story(len(owners))
        self._changes = list(changes)
        self._ruleset = ruleset
        self._eliminated: list[int] = []
        """The players of the story who have left the match, in this order."""
        self._owners: list[list[SeatPlayer]] = []
        """For each player of the story, the owners of their seat in order, the present one last."""
        self.set_owners(owners)

    @property
    def round(self) -> int:
        """Return the number of the last round dealt."""
        return self._story.round

    @property
    def scores(self) -> list[int]:
        """Return the score of each seat."""
        return list(self._story.scores)

    @property
    def eliminated(self) -> list[int]:
        """Return the seats that have left the match, in this order."""
        return [self._story.players.index(player) for player in self._eliminated]

    def set_owners(self, owners: Sequence[SeatOwner]) -> None:
        """Set the owners of all seats. An owner who returns to a seat keeps their earlier counts."""
        while len(self._owners) < len(owners):
            self._add_seat()
        for player, owner in zip(self._players, owners, strict=False):
            owners_of_seat = self._owners[player]
            if owners_of_seat[-1].owner == UNKNOWN_OWNER:
                owners_of_seat[-1].owner = owner
            elif owners_of_seat[-1].owner != owner:
                former_owner = next((former for former in owners_of_seat if former.owner == owner), None)
                owners_of_seat.append(former_owner or SeatPlayer(owner=owner, late=self.round > 0))
        self._update_owners()
        for seat_player, score in zip(self.at, self._story.scores, strict=False):  # new seats have no score yet
            seat_player.score = score

    def add(self, entry: Entry) -> StoryStep:
        """Count one entry, and return its step."""
        while self._changes and self._changes[0][0] <= entry.ply:
            self.set_owners(self._changes.pop(0)[1])
        before, is_late = self._story.players, self.round > 0
        step = self._story.add(entry)
        while len(self._owners) < len(step.players):
            self._add_seat(late=is_late)
        if step.players != before:
            self._update_owners()
        for event in entry.events:
            for seat, counts in counts_of(event, step, self._ruleset, self.together):
                self.at[seat].count(counts)
            match event:
                case RoundEnded(scores=scores):
                    for seat_player, score in zip(self.at, scores, strict=True):
                        seat_player.score = score
                case Eliminated(seat=seat):
                    self._eliminated.append(step.players[seat])
                case MatchEnded():
                    self.ended = event
                case _:
                    pass
        return step

    def former_owners(self) -> Iterator[tuple[int, SeatPlayer, str]]:
        """Yield the people who gave up a seat and did not return to it: seat, player, and name of the next player."""
        for seat, player in enumerate(self._players):
            owners = self._owners[player]
            last = {id(owner): number for number, owner in enumerate(owners)}
            for number, owner in enumerate(owners[:-1]):
                if owner.owner[1] is None and owner is not owners[-1] and last[id(owner)] == number:
                    yield seat, owner, owners[number + 1].owner[0]

    def together(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win together with a seat, with itself."""
        half = len(self._owners) // 2
        return (seat % half, seat % half + half) if self._ruleset.teams else (seat,)

    @property
    def _players(self) -> tuple[int, ...]:
        """The player at each seat. `set_owners` may name the owner of a new seat before the story has the seat."""
        return (*self._story.players, *range(len(self._story.players), len(self._owners)))

    def _update_owners(self) -> None:
        """Set `at` to the present owner of each seat."""
        self.at = [self._owners[player][-1] for player in self._players]

    def _add_seat(self, *, late: bool | None = None) -> None:
        late = self.round > 0 if late is None else late
        self._owners.append([SeatPlayer(owner=UNKNOWN_OWNER, late=late)])


def counts_of(
    event: Event, step: StoryStep, ruleset: Ruleset, together: Callable[[int], Sequence[int]]
) -> Iterator[tuple[int, Counts]]:
    """Yield each seat to whose owner an event adds counts, and these counts.

    Moves of the clock and the autopilot are not the owner's. Only points that are won count, so not those of golf.
    ``together``: `SeatTally.together`.
    """
    by_owner = step.entry.by is None
    match event:
        case Played(seat=seat, cards=cards, color=color) if by_owner and cards[0].is_wild and color is not None:
            yield seat, Counts(colors=_once(color))
        case ColorChosen(seat=seat, color=color) if by_owner:
            yield seat, Counts(colors=_once(color))
        case Caught(seat=seat, by=by):
            yield seat, Counts(unos_missed=1)
            yield by, Counts(unos_caught=int(by_owner))
        case Challenged(seat=seat, guilty=guilty) if by_owner:
            yield seat, Counts(challenges_right=int(guilty), challenges_wrong=int(not guilty))
        case RoundEnded(winner=winner, points=points):
            winners = () if winner is None else together(winner)
            for seat, scored in enumerate(points):
                won_points = scored if ruleset.scoring == "points" else 0
                if seat not in step.absent:
                    yield seat, Counts(rounds=1, rounds_won=int(seat in winners), points=won_points)
        case _:
            pass


def _once(color: Color) -> Colors:
    """Return the counts of one choice of a color. Those of the dark side of Flip are not counted."""
    red, yellow, green, blue = (int(color is each) for each in LIGHT_COLORS)
    return red, yellow, green, blue
