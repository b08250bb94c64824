"""Draw a roulette below the table: the cards that were turned up for a color, one after the other, and open to all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from unobot.pictures.art import DARK
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.collage import Placed, Tile
from unobot.pictures.emblems import disc
from unobot.rules.cards import Card, Color

WIDTH = 520
CARDS_PER_ROW = 12
_CARD, _STEP = 32, 37.0
"""The side of a card, and the distance between two of them."""
_ROW = 40
_TOP = 6
_LEFT = 58
"""The left edge of the first card, which stands to the right of a face."""
_GOLD = "#ffd75e"


class Roulette(NamedTuple):
    """The cards that were turned up, in their order, for the seat with this emblem. ``color``: what ends it."""

    emblem: int
    color: Color
    cards: tuple[Card, ...]

    @property
    def height(self) -> int:
        """The height of its picture."""
        return _TOP + _ROW * -(-len(self.cards) // CARDS_PER_ROW)


def roulette_tiles(roulette: Roulette, y: float) -> Iterator[Placed]:
    """Yield the tiles, whose upper edge is at ``y`` of a picture that is `WIDTH` wide.

    The card that ends the roulette has a ring.
    """
    middle = y + _TOP / 2 + _ROW / 2
    yield Placed(_ground(roulette.height), 0, y)
    yield Placed(_face(roulette.emblem), 32, middle)
    for at, card in enumerate(roulette.cards):
        row, column = divmod(at, CARDS_PER_ROW)
        tile = _card(card, is_last=card.color is roulette.color)
        yield Placed(tile, _LEFT + column * _STEP, middle + row * _ROW - _CARD / 2)


@lru_cache(16)
def _ground(height: int) -> Tile:
    body = f'<rect x="4" y="4" width="{WIDTH - 8}" height="{height - 5}" rx="16" fill="{DARK}"/>'
    return Tile((body,), (0, 0, WIDTH, height))


@cache
def _face(emblem: int) -> Tile:
    return Tile((disc(emblem, 0, 0, 17),), (-18, -18, 36, 36), DARK)


@cache
def _card(card: Card, *, is_last: bool) -> Tile:
    ring = f'<rect x="-5" y="-5" width="138" height="138" rx="34" fill="none" stroke="{_GOLD}" stroke-width="10"/>'
    return Tile((card_body(card) + ring * is_last,), (-11, -11, SIDE + 22, SIDE + 22), DARK, _CARD / SIDE)
