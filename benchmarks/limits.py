"""Measure how many clicks one process can take, and what it does at three times as many: `python -m benchmarks.limits`.

* The capacity is a rate of clicks. None of them misses Discord's three seconds, 99 % are answered within half a second,
  and at most 2 % are refused. Higher and higher rates are tried, each a second time if it fails.
* Then three times the capacity comes for 20 seconds. Ten seconds after it, answers should take as long as before.

Pictures are on, as they are for a host who sets nothing. Then the same is measured with words only.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from benchmarks import report
from benchmarks.clicks import WARM_UP, WORDS_ONLY, Requests, running
from benchmarks.load import Load
from tests.loopback.fake import FakeDiscord

LIMIT = 500.0
"""Milliseconds within which 99 % must be answered."""
RATES = (10.0, 20.0, 30.0, 40.0, 50.0, 65.0, 80.0, 100.0, 125.0, 150.0, 200.0, 250.0, 300.0, 400.0)
FLOOD = 20.0
"""Seconds of the overload."""
REST = 10.0
"""Seconds after it until the process must be as fast as before."""


def holds(figures: report.Row) -> bool:
    """Return whether the process could take these clicks."""
    return not figures["missed"] and figures["p99"] < LIMIT and not report.refuses(figures)


async def measure(seconds: float, tables: int, seed: int) -> dict[str, dict[str, float]]:
    """Return the figures at the capacity, during the overload, and after it: with pictures, and with words only."""
    rows: dict[str, dict[str, float]] = {}
    for kind in ("unobot", WORDS_ONLY):
        with tempfile.TemporaryDirectory() as name:
            async with FakeDiscord() as fake:
                load = Load(fake, seed, channels=tables)
                async with running(fake, Path(name), kind) as bot:
                    phases = await _measured(fake, load, bot.pid, seconds, tables)
        rows |= {phase if kind == "unobot" else f"{phase}, {kind}": row for phase, row in phases.items()}
    return rows


async def _measured(
    fake: FakeDiscord, load: Load, pid: int, seconds: float, tables: int
) -> dict[str, dict[str, float]]:
    rows: dict[str, dict[str, float]] = {}

    async def click(rate: float, long: float) -> dict[str, float]:
        requests = Requests(fake)
        tried = await load.click(rate, long, pid)
        return tried.figures | requests.per_click(max(1, len(tried.sent)))

    await load.open(tables)
    await load.click(RATES[0], WARM_UP, pid)
    await asyncio.sleep(REST)
    capacity = 0.0
    for rate in RATES:
        for _ in range(2):
            rows[f"{rate:.0f}/s"] = tried = await click(rate, seconds)
            if holds(tried):
                capacity = rate
                break
            await asyncio.sleep(REST)
        if capacity < rate:
            break
    quiet = max(capacity / 2, 5.0)
    for phase, pressed, long in (("before", quiet, seconds), ("overload", 3 * capacity or 60.0, FLOOD)):
        rows[phase] = await click(pressed, long)
    await asyncio.sleep(REST - 3)  # the load has waited for late answers, too
    rows["after"] = await click(quiet, seconds)
    return {phase: row | {"capacity": capacity} for phase, row in rows.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how many clicks one process can take.")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rows = asyncio.run(measure(args.seconds, args.tables, args.seed))
    print(report.table(rows))
    print("\n".join(report.doubts(rows, overload=True)))


if __name__ == "__main__":
    main()
