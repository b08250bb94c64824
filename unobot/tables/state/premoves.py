"""Premoves: cards that players choose before their turn, to be played if they are legal then.

Premoves are stored with the table, so they survive a restart. Only their owner sees them. A premove is a card (and the
color of a wild). The rules judge it when the turn comes, like any other move.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from unobot.model.refused import Refused, Stale
from unobot.model.table import Premove, TableState
from unobot.rules.events import Caught, ColorChosen, Event, FalselyCaught, Phase, Played, UnoSaid, Voted
from unobot.rules.match import Entry
from unobot.rules.moves import Move, Play
from unobot.rules.play.legality import fair_moves, plays_ahead
from unobot.rules.round import Round
from unobot.tables.state.request import Request
from unobot.tables.state.seating import check_may_act, is_played_by_ai

PLAY_DELAY = 0.8
"""Seconds before a premove is played, so that all players can see the previous move."""
CATCH_DELAY = 4.0
"""Seconds before a premove is played while a player can be caught, because the premove closes the Uno window."""


def premove(state: TableState, user_id: int | None) -> Premove | None:
    """Return a person's premove, even if it was dropped. Return ``None`` if they have none."""
    return next((candidate for candidate in state.premoves if candidate.user_id == user_id), None)


def choose(state: TableState, request: Request, move: Move | None) -> TableState:
    """Return the state after a person chose this premove; ``None`` cancels it.

    A premove waits for a moment after the turn has come. Until it is played, it can still be changed and canceled.
    Raises `Refused` if the card cannot be chosen, and `Stale` if no round is played.
    """
    user_id, round_state = request.user_id, request.log.round if request.log else None
    seat = check_may_act(state, user_id)
    if round_state is None or state.status != "playing":
        raise Stale
    if round_state.to_move == seat and due(state, round_state) is None:
        raise Refused("refused-premove-now")
    if move is not None and move not in plays_ahead(round_state, seat):
        raise Refused("refused-premove-card")
    others = tuple(other for other in state.premoves if other.user_id != user_id)
    assert move is None or isinstance(move, Play)  # no other moves are offered
    new = () if move is None else (Premove(user_id, move),)
    if move is None and len(others) == len(state.premoves):
        return state
    return _with(state, (*others, *new))


def drop(state: TableState, user_id: int, why: Literal["color", "unfit"]) -> TableState:
    """Return the state with a dropped premove. Its owner sees the reason until their next move."""
    updated = (replace(planned, dropped=why) if planned.user_id == user_id else planned for planned in state.premoves)
    return _with(state, tuple(updated))


def after(state: TableState, entry: Entry) -> TableState:
    """Return the state after ``entry``, without premoves that were played or no longer fit the color."""
    if entry.seat is None:
        return _with(state, ())
    if isinstance(entry.events[0], UnoSaid | Caught | FalselyCaught | Voted):
        return state  # an Uno or a catch does not affect premoves
    mover = state.seats[entry.seat].user_id
    state = _with(state, tuple(other for other in state.premoves if other.user_id != mover))
    if any(map(_names_color, entry.events)):
        for other in state.premoves:
            state = state if other.dropped else drop(state, other.user_id, "color")
    return state


def due(state: TableState, round_state: Round) -> Premove | None:
    """Return the premove of the seat to move, if it must be played or dropped now."""
    seat = state.seats[round_state.to_move]
    if state.status != "playing" or round_state.phase not in (Phase.PLAY, Phase.ANSWER) or is_played_by_ai(seat):
        return None
    planned = premove(state, seat.user_id)
    return None if planned is None or planned.dropped else planned


def legal_play(state: Round, seat: int, play: Play) -> Play | None:
    """Return the premove as it is played now, with Uno if it leaves one card. Return ``None`` if it is not legal."""
    fair = fair_moves(state, seat)
    return next((candidate for candidate in (replace(play, uno=True), play) if candidate in fair), None)


def _names_color(event: Event) -> bool:
    if isinstance(event, Played):
        return event.cards[0].is_wild and event.color is not None  # a roulette, and a deck without colors, name none
    return isinstance(event, ColorChosen)


def _with(state: TableState, premoves: tuple[Premove, ...]) -> TableState:
    return replace(state, premoves=premoves)
