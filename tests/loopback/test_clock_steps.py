"""The bot as a real process whose wall clock is set while people play. libfaketime sets it for this process only."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from tests.loopback.fake import FakeDiscord
from tests.loopback.first_moves import begin, press, to_move, until
from tests.loopback.logbook import Row, sqlite_file
from tests.loopback.people import Person
from tests.loopback.process import BotProcess

PLACES = ("lib*/faketime", "lib*/*/faketime")  # of all distributions; a search of all folders takes seconds
LIBRARIES = sorted(library for place in PLACES for library in Path("/usr").glob(f"{place}/libfaketimeMT.so.1"))
TURN = 5.0


class WallClock:
    """The wall clock of a process, which follows this file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)
        self.environment = {
            "LD_PRELOAD": str(LIBRARIES[0]),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
        }

    def set(self, seconds: int) -> None:
        """Let it differ by this many seconds from the right time."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.replace(self._file)


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    """Yield a Discord for a process."""
    async with FakeDiscord() as fake:
        yield fake


@pytest.fixture
async def bot(fake: FakeDiscord, tmp_path: Path, wall: WallClock) -> AsyncIterator[BotProcess]:
    """Yield a process that is ready, with a wall clock of its own."""
    bot = BotProcess(
        fake,
        f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}",
        tmp_path / "bot.log",
        timing={"turn": TURN},
        gaps=0.1,
        environment=wall.environment,
    )
    await bot.start()
    try:
        await bot.ready()
        yield bot
    finally:
        bot.kill()
        await bot.dead()


@pytest.fixture
def wall(tmp_path: Path) -> WallClock:
    """Return the wall clock of the process, or skip the test."""
    if not LIBRARIES:
        pytest.skip("libfaketime is not installed: its package is called faketime or libfaketime")
    return WallClock(tmp_path / "time")


@pytest.mark.slow
async def test_a_match_goes_on_when_the_clock_of_the_host_is_set(
    fake: FakeDiscord, bot: BotProcess, wall: WallClock, tmp_path: Path
) -> None:
    channel = fake.add_channel(fake.add_guild("Server"), "uno")
    people = Person(fake, "Ann", channel, seed=1), Person(fake, "Bob", channel, seed=2)
    await people[0].command("status")  # the first answer of a process takes longest
    await begin(*people)
    for step in (3600, -3600):
        person = await to_move(*people)
        before = clock_moves(tmp_path)
        wall.set(step)
        for _ in range(2):
            pressed = await press(person, person.panel, "refresh")
            assert pressed.kind is not None, "no press is too late"
        await until(
            partial(_has_more, tmp_path, before), within=300.0
        )  # a step that was not noticed would take an hour
    assert "the clock of this host differs from Discord's" in bot.said()
    assert not bot.complaints()


def clock_moves(folder: Path) -> int:
    """Return the number of moves in the database that a clock made."""
    rows = sqlite_file(folder / "unobot.db")("SELECT body, at FROM event")
    return sum(Row(body, at).entry.by == "clock" for body, at in rows)


def _has_more(folder: Path, before: int) -> bool:
    return clock_moves(folder) > before
