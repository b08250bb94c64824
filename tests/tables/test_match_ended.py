"""The listener is told of the end of each match once, even if the process crashes after the end."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.harness import ANN, BOB, CHANNEL, GUILD, TableHarness, play
from unobot.model.storage_errors import StorageError
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.listener import EndedMatch, EndedSeat
from unobot.tables.state import hosting, players
from unobot.tables.table import Table

pytestmark = pytest.mark.both

WEEK = 7 * 24 * 3600
SHORT = Ruleset(target=12)


async def ends(harness: TableHarness) -> list[EndedMatch]:
    """Return the ends that the listener was told, after all open reports."""
    while harness.hub.reports.tasks:
        await asyncio.gather(*harness.hub.reports.tasks)
    return harness.listener.ended


async def hows(harness: TableHarness) -> list[tuple[int, str]]:
    return [(match.table_id, match.how) for match in await ends(harness)]


async def won(harness: TableHarness) -> Table:
    """Return a table at which Ann went out and reached the target."""
    table = await harness.deal({ANN: "R1", "Kim": "G1 G2 G9"}, ruleset=SHORT)
    await play(table, ANN, "R1")
    return table


async def test_a_match_that_is_won(harness: TableHarness) -> None:
    table = await won(harness)
    assert table.state.match_id is not None
    assert await ends(harness) == [
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
            ended=harness.clock(),
        )
    ]


@pytest.mark.parametrize("moderator", [False, True])
async def test_a_match_that_is_ended_early(harness: TableHarness, moderator: bool) -> None:
    table = await harness.match(ANN, BOB)
    assert await ends(harness) == []
    await table.change(BOB if moderator else ANN, hosting.end, moderator=moderator)
    (match,) = await ends(harness)
    assert (match.how, match.placing, match.rounds, match.ended) == ("closed", (), 1, harness.clock())


async def test_a_match_that_all_players_left_ends_after_a_week(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    for person in (ANN, BOB):
        await table.change(person, players.leave)
    await harness.advance(WEEK)
    assert await ends(harness) == []
    await harness.advance(3600)
    assert await hows(harness) == [(table.id, "expired")]


async def test_a_suspended_match(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    await table.suspend()
    other = await harness.match(ANN, BOB, channel=CHANNEL + 1)
    await other.suspend()
    await other.change(ANN, hosting.end)
    await harness.advance(WEEK + 1)
    assert await hows(harness) == [(other.id, "closed"), (table.id, "expired")]


async def test_a_lobby_is_no_match(harness: TableHarness) -> None:
    forgotten = await harness.lobby(ANN)
    await harness.advance(24 * 3600)
    left = await harness.lobby(ANN)
    await left.change(ANN, players.leave)
    assert not forgotten.is_live
    assert not left.is_live
    assert await ends(harness) == []
    assert await harness.store.unreported() == []


async def test_the_end_of_a_match_is_told_once(harness: TableHarness) -> None:
    table = await won(harness)
    harness.hub.changed(table)  # as when an engine's answer comes too late
    assert len(await ends(harness)) == 1
    harness.hub.changed(table)
    await harness.hub.refresh(table.id, GUILD, table.state.version)
    await harness.hub.refresh_all()
    assert len(await ends(harness)) == 1
    again = harness.successor()
    await again.hub.restore()
    await again.load(table.id)
    assert await ends(again) == []


async def test_an_end_that_was_stored_before_a_crash_is_told_at_the_next_start(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        # the process crashes right after the end is stored
        patched.setattr(harness.hub.reports, "report", lambda *_: None)
        table = await won(harness)
    again = harness.successor()
    again.clock.now += 3600
    assert await again.hub.restore() == 0
    assert await hows(again) == [(table.id, "won")]
    assert again.listener.ended[0].ended == harness.clock() - 3600
    third = harness.successor()
    await third.hub.restore()
    assert await ends(third) == []


async def test_an_end_written_by_another_process_is_told_by_the_home_process(harness: TableHarness) -> None:
    elsewhere = harness.successor()
    elsewhere.hub._at_home = lambda _: False
    tables = [await harness.match(ANN, BOB), await harness.match(ANN, BOB, channel=CHANNEL + 1)]
    for table in tables:
        await (await elsewhere.load(table.id)).change(ANN, hosting.end)
    await elsewhere.hub.restore()
    assert await ends(elsewhere) == []
    heard, unheard = tables
    state = await harness.store.load_table(heard.id)
    assert state is not None
    await harness.hub.refresh(heard.id, GUILD, state.version)
    assert await hows(harness) == [(heard.id, "closed")]
    await harness.hub.refresh_all()  # after missed notices
    assert await hows(harness) == [(heard.id, "closed"), (unheard.id, "closed")]


async def test_a_database_that_fails_after_the_call_does_not_repeat_it(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    note, failures = harness.store.mark_reported, [StorageError("full"), StorageError("full")]

    async def fails(match_id: int) -> None:
        if failures:
            raise failures.pop()
        await note(match_id)

    monkeypatch.setattr(harness.store, "mark_reported", fails)
    harness.clock.slept.clear()
    await won(harness)
    while harness.hub.reports.tasks:
        await asyncio.wait(
            (*harness.hub.reports.tasks, asyncio.ensure_future(harness.clock.slept.wait())),
            return_when="FIRST_COMPLETED",
        )
        harness.clock.slept.clear()
        harness.clock.now += harness.timing.retry
    assert len(await ends(harness)) == 1
    assert await harness.store.unreported() == []


async def test_a_listener_that_fails_is_told_again_at_the_next_start(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: EndedMatch) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(harness.listener, "match_ended", fails)
    table = await won(harness)
    await ends(harness)
    assert f"table {table.id}: the end of its match could not be reported" in caplog.text
    caplog.clear()
    again = harness.successor()
    await again.hub.restore()
    assert await hows(again) == [(table.id, "won")]
