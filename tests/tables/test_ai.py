"""The timing of AIs: they pause like people, leave people time for Uno, and overlook some catches."""

from __future__ import annotations

from tests.tables.harness import ANN, BOB, PAUSE, START, Clock, SpyStore, TableHarness, last, play
from unobot.ai.table_manners import TABLE_MANNERS

SEEDS = range(24)


def harnesses(store: SpyStore) -> list[TableHarness]:
    """Return harnesses that differ only in their random seed."""
    return [TableHarness(store, Clock(), seed=seed) for seed in SEEDS]


async def test_an_ai_pauses_before_it_moves(store: SpyStore) -> None:
    pauses = []
    for channel, harness in enumerate(harnesses(store)):
        table = await harness.deal({"Kim": "R1 R2 R3", ANN: "B1 B2 B3"}, channel=channel)
        await harness.until(lambda table=table: table.ply == 1)  # type: ignore[misc]
        pauses.append(harness.clock() - START)
    low, high = PAUSE
    assert low <= min(pauses) < max(pauses) <= high
    assert max(pauses) - min(pauses) > (high - low) / 2


async def test_consecutive_ais_each_take_their_own_pause(harness: TableHarness) -> None:
    table = await harness.deal({"Kim": "R1 R2 R3 B1", "Lou": "R4 R5 R6 B2", ANN: "B1 B2 B3"})
    await harness.until(lambda: table.is_turn_of(ANN))
    first, second = (at - START for _, ply, _, at in harness.listener.told if ply > 0)
    low, high = PAUSE
    assert low <= first <= high
    assert low <= second - first <= high
    assert [entry.by for entry in table.view().recent] == [None] * 3


async def test_an_ai_leaves_people_the_time_for_uno(store: SpyStore) -> None:
    for channel, harness in enumerate(harnesses(store)):
        table = await harness.deal({ANN: "R1 R2", "Kim": "R3 R4 R5", BOB: "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await harness.advance(3.99)
        moved = any(entry.seat == 1 and entry.move != "catch>0" for entry in table.view().recent)
        assert not moved
        await harness.advance(0.02)
        assert any(entry.seat == 1 and entry.move != "catch>0" for entry in table.view().recent)


async def test_an_ai_does_not_wait_when_no_player_can_use_the_time(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", "Kim": "R3 R4 R5"})
    await play(table, ANN, "R1!")
    await harness.advance(PAUSE[1])
    assert last(table)[0] == 1


async def test_an_ai_catches_now_and_then_and_never_at_once(store: SpyStore) -> None:
    caught = []
    for channel, harness in enumerate(harnesses(store)):
        table = await harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await harness.advance(50)
        if last(table) == (2, "catch>0", None):
            caught.append(harness.listener.told[-1][3] - START)
        else:
            assert table.ply == 1
    low, high = TABLE_MANNERS["casual"].catches
    assert low <= min(caught) < max(caught) <= high
    assert len(SEEDS) / 5 < len(caught) < len(SEEDS) * 4 / 5


async def test_an_ai_forgets_what_it_noticed_when_the_uno_window_closes(store: SpyStore) -> None:
    noticed = 0
    for channel, harness in enumerate(harnesses(store)):
        table = await harness.deal({ANN: "R1 R2", BOB: "R3 R4", "Kim": "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await harness.advance(3.4)
        await play(table, BOB, "R3")
        await harness.advance(3.4)
        assert "catch>1" not in [entry.move for entry in table.view().recent]
        await harness.advance(0.5)
        noticed += last(table)[1] == "catch>1"
    assert noticed


async def test_a_player_saying_uno_in_time_is_not_caught(store: SpyStore) -> None:
    for channel, harness in enumerate(harnesses(store)):
        table = await harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await harness.advance(3.4)
        await play(table, ANN, "uno")
        await harness.advance(50)
        assert table.ply == 2


async def test_an_ai_never_catches_itself_and_needs_no_reminder_of_uno(harness: TableHarness) -> None:
    table = await harness.deal({"Kim": "R1 R2", ANN: "B1 B2 B3"})
    await harness.until(lambda: table.ply == 1)
    assert str(last(table)[1]).endswith("!")
    assert table.view().causes == {}


async def test_without_ais_the_clock_catches_no_player(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "R3 R4 R5"})
    await play(table, ANN, "R1")
    await harness.advance(50)
    assert table.ply == 1
