"""`/uno resume`: resume a suspended match of the server in this channel."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.suggestions import suggests
from unobot.bot.discord_api.interaction_places import server_of
from unobot.bot.handlers.hand import open_hand
from unobot.bot.handlers.house_rules import CHOICE_LENGTH, CHOICES
from unobot.bot.handlers.suspended import check_may_resume_here, resume_here
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.permissions import is_moderator_here, server_here
from unobot.i18n import text_for
from unobot.model.refused import Refused
from unobot.tables.state import suspension
from unobot.tables.table import Table

_EN = text_for("en")


def resume_command(context: CommandContext) -> Command:
    """Return `/uno resume`."""
    messages = context.messages

    @app_commands.command(name="resume", description=_EN("command-resume"))
    @app_commands.describe(match=_EN("command-resume-match"))
    async def resume(interaction: discord.Interaction, match: app_commands.Range[str, 1, CHOICE_LENGTH] = "") -> None:
        """Resume a match in this channel. ``match``: the id of its table; empty if there is only one."""
        async with context.answering(interaction) as (response, text):
            server_here(interaction, "refused-resume-place")
            if not match and (waiting := await _waiting_here(context, interaction)) is not None:
                await waiting.touch(interaction.user.id, returning=True)
                await open_hand(messages, interaction, response, waiting, text)
                return
            channel_id = await check_may_resume_here(messages, context.hub, interaction, text)
            table = await _chosen(context, interaction, match)
            await resume_here(messages, context.hub, interaction, response, table, channel_id)

    @suggests(resume, "match")
    async def suggest_match(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text, choices = await messages.localizer.words_for(interaction), []
        tables = await _resumable(context, interaction)
        for table in tables:
            view = table.view()
            names = text.listed([seat.name for seat in view.seats])
            words = text("choice-lobby", names=names)
            if view.view is not None:
                words = text("choice-match", names=names, round=view.view.number)
            if typed.casefold() in words.casefold():
                choices.append(app_commands.Choice(name=words[:CHOICE_LENGTH], value=str(table.id)))
        return choices[:CHOICES]

    return resume


async def _waiting_here(context: CommandContext, interaction: discord.Interaction) -> Table | None:
    """Return the caller's table in this channel if its match waits because nobody is there."""
    table = await context.hub.at(interaction.channel_id or 0)
    if table is None:
        return None
    view = table.view(interaction.user.id)
    return table if view.waits and view.seat is not None else None


async def _resumable(context: CommandContext, interaction: discord.Interaction) -> list[Table]:
    """Return the suspended matches of this server that the caller may resume, their own first.

    Raises `Refused` if there are none.
    """
    user_id, moderator = interaction.user.id, await is_moderator_here(interaction, context.messages.preferences)
    refusal = Refused("refused-nothing-suspended")
    allowed = []
    for table in await context.hub.suspended_in(server_of(interaction) or 0):
        try:
            suspension.check_may_resume(table.state, user_id, moderator=moderator)
            allowed.append(table)
        except Refused as error:
            refusal = error
    if not allowed:
        raise refusal
    return sorted(allowed, key=lambda table: table.view(user_id).seat is None)


async def _chosen(context: CommandContext, interaction: discord.Interaction, match: str) -> Table:
    """Return the chosen table, or the only one, or the only one at which the caller has a seat. Raises `Refused`."""
    tables, user_id = await _resumable(context, interaction), interaction.user.id
    if match:
        tables = [table for table in tables if str(table.id) == match]
        if not tables:
            raise Refused("refused-nothing-suspended")
    own = [table for table in tables if table.view(user_id).seat is not None]
    for found in (own, tables):
        if len(found) == 1:
            return found[0]
    raise Refused("refused-which-match")
