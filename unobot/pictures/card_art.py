"""Draw cards as squares that are legible at 20 pixels: the color, its mark, and the sign or digit of the face."""

from __future__ import annotations

from typing import Final, NamedTuple

from unobot.pictures.art import DARK, INK, LIGHT, sign, sign_color, svg
from unobot.rules.cards import LIGHT_COLORS, Card, Color

SIDE = 128
"""The side of a card in pixels: the size of an emoji on Discord."""


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


def _everybody(name: str) -> tuple[_Part, ...]:
    """Return the parts of a face that is about all other seats: its sign with three people below."""
    return _Part(name, 0, -13, 0.76, 19), _Part("everybody", 0, 34, 0.92)


_PARTS: Final[dict[str, tuple[_Part, ...]]] = {
    "S": (_Part("skip"),),
    "R": (_Part("reverse"),),
    "D2": _draws("2"),
    "D4": _draws("4"),
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
    "WRL": (
        _Part("slice", turn=180, color=Color.RED),
        _Part("slice", turn=270, color=Color.YELLOW),
        _Part("slice", turn=90, color=Color.GREEN),
        _Part("slice", color=Color.BLUE),
        _Part("wheel", weight=9),
    ),
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
_CORNERS = {Color.RED: (44, 44), Color.YELLOW: (84, 44), Color.GREEN: (44, 84), Color.BLUE: (84, 84)}


def card_svg(card: Card, color: Color | None = None) -> str:
    """Draw a card. ``color``: the color chosen for a wild."""
    return svg(SIDE, SIDE, card_body(card, color))


def card_body(card: Card, color: Color | None = None) -> str:
    """Draw a card as a part of a larger picture. Its corners are at 0 and `SIDE`."""
    return face_body(card.face.value, card.color, color)


def face_body(face: str, printed: Color | None, chosen: Color | None = None) -> str:
    """Draw a face by its notation, in the color that is ``printed`` on the card, or with the ``chosen`` one."""
    if printed is not None:
        ink = sign_color(printed)
        signs = sign(face, 52, 68, 1.06, ink) if face.isdigit() else _signs(face, 55, 72, 0.94, ink)
        return _frame(INK[printed]) + signs + _mark(printed, 99, 30, 0.29, ink)
    if face == Card.HIDDEN.value:
        return _frame(DARK) + _signs(face, 64, 64, 1, LIGHT)
    if chosen is None:
        marks = (
            "" if _PARTS[face] else "".join(_mark(color, *_CORNERS[color], 0.4, INK[color]) for color in LIGHT_COLORS)
        )
        return _rainbow() + marks + _signs(face, 64, 64, 1, LIGHT)
    frame = _frame(INK[chosen], DARK)
    if not _PARTS[face]:
        return frame + _mark(chosen, 64, 64, 0.8, INK[chosen])
    return frame + _signs(face, 56, 74, 0.78, LIGHT) + _mark(chosen, 94, 34, 0.29, LIGHT)


def mark_svg(color: Color | None) -> str:
    """Draw the mark of a color, or all four marks for a wild (None)."""
    if color is not None:
        rim = (
            f'<g stroke="{LIGHT}" stroke-width="11" stroke-linejoin="round">{_mark(color, 64, 64, 1.2, INK[color])}</g>'
        )
        return svg(SIDE, SIDE, rim + _mark(color, 64, 64, 1.2, INK[color]))
    return svg(
        SIDE,
        SIDE,
        "".join(_mark(mark_color, *_outer_corner(mark_color), 0.6, INK[mark_color]) for mark_color in LIGHT_COLORS),
    )


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


def _frame(edge: str, fill: str | None = None) -> str:
    """Draw a blank card with a light rim: in one color, or with an ``edge`` in one color and a ``fill`` in another."""
    inner = "" if fill is None else f'<rect x="20" y="20" width="88" height="88" rx="14" fill="{fill}"/>'
    return (
        f'<rect x="3" y="3" width="122" height="122" rx="27" fill="{LIGHT}"/>'
        f'<rect x="10" y="10" width="108" height="108" rx="21" fill="{edge}"/>{inner}'
    )


def _rainbow() -> str:
    """Draw the blank card of a wild without a chosen color: its edge has all four colors."""
    r, y, g, b = (INK[color] for color in LIGHT_COLORS)
    return (
        f'<rect x="3" y="3" width="122" height="122" rx="27" fill="{LIGHT}"/>'
        f'<path d="M64 10H31A21 21 0 0 0 10 31V64H64Z" fill="{r}"/>'
        f'<path d="M64 10H97A21 21 0 0 1 118 31V64H64Z" fill="{y}"/>'
        f'<path d="M64 118H31A21 21 0 0 1 10 97V64H64Z" fill="{g}"/>'
        f'<path d="M64 118H97A21 21 0 0 0 118 97V64H64Z" fill="{b}"/>'
        f'<rect x="20" y="20" width="88" height="88" rx="14" fill="{DARK}"/>'
    )


def _mark(color: Color, x: float, y: float, size: float, ink: str) -> str:
    return sign(f"mark-{color.value}", x, y, size, ink)


def _outer_corner(color: Color) -> tuple[float, float]:
    x, y = _CORNERS[color]
    return 64 + (x - 64) * 1.6, 64 + (y - 64) * 1.6
