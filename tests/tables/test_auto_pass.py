"""Automatic passing: the table's timer passes for players who want that after an unplayable drawn card."""

from __future__ import annotations

from msgspec.structs import replace

from tests.tables.harness import ANN, BOB, TableHarness, last, play
from unobot.model.people import Preferences
from unobot.tables.state.auto_pass import PASS_DELAY
from unobot.tables.table import Table

SHORT, LONG = PASS_DELAY
PASSED = (0, "pass", None)
DREW = (0, "draw", None)


async def drew(harness: TableHarness) -> Table:
    """Return a table at which Ann has drawn a card that does not fit."""
    table = await harness.deal({ANN: "G1 G2 Y3", BOB: "G1 R8 Y3"}, top="R7", pile="B1 B2 B3 B4")
    await play(table, ANN, "draw")
    return table


async def prefer(harness: TableHarness, user_id: int, *, passes: bool) -> None:
    user = await harness.store.user(user_id)
    await harness.store.put_preferences(replace(user, preferences=Preferences(passes=passes)))


async def test_the_pass_comes_after_a_pause_and_looks_like_a_press(harness: TableHarness) -> None:
    table = await drew(harness)
    await harness.advance(SHORT - 0.1)
    assert last(table) == DREW
    await harness.advance(LONG - SHORT + 0.1)
    assert last(table) == PASSED
    assert table.state.seats[0].misses == 0


async def test_a_player_without_automatic_passing_keeps_the_whole_clock(harness: TableHarness) -> None:
    await prefer(harness, ANN, passes=False)
    table = await drew(harness)
    await harness.advance(LONG + 1)
    assert last(table) == DREW
    assert table.view().deadline is not None
    await harness.advance(60)
    assert last(table) == (0, "pass", "clock")


async def test_the_public_view_does_not_show_an_automatic_pass_in_advance(harness: TableHarness) -> None:
    """While the card waits, the listener is told nothing, whatever the setting is."""
    table = await drew(harness)
    told, seen = len(harness.listener.told), table.view()
    await prefer(harness, ANN, passes=False)
    await harness.advance(LONG + 1)
    assert (len(harness.listener.told), table.view()) == (told, seen)


async def test_a_changed_setting_holds_at_once(harness: TableHarness) -> None:
    await prefer(harness, ANN, passes=False)
    table = await drew(harness)
    await harness.advance(LONG + 1)
    await prefer(harness, ANN, passes=True)
    await table.reconsider_pass()
    await harness.advance(LONG)
    assert last(table) == PASSED


async def test_a_faster_player_passes_once(harness: TableHarness) -> None:
    table = await drew(harness)
    await play(table, ANN, "pass")
    assert last(table) == PASSED
    await harness.advance(LONG + 1)
    assert last(table) == PASSED, "Bob is asked, and nothing is played for Bob"


async def test_the_pass_comes_after_a_restart_too(harness: TableHarness) -> None:
    table = await drew(harness)
    after = harness.successor()
    await after.hub.restore()
    again = await after.load(table.id)
    await after.advance(LONG)
    assert last(again) == PASSED


async def test_a_suspended_table_does_not_pass(harness: TableHarness) -> None:
    table = await drew(harness)
    await table.suspend()
    await harness.advance(LONG + 1)
    assert last(table) == DREW
    await table.resume_in(ANN, table.state.channel_id, moderator=False)
    await harness.advance(LONG)
    assert last(table) == PASSED


async def test_a_clock_that_drew_a_card_passes_as_the_clock(harness: TableHarness) -> None:
    """Otherwise an absent player would never be on autopilot: a pass of their own resets the count."""
    table = await harness.deal({ANN: "G1 G2 Y3", BOB: "G1 R8 Y3"}, top="R7", pile="B1 B2 B3 B4")
    await harness.until(lambda: last(table) == (0, "draw", "clock"))
    await harness.until(lambda: table.is_turn_of(BOB))
    assert last(table) == (0, "pass", "clock")
    assert table.state.seats[0].misses == 1
