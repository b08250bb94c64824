"""The level ``casual``: the way the computer players of many a simple Uno program play.

It looks no further than its own hand and the number of cards the others hold: numbers first (any of them), then
colored action cards, wilds last; the color it holds most of for a wild, the seat with the fewest cards where
one is to be chosen. It lays a wild draw four only when that is legal, passes owed cards on when it can, else
takes them without a challenge, never draws while it can play, lays one card at a time, never jumps in, and
always says Uno. Its vote is a toss.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from unobot.rules.cards import Card, Color, Face
from unobot.rules.decide import fair_moves
from unobot.rules.events import Phase
from unobot.rules.matching import is_honest, needs_target, targets
from unobot.rules.moves import ACCEPT, DRAW, PASS, VOTES, ChooseColor, Move, Play
from unobot.rules.round import View


class Casual:
    """Plays what it can, plain cards first."""

    def choose(self, view: View, rng: Random) -> Move:
        """Give the move for ``view.seat``, which must be the seat to move (see ``Strategy``)."""
        if view.phase is Phase.VOTE:
            return rng.choice(VOTES)
        seat = view.to_move
        hand = view.hands[seat]
        if view.phase is Phase.COLOR:
            return ChooseColor(_most_held(hand), _fewest(view, seat) if view.top.face is Face.WILD_SWAP else None)
        moves = fair_moves(view, seat)
        laid = dict.fromkeys(move.cards[0] for move in moves if isinstance(move, Play) and len(move.cards) == 1)
        cards = [card for card in laid if card is not Card.WD4 or _honest(view, hand)] or (
            [] if DRAW in moves or PASS in moves or ACCEPT in moves else list(laid)
        )
        if not cards:
            return next(move for move in (ACCEPT, PASS, DRAW) if move in moves)
        plainest = min(_rank(card) for card in cards)
        card = rng.choice([card for card in cards if _rank(card) == plainest])
        color = _most_held(hand) if card.is_wild else None
        aimed = len(hand) > 1 and needs_target(view, card.face)
        uno = len(hand) == 2 and view.book.calls
        return Play((card,), color, _fewest(view, seat) if aimed else None, uno)


def _honest(view: View, hand: Sequence[Card]) -> bool:
    """Say whether a wild draw four would be legal now, or may be laid at any time."""
    if view.ruleset.wild_draw_four == "free":
        return True
    return is_honest(view.ruleset, hand, view.color, view.top.face if view.discard else None)


def _fewest(view: View, seat: int) -> int:
    """Give the other seat that holds the fewest cards; of equals the first."""
    return min(targets(view, seat), key=lambda each: len(view.hands[each]))


def _rank(card: Card) -> int:
    """Give 0 for a number, 1 for a colored action card and 2 for a wild."""
    return 2 if card.is_wild else int(card.points > 9)


def _most_held(hand: Sequence[Card]) -> Color:
    """Give the color most held; of equals the first in the order of ``Color``, and of none red."""
    colors = [card.color for card in hand]
    return max(Color, key=colors.count)
