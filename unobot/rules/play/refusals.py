"""Explain why a move is refused: the reason, and the setting that caused it if the official rules would not."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from unobot.rules.cards import Card, Color
from unobot.rules.events import Phase
from unobot.rules.moves import (
    Accept,
    Catch,
    Challenge,
    ChooseColor,
    Draw,
    Move,
    Pass,
    Play,
    SayUno,
    TakeBack,
    TimeUp,
    Vote,
)
from unobot.rules.play.legality import asks_for_a_card, can_jump_in, canonical, legal_moves
from unobot.rules.play.matching import (
    MAX_FREE_CHOICE,
    aims,
    can_leave_one,
    is_four_legal,
    left_after,
    matching,
    may_lay,
    must_lay,
    stackable,
)
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import last_card_allows

Param: TypeAlias = int | str | Card | Color


class Reason(Enum):
    """The reason for a refusal. The comment names the parameters that ``IllegalMove`` carries with it.

    The parameter ``setting`` is the field of the ruleset that caused the refusal.
    """

    ROUND_OVER = "round_over"
    SEAT_OUT = "seat_out"  # the seat plays no more in this round
    VOTE_FIRST = "vote_first"  # the rule of the customizable wilds is voted on now
    ALREADY_VOTED = "already_voted"
    NO_VOTE = "no_vote"
    NOT_YOUR_TURN = "not_your_turn"  # seat: the one to move
    NOT_IDENTICAL = "not_identical"  # card, top, seat (to move), setting: only an identical card may jump in
    COLOR_FIRST = "color_first"  # the color of the wild turned up first must be named now
    ANSWER_FIRST = "answer_first"  # owed: cards to accept or challenge now
    CANNOT_STACK = "cannot_stack"  # card, owed, setting: no answer to what is owed
    NO_CHALLENGE = "no_challenge"  # setting: what is owed cannot be challenged
    ALREADY_DREW = "already_drew"
    ONLY_DRAWN = "only_drawn"  # card: the drawn card, the only one that may be played now
    DRAWN_BLIND = "drawn_blind"  # setting: the card drawn is not seen in this turn, so nothing may be played
    NOTHING_DRAWN = "nothing_drawn"  # a draw found no card: only pass is left
    DRAW_FIRST = "draw_first"  # no pass without a draw
    MUST_PLAY = "must_play"  # card, setting: it can be played, so it must be
    AT_LIMIT = "at_limit"  # held, limit, setting: a hand of this size may not draw
    NOTHING_TO_ANSWER = "nothing_to_answer"
    NO_COLOR_ASKED = "no_color_asked"
    NOT_IN_HAND = "not_in_hand"  # card
    NOT_SEEN = "not_seen"  # card, setting: not among the cards that this seat has seen; others are face down
    NO_MATCH = "no_match"  # card, color (to match), top (card)
    TWO_ON_FOUR = "two_on_four"  # card, setting: no draw two on a wild draw four
    FOUR_NOT_LEGAL = "four_not_legal"  # card, color, setting: held, so a strict wild draw four is refused
    FOUR_OTHERS_FIT = "four_others_fit"  # card, setting: another card can be played, so it is refused
    LAST_CARD = "last_card"  # card, setting: not as the last one
    ONE_CARD_ONLY = "one_card_only"  # setting
    IN_ORDER = "in_order"  # held: so many cards of this face that those after the first follow in their order
    NO_TARGET = "no_target"  # the card aims at nobody
    COLOR_MISSING = "color_missing"  # card: its player names a color with it
    TARGET_FIRST = "target_first"  # card: it needs a seat to aim at
    BAD_TARGET = "bad_target"  # seat: oneself, nobody, or a seat that is out
    UNO_NOT_NOW = "uno_not_now"  # held: the number of cards in hand
    UNO_ALREADY_SAID = "uno_already_said"
    UNO_NOT_BEFORE = "uno_not_before"  # setting: only when holding one card
    UNO_BY_ITSELF = "uno_by_itself"  # setting: it is announced by itself, or not at all
    CATCH_SELF = "catch_self"
    CATCH_MANY_CARDS = "catch_many_cards"  # seat, held: more than one card
    CATCH_SAID = "catch_said"  # seat: it has said Uno
    CATCH_TOO_LATE = "catch_too_late"  # seat: caught already, or the next turn has begun
    CATCH_NOBODY = "catch_nobody"  # seat: it does not exist, or plays no more
    NO_CLOCK = "no_clock"  # setting: this round has no clock
    NO_TAKE_BACK = "no_take_back"  # something happened after it, or it showed something


class IllegalMove(Exception):
    """The rules refuse this move. ``reason`` says why, and ``params`` are the values for its sentence."""

    def __init__(self, reason: Reason, **params: Param) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        return ", ".join((self.reason.value, *(f"{name} {value}" for name, value in self.params.items())))


def refusal(state: Round, seat: int, move: Move) -> IllegalMove | None:
    """Return why ``seat`` cannot submit ``move`` now, for the round or that seat's view. ``None`` if it can."""
    if isinstance(move, Play):
        move = canonical(move)
    if isinstance(move, TimeUp):
        if state.outcome is None and state.number and state.ruleset.blitz:
            return None
        return IllegalMove(Reason.NO_CLOCK, setting="blitz") if not state.is_over else IllegalMove(Reason.ROUND_OVER)
    return None if move in legal_moves(state, seat) else why_not(state, seat, move)


