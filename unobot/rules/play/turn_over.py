"""Turn all cards over, and say in events which backs moved.

The rules decide with the side in play alone, and ``evolve`` moves both sides. So the backs are added to the events of a
move when it is decided: what the other seats see of it.
"""

from __future__ import annotations

import msgspec

from unobot.rules.events import Drew, Event, Phase, Played, TurnBegan, TurnedOver
from unobot.rules.play.consequences import PLAYS_NEXT, Consequences
from unobot.rules.play.evolve import evolve
from unobot.rules.round import Round


def turned_over(state: Round) -> TurnedOver:
    """Return the event that turns all cards of ``state`` over.

    The discards turn as one packet, so the lowest one is the new top card.
    """
    backs = state.backs
    assert backs is not None
    hands = tuple(map(tuple, backs.hands))
    return TurnedOver(backs.side.other, backs.discard[0], hands, tuple(map(tuple, state.hands)))


def turn_over(consequences: Consequences) -> None:
    """Turn all cards over."""
    consequences.add(turned_over(consequences.after()))


def begin_turn(consequences: Consequences, seat: int) -> None:
    """Begin the turn of ``seat`` after all cards turned over. It names the color of a wild that is the new top card."""
    is_wild = consequences.after().top.is_wild
    consequences.add(TurnBegan(seat, Phase.COLOR) if is_wild else PLAYS_NEXT[seat])


def with_backs(state: Round, events: list[Event]) -> list[Event]:
    """Return ``events`` with the backs of the cards that were laid and drawn."""
    if not any(isinstance(event, Drew | Played) for event in events):
        return events
    after = state.copy()
    complete: list[Event] = []
    for event in events:
        moved = event
        if isinstance(event, Played):
            evolve(after, event)
            assert after.backs is not None
            moved = msgspec.structs.replace(event, backs=tuple(after.backs.discard[: -len(event.cards) - 1 : -1]))
        elif isinstance(event, Drew):
            assert after.backs is not None
            count = len(event.cards)
            moved = msgspec.structs.replace(event, backs=tuple(after.backs.pile[len(after.backs.pile) - count :][::-1]))
            evolve(after, event)
        else:
            evolve(after, event)
        complete.append(moved)
    return complete
