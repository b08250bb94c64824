"""Players take a seat, leave it and return. Pure functions; each may raise `Refused`."""

from __future__ import annotations

from msgspec.structs import replace

from unobot.model.refused import Refused, Stale
from unobot.model.table import TableState
from unobot.tables.state import admission, rematch, seating, status, suspension
from unobot.tables.state.places import PLACES
from unobot.tables.state.request import Request


def join(state: TableState, request: Request, name: str, emblem: int | None = None) -> TableState:
    """Add a person to the lobby. In a running match, return a player who left to their own seat.

    ``emblem``: the person's own one, or None for the first free one.
    """
    status.check_not_suspended(state)
    user_id, seat = request.user_id, seating.seat_of(state, request.user_id)
    if seat is not None and state.seats[seat].away and status.is_live(state):
        return seating.come_back(state, seat, request.now)
    if seat is None and status.is_live(state):
        admission.check_may_sit(state, user_id)
    status.check_lobby(state)
    return rematch.agree(seating.add_person(state, user_id, name, request.now, emblem), user_id)


def take_over(state: TableState, request: Request, name: str, seat: int, ply: int) -> TableState:
    """Give a person an AI's seat in a running match, with its hand and score. ``ply``: when the seat was offered."""
    _check_new(state, request.user_id)
    if request.log is None or ply < request.log.dealt:
        raise Stale
    if request.user_id in state.admission.saw_backs:
        raise Refused("refused-saw-backs")
    if seat not in admission.seats_to_take(state, request.log.match, request.user_id):
        raise Refused("refused-seat-taken")
    state = seating.record_seats(admission.withdraw(state, request.user_id), request.log.ply + 1)
    return seating.take_seat(state, seat, request.user_id, name, request.now)


def open_backs(state: TableState, request: Request) -> TableState:
    """Let a person who has no seat and can take none see the backs of all hands. They take none in this round."""
    user_id, log = request.user_id, request.log
    if seating.seat_of(state, user_id) is not None:
        raise Refused("refused-seated-already")
    if log is None or state.status != "playing" or log.round.backs is None:
        raise Stale
    if not admission.barred(state, user_id) and admission.seats_to_take(state, log.match, user_id):
        raise Refused("refused-backs-seat")
    return admission.note_backs(state, user_id)


def join_late(state: TableState, request: Request, name: str, emblem: int = 0) -> TableState:
    """Give a person a new seat in the next round, with the lowest score at the table. ``emblem``: their own one."""
    _check_new(state, request.user_id)
    if request.log is None:
        raise Stale
    return admission.announce(state, request.user_id, name, emblem)


def set_emblem(state: TableState, request: Request, emblem: int) -> TableState:
    """Show the emblem that a person has chosen in the lobby, where they have a seat. A match keeps its emblems."""
    return seating.set_emblem(state, request.user_id, emblem, request.now)


def leave(state: TableState, request: Request) -> TableState:
    """Give up the seat: in the lobby permanently; in a match, an AI plays it until its owner returns.

    A match alone is adjourned instead, because nobody would be left.
    """
    status.check_live(state)
    if admission.is_newcomer(state, request.user_id):
        return admission.withdraw(state, request.user_id)
    seat = seating.require_seat(state, request.user_id)
    if state.status == "lobby":
        state = seating.remove_person(state, seat)
        if not any(seating.is_person(remaining) for remaining in state.seats):
            state = replace(state, status="closed", deadline=None)
        return state
    if state.seats[seat].away:
        raise Refused("refused-left-already")
    if not PLACES[state.place].is_shared:
        status.check_not_suspended(state)
        return suspension.adjourn(state, request.now, request.timing)
    return seating.hand_over(seating.change_seat(state, seat, away=True, autopilot=False))


def set_autopilot(state: TableState, request: Request, *, on: bool) -> TableState:
    """Switch the autopilot of a person on or off. Raises `Stale` if no match is running."""
    seat = seating.require_seat(state, request.user_id)
    if state.status not in ("playing", "pause"):
        raise Stale
    if state.seats[seat].away:
        raise Refused("refused-away")
    if on:
        return seating.change_seat(state, seat, autopilot=True, misses=0)
    return seating.come_back(state, seat, request.now) if state.seats[seat].autopilot else state


def play_on(state: TableState, _: Request) -> TableState:
    """Switch the autopilot on for all present people, because the time of a tournament's round is over."""
    seats = [seat if seating.is_played_by_ai(seat) else replace(seat, autopilot=True, misses=0) for seat in state.seats]
    return state if seats == list(state.seats) else replace(state, seats=tuple(seats))


def _check_new(state: TableState, user_id: int) -> None:
    """Raise `Refused` unless this person, who has no seat, may take one in the running match."""
    status.check_not_suspended(state)
    status.check_live(state)
    if seating.seat_of(state, user_id) is not None:
        raise Refused("refused-seated-already")
    admission.check_may_sit(state, user_id)
