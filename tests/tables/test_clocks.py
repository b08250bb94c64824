"""A player's clock: the move when it runs out, autopilot, the reminder, and downtimes."""

from __future__ import annotations

import pytest

from tests.tables.harness import ANN, BOB, CEM, ELSEWHERE, PAUSE, START, Clock, TableHarness, last, play
from unobot.model.seat import SeatState
from unobot.model.table import TableOptions
from unobot.rules.events import Phase
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import players
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

THREE: dict[int | str, str] = {ANN: "G1 G2 G3", BOB: "B1 B2 B3"}


def seat(table: Table, person: int) -> SeatState:
    return next(seat for seat in table.state.seats if seat.user_id == person)


# The clock runs out


async def test_a_table_has_its_own_time_for_a_move_unless_its_rules_give_one(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=TableOptions(turn_seconds=300.0))
    assert table.view().deadline == harness.clock() + 300
    await harness.advance(299.9)
    assert (table.ply, harness.listener.reminded) == (0, [(ANN, START + 120)])
    await play(table, ANN, "draw", "pass")
    assert table.view().deadline == harness.clock() + 300
    other = await harness.deal(
        THREE, options=TableOptions(turn_seconds=300.0), ruleset=Ruleset(turn_seconds=30), channel=ELSEWHERE
    )
    assert other.view().deadline == harness.clock() + 30


async def test_a_tables_own_time_survives_a_restart(harness: TableHarness) -> None:
    table = await harness.deal(THREE, options=TableOptions(turn_seconds=300.0))
    await harness.advance(290)
    again = await harness.successor().load(table.id)
    assert again.view().deadline == harness.clock() + 60
    await play(again, ANN, "draw", "pass")
    assert again.view().deadline == harness.clock() + 300


async def test_a_person_has_the_whole_turn(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    assert table.view().deadline == harness.clock() + 60
    await harness.advance(59.9)
    assert table.ply == 0
    await harness.advance(0.1)
    assert last(table) == (0, "draw", "clock")


async def test_the_rest_of_a_missed_turn_follows_at_once_and_counts_once(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(60)
    assert (table.ply, seat(table, ANN).misses) == (1, 1)
    await harness.advance(PAUSE[1])
    assert last(table) == (0, "pass", "clock")
    assert (table.ply, seat(table, ANN).misses, seat(table, ANN).autopilot) == (2, 1, False)
    assert table.is_turn_of(BOB)
    assert table.view().deadline == harness.listener.told[-1][3] + 60


async def test_owed_cards_are_accepted(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "WD4 R1 R2", BOB: "B1 B2 B3"})
    await play(table, ANN, "WD4R")
    await harness.advance(60)
    assert last(table) == (1, "accept", "clock")
    assert table.is_turn_of(ANN)


async def test_a_color_is_named_as_the_stand_in_would(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "Y1 G2 G3", BOB: "B1 B2"}, top="W", phase=Phase.COLOR)
    await harness.advance(60)
    assert last(table) == (0, "color G", "clock")


