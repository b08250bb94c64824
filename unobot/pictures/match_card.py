"""Draw the match card: the winner, the places, and the facts of a match, each with its word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from unobot.pictures.art import DARK, INK, LIGHT, number, sign, svg
from unobot.pictures.emblems import EMBLEMS, disc
from unobot.pictures.lettering import svg_width, svg_words, word_lines
from unobot.rules.cards import LIGHT_COLORS

WIDTH = 520
_EDGE, _GAP = 18.0, 10.0
_TOP, _ROW = 132.0, 32.0
_FELT, _DIM, _GOLD = "#31353f", "#9aa0ad", "#ffd75e"
_MEDALS = (_GOLD, "#cfd6e0", "#d99a5b")
_RAYS = 16
_MAX_COLUMN_PLACES = 5
"""The most places in one column."""
_MAX_LINE_TILES = 4
"""The most tiles in one line."""
_SIZES = (19, 18, 17, 16)
"""The sizes of letters that are tried."""
_TILE_LETTERS, _TILE_LINE = 17, 20.0
"""The size of the letters in a tile, and the height of a line of them."""
_CORNER = 124
"""The most room for the words in a corner."""
_TILE_HEAD = 46.0
"""The height of the sign and the number of a tile, above its words."""


@dataclass(frozen=True, slots=True)
class Place:
    """One seat in the placing. ``name``: empty if it is not shown. ``points``: None if the rules have no points."""

    emblem: int
    name: str
    points: int | None


@dataclass(frozen=True, slots=True)
class FactTile:
    """One fact: the name of its sign, its number, its word, and the seats that it is about."""

    sign: str
    value: int
    word: str
    emblems: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Corners:
    """The words in the corners: how long the match took, its rounds, and its target, which is empty without points."""

    length: str
    rounds: str
    target: str = ""


def match_card_svg(
    winners: Sequence[int], placing: Sequence[Place], tiles: Sequence[FactTile], corners: Corners
) -> str:
    """Draw the card. ``winners``: the emblems of the winner or the winning team."""
    has_points = any(place.points is not None for place in placing)
    columns = 1 if len(placing) <= _MAX_COLUMN_PLACES and has_points else 2
    rows = -(-len(placing) // columns)
    top = _TOP + rows * _ROW + _EDGE / 2
    tile_width = (WIDTH - 2 * _EDGE + _GAP) / max(1, min(_MAX_LINE_TILES, len(tiles))) - _GAP
    lines = [word_lines(tile.word, _TILE_LETTERS, tile_width - 8)[:2] for tile in tiles]
    tile_height = _TILE_HEAD + max(map(len, lines), default=0) * _TILE_LINE + 8
    height = top + (tile_height + _EDGE if tiles else _EDGE / 2)
    ground = f'<rect width="{WIDTH}" height="{height:.2f}" rx="22" fill="{DARK}"/>'
    body = ground + _rays(EMBLEMS[winners[0]].color) + confetti(WIDTH, _TOP - 10, 30) + _winners(winners)
    body += _corner("clock", corners.length, 32) + _corner("rounds", corners.rounds, 64)
    body += _target(corners.target) if corners.target else ""
    best = max((place.points or 0 for place in placing), default=0)
    column_width = (WIDTH - 2 * _EDGE - (columns - 1) * _GAP) / columns
    for at, place in enumerate(placing):
        column, row = divmod(at, rows)
        body += _place(at, place, _EDGE + column * (column_width + _GAP), _TOP + (row + 0.5) * _ROW, column_width, best)
    for at, (tile, words) in enumerate(zip(tiles, lines, strict=True)):
        body += _tile(tile, words, _EDGE + at * (tile_width + _GAP), top, tile_width, tile_height)
    return svg(WIDTH, height, body)


def confetti(width: float, height: float, pieces: int, shift: float = 0.0) -> str:
    """Draw small pieces of paper in the four colors. ``shift``: how far they have fallen, from 0 to 1."""
    shapes = ""
    for piece in range(pieces):
        x = (piece * 0.618034 % 1) * width
        y = ((piece * 0.381966 * piece + shift) % 1) * height
        ink = list(INK.values())[piece * 7 // 3 % len(LIGHT_COLORS)]
        turn = (piece * 47 + shift * 360) % 180
        shapes += f'<rect x="-5" y="-2.5" width="10" height="5" rx="1.5" fill="{ink}" '
        shapes += f'transform="translate({x:.2f} {y:.2f}) rotate({turn:.2f})"/>'
    return shapes


def _rays(color: str) -> str:
    """Draw the rays behind the winner."""
    x, y, reach = WIDTH / 2, 76.0, 340.0
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
        x = WIDTH / 2 + (2 * at - len(winners) + 1) * 52
        shapes += disc(emblem, x, 80, 42) + sign("crown", x, 24, 0.36, _GOLD)
    return shapes


def _corner(name: str, words: str, y: float) -> str:
    """Draw a sign in the left corner, and words after it."""
    ground = _pill(_EDGE - 4, y, 48 + svg_width(words, _SIZES, _CORNER))
    return ground + sign(name, _EDGE + 14, y, 0.26, LIGHT) + svg_words(words, _EDGE + 36, y, _SIZES, _CORNER, LIGHT)


def _target(words: str) -> str:
    """Draw the target in the right corner, after its sign."""
    right = WIDTH - _EDGE
    wide = svg_width(words, _SIZES, _CORNER)
    shapes = _pill(right - wide - 40, 32, wide + 48) + sign("flag", right - wide - 20, 32, 0.26, LIGHT)
    return shapes + svg_words(words, right, 32, _SIZES, _CORNER, LIGHT, "end")


def _pill(x: float, y: float, width: float) -> str:
    """Draw the ground of a corner's words, which keeps confetti away from them."""
    return f'<rect x="{x:.2f}" y="{y - 15:.2f}" width="{width:.2f}" height="30" rx="15" fill="{DARK}" opacity="0.7"/>'


