"""Whole matches under every preset and under random rules, with restarts, absences and races."""

from __future__ import annotations

import random
from functools import partial

import pytest
from msgspec.structs import replace

from tests.tables.harness import ANN, BOB, PEOPLE, START, SpyStore, TableHarness, random_action, sensible_move
from tests.tables.race_harness import RaceHarness
from unobot.model.refused import Refused
from unobot.rules.play.decide import IllegalMove
from unobot.rules.ruleset.fields import FIELDS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset, RulesetError, ruleset_of
from unobot.tables.state import lobby, players
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

SEATS = 4


def code(rules: Ruleset) -> str:
    return rules.code


def drawn(seed: int) -> Ruleset:
    """Return random rules: each field keeps its value or gets one that a menu offers."""
    rng = random.Random(seed)
    while True:
        values = {field.name: rng.choice(field.values) for field in FIELDS if rng.random() < 0.3}
        try:
            rules = ruleset_of(values)
            rules.check_seats(SEATS)
        except RulesetError:
            continue
        return rules


async def begun(harness: TableHarness, rules: Ruleset, *people: int) -> Table:
    table = await harness.lobby(*people, ais=SEATS - len(people))
    await table.change(people[0], partial(lobby.set_rules, ruleset=rules))
    await table.start(people[0], 3)
    return table


async def same_after_a_restart(harness: TableHarness, table: Table) -> None:
    """Check that a process starting now has the same table."""
    back = await harness.successor().load(table.id)
    assert back.log is not None
    assert table.log is not None
    assert back.log.round == table.log.round
    assert (back.log.turn, back.log.laid) == (table.log.turn, table.log.laid)
    assert (back.log.since, back.log.causes) == (table.log.since, table.log.causes)
    assert back.log.match.scores == table.log.match.scores
    assert [back.legal_moves(person) for person in PEOPLE] == [table.legal_moves(person) for person in PEOPLE]


@pytest.mark.parametrize("name", PRESETS)
async def test_ais_play_every_preset_to_its_end(harness: TableHarness, name: str) -> None:
    """One player is seated and idle: the clock and the stand-in play for them."""
    table = await begun(harness, replace(PRESETS[name], target=30), ANN)
    table_ends = harness.clock() + 8 * 3600
    await table.change(ANN, players.leave)
    await table.touch(ANN, returning=True)
    while table.is_live and harness.clock() < table_ends:
        await harness.step()
        if not table.view().seats[0].autopilot:
            continue
        await harness.advance(300)
        if table.is_live:
            await table.touch(ANN)
    view = table.view()
    assert view.status == "over"
    assert sorted(view.placing) == list(range(SEATS))


@pytest.mark.parametrize("rules", [*PRESETS.values(), *map(drawn, range(8))], ids=code)
async def test_people_and_ais_play_any_rules(harness: TableHarness, rules: Ruleset) -> None:
    rng = random.Random(rules.code)
    table = await begun(harness, rules, ANN, BOB)
    for action in range(60):
        if not table.is_live:
            return
        await random_action(harness, table, (ANN, BOB), rng)
        if action % 20 == 0:
            await same_after_a_restart(harness, table)


@pytest.mark.parametrize("rules", [OFFICIAL, PRESETS["party"], *map(drawn, range(100, 106))], ids=code)
async def test_simultaneous_presses_keep_the_log_valid(store: SpyStore, rules: Ruleset) -> None:
    """All players press legal moves, at times unrelated to the order of arrival."""
    rng = random.Random(rules.code)
    race_harness = RaceHarness(store, Timing(turn=20))
    table = await begun(race_harness, rules, *PEOPLE)
    for _ in range(60):
        if not table.is_live:
            break
        for person in rng.sample(PEOPLE, 3):
            moves = table.legal_moves(person)
            if moves and rng.random() < 0.7:
                made = race_harness.clock() - START - rng.random()
                await race_harness.press(table, person, str(sensible_move(moves, rng)), made)
        await race_harness.advance(rng.choice((0.1, 0.4, 1.0, 3.0)))
    await race_harness.advance_and_settle(1)
    results = [press.exception() for press in race_harness.presses]
    assert all(result is None or isinstance(result, Refused | IllegalMove) for result in results)
    assert results.count(None) > 15 or not table.is_live
    await same_after_a_restart(race_harness, table)
