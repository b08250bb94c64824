"""A table whose host's wall clock is set: no clock runs out by that, none waits for an hour, and AIs do not notice."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tests.tables.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    GUILD,
    PAUSE,
    Clock,
    SpyListener,
    SpyStore,
    TableHarness,
    last,
    play,
)
from tests.tables.race_harness import RaceHarness, moves
from unobot.app import hub_stores
from unobot.model.table import TableOptions
from unobot.rules.moves import parse_move
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.hub import CLOCK_CHECK_INTERVAL, LOADING_GAP, Hub
from unobot.tables.state import hosting, lobby, players, premoves
from unobot.tables.state.timing import Timing

HOUR, DAY = 3600.0, 24 * 3600.0
THREE: dict[int | str, str] = {ANN: "G1 G2 G3", BOB: "B1 B2 B3"}
steps = pytest.mark.parametrize("step", [HOUR, -HOUR], ids=["forward", "back"])


@steps
async def test_a_person_has_at_most_a_whole_turn_after_a_step(harness: TableHarness, step: float) -> None:
    table = await harness.deal(THREE)
    await harness.advance(30)
    harness.clock.step(step)
    await harness.advance(55)
    assert (table.ply, table.state.seats[0].misses) == (0, 0)
    deadline = table.view().deadline
    assert deadline is not None
    assert 0 < deadline - harness.clock() <= 60
    await harness.advance(60)
    assert (table.ply, table.state.seats[0].misses, table.state.seats[0].autopilot) == (2, 1, False)


@steps
async def test_an_ai_plays_after_its_pause_and_catches_in_time(harness: TableHarness, step: float) -> None:
    table = await harness.deal({ANN: "R1 G2 G3", "Kim": "R2 B2 B3"})
    await play(table, ANN, "R1")
    harness.clock.step(step)
    await harness.advance(PAUSE[1])
    assert last(table)[:2] == (1, "R2")


@steps
async def test_a_turn_that_the_clock_began_ends_without_another_miss(harness: TableHarness, step: float) -> None:
    table = await harness.deal(THREE)
    await harness.advance(60)
    assert last(table) == (0, "draw", "clock")
    harness.clock.step(step)
    await harness.advance(PAUSE[1])
    assert last(table) == (0, "pass", "clock")
    assert (table.state.seats[0].misses, table.is_turn_of(BOB)) == (1, True)


@steps
async def test_a_card_chosen_ahead_is_played(harness: TableHarness, step: float) -> None:
    table = await harness.deal({ANN: "R1 G2 G3", BOB: "R2 B2 B3"})
    await table.change(BOB, partial(premoves.choose, move=parse_move("R2")))
    await play(table, ANN, "R1")
    harness.clock.step(step)
    await harness.advance(5)
    assert last(table)[:2] == (1, "R2")


@steps
async def test_a_race_is_judged_on_time(race_harness: RaceHarness, step: float) -> None:
    table = await race_harness.deal({ANN: "R1 G2", BOB: "B1 B2 B3", CEM: "Y1 Y2 Y3"})
    await play(table, ANN, "R1")
    await race_harness.press(table, BOB, "catch>0", 0.1)
    race_harness.clock.step(step)
    await race_harness.advance_and_settle(0.4)
    assert moves(table)[-1] == (1, "catch>0")


@steps
async def test_a_lobby_waits_for_its_whole_time_at_most(harness: TableHarness, step: float) -> None:
    table = await harness.lobby(ANN, BOB)
    await harness.advance(20 * 60)
    harness.clock.step(step)
    await harness.advance(10 * 60)
    assert table.is_live
    await table.touch(BOB)
    await harness.advance(30 * 60)
    assert not table.is_live


@steps
async def test_the_next_round_comes_within_a_turn(harness: TableHarness, step: float) -> None:
    table = await harness.deal({ANN: "R1", BOB: "B1 B2"})
    await play(table, ANN, "R1")
    harness.clock.step(step)
    await harness.advance(15)
    await harness.advance(60)
    assert table.log is not None
    assert table.log.round.number == 2


@steps
async def test_the_clock_of_a_round_runs_on(harness: TableHarness, step: float) -> None:
    """Of 200 seconds, 40 are over before the step. The round ends after the other 160."""
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(blitz=200)))
    await table.start(ANN, 1)
    began = harness.clock.monotonic()
    await harness.advance(40)
    harness.clock.step(step)
    await harness.advance(60)
    ends = table.view().round_ends
    assert ends is not None
    assert ends - harness.clock() == pytest.approx(100)
    await harness.until(lambda: table.view().status == "pause")
    assert harness.clock.monotonic() - began == pytest.approx(200)


@steps
async def test_a_round_that_is_dealt_right_after_a_step_has_a_whole_clock(harness: TableHarness, step: float) -> None:
    """The deal sets it by the new time. When the table follows the step, the clock may begin again."""
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(blitz=100)))
    harness.clock.step(step)
    began = harness.clock.monotonic()
    await table.start(ANN, 1)
    await harness.until(lambda: table.view().status == "pause")
    assert 99.9 < harness.clock.monotonic() - began < 200.1


@steps
async def test_a_slow_table_has_the_same_time_left(harness: TableHarness, step: float) -> None:
    table = await harness.deal(THREE, options=TableOptions(turn_seconds=DAY))
    await harness.advance(DAY / 2)
    harness.clock.step(step)
    await harness.advance(DAY / 2 - 1)
    assert table.ply == 0
    await harness.advance(1)
    assert table.ply == 1
    assert [person for person, _ in harness.listener.reminded] == [ANN] * 4


@steps
async def test_a_match_without_people_is_adjourned_in_time(harness: TableHarness, step: float) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", "Kim": "B1 B2 B3"})
    await table.change(ANN, players.leave)
    await harness.advance(5 * 60)
    harness.clock.step(step)
    await harness.advance(5 * 60)
    await harness.advance(10 * 60)
    assert table.state.adjourned
    harness.clock.step(step)
    await harness.advance(8 * DAY)
    assert not table.is_live


async def test_nothing_is_taken_back_after_a_step(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=TableOptions(take_back=True))
    await play(table, ANN, "draw", "pass")
    assert table.transient.take_back is not None
    harness.clock.step(-HOUR)
    await harness.advance(5)
    assert table.transient.take_back is None


@pytest.mark.parametrize("minutes", [-20, -60, 60])
async def test_a_restart_after_a_step_bounds_every_clock(harness: TableHarness, minutes: int) -> None:
    table = await harness.deal(THREE)
    lobby = await harness.lobby(CEM, channel=CHANNEL + 5)
    harness.clock.step(60.0 * minutes)
    again = harness.successor()
    assert await again.hub.restore() == 2
    await again.advance(50)
    assert (await again.load(table.id)).ply == 0
    await again.advance(15)
    assert (await again.load(table.id)).ply > 0
    deadline = (await again.load(lobby.id)).state.deadline
    assert deadline is None or deadline - again.clock() < 30 * 60


@steps
async def test_a_table_that_is_read_again_after_a_step_has_its_time(harness: TableHarness, step: float) -> None:
    """The database has the deadline from before, because a step is followed in memory only."""
    table = await harness.deal(THREE)
    harness.clock.step(step)
    await harness.advance(60)
    assert table.ply == 0
    await table.abandon()
    back = await harness.load(table.id)
    deadline = back.view().deadline
    assert deadline is not None
    assert 0 < deadline - harness.clock() <= 60


@steps
async def test_a_table_that_is_read_again_before_the_step_is_noticed_has_its_time(
    harness: TableHarness, step: float
) -> None:
    """A press reads it first, because a write failed. Chaos found the clock that ran out at once."""
    table = await harness.deal(THREE)
    harness.clock.step(step)
    await table.abandon()
    back = await harness.load(table.id)
    await harness.advance(55)
    assert back.ply == 0
    await harness.advance(10)
    assert back.ply > 0


# The look of the hub


async def turns() -> None:
    """Let every task that can go on do so. A table whose clock is followed writes nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