def why_not(state: Round, seat: int, move: Move) -> IllegalMove:
    """Return why a move that is not legal is refused."""
    if isinstance(move, TakeBack):
        return IllegalMove(Reason.NO_TAKE_BACK)
    if state.phase is Phase.OVER:
        return IllegalMove(Reason.ROUND_OVER)
    if isinstance(move, Vote):
        return IllegalMove(Reason.ALREADY_VOTED if state.phase is Phase.VOTE else Reason.NO_VOTE)
    if state.phase is Phase.VOTE:
        return IllegalMove(Reason.VOTE_FIRST)
    if seat in state.out:
        return IllegalMove(Reason.SEAT_OUT)
    if isinstance(move, SayUno):
        return _uno(state, seat)
    if isinstance(move, Catch):
        return _catch(state, seat, move.seat)
    if isinstance(move, Play):
        return _play(state, seat, move)
    return _untimely(state, seat, move) or _not_allowed(state, seat, move)


def _untimely(state: Round, seat: int, move: Move) -> IllegalMove | None:
    """Return a refusal if ``seat`` is asked for something else now."""
    if seat != state.to_move:
        return IllegalMove(Reason.NOT_YOUR_TURN, seat=state.to_move)
    phase = state.phase
    if phase is Phase.COLOR:
        return None if isinstance(move, ChooseColor) else IllegalMove(Reason.COLOR_FIRST)
    if phase is Phase.ANSWER:
        fits = isinstance(move, Challenge | Accept | Play)
        return None if fits else IllegalMove(Reason.ANSWER_FIRST, owed=state.owed)
    if isinstance(move, Challenge | Accept):
        return IllegalMove(Reason.NOTHING_TO_ANSWER)
    if isinstance(move, ChooseColor):
        return IllegalMove(Reason.NO_COLOR_ASKED)
    return None


def _not_allowed(state: Round, seat: int, move: Move) -> IllegalMove:
    """Return why a move is refused although it fits the question."""
    ruleset = state.ruleset
    hand = state.visible_hand(seat)
    if isinstance(move, Challenge):
        setting = "wild_draw_four" if ruleset.wild_draw_four != "challenge" else "stacking"
        return IllegalMove(Reason.NO_CHALLENGE, setting=setting)
    if isinstance(move, ChooseColor):
        if move.color not in state.rule_tables.colors:
            return IllegalMove(Reason.COLOR_FIRST)
        is_aimed = state.rule_tables.effects[state.top.face].aims
        return _target(move.target, state.top) if is_aimed else IllegalMove(Reason.NO_TARGET)
    drew = state.phase is Phase.DRAWN
    if isinstance(move, Draw) and drew:
        return _only_drawn(Card.HIDDEN) if state.drawn is Card.HIDDEN else IllegalMove(Reason.ALREADY_DREW)
    limit = ruleset.hand_limit if ruleset.at_limit == "no_draw" else 0
    full = bool(limit) and len(hand) >= limit
    if isinstance(move, Pass) and not drew and not full:
        return IllegalMove(Reason.DRAW_FIRST)
    match = matching(state, hand)
    forced = must_lay(state, hand, [card for card in hand if card in match and _may_go(state, card)])
    if drew and state.drawn is not None:
        return IllegalMove(Reason.MUST_PLAY, card=state.drawn, setting="drawn_card")
    if forced is not None and ruleset.must_play:
        return IllegalMove(Reason.MUST_PLAY, card=forced, setting="must_play")
    return IllegalMove(Reason.AT_LIMIT, held=len(hand), limit=limit, setting="at_limit")


