"""Knock-outs: seats that left a round with too many cards, and whose card it was.

They come from the events that everybody saw.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping, Reversible
from dataclasses import dataclass

from unobot.rules.cards import Card, Color
from unobot.rules.events import ColorChosen, DrawReason, Drew, Played, SeatOut, TakenBack
from unobot.rules.match import Entry

CAUSES = 12
"""The most entries between a card and the knock-out or roulette that it causes. Only calls and catches come between."""
_OWN_DRAWS = (DrawReason.CHOICE, DrawReason.PENALTY, DrawReason.TURNED_UP, DrawReason.CHALLENGE)
"""The reasons of draws that no card of another seat caused."""


@dataclass(frozen=True, slots=True)
class KnockedOut:
    """The knock-out of ``seat``, which held ``count`` cards.

    ``by``: the seat that laid ``card`` in ``color`` for it. All are None if no card made the seat draw. ``by`` alone is
    None if it was the seat's own card.
    """

    seat: int
    ply: int
    """The number of the entry."""
    count: int
    by: int | None = None
    card: Card | None = None
    color: Color | None = None


def knock_outs_of(entry: Entry, before: Reversible[Entry]) -> tuple[KnockedOut, ...]:
    """Return the knock-outs of one entry. ``before``: the entries before it, the oldest first."""
    return tuple(_knock_outs(entry, before)) if any(isinstance(event, SeatOut) for event in entry.events) else ()


def note_knock_outs(knock_outs: MutableMapping[int, KnockedOut], entry: Entry, before: Reversible[Entry]) -> None:
    """Put the knock-outs of an entry into ``knock_outs``, which are by seat, and forget what is taken back."""
    for event in entry.events:
        if isinstance(event, TakenBack):
            for seat in [seat for seat, known in knock_outs.items() if known.ply >= event.ply]:
                del knock_outs[seat]
    for knock_out in knock_outs_of(entry, before):
        knock_outs[knock_out.seat] = knock_out


def _knock_outs(entry: Entry, before: Reversible[Entry]) -> Iterable[KnockedOut]:
    reasons = {event.seat: event.why for event in entry.events if isinstance(event, Drew) and event.cards}
    for event in entry.events:
        if not isinstance(event, SeatOut) or event.placed:
            continue
        laid = last_play(entry, before) if reasons.get(event.seat, DrawReason.CHOICE) not in _OWN_DRAWS else None
        if laid is None:
            yield KnockedOut(event.seat, entry.ply, len(event.cards))
            continue
        by = None if laid.seat == event.seat else laid.seat
        named = next((chosen.color for chosen in entry.events if isinstance(chosen, ColorChosen)), laid.color)
        yield KnockedOut(event.seat, entry.ply, len(event.cards), by, laid.cards[0], named)


def last_play(entry: Entry, before: Reversible[Entry]) -> Played | None:
    """Return the last play up to an entry that was not taken back."""
    undone = entry.ply + 1
    for earlier in (entry, *reversed(before)):
        if earlier.ply < undone:
            for event in earlier.events:
                if isinstance(event, Played):
                    return event
        undone = min([undone, *(event.ply for event in earlier.events if isinstance(event, TakenBack))])
    return None
