"""Draw the backs of the other hands below a hand, in small: each hand stands behind the emblem of its seat.

A mark with a number stands for the numbers of a color, as in the words for backs: "🌷3" is three pink numbers. Each
other card is drawn. A hand is never parted between two rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from unobot.pictures.art import DARK, LIGHT, digits, sign
from unobot.pictures.card_art import SIDE, card_body, mark_body
from unobot.pictures.collage import Placed, Tile
from unobot.pictures.emblems import disc
from unobot.rules.cards import Card, Color, FaceKind

FEW_HANDS = 2
"""The most hands that stand in one row."""
_MAX_HANDS = 5
"""The most hands that stand in two rows: those of a table of six."""
_SIZES = (24, 20, 18, 16, 14, 12, 10, 8)
"""The sides of a card in pixels, the largest first. Even numbers are whole pixels in a picture of 720, too."""
_GAP, _BETWEEN = 2, 10
"""The pixels between two cards and between two rows, and between two hands."""


class SeatBacks(NamedTuple):
    """The backs of one hand, and the emblem of its seat. ``is_dark``: whether its wilds lie with the dark side up."""

    emblem: int
    cards: tuple[Card, ...]
    is_dark: bool


_Groups: TypeAlias = dict[Card | Color, int]
"""How many numbers of each color a hand has, then how many there are of each other card."""


def backs_tiles(hands: Sequence[SeatBacks], width: float) -> tuple[list[Placed], float]:
    """Return the tiles of these hands from (0, 0), and their height, which depends only on the number of hands."""
    count = 1 if len(hands) <= FEW_HANDS else 2 if len(hands) <= _MAX_HANDS else 3
    largest = _SIZES[0] if count == 1 else _SIZES[1]
    room = width - largest - _BETWEEN
    groups = [_groups(hand.cards) for hand in hands]
    size = next((size for size in _SIZES if size <= largest and _is_narrow(groups, size, count, room)), _SIZES[-1])
    tiles = [Placed(_label(largest), largest / 2, largest / 2)]
    for number, row in enumerate(_rows([_width(hand, size) for hand in groups], count)):
        left, middle = float(largest + _BETWEEN), number * (largest + _GAP) + largest / 2
        for at in row:
            tiles += _hand(hands[at], groups[at], size, left, middle)
            left += _width(groups[at], size) + _BETWEEN
    return tiles, count * (largest + _GAP) - _GAP


def _hand(hand: SeatBacks, groups: _Groups, size: int, left: float, middle: float) -> list[Placed]:
    """Return the tiles of one hand. ``middle``: that of its row."""
    tiles = [Placed(_emblem(hand.emblem, size), left + size / 2, middle)]
    left += size + _GAP
    for what, count in groups.items():
        tiles.append(Placed(_sign(what, size, is_dark=hand.is_dark), left, middle - size / 2))
        left += size
        if count > 1:
            tiles.append(Placed(_count(count, size), left, middle))
            left += _count_width(count, size)
        left += _GAP
    return tiles


def _groups(cards: Sequence[Card]) -> _Groups:
    ordered = sorted(cards, key=attrgetter("sort"))
    numbers = (card.color for card in ordered if card.face.kind is FaceKind.NUMBER and card.color is not None)
    return {**Counter(numbers), **Counter(card for card in ordered if card.face.kind is not FaceKind.NUMBER)}


def _is_narrow(groups: Sequence[_Groups], size: int, count: int, room: float) -> bool:
    """Return whether hands with cards of this size fit in this number of rows."""
    widths = [_width(hand, size) for hand in groups]
    return all(_row_width([widths[at] for at in row]) <= room for row in _rows(widths, count))


def _width(groups: _Groups, size: int) -> float:
    counts = sum(_count_width(count, size) for count in groups.values() if count > 1)
    return size + len(groups) * (size + _GAP) + counts


def _row_width(widths: Sequence[float]) -> float:
    return sum(widths) + _BETWEEN * (len(widths) - 1)


def _rows(widths: Sequence[float], count: int) -> list[range]:
    """Return the hands of each row, in their order, so that the widest row is as narrow as it can be."""
    ends = ((0, *cuts, len(widths)) for cuts in combinations(range(1, len(widths)), count - 1))
    return min(
        ([range(*row) for row in pairwise(row_ends)] for row_ends in ends),
        key=lambda rows: max(_row_width([widths[at] for at in row]) for row in rows),
    )


def _count_width(count: int, size: int) -> float:
    return len(str(count)) * size * 0.44 + 1


@cache
def _label(size: int) -> Tile:
    """Draw the sign of a card that is turned over."""
    signs = sign("half", 0, 0, 0.2 * size / 20, LIGHT), sign("turn", 0, 0, 0.2 * size / 20, LIGHT, weight=12)
    return Tile(("".join(signs),), (-size, -size, 2 * size, 2 * size), DARK)


@cache
def _emblem(emblem: int, size: int) -> Tile:
    return Tile((disc(emblem, 0, 0, size / 2),), (-size, -size, 2 * size, 2 * size), DARK)


@cache
def _sign(what: Card | Color, size: int, *, is_dark: bool) -> Tile:
    body = card_body(what, is_dark=is_dark) if isinstance(what, Card) else mark_body(what)
    return Tile((body,), (0, 0, SIDE, SIDE), DARK, size / SIDE)


@cache
def _count(count: int, size: int) -> Tile:
    """Draw a number from its left edge."""
    wide = _count_width(count, size)
    parts = digits(count, wide / 2, 0, size / 140, LIGHT)
    return Tile(("".join(parts),), (0, -size / 2, wide, size), DARK)
