"""Rematches: another match with the same players. Pure functions of `TableState`, independent of Discord."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from unobot.model.refused import Refused
from unobot.model.seat import SeatState
from unobot.model.table import Rematch, TableState
from unobot.tables.state.seating import free_emblem, seat_of
from unobot.tables.state.timing import Timing


def rematch_lobby(
    old: TableState,
    user_id: int,
    now: float,
    visits: Mapping[int, float] | None = None,
    emblems: Mapping[int, int] = MappingProxyType({}),
    *,
    votes: bool,
) -> TableState:
    """Return a lobby for the players present at the end of ``old``, with its AIs, rules and options.

    ``user_id`` is the host of the new lobby. Players who left get no seat, nor do players on autopilot without a press
    since the end. ``visits``: by user, when they pressed something since the end. ``votes``: whether the request is
    also a vote for the rematch. ``emblems``: by user, the emblems that they have chosen. The result has no id yet.
    Raises `Refused` if the user had no seat.
    """
    visits = {**(visits or {}), user_id: now}
    if seat_of(old, user_id) is None:
        raise Refused("refused-not-of-the-match")
    present = [
        seat
        for seat in old.seats
        if seat.user_id in (None, user_id) or not (seat.away or (seat.autopilot and seat.user_id not in visits))
    ]
    return TableState(
        id=0,
        guild_id=old.guild_id,
        channel_id=old.channel_id,
        host_id=user_id,
        status="lobby",
        locale=old.locale,
        ruleset=old.ruleset,
        seats=tuple(
            SeatState(
                seat.user_id, seat.name, seat.level, emblem, joined=now, acted=visits.get(seat.user_id or 0, seat.acted)
            )
            for seat, emblem in zip(present, _emblems(present, emblems), strict=True)
        ),
        touched=now,
        options=replace(old.options, tournament="", duplicate=False, seal="", known_terms=(), limited=(), news=""),
        admission=replace(old.admission, kicked=(), former=(), invitations_sent=(), saw_backs=()),
        place=old.place,
        foreign_id=old.foreign_id,
        rematch=Rematch(old.id, votes=(user_id,) if votes else ()),
    )


def _emblems(seats: Sequence[SeatState], chosen: Mapping[int, int]) -> list[int]:
    """Return the emblems of the seats in a rematch. The AIs keep theirs. Of two people, the earlier seat keeps its own.

    ``chosen``: by user, their own emblems.
    """
    taken = [seat for seat in seats if seat.user_id is None]
    emblems = []
    for seat in seats:
        emblem = seat.emblem
        if seat.user_id is not None:
            emblem = free_emblem(taken, chosen.get(seat.user_id, emblem))
            taken.append(replace(seat, emblem=emblem))
        emblems.append(emblem)
    return emblems


def agree(state: TableState, user_id: int) -> TableState:
    """Return the state with this person's agreement. It is unchanged if the lobby is no rematch."""
    if state.rematch is None or user_id in state.rematch.votes:
        return state
    return replace(state, rematch=replace(state.rematch, votes=(*state.rematch.votes, user_id)))


def reconsider(state: TableState, now: float, *, votes: tuple[int, ...]) -> TableState:
    """Return the state after a change of the terms, with the ``votes`` of the people who made it."""
    if state.rematch is None:
        return state
    return replace(state, rematch=replace(state.rematch, votes=votes, changed=now))


def check_others_had_time(state: TableState, user_id: int, now: float, timing: Timing) -> None:
    """Raise `Refused` if other people may not have read the changed terms of a rematch yet.

    They have a seat without a press, so they have as long as for a move to leave, or to agree.
    """
    if state.rematch is None:
        return
    ends = state.rematch.changed + timing.rematch_waits
    agreed = {*state.rematch.votes, user_id}
    if now < ends and any(seat.user_id not in agreed for seat in state.seats if seat.user_id is not None):
        raise Refused("refused-rematch-moment", when=int(ends))


def starts_at_once(state: TableState) -> bool:
    """Return whether a new lobby is a rematch that nobody else has to agree to."""
    return is_agreed(state) and len(state.seats) > 1


def is_agreed(state: TableState) -> bool:
    """Return whether all seated people agree to this rematch."""
    people = {seat.user_id for seat in state.seats} - {None}
    return state.rematch is not None and people <= set(state.rematch.votes)
