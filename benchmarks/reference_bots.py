"""Two small bots to compare with, started as processes: `python -m benchmarks.reference_bots URL`.

* ``empty`` answers each click with a small component update, and does nothing else.
* ``floor`` does the least work that a click of a game needs. It makes one durable commit (sqlite3, WAL,
  ``synchronous=FULL``) in one hop to a thread, answers, and sends two edits with the token of the click.

Both are plain discord.py, its webhook requests included. The environment has the name of the bot, the token and the
database.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor

import discord
from discord.ui import ActionRow, Button, LayoutView, TextDisplay

from tests.loopback.launch import point_at

BOTS = ("empty", "floor")
BOT = "BENCH_BOT"
"""The environment variable with the name of the bot."""


class Empty(discord.Client):
    """Answers."""

    def __init__(self) -> None:
        # The same intents and caches as in unobot.
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(intents=intents, max_messages=None, allowed_mentions=discord.AllowedMentions.none())
        self.clicks = 0

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer one click."""
        self.clicks += 1
        await interaction.response.edit_message(view=small_screen(self.clicks))


class Floor(Empty):
    """Commits, answers, and edits twice."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._thread = ThreadPoolExecutor(1)
        self._database = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        for statement in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "CREATE TABLE event (id INTEGER PRIMARY KEY, body TEXT NOT NULL)",
        ):
            self._database.execute(statement)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle one click."""
        self.clicks += 1
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, f"move {self.clicks}")
        await interaction.response.edit_message(view=small_screen(self.clicks))
        for number in range(2):
            await interaction.edit_original_response(view=small_screen(self.clicks + number))

    async def close(self) -> None:
        """Disconnect, and close the database."""
        await super().close()
        self._thread.shutdown()
        self._database.close()

    def _commit(self, body: str) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        self._database.execute("INSERT INTO event (body) VALUES (?)", (body,))
        self._database.execute("COMMIT")


def small_screen(number: int) -> LayoutView:
    """Return a line of text and a button."""
    view: LayoutView = LayoutView(timeout=None)
    view.add_item(TextDisplay(f"Click {number}."))
    view.add_item(ActionRow(Button(label="Again", custom_id="again")))
    view.stop()  # else discord.py stores it
    return view


def main() -> None:
    """Run a bot until it is killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    given, _ = parser.parse_known_args()
    point_at(given.url)
    bot = Empty() if os.environ[BOT] == "empty" else Floor(os.environ["DATABASE_URL"].partition("///")[2])
    bot.run(os.environ["DISCORD_TOKEN"], log_level=logging.WARNING)


if __name__ == "__main__":
    main()
