"""Starts the real bot, as its own command line does, on the loopback Discord instead of the real one.

``python -m tests.loopback.launch URL [--timing JSON] [--gaps SECONDS]`` and then ``unobot run``; token, database and
settings come by the environment. ``--timing`` replaces figures of the tables' clocks, ``--gaps`` those of the display,
so that a test need not wait as long as people like to.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from typing import Any

import discord.gateway
import discord.http
import yarl

GAPS = ("TABLE_GAP", "PANEL_GAP", "DM_GAP", "OPENING_GAP")
"""Constants of the display: seconds between two pictures of one surface, and between two first messages to people."""


def point_at(url: str) -> None:
    """From now on discord.py takes what is at ``url`` for Discord."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1)) / "gateway"


def hurry(timing: dict[str, Any], gap: float | None) -> None:
    """Replace figures that are no settings."""
    from unobot.bot import client
    from unobot.tables.state.timing import Timing

    if timing:
        vars(client)["Timing"] = lambda **given: replace(Timing(**given), **timing)
    if gap is not None:
        for place, name in gaps():
            place[name] = gap


def gaps() -> list[tuple[dict[str, object], str]]:
    """Where each of `GAPS` stands: a namespace of one of the bot's modules, and the name there."""
    from unobot.bot import client

    modules = [client, *(module for name, module in sys.modules.items() if name.startswith("unobot.bot."))]
    return [(vars(module), name) for module in modules for name in vars(module) if name in GAPS]


def main() -> None:
    """Start it. Never returns."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--timing", type=json.loads, default={})
    parser.add_argument("--gaps", type=float)
    given = parser.parse_args()
    point_at(given.url)
    hurry(given.timing, given.gaps)
    from unobot.cli import main as unobot

    sys.argv = ["unobot", "run"]
    unobot()


if __name__ == "__main__":
    main()
