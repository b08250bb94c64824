"""The panel of `/unoadmin tables`: the tables of a server, and what its admins can do with them."""

from __future__ import annotations

import discord

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.acts import record
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.oversight import channel_words, oversight_screen, table_overview_screen
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.tables.hub import Hub


async def _oversee(context: PressContext) -> None:
    """Show the list or one table, or end a table. Raises `Refused` and `StorageError`."""
    guild_id = check_is_admin(context.interaction)
    oversight, text = context.hub.oversight, context.text
    what, _, number = context.action_id.arg.partition(">")
    table_id, note = int(number) if number.isdecimal() else 0, ""
    match what:
        case "show":
            table = await oversight.table(guild_id, table_id)
            await context.response.redraw(table_overview_screen(text, table))
            return
        case "end":
            ended = await oversight.end(guild_id, table_id, context.user_id)
            await record(context.messages, context.hub, context.interaction, "end", channel_id=ended.channel_id)
            note = text("note-oversight-ended", channel=channel_words(text, ended))
        case "free":
            note = await unblock(context.messages, context.hub, context.interaction, table_id, text)
        case "close":
            closed = await context.hub.nights.close_for_admin(guild_id, table_id)
            await record(context.messages, context.hub, context.interaction, "end", channel_id=closed.channel_id)
            note = text("note-tournament-closed")
        case "list":
            pass
        case _:
            raise Refused("refused-unknown-button")
    await context.response.redraw(oversight_screen(text, await oversight.tables(guild_id), note))


async def unblock(messages: Messages, hub: Hub, interaction: discord.Interaction, table_id: int, text: Text) -> str:
    """Set a table aside that blocks its channel, and return the note for the admin. Raises `Refused`."""
    guild_id = check_is_admin(interaction)
    freed = await hub.oversight.unblock(guild_id, table_id, interaction.user.id)
    await record(messages, hub, interaction, "unblock", channel_id=freed.channel_id)
    return text("note-unblocked", channel=channel_words(text, freed))


ACTIONS = (
    GeneralAction(
        verb=Verb.OVERSEE,
        handler=_oversee,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
        checked="a table of that server",
    ),
)
