"""Draw a hand as cards in rows: playable cards are lifted and bright, and the others are dimmed.

The picture of one to eleven cards always has the same height, so the buttons below it do not move. The last card of a
hand is twice as tall: it takes the place of the second row of buttons.

In a deck with two sides, the backs of the other hands stand below. If they have two rows, the cards are smaller.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from unobot.pictures.art import DARK
from unobot.pictures.backs_art import FEW_HANDS, SeatBacks, backs_tiles
from unobot.pictures.card_art import DARK_WILD, SIDE, card_body
from unobot.pictures.collage import Collage, Placed, Tile
from unobot.rules.cards import Card

WIDTH = 480
"""The width in pixels: as wide as the picture of a table."""
SIZE = 54
"""The side of a card in pixels. In a large hand, it is smaller."""
LAST_SIZE = 116
"""The side of the last card, if it is alone in the picture."""
SMALL_SIZE = 40
"""The side of a card above two rows of backs. The last card is smaller by as much."""
_EDGE, _GAP, _LIFT, _BAR = 6, 4, 6, 4
_BACKS_ABOVE = 2
"""The pixels of the lower edge that the backs of other hands take."""
_PLAYABLE = "#43b581"
_NEXT = "#ffd75e"
_ROWS = ((11, 1), (20, 2), (36, 3))
"""Pairs of the most cards of a hand and its number of rows."""
_LARGE_HAND_ROW = 14
"""The number of cards in a row of a larger hand."""

LIFTED, DIMMED, PLAIN, NEXT = "+", "-", "", "*"
"""How a card is shown: it can be played now, it cannot, the hand does not say, or its owner plays it next."""
TALL = "!"
"""Follows the only card of a picture that is twice as tall as others."""
BACKS = "|"
"""Stands before the backs of another hand, which follow the emblem of its seat: "R7+ G1-|3 P1 P2 TR"."""


def hand_collage(source: str) -> Collage:
    """Draw a hand, in the order of ``source``: cards in the notation, each with how it is shown: "R7+ G1- W+".

    The backs of other hands may follow: see `BACKS`.
    """
    own, *others = source.split(BACKS)
    tall = own.endswith(TALL)
    items = own.removesuffix(TALL).split(" ")
    largest = SIZE if len(others) <= FEW_HANDS else SMALL_SIZE
    rows = next((rows for max_cards, rows in _ROWS if len(items) <= max_cards), ceil(len(items) / _LARGE_HAND_ROW))
    columns = ceil(len(items) / rows)
    # Even numbers are whole pixels in a picture of 720, too, so that cards are sharp there.
    size = min(largest, ((WIDTH - 2 * _EDGE + _GAP) // columns - _GAP) // 2 * 2)
    size = LAST_SIZE + largest - SIZE if tall else size
    lift = min(_LIFT, round(_LIFT / 2 * size / SIZE) * 2)
    step = size + lift
    height = 2 * _EDGE + (rows * step if tall or rows > 1 else largest + _LIFT)
    backs, backs_height = backs_tiles([_backs(other) for other in others], WIDTH - 2 * _EDGE) if others else ([], 0)
    tiles = [Placed(_ground(height + backs_height))]
    tiles += [Placed(tile, x + _EDGE, y + height - _BACKS_ABOVE) for tile, x, y in backs]
    for index, item in enumerate(items):
        row, column = divmod(index, columns)
        x, y = _EDGE + column * (size + _GAP), _EDGE + row * step
        lifted = item[-1] in (LIFTED, NEXT)
        tiles.append(Placed(_card(item.removesuffix(LIFTED), size), x, y if lifted else y + lift))
        if lifted:
            tiles.append(Placed(_bar(size), x + size * 0.2, y + size + (lift + 2 - _BAR) / 2))
    return Collage(WIDTH, height + backs_height, tuple(tiles))


def _backs(source: str) -> SeatBacks:
    emblem, *items = source.split(" ")
    cards = tuple(Card(item.removesuffix(DARK_WILD)) for item in items)
    return SeatBacks(int(emblem), cards, is_dark=DARK_WILD in source)


@lru_cache(64)
def _ground(height: float) -> Tile:
    return Tile((f'<rect width="{WIDTH}" height="{height:.2f}" rx="14" fill="{DARK}"/>',), (0, 0, WIDTH, height))


@lru_cache(2048)
def _card(item: str, size: float) -> Tile:
    """Draw one card, with a shade over it if it is dimmed, or with a ring around it if it is the next one."""
    card = item.rstrip(f"{DIMMED}{NEXT}")
    layers, rim = [card_body(Card(card.removesuffix(DARK_WILD)), is_dark=card.endswith(DARK_WILD))], 0
    if item[-1] == DIMMED:
        layers.append(f'<rect x="2" y="2" width="124" height="124" rx="28" fill="{DARK}" fill-opacity="0.62"/>')
    elif item[-1] == NEXT:
        rim = 10
        layers.append(
            f'<rect x="-5" y="-5" width="138" height="138" rx="34" fill="none" stroke="{_NEXT}" stroke-width="9"/>'
        )
    return Tile(tuple(layers), (-rim, -rim, SIDE + 2 * rim, SIDE + 2 * rim), DARK, size / SIDE)


@lru_cache(64)
def _bar(size: float) -> Tile:
    """Draw the bar below a card that can be played, or that is the next one."""
    bar = f'<rect width="{size * 0.6:.2f}" height="4" rx="2" fill="{_PLAYABLE}"/>'
    return Tile((bar,), (0, 0, size * 0.6, 4), DARK)
