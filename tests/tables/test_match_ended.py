"""The listener is told of every match that ends, however it ends: once, and also of one that ended before a crash."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.room import ANN, BOB, CHANNEL, GUILD, Room, play
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import StorageError
from unobot.tables.listener import EndedMatch, EndedSeat
from unobot.tables.state import hosting, players
from unobot.tables.table import Table

WEEK = 7 * 24 * 3600
SHORT = Ruleset(target=12)


async def ends(room: Room) -> list[EndedMatch]:
    """What the listener has been told, once nothing is on its way to it."""
    while room.hub.reports.tasks:
        await asyncio.gather(*room.hub.reports.tasks)
    return room.listener.ended


async def hows(room: Room) -> list[tuple[int, str]]:
    return [(match.table_id, match.how) for match in await ends(room)]


async def won(room: Room) -> Table:
    """Ann goes out, and reaches the target."""
    table = await room.given({ANN: "R1", "Kim": "G1 G2 G9"}, ruleset=SHORT)
    await play(table, ANN, "R1")
    return table


async def test_a_match_that_is_won(room: Room) -> None:
    table = await won(room)
    assert table.state.match_id is not None
    assert await ends(room) == [
        EndedMatch(
            id=table.state.match_id,
            table_id=table.id,
            guild_id=GUILD,
            channel_id=CHANNEL,
            ruleset=SHORT,
            seats=(EndedSeat(ANN, "Ann", None, 12), EndedSeat(None, "Kim", "casual", 0)),
            rounds=1,
            placing=(0, 1),
            how="won",
            ended=room.clock(),
        )
    ]


@pytest.mark.parametrize("moderator", [False, True])
async def test_a_match_that_is_ended_early(room: Room, moderator: bool) -> None:
    table = await room.match(ANN, BOB)
    assert await ends(room) == []
    await table.change(BOB if moderator else ANN, hosting.end, moderator=moderator)
    (match,) = await ends(room)
    assert (match.how, match.placing, match.rounds, match.ended) == ("closed", (), 1, room.clock())


async def test_a_match_that_everybody_left_ends_after_a_week(room: Room) -> None:
    table = await room.match(ANN, BOB)
    for person in (ANN, BOB):
        await table.change(person, players.leave)
    await room.advance(WEEK)
    assert await ends(room) == []
    await room.advance(3600)
    assert await hows(room) == [(table.id, "expired")]


async def test_a_suspended_match(room: Room) -> None:
    table = await room.match(ANN, BOB)
    await table.suspend()
    other = await room.match(ANN, BOB, channel=CHANNEL + 1)
    await other.suspend()
    await other.change(ANN, hosting.end)
    await room.advance(WEEK + 1)
    assert await hows(room) == [(other.id, "closed"), (table.id, "expired")]


async def test_a_lobby_is_no_match(room: Room) -> None:
    forgotten = await room.lobby(ANN)
    await room.advance(24 * 3600)
    left = await room.lobby(ANN)
    await left.change(ANN, players.leave)
    assert not forgotten.is_live
    assert not left.is_live
    assert await ends(room) == []
    assert await room.store.unreported() == []


async def test_no_end_is_told_twice(room: Room) -> None:
    table = await won(room)
    room.hub.changed(table)  # as when an engine's answer comes too late
    assert len(await ends(room)) == 1
    room.hub.changed(table)
    await room.hub.refresh(table.id, GUILD, table.state.version)
    await room.hub.refresh_all()
    assert len(await ends(room)) == 1
    again = room.successor()
    await again.hub.restore()
    await again.load(table.id)
    assert await ends(again) == []


async def test_an_end_that_was_stored_before_a_crash_is_told_at_the_next_start(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(room.hub.reports, "tell", lambda *_: None)  # the process dies right after the end was stored
        table = await won(room)
    again = room.successor()
    again.clock.now += 3600
    assert await again.hub.restore() == 0
    assert await hows(again) == [(table.id, "won")]
    assert again.listener.ended[0].ended == room.clock() - 3600
    third = room.successor()
    await third.hub.restore()
    assert await ends(third) == []


async def test_an_end_elsewhere_is_told_at_home(room: Room) -> None:
    elsewhere = room.successor()
    elsewhere.hub._at_home = lambda _: False
    tables = [await room.match(ANN, BOB), await room.match(ANN, BOB, channel=CHANNEL + 1)]
    for table in tables:
        await (await elsewhere.load(table.id)).change(ANN, hosting.end)
    await elsewhere.hub.restore()
    assert await ends(elsewhere) == []
    heard, unheard = tables
    state = await room.store.load_table(heard.id)
    assert state is not None
    await room.hub.refresh(heard.id, GUILD, state.version)
    assert await hows(room) == [(heard.id, "closed")]
    await room.hub.refresh_all()  # after a silence
    assert await hows(room) == [(heard.id, "closed"), (unheard.id, "closed")]


async def test_a_database_that_fails_after_the_call_does_not_repeat_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    note, failures = room.store.note_report, [StorageError("full"), StorageError("full")]

    async def fails(match_id: int) -> None:
        if failures:
            raise failures.pop()
        await note(match_id)

    monkeypatch.setattr(room.store, "note_report", fails)
    room.clock.slept.clear()
    await won(room)
    while room.hub.reports.tasks:
        await asyncio.wait(
            (*room.hub.reports.tasks, asyncio.ensure_future(room.clock.slept.wait())), return_when="FIRST_COMPLETED"
        )
        room.clock.slept.clear()
        room.clock.now += room.timing.retry
    assert len(await ends(room)) == 1
    assert await room.store.unreported() == []


async def test_a_listener_that_fails_is_told_again_at_the_next_start(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: EndedMatch) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(room.listener, "match_ended", fails)
    table = await won(room)
    await ends(room)
    assert f"table {table.id}: the end of its match could not be told" in caplog.text
    caplog.clear()
    again = room.successor()
    await again.hub.restore()
    assert await hows(again) == [(table.id, "won")]
