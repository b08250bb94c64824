"""The tables of a tournament: the seats of a new table, and the places at a finished table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from unobot.features.tournament.duplicate import deal_of
from unobot.features.tournament.rules import lot
from unobot.model.former import NOBODY
from unobot.model.table import Admission, TableOptions, TableState
from unobot.model.tournament import Pod, TournamentState
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.tables.match_log import MatchLog
from unobot.tables.state import seating

UNPLAYED_PLACE = 2
"""The place of everybody at a table that nobody could play, or whose match cannot be read: about the average."""


@dataclass(frozen=True, slots=True)
class TableOutcome:
    """The end of a table, by seat of its people."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    gone: tuple[int, ...] = ()
    """The entrants who left before the end."""
    results: tuple[int, ...] = ()
    """The points that each seat won, or lost with its last hand, also seats of AIs. Empty if the match has no end."""


def mark_of(state: TournamentState, number: int, pod: int) -> str:
    """Return the mark that `Tournaments.table_of` finds in the options of a table, such as ``7.1.2``."""
    return f"{state.id}.{number + 1}.{pod + 1}"


def start_of(state: TournamentState, number: int, pod: int) -> int | None:
    """Return the start of a table's match: the id of its call; for a duplicate round, the id of the round's first call.

    Discord gives the id after the secret of the tournament is fixed. Ids grow, so a late call changes nothing.
    """
    pods = state.night.rounds[number].pods
    if not state.night.duplicate:
        return pods[pod].post_id
    return min((pod_state.post_id for pod_state in pods if pod_state.post_id is not None), default=None)


def secret_of(state: TournamentState, number: int, pod: int) -> bytes:
    """Return the secret of a table's shuffles. Duplicate tables share it; otherwise, each table has its own.

    It follows from the secret of the tournament, which is fixed before anybody joins.
    """
    if state.night.duplicate:
        return deal_of(state, number)
    return lot(state.secret, "deal", f"{number} {pod}")


def present_entrants(state: TournamentState, pod: Pod, is_banned: Callable[[int], bool]) -> list[int]:
    """Return the entrants of a pod who can still play: who did not drop out, are not banned, and kept their data."""
    entrants = state.night.entrants
    return [
        number
        for number in pod.seats
        if entrants[number].user_id != NOBODY
        and entrants[number].presence != "dropped"
        and not is_banned(entrants[number].user_id)
    ]


def table_of_pod(
    state: TournamentState, number: int, pod: int, is_banned: Callable[[int], bool], now: float
) -> TableState:
    """Return the table of a pod in the round with this number. Nobody else can take a seat.

    An AI takes the seat of each absent entrant, so the others keep their seats. At least one entrant must be present.
    """
    entrants, night = state.night.entrants, state.night
    pod_state, mark = night.rounds[number].pods[pod], mark_of(state, number, pod)
    present = present_entrants(state, pod_state, is_banned)
    table = TableState(
        id=0,
        guild_id=state.guild_id,
        channel_id=pod_state.channel_id or state.channel_id,
        host_id=entrants[present[0]].user_id,
        status="lobby",
        locale=state.locale,
        ruleset=named_ruleset(night.rules),
        seats=(),
        touched=now,
        options=TableOptions(
            turn_seconds=night.turn_seconds, look=night.look, tournament=mark, duplicate=night.duplicate
        ),
        admission=Admission(access="closed"),
        secret=secret_of(state, number, pod),
    )
    for entrant in pod_state.seats:
        if entrant in present:
            person = entrants[entrant]
            table = seating.add_person(table, person.user_id, person.name, now, person.emblem)
        else:
            table = seating.add_ai(table, night.level, now)
    for _ in range(pod_state.ais):
        table = seating.add_ai(table, night.level, now)
    return table


def outcome_of(state: TournamentState, pod: Pod, table: TableState, log: MatchLog) -> TableOutcome:
    """Return the end of a table. People who left or did not play are behind all others, as in ratings.

    Some people count as having left, for example moderators who ended the match. The points decide, then who was put
    out later or not at all, and then the cards in hand: their points, and their number.
    """
    leavers = table.seat_changes.leavers
    people = {
        seat.user_id: n
        for n, seat in enumerate(table.seats)
        if seat.user_id and seat.user_id not in leavers and not seating.is_absent(seat)
    }
    merits = [_merit(log, n) for n in range(len(table.seats))]
    left = {n for n, seat in enumerate(table.seats) if seat.user_id is not None and n not in people.values()}
    remaining = [merit for n, merit in enumerate(merits) if n not in left]
    places, points, gone = [], [], []
    for number in pod.seats:
        seat = people.get(state.night.entrants[number].user_id)
        if seat is None:
            gone.append(number)
            places.append(len(table.seats))
            points.append(0)
        else:
            places.append(1 + sum(other > merits[seat] for other in remaining))
            points.append(log.match.ruleset.merit(log.match.scores[seat]))
    return TableOutcome(tuple(places), tuple(points), tuple(gone), _results(log) if log.match.is_over else ())


def unplayed_outcome(pod: Pod, gone: tuple[int, ...] = ()) -> TableOutcome:
    """Return the end of a table that nobody could play. ``gone``: the entrants who could not have played at it."""
    return TableOutcome((UNPLAYED_PLACE,) * len(pod.seats), (0,) * len(pod.seats), gone)


def _merit(log: MatchLog, seat: int) -> tuple[float, ...]:
    """Return the key that orders the seats, higher for a better seat. Equal keys share a place."""
    match = log.match
    if match.placing and (match.ruleset.elimination or match.ruleset.scoring == "until_last"):
        return (-match.placing.index(seat),)
    state, hand = log.round, log.round.hands[seat]
    is_winner = seat == match.winner
    lasted = state.out.index(seat) if seat in state.out else len(state.out)  # a seat that is out holds nothing
    return (is_winner, match.ruleset.merit(match.scores[seat]), lasted, -state.rule_tables.worth(hand), -len(hand))


def _results(log: MatchLog) -> tuple[int, ...]:
    """Return the results by the seats of the first deal. Rules can shuffle the seats between rounds."""
    results = {log.first_seats[seat]: _result(log, seat) for seat in range(len(log.first_seats))}
    return tuple(results[seat] for seat in sorted(results))


def _result(log: MatchLog, seat: int) -> int:
    """Return the points that a seat won, or lost with the cards in its hand. Tables can be compared by them."""
    match, state = log.match, log.round
    if match.ruleset.elimination or match.ruleset.scoring == "until_last":
        return -match.placing.index(seat)
    if match.ruleset.keeps_scores:
        return match.ruleset.merit(match.scores[seat])
    hand_points = [state.rule_tables.worth(hand) + lost for hand, lost in zip(state.hands, state.lost, strict=True)]
    return sum(hand_points) - hand_points[seat] if seat == match.winner else -hand_points[seat]
