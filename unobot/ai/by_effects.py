"""Play any deck by what its cards do, as its data say it (``unobot.rules.decks``). No card is known by its name.

``expert`` plays like this by rules that no network has learned. It weighs every fair move by a few things that a
player would think of. All are counted in cards. docs/ai-clauses.md, "By effects", has them (E1 to E17).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import ceil, exp
from random import Random
from typing import Final, NamedTuple

from unobot.rules.cards import LIGHT_COLORS, Card, Color, Face, Side
from unobot.rules.decks.effects import EVERYONE, UNTIL_IT_FIRES, Effect
from unobot.rules.events import HandsMovedBy, Phase
from unobot.rules.habits import ACCUSED, ANSWERS, CHALLENGES, GUILTY
from unobot.rules.launcher import CHANCES, LOTS
from unobot.rules.moves import CATCHES, PASS, VOTES, Accept, Challenge, ChooseColor, Draw, Move, Play
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.matching import effect_of, is_four_legal
from unobot.rules.play.scoring import partners
from unobot.rules.round import View
from unobot.rules.ruleset.lookup import last_card_allows, side_tables
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
WILD: Final = 1.5
"""The worth of a wild in a deck with colors: it always fits. A second one has the share `SECOND` of it.

With a launcher it is worth a turn and a press, which are the cost of no card that fits.
"""
HUES: Final = 0.35
"""The worth of each color that the hand holds."""
SHIELD: Final = 2.0
"""The worth of a card that answers everything that can be owed. A second one has the share `SECOND` of it."""
SECOND: Final = 0.6
GUARD: Final = 0.5
"""The worth of a card that can keep the next seat from going out. A second one has the share `SECOND` of it."""
FITS_LATER: Final = 0.4
"""How much of this worth a card has that needs its color on top."""
GATHERS: Final = 0.3
"""The worth of a card in the color of another one that discards this color."""
THREAT: Final = 6.0
"""The cost of an opponent who goes out with the next move."""
STOPPED: Final = 0.75
"""The share of opponents with one card that no seat before them keeps from going out."""
RUNS_OUT: Final = 20.0
"""The worth of a hand that goes out before anybody else has a turn."""
LONGEST: Final = 6
"""Longer hands are not looked through for this."""
BLOCKS: Final = 1.5
"""The worth of a next seat that cannot play."""
PER_POINT: Final = 0.005
"""The worth of a point that leaves the hand."""
PER_GOLF_POINT: Final = 0.1
"""The same in golf, in which a player who does not go out gets the points of its own hand."""
_PER_POINT: Final = {"points": PER_POINT, "golf": PER_GOLF_POINT}
"""The same by kind of scoring. Other kinds count no points."""
DOUBT: Final = 1.0
"""Before a seat has shown its habits, it is taken to bluff, and to challenge, every second time. This is how many
cases for each answer that weighs.
"""
PRESS: Final = 2.1
"""The cards that a press of a launcher gives on average."""
DRAWS: Final = 2.5
"""The cards that a seat draws on average until it can play."""
UNTIL_COLOR: Final = 4.3
"""The cards that a seat draws on average until one of a color comes."""
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

    __slots__ = ("all", "cards", "face", "faces", "gathering", "hues", "of_color", "wilds")

    def __init__(self, cards: Sequence[Card], face: Face, effects: Mapping[Face, Effect]) -> None:
        self.all = cards
        self.face = face
        """The face on top."""
        self.cards = len(cards)
        self.wilds = 0
        self.of_color = [0] * len(LIGHT_COLORS)
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
        self.sizes = [len(hand) for hand in view.hands]
        self.keepers = _keepers(view.ruleset, view.side, len(self.others))
        self.per_point = _PER_POINT.get(view.ruleset.scoring, 0.0)
        self._count_unseen()
        self.shields = self._shields(self.hand) + self._guards(self.hand)
        if self.tables.launcher:
            self.draws = _fired(view.silent, 1)
            self.blocks = TURN + self.draws
            self.wild = TURN + PRESS
        else:
            self.draws = DRAWS if view.ruleset.draw == "until_playable" else 1.0
            self.blocks = BLOCKS
            self.wild = WILD

    def _count_unseen(self) -> None:
        """Count the cards that are neither in the own hand, nor in an open one, nor discarded."""
        kinds, copies = _deck(self.view.ruleset, self.view.side)
        unseen = copies.copy()
        for cards in (self.view.discard, *self.view.hands):
            for card in cards:
                unseen[card.index] -= 1
        self.of_color = [0] * len(LIGHT_COLORS)
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
        wilds = self.wilds / self.unseen
        self.fits = wilds + (1.0 - wilds) * 0.3 if self.tables.colors else 1.0
        """The probability that a card fits on another one."""
        known = sum(self.of_number.values())
        self.shares = {
            number: sum(count for last, count in self.of_number.items() if self._fits(number, last)) / known
            for number in self.of_number
        }
        """By number: the share of the unseen draw cards that a card with this number answers."""

    def weighed(self, moves: Sequence[Move]) -> Iterator[tuple[Move, float]]:
        """Yield each of ``moves`` with its worth, without catches and the Uno that is said alone."""
        plays: dict[tuple[object, ...], _Played] = {}
        bluff: float | None = None
        for move in moves:
            if isinstance(move, Play):
                card = move.cards[0]
                if move.target in self.partners and effect_of(self.view, card.face).hands is not HandsMovedBy.ZERO:
                    continue
                risk = 0.0
                if card.face in self.tables.challenged and self.view.ruleset.wild_draw_four == "challenge":
                    bluff = self._bluff() if bluff is None else bluff
                    risk = bluff * self._loss(move)
                key = (move.cards, move.target, move.color if card in self.tables.uncounted else None)
                if key not in plays:
                    plays[key] = self._play(move)
                worth, rest, coming, sizes = plays[key]
                yield move, worth + self._place(rest, card.color or move.color, coming, sizes) - risk
            elif isinstance(move, ChooseColor):
                yield move, self._color(move)
            elif move == PASS:
                yield move, self._waits(0)
            elif isinstance(move, Draw):
                yield move, self._waits(self.draws)
            elif isinstance(move, Accept):
                yield move, self._waits(self._due()) - TURN
            elif isinstance(move, Challenge):
                yield move, self._challenges()

    def _due(self) -> float:
        """Return how many cards the seat owes, on average if it draws until a color comes."""
        color = self.view.owed_color
        return self.view.owed if color is None else self._until(color)

    def _until(self, color: Color) -> float:
        """Return how many cards a seat draws on average until one of this color comes."""
        return min(self.unseen / max(self.of_color[color.order], 1), _MOST)

    def _bluff(self) -> float:
        """Return the probability that a wild which can be challenged costs its player cards: 0 if it is legal now."""
        view = self.view
        if is_four_legal(view.rule_tables, self.hand, view.color, view.top.face if view.discard else None):
            return 0.0
        habits = view.habits[self.others[0]]
        return (habits[CHALLENGES] + DOUBT) / (habits[ANSWERS] + 2 * DOUBT)

    def _loss(self, move: Play) -> float:
        """Return what it costs to be found guilty: the cards, and all that the next seat would have lost."""
        effect = self.tables.effects[move.cards[0].face]
        due = self._until(move.color) if effect.until_color and move.color is not None else effect.owes
        worth = self.burden(self.size - 1 + due) - self.burden(self.size - 1)
        return worth + self._harm(self.others[0], due) + TURN * self._weight(self.others[0])

    def _challenges(self) -> float:
        """Return the worth of a challenge, by what the hand of the accused holds on average and by its habits."""
        view = self.view
        accused, before = view.challenged, view.challenged_color
        if accused is None or before is None:
            return -GOES_OUT
        size = self.sizes[accused]
        if self.voids is not None:
            size -= min(self.voids[accused][before.order], size)
        held = 1.0 - (1.0 - self.of_color[before.order] / self.unseen) ** size
        habits = view.habits[accused]
        bluffs = (habits[GUILTY] + DOUBT) / (habits[ACCUSED] + 2 * DOUBT) * held
        guilt = bluffs / (bluffs + 1.0 - held) if bluffs else 0.0
        due = self._due()
        rest = self._rest(self.hand, self._top())
        right = self._place(rest, view.color, (), self.sizes) + self._harm(accused, due)
        wrong = self._waits(due + 2) - TURN
        return guilt * right + (1.0 - guilt) * wrong

    def _waits(self, cards: float) -> float:
        """Return the worth of a move that lays nothing and draws ``cards``."""
        worth = self.now - self.burden(self.size + cards)
        return worth + self._place(self._rest(self.hand, self._top()), self.view.color, self.others, self.sizes)

    def _top(self) -> Face:
        return self.view.top.face if self.view.discard else Face.HIDDEN

    def _color(self, move: ChooseColor) -> float:
        """Return the worth of a color for the card on top: of a roulette the one that comes soon."""
        is_roulette = self.tables.effects[self._top()].roulette
        rest = self._rest(self.hand, self._top())
        worth = self._place(rest, move.color, self.others if is_roulette else (), self.sizes)
        if is_roulette:
            worth -= self._turned_up(self.size, self.of_color[move.color.order])
        elif move.target is not None:
            worth += self._swapped(self.size, move.target)
        return worth

    def _play(self, move: Play) -> _Played:
        """Return the worth of a play apart from its color, and what follows from it."""
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
            return _Played(GOES_OUT, self._rest(rest, card.face), (), self.sizes)
        sizes = self.sizes.copy()
        sizes[self.seat] = left
        worth, coming = self._others(effect, rest, count, sizes, card.color or move.color)
        worth += self.now - self.burden(left)
        worth += self._shields(rest) + self._guards(rest) - self.shields
        worth += self.per_point * self.tables.worth(move.cards)
        if effect.turns_over and count % 2:
            worth += self._turned_over(rest, left)
            return _Played(worth, self._rest((), card.face), coming, sizes)
        if effect.target_draws and move.target is not None:
            worth += self._harm(move.target, effect.target_draws)
            sizes[move.target] += effect.target_draws
        elif effect.optional and move.target is None:
            pass  # all hands stay
        elif effect.swaps and move.target is not None:
            worth += self._swapped(left, move.target)
            sizes[self.seat], sizes[move.target] = sizes[move.target], left
            rest = []
        elif effect.hands in (HandsMovedBy.ZERO, HandsMovedBy.PASS_HANDS):
            giver = self.others[-1]
            worth += self.burden(left) - self.burden(sizes[giver])
            for other, getter in zip((self.seat, *self.others), (*self.others, self.seat), strict=True):
                sizes[getter] = self.sizes[other] if other != self.seat else left
            rest = []
        return _Played(worth, self._rest(rest, card.face), coming, sizes)

    def _others(
        self, effect: Effect, rest: Sequence[Card], count: int, sizes: list[int], color: Color | None
    ) -> tuple[float, Sequence[int]]:
        """Return the worth of what ``count`` cards with this effect do to others, and the seats that move before it.

        ``sizes`` are the sizes of the hands. The cards that others draw are added. ``color`` is to be matched next.
        """
        order = self.others[::-1] if effect.reverses and count % 2 else self.others
        view = self.view
        following = order[0]
        worth = 0.0
        skipped = 0
        if effect.others_draw:
            cards = effect.others_draw * (PRESS if self.tables.launcher else 1.0)
            for other in order:
                worth += self._harm(other, cards)
                sizes[other] += ceil(cards)
        if color is not None and (effect.until_color or view.owed_color is not None):
            cost = self._turned_up(len(view.hands[following]), self.of_color[color.order])
            worth += cost * self._weight(following)
            skipped = 1
        elif effect.owes or view.owed:
            worth += self._owed(effect, order, rest, count)
            skipped = 1
        elif effect.roulette:
            worth += self._turned_up(len(view.hands[following]), max(self.of_color)) * self._weight(following)
            skipped = 1
        elif effect.presses:
            worth += self._harm(following, _fired(view.silent, effect.presses))
            skipped = 1
        elif effect.skips or (effect.reverses and self.two):
            skipped = len(order) if effect.skips >= EVERYONE else min((effect.skips or 1) * count, len(order))
        worth += TURN * sum(map(self._weight, order[:skipped]))
        if self._falls_back(effect):
            return worth, order
        return worth, order[skipped:]

    def _turned_over(self, rest: Sequence[Card], left: int) -> float:
        """Return the worth of turning all cards over, with ``rest`` and any unseen cards in a hand of ``left`` cards.

        The backs of the others become their cards, and the seat sees these backs. Its own are any cards.
        """
        view = self.view
        backs = view.backs
        assert backs is not None
        this, other = _powers(view.ruleset, backs.side), _powers(view.ruleset, backs.side.other)
        worth = left * other.mean - sum(this.by_index[card.index] for card in rest)
        worth += HUES * 4 * (1.0 - 0.75**left) + FOLLOWS * (1.0 - exp(-left * self.fits / 1.5))
        for seat in self.others:
            after = sum(other.by_index[back.index] for back in backs.hands[seat])
            worth += self._weight(seat) * (len(backs.hands[seat]) * this.mean - after)
        return worth - self._shields(rest) - self._guards(rest)

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

    def _guards(self, cards: Sequence[Card]) -> float:
        """Return what it is worth to hold the cards among ``cards`` that can keep the next seat from going out."""
        keepers = self.keepers
        worth = 0.0
        factor = GUARD
        later = 0
        for card in cards:
            if card.face in keepers.guards:
                if card.color is None:
                    worth += factor
                    factor *= SECOND
                else:
                    later += 1
        for _ in range(later):
            worth += factor * FITS_LATER
            factor *= SECOND
        return worth

    def burden(self, size: float) -> float:
        """Return what a hand of this size costs its owner. The size may be a mean."""
        whole = int(size)
        if whole >= _LARGEST:
            return self.burdens[_LARGEST]
        below = self.burdens[whole]
        return below if size == whole else below + (size - whole) * (self.burdens[whole + 1] - below)

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

    def _place(self, rest: _Rest, color: Color | None, coming: Sequence[int], sizes: Sequence[int]) -> float:
        """Return what it is worth to hold ``rest`` while ``color`` is to be matched.

        ``coming`` are the seats that move before this one, and ``sizes`` the sizes of all hands.
        """
        fitting = rest.cards if color is None else rest.wilds + rest.of_color[color.order] + rest.alike(color)
        follows = FOLLOWS * (1.0 - exp(-fitting / 1.5))
        worth = HUES * rest.hues
        if self.tables.colors:
            worth += self.wild * (1.0 - SECOND**rest.wilds) / (1.0 - SECOND)
        if coming:
            worth += follows / len(self.others) ** 0.5 + self._threat(coming, color, sizes)
        else:
            worth += follows + (TURN if fitting else -TURN)
            if 0 < rest.cards <= LONGEST and self._runs_out(rest.all, color, rest.face):
                worth += RUNS_OUT
        for hue in rest.gathering:
            worth += GATHERS * (rest.of_color[hue.order] - 1) * (1.0 if hue is color else 0.5)
        return worth

    def _rest(self, cards: Sequence[Card], face: Face) -> _Rest:
        """Count the rest of a hand, while ``face`` lies on top."""
        return _Rest(cards, face, self.tables.effects)

    def _threat(self, coming: Sequence[int], color: Color | None, sizes: Sequence[int]) -> float:
        """Return the worth of ``color`` against the opponents who move before this seat.

        The first of them may have no card that fits. Each of those with one card may go out.
        """
        first = coming[0]
        size = sizes[first]
        worth = 0.0
        safe = 1.0
        if first not in self.partners and size:
            blocked = self._blocked(first, size, color)
            worth = self.blocks * blocked * self.each * (2.0 if size < 3 else 1.0)
            if size == 1:
                safe = blocked
            elif size == 2:
                worth -= 0.3 * THREAT * (1.0 - blocked)
        stopped = STOPPED
        for other in coming[1:]:
            if sizes[other] == 1 and other not in self.partners:
                safe *= 1.0 - stopped * self.fits
            stopped *= STOPPED
        return worth - THREAT * (1.0 - safe)

    def _blocked(self, other: int, size: int, color: Color | None) -> float:
        """Return the probability that a hand of ``size`` cards has none that fits."""
        if color is None:
            return (1.0 - self.fits) ** size
        void = min(self.voids[other][color.order], size) if self.voids is not None else 0
        others = self.wilds / self.unseen + 0.06  # or a card with the same face
        share = min(self.of_color[color.order] / self.unseen + others, 1.0)
        return float((1.0 - share) ** (size - void) * max(1.0 - others, 0.0) ** void)

    def _runs_out(self, cards: Sequence[Card], color: Color | None, face: Face) -> bool:
        """Return whether all ``cards`` can be laid one after the other before anybody else has a turn.

        It is the seat's turn, and ``face`` lies on top.
        """
        if not cards:
            return True
        keeps = self.keepers.turn
        if sum(card.face not in keeps for card in cards) > 1:
            return False
        for card in dict.fromkeys(cards):
            if not (color is None or card.color is color or card.color is None or card.face is face):
                continue
            if len(cards) == 1:
                return last_card_allows(self.view.ruleset, card)
            if card.face in keeps:
                rest = list(cards)
                rest.remove(card)
                hues: Sequence[Color | None] = (
                    (card.color,) if card.color or not self.tables.colors else self.tables.colors
                )
                if any(self._runs_out(rest, hue, card.face) for hue in hues):
                    return True
        return False


class _Played(NamedTuple):
    """The consequences of a play."""

    worth: float
    """Its worth, apart from the color."""
    rest: _Rest
    coming: Sequence[int]
    """The seats that move before the player does, in their order."""
    sizes: Sequence[int]
    """The sizes of the hands."""


class _Keepers(NamedTuple):
    """Faces by what their cards keep."""

    turn: frozenset[Face]
    """They keep the turn: nobody else moves before their player does."""
    guards: frozenset[Face]
    """They keep the next seat from going out."""


@lru_cache(maxsize=256)
def _keepers(ruleset: Ruleset, side: Side, others: int) -> _Keepers:
    """Return the faces that keep something in these rules and on this side, against this number of ``others``."""
    turn = set()
    guards = set()
    tables = side_tables(ruleset, side)
    for face in tables.faces:
        effect = tables.effects[face]
        makes_draw = effect.owes or effect.presses
        if (
            makes_draw
            or effect.roulette
            or effect.skips
            or effect.reverses
            or effect.target_draws
            or effect.others_draw
        ):
            guards.add(face)
        may_be_sent_back = effect.owes and (effect.reverses or tables.answers or face in tables.challenged)
        skips_the_other = others == 1 and (makes_draw or effect.reverses)
        if not may_be_sent_back and (effect.skips >= others or skips_the_other):
            turn.add(face)
    return _Keepers(frozenset(turn), frozenset(guards))


class _Powers(NamedTuple):
    """The worth of the cards of one side of a deck in a hand, apart from the cards that they fit on."""

    by_index: Sequence[float]
    """By the index of a card."""
    mean: float
    """On average over the deck."""


@lru_cache(maxsize=64)
def _powers(ruleset: Ruleset, side: Side) -> _Powers:
    """Return the worth of the cards of this side in a hand."""
    tables = side_tables(ruleset, side)
    guards = _keepers(ruleset, side, 2).guards
    powers = [0.0] * len(Card)
    for card in set(tables.deck):
        effect = tables.effects[card.face]
        powers[card.index] = WILD if card.is_wild else GUARD * FITS_LATER if card.face in guards else 0.0
        powers[card.index] += OPPONENT * FITS_LATER * (UNTIL_COLOR if effect.until_color else effect.owes)
    return _Powers(powers, sum(powers[card.index] for card in tables.deck) / len(tables.deck))


@cache
def _fired(silent: int, presses: int) -> float:
    """Return how many cards a launcher gives on average with ``presses``, after ``silent`` silent ones in a row."""
    chances = CHANCES[silent]
    mean = sum(cards * chance for cards, chance in enumerate(chances)) / LOTS
    if presses == 1:
        return mean
    silence = chances[0] / LOTS
    if silence:
        mean += silence * _fired(silent + 1, presses if presses >= UNTIL_IT_FIRES else presses - 1)
    return mean if presses >= UNTIL_IT_FIRES else mean + (1.0 - silence) * _fired(0, presses - 1)


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
def _deck(ruleset: Ruleset, side: Side) -> tuple[tuple[Card, ...], list[int]]:
    """Return the kinds of cards of this side of a deck, and by the index of each card its copies."""
    cards = ruleset.deck(side)
    copies = [0] * len(Card)
    for card in cards:
        copies[card.index] += 1
    return tuple(dict.fromkeys(cards)), copies
