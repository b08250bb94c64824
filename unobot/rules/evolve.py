"""The only place where a round changes. It decides nothing: every event says what happened.

It works on a ``View`` with that seat's redacted events just as well: a hidden card goes where the card would
go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from unobot.rules.cards import Card, Face
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    Dealt,
    DrawnSeen,
    Drew,
    Eliminated,
    Event,
    FalselyCaught,
    HandShown,
    HandsMoved,
    MatchEnded,
    Moved,
    Owed,
    Passed,
    Phase,
    Played,
    PutBack,
    Reshuffled,
    Reversed,
    RoundEnded,
    RuleChosen,
    SeatOut,
    SeatsAdded,
    SeatsShuffled,
    Skipped,
    TakenBack,
    TimeRanOut,
    TurnBegan,
    TurnedUp,
    UnoSaid,
    VoteBegan,
    Voted,
    Why,
    WrongPlay,
)
from unobot.rules.round import NO_VOIDS, Round, View

_HIDDEN: Final = Card.HIDDEN
_CHOICE: Final = Why.CHOICE
_FOUR: Final = Face.WILD_DRAW_FOUR
_DRAWN: Final = Phase.DRAWN
_OVER: Final = Phase.OVER
_ANSWERED: Final = (Why.DRAW_TWO, Why.DRAW_FOUR, Why.CHALLENGE)


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
    round.out = list(event.absent)
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
    discard = round.discard
    round.last_face = discard[-1].face if discard else None
    discard += event.cards if len(event.cards) == 1 else reversed(event.cards)  # the first one lies on top
    round.last_color = round.color
    round.color = event.color
    round.catchable = None
    if len(hand) == 1:
        if event.uno:
            round.said[seat] = True
        if not round.said[seat] and round.book.calls:
            round.catchable = seat
    if seat != round.to_move:
        _lapse(round, round.to_move)  # somebody jumped in
    round.drawn = None
    round.stuck = 0
    round.moves += 1


def _lapse(round: Round, seat: int) -> None:
    """Forget an Uno said before a play that did not come."""
    if len(round.hands[seat]) != 1:
        round.said[seat] = False


def _owed(round: Round, event: Owed) -> None:
    round.owed = event.cards
    round.owed_face = event.face
    if event.face is _FOUR:
        round.four = event.by
        hand = round.hands[event.by]
        known = not isinstance(round, View) or round.seat == event.by  # it stays secret where hands lie open too
        round.four_hand = tuple(round.seen(event.by)) if known else (_HIDDEN,) * len(hand)
        round.four_color = round.last_color
        round.four_face = round.last_face
    else:
        _close_challenge(round)


def _close_challenge(round: Round) -> None:
    round.four = None
    round.four_hand = ()
    round.four_color = None
    round.four_face = None


def _settle(round: Round) -> None:
    """Nothing is owed any more."""
    round.owed = 0
    round.owed_face = None
    _close_challenge(round)


def _drew(round: Round, event: Drew) -> None:
    cards = event.cards
    _note_voids(round, event.seat, event.why is _CHOICE)
    if cards:
        round.hands[event.seat] += cards
        del round.pile[-len(cards) :]
        round.said[event.seat] = False
    if event.why is _CHOICE:
        round.phase = _DRAWN
        round.drawn = cards[-1] if cards else None
        round.stuck = 0 if cards else round.stuck + 1
        round.catchable = None
        round.moves += 1
        if round.book.keeps:  # the turn is over without a pass
            round.drawn = None
            _lapse(round, event.seat)
    elif round.owed and event.why in _ANSWERED:
        _settle(round)
    elif cards and round.catchable == event.seat:  # it holds more than one now, for a wrong catch of its own
        round.catchable = None
    if event.blind:
        _change_unseen(round, event.seat, len(cards))
        round.drawn = None if round.drawn is None else _HIDDEN


def _note_voids(round: Round, seat: int, shown: bool) -> None:
    """Remember of how many cards of ``seat`` the others know that color, before more are drawn.

    ``shown``: it has just shown that it lays none of the active color.
    """
    held = len(round.hands[seat])
    voids = round.voids[seat]
    if voids is not NO_VOIDS:
        round.voids[seat] = voids = tuple([min(held, known) for known in voids])
    color = round.color
    if shown and color is not None:
        round.voids[seat] = (*voids[: color.order], held, *voids[color.order + 1 :])


def _change_unseen(round: Round, seat: int, by: int) -> None:
    unseen = list(round.unseen)
    unseen[seat] += by
    round.unseen = tuple(unseen)


def _drawn_seen(round: Round, event: DrawnSeen) -> None:
    hand = round.hands[event.seat]
    first = len(hand) - round.unseen[event.seat]
    hand[first : first + len(event.cards)] = event.cards
    _change_unseen(round, event.seat, -len(event.cards))


def _passed(round: Round, event: Passed) -> None:
    _lapse(round, event.seat)
    if round.phase is not _DRAWN:
        round.stuck += 1  # it may not draw
        round.catchable = None
    elif round.drawn is not None:
        _note_voids(round, event.seat, shown=True)
    round.drawn = None
    round.moves += 1


def _reversed(round: Round, event: Reversed) -> None:
    round.direction = event.direction


def _color_chosen(round: Round, event: ColorChosen) -> None:
    round.color = event.color
    round.moves += 1


def _answered(round: Round, event: Accepted | Challenged) -> None:
    _settle(round)
    if isinstance(event, Accepted) or not event.guilty:
        _lapse(round, event.seat)
    round.catchable = None
    round.moves += 1


def _wrong_play(round: Round, _: WrongPlay) -> None:
    round.catchable = None
    round.moves += 1


def _hands_moved(round: Round, event: HandsMoved) -> None:
    """Nobody is caught for a hand that is another one now, and an Uno said is said for the cards it was said of.

    Who gets a hand has not drawn it, so nothing of it is unseen.
    """
    for seat, hand in enumerate(event.hands):
        if event.moved(seat):
            round.hands[seat] = list(hand)
            round.said[seat] = False
            round.voids[seat] = NO_VOIDS
            if round.unseen[seat]:
                _change_unseen(round, seat, -round.unseen[seat])
    round.catchable = None
    if event.how is Moved.SHUFFLE:
        round.shuffles += 1


def _seat_out(round: Round, event: SeatOut) -> None:
    """What the seat owed goes with it, and nobody can challenge a wild draw four of a seat that is gone."""
    seat = event.seat
    if event.cards:
        round.lost[seat] = sum(card.points for card in event.cards)
        round.discard[:0] = event.cards
        round.hands[seat].clear()
        if round.unseen[seat]:
            _change_unseen(round, seat, -round.unseen[seat])
    round.out.append(seat)
    if round.phase is Phase.ANSWER and round.to_move == seat:
        _settle(round)
    elif round.four == seat:
        _close_challenge(round)
    if round.to_move == seat:
        round.drawn = None
    if round.catchable == seat:
        round.catchable = None
    round.said[seat] = False


def _hand_shown(round: Round, event: HandShown) -> None:
    round.hands[event.seat] = list(event.cards)


def _vote_began(round: Round, event: VoteBegan) -> None:
    round.options = event.options
    round.votes = [None] * len(round.hands)
    round.phase = Phase.VOTE
    round.to_move = 0


def _voted(round: Round, event: Voted) -> None:
    round.votes[event.seat] = event.choice
    if None in round.votes:
        round.to_move = round.votes.index(None)


def _rule_chosen(round: Round, event: RuleChosen) -> None:
    round.rule = event.rule
    round.phase = _OVER


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


def _nothing(
    _: Round,
    __: SeatsAdded | SeatsShuffled | Skipped | FalselyCaught | TakenBack | TimeRanOut | Eliminated | MatchEnded,
) -> None:
    """Leave the round as it is: a turn missed is told, and the ``TurnBegan`` that follows moves on.

    Seats are shuffled between two rounds: the old one keeps those it was played with. Where a move is taken back,
    the match puts the round as it was before in the place of this one.
    """


_APPLY: Final[dict[type[Event], Callable[[Round, Any], None]]] = {
    SeatsAdded: _nothing,
    SeatsShuffled: _nothing,
    Dealt: _dealt,
    TurnedUp: _turned_up,
    PutBack: _put_back,
    Reshuffled: _reshuffled,
    Played: _played,
    Owed: _owed,
    Drew: _drew,
    DrawnSeen: _drawn_seen,
    Passed: _passed,
    Skipped: _nothing,
    Reversed: _reversed,
    ColorChosen: _color_chosen,
    Accepted: _answered,
    Challenged: _answered,
    UnoSaid: _uno_said,
    Caught: _caught,
    FalselyCaught: _nothing,
    WrongPlay: _wrong_play,
    HandsMoved: _hands_moved,
    SeatOut: _seat_out,
    HandShown: _hand_shown,
    TakenBack: _nothing,
    TimeRanOut: _nothing,
    VoteBegan: _vote_began,
    Voted: _voted,
    RuleChosen: _rule_chosen,
    RoundEnded: _round_ended,
    Eliminated: _nothing,
    MatchEnded: _nothing,
}
