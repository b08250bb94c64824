"""Matches in the bot's DM and in places without the bot, at a real process. `make elsewhere` plays longer ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.loopback.alone import killed_alone, running, short
from tests.loopback.elsewhere import match_without_bot
from tests.loopback.fake import FakeDiscord
from unobot.rules.ruleset.ruleset import PRESETS


@pytest.mark.long
async def test_a_match_alone_survives_kills(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        fake.add_channel(fake.add_guild("Server"), "uno")
        figures = await killed_alone(fake, tmp_path, short(30), kills=3)
    assert figures["kills"] == 3


@pytest.mark.long
async def test_four_people_play_a_match_with_one_install(tmp_path: Path) -> None:
    async with FakeDiscord() as fake, running(fake, tmp_path):
        places = ("group", "foreign")
        found = await asyncio.gather(*(match_without_bot(fake, kind, short(1, 3), within=300) for kind in places))
    assert all("wins the match" in str(figures["end"]) for figures in found)


@pytest.mark.long
async def test_four_people_play_flip_to_500_with_one_install(tmp_path: Path) -> None:
    async with FakeDiscord() as fake, running(fake, tmp_path):
        places = ("group", "foreign")
        rules = PRESETS["flip"].code
        found = await asyncio.gather(*(match_without_bot(fake, kind, rules, within=900) for kind in places))
    assert all("wins the match" in str(figures["end"]) for figures in found)
