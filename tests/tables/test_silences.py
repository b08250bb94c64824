"""Tables in a time in which no press can arrive: nothing happens by itself, and then everybody has what they had."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

import pytest

from tests.tables.harness import (
    ANN,
    BOB,
    CEM,
    ELSEWHERE,
    GUILD,
    PAUSE,
    Clock,
    TableHarness,
    last,
    play,
)
from unobot.model.table import TableOptions
from unobot.rules.moves import parse_move
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.hearing import Ear
from unobot.tables.state import hosting, players, premoves
from unobot.tables.table import Table

DAY = 24 * 3600.0
THREE: dict[int | str, str] = {ANN: "G1 G2 G3", BOB: "B1 B2 B3"}


def left(harness: TableHarness, table: Table) -> float:
    """Return the seconds until the deadline."""
    assert table.state.deadline is not None
    return table.state.deadline - harness.clock()


def misses(table: Table) -> list[int]:
    return [seat.misses for seat in table.state.seats]


# Turns


async def test_a_turn_goes_on_with_the_time_that_was_left(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(10)
    await harness.silence(45)
    assert (table.ply, misses(table)) == (0, [0, 0])
    assert left(harness, table) == pytest.approx(50, abs=0.2)
    await harness.advance(left(harness, table) - 0.1)
    assert table.ply == 0
    await harness.advance(0.2)
    assert last(table) == (0, "draw", "clock")


async def test_who_had_no_time_left_gets_as_much_as_the_silence_took(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(59)
    await harness.silence(20)
    assert left(harness, table) == pytest.approx(20, abs=0.2)
    await harness.advance(15)
    await harness.silence(3600)
    assert left(harness, table) == pytest.approx(60, abs=0.2), "a whole turn, as after a downtime"


async def test_a_connection_that_breaks_all_the_time_keeps_no_turn_alive(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    for _ in range(20):
        await harness.advance(6)
        await harness.silence(2)
    assert table.ply > 0


async def test_short_silences_are_added_up(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    for _ in range(20):
        await harness.advance(2.4)
        await harness.silence(0.5)
    assert table.ply == 0
    assert left(harness, table) == pytest.approx(10, abs=1.1)


async def test_a_silence_that_is_noticed_late_counts_from_its_beginning(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(30)
    harness.deafen(since=7)
    await harness.advance(13)
    harness.hear()
    await harness.advance(0.1)
    assert left(harness, table) == pytest.approx(60 - (30 - 7), abs=0.2)


async def test_a_silence_that_the_last_proof_finds_costs_no_turn(harness: TableHarness) -> None:
    """The clock is due, and only then it turns out that Discord has said nothing for a while."""
    table = await harness.deal(THREE)

    believe = harness.hearing.prove

    async def prove(_: int | None) -> None:
        harness.deafen(since=20)

    harness.hearing.prove = prove
    await harness.advance(60)
    assert table.ply == 0
    await harness.advance(100)
    assert table.ply == 0
    harness.hearing.prove = believe
    harness.hear()
    await harness.advance(0.1)
    assert left(harness, table) >= 20


async def test_only_tables_of_the_deaf_server_wait(harness: TableHarness) -> None:
    deaf = await harness.deal(THREE)
    other = await harness.hub.open(GUILD + 1, ELSEWHERE, CEM, "Cem", "en-US", ["casual"])
    await other.start(CEM, 7)
    harness.deafen(0.0, GUILD)
    await harness.advance(200)
    assert (deaf.ply, misses(deaf)) == (0, [0, 0])
    assert other.ply > 2


async def test_a_reminder_waits(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(20)
    await harness.silence(100)
    assert harness.listener.reminded == []
    await harness.advance(left(harness, table) - 1)
    assert [person for person, _ in harness.listener.reminded] == [ANN]


async def test_a_slow_turn_is_longer_by_the_silence(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=TableOptions(turn_seconds=DAY))
    await harness.advance(DAY / 2)
    await harness.silence(DAY)
    assert left(harness, table) == pytest.approx(DAY / 2, abs=1)


async def test_the_time_of_a_blitz_round_stands_still(harness: TableHarness) -> None:
    table = await harness.deal(THREE, ruleset=Ruleset(blitz=100))
    await play(table, ANN, "draw", "pass")
    ends = table.transient.round_ends
    await harness.advance(10)
    before = (table.transient.round_ends or 0.0) - harness.clock()
    await harness.silence(300)
    after = (table.transient.round_ends or 0.0) - harness.clock()
    assert table.log is not None
    assert table.log.round.number == 1
    assert (ends is None) or after == pytest.approx(before, abs=0.2)


async def test_nobody_can_vote_to_skip_for_time_in_a_silence(harness: TableHarness) -> None:
    table = await harness.deal({**THREE, CEM: "Y1 Y2 Y3"})
    await harness.advance(20)
    harness.deafen()
    await harness.advance(100)
    harness.hear()  # the vote comes before the table's own timer
    with pytest.raises(Exception, match="refused-skip-early"):
        await table.vote_to_skip(BOB, 0)


async def test_a_table_that_is_read_again_after_a_silence_has_time(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(50)
    await harness.silence(30)
    await table.abandon()
    again = await harness.load(table.id)
    assert again is not table
    assert left(harness, again) >= 30


async def test_a_start_counts_from_the_first_connection(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(50)
    after = harness.successor()
    after.deafen()
    assert await after.hub.restore() == 1
    await after.advance(300)
    again = await after.load(table.id)
    assert again.ply == 0
    after.hear()
    await after.advance(0.1)
    assert left(after, again) == pytest.approx(60, abs=0.2)


async def test_a_press_that_comes_with_the_end_of_a_silence_begins_a_whole_turn(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    harness.deafen()
    await harness.advance(30)
    await play(table, ANN, "draw", "pass")  # the gateway repeats it before it says that it is back
    harness.hear()
    await harness.advance(0.1)
    assert left(harness, table) == pytest.approx(60, abs=0.2)
    await harness.advance(70)
    assert last(table)[2] == "clock"


# What else waits


async def test_an_ai_moves_only_when_people_can_answer(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 G2 G3", "Kim": "R2 B2 B3"})
    await play(table, ANN, "R1")
    harness.deafen()
    await harness.advance(120)
    assert last(table)[:2] == (0, "R1")
    harness.hear()
    await harness.advance(PAUSE[1])
    assert last(table)[:2] == (1, "R2")


async def test_an_ai_catches_nobody_who_could_not_say_uno(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 G2", BOB: "B1 B2 B3", "Kim": "Y1 Y2 Y3"})
    await play(table, ANN, "R1")
    assert table.log is not None
    assert table.log.round.catchable
    harness.deafen()
    await harness.advance(120)
    harness.hear()
    await harness.advance(0.1)
    assert table.log.round.catchable, "her time goes on"
    await play(table, ANN, "uno")
    assert not table.log.round.catchable


async def test_a_card_chosen_ahead_is_played_afterward(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 G2 G3", BOB: "R2 B2 B3"})
    await table.change(BOB, partial(premoves.choose, move=parse_move("R2")))
    await play(table, ANN, "R1")
    await harness.silence(60)
    assert table.is_turn_of(BOB)
    await harness.advance(5)
    assert last(table)[:2] == (1, "R2")


async def test_a_move_can_be_taken_back_for_as_long_as_before(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=TableOptions(take_back=True))
    await play(table, ANN, "draw", "pass")
    await harness.advance(1)
    await harness.silence(60)
    window = table.transient.take_back
    assert window is not None
    assert 3 < window.until - harness.clock() <= 5
    await harness.advance(5)
    assert table.transient.take_back is None or not table.transient.take_back.offered


async def test_the_next_round_waits(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "B1 B2"})
    await play(table, ANN, "R1")
    assert table.log is not None
    await harness.silence(3600)
    assert table.log.match.number == 1
    await harness.advance(61)
    assert table.log.match.number == 2


async def test_a_lobby_stays_open_and_its_host_is_not_idle(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await harness.advance(60)
    acted = harness.clock() - table.state.seats[0].acted
    await harness.silence(3600)
    assert table.is_live
    assert harness.clock() - table.state.seats[0].acted == pytest.approx(acted, abs=0.2)
    with pytest.raises(Exception, match="refused-only-host"):
        await table.start(BOB, 7)
    await harness.advance(30 * 60)
    assert not table.is_live


async def test_a_match_without_people_is_not_adjourned(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", "Kim": "B1 B2 B3"})
    await table.change(ANN, players.leave)
    await harness.silence(3600)
    assert not table.state.adjourned
    await harness.advance(11 * 60)
    assert table.state.adjourned


async def test_a_table_that_ends_in_a_silence_stays_closed(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    harness.deafen()
    await harness.advance(5)
    await table.change(ANN, hosting.end)
    harness.hear()
    await harness.advance(60)
    assert not table.is_live


# The ear


def moments(clock: Clock, ear: Ear, seconds: Iterable[float]) -> list[float]:
    """Return the time of the ear after each of these waits."""
    found = []
    for wait in seconds:
        clock.now += wait
        found.append(ear.time())
    return found


async def test_the_time_of_an_ear_stands_still_and_no_silence_counts_twice() -> None:
    clock = Clock()
    ear = Ear(clock.monotonic)
    begin = ear.time()
    ear.close(clock.monotonic())
    assert moments(clock, ear, [5, 5]) == [begin, begin]
    ear.close(clock.monotonic() - 3)  # a second reason
    assert ear.open()
    assert not ear.open()
    assert moments(clock, ear, [2]) == [begin + 2]
    ear.close(clock.monotonic() - 7)  # it reaches into the first silence
    assert ear.time() == begin
    assert ear.silence == 12
    await asyncio.sleep(0)
