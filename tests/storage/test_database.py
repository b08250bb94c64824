"""The schema is what the migrations make of it; what cannot be opened is refused in one sentence."""

import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from unobot.storage.schema import Base
from unobot.storage.store import StorageError, Store


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return compare_metadata(context, Base.metadata)

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_upgrading_twice_changes_nothing(url: str, path: Path) -> None:
    dumps = []
    for _ in range(2):
        await (await Store.open(url)).close()
        connection = sqlite3.connect(path)
        dumps.append(list(connection.iterdump()))
        connection.close()
    assert dumps[0] == dumps[1]
    assert any("alembic_version" in line for line in dumps[0])


async def test_a_migration_that_fails_leaves_the_schema_as_it_was(url: str, path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE app_meta (mine TEXT)")  # the last table that the first migration makes
    connection.close()
    with pytest.raises(StorageError, match="app_meta already exists"):
        await Store.open(url)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall() == [("app_meta",)]
    connection.close()


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)],
)
async def test_every_connection_is_durable_and_strict(store: Store, pragma: str, value: object) -> None:
    async with store._engine.connect() as one, store._engine.connect() as two:
        for connection in (one, two):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


async def test_a_newer_schema_is_refused(url: str, path: Path) -> None:
    await (await Store.open(url)).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(StorageError, match=r"DATABASE_URL .* newer unobot .*9999") as caught:
        await Store.open(url)
    assert_one_sentence(caught.value)


async def test_a_path_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"unable to open database file.*DATABASE_URL") as caught:
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}/nowhere/unobot.db")
    assert_one_sentence(caught.value)


async def test_a_file_that_is_no_database_is_refused(url: str, path: Path) -> None:
    path.write_text("a shopping list, long enough to be mistaken for a database by its length" * 20)
    with pytest.raises(StorageError, match=r"not a database.*DATABASE_URL") as caught:
        await Store.open(url)
    assert_one_sentence(caught.value)


@pytest.mark.parametrize("url", ["", "unobot.db", "sqlite:///unobot.db", "mysql+aiomysql://host/unobot"])
async def test_an_address_of_no_database_of_ours_is_refused(url: str) -> None:
    with pytest.raises(StorageError, match="DATABASE_URL must look like") as caught:
        await Store.open(url)
    assert_one_sentence(caught.value)


async def test_nobody_at_the_address_is_said_without_the_password() -> None:
    pytest.importorskip("asyncpg", reason="the extra `postgres` is not installed")
    with pytest.raises(StorageError, match="DATABASE_URL") as caught:
        await Store.open("postgresql+asyncpg://ann:hush@127.0.0.1:9/unobot")
    assert "hush" not in str(caught.value)
    assert_one_sentence(caught.value)


async def test_a_database_in_memory_works_for_tests_and_the_demo() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    await store.set_meta(1, "key", "value")
    assert await store.meta(1, "key") == "value"
    await store.close()


def test_what_append_returned_from_survives_a_kill(url: str) -> None:
    child = textwrap.dedent(
        """
        import asyncio, os, signal, sys
        from unobot.storage.states import TableState
        from unobot.storage.store import Store

        async def main():
            store = await Store.open(sys.argv[1])
            table = await store.create_table(TableState(0, 1, 2, 3, "playing", "en", "{}", ()))
            table = await store.begin_match(table, bytes(32), 4, 5.0, b"zero")
            await store.append(table.match_id, 1, 6.0, b"one", table)
            os.kill(os.getpid(), signal.SIGKILL)

        asyncio.run(main())
        """
    )
    root = Path(__file__).parents[2]
    process = subprocess.run(
        [sys.executable, "-c", child, url], env={**os.environ, "PYTHONPATH": str(root)}, timeout=60
    )
    assert process.returncode == -signal.SIGKILL
    connection = sqlite3.connect(url.removeprefix("sqlite+aiosqlite:///"))
    assert connection.execute("SELECT ply, body FROM event ORDER BY ply").fetchall() == [
        (0, "zero"),
        (1, "one"),
    ]
    connection.close()


def assert_one_sentence(error: StorageError) -> None:
    text = str(error)
    assert "\n" not in text
    assert text.endswith(".")
