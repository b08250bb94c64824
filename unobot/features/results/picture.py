"""Draw the stats card of a player: matches and wins, the rating with its interval, habits, and the last matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Final

from unobot.pictures.art import DARK, INK, LIGHT, number, sign, sign_color, svg
from unobot.pictures.emblems import EMBLEMS, disc
from unobot.rules.cards import LIGHT_COLORS

WIDTH = 520
_EDGE, _GAP = 18.0, 10.0
_HEAD, _SCALE, _TILE, _BAR, _FORM = 148.0, 92.0, 62.0, 56.0, 46.0
_FELT, _DIM, _GOLD = "#31353f", "#9aa0ad", "#ffd75e"
_MEDALS = (_GOLD, "#cfd6e0", "#d99a5b")
_TILES: Final[tuple[tuple[tuple[str, str] | str | None, ...], ...]] = (
    (("coin", _GOLD), "points_a_round", ("slash", _DIM), ("rounds", _DIM)),
    (("flame", "#ff8c1a"), "best_streak", ("crown", _GOLD)),
    (("eye", _GOLD), "unos_caught", None, ("bang", "#ff7a70"), "unos_missed"),
    (("scales", _GOLD), ("check", "#7ac74f"), "challenges_right", None, ("cross", "#ff7a70"), "challenges_wrong"),
)
"""The tiles, two in a line: signs with their colors, and the names of numbers of the card. None is a gap."""
_RAYS = 16
_AVERAGE = 0.25
"""The share of an average player at a table of four."""
_NARROW = 0.5
"""The smallest right end of the scale of shares."""


@dataclass(frozen=True, slots=True)
class Share:
    """An expected share with the ends of its interval, each from 0 to 1."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class StatsCard:
    """The numbers on the card."""

    emblem: int
    matches: int
    wins: int
    rating: Share | None
    """None until enough matches are played, or without a rating."""
    until_rated: tuple[int, int] | None
    """The rated matches, and the number that a rating needs. None if the person is not rated."""
    points_a_round: int
    best_streak: int
    unos_caught: int
    unos_missed: int
    challenges_right: int
    challenges_wrong: int
    colors: tuple[int, int, int, int]
    """How often red, yellow, green and blue were named."""
    places: tuple[int, ...] = ()
    """The places in the last matches, from 1, oldest first."""


def stats_card_svg(card: StatsCard) -> str:
    """Draw the card."""
    body, y = _head(card), _HEAD
    if card.rating is not None:
        body += _scale(card.rating, EMBLEMS[card.emblem].color, y)
        y += _SCALE + _GAP
    elif card.until_rated is not None:
        body += _unrated(*card.until_rated, y)
        y += _SCALE + _GAP
    body += _tiles(card, y)
    y += ceil(len(_TILES) / 2) * (_TILE + _GAP)
    if any(card.colors):
        body += _colors(card.colors, y)
        y += _BAR + _GAP
    if card.places:
        body += _form(card.places, y)
        y += _FORM + _GAP
    height = y - _GAP + _EDGE
    back = f'<rect width="{WIDTH}" height="{height:.2f}" rx="22" fill="{DARK}"/>'
    return svg(WIDTH, height, back + body)


def _head(card: StatsCard) -> str:
    """Draw the emblem before its rays, the matches and wins, and the share of wins as a bar."""
    color = EMBLEMS[card.emblem].color
    body = _rays(84, 78, color) + disc(card.emblem, 84, 78, 52)
    left, right = 166.0, WIDTH - _EDGE
    won, total = len(str(card.wins)) * 34, len(str(card.matches)) * 21
    fit = min(1.0, (right - left) / (won + total + 136))  # large numbers are drawn smaller
    body += sign("crown", left + 22 * fit, 50, 0.46 * fit, _GOLD)
    body += number(card.wins, left + (58 + won / 2) * fit, 50, 0.58 * fit, LIGHT)
    body += sign("slash", left + (72 + won) * fit, 54, 0.42 * fit, _DIM, weight=13)
    body += number(card.matches, left + (92 + won + total / 2) * fit, 58, 0.36 * fit, _DIM)
    body += sign("rounds", left + (116 + won + total) * fit, 57, 0.3 * fit, _DIM, weight=13)
    share = card.wins / card.matches if card.matches else 0.0
    body += _rect(left, 94, right - left, 30, 8, _FELT)
    body += _rect(left, 94, (right - left) * share, 30, 8, _GOLD) if share else ""
    percent, length = round(share * 100), (right - left) * share
    inside = length > 86
    middle = length - 40 if inside else length + 44
    return body + _percent(percent, left + middle, 109, 0.27, DARK if inside else LIGHT)


