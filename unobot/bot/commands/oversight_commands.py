"""`/unoadmin tables` and `/unoadmin end`: the tables of a server, for its admins."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.oversight import unblock
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.screens import notice_screen
from unobot.bot.screens.oversight import oversight_screen, table_overview_screen
from unobot.bot.screens.tournament import close_screen
from unobot.i18n import text_for
from unobot.model.refused import Refused
from unobot.tables.oversight import TableOverview

_EN = text_for("en")
Place: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread
"""A channel or a thread, as an option of a command."""


def server_tables_command(context: CommandContext) -> Command:
    """Return `/unoadmin tables`."""

    @app_commands.command(name="tables", description=_EN("command-unoadmin-tables"))
    async def tables(interaction: discord.Interaction) -> None:
        """List the tables of the server."""
        async with context.answering(interaction) as (response, text):
            guild_id = check_is_admin(interaction)
            await response.show(oversight_screen(text, await context.hub.oversight.tables(guild_id)))

    return tables


def end_table_command(context: CommandContext) -> Command:
    """Return `/unoadmin end`."""

    @app_commands.command(name="end", description=_EN("command-unoadmin-end"))
    @app_commands.describe(channel=_EN("command-unoadmin-end-channel"))
    async def end(interaction: discord.Interaction, channel: Place | None = None) -> None:
        """Show the table of a channel, with the button that ends it. Without ``channel``: of this one."""
        async with context.answering(interaction) as (response, text):
            guild_id = check_is_admin(interaction)
            here = await context.hub.nights.at((interaction.channel_id if channel is None else channel.id) or 0)
            if here is not None and here.guild_id == guild_id:
                await response.show(close_screen(text, here, admin=True))
                return
            table = await table_in(context, interaction, channel)
            await response.show(table_overview_screen(text, table))

    return end


def unblock_command(context: CommandContext) -> Command:
    """Return `/unoadmin unblock`."""

    @app_commands.command(name="unblock", description=_EN("command-unoadmin-unblock"))
    @app_commands.describe(channel=_EN("command-unoadmin-unblock-channel"))
    async def free(interaction: discord.Interaction, channel: Place | None = None) -> None:
        """Set the table that blocks a channel aside. Without ``channel``: this one."""
        async with context.answering(interaction) as (response, text):
            table = await table_in(context, interaction, channel)
            note = await unblock(context.messages, context.hub, interaction, table.id, text)
            await response.show(notice_screen(note))

    return free


async def table_in(
    context: CommandContext,
    interaction: discord.Interaction,
    channel: Place | None,
) -> TableOverview:
    """Return the table of a channel: the running one, or else the newest one that waits there.

    Raises `Refused` if there is none, or if this user is no admin.
    """
    guild_id = check_is_admin(interaction)
    channel_id = interaction.channel_id if channel is None else channel.id
    here = [each for each in await context.hub.oversight.tables(guild_id) if each.channel_id == channel_id]
    if not here:
        raise Refused("refused-oversight-empty", channel=f"<#{channel_id}>")
    return max(here, key=lambda each: (each.stage not in ("suspended", "adjourned"), each.blocks, each.id))
