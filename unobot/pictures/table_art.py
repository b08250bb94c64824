"""Draw the table from above: the discard in the middle, a ring of seats with their cards, and the direction of play.

The whole picture has the current color, so players see it at a glance, even on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import atan2, cos, degrees, pi, sin

from unobot.pictures.art import DARK, INK, LIGHT, number, sign
from unobot.pictures.banner_art import HEIGHT as BANNER
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.collage import Collage, Placed, Tile
from unobot.pictures.emblems import disc
from unobot.pictures.open_hands import ROW, open_hands
from unobot.rules.cards import Card, Color

WIDTH, HEIGHT = 520, 430
"""The size in pixels: as wide as a message. Ten seats stay readable on a phone."""
_X, _Y = WIDTH / 2, HEIGHT / 2
_RING = 203.0, 160.0
_TRACK = 150.0, 104.0
"""The radii of the ring of seats, and of the track with the arrows."""
EDGE_COLORS = {
    None: "#2b2e36",
    Color.RED: "#5c1f1f",
    Color.YELLOW: "#6b5410",
    Color.GREEN: "#1d4b29",
    Color.BLUE: "#1b3b69",
}
"""The edge of the table by the current color; None before there is one."""
_FELT = {
    None: "#3d424d",
    Color.RED: "#96282a",
    Color.YELLOW: "#a98312",
    Color.GREEN: "#297a3b",
    Color.BLUE: "#2560a8",
}
"""The felt of the table by the current color."""
_GAP = 8
_ALARM, _GOOD, _DIM = "#f0554e", "#2fb457", "#c9ced8"


@dataclass(frozen=True, slots=True)
class RingSeat:
    """A seat in the ring. ``cards``: its number of cards, or None if the seat is out of the round."""

    emblem: int
    cards: int | None
    is_uno_owed: bool = False
    is_uno_said: bool = False


def table_collage(
    seats: Sequence[RingSeat],
    to_move: int,
    direction: int,
    top: Card | None,
    color: Color | None,
    pile: int,
    strip: str = "",
    *,
    owed: int = 0,
    hands: Sequence[Sequence[Card]] = (),
) -> Collage:
    """Draw the table, with the first seat at the top and the others clockwise.

    ``top``: None before the first card. ``owed``: the cards that the seat to move has to draw or pass on.
    ``strip``: the banner of a moment, which is drawn below the table. ``hands``: the open hands by seat, below that.
    """
    ground = _ground(color, direction)
    tiles = [Placed(ground), Placed(_count(pile, _FELT[color]), _X - 110, _Y + 34)]
    if top is not None:
        tiles.append(Placed(_discard(top, color, owed), _X, _Y))
    if color is not None:
        tiles.append(Placed(_mark(color), _X + 110, _Y))
    for index, seat in enumerate(seats):
        tiles += _seat(ground, seat, index, len(seats), is_to_move=index == to_move)
    height = float(HEIGHT)
    if strip:
        tiles.append(Placed(strip_tile(strip), 0, HEIGHT))
        height += BANNER
    if hands:
        rows = open_hands([seat.emblem for seat in seats], hands, to_move, WIDTH)
        height += _GAP
        tiles.append(Placed(_board(len(rows)), 0, height))
        tiles += [Placed(tile, x, y + height + _GAP + at * ROW) for at, row in enumerate(rows) for tile, x, y in row]
        height += len(rows) * ROW + 2 * _GAP
    return Collage(WIDTH, height, tuple(tiles))


@lru_cache(16)
def _ground(color: Color | None, direction: int) -> Tile:
    """Draw what is the same in all pictures of a color: the table, the arrows and the draw pile."""
    edge = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{EDGE_COLORS[color]}"/>'
    felt = f'<ellipse cx="{_X}" cy="{_Y}" rx="{_RING[0]}" ry="{_RING[1]}" fill="{_FELT[color]}" '
    felt += f'stroke="{_DIM if color is None else INK[color]}" stroke-width="8"/>'
    track = f'<ellipse cx="{_X}" cy="{_Y}" rx="{_TRACK[0]}" ry="{_TRACK[1]}" fill="none" stroke="{EDGE_COLORS[color]}" '
    track += 'stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round"/>'
    arrows = "".join(_arrow(turn, direction) for turn in (0.125, 0.375, 0.625, 0.875))
    cards = "".join(_card(Card.HIDDEN, None, _X - 108 - lift, _Y - 14 - lift, 0.44) for lift in (0, 3, 6))
    return Tile(edge + felt + track + arrows + cards, (0, 0, WIDTH, HEIGHT))


@cache
def _mark(color: Color) -> Tile:
    """Draw the mark of the current color."""
    body = f'<circle r="30" fill="{EDGE_COLORS[color]}"/>' + sign(f"mark-{color.value}", 0, 0, 0.42, INK[color])
    return Tile(body, (-32, -32, 64, 64), _FELT[color])


@lru_cache(1024)
def _count(pile: int, felt: str) -> Tile:
    """Draw the number of cards in the draw pile."""
    return Tile(number(pile, 0, 0, 0.24, LIGHT), (-40, -16, 80, 32), felt)


@lru_cache(1024)
def _discard(top: Card, color: Color | None, owed: int) -> Tile:
    """Draw the discard, and the cards that are owed in a pill over it."""
    card = _card(top, color, 0, 0, 1.16)
    if not owed:
        return Tile(card, (-76, -76, 152, 152), _FELT[color])
    digits = 21 * len(str(owed))
    x, y, width = 62, 62, 48 + digits
    pill = f'<rect x="{x - width / 2}" y="{y - 22}" width="{width}" height="44" rx="22" fill="{_ALARM}" '
    pill += f'stroke="{LIGHT}" stroke-width="4"/>'
    pill += sign("plus", x - digits / 2 - 2, y, 0.38, LIGHT, weight=20) + number(owed, x + 11, y, 0.36, LIGHT)
    return Tile(card + pill, (-76, -76, max(152, 76 + x + width / 2 + 3), 164), _FELT[color])


@lru_cache(32)
def strip_tile(strip: str) -> Tile:
    """Return the tile of a banner."""
    return Tile(strip, (0, 0, WIDTH, BANNER))


@lru_cache(32)
def _board(rows: int) -> Tile:
    """Draw the ground of open hands."""
    height = rows * ROW + 2 * _GAP
    return Tile(f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{DARK}"/>', (0, 0, WIDTH, height))


def _card(card: Card, color: Color | None, x: float, y: float, size: float) -> str:
    corner = SIDE / 2 * size
    place = f"translate({x - corner:.2f} {y - corner:.2f}) scale({size})"
    return f'<g transform="{place}">{card_body(card, color)}</g>'


def _place(turn: float, radii: tuple[float, float]) -> tuple[float, float]:
    """Return a point of an ellipse. ``turn`` is 0 at the top and 1 after a full turn clockwise."""
    angle = 2 * pi * turn - pi / 2
    return _X + radii[0] * cos(angle), _Y + radii[1] * sin(angle)


def _arrow(turn: float, direction: int) -> str:
    """Draw an arrow on the track, in the direction of play."""
    x, y = _place(turn, _TRACK)
    ahead_x, ahead_y = _place(turn + 0.004 * direction, _TRACK)
    return sign("arrow", x, y, 0.36, LIGHT, turn=degrees(atan2(ahead_y - y, ahead_x - x)))


def _seat(ground: Tile, seat: RingSeat, index: int, seats: int, *, is_to_move: bool) -> list[Placed]:
    """Return the tiles of a seat: its emblem, its cards as a fan with their number, and its Uno."""
    if seat.cards is None or seat.is_uno_owed or seat.is_uno_said:
        return [Placed(_token(ground, seat, index / seats, is_to_move=is_to_move))]
    x, y = _place(index / seats, _RING)
    fill = LIGHT if is_to_move else DARK
    return [
        Placed(_pad(ground, index / seats, is_to_move=is_to_move)),
        Placed(_figure(seat.emblem, seat.cards, fill), x, y),
    ]


@lru_cache(1024)
def _token(ground: Tile, seat: RingSeat, turn: float, *, is_to_move: bool) -> Tile:
    """Draw a whole seat."""
    x, y = _place(turn, _RING)
    body = _pad_body(x, y, is_to_move=is_to_move, edge=_ALARM if seat.is_uno_owed else "")
    figure = disc(seat.emblem, x - 20, y, 27)
    if seat.cards is None:
        body = f'<g opacity="0.45">{body}{figure}</g>'
    else:
        body += figure + _fan(seat.cards, x + 26, y) + _uno(seat, x + 44, y - 25)
    return Tile(body, (x - 62, y - 43, 124, 86), ground)


@lru_cache(1024)
def _pad(ground: Tile, turn: float, *, is_to_move: bool) -> Tile:
    """Draw a seat without its emblem and its cards."""
    x, y = _place(turn, _RING)
    return Tile(_pad_body(x, y, is_to_move=is_to_move), (x - 62, y - 43, 124, 86), ground)


def _pad_body(x: float, y: float, *, is_to_move: bool, edge: str = "") -> str:
    """Draw the pad of a seat. That of the seat to move glows."""
    fill = LIGHT if is_to_move else DARK
    glow = f'<rect x="{x - 57:.2f}" y="{y - 38:.2f}" width="114" height="76" rx="38" fill="#ffe27a"/>'
    body = f'{glow if is_to_move else ""}<rect x="{x - 50:.2f}" y="{y - 31:.2f}" width="100" height="62" rx="31" '
    return body + f'fill="{fill}" stroke="{edge or fill}" stroke-width="5"/>'


@lru_cache(1024)
def _figure(emblem: int, cards: int, fill: str) -> Tile:
    """Draw the emblem of a seat, and its fan, which covers the edge of the emblem."""
    return Tile(disc(emblem, -20, 0, 27) + _fan(cards, 26, 0), (-48, -28, 104, 56), fill)


def _fan(cards: int, x: float, y: float) -> str:
    """Draw up to three cards of a hand, and their number on the front one."""
    angles = {0: (), 1: (0,), 2: (-9, 9)}.get(cards, (-18, 18, 0))
    fill, edge = (_ALARM, LIGHT) if cards == 1 else ("#343943", "#8a92a3")
    back = f'x="{x - 14:.2f}" y="{y - 20:.2f}" width="28" height="40" rx="6" fill="{fill}" stroke="{edge}" '
    shapes = "".join(
        f'<rect transform="rotate({angle} {x:.2f} {y + 18:.2f})" {back}stroke-width="2.5"/>' for angle in angles
    )
    return shapes + number(cards, x, y, 0.3 if cards < 10 else 0.2, LIGHT if cards else _DIM)


def _uno(seat: RingSeat, x: float, y: float) -> str:
    """Draw whether a seat has said Uno, or has not said it and may be caught."""
    if not (seat.is_uno_owed or seat.is_uno_said):
        return ""
    ink, name = (_ALARM, "bang") if seat.is_uno_owed else (_GOOD, "check")
    badge = f'<circle cx="{x:.2f}" cy="{y:.2f}" r="13" fill="{ink}" stroke="{LIGHT}" stroke-width="3"/>'
    return badge + sign(name, x, y, 0.24, LIGHT)
