"""A season of simulated matches fills results, ratings and the leaderboard, and tells no equals apart."""

from __future__ import annotations

from pathlib import Path

from benchmarks.season import GUILD, LEVELS, board, judged, levels_of, season, write
from unobot.results.ratings import NEEDED
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.results import Results
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
    assert sum(row.matches >= NEEDED for row in rows) >= PEOPLE / 2
    assert found["equal pairs with different places"] <= 0.02
    assert found["shown for novice"] < found["shown for expert"]
    assert sum(found[f"share of {level}"] for level in LEVELS) > 0.9
    assert best is not None
    assert best.rounds_won > 0
    assert sum(best.colors) > 0
