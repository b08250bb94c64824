"""Presses that compete are judged by when they were made (issue: races), whoever is nearer to the server."""

from __future__ import annotations

import asyncio
from itertools import permutations

import pytest

from tests.tables.hall import Hall, moves, why
from tests.tables.room import ANN, BOB, CEM, DAN, START, NotedStore, behave, hand, last, play
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import Reason
from unobot.storage.store import Overtaken, StorageError
from unobot.tables.errors import Refused, Stale
from unobot.tables.state import hosting, players
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table


@pytest.fixture
async def table(hall: Hall) -> Table:
    """Ann has just laid her last card but one and has not said Uno; Bob is to move."""
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4 R5 R6", CEM: "G1 G2 G3"}, pile="R8 R9 Y0 Y1 Y2 Y3 Y4")
    await play(table, ANN, "R1")
    return table


# What is held, and how long


async def test_nothing_is_held_while_nobody_may_be_caught(hall: Hall) -> None:
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4 R5"})
    for person, move in ((ANN, "uno"), (ANN, "R1"), (BOB, "R3"), (ANN, "draw"), (ANN, "pass")):
        press = await hall.press(table, person, move, 0)
        assert press.done()
        assert press.exception() is None
    assert table.ply == 5


@pytest.mark.parametrize(("person", "move"), [(ANN, "uno"), (CEM, "catch>0"), (BOB, "R3"), (BOB, "draw")])
async def test_what_competes_is_held_400_ms_from_its_arrival(hall: Hall, table: Table, person: int, move: str) -> None:
    hall.clock.now += 5
    press = await hall.press(table, person, move, 4.9)
    await hall.advance(0.399)
    assert (table.ply, press.done()) == (1, False)
    await hall.advance(0.002)
    await press
    assert last(table)[1] == move


async def test_the_hold_begins_with_the_first_and_no_later_press_makes_it_longer(hall: Hall, table: Table) -> None:
    await hall.press(table, BOB, "R3", 0)
    await hall.advance(0.39)
    late = await hall.press(table, CEM, "catch>0", -0.1)
    await hall.advance(0.0101)
    await asyncio.gather(*hall.presses, return_exceptions=True)
    assert moves(table) == [(0, "R1"), (2, "catch>0"), (1, "R3")]
    assert late.exception() is None


async def test_what_comes_after_the_hold_is_judged_by_what_then_stands(hall: Hall, table: Table) -> None:
    await hall.press(table, BOB, "R3", 0)
    await hall.pass_by(0.4)
    late = await hall.press(table, CEM, "catch>0", -1, ply=1)
    assert isinstance(late.exception(), Stale)
    assert moves(table) == [(0, "R1"), (1, "R3")]


async def test_what_comes_when_the_hold_is_over_and_nobody_has_woken_yet_is_late_too(hall: Hall, table: Table) -> None:
    await hall.press(table, BOB, "R3", 0)
    hall.clock.now += 0.4
    with pytest.raises(Stale):
        await table.submit(CEM, 1, parse_move("catch>0"), START - 1)
    assert moves(table) == [(0, "R1"), (1, "R3")]


async def test_a_move_that_cannot_be_is_refused_at_once(hall: Hall, table: Table) -> None:
    illegal = await hall.press(table, BOB, "G9", 0)
    assert why(illegal) is Reason.NOT_IN_HAND
    assert why(await hall.press(table, CEM, "G1", 0)) is Reason.NOT_YOUR_TURN
    stale = await hall.press(table, CEM, "catch>0", 0, ply=0)
    assert isinstance(stale.exception(), Stale)
    assert why(await hall.press(table, CEM, "uno", 0)) is Reason.UNO_NOT_NOW
    assert table.ply == 1
    assert table.next_due() != START + 0.4


async def test_with_a_hold_of_zero_the_first_to_arrive_is_the_first(store: NotedStore) -> None:
    hall = Hall(store, Timing(race_hold=0.0))
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4 R5", CEM: "G1 G2 G3"})
    await play(table, ANN, "R1")
    assert (await hall.press(table, BOB, "R3", 1)).exception() is None
    assert isinstance((await hall.press(table, CEM, "catch>0", 0, ply=1)).exception(), Stale)


# Who wins


@pytest.mark.parametrize("arrival", list(permutations((BOB, CEM, DAN))))
async def test_of_three_who_catch_the_earliest_wins_whatever_the_order_of_arrival(
    hall: Hall, arrival: tuple[int, ...]
) -> None:
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4 R5", CEM: "G1 G2 G3", DAN: "G4 G5 G6"}, pile="R8 R9 Y0 Y1")
    await play(table, ANN, "R1")
    made = {BOB: 0.02, CEM: 0.01, DAN: 0.03}
    presses = {person: await hall.press(table, person, "catch>0", made[person]) for person in arrival}
    await hall.pass_by(0.4)
    assert moves(table)[1:] == [(2, "catch>0")]
    assert presses[CEM].exception() is None
    assert isinstance(presses[BOB].exception(), Stale)
    assert isinstance(presses[DAN].exception(), Stale)
    assert hand(table, ANN) == "R2 R8 R9"


