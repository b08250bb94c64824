"""A start that fails, and a connection that Discord ends for good: one sentence, and an exit status that tells why."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from sqlalchemy import create_engine

import unobot
from tests.loopback.fake import FakeDiscord
from tests.loopback.faults import refuse
from tests.loopback.first_moves import until
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.postgres import Server, running_server
from tests.test_cli import unobot_command
from unobot.bot.discord_api.install_links import personal_link
from unobot.exit_status import CONFIGURATION, TEMPORARY
from unobot.storage.migration import migrate
from unobot.storage.schema import REVISION
from unobot.version import RELEASE

Started = Callable[..., BotProcess]


server = pytest.fixture(running_server)


@pytest.fixture
def started(fake: FakeDiscord, tmp_path: Path) -> Started:
    """Return a function that returns a process of the bot. It gets the seconds of `UNOBOT_START_SECONDS`."""

    def make(start_seconds: int = 0) -> BotProcess:
        url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
        return BotProcess(fake, url, tmp_path / "log", forked=True, start_seconds=start_seconds)

    return make


async def end(bot: BotProcess) -> tuple[int, str]:
    """Wait until a bot ends. Return its exit status and its last line."""
    status = await bot.dead()
    said = bot.said()
    assert "Traceback" not in said
    return status, said.splitlines()[-1]


@pytest.mark.parametrize("status", [403, 503])
async def test_a_login_that_discord_refuses_is_told_in_one_sentence(
    fake: FakeDiscord, started: Started, status: int
) -> None:
    fake.faults.add("GET /users/@me", refuse(status), times=10)
    bot = started()
    await bot.start()
    code, sentence = await end(bot)
    assert code == TEMPORARY
    assert sentence.startswith(f"Discord refused the start: {status}")


@pytest.mark.long
async def test_a_start_is_tried_again_until_discord_answers(fake: FakeDiscord, started: Started) -> None:
    fake.faults.add("GET /users/@me", refuse(403), times=1)
    bot = started(start_seconds=60)
    await bot.start()
    await bot.ready()
    assert "The start is tried again" in bot.said()
    assert await bot.stop() == 0


async def test_a_stop_between_two_tries_is_a_clean_stop(fake: FakeDiscord, started: Started) -> None:
    fake.faults.add("GET /users/@me", refuse(403), times=100)
    bot = started(start_seconds=600)
    await bot.start()
    await until(lambda: "The start is tried again" in bot.said())
    assert await bot.stop() == 0


async def test_refused_commands_stop_no_start(fake: FakeDiscord, started: Started) -> None:
    fake.faults.add(r"PUT /applications/\d+/commands", refuse(400, 50035))
    bot = started()
    await bot.start()
    await bot.ready()
    assert await bot.stop() == 0
    assert [line for line in bot.complaints() if "Discord refused the commands" in line]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (4004, "DISCORD_TOKEN: it was reset"),
        (4011, "set UNOBOT_SHARD_COUNT to at least 7"),
        (4014, "an intent"),
    ],
)
async def test_a_gateway_that_refuses_the_bot_for_good_is_explained(
    fake: FakeDiscord, started: Started, code: int, words: str
) -> None:
    fake.shards = 7
    fake.gateway.refusal = code
    bot = started()
    await bot.start()
    status, sentence = await end(bot)
    assert status == CONFIGURATION
    assert words in sentence


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="only POSIX limits the size of files")
async def test_a_start_without_room_for_the_copy_before_an_upgrade_changes_nothing(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    """Below the limit of a file's size are all changes, but not the copy: a disk that is full for the copy only."""
    file = tmp_path / "unobot.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, REVISION)
        connection.exec_driver_sql("INSERT INTO app_meta VALUES (1, 'long', ?)", ("x" * 2**20,))
    url = f"sqlite+aiosqlite:///{file}"
    # It is not forked, so it inherits the limit of this process.
    bot = BotProcess(fake, url, tmp_path / "log", start_seconds=0, program="tests.later_schema")
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2**19, hard))
    try:
        await bot.start()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    status, sentence = await end(bot)
    assert status == CONFIGURATION
    assert sentence.endswith(f"the folder {tmp_path} needs room for a copy.")
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == REVISION
    engine.dispose()
    assert [path.name for path in tmp_path.iterdir() if "-schema-" in path.name] == []


