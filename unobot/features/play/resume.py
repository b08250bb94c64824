"""Resume a suspended or adjourned match: `/uno resume` and *Play on*."""

from __future__ import annotations

from typing import Annotated

from discord.app_commands import Choice, Range
from msgspec.structs import replace

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.interaction_places import may_post_publicly
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import Context, TableContext
from unobot.bot.interactions.panel_answers import open_hand
from unobot.bot.interactions.permissions import check_is_member, check_may_open, server_for_a_table, server_here
from unobot.bot.interactions.slash_commands import (
    MAX_SUGGESTION_LENGTH,
    MAX_SUGGESTIONS,
    Suggested,
    Suggestions,
    command,
)
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.interactions.table_posts import post_table
from unobot.bot.interactions.threads import why_closed_soon
from unobot.bot.screens.menu import notice_screen
from unobot.bot.screens.suspended import IN_CHANNEL
from unobot.features.play.actions import redraw_table
from unobot.features.play.hand import press_hand
from unobot.model.messages import MessageKey
from unobot.model.refused import Refused
from unobot.tables.state import suspension
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table
from unobot.typed_text import folded


async def _suggest(context: Context, typed: str) -> Suggestions:
    """Return the matches of this server that the caller may resume."""
    text, choices = context.text, []
    for table in await _resumable_tables(context):
        view = table.view()
        names = text.listed([seat.name for seat in view.seats])
        words = text("choice-lobby", names=names)
        if view.view is not None:
            words = text("choice-match", names=names, round=view.view.number)
        if folded(typed) in folded(words):
            choices.append(Choice(name=words[:MAX_SUGGESTION_LENGTH], value=str(table.id)))
    return choices[:MAX_SUGGESTIONS]


@command()
async def resume(
    context: Context, match: Annotated[Range[str, 1, MAX_SUGGESTION_LENGTH], Suggested(_suggest)] = ""
) -> None:
    """Resume a match in this channel. ``match``: the id of its table; empty if there is only one."""
    server_here(context.interaction, "refused-resume-place")
    if not match and (table := await _waiting_table(context)) is not None:
        await table.touch(context.user_id, returning=True)
        await open_hand(context, table)
        return
    channel_id = await _check_may_resume_here(context)
    await _resume_in(context, await _table_to_resume(context, match), channel_id)


async def _waiting_table(context: Context) -> Table | None:
    """Return the caller's table in this channel if its match waits because all players are absent."""
    table = await context.hub.at(context.channel_id)
    if table is None:
        return None
    view = table.view(context.user_id)
    return table if view.waits and view.seat is not None else None


async def _resumable_tables(context: Context) -> list[Table]:
    """Return the suspended matches of this server that the caller may resume, their own first.

    Raises `Refused` if there are none.
    """
    user_id, moderator = context.user_id, await context.is_moderator()
    refusal = Refused("refused-nothing-suspended")
    tables = []
    for table in await context.hub.suspended_in(context.server_id or 0):
        try:
            suspension.check_may_resume(table.state, user_id, moderator=moderator)
            tables.append(table)
        except Refused as error:
            refusal = error
    if not tables:
        raise refusal
    return sorted(tables, key=lambda table: table.view(user_id).seat is None)


async def _table_to_resume(context: Context, match: str) -> Table:
    """Return the chosen table, or the only one, or the only one at which the caller has a seat. Raises `Refused`."""
    tables, user_id = await _resumable_tables(context), context.user_id
    if match:
        tables = [table for table in tables if str(table.id) == match]
        if not tables:
            raise Refused("refused-nothing-suspended")
    own_tables = [table for table in tables if table.view(user_id).seat is not None]
    for candidates in (own_tables, tables):
        if len(candidates) == 1:
            return candidates[0]
    raise Refused("refused-which-match")


async def _check_may_resume_here(context: Context) -> int:
    """Return the id of the channel. Raises `Refused` if this user or the bot may not have a table in it."""
    channel_id = await server_for_a_table(context.interaction, context.text)
    place = await context.messages.preferences.settings_for(context.interaction)
    check_may_open(context.interaction, replace(place, starts=None, start_roles=()))
    await context.hub.policies.check(context.server_id, context.user_id)
    return channel_id


async def _resume_in(context: Context, table: Table, channel_id: int) -> None:
    """Resume a table in this channel, and answer with its message. The older message is deleted. Raises `Refused`."""
    messages, channel_table = context.messages, await context.hub.standing(channel_id)
    if channel_table not in (None, table) and not channel_table.is_suspended:
        raise Refused("refused-channel-taken")
    moderator = await context.is_moderator()
    suspension.check_may_resume(table.state, context.user_id, moderator=moderator)  # before its message is forgotten
    key = MessageKey(table.id, "table")
    with messages.live.of(table).public.posting():
        old_message = await messages.message_store.message(key)
        await messages.message_store.drop(key)
        await table.resume_in(context.user_id, channel_id, moderator=moderator)
        await post_table(context, table)
    if note := why_closed_soon(context, table):
        await context.response.show(notice_screen(note))
    if old_message is not None:
        await messages.delivery.delete(old_message.channel_id, old_message.message_id)


async def _resume(context: TableContext) -> None:
    """Resume a suspended match, in its own channel or in the channel of the press.

    If it has been resumed or has ended since the button was shown, show the match as it is now.
    """
    table, place = context.table, PLACES[context.table.state.place]
    if context.action_id.arg not in ("", IN_CHANNEL):
        raise Refused("refused-unknown-button")
    if table.is_suspended and context.action_id.arg == IN_CHANNEL:
        await _resume_here(context)
        return
    if table.is_suspended:
        await table.resume_in(context.user_id, table.state.channel_id, moderator=await context.is_moderator())
    if context.surface is Surface.TABLE and not place.pushes and table.is_live:
        await _wake(context)
    elif context.is_private and place.hands != "together":
        await press_hand(context)
    else:
        await redraw_table(context)


async def _resume_here(context: TableContext) -> None:
    """Resume a match whose channel cannot be reached in the channel of the press."""
    check_is_member(context.interaction)
    if context.server_id != context.table.state.guild_id:  # an old panel in a direct message or in another server
        raise Refused("refused-suspended")
    channel_id = await _check_may_resume_here(context)
    await _resume_in(context, context.table, channel_id)


async def _wake(context: TableContext) -> None:
    """Post a new message of a table that was asleep, and say so in the pressed message.

    If the bot may not post a message here, redraw the pressed message instead.
    """
    if not may_post_publicly(context.interaction):
        await redraw_table(context)
        return
    public = context.messages.live.of(context.table).public
    with public.posting():
        await context.response.redraw(notice_screen(context.text("asleep-moved")))
        is_moved = await public.bump(context.interaction.token)
    if not is_moved:  # Discord refuses a new message, so the old one goes on
        await redraw_table(context)


ACTIONS = (
    TableAction(
        verb=Verb.RESUME,
        handler=_resume,
        returns=True,
        offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL, Surface.DIRECT),
        by_argument={IN_CHANNEL: Control.BUTTON.on(Surface.PANEL)},
        from_other_servers=True,
        who="the host, a seated player or a moderator",
        when="match suspended",
        checked="no other table in the channel; `here`: the server of the match, the bot's permissions",
    ),
)
COMMANDS = (resume,)
