"""Show a round and the events of a match as one seat, or the public, may see them.

Hidden cards become ``??``. Their number stays.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from operator import is_
from typing import Final

import msgspec

from unobot.rules.backs import Backs, sorted_cards
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
    Played,
    PutBack,
    Reshuffled,
    TurnedOver,
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
    * in the seat's own hand, the cards that it drew blind and has not seen;
    * the backs of the seat's own hand, of the pile and of the discards, if the cards have two sides. The backs of the
      other hands are open, except for the public;
    * the discards that were covered when all cards turned over.

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
    if state.backs is not None:
        covered = state.backs.covered
        view.discard[:covered] = (_HIDDEN,) * covered
        view.backs = _backs(state.backs, range(state.seats) if seat is None else (seat,))
    if state.drawn is not None and state.to_move != seat:
        view.drawn = _HIDDEN
    if state.challenged != seat:
        view.challenged_hand = (_HIDDEN,) * len(state.challenged_hand)
    view.said_uno = state.said_uno.copy()
    view.out = state.out.copy()
    view.lost = state.lost.copy()
    view.votes = state.votes.copy()
    return view


def observe_backs(state: Round) -> View:
    """Return the round as a spectator sees it at a table: the backs of all hands, and no hand.

    A player must never get this view.
    """
    view = observe(state, None)
    if state.backs is not None:
        view.backs = _backs(state.backs, ())
    return view


def _backs(backs: Backs, unseen: Container[int]) -> Backs:
    """Return the backs, with those of the hands of the ``unseen`` seats hidden."""
    hands = [[_HIDDEN] * len(hand) if seat in unseen else sorted_cards(hand) for seat, hand in enumerate(backs.hands)]
    return Backs(backs.side, hands, [_HIDDEN] * len(backs.pile), [_HIDDEN] * len(backs.discard), backs.turned)


def opened(state: Round) -> View:
    """Return the round with all hands open, as it can be shown when its match is over. The draw pile stays hidden."""
    view = state.copied(View)
    view.shuffler = None
    view.seat = None
    view.pile = [_HIDDEN] * len(state.pile)
    if view.backs is not None:
        view.backs.pile = view.pile.copy()
    return view


def determinized(
    view: View,
    hands: Sequence[Sequence[Card]],
    pile: Sequence[Card],
    shuffler: RandomSource,
    backs: Sequence[Card] = (),
) -> Round:
    """Return a round that ``view`` could be a view of, with these ``hands`` by seat and this ``pile``.

    The round can be played on: a challenge is judged by the given hand. Cards that are not ``??`` in ``view`` must stay
    in their places. Of cards with two sides, ``pile`` goes on with the covered discards. ``backs`` are those that the
    seat does not see: of its hand, of the pile and of the discards.
    """
    state = view.copied(Round)
    state.hands = [list(hand) for hand in hands]
    state.pile = list(pile)
    if state.backs is not None:
        _determine_backs(state, state.backs, iter(backs))
    state.shuffler = shuffler
    if state.challenged is not None and state.challenged != view.seat:
        hand = state.visible_hand(state.challenged)
        laid = reversed(state.discard)  # cards that the seat has laid since are among the top ones
        state.challenged_hand = (*hand, *laid)[: len(view.challenged_hand)]  # cards that were drawn since are last
    return state


def _determine_backs(state: Round, backs: Backs, unseen: Iterator[Card]) -> None:
    """Give every hidden back one of the ``unseen`` ones, and the covered discards the last cards of the pile."""
    start = len(state.pile) - backs.covered
    state.discard[: backs.covered] = state.pile[start:]
    del state.pile[start:]
    for cards in (*backs.hands, backs.pile, backs.discard):
        cards[:] = [next(unseen) if back is _HIDDEN else back for back in cards]


def hidden(cards: Cards) -> Cards:
    """Return as many hidden cards as there are ``cards``."""
    return (Card.HIDDEN,) * len(cards)


def redact(event: Event, seat: int | None) -> Event:
    """Return the part of ``event`` that ``seat`` may know. ``None`` is the public, which sees no hand at all.

    Applied to that seat's view, the result gives exactly the view of the next state (``docs/laws.md``, law 4).
    """
    match event:
        case Drew() if event.backs:
            cards = event.cards if event.seat == seat else hidden(event.cards)
            backs = _seen_backs(event.backs, event.seat, seat)
            return Drew(event.seat, cards, event.why, event.blind, event.open, backs)
        case Drew() if not event.open and (event.seat != seat or event.blind):
            return Drew(event.seat, hidden(event.cards), event.why, event.blind)
        case Played() if event.backs:
            return msgspec.structs.replace(event, backs=_seen_backs(event.backs, event.seat, seat))
        case DrawnSeen() if event.seat != seat:
            return DrawnSeen(event.seat, hidden(event.cards))
        case Challenged() if not event.to_all and seat not in (event.seat, event.against):
            return Challenged(event.seat, event.against, event.guilty, hidden(event.hand))
        case HandsMoved():
            owner = seat if seat is not None and event.moved(seat) else None
            hands = _hide_others(event.hands, owner)
            return HandsMoved(event.how, event.seat, event.target, hands, _hide_backs(event.backs, seat))
        case HandShown() if not event.open and event.seat != seat:
            return HandShown(event.seat, hidden(event.cards), event.open)
        case Dealt():
            hands = _hide_others(event.hands, seat)
            pile, pile_backs = hidden(event.pile), hidden(event.pile_backs)
            all_backs = _hide_backs(event.backs, seat)
            return Dealt(event.round, event.dealer, hands, pile, event.absent, all_backs, pile_backs)
        case TurnedOver():
            hands = _hide_others(event.hands, seat)
            return TurnedOver(event.side, event.top, hands, _hide_backs(event.backs, seat))
        case PutBack():
            return PutBack(hidden(event.pile), hidden(event.backs))
        case Reshuffled():
            return Reshuffled(hidden(event.cards), hidden(event.backs))
        case _:
            return event


def _hide_others(hands: tuple[Cards, ...], seat: int | None) -> tuple[Cards, ...]:
    """Return ``hands`` with the cards of every seat except ``seat`` hidden."""
    return tuple(cards if owner == seat else hidden(cards) for owner, cards in enumerate(hands))


def _seen_backs(backs: Cards, owner: int, seat: int | None) -> Cards:
    """Return backs of cards of ``owner`` as ``seat`` sees them: sorted, so that no place in the hand is told."""
    return hidden(backs) if seat is None or seat == owner else tuple(sorted_cards(backs))


def _hide_backs(backs: tuple[Cards, ...], seat: int | None) -> tuple[Cards, ...]:
    """Return the ``backs`` of all hands as ``seat`` sees them."""
    return tuple(_seen_backs(cards, owner, seat) for owner, cards in enumerate(backs))


def redacted(entry: Entry, seat: int | None) -> Entry:
    """Return an entry of the log as ``seat``, or the public (``None``), may see it."""
    events = [redact(event, seat) for event in entry.events]
    if all(map(is_, events, entry.events)):
        return entry
    return msgspec.structs.replace(entry, events=tuple(events))
