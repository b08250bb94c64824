"""Press the launcher of an Attack deck: a machine that stays silent or fires cards at the player.

A press is one lot among 1,000 (``unobot.rules.shuffling``), so everybody can compute it again. The chances are those of
a real machine: 800 presses of it were counted. They depend on the presses in a row before it that stayed silent, which
everybody saw. After four silent presses it fires.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from unobot.rules.shuffling import RandomSource

CHANCES: Final = (
    (820, 20, 25, 26, 25, 22, 18, 15, 11, 8, 5, 3, 1, 1),
    (502, 34, 52, 61, 63, 63, 57, 50, 41, 31, 22, 14, 7, 3),
    (413, 63, 80, 82, 82, 71, 61, 49, 38, 27, 18, 10, 5, 1),
    (454, 46, 65, 71, 73, 70, 60, 51, 40, 30, 20, 12, 6, 2),
    (0, 17, 39, 62, 83, 100, 114, 116, 117, 109, 95, 75, 50, 23),
)
"""By silent presses before it: the chances out of 1,000 that a press fires no card, one card, two cards, and so on."""

LOTS: Final = 1000


def press(chance: RandomSource, round_number: int, number: int, silent: int) -> int:
    """Return how many cards press ``number`` of a round (from 0) fires, after ``silent`` silent presses in a row."""
    lot = chance.lot(LOTS, "launcher", round_number, number)
    return next(cards for cards, end in enumerate(accumulate(CHANCES[silent])) if lot < end)


def lot_of(silent: int, cards: int) -> int:
    """Return a lot with which a press fires this number of cards. Raises ``ValueError`` if no lot does."""
    chances = CHANCES[silent]
    if not (0 <= cards < len(chances) and chances[cards]):
        raise ValueError(f"the launcher cannot fire {cards} cards now")
    return sum(chances[:cards])
