"""The lobby: seats, the start, and when it closes."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, CHANNEL, ELSEWHERE, GUILD, NAMES, STRANGER, TableHarness, play
from unobot.model.refused import Refused
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table


async def open_at(harness: TableHarness, channel: int, ais: int = 0) -> Table:
    return await harness.hub.open(GUILD, channel, ANN, "Ann", "en-US", ["casual"] * ais)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.view().seats]


def host(table: Table) -> int | None:
    (only,) = [seat.user_id for seat in table.view().seats if seat.host]
    return only


async def test_a_channel_has_one_table_at_a_time(harness: TableHarness) -> None:
    table = await open_at(harness, CHANNEL)
    with pytest.raises(Refused, match="refused-channel-taken"):
        await open_at(harness, CHANNEL)
    assert await harness.hub.at(CHANNEL) is table


async def test_another_channel_is_free(harness: TableHarness) -> None:
    first, second = await open_at(harness, CHANNEL), await open_at(harness, ELSEWHERE)
    assert await harness.hub.at(CHANNEL) is first
    assert await harness.hub.at(ELSEWHERE) is second


async def test_the_channel_is_free_again_after_closing(harness: TableHarness) -> None:
    first = await open_at(harness, CHANNEL)
    await first.change(ANN, hosting.end)
    assert await harness.hub.at(CHANNEL) is None
    second = await open_at(harness, CHANNEL)
    assert second.id != first.id
    assert await harness.hub.at(CHANNEL) is second


async def test_the_player_opening_a_lobby_is_seated_as_host(harness: TableHarness) -> None:
    table = await open_at(harness, CHANNEL)
    view = table.view(ANN)
    assert (view.status, view.seat, view.ply, view.view) == ("lobby", 0, 0, None)
    assert host(table) == ANN
    assert harness.clock() + 30 * 60 == view.deadline


async def test_a_table_has_at_most_ten_seats(harness: TableHarness) -> None:
    table = await open_at(harness, CHANNEL, ais=9)
    with pytest.raises(Refused, match="refused-table-full") as full:
        await table.change(BOB, partial(players.join, name="Bob"))
    assert full.value.params == {"seats": 10}
    with pytest.raises(Refused, match="refused-table-full"):
        await table.change(ANN, partial(lobby.add_ai, level="casual"))
    await table.start(ANN, 1)
    assert len(table.view().seats) == 10


async def test_a_lobby_with_too_many_ais_is_not_opened(harness: TableHarness) -> None:
    with pytest.raises(Refused, match="refused-table-full"):
        await open_at(harness, CHANNEL, ais=10)
    assert await harness.hub.at(CHANNEL) is None


@pytest.mark.parametrize(
    ("rules", "people", "seats"), [("official", [ANN], 2), ("teams", [ANN], 4), ("teams", [ANN, BOB, CEM], 4)]
)
async def test_ais_take_the_missing_seats(harness: TableHarness, rules: str, people: list[int], seats: int) -> None:
    table = await harness.lobby(*people)
    await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS[rules]))
    await table.start(ANN, 1)
    view = table.view()
    assert view.status == "playing"
    assert [seat.level for seat in view.seats] == [None] * len(people) + ["casual"] * (seats - len(people))


async def test_one_person_with_one_ai_can_start(harness: TableHarness) -> None:
    table = await harness.match(ANN, ais=1)
    view = table.view(ANN)
    assert (view.status, view.ply) == ("playing", 0)
    assert view.view is not None
    assert sorted(view.view.counts) in ([7, 7], [7, 9])


async def test_ais_alone_cannot_start(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, ais=2)
    await table.change(ANN, players.leave)
    assert table.view().status == "closed"
    with pytest.raises(Refused, match="refused-closed"):
        await table.start(ANN, 1)


async def test_only_the_host_starts(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    with pytest.raises(Refused, match="refused-only-host-starts") as refusal:
        await table.start(BOB, 1)
    assert refusal.value.params == {"host": "Ann", "when": int(harness.clock.now) + 179}  # Bob came a second after her
    with pytest.raises(Refused, match="refused-not-seated"):
        await table.start(STRANGER, 1)
    assert table.view().status == "lobby"
    await table.start(ANN, 1)
    with pytest.raises(Refused, match="refused-running"):
        await table.start(ANN, 1)


async def test_any_player_may_start_if_the_host_is_idle(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    harness.clock.now += 100
    await table.touch(ANN)
    harness.clock.now += 170
    with pytest.raises(Refused, match="refused-only-host-starts"):
        await table.start(BOB, 1)
    harness.clock.now += 11
    with pytest.raises(Refused, match="refused-not-seated"):
        await table.start(STRANGER, 1)
    await table.start(BOB, 1)
    assert table.view().status == "playing"
    assert host(table) == BOB


async def test_a_downtime_makes_no_player_absent(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    harness.clock.now += 400
    back = await harness.successor().load(table.id)
    with pytest.raises(Refused, match="refused-only-host-starts"):
        await back.start(BOB, 1)
    harness.clock.now += 181
    await back.start(BOB, 1)
    assert host(back) == BOB


async def test_a_second_seat_or_a_seat_in_a_running_match_is_refused(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    with pytest.raises(Refused, match="refused-seated-already"):
        await table.change(BOB, partial(players.join, name="Bob"))
    await table.start(ANN, 1)
    with pytest.raises(Refused, match="refused-running"):
        await table.change(CEM, partial(players.join, name="Cem"))
    for seatless in (
        table.change(ANN, partial(lobby.add_ai, level="casual")),
        table.change(ANN, partial(lobby.remove_ai, name="Kim")),
    ):
        with pytest.raises(Refused, match="refused-running"):
            await seatless
    assert names(table) == ["Ann", "Bob"]


async def test_ai_seats_stay_the_same_during_a_match(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", "Kim": "B1 B2"}, ruleset=Ruleset(target=5000))
    for reason in ("running", "running", "closed"):
        for action in (
            table.change(ANN, partial(lobby.add_ai, level="casual")),
            table.change(ANN, partial(lobby.remove_ai, name="Kim")),
        ):
            with pytest.raises(Refused, match=f"refused-{reason}"):
                await action
        assert names(table) == ["Ann", "Kim"]
        match table.view().status:
            case "playing":
                await play(table, ANN, "R1")
            case "pause":
                await table.change(ANN, hosting.end)
    again = await harness.hub.open_again(table.state, ANN, votes=True)
    await again.change(ANN, partial(lobby.remove_ai, name="Kim"))
    assert names(again) == ["Ann"]
    assert names(table) == ["Ann", "Kim"]


async def test_leaving_the_lobby_gives_up_the_seat(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await table.change(BOB, players.leave)
    assert names(table) == ["Ann"]
    assert table.view(BOB).seat is None
    with pytest.raises(Refused, match="refused-not-seated"):
        await table.change(BOB, players.leave)


async def test_the_host_leaves_and_the_longest_seated_is_host(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB, CEM)
    await table.change(BOB, players.leave)
    harness.clock.now += 1
    await table.change(BOB, partial(players.join, name="Bob"))  # now Cem has been seated longer, though Cem came third
    await table.change(ANN, players.leave)
    assert host(table) == CEM
    with pytest.raises(Refused, match="refused-only-host-starts"):
        await table.start(BOB, 1)


async def test_the_lobby_closes_when_the_last_player_leaves(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB, ais=1)
    await table.change(ANN, players.leave)
    assert table.is_live
    await table.change(BOB, players.leave)
    assert (table.is_live, table.view().status, table.view().deadline) == (False, "closed", None)
    assert await harness.hub.at(CHANNEL) is None
    assert harness.hub.moments == {}


async def test_ai_seats_come_and_go(harness: TableHarness) -> None:
    table = await harness.lobby(ANN)
    with pytest.raises(Refused, match="refused-no-ai"):
        await table.change(ANN, partial(lobby.remove_ai, name="Kim"))
    await table.change(ANN, partial(lobby.add_ai, level="casual"))
    await table.change(BOB, partial(players.join, name="Bob"))
    await table.change(BOB, partial(lobby.add_ai, level="casual"))
    assert [seat.level for seat in table.view().seats] == [None, "casual", None, "casual"]
    first, second = names(table)[1], names(table)[3]
    for gone in ("Ann", "Bob", "", "Nobody"):
        with pytest.raises(Refused, match="refused-no-ai"):
            await table.change(ANN, partial(lobby.remove_ai, name=gone))
    await table.change(BOB, partial(lobby.remove_ai, name=first))
    assert names(table) == ["Ann", "Bob", second]
    await table.change(ANN, partial(lobby.remove_ai, name=second))
    assert names(table) == ["Ann", "Bob"]


async def test_only_a_seated_player_adds_ais(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, ais=1)
    for action in (
        table.change(STRANGER, partial(lobby.add_ai, level="casual")),
        table.change(STRANGER, partial(lobby.remove_ai, name="Kim")),
    ):
        with pytest.raises(Refused, match="refused-not-seated"):
            await action
    assert len(names(table)) == 2


async def test_ai_names_differ_from_all_other_names(harness: TableHarness) -> None:
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Kim", "en-US", ["casual"] * 2)
    await table.change(BOB, partial(players.join, name="Noa"))
    for _ in range(6):
        await table.change(ANN, partial(lobby.add_ai, level="casual"))
    await table.change(ANN, partial(lobby.remove_ai, name=names(table)[1]))
    await table.change(ANN, partial(lobby.add_ai, level="casual"))
    assert len(set(names(table))) == len(names(table)) == 10


async def test_an_idle_lobby_is_closed_after_30_minutes(harness: TableHarness) -> None:
    table = await harness.lobby(ANN)
    await harness.advance(30 * 60 - 1)
    assert table.is_live
    await harness.advance(1)
    assert table.view().status == "closed"
    assert await harness.hub.at(CHANNEL) is None


@pytest.mark.parametrize("action", ["join", "add_ai", "remove_ai", "leave"])
async def test_a_press_keeps_the_lobby_for_30_more_minutes(harness: TableHarness, action: str) -> None:
    table = await harness.lobby(ANN, CEM, ais=1)
    await harness.advance(29 * 60)
    match action:
        case "join":
            await table.change(BOB, partial(players.join, name=NAMES[BOB]))
        case "add_ai":
            await table.change(ANN, partial(lobby.add_ai, level="casual"))
        case "remove_ai":
            await table.change(ANN, partial(lobby.remove_ai, name="Kim"))
        case "leave":
            await table.change(CEM, players.leave)
    await harness.advance(30 * 60 - 1)
    assert table.is_live
    await harness.advance(1)
    assert not table.is_live


async def test_a_closed_lobby_refuses_joining_and_leaving(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, hosting.end)
    before = table.state
    for action in (
        table.change(CEM, partial(players.join, name="Cem")),
        table.change(ANN, partial(lobby.add_ai, level="casual")),
        table.change(BOB, players.leave),
        table.start(ANN, 1),
    ):
        with pytest.raises(Refused, match="refused-closed"):
            await action
    await table.touch(BOB, returning=True)
    assert table.state == before
