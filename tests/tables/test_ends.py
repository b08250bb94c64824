"""The end of a round, of a match to 500 points, and of a match ended by hand."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, CHANNEL, STRANGER, TableHarness, all_views, play, sensible_move
from unobot.model.refused import Refused
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import hosting, players
from unobot.tables.table import Table


async def won_round(harness: TableHarness, *others: int | str) -> Table:
    """Return a table at which Ann has just gone out."""
    table = await harness.deal({ANN: "R1", **dict.fromkeys(others, "G1 G2 G9")})
    await play(table, ANN, "R1")
    assert table.view().status == "pause"
    return table


# A round


async def test_the_next_round_is_dealt_after_the_pause(harness: TableHarness) -> None:
    table = await won_round(harness, BOB)
    assert table.view().deadline == harness.clock() + 15
    await harness.advance(14.9)
    assert (table.view().status, table.ply) == ("pause", 1)
    await harness.advance(0.1)
    view = table.view(BOB)
    assert (view.status, view.ply, view.round_end) == ("playing", 2, None)
    assert view.view is not None
    assert view.view.number == 2
    assert [entry.move for entry in view.recent] == [None]
    assert [seat.score for seat in view.seats] == [12, 0]


async def test_the_result_is_shown_until_the_next_deal(harness: TableHarness) -> None:
    table = await won_round(harness, BOB)
    outcome = table.view().round_end
    assert outcome is not None
    assert (outcome.winner, outcome.points, outcome.scores) == (0, (12, 0), (12, 0))
    assert [seat.score for seat in table.view().seats] == [12, 0]


async def test_when_everybody_present_is_ready_the_next_round_is_dealt_at_once(harness: TableHarness) -> None:
    table = await won_round(harness, BOB, CEM, "Kim")
    await table.change(CEM, players.leave)
    await table.declare_ready(ANN)
    assert table.view().status == "pause"
    assert [seat.ready for seat in table.view().seats] == [True, False, False, False]
    await table.declare_ready(BOB)
    assert (table.view().status, table.ply) == ("playing", 2)
    assert not any(seat.ready for seat in table.view().seats)


async def test_being_ready_twice_counts_once(harness: TableHarness) -> None:
    table = await won_round(harness, BOB)
    await table.declare_ready(ANN)
    await table.declare_ready(ANN)
    assert table.view().status == "pause"


async def test_a_player_alone_with_ais_starts_the_next_round_at_once(harness: TableHarness) -> None:
    table = await won_round(harness, "Kim")
    await table.declare_ready(ANN)
    assert table.view().status == "playing"


# An end on request


@pytest.mark.parametrize("who", [BOB, STRANGER])
async def test_only_the_host_and_moderators_end(harness: TableHarness, who: int) -> None:
    table = await harness.match(ANN, BOB)
    before = all_views(table)
    with pytest.raises(Refused, match="refused-only-host-ends") as refusal:
        await table.change(who, hosting.end)
    assert refusal.value.params == {"host": "Ann"}
    with pytest.raises(Refused, match="refused-only-host-ends"):
        hosting.check_may_end(table.state, who, moderator=False)
    assert all_views(table) == before
    hosting.check_may_end(table.state, who, moderator=True)
    await table.change(who, hosting.end, moderator=True)
    assert table.view().status == "closed"


async def test_the_scores_stay_visible_after_the_host_ends_the_match(harness: TableHarness) -> None:
    table = await won_round(harness, BOB)
    await harness.advance(10)
    await table.change(ANN, hosting.end)
    view = table.view()
    assert (view.status, view.deadline, view.winner) == ("closed", None, None)
    assert [seat.score for seat in view.seats] == [12, 0]
    assert harness.hub.moments == {}
    assert harness.listener.told[-1][2] == "closed"
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(ANN, hosting.end, moderator=True)
    with pytest.raises(Refused, match="refused-closed"):
        hosting.check_may_end(table.state, ANN, moderator=True)


async def test_a_closed_table_can_still_be_looked_at(harness: TableHarness) -> None:
    table = await won_round(harness, BOB)
    await table.change(ANN, hosting.end)
    for process in (harness, harness.successor()):
        again = await process.load(table.id)
        assert again is not table
        assert all_views(again) == all_views(table)
        assert process.hub.moments == {}


async def test_a_closed_match_refuses_leaving_and_coming_back(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB, CEM)
    await table.change(CEM, players.leave)
    await table.change(ANN, hosting.end)
    before = all_views(table)
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(BOB, players.leave)
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(CEM, partial(players.join, name="Cem"))
    await table.touch(CEM, returning=True)
    assert all_views(table) == before


# A whole match


@pytest.mark.both
async def test_the_match_ends_with_the_round_that_reaches_the_target(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "W WD4", "Kim": "G1"}, ruleset=Ruleset(target=101))
    await play(table, ANN, "R1")
    view = table.view()
    assert (view.status, view.winner, view.placing, view.deadline) == ("over", 0, (0, 1, 2), None)
    assert [seat.score for seat in view.seats] == [101, 0, 0]
    assert not table.is_live
    assert harness.hub.moments == {}
    assert await harness.hub.at(CHANNEL) is None


@pytest.mark.slow
async def test_a_whole_match_to_500(harness: TableHarness) -> None:
    rng = random.Random(2)
    table = await harness.match(ANN, ais=2)
    while table.is_live:
        moves = table.legal_moves(ANN)
        if table.is_turn_of(ANN) and rng.random() < 0.9:
            await table.submit(ANN, table.ply, sensible_move(moves, rng))
        elif table.view().status == "pause" and rng.random() < 0.5:
            await table.declare_ready(ANN)
        else:
            await harness.step()
    view = table.view()
    scores = [seat.score for seat in view.seats]
    assert view.status == "over"
    assert view.winner == view.placing[0] == scores.index(max(scores))
    assert max(scores) >= 500
    assert view.view is not None
    assert view.view.number > 1
    loaded = await harness.load(table.id)
    for each in (table, loaded):
        await each.load_end_facts()  # as the display does before it draws the end
    assert all_views(loaded) == all_views(table)
    assert harness.hub.moments == {}
    again = await harness.match(BOB, ais=1)
    assert await harness.hub.at(CHANNEL) is again
