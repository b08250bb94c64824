"""The process of the bot ends with its Discord, so a test that fails leaves none behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.loopback.fake import FakeDiscord
from tests.loopback.process import BotProcess


@pytest.mark.parametrize("forked", [True, False], ids=["forked", "plain"])
async def test_a_process_ends_with_its_discord(tmp_path: Path, *, forked: bool) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    async with FakeDiscord() as fake:
        bot = BotProcess(fake, url, tmp_path / "log", forked=forked)
        await bot.start()
    assert not bot.alive
