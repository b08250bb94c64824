"""Run SQLite without its threads in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar
from unittest.mock import patch

import aiosqlite

from unobot.storage import file_writer

P = ParamSpec("P")
T = TypeVar("T")


class InlineExecutor(Executor):
    """Runs each job in this process, immediately."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        answer = Future[T]()
        try:
            answer.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # the caller gets it from the future
            answer.set_exception(error)
        return answer


@contextmanager
def sqlite_in_this_thread() -> Iterator[None]:
    """Run the statements of SQLite in the calling thread.

    The migrations still begin in the thread of aiosqlite, because they may wait for another process. In WAL mode,
    nothing else waits.
    """
    in_thread: Callable[..., Awaitable[Any]] = aiosqlite.Connection._execute

    async def execute(self: aiosqlite.Connection, function: Callable[..., Any], *args: Any, **options: Any) -> Any:  # noqa: ANN401
        if args[:1] == ("BEGIN IMMEDIATE",) or not self._running or not self._connection:
            return await in_thread(self, function, *args, **options)
        try:
            return function(*args, **options)
        finally:
            await asyncio.sleep(0)  # other tasks run meanwhile, as they do during the work of a thread

    with patch.object(aiosqlite.Connection, "_execute", execute), patch.object(file_writer, "thread", InlineExecutor):
        yield
