"""Measure what it costs to store a move: `python -m benchmarks.storage [--seconds 2]`.

`Store.append` writes one entry of a match, the table and its seats, durably. It runs one after the other, and for
sixteen tables side by side. The floor is raw sqlite3 in one thread beside the loop: one insert and one update in one
durable commit. Processor time is that of all threads. PostgreSQL works in its own processes, which do not count, and
the server of the tests never waits for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec.structs import replace

from benchmarks import report
from tests.postgres import NoServer, Server
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.states import SeatState, TableState
from unobot.storage.store import Store

AT_ONCE = 16

Append = Callable[[int], Awaitable[None]]
"""Store one more move at the table with this number."""


async def measured(append: Append, seconds: float, at_once: int) -> dict[str, float]:
    """Store moves side by side at this many tables, for this long."""
    done = 0

    async def one(number: int) -> None:
        nonlocal done
        while time.monotonic() < end:
            await append(number)
            done += 1

    await asyncio.gather(*(append(number) for number in range(at_once)))
    begun, cpu = time.monotonic(), time.process_time()
    end = begun + seconds
    await asyncio.gather(*(one(number) for number in range(at_once)))
    taken, cpu = time.monotonic() - begun, time.process_time() - cpu
    return {"cpu_ms": round(1000 * cpu / done, 3), "per_second": round(done / taken)}


async def on_store(url: str, seconds: float) -> dict[str, dict[str, float]]:
    """Measure the store on a database."""
    store = await Store.open(url)
    tables: list[TableState] = []
    plies = [0] * AT_ONCE
    for number in range(AT_ONCE):
        seats = tuple(SeatState(number * 10 + seat + 1, f"Player {seat}", None, joined=1.0) for seat in range(2))
        table = await store.create_table(TableState(0, 1, number + 2, 3, "playing", "en", OFFICIAL, seats))
        tables.append(await store.begin_match(table, bytes(32), number, 5.0, Entry(0, None, None, None, ())))

    async def append(number: int) -> None:
        plies[number] += 1
        ply, table = plies[number], tables[number]
        assert table.match_id is not None
        entry = Entry(ply, ply % 2, "R5", None, ())
        tables[number] = await store.append(table.match_id, entry, 6.0 + ply, replace(table, deadline=float(ply)))

    try:
        return {
            "one": await measured(append, seconds, 1),
            f"{AT_ONCE} at once": await measured(append, seconds, AT_ONCE),
        }
    finally:
        await store.close()


async def on_sqlite3(path: Path, seconds: float) -> dict[str, float]:
    """Measure the floor."""
    thread = ThreadPoolExecutor(1)
    database = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    for statement in (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "CREATE TABLE event (id INTEGER PRIMARY KEY, body TEXT NOT NULL)",
        "CREATE TABLE table_ (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)",
        "INSERT INTO table_ VALUES (0, 0)",
    ):
        database.execute(statement)

    def write(number: int) -> None:
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO event (body) VALUES (?)", ("a move, and what came of it",))
        database.execute("UPDATE table_ SET version = version + 1 WHERE id = ?", (number,))
        database.execute("COMMIT")

    async def append(number: int) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, write, number)

    try:
        return await measured(append, seconds, 1)
    finally:
        thread.shutdown()
        database.close()


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Return the figures of the floor, of SQLite, and of PostgreSQL if it is there."""
    with tempfile.TemporaryDirectory() as name:
        rows = {"sqlite3": asyncio.run(on_sqlite3(Path(name) / "raw.db", seconds))}
        sqlite = asyncio.run(on_store(f"sqlite+aiosqlite:///{name}/unobot.db", seconds))
    rows |= {f"SQLite, {how}": figures for how, figures in sqlite.items()}
    try:
        server = Server()
    except NoServer:
        return rows
    try:
        postgresql = asyncio.run(on_store(server.url(server.create()), seconds))
    finally:
        server.stop()
    return rows | {f"PostgreSQL, {how}": figures for how, figures in postgresql.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what it costs to store a move.")
    parser.add_argument("--seconds", type=float, default=2.0)
    print(report.table(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
