"""A hand does not move on a phone while its match goes on. Without a Chromium, this is skipped."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, sync_playwright

from tests import chromium, screenshots
from tests.bot.players import Player, begin
from tests.screenshots import Camera, Stage
from tests.world import World
from unobot.bot.client import Unobot
from unobot.settings import Settings

EXECUTABLE = chromium.found() or ""
if not EXECUTABLE:
    pytest.skip("no Chromium was found, so no page is measured", allow_module_level=True)

SECONDS, STEP = 60, 2
"""How long the match is watched, and how often, in seconds of the simulated Discord."""
CARD = re.compile(r":(?:move|step|premove):(?:premove-)?[RYGBW]")
"""A part of the custom id of a card's button. The button of the chosen card has none."""
MAX_CARDS = 8
"""The most cards that stand in two rows."""
MAX_JUMP = 24
"""One line of text, in pixels."""
TOP = """() => {
  const timeline = document.getElementById('channel-timeline');
  timeline.scrollTop = timeline.scrollHeight;
  return document.querySelector('#channel-message-list').lastElementChild.getBoundingClientRect().top;
}"""
PICTURES = "[...document.querySelectorAll('#channel-message-list img')].every(image => image.complete)"


class Ruler(Camera):
    """Measures where the newest message begins on a phone, in pixels."""

    def __init__(self) -> None:
        super().__init__(Path(), EXECUTABLE, "", everything=False)
        self.tops: list[float] = []
        self._page: Page | None = None

    def _take(self, url: str, viewer: str, name: str, now: datetime) -> None:
        if self._page is None:
            self._playwright = sync_playwright().start()
            self._browser = chromium.launched(self._playwright, EXECUTABLE)
            self._page = self._browser.new_page(viewport={"width": 390, "height": 844})
        page = self._page
        page.clock.set_fixed_time(now)
        page.goto("about:blank")
        page.goto(url.replace("#", f"?as={viewer}#"))
        page.wait_for_function("() => window.simcordPreview?.ready", timeout=chromium.PATIENCE)
        page.wait_for_function(f"() => {PICTURES}", timeout=chromium.PATIENCE)
        self.tops.append(page.evaluate(TOP))


@pytest.mark.long
async def test_the_hand_stays_in_place_from_turn_to_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann plays a minute against three AIs, and is measured while she holds two to eight cards.

    More cards need a third row. So does a red *Catch!* beside the switch of Uno, which waits for no place.
    """
    settings = Settings(database_url=f"sqlite+aiosqlite:///{(tmp_path / 'unobot.db').as_posix()}", press_limit=0)
    # The deal depends on the id of the press that starts the match, and so on the time.
    monkeypatch.setattr(screenshots, "datetime", SimpleNamespace(now=lambda _: datetime(2026, 12, 1, tzinfo=UTC)))
    ruler = Ruler()
    turns = 0
    async with World(partial(Unobot, settings, rng=random.Random(1), race_hold=0.0)) as world:
        stage = Stage(world, ruler)
        await stage.open()
        await begin(world, stage.ann, ais=3)
        await stage.ann.press("hand")
        player = Player(stage.ann, 1, in_panel=True)
        for _ in range(SECONDS // STEP):
            hand = stage.ann.panel()
            cards = [button for button in hand.buttons if CARD.search(button.custom_id)]
            if 2 <= len(cards) <= MAX_CARDS and ":catch:" not in str(hand.buttons):
                await stage.take("hand", stage.ann)
            turns += await player.act()
            await world.advance(STEP)
        await stage.close()
    await ruler.close()
    assert turns > 3
    assert max(abs(after - before) for before, after in pairwise(ruler.tops)) <= MAX_JUMP, ruler.tops
