"""Every deck works with all that stands around a match: clocks, restarts, what if, results, rematches, tournaments."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from tests.bot.players import Player, Stack, begin, press_button, run_command, words
from tests.bot.players import play as play_until
from tests.bot.test_solo import begun, choice
from tests.bot.test_tournament import join, open_one, until
from tests.bot.tournaments import newest, sit_back
from tests.world import World
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.ruleset import PRESETS

NEW = [name for name in DECKS if name not in ("official", "classic113")]
NO_MERCY = PRESETS["no_mercy"]


async def test_a_clock_names_the_color_of_a_roulette_after_a_restart(world: World, stack: Stack) -> None:
    stack(["WRL R5 G1", "B5 B6 Y1", "G2 G3 G4"], "R1", "Y4 Y5 G6 B1 B2", NO_MERCY)
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    await ann.press("WRL", on=ann.direct())
    await world.advance(6)
    await world.restart()
    await press_button(ben, "My hand")
    assert ben.panel().has("Green (0)")
    await press_button(cem, "My hand")
    assert not cem.panel().has("Green (0)")
    await world.advance(70)
    assert re.search(r"Ben\*\* names .* turns up", words(world.table()))


async def test_a_clock_presses_the_launcher(world: World, stack: Stack) -> None:
    stack(["R5 R6 G1", "B5 B6 Y1"], "Y3", "Y4 Y5 G6 B1 B2", PRESETS["attack"])
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(70)
    assert "Ann presses" in words(world.table()).replace("*", "").replace("🦊 ", "")


@pytest.mark.long
@pytest.mark.parametrize("deck", NEW)
async def test_a_whole_match_and_all_that_follows(world: World, deck: str) -> None:
    """The end, the replay to its last page, what if, the stats, the history, and the next match with the same deck."""
    ann, ben = world.person("Ann"), world.person("Ben")
    rules = msgspec.structs.replace(PRESETS[deck], scoring="points", target=1, hand_size=4)
    await ann.slash("start", rules=rules.code)
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(12)
    await play_until(world, Player(ann, 1), Player(ben, 2), until="wins the match")
    end = world.table()
    game = await begun(world, ann, end)
    chance = random.Random(1)
    for _ in range(40):
        if "wins the match" in words(game):
            break
        game = await press_button(ann, choice(game, chance), on=game)
    for page in ("stats", "history", "leaderboard"):
        assert "Ann" in await run_command(ann, page)
    for person in (ann, ben):
        await press_button(person, "Rematch", on=world.table())
    await world.advance(12)
    assert rules.code in words(world.table())


@pytest.mark.long
@pytest.mark.parametrize("deck", NEW)
async def test_a_tournament_with_the_deck(world: World, deck: str) -> None:
    people = [world.person(f"P{number}") for number in range(4)]
    rules = msgspec.structs.replace(PRESETS[deck], scoring="single", hand_size=2)
    await open_one(world, people[0], rules=rules.code)
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    await sit_back(world, *people)
    await until(world, "won the tournament")
