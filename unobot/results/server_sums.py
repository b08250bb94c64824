"""Add all results of a server to its sums and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from traceback import format_exception

import msgspec

from unobot.model.match_result import MatchResult, RatingState
from unobot.model.places import Seasons
from unobot.results.meetings import Board, Meetings
from unobot.results.seasons import season_of
from unobot.results.sums import boards_of, rated_seats, with_match


class Faults(msgspec.Struct, frozen=True):
    """The number of matches that could not be rated, and the traceback of the first one."""

    matches: int = 0
    first: str = ""


class ServerSums:
    """The sums and ratings of a server, from its results in the order of their numbers."""

    def __init__(self, seasons: Seasons) -> None:
        self._seasons = seasons
        self._boards: dict[Board, dict[int, RatingState]] = {}
        self._meetings = Meetings()
        self._faults: list[Exception] = []

    @property
    def faults(self) -> Faults:
        """Return the number of matches that could not be rated. They still count in the sums."""
        return Faults(len(self._faults), "".join(format_exception(self._faults[0]))) if self._faults else Faults()

    def add(self, results: Iterable[MatchResult]) -> None:
        """Add the next results."""
        for result in results:
            self._add(result)

    def boards(self) -> Iterator[Sequence[RatingState]]:
        """Yield the sums and ratings, one list for each board."""
        for states in self._boards.values():
            yield [*states.values()]

    def _add(self, result: MatchResult) -> None:
        boards = boards_of(result, self._seasons)
        before = {board: self._boards.setdefault(board, {}) for board in boards}
        season = season_of(result.ended, self._seasons)
        for board, states in with_match(before, result, season, self._meetings, self._faults).items():
            self._boards[board] |= states
        self._meetings.add((seat.user_id or 0 for seat in rated_seats(result)), boards)
