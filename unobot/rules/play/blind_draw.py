"""Hide drawn cards from their owner until a later turn of the owner begins (the house rule ``blind_draw``).

A hand keeps its cards in the order in which they came in. So the cards that their owner has not seen are the last ones,
and a round needs only their number, ``Round.unseen``. This number is public, like every draw. Every question about the
cards of a hand uses ``Round.visible_hand``: what can be laid, who can jump in, what a challenge judges and shows. So
nobody is guilty because of a card that they could not know, and a view is enough to judge from.

* Every card from the pile after the deal is drawn blind, for any reason.
* A turn shows the cards that were drawn before it. It begins when its seat is asked to play, to answer or to name a
  color.
* Some cards are drawn in that turn: cards taken as the answer, and cards for a draw card that lets the seat play on.
* A turn that the seat misses shows nothing. A turn that begins again after a jump-in does.
* A seat that gets another hand has not drawn it, so it sees the whole hand.
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

_OF_THE_TURN: Final = (
    *(DrawReason.TURNED_UP, DrawReason.DRAW_TWO, DrawReason.DRAW_FOUR),
    *(DrawReason.DRAW_SIX, DrawReason.DRAW_TEN),
)
"""The reasons for a draw after which the seat can still play: its turn began with the draw."""


def reveal_drawn(state: Round, events: list[Event]) -> list[Event]:
    """Add the cards that the seat whose turn begins with ``events`` drew before and sees from now on."""
    if not state.rule_tables.blind or isinstance(events[-1], RoundEnded):
        return events
    seat = next((event.seat for event in reversed(events) if isinstance(event, TurnBegan)), None)
    first = events[0]
    if seat is None or (isinstance(first, Accepted | Challenged | ColorChosen) and first.seat == seat):
        return events  # no turn begins, or a turn continues after its answer
    after = evolved(state, events)
    drew = [event for event in events if isinstance(event, Drew) and event.seat == seat]
    count = after.unseen[seat] - sum(len(event.cards) for event in drew if event.why in _OF_THE_TURN)
    start = len(after.hands[seat]) - after.unseen[seat]
    if count:
        events.append(DrawnSeen(seat, tuple(after.hands[seat][start : start + count])))
    return events
