"""Write to an SQLite file: one thread, one connection, and one commit for all writes that wait.

SQLite has one writer at a time, and a commit waits for the disk. So what arrives during a commit goes into the next
one. Each write has a savepoint of its own, so a refused one changes nothing and stops no other.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, NoReturn, TypeVar

from sqlalchemy import ClauseElement, Dialect
from sqlalchemy.dialects import sqlite

from .database import StorageError, lenient_text, reason, set_up
from .database_file import DatabaseFile
from .statements import Job

T = TypeVar("T")

DIALECT = sqlite.dialect()
DELAY = 1.0
"""Seconds that a write of `FileWriter.soon` waits for another one, at most."""


def thread() -> Executor:
    """Return a thread that writes. Tests on virtual time have none."""
    return ThreadPoolExecutor(1, "write")


class FileWriter:
    """The writes of one process to an SQLite file."""

    def __init__(self, file: DatabaseFile) -> None:
        self.unfinished: set[asyncio.Future[Any]] = set()
        """The writes that have not ended."""
        self._connection = FileConnection(file)
        self._executor: Executor | None = None
        """The thread. It starts with the first write, also after `close`."""
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        self._commit: asyncio.Future[list[Any]] | None = None
        """The commit that is running."""
        self._alarm: asyncio.TimerHandle | None = None

    async def write(self, job: Job[T]) -> T:
        """Run a job with the next commit. It is durable when this returns. It goes on if the caller is canceled."""
        written = self._enter(job)
        self._commit_waiting()
        return await asyncio.shield(written)

    def soon(self, job: Job[T]) -> asyncio.Future[T]:
        """Run a job with the next commit, which nothing waits for: it comes after `DELAY` seconds at the latest."""
        written = self._enter(job)
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(DELAY, self._commit_waiting)
        return written

    async def close(self) -> None:
        """Finish all writes, and end the thread."""
        while self._waiting or self._commit is not None:
            self._commit_waiting()
            if self._commit is not None:
                await asyncio.wait([self._commit])
        executor, self._executor = self._executor, None
        if executor is not None:  # there is no connection without it
            await asyncio.get_running_loop().run_in_executor(executor, self._connection.close)
            executor.shutdown(wait=False)

    def _enter(self, job: Job[T]) -> asyncio.Future[T]:
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.unfinished.add(written)
        written.add_done_callback(self.unfinished.discard)
        self._waiting.append((job, written))
        return written

    def _commit_waiting(self) -> None:
        """Begin to commit all jobs that wait, unless a commit is running: its end calls this again."""
        if self._commit is not None or not self._waiting:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        batch, self._waiting = self._waiting, []
        jobs = [job for job, _ in batch]
        loop = asyncio.get_running_loop()
        if self._executor is None:
            self._executor = thread()
        try:
            self._commit = loop.run_in_executor(self._executor, self._connection.commit, jobs)
        except (
            RuntimeError
        ) as error:  # no thread can be started; the executor still has the jobs, and must not run them
            self._executor = None
            self._commit = loop.create_future()
            self._commit.set_exception(StorageError(f"The database did not take a change: {error}."))
        self._commit.add_done_callback(partial(self._end, [written for _, written in batch]))

    def _end(self, batch: list[asyncio.Future[Any]], done: asyncio.Future[list[Any]]) -> None:
        self._commit = None
        self._commit_waiting()
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        for written, outcome in zip(batch, [error] * len(batch) if error else done.result(), strict=True):
            if written.done():
                continue
            if isinstance(outcome, BaseException):
                written.set_exception(_explained(outcome))
            else:
                written.set_result(outcome)


def _explained(error: BaseException) -> Exception:
    """Return the error of a job for its caller. Errors of SQLite, and the end of the thread, become a StorageError."""
    if isinstance(error, Exception) and not isinstance(error, (sqlite3.Error, OSError)):
        return error
    said = reason(error) if isinstance(error, Exception) else type(error).__name__
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

    def commit(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        """Run jobs in one transaction. Return what each has returned or raised. Raises if none of them counts."""
        raw = self.open()
        raw.execute("BEGIN IMMEDIATE")  # waits for other processes now, so that no job has to
        try:
            outcomes = [self._attempt(raw, job) for job in jobs]
            if not self._file.check():
                self._leave(raw)
            raw.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                raw.execute("ROLLBACK")
            raise
        return outcomes

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

    def _attempt(self, raw: sqlite3.Connection, job: Job[Any]) -> Any:  # noqa: ANN401 - whatever a job returns
        """Return what a job returns. If it raises, undo it alone, and return the error."""
        raw.execute("SAVEPOINT job")
        try:
            returned = job(FileSession(raw))
        except Exception as error:  # the caller of the job gets it
            if not raw.in_transaction:
                raise  # SQLite has undone everything, for example on a full disk
            raw.execute("ROLLBACK TO job")
            returned = error
        raw.execute("RELEASE job")
        return returned


class FileSession:
    """A connection as jobs see it."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw

    def execute(self, statement: ClauseElement, parameters: Mapping[str, Any] | None = None, /) -> sqlite3.Cursor:
        """Run a statement, as `Session.execute` does."""
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
