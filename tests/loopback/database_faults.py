"""Databases that a test makes slow, full, read-only or locked while a process of the bot uses them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from tests.damage import cells
from tests.loopback.inner_faults import Steering
from tests.loopback.logbook import Query, sqlite_file
from tests.postgres import Server
from unobot.database_tables import METADATA

TABLES = ", ".join(table.name for table in METADATA.sorted_tables)
PATIENCE = 0.5
"""Seconds for which a change waits for a lock."""
REFUSE = """
CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$
"""
ALLOW = """
CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$
"""
"""The triggers stay: to drop one would wait for `PostgresDatabase._lock`, and every reader would wait behind it."""


class SqliteFile:
    """An SQLite file of a process that obeys ``steering``."""

    def __init__(self, file: Path, steering: Steering) -> None:
        self.url = f"sqlite+aiosqlite:///{file}"
        self.query: Query = sqlite_file(file)
        self._file = file
        self._steering = steering

    def change(self, sql: str) -> None:
        """Run a statement and commit it."""
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=PATIENCE)) as other:
            other.execute(sql)

    async def suffer(self, fault: str, seconds: float) -> None:
        """Have a fault of `plan.DATABASE` for this many seconds."""
        if fault in ("full", "read only"):
            self._steering.set(database=fault)
            try:
                await asyncio.sleep(seconds)
            finally:
                self._steering.set(database="")
            return
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=2)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)


class PostgresDatabase:
    """A database of a PostgreSQL server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._name = server.create()
        self.url = server.url(self._name)

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        """Run a statement and return all rows."""
        return self._server.query(sql, self._name)

    def change(self, sql: str) -> None:
        """Run a statement and commit it. A lock may be that of `suffer`, whose time this call stops."""
        self._server.query(sql, self._name, patience=PATIENCE)

    def remove(self) -> None:
        """Remove the database."""
        self._server.drop(self._name)

    async def suffer(self, fault: str, seconds: float) -> None:
        """Have a fault of `plan.DATABASE` for this many seconds."""
        if fault == "disconnected":
            self._disconnect()
        elif fault == "read only":
            self._server.query(f"ALTER DATABASE {self._name} SET default_transaction_read_only = on")
            self._disconnect()  # only new sessions have the new default
            try:
                await asyncio.sleep(seconds)
            finally:
                self._server.query(f"ALTER DATABASE {self._name} RESET default_transaction_read_only")
                self._disconnect()
        elif fault == "full":
            await self._fill(seconds)
        else:
            await self._lock(seconds)

    def _disconnect(self) -> None:
        """Close the connections of the bot."""
        bots = f"datname = '{self._name}' AND application_name = 'unobot'"
        self._server.query(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {bots}")

    async def _connect(self) -> asyncpg.Connection:
        settings = {"default_transaction_read_only": "off"}
        return await asyncpg.connect(self.url.replace("+asyncpg", ""), server_settings=settings)

    async def _lock(self, seconds: float) -> None:
        connection = await self._connect()
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE table_ IN EXCLUSIVE MODE")  # reads go on
                await asyncio.sleep(seconds)
        finally:
            await connection.close()

    async def _fill(self, seconds: float) -> None:
        """Refuse every new row. Changes of old rows still fit."""
        connection = await self._connect()
        try:
            await connection.execute(REFUSE)
            for table in TABLES.split(", "):
                trigger = f"CREATE OR REPLACE TRIGGER full_disk BEFORE INSERT ON {table} EXECUTE FUNCTION refuse()"
                await connection.execute(trigger)
            await asyncio.sleep(seconds)
        finally:
            await connection.execute(ALLOW)
            await connection.close()


def damage(backend: str, table: int, rng: random.Random) -> str:
    """Return the statement that damages one cell of this table of the game, but none that links it to others."""
    match = f"(SELECT max(id) FROM match WHERE table_id = {table})"
    rows = {
        "table_": f"id = {table}",
        "seat": f"table_id = {table} AND position = 0",
        "match": f"id = {match}",
        "event": f"match_id = {match} AND ply = 1",
    }
    cell, value = rng.choice(
        [
            (cell, value)
            for cell in cells()
            if cell.table.name in rows and not cell.column.primary_key and not cell.column.name.endswith("_id")
            for value in cell.damages(backend)
            if "c328" not in value  # the test itself could not read it
        ]
    )
    return cell.update(value, rows[cell.table.name])
