"""Three small bots to compare with, started as processes: `python -m benchmarks.reference_bots URL`.

* ``empty`` answers each click with a small component update, and does nothing else.
* ``floor`` does the least work that a click of a game needs. It makes one durable commit (sqlite3, WAL,
  ``synchronous=FULL``) in one hop to a thread, answers, and sends two edits with the token of the click.
* ``picture floor`` does the same, and each of the two edits has a picture. One has the size of a hand, and the other
  one of a table. Both are made at the start.

All are plain discord.py, its webhook requests included. The environment has the name of the bot, the token and the
database.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import random
import sqlite3
import struct
import zlib
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import discord
from discord.ui import ActionRow, Button, LayoutView, MediaGallery, TextDisplay

from tests.loopback.launch import point_at

BOTS = ("empty", "floor", "picture floor")
BOT = "BENCH_BOT"
"""The environment variable with the name of the bot."""
SIDES = {"hand.png": 70, "table.png": 134}
"""The pixels on each side of the pictures. Noise cannot be compressed, so they have 5 and 18 KB."""


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
        await self._edit(interaction)

    async def _edit(self, interaction: discord.Interaction) -> None:
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


class PictureFloor(Floor):
    """Does the same, and attaches a picture to each edit."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self._pictures = {name: noise_png(side) for name, side in SIDES.items()}

    async def _edit(self, interaction: discord.Interaction) -> None:
        for number, (name, data) in enumerate(self._pictures.items()):
            view = small_screen(self.clicks + number, name)
            await interaction.edit_original_response(view=view, attachments=[discord.File(BytesIO(data), name)])


def noise_png(side: int) -> bytes:
    """Return a gray PNG of random pixels, ``side`` pixels wide and high."""
    rows = b"".join(b"\0" + random.Random(row).randbytes(side) for row in range(side))
    header = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    )


def small_screen(number: int, picture: str = "") -> LayoutView:
    """Return a line of text and a button, below the ``picture`` with this file name if there is one."""
    view: LayoutView = LayoutView(timeout=None)
    if picture:
        view.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}")))
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
    name, path = os.environ[BOT], os.environ["DATABASE_URL"].partition("///")[2]
    bot = Empty() if name == "empty" else Floor(path) if name == "floor" else PictureFloor(path)
    bot.run(os.environ["DISCORD_TOKEN"], log_level=logging.WARNING)


if __name__ == "__main__":
    main()
