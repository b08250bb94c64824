"""A database from the development of unobot is refused with 78 by every command, and stays as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.databases import Database
from tests.ops.conftest import Done, Unobot
from tests.storage.test_migrations import GONE
from unobot.exit_status import CONFIGURATION
from unobot.storage.schema import REVISION

COMMANDS = (
    ("db", "upgrade"),
    ("db", "check"),
    ("db", "backup", "copy.db"),
    ("db", "export"),
    ("data", "prune", "--days", "5"),
    ("data", "export", "7"),
    ("data", "delete", "7", "--yes"),
    ("results", "rebuild"),
    ("ratings", "rebuild"),
)
EXPORT = "export its finished matches with the version that made it (`unobot db export FILE`)"


def made_in_development(database: Database, revision: str) -> None:
    """Give a database an id from the development. Its files had no number of unobot in their header at first."""
    database.query(f"UPDATE alembic_version SET version_num = '{revision}'")
    if database.backend == "sqlite":
        database.query("PRAGMA application_id = 0")


def check_refusal(done: Done, revision: str) -> None:
    assert (done.code, done.out, done.err.count("\n")) == (CONFIGURATION, "", 1)
    assert f"has the schema {revision}, which was never released" in done.err
    assert EXPORT in done.err


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_says_how_to_export_it(
    database: Database, unobot: Unobot, command: tuple[str, ...], tmp_path: Path
) -> None:
    made_in_development(database, "0013")
    group, *arguments = command
    done = unobot(database, *arguments, group=group)
    check_refusal(done, "0013")
    assert done.err.startswith("The database that DATABASE_URL names has")
    assert database.query("SELECT version_num FROM alembic_version") == [("0013",)]
    assert not list(tmp_path.glob("*-schema-*"))
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("revision", sorted(set(GONE)))
@pytest.mark.only("sqlite")
def test_every_id_of_the_development_is_known(database: Database, unobot: Unobot, revision: str) -> None:
    """Some of the ids had two schemas, so the id alone does not tell what a database has."""
    made_in_development(database, revision)
    check_refusal(unobot(database, "upgrade"), revision)


def test_the_tables_tell_it_from_a_database_of_another_program(empty: Database, unobot: Unobot) -> None:
    """Many programs number their schemas like this, and on a server they may share a database."""
    empty.query("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    empty.query("INSERT INTO alembic_version VALUES ('0007')")
    done = unobot(empty, "upgrade")
    assert (done.code, done.err.count("\n")) == (CONFIGURATION, 1)
    assert "another program" in done.err
    for table in ("table_", "seat", "match", "event"):
        empty.query(f'CREATE TABLE "{table}" (id INTEGER)')
    check_refusal(unobot(empty, "upgrade"), "0007")


@pytest.mark.only("sqlite")
def test_a_backup_from_the_development_is_refused_by_its_name(
    filled: Database, empty: Database, unobot: Unobot
) -> None:
    assert unobot(filled, "backup", "old.db").code == 0
    with closing(sqlite3.connect("old.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0012'")
    done = unobot(empty, "restore", "old.db")
    check_refusal(done, "0012")
    assert done.err.startswith("The backup old.db has the schema 0012")


def test_a_restore_does_not_replace_it(filled: Database, unobot: Unobot) -> None:
    assert unobot(filled, "backup", "new.db").code == 0
    made_in_development(filled, "0012")
    check_refusal(unobot(filled, "restore", "new.db", "--force"), "0012")
    filled.query(f"UPDATE alembic_version SET version_num = '{REVISION}'")
    assert unobot(filled, "check").code == 0, "all rows are there"
