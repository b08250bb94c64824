"""Processes that share a PostgreSQL: which are let in, which wait, and an upgrade while people play."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.later_schema import LATER
from tests.loopback.fake import FakeDiscord
from tests.loopback.first_moves import begin, draw, to_move, until
from tests.loopback.logbook import Logbook
from tests.loopback.model import Channel
from tests.loopback.people import Party, Person
from tests.loopback.process import ROOT, BotProcess
from tests.postgres import Server, running_server
from tests.test_cli import unobot_command
from unobot.exit_status import CONFIGURATION, TEMPORARY
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.schema import REVISION

pytestmark = pytest.mark.long

Start = Callable[..., BotProcess]
TEMPO: dict[str, object] = {"ai_tempo": 0.2, "ai_waits_for_uno": 0.5}
RULES = Ruleset(scoring="single").code


server = pytest.fixture(scope="module")(running_server)


@pytest.fixture
async def discord() -> AsyncIterator[FakeDiscord]:
    """Yield a Discord with a server in each of two shards."""
    async with FakeDiscord(shards=2) as fake:
        for number in range(2):
            while (guild := fake.add_guild(f"Server {number}")).id >> 22 & 1 != number:
                pass
            fake.add_channel(guild, "uno")
        yield fake


@pytest.fixture
def start(discord: FakeDiscord, server: Server, tmp_path: Path) -> Start:
    """Return a function that returns a process on one database. Its log has the name of the process."""
    database = server.create()
    url = server.url(database)

    def make(name: str, *, root: Path = ROOT, **settings: object) -> BotProcess:
        options = {
            "forked": "program" not in settings and root == ROOT,
            "start_seconds": 0,
            "press_limit": 0,
            **settings,
        }
        return BotProcess(discord, url, tmp_path / name, root=root, gaps=0.1, timing=TEMPO, **options)  # type: ignore[arg-type]

    make.url = url  # type: ignore[attr-defined]
    make.query = lambda statement: server.query(statement, database)  # type: ignore[attr-defined]
    return make


async def refusal(bot: BotProcess) -> tuple[int, str]:
    """Start a process that is refused. Return its exit status and its last line."""
    await bot.start()
    status = await bot.dead()
    assert "Traceback" not in bot.said()
    return status, bot.said().splitlines()[-1]


async def ready(*bots: BotProcess) -> None:
    for bot in bots:
        await bot.start()
        await bot.ready()


async def test_a_process_without_shards_is_not_let_in_beside_a_fleet(start: Start) -> None:
    fleet = [start(f"fleet{shard}", shard_count=2, shard_ids=shard) for shard in range(2)]
    await ready(*fleet)
    status, sentence = await refusal(start("whole", shard_count=2))
    assert status == CONFIGURATION
    assert sentence.startswith("UNOBOT_SHARD_IDS is not set, but other processes serve shards of this bot: ")
    assert sentence.count(f"{socket.gethostname()} (unobot ") == 2
    assert "shard 0 of 2), " in sentence or "shard 1 of 2), " in sentence
    assert all(bot.alive for bot in fleet)
    assert [await bot.stop() for bot in fleet] == [0, 0]


async def test_another_number_of_shards_is_not_let_in(start: Start) -> None:
    first = start("first", shard_count=2, shard_ids=0)
    await ready(first)
    status, sentence = await refusal(start("second", shard_count=3, shard_ids=2))
    assert status == CONFIGURATION
    assert sentence.startswith("UNOBOT_SHARD_COUNT is 3 here, but not in other processes of this bot: ")
    assert await first.stop() == 0
    again = start("again", shard_count=3, shard_ids=2)
    await ready(again)
    assert await again.stop() == 0


async def test_a_fleet_is_not_let_in_beside_a_process_with_all_shards(start: Start) -> None:
    whole, part = start("whole", shard_count=2), start("part", shard_count=2, shard_ids=1)
    await ready(whole)
    await part.start()
    await until(lambda: "another process serves these shards ((1,)): waiting until it stops: " in part.said())
    assert whole.alive
    assert await whole.stop() == 0
    await until(lambda: "is ready" in part.said())
    assert await part.stop() == 0


async def test_a_second_process_for_all_shards_names_the_first(start: Start) -> None:
    first = start("first", shard_count=2)
    await ready(first)
    status, sentence = await refusal(start("second", shard_count=2))
    assert status == TEMPORARY
    assert f", {socket.gethostname()} (unobot " in sentence
    assert await first.stop() == 0


async def test_a_version_that_cannot_run_beside_the_others_does_not_upgrade_under_them(
    start: Start, server: Server
) -> None:
    fleet = [start(f"fleet{shard}", shard_count=2, shard_ids=shard) for shard in range(2)]
    await ready(*fleet)
    later = start(
        "later",
        shard_count=2,
        shard_ids=0,
        program="tests.later_schema",
        environment={"LATER_RUNS_BESIDE": LATER},
    )
    status, sentence = await refusal(later)
    assert status == CONFIGURATION
    assert sentence.startswith(f"The database is not upgraded from schema {REVISION} to {LATER}, because this version")
    assert sentence.count(f"schema {REVISION}, shard") == 2
    assert all(bot.alive for bot in fleet)
    assert [await bot.stop() for bot in fleet] == [0, 0]
    await ready(later)
    assert f"the schema of the database was {REVISION} and is now {LATER}" in later.said()
    assert await later.stop() == 0


async def rolling_upgrade(discord: FakeDiscord, start: Start, old: list[BotProcess], new: list[BotProcess]) -> None:
    """Replace the processes of a fleet one by one while people play in both of its servers."""
    await ready(*old)
    logbook = Logbook(start.query, turn=60.0, grace=0)  # type: ignore[attr-defined]
    channels = list(discord.channels.values())
    players: list[asyncio.Task[None]] = []
    for number, channel in enumerate(channels):
        people = [Person(discord, f"{name}{number}", channel, seed=number * 2 + n) for n, name in enumerate("AB")]
        players += Party(discord, channel, people, ais=1, rules=RULES).tasks()
    try:
        for first, second in zip(old, new, strict=True):
            await second.start()  # it waits for the shard
            await until(lambda bot=second: "waiting until it stops" in bot.said())  # type: ignore[misc]
            await moves_follow(logbook, channels)  # processes of two versions play on one database
            assert await first.stop() == 0
            await until(lambda bot=second: "is ready" in bot.said())  # type: ignore[misc]
            await moves_follow(logbook, channels)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    assert [await bot.stop() for bot in new] == [0, 0]
    discord.give_up()
    logbook.check(discord.interactions.values(), 0.0)
    logbook.verify()
    assert not [*logbook.lost, *logbook.doubled]
    assert not [line for bot in (*old, *new) for line in bot.complaints()]


async def moves_follow(logbook: Logbook, channels: list[Channel]) -> None:
    """Wait until some moves more are stored in each channel."""
    before = logbook.sizes()
    wanted = {channel.id: before.get(channel.id, 0) + 5 for channel in channels}
    await until(lambda: all(logbook.sizes().get(channel, 0) >= number for channel, number in wanted.items()))


async def test_a_fleet_goes_to_the_next_version_while_people_play(discord: FakeDiscord, start: Start) -> None:
    """This version beside the next one, whose migration only adds: the first step of a change in two steps."""
    old = [start(f"old{shard}", shard_count=2, shard_ids=shard) for shard in range(2)]
    new = [start(f"new{shard}", shard_count=2, shard_ids=shard, program="tests.later_schema") for shard in range(2)]
    await rolling_upgrade(discord, start, old, new)
    assert f"the schema of the database was {REVISION} and is now {LATER}" in new[0].said()


async def test_a_fleet_comes_from_the_last_version_with_another_schema(
    discord: FakeDiscord, start: Start, tmp_path: Path
) -> None:
    """The code of that version comes from the history, so nothing of it is imitated."""
    root = tmp_path / "last"
    check_out_before(f"{REVISION}_*.py", root)
    old = [start(f"old{shard}", root=root, shard_count=2, shard_ids=shard) for shard in range(2)]
    new = [start(f"new{shard}", shard_count=2, shard_ids=shard) for shard in range(2)]
    await rolling_upgrade(discord, start, old, new)
    assert f"and is now {REVISION}" in new[0].said()


def check_out_before(migration: str, folder: Path) -> None:
    """Write the files of the last commit without a migration into a folder. Skip the test without the history."""
    added = git("log", "--diff-filter=A", "--format=%H", "--", f"migrations/versions/{migration}").decode().split()
    if not added:
        pytest.skip("the history does not reach back to the last version")
    files = git("archive", f"{added[-1]}^", "unobot", "migrations", "tests")
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", folder], input=files, check=True)


def git(*arguments: str) -> bytes:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
    if done.returncode:
        pytest.skip("the history does not reach back to the last version")
    return done.stdout


async def test_an_outage_of_the_database_is_two_lines_of_the_log(start: Start, server: Server) -> None:
    bots = [start(f"bot{shard}", shard_count=2, shard_ids=shard) for shard in range(2)]
    await ready(*bots)
    await until(lambda: all("is ready" in bot.said() for bot in bots))
    before = [len(bot.said().splitlines()) for bot in bots]
    server.halt()
    try:
        await asyncio.sleep(5)  # the leases are renewed every two seconds
    finally:
        server.revive()
    await until(lambda: all("the database is back after" in bot.said() for bot in bots))
    for bot, lines in zip(bots, before, strict=True):
        told = [line for line in bot.said().splitlines()[lines:] if " INFO " not in line]
        assert len(told) == 2, told
        assert "ERROR   unobot.storage.outage: the database cannot be used (" in told[0]
    assert [await bot.stop() for bot in bots] == [0, 0]


async def test_an_outage_of_discord_is_two_lines_of_the_log(start: Start, discord: FakeDiscord) -> None:
    bot = start("bot", shard_count=2, log_format="json")
    await ready(bot)
    await until(lambda: "is ready" in bot.said())
    before = len(bot.said().splitlines())
    discord.gateway.shut()
    try:
        await until(lambda: "the connection to Discord is lost (2 of 2 shards)" in bot.said())
        await asyncio.sleep(5)
    finally:
        discord.gateway.admits = True
    await until(lambda: "Discord is connected again after" in bot.said())
    told = [json.loads(line) for line in bot.said().splitlines()[before:]]
    assert not [line for line in told if "traceback" in line], told
    assert [line["level"] for line in told if line["level"] != "INFO"] == ["ERROR", "WARNING"], told
    assert await bot.stop() == 0


async def test_a_process_that_is_stopped_hands_its_shards_and_its_match_to_the_next(
    discord: FakeDiscord, start: Start
) -> None:
    first, spare = (start(name, shard_count=2, shard_ids=0) for name in ("first", "spare"))
    await ready(first)
    await spare.start()
    await until(lambda: "waiting until it stops" in spare.said())
    channel = next(iter(discord.channels.values()))
    ann, bob = (Person(discord, name, channel, seed=number) for number, name in enumerate(("Ann", "Bob")))
    await begin(ann, bob)
    assert await first.stop() == 0
    await until(lambda: "is ready" in spare.said())
    leases = start.query("SELECT count(*) FROM lease WHERE shard >= 0")  # type: ignore[attr-defined]
    tables = start.query("SELECT status FROM table_")  # type: ignore[attr-defined]
    assert (leases, tables) == ([(1,)], [("playing",)])
    await draw(await to_move(ann, bob))
    assert await spare.stop() == 0
    assert start.query("SELECT count(*) FROM lease WHERE shard >= 0") == [(0,)]  # type: ignore[attr-defined]
    assert not [line for bot in (first, spare) for line in bot.complaints()]


async def test_each_process_of_a_fleet_follows_the_owner(discord: FakeDiscord, start: Start) -> None:
    fleet = [start(f"fleet{shard}", shard_count=2, shard_ids=shard) for shard in range(2)]
    await ready(*fleet)
    eve = Person(discord, "Eve", next(iter(discord.channels.values())), seed=3)
    said = await asyncio.to_thread(unobot_command, "people", "block", str(eve.user.id), DATABASE_URL=start.url)  # type: ignore[attr-defined]
    assert said.returncode == 0, said.stderr
    said = await asyncio.to_thread(unobot_command, "status", DATABASE_URL=start.url)  # type: ignore[attr-defined]
    assert said.stdout.count("process    ") == 2
    assert "blocked    1 people" in said.stdout
    for channel in discord.channels.values():
        eve.move(channel)
        await until_refused(eve)
    assert [await bot.stop() for bot in fleet] == [0, 0]


async def until_refused(person: Person) -> None:
    """Run a command until the process has read that this person is blocked."""
    async with asyncio.timeout(120):
        while True:
            shown = (await person.command("help")).shown
            if shown is not None and "Its owner decided that" in shown.text:
                return
            await asyncio.sleep(1)
