"""Transactions on the database: reads that see one snapshot, and writes that take turns and are shielded."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import StorageError, reason

P = ParamSpec("P")
T = TypeVar("T")


class Transactions:
    """The transactions of one process on one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.unfinished: set[asyncio.Task[Any]] = set()
        """The writes that have not ended."""
        self._engine = engine
        # Several statements of one read then see the same snapshot. SQLite always works like this.
        self._snapshots = (
            engine.execution_options(isolation_level="REPEATABLE READ")
            if engine.dialect.name == "postgresql"
            else engine
        )
        # SQLite has one writer at a time. This lock is first come, first served; SQLite itself would poll.
        self._turn: AbstractAsyncContextManager[None] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction in which all reads see one snapshot. Raises StorageError."""
        try:
            async with self._snapshots.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not answer: {reason(error)}.") from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed at the end, or rolled back on any exception. Raises StorageError."""
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error

    async def finish(self) -> None:
        """Wait for all writes that have begun."""
        if self.unfinished:
            await asyncio.wait(self.unfinished)


class Writer(Protocol):
    """An object whose writes are shielded."""

    @property
    def unfinished(self) -> set[asyncio.Task[Any]]:
        """The writes that have not ended."""
        ...


W = TypeVar("W", bound=Writer)


def shielded(
    write: Callable[Concatenate[W, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[W, P], Coroutine[Any, Any, T]]:
    """Shield a write from cancellation.

    A transaction cut short would keep its connection, and with it SQLite's only write lock.
    """

    @wraps(write)
    async def finish(self: W, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(write(self, *args, **kwargs))
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return await asyncio.shield(task)

    return finish
