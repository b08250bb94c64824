"""Engines through players' hands: the host seats one from the menu, it plays, it fails, and the table says so."""

from __future__ import annotations

import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.players import Stack, add_ai, choose, hand_line, leave_lobby, menus, options, press_button, seat, words
from tests.databases import Database
from tests.world import World
from unobot.bot.client import Unobot
from unobot.settings import EngineSettings, Settings, SettingsError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="engines run on Linux and macOS only")

PROGRAM = """
import sys
print("ready", flush=True)
for line in sys.stdin:
    if "r1 r3 r2" in line:
        sys.exit("I know no more")
    if line == "stop\\n":
        print("move r3", flush=True)
"""


@pytest.fixture
def settings(database: Database, tmp_path: Path) -> Settings:
    program = tmp_path / "engine.py"
    program.write_text(PROGRAM, "utf-8")
    engine = EngineSettings(command=(sys.executable, "-S", str(program)), seconds=60)
    return Settings(database_url=database.url, press_limit=0, pictures=False, engines={"sharp": engine})


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


async def test_the_table_says_that_an_engine_died(world: World, stack: Stack) -> None:
    hands = ["R1 R2 R4 B1 B2 B3 B4", "R3 R5 Y1 Y2 Y3 Y4 Y5"]
    stack(hands, "R0", "R6 R7 R8")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    assert "sharp" in next(iter(menus(world, await options(ann)).values()))
    await ben.press("Join")
    assert "Only the host, Ann, can seat engines" in words(await add_ai(ben, world, "sharp"))
    await leave_lobby(ben, world)
    await add_ai(ann, world, "sharp")
    lobby = words(world.table())
    assert "**Kim** · ⚙️ engine sharp" in lobby
    assert "Uno: automatic" in lobby
    menu = await press_button(ann, "Change rules", on=await options(ann))
    assert "Engines need the official rules" in words(await choose(ann, world, menu, "preset", "party"))
    await ann.press("Start")
    await world.advance(3)
    await press_button(ann, "move:R1", on=ann.direct())
    await world.advance(6)
    assert "**Kim** played" in words(world.table())
    assert "engine sharp" in words(world.table())
    await press_button(ann, "move:R2", on=ann.direct())
    await world.advance(6)
    assert "The engine sharp failed. An AI plays for **Kim** now" in words(world.table())
    assert "🤖 **Kim** · 5 cards · 0 points" in words(world.table())
    assert hand_line(ann.direct()) == "Your hand, 5 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2, 3, 4"


def test_an_engine_needs_a_program_and_a_name_of_its_own(settings: Settings, tmp_path: Path) -> None:
    engine = settings.engines["sharp"]
    with pytest.raises(SettingsError, match="must not call an engine Casual"):
        Unobot(Settings(engines={"Casual": engine}))
    (tmp_path / "blunt").write_text("#!/bin/sh\n")
    (tmp_path / "blunt").chmod(0o700)
    blunt = EngineSettings(command=("./blunt",), directory=tmp_path)
    Unobot(Settings(engines={"blunt": blunt}))
    for wrong in (EngineSettings(command=("./blunt",)), EngineSettings(command=("./dull",), directory=tmp_path)):
        with pytest.raises(SettingsError, match="for the engine blunt"):
            Unobot(Settings(engines={"blunt": wrong}))
