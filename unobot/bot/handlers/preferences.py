"""`/uno me`: what people choose for themselves, as a panel that works in direct messages, too."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import InteractionContext, InteractionHandlers
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens.preferences import CHOICES, preferences_screen, said
from unobot.i18n import text_for
from unobot.tables.errors import Refused


def me_command(desk: CommandContext) -> app_commands.Command[Any, ..., None]:
    """The command, for the group ``/uno``."""

    @app_commands.command(name="me", description=text_for("en")("command-me"))
    async def me(interaction: discord.Interaction) -> None:
        """Show what the caller has chosen, to be changed."""
        async with desk.answering(interaction) as (answer, text):
            await answer.show(preferences_screen(text, await desk.messages.preferences.person(interaction.user.id)))

    return me


async def choose(errand: InteractionContext) -> None:
    """Something was chosen: it holds at once, in this panel and in all hands. Raises `Refused`, `StorageError`."""
    field = errand.action.arg.replace("-", "_")
    values = [value for value in CHOICES.get(field, ()) if said(value) == errand.chosen]
    if not values:
        raise Refused("refused-unknown-button")
    changes: dict[str, object] = {field: values[0]}
    if field == "hints":
        changes["hinted"] = ()  # whoever switches them on again sees them again
    chosen = await errand.messages.preferences.choose(errand.user_id, **changes)
    await errand.answer.redraw(
        preferences_screen(await errand.messages.localizer.words_for(errand.interaction), chosen)
    )
    for table in await errand.hub.seats_of(errand.user_id):
        if table.at_home:
            if field == "passes":
                await table.reconsider_pass()
            errand.messages.display.changed(table)


HANDLERS: InteractionHandlers = {Verb.ME: choose}
