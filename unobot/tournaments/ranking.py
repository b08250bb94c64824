"""The standings of a tournament as a fold over its finished tables.

A place gives 3, 2, 1 or 0 points, and a duplicate table its matchpoints. Ties are broken by the points of the
opponents, then by tables won, then by points under the rules of Uno, and then by lot. A row counts only the rounds that
are asked for: so a person who drops out or comes late changes nothing in earlier standings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from unobot.model.tournament import Pod, TournamentRound, TournamentState
from unobot.tournaments.lots import lot

BEST = 4
"""A table has four seats: the first gets one point less than this."""


@dataclass(frozen=True, slots=True)
class TournamentStanding:
    """The row of one entrant."""

    number: int
    """The number of the entrant."""
    points: int
    opponents: int
    """The sum of the points of all entrants that they met; 0 in duplicate rounds, where the cards are equal."""
    won: int
    """The tables won."""
    scored: int
    """The points under the rules of Uno, in duplicate rounds less those of the own last cards."""
    places: tuple[int | None, ...]
    """The place in each round, and in a finished final; None if they did not play it."""


def points_for(place: int) -> int:
    """Return the points for a place at a table."""
    return max(0, BEST - place)


def swiss_rounds(state: TournamentState) -> Sequence[TournamentRound]:
    """Return the rounds before the final."""
    return [each for each in state.night.rounds if not each.is_final]


def standings(state: TournamentState, rounds: int | None = None) -> list[TournamentStanding]:
    """Return the rows after this number of rounds, or after all before the final, best first.

    Everybody who sat at a table has one, and everybody who is ready to.
    """
    begun = played = swiss_rounds(state)[:rounds]
    if state.night.duplicate:  # a table is compared with the others when all are done
        played = [each for each in begun if all(pod.places for pod in each.pods)]
    sat = {number for each in begun for pod in each.pods for number in pod.seats}
    numbers = [
        n
        for n, entrant in enumerate(state.night.entrants)
        if n in sat or (entrant.presence == "ready" and entrant.since <= len(begun))
    ]
    places = {n: tuple(_place(each, n) for each in played) for n in numbers}
    duplicate = state.night.duplicate
    points = {n: sum(points_for(place) for place in places[n] if place is not None) for n in numbers}
    if duplicate:
        points = {n: sum(_scored(each, n) for each in played) for n in numbers}
    rows = [
        TournamentStanding(
            number=n,
            points=points[n],
            opponents=0 if duplicate else sum(points.get(other, 0) for other in _met(played, n)),
            won=sum(place == 1 for place in places[n]),
            scored=sum((_result if duplicate else _scored)(each, n) for each in played),
            places=places[n],
        )
        for n in numbers
    ]
    return sorted(
        rows,
        key=lambda row: (-row.points, -row.opponents, -row.won, -row.scored, lot(state.secret, "rank", row.number)),
    )


def ranking(state: TournamentState) -> list[TournamentStanding]:
    """Return the rows in their last order: the people of a finished final come first, by their places there."""
    rows = standings(state)
    final = next((each for each in state.night.rounds if each.is_final), None)
    if final is None or not all(pod.places for pod in final.pods):
        return rows
    at = {row.number: n for n, row in enumerate(rows)}
    (pod,) = final.pods
    last = dict(zip(pod.seats, pod.places, strict=True))
    order = sorted(pod.seats, key=lambda number: (last[number], at[number]))
    rows = [replace(row, places=(*row.places, last.get(row.number))) for row in rows]
    finalists = {number: n for n, number in enumerate(order)}
    return sorted(rows, key=lambda row: finalists.get(row.number, len(finalists) + at[row.number]))


def _seat(each: TournamentRound, number: int) -> tuple[Pod, int] | None:
    """Return the finished table of an entrant in a round, and their seat there."""
    for pod in each.pods:
        if pod.places and number in pod.seats:
            return pod, pod.seats.index(number)
    return None


def _place(each: TournamentRound, number: int) -> int | None:
    found = _seat(each, number)
    return None if found is None else found[0].places[found[1]]


def _scored(each: TournamentRound, number: int) -> int:
    found = _seat(each, number)
    return 0 if found is None else found[0].points[found[1]]


def _result(each: TournamentRound, number: int) -> int:
    found = _seat(each, number)
    return found[0].results[found[1]] if found is not None and found[0].results and number not in found[0].gone else 0


def _met(played: Sequence[TournamentRound], number: int) -> list[int]:
    """Return the entrants that an entrant met at finished tables, each as often as they met."""
    found = [seat[0].seats for each in played if (seat := _seat(each, number)) is not None]
    return [other for seats in found for other in seats if other != number]
