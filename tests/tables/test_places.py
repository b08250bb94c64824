"""A table outside the servers of the bot: its clocks, its results, and what a restart leaves of it."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CHANNEL, ELSEWHERE, SpyStore, TableHarness
from unobot.features.results.store import Results
from unobot.model.places import PlaceKind
from unobot.tables.state import hosting, players
from unobot.tables.state.places import PLACES
from unobot.tables.state.timing import MAX_DESERTED_AWAY, UNTIMED_TURN, Timing
from unobot.tables.table import Table


async def begun(harness: TableHarness, kind: PlaceKind, *others: int) -> Table:
    """Return a running match of Ann against an AI in a place."""
    return await harness.hub.open(None, CHANNEL, ANN, "Ann", "en-US", ["casual"], salt=7, place=kind)


async def to_ann(harness: TableHarness, table: Table) -> None:
    await harness.until(lambda: table.is_turn_of(ANN))


async def test_a_match_alone_is_set_aside_after_a_week_and_closed_after_another(harness: TableHarness) -> None:
    table = await begun(harness, "direct")
    await to_ann(harness, table)
    ply = table.ply
    await harness.advance(UNTIMED_TURN - 3600)
    assert (table.ply, table.is_suspended, table.view(ANN).deadline) == (ply, False, None)
    await harness.advance(7200)
    assert table.state.adjourned
    await table.resume_in(ANN, CHANNEL, moderator=False)
    assert table.is_turn_of(ANN)
    assert table.ply == ply
    await harness.advance(3 * UNTIMED_TURN)
    assert table.state.status == "closed"


async def test_a_match_alone_goes_on_after_a_kill(harness: TableHarness) -> None:
    table = await begun(harness, "direct")
    await to_ann(harness, table)
    cards, harness = table.view(ANN).view, harness.successor()
    harness.clock.now += 30 * 3600.0
    await harness.hub.restore()
    again = await harness.load(table.id)
    assert (again.state.place, again.state.guild_id) == ("direct", None)
    assert again.view(ANN).view == cards
    assert again.is_turn_of(ANN)


async def test_its_end_counts_for_no_server(harness: TableHarness, store: SpyStore) -> None:
    table = await begun(harness, "direct")
    await table.change(ANN, hosting.end)
    await asyncio.gather(*harness.hub.reports.tasks)
    assert await Results(store).servers() == []


async def test_absent_people_of_a_group_find_their_table_asleep(harness: TableHarness) -> None:
    table = await begun(harness, "group")
    await to_ann(harness, table)
    await harness.until(lambda: table.state.seats[0].autopilot)
    await harness.advance(MAX_DESERTED_AWAY + 1)
    assert table.state.adjourned, "AIs don't play on where nobody can see it"


async def test_the_pace_of_ais_changes_at_once(harness: TableHarness) -> None:
    table = await begun(harness, "direct")
    timing = Timing()
    for pace, pauses in (("fast", 1.0), ("at once", 0.0)):
        await table.change(ANN, partial(hosting.set_ai_pace, pace=pace))  # type: ignore[arg-type]  # a literal
        assert timing.of(table.state).ai_pauses == pauses
    assert timing.of(table.state).take_back == 0
    assert not (table.is_turn_of(ANN) is False and (table.next_due() or 0) > harness.clock.monotonic() + 5)


async def test_ais_are_fast_for_one_person_and_take_their_time_among_several(harness: TableHarness) -> None:
    timing = Timing()
    table = await harness.match(ANN, ais=2)
    assert timing.of(table.state).ai_tempo == timing.ai_tempo / 2
    among_two = await harness.match(ANN, BOB, ais=1, channel=ELSEWHERE)
    assert timing.of(among_two.state).ai_tempo == timing.ai_tempo
    await among_two.change(BOB, players.leave)
    assert timing.of(among_two.state).ai_tempo == timing.ai_tempo / 2


@pytest.mark.parametrize("kind", list(PLACES))
def test_each_place_has_its_facts(kind: PlaceKind) -> None:
    facts = PLACES[kind]
    assert facts.kind == kind
    assert facts.counts == facts.moderated == (kind == "server")
    assert facts.pushes or facts.hands == "panels"
