"""Writes that wait share a commit, and each of them succeeds or fails alone. Both kinds of writers keep to this."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NoReturn

import pytest
from sqlalchemy import delete, insert, text

from tests.databases import Database
from tests.executors import InlineExecutor
from unobot.model.storage_errors import StorageError, Unreachable
from unobot.storage import database as storage
from unobot.storage import file_writer
from unobot.storage.file_writer import FileConnection
from unobot.storage.schema import META, PANEL
from unobot.storage.statements import Job, Session
from unobot.storage.store import Store

SQLITE = pytest.mark.only("sqlite")


class Refusal(Exception):
    """A job refuses to be done."""


def note(key: str) -> Job[str]:
    """Return a job that writes this key."""

    def job(session: Session) -> str:
        session.execute(insert(META).values(application_id=1, key=key, value=""))
        return key

    return job


def fail(key: str) -> Job[str]:
    """Return a job that writes this key and then fails."""

    def job(session: Session) -> str:
        note(key)(session)
        raise Refusal(key)

    return job


def keys(database: Database) -> list[str]:
    return sorted(key for (key,) in database.query("SELECT key FROM app_meta"))


class Held:
    """A job that holds the commit it is in until it is released."""

    def __init__(self, store: Store) -> None:
        self._begun = asyncio.Event()
        self._released = threading.Event()
        self._loop = asyncio.get_running_loop()
        self.write = asyncio.create_task(store._write(self._job))

    async def begun(self) -> None:
        await self._begun.wait()

    def release(self) -> None:
        self._released.set()

    def _job(self, session: Session) -> str:
        self._loop.call_soon_threadsafe(self._begun.set)
        assert self._released.wait(30)
        return note("held")(session)


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the number of jobs of each commit."""
    sizes: list[int] = []
    commit = FileConnection.commit

    def counted(self: FileConnection, jobs: Sequence[Job[Any]]) -> list[Any]:
        sizes.append(len(jobs))
        return commit(self, jobs)

    monkeypatch.setattr(FileConnection, "commit", counted)
    return sizes


async def together(store: Store, *jobs: Job[Any]) -> list[Any]:
    """Run jobs that arrive during a commit. Return their results and errors."""
    held = Held(store)
    await held.begun()
    writes = [asyncio.create_task(store._write(job)) for job in jobs]
    await asyncio.sleep(0)
    held.release()
    results = await asyncio.gather(*writes, return_exceptions=True)
    await held.write
    return results


@SQLITE
async def test_writes_that_arrive_during_a_commit_share_the_next(
    store: Store, database: Database, commits: list[int]
) -> None:
    assert await together(store, note("a"), note("b"), note("c")) == ["a", "b", "c"]
    assert commits == [1, 3]
    assert keys(database) == ["a", "b", "c", "held"]


@SQLITE
async def test_a_write_is_seen_only_after_its_commit(store: Store) -> None:
    held = Held(store)
    await held.begun()
    assert await store.meta(1, "held") is None
    assert not held.write.done()
    held.release()
    await held.write
    assert await store.meta(1, "held") == ""


@SQLITE
async def test_a_refused_write_undoes_itself_and_no_other(store: Store, database: Database, commits: list[int]) -> None:
    first, bad, taken, last = await together(store, note("a"), fail("b"), note("held"), note("c"))
    assert (first, last) == ("a", "c")
    assert isinstance(bad, Refusal)
    assert isinstance(taken, StorageError)
    assert isinstance(taken.__cause__, sqlite3.IntegrityError)
    assert commits == [1, 4]
    assert keys(database) == ["a", "c", "held"]


@SQLITE
async def test_the_first_write_of_a_commit_is_undone_alone(
    store: Store, database: Database, commits: list[int]
) -> None:
    bad, good, worse = await together(store, fail("a"), note("b"), fail("c"))
    assert isinstance(bad, Refusal)
    assert isinstance(worse, Refusal)
    assert good == "b"
    assert commits == [1, 3]
    assert keys(database) == ["b", "held"]


class WordlessError(OSError):
    """An error whose words cannot be found."""

    def __str__(self) -> str:
        raise ValueError


