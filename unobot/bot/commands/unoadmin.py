"""The group `/unoadmin`: a root of its own, so that Discord shows it only to members who may manage the server."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.ban_commands import ban_command, bans_command, unban_command
from unobot.bot.commands.check import check_command
from unobot.bot.commands.limit_commands import ais_command, locked_rules_command, log_command, roles_command
from unobot.bot.commands.oversight_commands import end_table_command, server_tables_command, unblock_command
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for

_COMMANDS = (
    server_tables_command,
    end_table_command,
    unblock_command,
    ban_command,
    unban_command,
    bans_command,
    roles_command,
    locked_rules_command,
    ais_command,
    log_command,
    check_command,
)


def unoadmin_group(context: CommandContext) -> app_commands.Group:
    """Return the group. It works in servers only."""
    group = app_commands.Group(
        name="unoadmin",
        description=text_for("en")("command-unoadmin"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )
    for command in _COMMANDS:
        group.add_command(command(context))
    return group