async def test_of_two_presses_of_one_moment_the_first_to_arrive_wins(hall: Hall, table: Table) -> None:
    first = await hall.press(table, CEM, "catch>0", 0.1)
    second = await hall.press(table, BOB, "catch>0", 0.1)
    await hall.pass_by(0.4)
    assert (first.exception(), type(second.exception())) == (None, Stale)


@pytest.mark.parametrize("uno_first", [True, False])
@pytest.mark.parametrize(("uno", "wins"), [(0.0, True), (0.2, True), (0.249, True), (0.251, False), (0.3, False)])
async def test_whoever_owes_the_uno_counts_as_250_ms_earlier(
    hall: Hall, table: Table, uno_first: bool, uno: float, wins: bool
) -> None:
    made = [(ANN, "uno", uno), (CEM, "catch>0", 0.0)]
    for person, move, at in made if uno_first else reversed(made):
        await hall.press(table, person, move, at)
    await hall.pass_by(0.4)
    ann, cem = hall.presses if uno_first else reversed(hall.presses)
    if wins:
        assert (moves(table)[1:], ann.exception(), type(cem.exception())) == ([(0, "uno")], None, Stale)
    else:
        assert (moves(table)[1:], why(ann), cem.exception()) == ([(2, "catch>0")], Reason.UNO_NOT_NOW, None)


async def test_the_grace_is_a_setting(store: NotedStore) -> None:
    hall = Hall(store, Timing(uno_grace=0.0))
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4 R5"})
    await play(table, ANN, "R1")
    await hall.press(table, ANN, "uno", 0.01)
    await hall.press(table, BOB, "catch>0", 0.0)
    await hall.pass_by(0.4)
    assert last(table)[:2] == (1, "catch>0")


@pytest.mark.parametrize("catch_first", [True, False])
@pytest.mark.parametrize(("catch", "wins"), [(-0.01, True), (0.01, False)])
async def test_a_catch_races_with_the_play_that_ends_its_time(
    hall: Hall, table: Table, catch_first: bool, catch: float, wins: bool
) -> None:
    made = [(CEM, "catch>0", catch), (BOB, "R3", 0.0)]
    for person, move, at in made if catch_first else reversed(made):
        await hall.press(table, person, move, at)
    await hall.pass_by(0.4)
    cem, bob = hall.presses if catch_first else reversed(hall.presses)
    assert bob.exception() is None
    if wins:
        assert (moves(table)[1:], cem.exception()) == ([(2, "catch>0"), (1, "R3")], None)
    else:
        assert (moves(table)[1:], type(cem.exception())) == ([(1, "R3")], Stale)


async def test_a_move_pressed_twice_while_it_is_held_is_played_once(hall: Hall, table: Table) -> None:
    once = await hall.press(table, BOB, "R3", 0.1)
    twice = await hall.press(table, BOB, "draw", 0.0)
    await hall.pass_by(0.4)
    assert moves(table)[1:] == [(1, "draw")]
    assert (type(once.exception()), twice.exception()) == (Stale, None)


async def test_an_uno_said_after_ones_own_held_play_counts(hall: Hall) -> None:
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4", CEM: "G1 G2 G3"})
    await play(table, ANN, "R1")
    play_of_bob = await hall.press(table, BOB, "R3", 0.0)
    uno = await hall.press(table, BOB, "uno", 0.1)
    await hall.pass_by(0.4)
    assert (play_of_bob.exception(), uno.exception()) == (None, None)
    assert moves(table)[1:] == [(1, "R3"), (1, "uno")]


async def test_what_was_held_when_the_round_ended_is_stale(hall: Hall) -> None:
    table = await hall.given({ANN: "R1 R2", BOB: "R3", CEM: "G1 G2 G3"})
    await play(table, ANN, "R1")
    catch = await hall.press(table, CEM, "catch>0", 0.1)
    out = await hall.press(table, BOB, "R3", 0.0)
    await hall.pass_by(0.4)
    assert (out.exception(), type(catch.exception())) == (None, Stale)
    assert table.view().status == "pause"


async def test_while_presses_are_held_the_table_answers_everybody(hall: Hall, table: Table) -> None:
    await hall.press(table, BOB, "R3", 0.0)
    await table.touch(CEM)
    await table.change(CEM, players.leave)
    await table.touch(CEM, returning=True)
    await hall.pass_by(0.4)
    assert last(table)[1] == "R3"


async def test_who_ends_the_table_ends_what_was_held(hall: Hall, table: Table) -> None:
    press = await hall.press(table, BOB, "R3", 0.0)
    await table.change(ANN, hosting.end)
    await hall.pass_by(0.4)
    assert isinstance(press.exception(), Stale)
    assert table.ply == 1


