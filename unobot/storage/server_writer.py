"""Write to a server, or to an SQLite database in memory. Each write has a transaction of its own."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import StorageError, reason
from .file_writer import DELAY
from .statements import Job, Session

T = TypeVar("T")


class ServerWriter:
    """The writes of one process to a server. They have the methods of `FileWriter`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.unfinished: set[asyncio.Future[Any]] = set()
        """The writes that have not ended."""
        self._engine = engine
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._alarm: asyncio.TimerHandle | None = None

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction. It is durable when this returns. It goes on if the caller is canceled."""
        return await asyncio.shield(self._task(job))

    def soon(self, job: Job[T]) -> asyncio.Future[T]:
        """Run a job that nothing waits for after `DELAY` seconds, with all other ones in one transaction."""
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.unfinished.add(written)
        written.add_done_callback(self.unfinished.discard)
        self._waiting.append((job, written))
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(DELAY, self._commit_waiting)
        return written

    async def close(self) -> None:
        """Finish all writes."""
        self._commit_waiting()
        while self.unfinished:
            await asyncio.wait(self.unfinished)

    def _commit_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._waiting:
            batch, self._waiting = self._waiting, []
            done = self._task(partial(_run_all, [job for job, _ in batch]))
            done.add_done_callback(partial(_end, [written for _, written in batch]))

    def _task(self, job: Job[T]) -> asyncio.Task[T]:
        task = asyncio.create_task(self._write(job))
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return task

    async def _write(self, job: Job[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error


def _run_all(jobs: Sequence[Job[Any]], session: Session) -> list[Any]:
    return [job(session) for job in jobs]


def _end(batch: Sequence[asyncio.Future[Any]], done: asyncio.Future[list[Any]]) -> None:
    """Give the jobs of a transaction their results. If it failed, all of them failed."""
    error = StorageError("The database was closed.") if done.cancelled() else done.exception()
    for number, written in enumerate(batch):
        if written.done():
            continue
        if error is None:
            written.set_result(done.result()[number])
        else:
            written.set_exception(error)
