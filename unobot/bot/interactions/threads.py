"""A table in its own thread: one message in the channel starts the thread and links to it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord import ChannelType

from unobot.bot.discord_api.channel_permissions import missing_thread_permissions
from unobot.bot.discord_api.error_codes import UNREACHABLE
from unobot.bot.interactions.context import Context
from unobot.bot.interactions.table_posts import show_first
from unobot.bot.live.transports import NO_MENTIONS
from unobot.bot.messages.thread_archive import DAY, WEEK
from unobot.bot.screens.menu import notice_screen
from unobot.model.messages import MessageKey
from unobot.model.refused import Refused
from unobot.tables.table import Table
from unobot.wording.durations import duration

log = logging.getLogger(__name__)

PARENT_TYPES = (ChannelType.text, ChannelType.news)
"""The types of channel that have threads."""

Open = Callable[[int], Awaitable[Table]]
"""Opens the table in the channel or thread with this id. Raises `Refused`."""


def has_threads(interaction: discord.Interaction) -> bool:
    """Return whether threads can be started in this channel."""
    return interaction.channel is not None and interaction.channel.type in PARENT_TYPES


def why_no_thread(context: Context, *, closed: bool = False) -> str | None:
    """Return one sentence with the permissions that the bot lacks for a thread here; None if it lacks none.

    ``closed``: for a thread that only its players see.
    """
    text, permissions = context.text, missing_thread_permissions(context.interaction.app_permissions, closed=closed)
    names = [text(f"permission-{name.replace('_', '-')}") for name in permissions]
    return text("note-thread-permission", missing=text.listed(names)) if names else None


def why_closed_soon(context: Context, table: Table) -> str | None:
    """Return a sentence if the thread of a slow table closes sooner than it should; else None."""
    text, seconds = context.text, context.messages.threads.closes_after(table)
    if seconds is None:
        return None
    return text("note-thread-closes", time=duration(text, seconds), missing=text("permission-manage-threads"))


async def open_in_thread(context: Context, open: Open, *, host: str, slow: bool) -> Table:
    """Open a table in a new thread, or in the channel if Discord refuses. Raises `Refused`.

    ``context``: with the words of the channel. ``host``: the clean name of the host.
    """
    messages, interaction, text = context.messages, context.interaction, context.text
    channel_id = interaction.channel_id
    assert channel_id is not None  # the command was used in a channel
    starter = await context.response.post(notice_screen(text("thread-begins", name=host)))
    channel = interaction.client.get_partial_messageable(channel_id, guild_id=interaction.guild_id)
    message = channel.get_partial_message(starter)
    try:
        name = text("thread-name", name=host)
        thread = await message.create_thread(name=name, auto_archive_duration=WEEK if slow else DAY)
    except discord.HTTPException as error:
        log.warning("channel %s: no thread could be started: %s", channel_id, error)
        return await _open_here(context, open, message)
    table = await open(thread.id)
    if slow:
        messages.threads.remember_week(table)
    try:
        await show_first(messages, table)
    except Refused:
        await messages.delivery.delete(channel_id, starter)
        raise
    try:
        view = notice_screen(text("thread-points", name=host, thread=thread.mention))
        view.stop()
        await message.edit(view=view, allowed_mentions=NO_MENTIONS)
    except UNREACHABLE as error:  # Discord shows the thread under its message anyway
        log.info("channel %s: the message could not be edited to link to the thread: %s", channel_id, error)
    return table


async def _open_here(context: Context, open: Open, message: discord.PartialMessage) -> Table:
    """Open the table in the channel itself, in the message that should have started the thread."""
    messages, channel_id = context.messages, message.channel.id
    try:
        table = await open(channel_id)
    except Refused:
        await messages.delivery.delete(channel_id, message.id)
        raise
    await messages.message_store.put(MessageKey(table.id, "table"), channel_id, message.id)
    messages.display.changed(table)
    await context.response.show(notice_screen(context.text("note-no-thread")))
    return table
