"""`/uno fairness`: the cards of a server, compared with what chance expects."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.fairness import fairness_of
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for


def fairness_command(context: CommandContext) -> Command:
    """Return `/uno fairness`."""

    @app_commands.command(name="fairness", description=text_for("en")("command-fairness"))
    async def fairness(interaction: discord.Interaction) -> None:
        """Compare the cards of this server with what chance expects."""
        async with context.answering(interaction) as (response, text):
            await response.show(await fairness_of(context.hub, interaction, text))

    return fairness
