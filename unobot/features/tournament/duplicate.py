"""Duplicate tables: the same shuffles at every table of a round, and matchpoints by seat.

Each seat is compared with the same seat at the other tables: it was dealt the same hand, and draws from the same stock.
So nobody is ahead because of better cards. An AI is compared, too, and has no row in the standings.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from unobot.features.tournament.rules import lot
from unobot.model.tournament import Pod, TournamentState
from unobot.rules.ruleset.ruleset import Ruleset

MAX_MATCHPOINTS = 100
"""The matchpoints of a seat that is better than the same seat at every other table. The average is half of this."""
MIN_TABLES = 2
"""The fewest tables of a round: a single table has no other table to compare with."""


def rules_for(ruleset: Ruleset) -> Ruleset:
    """Return these rules with a stock for each seat, so that equal play meets equal cards."""
    return replace(ruleset, own_stocks=True)


def deal_of(state: TournamentState, number: int) -> bytes:
    """Return the secret of all tables of a round, from 0. It reveals nothing about other rounds."""
    return lot(state.secret, "deal", number)


def matchpoints(result: int, others: Sequence[int]) -> int:
    """Return the matchpoints of a result, from 0 to `MAX_MATCHPOINTS`: the share of ``others`` that are worse.

    An equal result counts half. Without others, it is the average.
    """
    won = sum((other <= result) + (other < result) for other in others)
    return (MAX_MATCHPOINTS * won + len(others)) // (2 * len(others)) if others else MAX_MATCHPOINTS // 2


def with_matchpoints(pods: Sequence[Pod]) -> tuple[Pod, ...]:
    """Return the tables of a finished round, with the matchpoints and the places of their entrants.

    * A place ranks all results of the same seat. Only tables with the same number of seats are compared.
    * A person who left has no matchpoints, and the last place. The result of the AI in their seat still counts.
    * At a table that was not played to its end, everybody has the average and the place in the middle.
    """
    return tuple(_pod_with_matchpoints(pod, [other for other in pods if other is not pod]) for pod in pods)


def _pod_with_matchpoints(pod: Pod, others: Sequence[Pod]) -> Pod:
    points, places = [], []
    for seat, number in enumerate(pod.seats):
        alike = [other.results[seat] for other in others if len(other.results) == _seat_count(pod)]
        if number in pod.gone:
            points.append(0)
            places.append(1 + len(alike))
        elif not pod.results:
            points.append(MAX_MATCHPOINTS // 2)
            places.append(1 + len(alike) // 2)
        else:
            points.append(matchpoints(pod.results[seat], alike))
            places.append(1 + sum(other > pod.results[seat] for other in alike))
    return replace(pod, points=tuple(points), places=tuple(places))


def _seat_count(pod: Pod) -> int:
    return len(pod.seats) + pod.ais
