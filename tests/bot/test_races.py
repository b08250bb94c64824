"""Races through users' hands: presses are held for 400 ms, and judged by Discord's clock."""

from __future__ import annotations

import pytest

from tests.bot.players import Stack, begin, hand_line, words
from tests.databases import Database
from tests.world import World
from unobot.settings import Settings
from unobot.tables.state.timing import RACE_HOLD


@pytest.fixture
def settings(database: Database) -> Settings:
    """Return the default settings, with the race hold and with hands in words."""
    return Settings(database_url=database.url, pictures=False)


@pytest.fixture
def race_hold() -> float:
    return RACE_HOLD


async def test_whoever_owes_the_uno_beats_a_catch_that_came_a_moment_before(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R5 Y1", "R6 Y2"], "R1", "G1 G2 G3 G4")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    table = world.table()
    await world.race((cleo, "Catch!", table))
    await world.advance(0.2)
    assert "caught" not in words(world.table())
    await world.race((ann, "Uno!", table))
    await world.advance(6)
    assert "caught" not in words(world.table())
    assert "**Ann** said Uno" in words(world.table())
    assert hand_line(ann.direct()).startswith("Your hand, one card")


async def test_a_catch_that_came_first_beats_the_play_that_would_end_its_time(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R5 Y1", "R6 Y2"], "R1", "G1 G2 G3 G4")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    await world.race((cleo, "Catch!", world.table()))
    await world.advance(0.1)
    await world.race((ben, "5", ben.direct()))
    await world.advance(6)
    assert "**Cleo** caught **Ann**" in words(world.table())
    assert hand_line(ann.direct()).startswith("Your hand, 3 cards")
    assert hand_line(ben.direct()).startswith("Your hand, one card")
