"""Hide in an event what a seat, or the public, must not know: hidden cards become ``??``, their number stays."""

from __future__ import annotations

import msgspec

from unobot.rules.cards import Card
from unobot.rules.events import (
    Cards,
    Challenged,
    Dealt,
    DrawnSeen,
    Drew,
    Event,
    HandShown,
    HandsMoved,
    PutBack,
    Reshuffled,
)
from unobot.rules.match import Entry


def hidden(cards: Cards) -> Cards:
    """Return as many hidden cards as there are ``cards``."""
    return (Card.HIDDEN,) * len(cards)


def redact(event: Event, seat: int | None) -> Event:
    """Return the part of ``event`` that ``seat`` may know. ``None`` is the public, which sees no hand at all.

    Applied to that seat's view, the result gives exactly the view of the next state (``docs/laws.md``, law 4).
    """
    match event:
        case Drew() if event.seat != seat or event.blind:
            return Drew(event.seat, hidden(event.cards), event.why, event.blind)
        case DrawnSeen() if event.seat != seat:
            return DrawnSeen(event.seat, hidden(event.cards))
        case Challenged() if not event.to_all and seat not in (event.seat, event.against):
            return Challenged(event.seat, event.against, event.guilty, hidden(event.hand))
        case HandsMoved():
            seen = seat if seat is not None and event.moved(seat) else None
            return HandsMoved(event.how, event.seat, event.target, _own(event.hands, seen))
        case HandShown() if not event.open and event.seat != seat:
            return HandShown(event.seat, hidden(event.cards), event.open)
        case Dealt():
            return Dealt(event.round, event.dealer, _own(event.hands, seat), hidden(event.pile), event.absent)
        case PutBack():
            return PutBack(hidden(event.pile))
        case Reshuffled():
            return Reshuffled(hidden(event.cards))
        case _:
            return event


def _own(hands: tuple[Cards, ...], seat: int | None) -> tuple[Cards, ...]:
    """Return all hands, with those of other seats hidden."""
    return tuple(cards if owner == seat else hidden(cards) for owner, cards in enumerate(hands))


def redacted(entry: Entry, seat: int | None) -> Entry:
    """Return an entry of the log as ``seat``, or the public (``None``), may see it."""
    return msgspec.structs.replace(entry, events=tuple([redact(event, seat) for event in entry.events]))
