"""Competing presses are judged by the time of the press, not by the distance to the server."""

from __future__ import annotations

import asyncio
from itertools import permutations

import pytest

from tests.tables.harness import ANN, BOB, CEM, DAN, START, SpyStore, change_manners, hand, last, play
from tests.tables.race_harness import RaceHarness, moves, why
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Overtaken, StorageError
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import Reason
from unobot.tables.state import hosting, players
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table


@pytest.fixture
async def table(race_harness: RaceHarness) -> Table:
    """Return a table at which Ann laid her second to last card without Uno. Bob is to move."""
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5 R6", CEM: "G1 G2 G3"}, pile="R8 R9 Y0 Y1 Y2 Y3 Y4")
    await play(table, ANN, "R1")
    return table


# The race hold


async def test_no_press_is_held_while_no_player_can_be_caught(race_harness: RaceHarness) -> None:
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5"})
    for person, move in ((ANN, "uno"), (ANN, "R1"), (BOB, "R3"), (ANN, "draw"), (ANN, "pass")):
        press = await race_harness.press(table, person, move, 0)
        assert press.done()
        assert press.exception() is None
    assert table.ply == 5


@pytest.mark.parametrize(("person", "move"), [(ANN, "uno"), (CEM, "catch>0"), (BOB, "R3"), (BOB, "draw")])
async def test_a_competing_press_is_held_for_400_ms_after_its_arrival(
    race_harness: RaceHarness, table: Table, person: int, move: str
) -> None:
    race_harness.clock.now += 5
    press = await race_harness.press(table, person, move, 4.9)
    await race_harness.advance(0.399)
    assert (table.ply, press.done()) == (1, False)
    await race_harness.advance(0.002)
    await press
    assert last(table)[1] == move


async def test_later_presses_do_not_extend_the_hold(race_harness: RaceHarness, table: Table) -> None:
    await race_harness.press(table, BOB, "R3", 0)
    await race_harness.advance(0.39)
    late = await race_harness.press(table, CEM, "catch>0", -0.1)
    await race_harness.advance(0.0101)
    await asyncio.gather(*race_harness.presses, return_exceptions=True)
    assert moves(table) == [(0, "R1"), (2, "catch>0"), (1, "R3")]
    assert late.exception() is None


async def test_a_press_after_the_hold_is_judged_by_the_new_state(race_harness: RaceHarness, table: Table) -> None:
    await race_harness.press(table, BOB, "R3", 0)
    await race_harness.advance_and_settle(0.4)
    late = await race_harness.press(table, CEM, "catch>0", -1, ply=1)
    assert isinstance(late.exception(), Stale)
    assert moves(table) == [(0, "R1"), (1, "R3")]


async def test_a_press_after_the_hold_and_before_its_timer_is_late(race_harness: RaceHarness, table: Table) -> None:
    await race_harness.press(table, BOB, "R3", 0)
    race_harness.clock.now += 0.4
    with pytest.raises(Stale):
        await table.submit(CEM, 1, parse_move("catch>0"), START - 1)
    assert moves(table) == [(0, "R1"), (1, "R3")]


async def test_an_illegal_move_is_refused_at_once(race_harness: RaceHarness, table: Table) -> None:
    illegal = await race_harness.press(table, BOB, "G9", 0)
    assert why(illegal) is Reason.NOT_IN_HAND
    assert why(await race_harness.press(table, CEM, "G1", 0)) is Reason.NOT_YOUR_TURN
    stale = await race_harness.press(table, CEM, "catch>0", 0, ply=0)
    assert isinstance(stale.exception(), Stale)
    assert why(await race_harness.press(table, CEM, "uno", 0)) is Reason.UNO_NOT_NOW
    assert table.ply == 1
    assert table.next_due() != START + 0.4


