"""The level ``expert``: two small networks that learned Uno by playing it (``training/``, docs/ai.md).

One network knows the official game without challenges, the other one all rules. They score every sensible move by its
features, without search. The move with the highest score is made. Only whether to bluff or to challenge is decided by a
die with the probabilities of the network, so nobody can foresee it.

Good players can keep a round with exchanges of hands going without end. So in a long round the level tires: more and
more of its moves are those of ``novice``.

Out of turn it jumps in if the network prefers that to the pass. ``four-steps`` votes and catches.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from unobot.ai.four_steps import FourSteps
from unobot.ai.house_expert import bold_moves, house_scores, sensible
from unobot.ai.novice import Novice
from unobot.ai.official_expert import is_official, official_moves, official_scores
from unobot.rules.events import Phase
from unobot.rules.moves import Move
from unobot.rules.play.scoring import partners
from unobot.rules.round import View

if TYPE_CHECKING:
    from unobot.ai.networks import Scores


FRESH: Final = 60
"""The moves of a round, for each seat that is still in, after which ``expert`` begins to tire."""
TIRES: Final = 60
"""The moves for each seat after which it is as tired as can be."""


def weariness(moves: int, seats: int) -> float:
    """Return the share of decisions (0 to 1) at which ``expert`` plays as ``novice``, after these ``moves`` of a round.

    ``seats`` is the number of those that are still in.
    """
    return min(max((moves / seats - FRESH) / TIRES, 0.0), 1.0)


class Expert:
    """Choose by the networks of the package, or by all rules with the network of a file ``weights``."""

    def __init__(self, weights: Path | None = None) -> None:
        self._weights = weights
        self._otherwise = FourSteps()
        self._tired = Novice()

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``). Raise ``OSError`` if the weights cannot be read."""
        moves = self.considered(view)
        if len(moves) > 1 and view.moves > FRESH and rng.random() < weariness(view.moves, view.playing):
            return self._tired.choose(view, rng)
        if not moves:
            return self._otherwise.choose(view, rng)
        if len(moves) == 1:
            return moves[0]
        scores = self.scores(view, moves)
        bold = bold_moves(view, moves)
        if any(bold) and not all(bold):
            return moves[_daring(scores.tolist(), bold, rng)]
        return moves[int(scores.argmax())]

    def considered(self, view: View) -> Sequence[Move]:
        """Return the moves among which a network chooses for ``view.seat``, or none if ``four-steps`` chooses."""
        seat = view.seat
        if seat is None or view.phase is Phase.VOTE:
            return ()
        if seat != view.to_move and not set(view.catchable) <= {*partners(view, seat)}:
            return ()
        if seat == view.to_move and self._is_official(view):
            return official_moves(view, seat)
        return sensible(view, seat)

    def scores(self, view: View, moves: Sequence[Move]) -> Scores:
        """Return the score of each of ``moves``."""
        return official_scores(view, moves) if self._is_official(view) else house_scores(view, moves, self._weights)

    def _is_official(self, view: View) -> bool:
        return self._weights is None and is_official(view.ruleset)


def _daring(scores: Sequence[float], bold: Sequence[bool], rng: Random) -> int:
    """Return the place of the best bold move, or of the best other one.

    The die has the probabilities that the network gives to all bold moves and to all others (softmax of the scores).
    """
    most = max(scores)
    chances = [exp(score - most) for score in scores]
    dares = rng.random() * sum(chances) < sum(chance for chance, each in zip(chances, bold, strict=True) if each)
    return max((place for place, each in enumerate(bold) if each is dares), key=scores.__getitem__)
