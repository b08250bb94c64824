"""Draw cards as squares that are legible at 20 pixels: the color, its mark, and the sign or digit of the face.

A light card has a light rim, and a dark one, the other side in a deck with two sides, has a dark rim.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from unobot.pictures.art import DARK, INK, LIGHT, NIGHT, sign, sign_color, svg
from unobot.rules.cards import DARK_COLORS, LIGHT_COLORS, Card, Color, Face

SIDE = 128
"""The side of a card in pixels: the size of an emoji on Discord."""
DARK_WILD = "~"
"""Follows the notation of a wild that lies with its dark side up, if it is printed on both sides."""


class _Part(NamedTuple):
    """A sign of a face, with its place and size in a box from -50 to 50. ``color``: set if it has its own color."""

    sign: str
    x: float = 0
    y: float = 0
    size: float = 1
    weight: float = 17
    turn: float = 0
    color: Color | None = None


def _draws(digit: str) -> tuple[_Part, ...]:
    """Return the parts of a face that makes a seat draw."""
    return _Part("plus", -25, 5, 0.72), _Part(digit, 17)


def _presses(digit: str) -> tuple[_Part, ...]:
    """Return the parts of a face that makes a seat press the launcher."""
    return _Part("bolt", -25, 0, 0.78), _Part(digit, 21, 0, 0.86)


def _times(name: str, digit: str) -> tuple[_Part, ...]:
    """Return the parts of a face with a smaller sign and a digit."""
    return _Part(name, -24, 3, 0.52, 19), _Part(digit, 24, 0, 0.74, 19)


def _wheel(x: float, size: float, colors: Sequence[Color]) -> tuple[_Part, ...]:
    """Return a wheel of four colors: the first one at the left, then above, below and at the right."""
    turns = zip((180, 270, 90, 0), colors, strict=True)
    slices = (_Part("slice", x, size=size, turn=turn, color=color) for turn, color in turns)
    return *slices, _Part("wheel", x, size=size, weight=9)


def _everybody(name: str) -> tuple[_Part, ...]:
    """Return the parts of a face that is about all other seats: its sign with three people below."""
    return _Part(name, 0, -13, 0.76, 19), _Part("everybody", 0, 34, 0.92)


_PARTS: Final[dict[str, tuple[_Part, ...]]] = {
    "S": (_Part("skip"),),
    "R": (_Part("reverse"),),
    "D2": _draws("2"),
    "D4": _draws("4"),
    "D1": _draws("1"),
    "D5": (_Part("plus", -27, 8, 0.68), _Part("5", 13, 4, 0.92)),
    "F": (_Part("half", -5, 2, 0.92, turn=14), _Part("turn", -5, 2, 0.92, 12, turn=14)),
    "SA": _everybody("skip"),
    "DA": (_Part("discard"),),
    "H1": _presses("1"),
    "H2": _presses("2"),
    "TH": (_Part("trade", -3, 3, 0.92),),
    "W": (),
    "WD4": _draws("4"),
    "WSW": (_Part("swap"),),
    "WSH": (_Part("shuffle"),),
    "WC": (_Part("custom"),),
    "WD2": _draws("2"),
    "WD6": _draws("6"),
    "WD10": (_Part("plus", -32, 4, 0.4, 24), _Part("1", -6, 0, 0.76), _Part("0", 24, 0, 0.68, 19)),
    "WR4": _times("reverse", "4"),
    "WRL": _wheel(0, 1, LIGHT_COLORS),
    "WDC": (_Part("plus", -30, 2, 0.58, 20), *_wheel(18, 0.74, DARK_COLORS)),
    "WRV": (_Part("reverse"),),
    "WSK": (_Part("skip"),),
    "WS2": _times("skip", "2"),
    "WT2": (_Part("target", weight=13), _Part("plus", -18, 4, 0.5, 20), _Part("2", 14, 0, 0.7, 19)),
    "WFS": (_Part("trade"),),
    "WAH": _everybody("bolt"),
    "WHF": (_Part("flame"),),
    "WAA": (_Part("bolt", -21, 0, 0.9), _Part("bolt", 21, 0, 0.9)),
    "??": (_Part("hidden", size=1.15),),
}
"""The signs of each face that is no number, by its notation. Only the frame tells a wild from a colored card."""
_CORNERS = ((44, 44), (84, 44), (44, 84), (84, 84))
"""The places of the four colors of a wild."""


def card_svg(card: Card, color: Color | None = None, *, is_dark: bool = False) -> str:
    """Draw a card. ``color``: the color chosen for a wild. ``is_dark``: see `card_body`."""
    return svg(SIDE, SIDE, card_body(card, color, is_dark=is_dark))


def card_body(card: Card, color: Color | None = None, *, is_dark: bool = False) -> str:
    """Draw a card as a part of a larger picture. Its corners are at 0 and `SIDE`.

    ``is_dark``: whether a wild that is printed on both sides of a deck lies with its dark one up.
    """
    return face_body(card.face.value, card.color, color, is_dark=is_dark)


def two_sided_body(card: Card, back: Card, *, is_dark: bool) -> str:
    """Draw a card with its back as a small card over its corner. ``is_dark``: whether the dark side is in front."""
    corner = f'<g transform="translate(60 60) scale(0.53)">{card_body(back, is_dark=not is_dark)}</g>'
    return card_body(card, is_dark=is_dark) + corner


def face_body(face: str, printed: Color | None, chosen: Color | None = None, *, is_dark: bool = False) -> str:
    """Draw a face by its notation, in the color that is ``printed`` on the card, or with the ``chosen`` one.

    ``is_dark``: see `card_body`.
    """
    if printed is not None:
        ink = sign_color(printed)
        signs = sign(face, 52, 68, 1.06, ink) if face.isdigit() else _signs(face, 55, 72, 0.94, ink)
        return _frame(INK[printed], rim=_rim(printed)) + signs + _mark(printed, 99, 30, 0.29, ink)
    if face == Card.HIDDEN.value:
        return _frame(DARK) + _signs(face, 64, 64, 1, LIGHT)
    if chosen is None:
        colors = DARK_COLORS if is_dark or face == Face.WILD_DRAW_COLOR.value else LIGHT_COLORS
        corners = zip(colors, _CORNERS, strict=True)
        marks = "" if _PARTS[face] else "".join(_mark(color, x, y, 0.4, INK[color]) for color, (x, y) in corners)
        return _rainbow(colors) + marks + _signs(face, 64, 64, 1, LIGHT)
    frame = _frame(INK[chosen], DARK, rim=_rim(chosen))
    if not _PARTS[face]:
        return frame + _mark(chosen, 64, 64, 0.8, INK[chosen])
    return frame + _signs(face, 56, 74, 0.78, LIGHT) + _mark(chosen, 94, 34, 0.29, LIGHT)


def mark_svg(color: Color | None, *, is_dark: bool = False) -> str:
    """Draw the mark of a color, or for a wild (None) all four marks, those of the dark side if ``is_dark``."""
    if color is not None:
        return svg(SIDE, SIDE, mark_body(color))
    corners = zip(DARK_COLORS if is_dark else LIGHT_COLORS, _CORNERS, strict=True)
    marks = (_mark(each, 64 + (x - 64) * 1.6, 64 + (y - 64) * 1.6, 0.6, INK[each]) for each, (x, y) in corners)
    return svg(SIDE, SIDE, "".join(marks))


def mark_body(color: Color) -> str:
    """Draw the mark of a color with a light rim, as a part of a larger picture. Its corners are at 0 and `SIDE`."""
    rim = f'<g stroke="{LIGHT}" stroke-width="11" stroke-linejoin="round">{_mark(color, 64, 64, 1.2, INK[color])}</g>'
    return rim + _mark(color, 64, 64, 1.2, INK[color])


def _signs(face: str, x: float, y: float, size: float, ink: str) -> str:
    """Draw the signs of a face around ``x`` and ``y``."""
    return "".join(
        sign(
            part.sign,
            x + part.x * size,
            y + part.y * size,
            part.size * size,
            ink if part.color is None else INK[part.color],
            turn=part.turn,
            weight=part.weight,
        )
        for part in _PARTS[face]
    )


def _rim(color: Color) -> str:
    """Return the rim of a card of this color: it says which side of the deck is up."""
    return NIGHT if color in DARK_COLORS else LIGHT


def _frame(edge: str, fill: str | None = None, *, rim: str = LIGHT) -> str:
    """Draw a blank card with a rim: in one color, or with an ``edge`` in one color and a ``fill`` in another."""
    inner = "" if fill is None else f'<rect x="20" y="20" width="88" height="88" rx="14" fill="{fill}"/>'
    return (
        f'<rect x="3" y="3" width="122" height="122" rx="27" fill="{rim}"/>'
        f'<rect x="10" y="10" width="108" height="108" rx="21" fill="{edge}"/>{inner}'
    )


def _rainbow(colors: Sequence[Color]) -> str:
    """Draw the blank card of a wild without a chosen color: its edge has all four ``colors``."""
    one, two, three, four = (INK[color] for color in colors)
    return (
        f'<rect x="3" y="3" width="122" height="122" rx="27" fill="{_rim(colors[0])}"/>'
        f'<path d="M64 10H31A21 21 0 0 0 10 31V64H64Z" fill="{one}"/>'
        f'<path d="M64 10H97A21 21 0 0 1 118 31V64H64Z" fill="{two}"/>'
        f'<path d="M64 118H31A21 21 0 0 1 10 97V64H64Z" fill="{three}"/>'
        f'<path d="M64 118H97A21 21 0 0 0 118 97V64H64Z" fill="{four}"/>'
        f'<rect x="20" y="20" width="88" height="88" rx="14" fill="{DARK}"/>'
    )


def _mark(color: Color, x: float, y: float, size: float, ink: str) -> str:
    return sign(f"mark-{color.value}", x, y, size, ink)
