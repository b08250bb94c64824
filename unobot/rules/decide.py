"""What a seat may do, and what happens when it does: the rules proper (official rules).

``legal_moves`` is the single source of legality for buttons, strategies and random play; ``decide`` refuses
exactly what is not in it, with the reason, and otherwise says what happens. Neither changes the round.

Decisions where the rules leave room:

* A wild draw four under ``strict`` is always legal, so there is nothing to answer: the four cards are drawn
  with the play that laid it, like those of a draw two.
* Uno may be said for as long as a seat holds one card and has not said it, also when nobody can catch it any
  more.
* With two seats a reverse *is* a skip: the direction stays.
* A round that reaches its limit of moves ends with that move; what is owed then is not drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final

from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    Drew,
    Event,
    Owed,
    Passed,
    Phase,
    Played,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    TurnBegan,
    UnoSaid,
    Why,
)
from unobot.rules.evolve import evolve
from unobot.rules.matching import plays
from unobot.rules.moves import (
    ACCEPT,
    CATCHES,
    CHALLENGE,
    CHOOSE_COLORS,
    DRAW,
    PASS,
    SAY_UNO,
    Accept,
    Catch,
    Challenge,
    ChooseColor,
    Draw,
    Move,
    Pass,
    Play,
    SayUno,
)
from unobot.rules.round import Round
from unobot.rules.ruleset import MAX_SEATS, WildDrawFour


class Reason(Enum):
    """Why a move is refused. The comment names the parameters that ``IllegalMove`` carries with it."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"  # seat: the one to move
    COLOR_FIRST = "color_first"  # the color of the wild turned up first must be named now
    ANSWER_FIRST = "answer_first"  # owed: cards to accept or challenge now
    ALREADY_DREW = "already_drew"
    ONLY_DRAWN = "only_drawn"  # card: the drawn card, the only one that may be played now
    NOTHING_DRAWN = "nothing_drawn"  # a draw found no card: only pass is left
    DRAW_FIRST = "draw_first"  # no pass without a draw
    NOTHING_TO_ANSWER = "nothing_to_answer"
    NO_COLOR_ASKED = "no_color_asked"
    NOT_IN_HAND = "not_in_hand"  # card
    NO_MATCH = "no_match"  # card, color (to match), top (card)
    FOUR_NOT_LEGAL = "four_not_legal"  # color: held, so a strict wild draw four is refused
    ONE_CARD_ONLY = "one_card_only"
    NO_TARGET = "no_target"  # the card aims at nobody
    UNO_NOT_NOW = "uno_not_now"  # held: cards in hand
    UNO_ALREADY_SAID = "uno_already_said"
    CATCH_SELF = "catch_self"
    CATCH_MANY_CARDS = "catch_many_cards"  # seat, held: more cards than one
    CATCH_SAID = "catch_said"  # seat: it has said Uno
    CATCH_TOO_LATE = "catch_too_late"  # seat: caught already, or the next turn has begun
    CATCH_NOBODY = "catch_nobody"  # seat: nobody sits there


class IllegalMove(Exception):
    """The rules refuse this move. ``reason`` says why, ``params`` what the reason's sentence has to name."""

    def __init__(self, reason: Reason, **params: int | Card | Color) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        return ", ".join((self.reason.value, *(f"{name} {value}" for name, value in self.params.items())))


_PLAY: Final = Phase.PLAY
_DRAWN: Final = Phase.DRAWN
_COLOR: Final = Phase.COLOR
_ANSWER: Final = Phase.ANSWER
_OVER: Final = Phase.OVER
_WILD: Final = Face.WILD
_WILD_DRAW_FOUR: Final = Face.WILD_DRAW_FOUR
_REVERSE: Final = Face.REVERSE
_DRAW_TWO: Final = Face.DRAW_TWO
_STRICT: Final = WildDrawFour.STRICT
_CHOICE: Final = Why.CHOICE

