"""Ends: of a round, of a match played to 500, and of one that somebody ends."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.tables.room import ANN, BOB, CEM, CHANNEL, STRANGER, Room, play, sensible, sight
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.errors import Refused
from unobot.tables.state import hosting, players
from unobot.tables.table import Table


async def won_round(room: Room, *others: int | str) -> Table:
    """Ann has just gone out."""
    table = await room.given({ANN: "R1", **dict.fromkeys(others, "G1 G2 G9")})
    await play(table, ANN, "R1")
    assert table.view().status == "pause"
    return table


# A round


async def test_the_next_round_is_dealt_after_the_pause(room: Room) -> None:
    table = await won_round(room, BOB)
    assert table.view().deadline == room.clock() + 10
    await room.advance(9.9)
    assert (table.view().status, table.ply) == ("pause", 1)
    await room.advance(0.1)
    view = table.view(BOB)
    assert (view.status, view.ply, view.round_end) == ("playing", 2, None)
    assert view.view is not None
    assert view.view.number == 2
    assert [entry.move for entry in view.recent] == [None]
    assert [seat.score for seat in view.seats] == [12, 0]


async def test_the_result_is_shown_until_then(room: Room) -> None:
    table = await won_round(room, BOB)
    outcome = table.view().round_end
    assert outcome is not None
    assert (outcome.winner, outcome.points, outcome.scores) == (0, (12, 0), (12, 0))
    assert [seat.score for seat in table.view().seats] == [12, 0]


async def test_when_everybody_present_is_ready_the_next_round_is_dealt_at_once(room: Room) -> None:
    table = await won_round(room, BOB, CEM, "Kim")
    await table.change(CEM, players.leave)
    await table.declare_ready(ANN)
    assert table.view().status == "pause"
    assert [seat.ready for seat in table.view().seats] == [True, False, False, False]
    await table.declare_ready(BOB)
    assert (table.view().status, table.ply) == ("playing", 2)
    assert not any(seat.ready for seat in table.view().seats)


async def test_being_ready_twice_counts_once(room: Room) -> None:
    table = await won_round(room, BOB)
    await table.declare_ready(ANN)
    await table.declare_ready(ANN)
    assert table.view().status == "pause"


async def test_who_is_alone_with_ais_waits_for_nobody(room: Room) -> None:
    table = await won_round(room, "Kim")
    await table.declare_ready(ANN)
    assert table.view().status == "playing"


# An end on request


@pytest.mark.parametrize("who", [BOB, STRANGER])
async def test_only_the_host_and_moderators_end(room: Room, who: int) -> None:
    table = await room.match(ANN, BOB)
    before = sight(table)
    with pytest.raises(Refused, match="refused-only-host-ends") as refusal:
        await table.change(who, hosting.end)
    assert refusal.value.params == {"host": "Ann"}
    with pytest.raises(Refused, match="refused-only-host-ends"):
        hosting.check_may_end(table.state, who, moderator=False)
    assert sight(table) == before
    hosting.check_may_end(table.state, who, moderator=True)
    await table.change(who, hosting.end, moderator=True)
    assert table.view().status == "closed"


async def test_the_host_ends_and_the_scores_stay_in_sight(room: Room) -> None:
    table = await won_round(room, BOB)
    await room.advance(10)
    await table.change(ANN, hosting.end)
    view = table.view()
    assert (view.status, view.deadline, view.winner) == ("closed", None, None)
    assert [seat.score for seat in view.seats] == [12, 0]
    assert room.hub.moments == {}
    assert room.listener.told[-1][2] == "closed"
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(ANN, hosting.end, moderator=True)
    with pytest.raises(Refused, match="refused-closed"):
        hosting.check_may_end(table.state, ANN, moderator=True)


async def test_a_closed_table_can_still_be_looked_at(room: Room) -> None:
    table = await won_round(room, BOB)
    await table.change(ANN, hosting.end)
    for process in (room, room.successor()):
        again = await process.load(table.id)
        assert again is not table
        assert sight(again) == sight(table)
        assert process.hub.moments == {}


async def test_in_a_closed_match_nobody_leaves_or_comes_back(room: Room) -> None:
    table = await room.match(ANN, BOB, CEM)
    await table.change(CEM, players.leave)
    await table.change(ANN, hosting.end)
    before = sight(table)
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(BOB, players.leave)
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(CEM, partial(players.join, name="Cem"))
    await table.touch(CEM, returning=True)
    assert sight(table) == before


# A whole match


async def test_the_match_ends_with_the_round_that_reaches_the_target(room: Room) -> None:
    table = await room.given({ANN: "R1", BOB: "W WD4", "Kim": "G1"}, ruleset=Ruleset(target=101))
    await play(table, ANN, "R1")
    view = table.view()
    assert (view.status, view.winner, view.placing, view.deadline) == ("over", 0, (0, 1, 2), None)
    assert [seat.score for seat in view.seats] == [101, 0, 0]
    assert not table.is_live
    assert room.hub.moments == {}
    assert await room.hub.at(CHANNEL) is None


@pytest.mark.slow
async def test_a_whole_match_to_500(room: Room) -> None:
    rng = random.Random(2)
    table = await room.match(ANN, ais=2)
    while table.is_live:
        moves = table.legal_moves(ANN)
        if table.is_turn_of(ANN) and rng.random() < 0.9:
            await table.submit(ANN, table.ply, sensible(moves, rng))
        elif table.view().status == "pause" and rng.random() < 0.5:
            await table.declare_ready(ANN)
        else:
            await room.step()
    view = table.view()
    scores = [seat.score for seat in view.seats]
    assert view.status == "over"
    assert view.winner == view.placing[0] == scores.index(max(scores))
    assert max(scores) >= 500
    assert view.view is not None
    assert view.view.number > 1
    assert sight(await room.load(table.id)) == sight(table)
    assert room.hub.moments == {}
    again = await room.match(BOB, ais=1)
    assert await room.hub.at(CHANNEL) is again
