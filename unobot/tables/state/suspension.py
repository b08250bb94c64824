"""Suspended tables: the bot cannot reach the channel, or the match was adjourned because no person was present.

Pure functions of the state. All times are Unix seconds.

A suspended table keeps its seats, its cards and its turn. The only running clock is the one that finally closes it.
"""

from __future__ import annotations

from msgspec.structs import replace

from unobot.model.refused import Refused
from unobot.model.table import TableState
from unobot.rules.round import Round
from unobot.tables.state import clocks, seating, status
from unobot.tables.state.places import PLACES
from unobot.tables.state.request import Request
from unobot.tables.state.timing import Timing


def suspend(state: TableState, now: float, timing: Timing) -> TableState:
    """Return the suspended state. A match is kept for ``timing.suspended``, a lobby as long as an idle one.

    In a place without the bot, it counts as adjourned, so that any press can resume it.
    """
    duration = timing.lobby if state.status == "lobby" else timing.suspended
    waits = not PLACES[state.place].pushes
    return replace(state, suspended=now, deadline=now + duration, deserted=None, warned=False, adjourned=waits)


def adjourn(state: TableState, now: float, timing: Timing) -> TableState:
    """Return the state of an adjourned match. It can be resumed, and its channel is free for another table."""
    return replace(suspend(state, now, timing), adjourned=True)


def check_may_resume(state: TableState, user_id: int, *, moderator: bool) -> None:
    """Raise `Refused` unless the table is suspended, and this person has a seat, is the host, or is a moderator."""
    if not status.is_suspended(state):
        raise Refused("refused-not-suspended")
    if not moderator and user_id != state.host_id and seating.seat_of(state, user_id) is None:
        raise Refused("refused-only-seated-resumes")


def resume(state: TableState, request: Request, channel_id: int) -> TableState:
    """Return the resumed state in a channel, with a full clock. The player who asks is present again.

    Raises `Refused`.
    """
    check_may_resume(state, request.user_id, moderator=request.moderator)
    seat = seating.seat_of(state, request.user_id)
    if seat is not None:
        state = seating.come_back(state, seat, request.now)
    return _resumed(state, request.log.round if request.log else None, channel_id, request.now, request.timing)


def _resumed(state: TableState, round_state: Round | None, channel_id: int, now: float, timing: Timing) -> TableState:
    state = replace(state, channel_id=channel_id, suspended=None, adjourned=False, touched=now)
    if state.status == "lobby" or round_state is None:
        return replace(state, deadline=now + timing.lobby)
    state = clocks.with_desertion(state, now)
    if state.status == "pause":
        return replace(state, deadline=now + timing.round_pause)
    return clocks.fresh_clock(state, round_state, now, timing)
