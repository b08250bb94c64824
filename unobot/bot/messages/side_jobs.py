"""Do long jobs for users in processes of their own: one at a time, each only once, and only some for a user.

A job takes a processor for some seconds, and Python's global lock with it. So it runs in a process with a low priority,
and the render worker stays free for screens. Results are kept, and a second press during a job waits for the same one.
Users wait in line. They can read their place in it, and about how long it takes.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from typing import NamedTuple

from unobot.model.clock import Clock
from unobot.model.refused import Refused
from unobot.side_process import lower_priority

log = logging.getLogger(__name__)

MAX_CACHED_BYTES = 16_000_000
"""The most bytes of results that are kept in memory."""
MAX_WAIT = 13 * 60.0
"""Seconds. A job that would take longer is refused, because Discord takes no answer 15 minutes after a press."""
MAX_WAITERS = 512
"""The most presses that wait for jobs."""
MAX_JOBS_PER_USER = 3
"""The most jobs that are begun for one user within `JOBS_WINDOW`."""
JOBS_WINDOW = 60.0
"""Seconds."""
IDLE_TIMEOUT = 60.0
"""Seconds after which a job is begun again with more rights: the processors were hardly ever idle."""
PROCESS_TIMEOUT = 120.0
"""Seconds after which the second try is given up. It usually takes one to seven, and longer beside busy tables."""
AVERAGED_JOBS = 8
"""The number of last jobs from which the time of the next ones is estimated."""
DEFAULT_JOB_SECONDS = 5.0
"""The estimated seconds for a job before the first one is done."""


class _Running(NamedTuple):
    user_id: int
    task: asyncio.Task[bytes]


class Wait(NamedTuple):
    """The wait of a user for a job."""

    place: int
    """The place in line: 1 is the job that is being done."""
    seconds: float
    """An estimate."""


class SideJobs:
    """The jobs of one kind that one bot does.

    ``topic``: the refusals are ``refused-<topic>-often`` and ``-failed``. ``at_once``: the most
    unfinished jobs of one user.
    """

    def __init__(self, clock: Clock, topic: str, at_once: int = MAX_JOBS_PER_USER) -> None:
        self.done_count = 0
        """The number of jobs that were done."""
        self._clock = clock
        self._topic = topic
        self._at_once = at_once
        self._thread = ThreadPoolExecutor(1, f"side-jobs-{topic}")
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._waiters = 0
        self._results: OrderedDict[Hashable, bytes] = OrderedDict()
        self._running: dict[Hashable, _Running] = {}
        """The jobs in line, the first one first."""
        self._key_by_user: dict[int, Hashable] = {}
        """By user: the key of the job that they wait for."""
        self._average = DEFAULT_JOB_SECONDS
        self._first_begun = clock()
        """The time when the first job in line was begun."""
        self._begun_at: OrderedDict[int, deque[float]] = OrderedDict()
        """By user: the times at which a job was begun for them."""

    def __len__(self) -> int:
        """Return the number of results in memory."""
        return len(self._results)

    async def get(self, key: Hashable, user_id: int, job: Callable[[], bytes]) -> bytes:
        """Return the result of ``job``, which blocks. Jobs with an equal key have an equal result.

        Raises `Refused` if too many jobs are asked for, or if this one fails.
        """
        result = self._results.get(key)
        if result is not None:
            self._results.move_to_end(key)
            return result
        if self._closed:
            raise Refused("refused-stopping")
        running = self._running.get(key)
        if running is None:
            self._check_limits(user_id)
            if not self._running:
                self._first_begun = self._clock()
            running = self._running[key] = _Running(user_id, asyncio.create_task(self._do(key, job)))
            running.task.add_done_callback(lambda task: self._finish(key, task))
        elif self._waiters >= MAX_WAITERS:
            raise self._is_full()
        self._waiters += 1
        self._key_by_user[user_id] = key
        try:
            await asyncio.wait({running.task})  # others may wait for it, too, so it is never canceled with its caller
        finally:
            self._waiters -= 1
            self._key_by_user.pop(user_id, None)
        if running.task.cancelled():
            raise Refused("refused-stopping")
        return running.task.result()

    def wait_of(self, user_id: int) -> Wait:
        """Return how long a user waits for the job that they asked for last."""
        line = list(self._running)
        key = self._key_by_user.get(user_id)
        return self._wait_at(line.index(key) + 1 if key in line else 1)

    def _wait_at(self, place: int) -> Wait:
        elapsed = min(self._clock() - self._first_begun, self._average) if self._running else 0.0
        return Wait(place, max(1.0, place * self._average - elapsed))

    def close(self) -> None:
        """Do no more jobs. A job that is being done fails."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        process = self._process
        if process is not None:
            process.kill()

    def _check_limits(self, user_id: int) -> None:
        """Count a job for a user. Raise `Refused` if it would be too many."""
        if self._wait_at(len(self._running) + 1).seconds > MAX_WAIT:
            raise self._is_full()
        places = [place for place, job in enumerate(self._running.values(), 1) if job.user_id == user_id]
        if len(places) >= self._at_once:
            raise Refused("refused-queue-own", wait=ceil(self._wait_at(places[0]).seconds))
        now = self._clock()
        while self._begun_at and (
            not (oldest := next(iter(self._begun_at.values()))) or oldest[-1] <= now - JOBS_WINDOW
        ):
            self._begun_at.popitem(last=False)
        times = self._begun_at.setdefault(user_id, deque(maxlen=MAX_JOBS_PER_USER))
        if len(times) == MAX_JOBS_PER_USER and times[0] > now - JOBS_WINDOW:
            raise Refused(f"refused-{self._topic}-often")
        times.append(now)
        self._begun_at.move_to_end(user_id)

    def _is_full(self) -> Refused:
        return Refused("refused-queue-full", wait=ceil(self._wait_at(len(self._running)).seconds))

    async def _do(self, key: Hashable, job: Callable[[], bytes]) -> bytes:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        except (OSError, ValueError, RuntimeError, subprocess.SubprocessError) as error:
            log.warning("the job %s failed: %s: %s", key, type(error).__name__, error)
            raise Refused(f"refused-{self._topic}-failed") from error

    def _finish(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        """Cache the result, and forget the oldest ones."""
        del self._running[key]
        now = self._clock()
        seconds, self._first_begun = now - self._first_begun, now
        if task.cancelled() or task.exception() is not None:
            return
        averaged = self.done_count + 1 if self.done_count < AVERAGED_JOBS else AVERAGED_JOBS
        self._average += (seconds - self._average) / averaged
        self.done_count += 1
        self._results[key] = task.result()
        while sum(map(len, self._results.values())) > MAX_CACHED_BYTES:
            self._results.popitem(last=False)

    def run_process(self, program: Sequence[str], source: bytes) -> tuple[int, bytes]:
        """Return the exit status and the output of a new process of Python, which reads ``source``. This call blocks.

        Raises ``ValueError`` if the bot stops, and ``SubprocessError`` if the process takes too long.
        """
        try:
            return self._run_process(program, source, IDLE_TIMEOUT, is_idle=True)
        except subprocess.TimeoutExpired:  # this machine is never idle
            return self._run_process(program, source, PROCESS_TIMEOUT, is_idle=False)

    def _run_process(
        self, program: Sequence[str], source: bytes, timeout: float, *, is_idle: bool
    ) -> tuple[int, bytes]:
        with subprocess.Popen([sys.executable, *program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603 - ours
            self._process = process
            lower_priority(process.pid, is_idle=is_idle)
            try:
                if self._closed:  # in the meantime
                    raise ValueError("the bot stops")
                output, _ = process.communicate(source, timeout=timeout)
            finally:
                self._process = None
                process.kill()
        return process.returncode, output
