"""Which processes use a database: on PostgreSQL by its locks, in a file by those of the system, or by an attempt."""

from __future__ import annotations

from pathlib import Path

import pytest
from filelock import FileLock

from tests.databases import Database
from unobot.model.storage_errors import InUse
from unobot.ops import database_users
from unobot.ops.database_checks import check_database
from unobot.settings import Settings
from unobot.storage.instance import only_instance
from unobot.storage.leases import Leases
from unobot.storage.schema import REVISION
from unobot.storage.store import Store


async def instance(database: Database, token: str = "1234.x.y") -> str:
    """Return the line of `unobot doctor` about other processes."""
    settings = Settings(database_url=database.url, discord_token=token)
    results, _ = await check_database(settings)
    [line] = [str(result) for result in results if result.check == "instance"]
    return line


async def test_a_bot_that_serves_the_database_is_seen(database: Database) -> None:
    assert "No bot uses the database now" in await instance(database)
    async with only_instance(database.url, "1234"):
        assert "One bot uses the database" in await instance(database)
        if database.backend == "postgresql":
            assert "No bot uses the database now" in await instance(database, "5678.x.y"), "another bot may use it, too"
    assert "No bot uses the database now" in await instance(database)


@pytest.mark.only("sqlite")
async def test_shards_of_a_file_do_not_let_a_second_process_in(database: Database) -> None:
    """Two processes with their own shards may share a server, but never a file."""
    async with only_instance(database.url, "1234", is_alone=False):
        with pytest.raises(InUse, match="Another unobot uses the database"):
            async with only_instance(database.url, "1234", is_alone=False):
                pass


@pytest.mark.only("postgresql")
async def test_the_processes_of_a_fleet_are_listed(database: Database) -> None:
    store = await Store.open(database.url)
    for shard, host in enumerate(("web-1", "web-2")):
        assert await Leases(store.engine, 1 << 60, [shard], 3, "1.2.3", host).acquire()
    results, _ = await check_database(Settings(database_url=database.url, discord_token="1234.x.y"))
    lines = [str(result) for result in results if result.check == "instance"]
    assert len(lines) == 2
    assert "2 processes use the database: " in lines[0]
    for shard, host in enumerate(("web-1", "web-2")):
        assert f"{host} (unobot 1.2.3, schema {REVISION}, shard {shard} of 3)" in lines[0]
    assert "No process serves the shards 2 now" in lines[1]
    [told] = [result for result in results if "2 processes" in result.text]
    assert set(told.names) == {"web-1", "web-2"}, "a report leaves them out"
    await store.close()


@pytest.mark.only("sqlite")
async def test_without_a_list_of_locks_the_bot_s_lock_is_tried(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """macOS and Windows have no list of locks. The lock is free again at once."""
    monkeypatch.setattr(database_users, "LOCKS", tmp_path / "missing")
    assert "No bot uses the database now" in await instance(database)
    async with only_instance(database.url, "1234"):
        assert "One bot uses the database" in await instance(database)
    assert "No bot uses the database now" in await instance(database)
    with FileLock(f"{database.path}.lock", timeout=0):
        pass
