"""The marks of a table are enough: nothing else has to know it for exports, deletions, retention and the check."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import Connection, Table, insert, select

from tests.databases import Database
from tests.personal_data import exported
from tests.storage.test_migrations import within
from unobot import database_tables, retention
from unobot.features.daily.store import DailyStore
from unobot.features.privacy import store as personal_data
from unobot.features.privacy.store import PersonalData
from unobot.model.daily_try import WORLD, DailyTry
from unobot.model.structs import Id, Moment
from unobot.ops import inspection
from unobot.retention import Retention
from unobot.storage.declaration import METADATA, database_table
from unobot.storage.store import Store
from unobot.storage.table_group import TableGroup

ANN, BOB, HERE, THERE, NOW = 2**60 + 7, 2**60 + 70, 5, 6, 1000.0


class Note(msgspec.Struct, frozen=True):
    """A note of a user in a server."""

    id: Id
    user_id: Id
    guild_id: Id | None
    first_guild_id: Id | None
    about: str
    secret: bytes
    touched: Moment


@pytest.fixture
async def notes(store: Store, database: Database, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """A table that only its declaration and the list of groups name."""
    table = database_table(
        "note",
        Note,
        numbered=True,
        kept_for="days",
        user=("user_id",),
        names=("about",),
        server=("guild_id",),
        was_in=("first_guild_id",),
        neutral=("id", "secret"),
    )
    groups = (*database_tables.GROUPS, TableGroup((table,)))
    tables = (*database_tables.DATABASE_TABLES, table)
    for module in (personal_data, retention, inspection):
        monkeypatch.setattr(module, "GROUPS", groups)
    for module in (personal_data, inspection):
        monkeypatch.setattr(module, "DATABASE_TABLES", tables)

    def fill(connection: Connection) -> None:
        table.create(connection)
        rows: list[dict[str, object]] = [
            {"user_id": ANN, "guild_id": HERE, "first_guild_id": None, "about": "[]", "touched": NOW},
            {"user_id": BOB, "guild_id": THERE, "first_guild_id": HERE, "about": f"[{ANN}]", "touched": NOW + 1},
            {"user_id": BOB, "guild_id": None, "first_guild_id": THERE, "about": f"[{ANN}0]", "touched": NOW + 2},
        ]
        connection.execute(insert(table), [{**row, "secret": b"hush"} for row in rows])

    await within(database, fill)
    yield table
    METADATA.remove(table)
    database.query("DROP TABLE note")


async def rows(store: Store, table: Table) -> list[tuple[object, ...]]:
    columns = (table.c.id, table.c.user_id, table.c.guild_id, table.c.first_guild_id, table.c.about)
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(select(*columns).order_by(table.c.id))]


async def test_an_export_has_the_rows_of_the_user_without_secrets(store: Store, notes: Table) -> None:
    data = await exported(PersonalData(store), ANN, NOW)
    assert [(note["id"], note["user_id"], note["about"]) for note in data["note"]] == [
        (1, str(ANN), "[]"),
        (2, str(BOB), f"[{ANN}]"),
    ]
    assert "hush" not in json.dumps(data)


async def test_a_deletion_leaves_no_id(store: Store, notes: Table) -> None:
    data = PersonalData(store)
    assert await data.remaining_tables(ANN) == ["note"]
    await data.erase(ANN)
    assert await data.remaining_tables(ANN) == []
    assert await rows(store, notes) == [
        (2, BOB, THERE, HERE, "[0]"),
        (3, BOB, None, THERE, f"[{ANN}0]"),
    ], "a longer number is another id"


async def test_a_server_goes_with_its_rows(store: Store, notes: Table) -> None:
    await Retention(store).delete_server(HERE)
    assert await rows(store, notes) == [(2, BOB, THERE, None, f"[{ANN}]"), (3, BOB, None, THERE, f"[{ANN}0]")]


async def test_old_rows_go(store: Store, notes: Table) -> None:
    await Retention(store).prune(NOW + 2)
    assert [row[0] for row in await rows(store, notes)] == [3]


@pytest.mark.only("sqlite")
async def test_the_check_reads_the_rows(store: Store, notes: Table, database: Database) -> None:
    assert (await within(database, inspection.inspect)).problems == ()
    database.query("UPDATE note SET touched = 'soon' WHERE id = 2")
    (problem,) = (await within(database, inspection.inspect)).problems
    assert problem.startswith("The column touched of a row of note cannot be read")


async def test_the_deal_of_the_world_is_no_server(store: Store) -> None:
    await DailyStore(store).begin(
        DailyTry(user_id=ANN, server_id=WORLD, guild_id=None, day="2026-11-24", deal_version=1, touched=NOW)
    )
    await DailyStore(store).begin(
        DailyTry(user_id=ANN, server_id=WORLD, guild_id=HERE, day="2026-11-25", deal_version=1, touched=NOW)
    )
    assert await Retention(store).servers() == {HERE}


def test_each_declared_table_belongs_to_a_group() -> None:
    """Otherwise nobody would export, delete or check its rows."""
    lost = set(METADATA.tables) - {table.name for table in database_tables.DATABASE_TABLES}
    assert lost == set(), "no TableGroup of unobot/database_tables.py has these tables"
