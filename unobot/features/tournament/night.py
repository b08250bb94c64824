"""The course of a tournament. Pure functions from one state to the next; each may raise `Refused`.

People check in until the no-show time. Then rounds and short breaks follow, and a final of the best four.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from unobot.features.tournament import duplicate
from unobot.features.tournament.rules import SIZE, ais_at, meetings, pods, sort_by_lot, standings, swiss_rounds
from unobot.model.refused import Refused
from unobot.model.tournament import Entrant, Pod, Presence, TournamentRound, TournamentState
from unobot.rules.ruleset.ruleset import Ruleset, RulesetError, named_ruleset

MIN_ENTRANTS = 4
"""The fewest people who can begin a tournament. Later rounds go on with two."""
MAX_ENTRANTS = 64
"""The most people in a tournament: sixteen tables."""
CHECK_IN = 600.0
"""Seconds before the no-show time from which people check in. A person who joins later than that has checked in."""
EXTENSION = 900.0
"""Seconds that the no-show time moves once if too few people have checked in."""
BREAK = 60.0
"""Seconds between two rounds, unless the host begins the next one sooner."""
OVERTIME = 300.0
"""Seconds in which the AIs finish a table after the time of the round is over. Then it is closed."""
GRACE = 60.0
"""The fewest seconds that are left of each time after a restart."""

Change = Callable[[TournamentState], TournamentState]


@dataclass(frozen=True, slots=True)
class Limits:
    """The decisions of the server's admins that a round needs."""

    is_banned: Callable[[int], bool] = lambda _: False
    """Returns whether a user is banned."""
    most_ais: int | None = None


def check_rules(ruleset: Ruleset) -> None:
    """Raise `Refused` for rules without a place for each seat, and `RulesetError` for rules that four cannot play."""
    if ruleset.teams:
        raise Refused("refused-tournament-teams")
    ruleset.check_seats(SIZE + 1)


def checks_in(state: TournamentState, now: float) -> bool:
    """Return whether people check in now: the no-show time is near, or has passed once."""
    near = state.due is None or state.night.extended or now >= state.due - CHECK_IN
    return state.status == "check_in" and near


def entrant_of(state: TournamentState, user_id: int) -> int | None:
    """Return the number of a person, or None."""
    return next((n for n, entrant in enumerate(state.night.entrants) if entrant.user_id == user_id), None)


def join(state: TournamentState, user_id: int, name: str, now: float, emblem: int | None = None) -> TournamentState:
    """Sign a person up, check them in, or bring them back. Late people begin with the next round.

    ``emblem``: their own one.
    """
    check_open(state)
    number, ready = entrant_of(state, user_id), state.status != "check_in" or checks_in(state, now)
    presence: Presence = "ready" if ready else "signed"
    if number is not None:
        entrant = state.night.entrants[number]
        if entrant.presence == "ready" or (entrant.presence == "signed" and not ready):
            when = int((state.due or now) - CHECK_IN)
            raise Refused("refused-tournament-in") if ready else Refused("refused-tournament-early", when=when)
        _check_not_too_late(state)
        return _with_entrant(state, number, replace(entrant, presence=presence, name=name, emblem=emblem), now)
    _check_not_too_late(state)
    if len(state.night.entrants) >= MAX_ENTRANTS:
        raise Refused("refused-tournament-full", most=MAX_ENTRANTS)
    entrant = Entrant(user_id, name, presence, since=len(state.night.rounds), emblem=emblem)
    return _update(state, now, entrants=(*state.night.entrants, entrant))


def drop(state: TournamentState, user_id: int, now: float) -> TournamentState:
    """Leave a person out of all further rounds. Their results stay."""
    check_open(state)
    number = entrant_of(state, user_id)
    if number is None or state.night.entrants[number].presence == "dropped":
        raise Refused("refused-tournament-not-in")
    return _with_entrant(state, number, replace(state.night.entrants[number], presence="dropped"), now)


def start(state: TournamentState, limits: Limits, now: float) -> TournamentState:
    """Begin the next round before its time."""
    check_open(state)
    if state.status == "round":
        raise Refused("refused-tournament-playing")
    return begin(state, limits, now)


def close(state: TournamentState, now: float, by: str) -> TournamentState:
    """End the tournament. The standings stay as they are."""
    check_open(state)
    return _end(state, now, by)


