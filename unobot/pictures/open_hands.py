"""Draw the open hands of all seats below the table of a replay, one row or more for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from unobot.pictures.art import DARK
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.collage import Placed, Tile
from unobot.pictures.emblems import disc
from unobot.rules.cards import Card

ROW = 48
"""The height of a row in pixels."""
_CARD = 40
"""The side of a card in pixels."""
_MAX_ROW_CARDS = 16
"""The most cards in a row. They overlap from eleven on."""
_LEFT, _EDGE, _STEP = 64, 12, 44
_GLOW = "#ffe27a"


def open_hands(
    emblems: Sequence[int], hands: Sequence[Sequence[Card]], to_move: int | None, width: int
) -> list[list[Placed]]:
    """Return the rows of all hands, in the order of the seats. A row is `ROW` pixels high, from y = 0.

    A hand of hidden cards only has no row, because the table shows how many cards it has.
    """
    rows = []
    for seat, hand in enumerate(hands):
        if hand and all(card is Card.HIDDEN for card in hand):
            continue
        for first in range(0, max(len(hand), 1), _MAX_ROW_CARDS):
            mark = [Placed(_mark(emblems[seat], is_to_move=seat == to_move), 34, ROW / 2)] if first == 0 else []
            rows.append(mark + _cards(hand[first : first + _MAX_ROW_CARDS], width))
    return rows


@cache
def _mark(emblem: int, *, is_to_move: bool) -> Tile:
    glow = f'<circle r="23" fill="{_GLOW}"/>' if is_to_move else ""
    return Tile(glow + disc(emblem, 0, 0, 19), (-24, -24, 48, 48), DARK)


def _cards(hand: Sequence[Card], width: int) -> list[Placed]:
    step = min(_STEP, (width - _LEFT - _EDGE - _CARD) / max(len(hand) - 1, 1))
    return [Placed(_card(card), _LEFT + at * step, (ROW - _CARD) / 2) for at, card in enumerate(hand)]


@cache
def _card(card: Card) -> Tile:
    return Tile(card_body(card), (0, 0, SIDE, SIDE), DARK, _CARD / SIDE)
