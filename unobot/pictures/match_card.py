"""Draw the match card: the winner, the placing and the facts of a match, with emblems, signs and digits only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from unobot.pictures.art import DARK, INK, LIGHT, number, sign, svg
from unobot.pictures.emblems import EMBLEMS, disc
from unobot.rules.cards import Color

WIDTH = 520
_EDGE, _GAP = 18.0, 10.0
_TOP, _ROW, _TILE = 156.0, 32.0, 78.0
_FELT, _DIM, _GOLD = "#31353f", "#9aa0ad", "#ffd75e"
_MEDALS = (_GOLD, "#cfd6e0", "#d99a5b")
_RAYS = 16
_MAX_COLUMN_PLACES = 5
"""The most places in one column."""
_MAX_LINE_TILES = 4
"""The most tiles in one line."""


@dataclass(frozen=True, slots=True)
class Place:
    """One seat in the placing. ``points``: None if the rules have no points."""

    emblem: int
    points: int | None


@dataclass(frozen=True, slots=True)
class FactTile:
    """One fact: the name of its sign, its number, and the seats that it is about."""

    sign: str
    value: int
    emblems: tuple[int, ...] = ()


def match_card_svg(
    winners: Sequence[int],
    placing: Sequence[Place],
    tiles: Sequence[FactTile],
    rounds: int,
    minutes: int,
    target: int | None,
) -> str:
    """Draw the card. ``winners``: the emblems of the winner or the winning team. ``target``: None without points."""
    columns = 1 if len(placing) <= _MAX_COLUMN_PLACES else 2
    if target is None:  # without points, a place needs no bar
        columns = min(len(placing), _MAX_COLUMN_PLACES)
    rows = -(-len(placing) // columns)
    lines = -(-len(tiles) // _MAX_LINE_TILES)
    top = _TOP + rows * _ROW + _EDGE / 2
    height = top + lines * (_TILE + _GAP) - _GAP + _EDGE
    ground = f'<rect width="{WIDTH}" height="{height:.2f}" rx="22" fill="{DARK}"/>'
    body = ground + _rays(EMBLEMS[winners[0]].color) + confetti(WIDTH, _TOP - 10, 30) + _winners(winners)
    body += _corner("clock", minutes, _EDGE + 14, 32) + _corner("rounds", rounds, _EDGE + 14, 68)
    body += "" if target is None else _corner("flag", target, WIDTH - _EDGE - 28 - len(str(target)) * 16, 32)
    best = max((place.points or 0 for place in placing), default=0)
    column_width = (WIDTH - 2 * _EDGE - (columns - 1) * _GAP) / columns
    for at, place in enumerate(placing):
        column, row = divmod(at, rows) if target is not None else divmod(at, columns)[::-1]
        body += _place(at, place, _EDGE + column * (column_width + _GAP), _TOP + (row + 0.5) * _ROW, column_width, best)
    for at, tile in enumerate(tiles):
        line, column = divmod(at, _MAX_LINE_TILES)
        line_tiles = min(_MAX_LINE_TILES, len(tiles) - line * _MAX_LINE_TILES)
        tile_width = (WIDTH - 2 * _EDGE - (line_tiles - 1) * _GAP) / line_tiles
        body += _tile(tile, _EDGE + column * (tile_width + _GAP), top + line * (_TILE + _GAP), tile_width)
    return svg(WIDTH, height, body)


def confetti(width: float, height: float, pieces: int, shift: float = 0.0) -> str:
    """Draw small pieces of paper in the four colors. ``shift``: how far they have fallen, from 0 to 1."""
    shapes = ""
    for piece in range(pieces):
        x = (piece * 0.618034 % 1) * width
        y = ((piece * 0.381966 * piece + shift) % 1) * height
        ink = list(INK.values())[piece * 7 // 3 % len(Color)]
        turn = (piece * 47 + shift * 360) % 180
        shapes += f'<rect x="-5" y="-2.5" width="10" height="5" rx="1.5" fill="{ink}" '
        shapes += f'transform="translate({x:.2f} {y:.2f}) rotate({turn:.2f})"/>'
    return shapes


def _rays(color: str) -> str:
    """Draw the rays behind the winner."""
    x, y, reach = WIDTH / 2, 88.0, 340.0
    shapes = (
        f'<clipPath id="top"><rect width="{WIDTH}" height="{_TOP - 6}" rx="22"/></clipPath><g clip-path="url(#top)">'
    )
    for ray in range(_RAYS):
        ends = (2 * pi * (ray + 0.25) / _RAYS, 2 * pi * (ray + 0.75) / _RAYS)
        tips = "L".join(f"{x + reach * cos(end):.2f} {y + reach * sin(end):.2f}" for end in ends)
        shapes += f'<path d="M{x} {y}L{tips}Z" fill="{color}" opacity="0.25"/>'
    return shapes + "</g>"


def _winners(winners: Sequence[int]) -> str:
    shapes = ""
    for at, emblem in enumerate(winners):
        x = WIDTH / 2 + (2 * at - len(winners) + 1) * 58
        shapes += disc(emblem, x, 92, 48) + sign("crown", x, 30, 0.42, _GOLD)
    return shapes


def _corner(name: str, value: int, x: float, y: float) -> str:
    """Draw a sign at ``x`` and ``y`` in a corner, and a number after it."""
    digits = len(str(value)) * 16
    return sign(name, x, y, 0.28, LIGHT) + number(value, x + 24 + digits / 2, y, 0.27, LIGHT)


def _place(at: int, place: Place, x: float, y: float, width: float, best: int) -> str:
    """Draw one row of the placing: the rank, the emblem, and a bar with the points."""
    emblem = EMBLEMS[place.emblem]
    shapes = number(at + 1, x + 10, y, 0.24 if at < 9 else 0.19, _MEDALS[at] if at < len(_MEDALS) else _DIM)
    shapes += disc(place.emblem, x + 36, y, 14)
    if place.points is None:
        return shapes
    left, full = x + 60, width - 60
    shapes += f'<rect x="{left:.2f}" y="{y - 11:.2f}" width="{full:.2f}" height="22" rx="6" fill="{_FELT}"/>'
    length = max(0.0, min(1.0, place.points / best)) * full if best > 0 else 0.0
    shapes += f'<rect x="{left:.2f}" y="{y - 11:.2f}" width="{length:.2f}" height="22" rx="6" fill="{emblem.color}"/>'
    digits = len(str(place.points)) * 11
    fits_inside = length > digits + 16
    return shapes + number(
        place.points, left + 8 + digits / 2 + (0 if fits_inside else length), y, 0.19, DARK if fits_inside else LIGHT
    )


def _tile(tile: FactTile, x: float, y: float, width: float) -> str:
    """Draw one fact: its sign and number, and below them the emblems of its seats."""
    shapes = f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{_TILE}" rx="14" fill="{_FELT}"/>'
    middle = y + (25 if tile.emblems else _TILE / 2)
    digits = len(str(tile.value)) * 20
    left = x + (width - digits - 44) / 2
    shapes += sign(tile.sign, left + 14, middle, 0.32, _GOLD, weight=13)
    shapes += number(tile.value, left + 44 + digits / 2, middle, 0.34, LIGHT)
    for at, emblem in enumerate(tile.emblems):
        shapes += disc(emblem, x + width / 2 + (at - (len(tile.emblems) - 1) / 2) * 28, y + 56, 13)
    return shapes
