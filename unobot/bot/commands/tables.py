"""`/uno tables`: the caller's tables in all channels and servers. Those that wait for the caller come first."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.discord_api.interaction_places import server_of
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens.tables import tables_screen
from unobot.i18n import text_for
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
            listed = [context.listed(interaction, table, text) for table in found]
            follow = server_of(interaction) is not None
            await response.show(tables_screen(text, text("tables-yours"), listed, follow=follow))

    return tables


def _urgency(table: Table, user_id: int) -> tuple[bool, bool, float]:
    """Return the sort key of a table: tables that wait for this user, then running matches, each by the time left."""
    deadline = table.state.deadline
    return not table.is_turn_of(user_id), table.state.status != "playing", NEVER if deadline is None else deadline
