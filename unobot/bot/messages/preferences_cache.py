"""A cache of what people, servers and channels have chosen, for every screen that is drawn.

A choice is read once and kept for a while, so that drawing needs no look-up. A change made here changes the cache. A
change by another process is seen after `KEPT`.
"""

from __future__ import annotations

import logging
from typing import TypeVar

import discord
from msgspec.structs import asdict, replace

from unobot.storage.states import ChannelSettings, Preferences
from unobot.storage.store import Damaged, StorageError, Store
from unobot.tables.state.timing import Clock

log = logging.getLogger(__name__)

KEPT = 300.0
"""Seconds after which a choice is read again."""
MOST = 10_000
"""People and places remembered at once."""

T = TypeVar("T")


class PreferencesCache:
    """One for the process."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._people: dict[int, tuple[float, Preferences]] = {}
        self._places: dict[int, tuple[float, ChannelSettings]] = {}

    async def person(self, user_id: int) -> Preferences:
        """Return a person's choices; if the database fails, those known last, or the defaults."""
        known = self._fresh(self._people, user_id)
        if known is None:
            try:
                known = self._keep(self._people, user_id, (await self._store.user(user_id)).preferences)
            except StorageError:  # nothing is refused for want of a choice
                return self.known(user_id)
        return known

    async def choose(self, user_id: int, **changes: object) -> Preferences:
        """Change a person's choices, and return all of them. Raises `StorageError`."""
        user = await self._store.user(user_id)  # not from the cache: another process may have changed it
        unread = {name: value for name, value in user.preferences.unread.items() if name not in changes}
        chosen = replace(user.preferences, unread=unread, **changes)
        await self._store.put_preferences(replace(user, preferences=chosen))
        return self._keep(self._people, user_id, chosen)

    async def hinted(self, user_id: int, hint: str) -> None:
        """Note that a person was shown this hint, which is not shown again. Raises `StorageError`."""
        known = (await self._store.user(user_id)).preferences.hinted
        if hint not in known:
            await self.choose(user_id, hinted=(*known, hint))

    async def hear(self, user_id: int, locale: str) -> None:
        """Note the locale of a person's Discord if it is news."""
        if (await self.person(user_id)).locale == locale or user_id not in self._people:
            return  # no news, or a database that does not answer
        try:
            await self.choose(user_id, locale=locale)
        except Damaged:
            return  # the store has named it in the log
        except StorageError as error:  # nothing is refused for that
            log.info("what the Discord of %s speaks could not be noted: %s", user_id, error)

    async def own(self, place_id: int) -> ChannelSettings:
        """Return the settings of a server, or of a channel itself. Raises `StorageError`."""
        known = self._fresh(self._places, place_id)
        return (
            self._keep(self._places, place_id, await self._store.channel_settings(place_id)) if known is None else known
        )

    async def place(self, guild_id: int, channel_id: int) -> ChannelSettings:
        """Return what holds in a channel: its own settings, else those of its parent (of a thread), else the server's.

        Raises `StorageError`.
        """
        return await self._combined(place_ids(guild_id, self.parent(channel_id), channel_id))

    async def place_of(self, interaction: discord.Interaction) -> ChannelSettings:
        """Return what holds in the channel of an interaction; nothing in direct messages. Raises `StorageError`."""
        return ChannelSettings() if interaction.guild_id is None else await self._combined(places_of(interaction))

    def parent(self, channel_id: int) -> int | None:
        """Return the channel that a thread belongs to; None for what is no thread, as far as Discord has told."""
        return _parent(self._client.get_channel(channel_id))

    async def settle(self, place_id: int, place: ChannelSettings) -> None:
        """Change the settings of a server or a channel. Raises `StorageError`."""
        await self._store.put_channel_settings(place_id, place)
        self._keep(self._places, place_id, place)

    def known(self, user_id: int) -> Preferences:
        """Return a person's choices from the cache, for screens, which cannot wait."""
        kept = self._people.get(user_id)
        return Preferences() if kept is None else kept[1]

    async def recall(self, user_id: int, *place_ids: int) -> None:
        """Read into the cache what `known` and `known_place` return."""
        old = self._clock() - KEPT
        if user_id not in self._people or self._people[user_id][0] < old:
            await self.person(user_id)
        try:
            for place_id in place_ids:
                if place_id not in self._places or self._places[place_id][0] < old:
                    await self.own(place_id)
        except StorageError:
            return  # what was known last still holds

    def known_place(self, *place_ids: int) -> ChannelSettings:
        """Return from the cache what holds in a channel; the ids go from the server to the channel."""
        found = ChannelSettings()
        for place_id in place_ids:
            kept = self._places.get(place_id)
            found = found if kept is None else replace(found, **_set(kept[1]))
        return found

    async def _combined(self, ids: tuple[int, ...]) -> ChannelSettings:
        found = ChannelSettings()
        for place_id in ids:
            found = replace(found, **_set(await self.own(place_id)))
        return found

    def _fresh(self, kept: dict[int, tuple[float, T]], key: int) -> T | None:
        found = kept.get(key)
        return None if found is None or found[0] + KEPT < self._clock() else found[1]

    def _keep(self, kept: dict[int, tuple[float, T]], key: int, value: T) -> T:
        kept.pop(key, None)
        kept[key] = self._clock(), value
        if len(kept) > MOST:
            del kept[next(iter(kept))]  # the one that was read first
        return value


def parent_of(interaction: discord.Interaction) -> int | None:
    """Return the channel that the thread of an interaction belongs to; None outside of threads."""
    return _parent(interaction.channel)


def places_of(interaction: discord.Interaction) -> tuple[int, ...]:
    """Return the ids of the server and the channels of an interaction, the server first."""
    return place_ids(interaction.guild_id, parent_of(interaction), interaction.channel_id)


def place_ids(*ids: int | None) -> tuple[int, ...]:
    """Return the ids without those that are unknown."""
    return tuple(place_id for place_id in ids if place_id is not None)


def _parent(channel: object) -> int | None:
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def _set(place: ChannelSettings) -> dict[str, object]:
    """Return the settings that are set and that a channel inherits."""
    return {
        name: value
        for name, value in asdict(place).items()
        if value is not None and name not in ("followers", "unread")
    }
