"""The commands in other languages, from the catalogues: Discord shows them to those whose own language it is.

English is the name that a command goes by: `command-start-name` for `/uno start`, `command-start-rules-name` for its
option; what they do is said by the same without `-name`. A choice of an option carries its message with it (`choice`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from unobot.i18n import DEFAULT_LANGUAGE, Text, text_for

Command: TypeAlias = app_commands.Command[Any, ..., None]

ELSEWHERE = frozenset({discord.Locale.taiwan_chinese})
"""Languages that are written in other signs than their kin that ship."""


def choice(message: str, value: str) -> app_commands.Choice[str]:
    """One choice of an option: ``message`` is the id of what it is called."""
    return app_commands.Choice(
        name=app_commands.locale_str(text_for(DEFAULT_LANGUAGE)(message), message=message), value=value
    )


def catalogue(locale: discord.Locale) -> Text | None:
    """The words for those whose Discord speaks this; ``None`` where they have the English names."""
    text = text_for(str(locale))
    return None if text.language == DEFAULT_LANGUAGE or locale in ELSEWHERE else text


def message_of(string: app_commands.locale_str, location: Location, data: Any) -> str:  # noqa: ANN401  # as it comes
    """The id of what is to be said there."""
    if location is Location.choice_name:
        return str(string.extras["message"])
    path = f"{data.command.name}-{data.name}" if isinstance(data, app_commands.Parameter) else data.name
    named = location in (Location.command_name, Location.group_name, Location.parameter_name)
    return f"command-{path}-name" if named else f"command-{path}"


class CommandNames(app_commands.Translator):
    """What discord.py asks when it tells Discord the commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The name or description in that language; ``None`` where its catalogue lacks it."""
        text, message = catalogue(locale), message_of(string, context.location, context.data)
        return text(message) if text is not None and text.has(message) else None
