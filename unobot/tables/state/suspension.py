"""A table that waits: its channel is gone, or closed to the bot, or it was laid aside because nobody was there.

Pure functions of its state. All times are Unix seconds.

A stranded table keeps its seats, its cards and its place in the turn. No clock runs but the one that ends it at last.
"""

from __future__ import annotations

from msgspec.structs import replace

from unobot.rules.round import Round
from unobot.storage.states import TableState
from unobot.tables.state import clocks
from unobot.tables.state.timing import Timing


def strand(state: TableState, now: float, timing: Timing) -> TableState:
    """The table waits from now on: a match for ``timing.stranded``, a lobby no longer than one that nobody touches."""
    kept = timing.lobby if state.status == "lobby" else timing.stranded
    return replace(state, suspended=now, deadline=now + kept, deserted=None, warned=False)


def lay_aside(state: TableState, now: float, timing: Timing) -> TableState:
    """Nobody is there: the match waits as it is, and its channel is free for another table."""
    return replace(strand(state, now, timing), adjourned=True)


def refloat(state: TableState, round_state: Round | None, channel_id: int, now: float, timing: Timing) -> TableState:
    """It goes on in ``channel_id``, with a whole clock for whatever is asked. ``round``: that of its match."""
    state = replace(state, channel_id=channel_id, suspended=None, adjourned=False, touched=now)
    if state.status == "lobby" or round_state is None:
        return replace(state, deadline=now + timing.lobby)
    state = clocks.with_desertion(state, now)
    if state.status == "pause":
        return replace(state, deadline=now + timing.round_pause)
    return clocks.fresh_clock(state, round_state, now, timing)
