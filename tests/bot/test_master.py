"""The level `master` through players' hands: the host seats one from the menu, and it moves without help."""

from __future__ import annotations

import pytest

from tests.bot.players import Stack, add_ai, seat, words
from tests.databases import Database
from tests.executors import InlineExecutor
from tests.world import World
from unobot.bot.client import Unobot
from unobot.settings import Settings


@pytest.fixture
def settings(database: Database) -> Settings:
    return Settings(database_url=database.url, press_limit=0, master_processes=3)


async def test_a_master_is_seated_and_moves(world: World, stack: Stack) -> None:
    stack(["R1 R2 R4 B1 B2 B3 B4", "R3 R5 Y1 Y2 Y3 Y4 Y5"], "R0", "R6 R7 R8")
    ann = world.person("Ann")
    await seat(world, ann)
    assert "**Kim** · 🤖 AI, master" in words(await add_ai(ann, world, "master"))
    await ann.press("Start")
    await world.advance(3)
    await ann.press("move:R1", on=ann.direct())
    await world.advance(6)
    assert "**Kim** played" in words(world.table())
    assert "**Kim** · 6 cards" in words(world.table())
    assert isinstance(world.bot, Unobot)
    asked = world.bot._search_pool._pool
    assert isinstance(asked, InlineExecutor)
    assert asked.workers == 3
