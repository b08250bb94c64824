"""Faults of a server: it stops and restarts, does not answer, or is busy."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.databases import Database
from tests.postgres import Server, running_server
from tests.storage.test_store import TABLE, begun, entry
from tests.tables.harness import ANN, BOB, Clock, SpyStore, TableHarness, last, play
from unobot.model.storage_errors import StorageError, Unsure
from unobot.storage import database as storage
from unobot.storage.store import Store

pytestmark = pytest.mark.only("postgresql")


HANGS = 120.0
"""Seconds that no machine takes, however busy. A test that waits for longer hangs."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every timeout of the store short."""
    monkeypatch.setattr(storage, "TIMEOUT", 0.3)
    monkeypatch.setitem(storage.SESSION_SETTINGS, "lock_timeout", "100ms")
    monkeypatch.setitem(storage.SESSION_SETTINGS, "statement_timeout", "200ms")


server = pytest.fixture(running_server)  # a test may stop it


@pytest.mark.long
async def test_a_table_outlives_the_server(server: Server) -> None:
    store = await SpyStore.open(server.url(server.create()))
    harness = TableHarness(store, Clock())
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "R4 R5 R6"})
    await play(table, ANN, "R1")
    server.halt()
    with pytest.raises(StorageError):
        await play(table, BOB, "R4")
    with pytest.raises(StorageError):
        await harness.load(table.id)
    server.revive()
    again = await harness.load(table.id)
    assert last(again) == (0, "R1", None)
    await play(again, BOB, "R4")
    assert last(await TableHarness(store, Clock()).load(table.id)) == (1, "R4", None)
    await store.close()


async def test_connections_that_were_cut_while_idle_cost_no_move(database: Database, store: Store) -> None:
    table = await begun(store)
    held = [await store._engine.connect() for _ in range(3)]  # several connections are idle
    for connection in held:
        await connection.close()
    assert database.query("SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity "
                          "WHERE datname = current_database() AND pid <> pg_backend_pid()") == [(3,)]  # fmt: skip
    assert table.match_id is not None
    await store.append(table.match_id, entry(1), 11.0, table)


async def test_a_connection_cut_in_a_write_is_reported_and_changes_nothing(database: Database, store: Store) -> None:
    table = await begun(store)
    other = await Store.open(database.url)
    async with other._engine.connect() as connection:
        await connection.exec_driver_sql("SELECT * FROM table_ FOR UPDATE")
        write = asyncio.create_task(store.append(table.match_id or 0, entry(1), 11.0, table))
        waiting = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while not await asyncio.to_thread(database.query, waiting):
            assert not write.done()
        with pytest.raises(StorageError):
            await write
    await other.close()
    assert len((await store.load_match(table.match_id or 0))[1]) == 1
    assert await store.load_table(table.id) == table
    await store.append(table.match_id or 0, entry(1), 11.0, table)


async def test_waiting_for_a_locked_row_times_out(impatient: None, database: Database) -> None:
    store, other = await Store.open(database.url), await Store.open(database.url)
    table = await begun(store)
    async with other._engine.connect() as connection:
        await connection.exec_driver_sql("SELECT * FROM table_ FOR UPDATE")
        with pytest.raises(StorageError, match="lock timeout"):
            await store.save_table(replace(table, touched=77.0))
    assert await store.load_table(table.id) == table
    await store.save_table(table)
    await other.close()
    await store.close()


async def test_a_statement_that_takes_too_long_is_ended(impatient: None, database: Database) -> None:
    store = await Store.open(database.url)
    with pytest.raises(StorageError, match="statement timeout"):
        async with store._reading() as connection:
            await connection.exec_driver_sql("SELECT pg_sleep(60)")
    await store.close()


async def test_waiting_for_a_server_that_falls_silent_times_out(impatient: None, database: Database) -> None:
    store = await Store.open(database.url)
    table = await begun(store)
    async with store._engine.connect() as connection:
        pid = (await connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one()
    os.kill(pid, signal.SIGSTOP)
    try:
        async with asyncio.timeout(HANGS):
            with pytest.raises(StorageError):
                await store.save_table(replace(table, touched=77.0))
        await store.save_table(replace(table, touched=78.0))  # over a new connection
    finally:
        os.kill(pid, signal.SIGCONT)
    await store.close()


@pytest.fixture
async def mute() -> AsyncIterator[str]:
    """Return the address of a server that accepts connections and never answers."""
    ended = asyncio.Event()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await ended.wait()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    yield f"postgresql+asyncpg://ann:hush@127.0.0.1:{port}/unobot"
    ended.set()
    server.close()
    await server.wait_closed()


@pytest.mark.long
async def test_waiting_for_a_server_that_never_answers_times_out(impatient: None, mute: str) -> None:
    with pytest.raises(StorageError, match="DATABASE_URL") as caught:
        await asyncio.wait_for(Store.open(mute), HANGS)
    assert "hush" not in str(caught.value)


async def test_more_writers_than_connections_wait_for_one(store: Store) -> None:
    created = await asyncio.gather(*(store.create_table(replace(TABLE, channel_id=n)) for n in range(40)))
    assert len({table.id for table in created}) == 40


class Proxy:
    """A socket between a store and its server. It cuts the connection instead of answering a request with ``cut``."""

    def __init__(self, server: Path, own: Path) -> None:
        self.cut: bytes | None = None
        self._is_cut = False
        self._server = server / ".s.PGSQL.5432"
        self._own = own / ".s.PGSQL.5432"

    async def open(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._serve, self._own)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(self._server)
        asking = asyncio.create_task(self._ask(reader, to_server))
        with suppress(ConnectionError):
            while (answer := await from_server.read(65536)) and not self._is_cut:
                writer.write(answer)
        writer.close()
        await asking

    async def _ask(self, reader: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while request := await reader.read(65536):
                self._is_cut = self.cut is not None and self.cut in request
                to_server.write(request)
        to_server.close()


@pytest.mark.parametrize("kind", ["move", "table"])
async def test_a_change_that_is_not_confirmed_may_be_stored(
    database: Database, tmp_path: Path, store: Store, kind: str
) -> None:
    """Here it is stored, so nobody may read that nothing was changed."""
    directory = database.url.partition("?host=")[2]
    proxy = Proxy(Path(directory), tmp_path)
    async with await proxy.open():
        far = await Store.open(database.url.replace(directory, str(tmp_path)))
        table = await begun(far)
        match = table.match_id or 0
        table = await far.append(match, entry(1), 11.0, table)
        proxy.cut = b'"ply":2' if kind == "move" else b"COMMIT"
        move = far.append(match, entry(2), 12.0, table)
        with pytest.raises(Unsure):
            await (move if kind == "move" else far.save_table(replace(table, touched=77.0)))
        move.close()
        proxy.cut = None
        await far.close()
    if kind == "move":
        assert [each.ply for each in (await store.load_match(match))[1]] == [0, 1, 2]
    else:
        written = await store.load_table(table.id)
        assert written is not None
        assert written.touched == 77.0
