"""`/uno history`: the finished matches of the channel. Buttons lead to those of the server, and to the caller's own."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.history import history_of
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for


def history_command(context: CommandContext) -> Command:
    """Return `/uno history`."""

    @app_commands.command(name="history", description=text_for("en")("command-history"))
    async def history(interaction: discord.Interaction) -> None:
        """List the finished matches of this channel."""
        async with context.answering(interaction) as (response, text):
            await response.show(await history_of(context.hub, interaction, text, "channel"))

    return history
