"""A newcomer plays the first card within seconds, with the real bot, by plain HTTP."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.preview import Preview

from tests.demo.visitor import Visitor, accepted
from unobot.bot.client import Unobot
from unobot.demo.session import DemoSession
from unobot.i18n import text_for
from unobot.settings import Settings

PRESSES = 4
SECONDS = 20


class WallClock:
    """A wall clock that a test moves. It makes the ids, and with them the deal, the same each time."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 23, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    async def pass_time(self, session: DemoSession, seconds: float) -> None:
        """Let the ticker of the demo see that the time has moved on."""
        self.now += timedelta(seconds=seconds)
        await session.tick()


@pytest.fixture
def clock() -> WallClock:
    return WallClock()


@pytest.fixture
async def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: WallClock) -> AsyncIterator[DemoSession]:
    """A demo whose first hand has a card for the first turn."""
    seeds = random.Random(7)
    monkeypatch.setattr("unobot.model.secret.secrets", SimpleNamespace(token_bytes=seeds.randbytes))
    settings = Settings(database_url=f"sqlite+aiosqlite:///{(tmp_path / 'unobot.db').as_posix()}", emojis=True)
    session = DemoSession(Unobot(settings, rng=random.Random(2)), text_for(None), lambda _: None, clock=clock)
    try:
        yield session
    finally:
        await session.close()


def cards(visitor: Visitor) -> list[dict[str, Any]]:
    """Return the buttons with a picture in the newest message, which is the hand."""
    return [part for part in visitor.newest if part["type"] == 2 and part.get("emoji")]


async def test_a_newcomer_plays_a_card_with_four_presses_in_twenty_seconds(
    session: DemoSession, clock: WallClock
) -> None:
    url = await session.open(0)
    began = clock.now.timestamp()
    async with Visitor(url) as visitor:
        assert "Press Start" in visitor.text.replace("*", "")
        assert accepted(await visitor.press("Start"))
        presses = 1
        counts = [0]
        while 7 not in counts or counts[-1] != 6:
            await visitor.look()
            counts.append(len(cards(visitor)))
            playable = [card for card in cards(visitor) if not card.get("disabled")]
            if "Your turn" in visitor.text and playable:
                assert accepted(await visitor.click(playable[0]))
                presses += 1
            await clock.pass_time(session, 0.5)
            assert presses <= PRESSES
            assert clock.now.timestamp() - began <= SECONDS


@pytest.mark.long
async def test_the_pictures_are_there_with_the_first_hand(
    session: DemoSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`LivePreview._prepare_asset`: simcord alone decodes each picture in a new process, for 0.3 s each."""
    url = await session.open(0)
    async with Visitor(url) as visitor:
        await visitor.press("Start")
        await visitor.look()
        pictures = [card["emoji"]["asset_id"] for card in cards(visitor)]
        assert all(card["emoji"]["available"] for card in cards(visitor))
        monkeypatch.setattr(Preview, "_prepare_asset", None)  # each picture would be decoded in a new process
        for picture in pictures:
            assert (await visitor.fetch(f"/api/assets/{picture}")).startswith(b"\x89PNG")


@pytest.mark.long
async def test_a_newcomer_plays_alone_in_the_direct_messages(session: DemoSession, clock: WallClock) -> None:
    said: list[str] = []
    session._say = said.append
    url = await session.open(0)
    async with Visitor(url) as visitor:
        assert "then Play alone" in visitor.text.replace("*", "")
        assert accepted(await visitor.run("uno help"))
        await visitor.look()
        assert accepted(await visitor.press("Play alone"))
        await clock.pass_time(session, 3)
    (line,) = said
    assert line.startswith("Ann's direct messages: ")
    async with Visitor(line.split()[-1]) as ann:
        assert len(cards(ann)) >= 7
        for _ in range(40):
            playable = [card for card in cards(ann) if not card.get("disabled")]
            if ("Your turn" in ann.text or "which color" in ann.text) and playable:
                assert accepted(await ann.click(playable[0]))
            await clock.pass_time(session, 0.5)
            if "**Ann** played" in re.sub(r"<:[^>]+> ", "", await ann.look()):
                return
        raise AssertionError(ann.text)
