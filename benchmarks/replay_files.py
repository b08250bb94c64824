"""Measure the files of a match: `python -m benchmarks.replay_files`.

There is a row for each match and kind. It has the number of moves, the size of the file, and the seconds until it was
made. ``lag_ms`` is the longest time in which the event loop of the bot did not turn. A timer that turns it every
millisecond notices. ``idle_lag_ms`` is the same without a file.
"""

from __future__ import annotations

import asyncio
import time
from io import StringIO

from benchmarks import report
from unobot.features.replay.files import ReplayFiles
from unobot.i18n import text_for
from unobot.records.reader import read_record
from unobot.records.writer import Record
from unobot.replays.file_process import FileKind
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.selfplay.simulate import simulate

MATCHES = {
    "4 seats, official": (4, OFFICIAL),
    "10 seats, classic113": (10, PRESETS["classic113"]),
    "10 seats, to 5,000 points": (10, Ruleset(target=5000)),
}
TICK = 0.001


def played_match(seats: int, ruleset: Ruleset) -> Record:
    """Return a match of novices, who forget some of their Unos."""
    file = StringIO()
    simulate(["novice"] * seats, 1, 3, ruleset=ruleset, forget=0.3, record=file)
    return read_record(file.getvalue().splitlines())


async def lag(work: asyncio.Future[bytes]) -> float:
    """Return the longest time in seconds in which the loop did not turn until ``work`` was done."""
    worst, before = 0.0, time.perf_counter()
    while not work.done():
        await asyncio.sleep(TICK)
        now = time.perf_counter()
        worst, before = max(worst, now - before - TICK), now
    return worst


async def measure() -> dict[str, report.Row]:
    """Return a row for each match and kind."""
    rows: dict[str, report.Row] = {}
    for number, (name, (seats, ruleset)) in enumerate(MATCHES.items()):
        record = played_match(seats, ruleset)
        for kind in FileKind:
            files = ReplayFiles(time.monotonic)
            idle = await lag(asyncio.ensure_future(asyncio.sleep(0.5, b"")))
            began = time.perf_counter()
            work = asyncio.ensure_future(files.get(number, kind, record, tuple(range(seats)), text_for("en"), 1))
            worst = await lag(work)
            rows[f"{kind}, {name}"] = {
                "moves": len(record.entries),
                "kb": round(len(await work) / 1000),
                "s": round(time.perf_counter() - began, 2),
                "lag_ms": round(worst * 1000, 1),
                "idle_lag_ms": round(idle * 1000, 1),
            }
            files.close()
    return rows


if __name__ == "__main__":
    print(report.table(asyncio.run(measure())))
