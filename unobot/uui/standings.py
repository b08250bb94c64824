"""What came out of an arena so far: who won how often, how strong that makes them, and what engines did wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from unobot.selfplay.statistics import wilson_interval
from unobot.uui.contenders import Contender
from unobot.uui.verdict import Cause, Verdict

_MODEL: Final = PlackettLuce(tau=0.0)  # nobody gets better or worse while it lasts


class Outcome(msgspec.Struct, frozen=True):
    """One match: the players from first to last, what engines did wrong (by player), and its record."""

    number: int
    placing: tuple[int, ...]
    verdicts: tuple[tuple[int, Verdict], ...]
    rounds: int
    moves: int
    record: str


class Standing(msgspec.Struct, frozen=True):
    """How one contender stands.

    ``share`` is the part of the matches won by any of its ``seats``, ``low`` and ``high`` the ends of its 95 % Wilson
    interval, ``chance`` the share of equals. ``rating`` and ``deviation`` are mean and standard deviation of its skill
    as openskill's Plackett-Luce model sees it, from who won and who did not; everybody begins at 25 ± 8.3. ``lost`` are
    matches lost by strikes, an error or an end, ``faults`` how often it did what, and ``told`` that in sentences, with
    the last case of each.
    """

    name: str
    seats: int
    matches: int
    wins: int
    share: float
    low: float
    high: float
    chance: float
    rating: float
    deviation: float
    lost: int
    faults: dict[str, int]
    told: tuple[str, ...]


class ArenaResult(msgspec.Struct, frozen=True):
    """An arena's standings after ``matches`` matches; ``seconds`` is wall-clock time."""

    matches: int
    rounds: int
    moves: int
    seconds: float
    seed: int
    ruleset: str
    seats: tuple[str, ...]
    standings: tuple[Standing, ...]

    def json(self) -> str:
        """Return the result as one line of JSON."""
        return msgspec.json.encode(self).decode()


class Tally:
    """Counts outcomes of matches among ``contenders``; ``layout`` says by player which of them plays."""

    def __init__(self, contenders: Sequence[Contender], layout: Sequence[int]) -> None:
        self.matches = 0
        self.rounds = 0
        self.moves = 0
        self._contenders = contenders
        self._layout = layout
        self._wins = [0] * len(contenders)
        self._ratings = [_MODEL.rating(name=contender.name) for contender in contenders]
        self._faults: list[Counter[Cause]] = [Counter() for _ in contenders]
        self._last: list[dict[Cause, Verdict]] = [{} for _ in contenders]
        self._lost = [0] * len(contenders)

    def add(self, outcome: Outcome) -> None:
        """Count one match. The ratings depend on the order of matches: add them by number."""
        self.matches += 1
        self.rounds += outcome.rounds
        self.moves += outcome.moves
        self._wins[self._layout[outcome.placing[0]]] += 1
        for player, verdict in outcome.verdicts:
            contender = self._layout[player]
            self._faults[contender][verdict.cause] += 1
            self._last[contender][verdict.cause] = verdict
            self._lost[contender] += not verdict.is_strike
        self._rate(outcome)

    def _rate(self, outcome: Outcome) -> None:
        """Rate one match, in which to win is what counts: the winner, the others alike, those who lost it by a fault.

        Who has several seats is rated at each of them, and then is the mean of those.
        """
        out = {player for player, verdict in outcome.verdicts if not verdict.is_strike}
        ranks = [0.0 if not place else 2.0 if player in out else 1.0 for place, player in enumerate(outcome.placing)]
        placing = [self._layout[player] for player in outcome.placing]
        rated = _MODEL.rate([[self._ratings[contender]] for contender in placing], ranks=ranks)
        for contender in set(placing):
            seats = [after[0] for after, each in zip(rated, placing, strict=True) if each == contender]
            self._ratings[contender] = _MODEL.rating(
                mu=sum(seat.mu for seat in seats) / len(seats),
                sigma=sum(seat.sigma for seat in seats) / len(seats),
                name=self._contenders[contender].name,
            )

    def standings(self) -> tuple[Standing, ...]:
        """Return how everybody stands, in the order of the contenders."""
        return tuple(map(self._standing, range(len(self._contenders))))

    def _standing(self, contender: int) -> Standing:
        wins, matches = self._wins[contender], self.matches
        low, high = wilson_interval(wins, matches) if matches else (0.0, 1.0)
        seats = self._layout.count(contender)
        faults = self._faults[contender]
        rating = self._ratings[contender]
        name = self._contenders[contender].name
        return Standing(
            name,
            seats,
            matches,
            wins,
            round(wins / matches, 5) if matches else 0.0,
            round(low, 5),
            round(high, 5),
            round(seats / len(self._layout), 5),
            round(rating.mu, 2),
            round(rating.sigma, 2),
            self._lost[contender],
            {cause.value: faults[cause] for cause in Cause if faults[cause]},
            tuple(_told(name, faults[cause], self._last[contender][cause]) for cause in Cause if faults[cause]),
        )


def _told(name: str, times: int, last: Verdict) -> str:
    """Say in one sentence what a contender did, and how often."""
    return f"{name} {last.sentence}." if times == 1 else f"{name}, {times} times, the last time: it {last.sentence}."
