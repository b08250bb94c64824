"""Comings and goings: who leaves a match, comes back, or gets a seat. Pure functions."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from unobot.model.former import NOBODY
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.tables.state.status import is_running

MAX_COMINGS = 4
"""The most comings and goings that a table remembers. It shows a few lines only."""
ComingKind: TypeAlias = Literal["off", "back", "handed", "taken", "joins"]
"""A player is off, so an AI plays; is back; gets an AI's seat; an AI gets theirs; one joins with the next round."""


class Coming(NamedTuple):
    """A coming or a going. Everybody may know it."""

    kind: ComingKind
    ply: int
    """The ply of the entry after which it happened."""
    name: str
    emblem: int | None
    """The emblem of the player called ``name``, or None without a seat."""
    other: str = ""
    """The name of the player that gets this one's seat, or had it."""


def comings_after(earlier: tuple[Coming, ...], before: TableState, after: TableState, ply: int) -> tuple[Coming, ...]:
    """Return the comings and goings after a change of a table, the newest last. ``ply``: of the last entry.

    All are forgotten when the data of a player is deleted: they hold names.
    """
    if after.admission.former != before.admission.former or _is_anonymous(after) != _is_anonymous(before):
        return ()
    if not (is_running(before) and is_running(after)):
        return earlier
    old_seats = {seat.emblem: seat for seat in before.seats}  # the seats may be reshuffled meanwhile
    new = [
        coming
        for seat in after.seats
        if seat.emblem in old_seats and (coming := _coming(old_seats[seat.emblem], seat, ply)) is not None
    ]
    joining = [newcomer.name for newcomer in after.seat_changes.newcomers]
    known = [newcomer.name for newcomer in before.seat_changes.newcomers]
    new += [Coming("joins", ply, name, None) for name in joining if name not in known]
    present = {*joining, *(seat.name for seat in after.seats)}
    kept = tuple(coming for coming in earlier if coming.kind != "joins" or coming.name in present)
    return (*kept, *new)[-MAX_COMINGS:]


def _is_anonymous(state: TableState) -> int:
    """Return the number of seats of former players."""
    return sum(seat.user_id == NOBODY for seat in state.seats)


def _coming(before: SeatState, after: SeatState, ply: int) -> Coming | None:
    """Return what a change of one seat says about its player, or None if it says nothing."""
    if before.user_id != after.user_id:
        if after.user_id is None:
            return Coming("taken", ply, after.name, after.emblem, before.name)
        return Coming("handed", ply, before.name, before.emblem, after.name)
    was_off, is_off = (seat.away or seat.autopilot for seat in (before, after))
    if after.user_id is None or was_off == is_off:
        return None
    return Coming("off" if is_off else "back", ply, after.name, after.emblem)