# Events that say nothing but a seat and a phase are made once.
_PASSED: Final = tuple(Passed(seat) for seat in range(MAX_SEATS))
_SKIPPED: Final = tuple(Skipped(seat) for seat in range(MAX_SEATS))
_PLAYS_NEXT: Final = tuple(TurnBegan(seat, Phase.PLAY) for seat in range(MAX_SEATS))
_ANSWERS_NEXT: Final = tuple(TurnBegan(seat, Phase.ANSWER) for seat in range(MAX_SEATS))


def legal_moves(round: Round, seat: int) -> list[Move]:
    """Give everything ``seat`` may submit now, equal cards once: the single source of legality.

    The play that leaves one card stands in the list with Uno and without. Works on that seat's view as on the
    round; empty when there is nothing this seat can do.
    """
    phase = round.phase
    if phase is _OVER:
        return []
    moves: list[Move] = []
    hand = round.hands[seat]
    held = len(hand)
    uno_before = False
    if seat == round.to_move:
        if phase is _PLAY:
            ways = plays(round, hand)
            laid: list[Card] = []
            for card in hand:
                if card in ways and card not in laid:  # quicker than a set for the few that match
                    laid.append(card)
                    moves += ways[card]
            moves.append(DRAW)
            uno_before = held == 2
        elif phase is _DRAWN:
            if round.drawn is not None:
                moves += plays(round, hand).get(round.drawn, ())
            moves.append(PASS)
            uno_before = held == 2
        elif phase is _ANSWER:
            moves += (ACCEPT, CHALLENGE)
        else:
            moves += CHOOSE_COLORS
    catchable = round.catchable
    if catchable is not None and catchable != seat:
        moves.append(CATCHES[catchable])
    if (held == 1 or uno_before) and not round.said[seat]:
        moves.append(SAY_UNO)
    return moves


def decide(round: Round, seat: int, move: Move) -> list[Event]:
    """Say what happens when ``seat`` submits ``move``; the round stays as it is.

    ``round`` is the full round, not a view. The events are for ``evolve``, all of them and in this order. Raises
    ``IllegalMove`` with the reason for every move that is not in ``legal_moves(round, seat)``.
    """
    events = _DECIDE[type(move)](round, seat, move)
    if round.moves + 1 >= round.limit and not isinstance(move, SayUno | Catch):
        return _ended_at_limit(round, events)
    return events


def _untimely(round: Round, seat: int, asked: Phase) -> IllegalMove:
    """Say why ``seat`` cannot do now what belongs to the phase ``asked``."""
    if round.phase is _OVER:
        return IllegalMove(Reason.ROUND_OVER)
    if seat != round.to_move:
        return IllegalMove(Reason.NOT_YOUR_TURN, seat=round.to_move)
    if round.phase is _COLOR:
        return IllegalMove(Reason.COLOR_FIRST)
    if round.phase is _ANSWER:
        return IllegalMove(Reason.ANSWER_FIRST, owed=round.owed)
    if asked is _ANSWER:
        return IllegalMove(Reason.NOTHING_TO_ANSWER)
    if asked is _COLOR:
        return IllegalMove(Reason.NO_COLOR_ASKED)
    return IllegalMove(Reason.DRAW_FIRST if asked is _DRAWN else Reason.ALREADY_DREW)


def _refused_play(round: Round, seat: int, move: Play) -> IllegalMove:
    """Say why ``seat`` cannot make this play now."""
    phase = round.phase
    if seat != round.to_move or (phase is not _PLAY and phase is not _DRAWN):
        return _untimely(round, seat, _PLAY)
    hand = round.hands[seat]
    card = move.cards[0]
    if card not in hand:
        return IllegalMove(Reason.NOT_IN_HAND, card=card)
    if len(move.cards) > 1:
        return IllegalMove(Reason.ONE_CARD_ONLY)
    if phase is _DRAWN and card is not round.drawn:
        if round.drawn is None:
            return IllegalMove(Reason.NOTHING_DRAWN)
        return IllegalMove(Reason.ONLY_DRAWN, card=round.drawn)
    if card not in plays(round, hand):
        color: Color = round.color  # type: ignore[assignment]  # whoever is asked to play has a color to match
        if card.is_wild:
            return IllegalMove(Reason.FOUR_NOT_LEGAL, color=color)
        return IllegalMove(Reason.NO_MATCH, card=card, color=color, top=round.top)
    if move.target is not None:
        return IllegalMove(Reason.NO_TARGET)
    return IllegalMove(Reason.UNO_NOT_NOW, held=len(hand))


