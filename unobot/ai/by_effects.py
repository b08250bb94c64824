"""Play any deck by what its cards do, as its data say it (``unobot.rules.decks``). No card is known by its name.

``expert`` plays like this with a deck that no network has learned. It weighs every fair move by a few things that a
player would think of. All
are counted in cards. docs/ai.md, "Decks without a network", has them (E1 to E9).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import ceil, exp
from random import Random
from typing import Final

from unobot.rules.cards import Card, Color, Face
from unobot.rules.decks.effects import EVERYONE, UNTIL_IT_FIRES, Effect
from unobot.rules.events import HandsMovedBy, Phase
from unobot.rules.moves import CATCHES, PASS, VOTES, Accept, ChooseColor, Draw, Move, Play
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.matching import effect_of, is_four_legal
from unobot.rules.play.scoring import partners
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset

GOES_OUT: Final = 1_000.0
"""The worth of the last card of a hand."""
LAST: Final = 2.0
"""A hand of one card is this much better than its size says."""
RISK: Final = 14.0
"""How much worse a hand just below the limit is than its size says. The risk grows with the third power of the size."""
OUT: Final = 30.0
"""How much worse it is to be out."""
OPPONENT: Final = 0.5
"""The worth of a card that the only opponent draws; several opponents share it. A card of one's own costs 1."""
TURN: Final = 1.2
"""The worth of a turn."""
FOLLOWS: Final = 1.0
"""The worth of cards that fit in the next turn."""
HUES: Final = 0.35
"""The worth of each color that the hand holds."""
SHIELD: Final = 2.0
"""The worth of a card that answers everything that can be owed. A second one has the share `SECOND` of it."""
SECOND: Final = 0.6
KEEPS: Final = 0.3
"""The worth of keeping a card that makes others draw."""
GATHERS: Final = 0.3
"""The worth of a card in the color of another one that discards this color."""
THREAT: Final = 6.0
"""The cost of an opponent who goes out with the next move."""
BLOCKS: Final = 1.5
"""The worth of a next seat that cannot play."""
PER_POINT: Final = 0.005
"""The worth of a point that leaves the hand."""
PRESS: Final = 2.1
FIRES: Final = 5.2
"""The cards that a launcher gives on average, with one press and until it fires."""
DRAWS: Final = 2.5
"""The cards that a seat draws on average until it can play."""
_LARGEST: Final = 200
"""Larger hands cost the same."""
_MOST: Final = 40
"""No draw of a roulette is longer than this, as far as it is weighed."""


class ByEffects:
    """Make the move with the highest worth. It keeps nothing between two choices."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``)."""
        if view.phase is Phase.VOTE:
            return rng.choice(VOTES)
        seat = view.seat
        if seat is None:
            raise ValueError("the public has no move: a strategy is asked for a seat")
        moves = fair_moves(view, seat)
        best: Move = PASS
        most = 0.0  # a jump-in has to be worth something
        if seat == view.to_move:
            most = -GOES_OUT
            if len(moves) == 1:
                return moves[0]
        else:
            together = partners(view, seat)
            for owing in view.catchable:
                if owing not in together:
                    return CATCHES[owing]
        for move, worth in _Decision(view, seat).weighed(moves):
            if worth >= most:  # of equal ones the last, which says Uno
                best, most = move, worth
        return best


class _Rest:
    """The rest of a hand after a play, counted."""

    __slots__ = ("cards", "faces", "gathering", "hues", "of_color", "wilds")

    def __init__(self, cards: Sequence[Card], face: Face, effects: Mapping[Face, Effect]) -> None:
        self.cards = len(cards)
        self.wilds = 0
        self.of_color = [0] * len(Color)
        self.faces: list[Color] = []
        """The colors of the cards with the face on top."""
        self.gathering: list[Color] = []
        """The colors of the cards that discard their color."""
        for card in cards:
            hue = card.color
            if hue is None:
                self.wilds += 1
                continue
            self.of_color[hue.order] += 1
            if card.face is face:
                self.faces.append(hue)
            if effects[card.face].discards_color:
                self.gathering.append(hue)
        self.hues = 4 - self.of_color.count(0)
        """The number of colors."""

    def alike(self, color: Color) -> int:
        """Return how many cards of other colors have the face on top."""
        return len(self.faces) - self.faces.count(color)


