"""Repeat the chance of a record: every shuffle and lot is the one that was written down."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, TypeVar

from unobot.rules.cards import Card

T = TypeVar("T")


class ScriptedShuffler:
    """A ``RandomSource`` that gives the shuffles and lots of the next lines of a record.

    Raises ``ValueError`` if the lines have no such shuffle, or if it has other cards or seats than the round.
    """

    def __init__(self) -> None:
        self.orders: deque[list[Card]] = deque()
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
        elif self.orders:
            order = list(self.orders.popleft())
            if sorted(map(str, order)) != sorted(map(str, cards)):
                raise ValueError("the shuffled cards are not the cards of the round")
        else:
            raise ValueError("the cards are shuffled here, and no line gives their order")
        return order

    def lot(self, n: int, purpose: str, _round: int, _number: int, /) -> int:
        """Return the first dealer or a press of the launcher, a number below ``n``."""
        if purpose == "launcher":
            if not self.presses:
                raise ValueError("the launcher is pressed here, and no line says what it fires")
            return self.presses.popleft()
        if not 0 <= self.dealer < n:
            raise ValueError(f"there is no seat {self.dealer} among {n}")
        return self.dealer
