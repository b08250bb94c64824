"""Admission to the seats of a table. Pure functions of its state."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import reduce

from msgspec.structs import replace

from unobot.model.former import alias_of, is_shut_out
from unobot.model.refused import Refused
from unobot.model.seat import CededSeat, Newcomer, SeatState
from unobot.model.table import TableState
from unobot.rules.match import Match, may_grow
from unobot.rules.ruleset.ruleset import RulesetError
from unobot.tables.state import status
from unobot.tables.state.request import Request
from unobot.tables.state.seating import (
    MAX_SEATS,
    check_room,
    distinct,
    free_emblem,
    host_name,
    is_person,
    record_seats,
    require_seat,
    seat_of,
)
from unobot.tables.state.server_policy import ServerPolicy, check_may_be_invited

ACCESS = ("open", "invited", "closed")
"""The access settings. A free seat is for everybody, for invited people, or for nobody."""
MAX_INVITATIONS = 25
"""The most invitations per table."""


def check_may_sit(state: TableState, user_id: int) -> None:
    """Raise `Refused` if a person may not take any seat at this table. The host always may."""
    reason = barred(state, user_id)
    if reason is not None:
        raise Refused(reason, host=host_name(state))


def barred(state: TableState, user_id: int) -> str | None:
    """Return the message id of the reason why a person may not take a seat. Return ``None`` if they may."""
    if user_id in state.admission.kicked:
        return "refused-kicked"
    if is_shut_out(state, user_id):
        return "refused-former"
    if user_id == state.host_id:
        return None
    match state.admission.access:
        case "closed":
            return "refused-closed-to-new"
        case "invited" if user_id not in state.admission.invited:
            return "refused-invited-only"
        case _:
            return None


def set_access(state: TableState, access: str) -> TableState:
    """Open the table to everybody, to invited people, or to nobody. Raises `Refused` for any other value."""
    match access:
        case "open" | "invited" | "closed":
            return replace(state, admission=replace(state.admission, access=access))
        case _:
            raise Refused("refused-unknown-button")


def check_may_invite(state: TableState, user_id: int, guest_id: int | None = None, name: str = "") -> None:
    """Raise `Refused` unless this person is seated at a lobby with room, and may invite everybody or this guest.

    ``name`` is the guest's name in the refusal.
    """
    status.check_lobby(state)
    require_seat(state, user_id)
    check_room(state)
    if guest_id is not None:
        _check_may_be_invited(state, user_id, guest_id, name)


def may_invite(state: TableState, user_id: int, guest_id: int, policy: ServerPolicy) -> bool:
    """Return whether this person may invite the guest."""
    try:
        check_may_invite(state, user_id, guest_id)
        check_may_be_invited(policy, guest_id, "")
    except Refused:
        return False
    return True


def invite(state: TableState, request: Request, guest_id: int, name: str) -> TableState:
    """Invite a guest. ``name`` is the guest's name in a refusal. Raises `Refused`."""
    check_may_invite(state, request.user_id, guest_id, name)
    check_may_be_invited(request.policy, guest_id, name)
    return let_in(state, guest_id)


def invite_all(state: TableState, request: Request, guests: Iterable[int]) -> TableState:
    """Invite all guests who may be invited, up to the table's limit. Raises `Refused` if no guest may be invited."""
    check_may_invite(state, request.user_id)
    if not invitations_left(state):
        raise Refused("refused-invite-many")
    invitable = [guest_id for guest_id in guests if may_invite(state, request.user_id, guest_id, request.policy)]
    if not invitable:
        raise Refused("refused-invite-nobody")
    return reduce(let_in, invitable[: invitations_left(state)], state)


def revoke_invitations(state: TableState, _: Request, guests: Collection[int]) -> TableState:
    """Return the table without invitations that were not delivered, so that these guests can be invited again.

    Guests who have taken a seat in the meantime stay invited.
    """
    undelivered = {guest_id for guest_id in guests if seat_of(state, guest_id) is None}
    if not undelivered.intersection(state.admission.invitations_sent):
        return state
    invited = tuple(other_id for other_id in state.admission.invited if other_id not in undelivered)
    sent = tuple(other_id for other_id in state.admission.invitations_sent if other_id not in undelivered)
    return replace(state, admission=replace(state.admission, invited=invited, invitations_sent=sent))


def invitations_left(state: TableState) -> int:
    """Return the number of invitations that the table can still send."""
    return max(0, MAX_INVITATIONS - len(state.admission.invitations_sent))


def _check_may_be_invited(state: TableState, user_id: int, guest_id: int, name: str) -> None:
    admission = state.admission
    if seat_of(state, guest_id) is not None:
        raise Refused("refused-invite-seated", name=name)
    if (guest_id in admission.kicked or is_shut_out(state, guest_id)) and user_id != state.host_id:
        raise Refused("refused-invite-kicked", name=name, host=host_name(state))
    if guest_id in admission.invitations_sent:
        raise Refused("refused-invite-again", name=name)
    if admission.access == "closed" and user_id != state.host_id:
        raise Refused("refused-closed-to-new", host=host_name(state))
    if not invitations_left(state):
        raise Refused("refused-invite-many")


def let_in(state: TableState, user_id: int) -> TableState:
    """Return the state with an invited person. If the person was kicked, they may join again."""
    admission = state.admission
    kicked = tuple(other_id for other_id in admission.kicked if other_id != user_id)
    own_alias = alias_of(user_id, state.secret)
    former = tuple(alias for alias in admission.former if alias != own_alias)
    invited = admission.invited if user_id in admission.invited else (*admission.invited, user_id)
    sent = admission.invitations_sent
    sent = sent if user_id in sent else (*sent, user_id)
    return replace(
        state,
        admission=replace(admission, invited=invited, kicked=kicked, former=former, invitations_sent=sent),
    )