async def test_two_missed_turns_in_a_row_put_the_seat_on_autopilot(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(63)
    await play(table, BOB, "draw", "pass")
    await harness.advance(59)
    assert not seat(table, ANN).autopilot
    await harness.advance(1)
    assert last(table) == (0, "draw", "clock")
    assert table.view().seats[0].autopilot
    await harness.advance(PAUSE[1])
    assert last(table) == (0, "pass", "autopilot")


async def asleep(harness: TableHarness) -> Table:
    """Return a table with Ann on autopilot and Bob to move."""
    table = await harness.deal({ANN: "G1 G2 G3 G4", BOB: "B1 B2 B3 B4"}, pile="Y0 Y1 Y2 Y3 G7 R5 R6 R8 R9 W W")
    await harness.advance(63)
    await play(table, BOB, "draw", "pass")
    await harness.advance(63)
    assert seat(table, ANN).autopilot
    assert table.is_turn_of(BOB)
    return table


async def test_on_autopilot_the_stand_in_plays_until_the_owner_presses_anything(harness: TableHarness) -> None:
    table = await asleep(harness)
    await play(table, BOB, "draw", "pass")
    assert table.view().deadline is None
    await harness.advance(PAUSE[1])
    assert last(table)[0] == 0
    assert last(table)[2] == "autopilot"
    await harness.until(lambda: table.is_turn_of(BOB))
    await table.touch(ANN)
    assert (seat(table, ANN).autopilot, seat(table, ANN).misses) == (False, 0)
    await play(table, BOB, "draw", "pass")
    assert table.view().deadline == harness.clock() + 60
    await harness.advance(59)
    assert table.is_turn_of(ANN)


async def test_a_player_returning_in_their_turn_gets_a_whole_clock(harness: TableHarness) -> None:
    table = await asleep(harness)
    await play(table, BOB, "draw", "pass")
    harness.clock.now += 1
    await table.touch(ANN)
    assert table.view().deadline == harness.clock() + 60
    ply = table.ply
    await harness.advance(59)
    assert table.ply == ply
    await harness.advance(1)
    assert last(table)[2] == "clock"
    assert not seat(table, ANN).autopilot


async def test_a_players_own_move_resets_the_count_of_missed_turns(harness: TableHarness) -> None:
    table = await harness.deal(THREE, pile="Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9")
    for _ in range(2):
        await harness.advance(63)
        assert seat(table, ANN).misses == 1
        await play(table, BOB, "draw", "pass")
        await play(table, ANN, "draw", "pass")
        assert seat(table, ANN).misses == 0
        await play(table, BOB, "draw", "pass")
    await harness.advance(60)
    assert (seat(table, ANN).misses, seat(table, ANN).autopilot) == (1, False)


async def test_a_catch_out_of_turn_resets_the_count_of_missed_turns(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "R1 R2", CEM: "B1 B2 B3"})
    await harness.advance(63)
    await play(table, BOB, "R1")
    assert seat(table, ANN).misses == 1
    await play(table, ANN, "catch>1")
    assert seat(table, ANN).misses == 0