@SQLITE
@pytest.mark.parametrize(
    ("error", "told"),
    [
        (StopIteration("empty"), RuntimeError),
        (StopAsyncIteration(), StopAsyncIteration),
        (WordlessError(), Unreachable),
        (GeneratorExit(), StorageError),
        (asyncio.CancelledError(), StorageError),
        (asyncio.InvalidStateError(), asyncio.InvalidStateError),
    ],
)
@pytest.mark.parametrize("place", [0, 1])
async def test_whatever_a_job_raises_nobody_waits_forever(
    store: Store, database: Database, error: BaseException, told: type[Exception], place: int
) -> None:
    def raises(session: Session) -> NoReturn:
        raise error

    jobs: list[Job[Any]] = [note("a"), note("b")]
    jobs.insert(place, raises)
    async with asyncio.timeout(30):
        results = await together(store, *jobs)
    assert type(results.pop(place)) is told
    if isinstance(error, Exception):
        assert results == ["a", "b"], "no other write suffers"
    else:
        assert all(isinstance(result, StorageError) for result in results)
    await store._write(note("c"))
    assert "c" in keys(database)


def break_commit(session: Session) -> None:
    """Let the commit fail: a panel without a table is found only then."""
    session.execute(text("PRAGMA defer_foreign_keys = ON")).fetchall()
    session.execute(insert(PANEL).values(table_id=99, user_id=1, message_id=1, token="", expires=0.0))


def end_transaction(session: Session) -> NoReturn:
    """Undo the whole transaction and fail, as SQLite does for some errors."""
    session.execute(text("ROLLBACK"))
    raise sqlite3.OperationalError("disk I/O error")


def end_thread(session: Session) -> NoReturn:
    raise SystemExit(1)


@SQLITE
@pytest.mark.parametrize(
    ("job", "words"),
    [(break_commit, "FOREIGN KEY"), (end_transaction, "disk I/O error"), (end_thread, "SystemExit")],
)
async def test_a_failed_commit_fails_all_of_its_writes(
    store: Store, database: Database, job: Job[None], words: str
) -> None:
    results = await together(store, note("a"), job, note("b"))
    for result in results:
        with pytest.raises(StorageError, match=rf"did not take a change: .*{words}.*\.$"):
            raise result
    assert keys(database) == ["held"]
    await store._write(note("a"))
    assert keys(database) == ["a", "held"]


