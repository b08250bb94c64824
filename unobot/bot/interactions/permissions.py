"""Permissions of the bot and of users, by Discord and by the settings of the server."""

from __future__ import annotations

import discord
from discord import ChannelType

from unobot.bot.discord_api.channel_permissions import Obstacle, find_obstacle
from unobot.bot.discord_api.error_codes import UNKNOWN_CHANNEL
from unobot.bot.discord_api.install_links import SERVER, offered_links
from unobot.bot.discord_api.interaction_places import has_only_commands, may_post_publicly, place_kind, server_of
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.gate_place import leave_gate
from unobot.i18n import Text
from unobot.model.places import ChannelSettings
from unobot.model.refused import Refused
from unobot.tables.state.places import PLACES

TABLE_CHANNELS = frozenset(
    {
        ChannelType.text,
        ChannelType.news,
        ChannelType.voice,
        ChannelType.public_thread,
        ChannelType.private_thread,
        ChannelType.news_thread,
    }
)
"""The types of channel that can have a table."""


async def place_for_a_table(interaction: discord.Interaction, text: Text) -> int:
    """Return the id of the channel. Raises `Refused` if it cannot have a table, or if the bot may not post there."""
    channel, kind = interaction.channel, place_kind(interaction)
    if channel is None or (kind in ("server", "foreign") and channel.type not in TABLE_CHANNELS):
        raise Refused("refused-place")
    if not may_post_publicly(interaction):
        raise Refused("refused-external-apps")
    await check_permissions(interaction, text)
    return channel.id


async def server_for_a_table(interaction: discord.Interaction, text: Text) -> int:
    """Return the id of the channel, as `place_for_a_table` does. Raises `Refused` outside the servers of the bot."""
    server_here(interaction, "refused-place")
    return await place_for_a_table(interaction, text)


async def check_permissions(interaction: discord.Interaction, text: Text) -> None:
    """Raise `Refused` with what is missing if the bot may not post in this channel."""
    problem = await obstacle_here(interaction)
    if problem is not None:
        raise refusal_of(problem, interaction.channel_id or 0, interaction.client, text)


async def obstacle_here(interaction: discord.Interaction) -> Obstacle | None:
    """Return what keeps the bot from posting in the channel of an interaction."""
    if server_of(interaction) is None or interaction.guild is None:
        return None  # there, the answers to presses need no permission of the bot
    return await find_obstacle(interaction.channel, interaction.app_permissions, interaction.guild.me)


def refusal_of(problem: Obstacle, channel_id: int, client: discord.Client, text: Text) -> Refused:
    """Return the refusal of a request that needs the bot to write in a channel."""
    permissions = text.listed([text(f"permission-{name.replace('_', '-')}") for name in problem.missing])
    bot_id = 0 if client.user is None else client.user.id
    return Refused(f"refused-{problem.cause}", missing=permissions, **problem.facts(channel_id, bot_id))


def check_is_member(interaction: discord.Interaction) -> None:
    """Raise `Refused` with the link that adds the bot if this server has only its commands."""
    if has_only_commands(interaction):
        link = offered_links(interaction.client).get(SERVER)
        if link is None:
            raise Refused("refused-commands-only-private")
        raise Refused("refused-commands-only", link=f"<{link}>")


def server_here(interaction: discord.Interaction, refusal: str) -> int:
    """Return the id of the server. Outside the servers of the bot, raise `Refused` with ``refusal`` as its reason.

    If the server has only the commands of the bot, the refusal has the link that adds the bot.
    """
    check_is_member(interaction)
    server_id = server_of(interaction)
    if server_id is None:
        raise Refused(refusal)
    return server_id


def is_moderator(interaction: discord.Interaction, place: ChannelSettings) -> bool:
    """Return whether this user may manage messages here now, or has the moderator role of the settings.

    Outside the servers of the bot, nobody is one.
    """
    user = interaction.user
    if not PLACES[place_kind(interaction)].moderated or not isinstance(user, discord.Member):
        return False
    role = place.moderator_role
    return interaction.permissions.manage_messages or (role is not None and user.get_role(role) is not None)


async def is_moderator_here(interaction: discord.Interaction, preferences: PreferencesCache) -> bool:
    """Return whether the caller is a moderator in the channel of the interaction. Raises `StorageError`."""
    return is_moderator(interaction, ChannelSettings()) or is_moderator(
        interaction, await preferences.settings_for(interaction)
    )


async def can_see_channel(interaction: discord.Interaction, channel_id: int) -> bool | None:
    """Return whether the caller can see a channel of this server. ``None``: there is no such channel.

    The bot asks Discord about archived threads, which it does not keep, and about the members of private ones.
    """
    guild, user = interaction.guild, interaction.user
    if channel_id == interaction.channel_id:
        return True
    if guild is None or not isinstance(user, discord.Member):
        return None
    try:
        channel = guild.get_channel_or_thread(channel_id)
        if channel is None:
            leave_gate()
            channel = await guild.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return None
        may = channel.permissions_for(user)
        if may.view_channel and isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads:
            leave_gate()
            await channel.fetch_member(user.id)
    except discord.NotFound as error:
        return None if error.code == UNKNOWN_CHANNEL else False  # the caller is no member of the thread
    except discord.HTTPException:
        return False  # the bot cannot judge a channel that it may not see
    return may.view_channel


def check_may_set(interaction: discord.Interaction) -> None:
    """Raise `Refused` unless this user may manage this server."""
    server_here(interaction, "refused-server-settings-place")
    if not interaction.permissions.manage_guild:
        raise Refused("refused-server-settings")


def check_is_admin(interaction: discord.Interaction) -> int:
    """Return the id of the server. Raises `Refused` unless this user may manage it.

    Discord hides `/unoadmin` from others, but an old panel or a server's own choice of commands does not.
    """
    server_id = server_here(interaction, "refused-admin-place")
    if not interaction.permissions.manage_guild:
        raise Refused("refused-admin")
    return server_id


def check_may_open(interaction: discord.Interaction, place: ChannelSettings) -> None:
    """Raise `Refused` unless the settings allow tables in this channel and this user may open one."""
    if place.allowed is False:
        raise Refused("refused-not-here")
    if place.starts == "moderators" and not is_moderator(interaction, place):
        raise Refused("refused-moderators-start")
    guild, user = interaction.guild, interaction.user
    roles = tuple(role for role in place.start_roles if guild is None or guild.get_role(role) is not None)
    if roles and not is_moderator(interaction, place) and not _has_one(user, roles):
        raise Refused("refused-roles-start", roles=" ".join(f"<@&{role}>" for role in roles))


def _has_one(user: discord.User | discord.Member, roles: tuple[int, ...]) -> bool:
    return isinstance(user, discord.Member) and any(user.get_role(role) is not None for role in roles)
