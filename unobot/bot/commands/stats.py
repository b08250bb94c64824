"""`/uno stats`: what the caller or another person did in finished matches."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.result_options import suggest_filters
from unobot.bot.discord_api.interaction_places import server_of
from unobot.bot.handlers.result_filters import TYPED, choices_of, typed_filters
from unobot.bot.handlers.stats import stats_page
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for
from unobot.model.refused import Refused
from unobot.rules.ruleset.codes import LONGEST

_EN = text_for("en")


def stats_command(context: CommandContext) -> Command:
    """Return `/uno stats`."""
    messages, hub = context.messages, context.hub

    @app_commands.command(name="stats", description=_EN("command-stats"))
    @app_commands.describe(
        person=_EN("command-stats-person"), season=_EN("command-stats-season"), rules=_EN("command-stats-rules")
    )
    async def stats(
        interaction: discord.Interaction,
        person: discord.User | discord.Member | None = None,
        season: app_commands.Range[str, 1, TYPED] = "",
        rules: app_commands.Range[str, 1, LONGEST] = "",
    ) -> None:
        """Show the stats of a person in this server, or the caller's in all servers in a direct message."""
        async with context.answering(interaction) as (response, text):
            whose = person or interaction.user
            if whose.bot:
                raise Refused("refused-stats-bot", name=messages.localizer.name_of(whose, text))
            if server_of(interaction) is None and (season or rules):
                raise Refused("refused-stats-season-direct")
            filters = typed_filters(text, await choices_of(hub, messages, interaction), season, rules)
            await response.show(await stats_page(messages, hub, interaction, text, filters, whose))

    suggest_filters(stats, context)
    return stats
