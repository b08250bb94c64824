"""The first hand with a deck says once what is different, in every language, and it is true under the table's rules."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from tests.bot.players import Speaks, Stack, begin, press_button, words
from tests.world import RENDER_WORKER, World
from unobot.bot.client import Unobot
from unobot.bot.screens.hand_header import hint_line
from unobot.i18n import languages, text_for
from unobot.rules.cards import Card
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.settings import Settings

NO_MERCY, ALL_WILD, ATTACK = "no_mercy", "all_wild", "attack"
HANDS = {
    NO_MERCY: ["R5 R6 G1", "R7 R8 Y1", "B1 B2 B3"],
    ALL_WILD: ["W WSK WD2", "W WRV WS2", "W WD4 WSK"],
    ATTACK: ["R5 R6 G1", "R7 R8 Y1", "B1 B2 B3"],
}


@pytest.mark.parametrize(("deck", "hands"), HANDS.items())
async def test_each_player_reads_it_once(world: World, stack: Stack, deck: str, hands: list[str]) -> None:
    top, pile = ("W", "W W W W W W W") if deck == ALL_WILD else ("R1", "Y4 Y5 Y6 Y7 G4")
    stack(hands[:2], top, pile, PRESETS[deck])
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    first = "W" if deck == ALL_WILD else "5"
    assert "New here" in words(ann.direct())
    assert "New here" not in words(ben.direct()), "Ben does not play yet"
    await ann.press(first, on=ann.direct())
    await world.advance(6)
    assert "New here" in words(ben.direct())
    await ben.press("W" if deck == ALL_WILD else "7", on=ben.direct())
    await world.advance(6)
    assert "New here" not in words(ann.direct()), "once"
    await world.restart()
    await press_button(ann, "My hand")
    assert "New here" not in words(ann.panel()), "once for good"


NEWS = {
    "flip": (
        ["RF/U3 R4/OF R5/P2", "R8/T7 Y7/O2 B1/USA", "G4/T9 B5/OR R1/P3"],
        "R7/O1",
        "Flip! The dark side is up.",
        1,
    ),
    NO_MERCY: (["RS R6 G1", "R7 R8 Y1", "R3 B2 B3"], "R1", "You're skipped.", 3),
}


@pytest.mark.parametrize(("deck", "dealt"), NEWS.items())
@pytest.mark.parametrize("pictures", [True, False])
async def test_news_stands_before_it(
    settings: Settings, stack: Stack, deck: str, dealt: tuple[list[str], str, str, int], pictures: bool
) -> None:
    """Beside the picture of a table, too, where a hand has few lines."""
    hands, top, news, moves = dealt
    stack(hands, top, "RD1/P4 GS/U4 BR/O4 Y9/T5" if "/" in top else "Y4 Y5 Y6 Y7", PRESETS[deck])
    drawn = settings.model_copy(update={"pictures": pictures})
    async with World(lambda: Unobot(drawn, rng=random.Random(1), race_hold=0.0, render_worker=RENDER_WORKER)) as world:
        ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
        await begin(world, ann, ben, cem)
        await press_button(ben, "My hand")
        for mover, card in ((ann, hands[0][:2]), (cem, "R3"), (ann, "R6"))[:moves]:
            await press_button(mover, card, on=mover.direct())
            await world.advance(6)
        shown = words(ben.panel()).replace("*", "")
        assert -1 < shown.find(news) < shown.find("New here"), shown


async def test_it_speaks_the_language_of_its_reader(world: World, stack: Stack, speaks: Speaks) -> None:
    stack(HANDS[ATTACK][:2], "R1", "Y4 Y5", PRESETS["attack"])
    ann, ben = world.person("Ann"), world.person("Ben")
    speaks(ann, "de")
    await begin(world, ann, ben)
    await press_button(ann, "My hand")
    assert "drückst du einmal auf den Werfer" in words(ann.panel())


async def test_rules_that_make_it_untrue_take_it_away(world: World, stack: Stack) -> None:
    stack(HANDS[NO_MERCY][:2], "R1", "Y4 Y5", msgspec.structs.replace(PRESETS["no_mercy"], hand_limit=20))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "25 cards" not in words(ann.direct())


NAMED = {NO_MERCY: (Card.RDA,), ALL_WILD: (), ATTACK: (Card.RDA,)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("deck", HANDS)
def test_it_has_at_least_three_sentences_and_names_cards_as_the_language_does(deck: str, language: str) -> None:
    text = text_for(language)
    line = hint_line(text, deck)
    assert len(re.findall(r"[.?!。？।]", line)) >= 3, line
    for card in NAMED[deck]:
        (name,) = {text("face", face=card.face.value)}
        assert name.lower() in line.lower(), (name, line)
