"""The lock of a table. A request of a user waits for it for a short time only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from unobot.tables.errors import Refused

PATIENCE = 1.0
"""Seconds for which a request of a user waits for another one at the same table. An old request must change nothing."""


class TableLock:
    """A lock that knows how many wait for it."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._entering = 0

    @asynccontextmanager
    async def held(self, patience: float | None = None) -> AsyncIterator[None]:
        """Hold the lock. Raises `Refused` after ``patience`` seconds of waiting."""
        self._entering += 1
        try:
            is_alone = self._entering == 1 and not self._lock.locked()
            async with asyncio.timeout(None if is_alone else patience):  # most requests need no timer
                await self._lock.acquire()
        except TimeoutError:
            raise Refused("refused-busy") from None
        finally:
            self._entering -= 1
        try:
            yield
        finally:
            self._lock.release()
