"""The only place where a round changes. It decides nothing: every event says what happened.

It works on a ``View`` with that seat's redacted events just as well: a hidden card goes where the card would
go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from unobot.rules.cards import Card
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    Dealt,
    Drew,
    Event,
    MatchEnded,
    Owed,
    Passed,
    Phase,
    Played,
    PutBack,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    TurnBegan,
    TurnedUp,
    UnoSaid,
    Why,
)
from unobot.rules.round import Round

_HIDDEN: Final = Card.HIDDEN
_CHOICE: Final = Why.CHOICE
_DRAWN: Final = Phase.DRAWN
_OVER: Final = Phase.OVER


def evolve(round: Round, event: Event) -> None:
    """Apply one event to ``round``, in place.

    Events must come in the order in which they were decided; any other order leaves the round in a state that
    no rule describes.
    """
    if type(event) is TurnBegan:  # every second event, so it is spared a call
        round.to_move = event.seat
        round.phase = event.phase
    else:
        _APPLY[type(event)](round, event)


def _dealt(round: Round, event: Dealt) -> None:
    round.number = event.round
    round.dealer = event.dealer
    round.hands = [list(hand) for hand in event.hands]
    round.pile = list(reversed(event.pile))
    round.shuffles = 1


def _turned_up(round: Round, event: TurnedUp) -> None:
    round.pile.pop()
    round.discard.append(event.card)
    round.color = event.card.color


def _put_back(round: Round, event: PutBack) -> None:
    round.discard.clear()
    round.color = None
    round.pile = list(reversed(event.pile))
    round.shuffles += 1


def _reshuffled(round: Round, event: Reshuffled) -> None:
    del round.discard[:-1]
    round.pile[:0] = reversed(event.cards)
    round.shuffles += 1


def _played(round: Round, event: Played) -> None:
    seat = event.seat
    hand = round.hands[seat]
    for card in event.cards:
        try:
            hand.remove(card)
        except ValueError:  # seen from another seat
            hand.remove(_HIDDEN)
    round.discard += event.cards
    round.last_color = round.color
    round.color = event.color
    if len(hand) == 1:
        if event.uno:
            round.said[seat] = True
        round.catchable = None if round.said[seat] else seat
    else:
        round.catchable = None
    round.drawn = None
    round.stuck = 0
    round.moves += 1


def _owed(round: Round, event: Owed) -> None:
    round.owed = event.cards
    round.four = event.by
    round.four_hand = tuple(round.hands[event.by])


def _drew(round: Round, event: Drew) -> None:
    cards = event.cards
    if cards:
        round.hands[event.seat] += cards
        del round.pile[-len(cards) :]
        round.said[event.seat] = False
    if event.why is _CHOICE:
        round.phase = _DRAWN
        round.drawn = cards[0] if cards else None
        round.catchable = None
        round.moves += 1


def _passed(round: Round, event: Passed) -> None:
    if len(round.hands[event.seat]) != 1:
        round.said[event.seat] = False  # said before a play that did not come
    round.stuck = round.stuck + 1 if round.drawn is None else 0
    round.drawn = None
    round.moves += 1


def _reversed(round: Round, event: Reversed) -> None:
    round.direction = event.direction


def _color_chosen(round: Round, event: ColorChosen) -> None:
    round.color = event.color
    round.moves += 1


def _answered(round: Round, _: Accepted | Challenged) -> None:
    round.owed = 0
    round.four = None
    round.four_hand = ()
    round.catchable = None
    round.moves += 1


def _uno_said(round: Round, event: UnoSaid) -> None:
    round.said[event.seat] = True
    if round.catchable == event.seat:
        round.catchable = None


def _caught(round: Round, _: Caught) -> None:
    round.catchable = None


def _round_ended(round: Round, event: RoundEnded) -> None:
    round.phase = _OVER
    round.drawn = None
    round.catchable = None
    round.outcome = event


def _nothing(_: Round, __: Skipped | MatchEnded) -> None:
    """Leave the round as it is: a turn missed is told, and the ``TurnBegan`` that follows moves on."""


_APPLY: Final[dict[type[Event], Callable[[Round, Any], None]]] = {
    Dealt: _dealt,
    TurnedUp: _turned_up,
    PutBack: _put_back,
    Reshuffled: _reshuffled,
    Played: _played,
    Owed: _owed,
    Drew: _drew,
    Passed: _passed,
    Skipped: _nothing,
    Reversed: _reversed,
    ColorChosen: _color_chosen,
    Accepted: _answered,
    Challenged: _answered,
    UnoSaid: _uno_said,
    Caught: _caught,
    RoundEnded: _round_ended,
    MatchEnded: _nothing,
}
