"""`unobot servers` asks the loopback Discord with the token, while no bot runs."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from tests.loopback.fake import TOKEN, FakeDiscord
from tests.loopback.faults import refuse
from tests.test_cli import unobot_command
from unobot.bot.discord_api import own_servers


@pytest.fixture
async def url(tmp_path: Path, fake: FakeDiscord) -> str:
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    assert (await asyncio.to_thread(unobot_command, "db", "upgrade", DATABASE_URL=url)).returncode == 0
    return url


async def run(url: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a thread, so that the loopback Discord can answer."""
    return await asyncio.to_thread(unobot_command, "servers", *arguments, DATABASE_URL=url, DISCORD_TOKEN=TOKEN)


async def test_all_servers_are_listed_page_by_page(
    fake: FakeDiscord, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_servers, "MAX_PAGE", 2)
    for number in range(4):
        fake.add_guild(f"Other {number}")
    fake.add_guild("Without the bot", has_bot=False)
    said = await run(url, "list")
    lines = said.stdout.splitlines()
    assert [line.split(maxsplit=3)[1:] for line in lines] == [
        ["7", "0", name] for name in ("Server", "Other 0", "Other 1", "Other 2", "Other 3")
    ]
    assert said.stderr == "5 servers, 0 blocked.\n"


async def test_a_server_is_left_and_can_be_left_only_once(fake: FakeDiscord, url: str) -> None:
    other = fake.add_guild("Other")
    said = await run(url, "leave", str(other.id))
    assert said.stdout == f"The bot has left server {other.id}.\n"
    assert not other.has_bot
    again = await run(url, "leave", str(other.id))
    assert (again.returncode, again.stderr) == (2, f"The bot is not in server {other.id}.\n")


async def test_a_blocked_server_is_left_and_listed(fake: FakeDiscord, url: str) -> None:
    other = fake.add_guild("Other")
    assert (await run(url, "block", str(other.id))).stdout.endswith("is blocked, and the bot has left it.\n")
    assert (await run(url, "block", str(other.id))).stdout.endswith("is blocked. The bot was not in it.\n")
    said = await run(url, "list")
    assert said.stdout.splitlines()[-1].split() == [str(other.id), "0", "blocked"]
    assert said.stderr == "1 servers, 1 blocked.\n"


async def test_a_refusal_of_discord_is_one_sentence(fake: FakeDiscord, url: str) -> None:
    fake.faults.add("GET /users/@me/guilds", refuse(403), times=10)
    said = await run(url, "list")
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1)
    assert said.stderr.startswith("Discord refused the request: ")
