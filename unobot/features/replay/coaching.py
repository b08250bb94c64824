"""Ask the coach about the moves of a player in a finished match, in a side process. Answers are cached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from unobot.bot.messages.side_jobs import SideJobs, Wait
from unobot.coach.coach_process import CoachAnswer, CoachOrder
from unobot.model.clock import Clock
from unobot.records.writer import Record
from unobot.tables.job import Job

PROGRAM = ("-m", "unobot.coach.coach_process")


class Coaching(Job):
    """The answers of the coach in one bot. A user waits for one answer at a time.

    ``clock``: in seconds. ``ask``: returns the answer to an order, both as JSON. By default, it starts a process.
    """

    def __init__(self, clock: Clock, ask: Callable[[bytes], bytes] | None = None) -> None:
        self._jobs = SideJobs(clock, "coach", at_once=1)
        self._ask = ask or self._ask_process

    @property
    def answer_count(self) -> int:
        """Return the number of answers that did not come from the cache."""
        return self._jobs.done_count

    async def get(self, match_id: int, record: Record, seats: Sequence[int | None], user_id: int) -> CoachAnswer:
        """Return the answer for a player. ``seats``: the seat of the player at each entry.

        Raises `Refused` after too many requests, or if the coach fails.
        """
        seats = tuple(seats)
        source = msgspec.json.encode(CoachOrder(record, seats))
        answer = await self._jobs.get((match_id, seats), user_id, partial(self._ask, source))
        return msgspec.json.decode(answer, type=CoachAnswer)

    def wait_of(self, user_id: int) -> Wait:
        """Return how long a user waits for their last request."""
        return self._jobs.wait_of(user_id)

    def close(self) -> None:
        """Stop the coach. An answer in progress fails."""
        self._jobs.close()

    def _ask_process(self, source: bytes) -> bytes:
        """Return the answer of a new process. This call blocks. Raises an error if the process fails."""
        status, answer = self._jobs.run_process(PROGRAM, source)
        if status or not answer:
            raise ValueError(f"the process ended with status {status}")
        return answer
