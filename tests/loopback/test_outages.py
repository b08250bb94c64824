"""Each outage and refusal while people play: what the log says, who gets an answer, and what is there afterward."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from aiohttp import web

from tests.loopback.database_faults import SqliteFile
from tests.loopback.fake import FakeDiscord
from tests.loopback.faults import MESSAGE_EDIT, PANEL_EDIT, Fault, Handler, refusal, refuse, too_many
from tests.loopback.first_moves import until
from tests.loopback.inner_faults import Steering
from tests.loopback.logbook import Logbook, Query, sqlite_file
from tests.loopback.people import Party, Person
from tests.loopback.process import BotProcess
from tests.postgres import Server, running_server

pytestmark = pytest.mark.long

TEMPO: dict[str, object] = {"ai_tempo": 0.2, "ai_waits_for_uno": 0.5}
ALWAYS = 10**9
LINES = 2
"""The most lines of the log about a refusal that goes on."""
OUTAGE = 6.0
"""Seconds of an outage: more than those after which the log has it."""

server = pytest.fixture(scope="module")(running_server)


class Game:
    """People who play, the bot, and the ways to disturb them."""

    def __init__(self, fake: FakeDiscord, bot: BotProcess, query: Query, people: list[Person]) -> None:
        self.fake, self.bot, self.people = fake, bot, people
        self.logbook = Logbook(query, turn=60.0, grace=0)

    def moves(self) -> int:
        """Return the number of stored entries."""
        return sum(self.logbook.sizes().values())

    async def goes_on(self, moves: int = 6) -> None:
        """Wait until this many further entries are stored."""
        wanted = self.moves() + moves
        await until(lambda: self.moves() >= wanted)

    async def has_said(self, words: str) -> None:
        """Wait until the log of the bot has these words."""
        await until(lambda: words in self.bot.said())

    def warnings(self) -> list[str]:
        """Return the lines of the log that are no mere information."""
        return [line for line in self.bot.said().splitlines() if " INFO " not in line]


class Cell(NamedTuple):
    """An outage: what begins and ends it, and the words of its two lines of the log.

    Without words, it is a refusal: the bot does without, and has at most `LINES` lines.
    """

    disturb: Callable[[Game], Awaitable[None]]
    begins: str = ""
    ends: str = ""
    is_deaf: bool = False
    """Whether no answer can arrive, so that Discord itself says that the app did not respond."""
    pictures: bool = False


async def without_gateway(game: Game) -> None:
    """The gateway closes all connections and takes none."""
    game.fake.gateway.shut()
    try:
        await game.has_said("the connection to Discord is lost")
        await asyncio.sleep(OUTAGE)
    finally:
        game.fake.gateway.admits = True
    await game.has_said("Discord is connected again after")


def refusing(route: str, fault: Fault) -> Callable[[Game], Awaitable[None]]:
    """Return an outage in which requests fail."""

    async def disturb(game: Game) -> None:
        game.fake.faults.add(route, fault, ALWAYS)
        before = game.fake.faults.pending
        await asyncio.sleep(OUTAGE)
        assert game.fake.faults.pending < before, "nothing was refused"
        game.fake.faults.clear()

    return disturb


def every_second(fault: Fault) -> Fault:
    """Apply a fault to every second request."""
    number = 0

    async def at_times(request: web.Request, handler: Handler) -> web.StreamResponse:
        nonlocal number
        number += 1
        return await (fault(request, handler) if number % 2 else handler(request))

    return at_times


async def no_files(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what has a picture."""
    has_files = request.content_type == "multipart/form-data"
    return refusal(403, 50013, "Missing Permissions") if has_files else await handler(request)


CELLS = {
    "gateway away": Cell(
        without_gateway, "the connection to Discord is lost", "Discord is connected again after", is_deaf=True
    ),
    "HTTP 503": Cell(
        refusing(".*", refuse(503)), "Discord takes no requests", "Discord takes requests again after", is_deaf=True
    ),
    "HTTP 429": Cell(refusing(".*", every_second(too_many(0.3)))),
    "pictures refused": Cell(refusing(".*", no_files), pictures=True),
    "edits refused": Cell(refusing(f"{MESSAGE_EDIT}|{PANEL_EDIT}", refuse(403, 50013))),
    "messages gone": Cell(refusing(f"{MESSAGE_EDIT}|{PANEL_EDIT}", refuse(404, 10008))),
}


