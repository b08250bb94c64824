"""`unobot db upgrade` and `unobot db check` report what they did and found."""

import asyncio
import re
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.databases import Database
from tests.later_schema import add_migration
from tests.ops.conftest import Unobot, refusal
from tests.storage.test_migrations import REVISIONS, within
from tests.storage.test_migrations import filled as filled_tables
from unobot.ops import db_commands, inspection
from unobot.ops.access import file_engine
from unobot.storage.migration import migrate


def test_an_upgrade_reports_both_schemas(
    empty: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    newest = add_migration(monkeypatch.setattr, tmp_path)
    first = asyncio.run(within(empty, lambda c: migrate(c, REVISIONS[0])))
    assert first is None
    assert f"schema   {REVISIONS[0]}, the next start upgrades it to {newest}" in unobot(empty, "check").out
    said = unobot(empty, "upgrade").out  # with SQLite, a second line names the backup
    assert said.splitlines()[0] == f"The schema of the database was {REVISIONS[0]} and is now {newest}."
    assert unobot(empty, "upgrade").out == f"The database already has the newest schema, {newest}.\n"


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_an_older_schema_is_counted_and_to_be_updated_first(empty: Database, unobot: Unobot, revision: str) -> None:
    def make(connection: Connection) -> None:
        migrate(connection, revision)
        filled_tables(connection)

    asyncio.run(within(empty, make))
    done = unobot(empty, "check")
    assert (done.code, done.err) == (0, "")
    assert "tables   2, " in done.out
    assert "events   2\n" in done.out
    assert done.out.splitlines()[-1].startswith("Update first: ")


def test_a_schema_that_lies_is_found(database: Database, unobot: Unobot) -> None:
    database.query("ALTER TABLE lease DROP COLUMN host")
    done = unobot(database, "check")
    assert done.code == 1
    assert f"The schema says that it is {REVISIONS[-1]}, but it lacks lease.host text not null." in done.err


def test_an_upgrade_creates_the_schema(empty: Database, unobot: Unobot) -> None:
    assert unobot(empty, "upgrade").out == f"The database was empty. It now has the schema {REVISIONS[-1]}.\n"
    assert unobot(empty, "check").code == 0


@pytest.mark.parametrize("name", ["upgrade", "check", "export"])
def test_a_newer_schema_is_refused(database: Database, unobot: Unobot, name: str) -> None:
    database.query("UPDATE alembic_version SET version_num = '9999'")
    assert "newer unobot" in refusal(unobot(database, name))


@pytest.mark.parametrize("name", ["upgrade", "check", "export"])
def test_a_wrong_address_is_refused(unobot: Unobot, name: str) -> None:
    assert "DATABASE_URL must look like" in refusal(unobot("mysql://host", name))
    assert "check DATABASE_URL" in refusal(unobot("postgresql+asyncpg://ann:hush@127.0.0.1:9/unobot", name))


def test_a_database_without_problems(filled: Database, unobot: Unobot) -> None:
    done = unobot(filled, "check")
    assert (done.code, done.err) == (0, "")
    assert re.fullmatch(
        rf"schema   {REVISIONS[-1]}, the newest\ntables   2, 1 of them open\nmatches  2, 1 of them running\n"
        r"events   \d+\nThe database has no problems\.\n",
        done.out,
    )


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE event SET body = '{}' WHERE match_id = 2 AND ply = 3", "Match 2 cannot be resumed"),
        ("DELETE FROM event WHERE match_id = 2 AND ply = 3", "The log of match 2 lacks entries"),
        ("DELETE FROM event WHERE match_id = 2", "The log of match 2 lacks entries"),
        ("DELETE FROM seat WHERE table_id = 2 AND position > 0", "Match 2 has a ruleset that its seats cannot play"),
        ("UPDATE table_ SET match_id = 77 WHERE id = 1", "The match of table 1 does not exist"),
    ],
)
def test_a_problem_is_found(filled: Database, unobot: Unobot, statement: str, words: str) -> None:
    filled.query(statement)
    done = unobot(filled, "check")
    assert done.code == 1
    assert words in done.err
    assert "no problems" not in done.out


@pytest.mark.only("sqlite")
def test_a_finished_match_is_not_called_well_with_a_damaged_entry(filled: Database) -> None:
    with file_engine(filled.path).connect() as connection:
        assert inspection.inspect(connection).problems == ()
        for damage in (
            "body = 5",
            "body = CAST(body AS BLOB)",
            "body = CAST(x'7bff' AS TEXT)",
            "body = replace(body, '\"v\":1', '\"v\":9')",
            "body = body || char(10) || body",
            "body = replace(body, '\"ply\":3', '\"ply\":4')",
            "ply = 3.5",
            "ply = '3a'",
            "ply = x'33'",
            "at = 'now'",
            "at = x'00'",
        ):
            connection.exec_driver_sql(f"UPDATE event SET {damage} WHERE match_id = 1 AND ply = 3")
            assert any("match 1" in problem for problem in inspection.inspect(connection).problems), damage
            connection.rollback()


def test_a_finished_match_is_read_as_a_whole(filled: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch) -> None:
    """An admin of 10,000 matches does not wait six minutes."""
    read: list[int] = []
    monkeypatch.setattr(inspection, "match_of", lambda row, _events: read.append(row.id))
    filled.query("UPDATE table_ SET match_id = NULL WHERE id = 2")
    filled.query("DELETE FROM event WHERE match_id IN (SELECT id FROM match WHERE over = FALSE)")
    filled.query("DELETE FROM match WHERE over = FALSE")
    assert unobot(filled, "check").code in (0, 1)
    assert read == []


@pytest.mark.only("sqlite")
def test_broken_keys_and_pages_are_found(filled: Database, unobot: Unobot) -> None:
    filled.query("DELETE FROM table_ WHERE id = 1")
    done = unobot(filled, "check")
    assert done.code == 1
    assert "Row 1 of seat refers to a row of table_ that does not exist." in done.err
    ((page, size),) = filled.query(
        "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_master WHERE name = 'pk_event' OR "
        "name = 'sqlite_autoindex_event_1'"
    )
    with filled.path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    done = unobot(filled, "check")
    assert done.code == 1
    assert "The file is damaged" in done.err


def test_the_progress_is_shown_on_a_terminal_only(
    filled: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inspection, "LOG_BATCH", 1)
    assert unobot(filled, "check").err == ""
    monkeypatch.setattr(db_commands, "_is_terminal", lambda: True)
    assert "\r1 of 2 matches" in unobot(filled, "check").err