class _Decision:
    """One decision of ``seat``: what it can know, counted once, and the worth of moves."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.tables = view.rule_tables
        self.stacking = view.ruleset.stacking
        self.hand: list[Card] = [card for card in view.hands[seat] if card is not Card.HIDDEN]
        self.size = len(view.hands[seat])
        self.others = view.others(seat)
        """The other seats in turn order."""
        self.two = len(self.others) == 1
        self.partners = partners(view, seat)
        self.limit = view.ruleset.hand_limit if view.ruleset.at_limit == "out" else 0
        self.burdens = _burdens(self.limit)
        self.now = self.burdens[min(self.size, _LARGEST)]
        opponents = sum(other not in self.partners for other in self.others)
        self.each = OPPONENT / max(opponents, 1)
        """The worth of a card that an opponent draws: all who play against it share the gain."""
        self.voids = view.voids if view.draw_notes else None
        self._count_unseen()
        self.shields = self._shields(self.hand)

    def _count_unseen(self) -> None:
        """Count the cards that are neither in the own hand, nor in an open one, nor discarded."""
        kinds, copies = _deck(self.view.ruleset)
        unseen = copies.copy()
        for cards in (self.view.discard, *self.view.hands):
            for card in cards:
                unseen[card.index] -= 1
        self.of_color = [0] * len(Color)
        """Unseen cards, by color."""
        self.wilds = 0
        self.of_number: dict[int, int] = {}
        """Unseen cards that make a seat owe cards, by how many."""
        total = 0
        effects = self.tables.effects
        for card in kinds:
            count = unseen[card.index]
            if count > 0:
                total += count
                if card.color is None:
                    self.wilds += count
                else:
                    self.of_color[card.color.order] += count
                number = effects[card.face].owes
                if number:
                    self.of_number[number] = self.of_number.get(number, 0) + count
        self.unseen = max(total, 1)
        known = sum(self.of_number.values())
        self.shares = {
            number: sum(count for last, count in self.of_number.items() if self._fits(number, last)) / known
            for number in self.of_number
        }
        """By number: the share of the unseen draw cards that a card with this number answers."""

    def weighed(self, moves: Sequence[Move]) -> Iterator[tuple[Move, float]]:
        """Yield each of ``moves`` with its worth, without catches and the Uno that is said alone."""
        plays: dict[tuple[object, ...], tuple[float, _Rest, int]] = {}
        honest: bool | None = None
        for move in moves:
            if isinstance(move, Play):
                if move.target in self.partners:
                    continue
                card = move.cards[0]
                if card.face in self.tables.challenged and self.view.ruleset.wild_draw_four == "challenge":
                    honest = self._is_honest() if honest is None else honest
                    if not honest:
                        continue
                key = (move.cards, move.target)
                if key not in plays:
                    plays[key] = self._play(move)
                worth, rest, mover = plays[key]
                yield move, worth + self._place(rest, card.color or move.color, mover)
            elif isinstance(move, ChooseColor):
                yield move, self._color(move)
            elif move == PASS:
                yield move, self._waits(0)
            elif isinstance(move, Draw):
                yield move, self._waits(DRAWS if self.view.ruleset.draw == "until_playable" else 1)
            elif isinstance(move, Accept):
                yield move, self._waits(self.view.owed) - TURN

    def _is_honest(self) -> bool:
        view = self.view
        return is_four_legal(view.ruleset, self.hand, view.color, view.top.face if view.discard else None)

    def _waits(self, cards: float) -> float:
        """Return the worth of a move that lays nothing and draws ``cards``."""
        worth = self.now - self.burden(self.size + cards)
        return worth + self._place(self._rest(self.hand, self._top()), self.view.color, self.others[0])

    def _top(self) -> Face:
        return self.view.top.face if self.view.discard else Face.HIDDEN

    def _color(self, move: ChooseColor) -> float:
        """Return the worth of a color for the card on top: of a roulette the one that comes soon."""
        is_roulette = self.tables.effects[self._top()].roulette
        worth = self._place(
            self._rest(self.hand, self._top()), move.color, self.others[0] if is_roulette else self.seat
        )
        if is_roulette:
            worth -= self._turned_up(self.size, self.of_color[move.color.order])
        elif move.target is not None:
            worth += self._swapped(self.size, move.target)
        return worth

    def _play(self, move: Play) -> tuple[float, _Rest, int]:
        """Return the worth of a play apart from its color, the rest of the hand, and the seat that moves next."""
        card = move.cards[0]
        count = len(move.cards)
        effect = effect_of(self.view, card.face)
        rest = self.hand.copy()
        for laid in move.cards:
            rest.remove(laid)
        if effect.discards_color:
            rest = [other for other in rest if other.color is not card.color]
        left = self.size - len(self.hand) + len(rest)
        if not left:
            return GOES_OUT, self._rest(rest, card.face), self.seat
        worth, mover = self._others(effect, rest, count)
        worth += self.now - self.burden(left)
        worth += self._shields(rest) - self.shields
        worth += PER_POINT * self.tables.worth(move.cards)
        if effect.owes or effect.roulette or effect.presses:
            worth -= KEEPS
        if effect.target_draws and move.target is not None:
            worth += self._harm(move.target, effect.target_draws)
        elif move.target is not None:
            worth += self._swapped(left, move.target)
            rest = []
        elif effect.hands in (HandsMovedBy.ZERO, HandsMovedBy.PASS_HANDS):
            giver = self.others[-1]
            worth += self.burden(left) - self.burden(len(self.view.hands[giver]))
            rest = []
        return worth, self._rest(rest, card.face), mover

    def _others(self, effect: Effect, rest: Sequence[Card], count: int) -> tuple[float, int]:
        """Return the worth of what ``count`` cards with this effect do to seats, and the seat that moves next."""
        order = self.others[::-1] if effect.reverses and count % 2 else self.others
        view = self.view
        following = order[0]
        worth = 0.0
        skipped = 0
        if effect.others_draw:
            worth += sum(self._harm(other, effect.others_draw) for other in order)
        if effect.owes or view.owed:
            worth += self._owed(effect, order, rest, count)
            skipped = 1
        elif effect.roulette:
            worth += self._turned_up(len(view.hands[following]), max(self.of_color)) * self._weight(following)
            skipped = 1
        elif effect.presses:
            worth += self._harm(following, FIRES if effect.presses >= UNTIL_IT_FIRES else PRESS * effect.presses)
            skipped = 1
        elif effect.skips or (effect.reverses and self.two):
            skipped = len(order) if effect.skips >= EVERYONE else min((effect.skips or 1) * count, len(order))
        worth += TURN * sum(map(self._weight, order[:skipped]))
        if self._falls_back(effect):
            return worth, following
        return worth, order[skipped] if skipped < len(order) else self.seat

    def _falls_back(self, effect: Effect) -> bool:
        """Return whether the player owes the cards: between two, a card that reverses skips the other seat."""
        return self.two and effect.reverses and effect.owes > 0

    def _owed(self, effect: Effect, order: Sequence[int], rest: Sequence[Card], count: int) -> float:
        """Return the worth of a sum that goes from seat to seat until one cannot answer it. It may come back."""
        view = self.view
        owed = view.owed + effect.owes * count
        number = effect.owes
        if not number and view.owed_face is not None:
            number = self.tables.effects[view.owed_face].owes
        line = (self.seat, *order) if self._falls_back(effect) else (*order, self.seat)
        worth = 0.0
        reached = 1.0
        for place, seat in enumerate(line):
            if seat != self.seat:
                answers = self._answers(seat, number)
                worth += reached * (1.0 - answers) * self._harm(seat, owed)
            else:
                answers = 0.8 if place else 1.0  # until it comes back, others may have raised it
                answers *= any(self._fits(self.tables.effects[card.face].owes, number) for card in rest)
                left = len(rest)
                worth -= reached * (1.0 - answers) * (self.burden(left + owed) - self.burden(left))
            reached *= answers
            owed += max(number, 3)
        return worth

    def _fits(self, number: int, last: int) -> bool:
        """Return whether a card with this ``number`` answers one with the number ``last``."""
        stacking = self.stacking
        if not number or stacking == "none":
            return False
        return stacking == "any" or number == last or (stacking == "raise" and number > last)

    def _answers(self, seat: int, number: int) -> float:
        """Return the probability that ``seat`` holds a card that answers this number."""
        fitting = sum(count for other, count in self.of_number.items() if self._fits(other, number))
        return 1.0 - (1.0 - fitting / self.unseen) ** len(self.view.hands[seat])

    def _shields(self, cards: Sequence[Card]) -> float:
        """Return what it is worth to hold the cards among ``cards`` that answer owed cards, the best of them first."""
        if self.stacking == "none":
            return 0.0
        effects = self.tables.effects
        numbers = [number for card in cards if (number := effects[card.face].owes)]
        numbers.sort(reverse=True)
        worth = 0.0
        factor = SHIELD
        for number in numbers:
            worth += factor * self.shares.get(number, 0.0)
            factor *= SECOND
        return worth

    def burden(self, size: float) -> float:
        """Return what a hand of this size costs its owner, a part of a card as a whole one."""
        return self.burdens[min(ceil(size), _LARGEST)]

    def _weight(self, seat: int) -> float:
        """Return the worth of a card that ``seat`` has to hold."""
        return -OPPONENT if seat in self.partners else self.each

    def _harm(self, seat: int, cards: float) -> float:
        """Return the worth of ``cards`` that ``seat`` draws, or gets rid of if the number is negative."""
        size = len(self.view.hands[seat])
        return (self.burden(size + cards) - self.burden(size)) * self._weight(seat)

    def _swapped(self, left: int, target: int) -> float:
        """Return the worth of a swap of the ``left`` cards with the hand of ``target``."""
        theirs = len(self.view.hands[target])
        return self.burden(left) - self.burden(theirs) + self._harm(target, left - theirs)

    def _turned_up(self, size: int, of_color: int) -> float:
        """Return what it costs a hand of ``size`` to turn up cards until one of the ``of_color`` unseen ones comes."""
        share = max(of_color / self.unseen, 0.02)
        before = self.burden(size)
        cost = 0.0
        reached = 1.0
        for cards in range(1, _MOST):
            cost += reached * share * (self.burden(size + cards) - before)
            reached *= 1.0 - share
            if self.limit and size + cards >= self.limit:
                break
        return cost + reached * (self.burden(size + cards) - before)

    def _place(self, rest: _Rest, color: Color | None, mover: int) -> float:
        """Return what it is worth to hold ``rest`` while ``color`` is to be matched and ``mover`` moves."""
        fitting = rest.cards if color is None else rest.wilds + rest.of_color[color.order] + rest.alike(color)
        follows = FOLLOWS * (1.0 - exp(-fitting / 1.5))
        worth = HUES * rest.hues
        if mover == self.seat:
            worth += follows + (TURN if fitting else -TURN)
        else:
            worth += follows / len(self.others) ** 0.5 + self._block(mover, color)
        for hue in rest.gathering:
            worth += GATHERS * (rest.of_color[hue.order] - 1) * (1.0 if hue is color else 0.5)
        return worth

    def _rest(self, cards: Sequence[Card], face: Face) -> _Rest:
        """Count the rest of a hand, while ``face`` lies on top."""
        return _Rest(cards, face, self.tables.effects)

    def _block(self, mover: int, color: Color | None) -> float:
        """Return the worth of ``color`` against an opponent who moves next and may have no card that fits."""
        size = len(self.view.hands[mover])
        if color is None or not size or mover in self.partners:
            return 0.0
        void = min(self.voids[mover][color.order], size) if self.voids is not None else 0
        others = self.wilds / self.unseen + 0.06  # or a card with the same face
        share = min(self.of_color[color.order] / self.unseen + others, 1.0)
        blocked = (1.0 - share) ** (size - void) * max(1.0 - others, 0.0) ** void
        worth = BLOCKS * blocked * self.each * (2.0 if size < 3 else 1.0)
        if size < 3:
            worth -= (THREAT if size == 1 else 0.3 * THREAT) * (1.0 - blocked)
        return worth


@cache
def _burdens(limit: int) -> tuple[float, ...]:
    """Return by size what a hand costs its owner. ``limit``: the size that is out, or 0."""
    burdens = [size - LAST * exp((1.0 - size) / 1.5) for size in range(_LARGEST + 1)]
    if limit:
        burdens = [
            burden + RISK * (size / limit) ** 3 if size < limit else limit + RISK + OUT
            for size, burden in enumerate(burdens)
        ]
    return tuple(burdens)


@lru_cache(maxsize=64)
def _deck(ruleset: Ruleset) -> tuple[tuple[Card, ...], list[int]]:
    """Return the kinds of cards of a deck, and by the index of each card its copies."""
    cards = ruleset.deck()
    copies = [0] * len(Card)
    for card in cards:
        copies[card.index] += 1
    return tuple(dict.fromkeys(cards)), copies