@SQLITE
async def test_another_process_that_writes_fails_all_waiting_writes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "PRAGMAS", ("PRAGMA busy_timeout = 20", *storage.PRAGMAS[1:]))
    store = await Store.open(database.url)
    other = sqlite3.connect(database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(*(store._write(note(key)) for key in "abc"), return_exceptions=True)
    assert [str(result) for result in results] == ["The database did not take a change: database is locked."] * 3
    other.execute("ROLLBACK")
    other.close()
    assert await store._write(note("a")) == "a"
    await store.close()
    assert keys(database) == ["a"]


@SQLITE
async def test_a_moved_file_fails_all_waiting_writes(store: Store, database: Database, tmp_path: Path) -> None:
    held = Held(store)
    await held.begun()
    writes = [asyncio.create_task(store._write(note(key))) for key in "ab"]
    await asyncio.sleep(0)
    moved = database.path.rename(tmp_path / "moved.db")
    held.release()
    results = await asyncio.gather(held.write, *writes, return_exceptions=True)
    assert ["was moved" in str(result) for result in results] == [True] * 3
    for beside in tmp_path.glob("unobot.db-*"):
        beside.unlink()  # the file comes back without its WAL
    moved.rename(database.path)
    assert await store._write(note("c")) == "c"
    assert await store.meta(1, "c") == ""
    await store.close()
    assert keys(database) == ["c"]


@SQLITE
@pytest.mark.parametrize("noticed", ["by a read", "by a write"])
async def test_no_connection_outlives_a_moved_file(
    store: Store, database: Database, tmp_path: Path, noticed: str
) -> None:
    await store._write(note("a"))
    assert await store.meta(1, "a") == ""
    moved = database.path.rename(tmp_path / "moved.db")
    with pytest.raises(StorageError, match="was moved"):
        await (store.meta(1, "a") if noticed == "by a read" else store._write(note("b")))
    for beside in tmp_path.glob("unobot.db-*"):
        beside.unlink()  # the file comes back without its WAL
    moved.rename(database.path)
    await store._write(note("c"))
    assert await store.meta(1, "c") == ""
    assert keys(database) == ["a", "c"]


async def test_a_canceled_caller_does_not_stop_the_write(store: Store, database: Database) -> None:
    write = asyncio.create_task(store._write(note("a")))
    await asyncio.sleep(0)
    write.cancel()
    with pytest.raises(asyncio.CancelledError):
        await write
    await asyncio.gather(*store.pending_writes)
    assert keys(database) == ["a"]


async def test_a_write_that_fails_after_its_caller_was_canceled_is_no_error(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """A stop cancels the presses that wait for a database that then refuses."""
    caller = asyncio.create_task(store._write(fail("a")))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.wait([caller])
    await store.close()
    del caller
    gc.collect()
    assert "never retrieved" not in caplog.text


@SQLITE
async def test_closing_finishes_what_waits_and_ends_the_thread(
    store: Store, database: Database, commits: list[int]
) -> None:
    held = Held(store)
    await held.begun()
    writes = [asyncio.create_task(store._write(note(key))) for key in "ab"]
    store.writer.write_soon(note("c"))
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    assert not closing.done()
    held.release()
    await closing
    assert [await write for write in writes] == ["a", "b"]
    assert commits == [1, 3]
    assert keys(database) == ["a", "b", "c", "held"]
    for thread in threading.enumerate():
        if thread.name.startswith("write"):
            await asyncio.to_thread(thread.join, 30)
            assert not thread.is_alive()


class NoThread(InlineExecutor):
    """The host has no thread left."""

    def submit(self, fn: Callable[..., Any], /, *args: object, **kwargs: object) -> Future[Any]:
        raise RuntimeError("can't start new thread")


@SQLITE
async def test_a_host_without_threads_refuses_writes(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_writer, "thread", NoThread)
    for _ in range(2):
        with pytest.raises(StorageError, match="can't start new thread"):
            await store._write(note("a"))
    assert keys(database) == []


async def test_a_write_that_nothing_waits_for_comes_with_the_next_one(
    store: Store, database: Database, commits: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("unobot.storage.server_writer.COMMIT_DELAY", 0.01)
    later = store.writer.write_soon(note("a"))
    await asyncio.sleep(0)
    assert not later.done()
    await store._write(note("b"))
    assert await later == "a"
    assert keys(database) == ["a", "b"]
    assert commits in ([2], [])  # a server has no common commit


async def test_a_write_that_nothing_waits_for_comes_soon(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("file_writer", "server_writer"):
        monkeypatch.setattr(f"unobot.storage.{module}.COMMIT_DELAY", 0.01)
    writes = [store.writer.write_soon(note(key)) for key in "ab"]
    assert await asyncio.gather(*writes) == ["a", "b"]
    bad = store.writer.write_soon(fail("c"))
    with pytest.raises(Refusal):
        await bad
    store.writer.write_soon(note("d"))
    await store.close()
    assert keys(database) == ["a", "b", "d"]


FATES: dict[str, Any] = {"": int, "canceled": (int, asyncio.CancelledError), "refused": Refusal, "taken": StorageError}
"""The results of each kind of write. A write whose caller is canceled is done all the same."""


def two_keys(number: int, fate: str, gone: str | None) -> Job[int]:
    """Return a job that deletes the key `gone` and writes two keys, or fails between them."""

    def job(session: Session) -> int:
        if gone is not None:
            assert session.execute(delete(META).where(META.c.key == gone)).rowcount == 1
        note(f"{number} first")(session)
        if fate == "refused":
            raise Refusal
        note("0 first" if fate == "taken" else f"{number} second")(session)
        return number

    return job


@pytest.mark.parametrize("seed", range(3))
async def test_random_writes_match_a_model(store: Store, database: Database, seed: int) -> None:
    """Each job does all or nothing, whatever happens to the jobs beside it."""
    rng = random.Random(seed)
    numbers = itertools.count(1)
    await store._write(two_keys(0, "", None))
    expected: list[str] = []
    for _ in range(8):
        rng.shuffle(expected)
        old, writes = list(expected), []
        for number in itertools.islice(numbers, rng.randint(1, 6)):
            fate = rng.choice([*FATES, ""])
            gone = old.pop() if old and rng.random() < 0.4 else None
            writes.append((fate, asyncio.create_task(store._write(two_keys(number, fate, gone))), number, gone))
            if rng.random() < 0.4:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        for fate, write, number, gone in writes:
            if fate == "canceled":
                write.cancel()
            (result,) = await asyncio.gather(write, return_exceptions=True)
            assert isinstance(result, FATES[fate]), (fate, result)
            if fate in ("", "canceled"):
                expected = [key for key in expected if key != gone] + [f"{number} first", f"{number} second"]
        if store.pending_writes:
            await asyncio.wait(store.pending_writes)
        assert keys(database) == sorted(["0 first", "0 second", *expected])
