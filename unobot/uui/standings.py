"""The standings of an arena so far: wins, ratings, and the faults of engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from unobot.selfplay.statistics import wilson_interval
from unobot.uui.contenders import Contender
from unobot.uui.verdict import Cause, Verdict

_MODEL: Final = PlackettLuce(tau=0.0)  # skills do not change during an arena


class Outcome(msgspec.Struct, frozen=True):
    """One match: the players from first to last, the verdicts on engines (by player), and its record.

    ``is_won`` says whether the first player won. Nobody wins a match that every player lost by a fault.
    """

    number: int
    placing: tuple[int, ...]
    is_won: bool
    verdicts: tuple[tuple[int, Verdict], ...]
    rounds: int
    moves: int
    record: str


class Standing(msgspec.Struct, frozen=True):
    """The standing of one contender.

    * ``share`` is the share of matches won by any of its ``seats``.
    * ``low`` and ``high`` are the ends of its 95 % Wilson interval.
    * ``chance`` is the share that equal players would win.
    * ``rating`` and ``deviation`` are mean and standard deviation of its skill in openskill's Plackett-Luce model. Only
      wins, and losses by a fault, count for it. Every contender begins at 25 ± 8.3.
    * ``lost`` are matches lost by strikes, an error or an end.
    * ``faults`` counts its faults by cause, and ``told`` has a sentence for each cause, with the last case.
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
    """The standings of an arena after ``matches`` matches; ``seconds`` is wall-clock time."""

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
    """Counts outcomes of matches among ``contenders``; ``layout`` is the contender of each player, by index."""

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
        """Count one match. The ratings depend on the order of matches, so add them by number."""
        self.matches += 1
        self.rounds += outcome.rounds
        self.moves += outcome.moves
        if outcome.is_won:
            self._wins[self._layout[outcome.placing[0]]] += 1
        for player, verdict in outcome.verdicts:
            contender = self._layout[player]
            self._faults[contender][verdict.cause] += 1
            self._last[contender][verdict.cause] = verdict
            self._lost[contender] += not verdict.is_strike
        self._rate(outcome)

    def _rate(self, outcome: Outcome) -> None:
        """Rate one match by its winner.

        The winner is first, all others are second alike, and the players that lost it by a fault are last. A contender
        with several seats is rated at each of them, and gets the mean. A match without a winner changes nothing.
        """
        if not outcome.is_won:
            return
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
        """Return the standing of every contender, in order."""
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
            tuple(_sentence(name, faults[cause], self._last[contender][cause]) for cause in Cause if faults[cause]),
        )


def _sentence(name: str, times: int, last: Verdict) -> str:
    """Return in one sentence what a contender did wrong, and how often."""
    return f"{name} {last.sentence}." if times == 1 else f"{name}, {times} times, the last time: it {last.sentence}."
