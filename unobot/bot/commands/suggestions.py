"""Suggestions for an option of a command. Whatever happens to them, the command can still be sent without them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import InteractionResponseType, app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError

log = logging.getLogger(__name__)

Choices = list[app_commands.Choice[str]]
Suggest = Callable[[discord.Interaction, str], Awaitable[Choices]]
"""Return the suggestions for what the caller has typed."""


def suggests(command: Command, option: str) -> Callable[[Suggest], Suggest]:
    """Return a decorator for the function that suggests values of an option.

    If the function raises, there are no suggestions. If Discord does not take them, the log has one line.
    """

    def register(suggest: Suggest) -> Suggest:
        async def answer(interaction: discord.Interaction, typed: str) -> Choices:
            about = f"/{command.qualified_name} {option}, user {interaction.user.id}"
            try:
                choices = await suggest(interaction, typed)
            except (Refused, StorageError):  # the caller reads the reason after sending the command
                choices = []
            except Exception:  # a bug must be logged, and must not keep the caller from sending the command
                log.exception("%s: the suggestions failed", about)
                choices = []
            response: Any = interaction.response
            try:
                await response.autocomplete(choices)
            except UNREACHABLE as error:
                log.info("%s: Discord did not take the suggestions: %s", about, reason(error))
                # Else discord.py would send them once more, and log a traceback.
                response._response_type = InteractionResponseType.autocomplete_result  # noqa: SLF001
            return choices

        command.autocomplete(option)(answer)
        return suggest

    return register
