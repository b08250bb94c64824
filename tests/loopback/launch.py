"""Start ``unobot run`` on the loopback Discord instead of the real one.

Usage: ``python -m tests.loopback.launch URL [--timing JSON] [--gaps SECONDS] [--faults FILE] [--measured]``. The
environment has the token, the database and the settings. ``--timing`` replaces fields of `Timing`, and ``--gaps``
replaces the pauses of the display, so that tests wait for less time than people like. ``--faults`` names a file with
the present faults inside the process (see `tests.loopback.inner_faults`). With ``--measured``, side processes have the
low priority that they have for people.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http
import yarl

from tests.loopback import inner_faults

GAPS = ("TABLE_GAP", "PANEL_GAP", "DM_GAP", "OPENING_GAP")
"""Constants of the display: seconds between two edits of one message, and between two first direct messages."""


def point_at(url: str) -> None:
    """Make discord.py use ``url`` as Discord."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1)) / "gateway"


def hurry(timing: dict[str, Any], gap: float | None) -> None:
    """Replace times that are not settings."""
    from unobot.bot import client
    from unobot.tables.state.timing import Timing

    if timing:
        vars(client)["Timing"] = lambda **given: replace(Timing(**given), **timing)
    if gap is not None:
        for place, name in gaps():
            place[name] = gap


def spur() -> None:
    """Give side processes the priority of the bot. A busy machine would leave them nothing for minutes."""
    from unobot.bot.messages import side_jobs
    from unobot.results import sums_process

    for module in (side_jobs, sums_process):
        vars(module).update(lower_priority=lambda pid, *, is_idle: None)
    vars(side_jobs).update(IDLE_TIMEOUT=1200.0, PROCESS_TIMEOUT=1200.0)


def gaps() -> list[tuple[dict[str, object], str]]:
    """Return every use of `GAPS`: the namespace of a module of the bot, and the name in it."""
    from unobot.bot import client

    modules = [client, *(module for name, module in sys.modules.items() if name.startswith("unobot.bot."))]
    return [(vars(module), name) for module in modules for name in vars(module) if name in GAPS]


def main(arguments: Sequence[str] | None = None) -> None:
    """Start the bot. Never return."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--timing", type=json.loads, default={})
    parser.add_argument("--gaps", type=float)
    parser.add_argument("--faults", type=Path)
    parser.add_argument("--measured", action="store_true")
    given = parser.parse_args(arguments)
    point_at(given.url)
    hurry(given.timing, given.gaps)
    if not given.measured:
        spur()
    if given.faults is not None:
        inner_faults.obey(given.faults)
    from unobot.cli import main as unobot

    sys.argv = ["unobot", "run"]
    unobot()


if __name__ == "__main__":
    main()
