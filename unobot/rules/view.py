"""What one seat, or everybody, may see of a round."""

from __future__ import annotations

from unobot.rules.cards import Card
from unobot.rules.redaction import hidden
from unobot.rules.round import Round, View


def observe(round: Round, seat: int | None) -> View:
    """Give the round as ``seat`` sees it; ``None`` stands for the public, who sees no hand of its own.

    The view shares nothing with the round. What is hidden is ``??``: the other hands, unless the rules lay small
    ones open (also when the round is over: then all lie open in its ``outcome``), the draw pile, the card another
    seat has just drawn, the hand a challenge would be judged by, and of the own hand what the seat drew and has
    not yet seen. Its ``shuffler`` is ``None``.
    """
    view = View(round.ruleset, round.seats, None, round.scores, round.rule)
    view.seat = seat
    view.number = round.number
    view.dealer = round.dealer
    below = round.ruleset.open_hands
    view.hands = [
        hand.copy() if owner == seat or len(hand) < below else [Card.HIDDEN] * len(hand)
        for owner, hand in enumerate(round.hands)
    ]
    view.unseen = round.unseen
    if seat is not None and round.unseen[seat]:
        view.hands[seat] = round.seen(seat)
    view.voids = round.voids.copy()
    view.pile = [Card.HIDDEN] * len(round.pile)
    view.discard = round.discard.copy()
    view.color = round.color
    view.last_color = round.last_color
    view.last_face = round.last_face
    view.direction = round.direction
    view.to_move = round.to_move
    view.phase = round.phase
    view.drawn = round.drawn if round.drawn is None or round.to_move == seat else Card.HIDDEN
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
