"""Several processes on one PostgreSQL: which one waits, takes over or stops, and which reads the others' writes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest
from msgspec.structs import replace

from tests.databases import Database
from tests.tables.harness import Clock, SpyListener
from unobot.app import hub_stores, shards_of
from unobot.bot.discord_api import shard_leases
from unobot.bot.discord_api.shard_leases import shard_of
from unobot.model.messages import MessageKey
from unobot.model.refused import Stale
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.ops.command_line_erasure import erase
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.settings import Settings
from unobot.storage.store import Store
from unobot.tables.hub import Hub
from unobot.tables.state.timing import Timing

pytestmark = pytest.mark.only("postgresql")

APPLICATION = 1 << 60
TABLE = TableState(0, 11, 21, 31, "lobby", "en", OFFICIAL, ())

Start = Callable[[list[int]], Awaitable["Process"]]


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard_leases, "CHECK_GAP", 0.02)
    monkeypatch.setattr(shard_leases, "RENEWAL_GAP", 0.02)


@pytest.fixture
async def start(database: Database) -> AsyncIterator[Start]:
    """Return a function that starts a process for these shards."""
    running: list[Process] = []

    async def begin(served: list[int]) -> Process:
        running.append(await Process.begin(database.url, served))
        return running[-1]

    yield begin
    for process in running:
        await process.end()


class Process:
    """The parts of a process that serve its shards."""

    def __init__(self, store: Store, served: list[int]) -> None:
        self.store = store
        self.replaced = 0
        settings = Settings(shard_count=16, shard_ids=",".join(map(str, served)))
        shards = shards_of(store, APPLICATION, settings, self._lost)
        assert shards is not None
        self.shards = shards
        clock = Clock()
        self.listener = SpyListener(clock, [])
        self.hub = Hub(store, hub_stores(store), clock, clock.monotonic, self.listener, Timing())

    @classmethod
    async def begin(cls, url: str, served: list[int]) -> Process:
        return cls(await Store.open(url), served)

    def _lost(self) -> None:
        self.replaced += 1

    async def end(self) -> None:
        self.hub.close()
        await self.shards.close()
        await self.store.close()


async def until(process: Process, condition: Callable[[], bool]) -> None:
    """Keep the database busy until the condition holds."""
    async with asyncio.timeout(60):
        while not condition():
            await process.store.load_table(0)


async def several_beats(process: Process, database: Database) -> None:
    """Wait until a process has renewed its leases a few times."""
    seen: set[float] = set()

    def renewed() -> bool:
        seen.update(expires for (expires,) in database.query("SELECT max(expires) FROM lease WHERE shard >= 0"))
        return len(seen) > 3

    await until(process, renewed)


def test_the_shard_of_a_server_is_discords() -> None:
    assert [shard_of(number << 22 | 12345, 3) for number in range(5)] == [0, 1, 2, 0, 1]


async def test_a_second_process_waits_and_takes_over(
    start: Start, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "unobot.bot.discord_api.shard_leases")
    first, second = await start([0, 1]), await start([1])
    await first.shards.acquire()
    waiting = asyncio.create_task(second.shards.acquire())
    await until(second, lambda: bool(caplog.messages))
    await several_beats(first, database)
    assert not waiting.done()
    await first.shards.close()
    await asyncio.wait_for(waiting, 60)
    assert [message.partition(":")[0] for message in caplog.messages] == [
        "another process serves these shards ((1,))",
        "these shards are served here now",
    ]


@pytest.mark.logs_errors
async def test_a_replaced_process_stops(start: Start, database: Database, caplog: pytest.LogCaptureFixture) -> None:
    first = await start([0])
    await first.shards.acquire()
    database.query("UPDATE lease SET owner = 'somebody else'")
    await until(first, lambda: first.replaced > 0)
    assert "another process has taken the shards" in caplog.text


async def test_a_lease_is_renewed(start: Start, database: Database) -> None:
    first = await start([0])
    await first.shards.acquire()
    database.query("UPDATE lease SET expires = 1")
    await until(first, lambda: database.query("SELECT expires FROM lease")[0][0] > 1)
    assert first.replaced == 0


async def test_the_home_process_draws_what_another_process_writes(start: Start) -> None:
    home, other = await start([0]), await start([1])
    for process in (home, other):
        await process.shards.acquire()
        await process.shards.listen(process.hub, 1)
    state = await home.store.create_table(TABLE)
    table = await home.hub.table(state.id)
    assert table is not None
    await other.store.save_table(replace(state, locale="de"))
    await until(other, lambda: table.broken)
    again = await home.hub.table(state.id)
    assert again is not None
    assert again.state.locale == "de"
    pictures = len(home.listener.told)
    await home.store.save_table(again.state)
    await other.store.message(MessageKey(state.id, "table"))
    assert len(home.listener.told) == pictures, "nobody hears themselves"


async def test_a_running_bot_forgets_a_person_that_a_command_deletes(start: Start, database: Database) -> None:
    home = await start([0])
    forgotten: list[int] = []
    await home.shards.acquire()
    await home.shards.listen(home.hub, 1, forgotten.append)
    seats = (SeatState(31, "Ann", None, 0), SeatState(32, "Ben", None, 1))
    state = await home.store.create_table(replace(TABLE, seats=seats))
    table = await home.hub.table(state.id)
    assert table is not None
    command = await Store.open(database.url)
    assert await erase(command, TABLE.host_id)
    await command.close()
    await until(home, lambda: bool(forgotten) and table.broken)
    assert set(forgotten) == {TABLE.host_id}
    again = await home.hub.table(table.id)
    assert again is not None
    assert [seat.user_id for seat in again.state.seats] == [32]
    assert again.state.host_id == 32
    with pytest.raises(Stale):
        await table.set_locale("de")  # the old object cannot write the id back


async def test_a_reconnected_notification_listener_catches_up(start: Start, database: Database) -> None:
    home, other = await start([0]), await start([1])
    for process in (home, other):
        await process.shards.acquire()
        await process.shards.listen(process.hub, 1)
    state = await home.store.create_table(TABLE)
    table = await home.hub.table(state.id)
    assert table is not None
    await other.shards.close()
    other.store.origin = None  # it writes without a notification, as if the home process had not heard it
    await other.store.save_table(replace(state, locale="de"))
    database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await until(other, lambda: table.broken)
    again = await home.hub.table(state.id)
    assert again is not None
    assert again.state.locale == "de"


@pytest.mark.logs_errors
async def test_a_listener_that_fails_ends_no_lease(
    start: Start, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    home = await start([0])
    await home.shards.acquire()
    await home.shards.listen(home.hub, 1)

    async def fail(*_: object) -> None:
        raise asyncpg.ConnectionDoesNotExistError("closed in the middle")

    monkeypatch.setattr(asyncpg.Connection, "add_listener", fail)
    database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await until(home, lambda: "closed in the middle" in caplog.text)
    await several_beats(home, database)


@pytest.mark.logs_errors
async def test_a_fault_at_a_table_ends_no_lease(
    start: Start, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    home = await start([0])
    await home.shards.acquire()
    await home.shards.listen(home.hub, 1)

    async def refresh_all(_: Hub) -> None:
        raise ValueError("a damaged row")

    monkeypatch.setattr(Hub, "refresh_all", refresh_all)
    database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await until(home, lambda: "a damaged row" in caplog.text)
    await several_beats(home, database)


async def test_gateway_sessions_begin_one_after_the_other(start: Start, database: Database) -> None:
    first, second = await start([0]), await start([1])
    await first.shards.wait_for_lane(0)
    waiting = asyncio.create_task(second.shards.wait_for_lane(1))
    await first.shards.acquire()
    await several_beats(first, database)
    assert not waiting.done()
    database.query("UPDATE lease SET expires = 1")
    await asyncio.wait_for(waiting, 60)
