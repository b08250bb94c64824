"""Count what rounds were like: how long they took, how much was drawn at once, and how many seats were knocked out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from statistics import fmean

import msgspec

from unobot.rules.events import Drew, Event, Phase, Reshuffled, SeatOut
from unobot.rules.moves import ChooseColor, Draw, Move
from unobot.rules.round import Round


class RoundFacts(msgspec.Struct):
    """The facts of one round."""

    turns: int = 0
    """The moves. A draw and the play of its card count once. A color named apart, Uno and catches do not count."""
    longest_draw: int = 0
    """The most cards that a seat drew at once."""
    knocked_out: int = 0
    """The seats that held too many cards."""
    last_in: bool = False
    """Whether it ended because one seat was left."""
    shuffles: int = 0
    """How often the discards were shuffled into the pile."""

    def note(self, state: Round, move: Move, events: Iterable[Event]) -> None:
        """Count a move of the round and its ``events``. ``state`` is the round after them."""
        if isinstance(move, ChooseColor) or (isinstance(move, Draw) and state.phase is Phase.DRAWN):
            self.turns -= 1  # the end adds every move
        for event in events:
            if type(event) is Drew:
                self.longest_draw = max(self.longest_draw, len(event.cards))
            elif type(event) is SeatOut and not event.placed:
                self.knocked_out += 1
            elif type(event) is Reshuffled:
                self.shuffles += 1
        if state.is_over:
            self.turns += state.moves
            self.last_in = self.knocked_out > 0 and state.playing == 1


class Spread(msgspec.Struct, frozen=True):
    """A number by round: its mean, the median, what 95 rounds of 100 do not exceed, and the highest."""

    mean: float
    p50: int
    p95: int
    most: int


class RoundSummary(msgspec.Struct, frozen=True):
    """The numbers of many rounds. The last three are means by round; ``last_in`` is a share of the rounds."""

    turns: Spread
    longest_draw: Spread
    knocked_out: float
    last_in: float
    shuffles: float

    def text(self) -> str:
        """Return the summary as a line for people."""
        turns, draw = self.turns, self.longest_draw
        parts = [f"{turns.mean:.1f} turns (95 % of the rounds up to {turns.p95}, at most {turns.most})"]
        if self.knocked_out:
            parts.append(f"{self.knocked_out:.2f} seats knocked out, {self.last_in:.1%} won by the last one in")
        parts.append(f"longest draw {draw.mean:.1f} cards (95 % up to {draw.p95}, at most {draw.most})")
        parts.append(f"{self.shuffles:.2f} shuffles")
        return f"a round: {', '.join(parts)}"


def summarized(rounds: Sequence[RoundFacts]) -> RoundSummary:
    """Return what these rounds were like. There is at least one."""
    return RoundSummary(
        _spread([each.turns for each in rounds]),
        _spread([each.longest_draw for each in rounds]),
        _mean([each.knocked_out for each in rounds]),
        _mean([each.last_in for each in rounds]),
        _mean([each.shuffles for each in rounds]),
    )


def _mean(numbers: Sequence[int]) -> float:
    return round(fmean(numbers), 5)


def _spread(numbers: Sequence[int]) -> Spread:
    ordered = sorted(numbers)
    p50, p95 = (ordered[ceil(len(ordered) * part / 100) - 1] for part in (50, 95))
    return Spread(_mean(ordered), p50, p95, ordered[-1])
