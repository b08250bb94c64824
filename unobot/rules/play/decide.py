"""What happens when a seat makes its move: the rules proper.

``decide`` refuses exactly what is not in ``legal_moves``, with the reason, and otherwise says what happens. It
does not change the round. House rules are data that it reads, so any of them go together; what may be laid
stands in ``matching`` and ``legality``, hands that move in ``hands``, ends in ``ends``.

Decisions where the rules leave room:

* Where nobody can answer a wild draw four (``strict`` or ``free``, nothing to stack), the four cards are drawn
  with the play that laid it, like those of a draw two.
* Uno may be said for as long as a seat holds one card and has not said it, also when nobody can catch it any
  more.
* With two seats left a reverse *is* a skip: the direction stays. When it answers owed cards it sends them to
  the other seat either way.
* A round that reaches its limit of moves ends with that move; what is owed then is not drawn.
* Who jumps in plays as if it were their turn: owed cards add up and are owed by the seat after them. The card
  laid last is on top, so one may jump in on one's own card, go out with it, and even spare somebody an answer.
* A jump-in closes no Uno window but that of the seat that lays: others stay open until the seat to move moves.
* An owed sum that is answered by stacking is doubled under ``revenge`` before the new cards are added. Every sum
  stays at 50 or less then, also if a jump-in adds to it. A reverse or a skip stacks nothing.
* Several skips skip several seats, each other seat once at most; several reverses turn as often. Hands move
  once, however many cards say so.
* Swap, shuffle, customizable, seven and zero do nothing as the last card of a hand.
* A wrong play is taken back, costs its penalty and counts as a move; the seat is still asked what it was asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    Drew,
    Event,
    FalselyCaught,
    Moved,
    Owed,
    Passed,
    Phase,
    Played,
    RuleChosen,
    TimeRanOut,
    UnoSaid,
    Voted,
    Why,
    WrongPlay,
)
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
    TimeUp,
    Vote,
)
from unobot.rules.play import blind_draw, hand_moves, scoring
from unobot.rules.play.consequences import ANSWERS_NEXT, PLAYS_NEXT, SKIPPED, Consequences
from unobot.rules.play.legality import fair_moves, is_fair, legal_moves, penalized_moves, usual
from unobot.rules.play.matching import is_honest, matching
from unobot.rules.play.refusals import IllegalMove, Reason, refusal, why_not
from unobot.rules.round import Round

__all__ = ["IllegalMove", "Reason", "decide", "fair_moves", "legal_moves", "penalized_moves", "refusal"]

MOST_REVENGE: Final = 50

_SKIP: Final = Face.SKIP
_REVERSE: Final = Face.REVERSE
_DRAW_TWO: Final = Face.DRAW_TWO
_DRAW_FOUR: Final = Face.WILD_DRAW_FOUR
_CHOICE: Final = Why.CHOICE
_DUE: Final = {_DRAW_TWO: 2, _DRAW_FOUR: 4}
_WHY: Final = {_DRAW_TWO: Why.DRAW_TWO, _DRAW_FOUR: Why.DRAW_FOUR}
_PASSED: Final = tuple(Passed(seat) for seat in range(len(PLAYS_NEXT)))


def decide(state: Round, seat: int, move: Move) -> list[Event]:
    """Say what happens when ``seat`` submits ``move``; the round stays as it is.

    ``round`` is the full round, not a view. The events are for ``evolve``, all of them and in this order. Raises
    ``IllegalMove`` with the reason for every move that is not in ``legal_moves(round, seat)``; only ``time``,
    which the table submits in the name of any seat, stands in nobody's list.
    """
    kind = type(move)
    events = (_DECIDE[kind] if is_fair(state, seat, move) else _unusual)(state, seat, move)
    if state.book.watched or state.moves + 1 >= state.limit:
        events = scoring.watched(state, events)
        if state.moves + 1 >= state.limit and kind in _COUNTED:
            events = scoring.ended_at_limit(state, events)
        events = blind_draw.turned_up(state, scoring.shown(state, events))
    return events


def _unusual(state: Round, seat: int, move: Move) -> list[Event]:
    """Decide what is not among the fair moves: the clock, cards in another order, what costs a penalty."""
    if isinstance(move, TimeUp):
        return _time_up(state, seat, move)
    if isinstance(move, Play):
        ordered = usual(move)
        if ordered != move and is_fair(state, seat, ordered):
            return _play(state, seat, ordered)
    if isinstance(move, Catch | Play) and move in penalized_moves(state, seat):
        return _penalized(state, seat, move)
    raise why_not(state, seat, move)


def _play(state: Round, seat: int, move: Play) -> list[Event]:
    cards = move.cards
    face = cards[0].face
    color: Color = cards[0].color or move.color  # type: ignore[assignment]  # a play always has one of the two
    left = len(state.hands[seat]) - len(cards)
    book = state.book
    played = Played(seat, cards, color, move.target, move.uno or (left == 1 and book.announced))
    if left and face in book.plain and len(cards) < 3:
        if state.out:
            return [played, PLAYS_NEXT[state.next_seat(seat)]]
        return [played, PLAYS_NEXT[(seat + state.direction) % len(state.hands)]]  # spares the commonest play a call
    course = Consequences(state, played)
    if state.ruleset.bomb and len(cards) > 2:
        for other in state.others(seat):
            course.draw(other, 1, Why.BOMB)
    if left:
        _follow(course, seat, move)
        return course.events
    return _went_out(course, seat, face, len(cards))


def _follow(course: Consequences, seat: int, move: Play) -> None:
    """Let happen what the cards of ``move`` say, and give the turn to whoever has it then."""
    state = course.round
    face = move.cards[0].face
    count = len(move.cards)
    if face in _DUE:
        _owe(course, seat, face, count)
    elif face is _SKIP and not state.owed:
        course.skip(seat, count)
    elif face is _SKIP or face is _REVERSE:
        if face is _REVERSE and state.playing > 2 and count % 2:
            course.turn_round()
        elif face is _REVERSE and state.playing == 2 and not state.owed:
            course.skip(seat, count)
            return
        following = course.next_seat(seat)
        course.add(ANSWERS_NEXT[following] if state.owed else PLAYS_NEXT[following])
    else:
        _move_hands(course, seat, move)


def _owe(course: Consequences, seat: int, face: Face, count: int) -> None:
    """Have the next seat draw for ``count`` cards with ``face``, at once where there is no answer to them."""
    state = course.round
    following = course.next_seat(seat)
    if state.book.answers or (face is _DRAW_FOUR and state.book.asks_four):
        course.add(Owed(seat, _sum(state, seat, face, count), face))
        course.add(ANSWERS_NEXT[following])
    else:
        course.draw(following, _DUE[face] * count, _WHY[face])
        course.goes_on(following)


def _sum(state: Round, seat: int, face: Face, count: int) -> int:
    """Give what is owed after ``seat`` has laid ``count`` cards with ``face``."""
    due = _DUE.get(face, 0) * count
    if not due or not state.ruleset.revenge:
        return state.owed + due
    answers = seat == state.to_move  # a jump-in adds to the sum and doubles nothing
    return min(MOST_REVENGE, state.owed * (2 if answers else 1) + due)


def _move_hands(course: Consequences, seat: int, move: Play) -> None:
    """Let seven, zero and the newer wilds do what they do, then go on with the next seat."""
    state = course.round
    ruleset = state.ruleset
    face = move.cards[0].face
    rule = state.rule if face is Face.WILD_CUSTOM else None
    if move.target is not None and rule == "target_draws":
        course.draw(move.target, 2, Why.CUSTOMIZABLE)
    elif move.target is not None:
        hand_moves.swap(course, seat, move.target, Moved.SEVEN if face is Face.SEVEN else Moved.SWAP)
    elif face is Face.ZERO and ruleset.zero:
        hand_moves.pass_on(course, seat, Moved.ZERO)
    elif face is Face.WILD_SHUFFLE:
        hand_moves.shuffle(course, seat)
    elif rule == "pass_hands":
        hand_moves.pass_on(course, seat, Moved.PASS_HANDS)
    elif rule == "others_draw":
        for other in state.others(seat):
            course.draw(other, 1, Why.CUSTOMIZABLE)
    elif rule == "skip_all":
        course.skip(seat, state.playing - 1)
        return
    course.add(PLAYS_NEXT[course.next_seat(seat)])


def _went_out(course: Consequences, seat: int, face: Face, count: int) -> list[Event]:
    """Let ``seat`` be out of cards: what is owed is drawn without an answer, then the round or its part ends."""
    state = course.round
    goes_on = state.ruleset.scoring == "until_last" and state.playing > 2
    if face is _REVERSE and state.playing > 2 and count % 2 and (goes_on or state.owed):
        course.turn_round()
    owed = _sum(state, seat, face, count)
    hit = course.next_seat(seat)
    if owed:
        course.draw(hit, owed, _WHY[face if face in _DUE else state.owed_face or face])
    if state.ruleset.scoring == "until_last":
        course.leave(seat)
    if not goes_on:
        return scoring.ended(state, course.events, winner=seat)
    if owed:
        course.goes_on(hit)
    else:
        course.skip(seat, count if face is _SKIP else 0)
    return course.events


def _penalized(state: Round, seat: int, move: Catch | Play) -> list[Event]:
    """Let ``seat`` pay for a wrong catch or a wrong play."""
    if isinstance(move, Catch):
        course = Consequences(state, FalselyCaught(move.seat, seat))
        course.draw(seat, state.ruleset.false_catch, Why.PENALTY)
    else:
        course = Consequences(state, WrongPlay(seat, move.cards))
        course.draw(seat, state.ruleset.wrong_play, Why.PENALTY)
    return course.events


def _draw(state: Round, seat: int, _: Draw) -> list[Event]:
    book = state.book
    if book.draws_one and state.pile:
        return [Drew(seat, (state.pile[-1],), _CHOICE)]  # spares the commonest draw the general way
    course = Consequences(state)
    if state.ruleset.draw == "one":
        course.draw(seat, 1, _CHOICE)
    else:
        course.draw_until(seat, lambda hand, card: card in matching(state, hand))
    if book.keeps:
        drew = course.events[-1]
        if isinstance(drew, Drew) and not drew.cards and state.stuck + 1 >= state.playing:
            return scoring.ended(state, course.events, winner=None)
        course.add(PLAYS_NEXT[state.next_seat(seat)])
    return course.events


def _pass(state: Round, seat: int, _: Pass) -> list[Event]:
    stuck = state.stuck + (state.phase is not Phase.DRAWN)  # who may not draw has nothing to draw
    if state.drawn is None and stuck >= state.playing:
        return scoring.ended(state, [_PASSED[seat]], winner=None)
    return [_PASSED[seat], PLAYS_NEXT[state.next_seat(seat)]]


def _accept(state: Round, seat: int, _: Accept) -> list[Event]:
    course = Consequences(state, Accepted(seat))
    course.draw(seat, state.owed, _WHY[state.owed_face or _DRAW_FOUR])
    course.goes_on(seat)
    return course.events


def _challenge(state: Round, seat: int, _: Challenge) -> list[Event]:
    against: int = state.four  # type: ignore[assignment]  # it is legal only where there is such a seat
    ruleset = state.ruleset
    guilty = not is_honest(ruleset, state.four_hand, state.four_color, state.four_face)
    course = Consequences(state, Challenged(seat, against, guilty, state.four_hand, ruleset.challenge_shows == "all"))
    if guilty:
        course.draw(against, state.owed, Why.CHALLENGE)
        course.add(PLAYS_NEXT[seat])
    else:
        course.draw(seat, state.owed + 2, Why.CHALLENGE)
        course.events += (SKIPPED[seat], PLAYS_NEXT[state.next_seat(seat)])
    return course.events


def _choose_color(state: Round, seat: int, move: ChooseColor) -> list[Event]:
    course = Consequences(state, ColorChosen(seat, move.color))
    if move.target is not None:
        hand_moves.swap(course, seat, move.target, Moved.SWAP)
    if state.top is Card.WD4:
        course.draw(seat, 4, Why.TURNED_UP)
        course.goes_on(seat)
    else:
        course.add(PLAYS_NEXT[seat])
    return course.events


def _say_uno(_: Round, seat: int, __: SayUno) -> list[Event]:
    return [UnoSaid(seat)]


def _catch(state: Round, seat: int, move: Catch) -> list[Event]:
    course = Consequences(state, Caught(move.seat, seat))
    if state.ruleset.uno_penalty:
        course.draw(move.seat, state.ruleset.uno_penalty, Why.PENALTY)
    return course.events


def _vote(state: Round, seat: int, move: Vote) -> list[Event]:
    """Count the vote; the last one decides: most votes win, a lot decides between equals."""
    events: list[Event] = [Voted(seat, move.choice)]
    votes = Counter(vote for vote in state.votes if vote is not None)
    votes[move.choice] += 1
    if votes.total() < state.seats:
        return events
    if state.shuffler is None:
        raise ValueError("a view cannot draw lots: decide on the round itself")
    most = max(votes.values())
    order = state.shuffler.shuffle(state.options, "vote", 0, 0)
    return [*events, RuleChosen(next(rule for rule in order if votes[state.options.index(rule)] == most))]


def _time_up(state: Round, seat: int, move: TimeUp) -> list[Event]:
    refused = refusal(state, seat, move)
    if refused is not None:
        raise refused
    return scoring.ended(state, [TimeRanOut()], winner=None)


_COUNTED: Final = frozenset((Play, Draw, Pass, Challenge, Accept, ChooseColor))

_DECIDE: Final[dict[type[Move], Callable[[Round, int, Any], list[Event]]]] = {
    Play: _play,
    Draw: _draw,
    Pass: _pass,
    Challenge: _challenge,
    Accept: _accept,
    SayUno: _say_uno,
    Catch: _catch,
    ChooseColor: _choose_color,
    Vote: _vote,
}
