"""Draw the table from above: the discard in the middle, a ring of seats with their cards, and the direction of play."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

from unobot.pictures.art import DARK, INK, LIGHT, number, sign, svg
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.emblems import disc
from unobot.rules.cards import Card, Color

WIDTH, HEIGHT = 520, 236
"""The size in pixels: as wide as a message, and low enough for a phone."""
_X, _Y = WIDTH / 2, HEIGHT / 2
_RX, _RY = 204, 84
_FELT, _TRACK, _SEAT, _DIM = "#31353f", "#5c6270", "#474c59", "#9aa0ad"
_ALARM = "#f0554e"


@dataclass(frozen=True, slots=True)
class RingSeat:
    """A seat in the ring. ``cards``: its number of cards, or None if the seat is out of the round."""

    emblem: int
    cards: int | None
    is_uno_owed: bool = False


def table_svg(
    seats: list[RingSeat], to_move: int, direction: int, top: Card | None, color: Color | None, pile: int
) -> str:
    """Draw the table, with the first seat at the top and the others clockwise. ``top``: None before the first card."""
    ink = _TRACK if color is None else INK[color]
    felt = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{DARK}"/>'
    ring = f'<ellipse cx="{_X}" cy="{_Y}" rx="{_RX}" ry="{_RY}" fill="{_FELT}" stroke="{ink}" stroke-width="7"/>'
    arrows = "".join(_arrow(place, len(seats), direction, ink) for place in range(len(seats)))
    tokens = "".join(
        _token(each, index, len(seats), ink if index == to_move else None) for index, each in enumerate(seats)
    )
    return svg(WIDTH, HEIGHT, felt + ring + arrows + _middle(top, color, pile) + tokens)


def _middle(top: Card | None, color: Color | None, pile: int) -> str:
    """Draw the draw pile with its count, the discard, and the mark of the current color."""
    back = _card(Card.HIDDEN, None, _X - 92, _Y, 0.42) + number(pile, _X - 92, _Y + 40, 0.17, _DIM)
    laid = "" if top is None else _card(top, color, _X, _Y, 0.86)
    mark = "" if color is None else sign(f"mark-{color.value}", _X + 92, _Y, 0.46, INK[color])
    return back + laid + mark


def _card(card: Card, color: Color | None, x: float, y: float, size: float) -> str:
    corner = SIDE / 2 * size
    place = f"translate({x - corner:.2f} {y - corner:.2f}) scale({size})"
    return f'<g transform="{place}">{card_body(card, color)}</g>'


def _place(turn: float) -> tuple[float, float]:
    """Return a point of the ring. ``turn`` is 0 at the top and 1 after a full turn clockwise."""
    angle = 2 * pi * turn - pi / 2
    return _X + _RX * cos(angle), _Y + _RY * sin(angle)


def _arrow(place: int, seats: int, direction: int, ink: str) -> str:
    """Draw an arrow between two seats, in the direction of play."""
    turn = (place + 0.5) / seats
    x, y = _place(turn)
    ahead_x, ahead_y = _place(turn + 0.004 * direction)
    return sign("arrow", x, y, 0.34, ink, turn=degrees(atan2(ahead_y - y, ahead_x - x)))


def _token(seat: RingSeat, index: int, seats: int, glow: str | None) -> str:
    """Draw a seat: its emblem, and its number of cards. The seat to move has a ``glow`` around it."""
    x, y = _place(index / seats)
    is_to_move = glow is not None
    fill, ink = (LIGHT, DARK) if is_to_move else (_SEAT, LIGHT if seat.cards is not None else _DIM)
    rim = _ALARM if seat.is_uno_owed else LIGHT if is_to_move else DARK
    halo = (
        f'<rect x="{x - 43:.2f}" y="{y - 27:.2f}" width="86" height="54" rx="27" fill="{glow}"/>' if is_to_move else ""
    )
    body = f'{halo}<rect x="{x - 37:.2f}" y="{y - 21:.2f}" width="74" height="42" rx="21" fill="{fill}" stroke="{rim}" '
    body += f'stroke-width="{5 if seat.is_uno_owed else 3}"/>'
    body += disc(seat.emblem, x - 16, y, 18)
    if seat.cards is None:
        return body
    shade = _ALARM if seat.cards == 1 else ink
    fan = f'<rect x="{x + 6:.2f}" y="{y - 14:.2f}" width="24" height="28" rx="5" fill="none" stroke="{shade}" '
    return body + fan + 'stroke-width="3"/>' + number(seat.cards, x + 18, y, 0.2 if seat.cards < 10 else 0.15, shade)
