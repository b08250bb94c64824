"""Run the benchmarks, and print one table for each: `python -m benchmarks [--rows click,storage] [--seconds 60]`.

The last line is JSON with all rows, the ratios, and the doubts. A ratio compares with something simpler in the same
run, so it holds on other machines. With ``--check``, the exit status is 1 if a ratio is over a third above the stored
one. With ``--store``, the ratios are stored. The exit status is 3, and nothing is judged or stored, if a driver was
itself too slow to measure anything.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from benchmarks import clicks, decisions, herd, limits, memory, pictures, report, rules, start, storage

Rows = Mapping[str, report.Row]

STORED = Path(__file__).with_name("ratios.json")
SEED = 1
RATE, TABLES = 30.0, 200
"""Clicks a second, and tables in play."""
PEOPLE = 100
"""The people of a herd."""
LEVELS = ("numbers-first", "four-steps", "expert")
ROWS: dict[str, Callable[[float], Rows]] = {
    "click": lambda seconds: clicks.measure(seconds, RATE, TABLES, SEED),
    "limits": lambda seconds: asyncio.run(limits.measure(seconds / 6, TABLES, SEED)),
    "herd": lambda seconds: asyncio.run(herd.measure(seconds / 3, RATE / 3, TABLES // 5, PEOPLE, SEED)),
    "memory": lambda seconds: {"unobot": asyncio.run(memory.measure(round(seconds * 170), RATE, TABLES // 4, SEED))},
    "rules": lambda seconds: rules.measure(seconds / 60, 5),
    "storage": lambda seconds: storage.measure(seconds / 100),
    "start": lambda _: start.measure(10_000),
    "pictures": lambda _: pictures.measure(),
    "decisions": lambda seconds: decisions.measure("four-steps,numbers-first*3", LEVELS, round(50 * seconds), SEED),
}
"""The rows. Each gets the seconds of the row `click`, and the others take parts of that time."""
CHECKED = ("click", "rules", "storage", "start", "pictures", "decisions")
"""The rows with ratios."""


def main() -> int:
    """Measure, print, and return the exit status."""
    parser = argparse.ArgumentParser(description="Run the benchmarks.")
    parser.add_argument("--rows", default="", help=f"some of {', '.join(ROWS)}")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long players click")
    parser.add_argument("--check", action="store_true", help="compare the ratios with the stored ones")
    parser.add_argument("--store", action="store_true", help="store the ratios")
    args = parser.parse_args()
    names = args.rows.split(",") if args.rows else CHECKED if args.check or args.store else ROWS
    tables: dict[str, Rows] = {}
    for name in names:
        tables[name] = ROWS[name](args.seconds)
        print(f"{name}\n{report.table(tables[name])}\n", flush=True)
    return judge(tables, STORED if args.check else None, STORED if args.store else None)


def judge(tables: Mapping[str, Rows], check: Path | None, store: Path | None) -> int:
    """Print the ratios and the JSON, compare with one file, write another, and return the exit status."""
    doubts = [
        f"{name}, {doubt}" for name, rows in tables.items() for doubt in report.doubts(rows, overload=name == "limits")
    ]
    ratios = report.ratios(tables)
    for name, ratio in ratios.items():
        print(f"{name}: {ratio:.2f}")
    print(json.dumps({"rows": tables, "ratios": ratios, "doubts": doubts}))
    if doubts:
        print(*doubts, "So nothing is judged.", sep="\n", file=sys.stderr)
        return report.DOUBTFUL
    stored: dict[str, float] = json.loads(check.read_text()) if check is not None else {}
    worse = report.worse(ratios, stored)
    for sentence in worse:
        print(sentence, file=sys.stderr)
    if store is not None:
        store.write_text(json.dumps(ratios, indent=2) + "\n")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
