"""The level ``casual``: the way the computer players of many a simple Uno program play.

It looks no further than its own hand: numbers first (any of them), then colored action cards, wilds last; the
color it holds most of for a wild. It lays a wild draw four only when that is legal, takes four cards without
a challenge, never draws while it can play, and always says Uno.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from unobot.rules.cards import Card, Color
from unobot.rules.decide import legal_moves
from unobot.rules.events import Phase
from unobot.rules.moves import ACCEPT, DRAW, PASS, ChooseColor, Move, Play
from unobot.rules.round import View


class Casual:
    """Plays what it can, plain cards first."""

    def choose(self, view: View, rng: Random) -> Move:
        """Give the move for ``view.seat``, which must be the seat to move (see ``Strategy``)."""
        seat = view.to_move
        hand = view.hands[seat]
        if view.phase is Phase.ANSWER:
            return ACCEPT
        if view.phase is Phase.COLOR:
            return ChooseColor(_most_held(hand))
        honest = all(card.color is not view.color for card in hand)
        cards = [
            card
            for card in dict.fromkeys(move.cards[0] for move in legal_moves(view, seat) if isinstance(move, Play))
            if card is not Card.WD4 or honest
        ]
        if not cards:
            return PASS if view.phase is Phase.DRAWN else DRAW
        plainest = min(_rank(card) for card in cards)
        card = rng.choice([card for card in cards if _rank(card) == plainest])
        return Play((card,), _most_held(hand) if card.is_wild else None, None, uno=len(hand) == 2)


def _rank(card: Card) -> int:
    """Give 0 for a number, 1 for a colored action card and 2 for a wild."""
    return 2 if card.is_wild else int(card.points > 9)


def _most_held(hand: Sequence[Card]) -> Color:
    """Give the color most held; of equals the first in the order of ``Color``, and of none red."""
    colors = [card.color for card in hand]
    return max(Color, key=colors.count)
