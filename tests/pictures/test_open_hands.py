"""The picture of the cards left: each hand beside its emblem, and every card whole, however large the hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.pictures.reading import Mark, Reading, read
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.open_hands import hands_collage
from unobot.rules.cards import Card

CARDS = ["R1", "R7", "Y5", "YS", "G0", "G9", "GD2", "B4", "BR", "W", "WD4"]
PHONE = 300 / 520
"""How large the picture is in a message on a phone."""


def left(*sizes: int) -> tuple[Reading, list[list[str]]]:
    """Return what a picture says of hands of these sizes, and the hands."""
    hands = [[CARDS[(seat + at) % len(CARDS)] for at in range(size)] for seat, size in enumerate(sizes)]
    picture = hands_collage(range(len(sizes)), [[Card(card) for card in hand] for hand in hands])
    return read(picture.svg()), hands


def by_hand(said: Reading, seats: int) -> list[list[Mark]]:
    """Return the cards beside each emblem, row by row: up to the next emblem below, or in the next column."""
    emblems = [said.one(emblem.name) for emblem in EMBLEMS[:seats]]
    hands: list[list[Mark]] = [[] for _ in emblems]
    for mark in said.marks:
        if mark.what in CARDS:
            above = [(each.x, each.y) for each in emblems if each.x < mark.x and each.y - 24 < mark.y]
            hands[[(each.x, each.y) for each in emblems].index(max(above))].append(mark)
    return [sorted(hand, key=lambda mark: (mark.y, mark.x)) for hand in hands]


@pytest.mark.parametrize(
    "sizes",
    [
        (0, 7),
        (0, 10, 11, 3),
        (24, 17, 0, 9),
        (65, 0),
        (0, 7, 4, 1, 5),
        (0, 8, 2, 15, 24, 3),
        (0, *[7] * 9),
        (*[24] * 9, 0),
    ],
)
def test_each_hand_stands_whole_beside_its_emblem(sizes: tuple[int, ...]) -> None:
    said, hands = left(*sizes)
    assert [[mark.what for mark in hand] for hand in by_hand(said, len(sizes))] == hands


@pytest.mark.parametrize(
    ("sizes", "side"),
    [((0, 10), 23), ((0, 11), 18), ((24, 17, 0, 9), 18), ((0, 7, 4, 1, 5, 24), 15), ((0, *[8] * 9), 15)],
)
def test_no_card_covers_another_one_and_all_are_legible_on_a_phone(sizes: tuple[int, ...], side: int) -> None:
    """A covered card hides the mark of its color, which people need who see no colors."""
    said, _ = left(*sizes)
    cards = [mark for mark in said.marks if mark.what in CARDS]
    for y in {mark.y for mark in cards}:
        row = sorted((mark for mark in cards if mark.y == y), key=lambda mark: mark.x)
        assert all(one.x + 64 * one.size <= other.x - 64 * other.size for one, other in pairwise(row))
        assert row[-1].x + 64 * row[-1].size <= 520
    assert min(128 * mark.size for mark in cards) * PHONE > side - 0.1


def test_a_hand_has_cards_of_one_size() -> None:
    said, _ = left(18, 4)
    large_hand, small_hand = ({mark.size for mark in hand} for hand in by_hand(said, 2))
    assert (len(large_hand), len(small_hand)) == (1, 1)
    assert max(large_hand) < min(small_hand)


def test_many_hands_stand_in_two_columns_and_none_is_torn() -> None:
    said, _ = left(0, 9, 24, 7, 15, 3)
    columns = [[mark.x for mark in hand if mark.x] for hand in by_hand(said, 6) if hand]
    assert [max(places) < 260 for places in columns] == [min(places) < 260 for places in columns]
    assert len({mark.x for mark in said.marks if mark.what in [emblem.name for emblem in EMBLEMS]}) == 2
