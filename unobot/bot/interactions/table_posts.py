"""The public message of a table: post it for the first time, or again."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from unobot.bot.discord_api.error_codes import SLOW_MODE, is_temporary
from unobot.bot.interactions.context import Context
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.menu import notice_screen
from unobot.model.refused import Refused
from unobot.tables.state import hosting
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table

log = logging.getLogger(__name__)


async def answer_with(context: Context, table: Table) -> None:
    """Answer with the public message of a new table. If Discord refuses that, post it and answer with a sentence.

    Raises `Refused`, as `show_first` does.
    """
    if not await show_first(context.messages, table, partial(post_table, context, table)):
        await context.response.show(notice_screen(context.text("note-bumped")))


async def post_table(context: Context, table: Table) -> None:
    """Answer a command with the public message of a table."""
    messages, response = context.messages, context.response
    public, rendering = messages.live.of(table).public, messages.renderer.public(table)
    with public.sending(rendering):
        message_id = await response.post(rendering.view)
        await messages.message_store.put(public.key, table.state.channel_id, message_id)
    if not PLACES[table.state.place].pushes:
        await messages.message_store.put_panel(table.id, 0, message_id, context.interaction.token)
    await public.store_token(context.interaction)


async def post_here(context: Context, table: Table) -> None:
    """Answer with the message of a table, and delete an older one."""
    messages, public = context.messages, context.messages.live.of(table).public
    with public.posting():
        old = await public.state()
        await messages.message_store.drop(public.key)
        await post_table(context, table)
    if old is not None:
        await messages.delivery.delete(old.channel_id, old.message_id)


async def show_first(messages: Messages, table: Table, answer: Callable[[], Awaitable[None]] | None = None) -> bool:
    """Show a new table for the first time: with ``answer``, or else with the bot's own token.

    Return whether the first of these ways worked. If Discord refuses it for good, nobody sees the table, so it is
    closed. Raises `Refused` then, and an error of ``answer`` if a later try may succeed.
    """
    public = messages.live.of(table).public
    ways = [] if answer is None else [answer]
    if PLACES[table.state.place].pushes:
        ways.append(public.post_first)
    reason = Refused("refused-unseen")
    with public.posting():
        for show in ways:
            try:
                await show()
            except discord.HTTPException as error:
                if is_temporary(error) and show is answer:
                    raise
                if is_temporary(error):
                    public.mark()  # the edit scheduler tries again
                    return False
                log.warning("table %s: Discord refuses its first message: %s", table.id, error)
                if error.code == SLOW_MODE:
                    reason = Refused("refused-slow-mode", channel=f"<#{table.state.channel_id}>")
            else:
                return show is ways[0]
        await table.change(table.state.host_id, hosting.end)
        raise reason
