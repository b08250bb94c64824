"""Cards drawn blind: ``??`` to their owner too, from the draw until a later turn of the owner begins.

A hand keeps the cards in the order they came in, so what its owner has not seen are its last cards, and a round
knows them by their number (``Round.unseen``, which is public, like every draw). All that asks for a hand's cards
goes by ``Round.seen``: what may be laid, must be laid or jumps in, whether a wild draw four is legal, what a
challenge is judged by and shows. So nobody is guilty of what they could not know, and a view is enough to judge.

* Every card from the pile after the deal is drawn blind, whatever for.
* A turn shows what was drawn before it. It begins when its seat is asked to play, to answer or to name a color;
  the cards taken as the answer, or for a draw two or four that lets the seat play on, are drawn in that turn.
  A turn missed shows nothing, one that begins again after a jump-in does.
* Hands that move are seen whole by whoever gets them, who has not drawn them.
* Cards count as cards, seen or not: for Uno, for the hand limit, and at the end of the round.
"""

from __future__ import annotations

from typing import Final

from unobot.rules.events import (
    Accepted,
    Challenged,
    ColorChosen,
    DrawnSeen,
    DrawReason,
    Drew,
    Event,
    RoundEnded,
    TurnBegan,
)
from unobot.rules.play.consequences import evolved
from unobot.rules.round import Round

_OF_THE_TURN: Final = (DrawReason.TURNED_UP, DrawReason.DRAW_TWO, DrawReason.DRAW_FOUR)
"""What a seat draws for that may then play on: its turn began with it."""


def reveal_drawn(state: Round, events: list[Event]) -> list[Event]:
    """Add what the seat whose turn begins with ``events`` sees from now on of what it drew before."""
    if not state.rule_tables.blind or isinstance(events[-1], RoundEnded):
        return events
    seat = next((event.seat for event in reversed(events) if isinstance(event, TurnBegan)), None)
    first = events[0]
    if seat is None or (isinstance(first, Accepted | Challenged | ColorChosen) and first.seat == seat):
        return events  # no turn begins, or one goes on after its answer
    after = evolved(state, events)
    drew = [event for event in events if isinstance(event, Drew) and event.seat == seat]
    count = after.unseen[seat] - sum(len(event.cards) for event in drew if event.why in _OF_THE_TURN)
    start = len(after.hands[seat]) - after.unseen[seat]
    if count:
        events.append(DrawnSeen(seat, tuple(after.hands[seat][start : start + count])))
    return events