async def test_a_start_is_logged_in_one_line(fake: FakeDiscord, started: Started) -> None:
    bot = started()
    await bot.start()
    await until(lambda: "is ready" in bot.said())
    assert await bot.stop() == 0
    [line] = [line for line in bot.said().splitlines() if "is ready" in line]
    assert f"unobot {unobot.__version__} is ready: schema {REVISION}, database sqlite+aiosqlite:///" in line
    assert (
        f"shards all of 1, 1 servers, invite link https://discord.com/oauth2/authorize?client_id={fake.application_id}"
        in line
    )
    assert line.endswith(f", personal link {personal_link(fake.application_id)}")


async def test_a_newer_release_is_told_by_the_bot_and_its_doctor(fake: FakeDiscord, tmp_path: Path) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.json_response({"tag_name": "v9.1.0"})

    site = web.Application()
    site.router.add_get("/newest", answer)
    sentence = f"unobot 9.1.0 is released, and this is {RELEASE}"
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    async with TestServer(site) as server:
        address = str(server.make_url("/newest"))
        bot = BotProcess(fake, url, tmp_path / "log", forked=True, release_url=address)
        await bot.start()
        await until(lambda: sentence in bot.said())
        assert await bot.stop() == 0
        settings = {"DISCORD_TOKEN": fake.token, "DATABASE_URL": url, "UNOBOT_RELEASE_URL": address}
        doctor = await asyncio.to_thread(unobot_command, "doctor", **settings)
    assert sentence in doctor.stdout


@pytest.mark.long
async def test_a_second_process_says_that_the_first_has_the_database(fake: FakeDiscord, started: Started) -> None:
    first, second = started(), started()
    await first.start()
    await first.ready()
    await second.start()
    code, sentence = await end(second)
    assert code == TEMPORARY
    assert sentence.startswith("Another unobot uses the database ")
    first.kill()
    assert await first.dead() < 0
    await second.start()
    await second.ready()
    assert await second.stop() == 0


async def test_two_bots_with_one_token_on_two_databases_notice_each_other(fake: FakeDiscord, tmp_path: Path) -> None:
    """No lock can tell: both get every event, and Discord takes the first answer."""
    urls = [f"sqlite+aiosqlite:///{tmp_path / name}.db" for name in ("1", "2")]
    bots = [BotProcess(fake, url, tmp_path / f"log{number}", forked=True) for number, url in enumerate(urls)]
    for bot in bots:
        await bot.start()
        await bot.ready()
    await Person(fake, "Ann", next(iter(fake.channels.values())), seed=1).command("help")
    await until(lambda: [bot for bot in bots if "another program answers" in bot.said()])
    assert sum(bot.said().count("another program answers this bot's interactions") for bot in bots) == 1
    assert [await bot.stop() for bot in bots] == [0, 0]


@pytest.mark.long
async def test_a_second_process_on_postgresql_says_so(fake: FakeDiscord, tmp_path: Path, server: Server) -> None:
    url = server.url(server.create())
    first, second = (BotProcess(fake, url, tmp_path / name, forked=True, start_seconds=0) for name in ("1", "2"))
    await first.start()
    await first.ready()
    await second.start()
    code, sentence = await end(second)
    assert code == TEMPORARY
    assert sentence.startswith("Another unobot uses this bot's part of the database")
    first.kill()
    assert await first.dead() < 0
    await second.start()
    await second.ready()
    assert await second.stop() == 0


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these permissions")
async def test_only_the_owner_can_read_what_the_bot_writes(fake: FakeDiscord, started: Started, tmp_path: Path) -> None:
    (tmp_path / "unobot.db").touch(0o644)
    before = os.umask(0)
    try:
        bot = started()
        await bot.start()
        await bot.ready()
        modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.glob("unobot.db*")}
        assert await bot.stop() == 0
    finally:
        os.umask(before)
    assert modes.keys() >= {"unobot.db", "unobot.db-wal", "unobot.db-shm", "unobot.db.lock"}
    assert set(modes.values()) == {"0o600"}
