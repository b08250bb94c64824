"""The database is locked by another program, or its disk is full: presses are refused in one sentence."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.bot.players import Stack, begin, choices, hand_line, ply, press_button, run_command, seat, words
from tests.world import Person, World
from unobot.bot.client import Unobot
from unobot.logs import OneLineOutages
from unobot.model.storage_errors import StorageError
from unobot.settings import Settings
from unobot.storage import database
from unobot.storage.file_writer import FileConnection

SAID = "I can't reach my database right now. Nothing was changed."

pytestmark = pytest.mark.logs_errors


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the timeout for the lock from five seconds to a twentieth of a second."""
    assert database.PRAGMAS[0] == "PRAGMA busy_timeout = 5000"
    monkeypatch.setattr(database, "PRAGMAS", ("PRAGMA busy_timeout = 50", *database.PRAGMAS[1:]))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings for SQLite in every run: these tests need its file's lock and size limit."""
    return Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}", pictures=False)


@pytest.fixture
async def world(settings: Settings, _impatient: None) -> AsyncIterator[World]:
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


@contextmanager
def _locked(settings: Settings) -> Iterator[None]:
    """Hold the write lock like another process, inside the block."""
    with closing(sqlite3.connect(_path(settings), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def _full(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stop the file from growing inside the block."""
    open_ = FileConnection.open
    pages = [1]

    def limited(self: FileConnection) -> sqlite3.Connection:
        connection = open_(self)
        connection.execute(f"PRAGMA max_page_count = {pages[0]}")  # SQLite raises it to the size in use
        return connection

    monkeypatch.setattr(FileConnection, "open", limited)
    yield
    pages[0] = 2**30


def _path(settings: Settings) -> str:
    return settings.database_url.partition("///")[2]


def _errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return the errors that the log has."""
    shown = OneLineOutages()
    return [r for r in caplog.records if r.levelno >= logging.ERROR and shown.filter(r)]


async def _playing(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, ben


async def test_a_locked_database_refuses_a_press_in_one_sentence(
    world: World, settings: Settings, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await _playing(world, stack)
    panel = await press_button(ann, "My hand")
    with _locked(settings):
        for answer in (await press_button(ann, "3", on=ann.direct()), await press_button(ann, "3", on=panel)):
            assert SAID in words(answer)
        assert SAID in await run_command(ann, "play", move="R3")
        await world.advance(6)
    (told,) = _errors(caplog)
    assert told.exc_info is None, "said, without a traceback"
    assert "the database cannot be used (database is locked)" in told.getMessage()
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"
    assert choices(ben.direct())


async def test_a_moved_database_file_refuses_a_press_until_it_is_back(
    world: World, settings: Settings, stack: Stack, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await _playing(world, stack)
    Path(_path(settings)).rename(tmp_path / "moved.db")
    assert SAID in words(await press_button(ann, "3", on=ann.direct()))
    await world.advance(6)
    assert [r.getMessage() for r in _errors(caplog) if r.name == "unobot.storage.database_file"]
    assert not Path(_path(settings)).exists()
    (tmp_path / "moved.db").rename(_path(settings))
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"
    assert choices(ben.direct())


async def test_a_locked_database_opens_no_table(world: World, settings: Settings) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    with _locked(settings):
        assert SAID in await run_command(ann, "start")
    await seat(world, ann)
    with _locked(settings):
        assert SAID in words(await press_button(ben, "Join"))
    assert "**Ben**" in words(await press_button(ben, "Join"))
    assert len(world.posts()) == 1


async def test_the_clocks_of_ais_and_people_wait_for_a_locked_database(
    world: World, settings: Settings, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    await ann.press("3", on=ann.direct())
    with _locked(settings):
        await world.advance(30)
    assert len(_errors(caplog)) == 1, "once, not at every try"
    await world.advance(12)
    assert "**Kim** played" in words(world.table())
    with _locked(settings):
        await world.advance(80)  # Ann's time runs out
    assert len(_errors(caplog)) == 2
    await world.advance(12)
    assert "Time ran out" in words(world.table())


async def test_a_refused_player_has_a_whole_clock_afterwards(world: World, settings: Settings, stack: Stack) -> None:
    """The player has a whole clock from the last refused press."""
    ann, _ = await _playing(world, stack)
    with _locked(settings):
        for seconds in (40, 100, 0):
            assert SAID in words(await press_button(ann, "3", on=ann.direct()))
            await world.advance(seconds)
    await world.advance(45)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert "**Ann** played" in words(world.table())
    assert "Time ran out" not in words(world.table())


async def test_a_message_is_sent_once_if_its_id_cannot_be_stored(
    world: World, settings: Settings, stack: Stack
) -> None:
    ann, _ = await _playing(world, stack)
    await ann.press("3", on=ann.direct())
    world.env.backend.delete_message(world.channel.id, world.table().id)
    with _locked(settings):
        await ann.slash("status")
        await world.advance(10)
    await world.advance(60)
    assert len([post for post in world.posts() if post.has("More")]) == 1
    await world.restart()
    await world.advance(90)
    assert len([post for post in world.posts() if post.has("More") and "Red 3" in words(post)]) == 1


async def test_a_full_disk_refuses_a_press_until_space_is_free(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await _playing(world, stack)
    said, mover, draw = [], ann, [""]
    with _full(monkeypatch):
        for _ in range(60):  # until the last page is full
            mover = ann if choices(ann.direct()) else ben
            hand = mover.direct()
            draw = [b.custom_id for b in hand.buttons if b.label in ("Draw", "Keep it") and not b.disabled]
            if not draw:  # their card was kept automatically, and the other player's hand is not drawn yet
                await world.advance(6)
                continue
            answer = await press_button(mover, draw[0], on=hand)
            said.append(SAID in words(answer))
            if said[-1]:
                break
            await world.advance(6)
        assert said[-1]
        before = hand_line(mover.direct()), ply(world)
        assert SAID in words(await press_button(mover, draw[0], on=mover.direct()))
        await world.advance(30)
    assert all(record.exc_info is None for record in _errors(caplog))
    assert (hand_line(mover.direct()), ply(world)) == before
    await mover.press(draw[0], on=mover.direct())
    await world.advance(6)
    assert ply(world) > before[1]


async def test_a_start_with_a_locked_database_is_refused_in_one_sentence(settings: Settings) -> None:
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)):
        pass
    with _locked(settings):
        _assert_one_sentence(await _start(settings), "database is locked")


async def test_a_start_with_a_full_disk_is_refused_in_one_sentence(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PRAGMAS", ("PRAGMA max_page_count = 2", *database.PRAGMAS))
    _assert_one_sentence(await _start(settings), "disk is full")


async def _start(settings: Settings) -> str:
    """Return what the bot prints on stderr when it is started."""
    bot = Unobot(settings)
    with pytest.raises(StorageError) as refusal:
        await bot.setup_hook()
    await bot.close()
    return str(refusal.value)


def _assert_one_sentence(said: str, why: str) -> None:
    assert why in said
    assert "\n" not in said
    assert said.endswith(".")
