"""Hands that change their owners: swapped, passed on, shuffled.

A seat keeps neither its Uno nor the fault of not having said it: both belong to cards that it no longer holds
(see ``evolve``). Nothing moves when the card that would move it was the last of its hand: the round is over.
"""

from __future__ import annotations

from unobot.rules.cards import Card
from unobot.rules.events import HandsMoved, Moved
from unobot.rules.play.consequences import Consequences


def swap(course: Consequences, seat: int, target: int, how: Moved) -> None:
    """Swap the hands of ``seat`` and ``target``."""
    hands = course.after().hands
    hands[seat], hands[target] = hands[target], hands[seat]
    course.add(HandsMoved(how, seat, target, _frozen(hands)))


def pass_on(course: Consequences, seat: int, how: Moved) -> None:
    """Pass every hand on to the next seat in the direction of play; with two seats that is a swap."""
    hands = course.after().hands
    moved = hands.copy()
    for giver in _in_turn(course, seat):
        moved[course.next_seat(giver)] = hands[giver]
    course.add(HandsMoved(how, seat, None, _frozen(moved)))


def shuffle(course: Consequences, seat: int) -> None:
    """Deal all hands' cards round again, one at a time from the seat after ``seat`` in the direction of play."""
    after = course.after()
    if after.shuffler is None:
        raise ValueError("a view cannot shuffle: decide on the round itself")
    every = [card for hand in after.hands for card in hand]
    cards = after.shuffler.shuffle(every, "hands", after.number, after.shuffles)
    order = _in_turn(course, seat)
    hands: list[list[Card]] = [[] for _ in after.hands]
    for place, owner in enumerate(order):
        hands[owner] = cards[place :: len(order)]
    course.add(HandsMoved(Moved.SHUFFLE, seat, None, _frozen(hands)))


def _in_turn(course: Consequences, seat: int) -> list[int]:
    """Give all seats that are in, the one after ``seat`` first and ``seat`` last."""
    return [*course.round.others(seat), seat]


def _frozen(hands: list[list[Card]]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(hand) for hand in hands)
