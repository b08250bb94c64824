"""The features for house rules, for the length of the round, and for the cards that others chose to lay.

The encoding of ``unobot.ai.features`` is continued at the indexes named below, up to ``HOUSE_LENGTH``. A candidate is
one of the official game, with its target, the number of its cards, and the kind of a newer wild.

The training compiles these very lines. Therefore they use only loops, integers and floats.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, NamedTuple

from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.ai.opponent_features import END, HABITS, PARTNERS, RECORD, RULES
from unobot.rules import habits

NEWER: Final = END
"""How many of each of the newer wilds the own hand holds: swap, shuffle, customizable."""
OWED_FOUR: Final = NEWER + 3
"""1 if the owed cards are for a wild draw four."""
OUT_OF_TURN: Final = OWED_FOUR + 1
"""1 if the seat is not to move, and may jump in."""
TURNS: Final = OUT_OF_TURN + 1
"""The moves of this round for each seat that is still in."""
HOUSE_LENGTH: Final = TURNS + 1

HOUSE_STATE: Final = 18
"""How many features an encoding has, besides the features of the official game and of the rules."""
HOUSE_MOVE: Final = 23
"""How many features a candidate has in addition to ``features.MOVE``."""
_TENTH: Final = 0.1


class HouseMove(NamedTuple):
    """A move as its features see it; ``house_move_features`` explains each number."""

    candidate: int
    target: int
    laid: int
    newer: int


def house_state_features(q: Sequence[int], out: MutableSequence[float]) -> None:
    """Write the ``HOUSE_STATE`` features of encoding ``q`` to ``out``, all zeros before."""
    count = q[f.COUNT]
    hand_size = q[f.SIZES]
    least = 99
    largest = 0
    numbers = 0
    actions = 0
    wilds = 0
    for place in range(1, count):
        record = HABITS + place * RECORD
        numbers += q[record + habits.NUMBERS]
        actions += q[record + habits.ACTIONS]
        wilds += q[record + habits.WILDS]
        if place == 1:
            laid = numbers + actions + wilds
            out[12] = (actions + 2) / (laid + 10)
            out[13] = (wilds * 4 + 2) / (laid + 10)
            out[14] = 1.0 if laid > 20 else laid * 0.05  # faster than min() in Python, here and below
        size = q[f.SIZES + place]
        if q[PARTNERS + place]:
            out[0] = 1.0 / size if size else 1.0
        else:
            if size < least:
                least = size
            if size > largest:
                largest = size
    laid = numbers + actions + wilds
    out[15] = (actions + 2) / (laid + 10)
    out[16] = (wilds * 4 + 2) / (laid + 10)
    out[17] = 1.0 if laid > 50 else laid * 0.02
    more = hand_size - least
    out[1] = (-10 if more < -10 else 10 if more > 10 else more) * _TENTH
    out[2] = 1.0 if largest > 30 else largest / 30.0
    more = hand_size - q[f.SIZES + count - 1]  # the giver when hands are passed on
    out[3] = (-10 if more < -10 else 10 if more > 10 else more) * _TENTH
    owed = q[f.OWED]
    if owed:
        out[4] = 1.0 if owed > 20 else owed * 0.05
        out[5] = float(q[OWED_FOUR])
    limit = q[RULES + r.HAND_LIMIT]
    if limit:
        out[6] = min(hand_size / limit, 1.0)
        out[7] = min(largest / limit, 1.0)
    out[8] = float(q[OUT_OF_TURN])
    out[9] = (q[NEWER] + q[NEWER + 1] + q[NEWER + 2]) * 0.5
    turns = q[TURNS]
    out[10] = 2.0 if turns > 100 else turns * 0.02
    if q[RULES + r.BLIND]:
        unseen = hand_size
        for kind in range(f.KINDS):
            unseen -= q[f.HAND + kind]
        out[11] = min(unseen, 10) * _TENTH


def house_move_features(  # noqa: C901
    q: Sequence[int], candidate: int, target: int, laid: int, newer: int, out: MutableSequence[float]
) -> None:
    """Write the ``HOUSE_MOVE`` features of a candidate in encoding ``q`` to ``out``, all zeros before.

    ``target`` is the place in turn order of the seat that it aims at, 0 for none. ``laid`` is the number of cards, 0 to
    draw or answer. ``newer`` is 0 for a card of the official game, and 1 to 3 for the newer wilds in their order.
    """
    count = q[f.COUNT]
    hand_size = q[f.SIZES]
    left = hand_size - laid
    custom = q[RULES + r.CUSTOM] if newer == 3 else 0
    giver = 0
    if left > 0 and laid > 0:
        zero = candidate < f.WILD and candidate % f.FACES == 0 and q[RULES + r.ZERO] == 1
        if custom == 3:
            out[0] = 1.0
        elif target > 0:
            giver = target
            out[1] = 1.0
        elif zero or custom == 2:
            giver = count - 1
            out[2] = 1.0
    if giver:
        saved = left - q[f.SIZES + giver]
        out[3] = min(max(saved, -10), 10) * _TENTH
        out[4] = 1.0 if saved > 0 else 0.0
        out[5] = 1.0 if q[f.SIZES + giver] < 3 else 0.0
        out[6] = 1.0 if left < 3 else 0.0  # another seat gets these few cards
        out[7] = float(q[PARTNERS + giver])
    if target > 0:
        out[8] = float(q[PARTNERS + target])
        out[9] = 1.0 / max(q[f.SIZES + target], 1)
    if newer:
        out[9 + newer] = 1.0  # 10 to 12
    if laid > 1:
        out[13] = (laid - 1) * 0.25
        if laid > 2 and q[RULES + r.BOMB]:
            out[14] = 1.0
    due = 0
    if laid > 0 and f.FOURS <= candidate < f.DRAW:
        due = 4 * laid
    elif laid > 0 and candidate < f.WILD and candidate % f.FACES == f.DRAW_TWO:
        due = 2 * laid
    if due and q[RULES + r.STACKING] and left > 0:
        twos = 0
        own_twos = 0
        for color in range(f.COLORS):
            twos += q[f.UNSEEN + color * f.FACES + f.DRAW_TWO]
            own_twos += q[f.HAND + color * f.FACES + f.DRAW_TWO]
        is_four = candidate >= f.FOURS
        answers = q[f.UNSEEN + f.FOUR] if is_four or q[RULES + r.STACKING] > 1 else 0
        reserve = q[f.HAND + f.FOUR] if is_four or q[RULES + r.STACKING] > 1 else 0
        if not is_four or q[RULES + r.STACKING] == 3:
            answers += twos
            reserve += own_twos
        unseen = 0
        for kind in range(f.KINDS):
            unseen += q[f.UNSEEN + kind]
        chance = 1.0
        for _ in range(min(q[f.SIZES + 1], 12)):
            chance *= 1.0 - answers / max(unseen, 1)
        out[20] = chance  # that the next seat cannot answer
        out[21] = max(reserve - laid, 0) * 0.25  # what is kept for an answer
    if q[RULES + r.LAST_CARD] and 0 < left < 5 and laid > 0:
        good = 0
        for color in range(f.COLORS):
            for face in range(f.FACES if q[RULES + r.LAST_CARD] == 2 else f.SKIP):
                good += q[f.HAND + color * f.FACES + face]
        if candidate < f.WILD and (q[RULES + r.LAST_CARD] == 2 or candidate % f.FACES < f.SKIP):
            good -= laid
        out[22] = 1.0 if good < 1 else 0.0  # no card is left with which the hand can go out
    if laid > 0:
        owed = q[f.OWED] + due
        if owed:
            out[15] = 1.0 if owed > 20 else owed * 0.05
            out[16] = 1.0 if q[f.OWED] else 0.0
    elif candidate == f.ACCEPT:
        out[17] = min(q[f.OWED], 20) * 0.05
        limit = q[RULES + r.HAND_LIMIT]
        if limit and not q[RULES + r.NO_DRAW] and hand_size + q[f.OWED] >= limit:
            out[18] = 1.0  # it would be out
    elif candidate == f.DRAW and q[RULES + r.UNTIL]:
        out[19] = 1.0
