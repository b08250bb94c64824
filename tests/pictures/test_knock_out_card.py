"""The card of a knock-out says who is out, with how many cards, and by whose card."""

from __future__ import annotations

import pytest

from tests.pictures.reading import read
from unobot.pictures.art import png
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.knock_out_card import HEIGHT, WIDTH, KnockOut, knock_out_svg
from unobot.rules.cards import Card, Color

FOX, BEE = EMBLEMS[0].name, EMBLEMS[3].name


def test_it_tells_from_left_to_right_who_laid_what_and_who_is_out_with_how_many_cards() -> None:
    said = read(knock_out_svg(KnockOut(0, 26, 3, Card.WD10, Color.BLUE), "Ann is out", "26 cards, by Bo's +10"))
    assert said.row(HEIGHT * 0.36, 10) == [BEE, "WD10B", "arrow", FOX, "cross", 26]
    assert [mark.what for mark in said.marks if mark.y > 150] == ["Ann is out", "26 cards, by Bo's +10"]
    assert said.one("cross").ink == "alarm"
    assert said.one("cross").x == pytest.approx(said.one(FOX).x, abs=0.1)


def test_a_seat_that_drew_by_itself_is_alone() -> None:
    said = read(knock_out_svg(KnockOut(0, 25), "Ann is out", "25 cards"))
    assert [mark.what for mark in said.marks] == [FOX, "cross", 25, "Ann is out", "25 cards"]


@pytest.mark.parametrize("card", Card)
def test_it_can_be_shared_with_every_card(card: Card) -> None:
    color = Color.GREEN if card.is_wild else None
    said = read(knock_out_svg(KnockOut(9, 65, 1, card, color), "Ann is out", ""))
    assert f"{card.value}{'G' * card.is_wild}" in [mark.what for mark in said.marks]


def test_a_long_name_is_cut() -> None:
    said = read(knock_out_svg(KnockOut(0, 26), "W" * 80, ""))
    (title,) = (str(mark.what) for mark in said.marks if "W" in str(mark.what))
    assert (title[-1], len(title) < 80) == ("…", True)


@pytest.mark.parametrize("title", ["Ann is out", "アンはアウト", "安出局了", "ऐन बाहर है"])
def test_it_is_drawn_in_every_language_and_small_enough_to_post(title: str) -> None:
    assert len(png(knock_out_svg(KnockOut(0, 26, 3, Card.W), title, title), WIDTH)) < 60_000
