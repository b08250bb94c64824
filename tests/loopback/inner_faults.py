"""Faults inside the process of the bot, steered from outside by a file.

The file has JSON: ``{"database": "full"}`` stops an SQLite file from growing, and ``"read only"`` refuses every write.
``{"clock": 3600}`` sets the wall clock one hour ahead. ``{"blocked": 3}`` blocks the event loop once, for 3 seconds; a
further number means a further time. Beside it, the file with the suffix ``.tasks`` holds the number
of the bot's tasks.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord.utils

BUSY = 0.6
"""Seconds that the bot waits for a lock here, instead of five."""
COUNTED = 0.25
"""Seconds between two counts of the tasks."""
PRAGMAS = {
    "": ("PRAGMA query_only = OFF", "PRAGMA max_page_count = 1073741823"),
    "full": ("PRAGMA query_only = OFF", "PRAGMA max_page_count = 1"),  # SQLite raises it to the size in use
    "read only": ("PRAGMA query_only = ON",),
}


class Steering:
    """The file, as both sides see it. The test makes it with ``new``."""

    def __init__(self, file: Path, *, new: bool = False) -> None:
        self._file = file
        self._changed = -1
        self._contents: dict[str, Any] = {}
        if new:
            self.set()

    def set(self, **changes: object) -> None:
        """Change what the process obeys from now on."""
        self._contents |= changes
        fresh = self._file.with_suffix(".new")
        fresh.write_text(json.dumps(self._contents), encoding="utf-8")
        fresh.replace(self._file)

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - any JSON
        changed = self._file.stat().st_mtime_ns
        if changed != self._changed:
            self._changed, self._contents = changed, json.loads(self._file.read_text(encoding="utf-8"))
        return self._contents.get(name)


def tasks(file: Path) -> int:
    """Return the number of tasks that the process counted last, or 0."""
    counted = file.with_suffix(".tasks")
    return int(counted.read_text(encoding="utf-8") or 0) if counted.exists() else 0


def obey(file: Path) -> None:
    """Let this process obey the file. The time limits of its database become short."""
    from unobot.bot.client import Unobot
    from unobot.storage import database
    from unobot.storage.file_writer import FileConnection

    assert database.PRAGMAS[0].startswith("PRAGMA busy_timeout")
    # Small pages are soon full.
    first = ("PRAGMA page_size = 512", f"PRAGMA busy_timeout = {BUSY * 1000:.0f}")
    vars(database)["PRAGMAS"] = (*first, *database.PRAGMAS[1:])
    assert "lock_timeout" in database.SESSION_SETTINGS
    database.SESSION_SETTINGS["lock_timeout"] = f"{BUSY * 1000:.0f}ms"
    steering = Steering(file)

    open_ = FileConnection.open

    def limited(self: FileConnection) -> sqlite3.Connection:
        connection = open_(self)
        for pragma in PRAGMAS[steering["database"] or ""]:
            connection.execute(pragma)
        return connection

    utcnow = discord.utils.utcnow
    vars(discord.utils)["utcnow"] = lambda: utcnow() + timedelta(seconds=steering["clock"] or 0)
    set_up = Unobot.setup_hook
    FileConnection.open = limited  # type: ignore[method-assign]

    async def count() -> None:
        blocked = steering["blocked"]
        while True:
            if steering["blocked"] != blocked:
                blocked = steering["blocked"]
                time.sleep(blocked)  # noqa: ASYNC251  # that is the fault
            file.with_suffix(".tasks").write_text(str(len(asyncio.all_tasks())), encoding="utf-8")
            await asyncio.sleep(COUNTED)

    async def set_up_and_count(bot: Unobot) -> None:
        bot.counting = asyncio.create_task(count())  # type: ignore[attr-defined]  # a reference, so that it lives
        await set_up(bot)

    Unobot.setup_hook = set_up_and_count  # type: ignore[method-assign, assignment]
