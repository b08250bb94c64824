"""Choose the decisions that cost a player most, by paired playouts.

All decisions are sorted by how much the expert prefers another move. The first ones are played out a few times, and the
worst of them more often. The decisions that are left get new playouts, and only these count for the answer. So a
decision that was chosen by luck does not look more costly than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import Final

import msgspec

from unobot.ai.expert import knows
from unobot.coach.decisions import Decision, decisions
from unobot.coach.playouts import Playouts
from unobot.records.writer import Record

MAX_MISTAKES: Final = 3
"""The most decisions in an answer."""
SURE: Final = 2.0
"""A cost counts if it is this many standard errors above zero."""


class Effort(msgspec.Struct, frozen=True):
    """The work for one answer. It is counted in moves and not in seconds, so it is the same on every machine."""

    sieves: tuple[tuple[int, int], ...] = ((16, 5), (6, 12))
    """How many decisions are played out, and in how many worlds each, before the last choice."""
    moves: int = 30_000
    """The moves that are played in all. A processor takes about 0.1 ms for each."""
    min_worlds: int = 40
    max_worlds: int = 400
    """The fewest and the most new worlds of a decision in the answer."""


FULL: Final = Effort()


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost the player something."""

    ply: int
    round: int
    seat: int
    made: str
    better: str
    """The two moves, in the notation."""
    cost: float
    """The share of rounds that the better move wins more."""
    error: float
    """The standard error of ``cost``."""
    worlds: int


class Advice(msgspec.Struct, frozen=True):
    """The answer of the coach."""

    mistakes: tuple[Mistake, ...]
    """The decisions that cost most, the most costly one first."""
    judged: int
    """The number of decisions in which the expert prefers another move."""


def advise(record: Record, seats: Sequence[int | None], effort: Effort = FULL) -> Advice:
    """Return the decisions that cost a player most. ``seats``: by entry, the seat of the player, or ``None``.

    The same record always gets the same answer. Names do not matter. Raises ``ValueError`` if the record does not
    follow its rules, or has a deck that no network has learned. It does so for golf, too, in which all points count.
    """
    if record.ruleset.scoring == "golf":
        raise ValueError("the coach does not know golf yet")
    if not knows(record.ruleset):
        raise ValueError(f"the coach does not know the deck {record.ruleset.cards} yet")
    return _Coach(record, seats, effort).advice()


class _Case:
    """A decision, and the results of its moves in the worlds so far."""

    def __init__(self, decision: Decision, key: bytes) -> None:
        self.decision = decision
        self._key = key
        self._worlds = 0
        self._moves = 0
        self._gains = [[0.0, 0.0, 0.0] for _ in decision.alternatives]
        """By alternative: the number of worlds, the sum of its gains, and the sum of their squares."""

    def play(self, playouts: Playouts, worlds: int, places: Sequence[int]) -> None:
        """Play the alternatives at these ``places`` in more worlds."""
        moves = (self.decision.move, *(self.decision.alternatives[place] for place in places))
        before = playouts.moves
        for _ in range(worlds):
            seed = sha256(b"%b|%d|%d" % (self._key, self.decision.ply, self._worlds)).digest()
            self._worlds += 1
            actual, *others = playouts.results(self.decision, moves, int.from_bytes(seed[:8]))
            for place, other in zip(places, others, strict=True):
                gain = int(other) - int(actual)
                for at, value in enumerate((1, gain, gain * gain)):
                    self._gains[place][at] += value
        self._moves += playouts.moves - before

    @property
    def length(self) -> float:
        """Return the mean number of moves of a world with one alternative."""
        return self._moves / max(self._worlds, 1) * 2 / (1 + len(self.decision.alternatives))

    def best(self) -> int:
        """Return the place of the alternative with the highest mean gain."""
        return max(range(len(self._gains)), key=lambda place: (self.mean(place), -place))

    def mean(self, place: int) -> float:
        count, total, _ = self._gains[place]
        return total / count if count else 0.0

    def error(self, place: int) -> float:
        """Return the standard error of the mean."""
        count, total, squares = self._gains[place]
        return sqrt(max(squares - total * total / count, 0.0) / (count - 1) / count)

    def forget(self) -> None:
        """Forget the gains. The next worlds are new ones."""
        self._gains = [[0.0, 0.0, 0.0] for _ in self._gains]


class _Coach:
    """The search for the decisions of one player."""

    def __init__(self, record: Record, seats: Sequence[int | None], effort: Effort) -> None:
        self._effort = effort
        self._key = sha256(msgspec.json.encode((record.ruleset, record.entries, seats))).digest()
        self._cases = [_Case(decision, self._key) for decision in decisions(record, seats)]
        self._playouts = Playouts()

    def advice(self) -> Advice:
        judged = len(self._cases)
        cases = sorted(self._cases, key=lambda case: (-case.decision.gap, case.decision.ply))
        for number, (count, worlds) in enumerate(self._effort.sieves, 1):
            cases = cases[:count]
            ends = self._effort.moves * number // (2 * len(self._effort.sieves))
            self._sift(cases, worlds, ends)
            cases.sort(key=lambda case: (-case.mean(case.best()), case.decision.ply))
        cases = [case for case in cases[:MAX_MISTAKES] if case.mean(case.best()) > 0]
        while len(cases) > 1 and sum(case.length for case in cases) * self._effort.min_worlds > self._moves_left:
            cases.pop()
        mistakes = [
            mistake for number, case in enumerate(cases) if (mistake := self._mistake(case, len(cases) - number))
        ]
        return Advice(tuple(sorted(mistakes, key=lambda mistake: (-mistake.cost, mistake.ply))), judged)

    @property
    def _moves_left(self) -> int:
        """Return the number of moves that are left to play."""
        return self._effort.moves - self._playouts.moves

    def _sift(self, cases: Sequence[_Case], worlds: int, ends: int) -> None:
        """Play all cases in this number of worlds, or in fewer if ``ends`` moves have been played."""
        for _ in range(worlds):
            for case in cases:
                case.play(self._playouts, 1, range(len(case.decision.alternatives)))
            if self._playouts.moves >= ends:
                return

    def _mistake(self, case: _Case, cases_left: int) -> Mistake | None:
        """Play one case in new worlds. Return it if its cost is sure. ``cases_left``: the cases from this one on."""
        place, effort = case.best(), self._effort
        case.forget()
        ends = self._playouts.moves + self._moves_left // cases_left
        worlds = 0
        while worlds < 2 or (worlds < effort.max_worlds and self._playouts.moves < ends):
            case.play(self._playouts, 1, (place,))
            worlds += 1
        cost, error = case.mean(place), case.error(place)
        if worlds < effort.min_worlds or cost <= SURE * error or not error:
            return None
        decision = case.decision
        better = str(decision.alternatives[place])
        return Mistake(decision.ply, decision.round, decision.seat, str(decision.move), better, cost, error, worlds)
