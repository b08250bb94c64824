"""All slash commands of the bot, as a tree of discord.py."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from unobot.bot.commands.uno import uno_group
from unobot.bot.commands.unoadmin import unoadmin_group
from unobot.bot.interactions.command_context import CommandContext


def add_commands(tree: app_commands.CommandTree[Any], context: CommandContext) -> None:
    """Add all commands of the bot to a tree."""
    tree.add_command(uno_group(context))
    tree.add_command(unoadmin_group(context))
