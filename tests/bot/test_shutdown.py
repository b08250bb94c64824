"""A stop finishes running work, accepts nothing new, and ends in time even if a task hangs."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.bot.players import Stack, begin, hand_line, ply, words
from tests.world import World
from unobot.bot.client import Unobot
from unobot.bot.discord_api.shutdown import wait_within
from unobot.demo.simulator import press
from unobot.settings import Settings
from unobot.storage.store import Store

HANGS = 120.0
"""Seconds that no machine takes, however busy. A test that waits for longer hangs."""

CHILD = """
import asyncio, logging, sys, time
from pathlib import Path
from unobot.bot.discord_api import shutdown
from unobot.bot.client import Unobot
from unobot.logs import start_logging
from unobot.settings import Settings
from unobot.storage.store import Store

class Bot(Unobot):
    async def start(self, token, *, reconnect=True):
        self._connection.application_id = 1
        self._store = await Store.open(self.settings.database_url)
        print("ready", flush=True)
        if hasattr(self, "on_ready"):
            self.on_ready()
        await asyncio.sleep(3600)

async def never(*args):
    await asyncio.Event().wait()

def stuck():
    import threading
    threading.Thread(target=time.sleep, args=(3600,)).start()  # Python waits for it before it leaves

def work():
    print("busy", flush=True)
    while True:  # as a start that gets hardly any of the CPU
        pass

def talk():
    print("talking", flush=True)
    while True:
        logging.info("x" * 1000)

what = sys.argv[2]
if what == "nothing":
    shutdown.STOP_TIMEOUT = 60.0  # a busy machine may take its time
else:
    shutdown.KERNEL_GRACE = 60.0
if what in ("loop", "log"):
    shutdown.KERNEL_GRACE = 0.3
if what == "loop":
    shutdown.STOP_TIMEOUT = 0.2
    Bot.on_ready = lambda self: asyncio.get_running_loop().call_soon(work)
if what == "log":
    import threading
    shutdown.STOP_TIMEOUT = 0.2
    Bot.on_ready = lambda self: threading.Thread(target=talk, daemon=True).start()
if what == "discord":
    import discord
    discord.http.HTTPClient.close = never
if what == "database":
    import aiosqlite
    aiosqlite.Connection.close = never
    Store.set_meta = never
if what == "thread":
    stuck()
async def serve():
    async with Bot(Settings(database_url=sys.argv[1])) as bot:
        await bot.start("token")

start_logging("INFO")
shutdown.run(serve())
"""


@contextmanager
def child(tmp_path: Path, hanging: str) -> Iterator[subprocess.Popen[str]]:
    """Start the bot as a process, and yield it when it is ready."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, url, hanging],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield process
        finally:
            process.kill()


def stopped(tmp_path: Path, hanging: str, which: signal.Signals) -> tuple[int, str]:
    """Stop the bot. Return its exit status and its log."""
    with child(tmp_path, hanging) as process:
        process.send_signal(which)
        status = process.wait(timeout=HANGS)
        assert process.stderr is not None
        return status, process.stderr.read()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGTERM that could be waited for")
@pytest.mark.parametrize(
    "which", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=["SIGTERM", "Ctrl-C", "a closed terminal"]
)
def test_a_signal_ends_it_cleanly(tmp_path: Path, which: signal.Signals) -> None:
    status, log = stopped(tmp_path, "nothing", which)
    assert status == 0, log
    assert f"stopping: {which.name}" in log
    assert "WARNING unobot" not in log
    assert "Traceback" not in log


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGTERM that could be waited for")
@pytest.mark.parametrize("hanging", ["discord", "database", "thread"])
def test_the_bot_stops_in_time_even_if_a_task_hangs(tmp_path: Path, hanging: str) -> None:
    status, log = stopped(tmp_path, hanging, signal.SIGTERM)
    assert status == 0, log
    assert "WARNING unobot" in log
    assert "Traceback" not in log


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGTERM that could be waited for")
@pytest.mark.parametrize("stuck", ["loop", "log"])
def test_the_bot_ends_in_time_even_if_its_loop_or_its_log_is_stuck(tmp_path: Path, stuck: str) -> None:
    """The loop is busy and does not see the signal, or the reader of stderr reads no more."""
    with child(tmp_path, stuck) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=HANGS) == -signal.SIGALRM


async def test_a_move_in_progress_is_played_and_answered(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop comes while the database writes the move. A later press is told to try again."""
    stack(["R3 R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand, theirs = ann.direct(), ben.direct()
    append, close, writing, go_on = Store.append, Store.close, asyncio.Event(), asyncio.Event()
    answered_at_close: list[bool] = []

    async def slowly(store: Store, *args: object, **kwargs: object) -> object:
        writing.set()
        await go_on.wait()
        return await append(store, *args, **kwargs)  # type: ignore[arg-type]

    async def noting(store: Store) -> None:
        answered_at_close.append(in_hand.acknowledged)
        await close(store)

    monkeypatch.setattr(Store, "append", slowly)
    monkeypatch.setattr(Store, "close", noting)
    in_hand = press(world.env, ann.actor.user, world.message(hand), hand.button("3").custom_id)
    await asyncio.wait_for(writing.wait(), HANGS)
    with world.env.time_context():
        closing = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0)
    late = press(world.env, ben.actor.user, world.message(theirs), "u1:1:0:refresh:")
    async with asyncio.timeout(HANGS):
        while not late.acknowledged:  # noqa: ASYNC110  # simcord has no other signal for it
            await asyncio.sleep(0.001)
    answered_early = in_hand.acknowledged
    go_on.set()
    await closing
    assert not answered_early
    assert answered_at_close == [True]
    told = world.answer(late)
    assert told is not None
    assert words(told) == "I'm about to restart. Please try again in a moment. Nothing is lost."
    monkeypatch.undo()
    await world.restart(clean=True)
    await world.advance(6)
    assert ply(world) == 1
    assert hand_line(ann.direct()).startswith("Your hand, 2 cards")


async def test_a_task_that_does_not_end_is_abandoned(caplog: pytest.LogCaptureFixture) -> None:
    parked = asyncio.create_task(asyncio.Event().wait())
    assert not await wait_within(0.01, [parked], "parking")
    parked.cancel()
    assert "parking: not done within" in caplog.text
    assert await wait_within(0.01, [], "nothing")


async def test_the_next_start_knows_how_the_last_run_ended(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "unobot")
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        assert "the last run" not in caplog.text
        await world.restart(clean=True)
        assert "the last run was stopped cleanly" in caplog.text
        caplog.clear()
        await world.restart(clean=False)
        assert "the last run did not end cleanly" in caplog.text
