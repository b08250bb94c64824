"""A database that cannot be opened is refused in one sentence; an open one keeps its writes."""

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import QueuePool, text

from tests.databases import Database
from unobot.model.storage_errors import StorageError, UnusableDatabase
from unobot.rules.match import Entry
from unobot.storage import database
from unobot.storage.database import PRAGMAS, TIMEOUT
from unobot.storage.statements import Session, encode
from unobot.storage.store import Store


@pytest.fixture
def _in_earnest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the pragmas of production."""
    monkeypatch.setattr(database, "PRAGMAS", PRAGMAS)


@pytest.mark.only("sqlite")
@pytest.mark.usefixtures("_in_earnest")
@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)],
)
async def test_every_connection_is_durable_and_strict(store: Store, pragma: str, value: object) -> None:
    async with store._engine.connect() as one, store._engine.connect() as two:
        for connection in (one, two):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


async def test_the_wait_for_a_connection_has_a_timeout(store: Store) -> None:
    """Under a heavy load, presses waited for half a minute with SQLAlchemy's own timeout."""
    pool = store._engine.pool
    assert isinstance(pool, QueuePool)
    assert pool.timeout() == TIMEOUT


async def test_the_option_of_libpq_for_encryption_works() -> None:
    for address in ("postgres://ann@host/unobot?sslmode=require", "postgresql://ann@host/unobot?ssl=require"):
        engine = database.plain_engine(address)
        assert dict(engine.url.query) == {"ssl": "require"}
        await engine.dispose()


async def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    words = rf"the folder {tmp_path}/nowhere does not exist, so make it, or correct DATABASE_URL"
    with pytest.raises(UnusableDatabase, match=words) as caught:
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}/nowhere/unobot.db")
    assert_one_sentence(caught.value)


@pytest.mark.only("sqlite")
async def test_a_file_that_is_no_database_is_refused(empty: Database) -> None:
    empty.path.write_text("a shopping list, long enough to be mistaken for a database by its length" * 20)
    with pytest.raises(StorageError, match=r"not a database.*DATABASE_URL") as caught:
        await Store.open(empty.url)
    assert_one_sentence(caught.value)


@pytest.mark.parametrize("url", ["", "unobot.db", "sqlite+pysqlite:///unobot.db", "mysql+aiomysql://host/unobot"])
async def test_an_unsupported_address_is_refused(url: str) -> None:
    with pytest.raises(StorageError, match="DATABASE_URL must look like") as caught:
        await Store.open(url)
    assert_one_sentence(caught.value)


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql+asyncpg://ann:hush@127.0.0.1:port/unobot", "a port from 1 to 65535"),
        ("postgresql+asyncpg://ann:hush@127.0.0.1:65536/unobot", "a port from 1 to 65535"),
        ("postgresql+asyncpg://ann:hush@127.0.0.1:0/unobot", "a port from 1 to 65535"),
        ("postgresql+asyncpg://[::1/unobot", "a port from 1 to 65535"),
        ("postgresql+asyncpg://ann:nobody@hush@127.0.0.1:1/unobot", "@ as %40"),
        ("postgresql+asyncpg://ann:nobody@hush/1@127.0.0.1:1/unobot", "@ as %40"),
        ("postgresql+asyncpg://ann:nobody@now:hush@127.0.0.1:1/unobot", "@ as %40"),
        ("postgresql+asyncpg://ann@127.0.0.1:1/unobot?sslhost=x&password=hush", "'sslhost'"),
        ("postgresql+asyncpg://ann@127.0.0.1:1/unobot?sslmode=secure&password=hush", "must be one of"),
        ("postgresql+asyncpg://ann@127.0.0.1:1/unobot?ssl=secure&password=hush", "must be one of"),
        ("postgresql+asyncpg://ann@127.0.0.1:1/unobot?password=hush", "check DATABASE_URL"),
        ("postgresql+asyncpg://127.0.0.1:1/unobot?prepared_statement_cache_size=all", "'all'"),
        ("postgresql+asyncpg://ann:hush@host..name/unobot", "label"),
        (f"postgresql+asyncpg://ann:hush@{'a' * 64}/unobot", "label"),
        ("sqlite+aiosqlite://ann:hush@host/unobot.db", "three slashes"),
        ("sqlite+aiosqlite:///unobot.db?timeout=soon", "no options"),
        ("sqlite+aiosqlite:///unobot.db?password=hush", "no options"),
    ],
)
async def test_a_malformed_address_is_refused_without_its_password(url: str, words: str) -> None:
    with pytest.raises(StorageError, match=rf"(?=.*{words}).*DATABASE_URL") as caught:
        await Store.open(url)
    assert "hush" not in str(caught.value)
    assert_one_sentence(caught.value)


async def test_an_unreachable_server_is_reported_without_the_password() -> None:
    with pytest.raises(StorageError, match="DATABASE_URL") as caught:
        await Store.open("postgresql+asyncpg://ann:hush@127.0.0.1:9/unobot")
    assert "hush" not in str(caught.value)
    assert_one_sentence(caught.value)


