"""Write to an SQLite file: one thread, one connection, and one commit for all writes that wait.

SQLite has one writer at a time, and a commit waits for the disk. So all writes that arrive during a commit go into the
next one. Each write but the first has a savepoint of its own, so a refused write changes nothing and stops no other.
"""

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Any, NoReturn, TypeAlias, TypeVar

from sqlalchemy import ClauseElement, Dialect, TableClause, UpdateBase
from sqlalchemy.dialects import sqlite

from unobot.model.storage_errors import StorageError

from .compaction import compact, mark_due
from .database import apply_pragmas, lenient_text, reason
from .database_file import DatabaseFile
from .outage import Outage
from .statements import Job

log = logging.getLogger(__name__)

T = TypeVar("T")
Batch: TypeAlias = list[tuple[Job[Any], asyncio.Future[Any]]]
"""Jobs, each with the future of its result."""

DIALECT = sqlite.dialect()
_BEGIN = "BEGIN IMMEDIATE"
"""Begins a transaction with the lock for writing, so that no job waits for other processes in the middle."""
COMMIT_DELAY = 1.0
"""The longest time in seconds that `FileWriter.write_soon` waits for another write, to share its commit."""
COMPACTION_DELAY = 600.0
"""Seconds from a deletion of personal data to the compaction of the file, which covers all deletions until then."""


def thread() -> Executor:
    """Return an executor with one thread. Tests on virtual time replace it."""
    return ThreadPoolExecutor(1, "write")


