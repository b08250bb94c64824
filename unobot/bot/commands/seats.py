"""The commands at the table of this channel: `/uno join`, `leave`, `status` and `end`."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.hand import open_hand
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.permissions import is_moderator_here
from unobot.bot.screens import end_screen, notice_screen
from unobot.bot.screens.start import left_screen
from unobot.i18n import text_for
from unobot.tables.state import hosting, players

_EN = text_for("en")


def join_command(context: CommandContext) -> Command:
    """Return `/uno join`."""

    @app_commands.command(name="join", description=_EN("command-join"))
    async def join(interaction: discord.Interaction) -> None:
        """Take a seat. In a match, show which seats the caller can take."""
        async with context.answering(interaction) as (response, text):
            table = await context.here(interaction)
            await context.hub.policies.check(table.state.guild_id, interaction.user.id)
            if table.log is not None and table.view(interaction.user.id).seat is None:
                await open_hand(context.messages, interaction, response, table, text)
                return
            name = context.messages.localizer.name_of(interaction.user, text)
            await table.change(interaction.user.id, partial(players.join, name=name))
            await response.show(notice_screen(text("note-joined")))
            await context.messages.hand_panels.keep_token(table, interaction)

    return join


def leave_command(context: CommandContext) -> Command:
    """Return `/uno leave`."""

    @app_commands.command(name="leave", description=_EN("command-leave"))
    async def leave(interaction: discord.Interaction) -> None:
        """Give up the caller's seat."""
        async with context.answering(interaction) as (response, text):
            table = await context.here(interaction)
            await table.change(interaction.user.id, players.leave)
            await response.show(left_screen(text, table.view(interaction.user.id)))

    return leave


def status_command(context: CommandContext) -> Command:
    """Return `/uno status`."""

    @app_commands.command(name="status", description=_EN("command-status"))
    async def status(interaction: discord.Interaction) -> None:
        """Show the table in an ephemeral message."""
        async with context.answering(interaction) as (response, text):
            table = await context.here(interaction)
            context.messages.display.look_again(table)
            await response.show(context.messages.renderer.copy(table, interaction.user.id, text))

    return status


def end_command(context: CommandContext) -> Command:
    """Return `/uno end`."""

    @app_commands.command(name="end", description=_EN("command-end"))
    async def end(interaction: discord.Interaction) -> None:
        """Ask for confirmation. Its button closes the table."""
        async with context.answering(interaction) as (response, text):
            table = await context.here(interaction)
            moderator = await is_moderator_here(interaction, context.messages.preferences)
            hosting.check_may_end(table.state, interaction.user.id, moderator=moderator)
            leaves = hosting.counts_as_leaving(table.state, interaction.user.id)
            await response.show(end_screen(text, table.view(interaction.user.id), leaves=leaves))

    return end
