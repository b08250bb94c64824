"""Load what all forked processes of the bot have in common: modules, and the names of the commands in all languages.

The server that forks them imports this once. Each process would spend half of its start on these names.
"""

import asyncio
import gc

import aiosqlite  # noqa: F401
import asyncpg  # noqa: F401
import discord

import tests.loopback.launch  # noqa: F401
import unobot.bot.client
import unobot.cli  # noqa: F401
from unobot.bot.doctor.discord_checks import described_commands

asyncio.run(described_commands(discord.Client(intents=discord.Intents.none())))
gc.collect()
gc.freeze()  # no process looks for garbage in what is here
