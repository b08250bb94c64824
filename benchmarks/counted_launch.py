"""Start the bot as `tests.loopback.launch` does, and count what it does: `python -m benchmarks.counted_launch URL`.

The environment variable ``BENCH_COUNTS`` names a file. At SIGUSR1 the process writes the counts there, as JSON:

* renders: calls of the functions ``*_screen`` of ``bot/screens``, by name.
* commits: SQLite transactions that changed something.
* entries: what was written to the logs of matches, a row for each move or deal.
* statements: SQLite statements, by their first word.
* hops: results that other threads handed to the event loop.

Counting costs time, so a run that measures time is another one.
"""

from __future__ import annotations

import asyncio
import functools
import json
import os
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from inspect import isfunction
from pathlib import Path
from typing import ParamSpec, TypeVar

from tests.loopback import launch

COUNTS = "BENCH_COUNTS"
SCREENS = "unobot.bot.screens"
P = ParamSpec("P")
T = TypeVar("T")
_CHANGES = ("INSERT", "UPDATE", "DELETE")

counts: Counter[str] = Counter()


def count_renders() -> None:
    """Count the calls of each screen, in every module that has imported it."""
    from unobot.bot import client

    modules = [client, *(module for name, module in sys.modules.items() if name.startswith("unobot.bot."))]
    counting = functools.cache(_counting)
    for module in modules:
        for name, value in list(vars(module).items()):
            if isfunction(value) and value.__module__.startswith(SCREENS) and value.__name__.endswith("_screen"):
                setattr(module, name, counting(value))


def _counting(screen: Callable[P, T]) -> Callable[P, T]:
    @functools.wraps(screen)
    def call(*values: P.args, **named: P.kwargs) -> T:
        counts[f"render {screen.__name__.removesuffix('_screen')}"] += 1
        return screen(*values, **named)

    return call


def count_statements() -> None:
    """Count what each connection to an SQLite file executes, whichever library opened it."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    @functools.wraps(connect)
    def counting(*values: object, **named: object) -> sqlite3.Connection:
        connection = connect(*values, **named)
        changed = False

        def executed(statement: str) -> None:
            nonlocal changed
            word = statement.lstrip().partition(" ")[0].rstrip(";").upper()
            counts[f"statement {word.lower()}"] += 1
            counts["entries"] += statement.startswith("INSERT INTO event ")
            if word in _CHANGES:
                changed = True
            elif word in ("COMMIT", "END"):
                counts["commits"] += changed
                changed = False
            elif word == "ROLLBACK" and "TO" not in statement.upper():
                changed = False

        connection.set_trace_callback(executed)
        return connection

    vars(sqlite3)["connect"] = counting


def count_hops() -> None:
    """Count the calls from other threads into an event loop."""
    call: Callable[..., asyncio.Handle] = asyncio.BaseEventLoop.call_soon_threadsafe

    @functools.wraps(call)
    def counting(*values: object, **named: object) -> asyncio.Handle:
        counts["hops"] += 1
        return call(*values, **named)

    setattr(asyncio.BaseEventLoop, call.__name__, counting)


def main() -> None:
    """Start the bot. Never return."""
    file = Path(os.environ[COUNTS])

    def write(*_: object) -> None:
        whole = file.with_suffix(".new")
        whole.write_text(json.dumps(counts))
        whole.rename(file)

    signal.signal(signal.SIGUSR1, write)
    count_statements()
    count_hops()
    count_renders()
    launch.main()


if __name__ == "__main__":
    main()
