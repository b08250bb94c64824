"""`/unoadmin roles`, `rules` and `ais` open the panel with the limits of a server. `/unoadmin log` shows the acts."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.oversight_commands import Place
from unobot.bot.handlers.admin_settings import change
from unobot.bot.interactions.command_context import PLACES, CommandContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.screens.acts import acts_screen
from unobot.bot.screens.admin_settings import admin_settings_screen
from unobot.i18n import Text, text_for
from unobot.tables.errors import Refused

_EN = text_for("en")


def roles_command(context: CommandContext) -> Command:
    """Return `/unoadmin roles`."""

    @app_commands.command(name="roles", description=_EN("command-unoadmin-roles"))
    async def roles(interaction: discord.Interaction) -> None:
        """Show the panel."""
        await _show(context, interaction)

    return roles


def locked_rules_command(context: CommandContext) -> Command:
    """Return `/unoadmin rules`."""

    @app_commands.command(name="rules", description=_EN("command-unoadmin-rules"))
    async def rules(interaction: discord.Interaction) -> None:
        """Show the panel."""
        await _show(context, interaction)

    return rules


def ais_command(context: CommandContext) -> Command:
    """Return `/unoadmin ais`."""

    @app_commands.command(name="ais", description=_EN("command-unoadmin-ais"))
    async def ais(interaction: discord.Interaction) -> None:
        """Show the panel."""
        await _show(context, interaction)

    return ais


def log_command(context: CommandContext) -> Command:
    """Return `/unoadmin log`."""

    @app_commands.command(name="log", description=_EN("command-unoadmin-log"))
    @app_commands.describe(channel=_EN("command-unoadmin-log-channel"))
    async def log(interaction: discord.Interaction, channel: Place | None = None) -> None:
        """Show the last acts of admins. ``channel``: post them there from now on."""
        async with context.answering(interaction) as (response, text):
            guild_id, note = check_is_admin(interaction), ""
            if channel is not None:
                _check_may_post(interaction, channel, text)
                parts = context.messages, context.hub, interaction
                await change(*parts, "log", "log_channel", channel.id, channel_id=channel.id)
                note = text("note-changed")
            own = await context.messages.preferences.own(guild_id)
            acts = await context.hub.oversight.acts(guild_id)
            await response.show(acts_screen(text, acts, own.log_channel, note))

    return log


async def _show(context: CommandContext, interaction: discord.Interaction) -> None:
    async with context.answering(interaction) as (response, text):
        own = await context.messages.preferences.own(check_is_admin(interaction))
        await response.show(admin_settings_screen(text, own))


def _check_may_post(interaction: discord.Interaction, place: Place, text: Text) -> None:
    """Raise `Refused` if the bot cannot write messages in this channel."""
    guild = interaction.guild
    channel = guild.get_channel_or_thread(place.id) if guild is not None else None
    if guild is None or channel is None or channel.type not in PLACES:
        raise Refused("refused-log-channel")
    may = channel.permissions_for(guild.me)
    send = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    missing = [
        text(f"permission-{name.replace('_', '-')}") for name in ("view_channel", send) if not getattr(may, name)
    ]
    if missing:
        raise Refused("refused-permission", missing=text.listed(missing), channel=f"<#{place.id}>")
