"""`unobot data`: prune old matches, and export and delete what is stored about one person."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path

import pytest
from filelock import FileLock

from tests.databases import Database
from tests.later_schema import add_migration
from tests.ops.conftest import Unobot, refusal
from tests.storage.test_migrations import REVISIONS, within
from tests.tables.harness import ANN, BOB
from unobot.features.privacy.store import PersonalData
from unobot.storage.migration import migrate


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


def test_export_and_delete_one_person(filled: Database, unobot: Unobot, tmp_path: Path) -> None:
    shown = json.loads(unobot(filled, "export", str(ANN), group="data").out)
    assert (shown["user"], len(shown["tables"]), shown["direct_message_channel"]) == (str(ANN), 2, "77")
    file = tmp_path / "ann.json"
    assert unobot(filled, "export", str(ANN), str(file), group="data").code == 0
    assert json.loads(file.read_text("utf-8"))["tables"] == shown["tables"]
    assert file.stat().st_mode & 0o077 == 0
    assert "File exists" in refusal(unobot(filled, "export", str(ANN), str(file), group="data"))

    said = unobot(filled, "delete", str(ANN), "--yes", group="data")
    assert said.out == f"Nothing about the user {ANN} is stored now. Older backups may still have it.\n"
    assert filled.query(f"SELECT count(*) FROM seat WHERE user_id = {ANN}") == [(0,)]
    assert filled.query(f"SELECT count(*) FROM seat WHERE user_id = {BOB}") == [(1,)]
    found = unobot(filled, "check")
    assert (found.code, found.err) == (0, "")
    assert json.loads(unobot(filled, "export", str(ANN), group="data").out)["tables"] == []
    assert unobot(filled, "export").code == 0, "the record of the finished match has no name"


@pytest.mark.long
@pytest.mark.only("sqlite")
def test_an_export_needs_little_memory(
    filled: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The data are larger than what the command may hold. One text has bytes that are no text."""

    async def parts(*_: object) -> AsyncIterator[dict[str, object]]:
        yield {"user": str(ANN)}
        for number in range(200):
            yield {"tables": [{"table": number, "moves": [f"{number} \udcff {move:200}" for move in range(1000)]}]}

    file = tmp_path / "ann.json"
    unobot(filled, "export", str(ANN), str(file), group="data")  # imports the modules
    file.unlink()
    monkeypatch.setattr(PersonalData, "export_parts", parts)
    tracemalloc.start()
    assert unobot(filled, "export", str(ANN), str(file), group="data").code == 0
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert file.stat().st_size > 30 * 2**20
    assert peak < 10 * 2**20
    assert json.loads(file.read_text("utf-8"))["tables"][199]["moves"][0].startswith("199 ? ")


@pytest.mark.only("sqlite")
def test_without_a_yes_nothing_is_deleted(filled: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch) -> None:
    for said in ("n\n", ""):
        monkeypatch.setattr("sys.stdin", StringIO(said))
        done = unobot(filled, "delete", str(ANN), group="data")
        assert done.code == 2
        assert done.err.endswith("Nothing was deleted.\n")
    assert filled.query(f"SELECT count(*) FROM seat WHERE user_id = {ANN}") != [(0,)]


@pytest.mark.only("sqlite")
def test_a_file_that_a_bot_uses_is_left_alone(filled: Database, unobot: Unobot) -> None:
    with FileLock(filled.path.with_name(f"{filled.path.name}.lock")):
        said = refusal(unobot(filled, "delete", str(ANN), "--yes", group="data"))
    assert said.endswith("stop that one first.\n")
    assert filled.query(f"SELECT count(*) FROM seat WHERE user_id = {ANN}") != [(0,)]


@pytest.mark.parametrize("user", ["0", "Ann", str(2**63)])
@pytest.mark.only("sqlite")
def test_a_person_is_named_by_their_id(filled: Database, unobot: Unobot, user: str) -> None:
    for command in ("export", "delete"):
        assert "USER" in refusal(unobot(filled, command, user, group="data"))


@pytest.mark.parametrize("days", ["0", "3651", "soon"])
@pytest.mark.only("sqlite")
def test_prune_wants_a_number_of_days(database: Database, unobot: Unobot, days: str) -> None:
    assert "--days" in refusal(unobot(database, "prune", "--days", days, group="data"))


@pytest.mark.only("sqlite")
def test_no_command_makes_or_upgrades_a_database(
    empty: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    add_migration(monkeypatch.setattr, tmp_path)
    missing = unobot(f"sqlite+aiosqlite:///{tmp_path}/none.db", "prune", "--days", "5", group="data")
    assert refusal(missing).startswith("There is no database")
    assert not (tmp_path / "none.db").exists()
    asyncio.run(within(empty, lambda connection: migrate(connection, REVISIONS[0])))
    assert "`unobot db upgrade`" in refusal(unobot(empty, "prune", "--days", "5", group="data"))