@asynccontextmanager
async def playing(
    folder: Path, url: str, query: Query, faults: Path | None = None, *, first: int = 6, pictures: bool = False
) -> AsyncIterator[Game]:
    """Yield a game of two people and an AI after its ``first`` moves. At the end, assert that nothing was lost."""
    async with FakeDiscord() as fake:
        channel = fake.add_channel(fake.add_guild("Server"), "uno")
        bot = BotProcess(
            *(fake, url, folder / "bot.log"),
            timing=TEMPO,
            gaps=0.1,
            faults=faults,
            forked=True,
            press_limit=0,
            pictures=pictures,
        )
        await bot.start()
        await bot.ready()
        await until(lambda: "is ready" in bot.said())
        people = [Person(fake, name, channel, seed=seed) for seed, name in enumerate(("Ann", "Bob"))]
        game = Game(fake, bot, query, people)
        players = Party(fake, channel, people, ais=1, rules="").tasks()
        try:
            await game.goes_on(first)
            yield game
            await game.goes_on()
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
        assert await bot.stop() == 0
        assert "Traceback" not in bot.said()
        fake.give_up()
        game.logbook.check(fake.interactions.values(), 0.0)
        game.logbook.verify()
        assert not [*game.logbook.lost, *game.logbook.doubled]


def assert_two_lines(game: Game, begins: str, ends: str) -> None:
    """Assert that the log has one line for the begin of an outage, and one for its end."""
    told = game.warnings()
    assert len(told) == 2, told
    assert begins in told[0]
    assert ends in told[1]


def unanswered(game: Game, since: int) -> list[str]:
    """Return the presses and commands without an answer, after the first ``since``."""
    return [each.custom_id or "command" for each in list(game.fake.interactions.values())[since:] if each.kind is None]


@pytest.mark.parametrize("name", CELLS)
async def test_an_outage_of_discord_loses_nothing(tmp_path: Path, name: str) -> None:
    cell, file = CELLS[name], tmp_path / "unobot.db"
    url = f"sqlite+aiosqlite:///{file}"
    async with playing(tmp_path, url, sqlite_file(file), pictures=cell.pictures) as game:
        pressed = len(game.fake.interactions)
        await cell.disturb(game)
        if cell.ends:
            await game.has_said(cell.ends)
        after = len(game.fake.interactions)
    assert unanswered(game, after if cell.is_deaf else pressed) == []
    if cell.begins:
        assert_two_lines(game, cell.begins, cell.ends)
    else:
        assert len(game.warnings()) <= LINES, game.warnings()


async def test_a_hand_whose_direct_message_is_refused_is_behind_the_button_of_the_table(tmp_path: Path) -> None:
    file = tmp_path / "unobot.db"
    async with playing(tmp_path, f"sqlite+aiosqlite:///{file}", sqlite_file(file), first=0) as game:
        bob = game.people[1]
        game.fake.faults.add(f"POST /channels/{game.fake.dm(bob.user.id).id}/messages", refuse(403, 50007), ALWAYS)
        bob.by_dm = True
        await until(lambda: game.fake.faults.pending < ALWAYS)
        bob.by_dm = False
        await game.goes_on()
    assert bob.letter is None
    assert unanswered(game, 0) == []
    assert len(game.warnings()) <= LINES, game.warnings()


async def test_a_stopped_database_server_is_two_lines_and_an_answer_to_each_press(
    tmp_path: Path, server: Server
) -> None:
    database = server.create()
    async with playing(tmp_path, server.url(database), lambda sql: server.query(sql, database)) as game:
        server.halt()
        try:
            await asyncio.sleep(OUTAGE)
        finally:
            server.revive()
        await game.has_said("the database is back after")
    assert unanswered(game, 0) == []
    assert_two_lines(game, "the database cannot be used", "the database is back after")


async def test_a_read_only_file_is_two_lines_and_an_answer_to_each_press(tmp_path: Path) -> None:
    steering = Steering(tmp_path / "faults", new=True)
    base = SqliteFile(tmp_path / "unobot.db", steering)
    async with playing(tmp_path, base.url, base.query, tmp_path / "faults") as game:
        await base.suffer("read only", OUTAGE)
        await game.has_said("the database is back after")
    assert unanswered(game, 0) == []
    assert_two_lines(game, "the database cannot be used", "the database is back after")


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """Have a disk of four megabytes in a folder."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("only root may mount a disk here")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has mounts")
async def test_a_full_disk_is_two_lines_and_an_answer_to_each_press(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    with small_disk(disk):
        file = disk / "unobot.db"
        async with playing(tmp_path, f"sqlite+aiosqlite:///{file}", sqlite_file(file)) as game:
            fill(disk / "filler")
            await game.has_said("the database cannot be used")
            await asyncio.sleep(OUTAGE)
            (disk / "filler").unlink()
            await game.has_said("the database is back after")
        assert unanswered(game, 0) == []
        assert_two_lines(game, "the database cannot be used", "the database is back after")


def fill(file: Path) -> None:
    """Write until the disk is full."""
    done = subprocess.run(["dd", "if=/dev/zero", f"of={file}", "bs=4k"], capture_output=True, text=True)
    assert "No space left" in done.stderr
