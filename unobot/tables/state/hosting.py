"""The actions of the host or a moderator. Pure functions; each may raise `Refused`."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from unobot.model.refused import Refused
from unobot.model.table import TableState
from unobot.tables.state import admission, seating, status
from unobot.tables.state.places import PLACES
from unobot.tables.state.request import Request


def check_may_manage(state: TableState, user_id: int, *, moderator: bool) -> None:
    """Raise `Refused` unless this person is the host or a moderator, and the table is open and not suspended."""
    status.check_live(state)
    status.check_not_suspended(state)
    _check_no_tournament(state, moderator=moderator)
    _check_host(state, user_id, "refused-only-host-manages", moderator=moderator)


def check_may_end(state: TableState, user_id: int, *, moderator: bool) -> None:
    """Raise `Refused` unless this person is the host or a moderator, and the table is open."""
    status.check_live(state)
    _check_no_tournament(state, moderator=moderator)
    _check_host(state, user_id, "refused-only-host-ends", moderator=moderator)


def kick(state: TableState, request: Request, guest_id: int) -> TableState:
    """Remove a person, who may not take a seat in this match again. In a match, an AI plays their seat."""
    check_may_manage(state, request.user_id, moderator=request.moderator)
    seat = admission.seat_of_guest(state, guest_id)
    if guest_id == request.user_id:
        raise Refused("refused-kick-oneself")
    return _removed(state, request, guest_id, seat)


def shut_out(state: TableState, request: Request, guest_id: int) -> TableState:
    """Remove a person who is banned in the server, also from a suspended table. In a match, an AI plays their seat.

    The request comes from the admin, who may play at this table.
    """
    status.check_live(state)
    state, seat = admission.withdraw(state, guest_id), seating.seat_of(state, guest_id)
    return state if seat is None else _removed(state, request, guest_id, seat)


def _removed(state: TableState, request: Request, guest_id: int, seat: int) -> TableState:
    """Return the state without a person. The remover counts as having left, or the person if they were absent."""
    if removing_counts_as_leaving(state, request.user_id, guest_id):
        state = _with_leaver(state, request.user_id)
    elif seating.is_absent(state.seats[seat]):  # they have lost already
        state = _with_leaver(state, guest_id)
    return vacate(admission.exclude(state, guest_id), seat, request)


def release_seat(state: TableState, request: Request, guest_id: int) -> TableState:
    """Give the seat of a player who left to an AI permanently, so that others can take it over."""
    check_may_manage(state, request.user_id, moderator=request.moderator)
    seat = admission.seat_of_guest(state, guest_id)
    if not state.seats[seat].away:
        raise Refused("refused-release-present", name=state.seats[seat].name)
    return vacate(state, seat, request)


def make_host(state: TableState, request: Request, new_host_id: int) -> TableState:
    """Make another person who is present the host."""
    check_may_manage(state, request.user_id, moderator=request.moderator)
    new_host = state.seats[admission.seat_of_guest(state, new_host_id)]
    if seating.is_absent(new_host):
        raise Refused("refused-new-host-away", name=new_host.name)
    return replace(state, host_id=new_host_id)


def set_access(state: TableState, request: Request, access: str) -> TableState:
    """Set who may take a free seat."""
    check_may_manage(state, request.user_id, moderator=request.moderator)
    return admission.set_access(state, access)


def set_look(state: TableState, request: Request, look: Literal["picture", "text"]) -> TableState:
    """Set how the table is shown."""
    status.check_live(state)
    _check_host(state, request.user_id, "refused-only-host-look", moderator=request.moderator)
    return replace(state, options=replace(state.options, look=look))


def set_ai_pace(state: TableState, request: Request, pace: Literal["normal", "fast", "at once"]) -> TableState:
    """Set how fast the AIs play, for as long as the host plays against AIs alone."""
    status.check_live(state)
    _check_host(state, request.user_id, "refused-only-host-manages", moderator=False)
    if not seating.is_alone(state) or (pace == "at once" and PLACES[state.place].is_shared):
        raise Refused("refused-unknown-button")
    return replace(state, options=replace(state.options, ai_pace=pace))


def set_moments(state: TableState, request: Request, *, enabled: bool) -> TableState:
    """Set whether the table celebrates its moments."""
    status.check_live(state)
    _check_host(state, request.user_id, "refused-only-host-moments", moderator=request.moderator)
    return replace(state, options=replace(state.options, moments=enabled))


def set_reactions(state: TableState, request: Request, *, enabled: bool) -> TableState:
    """Set whether players can react."""
    status.check_live(state)
    _check_host(state, request.user_id, "refused-only-host-reactions", moderator=request.moderator)
    return replace(state, options=replace(state.options, reactions=enabled))


def set_muted(state: TableState, request: Request, guest_id: int, *, muted: bool) -> TableState:
    """Set whether the reactions of a player are muted."""
    status.check_live(state)
    _check_host(state, request.user_id, "refused-only-host-reactions", moderator=request.moderator)
    admission.seat_of_guest(state, guest_id)
    others = tuple(other_id for other_id in state.options.muted if other_id != guest_id)
    return replace(state, options=replace(state.options, muted=(*others, guest_id) if muted else others))


def end(state: TableState, request: Request) -> TableState:
    """Close the table for everybody. A player who ends a match that another person has not left has left it.

    Then the others have not left it, also if their clock ran out: nobody can come back any more.
    """
    check_may_end(state, request.user_id, moderator=request.moderator)
    if counts_as_leaving(state, request.user_id):
        seats = tuple(replace(seat, misses=0) for seat in state.seats)
        state = _with_leaver(replace(state, seats=seats), request.user_id)
    return replace(state, status="closed")


def counts_as_leaving(state: TableState, user_id: int) -> bool:
    """Return whether this user leaves a match by ending it: they have a seat, and another person has not left.

    It does not depend on whether they end it as the host or as a moderator. People on autopilot have
    not left, nor have people whose clock ran out, nor people in a suspended match: all of them could come back.
    """
    return _is_at_stake(state, user_id) and any(
        seat.user_id not in (None, user_id) and not seat.away for seat in state.seats
    )


def removing_counts_as_leaving(state: TableState, user_id: int, guest_id: int) -> bool:
    """Return whether this user leaves a match by removing a guest who has not left. Else they could win this way.

    A guest who came after the first deal is no rival: the match does not count for them.
    """
    seat = seating.seat_of(state, guest_id)
    return (
        _is_at_stake(state, user_id)
        and seat is not None
        and not state.seats[seat].away
        and not seating.came_late(state, seat)
    )


def _is_at_stake(state: TableState, user_id: int) -> bool:
    """Return whether this user can lose a match that counts: they have a seat in it, also if it is suspended."""
    is_played = state.status in ("playing", "pause") and PLACES[state.place].counts
    return is_played and seating.seat_of(state, user_id) is not None


def _with_leaver(state: TableState, user_id: int) -> TableState:
    """Return the state in which this user counts as having left the match."""
    changes = state.seat_changes
    if state.status == "lobby" or user_id in changes.leavers:
        return state
    return replace(state, seat_changes=replace(changes, leavers=(*changes.leavers, user_id)))


def _check_no_tournament(state: TableState, *, moderator: bool) -> None:
    """Raise `Refused` at a table of a tournament, whose seats and end belong to all, unless this is a moderator."""
    if state.options.tournament and not moderator:
        raise Refused("refused-tournament-table")


def _check_host(state: TableState, user_id: int, reason: str, *, moderator: bool) -> None:
    if user_id != state.host_id and not moderator:
        raise Refused(reason, host=seating.host_name(state))


def vacate(state: TableState, seat: int, request: Request) -> TableState:
    """Return the state after a person lost a seat. In a match, an AI gets the seat."""
    if state.status == "lobby":
        state = seating.remove_person(state, seat)
    else:
        assert request.log is not None  # the table is in a match here
        state = seating.record_seats(state, request.log.ply + 1)
        state = seating.give_to_ai(state, seat, seating.STAND_IN, request.now)
    return replace(state, status="closed") if admission.is_deserted(state) else state
