"""The game in the simulator of the training: one row of integers, compared with ``unobot.rules`` by differential tests.

It plays all rules of ``unobot.ai.rule_features``. Left out are own stocks. Uno is announced. Cards are kinds, 0 to 56,
in the order of ``Card``. The rules are part of the row. Covered discards are counted, because nothing depends on their
order.

``training.legality`` lists the moves, and ``training.moves`` makes them.
"""

from __future__ import annotations

from typing import Final

from training.compiled import Ints, Rng, compiled
from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.rules import habits

KINDS: Final = 57
SWAP: Final = 54
SHUFFLE: Final = 55
CUSTOM: Final = 56
MAX_CARDS: Final = 4 * 113
"""The cards of four decks."""
MOVES_PER_CARD: Final = 40
MAX_SEATS: Final = 10

PLAYING: Final = 0
AFTER_DRAW: Final = 1
NAMING: Final = 2
ANSWERING: Final = 3
OVER: Final = 4

FOUR_FACE: Final = 14
"""Faces: 0 to 12 as in ``features``; wilds follow in the order of ``Card``, from 13."""

HANDS: Final = 0
"""From this index on, by seat and kind: how many cards it holds and sees."""
UNSEEN: Final = HANDS + MAX_SEATS * KINDS
"""By seat and kind: the cards that it drew blind and has not seen (``Round.unseen``)."""
HAND_SIZES: Final = UNSEEN + MAX_SEATS * KINDS
"""By seat: how many cards it holds, seen or not."""
VOIDS: Final = HAND_SIZES + MAX_SEATS
"""By seat and color: see ``Round.voids``."""
NAMED: Final = VOIDS + MAX_SEATS * f.COLORS
"""By seat and color: how many cards it held when it named that color (``Round.named_colors``), 0 for other colors."""
SCORES: Final = NAMED + MAX_SEATS * f.COLORS
POINTS: Final = SCORES + MAX_SEATS
"""By seat: the points of this round, when it is over."""
OUT: Final = POINTS + MAX_SEATS
"""By seat: its place among the seats that left the round, from 1; 0 while it is in."""
LOST: Final = OUT + MAX_SEATS
"""By seat: the points of its cards that went under the discard pile."""
COVERED: Final = LOST + MAX_SEATS
"""By kind: the discards below the top card."""
RULES: Final = COVERED + KINDS
"""The rules, at the indexes of ``rule_features``."""
HABITS: Final = RULES + r.RULES
"""By seat: the counts of its ``Habits``. A new round does not change them."""
RECORD: Final = habits.COUNTS
SEATS: Final = HABITS + MAX_SEATS * RECORD
OUT_COUNT: Final = SEATS + 1
"""How many seats left the round."""
COLOR: Final = OUT_COUNT + 1
"""The active color, -1 for none."""
TOP: Final = COLOR + 1
"""The kind on top, -1 for none."""
DIRECTION: Final = TOP + 1
TURN: Final = DIRECTION + 1
PHASE: Final = TURN + 1
DRAWN: Final = PHASE + 1
"""The kind just drawn, -1 if no card was left."""
OWED: Final = DRAWN + 1
OWED_FACE: Final = OWED + 1
"""The face of the card for which cards are owed, -1 for none."""
FOUR_COLOR: Final = OWED_FACE + 1
"""The color before the wild draw four that can be challenged, -1 for none."""
FOUR_BY: Final = FOUR_COLOR + 1
GUILTY: Final = FOUR_BY + 1
STUCK: Final = GUILTY + 1
MOVES: Final = STUCK + 1
LIMIT: Final = MOVES + 1
WINNER: Final = LIMIT + 1
GOES_ON: Final = WINNER + 1
"""1 for the seat 0, and so on: within a move, the seat whose turn has begun already. It sees no more cards."""
PILE_SIZE: Final = GOES_ON + 1
"""How many cards the draw pile has."""
PILE: Final = PILE_SIZE + 1
"""The draw pile: the next card is the last one."""
SIZE: Final = PILE + MAX_CARDS


@compiled
def face_of(kind: int) -> int:
    """Return the face of a kind; -1 for no card."""
    if kind < 0:
        return -1
    return kind % f.FACES if kind < f.WILD else kind - f.WILD + f.FACES


@compiled
def worth(kind: int) -> int:
    """Return the points of a kind."""
    if kind >= SWAP:
        return 40
    if kind >= f.WILD:
        return 50
    face = kind % f.FACES
    return 20 if face >= f.SKIP else face


@compiled
def value(g: Ints, seat: int) -> int:
    """Return the points of ``seat``: the cards in its hand, and the cards that it lost at the hand limit."""
    total = g[LOST + seat]
    for kind in range(KINDS):
        total += (g[HANDS + seat * KINDS + kind] + g[UNSEEN + seat * KINDS + kind]) * worth(kind)
    return total


@compiled
def copies(kind: int, newer: int) -> int:
    """Return how many cards of a kind one deck has."""
    if kind >= SWAP:
        return (3 if kind == CUSTOM else 1) if newer else 0
    if kind >= f.WILD:
        return 4
    return 1 if kind % f.FACES == 0 else 2


