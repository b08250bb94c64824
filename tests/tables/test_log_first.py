"""The log is written before anything changes: what the database refuses has not happened, for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from tests.tables.room import ANN, BOB, CEM, CHANNEL, Room, last, play, sight
from unobot.storage.store import Overtaken, StorageError
from unobot.tables.errors import Stale
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table

Deed = Callable[[Table], Awaitable[None]]

IN_LOBBY: dict[str, Deed] = {
    "join": lambda table: table.change(CEM, partial(players.join, name="Cem")),
    "leave": lambda table: table.change(BOB, players.leave),
    "ai": lambda table: table.change(ANN, partial(lobby.add_ai, level="casual")),
    "no ai": lambda table: table.change(ANN, partial(lobby.remove_ai, name="Kim")),
    "start": lambda table: table.start(ANN, 1),
    "end": lambda table: table.change(ANN, hosting.end),
}
IN_PLAY: dict[str, Deed] = {
    "move": lambda table: play(table, ANN, "R1"),
    "leave": lambda table: table.change(ANN, players.leave),
    "end": lambda table: table.change(ANN, hosting.end),
}


async def refused(room: Room, table: Table, deed: Deed, refusal: Exception) -> None:
    """Expect that the deed fails, changes nothing, tells nobody, and succeeds with the table loaded anew."""
    before, told = sight(table), list(room.listener.told)
    room.store.refusal = refusal
    with pytest.raises(Stale if isinstance(refusal, Overtaken) else StorageError):
        await deed(table)
    assert sight(table) == before
    assert room.listener.told == told
    room.store.refusal = None
    again = await room.load(table.id)
    assert again is not table
    assert sight(again) == before
    told = list(room.listener.told)  # loading it has told that it is to be drawn
    with pytest.raises(Stale):
        await deed(table)  # whoever still holds the old object has to ask anew
    assert room.listener.told == told
    await deed(again)
    assert sight(again) != before
    assert len(room.listener.told) == len(told) + 1


@pytest.mark.parametrize("deed", IN_LOBBY.values(), ids=IN_LOBBY.keys())
async def test_a_lobby_is_left_as_it_was_when_the_database_refuses(room: Room, deed: Deed) -> None:
    await refused(room, await room.lobby(ANN, BOB, ais=1), deed, StorageError("full"))


@pytest.mark.parametrize("deed", IN_PLAY.values(), ids=IN_PLAY.keys())
async def test_a_match_is_left_as_it_was_when_the_database_refuses(room: Room, deed: Deed) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 G2 G3", "Kim": "B1 B2"})
    await refused(room, table, deed, StorageError("full"))


async def test_coming_back_has_not_happened_when_the_database_refuses(room: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    await table.change(BOB, players.leave)
    await refused(room, table, lambda each: each.touch(BOB, returning=True), StorageError("full"))


async def test_the_next_deal_has_not_happened_when_the_database_refuses(room: Room) -> None:
    room.clock.now += 3600  # long after the start, so that no clock is forgiven anything
    table = await room.given({ANN: "R1", BOB: "G1 G2 G3"})
    await play(table, ANN, "R1")
    room.store.refusal = StorageError("full")
    await table.declare_ready(ANN)  # the first needs no write
    told = len(room.listener.told)
    with pytest.raises(StorageError):
        await table.declare_ready(BOB)
    assert len(room.listener.told) == told
    room.store.refusal = None
    again = await room.load(table.id)
    assert (again.ply, again.view().status) == (table.ply, table.view().status) == (1, "pause")
    await room.advance(room.timing.round_pause)
    assert (again.ply, again.view().status) == (2, "playing")


async def test_a_ply_that_is_taken_makes_the_press_stale(room: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    await refused(room, table, lambda each: play(each, ANN, "R1"), Overtaken("taken"))


async def test_of_two_processes_the_second_loads_what_the_first_wrote(room: Room) -> None:
    mine = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    theirs = await room.successor().load(mine.id)
    await play(theirs, ANN, "R1")
    with pytest.raises(Stale):
        await mine.submit(ANN, 0, mine.legal_moves(ANN)[1])
    again = await room.load(mine.id)
    assert last(again) == (0, "R1", None)
    await play(again, BOB, "R8")
    assert again.ply == 2


async def test_the_clock_tries_again_when_the_database_refuses(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    await room.advance(59)
    before, told = sight(table), list(room.listener.told)
    room.store.refusal = StorageError("full")
    await room.advance(2)
    assert sight(table) == before
    assert room.listener.told == told
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    room.store.refusal = None
    await room.advance(room.timing.retry)
    assert last(await room.load(table.id)) == (0, "draw", "clock")
    caplog.clear()


async def test_nobody_sees_a_move_before_it_is_stored(room: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 G2 G3"})
    before, told = sight(table), list(room.listener.told)
    room.store.hold = asyncio.Event()
    press = asyncio.create_task(play(table, ANN, "R1"))
    await room.store.held.wait()
    assert sight(table) == before
    assert room.listener.told == told
    assert not press.done()
    room.store.hold.set()
    await press
    assert last(table) == (0, "R1", None)
    assert len(room.listener.told) == len(told) + 1


async def test_every_change_is_stored_before_it_is_told(room: Room) -> None:
    table = await room.match(ANN, ais=2)
    room.store.notes.clear()
    while table.ply < 30:
        if table.is_turn_of(ANN):
            await table.submit(ANN, table.ply, table.legal_moves(ANN)[0])
        else:
            await room.step()
    await table.change(ANN, players.leave)
    await table.touch(ANN, returning=True)
    await table.change(ANN, hosting.end)
    assert room.store.notes == ["stored", "told"] * (len(room.store.notes) // 2)
    assert len(room.store.notes) > 60
    assert await room.hub.at(CHANNEL) is None


async def test_two_presses_at_the_same_instant_play_one_card(room: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    first, second, *_ = table.legal_moves(ANN)
    outcomes = await asyncio.gather(table.submit(ANN, 0, first), table.submit(ANN, 0, second), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Stale]
    assert last(table) == (0, str(first), None)
    assert table.ply == 1
