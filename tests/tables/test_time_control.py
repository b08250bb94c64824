"""Slow and fast tables: how the clocks, the reminders and a downtime follow the pace."""

from __future__ import annotations

from functools import partial

from tests.tables.room import ANN, BOB, CHANNEL, GUILD, Room, play
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.states import TableOptions
from unobot.tables.state import lobby
from unobot.tables.state.time_controls import TIME_CONTROLS
from unobot.tables.state.timing import Timing

THREE: dict[int | str, str] = {ANN: "G1 G2 G3", BOB: "B1 B2 B3"}
DAY = 24 * 3600.0
SLOW = TableOptions(turn_seconds=DAY)


async def test_a_slow_turn_is_reminded_with_gaps_that_grow_and_played_only_at_its_end(room: Room) -> None:
    table = await room.given(THREE, options=SLOW)
    began = room.clock()
    await room.advance(DAY - 1)
    assert table.ply == 0
    times = [at - began for _, at in room.listener.reminded]
    assert len(times) == 4
    gaps = [later - sooner for sooner, later in zip([0.0, *times], times, strict=False)]
    assert gaps == sorted(gaps)
    assert gaps[0] < 3600 < 6 * 3600 < gaps[-1]
    assert {person for person, _ in room.listener.reminded} == {ANN}
    await room.advance(1)
    assert table.ply == 1


async def test_a_restart_gives_no_reminder_twice_and_the_rest_in_time(room: Room) -> None:
    table = await room.given(THREE, options=SLOW)
    began = room.clock()
    await room.advance(0.2 * DAY)
    assert len(room.listener.reminded) == 2
    again = room.successor()
    await again.hub.restore()
    await again.advance(0.5 * DAY)
    assert [at - began for _, at in again.listener.reminded] == [0.36 * DAY]
    assert table.id in again.hub._tables, "it was loaded long before its clock runs out"


async def test_a_downtime_is_forgiven_by_the_hour_at_a_slow_table(room: Room) -> None:
    table = await room.given(THREE, options=SLOW)
    room.clock.now += DAY + 5
    again = room.successor()
    loaded = await again.load(table.id)
    assert loaded.view().deadline == room.clock() + DAY / 10


async def test_a_slow_lobby_waits_for_a_day_and_between_rounds_there_is_time_to_look(room: Room) -> None:
    table = await room.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", options=SLOW)
    assert table.view().deadline == room.clock() + DAY
    slow = Timing().under(OFFICIAL, SLOW)
    assert slow.round_pause == 3600
    assert slow.deserted == DAY


async def test_the_host_changes_the_pace_and_the_lobby_keeps_as_long(room: Room) -> None:
    table = await room.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    await table.change(ANN, partial(lobby.set_time_control, turn=TIME_CONTROLS["day"]))
    assert table.is_slow
    assert table.view().deadline == room.clock() + DAY
    await table.change(ANN, partial(lobby.set_time_control, turn=TIME_CONTROLS["fast"]))
    assert table.view().turn == 20
    assert table.view().deadline == room.clock() + room.timing.lobby


async def test_at_a_fast_table_the_ais_do_not_dawdle(room: Room) -> None:
    fast = room.timing.under(OFFICIAL, TableOptions(turn_seconds=20.0))
    assert fast.turn == 20
    assert (fast.ai_tempo, room.timing.under(OFFICIAL, TableOptions()).ai_tempo) == (0.5, 1)
    table = await room.given(THREE, options=TableOptions(turn_seconds=20.0))
    assert table.view().deadline == room.clock() + 20
    await play(table, ANN, "draw", "pass")
    assert table.view().deadline == room.clock() + 20
