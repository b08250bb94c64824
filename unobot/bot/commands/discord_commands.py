"""Build the commands of discord.py from the declared ones. Descriptions and choices come from the catalogues."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, get_origin

import discord
from discord import InteractionResponseType, app_commands

from unobot.bot.commands.localized_names import Command, description_id
from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.bot.interactions.context import Context
from unobot.bot.interactions.error_messages import apologize
from unobot.bot.interactions.gate import Gate
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.slash_commands import Choices, SlashCommand, Suggested, Suggestions
from unobot.bot.kit import Kit
from unobot.i18n import DEFAULT_LANGUAGE, text_for
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError

log = logging.getLogger(__name__)

Suggest = Callable[[discord.Interaction, str], Awaitable[Suggestions]]
"""Return the suggestions for what the caller has typed."""


AT_TABLE = "at_table"
"""The key of `SlashCommand.at_table` among the extras of a command of discord.py."""
_INTERACTION = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)


def suggests(command: Command, option: str) -> Callable[[Suggest], Suggest]:
    """Return a decorator for the function that suggests values of an option.

    If the function raises, there are no suggestions. If Discord does not take them, the log has one line.
    """

    def register(suggest: Suggest) -> Suggest:
        async def answer(interaction: discord.Interaction, typed: str) -> Suggestions:
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


@dataclass(frozen=True, slots=True)
class CommandBuilder:
    """Makes commands of discord.py, which run with these services of the bot."""

    kit: Kit
    gate: Gate

    def build(self, command: SlashCommand) -> Command:
        """Return a declared command for discord.py.

        Raises `KeyError` if a description or the name of a choice has no English words.
        """
        english, path = text_for(DEFAULT_LANGUAGE), (command.group, command.name)
        marks_by_option = {option.name: _metadata(option.annotation) for option in command.options}

        async def callback(interaction: discord.Interaction, **values: Any) -> None:  # noqa: ANN401  # as discord.py read them
            await self._answer(command, interaction, values)

        vars(callback)["__signature__"] = inspect.Signature([_INTERACTION, *map(_without_metadata, command.options)])
        descriptions = {option.name: english(description_id(*path, option.name)) for option in command.options}
        if descriptions:
            app_commands.describe(**descriptions)(callback)
        choices = {
            name: _choices(mark)
            for name, marks in marks_by_option.items()
            for mark in marks
            if isinstance(mark, Choices)
        }
        if choices:
            app_commands.choices(**choices)(callback)
        description = english(description_id(*path))
        discord_command: Command = app_commands.Command(
            name=command.name, description=description, callback=callback, extras={AT_TABLE: command.at_table}
        )
        for name, marks in marks_by_option.items():
            for mark in marks:
                if isinstance(mark, Suggested):
                    self._suggest(discord_command, name, mark)
        return discord_command

    async def _answer(self, command: SlashCommand, interaction: discord.Interaction, values: dict[str, Any]) -> None:
        """Run a command. If anything fails, the caller gets one sentence."""
        async with self._response(interaction) as response:
            context = await Context.of(interaction, response, self.kit)
            self.kit.hub.visits.add(context.channel_id, context.user_id, self.kit.clock())
            try:
                if not command.for_blocked:
                    await context.check_not_blocked()
                await command.run(context, **values)
            except Exception as error:  # noqa: BLE001  # after this, nothing could answer the caller
                await apologize(context, error)

    def _suggest(self, command: Command, option: str, suggested: Suggested) -> None:
        @suggests(command, option)
        async def suggest(interaction: discord.Interaction, typed: str) -> Suggestions:
            context = await Context.of(interaction, self._response(interaction), self.kit)
            await context.check_not_blocked()
            return await suggested.suggest(context, typed)

    def _response(self, interaction: discord.Interaction) -> Response:
        messages = self.kit.messages
        return Response(interaction, messages.attachments, self.gate, messages.notes, update=False)


def _metadata(annotation: object) -> tuple[object, ...]:
    return getattr(annotation, "__metadata__", ())


def _without_metadata(option: inspect.Parameter) -> inspect.Parameter:
    """Return an option with a type that discord.py knows."""
    annotation = option.annotation
    return option.replace(annotation=annotation.__origin__) if get_origin(annotation) is Annotated else option


def _choices(choices: Choices) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=_choice_name(f"{choices.kind}-{value}"), value=value) for value in choices.values]


def _choice_name(message: str) -> app_commands.locale_str:
    """Return the name of a choice. `CommandNames` finds its translations by the message."""
    return app_commands.locale_str(text_for(DEFAULT_LANGUAGE)(message), message=message)
