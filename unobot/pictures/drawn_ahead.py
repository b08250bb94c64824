"""Pictures that have the tiles of most tables. A bot draws them at its start, so that no press waits for a new tile.

They are of the official game at tables of two to four. The tiles of other decks and of larger tables are drawn at
their first use.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, cycle, product

from unobot.pictures.collage import Collage
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.hand_art import DIMMED, LIFTED, TALL, WIDTH, hand_collage
from unobot.pictures.table_art import PIXELS, LastMove, LobbySeat, RingSeat, lobby_collage, table_collage
from unobot.rules.cards import LIGHT_COLORS, Card
from unobot.rules.decks.official import OFFICIAL_DECK

_CARDS = tuple(dict.fromkeys(OFFICIAL_DECK.cards))
_HAND_SIZES = (7, 9, 10, 11)
"""Hands of one row whose cards have four sizes. Up to twenty cards, hands of two rows have the same sizes."""
_SEATS = (2, 3, 4)
_FULL_PILE = 100
_PILES = (*range(20), 21, 32, 43, 54, 65, 76, 87, 98, *range(100, 108))
"""Numbers of cards with each digit at each place."""
_NAME = "A"
"""A name, because a seat without names has another shape."""
_OTHER_MOVES = (
    *(LastMove("drew", count=cards) for cards in (1, 2, 3, 4)),
    *(LastMove("penalty", count=cards) for cards in (2, 4)),
    LastMove("skipped"),
)


def pictures_ahead() -> Iterator[tuple[Collage, int]]:
    """Yield the pictures with their widths in pixels. Each has only a few new tiles.

    Layers are kept for less time than tiles. So parts whose layers other tiles will need come last.
    """
    last_cards = (hand_collage(f"{card.value}{shown}{TALL}") for card, shown in product(_CARDS, (LIFTED, DIMMED)))
    for hand in chain(last_cards, *map(_hands, _HAND_SIZES)):
        yield hand, WIDTH
    grounds = (table_collage([], 0, way, None, color, _FULL_PILE) for color, way in product(LIGHT_COLORS, (1, -1)))
    for table in chain(grounds, _discards(), _lobbies(), _tables()):
        yield table, PIXELS


def _hands(size: int) -> Iterator[Collage]:
    """Yield hands with each card, bright and dimmed."""
    for shown, start in product((LIFTED, DIMMED), range(0, len(_CARDS), size)):
        cards = [_CARDS[at % len(_CARDS)] for at in range(start, start + size)]
        yield hand_collage(" ".join(f"{card.value}{shown}" for card in cards))


def _discards() -> Iterator[Collage]:
    """Yield tables with each card on top, below it, and as the last move of a seat; and with all other moves.

    They have the other direction than `_tables`, which thus uses the layers of seats again, and keeps them.
    """
    for card in _CARDS:
        owed = OFFICIAL_DECK.effect(card.face).owes
        for color in LIGHT_COLORS if card.color is None else (card.color,):
            played = LastMove("played", card, color)
            ring = [RingSeat(seat, 7, name=_NAME, last=played) for seat in range(2)]
            yield table_collage(ring, 1, -1, card, color, _FULL_PILE, below=(card, card))
            if owed:
                yield table_collage(ring, 1, -1, card, color, _FULL_PILE, owed=owed)
    for move in _OTHER_MOVES:
        ring = [RingSeat(seat, 7, name=_NAME, last=move) for seat in range(2)]
        yield table_collage(ring, 1, -1, None, None, _FULL_PILE)


def _tables() -> Iterator[Collage]:
    """Yield tables in each color, with each seat to move, each emblem, and each number of cards."""
    piles = cycle(_PILES)
    for emblem in range(len(EMBLEMS)):
        ring = [_seat(emblem, 2 * emblem), _seat(emblem, 2 * emblem + 1)]
        yield table_collage(ring, 0, 1, None, None, next(piles))
    yield table_collage([_seat(0, 20)], 0, 1, None, None, next(piles))
    for seats, color, is_uno_owed in product(_SEATS, LIGHT_COLORS, (False, True)):
        for to_move in range(seats):
            ring = [RingSeat(seat, 1, is_uno_owed, is_uno_said=True, name=_NAME) for seat in range(seats)]
            yield table_collage(ring, to_move, 1, Card(f"{color.value}1"), color, next(piles))


def _lobbies() -> Iterator[Collage]:
    """Yield lobbies with free seats, and with each emblem and mark."""
    yield lobby_collage([LobbySeat(0, _NAME, is_host=True), LobbySeat(1, _NAME, is_ai=True), None, None])
    yield lobby_collage([LobbySeat(0, _NAME, is_ready=True), LobbySeat(1, _NAME), LobbySeat(2, _NAME)])
    yield lobby_collage([None, None, None, None])
    for emblem in range(0, len(EMBLEMS), 2):
        yield lobby_collage([LobbySeat(emblem, _NAME), LobbySeat(emblem + 1, _NAME)])


def _seat(emblem: int, cards: int = 7) -> RingSeat:
    return RingSeat(emblem, cards, name=_NAME)
