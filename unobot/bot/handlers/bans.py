"""`/unoadmin ban`, `unban` and `bans`: the users who may not play in a server."""

from __future__ import annotations

import discord
from discord.app_commands import Range

from unobot.bot.handlers.acts import record
from unobot.bot.interactions.context import Context
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.interactions.slash_commands import UNOADMIN, command
from unobot.bot.messages.display_names import clean_line
from unobot.bot.screens import notice_screen
from unobot.bot.screens.bans import bans_screen
from unobot.model.people import BanState
from unobot.model.refused import Refused

REASON = 200
"""The most characters of a reason."""


@command(group=UNOADMIN)
async def ban(context: Context, person: discord.User | discord.Member, reason: Range[str, 0, REASON] = "") -> None:
    """Ban a user from all tables of the server. AIs get their seats."""
    guild_id, text = check_is_admin(context.interaction), context.text
    if person.bot:
        raise Refused("refused-ban-bot")
    if person.id == context.user_id:
        raise Refused("refused-ban-oneself")
    await context.response.defer()  # every table of the server may be written
    why = clean_line(reason, REASON)
    removal = await context.hub.oversight.ban(BanState(guild_id, person.id, context.user_id, context.at, why))
    await record(context, "ban", user_id=person.id, detail=why)
    note = text("note-banned", user=f"<@{person.id}>", count=removal.tables)
    cost = text("note-banned-leaves") if removal.has_left else ""
    await context.answer(notice_screen("\n".join(filter(None, (note, cost)))))


@command(group=UNOADMIN)
async def unban(context: Context, person: discord.User | discord.Member) -> None:
    """Lift the ban of a user."""
    await context.hub.oversight.unban(check_is_admin(context.interaction), person.id)
    await record(context, "unban", user_id=person.id)
    await context.answer(notice_screen(context.text("note-unbanned", user=f"<@{person.id}>")))


@command(group=UNOADMIN)
async def bans(context: Context) -> None:
    """List the bans of the server."""
    found = await context.hub.oversight.bans(check_is_admin(context.interaction))
    await context.answer(bans_screen(context.text, found))


COMMANDS = (ban, unban, bans)
