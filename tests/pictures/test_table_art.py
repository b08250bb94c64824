"""A table says whose turn it is, all cards and numbers, and what just happened. The render worker draws it."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import pytest

from tests.pictures.reading import Reading, read, read_part
from unobot.bot.live.picture_process import RenderWorker
from unobot.features.results.picture import Share, StatsCard, stats_card_svg
from unobot.pictures.art import png
from unobot.pictures.banner_art import banner
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.match_card import Corners, FactTile, Place, match_card_svg
from unobot.pictures.render_worker import REQUEST
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.table_art import LobbySeat, RingSeat, lobby_collage, table_collage
from unobot.rules.cards import DARK_COLORS, Card, Color
from unobot.rules.decks import DECKS
from unobot.tables.moments import MomentKind


def table_svg(*shown: Any, **more: Any) -> str:  # noqa: ANN401 - what `table_collage` takes
    """Return the SVG of a table."""
    return table_collage(*shown, **more).svg()


TABLE = table_svg(
    [RingSeat(0, 7), RingSeat(3, 1, is_uno_owed=True), RingSeat(8, None), RingSeat(5, 12)],
    3,
    -1,
    Card.WD4,
    Color.GREEN,
    83,
)
SHEET = sheet_svg([(0, 82), (120, 82), (520, 82)], [4, 9], ["", ""], [0, 1], 500, 0)
CARD = match_card_svg(
    [0],
    [Place(0, "Ann", 520), Place(3, "Ben", -4)],
    [FactTile("rise", 180, "best comeback", (0,))],
    Corners("1 hour", "7 rounds"),
)
STATS = stats_card_svg(
    StatsCard(0, 134, 47, Share(0.31, 0.26, 0.36), (120, 20), 23, 5, 38, 11, 7, 4, (31, 12, 20, 58), (1, 3, 2))
)
RING = [
    RingSeat(0, 7),
    RingSeat(3, 1, is_uno_owed=True),
    RingSeat(8, None),
    RingSeat(5, 12),
    RingSeat(1, 1, is_uno_said=True),
]
FOX, OCTOPUS, FROG, BEE, WHALE, MUSHROOM, PENGUIN, CACTUS, BLOSSOM, OWL = (emblem.name for emblem in EMBLEMS)


def table(
    to_move: int = 3, direction: int = 1, top: Card | None = Card.WD4, color: Color | None = Color.GREEN
) -> Reading:
    """Return what a table of five seats says."""
    return read(table_svg(RING, to_move, direction, top, color, 83))


# The facts


def test_each_seat_has_its_emblem_its_number_of_cards_and_its_uno() -> None:
    assert table().tiles(62, "dark") + table().tiles(62, "white") == [
        [FOX, 7],
        [BEE, 1, "bang"],
        [BLOSSOM],
        [OCTOPUS, 1, "check"],
        [MUSHROOM, 12],
    ]
    said = table()
    assert (said.one("bang").ink, said.one("check").ink) == ("white", "white")
    assert [line.fill for line in said.lines if line.fill in ("alarm", "good")] == ["alarm", "good"]


@pytest.mark.parametrize("to_move", [0, 1, 3, 4])
def test_only_the_seat_to_move_is_bright_and_glows(to_move: int) -> None:
    said = table(to_move)
    (bright,) = (box for box in said.boxes if (box.height, box.fill) == (62, "white"))
    (glow,) = (box for box in said.boxes if box.fill == "glow")
    assert said.within(bright)[0] == EMBLEMS[RING[to_move].emblem].name
    middles = [[box.x + box.width / 2, box.y + box.height / 2] for box in (bright, glow)]
    assert middles[0] == pytest.approx(middles[1], abs=0.1)


def test_a_seat_that_may_be_caught_has_a_red_edge() -> None:
    said = table()
    (edge,) = (box for box in said.boxes if box.height == 62 and box.stroke == "alarm")
    assert said.within(edge)[0] == BEE


def test_the_first_seat_is_at_the_top_and_the_others_follow_clockwise() -> None:
    top, right, low_right, low_left, left = (table().one(EMBLEMS[seat.emblem].name) for seat in RING)
    assert top.y < min(right.y, low_right.y, low_left.y, left.y)
    assert left.x < low_left.x < low_right.x < right.x
    assert max(left.y, right.y) < min(low_left.y, low_right.y)


@pytest.mark.parametrize(("direction", "upper_right"), [(1, (0, 90)), (-1, (-180, -90))])
def test_the_arrows_show_the_direction_of_play(direction: int, upper_right: tuple[int, int]) -> None:
    """Clockwise, the arrow at the upper right goes to the right and down."""
    arrows = table(direction=direction).all("arrow")
    (arrow,) = (each for each in arrows if each.x > 260 and each.y < 165)
    assert upper_right[0] < arrow.turn < upper_right[1]
    (across,) = (each for each in arrows if each.x < 260 and each.y > 165)
    assert abs(abs(arrow.turn - across.turn) - 180) < 0.1


def test_the_middle_has_the_pile_its_count_the_discard_and_the_color() -> None:
    middle = Reading(tuple(mark for mark in table().marks if 130 < mark.x < 390 and 120 < mark.y < 215), (), ())
    assert [mark.what for mark in middle.marks if mark.what not in ("arrow", "??")] == [83, "WD4G", "mark-G"]
    assert middle.one("mark-G").ink == "green"
    assert [mark.x < middle.one("WD4G").x for mark in middle.all("??")] == [True] * 3


@pytest.mark.parametrize("color", Color)
def test_the_whole_table_wears_the_current_color(color: Color) -> None:
    said = table(top=Card.W, color=color)
    assert said.one(f"W{color.value}").x == 260
    edge, felt = said.boxes[:2]
    assert felt.stroke == color.name.lower()
    assert {edge.fill, felt.fill}.isdisjoint(box.fill for box in table(color=None).boxes[:2])


@pytest.mark.parametrize("color", [None, *DARK_COLORS])
def test_the_table_stands_in_the_night_while_the_dark_side_is_up(color: Color | None) -> None:
    seats = [RingSeat(0, 7), RingSeat(1, 7)]
    light, dark = (read(table_svg(seats, 0, 1, Card.W, color, 9, is_dark=is_dark)) for is_dark in (False, True))
    edges = {read(table_svg(seats, 0, 1, Card.W, each, 9, is_dark=True)).boxes[0].fill for each in (None, *DARK_COLORS)}
    stars = [
        len([line for line in each.lines if (line.tag, line.fill) == ("circle", "gray")]) for each in (light, dark)
    ]
    assert edges == {dark.boxes[0].fill}
    assert stars[0] < stars[1]


def test_before_the_first_card_there_is_no_discard_and_no_color() -> None:
    said = table(top=None, color=None)
    assert {mark.what for mark in said.marks if isinstance(mark.what, str)} == {
        *("arrow", "??", "bang", "check"),
        *(EMBLEMS[seat.emblem].name for seat in RING),
    }


def test_owed_cards_stand_in_a_red_pill() -> None:
    said = read(table_svg(RING, 0, 1, Card("R5"), Color.RED, 83, owed=12))
    (pill,) = (box for box in said.boxes if box.fill == "alarm" and box.height == 44)
    assert [mark.what for mark in said.marks if pill.has(mark) and mark.what != "arrow"] == ["plus", 12]
    assert not [box for box in table(top=Card("R5"), color=Color.RED).boxes if box.height == 44]


@pytest.mark.parametrize(("cards", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (30, 3)])
def test_a_hand_is_a_fan_of_up_to_three_cards_with_its_number(cards: int, drawn: int) -> None:
    ring = [RingSeat(0, cards), RingSeat(1, None)]
    said = read(table_svg(ring, 0, 1, None, None, 9))
    fan = [box for box in said.boxes if (box.width, box.height) == (28, 40)]
    assert len(fan) == drawn
    assert {box.fill for box in fan} == ({"alarm"} if cards == 1 else {"#343943"} if cards else set())
    assert said.tiles(62, "white") == [[FOX, cards]]


def test_a_hand_near_its_limit_is_red() -> None:
    said = read(table_svg([RingSeat(0, 22, is_near_limit=True), RingSeat(1, 22)], 0, 1, None, None, 9))
    fan = [box.fill for box in said.boxes if (box.width, box.height) == (28, 40)]
    assert fan == ["alarm"] * 3 + ["#343943"] * 3
    assert said.tiles(62, "white") == [[FOX, 22]]


def test_a_table_before_the_match_has_faces_marks_and_free_seats() -> None:
    seats = [LobbySeat(0, "Ann", is_host=True, is_ready=True), LobbySeat(1, "Ben"), None, LobbySeat(2, is_ai=True)]
    said = read(lobby_collage(seats).svg())
    assert said.tiles(80, "dark") == [["crown", FOX, "Ann", "check"], [OCTOPUS, "Ben"], [FROG]]
    (free,) = said.all("plus")
    assert (round(free.x), free.y > 200) == (260, True), "opposite the first seat"
    assert [mark.ink for mark in said.marks if mark.what in ("crown", "check")] == ["gold", "white"]


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("official", ["B7", "GS", "Y3", "R5"]),
        ("no_mercy", ["WRL", "GDA", "BD4", "WD10"]),
        ("all_wild", ["WFS", "W", "WT2", "WD4"]),
    ],
)
def test_the_cards_on_a_table_before_the_match_are_of_its_deck(deck: str, cards: list[str]) -> None:
    said = read(lobby_collage([LobbySeat(0), LobbySeat(1), None], deck).svg())
    printed = {card.value for card in DECKS[deck].cards}
    assert [mark.what for mark in sorted(said.marks, key=lambda mark: mark.x) if mark.what in printed] == cards


@pytest.mark.parametrize(("seats", "height"), [(4, 300), (6, 300), (7, 430), (10, 430)])
def test_a_table_before_the_match_is_as_flat_as_its_seats_allow(seats: int, height: int) -> None:
    assert lobby_collage([None] * seats).height == height


def test_open_hands_stand_below_with_the_emblem_of_each_seat() -> None:
    hands = [[Card("R1"), Card("W")], [], [Card("GS")]]
    said = read(
        table_svg([RingSeat(seat, len(hand)) for seat, hand in enumerate(hands)], 2, 1, None, None, 9, hands=hands)
    )
    rows = sorted({round(mark.y) for mark in said.marks if mark.y > 330})
    assert [said.row(y, 3) for y in rows] == [[FOX, "R1", "W"], [OCTOPUS], [FROG, "GS"]]
    (glow,) = (line for line in said.lines if (line.tag, line.fill) == ("circle", "glow"))
    assert glow.points[0][1] == pytest.approx(rows[2], abs=0.6), "whose turn it is"


def test_a_hand_that_nobody_may_see_has_no_row() -> None:
    hands = [[Card.HIDDEN, Card.HIDDEN], [Card("GS")]]
    said = read(table_svg([RingSeat(0, 2), RingSeat(1, 1)], 0, 1, None, None, 9, hands=hands))
    assert [mark.what for mark in said.marks if mark.y > 330] == [OCTOPUS, "GS"]


TOLD = {
    "won": ["crown", FOX, "crown"],
    "out": ["flag", FOX, "flag"],
    "uno": [FOX, 1, "bang"],
    "draw": [FOX, "plus", 12],
    "caught": [BEE, "eye", FOX, "plus", 12],
    "guilty": [BEE, "scales", FOX, "plus", 12],
    "innocent": [FOX, "scales", BEE, "plus", 12],
    "swap": [FOX, "swap", BEE],
    "hands": [FOX, "shuffle"],
    "roulette": [BEE, "WRLG", FOX, "plus", 12],
    "knocked_out": [BEE, "WRLG", FOX, "cross", 12],
    "launcher": ["bolt", FOX, "plus", 12],
    "dark_side": [FOX, "half", "turn", "WRLG"],
    "light_side": [FOX, "half", "turn", "WRLG"],
}
"""The signs of the banner of each moment of the fox, from left to right. The other seat is the bee with its card."""


@pytest.mark.parametrize("kind", TOLD)
def test_the_banner_of_a_moment_tells_it_from_left_to_right(kind: str) -> None:
    """The number of cards stands beside the seat that drew them."""
    assert read_part(banner(kind, 0, 3, 12, Card.WRL, Color.GREEN)).row(37, 12) == TOLD[kind]
    assert set(MomentKind) <= TOLD.keys()


def test_a_seat_that_is_out_by_its_own_draw_has_nobody_before_it() -> None:
    assert read_part(banner("knocked_out", 0, count=25)).row(37, 12) == [FOX, "cross", 25]


# The form


def test_pictures_have_no_words() -> None:
    for picture in (TABLE, SHEET, STATS):
        assert not re.search(r"<text|<image|href|font", picture)
        assert not re.search(r">[^<\s]", picture)


def test_the_render_worker_gives_the_same_bytes() -> None:
    worker = RenderWorker()
    try:
        assert worker.draw(TABLE, 480) == png(TABLE, 480)
        with pytest.raises(ValueError, match="cannot be drawn"):
            worker.draw("<svg", 480)
        assert worker.draw(SHEET, 480) == png(SHEET, 480)
    finally:
        worker.close()


def test_a_render_worker_ends_silently_after_its_bot_is_killed() -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "unobot.pictures.render_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdout.close()
    _, said = child.communicate(REQUEST.pack(480, len(TABLE)) + TABLE.encode())
    assert (child.returncode, said) == (0, b"")


def test_every_number_of_seats_can_be_drawn() -> None:
    for seats in range(2, 11):
        for color in (None, *Color):
            assert table_svg(
                [RingSeat(seat, 20) for seat in range(seats)], seats - 1, 1, None if color is None else Card.W, color, 0
            )
        assert png(sheet_svg([[0] * seats, [-5] * seats], range(seats), [""] * seats, range(seats), 500, None), 480)


@pytest.mark.parametrize("kind", MomentKind)
def test_every_moment_has_a_banner_below_the_table(kind: MomentKind) -> None:
    strip = banner(kind, 3, 9, 12)
    drawing = table_svg([RingSeat(0, 7), RingSeat(1, 1)], 0, 1, Card("R5"), Color.RED, 80, strip)
    assert strip in drawing
    assert not re.search(r"<text|<image|href|font|>[^<\s]", drawing)
    assert png(drawing, 480) != png(table_svg([RingSeat(0, 7), RingSeat(1, 1)], 0, 1, Card("R5"), Color.RED, 80), 480)
