"""Several processes on one PostgreSQL: leases of shards, and notices of writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

import asyncpg
import pytest
from msgspec.structs import replace
from sqlalchemy import event

from tests.databases import Database
from tests.storage.test_store import entry
from unobot.model.storage_errors import StorageError
from unobot.model.table import TableState
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage import leases
from unobot.storage.leases import Leases
from unobot.storage.notices import Notices
from unobot.storage.schema import REVISION
from unobot.storage.store import Store

pytestmark = pytest.mark.only("postgresql")

APPLICATION = 1 << 60
TABLE = TableState(0, 11, 21, 31, "lobby", "en", OFFICIAL, ())


@pytest.fixture
async def other(database: Database) -> AsyncIterator[Store]:
    """Open the store of a second process."""
    store = await Store.open(database.url)
    yield store
    await store.close()


def expire(database: Database) -> None:
    database.query("UPDATE lease SET expires = expires - 60")


async def test_a_shard_is_served_once(store: Store, other: Store) -> None:
    mine, theirs = Leases(store.engine, APPLICATION, [0, 1], 8), Leases(other.engine, APPLICATION, [1, 2], 8)
    assert await mine.acquire()
    assert await mine.acquire(), "renewed"
    assert not await theirs.acquire()
    assert await Leases(other.engine, APPLICATION, [2], 8).acquire(), "who did not get all got none"
    assert await Leases(other.engine, APPLICATION + 1, [0, 1], 8).acquire(), "another bot's shards are others"


async def test_processes_with_other_numbers_of_shards_are_refused(store: Store, other: Store) -> None:
    mine, theirs = Leases(store.engine, APPLICATION, [0], 2, "1.2.3", "here"), Leases(other.engine, APPLICATION, [2], 3)
    assert await mine.acquire()
    assert not await theirs.acquire(), "a server would have two processes"
    assert list(map(str, await theirs.others())) == [f"here (unobot 1.2.3, schema {REVISION}, shard 0 of 2)"]
    assert await mine.others() == []
    assert await Leases(other.engine, APPLICATION + 1, [2], 3).acquire(), "another bot's shards are others"
    await mine.release()
    assert await theirs.acquire()


async def test_two_that_begin_at_once_with_other_numbers_of_shards(store: Store, other: Store) -> None:
    rivals = [Leases(each.engine, APPLICATION, [n], n + 1) for n, each in enumerate((store, other) * 4)]
    assert sum(await asyncio.gather(*(rival.acquire() for rival in rivals))) == 1


async def test_leases_of_an_older_version_are_known(store: Store, database: Database) -> None:
    """It writes the first four columns only, and its number of shards is not known."""
    row = f"({APPLICATION}, 4, 'older', extract(epoch FROM clock_timestamp()) + 6)"
    database.query(f"INSERT INTO lease (application_id, shard, owner, expires) VALUES {row}")
    mine = Leases(store.engine, APPLICATION, [0], 8)
    assert await mine.acquire()
    assert list(map(str, await mine.others())) == ["a computer (an older unobot, schema 0101, shard 4)"]
    assert not await Leases(store.engine, APPLICATION, [4], 8).acquire()


async def test_a_released_lease_is_free_at_once(store: Store, other: Store) -> None:
    mine, theirs = Leases(store.engine, APPLICATION, [0, 1], 8), Leases(other.engine, APPLICATION, [1, 0], 8)
    assert await mine.acquire()
    await theirs.release()
    assert not await theirs.acquire(), "nobody gives back what is another's"
    await mine.release()
    assert await theirs.acquire()


async def test_an_expired_lease_can_be_taken(store: Store, other: Store, database: Database) -> None:
    mine, theirs = Leases(store.engine, APPLICATION, [0, 1], 8), Leases(other.engine, APPLICATION, [0, 1], 8)
    assert await mine.acquire()
    expire(database)
    assert await theirs.acquire()
    assert not await mine.acquire(), "it was away for too long"


async def test_a_lease_holds_for_six_seconds_of_the_database(store: Store, database: Database) -> None:
    assert await Leases(store.engine, APPLICATION, [7], 8).acquire()
    left = "SELECT shard, expires - extract(epoch FROM clock_timestamp()) FROM lease"
    ((shard, seconds),) = database.query(left)
    assert shard == 7
    assert leases.LEASE_SECONDS - 2 < seconds <= leases.LEASE_SECONDS


async def test_one_of_many_at_once_gets_the_shards(store: Store, other: Store) -> None:
    rivals = [Leases(each.engine, APPLICATION, [0, 1, 2], 8) for each in (store, other) * 4]
    assert sum(await asyncio.gather(*(rival.acquire() for rival in rivals))) == 1


async def test_sessions_begin_one_by_one_in_a_lane(store: Store, other: Store, database: Database) -> None:
    mine, theirs = Leases(store.engine, APPLICATION, [0], 8), Leases(other.engine, APPLICATION, [1], 8)
    assert await mine.acquire_lane(0)
    assert not await theirs.acquire_lane(0)
    assert not await mine.acquire_lane(0), "nor twice for one process"
    assert await theirs.acquire_lane(1), "lanes are side by side"
    expire(database)
    assert await theirs.acquire_lane(0)


async def test_a_write_is_heard_by_the_others_only(store: Store, other: Store) -> None:
    heard: list[tuple[int, ...]] = []
    store.origin, other.origin = "mine", "theirs"
    async with aclosing(_Ear(Notices(other.engine, "theirs", lambda *notice: heard.append(notice)))) as ear:
        await ear.notices.open()
        table = await store.create_table(TABLE)
        table = await store.save_table(replace(table, status="playing"))
        table = await other.save_table(table)
        with pytest.raises(StorageError):
            await store.save_table(replace(table, id=77))
        table = await store.begin_match(table, bytes(32), 5, 1.0, entry(0))
        assert table.match_id is not None
        await store.append(table.match_id, entry(1), 2.0, table)
        async with asyncio.timeout(60):
            while len(heard) < 3:
                await store.load_table(table.id)  # a round trip, in which a notice arrives
        assert heard == [(table.id, 11, version) for version in (1, 3, 4)]


async def test_a_lost_listener_is_noticed_and_restarts(store: Store, other: Store, database: Database) -> None:
    heard: list[tuple[int, ...]] = []
    store.origin = "mine"
    table = await store.create_table(TABLE)
    async with aclosing(_Ear(Notices(other.engine, "theirs", lambda *notice: heard.append(notice)))) as ear:
        assert not ear.hears()
        await ear.notices.open()
        assert ear.hears()
        listening = "query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
        database.query(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")
        async with asyncio.timeout(60):
            while ear.hears():
                await store.load_table(table.id)
        await ear.notices.open()
        await store.save_table(table)
        async with asyncio.timeout(60):
            while not heard:
                await store.load_table(table.id)


async def test_a_connection_cut_while_listening_begins_is_a_storage_error(other: Store, database: Database) -> None:
    ear = _Ear(Notices(other.engine, "theirs", lambda *_: None))
    cut = "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE datname = current_database() "

    @event.listens_for(other.engine.sync_engine, "checkout")
    def die(*_: object) -> None:
        database.query(f"{cut} AND pid <> pg_backend_pid()")

    with pytest.raises(StorageError, match="The database did not answer"):
        await ear.notices.open()
    assert not ear.hears()
    event.remove(other.engine.sync_engine, "checkout", die)
    await ear.notices.open()
    assert ear.hears()
    await ear.aclose()


@pytest.mark.parametrize(
    "error", [asyncpg.InterfaceError("busy"), asyncpg.QueryCanceledError("canceled"), asyncpg.InternalClientError()]
)
async def test_a_refused_listener_leaves_no_connection(
    other: Store, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """A living connection that does not listen would look as if notices could arrive."""
    refused: list[asyncpg.Connection[asyncpg.Record]] = []

    async def refuse(connection: asyncpg.Connection[asyncpg.Record], *_: object) -> None:
        refused.append(connection)
        raise error

    notices = Notices(other.engine, "theirs", lambda *_: None)
    monkeypatch.setattr(asyncpg.Connection, "add_listener", refuse)
    with pytest.raises(StorageError):
        await notices.open()
    assert not notices.is_open
    assert [connection.is_closed() for connection in refused] == [True]


class _Ear:
    """A listener that is closed at the end of a test."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices

    def hears(self) -> bool:
        return self.notices.is_open

    async def aclose(self) -> None:
        await self.notices.close()
