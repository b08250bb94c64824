"""The staleness of a press depends on its verb: a move belongs to its turn, a catch to its cause, Uno to its round."""

from __future__ import annotations

import pytest

from tests.tables.harness import ANN, BOB, CEM, STRANGER, TableHarness, all_views, hand, last, play
from unobot.model.refused import Refused, Stale
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.tables.state import hosting, players
from unobot.tables.table import Table


async def press(table: Table, user_id: int, ply: int, move: str) -> None:
    await table.submit(user_id, ply, parse_move(move))


async def stale(table: Table, user_id: int, ply: int, move: str) -> None:
    """Check that the press is stale and changes nothing."""
    before = all_views(table)
    with pytest.raises(Stale):
        await press(table, user_id, ply, move)
    assert all_views(table) == before


@pytest.fixture
async def table(harness: TableHarness) -> Table:
    """Return a table with Ann to move and two cards that fit. Cem holds one card and may say Uno."""
    return await harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5 R6", CEM: "G1"}, pile="R8 R9 Y0 Y1 Y2 Y3 Y4")


# Moves of the turn


async def test_a_move_of_an_earlier_ply_is_stale(table: Table) -> None:
    await press(table, ANN, 0, "R1!")
    await stale(table, BOB, 0, "R3")
    await press(table, BOB, 1, "R3")
    assert last(table) == (1, "R3", None)


async def test_a_move_pressed_twice_is_played_once(table: Table) -> None:
    await press(table, ANN, 0, "R1!")
    await stale(table, ANN, 0, "R1!")
    assert table.ply == 1


async def test_a_move_stays_valid_after_uno_in_its_turn(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, CEM, 1, "uno")
    await press(table, CEM, 1, "catch>0")
    await press(table, BOB, 1, "R3")
    assert last(table) == (1, "R3", None)


async def test_a_move_is_stale_when_its_own_turn_asks_something_else(table: Table) -> None:
    await press(table, ANN, 0, "draw")
    await stale(table, ANN, 0, "draw")
    await stale(table, ANN, 0, "R1")
    await press(table, ANN, 1, "pass")


async def test_an_illegal_move_plays_nothing(table: Table) -> None:
    before = all_views(table)
    with pytest.raises(IllegalMove) as refusal:
        await press(table, ANN, 0, "G5")
    assert refusal.value.reason is Reason.NOT_IN_HAND
    assert all_views(table) == before
    assert not table.broken


# Catches


async def test_a_catch_holds_while_its_window_is_open(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, CEM, 1, "uno")
    await press(table, BOB, 1, "catch>0")
    assert last(table) == (1, "catch>0", None)
    assert hand(table, ANN) == "R2 R8 R9"


async def test_a_catch_of_a_closed_window_is_stale(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, BOB, 1, "R3")
    await stale(table, CEM, 1, "catch>0")
    await stale(table, CEM, 2, "catch>0")


async def test_a_catch_from_before_its_cause_is_stale(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await stale(table, BOB, 0, "catch>0")


async def test_the_second_of_two_catches_is_stale(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, BOB, 1, "catch>0")
    await stale(table, CEM, 1, "catch>0")


async def test_a_catch_for_an_older_cause_does_not_catch_the_newer(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, BOB, 1, "catch>0")
    await play(table, BOB, "R3")
    await play(table, CEM, "draw", "pass")
    await play(table, ANN, "R2")
    await play(table, BOB, "R4")
    await play(table, CEM, "draw", "pass")
    await play(table, ANN, "R8")
    cause = table.view().causes[0]
    assert cause == table.ply == 10
    await stale(table, BOB, 1, "catch>0")
    await stale(table, BOB, cause - 1, "catch>0")
    await press(table, BOB, cause, "catch>0")
    assert last(table) == (1, "catch>0", None)


async def test_a_catch_for_one_seat_does_not_catch_another(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "R3 R4", CEM: "G1 G2"})
    await press(table, ANN, 0, "R1")
    await press(table, BOB, 1, "R3")
    assert table.view().causes == {1: 2}
    await stale(table, CEM, 1, "catch>0")
    await stale(table, CEM, 2, "catch>0")
    await stale(table, CEM, 1, "catch>1")
    await press(table, CEM, 2, "catch>1")


