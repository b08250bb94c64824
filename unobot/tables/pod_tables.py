"""The tables of a tournament: the seats of a new one, and the places at one that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.storage.states import Admission, TableOptions, TableState
from unobot.storage.tournament_states import Pod, TournamentState
from unobot.tables.match_log import MatchLog
from unobot.tables.state import seating
from unobot.tournaments.duplicate import deal_of

NEITHER = 2
"""The place of everybody at a table that could not be played, or not be read: about the average."""


@dataclass(frozen=True, slots=True)
class TableOutcome:
    """The end of a table, by seat of its people."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    gone: tuple[int, ...] = ()
    """The entrants who were not there at the end."""
    results: tuple[int, ...] = ()
    """By seat, also of AIs: the points won, or lost with the last hand. Empty if the match has no end."""


def mark_of(state: TournamentState, number: int, pod: int) -> str:
    """Return the mark in the options of a table, by which it is found again."""
    return f"{state.id}.{number + 1}.{pod + 1}"


def start_of(state: TournamentState, number: int, pod: int) -> int | None:
    """Return the start of a table's match: the message that calls to it, or to the first one of duplicate tables.

    Discord gives its id after the secret of the shuffles is fixed.
    """
    pods = state.night.rounds[number].pods
    return pods[0 if state.night.duplicate else pod].post_id


def seated(state: TournamentState, number: int, pod: Pod, mark: str, now: float) -> TableState:
    """Return the table of a pod in the round with this number. Nobody else can take a seat.

    Duplicate tables have the same secret, so their lobbies show the same fingerprint.
    """
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
        options=TableOptions(
            turn_seconds=night.turn_seconds, look=night.look, tournament=mark, duplicate=night.duplicate
        ),
        admission=Admission(access="closed"),
    )
    if night.duplicate:
        table = replace(table, secret=deal_of(state, number))
    for entrant in pod.seats:
        table = seating.add_person(table, entrants[entrant].user_id, entrants[entrant].name, now)
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
    results = tuple(_result(log, n) for n in range(len(table.seats))) if log.match.is_over else ()
    return TableOutcome(tuple(places), tuple(points), tuple(gone), results)


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


def _result(log: MatchLog, seat: int) -> int:
    """Return what a seat won, or lost with the cards that it still holds. It can be compared between tables."""
    match, state = log.match, log.round
    if match.ruleset.elimination or match.ruleset.scoring == "until_last":
        return -match.placing.index(seat)
    if match.ruleset.scoring == "points":
        return match.scores[seat]
    held = [sum(card.points for card in hand) + lost for hand, lost in zip(state.hands, state.lost, strict=True)]
    return sum(held) - held[seat] if seat == match.winner else -held[seat]


def people_of(state: TournamentState, pod: Pod) -> Sequence[int]:
    """Return the users of a pod, without former players."""
    return [user_id for number in pod.seats if (user_id := state.night.entrants[number].user_id)]
