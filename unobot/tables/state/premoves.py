"""Moves chosen ahead: the card that somebody will play when their turn comes, if it may be played then.

They are stored with the table, so a restart keeps them, and shown to nobody but their owner. What is kept is a card
(and the color of a wild); whether it may be laid is judged when the turn comes, by the rules, like any other move.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from unobot.rules.cards import Card
from unobot.rules.events import Caught, ColorChosen, Event, FalselyCaught, Phase, Played, UnoSaid, Voted
from unobot.rules.match import Entry
from unobot.rules.moves import PLAYS, Play
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.matching import needs_target
from unobot.rules.round import Round
from unobot.storage.states import Premove, TableState
from unobot.tables.state.seating import is_played_by_ai

BREATH = 0.8
"""Seconds after which a premove is played, so that everybody sees the move before it."""
CATCHING = 4.0
"""The same while somebody can be caught for a missing Uno, which the next move would end."""


def offered(state: Round, seat: int) -> list[Play]:
    """What a seat may choose ahead: each card it sees, in every color; none that is laid at somebody."""
    if state.is_over or state.to_move == seat or seat in state.out or state.phase is Phase.VOTE:
        return []
    cards = dict.fromkeys(sorted(state.seen(seat), key=lambda card: card.order))
    return [
        play for card in cards if card is not Card.HIDDEN and not needs_target(state, card.face) for play in PLAYS[card]
    ]


def premove(state: TableState, user_id: int | None) -> Premove | None:
    """What somebody has chosen ahead, or was told of it; ``None`` for nothing."""
    return next((each for each in state.premoves if each.user_id == user_id), None)


def chosen(state: TableState, user_id: int, move: Play | None) -> TableState:
    """Somebody chooses this move ahead; ``None`` for none any more."""
    others = tuple(each for each in state.premoves if each.user_id != user_id)
    mine = () if move is None else (Premove(user_id, move),)
    return _with(state, (*others, *mine))


def dropped(state: TableState, user_id: int, why: Literal["color", "unfit"]) -> TableState:
    """A premove is not played, and its owner is told why, until their next move."""
    kept = (replace(each, dropped=why) if each.user_id == user_id else each for each in state.premoves)
    return _with(state, tuple(kept))


def after(state: TableState, entry: Entry) -> TableState:
    """The table once ``entry`` has happened: what was chosen ahead for another color, or is used up, goes."""
    if not state.premoves:
        return state
    if entry.seat is None:
        return _with(state, ())
    if isinstance(entry.events[0], UnoSaid | Caught | FalselyCaught | Voted):
        return state  # somebody only said something
    mover = state.seats[entry.seat].user_id
    state = _with(state, tuple(each for each in state.premoves if each.user_id != mover))
    if any(map(_names_color, entry.events)):
        for each in state.premoves:
            state = state if each.dropped else dropped(state, each.user_id, "color")
    return state


def waiting(state: TableState, round_state: Round) -> Premove | None:
    """The premove of the seat to move, if it is to be played, or dropped, now."""
    seat = state.seats[round_state.to_move]
    if state.status != "playing" or round_state.phase not in (Phase.PLAY, Phase.ANSWER) or is_played_by_ai(seat):
        return None
    found = premove(state, seat.user_id)
    return None if found is None or found.dropped else found


def played(state: Round, seat: int, play: Play) -> Play | None:
    """The premove as it is played now, with Uno where it leaves one card; ``None`` where it cannot be."""
    fair = fair_moves(state, seat)
    return next((way for way in (replace(play, uno=True), play) if way in fair), None)


def _names_color(event: Event) -> bool:
    return isinstance(event, ColorChosen) or (isinstance(event, Played) and event.cards[0].is_wild)


def _with(state: TableState, premoves: tuple[Premove, ...]) -> TableState:
    return replace(state, premoves=premoves)
