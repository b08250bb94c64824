"""The facts of a finished match for its card: the biggest draw, the longest streak, the catches and the comeback.

They come from public events only: the cards themselves are never read, only their numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from unobot.records.story import StoryStep, steps
from unobot.rules.events import Caught, Dealt, Event, MatchEnded, Played, RoundEnded
from unobot.rules.match import Entry

MIN_DRAW = 2
"""A draw of this many cards or more is shown."""
MIN_STREAK = 3
"""A streak of this many plays or more is shown."""
MIN_BEHIND = 50
"""A comeback from this many points behind, or more, is shown."""
MIN_HELD = 10
"""A round is a comeback if its winner once held this many cards or more."""


class Feat(NamedTuple):
    """A number that one seat reached. The seat is the place of its player at the end of the match."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """The facts of a match that was won. A fact that is too small to show is ``None``."""

    rounds: int
    plays: int
    """The number of plays, without plays that were taken back."""
    seconds: float
    """From the deal to the last card."""
    draw: Feat | None
    """The most cards that a seat drew at once."""
    streak: Feat | None
    """The most plays in a row of one seat in a round, without a draw in between."""
    catches: tuple[Feat, ...]
    """The seats that caught others, with the most catches first."""
    comeback: Feat | None
    """How far behind the winner was."""
    comeback_from: Literal["points", "cards"] = "points"
    """Whether the winner was this many points behind, or held this many cards in the last round."""


def match_facts(entries: Sequence[Entry], seconds: float) -> MatchFacts | None:
    """Return the facts of a match from its whole log, or ``None`` if it was not won.

    ``seconds``: the time between the deal and the last card.
    """
    tally = FactTally()
    for step in steps(entries):
        tally.add(step)
    return tally.facts(seconds)


@dataclass(slots=True)
class FactTally:
    """The counts so far, by player (see `StoryStep`)."""

    at: tuple[int, ...] = ()
    """The player at each seat."""
    rounds: int = 0
    plays: int = 0
    draws: Counter[int] = field(default_factory=Counter)
    """For each player, the biggest draw."""
    streaks: Counter[int] = field(default_factory=Counter)
    running: Counter[int] = field(default_factory=Counter)
    """For each player, the plays since the last draw or deal."""
    catches: Counter[int] = field(default_factory=Counter)
    biggest_hands: Counter[int] = field(default_factory=Counter)
    """For each player, the most cards in this round."""
    behind: Counter[int] = field(default_factory=Counter)
    """For each player, the most points behind the best one after any round but the last."""
    ended: MatchEnded | None = None
    last_round: RoundEnded | None = None

    def add(self, step: StoryStep) -> None:
        """Count one entry."""
        self.at, self.rounds = step.players, step.round
        for event in step.entry.events:
            self._add(event)
        for seat, count in step.draw_counts.items():
            player = self.at[seat]
            self.running[player] = 0
            self.draws[player] = max(self.draws[player], count)
        for player, count in zip(self.at, step.hand_sizes, strict=True):
            self.biggest_hands[player] = max(self.biggest_hands[player], count)

    def _add(self, event: Event) -> None:
        match event:
            case Played(seat=seat):
                player = self.at[seat]
                self.plays += 1
                self.running[player] += 1
                self.streaks[player] = max(self.streaks[player], self.running[player])
            case Caught(by=by):
                self.catches[self.at[by]] += 1
            case Dealt():
                self.running.clear()
                self.biggest_hands.clear()
            case RoundEnded(scores=scores):
                self.last_round = event
                for player, score in zip(self.at, scores, strict=True):
                    self.behind[player] = max(self.behind[player], max(scores) - score)
            case MatchEnded():
                self.ended = event
            case _:
                pass

    def facts(self, seconds: float) -> MatchFacts | None:
        """Return the facts after the last entry, or ``None`` if the match was not won."""
        if self.ended is None:
            return None
        comeback, unit = self._comeback(self.ended)
        caught = [Feat(self.at.index(player), count) for player, count in self.catches.most_common()]
        return MatchFacts(
            rounds=self.rounds,
            plays=self.plays,
            seconds=seconds,
            draw=self._best(self.draws, MIN_DRAW),
            streak=self._best(self.streaks, MIN_STREAK),
            catches=tuple(caught),
            comeback=comeback,
            comeback_from=unit,
        )

    def _best(self, counts: Counter[int], least: int) -> Feat | None:
        """Return the highest count if it is ``least`` or more. Of equal counts, the first one counts."""
        player, count = max(counts.items(), key=lambda item: item[1], default=(0, 0))
        return Feat(self.at.index(player), count) if count >= least else None

    def _comeback(self, ended: MatchEnded) -> tuple[Feat | None, Literal["points", "cards"]]:
        seat, scores = ended.winner, ended.scores
        player = self.at[seat]
        if self.behind[player] >= MIN_BEHIND and scores[seat] == max(scores):
            return Feat(seat, self.behind[player]), "points"
        went_out = self.last_round is not None and self.last_round.winner == seat
        if went_out and self.biggest_hands[player] >= MIN_HELD:
            return Feat(seat, self.biggest_hands[player]), "cards"
        return None, "points"
