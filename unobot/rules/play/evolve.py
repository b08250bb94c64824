"""Change a round, here and nowhere else. No decision is made here: every event says what happened.

The same code applies the redacted events of a seat to its ``View``. A hidden card goes where the card would go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from unobot.rules.backs import Backs, sorted_cards
from unobot.rules.cards import Card, FaceKind, Side
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    Dealt,
    DrawnSeen,
    DrawReason,
    Drew,
    Eliminated,
    Event,
    FalselyCaught,
    HandShown,
    HandsMoved,
    HandsMovedBy,
    LauncherPressed,
    MatchEnded,
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
    StockLent,
    StocksCut,
    TakenBack,
    TimeRanOut,
    TurnBegan,
    TurnedOver,
    TurnedUp,
    UnoSaid,
    VoteBegan,
    Voted,
    WrongPlay,
)
from unobot.rules.habits import ACTIONS, ANSWERS, NUMBERS, WILDS, count_challenge, name_color
from unobot.rules.round import Round, View
from unobot.rules.ruleset.lookup import side_tables
from unobot.rules.stocks import lend, put_behind, take_cards

_HIDDEN: Final = Card.HIDDEN
_KINDS: Final = {FaceKind.NUMBER: NUMBERS, FaceKind.ACTION: ACTIONS, FaceKind.WILD: WILDS}
_HABITS: Final = tuple(_KINDS.get(card.face.kind, NUMBERS) for card in Card)
"""The habit that a card counts for, by its index."""
_CHOICE: Final = DrawReason.CHOICE
_PLAY: Final = Phase.PLAY
_DRAWN: Final = Phase.DRAWN
_OVER: Final = Phase.OVER
_ANSWERED: Final = (
    *(DrawReason.DRAW_ONE, DrawReason.DRAW_TWO, DrawReason.DRAW_FOUR, DrawReason.DRAW_FIVE),
    *(DrawReason.DRAW_SIX, DrawReason.DRAW_TEN, DrawReason.DRAW_COLOR, DrawReason.CHALLENGE),
)


def evolve(state: Round, event: Event) -> None:
    """Apply one event to the round, in place.

    Events must come in the order in which they were decided.
    """
    _APPLY[type(event)](state, event)


def apply(state: Round, events: Iterable[Event]) -> None:
    """Apply all ``events`` of a move or a deal to the round, in place and in this order."""
    for event in events:
        kind = type(event)
        if kind is TurnBegan:  # every second event is this one, so it is handled without a call
            state.to_move = event.seat  # type: ignore[union-attr]
            state.phase = event.phase  # type: ignore[union-attr]
        else:
            _APPLY[kind](state, event)


def _turn_began(state: Round, event: TurnBegan) -> None:
    state.to_move = event.seat
    state.phase = event.phase


def _dealt(state: Round, event: Dealt) -> None:
    state.number = event.round
    state.dealer = event.dealer
    state.hands = [list(hand) for hand in event.hands]
    state.pile = list(reversed(event.pile))
    state.out = list(event.absent)
    state.shuffles = 1
    if event.backs:
        hands = [list(cards) for cards in event.backs]
        state.backs = Backs(Side.LIGHT, hands, list(reversed(event.pile_backs)), [])


def _turned_up(state: Round, event: TurnedUp) -> None:
    state.pile.pop()
    state.discard.append(event.card)
    state.color = event.card.color
    if state.backs is not None:
        state.backs.discard.append(state.backs.pile.pop())


def _put_back(state: Round, event: PutBack) -> None:
    state.discard.clear()
    state.color = None
    state.pile = list(reversed(event.pile))
    state.shuffles += 1
    if state.backs is not None:
        state.backs.discard.clear()
        state.backs.pile = list(reversed(event.backs))


def _reshuffled(state: Round, event: Reshuffled) -> None:
    if state.backs is not None:
        state.backs.turned = int(state.is_top_turned)
        del state.backs.discard[:-1]
        state.backs.pile[:0] = reversed(event.backs)
    del state.discard[:-1]
    state.pile[:0] = reversed(event.cards)
    state.shuffles += 1


def _stocks_cut(state: Round, event: StocksCut) -> None:
    state.stocks = put_behind(state.pile, state.stocks, event.cards)


def _stock_lent(state: Round, event: StockLent) -> None:
    state.stocks = lend(state.pile, state.stocks, event.by, event.to)


def _played(state: Round, event: Played) -> None:
    seat = event.seat
    cards = event.cards
    first = cards[0]
    hand = state.hands[seat]
    discard = state.discard
    state.last_face = discard[-1].face if discard else None
    if state.backs is not None:
        _lay_backs(state, state.backs, event)
    if len(cards) == 1:  # nearly every play, so it has no loop
        try:
            hand.remove(first)
        except ValueError:  # a view of another seat does not contain the card
            hand.remove(_HIDDEN)
        discard.append(first)
    else:
        for card in cards:
            hand.remove(card if card in hand else _HIDDEN)
        discard += reversed(cards)  # the first one lies on top
    if event.discarded:
        for card in event.discarded:
            hand.remove(card if card in hand else _HIDDEN)
        under = len(discard) - len(cards)
        discard[under:under] = event.discarded
    state.last_color = state.color
    state.color = event.color
    count = len(hand)
    if seat == state.to_move:
        state.catchable = ()
        if count > 1 and state.phase is _PLAY:
            state.habits[seat][_HABITS[first.index]] += 1
    else:  # a jump-in, which closes no window of another seat
        _close_window(state, seat)
        _clear_unused_uno(state, state.to_move)
    if first.is_wild and event.color is not None:
        state.named_colors = name_color(state.named_colors, seat, event.color, count)
    if count == 1:
        _open_window(state, seat, event.uno)
    elif state.said_uno[seat]:  # it was said for another play, such as a Discard All
        state.said_uno[seat] = False
    state.drawn = None
    state.stuck = 0
    state.moves += 1


def _lay_backs(state: Round, backs: Backs, event: Played) -> None:
    """Move the backs of the cards of a play, which are still in the hand. Of two equal cards, the first one goes.

    The owner and the public do not know which backs these are. The other seats see it, and do not see the cards.
    """
    hand = backs.hands[event.seat]
    if isinstance(state, View):
        for back in event.backs:
            hand.remove(back)
        backs.discard += (_HIDDEN,) * len(event.cards)
        return
    cards = state.hands[event.seat].copy()
    laid: list[Card] = []
    for card in event.cards:
        place = cards.index(card)
        del cards[place]
        laid.append(hand.pop(place))
    backs.discard += reversed(laid)


def _open_window(state: Round, seat: int, said: bool) -> None:
    """Begin the time in which ``seat`` can be caught, unless it has ``said`` Uno now or before."""
    if said:
        state.said_uno[seat] = True
    if not state.said_uno[seat] and state.rule_tables.calls:
        state.catchable = (*state.catchable, seat)


def _close_window(state: Round, seat: int) -> None:
    """End the time in which ``seat`` can be caught."""
    if seat in state.catchable:
        state.catchable = tuple([other for other in state.catchable if other != seat])


def _clear_unused_uno(state: Round, seat: int) -> None:
    """Forget an Uno that was said before a play that did not come."""
    if len(state.hands[seat]) != 1:
        state.said_uno[seat] = False


def _owed(state: Round, event: Owed) -> None:
    state.owed = event.cards
    state.owed_face = event.face
    if event.face in state.rule_tables.challenged:
        state.challenged = event.by
        hand = state.hands[event.by]
        is_visible = not isinstance(state, View) or state.seat == event.by  # secret even if hands are open
        state.challenged_hand = tuple(state.visible_hand(event.by)) if is_visible else (_HIDDEN,) * len(hand)
        state.challenged_color = state.last_color
        state.challenged_face = state.last_face
    else:
        _close_challenge(state)


def _close_challenge(state: Round) -> None:
    state.challenged = None
    state.challenged_hand = ()
    state.challenged_color = None
    state.challenged_face = None


def _clear_debt(state: Round) -> None:
    """Clear the debt: no seat owes cards any more."""
    state.owed = 0
    state.owed_face = None
    _close_challenge(state)


def _drew(state: Round, event: Drew) -> None:
    seat = event.seat
    cards = event.cards
    is_choice = event.why is _CHOICE
    hand = state.hands[seat]
    state.draw_notes.append((seat, len(hand), state.color if is_choice else None))
    if cards:
        if event.open:
            _add_open(state, event)
        else:
            hand += cards
        if state.stocks:
            state.stocks = take_cards(state.pile, state.stocks, seat, len(cards))
        elif len(cards) == 1:
            state.pile.pop()
        else:
            del state.pile[-len(cards) :]
        state.said_uno[seat] = False
        if state.catchable:
            _close_window(state, seat)  # it holds more than one card now
        if state.backs is not None:
            _draw_backs(state, state.backs, event)
    if is_choice:
        state.phase = _DRAWN
        state.drawn = cards[-1] if cards else None
        state.stuck = 0 if cards or state.silent else state.stuck + 1
        state.catchable = ()
        state.moves += 1
        if state.rule_tables.keeps:  # the turn is over without a pass
            state.drawn = None
            _clear_unused_uno(state, seat)
    elif state.owed and event.why in _ANSWERED:
        _clear_debt(state)
    if event.blind:
        _change_unseen(state, seat, len(cards))
        state.drawn = None if state.drawn is None else _HIDDEN


def _draw_backs(state: Round, backs: Backs, event: Drew) -> None:
    """Move the backs of drawn cards from the pile to the hand."""
    count = len(event.cards)
    hand = backs.hands[event.seat]
    if isinstance(state, View):
        hand[:] = sorted_cards([*hand, *event.backs])
    else:
        hand += reversed(backs.pile[-count:])
    del backs.pile[-count:]


def _pressed(state: Round, event: LauncherPressed) -> None:
    state.presses += 1
    state.silent = 0 if event.fired else state.silent + 1


def _add_open(state: Round, event: Drew) -> None:
    """Add cards that everybody saw to a hand: before the cards that its owner has not seen, which are the last ones."""
    hand = state.hands[event.seat]
    is_visible = not isinstance(state, View) or state.seat == event.seat
    place = len(hand) - state.unseen[event.seat]
    hand[place:place] = event.cards if is_visible else (_HIDDEN,) * len(event.cards)


def _change_unseen(state: Round, seat: int, by: int) -> None:
    unseen = list(state.unseen)
    unseen[seat] += by
    state.unseen = tuple(unseen)


def _drawn_seen(state: Round, event: DrawnSeen) -> None:
    hand = state.hands[event.seat]
    first = len(hand) - state.unseen[event.seat]
    hand[first : first + len(event.cards)] = event.cards
    _change_unseen(state, event.seat, -len(event.cards))


def _passed(state: Round, event: Passed) -> None:
    seat = event.seat
    count = len(state.hands[seat])
    if count != 1:
        state.said_uno[seat] = False
    if state.phase is not _DRAWN:
        state.stuck += 1  # it may not draw
        state.catchable = ()
    elif state.drawn is not None:
        state.draw_notes.append((seat, count, state.color))
    state.drawn = None
    state.moves += 1


def _reversed(state: Round, event: Reversed) -> None:
    state.direction = event.direction


def _color_chosen(state: Round, event: ColorChosen) -> None:
    state.color = event.color
    state.named_colors = name_color(state.named_colors, event.seat, event.color, len(state.hands[event.seat]))
    state.catchable = ()
    state.moves += 1


def _answered(state: Round, event: Accepted | Challenged) -> None:
    if isinstance(event, Challenged):
        count_challenge(state.habits, event.seat, event.against, event.guilty)
    elif (
        state.challenged is not None and state.challenged != event.seat and state.ruleset.wild_draw_four == "challenge"
    ):
        state.habits[event.seat][ANSWERS] += 1
    _clear_debt(state)
    if isinstance(event, Accepted) or not event.guilty:
        _clear_unused_uno(state, event.seat)
    state.catchable = ()
    state.moves += 1


def _wrong_play(state: Round, _: WrongPlay) -> None:
    state.catchable = ()
    state.moves += 1


def _hands_moved(state: Round, event: HandsMoved) -> None:
    """Replace hands. An Uno does not travel with its cards, and only a few decks catch a seat for its new hand.

    A seat that gets a hand has not drawn it, so no card of it is unseen.
    """
    for seat, hand in enumerate(event.hands):
        if event.moved(seat):
            state.hands[seat] = list(hand)
            state.said_uno[seat] = False
            state.draw_notes.append((seat, 0, None))
            if state.unseen[seat]:
                _change_unseen(state, seat, -state.unseen[seat])
    state.named_colors = tuple(None if event.moved(seat) else color for seat, color in enumerate(state.named_colors))
    state.catchable = ()
    if state.rule_tables.swap_owes_uno:
        state.catchable = tuple(seat for seat, hand in enumerate(event.hands) if len(hand) == 1 and event.moved(seat))
    if event.how is HandsMovedBy.SHUFFLE:
        state.shuffles += 1
    if state.backs is not None:
        state.backs.hands = [list(hand) for hand in event.backs]


def _turned_over(state: Round, event: TurnedOver) -> None:
    """Turn all cards over. Colors that were named, and colors that seats did not lay, were those of the other side."""
    backs = state.backs
    assert backs is not None
    if isinstance(state, View):
        state.discard = [*(_HIDDEN,) * (len(state.discard) - 1), event.top]
        backs.discard = [_HIDDEN] * len(state.discard)
    else:
        state.discard, backs.discard = backs.discard[::-1], state.discard[::-1]
        state.pile, backs.pile = backs.pile[::-1], state.pile[::-1]
    state.hands = [list(hand) for hand in event.hands]
    backs.hands = [list(hand) for hand in event.backs]
    backs.side = event.side
    backs.turned = len(state.discard)
    state.rule_tables = side_tables(state.ruleset, event.side)
    state.color = event.top.color
    state.last_color = None
    state.last_face = None
    state.drawn = None
    state.draw_notes += [(seat, 0, None) for seat in range(len(state.hands))]
    state.named_colors = (None,) * len(state.hands)


def _seat_out(state: Round, event: SeatOut) -> None:
    """Take a seat out of the round. Its debt is gone, and its own card cannot be challenged any more."""
    seat = event.seat
    if event.cards:
        state.lost[seat] = state.ruleset.knock_out or state.rule_tables.worth(event.cards)
        if state.backs is not None:
            _discard_backs(state, state.backs, seat)
        covered = state.backs is not None and state.backs.covered and isinstance(state, View)
        state.discard[:0] = (_HIDDEN,) * len(event.cards) if covered else event.cards
        state.hands[seat].clear()
        if state.unseen[seat]:
            _change_unseen(state, seat, -state.unseen[seat])
    state.out.append(seat)
    if state.phase is Phase.ANSWER and state.to_move == seat:
        _clear_debt(state)
    elif state.challenged == seat:
        _close_challenge(state)
    if state.to_move == seat:
        state.drawn = None
    _close_window(state, seat)
    state.said_uno[seat] = False


def _discard_backs(state: Round, backs: Backs, seat: int) -> None:
    """Move the backs of a hand that goes under the discards. Under cards that turned over, nobody sees it any more."""
    hand = backs.hands[seat]
    backs.discard[:0] = (_HIDDEN,) * len(hand) if isinstance(state, View) else hand
    if backs.turned:
        backs.turned += len(hand)
    hand.clear()


def _hand_shown(state: Round, event: HandShown) -> None:
    state.hands[event.seat] = list(event.cards)


def _vote_began(state: Round, event: VoteBegan) -> None:
    state.options = event.options
    state.votes = [None] * len(state.hands)
    state.phase = Phase.VOTE
    state.to_move = 0


def _voted(state: Round, event: Voted) -> None:
    state.votes[event.seat] = event.choice
    if None in state.votes:
        state.to_move = state.votes.index(None)


def _rule_chosen(state: Round, event: RuleChosen) -> None:
    state.rule = event.rule
    state.phase = _OVER


def _uno_said(state: Round, event: UnoSaid) -> None:
    state.said_uno[event.seat] = True
    _close_window(state, event.seat)


def _caught(state: Round, event: Caught) -> None:
    _close_window(state, event.seat)


def _round_ended(state: Round, event: RoundEnded) -> None:
    state.phase = _OVER
    state.drawn = None
    state.catchable = ()
    state.outcome = event


def _nothing(_: Round, __: Event) -> None:
    """Leave the round as it is. ``TurnBegan`` changes the seat after ``Skipped``.

    Between two rounds the old one keeps its seats. A move that is taken back replaces the whole round in the match.
    """


_IGNORED: Final[tuple[type[Event], ...]] = (
    *(SeatsAdded, SeatsShuffled, Skipped, FalselyCaught, TakenBack, TimeRanOut, Eliminated, MatchEnded),
)
_APPLY: Final[dict[type[Event], Callable[[Round, Any], None]]] = {
    **dict.fromkeys(_IGNORED, _nothing),
    Dealt: _dealt,
    TurnedUp: _turned_up,
    PutBack: _put_back,
    Reshuffled: _reshuffled,
    StocksCut: _stocks_cut,
    StockLent: _stock_lent,
    Played: _played,
    Owed: _owed,
    Drew: _drew,
    LauncherPressed: _pressed,
    DrawnSeen: _drawn_seen,
    Passed: _passed,
    Reversed: _reversed,
    ColorChosen: _color_chosen,
    Accepted: _answered,
    Challenged: _answered,
    UnoSaid: _uno_said,
    Caught: _caught,
    WrongPlay: _wrong_play,
    HandsMoved: _hands_moved,
    TurnedOver: _turned_over,
    SeatOut: _seat_out,
    HandShown: _hand_shown,
    VoteBegan: _vote_began,
    Voted: _voted,
    RuleChosen: _rule_chosen,
    TurnBegan: _turn_began,
    RoundEnded: _round_ended,
}
