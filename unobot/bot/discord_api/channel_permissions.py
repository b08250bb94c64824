"""The obstacles to a table in a channel: missing permissions, a timeout of the bot, a thread without the bot."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

import discord
from discord import ChannelType, NSFWLevel

from unobot.bot.discord_api.error_codes import NO_ACCESS, UNKNOWN_CHANNEL, UNREACHABLE
from unobot.gate_place import leave_gate

PICTURE_PERMISSION = "attach_files"
"""Without this permission, screens show words instead of pictures."""

THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads")
"""The permissions for a table in a thread of its own."""
PRIVATE_THREAD_PERMISSIONS = ("create_private_threads", "send_messages_in_threads")
"""The permissions for a table in a thread that only its players see."""

Cause: TypeAlias = Literal["permission", "timeout", "private-thread", "locked-thread", "hidden-channel", "slow-mode"]
"""Why the bot cannot write. `hidden-channel`: it does not see the channel, for example a private thread.

`slow-mode`: known only after a refused request.
"""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """The reason why the bot cannot have a table in a channel."""

    cause: Cause
    missing: tuple[str, ...] = ()
    """The missing permissions, by discord.py's names. Only the cause `permission` has some."""
    until: datetime | None = None
    """When the timeout of the bot ends. Only the cause `timeout` has it."""

    def facts(self, channel_id: int, bot_id: int) -> dict[str, str]:
        """Return the placeables of a sentence about this, except the names of permissions."""
        until = "" if self.until is None else discord.utils.format_dt(self.until, "F")
        return {"channel": f"<#{channel_id}>", "bot": f"<@{bot_id}>", "until": until}


def required_permissions(kind: ChannelType) -> tuple[str, ...]:
    """Return the permissions that a table needs in a channel of this kind.

    Discord shows the chat of a voice channel only to people who may connect to it.
    """
    if kind in (ChannelType.public_thread, ChannelType.private_thread, ChannelType.news_thread):
        return "view_channel", "send_messages_in_threads"
    if kind is ChannelType.voice:
        return "view_channel", "connect", "send_messages"
    return "view_channel", "send_messages"


def cached_obstacle(channel: object, permissions: discord.Permissions, me: discord.Member | None) -> Obstacle | None:
    """Return what keeps the bot from writing in a channel, according to the cache.

    ``permissions``: the bot's permissions there. ``me``: the bot as a member of the server.
    """
    if me is not None and _is_timed_out(me):
        return Obstacle("timeout", until=me.timed_out_until)
    missing = tuple(
        name
        for name in required_permissions(getattr(channel, "type", ChannelType.text))
        if not getattr(permissions, name)
    )
    if missing:
        return Obstacle("permission", missing)
    if isinstance(channel, discord.Thread) and channel.locked and not permissions.manage_threads:
        return Obstacle("locked-thread")
    return None


async def find_obstacle(
    channel: object, permissions: discord.Permissions, me: discord.Member | None
) -> Obstacle | None:
    """Return what keeps the bot from writing in a channel. If the cache does not answer that, ask Discord.

    The cache may lack a timeout, which looks like missing permissions, and the members of a private thread.
    """
    obstacle = cached_obstacle(channel, permissions, me)
    try:
        if obstacle is not None and obstacle.cause in ("timeout", "permission") and me is not None:
            await _fetch_timeout(me)
            return cached_obstacle(channel, permissions, me)
        if obstacle is None and isinstance(channel, discord.Thread) and may_be_hidden(channel):
            leave_gate()
            await channel.guild.fetch_channel(channel.id)
    except (*UNREACHABLE, discord.InvalidData) as error:
        if obstacle is None and isinstance(error, discord.HTTPException) and error.code in (NO_ACCESS, UNKNOWN_CHANNEL):
            return Obstacle("private-thread")
    return obstacle  # if Discord does not answer, the next request shows it


async def timeout_of(me: discord.Member) -> Obstacle | None:
    """Ask Discord for the timeout of the bot in a server; None if there is none."""
    with suppress(*UNREACHABLE):
        await _fetch_timeout(me)
    return Obstacle("timeout", until=me.timed_out_until) if _is_timed_out(me) else None


def may_be_hidden(channel: discord.Thread) -> bool:
    """Return whether the bot may not see a private thread: it is no member, and may not manage threads."""
    return channel.type is ChannelType.private_thread and channel.me is None


def bot_permissions(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions | None:
    """Return the bot's permissions in a channel of discord.py's cache; None in a thread of an unknown channel."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    return channel.permissions_for(channel.guild.me)


def is_age_restricted(channel: object, guild: discord.Guild) -> bool:
    """Return whether Discord lets only members with a confirmed age into a channel."""
    return guild.nsfw_level is NSFWLevel.age_restricted or bool(getattr(channel, "is_nsfw", bool)())


def may_be_slowed(channel: object, permissions: discord.Permissions) -> bool:
    """Return whether a channel has a slow mode that could hold up the bot, which has these ``permissions``."""
    exempt = permissions.bypass_slowmode or permissions.manage_messages or permissions.manage_channels
    return bool(getattr(channel, "slowmode_delay", 0)) and not exempt


def missing_thread_permissions(permissions: discord.Permissions, *, closed: bool = False) -> list[str]:
    """Return the permissions that the bot lacks for tables in threads of their own. ``closed``: in private ones."""
    return [
        name
        for name in (PRIVATE_THREAD_PERMISSIONS if closed else THREAD_PERMISSIONS)
        if not getattr(permissions, name)
    ]


async def _fetch_timeout(me: discord.Member) -> None:
    """Ask Discord for the timeout of the bot. Raises `discord.HTTPException`."""
    leave_gate()
    me.timed_out_until = (await me.guild.fetch_member(me.id)).timed_out_until


def _is_timed_out(me: discord.Member) -> bool:
    """Return whether the bot is timed out. An administrator cannot be."""
    return me.is_timed_out() and not me.guild_permissions.administrator
