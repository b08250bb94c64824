"""Which clock runs at a table: pure functions of its state, its match and the time. All times are Unix seconds."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from unobot.rules.events import DrawReason, Drew, Event, MatchEnded, Phase, RoundEnded, TurnBegan, VoteBegan
from unobot.rules.round import Round
from unobot.storage.states import TableState
from unobot.tables.state.seating import is_played_by_ai, people_present
from unobot.tables.state.timing import Timing


def after_entry(state: TableState, events: Iterable[Event], now: float, timing: Timing) -> TableState:
    """Status and deadline after these events. Where nobody is asked anything new, as with an Uno, the clock runs on."""
    for event in events:
        match event:
            case MatchEnded():
                state = replace(state, status="closed", deadline=None, deserted=None, touched=now)
            case RoundEnded():
                state = replace(state, status="pause", deadline=now + timing.round_pause, touched=now)
            case TurnBegan() | Drew(why=DrawReason.CHOICE):
                state = fresh_turn(state, event.seat, now, timing)
            case VoteBegan():
                state = replace(state, deadline=now + timing.turn, warned=False, touched=now)
    return state


def fresh_turn(state: TableState, to_move: int, now: float, timing: Timing) -> TableState:
    """A whole clock for the person to move; none for an AI."""
    deadline = None if is_played_by_ai(state.seats[to_move]) else now + timing.turn
    return replace(state, deadline=deadline, warned=False, touched=now)


def fresh_clock(state: TableState, round_state: Round, now: float, timing: Timing) -> TableState:
    """A whole clock for whatever is asked now: in the vote of everybody, else of the seat to move."""
    if round_state.phase is Phase.VOTE:
        return replace(state, deadline=now + timing.turn, warned=False, touched=now)
    return fresh_turn(state, round_state.to_move, now, timing)


def after_seating(state: TableState, now: float, timing: Timing) -> TableState:
    """A change of seats touches a lobby, and starts or stops the clock of a match without people."""
    state = replace(state, touched=now)
    if state.status == "lobby":
        return replace(state, deadline=now + timing.lobby)
    if state.status == "closed":
        return replace(state, deadline=None, deserted=None)
    return with_desertion(state, now)


def with_desertion(state: TableState, now: float) -> TableState:
    """Note since when nobody plays for themselves."""
    return replace(state, deserted=None if people_present(state) else state.deserted or now)


def reminder_at(state: TableState, to_move: int, timing: Timing, reminded: float) -> float | None:
    """When the person to move is due a reminder; ``None`` when there is none to give.

    The idle are reminded at ``timing.reminder``; who pressed something lately is spared until ``timing.warning``.
    At a slow table everybody is, more than once: ``reminded`` is when it was done last, or could have been.
    """
    if state.status != "playing" or state.deadline is None:
        return None
    began = state.deadline - timing.turn
    if timing.reminders:
        moments = (began + part * timing.turn for part in timing.reminders)
        return next((moment for moment in moments if moment > reminded), None)
    if state.warned:
        return None
    idle_from = state.seats[to_move].acted + timing.idle
    return min(max(began + timing.reminder * timing.turn, idle_from), began + timing.warning * timing.turn)


def deserted_at(state: TableState, timing: Timing) -> float | None:
    """When a match without people ends."""
    return None if state.deserted is None else state.deserted + timing.deserted


def forgive_downtime(state: TableState, started: float, timing: Timing) -> TableState:
    """No clock runs out because the bot was down: after a start each has at least the grace left.

    Nor has the host of a lobby pressed nothing for long: when that was last is known in memory only.
    """
    grace = started + min(timing.turn, timing.restart_grace)
    deadline = None if state.deadline is None else max(state.deadline, grace)
    deserted = None if state.deserted is None else max(state.deserted, grace - timing.deserted)
    if state.status == "lobby":
        state = replace(state, seats=tuple(replace(seat, acted=max(seat.acted, started)) for seat in state.seats))
    return replace(state, deadline=deadline, deserted=deserted)


def due(moment: float | None, now: float) -> bool:
    """Whether a moment has come."""
    return moment is not None and now >= moment
