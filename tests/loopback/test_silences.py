"""The bot as a real process to which no press can arrive for a while: nobody's clock runs out because of that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.loopback.fake import FakeDiscord
from tests.loopback.first_moves import begin, draw, to_move, until
from tests.loopback.inner_faults import Steering
from tests.loopback.logbook import Logbook, Row, sqlite_file
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from unobot.bot.discord_api.gateway_watch import FRESH_SECONDS

TURN = 2.0
SILENCE = 2.5 * TURN
"""Seconds in which the clocks would have moved for everybody."""

pytestmark = pytest.mark.slow


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    """Yield a Discord for a process."""
    async with FakeDiscord() as fake:
        yield fake


@pytest.fixture
def steering(tmp_path: Path) -> Steering:
    """Return the faults inside the process."""
    return Steering(tmp_path / "faults.json", new=True)


@pytest.fixture
async def bot(fake: FakeDiscord, tmp_path: Path, steering: Steering) -> AsyncIterator[BotProcess]:
    """Yield a process that is ready."""
    bot = BotProcess(
        fake,
        f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}",
        tmp_path / "bot.log",
        timing={"turn": TURN},
        gaps=0.1,
        faults=tmp_path / "faults.json",
        forked=True,
    )
    await bot.start()
    await bot.ready()
    yield bot
    bot.kill()
    await bot.dead()


@pytest.fixture
async def people(fake: FakeDiscord, bot: BotProcess) -> tuple[Person, Person]:
    """Return two people in a match of their own."""
    channel = fake.add_channel(fake.add_guild("Server"), "uno")
    people = Person(fake, "Ann", channel, seed=1), Person(fake, "Bob", channel, seed=2)
    await people[0].command("status")  # the first answer of a process takes longest
    await begin(*people)
    return people


async def refused(fake: FakeDiscord, bot: BotProcess, steering: Steering) -> None:
    """The gateway cuts its connections, and refuses new ones."""
    fake.gateway.shut()
    await asyncio.sleep(SILENCE)
    fake.gateway.changed.clear()
    fake.gateway.admits = True


async def hanging(fake: FakeDiscord, bot: BotProcess, steering: Steering) -> None:
    """The gateway keeps its connections, and says nothing."""
    fake.gateway.hush()
    await asyncio.sleep(SILENCE)
    await fake.gateway.speak()


async def mute(fake: FakeDiscord, bot: BotProcess, steering: Steering) -> None:
    """The gateway takes a new connection, and says nothing."""
    fake.gateway.hush()
    fake.gateway.drop()
    await asyncio.sleep(SILENCE)
    await fake.gateway.speak()


async def stopped(fake: FakeDiscord, bot: BotProcess, steering: Steering) -> None:
    """The process is stopped, and goes on."""
    bot.pause()
    await asyncio.sleep(SILENCE)
    bot.go_on()


async def blocked(fake: FakeDiscord, bot: BotProcess, steering: Steering) -> None:
    """The event loop of the process does nothing else for a while."""
    steering.set(blocked=SILENCE)
    await asyncio.sleep(SILENCE)


Silence = Callable[[FakeDiscord, BotProcess, Steering], Awaitable[None]]


@pytest.mark.long
@pytest.mark.parametrize("silence", [refused, hanging, mute, stopped, blocked])
async def test_nobody_misses_a_turn_in_a_silence(
    fake: FakeDiscord,
    bot: BotProcess,
    steering: Steering,
    people: tuple[Person, Person],
    tmp_path: Path,
    silence: Silence,
) -> None:
    await draw(await to_move(*people))  # a new clock begins
    began = time.time()
    await silence(fake, bot, steering)
    over = time.time()
    query = sqlite_file(tmp_path / "unobot.db")

    def clock_moves_again() -> bool:
        rows = (Row(body, at) for body, at in query("SELECT body, at FROM event"))
        return any(row.entry.by == "clock" and row.at > over for row in rows)

    await until(clock_moves_again)
    book = Logbook(query, turn=TURN, grace=0.0)
    book.silences.append((began + FRESH_SECONDS, over))  # an event proves that presses arrive
    book.read_on(0.0)
    assert not book.hasty