def _rays(x: float, y: float, color: str) -> str:
    body = f'<clipPath id="top"><rect width="{WIDTH}" height="{_HEAD - 8}" rx="22"/></clipPath>'
    body += '<g clip-path="url(#top)">'
    for ray in range(_RAYS):
        ends = (2 * pi * (ray + 0.25) / _RAYS, 2 * pi * (ray + 0.75) / _RAYS)
        tips = "L".join(f"{x + 520 * cos(end):.2f} {y + 520 * sin(end):.2f}" for end in ends)
        body += f'<path d="M{x} {y}L{tips}Z" fill="{color}" opacity="0.16"/>'
    return body + "</g>"


def _scale(rating: Share, color: str, y: float) -> str:
    """Draw the expected share: a number, and its interval on a scale that begins at 0."""
    body = _rect(_EDGE, y, WIDTH - 2 * _EDGE, _SCALE, 14, _FELT)
    body += sign("rise", _EDGE + 30, y + 46, 0.34, _GOLD, weight=13)
    body += _percent(round(rating.share * 100), _EDGE + 96, y + 46, 0.42, LIGHT)
    left, right, line = 186.0, WIDTH - _EDGE - 30, y + 40.0
    scale_end = max(_NARROW, min(1.0, ceil(rating.high * 10) / 10))

    def at(share: float) -> float:
        return left + (right - left) * min(1.0, share / scale_end)

    body += _rect(left, line - 4, right - left, 8, 4, "#4a505c")
    average = at(_AVERAGE)
    body += f'<path d="M{average:.2f} {line - 24:.2f}V{line + 22:.2f}" stroke="{_DIM}" stroke-width="2.5" '
    body += 'stroke-dasharray="4 4"/>'
    low, high = at(rating.low), at(rating.high)
    body += _rect(low, line - 10, max(high - low, 20), 20, 10, color)
    body += f'<circle cx="{at(rating.share):.2f}" cy="{line:.2f}" r="13" fill="{LIGHT}" stroke="{DARK}" '
    body += 'stroke-width="4"/>'
    below, gap = y + 75, 44.0
    low, high = (low, high) if high - low > gap else ((low + high - gap) / 2, (low + high + gap) / 2)
    overhang = max(0.0, high - right)
    low, high = low - overhang, high - overhang
    body += number(round(rating.low * 100), low, below, 0.22, LIGHT)
    return body + number(round(rating.high * 100), high, below, 0.22, LIGHT)


