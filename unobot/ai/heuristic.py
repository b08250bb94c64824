"""The base class of the levels that only choose a card. The rest of a move follows from that card.

docs/ai-clauses.md, "What these three players share", has the clauses that hold unless a level says otherwise (H1 to
H9).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Final

from unobot.rules.cards import LIGHT_COLORS, Card, Color
from unobot.rules.events import HandsMovedBy, Phase
from unobot.rules.moves import (
    ACCEPT,
    CATCHES,
    DRAW,
    PASS,
    VOTES,
    ChooseColor,
    Move,
    Play,
)
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.matching import effect_of, is_four_legal, left_after, needs_target, plays
from unobot.rules.play.scoring import partners
from unobot.rules.round import View

FACES: Final = 13
"""Different faces of a color: ``Card`` lists the cards color by color, from the lowest face to the highest."""

TIES: Final = {
    card: card.index if card.color is None else card.color.order * FACES + FACES - 1 - card.index % FACES
    for card in Card
}
"""The place of each card in the order that breaks ties. Colors come first, in the order of ``Color``, and within a
color the highest face: draw two, reverse, skip, nine. Wilds come last, in the order of ``Card``: the plain one first.
"""

# Looked up once: access to an enum member costs more than the rest of a line.
_VOTE: Final = Phase.VOTE
_COLOR: Final = Phase.COLOR
_PLAY: Final = Phase.PLAY
_ANSWER: Final = Phase.ANSWER
_OTHERWISE: Final = (ACCEPT, PASS, DRAW)


class Heuristic(ABC):
    """A level that is defined by the card it plays: ``_card`` chooses one of the playable cards."""

    bluffs = False
    """Whether the level plays a wild draw four that could be challenged with success."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``)."""
        phase = view.phase
        if phase is _VOTE:
            return rng.choice(VOTES)
        seat = view.seat
        if seat is None:
            raise ValueError("the public has no move: a strategy is asked for a seat")
        if seat != view.to_move:
            return self._out_of_turn(view, seat, rng)
        hand = view.hands[seat]
        if phase is _COLOR:
            target = self._target(view, seat, rng) if view.rule_tables.effects[view.top.face].aims else None
            return ChooseColor(self._color(view, hand, rng), target)
        moves: Sequence[Move]
        if view.rule_tables.simple and phase is not _ANSWER:  # faster than listing the moves
            ways = plays(view, hand)
            if phase is _PLAY:
                moves = (DRAW,)
                cards = [card for card in dict.fromkeys(hand) if card in ways]
            else:
                moves = (PASS,)
                cards = [view.drawn] if view.drawn is not None and view.drawn in ways else []
        elif phase is _ANSWER and not view.rule_tables.answers:
            return ACCEPT
        else:
            moves = fair_moves(view, seat)
            laid = (move.cards[0] for move in moves if isinstance(move, Play) and len(move.cards) == 1)
            cards = list(dict.fromkeys(laid))
        challengeable = view.rule_tables.challengeable
        if not (self.bluffs or challengeable.isdisjoint(cards) or is_honest(view, hand)):
            cards = [card for card in cards if card not in challengeable]
        if not cards:
            return moves[0] if len(moves) == 1 else next(move for move in _OTHERWISE if move in moves)
        return self._laid(view, seat, cards[0] if len(cards) == 1 else self._card(view, cards, rng), rng)

    @abstractmethod
    def _card(self, view: View, cards: list[Card], rng: Random) -> Card:
        """Choose one of two or more different ``cards``, in the order of the hand, that ``view.seat`` may play."""

    def _color(self, view: View, hand: Sequence[Card], _rng: Random) -> Color:
        """Choose the color of a wild."""
        return most_held_color(hand, view.rule_tables.colors)

    def _target(self, view: View, seat: int, _rng: Random) -> int:
        """Choose the seat to target."""
        return fewest(view, seat)

    def _out_of_turn(self, view: View, seat: int, rng: Random) -> Move:
        together = partners(view, seat)
        for owing in view.catchable:
            if owing not in together:
                return CATCHES[owing]
        if not any(isinstance(move, Play) for move in fair_moves(view, seat)):
            return PASS
        hand, card = view.hands[seat], view.top
        if card in view.rule_tables.challengeable and not (self.bluffs or is_honest(view, hand)):
            return PASS
        play = self._laid(view, seat, card, rng)
        swaps = effect_of(view, card.face).swaps and play.target is not None
        return PASS if swaps and len(view.hands[play.target or 0]) >= len(hand) else play

    def _laid(self, view: View, seat: int, card: Card, rng: Random) -> Play:
        """Return the play of ``card`` with its color, its target and Uno."""
        hand = view.hands[seat]
        tables = view.rule_tables
        left = left_after(view, hand, card)
        uno = left == 1 and tables.calls
        if card in tables.bare:
            target = self._aim(view, seat, card, left, rng) if left and needs_target(view, card.face) else None
            return Play((card,), None, target, uno)
        color = self._color(view, hand, rng) if card.is_wild else None
        if left and needs_target(view, card.face):
            return Play((card,), color, self._aim(view, seat, card, left, rng), uno)
        return (tables.uno_plays if uno else tables.plays)[card][0 if color is None else color.order]

    def _aim(self, view: View, seat: int, card: Card, left: int, rng: Random) -> int | None:
        """Return the target of a play that leaves ``left`` cards. Hands that may stay move only for a smaller hand."""
        effect = effect_of(view, card.face)
        if effect.hands is HandsMovedBy.ZERO:
            return view.next_seat(seat) if len(view.hands[view.others(seat)[-1]]) < left else None
        target = self._target(view, seat, rng)
        return None if effect.optional and len(view.hands[target]) >= left else target


def most_held_color(hand: Sequence[Card], colors: Sequence[Color] = LIGHT_COLORS) -> Color:
    """Return the one of ``colors`` most held. Ties, and a hand without a color, go to the first."""
    counts = [0] * len(colors)
    for card in hand:
        if card.color is not None:
            counts[card.color.order] += 1
    return colors[counts.index(max(counts))]


def opponents(view: View, seat: int) -> list[int]:
    """Return the other seats that are still in, without partners. While a round goes on there is at least one."""
    together = partners(view, seat)
    return [other for other in range(view.seats) if other not in together and other not in view.out]


def fewest(view: View, seat: int) -> int:
    """Return the opponent with the fewest cards. Ties go to the first seat."""
    return min(opponents(view, seat), key=lambda other: len(view.hands[other]))


def is_honest(view: View, hand: Sequence[Card]) -> bool:
    """Return whether a wild draw four is legal now, or the rules always allow it."""
    if view.ruleset.wild_draw_four == "free":
        return True
    return is_four_legal(view.rule_tables, hand, view.color, view.top.face if view.discard else None)
