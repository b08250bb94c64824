"""`/unoadmin check`: whether the bot can work in this channel and in the channels of the server's tables."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.registration import changed_at_discord, translated
from unobot.bot.discord_api.channel_permissions import lacking, why_no_threads
from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.screens.channel_check import ChannelCheck, channel_check_screen
from unobot.i18n import text_for

log = logging.getLogger(__name__)


def check_command(context: CommandContext) -> Command:
    """Return `/unoadmin check`."""

    @app_commands.command(name="check", description=text_for("en")("command-unoadmin-check"))
    async def check(interaction: discord.Interaction) -> None:
        """Show missing permissions, the state of the commands and the card pictures, and stuck tables."""
        async with context.answering(interaction) as (response, text):
            guild_id = check_is_admin(interaction)
            tables = await context.hub.oversight.tables(guild_id)
            in_thread = isinstance(interaction.channel, discord.Thread)
            lacks = {interaction.channel_id or 0: lacking(interaction.app_permissions, in_thread=in_thread)}
            for table in tables:
                channel = interaction.guild and interaction.guild.get_channel_or_thread(table.channel_id)
                if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
                    may = channel.permissions_for(channel.guild.me)
                    lacks.setdefault(channel.id, lacking(may, in_thread=isinstance(channel, discord.Thread)))
            try:
                changed = await changed_at_discord(interaction.client, await translated(context.tree))
            except UNREACHABLE as error:
                log.info("Discord does not tell which commands it has: %s", reason(error))
                changed = None
            found = ChannelCheck(
                lacks=lacks,
                for_threads=() if in_thread else why_no_threads(interaction.app_permissions),
                changed_commands=changed,
                has_pictures=context.messages.localizer.has_emojis,
                tables=len(tables),
                stuck=sum(table.is_stuck for table in tables),
            )
            await response.show(channel_check_screen(text, found))

    return check
