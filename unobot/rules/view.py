"""Show a round and the events of a match as one seat, or the public, may see them.

Hidden cards become ``??``. Their number stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Final

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
from unobot.rules.round import Round, View
from unobot.rules.shuffling import RandomSource

_HIDDEN: Final = Card.HIDDEN


def observe(state: Round, seat: int | None) -> View:
    """Return the round as ``seat`` sees it. ``None`` is the public, which has no hand of its own.

    The view shares nothing with the round, and its ``shuffler`` is ``None``. These cards are ``??``:

    * the other hands, unless the rules show small hands to everybody;
    * the draw pile;
    * the card that another seat has just drawn;
    * the hand that decides a challenge;
    * in the seat's own hand, the cards that it drew blind and has not seen.

    When the round is over, all hands stand in its ``outcome``.
    """
    view = state.shallow_copy(View)
    view.shuffler = None
    view.seat = seat
    below = state.ruleset.open_hands
    hands = [hand.copy() if len(hand) < below else [_HIDDEN] * len(hand) for hand in state.hands]
    if seat is not None:
        hands[seat] = state.visible_hand(seat) if state.unseen[seat] else state.hands[seat].copy()
    view.hands = hands
    view.draw_notes = state.draw_notes.copy()
    view.habits = [counts.copy() for counts in state.habits]
    view.pile = [_HIDDEN] * len(state.pile)
    view.discard = state.discard.copy()
    if state.drawn is not None and state.to_move != seat:
        view.drawn = _HIDDEN
    if state.challenged != seat:
        view.challenged_hand = (_HIDDEN,) * len(state.challenged_hand)
    view.said_uno = state.said_uno.copy()
    view.out = state.out.copy()
    view.lost = state.lost.copy()
    view.votes = state.votes.copy()
    return view


def opened(state: Round) -> View:
    """Return the round with all hands open, as it can be shown when its match is over. The draw pile stays hidden."""
    view = state.copied(View)
    view.shuffler = None
    view.seat = None
    view.pile = [_HIDDEN] * len(state.pile)
    return view


def determinized(view: View, hands: Sequence[Sequence[Card]], pile: Sequence[Card], shuffler: RandomSource) -> Round:
    """Return a round that ``view`` could be a view of, with these ``hands`` by seat and this ``pile``.

    The round can be played on: a challenge is judged by the given hand. Cards that are not ``??`` in ``view`` must stay
    in their places.
    """
    state = view.copied(Round)
    state.hands = [list(hand) for hand in hands]
    state.pile = list(pile)
    state.shuffler = shuffler
    if state.challenged is not None and state.challenged != view.seat:
        hand = state.visible_hand(state.challenged)
        laid = reversed(state.discard)  # cards that the seat has laid since are among the top ones
        state.challenged_hand = (*hand, *laid)[: len(view.challenged_hand)]  # cards that were drawn since are last
    return state


def hidden(cards: Cards) -> Cards:
    """Return as many hidden cards as there are ``cards``."""
    return (Card.HIDDEN,) * len(cards)


def redact(event: Event, seat: int | None) -> Event:
    """Return the part of ``event`` that ``seat`` may know. ``None`` is the public, which sees no hand at all.

    Applied to that seat's view, the result gives exactly the view of the next state (``docs/laws.md``, law 4).
    """
    match event:
        case Drew() if not event.open and (event.seat != seat or event.blind):
            return Drew(event.seat, hidden(event.cards), event.why, event.blind)
        case DrawnSeen() if event.seat != seat:
            return DrawnSeen(event.seat, hidden(event.cards))
        case Challenged() if not event.to_all and seat not in (event.seat, event.against):
            return Challenged(event.seat, event.against, event.guilty, hidden(event.hand))
        case HandsMoved():
            owner = seat if seat is not None and event.moved(seat) else None
            return HandsMoved(event.how, event.seat, event.target, _hide_others(event.hands, owner))
        case HandShown() if not event.open and event.seat != seat:
            return HandShown(event.seat, hidden(event.cards), event.open)
        case Dealt():
            return Dealt(event.round, event.dealer, _hide_others(event.hands, seat), hidden(event.pile), event.absent)
        case PutBack():
            return PutBack(hidden(event.pile))
        case Reshuffled():
            return Reshuffled(hidden(event.cards))
        case _:
            return event


def _hide_others(hands: tuple[Cards, ...], seat: int | None) -> tuple[Cards, ...]:
    """Return ``hands`` with the cards of every seat except ``seat`` hidden."""
    return tuple(cards if owner == seat else hidden(cards) for owner, cards in enumerate(hands))


def redacted(entry: Entry, seat: int | None) -> Entry:
    """Return an entry of the log as ``seat``, or the public (``None``), may see it."""
    events = [redact(event, seat) for event in entry.events]
    if all(map(is_, events, entry.events)):
        return entry
    return msgspec.structs.replace(entry, events=tuple(events))
