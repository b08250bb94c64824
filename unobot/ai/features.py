"""The features of the expert: an encoding of the game, and the numbers that describe each candidate in it.

An *encoding* holds everything that decides a move of the official game, as one seat sees it. It is ``LENGTH`` integers
at the indexes named below; other seats follow in turn order. A *candidate* is an integer too: a card (by its order, a
wild with its color) or one of ``DRAW`` to ``NAMED``. The *features* of an encoding and of each candidate are numbers of
about 0 to 1.

The training compiles these very lines. Therefore they use only loops, integers and floats.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

SEATS: Final = 10
COLORS: Final = 4
FACES: Final = 13
SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
WILD: Final = 52
FOUR: Final = 53
KINDS: Final = 54

HAND: Final = 0
"""From this index on: how many cards of each kind the own hand holds."""
UNSEEN: Final = HAND + KINDS
"""How many cards of each kind are neither in the own hand nor on the discard pile."""
SIZES: Final = UNSEEN + KINDS
"""How many cards each seat holds, the own seat first; 0 for seats that do not exist."""
VOIDS: Final = SIZES + SEATS
"""By seat, the own first, and color: how many of its cards are known not to have that color, because the seat drew."""
SCORES: Final = VOIDS + SEATS * COLORS
"""The points of each seat in the match, as hundredths of the target."""
COUNT: Final = SCORES + SEATS
"""How many seats play."""
COLOR: Final = COUNT + 1
TOP: Final = COLOR + 1
"""The kind of card on top."""
DRAWN: Final = TOP + 1
"""1 if the seat has drawn and may play that card or pass."""
OWED: Final = DRAWN + 1
"""How many cards the seat owes and has to answer for."""
CHALLENGE: Final = OWED + 1
"""1 if a wild draw four can be challenged."""
FOUR_COLOR: Final = CHALLENGE + 1
"""The color before the wild draw four that waits for an answer."""
FOUR_BY: Final = FOUR_COLOR + 1
"""The seat that played it, as a place in turn order."""
LENGTH: Final = FOUR_BY + 1

WILDS: Final = 52
"""Candidates 52 to 55: a wild with each color."""
FOURS: Final = 56
DRAW: Final = 60
PASS: Final = 61
ACCEPT: Final = 62
CHALLENGES: Final = 63
NAMED: Final = 64
"""Candidates 64 to 67: the color of a wild that was turned up."""
CANDIDATES: Final = 68

STATE: Final = 58
"""How many features an encoding has."""
MOVE: Final = 74
"""How many features a candidate has in addition."""
_MANY: Final = 0.2
_POINTS: Final = 0.01


def sum_up(p: Sequence[int], s: MutableSequence[int]) -> None:
    """Write sums over the cards of encoding ``p`` to ``s``: ``SUMS`` integers, all 0 before."""
    for color in range(COLORS):
        hand = HAND + color * FACES
        elsewhere = UNSEEN + color * FACES
        total = 0
        for face in range(FACES):
            copies = p[hand + face]
            if copies:
                s[_BY_COLOR + color] += copies
                s[_FACE + face] += copies
                s[_POINT] += copies * (20 if face >= SKIP else face)
                s[_CARDS] += copies
                if face >= SKIP:
                    s[_ACTION + face - SKIP] += copies
            unseen = p[elsewhere + face]
            if unseen:
                total += unseen
                s[_UNSEEN_FACE + face] += unseen
        s[_UNSEEN_COLOR + color] = total
        s[_UNSEEN] += total
    wilds = p[HAND + WILD] + p[HAND + FOUR]
    s[_CARDS] += wilds
    s[_POINT] += 50 * wilds
    s[_UNSEEN] += p[UNSEEN + WILD] + p[UNSEEN + FOUR]


_BY_COLOR: Final = 0
_FACE: Final = 4
_ACTION: Final = 17
_POINT: Final = 20
_CARDS: Final = 21
_UNSEEN_COLOR: Final = 22
_UNSEEN_FACE: Final = 26
_UNSEEN: Final = 39
SUMS: Final = 40
"""How many sums there are."""


def state_features(p: Sequence[int], s: Sequence[int], out: MutableSequence[float]) -> None:
    """Write the ``STATE`` features of encoding ``p``, with its sums ``s``, to ``out``, all zeros before."""
    count = p[COUNT]
    cards = s[_CARDS]
    out[0] = 1.0
    out[8 if cards > 8 else cards] = 1.0  # 1 to 8; faster than min() in Python, here and below
    size = p[SIZES + 1]
    out[14 if size > 6 else 8 + size if size else 9] = 1.0  # 9 to 14
    least = 99
    others = 0
    for seat in range(1, count):
        size = p[SIZES + seat]
        if size < least:
            least = size
        others += size
    if count > 2:
        size = p[SIZES + 2]
        out[19 if size > 5 else 14 + size if size else 15] = 1.0  # 15 to 19
        size = p[SIZES + count - 1]
        out[24 if size > 5 else 19 + size if size else 20] = 1.0  # 20 to 24
    out[29 if least > 5 else 24 + least if least else 25] = 1.0  # 25 to 29
    out[34 if count > 6 else 28 + count] = 1.0  # 30 to 34
    out[35] = others / (count - 1) * 0.1
    out[36] = p[HAND + WILD] * 0.5
    out[37] = p[HAND + FOUR] * 0.5
    out[38] = s[_ACTION] * 0.5
    out[39] = s[_ACTION + 1] * 0.5
    out[40] = s[_ACTION + 2] * 0.5
    out[41] = s[_POINT] * _POINTS
    colors = 0
    largest = 0
    for color in range(COLORS):
        copies = s[_BY_COLOR + color]
        if copies:
            colors += 1
            if copies > largest:
                largest = copies
    out[42] = colors * 0.25
    out[43] = largest * _MANY
    out[44] = s[_BY_COLOR + p[COLOR]] * _MANY if p[COLOR] >= 0 else 0.0
    unseen = max(s[_UNSEEN], 1)
    out[45] = p[UNSEEN + WILD] / unseen * 10.0
    out[46] = p[UNSEEN + FOUR] / unseen * 10.0
    out[47] = (unseen - others) * 0.01
    best = 0
    for seat in range(1, count):
        if p[SCORES + seat] > best:
            best = p[SCORES + seat]
    score = p[SCORES]
    out[48] = score * 0.01
    out[49] = best * 0.01
    out[50] = (score - best) * 0.01
    out[51] = p[SCORES + 1] * 0.01
    out[52] = 1.0 if score >= 80 else 0.0
    out[53] = 1.0 if best >= 80 else 0.0
    out[54] = float(p[CHALLENGE])
    out[55] = float(p[DRAWN])
    out[56] = 1.0 if p[OWED] else 0.0
    out[57] = p[SCORES + count - 1] * 0.01


def move_features(p: Sequence[int], s: Sequence[int], candidate: int, out: MutableSequence[float]) -> None:  # noqa: C901
    """Write the ``MOVE`` features of ``candidate`` in encoding ``p`` to ``out``, all zeros before.

    ``s`` are the sums of the encoding.
    """
    count = p[COUNT]
    kind = candidate  # the kind that is played, -1 for none
    if candidate >= WILDS:
        kind = WILD if candidate < FOURS else FOUR if candidate < DRAW else -1
    color = p[COLOR]
    top = p[TOP]
    face = top % FACES if top < WILD else -1  # the face on top after the move, -1 for a wild
    hand_size = s[_CARDS]
    points = s[_POINT]
    hit = -1  # the seat that misses a turn, as a place in turn order
    mover = 1  # the seat that moves next
    wild_played = 0
    four_played = 0
    if kind >= WILD:
        color = candidate - WILDS if kind == WILD else candidate - FOURS
        face = -1
        if kind == WILD:
            out[4] = 1.0
            wild_played = 1
        else:
            out[5] = 1.0
            four_played = 1
            hit = 1
    elif kind >= 0:
        color = kind // FACES
        face = kind % FACES
        if face < SKIP:
            out[0] = 1.0
        elif face == SKIP:
            out[1] = 1.0
            hit = 1
        elif face == REVERSE:
            out[2] = 1.0
            if count == 2:
                hit = 1
            else:
                mover = count - 1
        else:
            out[3] = 1.0
            hit = 1
    elif candidate >= NAMED:
        color = candidate - NAMED
        face = -1
        out[10] = 1.0
        mover = 0
    elif candidate == CHALLENGES:
        out[9] = 1.0
    else:
        out[6 + candidate - DRAW] = 1.0
    if hit == 1:
        mover = 2 % count
    if kind >= 0:
        worth = 50 if face < 0 else 20 if face >= SKIP else face
        hand_size -= 1
        points -= worth
        out[11] = worth * 0.02
    out[17 if hand_size > 5 else 12 + hand_size] = 1.0  # 12 to 17
    out[18] = points * _POINTS

    removed = 1 if 0 <= kind < WILD else 0  # a card with a color leaves the hand
    same = 0
    largest = 0
    colors = 0
    for other in range(COLORS):
        copies = s[_BY_COLOR + other]
        if other == color:
            copies -= removed
            same = copies
        elif copies > largest:
            largest = copies
        if copies:
            colors += 1
    alike = 0
    if face >= 0:
        alike = s[_FACE + face] - removed
    wild = p[HAND + WILD] - wild_played
    four = p[HAND + FOUR] - four_played
    follow = same + wild + four
    if face >= 0:
        twice = p[HAND + color * FACES + face] if color >= 0 else 0
        follow += alike - (twice - removed if twice else 0)
    out[19] = same * _MANY
    out[20] = 1.0 if same >= largest else 0.0
    out[21] = 1.0 if same == 0 else 0.0
    out[22] = largest * _MANY
    out[23] = colors * 0.25
    out[24] = follow * _MANY
    out[25] = 1.0 if follow == 0 else 0.0
    out[26] = alike * 0.5
    out[27] = wild * 0.5
    out[28] = four * 0.5
    for action in range(3):
        copies = s[_ACTION + action]
        if copies:
            matching = p[HAND + color * FACES + SKIP + action] if color >= 0 else 0
            out[32 + action] = (copies - matching) * 0.5
            out[29 + action] = (matching - removed if face == SKIP + action else matching) * 0.5
    if color >= 0 and color == p[COLOR]:
        out[35] = 1.0

    unseen = s[_UNSEEN]
    share = 0.0
    if unseen and color >= 0:
        out[36] = s[_UNSEEN_COLOR + color] / unseen
        fits = s[_UNSEEN_COLOR + color] + p[UNSEEN + WILD] + p[UNSEEN + FOUR]
        if face >= 0:
            fits += s[_UNSEEN_FACE + face] - p[UNSEEN + color * FACES + face]
            out[37] = s[_UNSEEN_FACE + face] / unseen * 4.0
        share = fits / unseen
    out[38] = share
    lacks = 0.0
    if mover and color >= 0:
        size = p[SIZES + mover]
        chance = 1.0
        void = p[VOIDS + mover * COLORS + color]
        if void > size:
            void = size
        others = size - void
        misses = 1.0 - share
        for _ in range(8 if others > 8 else others):
            chance *= misses
        if void:
            narrow = share
            if unseen:
                narrow = share - s[_UNSEEN_COLOR + color] / unseen
            misses = 1.0 - narrow
            for _ in range(8 if void > 8 else void):
                chance *= misses
            lacks = void / size
            out[40] = lacks
            out[41] = 1.0
        out[39] = chance
        out[46 if size > 5 else 41 + size if size else 42] = 1.0  # 42 to 46
        if size < 3:
            out[47] = chance
            out[48] = lacks
    elif mover == 0:
        out[49] = 1.0
    if hit > 0:
        size = p[SIZES + hit]
        out[53 if size > 4 else 49 + size if size else 50] = 1.0  # 50 to 53
        if kind == FOUR or face == DRAW_TWO:
            out[54] = 1.0 if size < 3 else 0.0
            out[55] = p[SCORES + hit] * 0.01
    if count > 2 and color >= 0:
        after = (mover + (count - 1 if (kind >= 0 and face == REVERSE) else 1)) % count
        if after:
            size = p[SIZES + after]
            void = p[VOIDS + after * COLORS + color]
            if size:
                out[56] = 1.0 if void > size else void / size
            out[57] = 1.0 if size < 3 else 0.0
        worst = 0.0
        total = 0.0
        for seat in range(1, count):
            size = p[SIZES + seat]
            if size:
                void = p[VOIDS + seat * COLORS + color]
                missing = 0.0
                if void:
                    missing = void / size if void < size else 1.0
                    total += missing
                if size < 4 and 1.0 - missing > worst:
                    worst = 1.0 - missing
        out[58] = total / (count - 1)
        out[59] = worst
    if kind == FOUR and p[COLOR] >= 0 and s[_BY_COLOR + p[COLOR]]:
        out[60] = 1.0  # an illegal wild draw four, which can be challenged
        out[61] = s[_BY_COLOR + p[COLOR]] * _MANY
    if p[OWED] and p[CHALLENGE]:
        by = p[FOUR_BY]
        size = p[SIZES + by]
        if size and unseen and p[FOUR_COLOR] >= 0:
            chance = 1.0
            void = min(p[VOIDS + by * COLORS + p[FOUR_COLOR]], size)
            for _ in range(min(size - void, 12)):
                chance *= 1.0 - s[_UNSEEN_COLOR + p[FOUR_COLOR]] / unseen
            if candidate == CHALLENGES:
                out[62] = chance
                out[63] = void / size
                out[64] = 1.0 if size < 3 else 0.0
                out[65] = size * 0.1
    if count == 2:
        for action in range(6):
            out[66 + action] = out[action]
    if 0 <= kind < WILD:
        out[72] = (kind % FACES) * 0.1 if face < SKIP else 0.0
    if candidate in (PASS, DRAW):
        out[73] = 1.0 if follow else 0.0
