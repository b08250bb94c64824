"""The part of ``expert`` that knows house rules: sensible moves, and their scores by the network of house rules.

Sensible plays lay one card or all cards of a face, and aim at the opponent with the fewest cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from unobot.ai import features as f
from unobot.ai.encoding import candidate
from unobot.ai.heuristic import fewest, is_honest
from unobot.ai.house_features import HouseMove, encode_house
from unobot.rules.cards import Card, Face
from unobot.rules.moves import CHALLENGE, PASS, Catch, ChooseColor, Move, Play, SayUno
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import View

if TYPE_CHECKING:
    from unobot.ai.networks import Scores

_NEWER = {Face.WILD_SWAP: 1, Face.WILD_SHUFFLE: 2, Face.WILD_CUSTOM: 3}


def house_scores(view: View, moves: Sequence[Move], weights: Path | None) -> Scores:
    """Return the score of each of ``moves`` by the network of the package, or of a file of ``weights``."""
    from unobot.ai.networks import house_network

    seat = view.seat
    assert seat is not None, "the public has no move"
    order = [seat, *view.others(seat)]
    return house_network(weights).scores(encode_house(view), [_described(move, order) for move in moves])


def bold_moves(view: View, moves: Sequence[Move]) -> list[bool]:
    """Return for each of ``moves`` whether it is a challenge, or a Wild Draw Four that would be found guilty."""
    if view.ruleset.wild_draw_four != "challenge":
        return [False] * len(moves)
    assert view.seat is not None, "the public has no move"
    fours = [isinstance(move, Play) and move.cards[0] is Card.WD4 for move in moves]
    bluffs = any(fours) and not is_honest(view, view.hands[view.seat])
    return [move == CHALLENGE or (bluffs and four) for move, four in zip(moves, fours, strict=True)]


def sensible(view: View, seat: int) -> list[Move]:
    """Return the moves worth scoring: the best of those that look alike to the network."""
    aim = fewest(view, seat)
    hand = view.hands[seat]
    said: dict[Play, Play] = {}
    moves: list[Move] = []
    for move in fair_moves(view, seat):
        if isinstance(move, Play):
            laid = len(move.cards)
            if move.target not in (None, aim) or (
                laid > 1 and laid < sum(card.face is move.cards[0].face for card in hand)
            ):
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
