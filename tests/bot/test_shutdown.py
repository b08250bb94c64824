"""A stop finishes what is in hand, takes nothing new, and ends in time whatever hangs."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bot.players import Stack, begin, hand_line, ply, words
from tests.world import World
from unobot.bot.client import Unobot
from unobot.bot.discord_api.shutdown import within
from unobot.demo.simulator import press
from unobot.settings import Settings
from unobot.storage.store import Store

CHILD = """
import asyncio, sys, time
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
        await asyncio.sleep(3600)

async def never(*args):
    await asyncio.Event().wait()

def stuck():
    import threading
    threading.Thread(target=time.sleep, args=(3600,)).start()  # Python waits for it before it leaves

what = sys.argv[2]
if what == "discord":
    import discord
    discord.http.HTTPClient.close = never
if what == "database":
    Store.close = never
    Store.set_meta = never
if what == "thread":
    stuck()
start_logging("INFO")
shutdown.run(Bot(Settings(database_url=sys.argv[1])), "token")
"""


def stopped(tmp_path: Path, hanging: str, which: signal.Signals) -> tuple[int, float, str]:
    """The exit status of a bot that is told to stop, how long it took, and what it logged."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, url, hanging],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    with child:
        try:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
            began = time.monotonic()
            child.send_signal(which)
            status = child.wait(timeout=20)
            took = time.monotonic() - began
            assert child.stderr is not None
            return status, took, child.stderr.read()
        finally:
            child.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGTERM that could be waited for")
@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
def test_a_signal_ends_it_cleanly(tmp_path: Path, which: signal.Signals) -> None:
    status, took, log = stopped(tmp_path, "nothing", which)
    assert status == 0, log
    assert took < 3
    assert f"stopping: {which.name}" in log
    assert "WARNING unobot" not in log
    assert "Traceback" not in log


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGTERM that could be waited for")
@pytest.mark.parametrize("hanging", ["discord", "database", "thread"])
def test_it_ends_in_time_though_something_hangs(tmp_path: Path, hanging: str) -> None:
    status, took, log = stopped(tmp_path, hanging, signal.SIGTERM)
    assert status == 0, log
    assert took < 5
    assert "WARNING unobot" in log
    assert "Traceback" not in log


async def test_the_move_in_hand_is_played_and_answered(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop comes while the database writes the move; a press after that is told to come again."""
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
    await asyncio.wait_for(writing.wait(), 5)
    with world.env.time_context():
        closing = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0)
    late = press(world.env, ben.actor.user, world.message(theirs), "u1:1:0:refresh:")
    async with asyncio.timeout(5):
        while not late.acknowledged:  # noqa: ASYNC110  # simcord tells of it in no other way
            await asyncio.sleep(0.001)
    answered_early = in_hand.acknowledged
    go_on.set()
    await closing
    assert not answered_early
    assert answered_at_close == [True]
    told = world.answer(late)
    assert told is not None
    assert words(told) == "I am about to restart: please try again in a moment. Nothing is lost."
    monkeypatch.undo()
    await world.restart(clean=True)
    await world.advance(6)
    assert ply(world) == 1
    assert hand_line(ann.direct()).startswith("Your hand, 2 cards")


async def test_what_does_not_end_is_left(caplog: pytest.LogCaptureFixture) -> None:
    parked = asyncio.create_task(asyncio.Event().wait())
    assert not await within(0.01, [parked], "parking")
    parked.cancel()
    assert "parking: not done within" in caplog.text
    assert await within(0.01, [], "nothing")


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
