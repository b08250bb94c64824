"""Read once what several callers ask for at the same time, and what nothing has changed since."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

from cachetools import TTLCache

from .file_writer import retrieve
from .store import Store

T = TypeVar("T")

CACHED_ANSWERS = 256
"""The most answers in memory."""
KEPT_FOR = 5.0
"""Seconds. `unobot results rebuild` may write to an SQLite file beside the bot, and pages show that after this time."""


class _Read(Generic[T]):
    """A read from the database, from the first question to the time when its answer is out of date."""

    def __init__(self, read: Callable[[], Awaitable[T]], turn: asyncio.Lock, changes: Callable[[], int]) -> None:
        self.began: int | None = None
        """The value of `changes` when the read began. None while it waits for its turn."""
        self._read = read
        self._turn = turn
        self._changes = changes
        self.task = asyncio.create_task(self._run())
        self.task.add_done_callback(retrieve)  # its callers may be gone

    async def _run(self) -> T:
        async with self._turn:
            self.began = self._changes()
            return await self._read()


class SharedReads:
    """The reads of some tables of the database, one after the other.

    Equal questions share a read that has not begun. They also share one that has begun or is done, if nothing was
    written to these tables since. It must also be sure that no other bot writes. So each answer is as new as its
    question.
    """

    def __init__(self, store: Store, tables: Iterable[str]) -> None:
        """``tables``: the names of all tables that are read."""
        self._store = store
        self._tables = frozenset(tables)
        self._turn = asyncio.Lock()
        """Held during a read. Tables of players come between two reads, whatever the number of readers."""
        self._reads: TTLCache[Hashable, _Read[Any]] = TTLCache(
            CACHED_ANSWERS, KEPT_FOR, lambda: asyncio.get_running_loop().time()
        )

    async def get(self, key: Hashable, read: Callable[[], Awaitable[T]], wait: Callable[[], None]) -> T:
        """Return what ``read`` returns. Reads with an equal key have an equal answer. Raises what ``read`` raises.

        ``wait`` is called before the caller has to wait for other reads.
        """
        shared: _Read[T] | None = self._reads.get(key)
        if shared is None or not self._is_valid(shared):
            shared = self._reads[key] = _Read(read, self._turn, self._changes)
            if self._turn.locked():
                wait()
        elif not shared.task.done():
            wait()
        await asyncio.wait({shared.task})  # others may wait for it, too, so it is never canceled with its caller
        return shared.task.result()

    def _is_valid(self, shared: _Read[Any]) -> bool:
        if shared.began is None:
            return not shared.task.done()
        if self._store.is_shared or shared.began != self._changes():
            return False
        return not shared.task.done() or (not shared.task.cancelled() and shared.task.exception() is None)

    def _changes(self) -> int:
        return self._store.writer.changes(self._tables)