def apply_rules_lock(state: TournamentState, now: float, locked: Ruleset | None) -> TournamentState:
    """Return the state after an admin has locked the rules: the coming tables play the ``locked`` ones.

    None: the rules are not locked. Tables that were opened keep their rules. If a tournament cannot have the locked
    rules, it ends.
    """
    if state.status == "over":
        return state
    if locked is None:
        return _update(state, now, limited=False) if state.night.limited else state
    ruleset = duplicate.rules_for(locked) if state.night.duplicate else locked
    if ruleset == named_ruleset(state.night.rules):
        return state
    try:
        check_rules(ruleset)
    except (Refused, RulesetError):
        return _end(state, now, "admin")
    return _update(state, now, rules=ruleset.code, limited=True)


def begin(state: TournamentState, limits: Limits, now: float) -> TournamentState:
    """Begin the next round or the final with everybody who is ready, and leave out all others."""
    is_first = not state.night.rounds
    entrants = tuple(_begin_entrant(entrant, limits) for entrant in state.night.entrants)
    ready = [n for n, entrant in enumerate(entrants) if entrant.presence == "ready"]
    if is_first and len(ready) < MIN_ENTRANTS:
        raise Refused("refused-tournament-few", count=len(ready), needed=MIN_ENTRANTS)
    state = _update(state, now, entrants=entrants)
    if len(ready) < 2:
        return _end(state, now, "people")
    rows = [row.number for row in standings(state) if row.number in ready]
    ends = now + state.night.minutes * 60.0
    if is_final_next(state):
        tables, is_final = [tuple(rows[:SIZE])], True
    else:
        number = len(state.night.rounds) + 1
        order = sort_by_lot(state.secret, "first", ready) if is_first else rows
        met: Counter[tuple[int, int]] = Counter()
        for round_ in state.night.rounds:
            met += meetings([pod.seats for pod in round_.pods])
        groups = pods(order, met, limits.most_ais, duplicate.MIN_TABLES if state.night.duplicate else 1)
        tables, is_final = [tuple(sort_by_lot(state.secret, f"seat {number}", table)) for table in groups], False
    new_pods = tuple(Pod(table, ais_at(len(table), limits.most_ais)) for table in tables)
    rounds = (*state.night.rounds, TournamentRound(new_pods, ends, is_final))
    return replace(_update(state, now, rounds=rounds), status="round", due=ends)


def is_final_next(state: TournamentState) -> bool:
    """Return whether all rounds before the final are played."""
    return len(swiss_rounds(state)) >= state.night.rounds_planned


def is_too_late(state: TournamentState) -> bool:
    """Return whether no round is left for people who come now: the last one before the final has begun."""
    return bool(state.night.rounds) and is_final_next(state)


def is_to_begin(state: TournamentState, now: float) -> bool:
    """Return whether `advance` begins the next round."""
    return state.status in ("check_in", "break") and state.due is not None and now >= state.due


def advance(state: TournamentState, limits: Limits, now: float) -> TournamentState:
    """Return the state after all due steps, or the same object if no step is due."""
    if state.status == "round" and all(pod.places for pod in state.night.rounds[-1].pods):
        return _end_round(state, now)
    if not is_to_begin(state, now):
        return state
    if state.status == "break":
        return begin(state, limits, now)
    try:
        return begin(state, limits, now)
    except Refused:
        if state.night.extended:
            return _end(state, now, "people")
        return replace(_update(state, now, extended=True), due=now + EXTENSION)


def next_due(state: TournamentState) -> float | None:
    """Return the time of the next step of `advance` or of the call to check in (Unix seconds).

    None: no time, only the end of a table.
    """
    if state.status == "check_in" and state.due is not None and not state.night.called:
        return state.due - CHECK_IN
    return None if state.status == "over" else state.due


def calls_now(state: TournamentState, now: float) -> bool:
    """Return whether the check-in begins now. People who joined early have to be called."""
    return checks_in(state, now) and not state.night.called


def users_to_call(state: TournamentState) -> list[int]:
    """Return the users who joined and have not checked in."""
    return [entrant.user_id for entrant in state.night.entrants if entrant.presence == "signed"]


def record_call(state: TournamentState) -> TournamentState:
    """Record that people were called to check in."""
    return replace(state, night=replace(state.night, called=True))


def record_message(state: TournamentState, message_id: int, stage: str) -> TournamentState:
    """Record the public message, and the stage for which it was posted."""
    return replace(state, night=replace(state.night, message_id=message_id, shown=stage))


