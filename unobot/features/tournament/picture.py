"""Draw the standings of a tournament: a row for each person, with their place in each round and a bar of their points.

A picture has no letters. Its rows match the words below it, and an emblem makes a row easy to find again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from unobot.pictures.art import DARK, LIGHT, number, sign, svg
from unobot.pictures.emblems import EMBLEMS, disc

WIDTH = 520
_EDGE, _ROW, _TILE = 16.0, 36.0, 26.0
_FELT, _DIM, _GOLD = "#31353f", "#9aa0ad", "#ffd75e"
_MEDALS = (_GOLD, "#cfd6e0", "#d99a5b")
_WIN_POINTS = 3
"""The points for a won table."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One person in the picture."""

    emblem: int
    places: tuple[int | None, ...]
    """The place in each round; None for a round in which they did not play."""
    points: int
    plays: bool
    """Whether they are still in the tournament."""


def standings_svg(rows: Sequence[StandingsRow]) -> str:
    """Draw the rows, best first."""
    height = 2 * _EDGE + len(rows) * _ROW
    body = f'<rect width="{WIDTH}" height="{height:.0f}" rx="18" fill="{DARK}"/>'
    rounds = max((len(row.places) for row in rows), default=0)
    best = max((row.points for row in rows), default=0)
    for place, row in enumerate(rows):
        body += _row(row, place, rounds, best, _EDGE + place * _ROW + _ROW / 2)
    return svg(WIDTH, height, body)


def _row(row: StandingsRow, place: int, rounds: int, best: int, y: float) -> str:
    body = number(place + 1, _EDGE + 16, y, 0.2, LIGHT if row.plays else _DIM)
    body += disc(row.emblem, _EDGE + 56, y, 14)
    x = _EDGE + 84
    for round_place in row.places:
        body += _place(round_place, x, y)
        x += _TILE + 6
    left = _EDGE + 84 + rounds * (_TILE + 6) + 6
    full = WIDTH - _EDGE - left - 40
    length = full * row.points / max(best, _WIN_POINTS)
    color = EMBLEMS[row.emblem].color if row.plays else _DIM
    body += f'<rect x="{left:.2f}" y="{y - 9:.2f}" width="{full:.2f}" height="18" rx="6" fill="{_FELT}"/>'
    if length:
        body += f'<rect x="{left:.2f}" y="{y - 9:.2f}" width="{length:.2f}" height="18" rx="6" fill="{color}"/>'
    return body + number(row.points, WIDTH - _EDGE - 16, y, 0.22, LIGHT if row.plays else _DIM)


def _place(place: int | None, x: float, y: float) -> str:
    """Draw a tile with a place: gold, silver and bronze for the first three, a crown for the first."""
    medal = _MEDALS[place - 1] if place is not None and 1 <= place <= len(_MEDALS) else _FELT
    tile = f'<rect x="{x:.2f}" y="{y - _TILE / 2:.2f}" width="{_TILE}" height="{_TILE}" rx="7" fill="{medal}"/>'
    if place is None:
        return tile
    middle = x + _TILE / 2
    if place == 1:
        return tile + sign("crown", middle, y, 0.19, DARK)
    return tile + number(place, middle, y, 0.18, DARK if medal != _FELT else _DIM)
