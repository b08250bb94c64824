"""Opponents that no level is trained or tuned against. They show how a level plays against unknown people.

They have one idea each (docs/ai.md, "Held-out opponents"). They can play in ``unobot simulate`` and ``unobot arena``,
and have no seat at a table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from unobot.ai.four_steps import FEW, FourSteps
from unobot.ai.heuristic import fewest, is_honest, opponents
from unobot.ai.strategy import Strategy
from unobot.rules.cards import Card
from unobot.rules.decks.effects import Effect
from unobot.rules.events import HandsMovedBy, Phase
from unobot.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, Move, Play
from unobot.rules.play.legality import can_challenge, fair_moves
from unobot.rules.play.matching import effect_of
from unobot.rules.round import View

Worth: TypeAlias = tuple[int, ...]
"""The worth of a play. Of two plays the larger tuple is better."""
_UNTIL_COLOR: Final = 4
"""About how many cards come until one has a color."""
_PER_PRESS: Final = 2
"""About how many cards a press of a launcher gives."""
_OTHERWISE: Final = (ACCEPT, PASS, DRAW)


def cards_saved(view: View, seat: int, move: Play) -> int:
    """Return by how many cards the hand of ``seat`` would be smaller after ``move`` than without the exchange of hands.

    It is 0 for a move that exchanges no hands, and for the last card of a hand.
    """
    left = len(view.hands[seat]) - len(move.cards)
    if not left:
        return 0
    effect = effect_of(view, move.cards[0].face)
    if effect.optional and move.target is None:
        return 0
    if effect.swaps and move.target is not None:
        return left - len(view.hands[move.target])
    if effect.hands in (HandsMovedBy.ZERO, HandsMovedBy.PASS_HANDS):
        return left - len(view.hands[view.others(seat)[-1]])
    return 0


class Weighing(ABC):
    """A player that makes the play with the highest worth. Like ``four-steps`` it votes, names colors and jumps in."""

    bluffs = False
    """Whether it takes every wild draw four for a legal one."""

    def __init__(self) -> None:
        self._four_steps = FourSteps()

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``)."""
        seat = view.seat
        if seat is None or seat != view.to_move or view.phase in (Phase.VOTE, Phase.COLOR):
            return self._four_steps.choose(view, rng)
        moves = fair_moves(view, seat)
        hand = view.hands[seat]
        kept = frozenset[Card]() if self.bluffs or is_honest(view, hand) else view.rule_tables.challengeable
        plays = [move for move in moves if isinstance(move, Play) and move.cards[0] not in kept]
        spoken = next((move for move in _OTHERWISE if move in moves), None)
        if not plays or (spoken is not None and self._waits(view, seat, plays)):
            return moves[0] if spoken is None else spoken
        aim = fewest(view, seat)
        return max(plays, key=lambda play: (*self._worth(view, seat, play), *_manner(hand, aim, play)))

    @abstractmethod
    def _worth(self, view: View, seat: int, play: Play) -> Worth:
        """Return how much ``seat`` likes this ``play``."""

    def _waits(self, _view: View, _seat: int, _plays: Sequence[Play]) -> bool:
        """Return whether ``seat`` draws, passes or takes owed cards rather than make one of ``plays``."""
        return False


class DearestFirst(Weighing):
    """Get rid of points: play the cards that count most."""

    def _worth(self, view: View, _seat: int, play: Play) -> Worth:
        return (view.rule_tables.worth(play.cards),)


class Challenger(DearestFirst):
    """Get rid of points, and challenge every wild draw four of a player who still holds three cards or more."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``)."""
        seat = view.seat
        if seat is not None and seat == view.to_move and view.phase is Phase.ANSWER and can_challenge(view, seat):
            assert view.challenged is not None
            if len(view.hands[view.challenged]) >= FEW:
                return CHALLENGE
        return super().choose(view, rng)


class Bluffer(DearestFirst):
    """Get rid of points, also with a wild draw four that a challenge would punish."""

    bluffs = True


class Swapper(DearestFirst):
    """Take small hands for large ones, and never the other way. Without an exchange play the dearest card."""

    def _worth(self, view: View, seat: int, play: Play) -> Worth:
        out = len(play.cards) == len(view.hands[seat])
        return (int(out), cards_saved(view, seat, play), *super()._worth(view, seat, play))


class Hoarder(Weighing):
    """Keep actions and wilds until an opponent has three cards or fewer, and then play the dearest first.

    Until then it rather draws than plays a wild.
    """

    def _worth(self, view: View, seat: int, play: Play) -> Worth:
        points = view.rule_tables.worth(play.cards)
        return (points,) if _is_threatened(view, seat) else (-view.rule_tables.worth(play.cards[:1]) // 10, points)

    def _waits(self, view: View, seat: int, plays: Sequence[Play]) -> bool:
        wilds = all(play.cards[0].is_wild for play in plays)
        return (
            wilds and view.phase is not Phase.ANSWER and len(view.hands[seat]) > FEW and not _is_threatened(view, seat)
        )


class Stacker(Weighing):
    """Keep draw cards as answers, and always pass owed cards on, with the smallest number that does.

    It knows only effects, so it plays any deck with its one idea.
    """

    def _worth(self, view: View, _seat: int, play: Play) -> Worth:
        effect = effect_of(view, play.cards[0].face)
        return (-effect.owes, view.rule_tables.worth(play.cards))


class Saver(Weighing):
    """Keep the cards that make another seat draw the most until an opponent has three cards or fewer.

    It knows only effects. Otherwise it plays the dearest card first.
    """

    def _worth(self, view: View, seat: int, play: Play) -> Worth:
        points = view.rule_tables.worth(play.cards)
        if _is_threatened(view, seat):
            return (harm(effect_of(view, play.cards[0].face)), points)
        return (-int(_is_hardest(view, play.cards[0])), points)

    def _waits(self, view: View, seat: int, plays: Sequence[Play]) -> bool:
        return (
            view.phase is not Phase.ANSWER
            and len(view.hands[seat]) > FEW
            and not _is_threatened(view, seat)
            and all(_is_hardest(view, play.cards[0]) for play in plays)
        )


def harm(effect: Effect) -> int:
    """Return about how many cards a card with this effect makes another seat draw."""
    until = _UNTIL_COLOR if effect.until_color or effect.roulette else 0
    return max(effect.owes, until, _PER_PRESS * effect.presses, effect.target_draws, effect.others_draw)


def _is_hardest(view: View, card: Card) -> bool:
    """Return whether no card of the side in play makes a seat draw more than ``card``."""
    effects = view.rule_tables.effects
    hardest = max(harm(effects[face]) for face in view.rule_tables.faces)
    return hardest > 0 and harm(effects[card.face]) == hardest


def _is_threatened(view: View, seat: int) -> bool:
    return any(len(view.hands[other]) <= FEW for other in opponents(view, seat))


def _manner(hand: Sequence[Card], aim: int, play: Play) -> Worth:
    """Return what decides between plays of the same cards: the target, the color most held, and Uno."""
    of_color = sum(card.color is play.color for card in hand)
    return (int(play.target == aim), len(play.cards), 0 if play.color is None else of_color, int(play.uno))


HELD_OUT: Final[Mapping[str, Strategy]] = {
    "challenger": Challenger(),
    "bluffer": Bluffer(),
    "swapper": Swapper(),
    "hoarder": Hoarder(),
    "dearest-first": DearestFirst(),
    "stacker": Stacker(),
    "saver": Saver(),
}
"""The held-out opponents by name."""
