"""The migrations lead from an empty database and from every earlier schema to `storage/schema`, and keep all rows."""

import asyncio
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import Boolean, Connection, Double, Integer, LargeBinary, MetaData, Table, insert, select, text

from tests.databases import Database
from unobot.model.seat import CededSeat, SeatChanges
from unobot.model.storage_errors import StorageError
from unobot.model.tournament import Entrant, Night
from unobot.storage import database as storage
from unobot.storage import migration, schema
from unobot.storage.database_tables import METADATA
from unobot.storage.file_guard import APPLICATION_ID
from unobot.storage.rows import decode
from unobot.storage.schema import REVISION
from unobot.storage.statements import encode
from unobot.storage.store import Store

T = TypeVar("T")
Rows = dict[str, list[dict[str, Any]]]

SCRIPT = ScriptDirectory.from_config(migration.migration_config())
REVISIONS = [script.revision for script in reversed(list(SCRIPT.walk_revisions()))]


LATER = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "later", "{newest}"


def upgrade() -> None:
    op.add_column("app_meta", sa.Column("note", sa.Text, nullable=False, server_default="none"))
"""
"""A migration that adds a column."""


def add_migration(monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    """Add a migration after the newest one, as a later version of unobot will. Return its revision."""
    migrations = folder / "migrations"
    shutil.copytree(migration.migrations(), migrations)
    (migrations / "versions" / "later.py").write_text(LATER.format(newest=REVISIONS[-1]), "utf-8")
    monkeypatch.setattr(migration, "migrations", lambda: migrations)
    for module in (schema, storage):
        monkeypatch.setattr(module, "REVISION", "later")
    return "later"


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


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True, "compare_type": True})
    return compare_metadata(context, METADATA)


def test_the_revisions_are_one_line() -> None:
    assert len(SCRIPT.get_heads()) == 1
    assert REVISIONS[0] == "0001"


async def test_from_nothing_to_the_schema(empty: Database) -> None:
    await (await Store.open(empty.url)).close()
    assert await within(empty, differences) == []


async def test_the_next_migration_keeps_all_rows(
    empty: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await (await Store.open(empty.url)).close()
    before = await within(empty, filled)
    newest = add_migration(monkeypatch, tmp_path)
    engine = storage.plain_engine(empty.url)
    assert (await storage.upgrade(engine))[:2] == (REVISIONS[-1], newest)
    await engine.dispose()
    after = await within(empty, rows_of)
    before["app_meta"] = [row | {"note": "none"} for row in before["app_meta"]]
    assert after == before


@pytest.mark.parametrize("revision", REVISIONS)
async def test_from_every_revision_with_its_rows(empty: Database, revision: str) -> None:
    def make(connection: Connection) -> Rows:
        command.upgrade(migration.migration_config(connection), revision)
        return filled(connection)

    before = await within(empty, make)
    assert len(before) >= 8
    store = await Store.open(empty.url)
    await store.open_deadlines()
    await store.close()
    assert await within(empty, differences) == []
    after = await within(empty, rows_of)
    for name, rows in before.items():
        kept = [{column: now[column] for column in then} for then, now in zip(rows, after[name], strict=True)]
        assert kept == rows, name


async def test_expert_has_the_seats_of_the_former_level_master(empty: Database) -> None:
    earlier = SeatChanges(
        seat_history=((9, (("master", None), ('Mo,"master"]', None), ("Kim", "master"), ("Lou", "casual"))),),
        ceded_seats=(CededSeat(7, "Kim", "Ann", 2),),
    )
    night = Night(rules="AA", rounds_planned=2, minutes=30, level="master", entrants=(Entrant(7, "master"),))

    def make(connection: Connection) -> Rows:
        command.upgrade(migration.migration_config(connection), "0010")
        filled(connection)
        for statement in (
            "UPDATE seat SET level = 'master' WHERE table_id = 1",
            "UPDATE result_seat SET level = 'master', name = 'master' WHERE match_id = 1",
            "UPDATE table_ SET seat_changes = :json WHERE id = 1",
            "UPDATE tournament SET night = :json WHERE id = 1",
        ):
            value = encode(night if "night" in statement else earlier)
            connection.execute(text(statement), {"json": value} if ":json" in statement else {})
        return rows_of(connection)

    before = await within(empty, make)
    await (await Store.open(empty.url)).close()
    after = await within(empty, rows_of)
    changed = {
        (name, column): (then[column], now[column])
        for name, rows in before.items()
        for then, now in zip(rows, after[name], strict=True)
        for column in then
        if then[column] != now[column]
    }
    (history,) = (now for (_, column), (_, now) in changed.items() if column == "seat_changes")
    (level,) = (now for (_, column), (_, now) in changed.items() if column == "night")
    assert len(changed) == 4
    assert changed["seat", "level"] == changed["result_seat", "level"] == ("master", "expert")
    assert decode(history, SeatChanges) == replace(
        earlier, seat_history=((9, (("master", None), ('Mo,"master"]', None), ("Kim", "expert"), ("Lou", "casual"))),)
    )
    assert decode(level, Night) == replace(night, level="expert")


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


async def test_a_migration_that_fails_leaves_the_schema_as_it_was(empty: Database) -> None:
    if empty.backend == "sqlite":  # else it is the database of another program
        empty.query(f"PRAGMA application_id = {APPLICATION_ID}")
    empty.query("CREATE TABLE app_meta (mine TEXT)")  # the last table that the first migration makes
    with pytest.raises(StorageError, match=r"app_meta.* already exists"):
        await Store.open(empty.url)
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

    def look(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            shown.append(connection.scalar(text("SHOW statement_timeout")))

    monkeypatch.setattr(storage, "_migrate", look)
    engine = storage.plain_engine(empty.url)
    await storage.upgrade(engine)
    await engine.dispose()
    assert shown in ([], ["0"])
