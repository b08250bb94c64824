"""List what a seat can do: the single source of legality for buttons, strategies and random play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

import msgspec

from unobot.rules.cards import Card
from unobot.rules.events import Phase
from unobot.rules.moves import (
    ACCEPT,
    CATCHES,
    CHALLENGE,
    DRAW,
    PASS,
    SAY_UNO,
    VOTES,
    ChooseColor,
    Draw,
    Move,
    Pass,
    Play,
)
from unobot.rules.play.matching import (
    can_leave_one,
    lay,
    may_lay,
    must_lay,
    plays,
    plays_without_target,
    stackable,
    targets,
)
from unobot.rules.round import Round

_PLAY: Final = Phase.PLAY
_DRAWN: Final = Phase.DRAWN
_COLOR: Final = Phase.COLOR
_OVER: Final = Phase.OVER
_VOTE: Final = Phase.VOTE
_MANY: Final = 3
"""From this size on, a hand keeps two cards or more after a single card."""


def fair_moves(state: Round, seat: int) -> list[Move]:
    """Return all moves that ``seat`` can submit now without a penalty."""
    return legal_moves(state, seat, fair_only=True)


def legal_moves(state: Round, seat: int, *, fair_only: bool = False) -> list[Move]:
    """Return all moves that ``seat`` can submit now, equal cards once, ``penalized_moves`` last.

    The play that leaves one card is in the list with Uno and without. The result is the same for the round and for that
    seat's view. It is empty if the seat can do nothing.
    """
    phase = state.phase
    if phase is _OVER or (state.out and seat in state.out):
        return []
    if phase is _VOTE:
        return list(VOTES) if state.votes[seat] is None else []
    moves: list[Move] = []
    tables = state.rule_tables
    turn = seat == state.to_move
    if turn:
        _MOVES_BY_PHASE[phase](state, seat, moves)
    elif tables.jump_in:
        moves += _jump_ins(state, seat)
    if state.catchable or len(state.hands[seat]) < tables.silent_from:
        _spoken(state, seat, turn, moves)
    if tables.penalties and not fair_only:
        moves += penalized_moves(state, seat)
    return moves


def plays_ahead(state: Round, seat: int) -> list[Play]:
    """Return the plays that ``seat`` may choose as its premove: each card it sees, in every color, without a target.

    The caller checks that it is another seat's turn.
    """
    if state.phase is Phase.OVER or seat in state.out or state.phase is Phase.VOTE:
        return []
    hand = state.hands[seat]
    visible = hand[: len(hand) - state.unseen[seat]]
    cards = dict.fromkeys(sorted(visible, key=attrgetter("sort")))
    cards.pop(Card.HIDDEN, None)
    return plays_without_target(state, cards)


def _spoken(state: Round, seat: int, turn: bool, moves: list[Move]) -> None:
    """Add the catches, and the Uno that ``seat`` can say, to ``moves``."""
    if state.catchable:
        moves += [CATCHES[other] for other in state.catchable if other != seat]
    count = len(state.hands[seat])
    tables = state.rule_tables
    if (
        0 < count < tables.silent_from
        and tables.calls
        and not state.said_uno[seat]
        and (count == 1 or (tables.early and turn and asks_for_a_card(state) and _can_leave_one(state, seat)))
    ):
        moves.append(SAY_UNO)


def _can_leave_one(state: Round, seat: int) -> bool:
    return len(state.hands[seat]) == 2 or can_leave_one(state, state.visible_hand(seat))


def asks_for_a_card(state: Round) -> bool:
    """Return whether the seat to move can answer the question with a card."""
    phase = state.phase
    return phase is _PLAY or phase is _DRAWN or (phase is Phase.ANSWER and state.rule_tables.answers)


def can_jump_in(state: Round) -> bool:
    """Return whether a card was laid or turned up, and no color is open."""
    return state.color is not None if state.rule_tables.colors else bool(state.discard)


def _jump_ins(state: Round, seat: int) -> Sequence[Move]:
    """Return the plays of the card that lies on top. There is none while a color is open, or before the first card."""
    hand = state.visible_hand(seat)
    if can_jump_in(state) and state.top in hand and may_lay(state, hand, state.top):
        return lay(state, seat, hand, state.top, several=False)
    return ()


def _turn(state: Round, seat: int, moves: list[Move]) -> None:
    tables = state.rule_tables
    hand = state.visible_hand(seat) if tables.blind else state.hands[seat]
    ways = plays(state, hand)
    composed = tables.composed
    laid: list[Card] = []
    for card in hand:
        if card in ways and card not in laid:  # faster than a set for a few cards
            laid.append(card)
            if composed and card in composed:
                moves += lay(state, seat, hand, card, several=tables.several)
            else:
                moves += ways[card]
    if tables.draws_always:
        moves.append(DRAW)
        return
    ruleset = state.ruleset
    if tables.discarding:
        laid = _can_be_laid(state, seat, hand, laid)
    if ruleset.must_play and must_lay(state, hand, laid) is not None:
        return
    at_limit = ruleset.at_limit == "no_draw" and len(hand) >= ruleset.hand_limit
    moves.append(PASS if at_limit else DRAW)


def _can_be_laid(state: Round, seat: int, hand: Sequence[Card], cards: list[Card]) -> list[Card]:
    """Return the matching ``cards`` with a play. Others discard the whole hand, and must not be the last card.

    It is a function of its own because a comprehension in ``_turn`` would slow all its names down.
    """
    return [card for card in cards if lay(state, seat, hand, card, several=state.rule_tables.several)]


def _after_drawing(state: Round, seat: int, moves: list[Move]) -> None:
    tables = state.rule_tables
    drawn = state.drawn
    if drawn is not None:
        hand = state.visible_hand(seat) if tables.blind else state.hands[seat]
        ways = plays(state, hand)
        if drawn in ways:
            moves += lay(state, seat, hand, drawn, several=False) if drawn in tables.special else ways[drawn]
            if tables.plays_drawn and moves and must_lay(state, hand, (drawn,)) is not None:
                return
    moves.append(PASS)


def _answers(state: Round, seat: int, moves: list[Move]) -> None:
    moves.append(ACCEPT)
    if can_challenge(state, seat):
        moves.append(CHALLENGE)
    tables = state.rule_tables
    if tables.answers:
        hand = state.visible_hand(seat) if tables.blind else state.hands[seat]
        for card in dict.fromkeys(hand):
            if card in tables.answering and stackable(state, card) and may_lay(state, hand, card):
                moves += lay(state, seat, hand, card, several=tables.several)


def can_challenge(state: Round, seat: int) -> bool:
    """Return whether the seat that owes can challenge: it owes for a Wild Draw Four of another seat.

    Only the last card of this kind can be challenged, by the seat that owes for it now. A Reverse or a Skip may have
    passed the debt on. A seat cannot challenge its own card that came back.
    """
    return state.ruleset.wild_draw_four == "challenge" and state.challenged is not None and state.challenged != seat


def _colors(state: Round, seat: int, moves: list[Move]) -> None:
    choices = state.rule_tables.color_choices
    if state.rule_tables.effects[state.top.face].aims:
        moves += [ChooseColor(choice.color, target) for target in targets(state, seat) for choice in choices]
    else:
        moves += choices


_MOVES_BY_PHASE: Final[dict[Phase, Callable[[Round, int, list[Move]], None]]] = {
    _PLAY: _turn,
    _DRAWN: _after_drawing,
    _COLOR: _colors,
    Phase.ANSWER: _answers,
}


def must_pass(state: Round, seat: int) -> bool:
    """Return whether a draw has left ``seat`` only the pass. Saying Uno and catching do not count."""
    if state.phase is not _DRAWN or seat != state.to_move:
        return False
    return not any(isinstance(move, Play) for move in fair_moves(state, seat))


def penalized_moves(state: Round, seat: int) -> list[Move]:
    """Return the wrong moves that ``seat`` can submit at the price of a penalty.

    * Under ``false_catch`` every other seat can be caught at any time.
    * Under ``wrong_play`` the seat to move can lay any single card that does not fit. It can do so whenever a card can
      be the answer: also after a draw, and while it owes cards that it could pass on.

    Both lists are empty while nobody plays.
    """
    ruleset = state.ruleset
    if state.phase is _OVER or state.phase is _VOTE or seat in state.out:
        return []
    moves: list[Move] = []
    if ruleset.wrong_play and seat == state.to_move and asks_for_a_card(state):
        right = {move.cards[0] for move in fair_moves(state, seat) if isinstance(move, Play)}
        for card in dict.fromkeys(state.visible_hand(seat)):
            if card not in right and card is not Card.HIDDEN:
                moves += state.rule_tables.anything[_MANY][card]
    if ruleset.false_catch:
        moves += [CATCHES[other] for other in targets(state, seat) if other not in state.catchable]
    return moves


def is_fair(state: Round, seat: int, move: Move) -> bool:
    """Return whether ``move``, in its canonical order, is one of ``fair_moves``. Common moves are checked faster."""
    phase = state.phase
    if seat == state.to_move:
        tables = state.rule_tables
        kind = type(move)
        if kind is Play and (phase is _PLAY or phase is _DRAWN):
            cards = move.cards  # type: ignore[union-attr]  # a play has cards
            card = cards[0]
            if len(cards) == 1 and card not in tables.special:
                hand = state.visible_hand(seat) if tables.blind else state.hands[seat]
                ways = plays(state, hand)
                if card not in ways or move not in ways[card]:
                    return False
                return card is state.drawn if phase is _DRAWN else card in hand
        elif kind is Draw and tables.draws_always:
            return phase is _PLAY
        elif kind is Pass and phase is _DRAWN and not tables.plays_drawn:
            return True
    return move in fair_moves(state, seat)


def canonical(move: Play) -> Play:
    """Return ``move`` as the lists of moves have it: the cards after the first sorted."""
    if len(move.cards) < 3:
        return move
    first, *rest = move.cards
    return msgspec.structs.replace(move, cards=(first, *sorted(rest, key=lambda card: card.sort)))
