"""Draw the table from above: the discard in the middle, a ring of seats with their cards, and the direction of play.

The whole picture has the current color, so players see it at a glance, even on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

from unobot.pictures.art import DARK, INK, LIGHT, number, sign, svg
from unobot.pictures.banner_art import HEIGHT as BANNER
from unobot.pictures.banner_art import with_banner
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.collage import part
from unobot.pictures.emblems import disc
from unobot.pictures.open_hands import ROW, open_hands
from unobot.rules.cards import Card, Color

WIDTH, HEIGHT = 520, 430
"""The size in pixels: as wide as a message. Ten seats stay readable on a phone."""
_X, _Y = WIDTH / 2, HEIGHT / 2
_RING = 203.0, 160.0
_TRACK = 150.0, 104.0
"""The radii of the ring of seats, and of the track with the arrows."""
_BACK = {None: "#2b2e36", Color.RED: "#5c1f1f", Color.YELLOW: "#6b5410", Color.GREEN: "#1d4b29", Color.BLUE: "#1b3b69"}
_FELT = {None: "#3d424d", Color.RED: "#96282a", Color.YELLOW: "#a98312", Color.GREEN: "#297a3b", Color.BLUE: "#2560a8"}
"""The edge and the felt of the table by the current color; None before there is one."""
_GAP = 8
_ALARM, _GOOD, _DIM = "#f0554e", "#2fb457", "#c9ced8"


@dataclass(frozen=True, slots=True)
class RingSeat:
    """A seat in the ring. ``cards``: its number of cards, or None if the seat is out of the round."""

    emblem: int
    cards: int | None
    is_uno_owed: bool = False
    is_uno_said: bool = False


def table_svg(
    seats: list[RingSeat],
    to_move: int,
    direction: int,
    top: Card | None,
    color: Color | None,
    pile: int,
    strip: str = "",
    *,
    owed: int = 0,
    hands: Sequence[Sequence[Card]] = (),
) -> str:
    """Draw the table, with the first seat at the top and the others clockwise.

    ``top``: None before the first card. ``owed``: the cards that the seat to move has to draw or pass on.
    ``strip``: the banner of a moment, which is drawn below the table. ``hands``: the open hands by seat, below that.
    """
    edge = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{_BACK[color]}"/>'
    felt = f'<ellipse cx="{_X}" cy="{_Y}" rx="{_RING[0]}" ry="{_RING[1]}" fill="{_FELT[color]}" '
    felt += f'stroke="{_DIM if color is None else INK[color]}" stroke-width="8"/>'
    track = f'<ellipse cx="{_X}" cy="{_Y}" rx="{_TRACK[0]}" ry="{_TRACK[1]}" fill="none" stroke="{_BACK[color]}" '
    track += 'stroke-width="5" stroke-dasharray="3 9" stroke-linecap="round"/>'
    arrows = "".join(_arrow(turn, direction) for turn in (0.125, 0.375, 0.625, 0.875))
    tokens = "".join(_token(seat, index / len(seats), is_to_move=index == to_move) for index, seat in enumerate(seats))
    ground = part(0, 0, WIDTH, HEIGHT, edge + felt + track + arrows)
    table = ground + _middle(top, color, pile, owed) + tokens
    if not hands:
        return with_banner(WIDTH, HEIGHT, table, strip)
    rows = open_hands([seat.emblem for seat in seats], hands, to_move, WIDTH)
    hands_top = HEIGHT + (BANNER if strip else 0) + _GAP
    ground = f'<rect y="{hands_top}" width="{WIDTH}" height="{len(rows) * ROW + 2 * _GAP}" rx="18" fill="{DARK}"/>'
    banner = f'<g transform="translate(0 {HEIGHT})">{strip}</g>' if strip else ""
    rows_below = (f'<g transform="translate(0 {hands_top + _GAP + at * ROW})">{row}</g>' for at, row in enumerate(rows))
    return svg(WIDTH, hands_top + len(rows) * ROW + 2 * _GAP, table + banner + ground + "".join(rows_below))


def _middle(top: Card | None, color: Color | None, pile: int, owed: int) -> str:
    """Draw the draw pile with its count, the discard, the owed cards, and the mark of the current color."""
    cards = "".join(_card(Card.HIDDEN, None, _X - 108 - lift, _Y - 14 - lift, 0.44) for lift in (0, 3, 6))
    shapes = part(_X - 144, _Y - 50, 72, 68, cards)
    shapes += part(_X - 150, _Y + 18, 80, 32, number(pile, _X - 110, _Y + 34, 0.24, LIGHT))
    if top is not None:
        shapes += part(_X - 76, _Y - 76, 152, 152, _card(top, color, _X, _Y, 1.16))
    if color is not None:
        mark = f'<circle cx="{_X + 110}" cy="{_Y}" r="30" fill="{_BACK[color]}"/>'
        shapes += part(_X + 78, _Y - 32, 64, 64, mark + sign(f"mark-{color.value}", _X + 110, _Y, 0.42, INK[color]))
    if owed:
        digits = 21 * len(str(owed))
        x, y, width = _X + 62, _Y + 62, 48 + digits
        pill = f'<rect x="{x - width / 2}" y="{y - 22}" width="{width}" height="44" rx="22" fill="{_ALARM}" '
        pill += f'stroke="{LIGHT}" stroke-width="4"/>'
        pill += sign("plus", x - digits / 2 - 2, y, 0.38, LIGHT, weight=20) + number(owed, x + 11, y, 0.36, LIGHT)
        shapes += part(x - width / 2 - 3, y - 25, width + 6, 50, pill)
    return shapes


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


def _token(seat: RingSeat, turn: float, *, is_to_move: bool) -> str:
    """Draw a seat: its emblem, its cards as a fan with their number, and its Uno. The seat to move glows."""
    x, y = _place(turn, _RING)
    fill = LIGHT if is_to_move else DARK
    glow = f'<rect x="{x - 57:.2f}" y="{y - 38:.2f}" width="114" height="76" rx="38" fill="#ffe27a"/>'
    body = f'{glow if is_to_move else ""}<rect x="{x - 50:.2f}" y="{y - 31:.2f}" width="100" height="62" rx="31" '
    body += f'fill="{fill}" stroke="{_ALARM if seat.is_uno_owed else fill}" stroke-width="5"/>'
    figure = disc(seat.emblem, x - 20, y, 27)
    box = x - 62, y - 43, 124, 86
    if seat.cards is None:
        return part(*box, f'<g opacity="0.45">{body}{figure}</g>')
    return part(*box, body + figure + _fan(seat.cards, x + 26, y) + _uno(seat, x + 44, y - 25))


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
