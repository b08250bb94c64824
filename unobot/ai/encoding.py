"""Encode a view as the row of integers that the features read, and moves as their candidates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from unobot.ai import features as f
from unobot.ai import opponent_features as of
from unobot.ai import rule_features as r
from unobot.ai.house_features import HouseMove
from unobot.rules.cards import LIGHT_COLORS, Card
from unobot.rules.decks.classic113 import CLASSIC113
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.events import HandsMovedBy, Phase
from unobot.rules.moves import Accept, Challenge, ChooseColor, Draw, Move, Pass, Play
from unobot.rules.play.matching import effect_of
from unobot.rules.play.scoring import partners
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset

_KINDS: Final = [min(order, f.WILD) if order >= f.KINDS else order for order in range(Card.HIDDEN.index)]
"""The kind of each card, by its order; the newer wilds count as wilds."""
_NEWER_WILDS: Final = tuple(card for card in Card if card.face in CLASSIC113.faces - OFFICIAL_DECK.faces)
_NEWER_FACES: Final = {card.face: place + 1 for place, card in enumerate(_NEWER_WILDS)}
_SPOKEN: Final[dict[type[Move], int]] = {Draw: f.DRAW, Pass: f.PASS, Accept: f.ACCEPT, Challenge: f.CHALLENGES}


def candidate(move: Move) -> int:
    """Return the candidate of ``move``, by the first card it plays. Raise ``KeyError`` for a move that has none."""
    if isinstance(move, Play):
        kind = _KINDS[move.cards[0].index]
        if move.color is None:
            return kind
        return (f.FOURS if kind == f.FOUR else f.WILDS) + move.color.order
    if isinstance(move, ChooseColor):
        return f.NAMED + move.color.order
    return _SPOKEN[type(move)]


def described(view: View, move: Move, order: Sequence[int]) -> HouseMove:
    """Return a move as its features see it. ``order`` lists the seats in turn order, the own one first.

    The features pass all hands on with every zero of which they know the number of cards.
    """
    target = getattr(move, "target", None)
    place = 0 if target is None else order.index(target)
    if not isinstance(move, Play):
        return HouseMove(candidate(move), place, 0, 0)
    face = move.cards[0].face
    laid = len(move.cards)
    effect = effect_of(view, face)
    if effect.hands is HandsMovedBy.ZERO:
        place = 0
        laid = 0 if effect.optional and target is None else laid
    newer = _NEWER_FACES.get(face, 0)
    base = candidate(move)
    if newer and move.color is not None:
        base = f.WILDS + move.color.order
    return HouseMove(base, place, laid, newer)


def encode(view: View) -> list[int]:
    """Return the encoding of the view of ``view.seat``, integers. Seats that are out are left out."""
    seat = view.seat
    assert seat is not None  # only seats choose moves, not the public
    q = [0] * of.END
    hands = view.hands
    own_hand = hands[seat]
    unseen = _whole_deck(view.ruleset).copy()
    for card in own_hand:
        if card is not Card.HIDDEN:
            kind = _KINDS[card.index]
            q[kind] += 1
            unseen[kind] -= 1
    for card in view.discard:
        unseen[_KINDS[card.index]] -= 1
    q[f.UNSEEN : f.UNSEEN + f.KINDS] = unseen
    order = [seat, *view.others(seat)]
    count = len(order)
    together = partners(view, seat)
    percent = 100 if view.ruleset.scoring == "points" else 0  # the networks know no other scores
    target = max(view.ruleset.target, 1)
    voids = view.voids  # computed at each call
    for place, player in enumerate(order):
        hand = hands[player]
        q[f.SIZES + place] = len(hand)
        at = f.VOIDS + place * f.COLORS
        q[at : at + f.COLORS] = voids[player]
        q[f.SCORES + place] = view.scores[player] * percent // target
        if player in together:
            q[of.PARTNERS + place] = 1
        q[of.HABITS + place * of.RECORD : of.HABITS + (place + 1) * of.RECORD] = view.habits[player]
        named_color = view.named_colors[player]
        if named_color is not None:
            q[of.NAMED + place * f.COLORS + named_color[0].order] = named_color[1]
        if len(hand) < view.ruleset.open_hands and player != seat:
            for color in LIGHT_COLORS:
                of_color = sum(card.color is color for card in hand)
                q[of.NAMED + place * f.COLORS + color.order] = of_color
                q[at + color.order] = len(hand) - of_color
    is_answer = view.phase is Phase.ANSWER
    q[f.COUNT : f.LENGTH] = (
        count,
        -1 if view.color is None else view.color.order,
        _KINDS[view.discard[-1].index] if view.discard else f.WILD,
        int(view.phase is Phase.DRAWN),
        view.owed if is_answer else 0,
        int(view.ruleset.wild_draw_four == "challenge"),
        -1 if view.challenged_color is None or not is_answer else view.challenged_color.order,
        order.index(view.challenged) if is_answer and view.challenged is not None and view.challenged in order else 0,
    )
    q[of.RULES : of.RULES + r.RULES] = r.rule_numbers(view.ruleset, view.rule)
    q += [own_hand.count(card) for card in _NEWER_WILDS] if view.ruleset.cards != "official" else (0, 0, 0)
    q += (
        int(is_answer and view.owed_face in OFFICIAL_DECK.challenge),
        int(seat != view.to_move),
        view.moves // view.playing,
    )
    return q


@cache
def _whole_deck(ruleset: Ruleset) -> list[int]:
    """Return how many cards of each kind the deck of ``ruleset`` has."""
    counts = Counter(_KINDS[card.index] for card in ruleset.deck())
    return [counts[kind] for kind in range(f.KINDS)]
