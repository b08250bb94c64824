"""Rate people by the places of their matches, in openskill's Plackett-Luce model, and say how sure a rating is.

People see a share: the part of the matches that a person would win at a table of four, against three average players.
A rating begins with a share of 25 % that is nearly unknown. `docs/ratings.md` has the reasons.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIN_RATED_MATCHES: Final = 20
"""The number of rated matches after which a share is shown."""
MAX_MEETINGS: Final = 20
"""How many matches of the same two people in a season change their ratings, at most."""
HALF_WAY_OPPONENTS: Final = 6
"""The number of different opponents after which half of a rating counts, and half of an average player."""
MAX_SKILL: Final = 1000.0
"""The upper limit of a skill, which nobody reaches. A higher number is a fault."""
MEAN: Final = 100.0
"""The skill of an average player. Only differences of skills matter; this start keeps them above 0."""
DEVIATION: Final = 25 / 3
BETA: Final = 25 / 6
"""How much luck is in one match, in the unit of skills. It is openskill's own ratio to the deviation."""
Z_95: Final = 1.96
"""The half width of a 95 % confidence interval, in standard deviations."""
Z_99: Final = 2.576
"""The half width of a 99 % confidence interval, in standard deviations."""
TABLE_SEATS: Final = 4
"""The seats of the table for which a share is computed."""


class Skill(NamedTuple):
    """The skill of a person: its mean and its standard deviation."""

    mean: float = MEAN
    deviation: float = DEVIATION


class Contestant(NamedTuple):
    """One person in a rated match."""

    skill: Skill
    place: int
    side: Hashable
    """People of one side are rated together, and have the same place."""
    weight: float
    """The part of the usual change that this match makes to their skill, from 0 to 1."""


def pair_weight(meetings: int) -> float:
    """Return the weight of a match for two opponents. ``meetings``: their rated matches before it in the season.

    Their k-th match weighs 1/k, and a match after `MAX_MEETINGS` weighs nothing.
    """
    return 1 / (meetings + 1) if meetings < MAX_MEETINGS else 0.0


def rate(contestants: Sequence[Contestant]) -> list[Skill]:
    """Return the skills of all contestants after a match of two or more sides.

    Raises `ArithmeticError` if a skill is out of the range that the model can compute.
    """
    sides: dict[Hashable, list[int]] = {}
    for number, contestant in enumerate(contestants):
        sides.setdefault(contestant.side, []).append(number)
    model = _model()
    before = [[model.rating(*contestants[number].skill) for number in side] for side in sides.values()]
    places = [float(contestants[side[0]].place) for side in sides.values()]
    after = model.rate(before, ranks=places)
    skills = [contestant.skill for contestant in contestants]
    for side, rated in zip(sides.values(), after, strict=True):
        for number, new in zip(side, rated, strict=True):
            if weight := contestants[number].weight:
                skills[number] = _part(skills[number], Skill(new.mu, new.sigma), weight)
    return skills


def _part(old: Skill, new: Skill, weight: float) -> Skill:
    """Return the skill after a part of a change. Raises `ArithmeticError`."""
    mean = max(0.0, old.mean + weight * (new.mean - old.mean))
    deviation = old.deviation * (new.deviation / old.deviation) ** weight
    if not (mean <= MAX_SKILL and 0 < deviation <= MAX_SKILL):  # also False for NaN
        raise ArithmeticError(f"no skill follows {old}: {mean}, {deviation}")
    return Skill(mean, deviation)


def cautious_skill(skill: Skill, opponents: int) -> Skill:
    """Return the skill to show for a person after matches against this number of different opponents.

    A few opponents may be unusual, or let the person win. So it is the weighted mean of the rating, with the weight
    ``opponents``, and of an average newcomer, with the weight `HALF_WAY_OPPONENTS`.
    """
    part = opponents / (opponents + HALF_WAY_OPPONENTS)
    mean = MEAN + part * (skill.mean - MEAN)
    return Skill(mean, math.hypot(part * skill.deviation, (1 - part) * DEVIATION))


def interval(skill: Skill, width: float) -> tuple[float, float, float]:
    """Return the expected share of the wins, and the ends of its interval, ``width`` deviations to each side."""
    scale = math.sqrt(TABLE_SEATS * (BETA**2 + skill.deviation**2))
    odds = [math.exp((skill.mean - MEAN + side * width * skill.deviation) / scale) for side in (0, -1, 1)]
    share, low, high = (value / (value + TABLE_SEATS - 1) for value in odds)
    return share, low, high


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # it is slow to import, and a start needs no ratings

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=BETA, tau=0.0)
