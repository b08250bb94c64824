"""Move whole hands: swap them, pass them on, shuffle them.

A seat that gets another hand loses its Uno, and can no longer be caught: both belong to the cards that it held (see
``evolve``). Nothing moves if the card was the last of its hand, because the round is over.
"""

from __future__ import annotations

import msgspec

from unobot.rules.cards import Card
from unobot.rules.events import HandsMoved, HandsMovedBy
from unobot.rules.play.consequences import Consequences


def swap(consequences: Consequences, seat: int, target: int, cause: HandsMovedBy) -> None:
    """Swap the hands of ``seat`` and ``target``."""
    after = consequences.after()
    hands = after.hands
    hands[seat], hands[target] = hands[target], hands[seat]
    moved = HandsMoved(cause, seat, target, _frozen(hands))
    if after.backs is not None:
        backs = after.backs.hands
        backs[seat], backs[target] = backs[target], backs[seat]
        moved = msgspec.structs.replace(moved, backs=_frozen(backs))
    consequences.add(moved)


def pass_on(consequences: Consequences, seat: int, cause: HandsMovedBy) -> None:
    """Pass every hand on to the next seat in the direction of play. With two seats that is a swap."""
    after = consequences.after()
    moved = HandsMoved(cause, seat, None, _frozen(_passed_on(consequences, seat, after.hands)))
    if after.backs is not None:
        backs = _frozen(_passed_on(consequences, seat, after.backs.hands))
        moved = msgspec.structs.replace(moved, backs=backs)
    consequences.add(moved)


def _passed_on(consequences: Consequences, seat: int, hands: list[list[Card]]) -> list[list[Card]]:
    moved = hands.copy()
    for giver in _in_turn(consequences, seat):
        moved[consequences.next_seat(giver)] = hands[giver]
    return moved


def shuffle(consequences: Consequences, seat: int) -> None:
    """Deal the cards of all hands again, one at a time from the seat after ``seat`` in the direction of play."""
    after = consequences.after()
    if after.shuffler is None:
        raise ValueError("a view cannot shuffle: decide on the round itself")
    every = [card for hand in after.hands for card in hand]
    cards = after.shuffler.shuffle(every, "hands", after.number, after.shuffles)
    order = _in_turn(consequences, seat)
    hands: list[list[Card]] = [[] for _ in after.hands]
    for place, owner in enumerate(order):
        hands[owner] = cards[place :: len(order)]
    consequences.add(HandsMoved(HandsMovedBy.SHUFFLE, seat, None, _frozen(hands)))


def _in_turn(consequences: Consequences, seat: int) -> list[int]:
    """Return all seats that are in, from the one after ``seat`` on. ``seat`` is the last."""
    return [*consequences.round.others(seat), seat]


def _frozen(hands: list[list[Card]]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(hand) for hand in hands)
