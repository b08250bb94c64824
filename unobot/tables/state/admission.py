"""Who may take a seat at a table: pure functions of its state."""

from __future__ import annotations

from msgspec.structs import replace

from unobot.rules.match import Match, may_grow
from unobot.rules.ruleset.ruleset import RulesetError
from unobot.storage.states import Newcomer, SeatState, TableState
from unobot.tables.errors import Refused
from unobot.tables.state.seating import MAX_SEATS, distinct, host_name, is_person, note_names, seat_of

ACCESS = ("open", "invited", "closed")
"""Everybody, those who are invited, nobody may take a seat that is free."""
MAX_INVITATIONS = 25
"""So many people are invited to one table at most."""


def check_may_sit(state: TableState, user_id: int) -> None:
    """Raise `Refused` for somebody who may not take a seat here, whichever are free. The host always may."""
    reason = barred(state, user_id)
    if reason is not None:
        raise Refused(reason, host=host_name(state))


def barred(state: TableState, user_id: int) -> str | None:
    """Why somebody may not take a seat here, as the id of a sentence; ``None`` where they may."""
    if user_id in state.admission.kicked:
        return "refused-kicked"
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
    """Open the table to everybody, to the invited, or to nobody. Raises `Refused` for anything else."""
    match access:
        case "open" | "invited" | "closed":
            return replace(state, admission=replace(state.admission, access=access))
        case _:
            raise Refused("refused-unknown-button")


def check_may_invite(state: TableState, user_id: int, guest_id: int, name: str) -> None:
    """Raise `Refused` unless ``user_id``, who is seated, may invite somebody called ``name``."""
    admission = state.admission
    if seat_of(state, guest_id) is not None:
        raise Refused("refused-invite-seated", name=name)
    if guest_id in admission.kicked and user_id != state.host_id:
        raise Refused("refused-invite-kicked", name=name, host=host_name(state))
    if guest_id in admission.invitations_sent:
        raise Refused("refused-invite-again", name=name)
    if admission.access == "closed" and user_id != state.host_id:
        raise Refused("refused-closed-to-new", host=host_name(state))
    if len(admission.invitations_sent) >= MAX_INVITATIONS:
        raise Refused("refused-invite-many")


def invite(state: TableState, user_id: int) -> TableState:
    """Somebody may take a seat, and is no longer kept out if they were."""
    admission = state.admission
    kicked = tuple(each for each in admission.kicked if each != user_id)
    invited = admission.invited if user_id in admission.invited else (*admission.invited, user_id)
    sent = (
        admission.invitations_sent if user_id in admission.invitations_sent else (*admission.invitations_sent, user_id)
    )
    return replace(state, admission=replace(admission, invited=invited, kicked=kicked, invitations_sent=sent))


def keep_out(state: TableState, user_id: int) -> TableState:
    """Somebody was sent away: they may take no seat in this match."""
    admission = state.admission
    invited = tuple(each for each in admission.invited if each != user_id)
    kicked = admission.kicked if user_id in admission.kicked else (*admission.kicked, user_id)
    return replace(state, admission=replace(admission, invited=invited, kicked=kicked))


def guests(state: TableState) -> list[int]:
    """Everybody to whom this table shows more than to the public: who has a seat or joins, and who was sent away."""
    seated = [seat.user_id for seat in state.seats if seat.user_id is not None]
    joining = [newcomer.user_id for newcomer in state.seat_changes.newcomers]
    return [*seated, *joining, *(user_id for user_id in state.admission.kicked if user_id not in seated)]


def check_may_join_late(state: TableState) -> None:
    """Raise `Refused` where no seat can be added to the match that is played: by its rules, or for want of room."""
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
    """Whether this person, who has no seat, may have one from the next round on."""
    if state.status not in ("playing", "pause") or barred(state, user_id) or is_newcomer(state, user_id):
        return False
    try:
        check_may_join_late(state)
    except Refused:
        return False
    return True


def is_newcomer(state: TableState, user_id: int) -> bool:
    """Whether somebody has a seat from the next round on."""
    return any(each.user_id == user_id for each in state.seat_changes.newcomers)


def announce(state: TableState, user_id: int, name: str) -> TableState:
    """Somebody joins with the next round. Raises `Refused` where they do already, or cannot."""
    if is_newcomer(state, user_id):
        raise Refused("refused-seated-already")
    check_may_join_late(state)
    newcomers = (*state.seat_changes.newcomers, Newcomer(user_id, distinct(state, name)))
    return replace(state, seat_changes=replace(state.seat_changes, newcomers=newcomers))


def withdraw(state: TableState, user_id: int) -> TableState:
    """Somebody joins no more with the next round, if they were to."""
    newcomers = tuple(each for each in state.seat_changes.newcomers if each.user_id != user_id)
    return replace(state, seat_changes=replace(state.seat_changes, newcomers=newcomers))


def seat_newcomers(state: TableState, ply: int, now: float) -> TableState:
    """With the deal of this ply, those who joined have their seats, behind the others."""
    newcomers = state.seat_changes.newcomers
    if not newcomers:
        return state
    state = note_names(state, ply)
    seats = [SeatState(each.user_id, each.name, None, joined=now, acted=now) for each in newcomers]
    return replace(state, seats=(*state.seats, *seats), seat_changes=replace(state.seat_changes, newcomers=()))


def seats_to_take(state: TableState, match: Match, user_id: int) -> tuple[int, ...]:
    """The seats of a running match that somebody may take over at once: those of AIs that are still in it.

    Who left keeps the right to their seat, until the host gives it to an AI; then they may take that one back, and no
    other, or whoever is behind would change it for a better one.
    """
    if state.status not in ("playing", "pause"):
        return ()
    own = dict(state.seat_changes.ceded_seats).get(user_id)
    free = (i for i, seat in enumerate(state.seats) if not is_person(seat) and i not in match.eliminated)
    return tuple(i for i in free if own in (None, state.seats[i].name))


def is_deserted(state: TableState) -> bool:
    """Whether no seat belongs to a person any more."""
    return not any(is_person(seat) for seat in state.seats)


def find_guest(state: TableState, user_id: int) -> int:
    """The seat of somebody whom the host means. Raises `Refused` where they have none."""
    seat = seat_of(state, user_id)
    if seat is None:
        raise Refused("refused-no-such-player")
    return seat
