"""Matches in the bot's DM and in places without the bot, at a real process. `make elsewhere` plays longer ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.loopback.elsewhere import killed_alone, match_without_bot
from tests.loopback.fake import FakeDiscord
from unobot.bot.client import Unobot


async def test_a_match_alone_survives_kills(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        fake.add_channel(fake.add_guild("Server"), "uno")
        figures = await killed_alone(fake, tmp_path, 30, kills=3)
    assert figures["kills"] == 3


@pytest.mark.parametrize("kind", ["group", "foreign"])
async def test_four_people_play_a_match_with_one_install(fake: FakeDiscord, bot: Unobot, kind: str) -> None:
    figures = await match_without_bot(fake, kind, 20, within=60)
    assert "wins the match" in str(figures["end"])
