"""Do long jobs for users in processes of their own: one at a time, each only once, and only some for a user.

A job takes a processor for some seconds, and Python's global lock with it. So it runs in a process with a low priority,
and the render worker stays free for screens. Results are kept, and a second press during a job waits for the same one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

from unobot.tables.errors import Refused
from unobot.tables.state.timing import Clock

log = logging.getLogger(__name__)

KEPT_BYTES = 16_000_000
"""The most bytes of results that are kept in memory."""
WAITING = 4
"""The most jobs that are done or wait for it."""
WAITERS = 16
"""The most presses that wait for jobs. Each one takes a place in the gate."""
A_USER = 3
"""The most jobs that are begun for one user within `WINDOW`."""
WINDOW = 60.0
"""Seconds."""
PATIENCE = 60.0
"""Seconds after which a job is given up. It usually takes one to four."""
NICENESS = 10


class _Running(NamedTuple):
    user_id: int
    task: asyncio.Task[bytes]


class SideJobs:
    """The jobs of one kind that one bot does.

    ``topic``: the refusals are ``refused-<topic>-busy``, ``-often`` and ``-failed``. ``at_once``: the most jobs that
    are done or wait for it for one user.
    """

    def __init__(self, clock: Clock, topic: str, at_once: int = WAITING) -> None:
        self.done = 0
        """The number of jobs that were done."""
        self._clock = clock
        self._topic = topic
        self._at_once = at_once
        self._thread = ThreadPoolExecutor(1, f"side-jobs-{topic}")
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._waiters = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._running: dict[Hashable, _Running] = {}
        self._asked: OrderedDict[int, deque[float]] = OrderedDict()
        """By user: the times at which a job was begun for them."""

    def __len__(self) -> int:
        """Return the number of results in memory."""
        return len(self._kept)

    async def get(self, key: Hashable, user_id: int, job: Callable[[], bytes]) -> bytes:
        """Return the result of ``job``, which blocks. Jobs with an equal key have an equal result.

        Raises `Refused` if too many jobs are asked for, or if this one fails.
        """
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        if self._closed:
            raise Refused("refused-stopping")
        if self._waiters >= WAITERS:
            raise Refused(f"refused-{self._topic}-busy")
        running = self._running.get(key)
        if running is None:
            self._check_limits(user_id)
            running = self._running[key] = _Running(user_id, asyncio.create_task(self._do(key, job)))
            running.task.add_done_callback(lambda done: self._finish(key, done))
        self._waiters += 1
        try:
            return await asyncio.shield(running.task)  # others may wait for it, too
        except asyncio.CancelledError:
            caller = asyncio.current_task()
            if caller is not None and caller.cancelling():
                raise
            raise Refused("refused-stopping") from None  # the job was canceled, not its caller
        finally:
            self._waiters -= 1

    def close(self) -> None:
        """Do no more jobs. A job that is being done fails."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        process = self._process
        if process is not None:
            process.kill()

    def _check_limits(self, user_id: int) -> None:
        """Count a job for a user. Raise `Refused` if it would be too many."""
        own = sum(running.user_id == user_id for running in self._running.values())
        if len(self._running) >= WAITING or own >= self._at_once:
            raise Refused(f"refused-{self._topic}-busy")
        now = self._clock()
        while self._asked and (not (oldest := next(iter(self._asked.values()))) or oldest[-1] <= now - WINDOW):
            self._asked.popitem(last=False)
        times = self._asked.setdefault(user_id, deque(maxlen=A_USER))
        if len(times) == A_USER and times[0] > now - WINDOW:
            raise Refused(f"refused-{self._topic}-often")
        times.append(now)
        self._asked.move_to_end(user_id)

    async def _do(self, key: Hashable, job: Callable[[], bytes]) -> bytes:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        except (OSError, ValueError, RuntimeError, subprocess.SubprocessError) as error:
            log.warning("the job %s failed: %s: %s", key, type(error).__name__, error)
            raise Refused(f"refused-{self._topic}-failed") from error

    def _finish(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        """Keep a result that is ready, and forget the oldest ones."""
        del self._running[key]
        if done.cancelled() or done.exception() is not None:
            return
        self.done += 1
        self._kept[key] = done.result()
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            self._kept.popitem(last=False)

    def ask_process(self, program: Sequence[str], source: bytes) -> tuple[int, bytes]:
        """Return the exit status and the output of a new process of Python, which reads ``source``. This call blocks.

        Raises ``ValueError`` if the bot stops, and ``SubprocessError`` if the process takes too long.
        """
        with subprocess.Popen([sys.executable, *program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603 - ours
            self._process = process
            with suppress(OSError, AttributeError):  # it is over already, or this system has no priorities
                os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
            try:
                if self._closed:  # in the meantime
                    raise ValueError("the bot stops")
                made, _ = process.communicate(source, timeout=PATIENCE)
            finally:
                self._process = None
                process.kill()
        return process.returncode, made
