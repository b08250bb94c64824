"""Moves after which hands change their owners: what a seat would give, and what it would get.

These are sevens and zeros by the house rules, Wild Swap Hands, and a Customizable wild with such a rule.
"""

from __future__ import annotations

from unobot.rules.cards import Face
from unobot.rules.moves import Play
from unobot.rules.round import View


def cards_saved(view: View, seat: int, move: Play) -> int:
    """Return by how many cards the hand of ``seat`` would be smaller after ``move`` than without the exchange of hands.

    It is 0 for a move that exchanges no hands, and for the last card of a hand.
    """
    left = len(view.hands[seat]) - len(move.cards)
    if not left:
        return 0
    face = move.cards[0].face
    if move.target is not None and not (face is Face.WILD_CUSTOM and view.rule == "target_draws"):
        return left - len(view.hands[move.target])
    if (face is Face.ZERO and view.ruleset.zero) or (face is Face.WILD_CUSTOM and view.rule == "pass_hands"):
        return left - len(view.hands[view.others(seat)[-1]])
    return 0
