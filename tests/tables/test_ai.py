"""The pace of the AIs: they think like people, leave people time for Uno, and do not see everything."""

from __future__ import annotations

from tests.tables.room import ANN, BOB, PAUSE, START, Clock, NotedStore, Room, last, play
from unobot.ai.table_manners import TABLE_MANNERS

SEEDS = range(24)


def rooms(store: NotedStore) -> list[Room]:
    """Rooms that differ in chance only."""
    return [Room(store, Clock(), seed=seed) for seed in SEEDS]


async def test_an_ai_thinks_for_a_human_while(store: NotedStore) -> None:
    pauses = []
    for channel, room in enumerate(rooms(store)):
        table = await room.given({"Kim": "R1 R2 R3", ANN: "B1 B2 B3"}, channel=channel)
        await room.until(lambda table=table: table.ply == 1)  # type: ignore[misc]
        pauses.append(room.clock() - START)
    low, high = PAUSE
    assert low <= min(pauses) < max(pauses) <= high
    assert max(pauses) - min(pauses) > (high - low) / 2


async def test_ai_after_ai_each_thinks_anew(room: Room) -> None:
    table = await room.given({"Kim": "R1 R2 R3 B1", "Lou": "R4 R5 R6 B2", ANN: "B1 B2 B3"})
    await room.until(lambda: table.is_turn_of(ANN))
    first, second = (at - START for _, ply, _, at in room.listener.told if ply > 0)
    low, high = PAUSE
    assert low <= first <= high
    assert low <= second - first <= high
    assert [entry.by for entry in table.view().recent] == [None] * 3


async def test_an_ai_leaves_people_the_time_for_uno(store: NotedStore) -> None:
    for channel, room in enumerate(rooms(store)):
        table = await room.given({ANN: "R1 R2", "Kim": "R3 R4 R5", BOB: "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await room.advance(3.99)
        moved = any(entry.seat == 1 and entry.move != "catch>0" for entry in table.view().recent)
        assert not moved
        await room.advance(0.02)
        assert any(entry.seat == 1 and entry.move != "catch>0" for entry in table.view().recent)


async def test_an_ai_does_not_wait_where_nobody_else_can_use_the_time(room: Room) -> None:
    table = await room.given({ANN: "R1 R2", "Kim": "R3 R4 R5"})
    await play(table, ANN, "R1!")
    await room.advance(PAUSE[1])
    assert last(table)[0] == 1


async def test_an_ai_catches_now_and_then_and_never_at_once(store: NotedStore) -> None:
    caught = []
    for channel, room in enumerate(rooms(store)):
        table = await room.given({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await room.advance(50)
        if last(table) == (2, "catch>0", None):
            caught.append(room.listener.told[-1][3] - START)
        else:
            assert table.ply == 1
    low, high = TABLE_MANNERS["casual"].catches
    assert low <= min(caught) < max(caught) <= high
    assert len(SEEDS) / 5 < len(caught) < len(SEEDS) * 4 / 5


async def test_what_an_ai_noticed_of_an_earlier_window_is_over_with_it(store: NotedStore) -> None:
    noticed = 0
    for channel, room in enumerate(rooms(store)):
        table = await room.given({ANN: "R1 R2", BOB: "R3 R4", "Kim": "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await room.advance(3.4)
        await play(table, BOB, "R3")
        await room.advance(3.4)
        assert "catch>1" not in [entry.move for entry in table.view().recent]
        await room.advance(0.5)
        noticed += last(table)[1] == "catch>1"
    assert noticed


async def test_whoever_says_uno_in_time_is_not_caught(store: NotedStore) -> None:
    for channel, room in enumerate(rooms(store)):
        table = await room.given({ANN: "R1 R2", BOB: "R3 R4 R5", "Kim": "G1 G2"}, channel=channel)
        await play(table, ANN, "R1")
        await room.advance(3.4)
        await play(table, ANN, "uno")
        await room.advance(50)
        assert table.ply == 2


async def test_an_ai_never_catches_itself_and_needs_no_reminder_of_uno(room: Room) -> None:
    table = await room.given({"Kim": "R1 R2", ANN: "B1 B2 B3"})
    await room.until(lambda: table.ply == 1)
    assert str(last(table)[1]).endswith("!")
    assert table.view().causes == {}


async def test_without_ais_nobody_is_caught_by_the_clock(room: Room) -> None:
    table = await room.given({ANN: "R1 R2", BOB: "R3 R4 R5"})
    await play(table, ANN, "R1")
    await room.advance(50)
    assert table.ply == 1
