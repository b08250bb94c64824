"""The migrations lead from an empty database and from every earlier schema to `storage/schema`, and keep all rows."""

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, Double, Integer, LargeBinary, MetaData, Table, insert, select, text

from tests.databases import Database
from tests.later_schema import add_migration
from unobot.database_tables import METADATA
from unobot.model.storage_errors import FailedUpgrade, StorageError, UnusableDatabase
from unobot.storage import database as storage
from unobot.storage import migration
from unobot.storage.file_guard import APPLICATION_ID
from unobot.storage.migration_files import migrations
from unobot.storage.schema import FIRST_REVISION, REVISION
from unobot.storage.store import Store
from unobot.storage.table_inventory import inventory, missing_lines

T = TypeVar("T")
Rows = dict[str, list[dict[str, Any]]]

SCRIPT = ScriptDirectory.from_config(migration.migration_config())
REVISIONS = [script.revision for script in reversed(list(SCRIPT.walk_revisions()))]


USED = [
    re.fullmatch(r"(\w+) (\w+)(, gone)?", line)
    for line in (migrations() / "ids.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
GONE = [used[1] for used in USED if used and used[3]]
"""The ids of the revisions that were never released."""


async def within(database: Database, work: Callable[[Connection], T]) -> T:
    """Return the result of `work` on a connection in a transaction."""
    engine = storage.plain_engine(database.url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def filled(connection: Connection) -> Rows:
    """Write two rows into every table, different in every column. Return them as they are read back."""
    for table in tables_of(connection):
        connection.execute(insert(table), [row(table, number) for number in (1, 2)])
    return rows_of(connection)


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables of a database, referenced tables first."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


def rows_of(connection: Connection) -> Rows:
    """Return all rows of a database by table."""
    return {table.name: everything(connection, table) for table in tables_of(connection)}


def row(table: Table, number: int) -> dict[str, object]:
    """Return a row whose ids and foreign keys are the number."""
    values: dict[str, object] = {}
    for place, column in enumerate(table.columns):
        if isinstance(column.type, LargeBinary):
            values[column.name] = bytes([number, place]) * 16
        elif isinstance(column.type, Boolean):
            values[column.name] = number == 1
        elif isinstance(column.type, Double):
            values[column.name] = number * 100 + place + 0.5
        elif isinstance(column.type, Integer) and column.primary_key and len(table.primary_key) == 1:
            values[column.name] = number
        elif isinstance(column.type, Integer):
            values[column.name] = number if column.foreign_keys else number * 1000 + place
        else:
            values[column.name] = f"text {number} {place} ♥"
    return values


def everything(connection: Connection, table: Table) -> list[dict[str, Any]]:
    return sorted((dict(found._mapping) for found in connection.execute(select(table))), key=str)


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True, "compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_the_revisions_are_one_line() -> None:
    assert len(SCRIPT.get_heads()) == 1
    assert int(REVISIONS[0]) == FIRST_REVISION
    assert REVISIONS[-1] == REVISION, "REVISION in unobot/storage/schema.py is not the newest of migrations/versions"


def test_no_id_is_used_again() -> None:
    """A database says only the id of its schema, so an id must mean one schema for all time."""
    assert all(USED), "each line is an id and a name"
    used = [(line[1], line[2]) for line in USED if line]
    current = [(line[1], line[2]) for line in USED if line and not line[3]]
    there = [tuple(file.stem.split("_", 1)) for file in sorted((migrations() / "versions").glob("*.py"))]
    assert there == current, "a new revision gets a line in migrations/ids.txt"
    assert [revision for revision, _ in there] == REVISIONS, "a file is named after its id"
    for revision in REVISIONS:
        assert [each for each, _ in used].count(revision) == 1, f"{revision} has had another meaning"
        assert int(revision) >= FIRST_REVISION


@pytest.mark.parametrize(("line", "what"), [("0007 shapes", "gone before"), ("0101 shapes", "the first one's")])
def test_a_revision_that_takes_an_old_id_is_noticed(line: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "USED", [*USED, re.fullmatch(r"(\w+) (\w+)(, gone)?", line)])
    monkeypatch.setitem(globals(), "REVISIONS", [*REVISIONS, line[:4]])
    with pytest.raises(AssertionError):
        test_no_id_is_used_again()


async def test_from_nothing_to_the_schema(empty: Database) -> None:
    await (await Store.open(empty.url)).close()
    assert await within(empty, differences) == [], "the newest migration does not make the tables that are declared"


async def test_each_revision_still_makes_the_tables_of_its_inventory(empty: Database) -> None:
    """A revision that was changed after it was used would leave databases whose id lies."""
    for revision in REVISIONS:

        def lacking(connection: Connection, revision: str = revision) -> list[str]:
            command.upgrade(migration.migration_config(connection), revision)
            return missing_lines(connection, revision)

        assert await within(empty, lacking) == []
        expected = (migrations() / "tables" / f"{revision}.txt").read_text("utf-8").splitlines()
        there = [line for line in await within(empty, inventory) if not line.startswith(("alembic", "sqlite"))]
        assert there == expected, f"migrations/tables/{revision}.txt"


async def test_each_revision_says_beside_which_versions_it_runs() -> None:
    for script in SCRIPT.walk_revisions():
        assert REVISIONS.index(script.module.runs_beside) <= REVISIONS.index(script.revision)


@pytest.mark.parametrize(
    ("change", "lack"),
    [
        ("ALTER TABLE lease DROP COLUMN host", "lease.host text not null"),
        ("DROP INDEX ix_table_live_channel", "table_ index ix_table_live_channel"),
        ("DROP TABLE ban", "ban.at double not null and 4 more"),
    ],
)
async def test_a_schema_that_lies_is_refused(database: Database, change: str, lack: str) -> None:
    database.query(change)
    with pytest.raises(UnusableDatabase, match=rf"its schema is {REVISION}, but lacks .*\({re.escape(lack)}\)"):
        await Store.open(database.url)


async def test_tables_of_other_programs_beside_ours_do_no_harm(database: Database) -> None:
    database.query("CREATE TABLE _litestream_seq (id INTEGER)")
    database.query("ALTER TABLE lease ADD COLUMN note TEXT")
    await (await Store.open(database.url)).close()


async def test_the_next_migration_keeps_all_rows(
    empty: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await (await Store.open(empty.url)).close()
    before = await within(empty, filled)
    newest = add_migration(monkeypatch.setattr, tmp_path)
    engine = storage.plain_engine(empty.url)
    with caplog.at_level(logging.INFO, "unobot"):
        assert (await storage.upgrade(engine))[:2] == (REVISIONS[-1], newest)
    await engine.dispose()
    [told] = [message for message in caplog.messages if "schema of the database" in message]
    assert told.startswith(f"the schema of the database was {REVISIONS[-1]} and is now {newest}")
    after = await within(empty, rows_of)
    before["app_meta"] = [row | {"note": "none"} for row in before["app_meta"]]
    assert after == before


@pytest.mark.parametrize("revision", REVISIONS)
async def test_from_every_revision_with_its_rows(
    empty: Database, revision: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def make(connection: Connection) -> Rows:
        command.upgrade(migration.migration_config(connection), revision)
        return filled(connection)

    before = await within(empty, make)
    assert len(before) >= 8
    newest = add_migration(monkeypatch.setattr, tmp_path)
    store = await Store.open(empty.url)
    await store.open_deadlines()
    await store.close()
    assert [difference[0] for difference in await within(empty, differences)] == ["remove_column"], "that of " + newest
    after = await within(empty, rows_of)
    for name, rows in before.items():
        kept = [{column: now[column] for column in then} for then, now in zip(rows, after[name], strict=True)]
        assert kept == rows, name


def test_the_schema_names_the_newest_revision() -> None:
    assert SCRIPT.get_current_head() == REVISION


async def test_upgrading_twice_changes_nothing(empty: Database) -> None:
    engine = storage.plain_engine(empty.url)
    assert (await storage.upgrade(engine))[:2] == (None, REVISIONS[-1])
    assert (await storage.upgrade(engine))[:2] == (REVISIONS[-1], REVISIONS[-1])
    await engine.dispose()


async def test_many_processes_may_upgrade_at_once(empty: Database) -> None:
    stores = await asyncio.gather(*(Store.open(empty.url) for _ in range(4)))
    for number, store in enumerate(stores):
        await store.set_meta(number, "key", "value")
        await store.close()
    assert empty.query("SELECT count(*) FROM app_meta") == [(4,)]


async def test_a_migration_that_fails_leaves_the_schema_as_it_was(
    empty: Database, caplog: pytest.LogCaptureFixture
) -> None:
    if empty.backend == "sqlite":  # else it is the database of another program
        empty.query(f"PRAGMA application_id = {APPLICATION_ID}")
    empty.query("CREATE TABLE app_meta (mine TEXT)")  # the last table that the first migration makes
    with (
        caplog.at_level(logging.INFO, "unobot"),
        pytest.raises(FailedUpgrade, match=rf"to {REVISION} failed \(.*app_meta.* already exists") as caught,
    ):
        await Store.open(empty.url)
    assert "DATABASE_URL" not in str(caught.value)
    assert not caplog.messages, "nothing is told before it has happened"
    there = await within(empty, lambda connection: connection.dialect.get_table_names(connection))
    assert there == ["app_meta"]


async def test_a_newer_schema_is_refused(empty: Database) -> None:
    await (await Store.open(empty.url)).close()
    empty.query("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match=r"DATABASE_URL .* newer unobot .*9999") as caught:
        await Store.open(empty.url)
    assert re.fullmatch(r"[^\n]+\.", str(caught.value))


async def test_a_slow_migration_is_waited_for(empty: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The statement timeout is meant for play. Changing a big table may take longer."""
    shown = []
    run_migrations = storage._migrate

    def look(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            shown.append(connection.scalar(text("SHOW statement_timeout")))
        run_migrations(connection)

    monkeypatch.setattr(storage, "_migrate", look)
    engine = storage.plain_engine(empty.url)
    await storage.upgrade(engine)
    await engine.dispose()
    assert shown in ([], ["0"])
