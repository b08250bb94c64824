"""`/uno tables`: all the tables somebody sits at, in every channel and server, those that wait for them first."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.messages.display_names import clean_name
from unobot.bot.screens.tables import tables_screen
from unobot.i18n import Text, text_for
from unobot.tables.table import Table

NEVER = float("inf")


def tables_command(desk: CommandContext) -> app_commands.Command[Any, ..., None]:
    """The command, for the group ``/uno``."""

    @app_commands.command(name="tables", description=text_for("en")("command-tables"))
    async def tables(interaction: discord.Interaction) -> None:
        """List the caller's tables."""
        async with desk.answering(interaction) as (answer, text):
            user_id = interaction.user.id
            found = await desk.hub.seats_of(user_id)
            found.sort(key=lambda table: _urgency(table, user_id))
            places = [(table.view(user_id), place_words(interaction, table, text)) for table in found]
            follow = interaction.guild_id is not None
            await answer.show(tables_screen(text, text("tables-yours"), places, follow=follow))

    return tables


def place_words(interaction: discord.Interaction, table: Table, text: Text) -> str:
    """Where a table stands: its channel, linked; with its server, if the reader is not there now."""
    guild_id, channel_id = table.state.guild_id, table.state.channel_id
    if interaction.guild_id == guild_id:
        return f"<#{channel_id}>"
    guild = interaction.client.get_guild(guild_id)
    server = (clean_name(guild.name) if guild is not None else "") or text("dm-place-unknown")
    return text("dm-place", server=server, link=f"https://discord.com/channels/{guild_id}/{channel_id}")


def _urgency(table: Table, user_id: int) -> tuple[bool, bool, float]:
    """Those first that wait for this person, then those that are played, each by the time that is left."""
    deadline = table.state.deadline
    return not table.is_turn_of(user_id), table.state.status != "playing", NEVER if deadline is None else deadline