# Uno


async def test_a_late_uno_holds_while_its_window_is_open(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, CEM, 1, "uno")
    await press(table, ANN, 1, "uno")
    assert last(table) == (0, "uno", None)
    await stale(table, BOB, 1, "catch>0")


async def test_uno_of_a_closed_window_is_said_all_the_same(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, BOB, 1, "R3")
    await press(table, ANN, 1, "uno")  # too late to matter: no player can catch it anymore
    assert last(table) == (0, "uno", None)


async def test_uno_before_the_play_may_be_pressed_on_a_table_drawn_before_the_turn(table: Table) -> None:
    await press(table, ANN, 0, "R1!")
    await press(table, BOB, 1, "R3")
    await press(table, CEM, 2, "draw")
    await press(table, CEM, 3, "pass")
    await press(table, ANN, 4, "draw")
    await press(table, ANN, 0, "uno")
    assert last(table) == (0, "uno", None)


async def test_uno_that_does_not_fit_is_refused_with_the_reason_and_never_as_stale(table: Table) -> None:
    await press(table, ANN, 0, "R1!")
    before = all_views(table)
    for user_id, reason in ((ANN, Reason.UNO_ALREADY_SAID), (BOB, Reason.UNO_NOT_NOW)):
        with pytest.raises(IllegalMove) as refusal:
            await press(table, user_id, 0, "uno")
        assert refusal.value.reason is reason
    assert all_views(table) == before


async def test_uno_after_the_catch_comes_too_late(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    await press(table, BOB, 1, "catch>0")
    before = all_views(table)
    with pytest.raises(IllegalMove) as refusal:
        await press(table, ANN, 1, "uno")
    assert refusal.value.reason is Reason.UNO_NOT_NOW
    assert all_views(table) == before


async def test_uno_before_the_play_belongs_to_its_turn(table: Table) -> None:
    await press(table, CEM, 0, "uno")
    await press(table, ANN, 0, "uno")
    await press(table, ANN, 0, "R1")
    assert table.view().causes == {}
    await press(table, BOB, 3, "R3")
    with pytest.raises(IllegalMove) as refusal:
        await press(table, ANN, 3, "uno")
    assert refusal.value.reason is Reason.UNO_ALREADY_SAID


# The player of a press


async def test_a_press_for_another_seat_is_refused(table: Table) -> None:
    before = all_views(table)
    for move in ("R1", "draw"):
        with pytest.raises(IllegalMove) as refusal:
            await press(table, BOB, 0, move)
        assert refusal.value.reason is Reason.NOT_YOUR_TURN
    assert all_views(table) == before


async def test_a_press_without_a_seat_is_refused(table: Table) -> None:
    await press(table, ANN, 0, "R1")
    before = all_views(table)
    for move in ("R3", "draw", "catch>0", "uno"):
        with pytest.raises(Refused, match="refused-not-seated"):
            await press(table, STRANGER, 1, move)
    with pytest.raises(Refused, match="refused-not-seated"):
        await table.declare_ready(STRANGER)
    assert all_views(table) == before


async def test_a_press_of_an_absent_player_is_refused(table: Table) -> None:
    await table.change(ANN, players.leave)
    before = all_views(table)
    with pytest.raises(Refused, match="refused-away"):
        await press(table, ANN, 0, "R1")
    assert all_views(table) == before


async def test_between_rounds_and_after_the_match_every_press_is_stale(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "G1 G2"})
    await press(table, ANN, 0, "R1")
    assert table.view().status == "pause"
    for move in ("draw", "uno", "catch>0"):
        await stale(table, BOB, 1, move)
    await table.change(ANN, hosting.end)
    for move in ("draw", "uno", "catch>0"):
        await stale(table, BOB, 1, move)


async def test_in_the_lobby_every_press_is_stale(harness: TableHarness) -> None:
    await stale(await harness.lobby(ANN, BOB), ANN, 0, "draw")


async def test_only_the_pause_can_be_cut_short(table: Table) -> None:
    with pytest.raises(Stale):
        await table.declare_ready(ANN)