async def test_with_a_hold_of_zero_the_first_to_arrive_is_the_first(store: SpyStore) -> None:
    race_harness = RaceHarness(store, Timing(race_hold=0.0))
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5", CEM: "G1 G2 G3"})
    await play(table, ANN, "R1")
    assert (await race_harness.press(table, BOB, "R3", 1)).exception() is None
    assert isinstance((await race_harness.press(table, CEM, "catch>0", 0, ply=1)).exception(), Stale)


# The winner of a race


@pytest.mark.parametrize("arrival", list(permutations((BOB, CEM, DAN))))
async def test_the_earliest_of_three_catches_wins_in_any_order_of_arrival(
    race_harness: RaceHarness, arrival: tuple[int, ...]
) -> None:
    table = await race_harness.deal(
        {ANN: "R1 R2", BOB: "R3 R4 R5", CEM: "G1 G2 G3", DAN: "G4 G5 G6"}, pile="R8 R9 Y0 Y1"
    )
    await play(table, ANN, "R1")
    made = {BOB: 0.02, CEM: 0.01, DAN: 0.03}
    presses = {person: await race_harness.press(table, person, "catch>0", made[person]) for person in arrival}
    await race_harness.advance_and_settle(0.4)
    assert moves(table)[1:] == [(2, "catch>0")]
    assert presses[CEM].exception() is None
    assert isinstance(presses[BOB].exception(), Stale)
    assert isinstance(presses[DAN].exception(), Stale)
    assert hand(table, ANN) == "R2 R8 R9"


async def test_the_first_to_arrive_of_two_simultaneous_presses_wins(race_harness: RaceHarness, table: Table) -> None:
    first = await race_harness.press(table, CEM, "catch>0", 0.1)
    second = await race_harness.press(table, BOB, "catch>0", 0.1)
    await race_harness.advance_and_settle(0.4)
    assert (first.exception(), type(second.exception())) == (None, Stale)


@pytest.mark.parametrize("uno_first", [True, False])
@pytest.mark.parametrize(("uno", "wins"), [(0.0, True), (0.2, True), (0.249, True), (0.251, False), (0.3, False)])
async def test_the_player_owing_uno_has_a_head_start_of_250_ms(
    race_harness: RaceHarness, table: Table, uno_first: bool, uno: float, wins: bool
) -> None:
    made = [(ANN, "uno", uno), (CEM, "catch>0", 0.0)]
    for person, move, at in made if uno_first else reversed(made):
        await race_harness.press(table, person, move, at)
    await race_harness.advance_and_settle(0.4)
    ann, cem = race_harness.presses if uno_first else reversed(race_harness.presses)
    if wins:
        assert (moves(table)[1:], ann.exception(), type(cem.exception())) == ([(0, "uno")], None, Stale)
    else:
        assert (moves(table)[1:], why(ann), cem.exception()) == ([(2, "catch>0")], Reason.UNO_NOT_NOW, None)


async def test_the_head_start_is_a_setting(store: SpyStore) -> None:
    race_harness = RaceHarness(store, Timing(uno_grace=0.0))
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5"})
    await play(table, ANN, "R1")
    await race_harness.press(table, ANN, "uno", 0.01)
    await race_harness.press(table, BOB, "catch>0", 0.0)
    await race_harness.advance_and_settle(0.4)
    assert last(table)[:2] == (1, "catch>0")


@pytest.mark.parametrize("catch_first", [True, False])
@pytest.mark.parametrize(("catch", "wins"), [(-0.01, True), (0.01, False)])
async def test_a_catch_races_with_the_play_that_closes_its_window(
    race_harness: RaceHarness, table: Table, catch_first: bool, catch: float, wins: bool
) -> None:
    made = [(CEM, "catch>0", catch), (BOB, "R3", 0.0)]
    for person, move, at in made if catch_first else reversed(made):
        await race_harness.press(table, person, move, at)
    await race_harness.advance_and_settle(0.4)
    cem, bob = race_harness.presses if catch_first else reversed(race_harness.presses)
    assert bob.exception() is None
    if wins:
        assert (moves(table)[1:], cem.exception()) == ([(2, "catch>0"), (1, "R3")], None)
    else:
        assert (moves(table)[1:], type(cem.exception())) == ([(1, "R3")], Stale)


