"""`unobot results rebuild` fills in old matches, and `unobot ratings rebuild` finds the same ratings again."""

from __future__ import annotations

import json

import pytest

from tests.databases import Database
from tests.ops.conftest import Unobot
from unobot.features.results.store import Results
from unobot.model.storage_errors import Damaged

TABLES = ("result", "result_seat", "rating")


def rows(database: Database) -> list[list[tuple[object, ...]]]:
    return [sorted(database.query(f"SELECT * FROM {table}"), key=repr) for table in TABLES]


def test_results_and_ratings_found_again_are_those_of_the_bot(filled: Database, unobot: Unobot) -> None:
    before = rows(filled)
    assert all(before)
    assert unobot(filled, "rebuild", group="ratings") == (0, "Ratings: 1 servers.\n", "")
    assert rows(filled) == before
    done = unobot(filled, "rebuild", group="results")
    assert done.out == "Results: 0 new, 0 changed, 1 as before.\nRatings: 1 servers.\n"
    assert rows(filled) == before
    for table in reversed(TABLES):
        filled.query(f"DELETE FROM {table}")
    assert unobot(filled, "rebuild", group="results").out.startswith("Results: 1 new, 0 changed")
    assert rows(filled) == before
    ((draws,),) = filled.query("SELECT draws FROM result")
    assert sum(json.loads(draws)["drawn"]) >= 2 * 7, "at least the first hands"
    for change in (
        "result SET how = 'closed', number = 7",
        "result SET draws = '{}'",  # as in a result of a version that did not count them
        "result_seat SET achievements = 'giant'",
    ):
        filled.query(f"UPDATE {change}")
        assert unobot(filled, "rebuild", group="results").out.startswith("Results: 0 new, 1 changed")
        assert rows(filled) == before


def test_a_result_outlives_the_log_of_its_match(filled: Database, unobot: Unobot) -> None:
    before = rows(filled)
    filled.query("UPDATE table_ SET touched = 1000 WHERE id = 1")
    assert unobot(filled, "prune", "--days", "1", group="data").out.startswith("Deleted: tables 1")
    assert unobot(filled, "rebuild", group="results").out.startswith("Results: 0 new, 0 changed, 0 as before")
    assert rows(filled) == before


def test_results_of_matches_that_are_nobodys_now_are_removed_with_a_reason(filled: Database, unobot: Unobot) -> None:
    """An older version wrote results of matches that everybody slept through. The sums go with them."""
    assert all(rows(filled))
    filled.query("UPDATE seat SET autopilot = TRUE, misses = 2 WHERE user_id IS NOT NULL")
    done = unobot(filled, "rebuild", group="results")
    assert (done.code, done.err) == (0, "")
    assert "Removed: 1 of matches that count for nobody, because nobody was there at their end." in done.out
    assert rows(filled) == [[], [], []]
    assert "Removed" not in unobot(filled, "rebuild", group="results").out


@pytest.mark.parametrize("group", ["ratings", "results"])
def test_a_server_that_fails_is_named_and_keeps_no_other_from_its_ratings(
    filled: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch, group: str
) -> None:
    ((server,),) = filled.query("SELECT guild_id FROM result")
    for change in (
        "CREATE TABLE copy AS SELECT * FROM result",
        f"UPDATE copy SET match_id = 900, guild_id = {server - 1}",
        "INSERT INTO result SELECT * FROM copy",
        "DROP TABLE copy",
        "CREATE TABLE copy AS SELECT * FROM result_seat",
        f"UPDATE copy SET match_id = 900, guild_id = {server - 1}",
        "INSERT INTO result_seat SELECT * FROM copy",
        "DROP TABLE copy",
        "UPDATE rating SET mean = 7",
    ):
        filled.query(change)
    rebuild = Results.rebuild_ratings

    async def fragile(self: Results, guild_id: int) -> list[Damaged]:
        if guild_id == server - 1:
            raise ZeroDivisionError("a fault in this server")
        return await rebuild(self, guild_id)

    monkeypatch.setattr(Results, "rebuild_ratings", fragile)
    done = unobot(filled, "rebuild", group=group)
    assert done.code == 1
    problem = f"The ratings of server {server - 1} stay as they were (ZeroDivisionError: a fault in this server).\n"
    assert done.err == problem
    assert filled.query("SELECT guild_id FROM rating WHERE mean = 7") == []


def test_damaged_matches_and_results_are_named(filled: Database, unobot: Unobot) -> None:
    filled.query("UPDATE result SET how = 'nonsense'")
    done = unobot(filled, "rebuild", group="ratings")
    assert done.code == 1
    assert "the result of match 1 cannot be read" in done.err
    filled.query("UPDATE event SET body = '{}' WHERE match_id = 1 AND ply = 3")
    done = unobot(filled, "rebuild", group="results")
    assert done.code == 1
    assert "Match 1 has no result: Entry 3 of match 1 cannot be read" in done.err
