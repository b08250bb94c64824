"""Share a read from the database between callers that ask for the same at the same time, and cache it until a write."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

from cachetools import TTLCache

from .file_writer import mark_retrieved
from .store import Store

T = TypeVar("T")

MAX_CACHED_ANSWERS = 256
"""The largest number of answers in memory."""
CACHE_SECONDS = 5.0
"""How long an answer is cached, in seconds. After this time, pages show writes of `unobot results rebuild`, too."""


class _Read(Generic[T]):
    """A read from the database. It is shared from the first question until its answer is out of date."""

    def __init__(self, read: Callable[[], Awaitable[T]], lock: asyncio.Lock, changes: Callable[[], int]) -> None:
        self.changes_at_start: int | None = None
        """The value of ``changes()`` when the read began, or None while it waits for the lock."""
        self._read = read
        self._lock = lock
        self._changes = changes
        self.task = asyncio.create_task(self._run())
        self.task.add_done_callback(mark_retrieved)  # its callers may be gone

    async def _run(self) -> T:
        async with self._lock:
            self.changes_at_start = self._changes()
            return await self._read()


class SharedReads:
    """The reads of some tables of the database, one after the other.

    Equal questions share a read that has not begun. They also share one that has begun or is done, if nothing was
    written to these tables since, and if no other process can write. So each answer is as new as its question.
    """

    def __init__(self, store: Store, tables: Iterable[str]) -> None:
        """``tables``: the names of all tables that are read."""
        self._store = store
        self._tables = frozenset(tables)
        self._lock = asyncio.Lock()
        """Held during a read, so that readers of any number leave time for the tables of players."""
        self._reads: TTLCache[Hashable, _Read[Any]] = TTLCache(
            MAX_CACHED_ANSWERS, CACHE_SECONDS, lambda: asyncio.get_running_loop().time()
        )

    async def get(self, key: Hashable, read: Callable[[], Awaitable[T]], wait: Callable[[], None]) -> T:
        """Return the result of ``read``, or raise its exception. Reads with an equal ``key`` have an equal result.

        ``wait`` is called if the caller has to wait for another read.
        """
        shared: _Read[T] | None = self._reads.get(key)
        if shared is None or not self._is_current(shared):
            shared = self._reads[key] = _Read(read, self._lock, self._changes)
            if self._lock.locked():
                wait()
        elif not shared.task.done():
            wait()
        await asyncio.wait({shared.task})  # others may wait for it, too, so it is never canceled with its caller
        return shared.task.result()

    def _is_current(self, shared: _Read[Any]) -> bool:
        if shared.changes_at_start is None:
            return not shared.task.done()
        if self._store.is_shared or shared.changes_at_start != self._changes():
            return False
        return not shared.task.done() or (not shared.task.cancelled() and shared.task.exception() is None)

    def _changes(self) -> int:
        return self._store.writer.changes(self._tables)
