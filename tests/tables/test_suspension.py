"""A table whose channel is gone keeps everything and does nothing, until somebody takes it to another channel."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.hall import Hall, why
from tests.tables.room import ANN, BOB, CEM, CHANNEL, ELSEWHERE, GUILD, STRANGER, Room, hand, last, play
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused
from unobot.tables.state import lobby, players
from unobot.tables.table import Table

HANDS: dict[int | str, str] = {ANN: "R3 B1 B2", BOB: "R5 Y1 Y2"}


async def _refused(table: Table, reason: str, *moves: str) -> None:
    with pytest.raises(Refused, match=reason):
        await play(table, ANN, *moves)


async def test_nothing_is_played_and_no_clock_runs(room: Room) -> None:
    table = await room.given(HANDS)
    await table.suspend()
    await _refused(table, "refused-suspended", "R3")
    for deed in (
        table.change(STRANGER, partial(players.join, name="Eve")),
        table.change(ANN, players.leave),
        table.declare_ready(ANN),
        table.change(ANN, partial(lobby.add_ai, level="casual")),
    ):
        with pytest.raises(Refused, match="refused-suspended"):
            await deed
    await table.touch(ANN, returning=True)
    assert table.legal_moves(ANN) == []
    assert not table.is_turn_of(ANN)
    await room.advance(6 * 24 * 3600)
    assert table.is_live
    assert (table.ply, hand(table, ANN)) == (0, "R3 B1 B2")

    await table.resume_in(BOB, ELSEWHERE, moderator=False)
    assert table.state.channel_id == ELSEWHERE
    await room.advance(59)
    await play(table, ANN, "R3")
    assert last(table) == (0, "R3", None)


async def test_an_ai_waits_and_then_plays(room: Room) -> None:
    table = await room.given({ANN: "R3 B1 B2", "Kim": "R5 Y1 Y2"}, to_move=1)
    await table.suspend()
    await room.advance(3600)
    assert table.ply == 0
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    await room.advance(5)
    assert last(table) == (1, "R5", None)


async def test_a_match_is_kept_for_a_week_and_a_lobby_for_half_an_hour(room: Room) -> None:
    table = await room.given(HANDS)
    lobby = await room.hub.open(GUILD, ELSEWHERE, CEM, "Cem", "en-US")
    await room.hub.suspend(GUILD)
    await room.advance(1790)
    assert lobby.view().status == "lobby"
    await room.advance(20)
    assert lobby.view().status == "closed"
    await room.advance(7 * 24 * 3600 - 1830)
    assert table.state.status == "playing"
    await room.advance(40)
    assert table.view().status == "closed"
    with pytest.raises(Refused, match="refused-not-suspended"):
        await table.resume_in(ANN, ELSEWHERE, moderator=False)


async def test_only_who_is_at_it_may_go_on(room: Room) -> None:
    table = await room.given(HANDS)
    with pytest.raises(Refused, match="refused-not-suspended"):
        await table.resume_in(ANN, ELSEWHERE, moderator=True)
    await table.suspend()
    with pytest.raises(Refused, match="refused-only-seated-resumes"):
        await table.resume_in(STRANGER, ELSEWHERE, moderator=False)
    await table.resume_in(STRANGER, ELSEWHERE, moderator=True)
    assert not table.is_suspended


async def test_a_channel_with_a_table_is_refused_and_nothing_changes(room: Room) -> None:
    table = await room.given(HANDS)
    await room.hub.open(GUILD, ELSEWHERE, CEM, "Cem", "en-US")
    await table.suspend()
    with pytest.raises(Refused, match="refused-channel-taken"):
        await table.resume_in(ANN, ELSEWHERE, moderator=False)
    assert not table.broken
    assert (table.is_suspended, table.state.channel_id) == (True, CHANNEL)
    with pytest.raises(Refused, match="refused-channel-suspended"):
        await room.hub.open(GUILD, CHANNEL, CEM, "Cem", "en-US")


async def test_only_the_channel_that_went_is_stranded(room: Room) -> None:
    table = await room.given(HANDS)
    other = await room.given({CEM: "R1 R2", "Kim": "B1 B2"}, channel=ELSEWHERE)
    await room.hub.suspend(GUILD, CHANNEL)
    assert (table.is_suspended, other.is_suspended) == (True, False)
    assert [each.id for each in await room.hub.suspended_in(GUILD)] == [table.id]
    assert await room.hub.suspended_in(GUILD + 1) == []


async def test_who_left_does_not_end_a_match_that_waits(room: Room) -> None:
    table = await room.given(HANDS)
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await table.suspend()
    await room.advance(3600)
    assert table.is_live
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    assert table.view().seats[0].away is False, "who goes on with it is there"
    assert table.view().seats[1].away
    assert table.is_turn_of(ANN)


async def test_a_pause_has_its_whole_time_again(room: Room) -> None:
    table = await room.given({ANN: "R3", BOB: "Y1"})
    await play(table, ANN, "R3")
    await table.suspend()
    await room.advance(3600)
    assert table.state.status == "pause"
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    await room.advance(9)
    assert table.view().status == "pause"
    await room.advance(2)
    assert table.view().status == "playing"


async def test_the_clock_of_a_round_begins_anew(room: Room) -> None:
    table = await room.given(HANDS, ruleset=Ruleset(blitz=120))
    await table.suspend()
    await room.advance(3600)
    assert table.state.status == "playing"
    await table.resume_in(ANN, ELSEWHERE, moderator=False)
    assert table.transient.round_ends == room.clock() + 120


async def test_what_is_held_when_the_channel_goes_is_refused(hall: Hall) -> None:
    table = await hall.given({ANN: "R3 B1", BOB: "R5 Y1", CEM: "R6 R8"})
    await play(table, ANN, "R3")
    held = await hall.press(table, BOB, "catch>0", at=1)
    await table.suspend()
    await hall.pass_by(1)
    refusal = held.exception()
    assert isinstance(refusal, Refused), why(held)
    assert refusal.reason == "refused-suspended"


async def test_it_is_stranded_after_a_restart_too(room: Room) -> None:
    table = await room.given(HANDS)
    await table.suspend()
    again = room.successor()
    await again.hub.restore()
    table = await again.load(table.id)
    assert table.is_suspended
    await again.advance(3600)
    assert table.ply == 0


async def test_a_database_that_refuses_changes_nothing(room: Room) -> None:
    table = await room.given(HANDS)
    await table.suspend()
    room.store.refusal = StorageError("full")
    with pytest.raises(StorageError):
        await table.resume_in(ANN, ELSEWHERE, moderator=False)
    room.store.refusal = None
    table = await room.load(table.id)
    assert (table.is_suspended, table.state.channel_id) == (True, CHANNEL)


async def test_it_is_stranded_though_another_process_wrote_first(room: Room) -> None:
    table = await room.given(HANDS)
    await room.store.save_table(table.state)
    await room.hub.suspend(GUILD)
    assert (await room.load(table.id)).is_suspended
