"""Any deck in the simulator of the training: a card is a number, and the facts of the cards say what it does.

The row of ``training.game`` goes on here: it holds the cards themselves, so that cards with two sides can turn over.
``h.HANDS`` to ``h.HAND_SIZES`` and ``h.COVERED`` stay empty. ``h.TOP``, ``h.DRAWN`` and ``h.OWED_FACE`` are prints: the
index of a ``Card``, -1 for none.

It plays the rules that ``unobot.ai.expert`` asks the network by effects for. Differential tests compare it with
``unobot.rules``. ``training.effect_moves`` lists and makes the moves.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from training import game as h
from training.compiled import Ints, Rng, compiled
from unobot.ai import effect_features as e
from unobot.ai import rule_features as r
from unobot.ai.effect_encoding import facts
from unobot.rules.cards import Side
from unobot.rules.launcher import CHANCES, LOTS
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import Ruleset

MAX_CARDS: Final = 168
BOOK: Final = h.SIZE
"""The number of the ruleset in the book."""
SIDE: Final = BOOK + 1
"""0 while the light side of the cards is in play, 1 for the dark one."""
TURNED: Final = SIDE + 1
"""The number of discards, the lowest ones, that came to lie as they do when all cards turned over."""
SILENT: Final = TURNED + 1
"""The presses of the launcher in a row that fired nothing."""
LAID: Final = SILENT + 1
"""How many cards the discard pile has."""
DISCARD: Final = LAID + 1
"""The discard pile: the top card is the last one."""
HELD: Final = DISCARD + MAX_CARDS
"""By seat: its cards, in the order in which they came in."""
SIZE: Final = HELD + h.MAX_SEATS * MAX_CARDS

LOW: Final = r.RULES
HIGH: Final = LOW + 1
"""Behind the rules of a row: the lowest and the highest number of seats."""
KNOCK_OUT: Final = HIGH + 1
"""The points of a seat that is out by the hand limit, 0 for those of its cards."""
CARDS: Final = KNOCK_OUT + 1
"""The number of cards."""
LAUNCHER: Final = CARDS + 1
COLORED: Final = LAUNCHER + 1
SIDES: Final = COLORED + 1
CHALLENGES: Final = SIDES + 1
"""1 if a side has a card that can be challenged."""
ROW: Final = CHALLENGES + 1

_FIRED: Final = np.array([np.cumsum(chances) for chances in CHANCES])


class Book(NamedTuple):
    """Rulesets, each with its cards."""

    rules: Ints
    """A row for each: the numbers of ``rule_features``, and those from ``LOW`` on."""
    prints: Ints
    """By ruleset and side: the index of the print of each card."""
    facts: Ints
    """By ruleset and side: the facts of all prints (``effect_features.FACTS``)."""


def new_book(rulesets: list[Ruleset], seats: list[tuple[int, int]]) -> Book:
    """Return the book of these rulesets. ``seats``: the lowest and the highest number of seats of each."""
    rules = np.zeros((len(rulesets), ROW), np.int64)
    prints = np.zeros((len(rulesets), 2, MAX_CARDS), np.int64)
    table = np.zeros((len(rulesets), 2, e.CARDS * e.FACTS), np.int64)
    for number, (ruleset, (low, high)) in enumerate(zip(rulesets, seats, strict=True)):
        tables = rule_tables(ruleset)
        pairs = ruleset.pairs()
        sides = [[pair.front for pair in pairs], [pair.back for pair in pairs]] if pairs else [list(ruleset.deck())]
        numbers = (
            *r.rule_numbers(ruleset),
            *(low, high, ruleset.knock_out, len(sides[0]), int(tables.launcher), int(bool(tables.colors)), len(sides)),
            int(bool(tables.challenged)),
        )
        rules[number] = numbers
        for place, (cards, side) in enumerate(zip(sides, Side, strict=False)):
            prints[number, place, : len(cards)] = [card.index for card in cards]
            table[number, place] = facts(ruleset, side).table
    return Book(rules, prints, table)


@compiled
def facts_of(g: Ints, book: Book) -> Ints:
    """Return the facts of the prints on the side in play."""
    return book.facts[g[BOOK], g[SIDE]]


@compiled
def prints_of(g: Ints, book: Book) -> Ints:
    """Return the prints of the cards on the side in play."""
    return book.prints[g[BOOK], g[SIDE]]


@compiled
def value(g: Ints, book: Book, seat: int) -> int:
    """Return the points of ``seat``: the cards in its hand, and what it lost at the hand limit."""
    total = g[h.LOST + seat]
    prints, t = prints_of(g, book), facts_of(g, book)
    for i in range(g[h.HAND_SIZES + seat]):
        total += t[prints[g[HELD + seat * MAX_CARDS + i]] * e.FACTS + e.POINTS]
    return total


@compiled
def give(g: Ints, seat: int) -> int:
    """Move the next card of the pile, which must have one, to ``seat``. Return its number."""
    g[h.PILE_SIZE] -= 1
    card = g[h.PILE + g[h.PILE_SIZE]]
    g[HELD + seat * MAX_CARDS + g[h.HAND_SIZES + seat]] = card
    g[h.HAND_SIZES + seat] += 1
    return card


@compiled
def refill(g: Ints, rng: Rng) -> None:
    """Shuffle the covered discards behind what is left of the pile."""
    covered = g[LAID] - 1
    if covered <= 0:
        return
    pile_size = g[h.PILE_SIZE]
    for i in range(pile_size - 1, -1, -1):
        g[h.PILE + covered + i] = g[h.PILE + i]
    for i in range(covered):
        g[h.PILE + i] = g[DISCARD + i]
    g[DISCARD] = g[DISCARD + covered]
    g[TURNED] = 1 if 0 < g[TURNED] == g[LAID] else 0
    g[LAID] = 1
    h.shuffle(g, h.PILE, covered, rng)
    g[h.PILE_SIZE] = pile_size + covered


@compiled
def take(g: Ints, seat: int, count: int, color: int, rng: Rng) -> int:
    """Let ``seat`` take up to ``count`` cards, by choice if there is a ``color``. Return the last card, or -1."""
    if g[h.PILE_SIZE] < count:
        refill(g, rng)
    h.update_voids(g, seat, g[h.HAND_SIZES + seat], color)
    card = -1
    for _ in range(min(count, g[h.PILE_SIZE])):
        card = give(g, seat)
    return card


@compiled
def press(g: Ints, seat: int, times: int, color: int, rng: Rng) -> int:
    """Let ``seat`` press the launcher, and take what it fires. Return the last card, or -1 for none.

    With ``effect_features.FIRES`` times it stops when the launcher fires.
    """
    card = -1
    for _ in range(times):
        lot = int(rng.random() * LOTS)
        fired = 0
        while lot >= _FIRED[g[SILENT], fired]:
            fired += 1
        g[SILENT] = 0 if fired else g[SILENT] + 1
        if fired:
            card = take(g, seat, fired, color, rng)
            if times == e.FIRES:
                break
    return card


@compiled
def draw(g: Ints, book: Book, seat: int, count: int, rng: Rng) -> None:
    """Let ``seat`` draw ``count`` cards, or press the launcher as often."""
    if book.rules[g[BOOK], LAUNCHER]:
        press(g, seat, count, -1, rng)
    else:
        take(g, seat, count, -1, rng)


@compiled
def draw_until_color(g: Ints, book: Book, seat: int, color: int, rng: Rng) -> None:
    """Let ``seat`` draw until a card of this color comes, or nothing is left."""
    h.update_voids(g, seat, g[h.HAND_SIZES + seat], -1)
    prints, t = prints_of(g, book), facts_of(g, book)
    while True:
        if not g[h.PILE_SIZE]:
            refill(g, rng)
            if not g[h.PILE_SIZE]:
                return
        if t[prints[give(g, seat)] * e.FACTS] == color:
            return


@compiled
def new_hand(g: Ints, seat: int) -> None:
    """Forget what was known of the hand of ``seat``."""
    h.update_voids(g, seat, 0, -1)


@compiled
def swap(g: Ints, seat: int, other: int) -> None:
    """Swap the hands of two seats."""
    first, second = HELD + seat * MAX_CARDS, HELD + other * MAX_CARDS
    for i in range(max(g[h.HAND_SIZES + seat], g[h.HAND_SIZES + other])):
        g[first + i], g[second + i] = g[second + i], g[first + i]
    g[h.HAND_SIZES + seat], g[h.HAND_SIZES + other] = g[h.HAND_SIZES + other], g[h.HAND_SIZES + seat]
    new_hand(g, seat)
    new_hand(g, other)


@compiled
def pass_on(g: Ints, seat: int) -> None:
    """Pass every hand on to the next seat in the direction of play."""
    g[h.DIRECTION] = -g[h.DIRECTION]  # swap backwards through the ring: the hand of the last one goes all the way
    receiver = seat
    for _ in range(h.playing(g) - 1):
        giver = h.following(g, receiver)
        swap(g, receiver, giver)
        receiver = giver
    g[h.DIRECTION] = -g[h.DIRECTION]
    for other in range(g[h.SEATS]):
        new_hand(g, other)


@compiled
def turn_over(g: Ints, book: Book) -> None:
    """Turn all cards over: the discards and the pile as packets, and every hand."""
    for i in range(g[LAID] // 2):
        first, last = DISCARD + i, DISCARD + g[LAID] - 1 - i
        g[first], g[last] = g[last], g[first]
    for i in range(g[h.PILE_SIZE] // 2):
        first, last = h.PILE + i, h.PILE + g[h.PILE_SIZE] - 1 - i
        g[first], g[last] = g[last], g[first]
    g[SIDE] = 1 - g[SIDE]
    g[TURNED] = g[LAID]
    g[h.TOP] = prints_of(g, book)[g[DISCARD + g[LAID] - 1]]
    g[h.COLOR] = facts_of(g, book)[g[h.TOP] * e.FACTS]
    g[h.DRAWN] = -1
    for seat in range(g[h.SEATS]):
        new_hand(g, seat)


@compiled
def begin_after_turn(g: Ints, seat: int) -> None:
    """Begin the turn of ``seat`` after all cards turned over. It names the color of a wild on top."""
    h.turn(g, seat)
    if g[h.COLOR] < 0:
        g[h.PHASE] = h.NAMING


@compiled
def deal(g: Ints, book: Book, dealer: int, rng: Rng) -> None:
    """Shuffle, deal to each seat, and turn up a card. The rules, the number of seats and the scores stay."""
    count = book.rules[g[BOOK], CARDS]
    for i in range(count):
        g[h.PILE + i] = i
    g[h.PILE_SIZE] = count
    h.shuffle(g, h.PILE, count, rng)
    begin(g, book, dealer, rng)


@compiled
def begin(g: Ints, book: Book, dealer: int, rng: Rng) -> None:
    """Deal from the existing pile of all cards. The last card of the array is dealt first."""
    for i in range(h.HAND_SIZES, h.SCORES):
        g[i] = 0
    for i in range(h.POINTS, h.COVERED):
        g[i] = 0
    g[h.OUT_COUNT] = 0
    g[h.COLOR] = -1
    g[h.TOP] = -1
    g[h.DIRECTION] = 1
    g[h.DRAWN] = -1
    h.clear_debt(g)
    g[h.STUCK] = 0
    g[h.MOVES] = 0
    g[h.LIMIT] = h.MOVES_PER_CARD * g[h.PILE_SIZE]
    g[h.WINNER] = -1
    g[SIDE] = 0
    g[TURNED] = 0
    g[SILENT] = 0
    g[LAID] = 0
    for i in range(g[h.RULES + r.HAND_SIZE] * g[h.SEATS]):
        give(g, (dealer + 1 + i) % g[h.SEATS])
    h.turn(g, (dealer + 1) % g[h.SEATS])
    if g[h.RULES + r.FIRST_CARD] != 3:
        prints, t = prints_of(g, book), facts_of(g, book)
        while t[prints[g[h.PILE + g[h.PILE_SIZE] - 1]] * e.FACTS + e.PUT_BACK]:
            h.shuffle(g, h.PILE, g[h.PILE_SIZE], rng)
        _turn_up(g, book, dealer, rng)


@compiled
def _turn_up(g: Ints, book: Book, dealer: int, rng: Rng) -> None:
    """Turn up the next card of the pile, and apply its effect."""
    g[h.PILE_SIZE] -= 1
    g[DISCARD] = g[h.PILE + g[h.PILE_SIZE]]
    g[LAID] = 1
    g[h.TOP] = prints_of(g, book)[g[DISCARD]]
    t = facts_of(g, book)
    at = g[h.TOP] * e.FACTS
    g[h.COLOR] = t[at]
    first = g[h.TURN]
    if not book.rules[g[BOOK], COLORED]:  # the first card of a deck without colors does nothing
        return
    if t[at] < 0:
        g[h.PHASE] = h.NAMING
    elif t[at + e.TURNS_OVER]:
        turn_over(g, book)
        begin_after_turn(g, first)
    elif t[at + e.REVERSES] and g[h.SEATS] > 2:
        g[h.DIRECTION] = -1
        g[h.TURN] = dealer
    elif t[at + e.REVERSES] or t[at + e.SKIPS]:
        for _ in range(min(max(t[at + e.SKIPS], 1), g[h.SEATS] - 1)):
            g[h.TURN] = h.following(g, g[h.TURN])
    elif t[at + e.OWES]:
        if g[h.RULES + r.STACKING]:
            g[h.OWED] = t[at + e.OWES]
            g[h.OWED_FACE] = g[h.TOP]
            g[h.PHASE] = h.ANSWERING
        else:
            take(g, first, t[at + e.OWES], -1, rng)
            h.goes_on(g, first)