def _unrated(match_count: int, needed: int, y: float) -> str:
    """Draw an unknown rating, and the number of played matches out of the number that a rating needs."""
    body = _rect(_EDGE, y, WIDTH - 2 * _EDGE, _SCALE, 14, _FELT)
    body += sign("rise", _EDGE + 30, y + 46, 0.34, _GOLD, weight=13)
    body += sign("hidden", _EDGE + 88, y + 46, 0.5, LIGHT)
    left, right = 150.0, WIDTH - _EDGE - 16
    columns = -(-needed // 2)
    step = (right - left) / columns
    for at in range(needed):
        row, column = divmod(at, columns)
        fill = _GOLD if at < match_count else "#4a505c"
        body += _rect(left + column * step, y + 18 + row * 30, step - 7, 25, 6, fill)
    return body


def _tiles(card: StatsCard, y: float) -> str:
    """Draw the tiles, two in a line."""
    half = (WIDTH - 2 * _EDGE - _GAP) / 2
    body = ""
    for at, tile in enumerate(_TILES):
        line, column = divmod(at, 2)
        parts = [getattr(card, part) if isinstance(part, str) else part for part in tile]
        body += _fact(_EDGE + column * (half + _GAP), y + line * (_TILE + _GAP), half, parts)
    return body


def _fact(x: float, y: float, width: float, parts: Sequence[tuple[str, str] | int | None]) -> str:
    """Draw a tile with signs and numbers, centered. None is a gap between two facts."""
    widths = [0.0 if part is None else 30.0 if isinstance(part, tuple) else len(str(part)) * 20.0 for part in parts]
    gap = 8.0
    total = sum(widths) + gap * (len(parts) - 1)
    scale = min(1.0, (width - 24) / total)
    body = _rect(x, y, width, _TILE, 14, _FELT)
    at = x + (width - total * scale) / 2
    for part, part_width in zip(parts, widths, strict=True):
        middle = at + part_width * scale / 2
        if isinstance(part, tuple):
            body += sign(part[0], middle, y + _TILE / 2, 0.32 * scale, part[1], weight=13)
        elif part is not None:
            body += number(part, middle, y + _TILE / 2, 0.34 * scale, LIGHT)
        at += (part_width + gap) * scale
    return body


def _colors(colors: Sequence[int], y: float) -> str:
    """Draw the named colors as one bar, each with its mark and number. The most named has a crown, if there is room."""
    full = WIDTH - 2 * _EDGE
    body = f'<clipPath id="bar"><rect x="{_EDGE}" y="{y:.2f}" width="{full}" height="{_BAR}" rx="14"/></clipPath>'
    body += '<g clip-path="url(#bar)">'
    min_widths = [len(str(count)) * 15.0 + 44 if count else 0.0 for count in colors]  # room for the mark and the number
    rest, x, middle = full - sum(min_widths), _EDGE, y + _BAR / 2
    for color, count, min_width in zip(LIGHT_COLORS, colors, min_widths, strict=True):
        width = min_width + rest * count / sum(colors)
        ink, digits = sign_color(color), len(str(count)) * 15
        crown = 34.0 if count == max(colors) and width > digits + 84 else 0.0
        left = x + (width - digits - 30 - crown) / 2
        if count:
            body += _rect(x, y, width, _BAR, 0, INK[color]) + sign(f"mark-{color.value}", left + 11, middle, 0.25, ink)
            body += number(count, left + 30 + digits / 2, middle, 0.26, ink)
        body += sign("crown", left + 48 + digits, middle, 0.26, ink) if crown else ""
        x += width
    return body + "</g>"


def _form(places: Sequence[int], y: float) -> str:
    """Draw the places in the last matches, newest at the right: a crown for each win."""
    full, max_places = WIDTH - 2 * _EDGE, 10
    step = (full + _GAP * 0.6) / max_places
    body = ""
    for at, place in enumerate(places[-max_places:]):
        x, width = _EDGE + at * step, step - _GAP * 0.6
        medal = _MEDALS[place - 1] if place <= len(_MEDALS) else ""
        body += _rect(x, y, width, _FORM, 10, medal or _FELT)
        if place == 1:
            body += sign("crown", x + width / 2, y + _FORM / 2, 0.32, DARK)
        else:
            body += number(place, x + width / 2, y + _FORM / 2, 0.3, DARK if medal else _DIM)
    return body


def _percent(value: int, x: float, y: float, size: float, color: str) -> str:
    """Draw a number of percent, centered."""
    digits = len(str(value)) * 58 * size
    width = digits + 62 * size
    body = number(value, x - width / 2 + digits / 2, y, size, color)
    return body + sign("percent", x + width / 2 - 28 * size, y, size * 0.8, color)


def _rect(x: float, y: float, width: float, height: float, radius: float, fill: str) -> str:
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" rx="{radius}" fill="{fill}"/>'
