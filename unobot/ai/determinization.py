"""What a seat does not see, dealt out as it may be: a view becomes a round that can be played on."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from unobot.rules.cards import Card
from unobot.rules.round import Round, View
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import determinized

_TRIES: Final = 4
"""How often another card is taken for one that its seat presumably has not."""


def imagined(view: View, rng: Random) -> Round:
    """Give a round that looks to ``view.seat`` as ``view`` does, the cards that it does not see dealt out by ``rng``.

    Seats get no card of a color that they drew rather than lay (``Round.voids``), where another card is at hand.
    """
    left = Counter(view.rule_tables.deck)
    left.subtract(view.discard)
    for hand in view.hands:
        left.subtract(card for card in hand if card is not Card.HIDDEN)
    cards = [*left.elements()]
    rng.shuffle(cards)
    hands = [
        [
            _drawn(cards, view.voids[seat], place, rng) if card is Card.HIDDEN else card
            for place, card in enumerate(hand)
        ]
        for seat, hand in enumerate(view.hands)
    ]
    return determinized(view, hands, cards, Shuffler(rng.randbytes(32)))


def _drawn(cards: list[Card], voids: tuple[int, ...], place: int, rng: Random) -> Card:
    """Take the last of ``cards`` for that place in a hand; another one, if it can be, where that is of a void."""
    for _ in range(_TRIES):
        color = cards[-1].color
        if color is None or place >= voids[color.order]:
            break
        other = rng.randrange(len(cards))
        cards[-1], cards[other] = cards[other], cards[-1]
    return cards.pop()