def _play(round: Round, seat: int, move: Play) -> list[Event]:
    card = move.cards[0]
    hand = round.hands[seat]
    phase = round.phase
    if (
        seat != round.to_move
        or (phase is not _PLAY and (phase is not _DRAWN or card is not round.drawn))
        or card not in hand
        or move not in plays(round, hand).get(card, ())
    ):
        raise _refused_play(round, seat, move)
    seats = len(round.hands)
    direction = round.direction
    following = (seat + direction) % seats
    face = card.face
    color: Color = card.color or move.color  # type: ignore[assignment]  # a play always has one of the two
    played = Played(seat, move.cards, color, None, move.uno)
    if len(hand) == 1:
        return _ended(round, [played, *_drawn_with(round, following, card)], winner=seat)
    if card.points < 10 or face is _WILD:
        return [played, _PLAYS_NEXT[following]]
    if face is _REVERSE and seats > 2:
        return [played, Reversed(-direction), _PLAYS_NEXT[(seat - direction) % seats]]
    if face is _WILD_DRAW_FOUR and round.ruleset.wild_draw_four is not _STRICT:
        return [played, Owed(seat, 4), _ANSWERS_NEXT[following]]
    after = _PLAYS_NEXT[(following + direction) % seats]
    return [played, *_drawn_with(round, following, card), _SKIPPED[following], after]


def _drawn_with(round: Round, seat: int, laid: Card) -> list[Event]:
    """Have ``seat`` draw what the card just laid makes it draw, if anything."""
    if laid.face is _DRAW_TWO:
        return _draw(round, seat, 2, Why.DRAW_TWO, laid)
    if laid.face is _WILD_DRAW_FOUR:
        return _draw(round, seat, 4, Why.DRAW_FOUR, laid)
    return []


def _draw_one(round: Round, seat: int, _: Draw) -> list[Event]:
    if seat != round.to_move or round.phase is not _PLAY:
        raise _untimely(round, seat, _PLAY)
    if round.pile:
        return [Drew(seat, (round.pile[-1],), _CHOICE)]  # spares the commonest draw the general way
    return _draw(round, seat, 1, _CHOICE)


def _pass(round: Round, seat: int, _: Pass) -> list[Event]:
    if seat != round.to_move or round.phase is not _DRAWN:
        raise _untimely(round, seat, _DRAWN)
    if round.drawn is None and round.stuck + 1 >= round.seats:
        return _ended(round, [_PASSED[seat]], winner=None)
    return [_PASSED[seat], _PLAYS_NEXT[(seat + round.direction) % len(round.hands)]]


def _accept(round: Round, seat: int, _: Accept) -> list[Event]:
    if seat != round.to_move or round.phase is not _ANSWER:
        raise _untimely(round, seat, _ANSWER)
    drawn = _draw(round, seat, round.owed, Why.DRAW_FOUR)
    return [Accepted(seat), *drawn, _SKIPPED[seat], _PLAYS_NEXT[(seat + round.direction) % len(round.hands)]]


def _challenge(round: Round, seat: int, _: Challenge) -> list[Event]:
    if seat != round.to_move or round.phase is not _ANSWER:
        raise _untimely(round, seat, _ANSWER)
    against: int = round.four  # type: ignore[assignment]  # whoever is asked for an answer owes it to somebody
    guilty = any(card.color is round.last_color for card in round.four_hand)
    challenged = Challenged(seat, against, guilty, round.four_hand)
    if guilty:
        return [challenged, *_draw(round, against, round.owed, Why.CHALLENGE), _PLAYS_NEXT[seat]]
    drawn = _draw(round, seat, round.owed + 2, Why.CHALLENGE)
    return [challenged, *drawn, _SKIPPED[seat], _PLAYS_NEXT[(seat + round.direction) % len(round.hands)]]


