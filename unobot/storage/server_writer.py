"""Write to a server, or to an SQLite database in memory. Each write has a transaction of its own."""

import asyncio
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from unobot.model.storage_errors import StorageError, Unsure

from .database import outage_of, reason
from .file_writer import COMMIT_DELAY, compile_cached, mark_retrieved
from .statements import Job, Session

T = TypeVar("T")


class ServerWriter:
    """The writes of one process to a server. It has the methods of `FileWriter`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.pending_writes: set[asyncio.Future[Any]] = set()
        """The writes that have not ended."""
        self._engine = engine
        self._outage = outage_of(engine)
        self._changes = 0
        """The number of transactions."""
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._commit_timer: asyncio.TimerHandle | None = None

    def changes(self, tables: Iterable[str]) -> int:  # noqa: ARG002 - which ones does not matter
        """Return a number that changes with each write of this process."""
        return self._changes

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction. It is durable when this returns. It goes on if the caller is canceled.

        Raises StorageError, and Unsure if the connection is lost during the commit.
        """
        return await asyncio.shield(self._start(self._write(job)))

    async def write_at_once(self, statement: Select[Any], values: Mapping[str, Any]) -> bool:
        """Run one statement of PostgreSQL, which is a transaction by itself. Return whether it returned rows.

        Return False if a row with the same key exists. Raises StorageError, and Unsure if the connection is lost.
        """
        return await asyncio.shield(self._start(self._fetch(statement, values)))

    def write_soon(self, job: Job[T]) -> asyncio.Future[T]:
        """Run a job after `COMMIT_DELAY` seconds at most, in one transaction with other jobs that wait."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.pending_writes.add(result)
        result.add_done_callback(self.pending_writes.discard)
        self._waiting.append((job, result))
        if self._commit_timer is None:
            self._commit_timer = asyncio.get_running_loop().call_later(COMMIT_DELAY, self._commit_waiting)
        return result

    async def compact_soon(self) -> None:
        """Do nothing: a server removes the bytes of deleted rows by itself."""

    async def compact(self) -> bool:
        """Return True: a server removes the bytes of deleted rows by itself."""
        return True

    async def close(self) -> None:
        """Finish all writes."""
        self._commit_waiting()
        while self.pending_writes:
            await asyncio.wait(self.pending_writes)

    def _commit_waiting(self) -> None:
        if self._commit_timer is not None:
            self._commit_timer.cancel()
            self._commit_timer = None
        if self._waiting:
            batch, self._waiting = self._waiting, []
            transaction = self._start(self._write(partial(_run_all, [job for job, _ in batch])))
            transaction.add_done_callback(partial(_finish_batch, [result for _, result in batch]))

    def _start(self, write: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(write)
        self.pending_writes.add(task)
        task.add_done_callback(self.pending_writes.discard)
        task.add_done_callback(mark_retrieved)
        return task

    async def _write(self, job: Job[T]) -> T:
        try:
            async with self._engine.connect() as connection:
                result = await connection.run_sync(job)
                try:
                    await connection.commit()
                except (SQLAlchemyError, OSError) as error:
                    self._refusal(error)
                    raise Unsure(f"The database did not confirm a change: {reason(error)}.") from error
                self._outage.answered(changes=True)
                return result
        except (SQLAlchemyError, OSError) as error:
            raise self._refusal(error) from error
        finally:
            self._changes += 1

    async def _fetch(self, statement: Select[Any], values: Mapping[str, Any]) -> bool:
        import asyncpg  # only PostgreSQL needs it

        text, constants, names = compile_cached(statement, tuple(values), self._engine.dialect)
        arguments = [values[name] if name in values else constants[name] for name in names]
        driver_errors = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
        lost_connection = (
            OSError,
            asyncpg.PostgresConnectionError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
        )
        try:
            async with self._engine.connect() as connection:
                # SQLAlchemy would begin, commit and prepare, each with a round trip of its own.
                driver: Any = (await connection.get_raw_connection()).driver_connection
                try:
                    has_rows = bool(await driver.fetch(text, *arguments))
                except asyncpg.UniqueViolationError:
                    return False
                except lost_connection as error:
                    await connection.invalidate()  # SQLAlchemy has not seen the error
                    self._refusal(ConnectionError(str(error)))
                    raise Unsure(f"The database did not confirm a change: {reason(error)}.") from error
                self._outage.answered(changes=True)
                return has_rows
        except (SQLAlchemyError, OSError, *driver_errors) as error:
            raise self._refusal(error) from error

    def _refusal(self, error: Exception) -> StorageError:
        words = reason(error)
        return self._outage.error(error, f"The database did not take a change: {words}.", words, changes=True)


def _run_all(jobs: Sequence[Job[Any]], session: Session) -> list[Any]:
    return [job(session) for job in jobs]


def _finish_batch(batch: Sequence[asyncio.Future[Any]], transaction: asyncio.Future[list[Any]]) -> None:
    """Give the jobs of a transaction their results. If the transaction failed, each job gets its error."""
    error = StorageError("The database was closed.") if transaction.cancelled() else transaction.exception()
    for number, result in enumerate(batch):
        if result.done():
            continue
        if error is None:
            result.set_result(transaction.result()[number])
        else:
            result.set_exception(error)
