"""Make the page and the GIF of a finished match when a user asks for them.

Making a file takes a processor for some seconds. So each bot makes one file at a time, in a process of its own with a
low priority. The render worker stays free for screens. Files are kept, and a second press while a file is made waits
for the same one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

import msgspec

from unobot.i18n import Text
from unobot.records.writer import Record
from unobot.replays.file_process import TOO_LARGE, FileKind, Order
from unobot.replays.replay_page import PageTooLargeError
from unobot.tables.errors import Refused
from unobot.tables.state.timing import Clock

log = logging.getLogger(__name__)

KEPT_BYTES = 16_000_000
"""The most bytes of files that are kept in memory."""
WAITING = 4
"""The most files that are made or wait for it."""
WAITERS = 16
"""The most presses that wait for files. Each one takes a place in the gate."""
A_USER = 3
"""The most files that are made for one user within `WINDOW`."""
WINDOW = 60.0
"""Seconds."""
PATIENCE = 60.0
"""Seconds after which a file is given up. It usually takes one to four."""
NICENESS = 10
PROGRAM = ("-m", "unobot.replays.file_process")


class _Key(NamedTuple):
    match_id: int
    kind: FileKind
    language: str
    names: bytes
    """A digest of the names and emblems. A player whose data was deleted has another name at once."""


class ReplayFiles:
    """The files that one bot makes.

    ``clock``: seconds. ``make``: the function that makes a file, and blocks. By default, it starts a process.
    """

    def __init__(self, clock: Clock, make: Callable[[Order], bytes] | None = None) -> None:
        self.made = 0
        """The number of files that were made."""
        self._clock = clock
        self._make_one = make or self._ask_process
        self._thread = ThreadPoolExecutor(1, "replay-files")
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._waiters = 0
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._making: dict[_Key, asyncio.Task[bytes]] = {}
        self._asked: OrderedDict[int, deque[float]] = OrderedDict()
        """By user: the times at which a file began to be made for them."""

    def __len__(self) -> int:
        """Return the number of files in memory."""
        return len(self._kept)

    async def get(
        self, match_id: int, kind: FileKind, record: Record, emblems: Sequence[int], text: Text, user_id: int
    ) -> bytes:
        """Return a file of a match in the language of ``text``.

        ``emblems``: those of the seats at the end of the match. Raises `Refused` if too many files are asked for, or if
        this one cannot be made.
        """
        named = msgspec.json.encode((record.seats, record.changes, emblems))
        key = _Key(match_id, kind, text.language, sha256(named).digest())
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        if self._closed:
            raise Refused("refused-stopping")
        if self._waiters >= WAITERS:
            raise Refused("refused-files-busy")
        making = self._making.get(key)
        if making is None:
            self._check_limits(user_id)
            order = Order(kind, record, tuple(emblems), text.language)
            making = self._making[key] = asyncio.create_task(self._make(match_id, order))
            making.add_done_callback(lambda done: self._finish(key, done))
        self._waiters += 1
        try:
            return await asyncio.shield(making)  # others may wait for it, too
        finally:
            self._waiters -= 1

    def close(self) -> None:
        """Stop making files. A file that is being made fails."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        process = self._process
        if process is not None:
            process.kill()

    def _check_limits(self, user_id: int) -> None:
        """Count a file for a user. Raise `Refused` if it would be too many."""
        if len(self._making) >= WAITING:
            raise Refused("refused-files-busy")
        now = self._clock()
        while self._asked and (not (oldest := next(iter(self._asked.values()))) or oldest[-1] <= now - WINDOW):
            self._asked.popitem(last=False)
        times = self._asked.setdefault(user_id, deque(maxlen=A_USER))
        if len(times) == A_USER and times[0] > now - WINDOW:
            raise Refused("refused-files-often")
        times.append(now)
        self._asked.move_to_end(user_id)

    async def _make(self, match_id: int, order: Order) -> bytes:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._make_one, order)
        except asyncio.CancelledError:
            if self._closed:
                raise Refused("refused-stopping") from None
            raise
        except PageTooLargeError as error:
            raise Refused("refused-page-too-large") from error
        except (OSError, ValueError, RuntimeError, subprocess.SubprocessError) as error:
            log.warning("no %s of match %s: %s: %s", order.kind, match_id, type(error).__name__, error)
            raise Refused("refused-files-failed") from error

    def _finish(self, key: _Key, done: asyncio.Task[bytes]) -> None:
        """Keep a file that is ready, and forget the oldest ones."""
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self.made += 1
        self._kept[key] = done.result()
        while sum(map(len, self._kept.values())) > KEPT_BYTES:
            self._kept.popitem(last=False)

    def _ask_process(self, order: Order) -> bytes:
        """Return the file from a new process. This call blocks.

        Raises `PageTooLargeError`, and another error if the process fails or takes too long.
        """
        source = msgspec.json.encode(order)
        with subprocess.Popen([sys.executable, *PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603 - ours
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
        if process.returncode == TOO_LARGE:
            raise PageTooLargeError
        if process.returncode or not made:
            raise ValueError(f"the process ended with status {process.returncode}")
        return made
