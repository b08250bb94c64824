"""Background tasks for work that draws nothing: database writes, deletions, reminders, invitations."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from itertools import chain, repeat

from unobot.bot.discord_api.error_codes import UNREACHABLE, is_flood, is_temporary, reason
from unobot.bot.discord_api.request_budget import RequestBudget
from unobot.bot.live.edit_scheduler import OUTAGE_RETRY_GAP, RETRY_GAPS
from unobot.log_context import interaction_id
from unobot.model.storage_errors import StorageError

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]


class BackgroundTasks:
    """The background tasks of this process, one for each key with unfinished work."""

    def __init__(self, budget: RequestBudget) -> None:
        self._budget = budget
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._next: dict[Hashable, tuple[Work, int | None]] = {}
        """By key, the waiting work and the id of its interaction, for the log."""

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, key: Hashable, work: Work) -> None:
        """Run ``work`` in the background, after running work with the same key; return immediately.

        * If several works with the same key are waiting, only the last one runs.
        * If Discord or the database fails, the work is retried.
        * All work waits while Discord refuses too many requests.
        """
        self._next[key] = work, interaction_id.get()
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
            while entry := self._next.pop(key, None):
                work, cause = entry
                interaction_id.set(cause)
                await self._run_with_retries(key, work)
        finally:
            del self._tasks[key]

    async def _run_with_retries(self, key: Hashable, work: Work) -> None:
        for tries, gap in enumerate(chain(RETRY_GAPS, repeat(OUTAGE_RETRY_GAP)), start=1):
            while self._budget.is_strained():  # noqa: ASYNC110 - only time ends the strain
                await asyncio.sleep(OUTAGE_RETRY_GAP)
            try:
                await work()
            except (*UNREACHABLE, StorageError) as error:
                if is_flood(error):
                    self._budget.slow_down()
                if tries == len(RETRY_GAPS) + 1:
                    if not self._budget.outage.explains(error):
                        log.warning("cannot do %s for now: %s", key, reason(error))
                    if not is_temporary(error):
                        return
            except Exception:  # log a bug, and let later work run
                log.exception("could not do %s", key)
                return
            else:
                return
            if key in self._next:
                return  # newer work replaces this one
            await asyncio.sleep(gap)