def _may_go(state: Round, card: Card) -> bool:
    hand = state.visible_hand(state.to_move)
    together = state.ruleset.several and all(other.face is card.face for other in hand)
    return left_after(state, hand, card) > 0 or together or last_card_allows(state.ruleset, card)


def _play(state: Round, seat: int, move: Play) -> IllegalMove:
    card = move.cards[0]
    if seat != state.to_move:
        if not state.ruleset.jump_in or not can_jump_in(state):
            return IllegalMove(Reason.NOT_YOUR_TURN, seat=state.to_move)
        if card is not state.top:
            return IllegalMove(Reason.NOT_IDENTICAL, card=card, top=state.top, seat=state.to_move, setting="jump_in")
    untimely = _untimely(state, seat, move) if seat == state.to_move else None
    if untimely is not None:
        return untimely
    rest = state.visible_hand(seat)
    for laid in move.cards:
        if laid not in rest:
            if state.unseen[seat]:
                return IllegalMove(Reason.NOT_SEEN, card=laid, setting="blind_draw")
            return IllegalMove(Reason.NOT_IN_HAND, card=laid)
        rest.remove(laid)
    left = len(rest) if len(move.cards) > 1 else left_after(state, state.visible_hand(seat), card)
    return (
        _several(state, seat, move)
        or (_match(state, card) if seat == state.to_move else _strict(state, state.visible_hand(seat), card))
        or _end(state, seat, move, left)
    )


def _several(state: Round, seat: int, move: Play) -> IllegalMove | None:
    if len(move.cards) == 1:
        return None
    if not state.ruleset.several:
        return IllegalMove(Reason.ONE_CARD_ONLY, setting="several")
    if move.cards[0] in state.rule_tables.discarding:
        return IllegalMove(Reason.ONE_CARD_ONLY, setting="cards")
    if seat != state.to_move:
        return IllegalMove(Reason.ONE_CARD_ONLY, setting="jump_in")
    if state.phase is Phase.DRAWN and state.drawn is not None:
        return _only_drawn(state.drawn)
    equal = sorted((card for card in state.visible_hand(seat) if card.face is move.cards[0].face), key=lambda c: c.sort)
    equal.remove(move.cards[0])
    if len(equal) >= MAX_FREE_CHOICE and equal[: len(move.cards) - 1] != list(move.cards[1:]):
        return IllegalMove(Reason.IN_ORDER, held=len(equal) + 1)
    return None


def _only_drawn(drawn: Card) -> IllegalMove:
    if drawn is Card.HIDDEN:
        return IllegalMove(Reason.DRAWN_BLIND, setting="blind_draw")
    return IllegalMove(Reason.ONLY_DRAWN, card=drawn)


def _match(state: Round, card: Card) -> IllegalMove | None:
    """Return why the seat to move cannot lay ``card``, which it holds, first."""
    hand = state.visible_hand(state.to_move)
    if state.phase is Phase.ANSWER:
        if not state.rule_tables.answers:
            return IllegalMove(Reason.ANSWER_FIRST, owed=state.owed)
        if stackable(state, card):
            return _strict(state, hand, card)
        return IllegalMove(Reason.CANNOT_STACK, card=card, owed=state.owed, setting="stacking")
    if state.phase is Phase.DRAWN and card is not state.drawn:
        if state.drawn is None:
            return IllegalMove(Reason.NOTHING_DRAWN)
        return _only_drawn(state.drawn)
    if card in matching(state, hand):
        return None
    color = state.color
    top = state.top if state.discard else card
    if card.is_wild or color is None:
        return _illegal_four(state, hand, card)
    if card.color is color and top.face in state.rule_tables.never_on.get(card.face, ()):
        return IllegalMove(Reason.TWO_ON_FOUR, card=card, setting="cards")
    return IllegalMove(Reason.NO_MATCH, card=card, color=color, top=top)