@steps
async def test_a_step_is_followed_within_seconds(
    store: SpyStore, step: float, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    hub = Hub(store, hub_stores(store), clock, clock.monotonic, SpyListener(clock, []), Timing(), sleep=clock.sleep)
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    await turns()
    clock.step(step)
    clock.now += CLOCK_CHECK_INTERVAL
    await turns()
    assert table.state.deadline is not None
    assert 60 <= table.state.deadline - clock() <= 30 * 60
    assert [record.levelname for record in caplog.records if "was set by" in record.getMessage()] == ["WARNING"]
    hub.close()
    await turns()
    assert not [task for task in asyncio.all_tasks() if task.get_name().startswith(("table", "watch"))]


async def test_nothing_looks_at_the_clock_while_no_table_waits(store: SpyStore) -> None:
    clock = Clock()
    hub = Hub(store, hub_stores(store), clock, clock.monotonic, SpyListener(clock, []), Timing(), sleep=clock.sleep)
    table = await hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US")
    await turns()
    await table.change(ANN, hosting.end)
    clock.now += CLOCK_CHECK_INTERVAL
    await turns()
    assert not [task for task in asyncio.all_tasks() if task.get_name().startswith(("table", "watch"))]
    hub.close()


@steps
async def test_a_change_right_after_the_look_does_not_put_off_the_step(store: SpyStore, step: float) -> None:
    """The change sets the timer of its table again. Chaos found a clock that left an hour."""
    clock = Clock()
    hub = Hub(store, hub_stores(store), clock, clock.monotonic, SpyListener(clock, []), Timing(), sleep=clock.sleep)
    tables = [await hub.open(GUILD, CHANNEL + each, ANN, "Ann", "en-US") for each in range(2)]
    await turns()
    clock.step(step)
    clock.now += CLOCK_CHECK_INTERVAL
    await turns()  # the second table is to follow the step a moment after the first one
    hub.changed(tables[1])
    clock.now += LOADING_GAP
    await turns()
    for table in tables:
        assert table.state.deadline is not None
        assert 60 <= table.state.deadline - clock() <= 30 * 60
    hub.close()
