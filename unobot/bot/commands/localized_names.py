"""The localized descriptions of commands, and the names of their options, in the language of each user's Discord.

A command has its English name in every language. Sentences mention it: the readers of one message have Discord in
different languages, and each of them must find the command. The description of `/uno start` is the message
`command-start`, and the name of its option `rules` is `command-start-rules-name`. The ids of `/unoadmin end` begin with
`command-unoadmin-end`. The name of a choice is the message in its extras.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from unobot.bot.interactions.slash_commands import UNO
from unobot.i18n import DEFAULT_LANGUAGE, Text, default_text_for

Command: TypeAlias = app_commands.Command[Any, ..., None]

COMMAND_NAMES = (Location.command_name, Location.group_name)
"""The places of names of commands, which are the same in all languages."""
OTHER_SCRIPTS = frozenset({"zh-TW"})
"""The locales whose sibling is written in another script."""


def catalogue(locale: discord.Locale) -> Text | None:
    """Return the texts for this locale; None if it gets the English descriptions, as for a language in beta."""
    text = default_text_for(str(locale))
    is_other = text.language != str(locale) and str(locale) in OTHER_SCRIPTS
    return None if text.language == DEFAULT_LANGUAGE or is_other else text


def message_of(string: app_commands.locale_str, location: Location, data: Any) -> str:  # noqa: ANN401  # as it comes
    """Return the id of the message for the name of an option or of a choice, or for a description."""
    if location is Location.choice_name:
        return str(string.extras["message"])
    is_option = isinstance(data, app_commands.Parameter)
    path = [*(data.command if is_option else data).qualified_name.split(), *([data.name] if is_option else [])]
    return f"{description_id(*path)}-name" if location is Location.parameter_name else description_id(*path)


def description_id(group: str, *names: str) -> str:
    """Return the id of the description of a group, a command or an option. ``names``: the command and its option."""
    path = names if group == UNO and names else (group, *names)
    return "-".join(("command", *path))


class CommandNames(app_commands.Translator):
    """The translator that discord.py uses when it registers the commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in that language; None if its catalogue lacks it, or for the name of a command."""
        if context.location in COMMAND_NAMES:
            return None
        text, message = catalogue(locale), message_of(string, context.location, context.data)
        return text(message) if text is not None and text.has(message) else None
