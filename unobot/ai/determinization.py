"""Determinization: deal out the hidden cards of a view at random, so that the round can be played on."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from unobot.ai.card_location import CLASS, Weights, weights
from unobot.rules.cards import Card
from unobot.rules.round import Round, View
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import determinized

_TRIES: Final = 8
"""How many cards are tried for a place before all of them are weighed."""


def determinize(view: View, rng: Random) -> Round:
    """Return a full round that looks the same as ``view`` to ``view.seat``; ``rng`` deals the hidden cards.

    A card goes where it is likely to be by what the seats have shown (``unobot.ai.card_location``). The places get
    their cards one after the other, and the draw pile gets the rest.
    """
    unseen = Counter(view.rule_tables.deck)
    unseen.subtract(card for card in view.discard if card is not Card.HIDDEN)
    for hand in view.hands:
        unseen.subtract(card for card in hand if card is not Card.HIDDEN)
    cards = [*unseen.elements()]
    rng.shuffle(cards)
    hands = [
        [_draw(cards, fit, rng) if card is Card.HIDDEN else card for card, fit in zip(hand, fits, strict=True)]
        for hand, fits in zip(view.hands, weights(view), strict=True)
    ]
    return determinized(view, hands, cards, Shuffler(rng.randbytes(32)), _unseen_backs(view, rng))


def _unseen_backs(view: View, rng: Random) -> list[Card]:
    """Return the backs that the seat does not see, in any order. Which front has which back is not known either."""
    if view.backs is None:
        return []
    unseen = Counter(view.ruleset.deck(view.side.other))
    for hand in view.backs.hands:
        unseen.subtract(hand)
    del unseen[Card.HIDDEN]
    backs: list[Card] = [*unseen.elements()]
    rng.shuffle(backs)
    return backs


def _draw(cards: list[Card], fits: Weights, rng: Random) -> Card:
    """Take one of the shuffled ``cards`` with a probability in proportion to the weight of its class."""
    for _ in range(_TRIES):
        if rng.random() < fits[CLASS[cards[-1]]]:
            return cards.pop()
        other = rng.randrange(len(cards))
        cards[-1], cards[other] = cards[other], cards[-1]
    (place,) = rng.choices(range(len(cards)), [fits[CLASS[card]] for card in cards])
    cards[-1], cards[place] = cards[place], cards[-1]
    return cards.pop()
