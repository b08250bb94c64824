"""Decide what happens when a seat makes its move: the rules themselves.

``decide`` refuses exactly the moves that are not in ``legal_moves``, with the reason, and otherwise returns the events.
It does not change the round. House rules are data that it reads, so they can be combined. ``matching`` and ``legality``
know what can be laid, ``hand_moves`` moves hands, and ``scoring`` ends rounds.

``docs/clauses.md`` has the decisions on what rule sheets leave open, in clause 13.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from unobot.rules.cards import Color, Face
from unobot.rules.decks.effects import EVERYONE, PLAIN, REVERSES, SKIPS, Effect
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    DrawReason,
    Drew,
    Event,
    FalselyCaught,
    HandsMovedBy,
    LauncherPressed,
    Owed,
    Passed,
    Phase,
    Played,
    Reversed,
    RuleChosen,
    TimeRanOut,
    TurnBegan,
    UnoSaid,
    Voted,
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
from unobot.rules.play import blind_draw, hand_moves, scoring, turn_over
from unobot.rules.play.consequences import ANSWERS_NEXT, PLAYS_NEXT, SKIPPED, Consequences
from unobot.rules.play.legality import canonical, fair_moves, is_fair, legal_moves, penalized_moves
from unobot.rules.play.matching import discarded_with, effect_of, is_four_legal, matching
from unobot.rules.play.refusals import IllegalMove, Reason, refusal, why_not
from unobot.rules.round import Round

__all__ = ["IllegalMove", "Reason", "decide", "effects", "fair_moves", "legal_moves", "penalized_moves", "refusal"]

MAX_REVENGE: Final = 50

_CHOICE: Final = DrawReason.CHOICE
_DRAW_REASONS: Final = {
    1: DrawReason.DRAW_ONE,
    2: DrawReason.DRAW_TWO,
    4: DrawReason.DRAW_FOUR,
    5: DrawReason.DRAW_FIVE,
    6: DrawReason.DRAW_SIX,
    10: DrawReason.DRAW_TEN,
}
"""The reasons of draws, by the number of cards that the last card laid makes the next seat draw."""
_PASSED: Final = tuple(Passed(seat) for seat in range(len(PLAYS_NEXT)))


def decide(state: Round, seat: int, move: Move) -> list[Event]:
    """Return the events of ``seat``'s ``move``. The round does not change.

    ``state`` is the full round, not a view. The events are for ``evolve``, all of them and in this order. Raises
    ``IllegalMove`` with the reason for every move that is not in ``legal_moves(state, seat)``. The exception is
    ``time``, which the table submits in the name of any seat: it is in no list.
    """
    if is_fair(state, seat, move):
        return effects(state, seat, move)
    return _completed(state, move, _unusual(state, seat, move))


def effects(state: Round, seat: int, move: Move) -> list[Event]:
    """Return the events of ``seat``'s ``move``, which is one of ``fair_moves(state, seat)``.

    The result is the same as from ``decide``, but the move is not judged again: the caller has just taken it from that
    list. Any other move gives events that no rule describes.
    """
    events = _EFFECTS[type(move)](state, seat, move)
    if state.rule_tables.checks_hands or state.moves + 1 >= state.limit:
        return _completed(state, move, events)
    return events


def _completed(state: Round, move: Move, events: list[Event]) -> list[Event]:
    """Return ``events`` with what follows from the hands and from the number of moves after them."""
    events = scoring.remove_over_limit(state, events)
    if state.moves + 1 >= state.limit and type(move) in _COUNTED_MOVES:
        events = scoring.end_at_move_limit(state, events)
    events = blind_draw.reveal_drawn(state, scoring.update_open_hands(state, events))
    return events if state.backs is None else turn_over.with_backs(state, events)


def _unusual(state: Round, seat: int, move: Move) -> list[Event]:
    """Decide a move that is not among the fair moves: the clock, cards in another order, or a move with a penalty."""
    if isinstance(move, TimeUp):
        return _time_up(state, seat, move)
    if isinstance(move, Play):
        ordered = canonical(move)
        if ordered != move and is_fair(state, seat, ordered):
            return _play(state, seat, ordered)
    if isinstance(move, Catch | Play) and move in penalized_moves(state, seat):
        return _penalize(state, seat, move)
    raise why_not(state, seat, move)


def _play(state: Round, seat: int, move: Play) -> list[Event]:
    cards = move.cards
    first = cards[0]
    tables = state.rule_tables
    effect = tables.effects[first.face]
    color = first.color or move.color
    left = len(state.hands[seat]) - len(cards)
    if effect.discards_color:
        discarded = discarded_with(state.visible_hand(seat), first)
        left -= len(discarded)
        played = Played(seat, cards, color, move.target, move.uno or (left == 1 and tables.announced), discarded)
    else:
        played = Played(seat, cards, color, move.target, move.uno or (left == 1 and tables.announced))
    if left and len(cards) == 1 and not (state.owed or state.out):
        # The fast way: the same events as from _follow, without Consequences. It is for effects that most decks share.
        # Other effects belong to _follow, so that they cost these plays nothing.
        seats = len(state.hands)
        direction = state.direction
        following = (seat + direction) % seats
        if effect is PLAIN:
            return [played, PLAYS_NEXT[following]]
        if effect is REVERSES and seats > 2:
            return [played, Reversed(-direction), PLAYS_NEXT[(seat - direction) % seats]]
        if effect is SKIPS or effect is REVERSES:
            return [played, SKIPPED[following], PLAYS_NEXT[(following + direction) % seats]]
        if first.face in tables.asked and not effect.reverses:
            return [played, Owed(seat, effect.owes, first.face), ANSWERS_NEXT[following]]
        if effect.owes == 2 and tables.draws_two and len(state.pile) > 1:
            drew = Drew(following, (state.pile[-1], state.pile[-2]), DrawReason.DRAW_TWO)
            return [played, drew, SKIPPED[following], PLAYS_NEXT[(following + direction) % seats]]
    consequences = Consequences(state, played)
    if state.ruleset.bomb and len(cards) > 2:
        for other in state.others(seat):
            consequences.draw(other, 1, DrawReason.BOMB)
    if left:
        _follow(consequences, seat, move)
        return consequences.events
    return _went_out(consequences, seat, first.face, len(cards), color)


def _follow(consequences: Consequences, seat: int, move: Play) -> None:
    """Add the effects of the cards of ``move``, and begin the next turn."""
    state = consequences.round
    face = move.cards[0].face
    count = len(move.cards)
    effect = effect_of(state, face)
    if effect.reverses and state.playing > 2 and count % 2:
        consequences.turn_round()
    if effect.owes:
        _owe(consequences, seat, face, count, move.cards[0].color or move.color)
    elif state.owed:  # the card passes the debt on
        consequences.add(ANSWERS_NEXT[consequences.next_seat(seat)])
    elif effect.roulette:
        consequences.add(TurnBegan(consequences.next_seat(seat), Phase.COLOR))
    elif effect.turns_over and count % 2:
        turn_over.turn_over(consequences)
        turn_over.begin_turn(consequences, consequences.next_seat(seat))
    elif effect.presses:
        following = consequences.next_seat(seat)
        _hit(consequences, following, effect, count)
        consequences.goes_on(following)
    elif effect.skips or (effect.reverses and state.playing == 2):
        consequences.skip(seat, count * (effect.skips or 1))
    else:
        is_voted = state.rule_tables.effects[face].voted
        reason = DrawReason.CUSTOMIZABLE if is_voted else DrawReason.TARGETED
        reason = DrawReason.LAUNCHER if effect.others_draw and not is_voted else reason
        _give_cards(consequences, seat, effect, move.target, reason)
        consequences.add(PLAYS_NEXT[consequences.next_seat(seat)])


def _hit(consequences: Consequences, seat: int, effect: Effect, count: int) -> None:
    """Let ``seat`` press the launcher for ``count`` cards with this effect."""
    for _ in range(count):
        consequences.press(seat, effect.presses, DrawReason.LAUNCHER)


def _owe(consequences: Consequences, seat: int, face: Face, count: int, color: Color | None) -> None:
    """Make the next seat draw for ``count`` cards with ``face``, at once if there is no answer to them.

    ``color`` is the color to match from now on. With two seats, a card that reverses as well skips the other seat and
    hits the seat that laid it.
    """
    state = consequences.round
    following = consequences.next_seat(seat)
    if _hits_itself(state, face, count):
        consequences.add(SKIPPED[following])
        following = seat
    if face in state.rule_tables.asked:
        consequences.add(Owed(seat, _sum(state, seat, face, count), face))
        consequences.add(ANSWERS_NEXT[following])
    else:
        effect = state.rule_tables.effects[face]
        until = color if effect.until_color else None
        _draw_owed(consequences, following, effect.owes * count, until, _reason_of(effect))
        consequences.goes_on(following)


def _draw_owed(consequences: Consequences, seat: int, due: int, until: Color | None, reason: DrawReason) -> None:
    """Let ``seat`` draw the cards that are ``due``, or ``until`` a card of this color comes."""
    if until is None:
        consequences.draw(seat, due, reason)
    else:
        consequences.draw_until_color(seat, until, reason)


def _hits_itself(state: Round, face: Face, count: int) -> bool:
    """Return whether ``count`` cards with ``face`` make the seat draw that lays them: only with two seats."""
    effect = state.rule_tables.effects[face]
    return state.playing == 2 and bool(effect.owes) and effect.reverses and count % 2 == 1


def _sum(state: Round, seat: int, face: Face, count: int) -> int:
    """Return the number of cards that are owed after ``seat`` has laid ``count`` cards with ``face``."""
    effect = state.rule_tables.effects[face]
    due = effect.owes * count
    if state.rule_tables.uncounted and (effect.until_color or state.owed_color is not None):
        return 1
    if not due or not state.ruleset.revenge:
        return state.owed + due
    answers = seat == state.to_move  # a jump-in adds to the sum and doubles nothing
    return min(MAX_REVENGE, state.owed * (2 if answers else 1) + due)


def _give_cards(consequences: Consequences, seat: int, effect: Effect, target: int | None, reason: DrawReason) -> None:
    """Add the draws of a target or of all others, and the moves of whole hands."""
    cause = effect.hands
    if effect.target_draws:
        assert target is not None
        consequences.draw(target, effect.target_draws, reason)
    for other in consequences.round.others(seat) if effect.others_draw else ():
        consequences.draw(other, effect.others_draw, reason)
    if cause is None or (effect.optional and target is None):
        return
    if cause is HandsMovedBy.SHUFFLE:
        hand_moves.shuffle(consequences, seat)
    elif effect.swaps:
        assert target is not None
        hand_moves.swap(consequences, seat, target, cause)
    else:
        hand_moves.pass_on(consequences, seat, cause)


def _went_out(consequences: Consequences, seat: int, face: Face, count: int, color: Color | None) -> list[Event]:
    """Let ``seat`` go out: owed cards are drawn without an answer, then the round ends or the others play on."""
    state = consequences.round
    effect = state.rule_tables.effects[face]
    goes_on = scoring.goes_on_without(state, seat)
    if effect.reverses and state.playing > 2 and count % 2 and (goes_on or state.owed or effect.owes):
        consequences.turn_round()
    owed = _sum(state, seat, face, count)
    hit = consequences.next_seat(seat)
    if owed and not _hits_itself(state, face, count):  # nothing is drawn by a seat that went out
        until = color if effect.until_color or state.owed_color is not None else None
        _draw_owed(consequences, hit, owed, until, _reason_of(effect) if effect.owes else _reason(state))
    if effect.turns_over and count % 2:
        turn_over.turn_over(consequences)
    if effect.presses:
        _hit(consequences, hit, effect, count)
    for other in state.others(seat) if effect.others_draw else ():
        consequences.draw(other, effect.others_draw, DrawReason.LAUNCHER)
    if goes_on or state.ruleset.scoring == "until_last":
        consequences.leave(seat)
    if not goes_on:
        return scoring.end_round(state, consequences.events, winner=seat)
    if owed or effect.presses:
        consequences.goes_on(hit)
    elif effect.roulette:
        consequences.add(TurnBegan(hit, Phase.COLOR))
    elif effect.turns_over and count % 2:
        turn_over.begin_turn(consequences, hit)
    else:
        consequences.skip(seat, 0 if effect.skips == EVERYONE else count * effect.skips)
    return consequences.events


def _penalize(state: Round, seat: int, move: Catch | Play) -> list[Event]:
    """Make ``seat`` pay for a wrong catch or a wrong play."""
    if isinstance(move, Catch):
        consequences = Consequences(state, FalselyCaught(move.seat, seat))
        consequences.draw(seat, state.ruleset.false_catch, DrawReason.PENALTY)
    else:
        consequences = Consequences(state, WrongPlay(seat, move.cards))
        consequences.draw(seat, state.ruleset.wrong_play, DrawReason.PENALTY)
    return consequences.events


def _draw(state: Round, seat: int, _: Draw) -> list[Event]:
    tables = state.rule_tables
    if tables.draws_one and state.pile:
        return [Drew(seat, (state.pile[-1],), _CHOICE)]  # a short way for the most common draw
    consequences = Consequences(state)
    if state.ruleset.draw == "one":
        consequences.draw(seat, 1, _CHOICE)
        if not isinstance(consequences.events[-1], Drew):  # the launcher stayed silent
            consequences.add(Drew(seat, (), _CHOICE, tables.blind))
    else:
        consequences.draw_until(seat, lambda hand: matching(state, hand))
    if tables.keeps:
        drew = consequences.events[-1]
        fired = not any(isinstance(event, LauncherPressed) and not event.fired for event in consequences.events)
        if isinstance(drew, Drew) and not drew.cards and fired and state.stuck + 1 >= state.playing:
            return scoring.end_round(state, consequences.events, winner=None)
        consequences.add(PLAYS_NEXT[state.next_seat(seat)])
    return consequences.events


def _pass(state: Round, seat: int, _: Pass) -> list[Event]:
    if state.drawn is None:
        stuck = state.stuck + (state.phase is not Phase.DRAWN)  # a seat that may not draw counts too
        if stuck >= state.playing:
            return scoring.end_round(state, [_PASSED[seat]], winner=None)
    return [_PASSED[seat], PLAYS_NEXT[state.next_seat(seat)]]


def _accept(state: Round, seat: int, _: Accept) -> list[Event]:
    consequences = Consequences(state, Accepted(seat))
    _draw_owed(consequences, seat, state.owed, state.owed_color, _reason(state))
    consequences.goes_on(seat)
    return consequences.events


def _reason(state: Round) -> DrawReason:
    """Return the reason of a draw of the cards that are owed."""
    assert state.owed_face is not None
    return _reason_of(state.rule_tables.effects[state.owed_face])


def _reason_of(effect: Effect) -> DrawReason:
    """Return the reason of a draw for a card with this ``effect``."""
    return DrawReason.DRAW_COLOR if effect.until_color else _DRAW_REASONS[effect.owes]


def _challenge(state: Round, seat: int, _: Challenge) -> list[Event]:
    against: int = state.challenged  # type: ignore[assignment]  # a challenge is legal only if such a seat exists
    ruleset = state.ruleset
    guilty = not is_four_legal(state.rule_tables, state.challenged_hand, state.challenged_color, state.challenged_face)
    consequences = Consequences(
        state, Challenged(seat, against, guilty, state.challenged_hand, ruleset.challenge_shows == "all")
    )
    until = state.owed_color
    if guilty:
        _draw_owed(consequences, against, state.owed, until, DrawReason.CHALLENGE)
        consequences.add(PLAYS_NEXT[seat])
    elif until is not None:
        consequences.draw_until_color(seat, until, DrawReason.CHALLENGE)
        consequences.draw(seat, 2, DrawReason.CHALLENGE)
        consequences.events += (SKIPPED[seat], PLAYS_NEXT[state.next_seat(seat)])
    else:
        consequences.draw(seat, state.owed + 2, DrawReason.CHALLENGE)
        consequences.events += (SKIPPED[seat], PLAYS_NEXT[state.next_seat(seat)])
    return consequences.events


def _choose_color(state: Round, seat: int, move: ChooseColor) -> list[Event]:
    consequences = Consequences(state, ColorChosen(seat, move.color))
    if move.target is not None:
        hand_moves.swap(consequences, seat, move.target, HandsMovedBy.SWAP)
    effect = PLAIN if state.is_top_turned else state.rule_tables.effects[state.top.face]
    if effect.roulette:
        consequences.draw_until_color(seat, move.color, DrawReason.ROULETTE, is_open=True)
        consequences.goes_on(seat)
    elif effect.owes:
        consequences.draw(seat, effect.owes, DrawReason.TURNED_UP)
        consequences.goes_on(seat)
    else:
        consequences.add(PLAYS_NEXT[seat])
    return consequences.events


def _say_uno(_: Round, seat: int, __: SayUno) -> list[Event]:
    return [UnoSaid(seat)]


def _catch(state: Round, seat: int, move: Catch) -> list[Event]:
    consequences = Consequences(state, Caught(move.seat, seat))
    if state.ruleset.uno_penalty:
        consequences.draw(move.seat, state.ruleset.uno_penalty, DrawReason.PENALTY)
    return consequences.events


def _vote(state: Round, seat: int, move: Vote) -> list[Event]:
    """Count the vote. The last vote decides: the most votes win, and a lot breaks a tie."""
    events: list[Event] = [Voted(seat, move.choice)]
    votes = Counter(vote for vote in state.votes if vote is not None)
    votes[move.choice] += 1
    if votes.total() < state.seats:
        return events
    if state.shuffler is None:
        raise ValueError("a view cannot draw lots: decide on the round itself")
    most_votes = max(votes.values())
    order = state.shuffler.shuffle(state.options, "vote", 0, 0)
    return [*events, RuleChosen(next(rule for rule in order if votes[state.options.index(rule)] == most_votes))]


def _time_up(state: Round, seat: int, move: TimeUp) -> list[Event]:
    refused = refusal(state, seat, move)
    if refused is not None:
        raise refused
    return scoring.end_round(state, [TimeRanOut()], winner=None)


_COUNTED_MOVES: Final = frozenset((Play, Draw, Pass, Challenge, Accept, ChooseColor))

_EFFECTS: Final[dict[type[Move], Callable[[Round, int, Any], list[Event]]]] = {
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
