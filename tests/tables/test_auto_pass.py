"""A drawn card that cannot be played: the table's own timer passes for people who want that."""

from __future__ import annotations

from msgspec.structs import replace

from tests.tables.room import ANN, BOB, Room, last, play
from unobot.storage.states import Preferences
from unobot.tables.state.auto_pass import PAUSE
from unobot.tables.table import Table

SHORT, LONG = PAUSE
PASSED = (0, "pass", None)
DREW = (0, "draw", None)


async def drew(room: Room) -> Table:
    """Return a table at which Ann has drawn a card that does not fit."""
    table = await room.given({ANN: "G1 G2 Y3", BOB: "G1 R8 Y3"}, top="R7", pile="B1 B2 B3 B4")
    await play(table, ANN, "draw")
    return table


async def prefer(room: Room, user_id: int, *, passes: bool) -> None:
    user = await room.store.user(user_id)
    await room.store.put_preferences(replace(user, preferences=Preferences(passes=passes)))


async def test_the_pass_comes_after_a_pause_and_looks_like_a_press(room: Room) -> None:
    table = await drew(room)
    await room.advance(SHORT - 0.1)
    assert last(table) == DREW
    await room.advance(LONG - SHORT + 0.1)
    assert last(table) == PASSED
    assert table.state.seats[0].misses == 0


async def test_a_person_who_wants_to_press_keeps_the_whole_clock(room: Room) -> None:
    await prefer(room, ANN, passes=False)
    table = await drew(room)
    await room.advance(LONG + 1)
    assert last(table) == DREW
    assert table.view().deadline is not None
    await room.advance(60)
    assert last(table) == (0, "pass", "clock")


async def test_the_public_cannot_tell_who_is_passed_for(room: Room) -> None:
    """While the card waits, the table tells its listener nothing, whatever the setting is."""
    table = await drew(room)
    told, seen = len(room.listener.told), table.view()
    await prefer(room, ANN, passes=False)
    await room.advance(LONG + 1)
    assert (len(room.listener.told), table.view()) == (told, seen)


async def test_a_changed_setting_holds_at_once(room: Room) -> None:
    await prefer(room, ANN, passes=False)
    table = await drew(room)
    await room.advance(LONG + 1)
    await prefer(room, ANN, passes=True)
    await table.reconsider_pass()
    await room.advance(LONG)
    assert last(table) == PASSED


async def test_a_player_who_is_faster_passes_once(room: Room) -> None:
    table = await drew(room)
    await play(table, ANN, "pass")
    assert last(table) == PASSED
    await room.advance(LONG + 1)
    assert last(table) == PASSED, "Bob is asked, and nothing is played for Bob"


async def test_the_pass_comes_after_a_restart_too(room: Room) -> None:
    table = await drew(room)
    after = room.successor()
    await after.hub.restore()
    again = await after.load(table.id)
    await after.advance(LONG)
    assert last(again) == PASSED


async def test_a_suspended_table_does_not_pass(room: Room) -> None:
    table = await drew(room)
    await table.suspend()
    await room.advance(LONG + 1)
    assert last(table) == DREW
    await table.resume_in(ANN, table.state.channel_id, moderator=False)
    await room.advance(LONG)
    assert last(table) == PASSED


async def test_a_clock_that_drew_a_card_passes_as_the_clock(room: Room) -> None:
    """Else a player who is away would never be on autopilot: a pass of their own resets the count."""
    table = await room.given({ANN: "G1 G2 Y3", BOB: "G1 R8 Y3"}, top="R7", pile="B1 B2 B3 B4")
    await room.until(lambda: last(table) == (0, "draw", "clock"))
    await room.until(lambda: table.is_turn_of(BOB))
    assert last(table) == (0, "pass", "clock")
    assert table.state.seats[0].misses == 1