@compiled
def playing(g: Ints) -> int:
    """Return how many seats are still in the round."""
    return g[SEATS] - g[OUT_COUNT]


@compiled
def following(g: Ints, seat: int) -> int:
    """Return the seat after ``seat`` that is still in."""
    count = g[SEATS]
    seat = (seat + g[DIRECTION] + count) % count
    while g[OUT + seat]:
        seat = (seat + g[DIRECTION] + count) % count
    return seat


@compiled
def next_asked(g: Ints, laid: int, last_asked: int) -> int:
    """Return the next seat to ask for a move, after ``last_asked`` had none; it is -1 if nobody was asked yet.

    If ``laid`` laid a card with the last move, the others may jump in, in turn order after it. Then it is the seat to
    move.
    """
    if laid < 0 or not g[RULES + r.JUMP_IN]:
        return int(g[TURN])
    first = following(g, laid)
    other = first if last_asked < 0 else following(g, last_asked)
    if last_asked >= 0 and other == first:
        return int(g[TURN])
    if other == g[TURN]:
        other = following(g, other)
        if other == first:
            return int(g[TURN])
    return int(other)


@compiled
def together(g: Ints, seat: int, other: int) -> bool:
    """Return whether both seats win together."""
    if not g[RULES + r.TEAMS]:
        return seat == other
    half = g[SEATS] // 2
    return seat % half == other % half


@compiled
def update_voids(g: Ints, seat: int, count: int, color: int) -> None:
    """Record that ``seat`` held ``count`` cards, and none of ``color`` (-1 for no color)."""
    for other in range(f.COLORS):
        g[VOIDS + seat * f.COLORS + other] = min(g[VOIDS + seat * f.COLORS + other], count)
    if color >= 0:
        g[VOIDS + seat * f.COLORS + color] = count


@compiled
def name_color(g: Ints, seat: int, color: int) -> None:
    """Record that ``seat`` named ``color``; -1 for a new hand, which is unknown."""
    for other in range(f.COLORS):
        g[NAMED + seat * f.COLORS + other] = g[HAND_SIZES + seat] if other == color else 0


@compiled
def count_answer(g: Ints, seat: int, challenges: int) -> None:
    """Count in the habits that ``seat`` challenged a Wild Draw Four (1), or took the cards (0)."""
    g[HABITS + seat * RECORD + habits.ANSWERS] += 1
    g[HABITS + seat * RECORD + habits.CHALLENGES] += challenges
    g[HABITS + g[FOUR_BY] * RECORD + habits.ACCUSED] += challenges
    g[HABITS + g[FOUR_BY] * RECORD + habits.GUILTY] += challenges * g[GUILTY]


@compiled
def count_choice(g: Ints, seat: int, face: int) -> None:
    """Count in the habits that ``seat`` laid a card with ``face`` by choice."""
    count = habits.NUMBERS if face < f.SKIP else habits.ACTIONS if face < f.FACES else habits.WILDS
    g[HABITS + seat * RECORD + count] += 1


@compiled
def give(g: Ints, seat: int) -> int:
    """Move the next card of the pile, which must have one, to ``seat``. Return its kind."""
    g[PILE_SIZE] -= 1
    kind = g[PILE + g[PILE_SIZE]]
    g[HANDS + seat * KINDS + kind] += 1
    g[HAND_SIZES + seat] += 1
    return kind


@compiled
def see(g: Ints, seat: int) -> None:
    """Show ``seat`` the cards that it drew blind."""
    for kind in range(KINDS):
        g[HANDS + seat * KINDS + kind] += g[UNSEEN + seat * KINDS + kind]
        g[UNSEEN + seat * KINDS + kind] = 0


