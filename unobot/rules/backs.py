"""Hold the other side of cards that have two: in the same places, and in the same order, as the side in play.

At a table, a player sees the side in play of their own cards and the other side of everybody else's. So a back is known
to all seats but its owner (``unobot.rules.view``).
"""

from __future__ import annotations

from unobot.rules.cards import Card, Side


class Backs:
    """The other side of all cards of a round. ``side`` is the side in play.

    In a round, each list is in the order of the list of the round with the same name. In a view, the backs of a hand
    are sorted, because an order would say which card of the hand has which back.
    """

    __slots__ = ("discard", "hands", "pile", "side", "turned")

    side: Side
    hands: list[list[Card]]
    """By seat."""
    pile: list[Card]
    discard: list[Card]
    turned: int
    """The number of discards, the lowest ones, that came to lie as they do when all cards turned over.

    Nobody has seen their side in play, except for the highest of them, which was the new top card.
    """

    def __init__(
        self, side: Side, hands: list[list[Card]], pile: list[Card], discard: list[Card], turned: int = 0
    ) -> None:
        self.side = side
        self.hands = hands
        self.pile = pile
        self.discard = discard
        self.turned = turned

    @property
    def covered(self) -> int:
        """Return the number of discards, the lowest ones, whose side in play nobody has seen."""
        return max(self.turned - 1, 0)

    def copy(self) -> Backs:
        """Return an independent copy."""
        return Backs(
            self.side, [hand.copy() for hand in self.hands], self.pile.copy(), self.discard.copy(), self.turned
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Backs) and all(getattr(self, slot) == getattr(other, slot) for slot in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"Backs({', '.join(f'{slot}={getattr(self, slot)!r}' for slot in self.__slots__)})"


def sorted_cards(cards: list[Card] | tuple[Card, ...]) -> list[Card]:
    """Return cards in the order in which views show backs."""
    return sorted(cards, key=lambda card: card.sort)
