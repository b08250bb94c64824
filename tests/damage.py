"""Damage to single cells of a database, as a bad disk or a newer program can leave it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, Table

from unobot.database_tables import METADATA
from unobot.storage.rows import JSON_COLUMNS

NOT_TEXT = ("x'c328'", "CAST(x'c328' AS TEXT)")
ON_SQLITE = (*NOT_TEXT, "x'00'", "1.5")
"""On PostgreSQL, they are right values."""
BAD_JSON = ("'nonsense'", "''", "'[]'", "'7'", "'{\"v\":99}'", '\'{"v":1,"v\'', *NOT_TEXT)


@dataclass(frozen=True)
class Cell:
    """One column of a table of the database."""

    table: Table
    column: Column[object]

    @property
    def name(self) -> str:
        return f"{self.table.name}.{self.column.name}"

    def damages(self, backend: str) -> list[str]:
        """Return SQL expressions for values that the column cannot rightly hold. PostgreSQL refuses some of them."""
        return [damage for damage in self._damages() if backend == "sqlite" or damage not in ON_SQLITE]

    def _damages(self) -> tuple[str, ...]:
        kind = self.column.type
        if self.column.name == "body" or self.column.name in JSON_COLUMNS:
            return BAD_JSON
        if isinstance(kind, Boolean):
            return ("7", "'nonsense'", "x'00'")
        if isinstance(kind, LargeBinary):
            return ("'text'", "x'00'", "5", "CAST('0' AS BYTEA)")
        if isinstance(kind, Double):
            return ("'nonsense'", "x'00'", "-1e300", "9e999", "-1")
        if isinstance(kind, Integer):
            if list(self.table.primary_key) == [self.column]:
                return ("-1",)  # SQLite takes only integers there
            below = () if self.column.name == "shard" else ("-1",)  # a lane of the gateway is a negative shard
            return ("'nonsense'", "x'00'", "1.5", *below)
        if self.column.name == "level":
            return (*NOT_TEXT, "NULL")  # of AIs: the seat belongs to nobody then
        return (*NOT_TEXT, "'nonsense'") if self.column.name in ("status", "kind") else NOT_TEXT

    def update(self, damage: str, which: str = "") -> str:
        """Return the statement that damages one row, or those that ``which`` says."""
        where = f" WHERE {which}" if which else ""
        return f'UPDATE "{self.table.name}" SET "{self.column.name}" = {damage}{where}'


def cells() -> Iterator[Cell]:
    """Yield every column of every table."""
    for table in METADATA.sorted_tables:
        for column in table.columns:
            yield Cell(table, column)


def flipped(value: object, rng: random.Random) -> str:
    """Return an SQL expression for a value with one flipped bit."""
    raw = bytearray(value if isinstance(value, bytes) else str(value).encode())
    if raw:
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return f"x'{raw.hex()}'" if isinstance(value, bytes) else f"CAST(x'{raw.hex()}' AS TEXT)"
