"""The options of the commands that show results: a season, and rules."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.result_filters import choices_of, rules_suggestions, season_suggestions
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens.result_filters import ResultFilters
from unobot.storage.store import StorageError


def suggest_filters(command: Command, context: CommandContext) -> None:
    """Add suggestions for the options ``season`` and ``rules`` to a command."""

    async def choices(interaction: discord.Interaction) -> ResultFilters:
        try:
            return await choices_of(context.hub, context.messages, interaction)
        except StorageError:  # the caller reads the reason after sending the command
            return ResultFilters()

    @command.autocomplete("season")
    async def suggest_season(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text = await context.messages.localizer.words_for(interaction)
        return season_suggestions(text, typed, await choices(interaction))

    @command.autocomplete("rules")
    async def suggest_rules(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text = await context.messages.localizer.words_for(interaction)
        return rules_suggestions(text, typed, await choices(interaction))
