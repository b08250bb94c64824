"""Property: if any one cell of the database is damaged, the other tables play on, also after a restart."""

from __future__ import annotations

import random

import pytest

from tests.bot.players import press_button, run_command, words
from tests.bot.test_faults_damage import Evening
from tests.damage import Cell, cells, flipped
from tests.databases import Database
from tests.world import World

pytestmark = pytest.mark.logs_errors

FAULT = "Something went wrong"
TABLES = {"table_": "id", "seat": "table_id", "match": "table_id", "event": "match_id", "message": "table_id"}
"""The column with the number of a table. Each table here has played one match, with the same number."""


def damage(database: Database, rng: random.Random) -> tuple[int, str]:
    """Damage one cell. Return the table that it belongs to (0 for none), and the statement."""
    while True:
        cell = rng.choice(list(cells()))
        keys = [column.name for column in cell.table.primary_key]
        names = ", ".join(f'"{name}"' for name in (*keys, cell.column.name))
        rows = database.query(f'SELECT {names} FROM "{cell.table.name}" WHERE "{cell.column.name}" IS NOT NULL')
        if not rows:
            continue
        *key, value = rng.choice(rows)
        which = " AND ".join(f"{name} = {part!r}" for name, part in zip(keys, key, strict=True))
        damages = cell.damages("sqlite")
        if isinstance(value, str | bytes):
            damages = [*damages, flipped(value, rng)]
        number = _number(cell, database, which)
        statement = cell.update(rng.choice(damages), which)
        database.query(statement)
        return number, statement


def _number(cell: Cell, database: Database, which: str) -> int:
    column = TABLES.get(cell.table.name) or ("table_id" if "table_id" in cell.table.columns else None)
    if column is None:
        return 0
    ((number,),) = database.query(f'SELECT {column} FROM "{cell.table.name}" WHERE {which}')
    return int(number)


@pytest.mark.only("sqlite")
@pytest.mark.parametrize("seed", range(4, 9))
async def test_other_tables_play_on(world: World, database: Database, seed: int) -> None:
    evening = Evening(world)
    await evening.begin()
    ann, ben, cat = evening.ann, evening.ben, evening.cat
    tables = {1: (evening.first, ben), 2: (evening.second, cat)}
    rng = random.Random(seed)
    number, statement = damage(database, rng)
    if rng.random() < 0.8:
        await world.restart()
    await world.advance(30)
    for other, (channel, guest) in tables.items():
        if other != number:
            await evening.plays_on(channel, ann, guest)
            assert f"<#{channel.id}>" in await run_command(ann, "tables"), statement
            assert FAULT not in words(await press_button(guest, "My hand", on=world.table(channel))), statement
    for person in (ann, ben, cat):
        assert FAULT not in await run_command(person, "me"), statement
    for channel, guest in tables.values():
        for person in (ann, guest):
            assert FAULT not in await run_command(person, "hand", channel=channel), statement
