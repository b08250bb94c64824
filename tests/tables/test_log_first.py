"""The log is written before anything changes: a write that the database refuses has no effect for any reader."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, CHANNEL, TableHarness, all_views, last, play
from unobot.model.refused import Stale
from unobot.model.storage_errors import Overtaken, StorageError
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table

Action = Callable[[Table], Awaitable[None]]

IN_LOBBY: dict[str, Action] = {
    "join": lambda table: table.change(CEM, partial(players.join, name="Cem")),
    "leave": lambda table: table.change(BOB, players.leave),
    "ai": lambda table: table.change(ANN, partial(lobby.add_ai, level="casual")),
    "no ai": lambda table: table.change(ANN, partial(lobby.remove_ai, name="Kim")),
    "start": lambda table: table.start(ANN, 1),
    "end": lambda table: table.change(ANN, hosting.end),
}
IN_PLAY: dict[str, Action] = {
    "move": lambda table: play(table, ANN, "R1"),
    "leave": lambda table: table.change(ANN, players.leave),
    "end": lambda table: table.change(ANN, hosting.end),
}


async def refused(harness: TableHarness, table: Table, action: Action, refusal: Exception) -> None:
    """Check that the action fails and changes nothing, without a notification. After a reload it succeeds."""
    before, told = all_views(table), list(harness.listener.told)
    harness.store.refusal = refusal
    with pytest.raises(Stale if isinstance(refusal, Overtaken) else StorageError):
        await action(table)
    assert all_views(table) == before
    assert harness.listener.told == told
    harness.store.refusal = None
    again = await harness.load(table.id)
    assert again is not table
    assert all_views(again) == before
    told = list(harness.listener.told)  # loading the table told the listener to draw it
    with pytest.raises(Stale):
        await action(table)  # the old object is refused after that
    assert harness.listener.told == told
    await action(again)
    assert all_views(again) != before
    assert len(harness.listener.told) == len(told) + 1


@pytest.mark.parametrize("action", IN_LOBBY.values(), ids=IN_LOBBY.keys())
async def test_a_lobby_is_left_as_it_was_when_the_database_refuses(harness: TableHarness, action: Action) -> None:
    await refused(harness, await harness.lobby(ANN, BOB, ais=1), action, StorageError("full"))


@pytest.mark.parametrize("action", IN_PLAY.values(), ids=IN_PLAY.keys())
async def test_a_match_is_left_as_it_was_when_the_database_refuses(harness: TableHarness, action: Action) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 G2 G3", "Kim": "B1 B2"})
    await refused(harness, table, action, StorageError("full"))


async def test_a_player_stays_away_when_the_database_refuses(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    await table.change(BOB, players.leave)
    await refused(harness, table, lambda each: each.touch(BOB, returning=True), StorageError("full"))


async def test_the_next_round_is_not_dealt_when_the_database_refuses(harness: TableHarness) -> None:
    harness.clock.now += 3600  # long after the start, so that no clock gets a grace time
    table = await harness.deal({ANN: "R1", BOB: "G1 G2 G3"})
    await play(table, ANN, "R1")
    harness.store.refusal = StorageError("full")
    await table.declare_ready(ANN)  # the first request needs no write
    told = len(harness.listener.told)
    with pytest.raises(StorageError):
        await table.declare_ready(BOB)
    assert len(harness.listener.told) == told
    harness.store.refusal = None
    again = await harness.load(table.id)
    assert (again.ply, again.view().status) == (table.ply, table.view().status) == (1, "pause")
    await harness.advance(harness.timing.round_pause)
    assert (again.ply, again.view().status) == (2, "playing")


async def test_a_ply_that_is_taken_makes_the_press_stale(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    await refused(harness, table, lambda each: play(each, ANN, "R1"), Overtaken("taken"))


async def test_a_second_process_loads_what_the_first_wrote(harness: TableHarness) -> None:
    mine = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    theirs = await harness.successor().load(mine.id)
    await play(theirs, ANN, "R1")
    with pytest.raises(Stale):
        await mine.submit(ANN, 0, mine.legal_moves(ANN)[1])
    again = await harness.load(mine.id)
    assert last(again) == (0, "R1", None)
    await play(again, BOB, "R8")
    assert again.ply == 2


async def test_the_clock_tries_again_when_the_database_refuses(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    await harness.advance(59)
    before, told = all_views(table), list(harness.listener.told)
    harness.store.refusal = StorageError("full")
    await harness.advance(2)
    assert all_views(table) == before
    assert harness.listener.told == told
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    harness.store.refusal = None
    await harness.advance(harness.timing.retry)
    assert last(await harness.load(table.id)) == (0, "draw", "clock")
    caplog.clear()


async def test_a_move_is_visible_only_after_it_is_stored(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    before, told = all_views(table), list(harness.listener.told)
    harness.store.hold = asyncio.Event()
    press = asyncio.create_task(play(table, ANN, "R1"))
    await harness.store.held.wait()
    assert all_views(table) == before
    assert harness.listener.told == told
    assert not press.done()
    harness.store.hold.set()
    await press
    assert last(table) == (0, "R1", None)
    assert len(harness.listener.told) == len(told) + 1


async def test_every_change_is_stored_before_it_is_told(harness: TableHarness) -> None:
    table = await harness.match(ANN, ais=2)
    harness.store.notes.clear()
    while table.ply < 30:
        if table.is_turn_of(ANN):
            await table.submit(ANN, table.ply, table.legal_moves(ANN)[0])
        else:
            await harness.step()
    await table.change(ANN, players.leave)
    await table.touch(ANN, returning=True)
    await table.change(ANN, hosting.end)
    assert harness.store.notes == ["stored", "told"] * (len(harness.store.notes) // 2)
    assert len(harness.store.notes) > 60
    assert await harness.hub.at(CHANNEL) is None


async def test_two_presses_at_the_same_instant_play_one_card(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    first, second, *_ = table.legal_moves(ANN)
    outcomes = await asyncio.gather(table.submit(ANN, 0, first), table.submit(ANN, 0, second), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Stale]
    assert last(table) == (0, str(first), None)
    assert table.ply == 1
