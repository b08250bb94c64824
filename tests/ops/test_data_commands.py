"""`unobot data`: prune old matches, and export and delete what is stored about one person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import Database
from tests.ops.conftest import Unobot, refusal


def count(database: Database, table: str) -> int:
    ((number,),) = database.query(f"SELECT count(*) FROM {table}")
    return int(number)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the clock of the commands to long after the matches of `filled`."""
    monkeypatch.setattr("unobot.ops.data_commands.time.time", lambda: 1_900_000_000.0)


@pytest.mark.usefixtures("later")
def test_prune_deletes_only_the_old_match(filled: Database, unobot: Unobot) -> None:
    tables, events = count(filled, "table_"), count(filled, "event")
    said = unobot(filled, "prune", "--days", "365", "--dry-run", group="data").out
    assert said.startswith("Would be deleted: tables 1, matches 1, events "), said
    assert count(filled, "table_") == tables
    assert unobot(filled, "prune", "--days", "365", group="data").out.startswith("Deleted: tables 1, matches 1,")
    assert count(filled, "table_") == tables - 1
    assert 0 < count(filled, "event") < events
    assert unobot(filled, "check").code == 0
    assert unobot(filled, "prune", "--days", "365", group="data").out.startswith("Deleted: tables 0, ")


@pytest.mark.parametrize("days", ["0", "3651", "soon"])
@pytest.mark.only("sqlite")
def test_prune_wants_a_number_of_days(database: Database, unobot: Unobot, days: str) -> None:
    assert "--days" in refusal(unobot(database, "prune", "--days", days, group="data"))


@pytest.mark.only("sqlite")
def test_no_command_makes_or_upgrades_a_database(empty: Database, unobot: Unobot, tmp_path: Path) -> None:
    missing = unobot(f"sqlite+aiosqlite:///{tmp_path}/none.db", "prune", "--days", "5", group="data")
    assert refusal(missing).startswith("There is no database")
    assert not (tmp_path / "none.db").exists()
    empty.query("CREATE TABLE alembic_version (version_num TEXT)")
    empty.query("INSERT INTO alembic_version VALUES ('0001')")
    assert "`unobot db upgrade`" in refusal(unobot(empty, "prune", "--days", "5", group="data"))
