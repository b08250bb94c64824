"""Count how often two people met in rated matches, on each board. Ratings weigh a match by that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

ALL_RULES = ""


class Board(NamedTuple):
    """A season and a ruleset of a server."""

    season: str
    rules: str


class Meetings:
    """The rated matches that each two people of a server had together."""

    def __init__(self) -> None:
        self._counts: dict[Board, Counter[tuple[int, int]]] = {}

    def of(self, board: Board, one: int, other: int) -> int:
        """Return the rated matches of two people on a board."""
        return self._counts[board][_pair(one, other)] if board in self._counts else 0

    def note(self, board: Board, one: int, other: int, matches: int) -> None:
        """Note the matches of two people on a board."""
        self._counts.setdefault(board, Counter())[_pair(one, other)] += matches

    def add(self, user_ids: Iterable[int], boards: Iterable[Board]) -> None:
        """Count one match of these people on these boards. Former players have one id, and count as one person."""
        pairs = [*combinations(sorted(set(user_ids)), 2)]
        for board in boards:
            self._counts.setdefault(board, Counter()).update(pairs)


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
