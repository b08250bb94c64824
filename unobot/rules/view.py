"""What one seat, or everybody, may see of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unobot.rules.cards import Card
from unobot.rules.fairness import Chance
from unobot.rules.redaction import hidden
from unobot.rules.round import Round, View

_HIDDEN: Final = Card.HIDDEN


def observe(round: Round, seat: int | None) -> View:
    """Give the round as ``seat`` sees it; ``None`` stands for the public, who sees no hand of its own.

    The view shares nothing with the round. What is hidden is ``??``: the other hands, unless the rules lay small
    ones open (also when the round is over: then all lie open in its ``outcome``), the draw pile, the card another
    seat has just drawn, the hand a challenge would be judged by, and of the own hand what the seat drew and has
    not yet seen. Its ``shuffler`` is ``None``.
    """
    view = object.__new__(View)  # every slot is set here, so there is no need to set them twice
    view.ruleset = round.ruleset
    view.book = round.book
    view.shuffler = None
    view.scores = round.scores
    view.rule = round.rule
    view.seat = seat
    view.number = round.number
    view.dealer = round.dealer
    below = round.ruleset.open_hands
    hands = [hand.copy() if len(hand) < below else [_HIDDEN] * len(hand) for hand in round.hands]
    if seat is not None:
        hands[seat] = round.seen(seat) if round.unseen[seat] else round.hands[seat].copy()
    view.hands = hands
    view.unseen = round.unseen
    view.voids = round.voids.copy()
    view.pile = [_HIDDEN] * len(round.pile)
    view.discard = round.discard.copy()
    view.color = round.color
    view.last_color = round.last_color
    view.last_face = round.last_face
    view.direction = round.direction
    view.to_move = round.to_move
    view.phase = round.phase
    view.drawn = round.drawn if round.drawn is None or round.to_move == seat else _HIDDEN
    view.owed = round.owed
    view.owed_face = round.owed_face
    view.four = round.four
    view.four_color = round.four_color
    view.four_face = round.four_face
    view.four_hand = round.four_hand if round.four == seat else hidden(round.four_hand)
    view.said = round.said.copy()
    view.catchable = round.catchable
    view.stuck = round.stuck
    view.out = round.out.copy()
    view.lost = round.lost.copy()
    view.options = round.options
    view.votes = round.votes.copy()
    view.moves = round.moves
    view.limit = round.limit
    view.shuffles = round.shuffles
    view.outcome = round.outcome
    return view


def guessed(view: View, hands: Sequence[Sequence[Card]], pile: Sequence[Card], shuffler: Chance) -> Round:
    """Give a round that ``view`` may be a view of: ``hands`` by seat and ``pile`` are what is ``??`` in it.

    It is one to play on with: a challenge is judged by the hand guessed. Cards that are no ``??`` in ``view`` have to
    be where they are.
    """
    round = view.copied(Round)
    round.hands = [list(hand) for hand in hands]
    round.pile = list(pile)
    round.shuffler = shuffler
    if round.four is not None and round.four != view.seat:
        round.four_hand = tuple(round.seen(round.four))
    return round
