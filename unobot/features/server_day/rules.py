"""The day of a server: its daily results, the number of its matches, and the rematch of the week. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from unobot.model.match_result import MatchResult

WEEK: Final = timedelta(days=7)
MIN_MATCHES: Final = 2
"""The fewest matches of the same people that are a rematch."""


@dataclass(frozen=True, slots=True)
class DailyLine:
    """The result of a person at a daily deal, which anybody in the server may see."""

    user_id: int
    squares: str
    points: int
    streak: int
    """The days in a row on which they finished this deal, up to that day."""


@dataclass(frozen=True, slots=True)
class WeeklyRematch:
    """The people who met most often in a week."""

    matches: int
    wins: tuple[tuple[int, int], ...]
    """The people, each with their wins, the most wins first."""


@dataclass(frozen=True, slots=True)
class ServerDay:
    """A day of a server."""

    day: date
    dailies: tuple[tuple[int, tuple[DailyLine, ...]], ...]
    """The deals with results: the server of the deal or `WORLD`, and the results, the best first."""
    matches: int
    """The number of matches that ended on this day."""
    rematch: WeeklyRematch | None

    @property
    def is_quiet(self) -> bool:
        """Return whether nobody has played."""
        return not self.dailies and not self.matches


def rematch_of(results: Iterable[MatchResult], unlisted: Collection[int] = ()) -> WeeklyRematch | None:
    """Return the rematch of a week: the same people in the most matches, or None if nobody has met twice.

    If several groups have as many matches, the one with the closest wins counts, and then the one that played last.
    Only matches that people played to the end count, and only groups without anybody who is ``unlisted``.
    """
    groups: dict[frozenset[int], list[MatchResult]] = {}
    for result in results:
        people = frozenset(_people(result))
        if len(people) > 1 and not people.intersection(unlisted):
            groups.setdefault(people, []).append(result)
    repeated = {people: matches for people, matches in groups.items() if len(matches) >= MIN_MATCHES}
    if not repeated:
        return None
    wins = {people: _wins(people, matches) for people, matches in repeated.items()}

    def merit(people: frozenset[int]) -> tuple[int, int, float]:
        counts, matches = wins[people].values(), repeated[people]
        return len(matches), min(counts) - max(counts), max(result.ended for result in matches)

    best = max(repeated, key=merit)
    ranked = sorted(wins[best].items(), key=lambda row: (-row[1], row[0]))
    return WeeklyRematch(len(repeated[best]), tuple(ranked))


def _people(result: MatchResult) -> Sequence[int]:
    """Return the people who played a match from its first deal to its end."""
    if result.how != "won":
        return []
    return [seat.user_id for seat in result.seats if seat.user_id and seat.presence == "played" and not seat.late]


def _wins(people: Collection[int], matches: Iterable[MatchResult]) -> Counter[int]:
    wins = Counter(dict.fromkeys(people, 0))
    for result in matches:
        winners = {seat.user_id for seat in result.seats if seat.place == 1}
        wins.update(user_id for user_id in people if user_id in winners)
    return wins
