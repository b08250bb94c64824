"""`/unoadmin ban`, `unban` and `bans`: the users who may not play in a server."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.handlers.acts import record
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.messages.display_names import clean_line
from unobot.bot.screens import notice_screen
from unobot.bot.screens.bans import bans_screen
from unobot.i18n import text_for
from unobot.model.people import BanState
from unobot.model.refused import Refused

_EN = text_for("en")
REASON = 200
"""The most characters of a reason."""


def ban_command(context: CommandContext) -> Command:
    """Return `/unoadmin ban`."""

    @app_commands.command(name="ban", description=_EN("command-unoadmin-ban"))
    @app_commands.describe(person=_EN("command-unoadmin-ban-person"), reason=_EN("command-unoadmin-ban-reason"))
    async def ban(
        interaction: discord.Interaction,
        person: discord.User | discord.Member,
        reason: app_commands.Range[str, 0, REASON] = "",
    ) -> None:
        """Ban a user from all tables of the server. AIs get their seats."""
        async with context.answering(interaction) as (response, text):
            guild_id, admin_id = check_is_admin(interaction), interaction.user.id
            if person.bot:
                raise Refused("refused-ban-bot")
            if person.id == admin_id:
                raise Refused("refused-ban-oneself")
            await response.defer()  # every table of the server may be written
            at, why = interaction.created_at.timestamp(), clean_line(reason, REASON)
            removal = await context.hub.oversight.ban(BanState(guild_id, person.id, admin_id, at, why))
            await record(context.messages, context.hub, interaction, "ban", user_id=person.id, detail=why)
            note = text("note-banned", user=f"<@{person.id}>", count=removal.tables)
            cost = text("note-banned-leaves") if removal.has_left else ""
            await response.show(notice_screen("\n".join(filter(None, (note, cost)))))

    return ban


def unban_command(context: CommandContext) -> Command:
    """Return `/unoadmin unban`."""

    @app_commands.command(name="unban", description=_EN("command-unoadmin-unban"))
    @app_commands.describe(person=_EN("command-unoadmin-unban-person"))
    async def unban(interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
        """Lift the ban of a user."""
        async with context.answering(interaction) as (response, text):
            await context.hub.oversight.unban(check_is_admin(interaction), person.id)
            await record(context.messages, context.hub, interaction, "unban", user_id=person.id)
            await response.show(notice_screen(text("note-unbanned", user=f"<@{person.id}>")))

    return unban


def bans_command(context: CommandContext) -> Command:
    """Return `/unoadmin bans`."""

    @app_commands.command(name="bans", description=_EN("command-unoadmin-bans"))
    async def bans(interaction: discord.Interaction) -> None:
        """List the bans of the server."""
        async with context.answering(interaction) as (response, text):
            found = await context.hub.oversight.bans(check_is_admin(interaction))
            await response.show(bans_screen(text, found))

    return bans
