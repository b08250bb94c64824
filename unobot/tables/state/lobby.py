"""Changes before the match: its AIs, its rules and its start. Pure functions; each may raise `Refused`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from unobot.model.refused import Refused, Stale
from unobot.model.table import TableState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import rematch, seating, status
from unobot.tables.state.request import Request
from unobot.tables.state.server_policy import ServerPolicy, check_ais, check_may_choose_rules, within_limits
from unobot.tables.state.timing import Timing
from unobot.uui.protocol import rules_for_engines


def new_lobby(
    seatless: TableState, name: str, levels: Iterable[str], policy: ServerPolicy, emblem: int | None = None
) -> TableState:
    """Return a new lobby with its host, called ``name``, and an AI for each of ``levels``.

    ``emblem``: the host's own one, or None for the first one.
    """
    state = seating.add_person(seatless, seatless.host_id, name, seatless.touched, emblem)
    for level in levels:
        state = seating.add_ai(state, level, seatless.touched)
    check_ais(policy, state)
    return state


def add_ai(state: TableState, request: Request, level: str) -> TableState:
    """Seat an AI of ``level``. The host may also seat an engine by its name.

    With an engine at the table, players do not have to say Uno. Raises `Refused` if the engine does not support the
    rules.
    """
    _check_seated(state, request.user_id)
    if level in request.engines and request.user_id != state.host_id:
        raise Refused("refused-only-host-engine", host=seating.host_name(state))
    state = _without_ai_limit(seating.add_ai(state, level, request.now, request.engines))
    check_ais(request.policy, state)
    ruleset = state.ruleset
    rules = playable(state, ruleset)
    check_may_choose_rules(request.policy, rules, ruleset)
    if rules == ruleset:
        return state
    return rematch.reconsider(replace(state, ruleset=rules), request.now, votes=(state.host_id,))


def remove_ai(state: TableState, request: Request, name: str) -> TableState:
    """Remove the AI with this name."""
    _check_seated(state, request.user_id)
    return _without_ai_limit(seating.remove_ai(state, name))


def set_rules(state: TableState, request: Request, ruleset: Ruleset) -> TableState:
    """Set the rules. Only the host may do this, unless the server locks its rules.

    A table that is set to one round keeps its rules of several rounds, so that they can be set again.
    """
    _check_host(state, request.user_id, "refused-only-host-rules")
    before = state.ruleset
    check_may_choose_rules(request.policy, ruleset, before)
    longer = before if before.keeps_scores and not ruleset.keeps_scores else state.options.longer
    options = replace(state.options, longer=longer)
    return _changed(state, replace(state, ruleset=playable(state, ruleset), options=options), request)


def limit(state: TableState, request: Request, fixed: Ruleset) -> TableState:
    """Apply the server's current limits to a lobby that was opened before an admin set them (see `within_limits`).

    A rematch needs new votes if its rules change. Running matches and tables of tournaments do not change.
    """
    if state.status != "lobby" or state.options.tournament:
        return state
    fit = within_limits(request.policy, state, fixed)
    rules, ais = fit.ruleset != state.ruleset, len(fit.seats) != len(state.seats)
    if rules and fit.rematch is not None:
        fit = rematch.reconsider(fit, request.now, votes=())
    before, limited = state.options.limited, list[Literal["rules", "ais"]]()
    if rules or ("rules" in before and request.policy.rules_locked):
        limited.append("rules")
    if ais or ("ais" in before and request.policy.most_ais is not None):
        limited.append("ais")
    fit = replace(fit, options=replace(fit.options, limited=tuple(limited)))
    return state if fit == state else fit


def allow_take_back(state: TableState, request: Request, *, allowed: bool) -> TableState:
    """Set whether moves may be taken back. Only the host may do this."""
    _check_host(state, request.user_id, "refused-only-host-rules")
    return _changed(state, replace(state, options=replace(state.options, take_back=allowed)), request)


def check_may_set_time_control(state: TableState, user_id: int) -> None:
    """Raise `Refused` unless this person is the host in the lobby, and the rules set no time for a move."""
    _check_host(state, user_id, "refused-only-host-time-control")
    seconds = state.ruleset.turn_seconds
    if seconds:
        raise Refused("refused-time-control-by-rules", seconds=seconds)


def set_time_control(state: TableState, request: Request, turn: float | None) -> TableState:
    """Set the seconds for a move; ``None`` means the process's default. Only the host may do this."""
    check_may_set_time_control(state, request.user_id)
    return _changed(state, replace(state, options=replace(state.options, turn_seconds=turn)), request)


def check_may_start(state: TableState, user_id: int, now: float, timing: Timing) -> None:
    """Raise `Refused` unless this person may start: the host, or a seated player if the host is idle."""
    _check_seated(state, user_id)
    rematch.check_others_had_time(state, user_id, now, timing)
    if user_id == state.host_id:
        return
    seat = seating.seat_of(state, state.host_id)
    assert seat is not None  # the host always has a seat, because a host who leaves hands over the table
    host = state.seats[seat]
    waits = host.acted + timing.host_waits
    if waits > now:
        raise Refused("refused-only-host-starts", host=host.name, when=int(waits))


def with_missing_ais(state: TableState, now: float, policy: ServerPolicy, ais: int | None = None) -> TableState:
    """Return the state with the AIs that the rules still need, so that a lone host can start.

    ``ais``: how many AIs the player expects, or None for any number. Raises `Stale` if the rules need another number.
    """
    missing = state.ruleset.seats_missing(len(state.seats))
    if ais not in (None, missing):
        raise Stale
    for _ in range(missing):
        state = seating.add_ai(state, seating.STAND_IN, now)
    if missing:
        check_ais(policy, state)
    return state


def agree(state: TableState, user_id: int) -> TableState:
    """Record that a seated person agrees to the rematch."""
    _check_seated(state, user_id)
    if state.rematch is None:
        raise Refused("refused-unknown-button")
    return rematch.agree(state, user_id)


def playable(state: TableState, ruleset: Ruleset) -> Ruleset:
    """Return the rules as these players can play them. With an engine among them, players do not have to say Uno.

    Raises `Refused` for rules that an engine does not support.
    """
    engine = next((seat.level for seat in state.seats if seating.is_engine(seat)), None)
    if engine is None:
        return ruleset
    fitting = rules_for_engines(ruleset)
    if fitting is None:
        raise Refused("refused-engine-rules", engine=engine)
    return fitting


def _changed(before: TableState, after: TableState, request: Request) -> TableState:
    """Return the lobby after the host's change of its terms. A rematch needs new votes, if anything has changed."""
    if after == before:
        return before
    return rematch.reconsider(after, request.now, votes=(request.user_id,))


def _without_ai_limit(state: TableState) -> TableState:
    """Return the state without the mark that a limit removed AIs. The players have chosen other AIs since."""
    limited = tuple(part for part in state.options.limited if part != "ais")
    return replace(state, options=replace(state.options, limited=limited)) if state.options.limited else state


def _check_seated(state: TableState, user_id: int) -> None:
    status.check_lobby(state)
    seating.require_seat(state, user_id)


def _check_host(state: TableState, user_id: int, reason: str) -> None:
    _check_seated(state, user_id)
    if user_id != state.host_id:
        raise Refused(reason, host=seating.host_name(state))
