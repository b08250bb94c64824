"""The hub finds tables, keeps one object for each, and rings their alarms even if one of them fails."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest

from tests.tables.harness import (
    ANN,
    BOB,
    CHANNEL,
    ELSEWHERE,
    GUILD,
    PAUSE,
    STRANGER,
    Clock,
    SpyListener,
    SpyStore,
    TableHarness,
    last,
    play,
)
from unobot.ai.levels import LEVELS
from unobot.app import hub_stores
from unobot.model.table import TableState
from unobot.rules.moves import Move
from unobot.rules.round import View
from unobot.tables.ai_seats.ai_resources import AiResources
from unobot.tables.hub import Hub
from unobot.tables.state import hosting, players
from unobot.tables.state.timing import Timing


async def test_there_is_one_object_for_a_live_table(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    assert await harness.hub.table(table.id) is table
    assert await harness.hub.at(CHANNEL) is table
    assert await harness.hub.seats_of(ANN) == [table]
    after = harness.successor()
    first, second, third = await asyncio.gather(
        after.hub.table(table.id), after.hub.at(CHANNEL), after.hub.table(table.id)
    )
    assert first is second is third is not None


async def test_a_table_that_was_never_opened_is_none(harness: TableHarness) -> None:
    assert await harness.hub.table(12345) is None
    assert await harness.hub.at(CHANNEL) is None
    assert await harness.hub.seats_of(ANN) == []


async def test_a_table_found_while_it_is_opened_is_the_same_object(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, find = harness.store.create_table, harness.store.live_table
    stored, found = asyncio.Event(), asyncio.Event()

    async def create_slowly(state: TableState) -> TableState:
        created = await create(state)
        stored.set()
        await found.wait()
        return created

    async def find_meanwhile(channel_id: int) -> TableState | None:
        state = await find(channel_id)
        asyncio.get_running_loop().call_soon(found.set)
        return state

    monkeypatch.setattr(harness.store, "create_table", create_slowly)
    monkeypatch.setattr(harness.store, "live_table", find_meanwhile)
    opening = asyncio.create_task(harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US"))
    await stored.wait()
    assert await harness.hub.at(CHANNEL) is await opening


async def test_the_tables_of_a_player_are_listed_in_opening_order(harness: TableHarness) -> None:
    first = await harness.match(ANN, BOB)
    second = await harness.lobby(ANN, channel=ELSEWHERE)
    assert await harness.hub.seats_of(ANN) == [first, second]
    assert await harness.hub.seats_of(BOB) == [first]
    assert await harness.hub.seats_of(STRANGER) == []
    await first.change(ANN, players.leave)
    assert await harness.hub.seats_of(ANN) == [first, second]
    await first.change(BOB, hosting.end)
    assert await harness.hub.seats_of(ANN) == [second]


@pytest.mark.both
async def test_two_lobbies_opened_at_once_in_one_channel_are_one(harness: TableHarness) -> None:
    outcomes = await asyncio.gather(
        *(harness.hub.open(GUILD, CHANNEL, host, "?", "en-US") for host in (ANN, BOB)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused", "Table"]


# Alarms


async def test_a_table_always_has_its_alarm_set(harness: TableHarness) -> None:
    rng = random.Random(4)
    table = await harness.match(ANN, ais=2)
    for _ in range(60):
        assert harness.hub.moments == {table.id: table.next_due()}
        if table.is_turn_of(ANN) and rng.random() < 0.9:
            await table.submit(ANN, table.ply, rng.choice(table.legal_moves(ANN)))
        else:
            await harness.step()
        if rng.random() < 0.1:
            await table.change(ANN, players.leave)
            assert harness.hub.moments == {table.id: table.next_due()}
            await table.touch(ANN, returning=True)


class Broken:
    """A strategy that always fails."""

    def choose(self, view: View, rng: random.Random) -> Move:
        raise LookupError("out of ideas")


async def test_a_failing_table_is_logged_and_retried_and_stops_no_other(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(LEVELS, "clever", Broken())
    faulty = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", ["clever"])
    sound = await harness.lobby(BOB, ais=1, channel=ELSEWHERE)
    await faulty.start(ANN, 1)
    await sound.start(BOB, 1)
    for table, person in ((faulty, ANN), (sound, BOB)):
        while table.is_turn_of(person):
            await table.submit(person, table.ply, table.legal_moves(person)[-1])
    ply = faulty.ply
    await harness.advance(PAUSE[1])
    (record,) = caplog.records
    assert (record.levelname, record.exc_info is not None) == ("ERROR", True)
    assert f"table {faulty.id}:" in record.getMessage()
    assert faulty.ply == ply
    assert last(sound)[0] == 1
    await harness.advance(harness.timing.retry)
    assert len(caplog.records) == 2
    monkeypatch.setitem(LEVELS, "clever", LEVELS["casual"])
    await harness.advance(harness.timing.retry)
    assert len(caplog.records) == 2
    assert last(faulty)[0] == 1
    caplog.clear()


async def test_an_alarm_on_a_stale_table_rings_again(harness: TableHarness) -> None:
    """Another process wrote first, so the clock uses the new state."""
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    theirs = await harness.successor().load(table.id)
    harness.clock.now += 30
    await play(theirs, ANN, "R1")
    await harness.advance(30)
    assert (await harness.load(table.id)).ply == 1
    await harness.advance(30)
    again = await harness.load(table.id)
    assert [(entry.seat, entry.by) for entry in again.view().recent][:3] == [
        (None, None),
        (0, None),
        (1, "clock"),
    ]


# Real alarms, which sleep


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hub(store: SpyStore, clock: Clock) -> Hub:
    return Hub(
        store,
        hub_stores(store),
        clock,
        clock.monotonic,
        SpyListener(clock, []),
        Timing(),
        AiResources(random.Random(1)),
    )


def alarms() -> list[asyncio.Task[object]]:
    return [task for task in asyncio.all_tasks() if task.get_name().startswith("table ")]


async def test_one_timer_a_table_and_none_for_a_closed_one(hub: Hub) -> None:
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", ["casual"])
    other = await hub.open(GUILD, ELSEWHERE, ANN, "Ann", "en-US", ["casual"])
    await table.start(ANN, 1)
    await table.change(ANN, players.leave)
    await table.touch(ANN, returning=True)
    await asyncio.gather(*(text for text in alarms() if text.cancelling()), return_exceptions=True)
    assert sorted(task.get_name() for task in alarms()) == [f"table {table.id}", f"table {other.id}"]
    await table.change(ANN, hosting.end)
    await asyncio.gather(*(text for text in alarms() if text.cancelling()), return_exceptions=True)
    assert [task.get_name() for task in alarms()] == [f"table {other.id}"]
    hub.close()
    await asyncio.gather(*alarms(), return_exceptions=True)
    assert alarms() == []


async def test_an_alarm_that_is_put_off_keeps_its_task_and_rings_later(store: SpyStore, clock: Clock) -> None:
    hub = Hub(store, hub_stores(store), clock, clock.monotonic, SpyListener(clock, []), Timing(), sleep=clock.sleep)
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    (alarm,) = alarms()
    first = table.next_due()
    await clock.slept.wait()
    clock.now += 60
    await table.change(BOB, partial(players.join, name="Bob"))
    later = table.next_due()
    assert first is not None
    assert later == first + 60
    assert alarms() == [alarm]
    clock.slept.clear()
    clock.now += first - clock.monotonic()
    await clock.slept.wait()
    assert [table.is_live, alarm.done()] == [True, False]
    clock.now += 60
    await alarm
    assert [table.is_live, alarm.done()] == [False, True]
    hub.close()


async def test_an_alarm_rings_by_itself(hub: Hub, clock: Clock) -> None:
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    clock.now += 30 * 60
    hub.changed(table)  # restarts the timer, which is due at once
    await asyncio.gather(*(task for task in alarms() if not task.cancelling()))
    assert not table.is_live
    assert alarms() == []


async def test_after_a_start_the_tables_ring_by_themselves(store: SpyStore, hub: Hub, clock: Clock) -> None:
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    hub.close()
    later = Clock(clock.now)
    successor_listener = SpyListener(later, [])
    successor = Hub(
        store, hub_stores(store), later, later.monotonic, successor_listener, Timing(), AiResources(random.Random(1))
    )
    assert await successor.restore() == 1
    later.now += 31 * 60
    await asyncio.gather(*(task for task in alarms() if not task.cancelling()))
    assert successor_listener.told[-1] == (table.id, 0, "closed", later.now)
    successor.close()