@compiled
def shuffle(cards: Ints, start: int, count: int, rng: Rng) -> None:
    """Shuffle ``count`` of ``cards`` from ``start`` on (Fisher-Yates)."""
    for i in range(count - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[start + i], cards[start + j] = cards[start + j], cards[start + i]


@compiled
def refill(g: Ints, rng: Rng) -> None:
    """Shuffle the covered discards behind what is left of the pile."""
    covered = 0
    for kind in range(KINDS):
        covered += g[COVERED + kind]
    if not covered:
        return
    pile_size = g[PILE_SIZE]
    for i in range(pile_size - 1, -1, -1):
        g[PILE + covered + i] = g[PILE + i]
    place = PILE
    for kind in range(KINDS):
        for _ in range(g[COVERED + kind]):
            g[place] = kind
            place += 1
        g[COVERED + kind] = 0
    shuffle(g, PILE, covered, rng)
    g[PILE_SIZE] = pile_size + covered


@compiled
def draw(g: Ints, seat: int, count: int, color: int, rng: Rng) -> int:
    """Let ``seat`` draw up to ``count`` cards, by choice if there is a ``color``. Return the last kind, or -1."""
    if g[PILE_SIZE] < count:
        refill(g, rng)
    update_voids(g, seat, g[HAND_SIZES + seat], color)
    kind = -1
    for _ in range(min(count, g[PILE_SIZE])):
        kind = give(g, seat)
        if g[RULES + r.BLIND]:
            g[HANDS + seat * KINDS + kind] -= 1
            g[UNSEEN + seat * KINDS + kind] += 1
    return kind


@compiled
def close_challenge(g: Ints) -> None:
    """Forget the wild draw four that could be challenged."""
    g[FOUR_BY] = -1
    g[FOUR_COLOR] = -1
    g[GUILTY] = 0


@compiled
def clear_debt(g: Ints) -> None:
    """Clear the debt: no seat owes cards any more."""
    g[OWED] = 0
    g[OWED_FACE] = -1
    close_challenge(g)


@compiled
def turn(g: Ints, seat: int) -> None:
    """Begin the turn of ``seat``."""
    g[TURN] = seat
    g[PHASE] = PLAYING


@compiled
def goes_on(g: Ints, seat: int) -> None:
    """End the turn of ``seat``, which drew the cards that it owed. If the rules say so, let it play instead."""
    turn(g, seat if g[RULES + r.PLAY_AFTER] else following(g, seat))


@compiled
def hit(g: Ints, seat: int, count: int, rng: Rng) -> None:
    """Let ``seat`` draw cards without an answer. If it may play then, its turn begins before it draws."""
    if g[RULES + r.PLAY_AFTER]:
        see(g, seat)
        g[GOES_ON] = seat + 1
    draw(g, seat, count, -1, rng)


@compiled
def answers(g: Ints) -> bool:
    """Return whether a seat that owes cards can lay one instead. Then it is always asked."""
    return g[RULES + r.STACKING] != 0 or g[RULES + r.SENDS_BACK] != 0 or g[RULES + r.PASSES_ON] != 0


@compiled
def begin_turn(g: Ints) -> None:
    """After a move: show the seat to move what it drew before its turn."""
    if g[RULES + r.BLIND] and g[GOES_ON] != g[TURN] + 1:
        see(g, g[TURN])


@compiled
def deal(g: Ints, dealer: int, rng: Rng) -> None:
    """Shuffle, deal to each seat, and turn up a card. The rules, the number of seats and the scores stay."""
    count = 0
    for kind in range(KINDS):
        for _ in range(copies(kind, g[RULES + r.NEWER_WILDS]) * g[RULES + r.DECKS]):
            g[PILE + count] = kind
            count += 1
    g[PILE_SIZE] = count
    shuffle(g, PILE, count, rng)
    begin(g, dealer, rng)


@compiled
def begin(g: Ints, dealer: int, rng: Rng) -> None:
    """Deal from the existing pile of all cards. The last card of the array is dealt first."""
    for i in range(SCORES):
        g[i] = 0
    for i in range(POINTS, RULES):
        g[i] = 0
    g[OUT_COUNT] = 0
    g[COLOR] = -1
    g[TOP] = -1
    g[DIRECTION] = 1
    g[DRAWN] = -1
    clear_debt(g)
    g[STUCK] = 0
    g[MOVES] = 0
    g[LIMIT] = MOVES_PER_CARD * g[PILE_SIZE]
    g[WINNER] = -1
    for i in range(g[RULES + r.HAND_SIZE] * g[SEATS]):
        give(g, (dealer + 1 + i) % g[SEATS])
    first = (dealer + 1) % g[SEATS]
    turn(g, first)
    if g[RULES + r.FIRST_CARD] != 3:
        while not may_begin(g, g[PILE + g[PILE_SIZE] - 1]):
            shuffle(g, PILE, g[PILE_SIZE], rng)
        turn_up(g, dealer, rng)


@compiled
def may_begin(g: Ints, kind: int) -> bool:
    """Return whether this kind may be turned up first."""
    if g[RULES + r.FIRST_CARD] == 1:
        return kind < f.WILD and kind % f.FACES < f.SKIP
    return g[RULES + r.FIRST_CARD] == 2 or kind != f.FOUR


@compiled
def turn_up(g: Ints, dealer: int, rng: Rng) -> None:
    """Turn up the next card of the pile, and apply its effect."""
    g[PILE_SIZE] -= 1
    kind = g[PILE + g[PILE_SIZE]]
    g[TOP] = kind
    first = g[TURN]
    if kind >= f.WILD:
        g[PHASE] = NAMING
        return
    g[COLOR] = kind // f.FACES
    face = kind % f.FACES
    if face == f.REVERSE and g[SEATS] > 2:
        g[DIRECTION] = -1
        g[TURN] = dealer
    elif face == f.SKIP or face == f.REVERSE:
        g[TURN] = following(g, first)
    elif face == f.DRAW_TWO:
        if answers(g):
            g[OWED] = 2
            g[OWED_FACE] = f.DRAW_TWO
            g[PHASE] = ANSWERING
        else:
            hit(g, first, 2, rng)
            goes_on(g, first)
            begin_turn(g)
            g[GOES_ON] = 0
