"""The options of the commands that show results: a season, and rules."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.suggestions import suggests
from unobot.bot.handlers.result_filters import choices_of, rules_suggestions, season_suggestions
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens.result_filters import ResultFilters


def suggest_filters(command: Command, context: CommandContext) -> None:
    """Add suggestions for the options ``season`` and ``rules`` to a command."""

    async def choices(interaction: discord.Interaction) -> ResultFilters:
        return await choices_of(context.hub, context.messages, interaction)

    @suggests(command, "season")
    async def suggest_season(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text = await context.messages.localizer.words_for(interaction)
        return season_suggestions(text, typed, await choices(interaction))

    @suggests(command, "rules")
    async def suggest_rules(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text = await context.messages.localizer.words_for(interaction)
        return rules_suggestions(text, typed, await choices(interaction))
