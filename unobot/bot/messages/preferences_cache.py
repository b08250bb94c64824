"""What people, servers and channels have chosen, at hand for every screen that is drawn.

Read once and kept for a while, so that drawing needs no look-up; who changes something here changes what is kept. What
another process changes is seen when `KEPT` is over.
"""

from __future__ import annotations

import logging
from typing import TypeVar

from msgspec.structs import asdict, replace

from unobot.storage.states import ChannelSettings, Preferences
from unobot.storage.store import StorageError, Store
from unobot.tables.state.timing import Clock

log = logging.getLogger(__name__)

KEPT = 300.0
"""Seconds after which a choice is read again."""
MOST = 10_000
"""People and places remembered at once."""

T = TypeVar("T")


class PreferencesCache:
    """One for the process."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._people: dict[int, tuple[float, Preferences]] = {}
        self._places: dict[int, tuple[float, ChannelSettings]] = {}

    async def person(self, user_id: int) -> Preferences:
        """What somebody has chosen; what was known last, or the defaults, where the database does not tell."""
        known = self._fresh(self._people, user_id)
        if known is None:
            try:
                known = self._keep(self._people, user_id, (await self._store.user(user_id)).preferences)
            except StorageError:  # nothing is refused for want of a choice
                return self.known(user_id)
        return known

    async def choose(self, user_id: int, **changes: object) -> Preferences:
        """Somebody chooses this; all that they have chosen now. Raises `StorageError`."""
        user = await self._store.user(user_id)  # not what is kept: they may have chosen something elsewhere
        chosen = replace(user.preferences, **changes)
        await self._store.put_preferences(replace(user, preferences=chosen))
        return self._keep(self._people, user_id, chosen)

    async def hinted(self, user_id: int, hint: str) -> None:
        """Somebody was shown this hint, and is not shown it again. Raises `StorageError`."""
        known = (await self._store.user(user_id)).preferences.hinted
        if hint not in known:
            await self.choose(user_id, hinted=(*known, hint))

    async def hear(self, user_id: int, locale: str) -> None:
        """Somebody's Discord speaks this, which is remembered when it is news."""
        if (await self.person(user_id)).locale == locale or user_id not in self._people:
            return  # no news, or a database that does not answer
        try:
            await self.choose(user_id, locale=locale)
        except StorageError as error:  # nothing is refused for that
            log.info("what the Discord of %s speaks could not be noted: %s", user_id, error)

    async def own(self, place_id: int) -> ChannelSettings:
        """What is set for this server, or this channel, itself. Raises `StorageError`."""
        known = self._fresh(self._places, place_id)
        return (
            self._keep(self._places, place_id, await self._store.channel_settings(place_id)) if known is None else known
        )

    async def place(self, guild_id: int, channel_id: int, parent_id: int | None = None) -> ChannelSettings:
        """What holds in a channel: its own settings, then its parent's (of a thread), then the server's.

        Raises `StorageError`.
        """
        found = await self.own(guild_id)
        for place_id in (parent_id, channel_id):
            if place_id is not None:
                found = replace(found, **_set(await self.own(place_id)))
        return found

    async def settle(self, place_id: int, place: ChannelSettings) -> None:
        """Set this for a server or a channel. Raises `StorageError`."""
        await self._store.put_channel_settings(place_id, place)
        self._keep(self._places, place_id, place)

    def known(self, user_id: int) -> Preferences:
        """What somebody has chosen, as far as it was read: for screens, which cannot wait."""
        kept = self._people.get(user_id)
        return Preferences() if kept is None else kept[1]

    async def recall(self, user_id: int, *place_ids: int) -> None:
        """See to it that `known` and `known_place` know as much as the database tells now."""
        await self.person(user_id)
        try:
            for place_id in place_ids:
                await self.own(place_id)
        except StorageError:
            return  # what was known last still holds

    def known_place(self, *place_ids: int) -> ChannelSettings:
        """What holds in a place, as far as it was read; the server comes first, the channel last."""
        found = ChannelSettings()
        for place_id in place_ids:
            kept = self._places.get(place_id)
            found = found if kept is None else replace(found, **_set(kept[1]))
        return found

    def _fresh(self, kept: dict[int, tuple[float, T]], key: int) -> T | None:
        found = kept.get(key)
        return None if found is None or found[0] + KEPT < self._clock() else found[1]

    def _keep(self, kept: dict[int, tuple[float, T]], key: int, value: T) -> T:
        kept.pop(key, None)
        kept[key] = self._clock(), value
        if len(kept) > MOST:
            del kept[next(iter(kept))]  # whoever was read longest ago
        return value


def _set(place: ChannelSettings) -> dict[str, object]:
    """What is set there, as far as it is inherited."""
    return {name: value for name, value in asdict(place).items() if value is not None and name != "followers"}
