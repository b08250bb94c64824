"""A suspended table keeps everything and does nothing until a player resumes it in another channel."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, CHANNEL, ELSEWHERE, GUILD, STRANGER, TableHarness, hand, last, play
from tests.tables.race_harness import RaceHarness, why
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import lobby, players
from unobot.tables.table import Table

HANDS: dict[int | str, str] = {ANN: "R3 B1 B2", BOB: "R5 Y1 Y2"}


async def _refused(table: Table, reason: str, *moves: str) -> None:
    with pytest.raises(Refused, match=reason):
        await play(table, ANN, *moves)


async def test_nothing_is_played_and_no_clock_runs(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await table.suspend()
    await _refused(table, "refused-suspended", "R3")
    for action in (
        table.change(STRANGER, partial(players.join, name="Eve")),
        table.change(ANN, players.leave),
        table.declare_ready(ANN),
        table.change(ANN, partial(lobby.add_ai, level="casual")),
    ):
        with pytest.raises(Refused, match="refused-suspended"):
            await action
    await table.touch(ANN, returning=True)
    assert table.legal_moves(ANN) == []
    assert not table.is_turn_of(ANN)
    await harness.advance(6 * 24 * 3600)
    assert table.is_live
    assert (table.ply, hand(table, ANN)) == (0, "R3 B1 B2")

    await table.resume_in(BOB, ELSEWHERE, moderator=False)
    assert table.state.channel_id == ELSEWHERE
    await harness.advance(59)
    await play(table, ANN, "R3")
    assert last(table) == (0, "R3", None)


async def test_an_ai_waits_and_then_plays(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R3 B1 B2", "Kim": "R5 Y1 Y2"}, to_move=1)
    await table.suspend()
    await harness.advance(3600)
    assert table.ply == 0
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    await harness.advance(5)
    assert last(table) == (1, "R5", None)


async def test_a_match_is_kept_for_a_week_and_a_lobby_for_half_an_hour(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    lobby = await harness.hub.open(GUILD, ELSEWHERE, CEM, "Cem", "en-US")
    await harness.hub.suspend(GUILD)
    await harness.advance(1790)
    assert lobby.view().status == "lobby"
    await harness.advance(20)
    assert lobby.view().status == "closed"
    await harness.advance(7 * 24 * 3600 - 1830)
    assert table.state.status == "playing"
    await harness.advance(40)
    assert table.view().status == "closed"
    with pytest.raises(Refused, match="refused-not-suspended"):
        await table.resume_in(ANN, ELSEWHERE, moderator=False)


async def test_only_a_participant_may_resume(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    with pytest.raises(Refused, match="refused-not-suspended"):
        await table.resume_in(ANN, ELSEWHERE, moderator=True)
    await table.suspend()
    with pytest.raises(Refused, match="refused-only-seated-resumes"):
        await table.resume_in(STRANGER, ELSEWHERE, moderator=False)
    await table.resume_in(STRANGER, ELSEWHERE, moderator=True)
    assert not table.is_suspended


async def test_a_channel_with_a_table_is_refused_and_nothing_changes(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await harness.hub.open(GUILD, ELSEWHERE, CEM, "Cem", "en-US")
    await table.suspend()
    with pytest.raises(Refused, match="refused-channel-taken"):
        await table.resume_in(ANN, ELSEWHERE, moderator=False)
    assert not table.broken
    assert (table.is_suspended, table.state.channel_id) == (True, CHANNEL)
    with pytest.raises(Refused, match="refused-channel-suspended"):
        await harness.hub.open(GUILD, CHANNEL, CEM, "Cem", "en-US")


async def test_only_tables_of_the_deleted_channel_are_suspended(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    other = await harness.deal({CEM: "R1 R2", "Kim": "B1 B2"}, channel=ELSEWHERE)
    await harness.hub.suspend(GUILD, CHANNEL)
    assert (table.is_suspended, other.is_suspended) == (True, False)
    assert [each.id for each in await harness.hub.suspended_in(GUILD)] == [table.id]
    assert await harness.hub.suspended_in(GUILD + 1) == []


async def test_a_suspended_match_survives_when_its_players_leave(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await table.suspend()
    await harness.advance(3600)
    assert table.is_live
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    assert table.view().seats[0].away is False, "who goes on with it is there"
    assert table.view().seats[1].away
    assert table.is_turn_of(ANN)


async def test_the_pause_between_rounds_starts_again_after_a_resume(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R3", BOB: "Y1"})
    await play(table, ANN, "R3")
    await table.suspend()
    await harness.advance(3600)
    assert table.state.status == "pause"
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    await harness.advance(14)
    assert table.view().status == "pause"
    await harness.advance(2)
    assert table.view().status == "playing"


async def test_the_round_clock_restarts_after_a_resume(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, ruleset=Ruleset(blitz=120))
    await table.suspend()
    await harness.advance(3600)
    assert table.state.status == "playing"
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    assert table.transient.round_ends == harness.clock() + 120


async def test_a_press_held_when_the_channel_is_deleted_is_refused(race_harness: RaceHarness) -> None:
    table = await race_harness.deal({ANN: "R3 B1", BOB: "R5 Y1", CEM: "R6 R8"})
    await play(table, ANN, "R3")
    held = await race_harness.press(table, BOB, "catch>0", at=1)
    await table.suspend()
    await race_harness.advance_and_settle(1)
    refusal = held.exception()
    assert isinstance(refusal, Refused), why(held)
    assert refusal.reason == "refused-suspended"


async def test_a_table_stays_suspended_after_a_restart(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await table.suspend()
    again = harness.successor()
    await again.hub.restore()
    table = await again.load(table.id)
    assert table.is_suspended
    await again.advance(3600)
    assert table.ply == 0


async def test_a_database_that_refuses_changes_nothing(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await table.suspend()
    harness.store.refusal = StorageError("full")
    with pytest.raises(StorageError):
        await table.resume_in(ANN, ELSEWHERE, moderator=False)
    harness.store.refusal = None
    table = await harness.load(table.id)
    assert (table.is_suspended, table.state.channel_id) == (True, CHANNEL)


async def test_a_table_is_suspended_even_if_another_process_wrote_first(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await harness.store.save_table(table.state)
    await harness.hub.suspend(GUILD)
    assert (await harness.load(table.id)).is_suspended
