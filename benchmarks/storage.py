"""Measure what it costs to store a move: `python -m benchmarks.storage [--seconds 0.5]`.

`Store.append` writes one entry of a match, the table and its seats, durably. It runs one after the other, and for
sixteen tables side by side. The floor is raw sqlite3 in one thread beside the loop: one insert and one update in one
durable commit. Processor time counts all threads. PostgreSQL works in its own processes, which do not count, and
the server of the tests never waits for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path
from statistics import median

from msgspec.structs import replace

from benchmarks import report
from tests.postgres import NoServer, Server
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.store import Store

AT_ONCE = 16
SLICES = 5
"""How often each contestant is measured. One slice before that warms up."""

Append = Callable[[int], Awaitable[None]]
"""Store one more move at the table with this number."""


async def measured(append: Append, seconds: float, at_once: int) -> tuple[float, float]:
    """Store moves side by side at this many tables. Return the processor time (ms) of a move, and moves per second."""
    moves = 0

    async def store_moves(number: int) -> None:
        nonlocal moves
        while time.monotonic() < end:
            await append(number)
            moves += 1

    begun, cpu = time.monotonic(), time.process_time()
    end = begun + seconds
    await asyncio.gather(*(store_moves(number) for number in range(at_once)))
    return 1000 * (time.process_time() - cpu) / moves, moves / (time.monotonic() - begun)


@asynccontextmanager
async def on_store(url: str) -> AsyncIterator[Append]:
    """Open a store with a match at each table."""
    store = await Store.open(url)
    tables: list[TableState] = []
    plies = [0] * AT_ONCE
    for number in range(AT_ONCE):
        seats = tuple(SeatState(number * 10 + seat + 1, f"Player {seat}", None, seat, joined=1.0) for seat in range(2))
        table = await store.create_table(TableState(0, 1, number + 2, 3, "playing", "en", OFFICIAL, seats))
        tables.append(await store.begin_match(table, bytes(32), number, 5.0, Entry(0, None, None, None, ())))

    async def append(number: int) -> None:
        plies[number] += 1
        ply, table = plies[number], tables[number]
        assert table.match_id is not None
        entry = Entry(ply, ply % 2, "R5", None, ())
        tables[number] = await store.append(table.match_id, entry, 6.0 + ply, replace(table, deadline=float(ply)))

    try:
        yield append
    finally:
        await store.close()


@asynccontextmanager
async def on_sqlite3(path: Path) -> AsyncIterator[Append]:
    """Open the floor."""
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
        database.execute("INSERT INTO event (body) VALUES (?)", ("a move, and the events that came of it",))
        database.execute("UPDATE table_ SET version = version + 1 WHERE id = ?", (number,))
        database.execute("COMMIT")

    async def append(number: int) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, write, number)

    try:
        yield append
    finally:
        thread.shutdown()
        database.close()


async def compare(folder: Path, seconds: float, server: Server | None) -> dict[str, dict[str, float]]:
    """Measure all in turns, in slices of this length, so that a busy machine slows all of them. Return the medians."""
    async with AsyncExitStack() as stack:
        floor = await stack.enter_async_context(on_sqlite3(folder / "raw.db"))
        contestants = {"sqlite3": (floor, 1)}
        urls = {"SQLite": f"sqlite+aiosqlite:///{folder / 'unobot.db'}"}
        if server is not None:
            urls["PostgreSQL"] = server.url(server.create())
        for name, url in urls.items():
            append = await stack.enter_async_context(on_store(url))
            contestants |= {f"{name}, one": (append, 1), f"{name}, {AT_ONCE} at once": (append, AT_ONCE)}
        slices: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
        for _ in range(1 + SLICES):
            for name, (append, at_once) in contestants.items():
                slices[name].append(await measured(append, seconds, at_once))
    medians = {name: [median(values) for values in zip(*figures[1:], strict=True)] for name, figures in slices.items()}
    return {name: {"cpu_ms": round(cpu, 3), "per_second": round(speed)} for name, (cpu, speed) in medians.items()}


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Return the figures of the floor, of SQLite, and of PostgreSQL if it is there."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = None
        with suppress(NoServer):
            server = Server()
            stack.callback(server.stop)
        return asyncio.run(compare(Path(folder), seconds, server))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what it costs to store a move.")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one slice")
    print(report.table(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
