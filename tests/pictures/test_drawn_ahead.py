"""The pictures that a bot draws at its start have the tiles that most tables and hands need."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from unobot.pictures.art import png, svg
from unobot.pictures.collage import Collage, Layer, Tiles
from unobot.pictures.drawn_ahead import pictures_ahead
from unobot.pictures.hand_art import DIMMED, LIFTED, PLAIN, TALL, WIDTH, hand_collage
from unobot.pictures.table_art import PIXELS, LastMove, LobbySeat, RingSeat, lobby_collage, table_collage
from unobot.rules.cards import LIGHT_COLORS, Card, Color
from unobot.rules.decks.official import OFFICIAL_DECK

NAMES = "Ann", "Ben", "Cleo", "Dev"
CARDS = sorted(set(OFFICIAL_DECK.cards), key=lambda card: card.sort)


@pytest.fixture(scope="module")
def tiles() -> Tiles:
    nothing = png(svg(8, 8, ""), 8)
    tiles = Tiles(lambda _svg, _width: nothing)
    for collage, width in pictures_ahead():
        tiles.draw(collage, width)
    return tiles


def drawings(missing: list[Layer]) -> Iterator[str]:
    """Yield what is not a name."""
    return (layer.content for layer in missing if isinstance(layer.content, str))


def chosen_color(rng: random.Random, card: Card) -> Color:
    return card.color or rng.choice(LIGHT_COLORS)


def a_move(rng: random.Random) -> LastMove | None:
    card = rng.choice(CARDS)
    return rng.choice(
        [
            None,
            LastMove("played", card, chosen_color(rng, card)),
            LastMove("drew", count=rng.choice((1, 2, 4))),
            LastMove("penalty", count=rng.choice((2, 4))),
            LastMove("skipped"),
        ]
    )


def a_table(rng: random.Random) -> Collage:
    seats = [
        RingSeat(
            rng.randrange(10),
            cards := rng.randrange(1, 21),
            is_uno_owed=cards == 1 and rng.random() < 0.5,
            is_uno_said=cards == 1 and rng.random() < 0.5,
            name=name,
            points=rng.randrange(500),
            last=a_move(rng),
        )
        for name in NAMES[: rng.randrange(2, 5)]
    ]
    top, below = rng.choice(CARDS), rng.choices(CARDS, k=2)
    owed = rng.choice((0, OFFICIAL_DECK.effect(top.face).owes))
    to_move, direction, color = rng.randrange(len(seats)), rng.choice((1, -1)), chosen_color(rng, top)
    return table_collage(seats, to_move, direction, top, color, rng.randrange(108), owed=owed, below=below)


def test_a_table_of_up_to_four_has_no_new_drawing_but_names(tiles: Tiles) -> None:
    rng = random.Random(1)
    for _ in range(200):
        assert not [*drawings(tiles.missing(a_table(rng), PIXELS))]


def test_a_lobby_has_no_new_drawing_but_names(tiles: Tiles) -> None:
    rng = random.Random(2)
    for _ in range(50):
        taken = [
            LobbySeat(rng.randrange(10), name, is_host=seat == 0, is_ai=seat == 3, is_ready=rng.random() < 0.5)
            for seat, name in enumerate(NAMES)
        ]
        free = rng.randrange(4)
        assert not [*drawings(tiles.missing(lobby_collage([*taken[: 4 - free], *(free * [None])]), PIXELS))]


@pytest.mark.parametrize("size", [*range(1, 21)])
def test_a_hand_has_no_new_card(tiles: Tiles, size: int) -> None:
    rng = random.Random(size)
    for _ in range(10):
        cards = rng.choices(CARDS, k=size)
        hand = " ".join(f"{card.value}{rng.choice((LIFTED, DIMMED, PLAIN))}" for card in cards)
        new = [*drawings(tiles.missing(hand_collage(hand), WIDTH))]
        assert not [layer for layer in new if "<path" in layer], "the ground may be new"
    assert not [*drawings(tiles.missing(hand_collage(f"{rng.choice(CARDS).value}{LIFTED}{TALL}"), WIDTH))]