def _choose_color(round: Round, seat: int, move: ChooseColor) -> list[Event]:
    if seat != round.to_move or round.phase is not _COLOR:
        raise _untimely(round, seat, _COLOR)
    return [ColorChosen(seat, move.color), _PLAYS_NEXT[seat]]


def _say_uno(round: Round, seat: int, _: SayUno) -> list[Event]:
    if round.phase is _OVER:
        raise IllegalMove(Reason.ROUND_OVER)
    held = len(round.hands[seat])
    own_turn = seat == round.to_move and (round.phase is _PLAY or round.phase is _DRAWN)
    if held != 1 and not (held == 2 and own_turn):
        raise IllegalMove(Reason.UNO_NOT_NOW, held=held)
    if round.said[seat]:
        raise IllegalMove(Reason.UNO_ALREADY_SAID)
    return [UnoSaid(seat)]


def _catch(round: Round, seat: int, move: Catch) -> list[Event]:
    if round.phase is _OVER:
        raise IllegalMove(Reason.ROUND_OVER)
    caught = move.seat
    if caught >= round.seats:
        raise IllegalMove(Reason.CATCH_NOBODY, seat=caught)
    if caught == seat:
        raise IllegalMove(Reason.CATCH_SELF)
    if caught != round.catchable:
        held = len(round.hands[caught])
        if held > 1:
            raise IllegalMove(Reason.CATCH_MANY_CARDS, seat=caught, held=held)
        raise IllegalMove(Reason.CATCH_SAID if round.said[caught] else Reason.CATCH_TOO_LATE, seat=caught)
    return [Caught(caught, seat), *_draw(round, caught, 2, Why.PENALTY)]


def _draw(round: Round, seat: int, due: int, why: Why, laid: Card | None = None) -> list[Event]:
    """Have ``seat`` draw ``due`` cards, or what there is; discards refill a pile that is too short.

    ``laid`` is the card this move lays: it is the new top card and stays, and what it covers can be shuffled.
    """
    pile = round.pile
    if len(pile) >= due:
        return [Drew(seat, tuple(pile[: -due - 1 : -1]), why)]
    rest = tuple(reversed(pile))
    covered = round.discard if laid is not None else round.discard[:-1]
    if not covered:
        return [Drew(seat, rest, why)]
    if round.shuffler is None:
        raise ValueError("a view cannot shuffle: decide on the round itself")
    cards = tuple(round.shuffler.shuffle(covered, "shuffle", round.number, round.shuffles))
    return [Reshuffled(cards), Drew(seat, (rest + cards)[:due], why)]


def _ended_at_limit(round: Round, events: list[Event]) -> list[Event]:
    """End the round with the move that ``events`` tell of, if that has not ended it: nobody's turn follows."""
    if isinstance(events[-1], RoundEnded):
        return events
    if isinstance(events[-1], TurnBegan):
        events.pop()
    return _ended(round, events, winner=None)


def _ended(round: Round, events: list[Event], winner: int | None) -> list[Event]:
    """End the round after ``events``: ``winner`` went out, else the fewest points win, unless tied."""
    after = round.copy()
    for event in events:
        evolve(after, event)
    worth = [sum(card.points for card in hand) for hand in after.hands]
    drawn = winner is None
    if drawn and worth.count(min(worth)) == 1:
        winner = worth.index(min(worth))
    points = tuple(sum(worth) - worth[seat] if seat == winner else 0 for seat in range(round.seats))
    scores = tuple(before + scored for before, scored in zip(round.scores, points, strict=True))
    hands = tuple(tuple(hand) for hand in after.hands)
    return [*events, RoundEnded(winner, drawn, points, scores, hands)]


_DECIDE: Final[dict[type[Move], Callable[[Round, int, Any], list[Event]]]] = {
    Play: _play,
    Draw: _draw_one,
    Pass: _pass,
    Challenge: _challenge,
    Accept: _accept,
    SayUno: _say_uno,
    Catch: _catch,
    ChooseColor: _choose_color,
}
