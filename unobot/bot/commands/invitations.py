"""`/uno invite`: invite a user to the table of this channel."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.invitations import Guest, bring, sees
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens import notice_screen
from unobot.i18n import text_for


def invite_command(context: CommandContext) -> Command:
    """Return `/uno invite`."""
    english = text_for("en")

    @app_commands.command(name="invite", description=english("command-invite"))
    @app_commands.describe(person=english("command-invite-person"))
    @app_commands.guild_only()
    async def invite(interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
        """Invite a user. The answer says whether by DM or in the channel."""
        async with context.answering(interaction) as (response, text):
            table = await context.here(interaction)
            name = context.messages.localizer.name_of(person, text)
            guest = Guest(person.id, name, person.bot, sees(interaction.channel, person))
            note = await bring(context.messages, interaction, response, table, guest, text)
            await response.show(notice_screen(note))

    return invite
