"""The scores of tries: points and squares of rounds, streaks of days, and the comparison with other results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final, Literal, NamedTuple, TypeAlias

from unobot.rules.events import RoundEnded

Square: TypeAlias = Literal["w", "c", "l"]
"""A round: won, lost with a close hand, or lost."""
CLOSE: Final = 20
"""The most points in a close hand."""
NEEDED: Final = 4
"""The number of results from which on there are quartiles. Fewer would tell too much of each one."""


def round_points(end: RoundEnded, seat: int) -> int:
    """Return the points of a seat in a round: those in the other hands if it won, or minus those in its own hand."""
    return end.points[seat] if end.winner == seat else -sum(card.points for card in end.hands[seat])


def square_of(end: RoundEnded, seat: int) -> Square:
    """Return the square of a seat's round."""
    if end.winner == seat:
        return "w"
    return "c" if -round_points(end, seat) <= CLOSE else "l"


class Streak(NamedTuple):
    """Days in a row with a finished try: now, and the most so far."""

    now: int
    best: int


def streak_of(days: Iterable[date], today: date) -> Streak:
    """Return the streak of a person who finished tries on these days. Today's deal may still be open."""
    one = timedelta(days=1)
    best = length = 0
    last: date | None = None
    for day in sorted(set(days)):
        length = length + 1 if last is not None and day - last == one else 1
        best, last = max(best, length), day
    return Streak(length if last is not None and today - last <= one else 0, best)


class Comparison(NamedTuple):
    """The results of a deal in a server."""

    played: int
    """The number of people with a result."""
    quartiles: tuple[int, int, int]
    """The points that a quarter, half and three quarters of them have at most."""
    beaten: int
    """The number of people with fewer points than the reader."""


def comparison_of(points: Sequence[int], own: int) -> Comparison | None:
    """Return the comparison of ``own`` among the points of all people, with the reader. None for too few."""
    ordered = sorted(points)
    played = len(ordered)
    if played < NEEDED:
        return None
    first, middle, third = (ordered[-(-part * played // 4) - 1] for part in (1, 2, 3))
    return Comparison(played, (first, middle, third), sum(each < own for each in ordered))
