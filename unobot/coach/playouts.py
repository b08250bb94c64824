"""Play a decision on to the end of its round, in worlds that look the same to the player.

In each world the hidden cards are dealt again, and the expert plays for every seat. All moves that are compared are
played in the same worlds, so most of the chance is the same for them.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from unobot.ai.determinization import determinize
from unobot.ai.encoding import candidate
from unobot.ai.expert import Expert
from unobot.ai.features import DRAW, FOURS
from unobot.ai.table_manners import TABLE_MANNERS
from unobot.coach.decisions import Decision
from unobot.rules.moves import CATCHES, Move
from unobot.rules.play.decide import decide, effects
from unobot.rules.play.evolve import apply
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.view import observe

MAX_MOVES: Final = 200
"""The number of moves after which a round ends as a drawn one."""
_TRIES: Final = 24
"""The most worlds that are tried for an answer to a Wild Draw Four."""
_NOTICED: Final = TABLE_MANNERS["expert"].notices
"""The probability that a forgotten Uno is noticed."""


class Playouts:
    """Plays worlds to their end, and counts the moves."""

    def __init__(self) -> None:
        self.moves = 0
        """The number of moves so far. It measures the time, in the same way on every machine."""
        self._expert = Expert()

    def results(self, decision: Decision, moves: tuple[Move, ...], seed: int) -> list[bool]:
        """Return for each of ``moves`` whether the player won the round of the world with this ``seed``."""
        rng = Random(seed)  # noqa: S311 - the same world for the same record
        world = self._world(decision, rng)
        world.limit = min(world.limit, world.moves + MAX_MOVES)
        is_noticed = rng.random() < _NOTICED
        chance = rng.getrandbits(64)
        return [self._won(world.copy(), decision.seat, move, chance, is_noticed=is_noticed) for move in moves]

    def _world(self, decision: Decision, rng: Random) -> Round:
        """Return a world.

        An answer to a Wild Draw Four depends on whether it was a bluff. In each world, the other seat has another hand.
        The world is kept as often as the expert would have laid that card with that hand.
        """
        view = observe(decision.state, decision.seat)
        world = determinize(view, rng)
        before, four = decision.before_four, decision.state.challenged
        if before is None or four is None or four == decision.seat:
            return world
        card = next(each for each in world.rule_tables.challengeable if each.face is world.owed_face)
        for _ in range(_TRIES):
            earlier = before.copy()
            earlier.hands[four] = [*world.challenged_hand, card]
            if rng.random() < self._lays_four(earlier, four):
                break
            world = determinize(view, rng)
        return world

    def _lays_four(self, state: Round, seat: int) -> float:
        """Return the probability by the expert's scores that ``seat`` lays a Wild Draw Four."""
        view = observe(state, seat)
        moves = self._expert.considered(view)
        if len(moves) < 2:
            return 1.0
        scores = self._expert.scores(view, moves).tolist()
        best = max(scores)
        weights = [exp(score - best) for score in scores]
        fours = (weight for move, weight in zip(moves, weights, strict=True) if FOURS <= candidate(move) < DRAW)
        return sum(fours) / sum(weights)

    def _won(self, state: Round, seat: int, move: Move, chance: int, *, is_noticed: bool) -> bool:
        """Play on from ``state``, beginning with ``move`` of ``seat``, and return whether this seat won the round."""
        rng = Random(chance)  # noqa: S311 - no secret
        choose = self._expert.choose
        apply(state, decide(state, seat, move))
        self.moves += 1
        if seat in state.catchable and is_noticed and state.outcome is None:
            by = next(other for other in state.others(seat) if other not in partners(state, seat))
            apply(state, decide(state, by, CATCHES[seat]))
        while state.outcome is None:
            mover = state.to_move
            apply(state, effects(state, mover, choose(observe(state, mover), rng)))
            self.moves += 1
        return won(state, seat)


def won(state: Round, seat: int) -> bool:
    """Return whether ``seat`` or its partner won a round that is over.

    In a match with elimination, a round is won by each seat that stays in the match.
    """
    ended = state.outcome
    assert ended is not None
    if state.ruleset.elimination:
        points = [state.rule_tables.worth(hand) + lost for hand, lost in zip(ended.hands, state.lost, strict=True)]
        return points[seat] < max(points)
    if state.ruleset.scoring == "until_last":
        return bool(state.out) and state.out[0] == seat
    return ended.winner in partners(state, seat)
