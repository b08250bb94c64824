"""A season of simulated matches fills results and ratings, tells no equals apart, and rewards no cheat."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.season import GUILD, LEVELS, board, dodgers_of, farmed, judged, levels_of, season, write
from unobot.features.results.store import Results
from unobot.results.ratings import MIN_RATED_MATCHES
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import Store

PEOPLE, MATCHES = 8, 56


async def test_a_simulated_season_is_rated_and_tells_no_equals_apart(tmp_path: Path) -> None:
    played = list(season(levels_of(PEOPLE), MATCHES, seed=2, ruleset=Ruleset(target=100)))
    assert {len(match.seats) for match in played} == {4}
    assert all(match.how == "won" and match.rounds for match in played)
    assert sum(seat.unos_missed for match in played for seat in match.seats) > 0
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}")
    try:
        await write(store, played)
        rows = await board(Results(store))
        best = await Results(store).stats(GUILD, PEOPLE)
    finally:
        await store.close()
    assert len(rows) == PEOPLE
    found = judged(rows, played, levels_of(PEOPLE))
    assert sum(row.matches >= MIN_RATED_MATCHES for row in rows) >= PEOPLE / 2
    assert found["equal pairs with different places"] <= 0.02
    assert found["shown for novice"] < found["shown for expert"]
    assert sum(found[f"share of {level}"] for level in LEVELS) > 0.9
    assert best is not None
    assert best.rounds_won > 0
    assert sum(best.colors) > 0


@pytest.mark.long
async def test_neither_dodgers_nor_alts_stand_before_honest_people_of_equal_strength(tmp_path: Path) -> None:
    people = ["numbers-first"] * 12
    dodgers, farmer, alts = dodgers_of(len(people), 4), len(people) + 1, 4
    matches = list(season(people, 120, seed=3, ruleset=Ruleset(target=60), dodgers=dodgers))
    assert {match.how for match in matches} == {"won", "closed"}, "some end a match that they are about to lose"
    matches += farmed(farmer, alts, 300, first_id=1 + len(matches))
    matches.sort(key=lambda match: match.ended)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}")
    try:
        await write(store, matches)
        rows = await board(Results(store))
    finally:
        await store.close()
    found = judged(rows, matches, people, dodgers, farmer)
    assert found["shown for dodgers"] < found["shown for their honest equals"] + 0.02
    assert found["dodgers before all of their honest equals"] == 0
    assert found["farmer at least"] < 1 / 4 < found["shown for the farmer"] < 1 / 2
    assert found["honest people behind the farmer"] == 0
