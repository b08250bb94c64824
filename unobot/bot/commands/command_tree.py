"""All slash commands of the bot, as a tree of discord.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from unobot.bot.commands.discord_commands import CommandBuilder
from unobot.bot.interactions.slash_commands import UNO, UNOADMIN, SlashCommand
from unobot.i18n import DEFAULT_LANGUAGE, text_for
from unobot.typed_text import plain

_ORDER = (
    *("start", "resume", "join", "leave", "hand", "play", "status", "end", "rules", "help", "me", "privacy", "tables"),
    *("history", "settings", "invite", "stats", "leaderboard", "daily", "fairness", "tournament"),
)
"""The order in which people see the commands of `/uno`. Commands without a place in it come last."""


def add_commands(
    tree: app_commands.CommandTree[Any], commands: Iterable[SlashCommand], builder: CommandBuilder
) -> None:
    """Add all commands of the bot to a tree. Raises `KeyError` if a description or a choice has no English words."""
    groups = {group.name: group for group in (_uno(), _unoadmin())}
    for command in sorted(commands, key=_place):
        groups[command.group].add_command(builder.build(command))
    for group in groups.values():
        tree.add_command(group)


def clean_options(options: object) -> None:
    """Clean each text that a user typed into an option (see `plain`), also below subcommands.

    discord.py reads the options afterwards. A text without anything visible stays, so that it is refused by name.
    """
    for option in options if isinstance(options, list) else ():
        if isinstance(option.get("value"), str):
            option["value"] = plain(option["value"]) or option["value"]
        clean_options(option.get("options"))


def _uno() -> app_commands.Group:
    """Return the group `/uno`. It works in all places, for servers and for people who installed the bot themselves."""
    return app_commands.Group(
        name=UNO,
        description=text_for(DEFAULT_LANGUAGE)("command-uno"),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )


def _unoadmin() -> app_commands.Group:
    """Return the group `/unoadmin`. Discord shows this root to members who may manage the server, and only there."""
    return app_commands.Group(
        name=UNOADMIN,
        description=text_for(DEFAULT_LANGUAGE)("command-unoadmin"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )


def _place(command: SlashCommand) -> int:
    return _ORDER.index(command.name) if command.group == UNO and command.name in _ORDER else len(_ORDER)
