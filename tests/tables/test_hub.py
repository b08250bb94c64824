"""The hub finds tables, keeps one object for each, and rings them by the clock, whatever one of them does."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.tables.room import (
    ANN,
    BOB,
    CHANNEL,
    ELSEWHERE,
    GUILD,
    PAUSE,
    STRANGER,
    Clock,
    Listeners,
    NotedStore,
    Room,
    last,
    play,
)
from unobot.ai.levels import LEVELS
from unobot.rules.moves import Move
from unobot.rules.round import View
from unobot.storage.states import TableState
from unobot.tables.hub import Hub
from unobot.tables.state import hosting, players
from unobot.tables.state.timing import Timing


async def test_there_is_one_object_for_a_live_table(room: Room) -> None:
    table = await room.match(ANN, BOB)
    assert await room.hub.table(table.id) is table
    assert await room.hub.at(CHANNEL) is table
    assert await room.hub.seats_of(ANN) == [table]
    after = room.successor()
    first, second, third = await asyncio.gather(
        after.hub.table(table.id), after.hub.at(CHANNEL), after.hub.table(table.id)
    )
    assert first is second is third is not None


async def test_a_table_that_was_never_opened_is_none(room: Room) -> None:
    assert await room.hub.table(12345) is None
    assert await room.hub.at(CHANNEL) is None
    assert await room.hub.seats_of(ANN) == []


async def test_whoever_finds_a_table_while_it_is_opened_finds_that_very_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    create, find = room.store.create_table, room.store.live_table
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

    monkeypatch.setattr(room.store, "create_table", create_slowly)
    monkeypatch.setattr(room.store, "live_table", find_meanwhile)
    opening = asyncio.create_task(room.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US"))
    await stored.wait()
    assert await room.hub.at(CHANNEL) is await opening


async def test_a_person_is_found_at_all_their_tables_in_the_order_they_were_opened(room: Room) -> None:
    first = await room.match(ANN, BOB)
    second = await room.lobby(ANN, channel=ELSEWHERE)
    assert await room.hub.seats_of(ANN) == [first, second]
    assert await room.hub.seats_of(BOB) == [first]
    assert await room.hub.seats_of(STRANGER) == []
    await first.change(ANN, players.leave)
    assert await room.hub.seats_of(ANN) == [first, second]
    await first.change(BOB, hosting.end)
    assert await room.hub.seats_of(ANN) == [second]


async def test_two_lobbies_opened_at_once_in_one_channel_are_one(room: Room) -> None:
    outcomes = await asyncio.gather(
        *(room.hub.open(GUILD, CHANNEL, host, "?", "en-US") for host in (ANN, BOB)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused", "Table"]


# Alarms


async def test_a_table_always_has_its_alarm_set(room: Room) -> None:
    rng = random.Random(4)
    table = await room.match(ANN, ais=2)
    for _ in range(60):
        assert room.hub.moments == {table.id: table.next_due()}
        if table.is_turn_of(ANN) and rng.random() < 0.9:
            await table.submit(ANN, table.ply, rng.choice(table.legal_moves(ANN)))
        else:
            await room.step()
        if rng.random() < 0.1:
            await table.change(ANN, players.leave)
            assert room.hub.moments == {table.id: table.next_due()}
            await table.touch(ANN, returning=True)


class Broken:
    """A strategy that always fails."""

    def choose(self, view: View, rng: random.Random) -> Move:
        raise LookupError("out of ideas")


async def test_a_fault_at_one_table_is_logged_tried_again_and_stops_no_other(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(LEVELS, "broken", Broken())
    faulty = await room.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", ["broken"])
    sound = await room.lobby(BOB, ais=1, channel=ELSEWHERE)
    await faulty.start(ANN, 1)
    await sound.start(BOB, 1)
    for table, person in ((faulty, ANN), (sound, BOB)):
        while table.is_turn_of(person):
            await table.submit(person, table.ply, table.legal_moves(person)[-1])
    ply = faulty.ply
    await room.advance(PAUSE[1])
    (record,) = caplog.records
    assert (record.levelname, record.exc_info is not None) == ("ERROR", True)
    assert f"table {faulty.id}:" in record.getMessage()
    assert faulty.ply == ply
    assert last(sound)[0] == 1
    await room.advance(room.timing.retry)
    assert len(caplog.records) == 2
    monkeypatch.setitem(LEVELS, "broken", LEVELS["casual"])
    await room.advance(room.timing.retry)
    assert len(caplog.records) == 2
    assert last(faulty)[0] == 1
    caplog.clear()


async def test_an_alarm_that_finds_an_old_object_rings_again(room: Room) -> None:
    """Somebody else wrote first: the clock looks at what is now."""
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    theirs = await room.successor().load(table.id)
    room.clock.now += 30
    await play(theirs, ANN, "R1")
    await room.advance(30)
    assert (await room.load(table.id)).ply == 1
    await room.advance(30)
    again = await room.load(table.id)
    assert [(entry.seat, entry.by) for entry in again.view().recent][:3] == [
        (None, None),
        (0, None),
        (1, "clock"),
    ]


# The real alarms, which sleep


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hub(store: NotedStore, clock: Clock) -> Hub:
    return Hub(store, clock, Listeners(clock, []), Timing(), random.Random(1))


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


async def test_an_alarm_rings_by_itself(hub: Hub, clock: Clock) -> None:
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    clock.now += 30 * 60
    hub.changed(table)  # sets the timer anew: it is due at once
    await asyncio.gather(*(task for task in alarms() if not task.cancelling()))
    assert not table.is_live
    assert alarms() == []


async def test_after_a_start_the_tables_ring_by_themselves(store: NotedStore, hub: Hub, clock: Clock) -> None:
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    hub.close()
    later = Clock(clock.now)
    heirs = Listeners(later, [])
    heir = Hub(store, later, heirs, Timing(), random.Random(1))
    assert await heir.restore() == 1
    later.now += 31 * 60
    await asyncio.gather(*(task for task in alarms() if not task.cancelling()))
    assert heirs.told[-1] == (table.id, 0, "closed", later.now)
    heir.close()