def _strict(state: Round, hand: list[Card], card: Card) -> IllegalMove | None:
    """Return why ``card`` cannot be an answer or a jump-in under ``strict``."""
    return None if may_lay(state, hand, card) else _illegal_four(state, hand, card)


def _illegal_four(state: Round, hand: list[Card], card: Card) -> IllegalMove:
    ruleset = state.ruleset
    if ruleset.four_needs == "no_playable":
        return IllegalMove(Reason.FOUR_OTHERS_FIT, card=card, setting="four_needs")
    color = state.color
    assert color is not None and not is_four_legal(state.rule_tables, hand, color, state.top.face)  # noqa: PT018 - or it matches
    return IllegalMove(Reason.FOUR_NOT_LEGAL, card=card, color=color, setting="wild_draw_four")


def _end(state: Round, seat: int, move: Play, left: int) -> IllegalMove:
    """Return what is wrong with the rest of a play whose cards could be laid."""
    card = move.cards[0]
    if not left and not last_card_allows(state.ruleset, card):
        setting = "last_card" if state.ruleset.last_card != "any" else "cards"
        return IllegalMove(Reason.LAST_CARD, card=card, setting=setting)
    if card.is_wild and move.color not in (state.rule_tables.colors or (None,)) and card not in state.rule_tables.bare:
        return IllegalMove(Reason.COLOR_MISSING, card=card)
    if move.color is not None and card in state.rule_tables.bare:
        return IllegalMove(Reason.NO_COLOR_ASKED)
    seats = aims(state, seat, card.face) if left else (None,)
    if move.target not in seats:
        return IllegalMove(Reason.NO_TARGET) if seats == (None,) else _target(move.target, card)
    if not state.rule_tables.calls:
        return IllegalMove(Reason.UNO_BY_ITSELF, setting="uno")
    return IllegalMove(Reason.UNO_NOT_NOW, held=len(state.hands[seat]))


def _target(target: int | None, card: Card) -> IllegalMove:
    if target is None:
        return IllegalMove(Reason.TARGET_FIRST, card=card)
    return IllegalMove(Reason.BAD_TARGET, seat=target)


def _uno(state: Round, seat: int) -> IllegalMove:
    if not state.rule_tables.calls:
        return IllegalMove(Reason.UNO_BY_ITSELF, setting="uno")
    count = len(state.hands[seat])
    is_own_turn = seat == state.to_move and asks_for_a_card(state)
    is_before = is_own_turn and count > 1 and can_leave_one(state, state.visible_hand(seat))
    if is_before and not state.rule_tables.early:
        return IllegalMove(Reason.UNO_NOT_BEFORE, setting="uno")
    if count != 1 and not is_before:
        return IllegalMove(Reason.UNO_NOT_NOW, held=count)
    return IllegalMove(Reason.UNO_ALREADY_SAID)


def _catch(state: Round, seat: int, caught: int) -> IllegalMove:
    if not state.rule_tables.calls:
        return IllegalMove(Reason.UNO_BY_ITSELF, setting="uno")
    if caught >= state.seats or caught in state.out:
        return IllegalMove(Reason.CATCH_NOBODY, seat=caught)
    if caught == seat:
        return IllegalMove(Reason.CATCH_SELF)
    count = len(state.hands[caught])
    if count > 1:
        return IllegalMove(Reason.CATCH_MANY_CARDS, seat=caught, held=count)
    return IllegalMove(Reason.CATCH_SAID if state.said_uno[caught] else Reason.CATCH_TOO_LATE, seat=caught)
