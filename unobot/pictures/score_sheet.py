"""Draw the score sheet: for every seat a bar of its points, and a plot of its points over the rounds.

Bars and lines have the colors of the emblems.
"""

from __future__ import annotations

from collections.abc import Sequence

from unobot.pictures.art import DARK, LIGHT, number, sign, svg
from unobot.pictures.emblems import EMBLEMS, disc
from unobot.pictures.lettering import svg_words

WIDTH = 520
_ROW, _EDGE = 32, 16
_NAME_SHARE = 0.34
"""The part of a line that its name takes."""
_LETTERS = (18, 17, 16, 15)
"""The sizes of letters that are tried."""
_FELT, _DIM, _GOLD = "#31353f", "#9aa0ad", "#ffd75e"


def sheet_svg(
    sheet: Sequence[Sequence[int]],
    emblems: Sequence[int],
    names: Sequence[str],
    order: Sequence[int],
    target: int | None,
    winner: int | None,
) -> str:
    """Draw the score sheet of a match.

    ``sheet``: the points of every seat after each round. ``emblems``, ``names``: by seat. A name
    may be empty. ``order``: the seats, best first. ``target``: the points of a full bar, or None if that is the most
    points of all.
    """
    height = 2 * _EDGE + max(len(order), 3) * _ROW
    is_full_width = len(sheet) < 2
    full_bar = max(1, *sheet[-1]) if target is None else target
    bars = _bars(sheet, emblems, names, order, full_bar, winner, WIDTH - _EDGE if is_full_width else 250)
    plot = "" if is_full_width else _plot(sheet, emblems, order, target, height)
    ground = f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{DARK}"/>'
    return svg(WIDTH, height, ground + bars + plot)


def _bars(
    sheet: Sequence[Sequence[int]],
    emblems: Sequence[int],
    names: Sequence[str],
    order: Sequence[int],
    target: int,
    winner: int | None,
    right: float,
) -> str:
    """Draw a line for each seat: its emblem, its name, its bar, its points, and its gain in the last round."""
    shapes = ""
    gains = len(sheet) > 1
    name_width = (right - _EDGE) * _NAME_SHARE if any(names) else 0
    left = _EDGE + 36 + name_width
    full = right - left - (46 if gains else 0)
    for place, seat in enumerate(order):
        y = _EDGE + place * _ROW + _ROW / 2
        points, gained = sheet[-1][seat], sheet[-1][seat] - sheet[-2][seat] if gains else 0
        color = EMBLEMS[emblems[seat]].color
        length = max(0.0, min(1.0, points / target)) * full
        shapes += disc(emblems[seat], _EDGE + 14, y, 15)
        shapes += svg_words(names[seat], _EDGE + 36, y, _LETTERS, name_width - 8, LIGHT) if names[seat] else ""
        shapes += f'<rect x="{left}" y="{y - 11:.2f}" width="{full:.2f}" height="22" rx="6" fill="{_FELT}"/>'
        shapes += f'<rect x="{left}" y="{y - 11:.2f}" width="{length:.2f}" height="22" rx="6" fill="{color}"/>'
        width = len(str(points)) * 11
        if length > width + 16:
            shapes += number(points, left + 8 + width / 2, y, 0.19, DARK)
        else:
            shapes += number(points, left + length + 8 + width / 2, y, 0.19, LIGHT)
        if gained > 0:
            digits = len(str(gained)) * 10.5
            shapes += sign("plus", right - digits - 8, y, 0.15, LIGHT)
            shapes += number(gained, right - digits / 2, y, 0.18, LIGHT)
        if seat == winner:
            shapes += sign("crown", left + full - 16, y, 0.2, _GOLD if length < full - 30 else DARK)
    return shapes


def _plot(
    sheet: Sequence[Sequence[int]], emblems: Sequence[int], order: Sequence[int], target: int | None, height: float
) -> str:
    """Plot the points of every seat over the rounds. The target is shown only if a seat is near it."""
    left, right, top, bottom = 276.0, WIDTH - _EDGE - 34.0, _EDGE + 8.0, height - _EDGE - 8.0
    best = max(points for row in sheet for points in row)
    is_near = target is not None and target <= best * 1.6  # otherwise it would squeeze all lines at the bottom
    highest = max(best, target or 1) if is_near or best <= 0 else best * 1.2
    lowest = min(0, *(points for row in sheet for points in row))

    def at(state: int, points: int) -> tuple[float, float]:
        return (
            left + (right - left) * state / len(sheet),
            bottom - (bottom - top) * (points - lowest) / (highest - lowest),
        )

    plot_width, plot_height = WIDTH - _EDGE - left + 8, height - 2 * _EDGE
    shapes = f'<rect x="{left - 8}" y="{_EDGE}" width="{plot_width}" height="{plot_height}" rx="10" fill="{_FELT}"/>'
    if target is not None and is_near:
        aim = at(0, target)[1]
        shapes += f'<path d="M{left} {aim:.2f}H{right:.2f}" stroke="{_DIM}" stroke-width="2" stroke-dasharray="5 5"/>'
    for seat in reversed(order):
        color = EMBLEMS[emblems[seat]].color
        points = [at(0, 0), *(at(state + 1, row[seat]) for state, row in enumerate(sheet))]
        path = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
        shapes += f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="4" stroke-linejoin="round" '
        shapes += 'stroke-linecap="round"/>'
    gap = min(21.0, (height - 2 * _EDGE) / len(order))
    y = _EDGE - gap / 2
    for place, seat in enumerate(order):  # the best seat at the top, without overlaps
        room = height - _EDGE - gap / 2 - (len(order) - 1 - place) * gap
        y = min(room, max(y + gap, at(len(sheet), sheet[-1][seat])[1]))
        shapes += disc(emblems[seat], WIDTH - _EDGE - 17, y, gap / 2)
    return shapes
