"""Draw the open hands of all seats below the table of a replay, one row or more for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.pictures.card_art import SIDE, card_body
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


def open_hands(emblems: Sequence[int], hands: Sequence[Sequence[Card]], to_move: int | None, width: int) -> list[str]:
    """Return the rows of all hands as SVG elements, in the order of the seats. A row is `ROW` pixels high, from y = 0.

    A hand of hidden cards only has no row, because the table shows how many cards it has.
    """
    rows = []
    for seat, hand in enumerate(hands):
        if hand and all(card is Card.HIDDEN for card in hand):
            continue
        for first in range(0, max(len(hand), 1), _MAX_ROW_CARDS):
            mark = _mark(emblems[seat], is_to_move=seat == to_move) if first == 0 else ""
            rows.append(mark + _cards(hand[first : first + _MAX_ROW_CARDS], width))
    return rows


def _mark(emblem: int, *, is_to_move: bool) -> str:
    glow = f'<circle cx="34" cy="{ROW / 2}" r="23" fill="{_GLOW}"/>' if is_to_move else ""
    return glow + disc(emblem, 34, ROW / 2, 19)


def _cards(hand: Sequence[Card], width: int) -> str:
    step = min(_STEP, (width - _LEFT - _EDGE - _CARD) / max(len(hand) - 1, 1))
    return "".join(
        f'<g transform="translate({_LEFT + at * step:.2f} {(ROW - _CARD) / 2}) scale({_CARD / SIDE:.4f})">'
        f"{card_body(card)}</g>"
        for at, card in enumerate(hand)
    )
