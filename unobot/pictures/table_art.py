"""Draw the table from above: the discard in the middle, a ring of seats with their cards, and the direction of play.

The whole picture has the current color, so players see it at a glance, even on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import atan2, cos, degrees, pi, sin
from typing import NamedTuple

from unobot.pictures.art import DARK, INK, LIGHT, digits, number, sign
from unobot.pictures.banner_art import HEIGHT as BANNER
from unobot.pictures.banner_art import burst
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.collage import Collage, Placed, Tile
from unobot.pictures.emblems import disc
from unobot.pictures.emotes import bubble
from unobot.pictures.launcher_art import HEIGHT as LAUNCHER_HEIGHT
from unobot.pictures.launcher_art import Launcher, launcher_tiles
from unobot.pictures.open_hands import hands_tiles
from unobot.pictures.roulette_art import Roulette, roulette_tiles
from unobot.rules.cards import DARK_COLORS, Card, Color

WIDTH = 520
"""The width of the drawing in units."""
HEIGHT, CROWD_HEIGHT = 300, 430
"""The height in units for up to `FEW` seats and for more. Ten seats stay readable on a phone."""
FEW = 6
PIXELS, CROWD_PIXELS = 720, 480
"""The width of the file for up to `FEW` seats and for more. More seats would have over 40 KB with 720."""
_X = WIDTH / 2
_FELT_EDGE = 66.0, 42.0
"""The distance of the felt from the edges of the picture, at its sides and above and below."""
_SEAT = 124.0
"""The width of a seat."""
_LAST_MOVE = 14
"""How far a face and its cards are left of the middle, so that what the seat did last has room beside them."""
_ARROW = 98.0, 60.0
"""The distance of an arrow from the middle."""
EDGE_COLORS: dict[Color | None, str] = {
    None: "#2b2e36",
    Color.RED: "#5c1f1f",
    Color.YELLOW: "#6b5410",
    Color.GREEN: "#1d4b29",
    Color.BLUE: "#1b3b69",
    **dict.fromkeys(DARK_COLORS, "#191426"),
}
"""The edge of the table by the current color; None before there is one. The dark side has one edge: the night."""
_FELT = {
    None: "#3d424d",
    Color.RED: "#96282a",
    Color.YELLOW: "#a98312",
    Color.GREEN: "#297a3b",
    Color.BLUE: "#2560a8",
    Color.PINK: "#5e1d47",
    Color.TEAL: "#0b4648",
    Color.ORANGE: "#66350f",
    Color.PURPLE: "#3a1f6e",
}
"""The felt of the table by the current color."""
_STARS = (
    *((22, 26, 2.2), (58, 12, 1.4), (120, 30, 1.8), (196, 10, 2.4), (262, 24, 1.4), (330, 12, 2.0), (402, 30, 1.6)),
    *((466, 14, 2.4), (506, 40, 1.4), (36, 64, 1.4), (492, 84, 2.0), (14, 110, 1.8)),
)
"""The stars of the night above the table, and below it upside down: x, y and radius."""
_FAN = "B7 GS Y3 R5"
_FANS = {
    "no_mercy": "WRL GDA BD4 WD10",
    "all_wild": "WFS W WT2 WD4",
    "attack": "B7 GDA WAA RH2",
    "attack_classic": "B7 GTH WHF RH2",
    "flip": "R7 WD2 TF OD5",
}
"""The cards on the table before a match: those of the official deck, and by deck those that it is known for."""
_GAP = 8
_MAX_HEIGHT = 590
"""The height in units up to which a phone shows a picture with its lines and buttons at once."""
_ALARM, _GOOD, _DIM, _GOLD = "#f0554e", "#2fb457", "#c9ced8", "#ffd75e"


@dataclass(frozen=True, slots=True)
class LastMove:
    """The last move of a seat.

    ``kind``: ``played``, ``drew``, ``penalty`` if it had to draw, ``silent`` for a launcher that fired nothing, or
    ``skipped``.
    """

    kind: str
    card: Card | None = None
    color: Color | None = None
    count: int = 0


@dataclass(frozen=True, slots=True)
class RingSeat:
    """A seat in the ring. ``cards``: its number of cards, or None if the seat is out of the round.

    ``name``: what stands under its face. ``points``: its points, which stand beside the name, or None. ``emote``: its
    reaction, or an empty string. ``is_near_limit``: a few cards more, and it is out.
    """

    emblem: int
    cards: int | None
    is_uno_owed: bool = False
    is_uno_said: bool = False
    name: str = ""
    points: int | None = None
    emote: str = ""
    last: LastMove | None = None
    is_near_limit: bool = False
    is_played_by_robot: bool = False
    """Whether a robot plays for the person in the seat."""


class LobbySeat(NamedTuple):
    """A seat before the match: its face, its name, and its marks."""

    emblem: int
    name: str = ""
    is_host: bool = False
    is_ai: bool = False
    is_ready: bool = False


def pixels(seats: int) -> int:
    """Return the width in pixels of the file of a table with this many seats."""
    return PIXELS if seats <= FEW else CROWD_PIXELS


def lobby_collage(seats: Sequence[LobbySeat | None], deck: str = "") -> Collage:
    """Draw the table before a match, with the first seat at the top and the others clockwise. None: a free seat.

    ``deck``: the name of the deck of which cards lie in the middle.
    """
    height = HEIGHT if len(seats) <= FEW else CROWD_HEIGHT
    ground = _lobby_ground(height)
    tiles = [Placed(ground), Placed(_deck_fan(_FANS.get(deck, _FAN)), _X, height / 2)]
    for index, seat in enumerate(seats):
        x, y = place = _place(index / len(seats), height)
        if seat is None:
            tiles.append(Placed(_free_seat(ground, place)))
            continue
        tiles.append(Placed(_pad(ground, place, is_to_move=False, has_name=True)))
        tiles.append(Placed(_face(seat._replace(name="")), x, y - 12))
        if seat.name:
            tiles.append(Placed(_name(seat.name, None, DARK), x, y + 23))
    return Collage(WIDTH, float(height), tuple(tiles))


@lru_cache(2)
def _lobby_ground(height: int) -> Tile:
    """Draw the empty table."""
    edge, felt = _oval(Color.GREEN, height)
    return Tile((edge + felt,), (0, 0, WIDTH, height))


@cache
def _deck_fan(cards: str) -> Tile:
    """Draw a fan of four cards around 0."""
    fan = "".join(
        f'<g transform="rotate({angle} 0 110)">{_card(Card(card), None, 0, 0, 0.86)}</g>'
        for card, angle in zip(cards.split(), (-27, -9, 9, 27), strict=True)
    )
    return Tile((fan,), (-130, -75, 260, 150), _FELT[Color.GREEN])


@lru_cache(64)
def _free_seat(ground: Tile, place: tuple[float, float]) -> Tile:
    """Draw a free seat."""
    x, y = place
    body = f'<rect x="{x - 56:.2f}" y="{y - 38:.2f}" width="112" height="76" rx="22" fill="{EDGE_COLORS[Color.GREEN]}" '
    body += f'stroke="{_DIM}" stroke-width="3" stroke-dasharray="9 8"/>' + sign("plus", x, y, 0.5, _DIM)
    return Tile((body,), _pad_box(x, y, has_name=True), ground)


@lru_cache(1024)
def _face(seat: LobbySeat) -> Tile:
    """Draw the emblem of a seat, the crown of a host beside it, and the mark of an AI or of a ready player."""
    layers = [disc(seat.emblem, 0, 0, 27)]
    if seat.is_host:
        layers.append(sign("crown", -40, 0, 0.24, _GOLD))
    if seat.is_ai:
        layers.append(f'<g transform="translate(40 0)">{_robot(_DIM, DARK)}</g>')
    if seat.is_ready:
        layers.append(f'<circle cx="40" cy="0" r="13" fill="{_GOOD}"/>' + sign("check", 40, 0, 0.24, LIGHT))
    return Tile(tuple(layers), (-54, -28, 108, 56), DARK)


def _robot(ink: str, eyes: str) -> str:
    """Draw the head of a robot."""
    body = f'<path d="M0-12V-7" stroke="{ink}" stroke-width="3"/><circle cx="0" cy="-12" r="3" fill="{ink}"/>'
    body += f'<rect x="-11" y="-7" width="22" height="18" rx="6" fill="{ink}"/>'
    return body + f'<circle cx="-4.500" cy="2" r="3" fill="{eyes}"/><circle cx="4.500" cy="2" r="3" fill="{eyes}"/>'


@cache
def _stand_in() -> Tile:
    """Draw the mark of a person whose seat a robot plays."""
    body = f'<circle r="14" fill="{DARK}" stroke="{LIGHT}" stroke-width="2.500"/>'
    return Tile((body + f'<g transform="scale(0.75)">{_robot(LIGHT, DARK)}</g>',), (-16, -16, 32, 32), DARK)


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
    below: Sequence[Card] = (),
    hands: Sequence[Sequence[Card]] = (),
    height: int = 0,
    launcher: Launcher | None = None,
    backs: Sequence[Sequence[Card]] = (),
    is_dark: bool = False,
    roulette: Roulette | None = None,
) -> Collage:
    """Draw the table, with the first seat at the top and the others clockwise.

    ``top``: None before the first card. ``below``: the cards under it, the older one first.
    ``owed``: the cards that the seat to move has to draw or pass on.
    ``strip``: the banner of a moment, which is drawn below the table if there is room for it. ``hands``: the open hands
    by seat, below that.
    ``height``: of the table in pixels; 0 for one that is as flat as the seats allow. ``launcher``: it stands right
    below the table. ``backs``: the other side of each card of ``hands``, in a deck with two sides. ``is_dark``: whether
    its dark side is up. ``roulette``: the cards that were just turned up, right below the table.
    """
    height = height or (HEIGHT if len(seats) <= FEW else CROWD_HEIGHT)
    y = height / 2
    ground = _ground(color, direction, height, is_dark=is_dark)
    tiles = [Placed(ground), Placed(_count(pile, _FELT[color]), _X - 104, y + 31)]
    for depth, card in zip(range(len(below), 0, -1), below, strict=True):
        tiles.append(Placed(_older(card, depth, is_dark=is_dark and card.is_wild), _X, y))
    if top is not None:
        tiles.append(Placed(_discard(top, color, owed, is_dark=is_dark and top.is_wild), _X, y))
    if color is not None:
        tiles.append(Placed(_mark(color), _X + 104, y))
    has_names = any(seat.name for seat in seats)
    for index, seat in enumerate(seats):
        tiles += _seat(
            ground, seat, _place(index / len(seats), height), is_to_move=index == to_move, has_name=has_names
        )
    bottom = float(height)
    if launcher is not None:
        tiles += launcher_tiles(launcher, bottom)
        bottom += LAUNCHER_HEIGHT
    if roulette is not None:
        tiles += roulette_tiles(roulette, bottom)
        bottom += roulette.height
    emblems = [seat.emblem for seat in seats]
    board, room = hands_tiles(emblems, hands, to_move, backs=backs, is_dark=is_dark) if hands else ([], -_GAP)
    if strip and bottom + BANNER + _GAP + room <= _MAX_HEIGHT:
        tiles.append(Placed(strip_tile(strip), 0, bottom))
        bottom += BANNER
    tiles += [tile._replace(y=tile.y + bottom + _GAP) for tile in board]
    return Collage(WIDTH, bottom + _GAP + room, tuple(tiles))


@lru_cache(32)
def _ground(color: Color | None, direction: int, height: int, *, is_dark: bool) -> Tile:
    """Draw what is the same in all pictures of a color: the table, the arrows and the draw pile."""
    y, (edge, felt) = height / 2, _oval(color, height, is_dark=is_dark)
    arrows = "".join(_arrow(across, down, y, direction) for across, down in ((1, -1), (1, 1), (-1, 1), (-1, -1)))
    cards = "".join(_card(Card.HIDDEN, None, _X - 102 - lift, y - 9 - lift, 0.42) for lift in (0, 3, 6))
    return Tile((edge + felt + arrows + cards,), (0, 0, WIDTH, height))


def _oval(color: Color | None, height: int, *, is_dark: bool = False) -> tuple[str, str]:
    """Draw the edge of the picture, which is a night if the dark side is up, and the felt."""
    side, above = _FELT_EDGE
    edge_color = EDGE_COLORS[Color.PURPLE if is_dark else color]
    edge = f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{edge_color}"/>'
    if is_dark:
        edge += "".join(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{_DIM}"/><circle cx="{WIDTH - x}" cy="{height - y}" r="{r}" '
            f'fill="{_DIM}"/>'
            for x, y, r in _STARS
        )
    felt = f'<rect x="{side}" y="{above}" width="{WIDTH - 2 * side}" height="{height - 2 * above}" '
    felt += f'rx="{height / 2 - above}" fill="{_FELT[color]}" '
    return edge, felt + f'stroke="{_DIM if color is None else INK[color]}" stroke-width="8"/>'


@cache
def _mark(color: Color) -> Tile:
    """Draw the mark of the current color."""
    body = f'<circle r="27" fill="{EDGE_COLORS[color]}"/>' + sign(f"mark-{color.value}", 0, 0, 0.38, INK[color])
    return Tile((body,), (-28, -28, 56, 56), _FELT[color])


@lru_cache(1024)
def _count(pile: int, felt: str) -> Tile:
    """Draw the number of cards in the draw pile."""
    return Tile(digits(pile, 0, 0, 0.24, LIGHT), (-40, -16, 80, 32), felt)


@cache
def _older(card: Card, depth: int, *, is_dark: bool) -> Tile:
    """Draw a card of which only the corners can be seen. ``depth``: 1 for the card right below the top card."""
    turn, x, y = (14, 7, -4) if depth == 1 else (-16, -7, 1)
    body = f'<g transform="translate({x} {y}) rotate({turn})">{_card(card, None, 0, 0, 0.88, is_dark=is_dark)}</g>'
    return Tile((body,), (x - 66, y - 66, 132, 132), _FELT[None])


@lru_cache(1024)
def _discard(top: Card, color: Color | None, owed: int, *, is_dark: bool) -> Tile:
    """Draw the discard, and the cards that are owed in a pill over it."""
    card = _card(top, color, 0, 0, 0.9, is_dark=is_dark)
    if not owed:
        return Tile((card,), (-66, -66, 132, 132), _FELT[color])
    digits = 21 * len(str(owed))
    x, y, width = 52, 40, 48 + digits
    pill = f'<rect x="{x - width / 2}" y="{y - 22}" width="{width}" height="44" rx="22" fill="{_ALARM}" '
    pill += f'stroke="{LIGHT}" stroke-width="4"/>'
    pill += sign("plus", x - digits / 2 - 2, y, 0.38, LIGHT, weight=20) + number(owed, x + 11, y, 0.36, LIGHT)
    return Tile((card + pill,), (-66, -66, max(132, 66 + x + width / 2 + 3), 138), _FELT[color])


@lru_cache(32)
def strip_tile(strip: str) -> Tile:
    """Return the tile of a banner."""
    return Tile((strip,), (0, 0, WIDTH, BANNER))


def _card(card: Card, color: Color | None, x: float, y: float, size: float, *, is_dark: bool = False) -> str:
    corner = SIDE / 2 * size
    place = f"translate({x - corner:.2f} {y - corner:.2f}) scale({size})"
    return f'<g transform="{place}">{card_body(card, color, is_dark=is_dark)}</g>'


def _place(turn: float, height: int) -> tuple[float, float]:
    """Return the middle of a seat: near the edge of the picture, on an oval with full corners.

    ``turn`` is 0 at the top and 1 after a full turn clockwise.
    """
    across, down = sin(2 * pi * turn), -cos(2 * pi * turn)
    reach = (across**4 + down**4) ** -0.25
    return _X + (_X - _SEAT / 2 - 5) * reach * across, height / 2 + (height / 2 - 48) * reach * down


def _arrow(across: int, down: int, y: float, direction: int) -> str:
    """Draw an arrow of the direction of play in a quarter of the table. ``y``: the middle of the table."""
    x = _X + across * _ARROW[0]
    clockwise = degrees(atan2(across * 0.8, -down))
    return sign("arrow", x, y + down * _ARROW[1], 0.36, LIGHT, turn=clockwise + (0 if direction == 1 else 180))


def _seat(
    ground: Tile, seat: RingSeat, place: tuple[float, float], *, is_to_move: bool, has_name: bool
) -> list[Placed]:
    """Return the tiles of a seat: its emblem, its cards as a fan with their number, its Uno, and its name."""
    x, y = place
    top = y - 12 if has_name else y
    fill = LIGHT if is_to_move else DARK
    left = -_LAST_MOVE if has_name else 0
    if seat.cards is None:
        tiles = [Placed(_out(ground, seat.emblem, place, is_to_move, has_name))]
    else:
        tiles = [Placed(_pad(ground, place, is_to_move, has_name, seat.is_uno_owed))]
        tiles.append(Placed(_figure(seat.emblem, seat.cards, fill, seat.is_near_limit), x + left, top))
        if seat.is_uno_owed or seat.is_uno_said:
            tiles.append(Placed(_uno(seat.is_uno_owed, fill), x + left + 44, top - 22))
    if seat.name:
        tiles.append(Placed(_name(seat.name, seat.points, fill), x, y + 23))
    if has_name and seat.last is not None and seat.cards is not None:
        tiles.append(Placed(_last_move(seat.last, fill), x + 42, top))
    if seat.is_played_by_robot:
        tiles.append(Placed(_stand_in(), x + left - 38, top + 14))
    if seat.emote:
        tiles.append(Placed(bubble(seat.emote), x - 49, y - 30))
    return tiles


@lru_cache(1024)
def _name(name: str, points: int | None, fill: str) -> Tile:
    """Draw a name, and the points beside it."""
    words = [(name, DARK if fill == LIGHT else LIGHT)]
    if points is not None:
        words.append((f" {points}", _FELT[Color.YELLOW] if fill == LIGHT else _GOLD))
    return Tile((), (-56, -15, 112, 30), fill, words=tuple(words))


@lru_cache(1024)
def _out(ground: Tile, emblem: int, place: tuple[float, float], is_to_move: bool, has_name: bool) -> Tile:
    """Draw a seat that is out of the round, without its name."""
    x, y = place
    left, top = (x - _LAST_MOVE, y - 12) if has_name else (x, y)
    body = _pad_body(x, y, is_to_move=is_to_move, has_name=has_name) + disc(emblem, left - 20, top, 25)
    return Tile((f'<g opacity="0.45">{body}</g>',), _pad_box(x, y, has_name=has_name), ground)


@lru_cache(2048)
def _pad(ground: Tile, place: tuple[float, float], is_to_move: bool, has_name: bool, is_uno_owed: bool = False) -> Tile:
    """Draw a seat without its emblem, its cards and its name."""
    x, y = place
    body = _pad_body(x, y, is_to_move=is_to_move, has_name=has_name, edge=_ALARM if is_uno_owed else "")
    return Tile((body,), _pad_box(x, y, has_name=has_name), ground)


def _pad_box(x: float, y: float, *, has_name: bool) -> tuple[float, float, float, float]:
    high = 94 if has_name else 86
    return x - 66, y - high / 2, 132, high


def _pad_body(x: float, y: float, *, is_to_move: bool, has_name: bool, edge: str = "") -> str:
    """Draw the pad of a seat. It glows if the seat is to move."""
    fill = LIGHT if is_to_move else DARK
    wide, high, round_by = (116, 80, 22) if has_name else (100, 62, 31)
    glow = ""
    if is_to_move:
        glow = f'<rect x="{x - wide / 2 - 6:.2f}" y="{y - high / 2 - 6:.2f}" width="{wide + 12}" height="{high + 12}" '
        glow += f'rx="{round_by + 6}" fill="#ffe27a"/>'
    body = f'{glow}<rect x="{x - wide / 2:.2f}" y="{y - high / 2:.2f}" width="{wide}" height="{high}" rx="{round_by}" '
    return body + f'fill="{fill}" stroke="{edge or fill}" stroke-width="5"/>'


@lru_cache(1024)
def _figure(emblem: int, cards: int, fill: str, is_near_limit: bool) -> Tile:
    """Draw the emblem of a seat, and its fan, which covers the edge of the emblem."""
    return Tile((disc(emblem, -20, 0, 25), *_fan(cards, 26, 0, is_near_limit=is_near_limit)), (-48, -28, 104, 56), fill)


@lru_cache(1024)
def _last_move(last: LastMove, fill: str) -> Tile:
    """Draw what a seat did last: a small card, the back of one, a burst with a number, or a sign."""
    if last.kind == "penalty":
        body = f'<g transform="scale(0.58)">{burst(last.count)}</g>'
    elif last.kind == "silent":
        body = f'<circle r="15" fill="#4a505c"/>{sign("bolt", 0, 0, 0.22, "#8a92a3")}'
    elif last.kind == "skipped":
        body = f'<circle r="15" fill="#4a505c"/>{sign("skip", 0, 0, 0.2, LIGHT)}'
    elif last.card is not None:
        body = _card(last.card, last.color, 0, 0, 0.27)
    else:
        body = _card(Card.HIDDEN, None, 0, 0, 0.27)
        if last.count > 1:
            body += f'<circle cx="10" cy="11" r="9" fill="{_GOLD}"/>{number(last.count, 10, 11, 0.14, DARK)}'
    return Tile((body,), (-20, -20, 40, 40), fill)


def _fan(cards: int, x: float, y: float, *, is_near_limit: bool = False) -> tuple[str, ...]:
    """Draw up to three cards of a hand, and then each digit of their number on the front one.

    They are red if it is the last card, or if the hand is near the limit.
    """
    angles = {0: (), 1: (0,), 2: (-9, 9)}.get(cards, (-18, 18, 0))
    fill, edge = (_ALARM, LIGHT) if cards == 1 or is_near_limit else ("#343943", "#8a92a3")
    back = f'x="{x - 14:.2f}" y="{y - 20:.2f}" width="28" height="40" rx="6" fill="{fill}" stroke="{edge}" '
    shapes = "".join(
        f'<rect transform="rotate({angle} {x:.2f} {y + 18:.2f})" {back}stroke-width="2.5"/>' for angle in angles
    )
    return shapes, *digits(cards, x, y, 0.3 if cards < 10 else 0.2, LIGHT if cards else _DIM)


@cache
def _uno(is_owed: bool, fill: str) -> Tile:
    """Draw that a seat owes its Uno and may be caught, or that it has said it."""
    ink, name = (_ALARM, "bang") if is_owed else (_GOOD, "check")
    badge = f'<circle r="13" fill="{ink}" stroke="{LIGHT}" stroke-width="3"/>' + sign(name, 0, 0, 0.24, LIGHT)
    return Tile((badge,), (-15, -15, 30, 30), fill)