def exclude(state: TableState, user_id: int) -> TableState:
    """Return the state after a person was kicked. They may take no seat in this match."""
    admission = state.admission
    invited = tuple(other_id for other_id in admission.invited if other_id != user_id)
    kicked = admission.kicked if user_id in admission.kicked else (*admission.kicked, user_id)
    return replace(state, admission=replace(admission, invited=invited, kicked=kicked))


def participants(state: TableState) -> list[int]:
    """Return the people who may have a hand message of this table: seated, joining, with a ceded seat, or kicked."""
    seated = [seat.user_id for seat in state.seats if seat.user_id]  # a former player has the id 0
    joining = [newcomer.user_id for newcomer in state.seat_changes.newcomers]
    ceded = [ceded_seat.user_id for ceded_seat in state.seat_changes.ceded_seats if ceded_seat.user_id]
    return [*dict.fromkeys((*seated, *joining, *ceded, *state.admission.kicked))]


def check_may_join_late(state: TableState) -> None:
    """Raise `Refused` if no seat can be added to the running match, because of its rules or its size."""
    ruleset, seats = state.ruleset, len(state.seats) + len(state.seat_changes.newcomers)
    if not may_grow(ruleset):
        raise Refused("refused-no-newcomers")
    if seats >= MAX_SEATS:
        raise Refused("refused-table-full", seats=MAX_SEATS)
    try:
        ruleset.check_seats(seats + 1)
    except RulesetError:
        raise Refused("refused-no-cards-left", seats=seats) from None


def may_join_late(state: TableState, user_id: int) -> bool:
    """Return whether this person, who has no seat, may join in the next round."""
    if state.status not in ("playing", "pause") or barred(state, user_id) or is_newcomer(state, user_id):
        return False
    try:
        check_may_join_late(state)
    except Refused:
        return False
    return True


def note_backs(state: TableState, user_id: int) -> TableState:
    """Return the state after a user without a seat saw the backs of all hands. They may take no seat in this round."""
    admission = state.admission
    if user_id in admission.saw_backs:
        return state
    return replace(state, admission=replace(admission, saw_backs=(*admission.saw_backs, user_id)))


def forget_backs(state: TableState) -> TableState:
    """Return the state at a deal: the backs that users saw are those of the last round."""
    return replace(state, admission=replace(state.admission, saw_backs=())) if state.admission.saw_backs else state


def is_newcomer(state: TableState, user_id: int) -> bool:
    """Return whether this person joins in the next round."""
    return any(newcomer.user_id == user_id for newcomer in state.seat_changes.newcomers)


def is_guest(state: TableState, user_id: int) -> bool:
    """Return whether this person has a seat now or from the next round on."""
    return seat_of(state, user_id) is not None or is_newcomer(state, user_id)


def announce(state: TableState, user_id: int, name: str, emblem: int) -> TableState:
    """Return the state with a newcomer, who joins in the next round. Raises `Refused`."""
    if is_newcomer(state, user_id):
        raise Refused("refused-seated-already")
    check_may_join_late(state)
    newcomers = (*state.seat_changes.newcomers, Newcomer(user_id, distinct(state, name), emblem))
    return replace(state, seat_changes=replace(state.seat_changes, newcomers=newcomers))


def withdraw(state: TableState, user_id: int) -> TableState:
    """Return the state without this newcomer. It is unchanged if they were none."""
    newcomers = tuple(newcomer for newcomer in state.seat_changes.newcomers if newcomer.user_id != user_id)
    return replace(state, seat_changes=replace(state.seat_changes, newcomers=newcomers))


def seat_newcomers(state: TableState, ply: int, now: float) -> TableState:
    """Return the state after the deal at this ply: the newcomers have seats after all others."""
    newcomers = state.seat_changes.newcomers
    if not newcomers:
        return state
    state = record_seats(state, ply)
    seats = list(state.seats)
    for newcomer in newcomers:
        emblem = free_emblem(seats, newcomer.emblem)
        seats.append(SeatState(newcomer.user_id, newcomer.name, None, emblem, joined=now, acted=now))
    return replace(state, seats=tuple(seats), seat_changes=replace(state.seat_changes, newcomers=()))


def seats_to_take(state: TableState, match: Match, user_id: int) -> tuple[int, ...]:
    """Return the seats of a running match that a person may take over now: AI seats that are still in the match.

    A person who saw the backs of all hands in this round takes none.

    Players who left keep the right to their own seat, until the host gives it to an AI. After that they may only take
    back that one seat. Otherwise a player who is behind could change to a better seat.
    """
    if state.status not in ("playing", "pause") or user_id in state.admission.saw_backs:
        return ()
    ceded = next((earlier for earlier in reversed(state.seat_changes.ceded_seats) if earlier.user_id == user_id), None)
    free = (i for i, seat in enumerate(state.seats) if not is_person(seat) and i not in match.eliminated)
    return tuple(i for i in free if ceded is None or _is_ceded(ceded, state.seats[i]))


def _is_ceded(ceded: CededSeat, seat: SeatState) -> bool:
    """Return whether an AI's seat is the one that a person gave up."""
    return ceded.emblem == seat.emblem if ceded.emblem >= 0 else ceded.ai == seat.name


def is_deserted(state: TableState) -> bool:
    """Return whether no seat belongs to a person."""
    return not any(is_person(seat) for seat in state.seats)


def seat_of_guest(state: TableState, user_id: int) -> int:
    """Return the seat of the person that the host has chosen. Raises `Refused` if they have none."""
    seat = seat_of(state, user_id)
    if seat is None:
        raise Refused("refused-no-such-player")
    return seat
