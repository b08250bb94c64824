"""Draw a roulette: the cards that were turned up for a color, one after the other, and open to all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from unobot.pictures.art import DARK, INK, LIGHT, number, sign
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.collage import Collage, Placed, Tile
from unobot.pictures.emblems import disc
from unobot.pictures.table_art import EDGE_COLORS
from unobot.rules.cards import Card, Color

WIDTH = 480
"""The width in pixels: as wide as a hand."""
_HEAD, _EDGE = 72, 10
_FEW, _MANY = (8, 54), (12, 34)
"""The cards in a row, and the side of a card in pixels: of up to two rows, and of more cards.

Sides are even, so that a card stands on whole pixels in a picture of 720, too.
"""
_GAP = 4
_GOLD = "#ffd75e"


def roulette_collage(wheel: Card, color: Color, cards: Sequence[Card], seat: int, by: int) -> Collage:
    """Draw the cards that were turned up so far, in their order. The card that ends it, in the color, has a ring.

    ``wheel``: the card that was laid. ``color``: the one that the seat named. ``seat`` and ``by``: the emblems of the
    seat that takes the cards, and of the seat that laid the wheel.
    """
    in_a_row, side = _FEW if len(cards) <= 2 * _FEW[0] else _MANY
    rows = max(1, -(-len(cards) // in_a_row))
    height = _HEAD + rows * (side + _GAP) + 2 * _GAP
    tiles = [
        Placed(_ground(color, height)),
        Placed(_head(wheel, color, by, seat)),
        Placed(_count(color, len(cards)), 396, _HEAD // 2),
    ]
    for at, card in enumerate(cards):
        row, column = divmod(at, in_a_row)
        tile = _card(card, side, is_last=card.color is color)
        tiles.append(Placed(tile, _EDGE + column * (side + _GAP), _HEAD + row * (side + _GAP)))
    return Collage(WIDTH, height, tuple(tiles))


@cache
def _ground(color: Color, height: int) -> Tile:
    body = f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{EDGE_COLORS[color]}"/>'
    body += f'<rect x="6" y="{_HEAD - 6}" width="{WIDTH - 12}" height="{height - _HEAD}" rx="14" fill="{DARK}"/>'
    return Tile((body,), (0, 0, WIDTH, height))


@cache
def _head(wheel: Card, color: Color, by: int, seat: int) -> Tile:
    """Draw who laid the wheel, who takes the cards, and the color that ends it."""
    card = f'<g transform="translate(84 9) scale({52 / SIDE:.4f})">{card_body(wheel)}</g>'
    body = disc(by, 46, 35, 25) + card + sign("arrow", 164, 35, 0.26, LIGHT) + disc(seat, 214, 35, 25)
    body += sign(f"mark-{color.value}", 300, 35, 0.46, INK[color])
    return Tile((body,), (0, 0, 340, 65), EDGE_COLORS[color])


@cache
def _count(color: Color, count: int) -> Tile:
    """Draw the number of cards."""
    plus = sign("plus", -16 - 13 * len(str(count)), 0, 0.4, LIGHT, weight=20)
    return Tile((plus + number(count, 16, -1, 0.46, LIGHT),), (-64, -24, 136, 48), EDGE_COLORS[color])


@cache
def _card(card: Card, side: int, *, is_last: bool) -> Tile:
    ring = f'<rect x="-5" y="-5" width="138" height="138" rx="34" fill="none" stroke="{_GOLD}" stroke-width="10"/>'
    return Tile((card_body(card) + ring * is_last,), (-11, -11, SIDE + 22, SIDE + 22), DARK, side / SIDE)
