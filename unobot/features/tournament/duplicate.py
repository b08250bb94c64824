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

BEST = 100
"""The matchpoints of a seat that is better than the same seat at every other table. Half of them are the average."""
TABLES = 2
"""The fewest tables of a round: one alone would have nothing to be compared with."""


def rules_for(ruleset: Ruleset) -> Ruleset:
    """Return these rules with a stock for each seat, so that equal play meets equal cards."""
    return replace(ruleset, own_stocks=True)


def deal_of(state: TournamentState, number: int) -> bytes:
    """Return the secret of all tables in the round with this number, from 0. It says nothing about other rounds."""
    return lot(state.secret, "deal", number)


def matchpoints(result: int, others: Sequence[int]) -> int:
    """Return the matchpoints of a result, from 0 to ``BEST``: the share of others that are worse.

    An equal one counts half. Without others it is the average.
    """
    won = sum((other <= result) + (other < result) for other in others)
    return (BEST * won + len(others)) // (2 * len(others)) if others else BEST // 2


def scored(pods: Sequence[Pod]) -> tuple[Pod, ...]:
    """Return the tables of a round that is over, with the matchpoints and the places of their entrants.

    * A place is that among all results of the same seat. Only tables with the same number of seats are compared.
    * A person who left has no matchpoints, and the last place. The result of the AI in their seat still counts.
    * At a table that was not played to its end, everybody has the average and the place in the middle.
    """
    return tuple(_scored(pod, [other for other in pods if other is not pod]) for pod in pods)


def _scored(pod: Pod, others: Sequence[Pod]) -> Pod:
    points, places = [], []
    for seat, number in enumerate(pod.seats):
        alike = [other.results[seat] for other in others if len(other.results) == _seats(pod)]
        if number in pod.gone:
            points.append(0)
            places.append(1 + len(alike))
        elif not pod.results:
            points.append(BEST // 2)
            places.append(1 + len(alike) // 2)
        else:
            points.append(matchpoints(pod.results[seat], alike))
            places.append(1 + sum(other > pod.results[seat] for other in alike))
    return replace(pod, points=tuple(points), places=tuple(places))


def _seats(pod: Pod) -> int:
    return len(pod.seats) + pod.ais
