"""The tables of a tournament: the seats of a new one, and the places at one that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.storage.states import Admission, TableOptions, TableState
from unobot.storage.tournament_states import Pod, TournamentState
from unobot.tables.match_log import MatchLog
from unobot.tables.state import seating

NEITHER = 2
"""The place of everybody at a table that could not be played, or not be read: about the average."""


@dataclass(frozen=True, slots=True)
class TableOutcome:
    """The end of a table, by seat of its people."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    gone: tuple[int, ...] = ()
    """The entrants who were not there at the end."""


def mark_of(state: TournamentState, number: int, pod: int) -> str:
    """Return the mark in the options of a table, by which it is found again."""
    return f"{state.id}.{number + 1}.{pod + 1}"


def seated(state: TournamentState, pod: Pod, mark: str, now: float) -> TableState:
    """Return the table of a pod, with its people and AIs. Nobody else can take a seat."""
    entrants, night = state.night.entrants, state.night
    table = TableState(
        id=0,
        guild_id=state.guild_id,
        channel_id=pod.channel_id or state.channel_id,
        host_id=entrants[pod.seats[0]].user_id,
        status="lobby",
        locale=state.locale,
        ruleset=named_ruleset(night.rules),
        seats=(),
        touched=now,
        options=TableOptions(turn_seconds=night.turn_seconds, look=night.look, tournament=mark),
        admission=Admission(access="closed"),
    )
    for number in pod.seats:
        table = seating.add_person(table, entrants[number].user_id, entrants[number].name, now)
    for _ in range(pod.ais):
        table = seating.add_ai(table, night.level, now)
    return table


def outcome(state: TournamentState, pod: Pod, table: TableState, log: MatchLog) -> TableOutcome:
    """Return the end of a table. People who left or did not play are behind all others, as in ratings.

    The points decide, and then the cards in hand: their points, and their number.
    """
    people = {seat.user_id: n for n, seat in enumerate(table.seats) if seat.user_id and not seating.is_absent(seat)}
    merits = [_merit(log, n) for n in range(len(table.seats))]
    left = {n for n, seat in enumerate(table.seats) if seat.user_id is not None and n not in people.values()}
    there = [merit for n, merit in enumerate(merits) if n not in left]
    places, points, gone = [], [], []
    for number in pod.seats:
        seat = people.get(state.night.entrants[number].user_id)
        if seat is None:
            gone.append(number)
            places.append(len(table.seats))
            points.append(0)
        else:
            places.append(1 + sum(other > merits[seat] for other in there))
            points.append(log.match.scores[seat])
    return TableOutcome(tuple(places), tuple(points), tuple(gone))


def unplayed(pod: Pod) -> TableOutcome:
    """Return the end of a table that could not be played."""
    return TableOutcome((NEITHER,) * len(pod.seats), (0,) * len(pod.seats))


def _merit(log: MatchLog, seat: int) -> tuple[float, ...]:
    """Return what a seat reached, the higher the better. Equal merits share a place."""
    match = log.match
    if match.placing and (match.ruleset.elimination or match.ruleset.scoring == "until_last"):
        return (-match.placing.index(seat),)
    hand = log.round.hands[seat]
    is_winner = seat == match.winner
    return (is_winner, match.scores[seat], -sum(card.points for card in hand), -len(hand))


def people_of(state: TournamentState, pod: Pod) -> Sequence[int]:
    """Return the users of a pod, without former players."""
    return [user_id for number in pod.seats if (user_id := state.night.entrants[number].user_id)]