async def test_drawing_gives_a_fresh_clock(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(50)
    await play(table, ANN, "draw")
    assert table.view().deadline == harness.clock() + 60


async def test_uno_and_catches_do_not_stop_the_clock_of_the_mover(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5", CEM: "G1"})
    await play(table, ANN, "R1")
    deadline = table.view().deadline
    assert deadline == harness.clock() + 60
    await harness.advance(20)
    await play(table, CEM, "uno")
    assert table.view().deadline == deadline
    await play(table, CEM, "catch>0")
    assert table.view().deadline == deadline
    await harness.advance(40)
    assert last(table) == (1, "draw", "clock")


async def test_the_table_sets_the_turn_time(harness: TableHarness) -> None:
    short = TableHarness(harness.store, harness.clock, Timing(turn=15))
    table = await short.deal(THREE)
    await short.advance(14.9)
    assert table.ply == 0
    await short.advance(0.1)
    assert table.ply == 1


# The reminder


async def test_an_idle_player_is_reminded_after_two_fifths_of_their_turn(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    harness.clock.now += 30  # Ann's last press was long ago
    await play(table, ANN, "draw", "pass")
    await harness.advance(59)
    assert harness.listener.reminded == [(BOB, START + 30 + 0.5 * 60)]


@pytest.mark.parametrize(
    ("pressed", "reminded"), [(-59, 24), (-40, 24), (-36, 24), (-26, 34), (-16, 44), (-15, 45), (0, 45)]
)
async def test_a_player_with_a_recent_press_is_reminded_later(
    harness: TableHarness, pressed: int, reminded: int
) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3"}, to_move=1)
    began = START + 59
    await harness.advance(59 + pressed)
    await table.touch(ANN)
    await harness.advance(-pressed)
    await play(table, BOB, "draw", "pass")
    await harness.advance(59)
    assert harness.listener.reminded[-1] == (ANN, began + reminded)


async def test_a_reminder_is_given_once_a_turn_and_changes_nothing(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    before = table.view()
    await harness.advance(59.9)
    assert [person for person, _ in harness.listener.reminded] == [ANN]
    assert table.view() == before
    await harness.advance(63)
    assert [person for person, _ in harness.listener.reminded] == [ANN, BOB]


async def test_an_ais_turn_reminds_no_player(harness: TableHarness) -> None:
    table = await harness.deal({"Kim": "G1 G2 G3", ANN: "B1 B2 B3"})
    await table.change(ANN, players.leave)
    await table.touch(ANN, returning=True)
    await harness.until(lambda: table.is_turn_of(ANN))
    assert harness.listener.reminded == []


# Downtimes


async def restarted(harness: TableHarness, downtime: float, timing: Timing | None = None) -> TableHarness:
    """Return the process that starts this many seconds after the last one was killed."""
    after = TableHarness(harness.store, Clock(harness.clock.now + downtime), timing or harness.timing)
    assert await after.hub.restore() == 1
    return after


async def test_a_downtime_runs_out_no_clock(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    await harness.advance(59)
    after = await restarted(harness, 3600)
    await after.advance(59.9)
    again = await after.load(table.id)
    assert (again.ply, seat(again, ANN).misses) == (0, 0)
    assert again.view().deadline == after.clock.now - 59.9 + 60
    await after.advance(0.1)
    assert last(again) == (0, "draw", "clock")


async def test_a_short_turn_gives_a_short_grace(harness: TableHarness) -> None:
    short = TableHarness(harness.store, harness.clock, Timing(turn=20))
    table = await short.deal(THREE)
    after = await restarted(harness, 3600, Timing(turn=20))
    await after.advance(19.9)
    assert (await after.load(table.id)).ply == 0
    await after.advance(0.1)
    assert (await after.load(table.id)).ply == 1


async def test_a_deadline_far_ahead_stays(harness: TableHarness) -> None:
    slow = TableHarness(harness.store, harness.clock, Timing(turn=600))
    table = await slow.deal(THREE)
    deadline = table.view().deadline
    after = await restarted(harness, 100, Timing(turn=600))
    assert (await after.load(table.id)).view().deadline == deadline
    await after.advance(499.9)
    assert (await after.load(table.id)).ply == 0
    await after.advance(0.1)
    assert (await after.load(table.id)).ply == 1


async def test_after_a_restart_the_clocks_run_without_a_press(harness: TableHarness) -> None:
    table = await harness.deal({"Kim": "R1 R2 R3", ANN: "B1 B2 B3"})
    after = await restarted(harness, 3600)
    await after.advance(70)
    entries = (await after.load(table.id)).view().recent
    assert [(entry.seat, entry.by) for entry in entries[1:4]] == [(0, None), (1, "clock"), (1, "clock")]


async def test_the_listener_is_told_of_a_changed_deadline(harness: TableHarness) -> None:
    table = await harness.deal(THREE)
    after = await restarted(harness, 3600)
    await after.load(table.id)
    assert [told[0] for told in after.listener.told] == [table.id]


async def test_a_lobby_and_an_abandoned_match_survive_a_downtime(harness: TableHarness) -> None:
    lobby = await harness.lobby(ANN, channel=ELSEWHERE)
    match = await harness.deal({BOB: "G1 G2 G3", "Kim": "B1 B2"})
    await match.change(BOB, players.leave)
    after = TableHarness(harness.store, Clock(harness.clock.now + 86_400))
    assert await after.hub.restore() == 2
    await after.advance(59)
    assert (await after.load(lobby.id)).is_live
    assert not (await after.load(match.id)).is_suspended
    await after.advance(1)
    assert not (await after.load(lobby.id)).is_live
    assert (await after.load(match.id)).view().adjourned
