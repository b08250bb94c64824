"""`unobot doctor` on the loopback Discord: each broken set-up is one line that names the fix."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from pathlib import Path
from typing import Any

import discord.http
import msgspec
import pytest
from aiohttp import web

from tests.loopback.fake import FakeDiscord
from tests.loopback.faults import Handler
from tests.loopback.process import BotProcess
from tests.test_cli import unobot_command
from unobot.bot.commands.registration import COMMAND_HASH, command_hash
from unobot.bot.discord_api import app_emojis
from unobot.bot.doctor import discord_checks
from unobot.diagnosis import note
from unobot.exit_status import BROKEN, CONFIGURATION, REFUSED
from unobot.ops import bug_report, database_checks
from unobot.pictures.emoji_art import emojis, emojis_of
from unobot.settings import Settings
from unobot.storage.store import Store

Done = subprocess.CompletedProcess[str]
_payload: list[dict[str, Any]] = []


async def payload() -> list[dict[str, Any]]:
    """Return the commands of this version."""
    if not _payload:
        _payload.extend(await discord_checks.described_commands(discord.Client(intents=discord.Intents(guilds=True))))
    return _payload


class Setup:
    """A bot that has run before, and its admin. A test breaks one thing."""

    def __init__(self, fake: FakeDiscord, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.fake, self.folder, self.patch = fake, folder, patch
        self.database = folder / "unobot.db"
        self.environment = {"DISCORD_TOKEN": fake.token, "HOME": str(folder)}

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.database}"

    async def whole(self) -> None:
        """Make everything well."""
        self.fake.commands = await payload()
        self.fake.emojis = {emoji.name: 1 for emoji in emojis()}
        store = await Store.open(self.url)
        for key, value in (
            (COMMAND_HASH, command_hash(await payload())),
            (app_emojis.IDS_KEY, msgspec.json.encode(self.fake.emojis).decode()),
        ):
            await store.set_meta(self.fake.application_id, key, value)
        await store.close()

    def table(self, *, deadline: float) -> None:
        """Put a table into the channel that has waited since ``deadline``."""
        [channel] = self.fake.channels.values()
        columns = (
            "guild_id, channel_id, host_id, status, locale, ruleset, deadline, touched, warned, version, secret, "
            "adjourned, options, admission, seat_changes, premoves"
        )
        values = (
            channel.guild_id,
            channel.id,
            1,
            "playing",
            "en",
            "{}",
            deadline,
            deadline,
            False,
            0,
            b"s" * 32,
            False,
        )
        row = (*values, "{}", "{}", "{}", "{}")
        with sqlite3.connect(self.database) as database:
            database.execute(f"INSERT INTO table_ ({columns}) VALUES ({','.join('?' * len(row))})", row)

    def old_match(self) -> None:
        """Let the first match be a year old."""
        self.table(deadline=time.time() + 60)
        with sqlite3.connect(self.database) as database:
            row = (1, b"", 0, time.time() - 365 * 86400, True, True)
            database.execute(
                "INSERT INTO match (table_id, seed, salt, started, over, reported) VALUES (?,?,?,?,?,?)", row
            )

    async def run(self, *arguments: str) -> Done:
        """Run the command in a thread, so that the loopback Discord can answer."""
        return await asyncio.to_thread(unobot_command, *arguments, **self.environment)


@pytest.fixture
async def setup(fake: FakeDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setup:
    monkeypatch.chdir(tmp_path)
    made = Setup(fake, tmp_path, monkeypatch)
    await made.whole()
    return made


def problems(done: Done) -> list[str]:
    """Return the lines of the problems."""
    assert "Traceback" not in done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if line.startswith("problem")]


async def test_a_whole_setup_is_well(setup: Setup) -> None:
    setup.table(deadline=time.time() + 60)
    done = await setup.run("doctor")
    assert (done.returncode, problems(done)) == (0, []), done.stdout
    checks = {line.split()[1] for line in done.stdout.splitlines()}
    assert checks == {
        *("version", "files", "disk", "database", "instance", "tables", "backup", "token", "clock", "application"),
        *("shards", "gateway", "servers", "commands", "emojis", "channels"),
    }


async def reset_token(setup: Setup) -> None:
    setup.environment["DISCORD_TOKEN"] = "an.old.token"


async def no_token(setup: Setup) -> None:
    del setup.environment["DISCORD_TOKEN"]


async def no_network(setup: Setup) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        setup.patch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{closed.getsockname()[1]}/api/v10")


async def wrong_clock(setup: Setup) -> None:
    async def late(request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await handler(request)
        response.headers["Date"] = formatdate(time.time() + 90, usegmt=True)
        return response

    setup.fake.faults.add(".*", late, times=100)


async def silent_gateway(setup: Setup) -> None:
    setup.patch.setattr(discord_checks, "HELLO_TIMEOUT", 0.2)
    setup.fake.gateway.answers.clear()


async def few_shards(setup: Setup) -> None:
    setup.fake.shards = 7


async def web_endpoint(setup: Setup) -> None:
    setup.fake.endpoint = "https://example.org/interactions"


async def no_server(setup: Setup) -> None:
    setup.fake.guilds.clear()


async def old_commands(setup: Setup) -> None:
    with sqlite3.connect(setup.database) as database:
        database.execute("UPDATE app_meta SET value = 'old' WHERE key = ?", (COMMAND_HASH,))


async def no_commands(setup: Setup) -> None:
    setup.fake.commands = []


async def no_emojis(setup: Setup) -> None:
    setup.fake.emojis.popitem()


async def no_deck_emojis(setup: Setup) -> None:
    """A table had Flip, and one of its emojis is gone."""
    del setup.fake.emojis[next(emoji.name for emoji in emojis() if emoji.decks == {"flip"})]
    store = await Store.open(setup.url)
    await store.set_meta(setup.fake.application_id, app_emojis.DECKS_KEY, '["flip"]')
    await store.close()


async def mute_channel(setup: Setup) -> None:
    [channel] = setup.fake.channels.values()
    channel.bot_may &= ~(1 << 11)
    setup.table(deadline=time.time() + 60)


async def wordy_channel(setup: Setup) -> None:
    [channel] = setup.fake.channels.values()
    channel.bot_may &= ~(1 << 15)
    setup.table(deadline=time.time() + 60)


async def hidden_channel(setup: Setup) -> None:
    [channel] = setup.fake.channels.values()
    channel.bot_may &= ~(1 << 10)
    setup.table(deadline=time.time() + 60)


async def timed_out(setup: Setup) -> None:
    setup.fake.timeout = "2100-01-02T03:04:05+00:00"
    setup.table(deadline=time.time() + 60)


async def newer_database(setup: Setup) -> None:
    with sqlite3.connect(setup.database) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


async def readable_database(setup: Setup) -> None:
    setup.database.chmod(0o644)


async def readable_token(setup: Setup) -> None:
    file = setup.folder / ".env"
    file.write_text(f"DISCORD_TOKEN={setup.fake.token}\n")
    file.chmod(0o644)


async def full_disk(setup: Setup) -> None:
    setup.patch.setattr(database_checks, "MIN_FREE_BYTES", 2**60)


async def no_backup(setup: Setup) -> None:
    setup.old_match()


BROKEN_SETUPS: dict[Callable[[Setup], Awaitable[None]], tuple[str, str, str]] = {
    reset_token: ("token", "does not know this DISCORD_TOKEN", "Copy your bot's token from the developer portal"),
    no_token: ("token", "DISCORD_TOKEN is not set", "Copy your bot's token from the developer portal"),
    no_network: ("token", "Discord cannot be reached", "Check the network"),
    wrong_clock: ("clock", "s behind Discord's", "timedatectl set-ntp true"),
    silent_gateway: ("gateway", "says nothing", "Let the firewall"),
    few_shards: ("shards", "recommends 7 shards", "Set UNOBOT_SHARD_COUNT=7"),
    web_endpoint: ("application", "Interactions Endpoint URL", "Empty that field"),
    no_server: ("servers", "in no server", "Open https://discord.com/oauth2/authorize"),
    old_commands: ("commands", "another version", "Restart the bot"),
    no_commands: ("commands", "another version: /uno", "Restart the bot"),
    no_emojis: ("emojis", "1 of ", "Run `unobot emojis sync`"),
    no_deck_emojis: ("emojis", "1 of these decks are missing: flip", "Run `unobot emojis sync`"),
    mute_channel: ("channels", "In #uno of Server, the bot lacks Send Messages.", "Allow it"),
    wordy_channel: ("channels", "lacks Attach Files", "Allow it"),
    hidden_channel: ("channels", "lacks View Channel", "If it is a private thread, mention the bot in it"),
    timed_out: ("channels", "the bot is timed out until 2100-01-02 03:04 UTC", "Ask a moderator"),
    newer_database: ("database", "made by a newer unobot", "update unobot"),
    readable_database: ("files", "can read", "Run `chmod 600 "),
    readable_token: ("files", "can read .env", "Run `chmod 600 .env`"),
    full_disk: ("disk", "MiB free", "Make room"),
    no_backup: ("backup", "No backup is known", "Run `unobot db backup backups"),
}


async def test_an_application_that_refuses_personal_installs_is_noted(setup: Setup) -> None:
    await setup.whole()
    setup.fake.installs = {"0": {}}
    said = (await setup.run("doctor")).stdout
    assert "Nobody can install the bot for themselves" in said
    assert "Tick User Install in the developer portal, under Installation." in said


async def test_the_emojis_of_decks_that_no_table_had_may_be_missing(setup: Setup) -> None:
    setup.fake.emojis = {emoji.name: 1 for emoji in emojis_of(["official"])}
    done = await setup.run("doctor")
    assert problems(done) == []
    assert "78 of 237 card pictures, all of official; another deck gets its own with its first table" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these permissions")
@pytest.mark.parametrize("breaks", BROKEN_SETUPS, ids=lambda breaks: breaks.__name__)
async def test_a_broken_setup_is_named_with_its_fix(setup: Setup, breaks: Callable[[Setup], Awaitable[None]]) -> None:
    await breaks(setup)
    done = await setup.run("doctor")
    found = problems(done)
    check, words, fix = BROKEN_SETUPS[breaks]
    assert len(found) == 1, done.stdout
    [line] = found
    assert line.split()[1] == check
    assert words in line
    assert fix in line.partition(words)[2]
    assert done.returncode == BROKEN
    setup.fake.gateway.answers.set()


async def test_a_file_that_is_no_database_is_a_wrong_setting(setup: Setup) -> None:
    """As with every other wrong setting, the doctor names it in one sentence and checks nothing."""
    setup.database.write_bytes(b"not a database" * 100)
    done = await setup.run("doctor")
    assert (done.returncode, done.stdout) == (CONFIGURATION, "")
    assert "cannot be opened (file is not a database): check DATABASE_URL" in done.stderr


async def test_an_age_restricted_channel_is_noted(setup: Setup) -> None:
    """Members without an age check cannot enter it, and the bot works there."""
    [channel] = setup.fake.channels.values()
    channel.age_restricted = True
    setup.table(deadline=time.time() + 60)
    done = await setup.run("doctor")
    assert problems(done) == []
    assert "#uno of Server is age-restricted, so only members with a confirmed age can play there" in done.stdout
    assert "The bot has all permissions in 1 of 1 channels" in done.stdout


async def test_a_running_bot_is_seen_and_its_stuck_table_is_named(setup: Setup) -> None:
    """The doctor takes no lock of the bot. A table that a bot does not serve only waits."""
    setup.table(deadline=time.time() - 3600)
    done = await setup.run("doctor")
    assert problems(done) == []
    assert "1 of 1 open tables wait for a bot that runs" in done.stdout
    with sqlite3.connect(setup.database) as database:
        database.execute("DELETE FROM table_")
    bot = BotProcess(setup.fake, setup.url, setup.folder / "log", forked=True, start_seconds=0)
    await bot.start()
    await bot.ready()
    setup.table(deadline=time.time() - 3600)  # the bot has read its tables before
    done = await setup.run("doctor")
    assert await bot.stop() == 0
    assert len(problems(done)) == 1, done.stdout
    [line] = problems(done)
    assert re.search(r"tables +1 of 1 open tables are stuck: 2 since \S+ \S+ UTC\. Restart the bot", line)
    assert "One bot uses the database" in done.stdout


async def test_a_second_program_on_the_database_is_named(setup: Setup) -> None:
    program = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('BEGIN'); c.execute('SELECT * FROM seat');"
    )
    second = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", f"{program} print(flush=True); input()", str(setup.database)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert second.stdout is not None
    await second.stdout.readline()
    [line] = problems(await setup.run("doctor"))
    assert f"Another program uses the database: process {second.pid} (python" in line
    assert "Stop it" in line
    await second.communicate(b"\n")


async def test_pictures_that_are_switched_off_are_not_to_be_uploaded(setup: Setup) -> None:
    setup.environment["UNOBOT_EMOJIS"] = "false"
    assert " and UNOBOT_EMOJIS is false" in (await setup.run("doctor")).stdout
    await no_emojis(setup)
    done = await setup.run("doctor")
    assert problems(done) == []
    [line] = [line for line in done.stdout.splitlines() if line.split()[1] == "emojis"]
    assert line.split()[0] == "note"
    assert line.endswith(" card pictures, and UNOBOT_EMOJIS is false")
    assert "sync" not in done.stdout


async def test_a_backup_is_remembered(setup: Setup) -> None:
    setup.old_match()
    assert (await setup.run("db", "backup", "elsewhere.db")).stdout.startswith("Backed up to elsewhere.db")
    done = await setup.run("doctor")
    assert problems(done) == []
    assert "The last backup is of " in done.stdout


async def test_a_report_has_no_secret_no_name_and_no_id(setup: Setup) -> None:
    await mute_channel(setup)
    setup.environment["DATABASE_URL"] = setup.url
    done = await setup.run("doctor", "--report", "report.txt")
    file = setup.folder / "report.txt"
    assert file.stat().st_mode & 0o777 == 0o600
    report = file.read_text()
    assert "lacks Send Messages" in report
    assert "UNOBOT_TURN_SECONDS = 60 (default)" in report
    secrets = (setup.fake.token, "#uno", "Server", str(setup.fake.application_id), str(setup.folder))
    assert [secret for secret in secrets if secret in report] == []
    assert "In #uno of Server, " in done.stdout
    assert "as the bot [name], [id]" in report
    again = await setup.run("doctor", "--report", "report.txt")
    assert (again.returncode, again.stderr) == (REFUSED, "The file report.txt already exists. Name a new file.\n")


async def test_a_report_has_the_end_of_the_log_and_the_counts(setup: Setup) -> None:
    setup.old_match()
    log = setup.folder / "bot.log"
    ids = "user 123456789012345678 of zoe in /home/zoe/unobot"
    log.write_text("".join(f"line {number}: {ids}, {setup.fake.token}\n" for number in range(500)))
    setup.environment |= {"LOGNAME": "zoe", "USER": "zoe"}
    await setup.run("doctor", "--report", "report.txt", "--log", "bot.log")
    report = (setup.folder / "report.txt").read_text()
    assert "The last 200 lines of the log:\nline 300: user [id] of [name] in /home/[name]/unobot, [token]\n" in report
    assert "zoe" not in report
    assert re.search(r"^rows       .*\bmatch \d+", report, re.MULTILINE)
    assert re.search(r"^size       [\d.]+ MiB, [\d.]+ MiB of them free", report, re.MULTILINE)
    assert re.search(r"^tables     \d+ open", report, re.MULTILINE)
    refused = await setup.run("doctor", "--log", "bot.log")
    assert (refused.returncode, refused.stderr) == (REFUSED, "--log goes with --report.\n")


async def test_a_report_hides_the_address_of_a_server(setup: Setup) -> None:
    setup.environment["DATABASE_URL"] = "postgresql+asyncpg://zoe:hush@127.0.0.1:1/uno"
    done = await setup.run("doctor", "--report", "report.txt")
    report = (setup.folder / "report.txt").read_text()
    assert "postgresql+asyncpg://[address]" in report
    assert [secret for secret in ("hush", "zoe", "127.0.0.1:1") if secret in report] == []
    settings = Settings(database_url="postgresql+asyncpg://zoe:hush@db.example.org/uno", watch_host="127.0.0.1")
    told = "db.example.org refused 203.0.113.7:5432 and [2001:db8::7], not 127.0.0.1, version 1.2.3"
    results = [note("database", told), note("instance", f"{socket.gethostname()} (x)")]
    lines = list(bug_report._lines(settings, results, [], []))
    assert lines[-5].endswith("[address] refused [address] and [address], not 127.0.0.1, version 1.2.3")
    assert lines[-4].endswith("[address] (x)")
    assert "hush" not in done.stdout
    assert [line.split()[1] for line in problems(done)] == ["database"]
