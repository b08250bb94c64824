"""The pool of processes for AIs that search before they move.

A request never waits for long and always gets a move. If the search cannot answer in time, the fast strategy of the
level answers at once.
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
"""The longest wait for an answer in seconds, including the time that earlier requests take."""
LEAST: Final = SECONDS
"""The shortest wait for an answer in seconds. A quicker answer would tell that there was nothing to search."""
TIMEOUT: Final = 10.0
"""Seconds without an answer after which a process counts as dead. Starting a process takes a few seconds."""

log = logging.getLogger(__name__)


class SearchPool:
    """The slow AIs of this process of the bot, for all its tables. At most ``processes`` AIs think at a time.

    The pool is started with the first request, and again if one of its processes dies. ``make`` creates the pool.
    """

    def __init__(self, processes: int = 1, make: Callable[[int], Executor] | None = None) -> None:
        self._processes = processes
        self._make = make or pool
        self._pool: Executor | None = None
        self._asked: set[asyncio.Future[Move]] = set()
        self._most = int(processes * WAIT / SECONDS)
        """The limit of open requests."""
        self._fails = False
        """Whether the last search failed. Only the first of several failures is logged."""
        self._closed = False

    async def choose(self, question: MoveRequest, seed: int) -> Move | None:
        """Return a legal move. Return ``None`` if the bot stops; the request is then repeated after the next start."""
        may_ask = not self._closed and len(self._asked) < self._most
        move = (await asyncio.gather(self._slow_move(question, seed), asyncio.sleep(LEAST)))[0] if may_ask else None
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
        except (BrokenExecutor, OSError) as error:  # OSError: no process can be started, or the search timed out
            self._part(processes, error)
            return None
        except Exception:  # a fault in the search must not block the table
            log.exception(
                "table %d: the search of %s failed, so %s moves", question.chair[0], question.level, FALLBACK_LEVEL
            )
            return None
        self._fails = False
        return move

    def _part(self, processes: Executor | None, error: Exception) -> None:
        """Drop a pool that failed. The next request starts another one."""
        if processes is not None and processes is self._pool:
            self._pool = None
            processes.shutdown(wait=False)
        if not self._fails:
            log.warning("the search processes failed, so %s chooses the moves: %r", FALLBACK_LEVEL, error)
        self._fails = True

    async def close(self) -> None:
        """Stop the processes permanently, each after its current search. Open requests return ``None``."""
        self._closed = True
        for asking in [*self._asked]:
            asking.cancel()
        processes, self._pool = self._pool, None
        if processes is not None:
            await asyncio.to_thread(processes.shutdown, cancel_futures=True)
