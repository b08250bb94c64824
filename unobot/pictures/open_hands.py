"""Draw open hands, one row or more for each seat: below the table of a replay, and after a round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from unobot.pictures.art import DARK
from unobot.pictures.card_art import SIDE, card_body, two_sided_body
from unobot.pictures.collage import Collage, Placed, Tile
from unobot.pictures.emblems import disc
from unobot.rules.cards import Card

_WIDTH, _MARGIN = 520, 8
_LEFT, _EDGE = 60, 8
_ROW, _CARD, _STEP = 48, 40.0, 44.0
"""The height of a row, the side of a card, and the distance between two of them."""
_SMALL = 37, 32.5, 34 + 2 / 3
"""The same in a hand that would need a second row. On a phone, a card is then as large as an emoji in a line."""
_SMALLEST = 30, 26.0, 28 + 1 / 6
"""The same in a row of half the width, so that seven cards need no second one."""
_CROWD_ROW, _CROWD_FACE = 36, 16
"""The height of the first row, and the radius of an emblem, where many hands stand in two columns."""
_FACE = 19
_MAX_WIDE_HANDS = 4
"""The most hands in rows of the full width."""
_GLOW = "#ffe27a"


class OpenHand(NamedTuple):
    """One hand beside its emblem: its height in pixels, and its tiles from y = 0."""

    height: int
    tiles: list[Placed]


def hands_tiles(
    emblems: Sequence[int],
    hands: Sequence[Sequence[Card]],
    to_move: int | None = None,
    *,
    backs: Sequence[Sequence[Card]] = (),
    is_dark: bool = False,
) -> tuple[list[Placed], int]:
    """Return the tiles of all hands from y = 0, and their height. No card covers another one, or its mark.

    The hands are in the order of the seats. Many of them stand in two columns, which are read downward. A hand of
    hidden cards only is left out, because the table shows how many cards it has. ``backs``: the other side of each
    card, in a deck with two sides. ``is_dark``: whether the dark sides are in front.
    """
    shown = [seat for seat, hand in enumerate(hands) if not hand or any(card is not Card.HIDDEN for card in hand)]
    columns: list[list[OpenHand]] = [[]] if len(shown) <= _MAX_WIDE_HANDS else [[], []]
    width = _WIDTH / len(columns)
    blocks = [
        _open_hand(
            emblems[seat],
            hands[seat],
            width,
            backs[seat] if backs else (),
            is_to_move=seat == to_move,
            is_crowded=len(columns) > 1,
            is_dark=is_dark,
        )
        for seat in shown
    ]
    half = _height(blocks) / 2
    for block in blocks:
        columns[0 if _height(columns[0]) < half else -1].append(block)
    height = max(map(_height, columns)) + 2 * _MARGIN
    tiles = [Placed(_ground(height))]
    for number, column in enumerate(columns):
        tiles += _stacked(column, number * width, _MARGIN)
    return tiles, height


def hands_collage(emblems: Sequence[int], hands: Sequence[Sequence[Card]], *, is_dark: bool = False) -> Collage:
    """Draw hands alone, each beside its emblem. ``is_dark``: whether the dark sides of two-sided cards are shown."""
    tiles, height = hands_tiles(emblems, hands, is_dark=is_dark)
    return Collage(_WIDTH, height, tuple(tiles))


def _stacked(hands: Sequence[OpenHand], left: float, top: float) -> list[Placed]:
    """Return the tiles of hands that stand below each other."""
    tiles = []
    for hand in hands:
        tiles += [Placed(tile, left + x, top + y) for tile, x, y in hand.tiles]
        top += hand.height
    return tiles


def _height(hands: Sequence[OpenHand]) -> int:
    return sum(hand.height for hand in hands)


def _open_hand(
    emblem: int,
    hand: Sequence[Card],
    width: float,
    backs: Sequence[Card] = (),
    *,
    is_to_move: bool = False,
    is_crowded: bool = False,
    is_dark: bool,
) -> OpenHand:
    room = width - _LEFT
    is_small = is_crowded or len(hand) * _STEP > room - _EDGE
    first, face = (_CROWD_ROW, _CROWD_FACE) if is_crowded else (_ROW, _FACE)
    small = _SMALL if width == _WIDTH else _SMALLEST
    row, side, step = small if is_small else (_ROW, _CARD, _STEP)
    row_cards = int((room + step - side) // step)
    rows = max(1, -(-len(hand) // row_cards))
    height = max(first, rows * row + 8 * is_small)
    top = (height - rows * row + row - side) / 2
    tiles = [Placed(_mark(emblem, face, is_to_move=is_to_move), 34, first / 2)]
    for at, card in enumerate(hand):
        line, column = divmod(at, row_cards)
        back = backs[at] if backs else None
        tiles.append(Placed(_card(card, side, back, is_dark=is_dark), _LEFT + column * step, top + line * row))
    return OpenHand(height, tiles)


@lru_cache(64)
def _ground(height: int) -> Tile:
    return Tile((f'<rect width="{_WIDTH}" height="{height}" rx="18" fill="{DARK}"/>',), (0, 0, _WIDTH, height))


@cache
def _mark(emblem: int, radius: int, *, is_to_move: bool) -> Tile:
    glow = f'<circle r="{radius + 4}" fill="{_GLOW}"/>' if is_to_move else ""
    return Tile((glow + disc(emblem, 0, 0, radius),), (-24, -24, 48, 48), DARK)


@cache
def _card(card: Card, side: float, back: Card | None, *, is_dark: bool) -> Tile:
    body = card_body(card, is_dark=is_dark) if back is None else two_sided_body(card, back, is_dark=is_dark)
    return Tile((body,), (0, 0, SIDE, SIDE), DARK, side / SIDE)
