"""The level ``expert``: small networks that learned Uno by playing it (``training/``, docs/training.md).

One of them knows the official rules best, and another one all rules. The third one plays other decks by the effects of
their cards. It scores every sensible move by its features,
without search. The move with the highest score is made. Only whether to bluff or to challenge is decided by a die with
the probabilities of the network, so nobody can foresee it.

Sensible plays lay one card or all cards of a face, and aim at the opponent with the fewest cards.

Out of turn it jumps in if the network prefers that to the pass. ``four-steps`` votes and catches.

By rules that no network has learned, it plays as ``by-effects``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from unobot.ai.by_effects import ByEffects
from unobot.ai.effect_encoding import seen_by_effects
from unobot.ai.effect_learned import knows_effects
from unobot.ai.encoding import described, encode
from unobot.ai.four_steps import FourSteps
from unobot.ai.heuristic import fewest, is_honest
from unobot.ai.rule_features import is_official
from unobot.rules.events import HandsMovedBy, Phase
from unobot.rules.moves import CHALLENGE, PASS, Catch, ChooseColor, Move, Play, SayUno
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.matching import effect_of
from unobot.rules.play.scoring import partners
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset

if TYPE_CHECKING:
    from unobot.ai.network import Scores

_LEARNED: Final = ("official", "classic113")
"""The decks that networks know by their cards."""
NetworkKind: TypeAlias = Literal["official", "all", "effects"]
"""The network for the official rules, for all rules, or for other decks."""


def knows(ruleset: Ruleset) -> bool:
    """Return whether a network of the package knows the cards of ``ruleset``."""
    return ruleset.cards in _LEARNED


class Expert:
    """Choose by the networks of the package, or by the network in the file ``weights``.

    A file of ``training`` plays the official deck and the 113 cards, one of ``training.effects`` the others.
    """

    def __init__(self, weights: Path | None = None) -> None:
        self._weights = weights
        self._otherwise = FourSteps()
        self._by_effects = ByEffects()

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``). Raise ``OSError`` if the weights cannot be read."""
        if network_kind(view.ruleset) is None:
            return self._by_effects.choose(view, rng)
        moves = self.considered(view)
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
        """Return the moves among which a network chooses for ``view.seat``, or none if no network chooses."""
        seat = view.seat
        if seat is None or view.phase is Phase.VOTE or network_kind(view.ruleset) is None:
            return ()
        if seat != view.to_move and not set(view.catchable) <= {*partners(view, seat)}:
            return ()
        return sensible(view, seat)

    def scores(self, view: View, moves: Sequence[Move]) -> Scores:
        """Return the score of each of ``moves``."""
        from unobot.ai.network import by_effects, network, trained

        if not knows(view.ruleset):
            return by_effects(self._weights).scores(*seen_by_effects(view, moves))
        seat = view.seat
        assert seat is not None, "the public has no move"
        order = [seat, *view.others(seat)]
        chooser = network(is_official(view.ruleset)) if self._weights is None else trained(self._weights)
        return chooser.scores(encode(view), [described(view, move, order) for move in moves])


def network_kind(ruleset: Ruleset) -> NetworkKind | None:
    """Return which network of the package plays these rules, or ``None``."""
    if knows(ruleset):
        return "official" if is_official(ruleset) else "all"
    return "effects" if knows_effects(ruleset) else None


@cache
def load(kind: NetworkKind) -> None:
    """Import NumPy and read a network of the package.

    The first call takes 0.2 s. Any thread may make it. A decision calls what is missing itself.
    """
    from unobot.ai.network import by_effects, network

    if kind == "effects":
        by_effects(None)
    else:
        network(kind == "official")


def bold_moves(view: View, moves: Sequence[Move]) -> list[bool]:
    """Return for each of ``moves`` whether it is a challenge, or a Wild Draw Four that would be found guilty."""
    if view.ruleset.wild_draw_four != "challenge":
        return [False] * len(moves)
    assert view.seat is not None, "the public has no move"
    challengeable = view.rule_tables.challengeable
    fours = [isinstance(move, Play) and move.cards[0] in challengeable for move in moves]
    bluffs = any(fours) and not is_honest(view, view.hands[view.seat])
    return [move == CHALLENGE or (bluffs and four) for move, four in zip(moves, fours, strict=True)]


def sensible(view: View, seat: int) -> list[Move]:
    """Return the moves worth scoring. Of moves that look alike to the network, only the best one is in it."""
    aim = fewest(view, seat)
    hand = view.hands[seat]
    plays: dict[tuple[object, ...], Play] = {}
    moves: list[Move] = []
    for move in fair_moves(view, seat):
        if isinstance(move, Play):
            laid = len(move.cards)
            face = move.cards[0].face
            chooses = effect_of(view, face).hands is not HandsMovedBy.ZERO  # hands that pass on aim at the next seat
            if (chooses and move.target not in (None, aim)) or 1 < laid < sum(card.face is face for card in hand):
                continue
            plays[move.cards, move.color, move.target] = move  # the play with Uno comes last
        elif isinstance(move, ChooseColor):
            if move.target in (None, aim):
                moves.append(move)
        elif not isinstance(move, Catch | SayUno):
            moves.append(move)
    moves = [*plays.values(), *moves]
    return moves if seat == view.to_move else [*moves, PASS]


def _daring(scores: Sequence[float], bold: Sequence[bool], rng: Random) -> int:
    """Return the place of the best bold move, or of the best other one.

    The die has the probabilities that the network gives to all bold moves and to all others (softmax of the scores).
    """
    best = max(scores)
    chances = [exp(score - best) for score in scores]
    dares = rng.random() * sum(chances) < sum(chance for chance, is_bold in zip(chances, bold, strict=True) if is_bold)
    return max((place for place, is_bold in enumerate(bold) if is_bold is dares), key=scores.__getitem__)