async def test_whoever_wakes_first_plays_everything(hall: Hall, table: Table) -> None:
    """Nothing hangs on the alarm of the hub: a press that is held wakes by itself."""
    await hall.press(table, BOB, "R3", 0.0)
    await hall.press(table, CEM, "catch>0", -0.1)
    hall.clock.now += 0.4
    await asyncio.gather(*hall.presses)
    assert moves(table)[1:] == [(2, "catch>0"), (1, "R3")]


# AIs and clocks


async def noticed(hall: Hall, table: Table) -> None:
    """Let time pass until an AI's press is held."""
    await hall.until(lambda: table.ply == 1 and hall.hub.moments[table.id] == hall.clock() + 0.4)


async def test_an_ai_that_catches_is_beaten_by_whoever_was_quicker(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    behave(monkeypatch, notices=1)
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"})
    await play(table, ANN, "R1")
    await noticed(hall, table)
    bob = await hall.press(table, BOB, "catch>0", hall.clock() - START - 0.01)
    await hall.pass_by(0.4)
    assert bob.exception() is None
    assert moves(table)[1:] == [(1, "catch>0")]


async def test_an_ai_that_catches_beats_whoever_was_slower(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    behave(monkeypatch, notices=1)
    table = await hall.given({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"})
    await play(table, ANN, "R1")
    await noticed(hall, table)
    ann = await hall.press(table, ANN, "uno", hall.clock() - START + 0.3)
    await hall.pass_by(0.4)
    assert why(ann) is Reason.UNO_NOT_NOW
    assert moves(table)[1:] == [(2, "catch>0")]


async def test_a_play_of_an_ai_leaves_those_under_way_the_time_to_catch(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, notices=0)
    table = await hall.given({ANN: "R1 R2", "Kim": "R3 R4 R5", BOB: "G1 G2 G3"})
    await play(table, ANN, "R1")
    await noticed(hall, table)
    bob = await hall.press(table, BOB, "catch>0", hall.clock() - START - 0.1)
    await hall.pass_by(0.4)
    assert bob.exception() is None
    assert [seat for seat, _ in moves(table)[1:]] == [2, 1]


async def test_the_clocks_move_leaves_those_under_way_the_time_to_catch(hall: Hall, table: Table) -> None:
    await noticed(hall, table)
    assert hall.clock() == START + 60
    cem = await hall.press(table, CEM, "catch>0", 59.9)
    await hall.pass_by(0.4)
    assert cem.exception() is None
    assert moves(table)[1:] == [(2, "catch>0"), (1, "draw")]
    assert (last(table)[2], table.state.seats[1].misses) == ("clock", 1)


async def test_who_moves_just_in_time_has_not_missed_their_turn(hall: Hall, table: Table) -> None:
    await noticed(hall, table)
    bob = await hall.press(table, BOB, "R3", 59.9)
    await hall.pass_by(0.4)
    assert bob.exception() is None
    assert moves(table)[1:] == [(1, "R3")]
    assert table.state.seats[1].misses == 0


async def test_who_comes_back_while_the_stand_ins_move_is_held_plays_themselves(hall: Hall, table: Table) -> None:
    await table.change(BOB, players.leave)
    await noticed(hall, table)
    await table.touch(BOB, returning=True)
    await hall.pass_by(0.4)
    assert table.ply == 1
    await hall.press(table, BOB, "R3", 10)
    await hall.pass_by(0.4)
    assert last(table) == (1, "R3", None)


# The database


async def test_when_the_database_refuses_each_press_is_told(hall: Hall, table: Table) -> None:
    catch = await hall.press(table, CEM, "catch>0", 0.0)
    bob = await hall.press(table, BOB, "R3", 0.1)
    hall.store.refusal = StorageError("full")
    hall.clock.now += 0.4
    await asyncio.gather(*hall.presses, return_exceptions=True)
    assert isinstance(catch.exception(), StorageError)
    assert isinstance(bob.exception(), Stale)
    hall.store.refusal = None
    assert table.broken
    again = await hall.load(table.id)
    assert moves(again) == [(0, "R1")]


async def test_what_is_held_is_lost_with_a_table_that_breaks_meanwhile(hall: Hall, table: Table) -> None:
    press = await hall.press(table, BOB, "R3", 0.0)
    hall.store.refusal = Overtaken("elsewhere")
    with pytest.raises(Refused):
        await table.change(CEM, players.leave)
    hall.store.refusal = None
    hall.clock.now += 0.4
    await asyncio.gather(press, return_exceptions=True)
    assert isinstance(press.exception(), Stale)


async def test_a_clock_that_cannot_write_what_it_held_tries_again(
    hall: Hall, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await noticed(hall, table)
    hall.store.refusal = StorageError("full")
    await hall.advance(0.4)
    hall.store.refusal = None
    await hall.advance(70)
    caplog.clear()
    again = await hall.load(table.id)
    assert last(again)[2] == "clock"
