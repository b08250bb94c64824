"""A bot of a later version takes over the tables that a bot with an older schema left: the first one, or any other."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, select

from tests.bot.players import Stack, begin, choices, hand_line, press_button, seat_lines, words
from tests.databases import Database
from tests.later_schema import add_migration
from tests.storage.test_migrations import REVISIONS, within
from tests.world import World
from unobot import cli
from unobot.bot import client
from unobot.storage.file_backup import backups_before_upgrades
from unobot.storage.migration import migrate


@pytest.fixture(autouse=True)
def _no_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots take no leases: this world has not the clock that renews them (`test_shared_database`)."""
    monkeypatch.setattr(client, "shards_of", lambda *_: None)


def read_rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Return all rows by table."""
    there = MetaData()
    there.reflect(connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in there.sorted_tables
        if table.name != "alembic_version"
    }


def put_back(connection: Connection, revision: str) -> None:
    """Give a database an older schema again, with the values of the columns that it had then."""
    rows = read_rows(connection)
    now = MetaData()
    now.reflect(connection)
    now.drop_all(connection)
    migrate(connection, revision)
    then = MetaData()
    then.reflect(connection)
    for table in then.sorted_tables:
        there = [{column.name: row[column.name] for column in table.columns} for row in rows.get(table.name, [])]
        if there:
            connection.execute(insert(table), there)


@pytest.mark.both
@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_table_in_play_survives_the_upgrade_from_every_schema(
    world: World,
    stack: Stack,
    database: Database,
    revision: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    stack(["R3 R4 B2", "R5 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "3", on=ann.direct())
    await world.advance(6)
    old_table, old_hand = world.table(), ben.direct()
    hands = [hand_line(person.direct()) for person in (ann, ben)]

    await world.bot.close()
    database.query("DELETE FROM alembic_version")  # the fixture then gives this database to no other test
    await within(database, partial(put_back, revision=revision))
    later = add_migration(monkeypatch.setattr, tmp_path)
    await world.restart()
    assert database.query("SELECT version_num FROM alembic_version") == [(later,)]

    assert [hand_line(person.direct()) for person in (ann, ben)] == hands
    await press_button(ben, "5", on=old_hand)
    await world.advance(6)
    assert hand_line(ben.direct()) == "Your hand, 2 cards: ⭐ Yellow: 2, 3"
    assert "It's **Ann**'s turn" in words(world.screen(old_table)), "the table is the same message"
    await press_button(ann, "4", on=ann.direct())
    assert len(seat_lines(world.table())) == 2
    assert not choices(ann.direct())

    if database.backend == "postgresql":
        return  # the admin makes the backup
    # The backup is the way back: it has the match as it stood before the upgrade.
    [backup] = backups_before_upgrades(database.path)
    assert backup.name.startswith(f"{database.path.stem}-schema-{revision}-")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{database.path.with_name('restored.db')}")
    monkeypatch.setattr(sys, "argv", ["unobot", "db", "restore", str(backup)])
    with pytest.raises(SystemExit) as ended:
        await asyncio.to_thread(cli.main)
    assert (ended.value.code or 0, capsys.readouterr().out.startswith(f"Restored {backup}: schema ")) == (0, True)
    with closing(sqlite3.connect(database.path.with_name("restored.db"))) as restored:
        moves = restored.execute("SELECT count(*) FROM event").fetchone()
    assert moves[0] == database.query("SELECT count(*) FROM event")[0][0] - 2
