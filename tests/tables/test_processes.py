"""Several processes on one database: a table is at home in one of them, and a press counts wherever it arrives."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.tables.room import ANN, BOB, CHANNEL, ELSEWHERE, GUILD, Room, hand, last, play
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.tables.errors import Stale
from unobot.tables.state import hosting

OTHER_GUILD = 12
BLITZ = replace(OFFICIAL, blitz=120)


@pytest.fixture
def elsewhere(room: Room) -> Room:
    """A second process, where this server is not at home: it gets the clicks in the DMs."""
    other = room.successor()
    other.hub._at_home = lambda guild_id: guild_id == OTHER_GUILD
    return other


async def told(room: Room, table_id: int) -> None:
    """What the database says to the process where the table is at home, after a write elsewhere."""
    state = await room.store.load_table(table_id)
    assert state is not None
    await room.hub.refresh(table_id, state.guild_id, state.version)


async def test_a_press_that_arrives_elsewhere_counts_and_is_drawn_at_home(room: Room, elsewhere: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await play(await elsewhere.load(table.id), ANN, "R1")
    assert elsewhere.listener.told == [], "it is drawn where it is at home"
    pictures = len(room.listener.told)
    await told(room, table.id)
    again = await room.load(table.id)
    assert last(again) == (0, "R1", None)
    assert len(room.listener.told) > pictures
    await play(again, BOB, "R8")
    assert hand(await elsewhere.load(table.id), BOB) == "G1 G3"


async def test_a_table_that_is_at_home_elsewhere_is_neither_kept_nor_rung(room: Room, elsewhere: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", "Kim": "G1 R8 G3"})
    foreign = await elsewhere.load(table.id)
    await play(foreign, ANN, "R1")
    assert elsewhere.hub.moments == {}
    assert await elsewhere.load(table.id) is not foreign
    await told(room, table.id)
    await room.until(lambda: room.listener.told[-1][1] == 2)  # the AI has played, at home
    assert elsewhere.hub.moments == {}


async def test_what_is_known_already_is_not_read_again(room: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await told(room, table.id)
    assert await room.load(table.id) is table


async def test_who_holds_the_old_picture_at_home_asks_anew(room: Room, elsewhere: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await play(await elsewhere.load(table.id), ANN, "R1")
    await told(room, table.id)
    with pytest.raises(Stale):
        await play(table, BOB, "R8")
    assert table.broken
    await play(await room.load(table.id), BOB, "R8")


async def test_the_clock_of_a_round_runs_on_while_others_write(room: Room, elsewhere: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"}, ruleset=BLITZ)
    ends = table.transient.round_ends
    room.clock.now += 30
    await play(await elsewhere.load(table.id), ANN, "R1")
    await told(room, table.id)
    assert ends is not None
    assert (await room.load(table.id)).transient.round_ends == ends


async def test_who_is_ready_stays_ready_while_others_write(room: Room, elsewhere: Room) -> None:
    table = await room.given({ANN: "R1", BOB: "G1 G2 G3"})
    await play(table, ANN, "R1")
    await table.declare_ready(ANN)
    await elsewhere.store.save_table(table.state)
    await told(room, table.id)
    again = await room.load(table.id)
    assert again.transient.ready == {0}
    await again.declare_ready(BOB)
    assert again.view().status == "playing"


async def test_a_table_that_was_closed_elsewhere_is_drawn_a_last_time(room: Room, elsewhere: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await (await elsewhere.load(table.id)).change(ANN, hosting.end)
    await told(room, table.id)
    assert room.listener.told[-1][2] == "closed"
    assert room.hub.moments == {}


async def test_a_start_takes_up_what_is_at_home(room: Room, elsewhere: Room) -> None:
    here = await room.lobby(ANN)
    there = await room.hub.open(OTHER_GUILD, ELSEWHERE, BOB, "Bob", "en-US")
    assert (here.state.guild_id, here.state.channel_id) == (GUILD, CHANNEL)
    assert await elsewhere.hub.restore() == 1
    assert list(elsewhere.hub.moments) == [there.id]


async def test_after_a_silence_every_table_is_looked_at_again(room: Room, elsewhere: Room) -> None:
    table = await room.given({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await play(await elsewhere.load(table.id), ANN, "R1")
    await room.hub.refresh_all()
    assert last(await room.load(table.id)) == (0, "R1", None)
