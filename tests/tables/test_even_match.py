"""*Even match*: an AI plays as well as the people at its table, as their matches against AIs have told."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from tests.results.made import result, seat
from tests.tables.harness import ANN, BOB, TableHarness, play
from unobot.ai.level_names import EVEN
from unobot.ai.person_strength import FIRST, PersonStrength
from unobot.app import hub_stores
from unobot.model.people import PlayingStrength
from unobot.model.table import TableOptions, TableState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import Store
from unobot.storage.strengths import store_strength
from unobot.tables import even_match
from unobot.tables.even_match import strength_by_results, strength_of
from unobot.tables.persistence import Persistence
from unobot.tables.state import lobby, players
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

SHORT = Ruleset(target=12)
"""The player who goes out first wins the match."""
EVEN_KIM = {"Kim": EVEN}
RESULTS = ((2, "novice"), (2, "expert"), (1, "novice"), (1, "expert"))
"""Places and levels, those first that tell of a weaker person."""


async def reported(harness: TableHarness) -> None:
    while harness.hub.reports.tasks:
        await asyncio.gather(*harness.hub.reports.tasks)


async def ended(harness: TableHarness, *, won: bool, level: str = EVEN, strength: float | None = None) -> Table:
    """Return a table at which Ann has won or lost against an AI of this level and strength."""
    hands: dict[int | str, str] = {ANN: "R1", "Kim": "G1 G2 G9"} if won else {ANN: "R1 BS GS", "Kim": "R2"}
    options = TableOptions(strength=strength)
    table = await harness.deal(hands, pile="Y9 " * 8, ruleset=SHORT, levels={"Kim": level}, options=options)
    await play(table, ANN, "R1")
    if not won:
        await harness.until(lambda: not table.is_live)
    await reported(harness)
    return table


async def strength(store: Store, user_id: int = ANN) -> float:
    return (await strength_of(user_id, people_in(store))).strength


def people_in(store: Store) -> Persistence:
    """Return what a table knows of people. Which table it is makes no difference."""
    state = TableState(0, None, 1, ANN, "lobby", "en", Ruleset(), ())
    return Persistence(state, store, hub_stores(store), Timing())


async def begun(harness: TableHarness, *people: int) -> float | None:
    """Return the strength of an even AI in a match that begins."""
    table = await harness.lobby(*people)
    await table.change(people[0], partial(lobby.add_ai, level=EVEN))
    await table.start(people[0], 7)
    return table.state.options.strength


async def test_without_a_match_it_plays_between_casual_and_clever(harness: TableHarness) -> None:
    assert await begun(harness, ANN) == FIRST


@pytest.mark.parametrize("level", [EVEN, "clever"])
async def test_the_next_match_is_harder_after_a_win_and_easier_after_a_loss(harness: TableHarness, level: str) -> None:
    await ended(harness, won=True, level=level)
    after_win = await strength(harness.store)
    assert after_win > FIRST
    await ended(harness, won=False, level=level)
    after_loss = await strength(harness.store)
    assert after_loss < after_win
    assert await begun(harness, ANN) == after_loss


async def test_the_steps_shrink(harness: TableHarness) -> None:
    steps = []
    for _ in range(4):
        before = await strength(harness.store)
        await ended(harness, won=True, strength=before)
        steps.append(await strength(harness.store) - before)
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0


async def test_of_several_people_it_takes_the_mean(harness: TableHarness) -> None:
    await store_strength(harness.store, ANN, PlayingStrength(0.9, 30, 1), "")
    await store_strength(harness.store, BOB, PlayingStrength(0.3, 30, 1), "")
    assert await begun(harness, ANN, BOB) == pytest.approx(0.6)


async def test_a_restart_keeps_both_strengths(harness: TableHarness) -> None:
    await ended(harness, won=True)
    known = await strength(harness.store)
    assert await begun(harness, ANN) == known
    after = harness.successor()
    (table,) = await after.hub.seats_of(ANN)
    assert table.state.options.strength == known
    assert await strength(after.store) == known


async def test_an_end_that_is_reported_twice_counts_once(harness: TableHarness) -> None:
    table = await ended(harness, won=True)
    known = await strength(harness.store)
    assert table.log is not None
    await even_match.store_strengths(table.state, table.log, people_in(harness.store), "")
    assert await strength(harness.store) == known


@pytest.mark.both
async def test_other_preferences_stay_as_they_are(harness: TableHarness) -> None:
    user = await harness.store.user(ANN)
    await harness.store.put_preferences(replace(user, preferences=replace(user.preferences, sort="value")))
    await ended(harness, won=True)
    chosen = (await harness.store.user(ANN)).preferences
    assert chosen.sort == "value"
    assert chosen.playing is not None


@pytest.mark.parametrize("who", ["left", "people only"])
async def test_a_match_that_tells_nothing_changes_nothing(harness: TableHarness, who: str) -> None:
    hands: dict[int | str, str] = {ANN: "R1", BOB: "G1 G2 G9"}
    if who == "left":
        hands["Kim"] = "G3 G4 G5"
    table = await harness.deal(hands, ruleset=SHORT, levels=EVEN_KIM)
    if who == "left":
        await table.change(BOB, players.leave)
    await play(table, ANN, "R1")
    await reported(harness)
    assert not table.is_live
    assert (await harness.store.user(ANN)).preferences.playing is None


def by_results(place: int, level: str, matches: int = 6) -> PersonStrength:
    """Return the strength of Ann after results at this place, against an AI of this level."""
    return strength_by_results(ANN, [result(seat(ANN, place), seat(None, 3 - place, level=level))] * matches)


def test_stored_results_tell_how_strong_a_person_is() -> None:
    values = [by_results(place, level).strength for place, level in RESULTS]
    assert values == sorted(set(values))
    assert values[1] < FIRST < values[2]


def test_a_strength_stays_near_the_scale_of_the_levels() -> None:
    assert by_results(1, "expert", 60) == PersonStrength(1.5, 60)


def test_a_result_without_an_ai_or_with_a_player_who_left_tells_nothing() -> None:
    silent = [result(seat(ANN, 1), seat(BOB, 2)), result(seat(ANN, 1), seat(BOB, 2, "gone"), seat(None, 3))]
    assert strength_by_results(ANN, silent) == PersonStrength()


async def test_the_first_match_with_it_follows_the_stored_results(harness: TableHarness) -> None:
    for _ in range(5):
        await harness.results.write(result(seat(ANN, 1), seat(None, 2, level="expert")))
    assert await begun(harness, ANN) == by_results(1, "expert", 5).strength
