"""A cache of the policies of servers, so that a press costs no database query.

Changes by this process are seen at once. Changes by another process are seen within `CACHE_SECONDS` seconds.
"""

from __future__ import annotations

from unobot.model.clock import Clock
from unobot.model.former import is_alias
from unobot.model.people import EVERYWHERE
from unobot.model.storage_errors import StorageError
from unobot.model.stores import BanStore, PolicyStore
from unobot.tables.state.server_policy import ServerPolicy, check_may_take_part

CACHE_SECONDS = 60.0
"""Seconds after which a policy is read again."""
MAX_CACHED_SERVERS = 10_000
"""The most servers in the cache."""
_OPEN = ServerPolicy()


class Policies:
    """The policies that this process has cached. ``monotonic`` measures durations."""

    def __init__(self, store: PolicyStore, bans: BanStore, monotonic: Clock) -> None:
        self._store = store
        self._bans = bans
        self._monotonic = monotonic
        self._cache: dict[int, tuple[float, ServerPolicy]] = {}
        self.open_until: dict[int | None, float] = {None: float("inf")}
        """Until when a server is known to ban nobody. Most servers ban nobody, and every press asks.

        None stands for all places outside the servers of the bot, which have no admins.
        """
        self._changes = 0
        """How often this process has changed a policy. A read that began before a change is not kept."""

    async def of(self, guild_id: int | None) -> ServerPolicy:
        """Return the policy of a server. If the database fails, return the cached one.

        Raises `StorageError` if none is cached.
        """
        if guild_id is None:
            return _OPEN
        cached = self._cache.get(guild_id)
        if cached is not None and self._monotonic() < cached[0] + CACHE_SECONDS:
            return cached[1]
        changes = self._changes
        try:
            policy = await self._read(guild_id)
        except StorageError:
            if cached is None:
                raise
            return cached[1]
        if changes == self._changes:
            self._cache.pop(guild_id, None)
            self._cache[guild_id] = self._monotonic(), policy
            if not policy.banned:
                self.open_until[guild_id] = self._cache[guild_id][0] + CACHE_SECONDS
            if len(self._cache) > MAX_CACHED_SERVERS:
                oldest = next(iter(self._cache))
                del self._cache[oldest]
                self.open_until.pop(oldest, None)
        return policy

    async def latest(self, guild_id: int | None) -> ServerPolicy:
        """Return the policy of a server from the database, because another process may have changed it.

        If the database fails, return the cached one. Raises `StorageError` if none is cached.
        """
        cached = None if guild_id is None else self._cache.get(guild_id)
        if guild_id is not None and cached is not None:
            self._cache[guild_id] = float("-inf"), cached[1]
        return await self.of(guild_id)

    def cached(self, guild_id: int | None) -> ServerPolicy:
        """Return the policy of a server from the cache, for callers that cannot wait."""
        cached = None if guild_id is None else self._cache.get(guild_id)
        return _OPEN if cached is None else cached[1]

    async def check(self, guild_id: int | None, user_id: int) -> ServerPolicy:
        """Return the policy of a server. Raises `Refused` if this person is banned there, and `StorageError`."""
        policy = await self.of(guild_id)
        check_may_take_part(policy, user_id)
        return policy

    async def banned_in(self, user_id: int) -> frozenset[int]:
        """Return the servers in which a person is banned, from the database. Raises `StorageError`."""
        return frozenset(ban.guild_id for ban in await self._bans.about(user_id))

    def forget(self, guild_id: int) -> None:
        """Read the policy of a server again at its next use, because it was changed."""
        self._changes += 1
        self._cache.pop(guild_id, None)
        self.open_until.pop(guild_id, None)

    async def _read(self, guild_id: int) -> ServerPolicy:
        settings = await self._store.channel_settings(guild_id)
        bans = [*await self._bans.of(guild_id), *await self._bans.of(EVERYWHERE)]
        banned = frozenset(ban.user_id for ban in bans)
        return ServerPolicy(
            banned=banned,
            key=await self._bans.key() if any(map(is_alias, banned)) else b"",
            rules_locked=bool(settings.rules_locked),
            most_ais=settings.most_ais,
        )
