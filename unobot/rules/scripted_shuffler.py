"""Repeat the chance of a record: every shuffle and lot is the one that was written down."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from unobot.rules.cards import Card, Pair

T = TypeVar("T")

Order: TypeAlias = Sequence[Card | Pair]
"""The cards of a shuffle in their new order. Cards with two sides are pairs."""


class ScriptedShuffler:
    """A ``RandomSource`` that gives the shuffles and lots of the next lines of a record.

    Raises ``ValueError`` if the lines have no such shuffle, or if it has other cards or seats than the round.
    """

    def __init__(self) -> None:
        self.orders: deque[Order] = deque()
        """The shuffles of cards that are still to come."""
        self.presses: deque[int] = deque()
        """The lots of the presses of the launcher that are still to come."""
        self.seats: tuple[int, ...] = ()
        """The shuffle of the seats before a deal."""
        self.dealer = 0
        self.options: tuple[str, ...] = ()
        self.rule: str | None = None

    def shuffle(self, cards: Sequence[T], purpose: str, _round: int, _number: int, /) -> list[T]:
        """Return ``cards`` in the order that was written down. For some purposes they are names or seats."""
        order: list[Any]
        if purpose == "rules":
            order = list(self.options)
        elif purpose == "vote":
            order = sorted(cards, key=lambda rule: rule != self.rule)
        elif purpose == "seats":
            order = list(self.seats)
            if sorted(order) != list(cards):
                raise ValueError("the seats are shuffled here, and no line gives their order")
        elif purpose == "pairing":
            order = self._paired(cards)
        elif self.orders:
            order = list(self.orders.popleft())
            if sorted(map(str, order)) != sorted(map(str, cards)):
                raise ValueError("the shuffled cards are not the cards of the round")
        else:
            raise ValueError("the cards are shuffled here, and no line gives their order")
        return order

    def _paired(self, printed: Sequence[Any]) -> list[Any]:
        """Return the ``printed`` cards with the backs that their fronts have in the next shuffle."""
        backs: defaultdict[Card, list[Card]] = defaultdict(list)
        for card in self.orders[0] if self.orders else ():
            if isinstance(card, Pair):
                backs[card.front].append(card.back)
        paired = [Pair(card.front, backs[card.front].pop()) for card in printed if backs[card.front]]
        if sorted(card.back.index for card in paired) != sorted(card.back.index for card in printed):
            raise ValueError("the shuffled cards do not have the fronts and backs of the deck")
        return paired

    def lot(self, n: int, purpose: str, _round: int, _number: int, /) -> int:
        """Return the first dealer or a press of the launcher, a number below ``n``."""
        if purpose == "launcher":
            if not self.presses:
                raise ValueError("the launcher is pressed here, and no line says what it fires")
            return self.presses.popleft()
        if not 0 <= self.dealer < n:
            raise ValueError(f"there is no seat {self.dealer} among {n}")
        return self.dealer
