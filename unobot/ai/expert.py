"""The level ``expert``: a small network that learned the official game by playing it (``training/``, docs/ai.md).

It scores every candidate by its ``features`` and makes the move with the highest score, without search or chance.
Candidates are each playable card, each color of a wild, the draw, the pass, and the answers to a wild draw four.

Under other rules the same features say what they can. The network has no features for votes, targets and jump-ins:
``four-steps`` chooses those. These rules are added:

* It passes on owed cards if it can.
* If several equal cards may be played together, it plays all of them.
* It does not draw by choice if the draw takes more than one card or ends the turn.
* It does not swap or pass on hands if it would then hold more cards than before. If it would hold fewer, the move's
  score rises by ``SWAP`` for each card.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from unobot.ai.encoding import candidate, encode
from unobot.ai.four_steps import FourSteps
from unobot.ai.hand_swaps import cards_saved, moves_hands
from unobot.ai.heuristic import fewest
from unobot.rules.cards import Face
from unobot.rules.events import Phase
from unobot.rules.moves import ACCEPT, CHALLENGE, CHOOSE_COLORS, DRAW, PASS, PLAYS, UNO_PLAYS, Move, Play
from unobot.rules.play.legality import can_challenge, fair_moves
from unobot.rules.play.matching import plays
from unobot.rules.round import View

if TYPE_CHECKING:
    from unobot.ai.networks import Scores

SWAP: Final = 1.5
"""How much a card less after an exchange of hands is worth, in units of the network's scores."""


class Expert:
    """Choose the move that the network scores highest."""

    def __init__(self) -> None:
        self._otherwise = FourSteps()

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``)."""
        moves = self.considered(view)
        if not moves:
            return self._otherwise.choose(view, rng)
        if len(moves) == 1:
            return moves[0]
        return moves[int(self.scores(view, moves).argmax())]

    def considered(self, view: View) -> Sequence[Move]:
        """Return the moves among which the network chooses for ``view.seat``, or none if ``four-steps`` chooses."""
        phase = view.phase
        seat = view.seat
        if seat is None or seat != view.to_move or phase is Phase.VOTE:
            return ()
        if phase is Phase.COLOR:
            return () if view.top.face is Face.WILD_SWAP else CHOOSE_COLORS
        if view.rule_tables.simple and phase is not Phase.ANSWER and not view.ruleset.zero:
            return _turn(view, seat)
        if phase is Phase.ANSWER and not view.rule_tables.answers:
            return (ACCEPT, CHALLENGE) if can_challenge(view, seat) else (ACCEPT,)
        return _sensible(view, seat)

    def scores(self, view: View, moves: Sequence[Move]) -> Scores:
        """Return the score of each of ``moves``, which come from ``considered``: the network's, and for swaps."""
        from unobot.ai.networks import policy_network

        scores = policy_network().scores(encode(view), [candidate(move) for move in moves])
        if moves_hands(view) and view.seat is not None:
            for place, move in enumerate(moves):
                if isinstance(move, Play):
                    scores[place] += SWAP * cards_saved(view, view.seat, move)
        return scores


def _turn(view: View, seat: int) -> list[Move]:
    """Return all moves of an ordinary turn: equal cards once, with Uno if it is due."""
    hand = view.hands[seat]
    ways = plays(view, hand)
    drawn = view.phase is Phase.DRAWN
    said = UNO_PLAYS if len(hand) == 2 and view.rule_tables.calls else PLAYS
    cards = (view.drawn,) if drawn else dict.fromkeys(hand)
    moves: list[Move] = [move for card in cards if card is not None and card in ways for move in said[card]]
    moves.append(PASS if drawn else DRAW)
    return moves


def _sensible(view: View, seat: int) -> Sequence[Move]:
    """Return the moves worth scoring under rules that the network did not learn: one for each candidate."""
    moves = fair_moves(view, seat)
    aim = fewest(view, seat)
    best: dict[int, Move] = {}
    for move in moves:
        if isinstance(move, Play):
            key = candidate(move)
            if move.target is not None and move.target != aim:
                continue
            held = best.get(key)
            if not isinstance(held, Play) or (len(move.cards), move.uno) > (len(held.cards), held.uno):
                best[key] = move
    laid = list(best.values())
    kept = [move for move in laid if isinstance(move, Play) and cards_saved(view, seat, move) >= 0]
    spoken = [move for move in (ACCEPT, CHALLENGE, DRAW, PASS) if move in moves]
    if view.phase is Phase.ANSWER and kept:
        return kept
    if laid and view.phase is Phase.PLAY and (view.rule_tables.keeps or view.ruleset.draw != "one"):
        return kept or laid
    return [*kept, *spoken] if kept or spoken else laid
