"""The features of a network that plays any deck by what its cards do: no card and no deck is known by its name.

A *table of facts* has ``FACTS`` integers for each card, as it is with these rules and on the side in play. An
*encoding* holds what one seat sees, as integers at the indexes named below; other seats follow in turn order. A
*candidate* is a card with a color and a target, or one of ``DRAW`` to ``NAME`` in place of the card.

The training compiles these very lines. Therefore they use only loops, integers and floats.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from unobot.ai import rule_features as r

CARDS: Final = 176
"""Room for all cards of all decks, by their index."""
DRAW: Final = CARDS
PASS: Final = CARDS + 1
ACCEPT: Final = CARDS + 2
CHALLENGE: Final = CARDS + 3
NAME: Final = CARDS + 4
"""The candidates without a card. ``NAME`` names the color of the card on top."""
SEATS: Final = 10
COLORS: Final = 4
LARGEST: Final = 10
"""The largest number of cards that one card makes a seat owe."""
EVERYONE: Final = 10
"""As a number of skipped seats: all others."""
FIRES: Final = 5
"""As a number of presses: until the launcher fires."""

HUE: Final = 0
"""The color of a card by its order, -1 for a wild."""
FACE: Final = 1
POINTS: Final = 2
OWES: Final = 3
UNTIL_COLOR: Final = 4
ROULETTE: Final = 5
PRESSES: Final = 6
TURNS_OVER: Final = 7
SKIPS: Final = 8
REVERSES: Final = 9
OTHERS_DRAW: Final = 10
TARGET_DRAWS: Final = 11
SWAPS: Final = 12
PASSES_ON: Final = 13
DISCARDS: Final = 14
BARE: Final = 15
"""1 for a wild for which its player names no color."""
CHALLENGED: Final = 16
NEVER_LAST: Final = 17
PUT_BACK: Final = 18
"""1 if the card may not be turned up first."""
IS_NUMBER: Final = 19
GUARDS: Final = 20
"""1 if the card can keep the next seat from its turn."""
FACTS: Final = 21

SIZES: Final = 0
VOIDS: Final = SIZES + SEATS
"""By seat and color: how many of its cards are known not to have that color, because the seat drew."""
SCORES: Final = VOIDS + SEATS * COLORS
"""The points of each seat in the match, as hundredths of the target."""
BACK_WILDS: Final = SCORES + SEATS
"""By seat: the wilds on the other side of its cards; 0 for the own seat, which does not see them."""
BACK_GUARDS: Final = BACK_WILDS + SEATS
"""By seat: the cards there that can keep the next seat from its turn."""
COUNT: Final = BACK_GUARDS + SEATS
COLOR: Final = COUNT + 1
"""The active color, -1 for none."""
TOP_FACE: Final = COLOR + 1
"""The face of the top card, -1 before a card is laid."""
AFTER_DRAW: Final = TOP_FACE + 1
OWED: Final = AFTER_DRAW + 1
"""The cards that the seat owes and has to answer for."""
OWED_NUMBER: Final = OWED + 1
"""The number of the card for which they are owed."""
OWED_UNTIL: Final = OWED_NUMBER + 1
"""1 if the seat draws until a color comes."""
ACCUSED: Final = OWED_UNTIL + 1
"""The seat whose card can be challenged now, as a place in turn order, 0 for none."""
ACCUSED_COLOR: Final = ACCUSED + 1
"""The color before its card, -1 for none."""
NAMING: Final = ACCUSED_COLOR + 1
"""1 if the seat names a color, 2 if it does for a roulette."""
TURNS: Final = NAMING + 1
SILENT: Final = TURNS + 1
"""The presses in a row that fired nothing."""
LAUNCHER: Final = SILENT + 1
HAS_COLORS: Final = LAUNCHER + 1
BACKS: Final = HAS_COLORS + 1
"""0 for cards with one side, 1 while the light side is in play, 2 for the dark side."""
TRIED: Final = BACKS + 1
"""Of the accused seat: how many of its cards were challenged, and how many of these were guilty."""
DARES: Final = TRIED + 2
"""Of the next seat: how often it could have challenged, and how often it did."""
UNSEEN_COLORS: Final = DARES + 2
UNSEEN_WILDS: Final = UNSEEN_COLORS + COLORS
UNSEEN: Final = UNSEEN_WILDS + 1
UNSEEN_OWES: Final = UNSEEN + 1
"""By number: the unseen cards that make a seat owe as many."""
RULES: Final = UNSEEN_OWES + LARGEST + 1
"""The rules, at the indexes of ``rule_features``."""
CARDS_HELD: Final = RULES + r.RULES
HELD: Final = CARDS_HELD + 1
"""The cards of the own hand, by their index."""
LONGEST: Final = 120
LENGTH: Final = HELD + LONGEST

_BY_COLOR: Final = 0
_WILDS: Final = 4
_OWERS: Final = 5
_GUARDS: Final = 6
_POINTS: Final = 7
_TURNERS: Final = 8
_OWES: Final = 9
_GATHERING: Final = _OWES + LARGEST + 1
SUMS: Final = _GATHERING + COLORS
"""How many sums over the own hand there are."""

STATE: Final = 80
"""How many features an encoding has, without those of the rules."""
STATIC: Final = 32
"""How many features of a candidate follow from its card and from whether two seats play."""
DYNAMIC: Final = 78
"""How many features of a candidate follow from the position."""


def sum_up(q: Sequence[int], t: Sequence[int], s: MutableSequence[int]) -> None:
    """Write sums over the own hand of encoding ``q`` to ``s``: ``SUMS`` integers, all 0 before."""
    for i in range(q[CARDS_HELD]):
        at = q[HELD + i] * FACTS
        hue = t[at]
        if hue < 0:
            s[_WILDS] += 1
        else:
            s[hue] += 1
            if t[at + DISCARDS]:
                s[_GATHERING + hue] += 1
        s[_POINTS] += t[at + POINTS]
        if t[at + GUARDS]:
            s[_GUARDS] += 1
            number = t[at + OWES]
            if number:
                s[_OWERS] += 1
                s[_OWES + number] += 1
        elif t[at + TURNS_OVER]:
            s[_TURNERS] += 1


def state_features(q: Sequence[int], s: Sequence[int], out: MutableSequence[float]) -> None:  # noqa: C901
    """Write the ``STATE`` features of encoding ``q``, with its sums ``s``, to ``out``, all zeros before."""
    count = q[COUNT]
    cards = q[SIZES]
    out[0] = 1.0
    out[8 if cards > 8 else cards] = 1.0  # 1 to 8; faster than min() in Python, here and below
    size = q[SIZES + 1]
    out[14 if size > 6 else 8 + size if size else 9] = 1.0  # 9 to 14
    least = 999
    most = 0
    others = 0
    best = 0
    back_wilds = 0
    back_guards = 0
    for seat in range(1, count):
        size = q[SIZES + seat]
        if size < least:
            least = size
        if size > most:
            most = size
        others += size
        if q[SCORES + seat] > best:
            best = q[SCORES + seat]
        back_wilds += q[BACK_WILDS + seat]
        back_guards += q[BACK_GUARDS + seat]
    if count > 2:
        size = q[SIZES + 2]
        out[19 if size > 5 else 14 + size if size else 15] = 1.0  # 15 to 19
        size = q[SIZES + count - 1]
        out[24 if size > 5 else 19 + size if size else 20] = 1.0  # 20 to 24
    out[29 if least > 5 else 24 + least if least else 25] = 1.0  # 25 to 29
    out[30 if count == 2 else 31 if count == 3 else 32 if count == 4 else 33 if count < 7 else 34] = 1.0
    out[35] = others / (count - 1) * 0.1
    out[36] = s[_WILDS] * 0.5
    out[37] = s[_OWERS] * 0.34
    out[38] = s[_GUARDS] * 0.34
    out[39] = s[_POINTS] * 0.005
    colors = 0
    largest = 0
    for color in range(COLORS):
        copies = s[color]
        if copies:
            colors += 1
            if copies > largest:
                largest = copies
    out[40] = colors * 0.25
    out[41] = largest * 0.2
    if q[COLOR] >= 0:
        out[42] = s[q[COLOR]] * 0.2
    unseen = q[UNSEEN] or 1
    out[43] = q[UNSEEN_WILDS] / unseen * 2.0
    owers = 0
    for number in range(1, LARGEST + 1):
        owers += q[UNSEEN_OWES + number]
    out[44] = owers / unseen * 3.0
    out[45] = (unseen - others) * 0.01
    score = q[SCORES]
    out[46] = score * 0.01
    out[47] = best * 0.01
    out[48] = (score - best) * 0.01
    out[49] = q[SCORES + 1] * 0.01
    out[50] = 1.0 if score >= 80 else 0.0
    out[51] = 1.0 if best >= 80 else 0.0
    out[52] = float(q[AFTER_DRAW])
    if q[OWED]:
        out[53] = 1.0
        out[54] = 1.0 if q[OWED] > 20 else q[OWED] * 0.05
        reserve = 0
        stacking = q[RULES + r.STACKING]  # the numbers that answer: the same, from the same one on, or all
        low = 1 if stacking == 3 else q[OWED_NUMBER]
        high = LARGEST if stacking > 1 else q[OWED_NUMBER] if stacking else 0
        for number in range(low, high + 1):
            reserve += s[_OWES + number]
        out[55] = reserve * 0.34
        out[56] = float(q[OWED_UNTIL])
        out[57] = 1.0 if q[ACCUSED] else 0.0
    limit = q[RULES + r.HAND_LIMIT]
    if limit:
        share = cards / limit
        out[58] = share
        out[59] = share * share * share
        out[60] = most / limit
        out[61] = q[SIZES + 1] / limit
    out[62] = float(q[NAMING])
    if q[LAUNCHER]:
        out[63] = 1.0
        out[64 + (q[SILENT] if q[SILENT] < 4 else 4)] = 1.0  # 64 to 68
    out[69] = 0.0 if q[HAS_COLORS] else 1.0
    if q[BACKS]:
        out[70] = 1.0
        out[71] = float(q[BACKS] - 1)
        size = q[SIZES + 1] or 1
        out[72] = q[BACK_WILDS + 1] / size
        out[73] = q[BACK_GUARDS + 1] / size
        out[74] = back_wilds / (others or 1) * 3.0
        out[75] = back_guards / (others or 1)
        out[76] = float(s[_TURNERS])
    turns = q[TURNS]
    out[77] = 2.0 if turns > 100 else turns * 0.02
    more = cards - least
    out[78] = (-10 if more < -10 else 10 if more > 10 else more) * 0.1
    out[79] = 1.0 if cards == 2 and s[_WILDS] else 0.0


def card_features(t: Sequence[int], card: int, two: bool, out: MutableSequence[float]) -> None:
    """Write the ``STATIC`` features of a card, or of a candidate without one, to ``out``, all zeros before."""
    if card >= CARDS:
        out[card - CARDS] = 1.0  # 0 to 4
        return
    at = card * FACTS
    owes = t[at + OWES]
    out[5 if t[at + IS_NUMBER] else 6 if t[at] < 0 else 7] = 1.0
    out[8] = owes * 0.1
    if owes:
        out[9 if owes < 4 else 10 if owes < 6 else 11] = 1.0
    out[12] = float(t[at + UNTIL_COLOR])
    out[13] = float(t[at + ROULETTE])
    out[14] = t[at + PRESSES] * 0.2
    out[15] = 1.0 if t[at + PRESSES] >= FIRES else 0.0
    out[16] = float(t[at + TURNS_OVER])
    skips = t[at + SKIPS]
    if skips:
        out[17 if skips == 1 else 18 if skips < EVERYONE else 19] = 1.0
    out[20] = float(t[at + REVERSES])
    out[21] = t[at + OTHERS_DRAW] * 0.5
    out[22] = t[at + TARGET_DRAWS] * 0.5
    out[23] = float(t[at + SWAPS])
    out[24] = float(t[at + PASSES_ON])
    out[25] = float(t[at + DISCARDS])
    out[26] = float(t[at + CHALLENGED])
    out[27] = t[at + POINTS] * 0.02
    if two:
        out[28] = float(t[at + GUARDS])
        out[29] = 1.0 if owes and t[at + REVERSES] else 0.0
        out[30] = 1.0 if owes else 0.0
    out[31] = t[at + POINTS] * 0.1 if t[at + IS_NUMBER] else 0.0


def move_features(  # noqa: C901
    q: Sequence[int],
    t: Sequence[int],
    s: Sequence[int],
    card: int,
    color: int,
    target: int,
    out: MutableSequence[float],
) -> None:
    """Write the ``DYNAMIC`` features of a candidate in encoding ``q`` to ``out``, all zeros before.

    ``s`` are the sums of the encoding. ``color`` is the one that is named, -1 for none. ``target`` is the place in turn
    order of the seat that the card aims at, 0 for none.
    """
    count = q[COUNT]
    size = q[SIZES]
    stacking = q[RULES + r.STACKING]
    limit = q[RULES + r.HAND_LIMIT]
    unseen = q[UNSEEN] or 1
    at = card * FACTS
    laid = 0
    hue = -2  # the color of a card that leaves the hand, -1 for a wild
    face = q[TOP_FACE]
    owes = 0
    first = 1  # the seat after this one, as a place in turn order
    step = 1
    hit = -1  # the seat that misses a turn
    mover = 1  # the seat that plays next
    points = s[_POINTS]
    guards = s[_GUARDS]
    owers = s[_OWERS]
    if card < CARDS:
        hue = t[at]
        face = t[at + FACE]
        owes = t[at + OWES]
        laid = 1
        points -= t[at + POINTS]
        if hue >= 0:
            color = hue
            if t[at + DISCARDS]:
                laid = s[hue]
                for i in range(q[CARDS_HELD]):
                    other = q[HELD + i] * FACTS
                    if t[other] == hue:
                        points -= t[other + POINTS]
                        guards -= t[other + GUARDS]
                        if t[other + OWES]:
                            owers -= 1
                points += t[at + POINTS]
        if laid == 1:
            guards -= t[at + GUARDS]
            if owes:
                owers -= 1
        if t[at + REVERSES] and count > 2:
            first = count - 1
            step = count - 1
        mover = first
        if owes or t[at + ROULETTE] or t[at + PRESSES]:
            hit = first
            if owes and count == 2 and t[at + REVERSES]:
                hit = 0  # the sum comes back
                mover = 1
            elif not q[RULES + r.PLAY_AFTER]:
                mover = (first + step) % count
        elif t[at + SKIPS]:
            hit = first
            mover = 0 if t[at + SKIPS] >= count else (first + step * t[at + SKIPS]) % count
        elif count == 2 and t[at + REVERSES]:
            hit = 1
            mover = 0
    elif card == NAME:
        mover = 1 if q[NAMING] > 1 else 0
    elif card == CHALLENGE:
        mover = 0
        color = q[COLOR]
    else:
        color = q[COLOR]
        if card == DRAW and not q[LAUNCHER] and q[RULES + r.DRAWN_CARD] != 2:
            mover = 0
    left = size - laid
    out[6 if left > 5 else left] = 1.0  # 0 to 6
    out[7] = points * 0.005

    wilds = s[_WILDS] - (1 if hue == -1 else 0)
    same = 0
    largest = 0
    colors = 0
    for other in range(COLORS):
        copies = s[other]
        if other == hue:
            copies -= laid
        if other == color:
            same = copies
        elif copies > largest:
            largest = copies
        if copies:
            colors += 1
    alike = 0
    if hue != -1 and face >= 0:
        for i in range(q[CARDS_HELD]):
            other = q[HELD + i] * FACTS
            if t[other + FACE] == face and t[other] != color and t[other] >= 0:
                alike += 1
    swaps = False
    turns = card < CARDS and t[at + TURNS_OVER] == 1
    if card < CARDS and left > 0:
        giver = target if t[at + SWAPS] else count - 1 if t[at + PASSES_ON] else 0
        if giver:
            swaps = True
            saved = left - q[SIZES + giver]
            out[49] = (-10 if saved < -10 else 10 if saved > 10 else saved) * 0.1
            out[50] = 1.0 if saved > 0 else 0.0
            out[51] = 1.0 if q[SIZES + giver] < 3 else 0.0
            out[52] = 1.0 if left < 3 else 0.0
            if limit:
                out[53] = (left - q[SIZES + giver]) / limit
        elif target:
            out[77] = 1.0 / (q[SIZES + target] or 1)
    follow = left
    if q[HAS_COLORS]:
        follow = wilds + alike + (same if color >= 0 else 0)
    if not (swaps or turns):
        out[8] = same * 0.2
        out[9] = 1.0 if same >= largest else 0.0
        out[10] = 1.0 if same == 0 else 0.0
        out[11] = largest * 0.2
        out[12] = colors * 0.25
        out[13] = follow * 0.2
        out[14] = 1.0 if follow == 0 else 0.0
        out[15] = alike * 0.5
        out[16] = wilds * 0.5
        out[17] = owers * 0.34
        out[18] = guards * 0.34
    if color >= 0 and color == q[COLOR]:
        out[19] = 1.0

    share = 1.0
    narrow = 1.0
    if q[HAS_COLORS]:
        narrow = q[UNSEEN_WILDS] / unseen + 0.05  # or a card with the same face
        share = narrow
        if color >= 0:
            out[20] = q[UNSEEN_COLORS + color] / unseen
            share += out[20]
        out[21] = share
    if mover:
        other_size = q[SIZES + mover]
        out[27 if other_size > 5 else 26 if other_size > 3 else 22 + other_size if other_size else 23] = 1.0
        if color >= 0:
            void = q[VOIDS + mover * COLORS + color]
            if void > other_size:
                void = other_size
            chance = 1.0
            for _ in range(8 if other_size - void > 8 else other_size - void):
                chance *= 1.0 - share
            for _ in range(8 if void > 8 else void):
                chance *= 1.0 - narrow
            out[22] = chance
            if other_size < 3:
                out[28] = chance
            if void:
                out[29] = void / other_size
    else:
        out[30] = 1.0
        if follow and not (swaps or turns):
            out[31] = 1.0
            if left == 1:
                out[32] = 1.0
            elif left == 2:
                out[76] = 1.0
    if hit > 0:
        other_size = q[SIZES + hit]
        out[36 if other_size > 4 else 35 if other_size > 2 else 32 + other_size if other_size else 33] = 1.0
        if owes and other_size < 3:
            out[37] = 1.0
        out[38] = q[SCORES + hit] * 0.01
    ones = 0
    twos = 0
    moving = 0
    place = mover
    while place != 0 and moving < count:
        moving += 1
        other_size = q[SIZES + place]
        if other_size == 1:
            ones += 1
        elif other_size == 2:
            twos += 1
        place = (place + step) % count
    out[39] = 1.0 if ones else 0.0
    out[40] = ones * 0.5
    out[41] = moving / count
    out[42] = twos * 0.5

    owed = q[OWED]
    if owes:
        total = owed + owes
        out[43] = 1.0 if total > 20 else total * 0.05
        chance = 1.0
        fitting = 0
        reserve = 0
        if stacking:
            for number in range(1 if stacking == 3 else owes, (LARGEST if stacking > 1 else owes) + 1):
                fitting += q[UNSEEN_OWES + number]
                reserve += s[_OWES + number]
            reserve -= 1
        if hit > 0:
            misses = 1.0 - fitting / unseen
            for _ in range(12 if q[SIZES + hit] > 12 else q[SIZES + hit]):
                chance *= misses
            out[44] = chance
            if limit:
                reached = (q[SIZES + hit] + total) / limit
                out[55] = reached if reached < 2.0 else 2.0
                out[46] = chance if reached >= 1.0 else 0.0
        elif hit == 0:
            out[47] = 1.0 if total > 20 else total * 0.05
        out[45] = reserve * 0.34
        out[48] = 1.0 if owed else 0.0
    if limit:
        out[54] = left / limit
    if card == ACCEPT:
        out[56] = 1.0 if owed > 20 else owed * 0.05
        if limit and size + owed >= limit:
            out[57] = 1.0  # it would be out
    elif card == DRAW:
        out[58] = float(q[RULES + r.UNTIL])
        if q[LAUNCHER]:
            out[75] = q[SILENT] * 0.25
    elif card < CARDS and t[at + PRESSES]:
        out[74] = q[SILENT] * 0.25
    if DRAW <= card <= ACCEPT and follow:
        out[59] = 1.0
    if card == CHALLENGE and q[ACCUSED]:
        other_size = q[SIZES + q[ACCUSED]]
        chance = 1.0
        if q[ACCUSED_COLOR] >= 0:
            void = q[VOIDS + q[ACCUSED] * COLORS + q[ACCUSED_COLOR]]
            misses = 1.0 - q[UNSEEN_COLORS + q[ACCUSED_COLOR]] / unseen
            for _ in range(other_size - void if other_size - void < 12 else 12):
                chance *= misses
        out[60] = chance
        out[61] = (q[TRIED + 1] + 1) / (q[TRIED] + 2)
        out[62] = other_size * 0.1
    if card < CARDS and t[at + CHALLENGED] and q[COLOR] >= 0 and s[q[COLOR]]:
        out[63] = 1.0  # a bluff
        out[64] = s[q[COLOR]] * 0.2
        out[65] = (q[DARES + 1] + 1) / (q[DARES] + 2)
    if laid > 1:
        out[66] = (laid - 1) * 0.25
    if color >= 0 and s[_GATHERING + color] and color != hue:
        out[67] = 1.0
    if turns:
        other_size = q[SIZES + 1] or 1
        out[68] = q[BACK_WILDS + 1] / other_size
        out[69] = q[BACK_GUARDS + 1] / other_size
        wilds = 0
        guards = 0
        others = 1
        for place in range(1, count):
            wilds += q[BACK_WILDS + place]
            guards += q[BACK_GUARDS + place]
            others += q[SIZES + place]
        out[70] = wilds / others * 3.0
        out[71] = guards / others
        out[72] = float(q[BACKS] - 1)
    soonest = 0
    if card == NAME and q[NAMING] > 1:
        soonest = q[UNSEEN_COLORS + color]
    elif card < CARDS and t[at + ROULETTE]:
        for other in range(COLORS):
            if q[UNSEEN_COLORS + other] > soonest:
                soonest = q[UNSEEN_COLORS + other]
    elif card < CARDS and t[at + UNTIL_COLOR] and color >= 0:
        soonest = q[UNSEEN_COLORS + color]
    if soonest:
        draws = unseen / soonest * 0.1
        out[73] = draws if draws < 2.0 else 2.0
