"""After a kill, the new process has every table exactly as it was."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.databases import Database
from tests.tables.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    ELSEWHERE,
    PEOPLE,
    START,
    STRANGER,
    Clock,
    SpyStore,
    TableHarness,
    last,
    play,
    random_action,
    without_comings,
)
from unobot.tables.state import hosting, players
from unobot.tables.table import Table

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def other(database: Database) -> AsyncIterator[SpyStore]:
    """Return a second store on the same database."""
    store = await SpyStore.open(database.url)
    yield store
    await store.close()


def assert_same(back: Table, live: Table, grace: float) -> None:
    """Check that the stored table equals the live one: for every reader, and in its hidden state."""
    deadline = live.view().deadline
    expected = None if deadline is None else max(deadline, grace)
    for reader in (None, *PEOPLE, STRANGER):
        assert back.view(reader) == replace(without_comings(live.view(reader)), deadline=expected)
    for person in (*PEOPLE, STRANGER):
        assert back.legal_moves(person) == live.legal_moves(person)
        assert back.is_turn_of(person) == live.is_turn_of(person)
    assert (back.ply, back.is_live) == (live.ply, live.is_live)
    assert (back.log is None) == (live.log is None)
    if back.log is not None and live.log is not None:
        assert back.log.round == live.log.round
        assert (back.log.turn, back.log.causes) == (live.log.turn, live.log.causes)
        assert back.log.match.scores == live.log.match.scores
        assert back.log.match.number == live.log.match.number


@pytest.mark.slow
async def test_after_every_entry_a_new_process_has_the_same_table(harness: TableHarness, other: SpyStore) -> None:
    verbs = Counter[str]()
    wanted = {"uno", "catch", "draw", "pass", "accept", "challenge"}
    for seed in range(10):
        rng = random.Random(seed)
        hands: dict[int | str, str] = {ANN: "WD4 R1 G2", BOB: "WD4 Y1 B2", CEM: "R3 W G4", "Kim": "B3 Y2 R5"}
        table = await harness.deal(hands, channel=CHANNEL + seed)  # few cards, so that Uno comes often
        while table.is_live and table.ply < 60:
            ply = table.ply
            await random_action(harness, table, PEOPLE, rng)
            verbs[str(last(table)[1]).split(">")[0]] += table.ply - ply
            after = harness.successor(other)
            assert_same(await after.load(table.id), table, after.clock() + 60)
        if seed and wanted <= verbs.keys():
            return
        if table.is_live:
            await table.change(table.state.host_id, hosting.end)
    raise AssertionError(f"these were never played: {wanted - verbs.keys()}")


@pytest.mark.parametrize("answer", ["accept", "challenge"])
async def test_between_a_wild_draw_four_and_its_answer(harness: TableHarness, other: SpyStore, answer: str) -> None:
    table = await harness.deal({ANN: "WD4 R1 R2", BOB: "B1 B2", CEM: "G1 G2"})
    await play(table, ANN, "WD4R")
    back = await harness.successor(other).load(table.id)
    assert_same(back, table, harness.clock() + 60)
    await play(back, BOB, answer)
    again = await harness.successor(other).load(table.id)
    assert_same(again, back, harness.clock() + 60)
    assert again.legal_moves(BOB if answer == "challenge" else CEM)


async def test_an_open_uno_window_is_still_open(harness: TableHarness, other: SpyStore) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "B1 B2", CEM: "G1"})
    await play(table, ANN, "R1")
    await play(table, CEM, "uno")
    back = await harness.successor(other).load(table.id)
    assert_same(back, table, harness.clock() + 60)
    assert back.view().causes == {0: 1}
    await play(back, BOB, "catch>0")


async def test_the_same_cards_come_after_a_restart(harness: TableHarness, other: SpyStore) -> None:
    table = await harness.deal({ANN: "R1", BOB: "B1 B2"})
    await play(table, ANN, "R1")
    back = await harness.successor(other).load(table.id)
    assert back.log is not None
    assert table.log is not None
    assert back.log.next_deal() == table.log.next_deal()


async def test_lobby_pause_and_end_survive_a_restart(harness: TableHarness, other: SpyStore) -> None:
    harness.clock.now += 3600
    lobby = await harness.lobby(ANN, BOB, ais=2)
    assert_same(await harness.successor(other).load(lobby.id), lobby, 0)
    table = await harness.deal({ANN: "R1", BOB: "B1 B2"}, channel=ELSEWHERE)
    await play(table, ANN, "R1")
    assert_same(await harness.successor(other).load(table.id), table, harness.clock() + 60)
    await table.change(BOB, players.leave)
    assert_same(await harness.successor(other).load(table.id), table, harness.clock() + 60)
    await table.change(ANN, hosting.end)
    assert_same(await harness.successor(other).load(table.id), table, 0)


async def test_all_tables_of_a_process_are_restored_and_play_on(harness: TableHarness, other: SpyStore) -> None:
    tables = [await harness.match(ANN, ais=2, channel=CHANNEL + place) for place in range(3)]
    after = harness.successor(other)
    assert await after.hub.restore() == 3
    await after.advance(200)
    for table in tables:
        again = await after.load(table.id)
        assert again.ply > 1
        assert again.view().seats[0].autopilot


@pytest.mark.slow
async def test_a_killed_process_loses_no_acknowledged_move(database: Database, other: SpyStore) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.tables.crash_process", database.url, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(60)]
    process.send_signal(signal.SIGKILL)
    lines += (await process.stdout.read()).splitlines(keepends=True)
    assert await process.wait() == -signal.SIGKILL
    acknowledged = [line.decode().split(maxsplit=2) for line in lines if line.endswith(b"\n")]
    assert len(acknowledged) >= 60

    harness = TableHarness(other, Clock(START + 86_400))
    logs: dict[int, list[str]] = {}
    for table_id in {int(number) for number, _, _ in acknowledged}:
        state = (await harness.load(table_id)).state
        assert state.match_id is not None
        _, entries = await other.load_match(state.match_id)
        assert [entry.ply for entry in entries] == list(range(len(entries)))
        logs[table_id] = [str(entry.move) for entry in entries]
    for number, ply, move in acknowledged:
        assert logs[int(number)][int(ply)] == move.strip()

    table = await harness.load(int(acknowledged[-1][0]))
    if table.is_live:
        loaded = table.ply
        await harness.advance(70)
        assert table.ply > loaded
