"""Run the bot until a signal, then stop it within a time limit."""

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

log = logging.getLogger(__name__)

STOP_TIMEOUT = 4.5
"""Most seconds from the signal to the end of the process. Docker and others kill a process after 10 seconds."""
KERNEL_GRACE = 0.5
"""The seconds after `STOP_TIMEOUT` in which the process can still end itself. Then the kernel kills it."""


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run ``work`` until it ends, or until SIGTERM, SIGINT or SIGHUP cancels it. Raises its exceptions."""
    with suppress(KeyboardInterrupt):  # Ctrl-C on Windows, which has no signal handlers; the bot is closed already
        asyncio.run(_until_signal(work))


async def wait_within(seconds: float, work: Iterable[asyncio.Task[Any]], name: str) -> bool:
    """Wait up to ``seconds`` for ``work``; return whether it is done. Errors are logged, not raised.

    ``name``: the name of the work in the log.
    """
    tasks = set(work)
    if not tasks:
        return True
    done, pending = await asyncio.wait(tasks, timeout=seconds)
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("%s: %s", name, error)
    if pending:
        log.warning("%s: not done within %.1f s; giving up", name, seconds)
    return not pending


async def run_within(seconds: float, work: Coroutine[Any, Any, object], name: str) -> bool:
    """Run ``work`` for up to ``seconds``; return whether it is done. Errors are logged, not raised."""
    return await wait_within(seconds, [asyncio.create_task(work)], name)


async def _until_signal(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    stop_requested = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop(name: str) -> None:
        if not stop_requested.is_set():
            stop_requested.set()
            _exit_in_time()
            log.info("stopping: %s", name)
            task.cancel()

    def on_signal(number: int, _: FrameType | None) -> None:
        _kill_by_the_kernel()  # not in the loop, which may be busy for long if the process gets little of the CPU
        with suppress(RuntimeError):  # the loop is closed already
            loop.call_soon_threadsafe(stop, signal.Signals(number).name)

    if sys.platform != "win32":
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, on_signal)
    try:
        await task
    except asyncio.CancelledError:
        if not stop_requested.is_set():
            raise
        # asyncio now cancels what the log said to be given up. SQLAlchemy would log a traceback for each connection.
        logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


def _kill_by_the_kernel() -> None:
    """Let the kernel kill the process soon after `STOP_TIMEOUT`. A second signal does not delay that.

    It needs no thread, no lock of the log and no turn of the loop, all of which may hang.
    """
    if sys.platform != "win32" and not signal.getitimer(signal.ITIMER_REAL)[0]:
        signal.setitimer(signal.ITIMER_REAL, STOP_TIMEOUT + KERNEL_GRACE)


def _exit_in_time() -> None:
    """Kill the process in `STOP_TIMEOUT` seconds if it has not ended by then.

    A library's thread that waits for a dead connection prevents Python from exiting. No data is lost: everything that
    was shown is in the database, and an unfinished transaction is rolled back.
    """
    timer = threading.Timer(STOP_TIMEOUT, _exit)
    timer.daemon = True
    timer.start()


def _exit() -> None:
    log.warning("a thread hangs; the process exits anyway")
    logging.shutdown()
    os._exit(0)
