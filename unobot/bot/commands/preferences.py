"""`/uno me`: a panel with the caller's own preferences."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens.preferences import preferences_screen
from unobot.i18n import text_for


def me_command(context: CommandContext) -> Command:
    """Return `/uno me`."""

    @app_commands.command(name="me", description=text_for("en")("command-me"))
    async def me(interaction: discord.Interaction) -> None:
        """Show the panel."""
        async with context.answering(interaction) as (response, text):
            chosen = await context.messages.preferences.latest_of(interaction.user.id)
            await response.show(preferences_screen(text, chosen))

    return me
