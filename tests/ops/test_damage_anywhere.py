"""Property: if any one cell is damaged, the check names it, and a backup exists and restores."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Boolean, Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from tests.damage import Cell, cells
from tests.databases import Database
from tests.ops.conftest import Unobot
from unobot.ops.access import file_engine, read_snapshot
from unobot.ops.inspection import inspect

FILE = Path("backup.db")


def row_of(connection: Connection, cell: Cell, rng: random.Random) -> str | None:
    """Return the condition of one row that has a value in this column."""
    keys = [column.name for column in cell.table.primary_key]
    rows = connection.execute(select(*cell.table.primary_key).where(cell.column.is_not(None))).all()
    if not rows:
        return None
    row = rng.choice(rows)
    return " AND ".join(f"{key} = {value!r}" for key, value in zip(keys, row, strict=True))


def damaged(connection: Connection, rng: random.Random, number: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Damage one cell of some columns, one after the other. Yield each damage, and what the check says."""
    everywhere = list(cells())
    for cell in rng.sample(everywhere, min(number, len(everywhere))):
        which = row_of(connection, cell, rng)
        damages = cell.damages(connection.dialect.name)
        if which is None or not damages:
            continue
        statement = cell.update(rng.choice(damages), which)
        try:
            connection.execute(text(statement.replace(":", "\\:")))
        except SQLAlchemyError:
            connection.rollback()  # PostgreSQL has a type for each column
            continue
        yield statement, inspect(connection).problems
        connection.rollback()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_the_check_names_any_damage(filled: Database, seed: int) -> None:
    filled.query("INSERT INTO lease (application_id, shard, owner, expires) VALUES (1, 0, 'me', 5.5)")
    rng = random.Random(seed)

    def check(connection: Connection) -> None:
        for statement, problems in damaged(connection, rng, 100 if filled.backend == "sqlite" else 30):
            assert problems, statement

    if filled.backend == "sqlite":
        with file_engine(filled.path).connect() as connection:
            check(connection)
    else:
        asyncio.run(read_snapshot(filled.url, check))


@pytest.mark.long
@pytest.mark.only("sqlite")
@pytest.mark.parametrize("seed", range(6))
def test_a_backup_of_any_damage_exists_and_restores(
    filled: Database, empty: Database, unobot: Unobot, seed: int
) -> None:
    rng = random.Random(seed)
    with file_engine(filled.path).connect() as connection:
        found = [(cell, which) for cell in cells() if (which := row_of(connection, cell, rng))]
    cell, which = rng.choice([(cell, which) for cell, which in found if cell.table.name not in ("panel", "lease")])
    statement = cell.update(rng.choice(cell.damages("sqlite")), which)
    filled.query(statement)
    backed_up = unobot(filled, "backup", str(FILE))
    assert (backed_up.code, bool(backed_up.err)) == (1, True), statement
    assert backed_up.out.startswith("Backed up"), statement
    restored = unobot(empty, "restore", str(FILE))
    assert restored.out.startswith(f"Restored {FILE}: schema"), statement
    assert restored.code == bool(restored.err), statement
    assert restored.err or isinstance(cell.column.type, Boolean), "a flag is true again, all else is named"
