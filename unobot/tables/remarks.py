"""The remarks of AI players: a few words beside an event that everybody saw, at most two a round.

A remark comes from a moment, which names no card. The event decides who speaks and what, so a restart repeats it.
"""

from __future__ import annotations

from unobot.ai.level_names import SEATED
from unobot.model.table import TableState
from unobot.tables.match_log import MatchLog
from unobot.tables.moments import Moment, MomentKind, moment_of

MAX_REMARKS = 2
"""The most remarks in a round."""
REMARKABLE = frozenset(MomentKind) - {
    *(MomentKind.HANDS, MomentKind.ROULETTE, MomentKind.LAUNCHER, MomentKind.KNOCKED_OUT),
    *(MomentKind.DARK_SIDE, MomentKind.LIGHT_SIDE),
}
"""The kinds of moments on which an AI may remark, if the moment is about it."""
_MOMENTS_PER_REMARK = 3
"""One moment in this many has a remark."""


def remarks(state: TableState, log: MatchLog) -> tuple[Moment, ...]:
    """Return the moments of this round that an AI remarks on, oldest first. There are none if moments are off."""
    if not state.options.moments or not _has_ai(state):
        return ()
    moments: list[Moment] = []
    for entry in log.notable:
        moment = moment_of(entry)
        if moment is not None and moment.kind in REMARKABLE and _is_due(moment) and _is_ai(state, moment):
            moments.append(moment)
    return tuple(moments[:MAX_REMARKS])


def _is_due(moment: Moment) -> bool:
    return (moment.ply * 5 + moment.seat) % _MOMENTS_PER_REMARK == 0


def _has_ai(state: TableState) -> bool:
    """Return whether an AI has a seat, or had one in this match."""
    levels = [seat.level for seat in state.seats]
    levels += [level for _, owners in state.seat_changes.seat_history for _, level in owners]
    return not set(SEATED).isdisjoint(levels)


def _is_ai(state: TableState, moment: Moment) -> bool:
    """Return whether an AI had the seat at that time. Engines say nothing."""
    owners = next((owners for ply, owners in state.seat_changes.seat_history if moment.ply < ply), None)
    level = state.seats[moment.seat].level if owners is None else owners[moment.seat][1]
    return level in SEATED
