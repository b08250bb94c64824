"""Measure the clicks while old matches are deleted: `python -m benchmarks.pruning [--matches 10000]`.

The whole bot runs as a process on SQLite. Players click at 20 tables. Then the database gets 10,000 old
matches of 97 KB each, and the bot starts again with `UNOBOT_KEEP_DAYS`. Players click until all of them are deleted.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from benchmarks import report
from benchmarks.clicks import running
from benchmarks.load import Load
from tests.loopback.fake import FakeDiscord

TABLES, RATE, SLICE = 20, 15.0, 5.0
"""Tables in play, clicks a second, and the seconds of clicks between two looks at the database."""
EVENTS = 300
BODY = '{"v":1,"ply":0,"seat":1,"move":"R5","events":[' + '{"type":"Played","seat":1,"card":"R5"},' * 6 + "null]}"
FIRST = 1_000_000
"""The id of the first old table and match."""
OLD = 1_600_000_000.0


def add_old_matches(path: Path, matches: int) -> None:
    """Write closed tables of two players, each with a match that is over."""
    with closing(sqlite3.connect(path)) as database, database:
        columns = [column[1] for column in database.execute("PRAGMA table_info(table_)")]
        changed = {"id": "?1", "status": "'closed'", "match_id": "?1", "touched": OLD, "deadline": "NULL"}
        copied = ", ".join(str(changed.get(column, column)) for column in columns)
        for table_id in range(FIRST, FIRST + matches):
            database.execute(f"INSERT INTO table_ SELECT {copied} FROM table_ ORDER BY id LIMIT 1", (table_id,))
            columns_of_seat = "position, user_id, name, level, emblem, joined, misses, autopilot, away, acted"
            seat = f"INSERT INTO seat SELECT ?, {columns_of_seat}"
            database.execute(f"{seat} FROM seat WHERE table_id = (SELECT min(id) FROM table_)", (table_id,))
            database.execute("INSERT INTO match VALUES (?, ?, ?, 1, ?, 1, 1)", (table_id, table_id, bytes(32), OLD))
            events = ((table_id, ply, BODY, OLD) for ply in range(EVENTS))
            database.executemany("INSERT INTO event VALUES (?, ?, ?, ?)", events)


def old_matches(path: Path) -> int:
    """Return the number of old matches that are left."""
    with closing(sqlite3.connect(path)) as database:
        # The ids of new matches are higher still.
        return int(database.execute("SELECT count(*) FROM match WHERE started = ?", (OLD,)).fetchone()[0])


async def compare(matches: int) -> dict[str, dict[str, float]]:
    """Return the figures of the clicks without and with a deletion."""
    rows: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "unobot.db"
        async with FakeDiscord() as fake:
            load = Load(fake, 1, again=True)
            async with running(fake, folder, "unobot") as bot:
                await load.open(TABLES)
                await load.click(RATE, SLICE, bot.pid)
                rows["at rest"] = (await load.click(RATE, 4 * SLICE, bot.pid)).figures
            add_old_matches(path, matches)
            size = path.stat().st_size
            fake.gateway.forget()
            begun = time.monotonic()
            async with running(fake, folder, "unobot", settings={"UNOBOT_KEEP_DAYS": "30"}) as bot:
                await load.click(RATE, 2 * SLICE, bot.pid)  # the first clicks after a start are slow anyway
                slices = [(await load.click(RATE, SLICE, bot.pid)).figures]
                while old_matches(path):
                    slices.append((await load.click(RATE, SLICE, bot.pid)).figures)
                rows["while they go"] = {key: max(figures[key] for figures in slices) for key in slices[0]}
                rows["while they go"] |= {"seconds": round(time.monotonic() - begun), "mib": round(size / 2**20)}
    return rows


def main() -> None:
    """Measure and print. Of the slices with a deletion, the worst figure of each kind counts."""
    parser = argparse.ArgumentParser(description="Measure the clicks while old matches are deleted.")
    parser.add_argument("--matches", type=int, default=10_000)
    print(report.table(asyncio.run(compare(parser.parse_args().matches))))


if __name__ == "__main__":
    main()
