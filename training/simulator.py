"""The official game for training: one row of integers, compared with ``unobot.rules`` by differential tests.

A game is an array of ``SIZE`` integers at the indexes named below. Cards are kinds, 0 to 53, in the order of ``Card``.
Moves are the candidates of ``unobot.ai.features``. Randomness comes from a NumPy generator. Uno is announced.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from training.compiled import Ints, Rng, compiled
from unobot.ai import features as f

KINDS: Final = f.KINDS
CARDS: Final = 108
LIMIT: Final = 40 * CARDS

PLAYING: Final = 0
AFTER_DRAW: Final = 1
NAMING: Final = 2
ANSWERING: Final = 3
OVER: Final = 4

HANDS: Final = 0
"""From this index on, by seat and kind: how many cards it holds."""
HELD: Final = HANDS + 10 * KINDS
"""By seat: how many cards it holds."""
VOIDS: Final = HELD + 10
"""By seat and color: see ``Round.voids``."""
PILE: Final = VOIDS + 40
"""The draw pile: the next card is the last one."""
LEFT: Final = PILE + CARDS
"""How many cards the draw pile has."""
DISCARD: Final = LEFT + 1
"""The discard pile, the top card last."""
LAID: Final = DISCARD + CARDS
SCORES: Final = LAID + 1
SEATS: Final = SCORES + 10
MODE: Final = SEATS + 1
"""1 if a wild draw four can be played at any time and challenged, 0 if it is ``strict``."""
COLOR: Final = MODE + 1
TOP: Final = COLOR + 1
DIRECTION: Final = TOP + 1
TURN: Final = DIRECTION + 1
PHASE: Final = TURN + 1
DRAWN: Final = PHASE + 1
"""The kind just drawn, -1 if no card was left."""
FOUR_COLOR: Final = DRAWN + 1
FOUR_BY: Final = FOUR_COLOR + 1
GUILTY: Final = FOUR_BY + 1
STUCK: Final = GUILTY + 1
MOVES: Final = STUCK + 1
WINNER: Final = MOVES + 1
"""The seat that won the round, -1 for none."""
POINTS: Final = WINNER + 1
SIZE: Final = POINTS + 1

DECK: Final = np.array(
    [kind for kind in range(KINDS) for _ in range(4 if kind >= f.WILD else 1 if kind % f.FACES == 0 else 2)],
    dtype=np.int64,
)


@compiled
def shuffle(cards: Ints, start: int, count: int, rng: Rng) -> None:
    """Shuffle ``count`` of ``cards`` from ``start`` on (Fisher-Yates)."""
    for i in range(count - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[start + i], cards[start + j] = cards[start + j], cards[start + i]


@compiled
def worth(kind: int) -> int:
    """Return the points of a kind."""
    if kind >= f.WILD:
        return 50
    face = kind % f.FACES
    return 20 if face >= f.SKIP else face


@compiled
def following(g: Ints, seat: int, steps: int) -> int:
    """Return the seat ``steps`` places after ``seat``."""
    count = g[SEATS]
    return (seat + g[DIRECTION] * steps + count * 4) % count


@compiled
def deal(g: Ints, seats: int, dealer: int, mode: int, rng: Rng) -> None:
    """Shuffle, deal seven cards to each seat, and turn one up. The scores stay."""
    for i in range(CARDS):
        g[PILE + i] = DECK[i]
    shuffle(g, PILE, CARDS, rng)
    begin(g, seats, dealer, mode, rng)


@compiled
def begin(g: Ints, seats: int, dealer: int, mode: int, rng: Rng) -> None:
    """Deal from the existing pile of 108 cards. The last card of the array is dealt first."""
    for i in range(PILE):
        g[i] = 0
    g[LEFT] = CARDS
    g[LAID] = 0
    g[SEATS] = seats
    g[MODE] = mode
    g[DIRECTION] = 1
    g[DRAWN] = -1
    g[FOUR_COLOR] = -1
    g[FOUR_BY] = -1
    g[GUILTY] = 0
    g[STUCK] = 0
    g[MOVES] = 0
    g[WINNER] = -1
    g[POINTS] = 0
    for i in range(7 * seats):
        give(g, (dealer + 1 + i) % seats)
    while g[PILE + g[LEFT] - 1] == f.FOUR:
        shuffle(g, PILE, g[LEFT], rng)
    turn_up(g, dealer, rng)


@compiled
def turn_up(g: Ints, dealer: int, rng: Rng) -> None:
    """Turn up the next card of the pile, and apply its effect."""
    seats = g[SEATS]
    g[LEFT] -= 1
    kind = g[PILE + g[LEFT]]
    g[DISCARD] = kind
    g[LAID] = 1
    g[TOP] = kind
    first = (dealer + 1) % seats
    second = (dealer + 2) % seats
    g[PHASE] = PLAYING
    g[TURN] = first
    if kind >= f.WILD:
        g[COLOR] = -1
        g[PHASE] = NAMING
        return
    g[COLOR] = kind // f.FACES
    face = kind % f.FACES
    if face == f.REVERSE and seats > 2:
        g[DIRECTION] = -1
        g[TURN] = dealer
    elif face == f.SKIP or face == f.REVERSE:
        g[TURN] = second
    elif face == f.DRAW_TWO:
        draw(g, first, 2, rng)
        g[TURN] = second


@compiled
def give(g: Ints, seat: int) -> int:
    """Move the next card of the pile, which must have one, to ``seat``. Return its kind."""
    g[LEFT] -= 1
    kind = g[PILE + g[LEFT]]
    g[HANDS + seat * KINDS + kind] += 1
    g[HELD + seat] += 1
    return kind


@compiled
def draw(g: Ints, seat: int, count: int, rng: Rng) -> int:
    """Let ``seat`` draw up to ``count`` cards; the covered discards refill the pile. Return the last kind, or -1."""
    if g[LEFT] < count:
        refill(g, rng)
    held = g[HELD + seat]
    kind = -1
    for _ in range(min(count, g[LEFT])):
        kind = give(g, seat)
    if kind >= 0:
        for color in range(f.COLORS):
            g[VOIDS + seat * f.COLORS + color] = min(g[VOIDS + seat * f.COLORS + color], held)
    return kind


@compiled
def refill(g: Ints, rng: Rng) -> None:
    """Shuffle the covered discards behind what is left of the pile."""
    covered = g[LAID] - 1
    if covered < 1:
        return
    left = g[LEFT]
    for i in range(left - 1, -1, -1):
        g[PILE + covered + i] = g[PILE + i]
    for i in range(covered):
        g[PILE + i] = g[DISCARD + i]
    shuffle(g, PILE, covered, rng)
    g[LEFT] = left + covered
    g[DISCARD] = g[DISCARD + covered]
    g[LAID] = 1


@compiled
def honest(g: Ints, seat: int) -> bool:
    """Return whether a wild draw four of ``seat`` is legal now: it holds no card of the color."""
    start = HANDS + seat * KINDS + g[COLOR] * f.FACES
    held = 0
    for i in range(f.FACES):
        held += g[start + i]
    return held == 0


@compiled
def fits(g: Ints, seat: int, kind: int) -> bool:
    """Return whether ``seat`` may play ``kind`` in a turn."""
    if kind == f.WILD:
        return True
    if kind == f.FOUR:
        return g[MODE] == 1 or honest(g, seat)
    top = g[TOP]
    return kind // f.FACES == g[COLOR] or (top < f.WILD and kind % f.FACES == top % f.FACES)


@compiled
def legal(g: Ints, out: Ints) -> int:
    """Write the candidates of the seat to move to ``out``. Return their number."""
    seat = g[TURN]
    phase = g[PHASE]
    found = 0
    if phase == NAMING:
        for color in range(f.COLORS):
            out[color] = f.NAMED + color
        return f.COLORS
    if phase == ANSWERING:
        out[0] = f.ACCEPT
        out[1] = f.CHALLENGES
        return 2
    for kind in range(KINDS):
        if phase == AFTER_DRAW and kind != g[DRAWN]:
            continue
        if g[HANDS + seat * KINDS + kind] and fits(g, seat, kind):
            if kind < f.WILD:
                out[found] = kind
                found += 1
            else:
                first = f.WILDS if kind == f.WILD else f.FOURS
                for color in range(f.COLORS):
                    out[found] = first + color
                    found += 1
    out[found] = f.PASS if phase == AFTER_DRAW else f.DRAW
    return found + 1


@compiled
def play(g: Ints, candidate: int, rng: Rng) -> None:
    """Let the seat to move make a legal move."""
    seat = g[TURN]
    g[MOVES] += 1
    if candidate == f.DRAW:
        held = g[HELD + seat]
        color = g[COLOR]
        g[DRAWN] = draw(g, seat, 1, rng)
        g[VOIDS + seat * f.COLORS + color] = held
        g[STUCK] = 0 if g[DRAWN] >= 0 else g[STUCK] + 1
        g[PHASE] = AFTER_DRAW
    elif candidate == f.PASS:
        if g[DRAWN] < 0 and g[STUCK] >= g[SEATS]:
            end_drawn(g)
            return
        if g[DRAWN] >= 0:
            g[VOIDS + seat * f.COLORS + g[COLOR]] = g[HELD + seat]
        g[DRAWN] = -1
        g[PHASE] = PLAYING
        g[TURN] = following(g, seat, 1)
    elif candidate == f.ACCEPT:
        draw(g, seat, 4, rng)
        settle(g, following(g, seat, 1))
    elif candidate == f.CHALLENGES:
        if g[GUILTY]:
            draw(g, g[FOUR_BY], 4, rng)
            settle(g, seat)
        else:
            draw(g, seat, 6, rng)
            settle(g, following(g, seat, 1))
    elif candidate >= f.NAMED:
        g[COLOR] = candidate - f.NAMED
        g[PHASE] = PLAYING
    else:
        lay(g, seat, candidate, rng)
    if g[PHASE] != OVER and g[MOVES] >= LIMIT:
        end_drawn(g)


@compiled
def settle(g: Ints, turn: int) -> None:
    """Clear the owed cards; it is the turn of ``turn``."""
    g[FOUR_BY] = -1
    g[FOUR_COLOR] = -1
    g[GUILTY] = 0
    g[PHASE] = PLAYING
    g[TURN] = turn


@compiled
def lay(g: Ints, seat: int, candidate: int, rng: Rng) -> None:
    """Let ``seat`` play a card."""
    kind = candidate
    color = candidate // f.FACES
    if candidate >= f.FOURS:
        kind = f.FOUR
        color = candidate - f.FOURS
    elif candidate >= f.WILDS:
        kind = f.WILD
        color = candidate - f.WILDS
    before = g[COLOR]
    g[HANDS + seat * KINDS + kind] -= 1
    g[HELD + seat] -= 1
    guilty = kind == f.FOUR and not honest(g, seat)
    g[DISCARD + g[LAID]] = kind
    g[LAID] += 1
    g[TOP] = kind
    g[COLOR] = color
    g[DRAWN] = -1
    g[STUCK] = 0
    g[PHASE] = PLAYING
    face = kind % f.FACES if kind < f.WILD else -1
    two = g[SEATS] == 2
    out = g[HELD + seat] == 0
    steps = 1
    if face == f.REVERSE and not two and not out:
        g[DIRECTION] = -g[DIRECTION]
    elif face == f.SKIP or (face == f.REVERSE and two):
        steps = 2
    elif face == f.DRAW_TWO:
        draw(g, following(g, seat, 1), 2, rng)
        steps = 2
    elif kind == f.FOUR:
        if g[MODE] == 0 or out:
            draw(g, following(g, seat, 1), 4, rng)
            steps = 2
        else:
            g[PHASE] = ANSWERING
            g[FOUR_BY] = seat
            g[FOUR_COLOR] = before
            g[GUILTY] = 1 if guilty else 0
    if out:
        end(g, seat)
        return
    g[TURN] = following(g, seat, steps)


@compiled
def value(g: Ints, seat: int) -> int:
    """Return the points in the hand of ``seat``."""
    total = 0
    for kind in range(KINDS):
        total += g[HANDS + seat * KINDS + kind] * worth(kind)
    return total


@compiled
def end(g: Ints, winner: int) -> None:
    """Let ``winner`` score the cards of the others."""
    g[PHASE] = OVER
    g[WINNER] = winner
    points = 0
    for seat in range(g[SEATS]):
        if seat != winner:
            points += value(g, seat)
    g[POINTS] = points
    g[SCORES + winner] += points


@compiled
def end_drawn(g: Ints) -> None:
    """End a drawn round: the fewest points in hand win it; with a tie no seat scores."""
    least = 1 << 30
    winner = -1
    for seat in range(g[SEATS]):
        held = value(g, seat)
        if held == least:
            winner = -1
        elif held < least:
            least = held
            winner = seat
    g[PHASE] = OVER
    if winner >= 0:
        end(g, winner)
