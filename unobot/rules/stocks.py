"""Divide the draw pile into one stock for each seat (the house rule ``own_stocks``).

Every seat draws from its own stock, so the cards that it draws do not depend on how many the others draw. A round keeps
one pile, next card last, and the number of cards of each stock. The stock of seat 0 lies on top of it, then the stock
of seat 1, and so on. Each stock has its own next card on top. These numbers alone decide where a card lies. They are
public, so each draw is as likely as from one pile.

``docs/fair-deals.md`` describes the division for people who write their own verifier.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import add
from typing import TypeAlias

from unobot.rules.cards import Card

Stocks: TypeAlias = tuple[int, ...]
"""The number of cards in the stock of each seat."""


def divided(cards: int, seats: int, absent: Collection[int]) -> Stocks:
    """Divide this number of cards. Return the number for each seat: as equal as possible, first seats first.

    ``absent`` seats get none.
    """
    present = [seat for seat in range(seats) if seat not in absent]
    share, more = divmod(cards, len(present))
    return tuple(share + (present.index(seat) < more) if seat in present else 0 for seat in range(seats))


def lender(stocks: Stocks, seat: int) -> int | None:
    """Return the seat whose stock lends ``seat`` its next card: the longest other stock, the first of a tie.

    Return ``None`` if all other stocks are empty.
    """
    longest = max((count for other, count in enumerate(stocks) if other != seat), default=0)
    if not longest:
        return None
    return next(other for other, count in enumerate(stocks) if other != seat and count == longest)


def top_of(pile: Sequence[Card], stocks: Stocks, seat: int) -> int:
    """Return the place in the pile behind the next card of ``seat``."""
    return len(pile) - sum(stocks[:seat])


def take_cards(pile: list[Card], stocks: Stocks, seat: int, cards: int) -> Stocks:
    """Take this number of cards from the stock of ``seat``. Return the stocks after it."""
    end = top_of(pile, stocks, seat)
    del pile[end - cards : end]
    return _changed(stocks, seat, -cards)


def lend(pile: list[Card], stocks: Stocks, by: int, to: int) -> Stocks:
    """Move the last card of the stock of ``by`` behind the stock of ``to``. Return the stocks after it."""
    bottom = top_of(pile, stocks, by) - stocks[by]
    card = pile.pop(bottom)
    stocks = _changed(stocks, by, -1)
    pile.insert(top_of(pile, stocks, to) - stocks[to], card)
    return _changed(stocks, to, 1)


def put_behind(pile: list[Card], stocks: Stocks, more: Stocks) -> Stocks:
    """Put the last cards of the pile, ``more`` of them for each seat in seat order, behind the stocks.

    Return the stocks after it. ``stocks`` divides the cards above these, and is empty before the first division.
    """
    stocks = stocks or (0,) * len(more)
    cards = pile[::-1]
    at, new = 0, sum(stocks)
    order: list[Card] = []
    for count, added in zip(stocks, more, strict=True):
        order += cards[at : at + count] + cards[new : new + added]
        at, new = at + count, new + added
    pile[:] = reversed(order)
    return tuple(map(add, stocks, more))


def _changed(stocks: Stocks, seat: int, by: int) -> Stocks:
    return (*stocks[:seat], stocks[seat] + by, *stocks[seat + 1 :])