def update_pod(state: TournamentState, number: int, pod: int, **fields: float) -> TournamentState:
    """Change some ``fields`` of a `Pod`. ``number``: its round, from 0."""
    current = state.night.rounds[number].pods[pod]
    return _with_pod(state, number, pod, replace(current, **fields))


def record_result(
    state: TournamentState,
    number: int,
    pod: int,
    places: Sequence[int],
    points: Sequence[int],
    gone: Collection[int],
    now: float,
    results: Sequence[int] = (),
) -> TournamentState:
    """Record the end of a table. ``gone``: the entrants who left before the end; they are not seated again.

    ``results``: the points that each seat won or lost, for a duplicate round.
    """
    pod_state = state.night.rounds[number].pods[pod]
    if pod_state.places:
        return state
    ended = replace(pod_state, places=tuple(places), points=tuple(points))
    if state.night.duplicate:
        ended = replace(ended, results=tuple(results), gone=tuple(gone))
    state = _with_pod(state, number, pod, ended)
    entrants = tuple(
        replace(entrant, presence="absent") if n in gone and entrant.presence == "ready" else entrant
        for n, entrant in enumerate(state.night.entrants)
    )
    return _update(state, now, entrants=entrants)


def after_downtime(state: TournamentState, since: float) -> TournamentState:
    """Return the state after a downtime that ended at ``since``. No time runs out because of the downtime."""
    if state.due is None or state.status == "over" or state.due >= since + GRACE:
        return state
    return _with_due(state, since + GRACE)


def shift_due(state: TournamentState, step: float) -> TournamentState:
    """Return the state after the wall clock was set by ``step`` seconds."""
    return state if state.due is None else _with_due(state, state.due + step)


def check_open(state: TournamentState) -> None:
    """Raise `Refused` if the tournament is over."""
    if state.status == "over":
        raise Refused("refused-tournament-over")


def _end_round(state: TournamentState, now: float) -> TournamentState:
    """Return the state after the last table of a round: a break, or the end."""
    ready = sum(entrant.presence == "ready" for entrant in state.night.entrants)
    if ready < 2 and not state.night.rounds[-1].is_final and not is_final_next(state):
        return _end(state, now, "people")
    state = _with_matchpoints(state)
    no_final = state.night.duplicate or ready <= SIZE
    if state.night.rounds[-1].is_final or (is_final_next(state) and no_final):
        return _end(state, now, "")
    return replace(_update(state, now), status="break", due=now + BREAK)


def _end(state: TournamentState, now: float, by: str) -> TournamentState:
    return replace(_update(_with_matchpoints(state), now, ended_by=by), status="over", due=None)


def _begin_entrant(entrant: Entrant, limits: Limits) -> Entrant:
    if entrant.presence == "signed":
        entrant = replace(entrant, presence="absent")
    return replace(entrant, presence="dropped") if limits.is_banned(entrant.user_id) else entrant


def _check_not_too_late(state: TournamentState) -> None:
    """Raise `Refused` if no round is left for a person who comes now."""
    if is_too_late(state):
        raise Refused("refused-tournament-late")


def _with_due(state: TournamentState, due: float) -> TournamentState:
    if state.status != "round":
        return replace(state, due=due)
    last = replace(state.night.rounds[-1], ends=due)
    return replace(state, due=due, night=replace(state.night, rounds=(*state.night.rounds[:-1], last)))


def _with_entrant(state: TournamentState, number: int, entrant: Entrant, now: float) -> TournamentState:
    entrants = list(state.night.entrants)
    entrants[number] = entrant
    return _update(state, now, entrants=tuple(entrants))


def _with_matchpoints(state: TournamentState) -> TournamentState:
    """Return the state with the matchpoints of its last round, if that is a duplicate round and all tables are over."""
    if not state.night.duplicate or not state.night.rounds:
        return state
    *before, last = state.night.rounds
    if not all(pod.places for pod in last.pods):
        return state
    compared = replace(last, pods=duplicate.with_matchpoints(last.pods))
    return replace(state, night=replace(state.night, rounds=(*before, compared)))


def _with_pod(state: TournamentState, number: int, pod: int, pod_state: Pod) -> TournamentState:
    rounds = list(state.night.rounds)
    round_pods = list(rounds[number].pods)
    round_pods[pod] = pod_state
    rounds[number] = replace(rounds[number], pods=tuple(round_pods))
    return replace(state, night=replace(state.night, rounds=tuple(rounds)))


def _update(state: TournamentState, now: float, **changes: object) -> TournamentState:
    return replace(state, touched=now, night=replace(state.night, **changes))