async def test_a_move_pressed_twice_while_it_is_held_is_played_once(race_harness: RaceHarness, table: Table) -> None:
    once = await race_harness.press(table, BOB, "R3", 0.1)
    twice = await race_harness.press(table, BOB, "draw", 0.0)
    await race_harness.advance_and_settle(0.4)
    assert moves(table)[1:] == [(1, "draw")]
    assert (type(once.exception()), twice.exception()) == (Stale, None)


async def test_uno_after_a_held_play_of_the_same_player_counts(race_harness: RaceHarness) -> None:
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3 R4", CEM: "G1 G2 G3"})
    await play(table, ANN, "R1")
    play_of_bob = await race_harness.press(table, BOB, "R3", 0.0)
    uno = await race_harness.press(table, BOB, "uno", 0.1)
    await race_harness.advance_and_settle(0.4)
    assert (play_of_bob.exception(), uno.exception()) == (None, None)
    assert moves(table)[1:] == [(1, "R3"), (1, "uno")]


async def test_a_press_held_when_the_round_ends_is_stale(race_harness: RaceHarness) -> None:
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3", CEM: "G1 G2 G3"})
    await play(table, ANN, "R1")
    catch = await race_harness.press(table, CEM, "catch>0", 0.1)
    out = await race_harness.press(table, BOB, "R3", 0.0)
    await race_harness.advance_and_settle(0.4)
    assert (out.exception(), type(catch.exception())) == (None, Stale)
    assert table.view().status == "pause"


async def test_the_table_answers_while_presses_are_held(race_harness: RaceHarness, table: Table) -> None:
    await race_harness.press(table, BOB, "R3", 0.0)
    await table.touch(CEM)
    await table.change(CEM, players.leave)
    await table.touch(CEM, returning=True)
    await race_harness.advance_and_settle(0.4)
    assert last(table)[1] == "R3"


async def test_ending_the_table_refuses_held_presses(race_harness: RaceHarness, table: Table) -> None:
    press = await race_harness.press(table, BOB, "R3", 0.0)
    await table.change(ANN, hosting.end)
    await race_harness.advance_and_settle(0.4)
    assert isinstance(press.exception(), Stale)
    assert table.ply == 1


async def test_the_first_press_to_wake_settles_all_held_presses(race_harness: RaceHarness, table: Table) -> None:
    """No alarm of the hub is needed: a held press wakes by itself."""
    await race_harness.press(table, BOB, "R3", 0.0)
    await race_harness.press(table, CEM, "catch>0", -0.1)
    race_harness.clock.now += 0.4
    await asyncio.gather(*race_harness.presses)
    assert moves(table)[1:] == [(2, "catch>0"), (1, "R3")]


# AIs and clocks


async def noticed(race_harness: RaceHarness, table: Table) -> None:
    """Advance the clock until an AI's press is held."""
    await race_harness.until(
        lambda: table.ply == 1 and race_harness.hub.moments[table.id] == race_harness.clock() + 0.4
    )


