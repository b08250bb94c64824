"""The bot as a process of its own: it runs until it is told to stop, and then stops in time."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from types import FrameType
from typing import Any

import discord

log = logging.getLogger(__name__)

STOP = 4.5
"""Seconds from the signal to the end of the process, whatever hangs. A supervisor waits 10, or fewer."""
KERNEL = 0.5
"""The seconds after `STOP` in which the process can still end itself. Then the kernel ends it."""


def run(bot: discord.Client, token: str) -> None:
    """Run ``bot`` on Discord until SIGTERM or SIGINT. Raises what `discord.Client.start` raises."""
    with suppress(KeyboardInterrupt):  # Ctrl-C on Windows, whose loops take no signals; the bot is closed by then
        asyncio.run(_serve(bot, token))


async def within(seconds: float, work: Iterable[asyncio.Task[Any]], what: str) -> bool:
    """Wait for ``work``, but no longer. Returns whether it is done; what went wrong is logged, not raised."""
    tasks = set(work)
    if not tasks:
        return True
    done, pending = await asyncio.wait(tasks, timeout=seconds)
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("%s: %s", what, error)
    if pending:
        log.warning("%s: not done within %.1f s, so it is left", what, seconds)
    return not pending


async def bounded(seconds: float, work: Coroutine[Any, Any, object], what: str) -> bool:
    """The same for one thing that is begun now."""
    return await within(seconds, [asyncio.create_task(work)], what)


async def _serve(bot: discord.Client, token: str) -> None:
    async with bot:  # which closes it
        serving = asyncio.create_task(bot.start(token))
        asked = asyncio.Event()
        loop = asyncio.get_running_loop()

        def stop(name: str) -> None:
            if not asked.is_set():
                asked.set()
                _end_in_time()
                log.info("stopping: %s", name)
                serving.cancel()

        def on_signal(number: int, _: FrameType | None) -> None:
            _end_by_the_kernel()  # not in the loop, which may be busy for long if the process gets little of the CPU
            with suppress(RuntimeError):  # the loop is closed already
                loop.call_soon_threadsafe(stop, signal.Signals(number).name)

        if sys.platform != "win32":
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, on_signal)
        try:
            await serving
        except asyncio.CancelledError:
            if not asked.is_set():
                raise


def _end_by_the_kernel() -> None:
    """Let the kernel end the process soon after `STOP`, with the first signal only.

    It needs no thread, no lock of the log and no turn of the loop, all of which may hang.
    """
    if sys.platform != "win32" and not signal.getitimer(signal.ITIMER_REAL)[0]:
        signal.setitimer(signal.ITIMER_REAL, STOP + KERNEL)


def _end_in_time() -> None:
    """End the process in `STOP` seconds if it has not ended by then.

    A library's thread that waits for a dead database or a mute connection keeps Python from leaving. Nothing is lost:
    what was shown to anybody is in the database, and a write that is torn off is none.
    """
    timer = threading.Timer(STOP, _end)
    timer.daemon = True
    timer.start()


def _end() -> None:
    log.warning("something hangs, so it is left behind")
    logging.shutdown()
    os._exit(0)
