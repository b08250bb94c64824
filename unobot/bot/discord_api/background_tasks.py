"""Tasks for what draws nothing: notes in the database, deletions, reminders, calls."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from itertools import chain, repeat

from unobot.bot.discord_api.edit_scheduler import LATER, RETRY_GAPS
from unobot.bot.discord_api.error_codes import UNREACHABLE, is_flood, may_improve, reason
from unobot.bot.discord_api.request_budget import RequestBudget
from unobot.storage.store import StorageError

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class BackgroundTasks:
    """One for the process. A task lives as long as its work."""

    def __init__(self, budget: RequestBudget) -> None:
        self._budget = budget
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._next: dict[Hashable, Work] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, key: Hashable, work: Work) -> None:
        """Run ``work`` soon, after other work with this key; return at once.

        If several wait with the same key, only the last one runs. Work that Discord or the database failed is tried
        again. All work waits while Discord refuses very much.
        """
        self._next[key] = work
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key), name=f"background {key}")

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        tasks = list(self._tasks.values())
        self._next.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: Hashable) -> None:
        try:
            while work := self._next.pop(key, None):
                await self._finish(key, work)
        finally:
            del self._tasks[key]

    async def _finish(self, key: Hashable, work: Work) -> None:
        for tries, gap in enumerate(chain(RETRY_GAPS, repeat(LATER)), start=1):
            while self._budget.is_strained():  # noqa: ASYNC110 - time mends it
                await asyncio.sleep(LATER)
            try:
                await work()
            except (*UNREACHABLE, StorageError) as error:
                if is_flood(error):
                    self._budget.slow_down()
                if tries == len(RETRY_GAPS) + 1:
                    log.warning("cannot do %s for now: %s", key, reason(error))
                    if not may_improve(error):
                        return
            except Exception:  # a fault in one piece of work must neither be silent nor stop what follows it
                log.exception("could not do %s", key)
                return
            else:
                return
            if key in self._next:
                return  # the work that follows knows more
            await asyncio.sleep(gap)
