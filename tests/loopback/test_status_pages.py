"""The status pages of the real bot: they name what is ill, and everything heals by itself."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from tests.loopback.fake import TOKEN, FakeDiscord
from tests.loopback.first_moves import until
from tests.postgres import Server, running_server
from tests.test_cli import unobot_command
from unobot.bot import startup
from unobot.bot.client import Unobot
from unobot.bot.discord_api import gateway_health
from unobot.settings import Settings
from unobot.watch import status_server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Pages:
    """The status pages at a port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._session = aiohttp.ClientSession()

    async def get(self, page: str) -> tuple[int, str]:
        async with self._session.get(f"http://127.0.0.1:{self.port}/{page}") as answer:
            return answer.status, await answer.text()

    async def until(self, status: int, *, within: float = 120.0) -> str:
        """Wait until `/readyz` has this status. The process must be alive all the time. Return the body."""
        async with asyncio.timeout(within):
            while True:
                assert (await self.get("healthz"))[0] == 200
                found, said = await self.get("readyz")
                if found == status:
                    return said
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        await self._session.close()


server = pytest.fixture(running_server)


@pytest.fixture
async def pages() -> AsyncIterator[Pages]:
    pages = Pages(free_port())
    yield pages
    await pages.close()


@pytest.fixture
def _short_beats(fake: FakeDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    """A heartbeat takes a hundredth of its time, and so does everything that waits for one."""
    fake.gateway.heartbeat = 0.4
    monkeypatch.setattr(gateway_health, "ANSWER_GRACE", 0.1)
    monkeypatch.setattr(status_server, "CHECK_TIMEOUT", 0.3)
    made = Unobot.__init__

    def make(self: Unobot, *given: object, **named: object) -> None:
        made(self, *given, **named)  # type: ignore[arg-type]
        self._connection.heartbeat_timeout = 0.6

    monkeypatch.setattr(Unobot, "__init__", make)


async def serve(settings: Settings) -> asyncio.Task[None]:
    return asyncio.create_task(startup._serve(settings))


async def stop(running: asyncio.Task[None]) -> None:
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_a_gateway_that_hangs_is_noticed_within_a_minute() -> None:
    assert 41.25 + gateway_health.ANSWER_GRACE + status_server.CHECK_TIMEOUT < 60


@pytest.mark.long
@pytest.mark.usefixtures("_short_beats")
async def test_a_gateway_that_hangs_makes_the_bot_unready_and_alive_until_it_answers(
    fake: FakeDiscord, tmp_path: Path, pages: Pages
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    running = await serve(
        Settings(discord_token=TOKEN, database_url=url, watch_port=pages.port, emojis=False, start_seconds=0)
    )
    try:
        await until(lambda: bool(fake.requests) or running.done())
        assert '"database": "ok"' in await pages.until(200)
        for connections in (1, 2):  # the second hang lasts until the bot has opened another connection, in vain
            fake.gateway.answers.clear()
            said = await pages.until(503)
            assert "1 of 1 shards have no connection to Discord that answers: 0." in said
            assert '"database": "ok"' in said
            await until(lambda: len(fake.gateway._sockets) >= connections)  # noqa: B023
            fake.gateway.answers.set()
            await pages.until(200)
        second = Settings(discord_token=TOKEN, database_url=url, watch_port=pages.port, start_seconds=0)
        with pytest.raises(startup.CannotRun, match=r"UNOBOT_WATCH_PORT: the port .* another unobot"):
            async with asyncio.timeout(120):  # a bot that starts would serve until it is stopped
                await startup._serve(second)
        asked = {"UNOBOT_WATCH_PORT": str(pages.port), "DISCORD_TOKEN": TOKEN, "DATABASE_URL": url}
        alive = await asyncio.to_thread(unobot_command, "health", "--ready", **asked)
        assert (alive.returncode, '"gateway": "ok"' in alive.stdout) == (0, True)
    finally:
        await stop(running)
    gone = await asyncio.to_thread(unobot_command, "health", **asked)
    assert (gone.returncode, "does not answer" in gone.stderr) == (1, True)


@pytest.mark.long
async def test_a_stopped_postgresql_makes_the_bot_unready_and_alive_until_it_is_back(
    fake: FakeDiscord, pages: Pages, server: Server
) -> None:
    url = server.url(server.create())
    running = await serve(
        Settings(discord_token=TOKEN, database_url=url, watch_port=pages.port, emojis=False, start_seconds=0)
    )
    try:
        await until(lambda: bool(fake.requests) or running.done())
        await pages.until(200)
        await asyncio.to_thread(server.halt)
        said = await pages.until(503)
        assert '"gateway": "ok"' in said
        assert "The database did not answer" in said
        _, metrics = await pages.get("metrics")
        assert {
            "unobot_ready 0.0",
            'unobot_check_ok{check="gateway"} 1.0',
            'unobot_check_ok{check="database"} 0.0',
        } <= {*metrics.splitlines()}
        assert str(os.fspath(server.directory)) not in said
        await asyncio.to_thread(server.revive)
        await pages.until(200)
    finally:
        await stop(running)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:9120", 200),
        ("[::1]:9120", 200),
        ("localhost", 200),
        ("unobot:9120", 200),
        ("unobot.games.svc", 200),
        ("attacker.example.com", 403),
        ("127.0.0.1.example.com:9120", 403),
    ],
)
async def test_a_page_of_a_stranger_cannot_read_the_status_pages(pages: Pages, host: str, status: int) -> None:
    """A name of a stranger may lead to this computer, but the browser still says the name."""
    url = f"http://127.0.0.1:{pages.port}/healthz"
    async with (
        status_server.StatusServer().serving("127.0.0.1", pages.port),
        pages._session.get(url, headers={"Host": host}) as answer,
    ):
        assert answer.status == status