class FileWriter:
    """The writes of one process to an SQLite file."""

    def __init__(self, file: DatabaseFile) -> None:
        self._connection = FileConnection(file)
        self._outage = file.outage
        self._executor: Executor | None = None
        """The thread. It starts with the first write, also after `close`."""
        self._waiting: Batch = []
        self._next: asyncio.Future[None] | None = None
        """Done when the commit of the waiting jobs has ended."""
        self._commit: asyncio.Future[None] | None = None
        """Done when the running commit has ended."""
        self._commit_timer: asyncio.TimerHandle | None = None
        self._compaction_timer: asyncio.TimerHandle | None = None
        """The timer of the next compaction, if one is due."""
        self._compaction_task: asyncio.Task[None] | None = None
        self._changes: Counter[str] = Counter()
        """The number of transactions that have written to a table of the database, by its name."""

    def changes(self, tables: Iterable[str]) -> int:
        """Return a number that changes with each write to one of these tables."""
        return sum(self._changes[table] for table in tables)

    @property
    def pending_writes(self) -> set[asyncio.Future[Any]]:
        """Return a future for each commit that has not ended."""
        return {end for end in (self._commit, self._next) if end is not None}

    async def write(self, job: Job[T]) -> T:
        """Run a job with the next commit. It is durable when this returns. It goes on if the caller is canceled."""
        result = self._enqueue(job)
        self._commit_waiting()
        return await result  # a canceled caller cancels only this future: the batch still has the job

    def write_soon(self, job: Job[T]) -> asyncio.Future[T]:
        """Run a job with the next commit, or with a commit of its own after `COMMIT_DELAY` seconds."""
        result = self._enqueue(job)
        result.add_done_callback(mark_retrieved)
        if self._commit_timer is None:
            self._commit_timer = asyncio.get_running_loop().call_later(COMMIT_DELAY, self._commit_waiting)
        return result

    async def compact_soon(self) -> None:
        """Remove the bytes of deleted rows after `COMPACTION_DELAY` seconds, once for all calls until then.

        If the process ends first, the next start does it. Raises StorageError.
        """
        await self._outside_transaction(self._connection.mark_due)
        if self._compaction_timer is None:
            self._wait_to_compact()

    async def compact(self) -> bool:
        """Remove the bytes of deleted rows now, between two commits. Return False if a reader keeps some in the WAL.

        Raises StorageError.
        """
        return await self._outside_transaction(self._connection.compact)

    def _wait_to_compact(self) -> None:
        self._compaction_timer = asyncio.get_running_loop().call_later(COMPACTION_DELAY, self._start_compaction)

    def _start_compaction(self) -> None:
        self._compaction_timer = None
        self._compaction_task = asyncio.create_task(self._compact())

    async def _compact(self) -> None:
        try:
            if not await self.compact():
                self._wait_to_compact()
        except StorageError as error:
            log.warning("deleted bytes stay in the database file until the next start: %s", error)

    async def _outside_transaction(self, work: Callable[[], T]) -> T:
        if self._executor is None:
            self._executor = thread()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error

    async def close(self) -> None:
        """Finish all writes, and end the thread. The next start does a compaction that is due."""
        if self._compaction_task is not None:
            await asyncio.wait([self._compaction_task])
        if self._compaction_timer is not None:
            self._compaction_timer.cancel()
            self._compaction_timer = None
        while pending := self.pending_writes:
            self._commit_waiting()
            await asyncio.wait(pending)
        executor, self._executor = self._executor, None
        if executor is not None:  # there is no connection without it
            await asyncio.get_running_loop().run_in_executor(executor, self._connection.close)
            executor.shutdown(wait=False)

    def _enqueue(self, job: Job[T]) -> asyncio.Future[T]:
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        self._waiting.append((job, result))
        return result

    def _commit_waiting(self) -> None:
        """Start a commit of all waiting jobs. If a commit is running, its end calls this again."""
        if self._commit is not None or self._next is None:
            return
        if self._commit_timer is not None:
            self._commit_timer.cancel()
            self._commit_timer = None
        batch, self._waiting = self._waiting, []
        self._commit, self._next = self._next, None
        loop = asyncio.get_running_loop()
        if self._executor is None:
            self._executor = thread()
        try:
            self._executor.submit(self._run_batch, loop, batch)
        except RuntimeError as error:
            # No thread can be started. The executor still has the jobs, and must not run them.
            self._executor = None
            refusal = StorageError(f"The database did not take a change: {error}.")
            loop.call_soon(self._finish_batch, batch, [refusal] * len(batch))

    def _run_batch(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> None:
        """Commit in the thread, and pass the results to the event loop. An executor's future would be slower."""
        try:
            outcomes = self._connection.commit([job for job, _ in batch])
        except BaseException as error:  # noqa: BLE001  # the callers get it
            outcomes = [error] * len(batch)
        with suppress(RuntimeError):  # the loop is closed, and nobody waits anymore
            loop.call_soon_threadsafe(self._finish_batch, batch, outcomes)

    def _finish_batch(self, batch: Batch, outcomes: list[Any]) -> None:
        commit, self._commit = self._commit, None
        self._changes.update(self._connection.written_tables)  # the thread is idle, and no caller has a result yet
        if commit is not None and not commit.done():
            commit.set_result(None)
        try:
            self._commit_waiting()
        finally:  # nobody may wait forever
            for (_, result), outcome in zip(batch, outcomes, strict=True):
                if result.done():
                    continue
                if isinstance(outcome, BaseException):
                    result.set_exception(_as_storage_error(outcome, self._outage))
                else:
                    self._outage.answered(changes=True)
                    result.set_result(outcome)


def mark_retrieved(write: asyncio.Future[Any]) -> None:
    """Mark the error of a write as retrieved. If its caller was canceled, asyncio would log it as a fault."""
    if not write.cancelled():
        write.exception()


def _as_storage_error(error: BaseException, outage: Outage) -> Exception:
    """Return the error of a job for its caller. Errors of SQLite, and the end of the thread, become a StorageError.

    No future can hold a `StopIteration`. It becomes a `RuntimeError`, as in a generator.
    """
    if isinstance(error, StopIteration):
        storage_error: Exception = RuntimeError("a job of the database raised StopIteration")
    elif isinstance(error, Exception) and not isinstance(error, (sqlite3.Error, OSError)):
        return error
    else:
        try:
            message = reason(error) if isinstance(error, Exception) else type(error).__name__
        except Exception:  # noqa: BLE001 - an error without words must reach its caller, too
            message = type(error).__name__
        storage_error = outage.error(error, f"The database did not take a change: {message}.", message, changes=True)
    storage_error.__cause__ = error
    return storage_error


class FileConnection:
    """A connection to the file, for one thread."""

    def __init__(self, file: DatabaseFile) -> None:
        self._file = file
        self._raw: sqlite3.Connection | None = None
        self._losses = 0
        """`DatabaseFile.losses` when the connection was opened."""
        self.written_tables: set[str] = set()
        """The tables to which the last transaction has written, even if it failed."""

    def commit(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        """Run jobs in one transaction. Return the result or the exception of each. Raises if the transaction fails."""
        self.written_tables = set()
        raw = self.open()
        raw.execute(_BEGIN)
        try:
            outcomes = [self._attempt(raw, job, is_first=place == 0) for place, job in enumerate(jobs)]
            if not self._file.check():
                self._refuse(raw)
            raw.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                raw.execute("ROLLBACK")
            raise
        return outcomes

    def mark_due(self) -> None:
        """Mark in the file that a compaction is due. Raises `sqlite3.Error`."""
        mark_due(self.open())

    def compact(self) -> bool:
        """Remove the bytes of deleted rows, as `compaction.compact` does. Raises `sqlite3.Error`."""
        return compact(self.open(), self._file.path)

    def close(self) -> None:
        """Close the connection."""
        if self._raw is not None:
            self._raw.close()
            self._raw = None

    def open(self) -> sqlite3.Connection:
        """Return the connection. Open it if there is none, or if the file was lost since."""
        if self._losses != self._file.losses:
            self.close()  # a connection keeps its WAL, which may belong to no file now
        if self._raw is None:
            if not self._file.check():  # connecting would create another file; `commit` checks again
                self._refuse(None)
            raw = sqlite3.connect(self._file.path, isolation_level=None, check_same_thread=False)
            raw.text_factory = lenient_text
            try:
                apply_pragmas(raw)
            except BaseException:
                raw.close()
                raise
            self._raw, self._losses = raw, self._file.losses
        return self._raw

    def _refuse(self, raw: sqlite3.Connection | None) -> NoReturn:
        """Close the connection, and raise StorageError, because the file is not at its path."""
        if raw is not None:
            with suppress(sqlite3.Error):  # the WAL stays at the old path, so the file must be whole without it
                if raw.in_transaction:
                    raw.execute("ROLLBACK")
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self.close()
        raise StorageError(self._file.sentence)

    def _attempt(self, raw: sqlite3.Connection, job: Job[Any], *, is_first: bool) -> Any:  # noqa: ANN401 - of any job
        """Return the result of a job. If it raises, undo only this job, and return the error.

        The first job needs no savepoint, because a rollback of the whole transaction undoes nothing else.
        """
        if not is_first:
            raw.execute("SAVEPOINT job")
        try:
            outcome = job(FileSession(raw, self.written_tables))
        except Exception as error:  # the caller of the job gets it
            if not raw.in_transaction:
                raise  # SQLite has undone everything, for example on a full disk
            if is_first:
                raw.execute("ROLLBACK")
                raw.execute(_BEGIN)
                return error
            raw.execute("ROLLBACK TO job")
            outcome = error
        if not is_first:
            raw.execute("RELEASE job")
        return outcome


class FileSession:
    """The `Session` of jobs on an SQLite file."""

    def __init__(self, raw: sqlite3.Connection, written_tables: set[str]) -> None:
        """``written_tables``: a set that gets the name of each table that is written to."""
        self._raw = raw
        self._written_tables = written_tables

    def execute(self, statement: ClauseElement, parameters: Mapping[str, Any] | None = None, /) -> sqlite3.Cursor:
        """Run a statement, as `Session.execute` does."""
        if isinstance(statement, UpdateBase):
            assert isinstance(statement.table, TableClause)  # SQLite writes to no alias
            self._written_tables.add(statement.table.name)
        if parameters is None:
            compiled: Any = statement.compile(dialect=DIALECT)
            return self._raw.execute(compiled.string, [compiled.params[name] for name in compiled.positiontup or ()])
        text, constants, names = compile_cached(statement, tuple(parameters), DIALECT)
        return self._raw.execute(text, [parameters[name] if name in parameters else constants[name] for name in names])


@lru_cache(maxsize=1024)
def compile_cached(
    statement: ClauseElement, parameter_names: tuple[str, ...], dialect: Dialect
) -> tuple[str, Mapping[str, Any], Sequence[str]]:
    """Return the text of a statement, the values that are part of it, and the names of its parameters in order."""
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(parameter_names))
    return compiled.string, compiled.params, compiled.positiontup or ()
