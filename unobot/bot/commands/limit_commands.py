"""`/unoadmin roles`, `rules` and `ais` open the panel with the limits of a server. `/unoadmin log` shows the acts."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.abc import GuildChannel

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.oversight_commands import Place
from unobot.bot.discord_api.channel_permissions import Obstacle, obstacle, own_permissions
from unobot.bot.handlers.admin_settings import change
from unobot.bot.interactions.command_context import PLACES, CommandContext
from unobot.bot.interactions.permissions import check_is_admin, refusal_of
from unobot.bot.screens.acts import act_words, acts_screen, losses
from unobot.bot.screens.admin_settings import admin_settings_screen
from unobot.i18n import Text, text_for
from unobot.model.refused import Refused

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
                await _check_may_post(interaction, channel, text)
                parts = context.messages, context.hub, interaction
                await change(*parts, "log", "log_channel", channel.id, channel_id=channel.id)
                note = text("note-changed")
            own = await context.messages.preferences.own(guild_id)
            acts = await context.hub.oversight.acts(guild_id)
            await response.show(acts_screen(text, acts, own.log_channel, note))

    return log


async def _show(context: CommandContext, interaction: discord.Interaction) -> None:
    async with context.answering(interaction) as (response, text):
        guild_id = check_is_admin(interaction)
        own = await context.messages.preferences.own(guild_id)
        lost = losses(await context.hub.oversight.acts(guild_id), own)
        note = "\n".join(f"⚠️ {act_words(text, act)}" for act in lost)
        await response.show(admin_settings_screen(text, own, note))


async def _check_may_post(interaction: discord.Interaction, place: Place, text: Text) -> None:
    """Raise `Refused` if the bot cannot write messages in this channel."""
    guild = interaction.guild
    if guild is None or place.type not in PLACES:
        raise Refused("refused-log-channel")
    channel = guild.get_channel_or_thread(place.id)
    may = own_permissions(channel) if isinstance(channel, GuildChannel | discord.Thread) else None
    hinders = Obstacle("hidden-channel") if may is None else await obstacle(channel, may, guild.me)
    if hinders is not None:
        raise refusal_of(hinders, place.id, interaction.client, text)
