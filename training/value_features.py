"""The features of the value networks of the training: the hands around a seat, and the scores of a match.

The training compiles the functions below. Therefore they use only loops, integers and floats.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from unobot.ai import features as f

CRITIC_FEATURES: Final = f.STATE + 25
"""Features of the critic: of the encoding, six of each of four hands, and whether a wild draw four was a bluff.
"""
STANDING: Final = 14
"""Features of the scores."""
TARGET: Final = 500
"""The target score of the matches from which the networks learned."""
MATCH_VALUE: Final = 5.0
"""The value of a match: only a scale, chosen so that the values of the critic are about 1."""


def hand_features(counts: Sequence[int], color: int, top: int, place: int, x: MutableSequence[float]) -> None:
    """Write the features that the critic sees of one hand to ``x``.

    ``counts`` are its cards by kind, and ``place`` is its place in turn order: 3 for the last seat of more than three.
    Other seats are not seen. ``color`` is the active color and ``top`` the kind on top.
    """
    size = 0
    value = 0
    fitting = 0
    acting = 0
    for kind in range(f.WILD):
        copies = counts[kind]
        if copies:
            face = kind % f.FACES
            size += copies
            value += copies * (20 if face >= f.SKIP else face)
            if kind // f.FACES == color or (top < f.WILD and top % f.FACES == face):
                fitting += copies
            if face >= f.SKIP:
                acting += copies
    wilds = counts[f.WILD] + counts[f.FOUR]
    start = f.STATE + place * 6
    x[start] = (size + wilds) * 0.1
    x[start + 1] = (value + wilds * 50) * 0.01
    x[start + 2] = fitting * 0.25
    x[start + 3] = 1.0 if fitting + wilds == 0 else 0.0
    x[start + 4] = wilds * 0.5
    x[start + 5] = acting * 0.5


def standing_features(scores: Sequence[int], count: int, seat: int, x: MutableSequence[float]) -> None:
    """Write the ``scores`` of ``count`` seats as ``seat`` sees them to ``x``: ``STANDING`` numbers."""
    leader = 0
    second = 0
    total = 0
    for other in range(count):
        if other != seat:
            points = scores[other]
            total += points
            if points > leader:
                second = leader
                leader = points
            elif points > second:
                second = points
    score = scores[seat] * 0.002
    for i in range(STANDING):
        x[i] = 0.0
    x[min(count - 2, 4)] = 1.0
    x[5] = score
    x[6] = leader * 0.002
    x[7] = second * 0.002
    x[8] = total * 0.002 / (count - 1)
    x[9] = score * score
    x[10] = x[6] * x[6]
    x[11] = score * x[6]
    x[12] = score / count
    x[13] = x[6] / count
