"""A player with a network that knows house rules (``training/house.py``), from a file of weights.

It scores every sensible move by its features and makes the best one, without search or chance. Sensible plays lay one
card or all cards of a face, and aim at the opponent with the fewest cards. Out of turn it jumps in if the network
prefers that to the pass. ``four-steps`` votes and catches. No table seats this player: it is for measurements of
weights that a training has written.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from unobot.ai import features as f
from unobot.ai.encoding import candidate
from unobot.ai.four_steps import FourSteps
from unobot.ai.heuristic import fewest, is_honest
from unobot.ai.house_features import HouseMove, encode_house
from unobot.rules.cards import Card, Face
from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, PASS, Catch, ChooseColor, Move, Play, SayUno
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.scoring import partners
from unobot.rules.round import View

if TYPE_CHECKING:
    from unobot.ai.networks import Scores

_NEWER = {Face.WILD_SWAP: 1, Face.WILD_SHUFFLE: 2, Face.WILD_CUSTOM: 3}


class HouseExpert:
    """Choose the move that the network of a file scores highest. The file is read by the first choice."""

    def __init__(self, weights: Path) -> None:
        self._weights = weights
        self._four_steps = FourSteps()

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``). Raise ``OSError`` if the weights cannot be read."""
        seat = view.seat
        if seat is None or view.phase is Phase.VOTE:
            return self._four_steps.choose(view, rng)
        if seat != view.to_move and not set(view.catchable) <= {*partners(view, seat)}:
            return self._four_steps.choose(view, rng)
        moves = sensible(view, seat)
        if len(moves) == 1:
            return moves[0]
        scores = self.scores(view, moves)
        if view.ruleset.wild_draw_four == "challenge" and is_about_a_bluff(view, moves):
            best = float(scores.max())
            return rng.choices(moves, [exp(score - best) for score in scores.tolist()])[0]
        return moves[int(scores.argmax())]

    def scores(self, view: View, moves: list[Move]) -> Scores:
        """Return the score of each of ``moves``."""
        from unobot.ai.networks import house_network

        seat = view.seat
        assert seat is not None
        order = [seat, *view.others(seat)]
        return house_network(self._weights).scores(encode_house(view), [_described(move, order) for move in moves])


def is_about_a_bluff(view: View, moves: list[Move]) -> bool:
    """Return whether one of ``moves`` is a challenge, or a Wild Draw Four that a challenge would find guilty."""
    if CHALLENGE in moves:
        return True
    if not any(isinstance(move, Play) and move.cards[0] is Card.WD4 for move in moves):
        return False
    assert view.seat is not None
    return not is_honest(view, view.hands[view.seat])


def sensible(view: View, seat: int) -> list[Move]:
    """Return the moves worth scoring: the best of those that look alike to the network."""
    aim = fewest(view, seat)
    hand = view.hands[seat]
    said: dict[Play, Play] = {}
    moves: list[Move] = []
    for move in fair_moves(view, seat):
        if isinstance(move, Play):
            alike = sum(card.face is move.cards[0].face for card in hand)
            if move.target not in (None, aim) or 1 < len(move.cards) < alike:
                continue
            said[Play(move.cards, move.color, move.target)] = move  # the play with Uno comes last
        elif isinstance(move, ChooseColor):
            if move.target in (None, aim):
                moves.append(move)
        elif not isinstance(move, Catch | SayUno):
            moves.append(move)
    moves = [*said.values(), *moves]
    return moves if seat == view.to_move else [*moves, PASS]


def _described(move: Move, order: list[int]) -> HouseMove:
    """Return a move as the features see it. ``order`` lists the seats in turn order, the own one first."""
    target = getattr(move, "target", None)
    place = 0 if target is None else order.index(target)
    if not isinstance(move, Play):
        return HouseMove(candidate(move), place, 0, 0)
    newer = _NEWER.get(move.cards[0].face, 0)
    base = candidate(move)
    if newer and move.color is not None:
        base = f.WILDS + move.color.order
    return HouseMove(base, place, len(move.cards), newer)
