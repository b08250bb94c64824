"""Measure the memory of the bot while tables open and close: `python -m benchmarks.memory [--clicks 10000]`.

Each match is one round with four cards. When it is over, two players who are new to the bot open the next table
in a new channel. So a cache without a bound grows. The growth is measured from half of the clicks on, because the first
half warms up, and is given per 10,000 clicks. The figures are MiB of resident memory.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from benchmarks import report
from benchmarks.clicks import running
from benchmarks.load import Load
from benchmarks.usage import memory
from tests.loopback.fake import FakeDiscord
from unobot.rules.ruleset.ruleset import Ruleset

SHORT = Ruleset(hand_size=4, scoring="single", first_card="number_only").code
STEPS = 20
"""The number of measurements."""


async def measure(clicks: int, rate: float, tables: int, seed: int) -> dict[str, float]:
    """Return the memory at rest, of a table, after all clicks, and its growth."""
    with tempfile.TemporaryDirectory() as name:
        async with FakeDiscord() as fake:
            load = Load(fake, seed, channels=tables, rules=SHORT, again=True)
            async with running(fake, Path(name), "unobot") as bot:
                await asyncio.sleep(2)
                at_rest = memory(bot.pid)
                await load.open(tables)
                opened = memory(bot.pid)
                points: list[tuple[int, float]] = []
                while len(fake.interactions) < clicks:
                    begun = len(fake.interactions)
                    await load.click(rate, clicks / STEPS / rate, bot.pid)
                    points.append((len(fake.interactions), memory(bot.pid)))
                    print(f"{points[-1][0]} clicks, {load.opened} tables, {points[-1][1]:.1f} MiB", file=sys.stderr)
                    assert len(fake.interactions) > begun
    later = points[len(points) // 2 :]
    return {
        "clicks": points[-1][0],
        "tables": load.opened,
        "rest": round(at_rest, 1),
        "kib_a_table": round(1024 * (opened - at_rest) / tables),
        "after": round(points[-1][1], 1),
        "growth_per_10000": round(10_000 * slope(later), 2),
    }


def slope(points: list[tuple[int, float]]) -> float:
    """Return the rise of the line that fits the points best (least squares)."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    square = sum((value - x) ** 2 for value in xs)
    return sum((a - x) * (b - y) for a, b in points) / square if square else 0.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the memory of the bot while tables open and close.")
    parser.add_argument("--clicks", type=int, default=10_000)
    parser.add_argument("--rate", type=float, default=25.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(report.table({"memory": asyncio.run(measure(args.clicks, args.rate, args.tables, args.seed))}))


if __name__ == "__main__":
    main()
