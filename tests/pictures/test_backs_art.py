"""The backs of other hands below a hand: each hand beside its emblem, numbers counted by color, at a fixed height."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from tests.pictures.reading import read
from unobot.pictures.card_art import DARK_WILD
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.hand_art import BACKS, WIDTH, hand_collage
from unobot.rules.decks.flip import FLIP


def backs_of(*hands: str) -> list[str]:
    """Return the rows below the card R7 as they are read: emblems, marks, numbers and cards."""
    said = read(hand_collage("R7+" + "".join(f"{BACKS}{at} {hand}" for at, hand in enumerate(hands))).svg())
    marks = [mark for mark in said.marks if mark.what not in ("R7", "half", "turn")]
    rows = sorted({round(mark.y) for mark in marks})
    near = [[mark for mark in marks if round(mark.y) == row] for row in rows]
    names = [[str(mark.what) for mark in sorted(row, key=lambda mark: mark.x)] for row in near]
    return [" ".join(name for name, _ in groupby(row)) for row in names]  # a mark and its rim are one


def test_numbers_are_counted_by_color_and_other_cards_are_shown() -> None:
    fox, frog = (emblem.name for emblem in EMBLEMS[:2])
    (row,) = backs_of("P3 P7 P7 T1 TD5 TD5 OSA", "UF WDC~")
    assert row == f"{fox} mark-P 3 mark-T TD5 2 OSA {frog} UF WDC"


def test_a_wild_on_both_sides_has_the_colors_of_its_side() -> None:
    dark, light = (hand_collage(f"R7+{BACKS}0 W{side}").svg() for side in (DARK_WILD, ""))
    assert dark != light


def test_no_hand_is_parted_between_two_rows() -> None:
    names = [emblem.name for emblem in EMBLEMS[:5]]
    rows = backs_of(*["P3 T1 TD5"] * 5)
    assert [[name for name in names if name in row.split(" ")] for row in rows] == [names[:2], names[2:]]


@pytest.mark.parametrize("others", range(1, 10))
def test_the_height_does_not_change_with_the_cards_and_nothing_sticks_out(others: int) -> None:
    chance, heights = random.Random(others), set()
    for _ in range(30):
        cards = [pair.back.value for pair in chance.sample(FLIP.pairs, 112)]
        hands = [f"{at} {' '.join(cards.pop() for _ in range(chance.randint(1, 11)))}" for at in range(others)]
        collage = hand_collage(BACKS.join(["R7+ G1-", *hands]))
        heights.add(collage.height)
        for mark in read(collage.svg()).marks:
            assert 0 < mark.x < WIDTH - 4
            assert 0 < mark.y < collage.height - 4
    assert len(heights) == 1
