"""A bot and its doctor with a broken set-up, as processes: one sentence, an exit status, no traceback, no secret."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import create_engine

from tests.loopback.fake import TOKEN, FakeDiscord
from tests.loopback.try_hosting import POINTER
from unobot.exit_status import BROKEN, CONFIGURATION, REFUSED, TEMPORARY
from unobot.storage.migration import migrate
from unobot.storage.schema import REVISION

ROOT = Path(__file__).parents[2]
NOBODY = "http://127.0.0.1:1"


def nothing(folder: Path) -> None:
    """Prepare nothing."""


class Broken(NamedTuple):
    """A set-up: the words of its sentence, its settings beside the token, and what is done in its folder before."""

    words: str
    settings: Mapping[str, str] = {}
    prepare: Callable[[Path], object] = nothing
    status: int = CONFIGURATION
    discord: str = ""
    """The address of Discord, if it is not the loopback one."""


def file(name: str, content: bytes | str) -> Callable[[Path], object]:
    """Return what writes a file."""
    written = content.encode() if isinstance(content, str) else content
    return lambda folder: (folder / name).write_bytes(written)


def folder(name: str) -> Callable[[Path], object]:
    """Return what makes a folder."""
    return lambda place: (place / name).mkdir()


def database(*statements: str) -> Callable[[Path], None]:
    """Return what makes a database of this version, and then runs statements in it."""

    def make(place: Path) -> None:
        engine = create_engine(f"sqlite:///{place / 'unobot.db'}")
        with engine.begin() as connection:
            migrate(connection, REVISION)
        engine.dispose()
        with closing(sqlite3.connect(place / "unobot.db")) as opened, opened:
            for statement in statements:
                opened.execute(statement)

    return make


def others_database(place: Path) -> None:
    """Make a database of another program."""
    with closing(sqlite3.connect(place / "unobot.db")) as opened, opened:
        opened.execute("CREATE TABLE songs (name TEXT)")


def torn_database(place: Path) -> None:
    """Cut a database in its middle."""
    database()(place)
    content = (place / "unobot.db").read_bytes()
    (place / "unobot.db").write_bytes(content[: len(content) // 2])


def setting(name: str, value: str, words: str = "") -> Broken:
    """Return a set-up with one wrong setting."""
    return Broken(f"{name} must be {words}", {name: value})


def address(value: str, words: str, status: int = CONFIGURATION) -> Broken:
    """Return a set-up with a wrong address of the database."""
    return Broken(words, {"DATABASE_URL": value}, status=status)


BROKEN_SETUPS = {
    "no token": Broken("DISCORD_TOKEN must be set", {"DISCORD_TOKEN": ""}),
    "token with spaces": setting("DISCORD_TOKEN", "hush hush"),
    "token on two lines": setting("DISCORD_TOKEN", "hush.\nhush"),
    "token with an accent": setting("DISCORD_TOKEN", "hüsh"),
    "token with its kind": setting("DISCORD_TOKEN", f"Bot {TOKEN}"),
    "token twice": Broken("Only one of DISCORD_TOKEN", {"DISCORD_TOKEN_FILE": "secret"}, file("secret", TOKEN)),
    "token in no file": Broken("cannot be read: No such file", {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": "secret"}),
    "token in a folder": Broken(
        "cannot be read: Is a directory", {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": "secret"}, folder("secret")
    ),
    "token in bytes": Broken(
        "it is not UTF-8 text", {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": "secret"}, file("secret", b"\xff\xfe")
    ),
    "token in an empty file": Broken(
        "The file that DISCORD_TOKEN_FILE names is empty",
        {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": "secret"},
        file("secret", "\n"),
    ),
    "token misspelled": Broken("did you mean DISCORD_TOKEN?", {"DISCORD_TOKEN": "", "DISCORD_TOKN": TOKEN}),
    "setting misspelled": Broken("did you mean UNOBOT_TURN_SECONDS?", {"UNOBOT_TURN_SECOND": "20"}),
    "setting unknown": Broken("UNOBOT_XYZZY is not a setting", {"UNOBOT_XYZZY": "1"}),
    "setting misspelled in the file": Broken(
        "did you mean UNOBOT_LANGUAGE?", {}, file(".env", "UNOBOT_LANGUAGES=de\n")
    ),
    "file with a wrong line": Broken("Line 2 of the settings file .env", {}, file(".env", "UNOBOT_EMOJIS=1\n= x\n")),
    "file with bytes": Broken("it is not UTF-8 text", {}, file(".env", b"\xff\xfe=1\n")),
    "file is a folder": Broken("The settings file .env cannot be read", {}, folder(".env")),
    "seconds too few": setting("UNOBOT_TURN_SECONDS", "9"),
    "seconds in words": setting("UNOBOT_TURN_SECONDS", "soon"),
    "pause below zero": setting("UNOBOT_ROUND_PAUSE_SECONDS", "-1"),
    "presses too many": setting("UNOBOT_PRESS_LIMIT", "101"),
    "start without end": setting("UNOBOT_START_SECONDS", "forever"),
    "emojis perhaps": setting("UNOBOT_EMOJIS", "perhaps"),
    "pictures perhaps": setting("UNOBOT_PICTURES", "2"),
    "log too loud": setting("UNOBOT_LOG_LEVEL", "loud"),
    "log in another form": setting("UNOBOT_LOG_FORMAT", "xml"),
    "language unknown": setting("UNOBOT_LANGUAGE", "tlh"),
    "language a path": setting("UNOBOT_LANGUAGE", "../en"),
    "no shards": setting("UNOBOT_SHARD_COUNT", "0"),
    "shard above the count": setting("UNOBOT_SHARD_IDS", "1"),
    "shards backward": setting("UNOBOT_SHARD_IDS", "3-1"),
    "engines in no JSON": setting("UNOBOT_ENGINES", "{"),
    "engine without a command": setting("UNOBOT_ENGINES", '{"sharp": {"command": []}}'),
    "engine in no folder": setting("UNOBOT_ENGINES", '{"a": {"command": ["a"], "directory": "/no/such"}}'),
    "engines too many": setting("UNOBOT_ENGINE_PROCESSES", "65"),
    "port of pages": setting("UNOBOT_WATCH_PORT", "65536"),
    "host of pages": setting("UNOBOT_WATCH_HOST", "example.org"),
    "days of matches": setting("UNOBOT_KEEP_DAYS", "always"),
    "address of releases": setting("UNOBOT_RELEASE_URL", "example.org"),
    "data in no folder": setting("UNOBOT_DATA_DIR", "nowhere", "a folder that exists"),
    "data in a file": Broken("UNOBOT_DATA_DIR must be", {"UNOBOT_DATA_DIR": "data"}, file("data", "")),
    "database in memory": address("sqlite+aiosqlite:///:memory:", "a database in memory"),
    "database in no folder": address("sqlite+aiosqlite:///missing/unobot.db", "/missing does not exist, so make it"),
    "database on a device": address("sqlite+aiosqlite:////dev/null", "it is a device"),
    "database is a folder": Broken("unobot.db", {}, folder("unobot.db")),
    "database is a list": Broken("check DATABASE_URL", {}, file("unobot.db", "a shopping list\n" * 100)),
    "database of another program": Broken("unobot.db", {}, others_database),
    "database torn": Broken("unobot.db", {}, torn_database),
    "database newer": Broken("newer unobot", {}, database("UPDATE alembic_version SET version_num = '9999'")),
    "database of the development": Broken(
        "never released", {}, database("UPDATE alembic_version SET version_num = '0007'", "PRAGMA application_id = 0")
    ),
    "database that lies": Broken(
        "but lacks what that schema has (lease.host", {}, database("ALTER TABLE lease DROP COLUMN host")
    ),
    "database of another kind": address("mysql://ann:hush@host/unobot", "DATABASE_URL must look like"),
    "database without a kind": address("unobot.db", "DATABASE_URL must look like"),
    "port of the database": address("postgresql://ann:hush@127.0.0.1:port/unobot", "a port from 1 to 65535"),
    "database unreachable": address("postgresql://ann:hush@127.0.0.1:1/unobot", "check DATABASE_URL", TEMPORARY),
    "database without a host": address("postgresql://ann:hush@none.invalid/unobot", "check DATABASE_URL", TEMPORARY),
    "option of the database": address("postgresql://ann:hush@127.0.0.1:1/unobot?sslmode=perhaps", "sslmode"),
    "Discord unreachable": Broken("Discord cannot be reached", status=TEMPORARY, discord=NOBODY),
}


@pytest.mark.long
@pytest.mark.parametrize("name", BROKEN_SETUPS)
async def test_a_broken_setup_is_one_sentence_of_the_bot_and_of_its_doctor(
    fake: FakeDiscord, tmp_path: Path, name: str
) -> None:
    broken = BROKEN_SETUPS[name]
    here, pointer = tmp_path / "here", tmp_path / "pointer"
    here.mkdir()
    pointer.mkdir()
    (pointer / "sitecustomize.py").write_text(POINTER.format(url=broken.discord or fake.url))
    broken.prepare(here)
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": f"{pointer}:{ROOT}",
        "DISCORD_TOKEN": TOKEN,
        "UNOBOT_START_SECONDS": "0",
        **broken.settings,
    }

    async def run(command: str) -> tuple[int, str]:
        """Run a command. Return its exit status and what it printed, without a secret and a traceback."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "unobot", command),
            cwd=here,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        printed = (await process.communicate())[0].decode()
        assert "Traceback" not in printed
        assert not re.search(f"hush|{TOKEN}", printed)
        assert process.returncode is not None
        return process.returncode, printed

    status, printed = await run("bot")
    assert status == broken.status, printed
    last = printed.splitlines()[-1]
    assert broken.words in last
    assert last.endswith((".", "?"))
    status, printed = await run("doctor")
    assert status in (BROKEN, REFUSED, CONFIGURATION, TEMPORARY)
    assert printed.endswith((".\n", "?\n"))
