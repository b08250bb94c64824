"""Resume a suspended or adjourned match: in its own channel, or in the channel of the press."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.interaction_places import may_post_publicly, server_of
from unobot.bot.handlers.hand import press_hand
from unobot.bot.handlers.table import post_table, redraw_table
from unobot.bot.handlers.threads import why_closed_soon
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.command_context import server_for_a_table
from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.permissions import check_is_member, check_may_open, is_moderator_here
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens import notice_screen
from unobot.bot.screens.suspended import HERE
from unobot.i18n import Text
from unobot.model.messages import MessageKey
from unobot.model.refused import Refused
from unobot.tables.hub import Hub
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table


async def check_may_resume_here(messages: Messages, hub: Hub, interaction: discord.Interaction, text: Text) -> int:
    """Return the id of the channel. Raises `Refused` if this user or the bot may not have a table in it."""
    channel_id = await server_for_a_table(interaction, text)
    place = await messages.preferences.place_of(interaction)
    check_may_open(interaction, replace(place, starts=None, start_roles=()))
    await hub.policies.check(server_of(interaction), interaction.user.id)
    return channel_id


async def resume_here(
    messages: Messages, hub: Hub, interaction: discord.Interaction, response: Response, table: Table, channel_id: int
) -> None:
    """Resume a table in this channel, and answer with its message. The older message is deleted. Raises `Refused`."""
    standing = await hub.standing(channel_id)
    if standing not in (None, table) and not standing.is_suspended:
        raise Refused("refused-channel-taken")
    moderator = await is_moderator_here(interaction, messages.preferences)
    key = MessageKey(table.id, "table")
    with messages.table_messages.posting(table):
        old = await messages.message_store.message(key)
        await messages.message_store.drop(key)
        await table.resume_in(interaction.user.id, channel_id, moderator=moderator)
        await post_table(messages, table, response)
    if note := why_closed_soon(messages, table, await messages.localizer.words_for(interaction)):
        await response.show(notice_screen(note))
    if old is not None:
        await messages.delivery.delete(old.channel_id, old.message_id)


async def _resume(context: TableContext) -> None:
    """Resume a suspended match, in its own channel or in the channel of the press."""
    table, place = context.table, PLACES[context.table.state.place]
    if context.action_id.arg == HERE:
        await _resume_here(context)
        return
    if context.action_id.arg:
        raise Refused("refused-unknown-button")
    if table.is_suspended or not table.is_running or table.view(context.user_id).seat is None:
        await table.resume_in(context.user_id, table.state.channel_id, moderator=await context.is_moderator())
    if context.surface is Surface.TABLE and not place.pushes:
        await _wake(context)
    elif context.is_private and place.hands != "together":
        await press_hand(context)
    else:
        await redraw_table(context)


async def _resume_here(context: TableContext) -> None:
    """Resume a match whose channel cannot be reached in the channel of the press."""
    messages, hub, interaction, table = context.messages, context.hub, context.interaction, context.table
    check_is_member(interaction)
    if server_of(interaction) != table.state.guild_id:  # an old panel in a direct message or in another server
        raise Refused("refused-suspended")
    channel_id = await check_may_resume_here(messages, hub, interaction, context.text)
    await resume_here(messages, hub, interaction, context.response, table, channel_id)


async def _wake(context: TableContext) -> None:
    """Post a new message of a table that was asleep. The pressed message says so, or is drawn if nobody may post."""
    if not may_post_publicly(context.interaction):
        await redraw_table(context)
        return
    with context.messages.table_messages.posting(context.table):
        await context.response.redraw(notice_screen(context.text("asleep-moved")))
        is_moved = await context.messages.table_messages.bump(context.table, context.interaction.token)
    if not is_moved:  # Discord refuses a new message, so the old one goes on
        await redraw_table(context)


ACTIONS = (
    TableAction(
        verb=Verb.RESUME,
        handler=_resume,
        returns=True,
        offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL, Surface.DIRECT),
        by_argument={HERE: Control.BUTTON.on(Surface.PANEL)},
        from_other_servers=True,
        who="the host, a seated player or a moderator",
        when="match suspended",
        checked="no other table in the channel; `here`: the server of the match, the bot's permissions",
    ),
)
