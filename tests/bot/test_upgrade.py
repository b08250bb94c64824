"""A bot of the newest version takes over the tables that a bot with the first schema left."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import MetaData, insert, select

from tests.bot.players import Stack, begin, choices, hand_line, press_button, seat_lines, words
from tests.databases import Database
from tests.world import World
from unobot import cli
from unobot.ops.access import file_engine
from unobot.storage.file_backup import backups_before_upgrades
from unobot.storage.migration import migrate

FIRST = "0001"


def put_back(path: Path) -> None:
    """Give a database the first schema again, and the values that it had then."""
    older = path.with_name("older.db")
    old, new = file_engine(older), file_engine(path)
    with old.begin() as target, new.connect() as source:
        migrate(target, FIRST)
        then, now = MetaData(), MetaData()
        then.reflect(target)
        now.reflect(source)
        for table in then.sorted_tables:
            columns = [now.tables[table.name].columns[column.name] for column in table.columns]
            rows = [dict(row) for row in source.execute(select(*columns)).mappings()]
            if rows and table.name != "alembic_version":
                target.execute(insert(table), rows)
    for rest in path.parent.glob(f"{path.name}-*"):
        rest.unlink()
    older.replace(path)


@pytest.mark.only("sqlite")
async def test_a_table_in_play_survives_the_upgrade_from_the_first_schema(
    world: World, stack: Stack, database: Database, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stack(["R3 R4 B2", "R5 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "3", on=ann.direct())
    await world.advance(6)
    old_table, old_hand = world.table(), ben.direct()
    hands = [hand_line(person.direct()) for person in (ann, ben)]

    await world.bot.close()
    put_back(database.path)
    await world.restart()
    [backup] = backups_before_upgrades(database.path)
    assert backup.name.startswith(f"{database.path.stem}-schema-{FIRST}-")
    assert database.query("SELECT position, emblem FROM seat ORDER BY position") == [(0, 0), (1, 1)]

    assert [hand_line(person.direct()) for person in (ann, ben)] == hands
    await press_button(ben, "5", on=old_hand)
    await world.advance(6)
    assert hand_line(ben.direct()) == "Your hand, 2 cards: ⭐ Yellow: 2, 3"
    assert "It's **Ann**'s turn" in words(world.screen(old_table)), "the table is the same message"
    await press_button(ann, "4", on=ann.direct())
    assert len(seat_lines(world.table())) == 2
    assert not choices(ann.direct())

    # The backup is the way back: it has the match as it stood before the upgrade.
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{database.path.with_name('restored.db')}")
    monkeypatch.setattr(sys, "argv", ["unobot", "db", "restore", str(backup)])
    with pytest.raises(SystemExit) as ended:
        await asyncio.to_thread(cli.main)
    assert (ended.value.code or 0, capsys.readouterr().out.startswith(f"Restored {backup}: schema ")) == (0, True)
    with closing(sqlite3.connect(database.path.with_name("restored.db"))) as restored:
        moves = restored.execute("SELECT count(*) FROM event").fetchone()
    assert moves[0] == database.query("SELECT count(*) FROM event")[0][0] - 2
