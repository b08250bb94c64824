"""Make the page and the GIF of a finished match when a user asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

import msgspec

from unobot.bot.messages.side_jobs import SideJobs, Wait
from unobot.i18n import Text
from unobot.model.clock import Clock
from unobot.model.refused import Refused
from unobot.records.writer import Record
from unobot.replays.file_process import TOO_LARGE, FileKind, Order
from unobot.tables.job import Job

PROGRAM = ("-m", "unobot.replays.file_process")


class _Key(NamedTuple):
    match_id: int
    kind: FileKind
    language: str
    names: bytes
    """A digest of the names and emblems. A player whose data was deleted has another name at once."""


class ReplayFiles(Job):
    """The files that one bot makes.

    ``clock``: in seconds. ``make``: returns the content of a file, and blocks. By default, it starts a process.
    """

    def __init__(self, clock: Clock, make: Callable[[Order], bytes] | None = None) -> None:
        self._jobs = SideJobs(clock, "files")
        self._make = make or self._ask_process

    @property
    def file_count(self) -> int:
        """Return the number of files that did not come from the cache."""
        return self._jobs.done_count

    def __len__(self) -> int:
        """Return the number of files in memory."""
        return len(self._jobs)

    async def get(
        self, match_id: int, kind: FileKind, record: Record, emblems: Sequence[int], text: Text, user_id: int
    ) -> bytes:
        """Return the content of a file of a match, in the language of ``text``.

        ``emblems``: the emblems of the seats at the end of the match. Raises `Refused` after too many requests, or if
        the process fails.
        """
        players = msgspec.json.encode((record.seats, record.changes, emblems))
        key = _Key(match_id, kind, text.language, sha256(players).digest())
        return await self._jobs.get(
            key, user_id, partial(self._make, Order(kind, record, tuple(emblems), text.language))
        )

    def wait_of(self, user_id: int) -> Wait:
        """Return how long a user waits for their last request."""
        return self._jobs.wait_of(user_id)

    def close(self) -> None:
        """Stop making files. A file in progress fails."""
        self._jobs.close()

    def _ask_process(self, order: Order) -> bytes:
        """Return the content of a file from a new process. This call blocks.

        Raises `Refused` for a page that is too large, and another error if the process fails or takes too long.
        """
        status, content = self._jobs.run_process(PROGRAM, msgspec.json.encode(order))
        if status == TOO_LARGE:
            raise Refused("refused-page-too-large")
        if status or not content:
            raise ValueError(f"the process ended with status {status}")
        return content
