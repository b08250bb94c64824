"""Determinization: deal out the hidden cards of a view at random, so that the round can be played on."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from unobot.rules.cards import Card
from unobot.rules.round import Round, View
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import determinized

_TRIES: Final = 4
"""The most attempts to replace a card that its seat probably does not hold."""


def determinize(view: View, rng: Random) -> Round:
    """Return a full round that looks the same as ``view`` to ``view.seat``; ``rng`` deals the hidden cards.

    A seat gets no card of a color in which it is void (``Round.voids``), as long as another card can be found.
    """
    left = Counter(view.rule_tables.deck)
    left.subtract(view.discard)
    for hand in view.hands:
        left.subtract(card for card in hand if card is not Card.HIDDEN)
    cards = [*left.elements()]
    rng.shuffle(cards)
    voids = view.voids
    hands = [
        [_drawn(cards, voids[seat], place, rng) if card is Card.HIDDEN else card for place, card in enumerate(hand)]
        for seat, hand in enumerate(view.hands)
    ]
    return determinized(view, hands, cards, Shuffler(rng.randbytes(32)))


def _drawn(cards: list[Card], voids: tuple[int, ...], place: int, rng: Random) -> Card:
    """Take the last of ``cards`` for that place in a hand. If its color is void there, try another card."""
    for _ in range(_TRIES):
        color = cards[-1].color
        if color is None or place >= voids[color.order]:
            break
        other = rng.randrange(len(cards))
        cards[-1], cards[other] = cards[other], cards[-1]
    return cards.pop()
