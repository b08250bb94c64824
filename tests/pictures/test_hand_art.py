"""The picture of a hand: every card is in it, playable cards stand out, and large hands have several rows."""

from __future__ import annotations

import re

import pytest

from tests.pictures.reading import read
from unobot.pictures.art import DARK
from unobot.pictures.hand_art import DIMMED, LAST_SIZE, LIFTED, NEXT, PLAIN, SIZE, TALL, WIDTH, hand_collage
from unobot.rules.decks import PRINTED

SHADE = f'fill="{DARK}" fill-opacity'


def hand_svg(source: str) -> str:
    """Return the SVG of a hand."""
    return hand_collage(source).svg()


def hand(size: int, shown: str) -> str:
    cards = [PRINTED[place % len(PRINTED)] for place in range(size)]
    return hand_svg(" ".join(f"{card.value}{shown}" for card in cards))


def places(picture: str) -> list[tuple[float, float]]:
    """Return the upper left corner of every card."""
    return [(float(x), float(y)) for x, y in re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\) scale', picture)]


@pytest.mark.parametrize(("size", "rows"), [(1, 1), (7, 1), (8, 1), (15, 2), (30, 3), (60, 5)])
def test_every_card_has_a_place_of_its_own_in_rows(size: int, rows: int) -> None:
    found = places(hand(size, PLAIN))
    assert len(set(found)) == size
    assert len({y for _, y in found}) == rows
    assert max(x for x, _ in found) < WIDTH


def test_small_hands_have_cards_of_one_size() -> None:
    """So the buttons below do not move when a card is played."""
    heights = {hand_collage(" ".join(["R7"] * size)).height for size in range(1, 12)}
    assert len(heights) == 1
    assert SIZE * 8 < WIDTH


def test_the_largest_hand_of_no_mercy_has_cards_as_large_as_a_small_hand() -> None:
    """A hand has at most 24 cards there, and a seat with one more is out."""
    small, large = read(hand(7, PLAIN)), read(hand(24, PLAIN))
    assert {mark.size for mark in large.marks} == {mark.size for mark in small.marks}


def test_the_last_card_is_large() -> None:
    """A row of buttons is missing below it."""
    last, others = hand_collage(f"R7+{TALL}"), hand_collage("R7+ R8+")
    assert last.height - others.height == LAST_SIZE - SIZE
    assert [mark.what for mark in read(last.svg()).marks] == ["R7"]


def test_the_next_card_is_lifted_and_has_a_ring() -> None:
    picture = hand_svg(f"R7 G1{NEXT} W")
    low, high, last = (y for _, y in places(picture))
    assert high < low == last
    said = read(picture)
    assert [mark.what for mark in said.marks] == ["R7", "G1", "W"]
    assert [mark.what for mark in said.marks if mark.ringed] == ["G1"]


def test_playable_cards_are_lifted_and_the_others_dimmed() -> None:
    picture = hand_svg("R7+ G1- W+ ??-")
    (first, low, second, _), shades = (y for _, y in places(picture)), picture.count(SHADE)
    assert first == second < low
    assert shades == 2
    assert SHADE not in hand(7, LIFTED)
    assert hand(7, DIMMED).count(SHADE) == 7
    assert len({y for _, y in places(hand(7, PLAIN))}) == 1


def test_a_hand_shows_its_cards_in_their_order_and_which_can_be_played() -> None:
    said = read(hand_svg("R7+ G1- WD4+ BD2- YS+ ??- W+"))
    assert [mark.what for mark in said.marks] == ["R7", "G1", "WD4", "BD2", "YS", "??", "W"]
    assert [mark.x for mark in said.marks] == sorted(mark.x for mark in said.marks)
    assert [mark.what for mark in said.marks if mark.shade] == ["G1", "BD2", "??"]
    bars = [box for box in said.boxes if box.height == 4]
    assert [min(said.marks, key=lambda mark: abs(mark.x - bar.x - bar.width / 2)).what for bar in bars] == [
        *("R7", "WD4", "YS", "W")
    ]


def test_a_large_hand_is_read_row_by_row() -> None:
    cards = [card.value for card in PRINTED][:30]
    said = read(hand_svg(" ".join(cards)))
    rows = sorted({mark.y for mark in said.marks})
    assert [card for y in rows for card in said.row(y, 0.1)] == cards