async def test_an_ai_catch_loses_to_a_faster_player(race_harness: RaceHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    change_manners(monkeypatch, notices=1)
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"})
    await play(table, ANN, "R1")
    await noticed(race_harness, table)
    bob = await race_harness.press(table, BOB, "catch>0", race_harness.clock() - START - 0.01)
    await race_harness.advance_and_settle(0.4)
    assert bob.exception() is None
    assert moves(table)[1:] == [(1, "catch>0")]


async def test_an_ai_catch_beats_a_slower_player(race_harness: RaceHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    change_manners(monkeypatch, notices=1)
    table = await race_harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"})
    await play(table, ANN, "R1")
    await noticed(race_harness, table)
    ann = await race_harness.press(table, ANN, "uno", race_harness.clock() - START + 0.3)
    await race_harness.advance_and_settle(0.4)
    assert why(ann) is Reason.UNO_NOT_NOW
    assert moves(table)[1:] == [(2, "catch>0")]


async def test_an_ai_play_leaves_time_for_catches_in_transit(
    race_harness: RaceHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, notices=0)
    table = await race_harness.deal({ANN: "R1 R2", "Kim": "R3 R4 R5", BOB: "G1 G2 G3"})
    await play(table, ANN, "R1")
    await noticed(race_harness, table)
    bob = await race_harness.press(table, BOB, "catch>0", race_harness.clock() - START - 0.1)
    await race_harness.advance_and_settle(0.4)
    assert bob.exception() is None
    assert [seat for seat, _ in moves(table)[1:]] == [2, 1]


async def test_a_clock_move_leaves_time_for_catches_in_transit(race_harness: RaceHarness, table: Table) -> None:
    await noticed(race_harness, table)
    assert race_harness.clock() == START + 60
    cem = await race_harness.press(table, CEM, "catch>0", 59.9)
    await race_harness.advance_and_settle(0.4)
    assert cem.exception() is None
    assert moves(table)[1:] == [(2, "catch>0"), (1, "draw")]
    assert (last(table)[2], table.state.seats[1].misses) == ("clock", 1)


async def test_a_move_just_in_time_is_not_a_missed_turn(race_harness: RaceHarness, table: Table) -> None:
    await noticed(race_harness, table)
    bob = await race_harness.press(table, BOB, "R3", 59.9)
    await race_harness.advance_and_settle(0.4)
    assert bob.exception() is None
    assert moves(table)[1:] == [(1, "R3")]
    assert table.state.seats[1].misses == 0


async def test_a_player_returning_while_the_stand_ins_move_is_held_plays_themselves(
    race_harness: RaceHarness, table: Table
) -> None:
    await table.change(BOB, players.leave)
    await noticed(race_harness, table)
    await table.touch(BOB, returning=True)
    await race_harness.advance_and_settle(0.4)
    assert table.ply == 1
    await race_harness.press(table, BOB, "R3", 10)
    await race_harness.advance_and_settle(0.4)
    assert last(table) == (1, "R3", None)


# The database


async def test_when_the_database_refuses_each_press_is_told(race_harness: RaceHarness, table: Table) -> None:
    catch = await race_harness.press(table, CEM, "catch>0", 0.0)
    bob = await race_harness.press(table, BOB, "R3", 0.1)
    race_harness.store.refusal = StorageError("full")
    race_harness.clock.now += 0.4
    await asyncio.gather(*race_harness.presses, return_exceptions=True)
    assert isinstance(catch.exception(), StorageError)
    assert isinstance(bob.exception(), Stale)
    race_harness.store.refusal = None
    assert table.broken
    again = await race_harness.load(table.id)
    assert moves(again) == [(0, "R1")]


async def test_held_presses_fail_if_their_table_breaks(race_harness: RaceHarness, table: Table) -> None:
    press = await race_harness.press(table, BOB, "R3", 0.0)
    race_harness.store.refusal = Overtaken("elsewhere")
    with pytest.raises(Refused):
        await table.change(CEM, players.leave)
    race_harness.store.refusal = None
    race_harness.clock.now += 0.4
    await asyncio.gather(press, return_exceptions=True)
    assert isinstance(press.exception(), Stale)


async def test_a_clock_retries_when_its_held_move_cannot_be_written(
    race_harness: RaceHarness, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await noticed(race_harness, table)
    race_harness.store.refusal = StorageError("full")
    await race_harness.advance(0.4)
    race_harness.store.refusal = None
    await race_harness.advance(70)
    caplog.clear()
    again = await race_harness.load(table.id)
    assert last(again)[2] == "clock"
