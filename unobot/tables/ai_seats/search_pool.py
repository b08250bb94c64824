"""AIs that think for a while before they move, in processes of their own.

No move waits for long, and none is missed: where the answer is not to be had soon, `expert` makes it, at once.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Final

from unobot.ai.time_budget import FALLBACK_LEVEL, SECONDS, fast_strategy, slow_move
from unobot.ai.worker_pool import pool
from unobot.rules.moves import Move
from unobot.tables.ai_seats.move_request import MoveRequest

WAIT: Final = 1.0
"""The most seconds until an answer comes, with those spent on other requests."""
TIMEOUT: Final = 10.0
"""Seconds after which a process that has not answered counts as one that never will; starting one takes a few."""

log = logging.getLogger(__name__)


class SearchPool:
    """The slow AIs of this process of the bot, at all its tables together: ``processes`` think at a time.

    The processes are started with the first question, and again if one of them has died. ``make`` gives them.
    """

    def __init__(self, processes: int = 1, make: Callable[[int], Executor] | None = None) -> None:
        self._processes = processes
        self._make = make or pool
        self._pool: Executor | None = None
        self._asked: set[asyncio.Future[Move]] = set()
        self._most = int(processes * WAIT / SECONDS)
        """The limit of open requests."""
        self._fails = False
        """Whether the last answer did not come, which is said once."""
        self._closed = False

    async def choose(self, question: MoveRequest, seed: int) -> Move | None:
        """Give a move, which is legal. ``None``: the bot stops, so the question is left for its next start."""
        may_ask = not self._closed and len(self._asked) < self._most
        move = await self._slow_move(question, seed) if may_ask else None
        if self._closed:
            return None
        return move or fast_strategy(question.level).choose(question.view, random.Random(seed))  # noqa: S311  # no secret

    async def _slow_move(self, question: MoveRequest, seed: int) -> Move | None:
        processes = self._pool
        try:
            if processes is None:
                processes = self._pool = self._make(self._processes)
            asking = asyncio.wrap_future(processes.submit(slow_move, question.level, question.view, seed))
            self._asked.add(asking)
            asking.add_done_callback(self._asked.discard)
            async with asyncio.timeout(TIMEOUT):
                move = await asking
        except asyncio.CancelledError:
            if self._closed:
                return None
            raise
        except (BrokenExecutor, OSError) as error:  # the latter: none can be started, or none answers
            self._part(processes, error)
            return None
        except Exception:  # what is wrong with the search must not keep a table from going on
            log.exception(
                "table %d: %s could not think, so %s moves", question.chair[0], question.level, FALLBACK_LEVEL
            )
            return None
        self._fails = False
        return move

    def _part(self, processes: Executor | None, error: Exception) -> None:
        """Ask these no more: the next question starts others."""
        if processes is not None and processes is self._pool:
            self._pool = None
            processes.shutdown(wait=False)
        if not self._fails:
            log.warning("the processes in which AIs think fail, so %s plays for them: %r", FALLBACK_LEVEL, error)
        self._fails = True

    async def close(self) -> None:
        """End the processes for good, each after its last search. Open requests are answered with ``None``."""
        self._closed = True
        for asking in [*self._asked]:
            asking.cancel()
        processes, self._pool = self._pool, None
        if processes is not None:
            await asyncio.to_thread(processes.shutdown, cancel_futures=True)
