"""Count how often two people met in rated matches, on each board. Ratings weigh a match by this number."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

ALL_RULES = ""
PARTS_OF_BOARD = 97
"""The number of dictionaries for each board. Each grows within a millisecond, even in a large server."""


class Board(NamedTuple):
    """A season and a ruleset of a server."""

    season: str
    rules: str


class Meetings:
    """The rated matches that each two people of a server had together.

    A large server has a million pairs. A pair is a number, because garbage collections visit no dictionary that has
    only numbers. There are many dictionaries, because a large one holds up the event loop when it grows.
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[Board, int], dict[int, int]] = {}

    def of(self, board: Board, one: int, other: int) -> int:
        """Return the rated matches of two people on a board."""
        pair = _pair(one, other)
        return self._part(board, pair).get(pair, 0)

    def add_matches(self, board: Board, one: int, other: int, matches: int) -> None:
        """Add a number of matches of two people on a board."""
        pair = _pair(one, other)
        part = self._part(board, pair)
        part[pair] = part.get(pair, 0) + matches

    def add(self, user_ids: Iterable[int], boards: Iterable[Board]) -> None:
        """Count one match of these people on these boards. Former players have one id, and count as one person."""
        pairs = [*combinations(set(user_ids), 2)]
        for board in boards:
            for one, other in pairs:
                self.add_matches(board, one, other, 1)

    def _part(self, board: Board, pair: int) -> dict[int, int]:
        return self._counts.setdefault((board, pair % PARTS_OF_BOARD), {})


def _pair(one: int, other: int) -> int:
    """Return a number for two people. Their ids have 64 bits."""
    return min(one, other) << 64 | max(one, other)