def _place(at: int, place: Place, x: float, y: float, width: float, best: int) -> str:
    """Draw one row of the placing: the rank, the emblem, the name, and a bar with the points."""
    emblem = EMBLEMS[place.emblem]
    shapes = number(at + 1, x + 10, y, 0.24 if at < 9 else 0.19, _MEDALS[at] if at < len(_MEDALS) else _DIM)
    shapes += disc(place.emblem, x + 36, y, 14)
    left = x + 60
    if place.name:
        room = x + width - left if place.points is None else width * 0.36
        shapes += svg_words(place.name, left, y, _SIZES, room - 10, LIGHT)
        left += room
    if place.points is None:
        return shapes
    full = x + width - left
    shapes += f'<rect x="{left:.2f}" y="{y - 11:.2f}" width="{full:.2f}" height="22" rx="6" fill="{_FELT}"/>'
    length = max(0.0, min(1.0, place.points / best)) * full if best > 0 else 0.0
    shapes += f'<rect x="{left:.2f}" y="{y - 11:.2f}" width="{length:.2f}" height="22" rx="6" fill="{emblem.color}"/>'
    digits = len(str(place.points)) * 11
    fits_inside = length > digits + 16
    return shapes + number(
        place.points, left + 8 + digits / 2 + (0 if fits_inside else length), y, 0.19, DARK if fits_inside else LIGHT
    )


def _tile(tile: FactTile, lines: Sequence[str], x: float, y: float, width: float, height: float) -> str:
    """Draw one fact: its sign, its number and the emblems of its seats, and its word below them in ``lines``."""
    shapes = f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="14" fill="{_FELT}"/>'
    middle, digits = y + 26, len(str(tile.value)) * 18
    faces = 26 + 14 * (len(tile.emblems) - 1)
    size = min(1.0, (width - 10) / (38 + digits + faces))
    left = x + (width - size * (38 + digits + faces)) / 2
    shapes += sign(tile.sign, left + size * 13, middle, round(size * 0.29, 2), _GOLD, weight=13)
    shapes += number(tile.value, left + size * (32 + digits / 2), middle, round(size * 0.31, 2), LIGHT)
    for at, emblem in enumerate(tile.emblems):
        shapes += disc(emblem, left + size * (51 + digits + at * 14), middle, size * 12)
    for at, line in enumerate(lines):
        line_y = y + _TILE_HEAD + (at + 0.5) * _TILE_LINE
        shapes += svg_words(line, x + width / 2, line_y, (_TILE_LETTERS,), width - 6, LIGHT, "middle")
    return shapes
