"""Measure the start of the bot: `python -m benchmarks.start [--tables 10000]`.

* The imports: processor time of a process that imports all of the bot, beside one that only imports discord.py.
* The first network: processor time and memory that the first decision of an AI adds, because it needs NumPy. A bot
  loads it in a thread.
* A start with 10,000 stored tables whose matches are not over, beside a start with ten. The seconds count until the bot
  has connected, and until it has answered the first press. The processor time counts until then, too.

The tables are copies of ten that people opened. Their channels are not known to Discord.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from benchmarks import report
from benchmarks.clicks import running
from benchmarks.load import Load
from benchmarks.usage import cpu_seconds, memory
from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.process import ROOT

OPENED = 10
FIRST_NETWORK = """
import os, time, unobot.cli, unobot.bot.client
from benchmarks.usage import memory
from unobot.ai import expert
seconds, mib = time.process_time(), memory(os.getpid())
expert.load(is_official=True)
print(time.process_time() - seconds, memory(os.getpid()) - mib)
"""
"""A program that prints the seconds and the MiB."""
TABLES = ("table_", "seat", "match", "event", "message")
ROWS, SNOWFLAKES = ("id", "table_id", "match_id"), ("channel_id", "host_id", "user_id", "message_id")
"""The columns with ids of rows and of Discord. Each copy has its own."""
APART = 1 << 42
"""The distance of Discord's ids in two copies: a time that is longer than the run."""


def imports(modules: str) -> float:
    """Return the processor time in seconds of a process that imports these modules: the median of five."""
    program = f"import {modules}, time; print(time.process_time())"
    durations = [
        float(subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True).stdout)
        for _ in range(5)
    ]
    return statistics.median(durations)


def first_network() -> dict[str, float]:
    """Return what the first network costs a process that has imported all of the bot."""
    answer = subprocess.run([sys.executable, "-c", FIRST_NETWORK], cwd=ROOT, capture_output=True, check=True).stdout
    seconds, mib = map(float, answer.split())
    return {"cpu_s": round(seconds, 2), "rss_mib": round(mib, 1)}


def multiply(path: Path, copies: int) -> None:
    """Copy every table of a database, until there are this many times as many."""
    with closing(sqlite3.connect(path)) as database, database:
        for name in TABLES:
            columns = [column[1] for column in database.execute(f"PRAGMA table_info({name})")]
            values = [_copied(column) for column in columns]
            statement = f"INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(values)} FROM {name}, copy"
            numbers = "WITH RECURSIVE copy (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copy WHERE k < ?)"
            database.execute(f"{numbers} {statement}", (copies - 1,))


def _copied(column: str) -> str:
    if column in ROWS:
        return f"{column} + k * 1000"
    return f"CASE {column} WHEN 0 THEN 0 ELSE {column} + k * {APART} END" if column in SNOWFLAKES else column


async def starts(tables: int) -> dict[str, dict[str, float]]:
    """Return the figures of a start with few tables and of one with many."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with FakeDiscord() as fake:
            load = Load(fake, 1)
            async with running(fake, folder, "unobot"):
                await load.open(OPENED)
                await asyncio.sleep(2)  # let everything be stored
            rows = {"few tables": await _start(fake, folder, load)}
            multiply(folder / "unobot.db", tables // OPENED)
            rows["many tables"] = await _start(fake, folder, load)
    return rows


async def _start(fake: FakeDiscord, folder: Path, load: Load) -> dict[str, float]:
    fake.gateway.forget()
    begun = time.monotonic()
    async with running(fake, folder, "unobot") as bot:
        connected = time.monotonic() - begun
        seat = load.tables[0].seats[0]
        assert seat.panel is not None
        await answered(await fake.press(seat.user, seat.panel, "u1:1:0:refresh:"), within=60)
        return {
            "connected_s": round(connected, 2),
            "answered_s": round(time.monotonic() - begun, 2),
            "cpu_s": round(cpu_seconds(bot.pid), 2),
            "rss_mib": round(memory(bot.pid), 1),
        }


def measure(tables: int) -> dict[str, dict[str, float]]:
    """Return the figures of the imports, of the first network, and of the starts."""
    rows: dict[str, dict[str, float]] = {
        "import discord": {"cpu_s": round(imports("discord"), 2)},
        "import unobot": {"cpu_s": round(imports("unobot.cli, unobot.bot.client, aiosqlite"), 2)},
        "first network": first_network(),
    }
    return rows | asyncio.run(starts(tables))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the start of the bot.")
    parser.add_argument("--tables", type=int, default=10_000)
    print(report.table(measure(parser.parse_args().tables)))


if __name__ == "__main__":
    main()
