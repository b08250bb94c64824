"""Rate people by the places of their matches, in openskill's Plackett-Luce model, and say how sure a rating is.

People see a share: the part of the matches that a person would win at a table of four, against three average players.
A rating begins with a share of 25 % that is nearly unknown. `docs/ratings.md` has the reasons.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

NEEDED: Final = 20
"""The rated matches after which a share is shown."""
MOST_ALIKE: Final = 20
"""The most matches of the same people in a season that are rated."""
MEAN: Final = 100.0
"""The skill of an average player. Only differences of skills matter; this start keeps them above 0."""
DEVIATION: Final = 25 / 3
BETA: Final = 25 / 6
"""How much luck is in one match, in the unit of skills. It is openskill's own ratio to the deviation."""
SHOWN: Final = 1.96
"""The half width of a 95 % interval, in deviations."""
CERTAIN: Final = 2.576
"""The half width of a 99 % interval, in deviations."""
TABLE: Final = 4
"""The seats of the table for which a share is told."""


class Skill(NamedTuple):
    """The skill of a person: its mean and its standard deviation."""

    mean: float = MEAN
    deviation: float = DEVIATION


class Contestant(NamedTuple):
    """One person in a rated match."""

    skill: Skill
    place: int
    team: int | None = None
    """Partners have the same number, and are rated together."""
    is_rated: bool = True
    """Whether the skill of this person changes."""


def weight_of(alike: int) -> float:
    """Return the weight of a match. ``alike``: how many rated matches of the same people were before it in the season.

    The k-th match weighs 1/k, and those after `MOST_ALIKE` weigh nothing.
    """
    return 1 / (alike + 1) if alike < MOST_ALIKE else 0.0


def rate(contestants: Sequence[Contestant], weight: float) -> list[Skill]:
    """Return the skills of all contestants after a match. ``weight``: the part of a usual change that is made."""
    teams: dict[object, list[int]] = {}
    for number, contestant in enumerate(contestants):
        key = ("alone", number) if contestant.team is None else (contestant.place, contestant.team)
        teams.setdefault(key, []).append(number)
    model = _model()
    before = [[model.rating(*contestants[number].skill) for number in team] for team in teams.values()]
    places = [float(contestants[team[0]].place) for team in teams.values()]
    after = model.rate(before, ranks=places)
    skills = [contestant.skill for contestant in contestants]
    for team, rated in zip(teams.values(), after, strict=True):
        for number, new in zip(team, rated, strict=True):
            if contestants[number].is_rated:
                old = skills[number]
                mean = max(0.0, old.mean + weight * (new.mu - old.mean))
                skills[number] = Skill(mean, old.deviation * (new.sigma / old.deviation) ** weight)
    return skills


def interval(skill: Skill, width: float) -> tuple[float, float, float]:
    """Return the expected share of the wins, and the ends of its interval. ``width``: deviations to each side."""
    scale = math.sqrt(TABLE * (BETA**2 + skill.deviation**2))
    odds = [math.exp((skill.mean - MEAN + side * width * skill.deviation) / scale) for side in (0, -1, 1)]
    share, low, high = (each / (each + TABLE - 1) for each in odds)
    return share, low, high


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # it is slow to import, and a start needs no ratings

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=BETA, tau=0.0)
