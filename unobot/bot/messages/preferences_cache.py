"""A cache of the preferences of users and the settings of servers and channels, for drawing without a database query.

Changes by this process update the cache. Changes by another process are seen within `CACHE_SECONDS` seconds.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TypeVar

import discord
from cachetools import FIFOCache, LRUCache
from msgspec.structs import asdict, replace

from unobot.bot.discord_api.interaction_places import server_of
from unobot.model.clock import Clock
from unobot.model.people import Preferences, own_emblem
from unobot.model.places import ChannelSettings
from unobot.model.storage_errors import Damaged, StorageError
from unobot.model.stores import PeopleStore

log = logging.getLogger(__name__)

CACHE_SECONDS = 300.0
"""Seconds after which an entry is read again."""
MAX_CACHED_ENTRIES = 10_000
"""The most users in the cache, and the most servers and channels."""

T = TypeVar("T")


class PreferencesCache:
    """The preferences and settings that this process knows."""

    def __init__(self, client: discord.Client, store: PeopleStore, monotonic: Clock) -> None:
        self._client = client
        self._store = store
        self._monotonic = monotonic
        self._people = FIFOCache[int, tuple[float, Preferences]](MAX_CACHED_ENTRIES)
        self._places = FIFOCache[int, tuple[float, ChannelSettings]](MAX_CACHED_ENTRIES)
        self._effective = LRUCache[tuple[int, ...], ChannelSettings](MAX_CACHED_ENTRIES)
        """The answers of `cached_settings`, until the settings of any place change."""
        self.repairing = asyncio.Lock()
        """Held while the settings of a server are repaired, so that no repair is reported twice."""

    async def of_user(self, user_id: int) -> Preferences:
        """Return a user's preferences. If the database fails, return the last known ones, or the defaults."""
        cached = self._fresh_value(self._people, user_id)
        return await self.latest_preferences(user_id) if cached is None else cached

    async def latest_preferences(self, user_id: int) -> Preferences:
        """Return a user's preferences from the database, because a match may have changed how strong they are.

        If the database fails, return the last known ones, or the defaults.
        """
        try:
            return self._cache_value(self._people, user_id, (await self._store.user(user_id)).preferences)
        except StorageError:  # a screen with the defaults is better than an error
            return self.cached(user_id)

    async def emblem_of(self, user_id: int) -> int:
        """Return the emblem that a user has at every table."""
        return own_emblem(user_id, await self.of_user(user_id))

    async def wants_dms(self, user_id: int, guild_id: int | None, channel_id: int) -> bool:
        """Return whether a user wants DMs: by their own preference, else by the server's setting.

        Raises `StorageError`.
        """
        wants_dms = (await self.of_user(user_id)).dms
        if wants_dms is None:
            wants_dms = (await self.settings(guild_id, channel_id)).dms
        return wants_dms is not False

    async def store_choice(self, user_id: int, **changes: object) -> Preferences:
        """Change some of a user's preferences; return all of them. Raises `StorageError`."""
        user = await self._store.user(user_id)  # not from the cache: another process may have changed it
        unread = {name: value for name, value in user.preferences.unread.items() if name not in changes}
        preferences = replace(user.preferences, unread=unread, **changes)
        await self._store.put_preferences(replace(user, preferences=preferences))
        return self._cache_value(self._people, user_id, preferences)

    async def store_hint(self, user_id: int, hint: str) -> None:
        """Store that a user has seen a hint, so that it is not shown again. Raises `StorageError`."""
        hints = (await self._store.user(user_id)).preferences.hinted
        if hint not in hints:
            await self.store_choice(user_id, hinted=(*hints, hint))

    async def store_locale(self, user_id: int, locale: str) -> None:
        """Store the locale of a user's Discord app if it is new."""
        if (await self.of_user(user_id)).locale == locale or user_id not in self._people:
            return  # it is not new, or the database does not answer
        try:
            await self.store_choice(user_id, locale=locale)
        except Damaged:
            return  # the store has named it in the log
        except StorageError as error:  # the interaction itself can still be answered
            log.info("the locale of user %s could not be stored: %s", user_id, error)

    async def own_settings(self, place_id: int) -> ChannelSettings:
        """Return the own settings of a server or channel, without inherited ones. Raises `StorageError`."""
        cached = self._fresh_value(self._places, place_id)
        return await self.latest_settings(place_id) if cached is None else cached

    async def latest_settings(self, place_id: int) -> ChannelSettings:
        """Return the own settings of a server or channel from the database, to change them. Raises `StorageError`."""
        return self._cache_settings(place_id, await self._store.channel_settings(place_id))

    async def settings(self, guild_id: int | None, channel_id: int) -> ChannelSettings:
        """Return the effective settings of a channel. Raises `StorageError`.

        The order is: the channel's own setting, for a thread its parent channel's, then the server's.
        """
        return await self._combined(place_ids(guild_id, self.parent(guild_id, channel_id), channel_id))

    async def settings_now(self, guild_id: int, channel_id: int) -> ChannelSettings:
        """Return the effective settings of a channel from the database. Raises `StorageError`."""
        ids = place_ids(guild_id, self.parent(guild_id, channel_id), channel_id)
        for place_id in ids:
            await self.latest_settings(place_id)
        return await self._combined(ids)

    async def settings_for(self, interaction: discord.Interaction) -> ChannelSettings:
        """Return the effective settings in the channel of an interaction; none in DMs. Raises `StorageError`."""
        return await self._combined(places_of(interaction))

    def parent(self, guild_id: int | None, channel_id: int) -> int | None:
        """Return the id of a thread's parent channel; None if the channel is no thread or not in the cache."""
        # without the server, discord.py would look through all of them
        guild = None if guild_id is None else self._client.get_guild(guild_id)
        return None if guild is None else _parent(guild.get_thread(channel_id))

    async def store_settings(self, place_id: int, place: ChannelSettings, guild_id: int | None = None) -> None:
        """Store the settings of a server or channel, and the id of its server if it is given. Raises `StorageError`."""
        await self._store.put_channel_settings(place_id, place, guild_id)
        self._cache_settings(place_id, place)

    async def of_server(self, guild_id: int) -> dict[int, ChannelSettings]:
        """Return the settings of a server and of its channels by id, from the database. Raises `StorageError`."""
        return await self._store.settings_in(guild_id)

    async def servers(self) -> list[int]:
        """Return the ids of the servers that have settings, from the database. Raises `StorageError`."""
        return await self._store.servers_with_settings()

    async def drop(self, place_id: int) -> None:
        """Delete the settings of a channel that no longer exists. Raises `StorageError`."""
        await self._store.drop_channel_settings(place_id)
        self._places.pop(place_id, None)
        self._effective.clear()

    def forget(self) -> None:
        """Read everything from the database again, because users or settings were deleted there."""
        self._people.clear()
        self._places.clear()
        self._effective.clear()

    def is_cached(self, user_id: int) -> bool:
        """Return whether the cache has a recent value for `cached`."""
        return self._fresh_value(self._people, user_id) is not None

    def cached(self, user_id: int) -> Preferences:
        """Return a user's preferences from the cache, for screens, which cannot wait."""
        entry = self._people.get(user_id)
        return Preferences() if entry is None else entry[1]

    async def load(self, user_id: int, *place_ids: int) -> None:
        """Load into the cache what `cached` and `cached_settings` return."""
        oldest = self._monotonic() - CACHE_SECONDS
        if user_id not in self._people or self._people[user_id][0] < oldest:
            await self.of_user(user_id)
        try:
            for place_id in place_ids:
                if place_id not in self._places or self._places[place_id][0] < oldest:
                    await self.own_settings(place_id)
        except StorageError:
            return  # the last known settings stay in use

    def cached_settings(self, *place_ids: int) -> ChannelSettings:
        """Return the effective settings of a channel from the cache. The ids go from the server to the channel."""
        settings = self._effective.get(place_ids)
        if settings is None:
            settings = ChannelSettings()
            for place_id in place_ids:
                entry = self._places.get(place_id)
                settings = settings if entry is None else replace(settings, **_set(entry[1]))
            self._effective[place_ids] = settings
        return settings

    async def _combined(self, ids: tuple[int, ...]) -> ChannelSettings:
        settings = ChannelSettings()
        for place_id in ids:
            settings = replace(settings, **_set(await self.own_settings(place_id)))
        return settings

    def _fresh_value(self, cache: FIFOCache[int, tuple[float, T]], key: int) -> T | None:
        entry = cache.get(key)
        return None if entry is None or entry[0] + CACHE_SECONDS < self._monotonic() else entry[1]

    def _cache_settings(self, place_id: int, place: ChannelSettings) -> ChannelSettings:
        previous = self._places.get(place_id)
        if previous is None or previous[1] != place:
            self._effective.clear()
        return self._cache_value(self._places, place_id, place)

    def _cache_value(self, cache: FIFOCache[int, tuple[float, T]], key: int, value: T) -> T:
        cache[key] = self._monotonic(), value
        return value


def parent_of(interaction: discord.Interaction) -> int | None:
    """Return the id of the parent channel of an interaction's thread; None outside threads."""
    return _parent(interaction.channel)


def places_of(interaction: discord.Interaction) -> tuple[int, ...]:
    """Return the ids of the server, the parent channel and the channel of an interaction, in this order.

    Only the servers of the bot have settings, so in other servers nothing is found, and elsewhere there are no ids.
    """
    server_id = server_of(interaction)
    return () if server_id is None else place_ids(server_id, parent_of(interaction), interaction.channel_id)


def place_ids(*ids: int | None) -> tuple[int, ...]:
    """Return the ids that are not None."""
    return tuple(place_id for place_id in ids if place_id is not None)


def _parent(channel: object) -> int | None:
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def _set(place: ChannelSettings) -> dict[str, object]:
    """Return the settings that have a value and that channels inherit."""
    return {
        name: value
        for name, value in asdict(place).items()
        if value not in (None, ()) and name not in ("followers", "unread")
    }
