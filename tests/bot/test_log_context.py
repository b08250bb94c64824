"""Lines of the log that belong to an interaction name it. Clocks, AIs and later changes do not inherit it."""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.players import Stack, add_ai, begin, forge, press_button, seat
from tests.databases import Database
from tests.world import World
from unobot.bot.client import Unobot
from unobot.log_context import interaction_id
from unobot.settings import EngineSettings, Settings

pytestmark = pytest.mark.usefixtures("no_table_tokens")
Lines = list[tuple[str, int | None]]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Collect what is logged, each line with the interaction that its task answered."""
    seen: Lines = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.append((record.getMessage(), interaction_id.get()))

    listener, logger = Listener(), logging.getLogger("unobot")
    logger.addHandler(listener)
    yield seen
    logger.removeHandler(listener)


@pytest.fixture
async def world(database: Database, tmp_path: Path) -> AsyncIterator[World]:
    """A world with an engine that dies at its first move."""
    program = tmp_path / "engine.py"
    program.write_text("import sys\nprint('ready', flush=True)\nsys.stdin.readline()\n", "utf-8")
    engine = EngineSettings(command=(sys.executable, "-S", str(program)), seconds=1)
    settings = Settings(database_url=database.url, press_limit=0, pictures=False, engines={"sharp": engine})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


def latest(world: World) -> int:
    """Return the id of the last interaction."""
    bot = world.bot
    assert isinstance(bot, Unobot)
    assert bot.router is not None
    return [*bot.router.gate._recent_ids][-1]


def told(lines: Lines, words: str) -> set[int | None]:
    """Return the interactions of the lines with these words. There must be one."""
    found = {interaction for line, interaction in lines if words in line}
    assert found, lines
    return found


async def test_a_press_is_named(world: World, lines: Lines) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    await forge(ann, world.table(), "no id of ours")
    assert told(lines, f"user {ann.id} pressed a button") == {latest(world)}


async def test_a_drawing_names_the_press_that_it_shows(world: World, stack: Stack, lines: Lines) -> None:
    stack(["R3 R4 B2", "R3 R5 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", status=502, times=None)
    await ann.press("3", on=ann.direct())
    await world.advance(5)
    await ben.press("5", on=ben.direct())  # the table's message is drawn for this one now
    press = latest(world)
    await world.advance(20)
    assert told(lines, "cannot draw") == {press}


@pytest.mark.skipif(sys.platform == "win32", reason="engines run on Linux and macOS only")
async def test_an_ai_belongs_to_no_press(world: World, stack: Stack, lines: Lines) -> None:
    stack(["R1 R2 R4 B1 B2 B3 B4", "R3 R5 Y1 Y2 Y3 Y4 Y5"], "R0")
    ann = world.person("Ann")
    await seat(world, ann)
    await add_ai(ann, world, "sharp")
    await ann.press("Start")
    await world.advance(3)
    await press_button(ann, "move:R1", on=ann.direct())
    await world.advance(10)
    assert told(lines, "the engine sharp") == {None}
