"""Remove deleted roles, channels and rules from the settings of a server. Its admins are told once.

A role or a channel may be deleted while the bot is not running. So the daily housekeeping and `/unoadmin check` repair
the settings, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
from discord.utils import time_snowflake
from msgspec.structs import replace

from unobot.bot.discord_api.error_codes import CHANNEL_GONE, UNREACHABLE
from unobot.bot.interactions.place_rules import default_rules
from unobot.bot.kit import Kit
from unobot.bot.messages.display_names import clean_name
from unobot.features.admin.messages import publish
from unobot.model.audit_entry import AuditEntry
from unobot.model.places import ChannelSettings
from unobot.tables.job import Job, Part


@dataclass(frozen=True, slots=True)
class Loss:
    """A lost setting: its kind, as the message `act-line` names it, and its old value in words."""

    kind: str
    id: int
    """The id of the role or the channel, or else of the place with the setting."""
    value: str = ""

    def act_id(self, at: float) -> int:
        """Return an id for the act at this time (Unix seconds). The lower 22 bits hold no time and differ by loss."""
        return time_snowflake(datetime.fromtimestamp(at, UTC)) | ((self.id ^ self.id >> 22) & 0x3FFFFF)


class SettingsRepair(Job):
    """The repair of settings, after each deletion and once a day."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    async def check_settings(self, guild_id: int, names: Mapping[int, str]) -> None:
        """Repair the settings of a server, if the bot is there. Raises `StorageError`."""
        guild = self._kit.client.get_guild(guild_id)
        if guild is not None:
            await repair_settings(self._kit, guild, self._kit.clock(), names)

    async def clean_up(self, part: Part) -> None:
        """Repair the settings of each server."""
        with part("finding settings"):
            for server_id in filter(self._kit.at_home, await self._kit.messages.preferences.servers()):
                with part(f"repairing the settings of server {server_id}"):
                    await self.check_settings(server_id, {})


async def repair_settings(kit: Kit, guild: discord.Guild, at: float, names: Mapping[int, str] | None = None) -> None:
    """Repair the settings of a server and of its channels. Each loss is an act of the bot, in the log of the server.

    ``at``: the time in Unix seconds. ``names``: the names of deleted roles that are known. Raises `StorageError`.
    """
    if guild.unavailable or not guild.roles:
        return  # during an outage, the roles and channels are unknown
    messages = kit.messages
    async with messages.preferences.repairing:
        places, losses = await messages.preferences.of_server(guild.id), []
        for place_id, place in list(places.items()):
            if place_id != guild.id and await _is_gone(guild, place_id):
                await messages.preferences.drop(place_id)
                del places[place_id]
                losses += _last_place(guild.id, place_id, place, places)
                continue
            settings, place_losses = await _repair_place(guild, place_id, place, names or {})
            if place_losses:
                await messages.preferences.store_settings(place_id, settings)
                losses += place_losses
        for loss in losses:
            detail = f"{loss.kind} {loss.value}".strip()
            act = AuditEntry(loss.act_id(at), guild.id, guild.me.id, None, None, at, "lost", detail)
            await publish(kit, act, guild.preferred_locale)


async def _repair_place(
    guild: discord.Guild, place_id: int, place: ChannelSettings, names: Mapping[int, str]
) -> tuple[ChannelSettings, list[Loss]]:
    """Return the settings without deleted roles, channels and rules, and a loss for each of these."""
    settings, losses = place, []
    missing_roles = [role for role in place.start_roles if guild.get_role(role) is None]
    if missing_roles:
        settings = replace(settings, start_roles=tuple(role for role in place.start_roles if role not in missing_roles))
        kind = "roles" if settings.start_roles else "roles-all"
        losses += [Loss(kind, role, _role(role, names)) for role in missing_roles]
    moderators = place.moderator_role
    if moderators is not None and guild.get_role(moderators) is None:
        settings = replace(settings, moderator_role=None)
        losses.append(Loss("moderators", moderators, _role(moderators, names)))
    if place.log_channel is not None and await _is_gone(guild, place.log_channel):
        settings = replace(settings, log_channel=None)
        losses.append(Loss("log", place.log_channel))
    if place.day_channel is not None and await _is_gone(guild, place.day_channel):
        settings = replace(settings, day_channel=None)
        losses.append(Loss("day", place.day_channel))
    if place.rules is not None and default_rules(place) != place.rules:
        settings = replace(settings, rules=None)
        losses.append(Loss("rules", place_id, f"`{clean_name(place.rules)}`"))
    return settings, losses


def _last_place(
    guild_id: int, place_id: int, place: ChannelSettings, other_places: Mapping[int, ChannelSettings]
) -> list[Loss]:
    """Return a loss if a deleted channel was the last one in which the server allows Uno.

    ``place``: the settings of the deleted channel. ``other_places``: all other settings of the server, by id.
    """
    is_off = guild_id in other_places and other_places[guild_id].allowed is False
    return (
        [Loss("places", place_id)]
        if place.allowed and is_off and not any(other.allowed for other in other_places.values())
        else []
    )


async def _is_gone(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether a channel no longer exists. Discord does not list threads that are archived or private."""
    if guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        await guild.fetch_channel(channel_id)
    except discord.HTTPException as error:
        return error.code in CHANNEL_GONE
    except (*UNREACHABLE, discord.InvalidData):
        return False
    return False


def _role(role_id: int, names: Mapping[int, str]) -> str:
    """Return a deleted role in words. Discord would show its mention as an unknown role."""
    name = clean_name(names.get(role_id, ""))
    return f"**{name}** (`{role_id}`)" if name else f"`{role_id}`"
