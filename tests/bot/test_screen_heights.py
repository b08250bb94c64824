"""A phone shows the table and a hand at once. A headless Chromium measures them on the demo's page."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest

from tests import chromium
from tests.bot.players import Player, begin, choose
from tests.screenshots import Camera, Stage
from tests.world import World
from unobot.bot.client import Unobot
from unobot.features.help.screens import TOPICS
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.settings import Settings

EXECUTABLE = chromium.found() or ""
if not EXECUTABLE:
    pytest.skip("no Chromium was found, so no screen is measured", allow_module_level=True)

PHONE = 660
"""The pixels of messages that a phone of 390 by 844 pixels shows."""
MAX_TABLE = 480
"""The most pixels of a table without a hand."""


class Ruler(Camera):
    """A camera that measures the messages on a phone instead of taking pictures."""

    def __init__(self) -> None:
        super().__init__(Path(), EXECUTABLE, "", everything=True)
        self.heights: list[float] = []
        """The heights of the messages in pixels from the line of their author, as the last viewer saw them."""

    def _take(self, url: str, viewer: str, name: str, now: datetime) -> None:
        page = self.open(url, viewer, "phone", now)
        self.heights = page.eval_on_selector_all(
            ".channel-message",
            """messages => messages.map(message => message.getBoundingClientRect().bottom
                - message.querySelector('.message-header').getBoundingClientRect().top)""",
        )
        page.close()


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[tuple[Stage, Ruler]]:
    """A server with the bot, and its page."""
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}", press_limit=0)
    ruler = Ruler()
    async with World(partial(Unobot, settings, rng=random.Random(1), race_hold=0.0)) as world:
        stage = Stage(world, ruler)
        await stage.open()
        yield stage, ruler
        await stage.close()
    await ruler.close()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 6, 10])
async def test_a_table_fits_on_a_phone_and_so_does_a_hand_below_up_to_six_seats(
    stage: tuple[Stage, Ruler], seats: int
) -> None:
    scene, ruler = stage
    await begin(scene.world, scene.ann, scene.ben, ais=seats - 2)
    players, measured = [Player(scene.ann, 1), Player(scene.ben, 2)], 0
    await scene.ann.press("hand")
    while measured < 3:
        await scene.take("table", scene.ann)
        table, hand = ruler.heights
        assert table <= MAX_TABLE
        cards = [button for button in scene.ann.panel().buttons if button.emoji]
        if seats <= 6 and len(cards) <= 7:
            assert table + hand <= PHONE, (table, hand)
        measured += 1
        for _ in range(6):
            if not any([await player.act() for player in players]):
                await scene.world.advance(1.5)


@pytest.mark.long
async def test_a_match_alone_fits_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    await scene.ann.slash("start", channel=scene.ann.direct_channel)
    await scene.world.advance(12)
    player = Player(scene.ann, 1)
    for _ in range(4):
        await scene.take_direct("alone", scene.ann)
        assert ruler.heights[-1] <= PHONE
        await player.act()
        await scene.world.advance(3)


@pytest.mark.long
async def test_the_help_fits_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    screen = await scene.ann.slash("help")
    shown = ""
    for topic in ("", *TOPICS):
        assert screen is not None
        screen = await choose(scene.ann, scene.world, screen, f"help:{shown}", topic) if topic else screen
        await scene.take("help", scene.ann)
        assert ruler.heights[-1] <= PHONE, topic
        shown = topic


@pytest.mark.long
async def test_the_end_of_a_match_of_ten_fits_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    await scene.ann.slash("start", rules=Ruleset(target=200).code, ais=9)
    await scene.ann.press("start")
    await scene.world.advance(12)
    player = Player(scene.ann, 1)
    while not any(":rematch:" in button.custom_id for button in scene.world.posts()[-1].buttons):
        if not await player.act():
            await scene.world.advance(3)
    await scene.world.advance(6)
    await scene.take("end", scene.ben)
    assert ruler.heights[-1] <= PHONE
