"""`/uno rules` and `/uno help`."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.discord_api.install_links import offered_links
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.handlers.open_lobbies import default_rules
from unobot.bot.handlers.table import rules_of
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens import help_screen, rules_screen
from unobot.i18n import text_for
from unobot.rules.ruleset.ruleset import named_ruleset

_EN = text_for("en")


def rules_command(context: CommandContext) -> Command:
    """Return `/uno rules`."""

    @app_commands.command(name="rules", description=_EN("command-rules"))
    async def rules(interaction: discord.Interaction) -> None:
        """Explain the rules of the table in this channel, or those of a new table."""
        async with context.answering(interaction) as (response, text):
            table = await context.hub.at(interaction.channel_id or 0)
            if table is not None:
                await response.show(rules_of(table, text))
                return
            place = await context.messages.preferences.place_of(interaction)
            await response.show(rules_screen(text, named_ruleset(default_rules(place))))

    return rules


def help_command(context: CommandContext) -> Command:
    """Return `/uno help`."""

    @app_commands.command(name="help", description=_EN("command-help"))
    async def help_(interaction: discord.Interaction) -> None:
        """Explain how to play."""
        async with context.answering(interaction) as (response, text):
            links, plays = offered_links(interaction.client), place_kind(interaction) != "direct"
            await response.show(help_screen(text, plays=plays, links=links))

    return help_
