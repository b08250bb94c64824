"""`/uno tables`: the caller's tables in all channels and servers. Those that wait for the caller come first."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.discord_api.interaction_places import server_of
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.messages.display_names import clean_name
from unobot.bot.screens.tables import tables_screen
from unobot.i18n import Text, text_for
from unobot.tables.table import Table

NEVER = float("inf")


def tables_command(context: CommandContext) -> Command:
    """Return `/uno tables`."""

    @app_commands.command(name="tables", description=text_for("en")("command-tables"))
    async def tables(interaction: discord.Interaction) -> None:
        """List the caller's tables."""
        async with context.answering(interaction) as (response, text):
            user_id = interaction.user.id
            found = await context.hub.seats_of(user_id)
            found.sort(key=lambda table: _urgency(table, user_id))
            places = [(table.view(user_id), place_words(interaction, table, text)) for table in found]
            follow = server_of(interaction) is not None
            await response.show(tables_screen(text, text("tables-yours"), places, follow=follow))

    return tables


def place_words(interaction: discord.Interaction, table: Table, text: Text) -> str:
    """Return a link to the channel of a table, with the server's name if the reader is in another server or a DM."""
    guild_id, channel_id = table.state.guild_id, table.state.channel_id
    if server_of(interaction) == guild_id or interaction.channel_id == channel_id:
        return f"<#{channel_id}>"
    if guild_id is None:
        link = f"https://discord.com/channels/@me/{channel_id}"
        return text(f"place-{table.state.place}", link=link)
    guild = interaction.client.get_guild(guild_id)
    server = (clean_name(guild.name) if guild is not None else "") or text("dm-place-unknown")
    return text("dm-place", server=server, link=f"https://discord.com/channels/{guild_id}/{channel_id}")


def _urgency(table: Table, user_id: int) -> tuple[bool, bool, float]:
    """Return the sort key of a table: tables that wait for this user, then running matches, each by the time left."""
    deadline = table.state.deadline
    return not table.is_turn_of(user_id), table.state.status != "playing", NEVER if deadline is None else deadline
