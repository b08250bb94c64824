"""The real bot in the test's own event loop, connected through real sockets to the loopback Discord."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import discord.gateway
import discord.http
import pytest

from tests.loopback.fake import TOKEN, FakeDiscord
from tests.loopback.launch import gaps, point_at
from tests.loopback.people import Person
from tests.world import no_errors_logged
from unobot.bot.client import Unobot
from unobot.bot.live import edit_scheduler
from unobot.settings import Settings


@pytest.fixture
async def fake(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeDiscord]:
    """Yield a Discord with one server."""
    monkeypatch.setattr(discord.http.Route, "BASE", "")  # monkeypatch restores both after the test
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", None)
    async with FakeDiscord() as fake:
        point_at(fake.url)
        fake.add_channel(fake.add_guild("Server"), "uno")
        yield fake


@pytest.fixture
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The display and the edit scheduler wait for less time than in production."""
    for place, name in gaps():
        monkeypatch.setitem(place, name, 0.2)
    monkeypatch.setattr(edit_scheduler, "RETRY_GAPS", (0.2, 1.0, 5.0))


@pytest.fixture
async def bot(fake: FakeDiscord, tmp_path: Path, _hurried: None) -> AsyncIterator[Unobot]:
    """Yield a bot that is connected. It must log no error."""
    settings = Settings(discord_token=TOKEN, database_url=f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}")
    with no_errors_logged():
        bot = Unobot(settings)
        running = asyncio.create_task(bot.start(TOKEN))
        await until_connected(fake)
        yield bot
        await all_answered()
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await running


async def all_answered() -> None:
    """Wait until the bot has handled every event. People see an answer before the bot knows that it arrived."""
    names = ("discord.py: on_press", "discord.py: on_interaction", "CommandTree-invoker")
    working = [task for task in asyncio.all_tasks() if task.get_name().startswith(names)]
    if working:
        await asyncio.wait(working, timeout=60)


@pytest.fixture
def ann(fake: FakeDiscord, bot: Unobot) -> Person:
    """Return a person in the channel, with a panel."""
    return Person(fake, "Ann", next(iter(fake.channels.values())), seed=1)


@pytest.fixture
def bob(fake: FakeDiscord, bot: Unobot) -> Person:
    """Return another person in the channel."""
    return Person(fake, "Bob", next(iter(fake.channels.values())), seed=2)


async def until_connected(fake: FakeDiscord) -> None:
    """Wait until the bot has identified or resumed again."""
    async with asyncio.timeout(120):
        await fake.gateway.changed.wait()
    fake.gateway.changed.clear()
