"""`/uno leaderboard`: the rated people of a server."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.result_options import suggest_filters
from unobot.bot.handlers.leaderboard import leaderboard_page
from unobot.bot.handlers.result_filters import (
    TYPED,
    choices_of,
    current_season,
    typed_filters,
)
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.permissions import server_here
from unobot.i18n import text_for
from unobot.rules.ruleset.codes import LONGEST

_EN = text_for("en")


def leaderboard_command(context: CommandContext) -> Command:
    """Return `/uno leaderboard`."""
    messages, hub = context.messages, context.hub

    @app_commands.command(name="leaderboard", description=_EN("command-leaderboard"))
    @app_commands.describe(season=_EN("command-leaderboard-season"), rules=_EN("command-leaderboard-rules"))
    async def leaderboard(
        interaction: discord.Interaction,
        season: app_commands.Range[str, 1, TYPED] = "",
        rules: app_commands.Range[str, 1, LONGEST] = "",
    ) -> None:
        """Show the first page of the leaderboard, of the current season if none is given."""
        async with context.answering(interaction) as (response, text):
            server_here(interaction, "refused-leaderboard-direct")
            filters = typed_filters(text, await choices_of(hub, messages, interaction), season, rules)
            if not season:
                filters = replace(filters, season=await current_season(messages, interaction))
            await response.show(await leaderboard_page(messages, hub, interaction, text, filters))

    suggest_filters(leaderboard, context)
    return leaderboard
