"""Draw cards as squares that are legible at 20 pixels: the color, its mark, and the sign or digit of the face."""

from __future__ import annotations

from unobot.pictures.art import DARK, INK, LIGHT, sign, sign_color, svg
from unobot.rules.cards import Card, Color, Face

SIDE = 128
"""The side of a card in pixels: the size of an emoji on Discord."""
_SIGNS = {Face.SKIP: "skip", Face.REVERSE: "reverse"}
_WILDS = {Face.WILD_SWAP: "swap", Face.WILD_SHUFFLE: "shuffle", Face.WILD_CUSTOM: "custom"}
_CORNERS = {Color.RED: (44, 44), Color.YELLOW: (84, 44), Color.GREEN: (44, 84), Color.BLUE: (84, 84)}


def card_svg(card: Card, color: Color | None = None) -> str:
    """Draw a card. ``color``: the color chosen for a wild."""
    return svg(SIDE, SIDE, card_body(card, color))


def card_body(card: Card, color: Color | None = None) -> str:
    """Draw a card as a part of a larger picture. Its corners are at 0 and `SIDE`."""
    return _colored(card.face, card.color) if card.color is not None else _black(card, color)


def mark_svg(color: Color | None) -> str:
    """Draw the mark of a color, or all four marks for a wild (None)."""
    if color is not None:
        rim = (
            f'<g stroke="{LIGHT}" stroke-width="11" stroke-linejoin="round">{_mark(color, 64, 64, 1.2, INK[color])}</g>'
        )
        return svg(SIDE, SIDE, rim + _mark(color, 64, 64, 1.2, INK[color]))
    return svg(
        SIDE, SIDE, "".join(_mark(mark_color, *_outer_corner(mark_color), 0.6, INK[mark_color]) for mark_color in Color)
    )


def _colored(face: Face, color: Color) -> str:
    ink = sign_color(color)
    if face is Face.DRAW_TWO:
        signs = sign("plus", 34, 78, 0.7, ink) + sign("2", 75, 73, 0.92, ink)
    elif face in _SIGNS:
        signs = sign(_SIGNS[face], 55, 72, 0.94, ink)
    else:
        signs = sign(face.value, 52, 68, 1.06, ink)
    return _frame(INK[color]) + signs + _mark(color, 99, 30, 0.29, ink)


def _black(card: Card, color: Color | None) -> str:
    frame = _frame(DARK) if card is Card.HIDDEN else _rainbow() if color is None else _frame(INK[color], DARK)
    if card is Card.HIDDEN:
        return frame + sign("hidden", 64, 64, 1.15, LIGHT)
    if card.face is Face.WILD and color is not None:
        return frame + _mark(color, 64, 64, 0.8, INK[color])
    if card.face is Face.WILD:
        return frame + "".join(_mark(mark_color, *_CORNERS[mark_color], 0.4, INK[mark_color]) for mark_color in Color)
    # With a chosen color, the sign is smaller, to make room for the mark.
    x, y, size = (64, 64, 1.0) if color is None else (56, 74, 0.78)
    if card.face is Face.WILD_DRAW_FOUR:
        signs = sign("plus", x - 25 * size, y + 5 * size, 0.72 * size, LIGHT) + sign("4", x + 17 * size, y, size, LIGHT)
    else:
        signs = sign(_WILDS[card.face], x, y, size, LIGHT)
    return frame + signs + ("" if color is None else _mark(color, 93, 35, 0.27, INK[color]))


def _frame(edge: str, fill: str | None = None) -> str:
    """Draw a blank card with a light rim: in one color, or with an ``edge`` in one color and a ``fill`` in another."""
    inner = "" if fill is None else f'<rect x="20" y="20" width="88" height="88" rx="14" fill="{fill}"/>'
    return (
        f'<rect x="3" y="3" width="122" height="122" rx="27" fill="{LIGHT}"/>'
        f'<rect x="10" y="10" width="108" height="108" rx="21" fill="{edge}"/>{inner}'
    )


def _rainbow() -> str:
    """Draw the blank card of a wild without a chosen color: its edge has all four colors."""
    r, y, g, b = (INK[color] for color in Color)
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
