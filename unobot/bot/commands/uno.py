"""The group `/uno` with all its commands. Each command is built by one function of this package."""

from __future__ import annotations

from discord import app_commands

from unobot.bot.commands.daily import daily_command
from unobot.bot.commands.fairness import fairness_command
from unobot.bot.commands.hand import hand_command, play_command
from unobot.bot.commands.help import help_command, rules_command
from unobot.bot.commands.history import history_command
from unobot.bot.commands.invitations import invite_command
from unobot.bot.commands.leaderboard import leaderboard_command
from unobot.bot.commands.preferences import me_command
from unobot.bot.commands.privacy import privacy_command
from unobot.bot.commands.resume import resume_command
from unobot.bot.commands.seats import end_command, join_command, leave_command, status_command
from unobot.bot.commands.server_settings import settings_command
from unobot.bot.commands.start import start_command
from unobot.bot.commands.stats import stats_command
from unobot.bot.commands.tables import tables_command
from unobot.bot.commands.tournament import tournament_command
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for

_COMMANDS = (
    start_command,
    resume_command,
    join_command,
    leave_command,
    hand_command,
    play_command,
    status_command,
    end_command,
    rules_command,
    help_command,
    me_command,
    privacy_command,
    tables_command,
    history_command,
    settings_command,
    invite_command,
    stats_command,
    leaderboard_command,
    daily_command,
    fairness_command,
    tournament_command,
)


def uno_group(context: CommandContext) -> app_commands.Group:
    """Return the group. It works in all places, for servers and for people who installed the bot for themselves."""
    group = app_commands.Group(
        name="uno",
        description=text_for("en")("command-uno"),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )
    for command in _COMMANDS:
        group.add_command(command(context))
    return group
