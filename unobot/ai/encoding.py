"""Encode a view as the row of integers that ``unobot.ai.features`` reads, and moves as its candidates."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from unobot.ai import features as f
from unobot.rules.cards import Card
from unobot.rules.events import Phase
from unobot.rules.moves import Accept, Challenge, ChooseColor, Draw, Move, Pass, Play
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset

KIND: Final[dict[Card, int]] = {
    card: card.order if card.order < f.KINDS else f.WILD for card in Card if card is not Card.HIDDEN
}
"""The kind of each card; the newer wilds count as wilds."""
_SPOKEN: Final[dict[type[Move], int]] = {Draw: f.DRAW, Pass: f.PASS, Accept: f.ACCEPT, Challenge: f.CHALLENGES}


def candidate(move: Move) -> int:
    """Return the candidate of ``move``, by the first card it plays. Raise ``KeyError`` for a move that has none."""
    if isinstance(move, Play):
        kind = KIND[move.cards[0]]
        if move.color is None:
            return kind
        return (f.FOURS if kind == f.FOUR else f.WILDS) + move.color.order
    if isinstance(move, ChooseColor):
        return f.NAMED + move.color.order
    return _SPOKEN[type(move)]


def encode(view: View) -> list[int]:
    """Return the encoding of the view of ``view.seat``: ``f.LENGTH`` integers.

    Seats that are out are left out. Under other rules than the official ones the encoding is an approximation.
    """
    seat = view.seat
    assert seat is not None  # only seats choose moves, not the public
    p = [0] * f.VOIDS
    unseen = _kinds(view.ruleset).copy()
    for card in view.hands[seat]:
        if card is not Card.HIDDEN:
            kind = KIND[card]
            p[kind] += 1
            unseen[kind] -= 1
    for card in view.discard:
        unseen[KIND[card]] -= 1
    p[f.UNSEEN : f.UNSEEN + f.KINDS] = unseen
    order = [seat, *view.others(seat)]
    count = len(order)
    known = view.voids
    voids: list[int] = []
    scores: list[int] = []
    target = max(view.ruleset.target, 1)
    for place, each in enumerate(order):
        p[f.SIZES + place] = len(view.hands[each])
        voids += known[each]
        scores.append(view.scores[each] * 100 // target)
    p += voids
    p += [0] * (f.SCORES - len(p))
    p += scores
    p += [0] * (f.COUNT - len(p))
    asked = view.phase is Phase.ANSWER
    top = view.discard[-1] if view.discard else Card.W
    p += (
        count,
        -1 if view.color is None else view.color.order,
        KIND[top],
        int(view.phase is Phase.DRAWN),
        view.owed if asked else 0,
        int(view.ruleset.wild_draw_four == "challenge"),
        -1 if view.four_color is None or not asked else view.four_color.order,
        order.index(view.four) if asked and view.four is not None and view.four in order else 0,
    )
    return p


@cache
def _kinds(ruleset: Ruleset) -> list[int]:
    """Return how many cards of each kind the deck of ``ruleset`` has."""
    counted = Counter(KIND[card] for card in ruleset.deck())
    return [counted[kind] for kind in range(f.KINDS)]