@pytest.mark.only("postgresql")
@pytest.mark.parametrize(
    ("part", "other", "words"),
    [
        ("/unobot_", "/nowhere_", 'database "nowhere_'),
        ("postgres@", "ann:hush@", 'role "ann" does not exist'),
    ],
)
async def test_an_unknown_database_or_role_is_reported(database: Database, part: str, other: str, words: str) -> None:
    with pytest.raises(StorageError, match=rf"{words}.*DATABASE_URL") as caught:
        await Store.open(database.url.replace(part, other))
    assert "hush" not in str(caught.value)
    assert_one_sentence(caught.value)


def values(file: Path) -> list[str]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return [value for (value,) in connection.execute("SELECT value FROM app_meta ORDER BY key")]


async def refused(store: Store) -> str:
    """Return the sentence with which the store refuses to read and to write."""
    with pytest.raises(StorageError) as reading:
        await store.meta(1, "a")
    with pytest.raises(StorageError) as writing:
        await store.set_meta(1, "b", "lost")
    assert str(reading.value) == str(writing.value)
    assert_one_sentence(writing.value)
    return str(writing.value)


@pytest.mark.only("sqlite")
async def test_nothing_is_written_while_the_file_is_moved(
    store: Store, database: Database, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await asyncio.gather(store.set_meta(1, "a", "old"), *(store.meta(1, "a") for _ in range(4)))
    moved = database.path.rename(tmp_path / "moved.db")
    assert f"{database.path} was moved, replaced or deleted" in await refused(store)
    await refused(store)
    assert not database.path.exists()
    alone = Path(shutil.copyfile(moved, tmp_path / "alone.db"))
    assert values(alone) == ["old"], "what was written before the move is in the file, without its WAL"
    moved.rename(database.path)
    await store.set_meta(1, "b", "new")
    await store.close()
    assert values(database.path) == ["old", "new"]
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(told) == 2, told
    assert "was moved, replaced or deleted" in told[0]
    assert "is back" in told[1]


@pytest.mark.only("sqlite")
@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
async def test_no_other_file_is_written(store: Store, database: Database, tmp_path: Path, replaced: bool) -> None:
    await store.set_meta(1, "a", "old")
    database.path.rename(tmp_path / "moved.db")
    if replaced:
        shutil.copyfile(tmp_path / "moved.db", database.path)
    before = database.path.read_bytes() if replaced else None
    assert "restart the bot" in await refused(store)
    await store.close()
    assert (database.path.read_bytes() if database.path.exists() else None) == before


@pytest.mark.only("sqlite")
async def test_a_transaction_that_is_open_when_the_file_is_moved_is_refused(
    store: Store, database: Database, tmp_path: Path
) -> None:
    def write(session: Session) -> None:
        session.execute(text("INSERT INTO app_meta VALUES (1, 'b', 'lost')"))
        database.path.rename(tmp_path / "moved.db")

    await store.set_meta(1, "a", "old")
    with pytest.raises(StorageError, match="was moved"):
        await store._write(write)
    assert values(Path(shutil.copyfile(tmp_path / "moved.db", tmp_path / "alone.db"))) == ["old"]
    (tmp_path / "moved.db").rename(database.path)
    assert await store.meta(1, "b") is None


async def test_a_database_in_memory_works_for_tests_and_the_demo() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    await store.set_meta(1, "key", "value")
    assert await store.meta(1, "key") == "value"
    await store.close()


def test_an_appended_entry_survives_a_kill(database: Database) -> None:
    child = textwrap.dedent(
        """
        import asyncio, os, signal, sys
        from unobot.rules.match import Entry
        from unobot.rules.ruleset.ruleset import OFFICIAL
        from unobot.model.table import TableState
        from unobot.storage.store import Store

        async def main():
            store = await Store.open(sys.argv[1])
            table = await store.create_table(TableState(0, 1, 2, 3, "playing", "en", OFFICIAL, ()))
            table = await store.begin_match(table, bytes(32), 4, 5.0, Entry(0, None, None, None, ()))
            await store.append(table.match_id, Entry(1, 0, "R5", None, ()), 6.0, table)
            os.kill(os.getpid(), signal.SIGKILL)

        asyncio.run(main())
        """
    )
    root = Path(__file__).parents[2]
    process = subprocess.run(
        [sys.executable, "-c", child, database.url], env={**os.environ, "PYTHONPATH": str(root)}, timeout=60
    )
    assert process.returncode == -signal.SIGKILL
    bodies = [encode(Entry(0, None, None, None, ())), encode(Entry(1, 0, "R5", None, ()))]
    written = list(enumerate(bodies))
    assert database.query("SELECT ply, body FROM event ORDER BY ply") == written


def assert_one_sentence(error: StorageError) -> None:
    text = str(error)
    assert "\n" not in text
    assert text.endswith(".")
