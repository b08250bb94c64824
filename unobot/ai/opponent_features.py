"""The public habits of the other players, as features of a candidate: named colors, bluffs and challenges.

The training compiles these very lines. Therefore they use only loops, integers and floats.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.rules import habits

RULES: Final = f.LENGTH
"""From this index of the encoding on: the rules, as ``rule_numbers`` gives them."""
PARTNERS: Final = RULES + r.RULES
"""By place in turn order, the own seat first: 1 if that seat wins together with it."""
NAMED: Final = PARTNERS + f.SEATS
"""By place and color: how many cards the seat held when it named that color, 0 for the other colors.

For an open hand: how many cards of that color it holds.
"""
HABITS: Final = NAMED + f.SEATS * f.COLORS
"""By place: the counts of the seat's ``Habits``."""
RECORD: Final = habits.COUNTS
END: Final = HABITS + f.SEATS * RECORD

OPPONENTS: Final = 18
"""How many features there are."""
BLUFF: Final = 10
"""The index of the feature that is 1 for a Wild Draw Four that a challenge would find guilty."""
_FIFTH: Final = 0.2


def opponent_features(q: Sequence[int], candidate: int, out: MutableSequence[float]) -> None:  # noqa: C901
    """Write the ``OPPONENTS`` features of ``candidate`` in encoding ``q`` to ``out``, all zeros before."""
    count = q[f.COUNT]
    color = q[f.COLOR]
    mover = 1  # the next seat to move, as a place in turn order
    if candidate < f.DRAW:
        color = candidate // f.FACES if candidate < f.WILD else (candidate - f.WILDS) % f.COLORS
        face = candidate % f.FACES if candidate < f.WILD else -1
        draws = face == f.DRAW_TWO or candidate >= f.FOURS
        if face == f.REVERSE:
            mover = count - 1 if count > 2 else 0
        elif face == f.SKIP or (draws and q[RULES + r.STACKING] == 0):
            mover = 2 % count
    elif candidate >= f.NAMED:
        color = candidate - f.NAMED
        mover = 0
    if color >= 0 and candidate != f.CHALLENGES:
        size = q[f.SIZES + mover]
        if mover and size:
            named_cards = q[NAMED + mover * f.COLORS + color]
            if named_cards:
                share = 1.0 if named_cards > size else named_cards / size  # faster than min() in Python
                out[0] = share
                out[1] = share if size < 3 else 0.0
                out[2] = 1.0
        highest = 0.0
        for place in range(1, count):
            named_cards = q[NAMED + place * f.COLORS + color]
            if named_cards:
                size = q[f.SIZES + place]
                if 0 < size < 4 and not q[PARTNERS + place]:
                    share = 1.0 if named_cards > size else named_cards / size
                    if share > highest:
                        highest = share
        out[3] = highest
    if candidate == f.CHALLENGES:
        by = q[f.FOUR_BY]
        accused = q[HABITS + by * RECORD + habits.ACCUSED]
        guilty = q[HABITS + by * RECORD + habits.GUILTY]
        out[4] = (guilty + 1) / (accused + 3)
        out[5] = min(accused, 5) * _FIFTH
        out[6] = 1.0 if guilty else 0.0
        for place in range(1, count):
            if place != by:  # people who play together have similar habits
                accused += q[HABITS + place * RECORD + habits.ACCUSED]
                guilty += q[HABITS + place * RECORD + habits.GUILTY]
        out[14] = (guilty + 1) / (accused + 3)
        out[15] = min(accused, 10) * 0.1
        size = q[f.SIZES + by]
        if size and q[f.FOUR_COLOR] >= 0:
            out[7] = min(q[NAMED + by * f.COLORS + q[f.FOUR_COLOR]], size) / size
    elif f.FOURS <= candidate < f.DRAW and q[RULES + r.FOUR] == 0:
        answers = q[HABITS + RECORD + habits.ANSWERS]
        challenges = q[HABITS + RECORD + habits.CHALLENGES]
        out[8] = (challenges + 1) / (answers + 3)
        out[9] = min(answers, 5) * _FIFTH
        for place in range(2, count):
            answers += q[HABITS + place * RECORD + habits.ANSWERS]
            challenges += q[HABITS + place * RECORD + habits.CHALLENGES]
        fitting = q[f.HAND + f.WILD] if q[RULES + r.FOUR_NEEDS] else 0
        for kind in range(f.WILD):
            fits = kind // f.FACES == q[f.COLOR]
            if q[RULES + r.FOUR_NEEDS]:
                same = q[f.TOP] < f.WILD and kind % f.FACES == q[f.TOP] % f.FACES
                fits = fits or same or q[f.COLOR] < 0
            if fits:
                fitting += q[f.HAND + kind]
        if fitting:
            out[BLUFF] = 1.0
            out[11] = out[8]
            out[12] = (q[HABITS + habits.GUILTY] + 1) / (q[HABITS + habits.ACCUSED] + 3)
            out[13] = out[8] * out[9]
            out[16] = (challenges + 1) / (answers + 3)
            out[17] = min(answers, 10) * 0.1
