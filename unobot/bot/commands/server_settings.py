"""`/uno settings`: a panel with the settings of the server and of this channel."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.discord_api.interaction_places import server_of
from unobot.bot.handlers.server_settings import scope_of
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.permissions import check_may_set
from unobot.bot.screens.acts import act_words, losses
from unobot.bot.screens.server_settings import SERVER, server_settings_screen
from unobot.i18n import text_for


def settings_command(context: CommandContext) -> Command:
    """Return `/uno settings`."""

    @app_commands.command(name="settings", description=text_for("en")("command-settings"))
    async def settings(interaction: discord.Interaction) -> None:
        """Show the panel with the settings of the server."""
        async with context.answering(interaction) as (response, text):
            check_may_set(interaction)
            scope = await scope_of(interaction, context.messages, context.hub, SERVER)
            acts = await context.hub.oversight.acts(server_of(interaction) or 0)
            note = "\n".join(f"⚠️ {act_words(text, act)}" for act in losses(acts, scope.own))
            await response.show(server_settings_screen(text, scope, note=note))

    return settings
