"""Slow and fast tables: clocks, reminders and downtimes follow the time control."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CHANNEL, GUILD, TableHarness, play
from unobot.model.refused import Refused
from unobot.model.table import TableOptions
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.tables.state import hosting, lobby, players
from unobot.tables.state.time_controls import TIME_CONTROLS
from unobot.tables.state.timing import Timing

THREE: dict[int | str, str] = {ANN: "G1 G2 G3", BOB: "B1 B2 B3"}
HOUR = 3600.0
DAY = 24 * HOUR
SLOW = TableOptions(turn_seconds=DAY)


async def test_reminders_of_a_slow_turn_have_growing_gaps(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=SLOW)
    began = harness.clock()
    await harness.advance(DAY - 1)
    assert table.ply == 0
    times = [at - began for _, at in harness.listener.reminded]
    assert len(times) == 4
    gaps = [later - sooner for sooner, later in zip([0.0, *times], times, strict=False)]
    assert gaps == sorted(gaps)
    assert gaps[0] < 3600 < 6 * 3600 < gaps[-1]
    assert {person for person, _ in harness.listener.reminded} == {ANN}
    await harness.advance(1)
    assert table.ply == 1


async def test_a_restart_repeats_no_reminder_and_sends_the_rest_in_time(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=SLOW)
    began = harness.clock()
    await harness.advance(0.2 * DAY)
    assert len(harness.listener.reminded) == 2
    again = harness.successor()
    await again.hub.restore()
    await again.advance(0.5 * DAY)
    assert [at - began for _, at in again.listener.reminded] == [0.36 * DAY]
    assert table.id in again.hub._tables, "it was loaded long before its clock runs out"


async def test_a_slow_table_gives_a_tenth_of_a_turn_after_a_downtime(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=SLOW)
    harness.clock.now += DAY + 5
    again = harness.successor()
    loaded = await again.load(table.id)
    assert loaded.view().deadline == harness.clock() + DAY / 10


async def test_a_slow_lobby_waits_for_a_day_and_between_rounds_there_is_time_to_look(harness: TableHarness) -> None:
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", options=SLOW)
    assert table.view().deadline == harness.clock() + DAY
    slow = Timing().under(OFFICIAL, SLOW)
    assert slow.round_pause == 3600
    assert slow.deserted == DAY


@pytest.mark.parametrize("turn", [HOUR, 4 * HOUR, DAY, 3 * DAY, 7 * DAY])
async def test_every_wait_of_a_slow_lobby_is_at_least_the_time_of_a_move(harness: TableHarness, turn: float) -> None:
    """It is so for a lobby that is opened, for a rematch, and for a match whose people all left."""
    options = TableOptions(turn_seconds=turn)
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", options=options)
    assert (table.view().deadline or 0) >= harness.clock() + turn
    timing = harness.timing.under(OFFICIAL, options)
    assert min(timing.deserted, timing.suspended) >= turn
    await table.change(ANN, hosting.end)
    again = await harness.hub.open_again(table.state, ANN, votes=True)
    assert (again.view().deadline or 0) >= harness.clock() + turn


@pytest.mark.parametrize("turn", [None, 20.0, 600.0, 4 * HOUR, DAY, 3 * DAY])
async def test_a_host_is_not_gone_before_a_move_would_be_over(harness: TableHarness, turn: float | None) -> None:
    """The others can start while the lobby is still open."""
    timing = harness.timing.under(OFFICIAL, TableOptions(turn_seconds=turn))
    assert timing.host_waits >= min(timing.turn, 0.9 * timing.lobby)
    assert timing.host_waits < timing.lobby


async def test_others_start_a_slow_lobby_only_after_the_host_was_gone_for_long(harness: TableHarness) -> None:
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", options=SLOW)
    await table.change(BOB, partial(players.join, name="Bob"))
    await harness.advance(8 * HOUR)  # Ann sleeps
    with pytest.raises(Refused, match="refused-only-host-starts"):
        await table.start(BOB, 1)
    await harness.advance(14 * HOUR)
    await table.start(BOB, 1)
    assert table.state.host_id == BOB


async def test_a_change_of_time_control_changes_the_lobbys_deadline(harness: TableHarness) -> None:
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    await table.change(ANN, partial(lobby.set_time_control, turn=TIME_CONTROLS["day"]))
    assert table.is_slow
    assert table.view().deadline == harness.clock() + DAY
    await table.change(ANN, partial(lobby.set_time_control, turn=TIME_CONTROLS["fast"]))
    assert table.view().turn == 20
    assert table.view().deadline == harness.clock() + harness.timing.lobby


async def test_ais_move_fast_at_a_fast_table(harness: TableHarness) -> None:
    fast = harness.timing.under(OFFICIAL, TableOptions(turn_seconds=20.0))
    assert fast.turn == 20
    assert (fast.ai_tempo, harness.timing.under(OFFICIAL, TableOptions()).ai_tempo) == (0.5, 1)
    table = await harness.deal(THREE, options=TableOptions(turn_seconds=20.0))
    assert table.view().deadline == harness.clock() + 20
    await play(table, ANN, "draw", "pass")
    assert table.view().deadline == harness.clock() + 20
