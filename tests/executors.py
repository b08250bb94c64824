"""Run SQLite without its threads in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
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


class _NoThread:
    """In place of the thread of a connection, which has nothing to do."""

    def __init__(self, *, target: object, args: object) -> None:
        pass

    def start(self) -> None:
        pass


class _InlineQueue:
    """In place of the queue of a connection: each job runs as it is put."""

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = job
        try:
            answer = function()
        except Exception as error:  # noqa: BLE001  # the caller gets it from the future
            if future is not None:
                future.set_exception(error)
        else:
            if future is not None:
                future.set_result(answer)


@contextmanager
def sqlite_in_this_thread() -> Iterator[None]:
    """Open SQLite and run its statements in the calling thread.

    A thread would cost more than most statements. It would also outlive the loop of a test that ends while it opens a
    file. Only the begin of a migration has a thread, because it may wait for another process. In WAL mode, nothing else
    waits.
    """

    async def execute(self: aiosqlite.Connection, function: Callable[..., Any], *args: Any, **options: Any) -> Any:  # noqa: ANN401
        if not self._running or not self._connection:
            raise ValueError("Connection closed")  # as aiosqlite does
        if args[:1] == ("BEGIN IMMEDIATE",):
            return await asyncio.to_thread(function, *args, **options)
        try:
            return function(*args, **options)
        finally:
            await asyncio.sleep(0)  # other tasks run meanwhile, as they do during the work of a thread

    with (
        patch.object(aiosqlite.Connection, "_execute", execute),
        patch.multiple(aiosqlite.core, Thread=_NoThread, SimpleQueue=_InlineQueue),
        patch.object(file_writer, "thread", InlineExecutor),
    ):
        yield
