"""`/uno daily`: the daily deals of today, or those of a day before."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.daily import daily_page
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for

_EN = text_for("en")
_TYPED = 20
"""The most characters of a date that a user types. A date has 10."""


def daily_command(context: CommandContext) -> Command:
    """Return `/uno daily`."""
    hub = context.hub

    @app_commands.command(name="daily", description=_EN("command-daily"))
    @app_commands.describe(date=_EN("command-daily-date"))
    async def daily(interaction: discord.Interaction, date: app_commands.Range[str, 1, _TYPED] = "") -> None:
        """Show the deals of a day, with what the caller can do."""
        async with context.answering(interaction) as (response, text):
            day = hub.solo_games.daily.day(date.strip())
            await response.show(await daily_page(hub, interaction, text, day))

    return daily
