"""Draw open hands, one row or more for each seat: below the table of a replay, and after a round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from unobot.pictures.art import DARK
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.collage import Collage, Placed, Tile
from unobot.pictures.emblems import disc
from unobot.rules.cards import Card

ROW = 48
"""The height of a row in pixels."""
_CARD = 40
"""The side of a card in pixels."""
_MAX_ROW_CARDS = 16
"""The most cards in a row. They overlap from eleven on."""
_MAX_HALF_ROW_CARDS = 9
"""The most cards in a row of half the width."""
_MAX_WIDE_HANDS = 4
"""The most hands in rows of the full width."""
_WIDTH, _MARGIN = 520, 8
_LEFT, _EDGE, _STEP = 64, 12, 44
_GLOW = "#ffe27a"


def open_hands(
    emblems: Sequence[int],
    hands: Sequence[Sequence[Card]],
    to_move: int | None,
    width: float,
    row_cards: int = _MAX_ROW_CARDS,
) -> list[list[Placed]]:
    """Return the rows of all hands, in the order of the seats. A row is `ROW` pixels high, from y = 0.

    A hand of hidden cards only has no row, because the table shows how many cards it has.
    """
    rows = []
    for seat, hand in enumerate(hands):
        if hand and all(card is Card.HIDDEN for card in hand):
            continue
        for first in range(0, max(len(hand), 1), row_cards):
            mark = [Placed(_mark(emblems[seat], is_to_move=seat == to_move), 34, ROW / 2)] if first == 0 else []
            rows.append(mark + _cards(hand[first : first + row_cards], width))
    return rows


def hands_collage(emblems: Sequence[int], hands: Sequence[Sequence[Card]]) -> Collage:
    """Draw hands alone, each beside its emblem. Many hands stand in two columns, which are read downward."""
    columns, row_cards = (1, _MAX_ROW_CARDS) if len(hands) <= _MAX_WIDE_HANDS else (2, _MAX_HALF_ROW_CARDS)
    rows = open_hands(emblems, hands, None, _WIDTH / columns, row_cards)
    length = -(-len(rows) // columns)
    tiles = [Placed(_ground(length))]
    for at, row in enumerate(rows):
        column, line = divmod(at, length)
        x, y = column * _WIDTH / columns, _MARGIN + line * ROW
        tiles += [Placed(tile, x + left, y + top) for tile, left, top in row]
    return Collage(_WIDTH, 2 * _MARGIN + length * ROW, tuple(tiles))


@cache
def _ground(rows: int) -> Tile:
    height = 2 * _MARGIN + rows * ROW
    return Tile((f'<rect width="{_WIDTH}" height="{height}" rx="18" fill="{DARK}"/>',), (0, 0, _WIDTH, height))


@cache
def _mark(emblem: int, *, is_to_move: bool) -> Tile:
    glow = f'<circle r="23" fill="{_GLOW}"/>' if is_to_move else ""
    return Tile((glow + disc(emblem, 0, 0, 19),), (-24, -24, 48, 48), DARK)


def _cards(hand: Sequence[Card], width: float) -> list[Placed]:
    step = min(_STEP, (width - _LEFT - _EDGE - _CARD) / max(len(hand) - 1, 1))
    return [Placed(_card(card), _LEFT + at * step, (ROW - _CARD) / 2) for at, card in enumerate(hand)]


@cache
def _card(card: Card) -> Tile:
    return Tile((card_body(card),), (0, 0, SIDE, SIDE), DARK, _CARD / SIDE)
