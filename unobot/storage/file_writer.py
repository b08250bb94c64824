"""Write to an SQLite file: one thread, one connection, and one commit for all writes that wait.

SQLite has one writer at a time, and a commit waits for the disk. So what arrives during a commit goes into the next
one. Each write but the first has a savepoint of its own, so a refused one changes nothing and stops no other.
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

from .compaction import compact, note_due
from .database import lenient_text, reason, set_up
from .database_file import DatabaseFile
from .statements import Job

log = logging.getLogger(__name__)

T = TypeVar("T")
Batch: TypeAlias = list[tuple[Job[Any], asyncio.Future[Any]]]
"""Jobs, each with the future of its result."""

DIALECT = sqlite.dialect()
_BEGIN = "BEGIN IMMEDIATE"
"""Begins a transaction that waits for other processes at once, so that no job has to."""
DELAY = 1.0
"""Seconds that a write of `FileWriter.soon` waits for another one, at most."""
COMPACTION_DELAY = 600.0
"""Seconds after a deletion of personal data until the file is written again, once for all deletions until then."""


def thread() -> Executor:
    """Return a thread that writes. Tests on virtual time have none."""
    return ThreadPoolExecutor(1, "write")


class FileWriter:
    """The writes of one process to an SQLite file."""

    def __init__(self, file: DatabaseFile) -> None:
        self._connection = FileConnection(file)
        self._executor: Executor | None = None
        """The thread. It starts with the first write, also after `close`."""
        self._waiting: Batch = []
        self._next: asyncio.Future[None] | None = None
        """The end of the commit of those that wait."""
        self._commit: asyncio.Future[None] | None = None
        """The end of the commit that is running."""
        self._alarm: asyncio.TimerHandle | None = None
        self._compaction: asyncio.TimerHandle | None = None
        """The time of the next compaction, if one is due."""
        self._compacting: asyncio.Task[None] | None = None
        self._changes: Counter[str] = Counter()
        """By table of the database: the number of transactions that have written to it."""

    def changes(self, tables: Iterable[str]) -> int:
        """Return a number that is another one after each write to one of these tables."""
        return sum(self._changes[table] for table in tables)

    @property
    def unfinished(self) -> set[asyncio.Future[Any]]:
        """Return the ends of the commits that have not ended."""
        return {end for end in (self._commit, self._next) if end is not None}

    async def write(self, job: Job[T]) -> T:
        """Run a job with the next commit. It is durable when this returns. It goes on if the caller is canceled."""
        written = self._enter(job)
        self._commit_waiting()
        return await written  # a canceled caller cancels only this future: the batch still has the job

    def soon(self, job: Job[T]) -> asyncio.Future[T]:
        """Run a job with the next commit, which nothing waits for: it comes after `DELAY` seconds at the latest."""
        written = self._enter(job)
        written.add_done_callback(retrieve)
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(DELAY, self._commit_waiting)
        return written

    async def compact_soon(self) -> None:
        """Remove the bytes of rows that were deleted, after `COMPACTION_DELAY` seconds, once for all calls until then.

        If the process ends first, the next start does it. Raises StorageError.
        """
        await self._outside_transaction(self._connection.note_due)
        if self._compaction is None:
            self._wait_to_compact()

    async def compact(self) -> bool:
        """Do the same between two commits now. Return False if a reader keeps deleted bytes in the WAL.

        Raises StorageError.
        """
        return await self._outside_transaction(self._connection.compact)

    def _wait_to_compact(self) -> None:
        self._compaction = asyncio.get_running_loop().call_later(COMPACTION_DELAY, self._start_compaction)

    def _start_compaction(self) -> None:
        self._compaction = None
        self._compacting = asyncio.create_task(self._compact())

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
        """Finish all writes, and end the thread. A compaction that is due is left to the next start."""
        if self._compacting is not None:
            await asyncio.wait([self._compacting])
        if self._compaction is not None:
            self._compaction.cancel()
            self._compaction = None
        while unfinished := self.unfinished:
            self._commit_waiting()
            await asyncio.wait(unfinished)
        executor, self._executor = self._executor, None
        if executor is not None:  # there is no connection without it
            await asyncio.get_running_loop().run_in_executor(executor, self._connection.close)
            executor.shutdown(wait=False)

    def _enter(self, job: Job[T]) -> asyncio.Future[T]:
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        self._waiting.append((job, written))
        return written

    def _commit_waiting(self) -> None:
        """Begin to commit all jobs that wait, unless a commit is running: its end calls this again."""
        if self._commit is not None or self._next is None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        batch, self._waiting = self._waiting, []
        self._commit, self._next = self._next, None
        loop = asyncio.get_running_loop()
        if self._executor is None:
            self._executor = thread()
        try:
            self._executor.submit(self._run, loop, batch)
        except RuntimeError as error:
            # No thread can be started. The executor still has the jobs, and must not run them.
            self._executor = None
            refusal = StorageError(f"The database did not take a change: {error}.")
            loop.call_soon(self._end, batch, [refusal] * len(batch))

    def _run(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> None:
        """Commit in the thread, and tell the event loop. A future of the executor would take three more steps."""
        try:
            outcomes = self._connection.commit([job for job, _ in batch])
        except BaseException as error:  # noqa: BLE001  # the callers get it
            outcomes = [error] * len(batch)
        with suppress(RuntimeError):  # the loop is closed, and nobody waits anymore
            loop.call_soon_threadsafe(self._end, batch, outcomes)

    def _end(self, batch: Batch, outcomes: list[Any]) -> None:
        ended, self._commit = self._commit, None
        self._changes.update(self._connection.written)  # the thread is idle, and nobody has heard of the writes yet
        if ended is not None and not ended.done():
            ended.set_result(None)
        try:
            self._commit_waiting()
        finally:  # nobody may wait forever
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                if written.done():
                    continue
                if isinstance(outcome, BaseException):
                    written.set_exception(_explained(outcome))
                else:
                    written.set_result(outcome)


def retrieve(write: asyncio.Future[Any]) -> None:
    """Mark the error of a write as seen. If its caller was canceled, asyncio would log it as a fault."""
    if not write.cancelled():
        write.exception()


def _explained(error: BaseException) -> Exception:
    """Return the error of a job for its caller. Errors of SQLite, and the end of the thread, become a StorageError.

    No future can hold a `StopIteration`. It becomes a `RuntimeError`, as in a generator.
    """
    if isinstance(error, StopIteration):
        explained: Exception = RuntimeError("a job of the database raised StopIteration")
    elif isinstance(error, Exception) and not isinstance(error, (sqlite3.Error, OSError)):
        return error
    else:
        try:
            said = reason(error) if isinstance(error, Exception) else type(error).__name__
        except Exception:  # noqa: BLE001 - an error without words must reach its caller, too
            said = type(error).__name__
        explained = StorageError(f"The database did not take a change: {said}.")
    explained.__cause__ = error
    return explained


class FileConnection:
    """A connection to the file, for one thread."""

    def __init__(self, file: DatabaseFile) -> None:
        self._file = file
        self._raw: sqlite3.Connection | None = None
        self._losses = 0
        """How often the file had been lost when the connection was opened."""
        self.written: set[str] = set()
        """The tables to which the last transaction has written, even if it failed."""

    def commit(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        """Run jobs in one transaction. Return what each has returned or raised. Raises if none of them counts."""
        self.written = set()
        raw = self.open()
        raw.execute(_BEGIN)
        try:
            outcomes = [self._attempt(raw, job, is_first=place == 0) for place, job in enumerate(jobs)]
            if not self._file.check():
                self._leave(raw)
            raw.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                raw.execute("ROLLBACK")
            raise
        return outcomes

    def note_due(self) -> None:
        """Note in the file that a compaction is due. Raises `sqlite3.Error`."""
        note_due(self.open())

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
            if not self._file.check():  # else this would make another file; `commit` checks the others
                self._leave(None)
            raw = sqlite3.connect(self._file.path, isolation_level=None, check_same_thread=False)
            raw.text_factory = lenient_text
            try:
                set_up(raw)
            except BaseException:
                raw.close()
                raise
            self._raw, self._losses = raw, self._file.losses
        return self._raw

    def _leave(self, raw: sqlite3.Connection | None) -> NoReturn:
        """Refuse everything, because the file is not at its path."""
        if raw is not None:
            with suppress(sqlite3.Error):  # the WAL stays at the old path, so the file must be whole without it
                if raw.in_transaction:
                    raw.execute("ROLLBACK")
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self.close()
        raise StorageError(self._file.sentence)

    def _attempt(self, raw: sqlite3.Connection, job: Job[Any], *, is_first: bool) -> Any:  # noqa: ANN401 - of any job
        """Return what a job returns. If it raises, undo it alone, and return the error.

        The first job needs no savepoint: before it, nothing was changed, so all is undone.
        """
        if not is_first:
            raw.execute("SAVEPOINT job")
        try:
            returned = job(FileSession(raw, self.written))
        except Exception as error:  # the caller of the job gets it
            if not raw.in_transaction:
                raise  # SQLite has undone everything, for example on a full disk
            if is_first:
                raw.execute("ROLLBACK")
                raw.execute(_BEGIN)
                return error
            raw.execute("ROLLBACK TO job")
            returned = error
        if not is_first:
            raw.execute("RELEASE job")
        return returned


class FileSession:
    """A connection as jobs see it."""

    def __init__(self, raw: sqlite3.Connection, written: set[str]) -> None:
        """``written``: gets the names of the tables that are written to."""
        self._raw = raw
        self._written = written

    def execute(self, statement: ClauseElement, parameters: Mapping[str, Any] | None = None, /) -> sqlite3.Cursor:
        """Run a statement, as `Session.execute` does."""
        if isinstance(statement, UpdateBase):
            assert isinstance(statement.table, TableClause)  # SQLite writes to no alias
            self._written.add(statement.table.name)
        if parameters is None:
            compiled: Any = statement.compile(dialect=DIALECT)
            return self._raw.execute(compiled.string, [compiled.params[name] for name in compiled.positiontup or ()])
        text, fixed, names = compiled_once(statement, tuple(parameters), DIALECT)
        return self._raw.execute(text, [parameters[name] if name in parameters else fixed[name] for name in names])


@lru_cache(maxsize=1024)
def compiled_once(
    statement: ClauseElement, given: tuple[str, ...], dialect: Dialect
) -> tuple[str, Mapping[str, Any], Sequence[str]]:
    """Return the text of a statement, the values that are part of it, and the names of its parameters in order."""
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(given))
    return compiled.string, compiled.params, compiled.positiontup or ()
