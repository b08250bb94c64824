"""`/uno privacy`: a panel with what is stored about the caller."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.privacy import show_privacy
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for


def privacy_command(context: CommandContext) -> Command:
    """Return `/uno privacy`."""

    @app_commands.command(name="privacy", description=text_for("en")("command-privacy"))
    async def privacy(interaction: discord.Interaction) -> None:
        """Show the panel."""
        async with context.answering(interaction) as (response, text):
            await show_privacy(context.messages, interaction.user.id, response, text, redraw=False)

    return privacy
