"""The leases of Discord's shards that this process serves, if several processes share one PostgreSQL.

Without UNOBOT_SHARD_IDS, or with SQLite, a process serves alone, and nothing here runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from unobot.storage.leases import Leases
from unobot.storage.notices import Notices
from unobot.storage.store import StorageError, Store
from unobot.tables.hub import Hub

log = logging.getLogger(__name__)

WAIT = 1.0
"""Seconds between two looks whether another process has given its shards up."""
BEAT = 2.0
"""Seconds after which a lease is renewed; it holds for `storage.leases.LIFE`."""


class ShardsLost(Exception):
    """Another process has taken over the shards of this one."""


def shard_of(guild_id: int, shard_count: int) -> int:
    """Return the shard that gets the events of a server (Discord's documents, "Sharding formula")."""
    return (guild_id >> 22) % shard_count


class Shards:
    """The shards of one process. ``lost`` is called, once, when another process has taken them."""

    def __init__(self, store: Store, application_id: int, shards: list[int], lost: Callable[[], None]) -> None:
        self._store = store
        self._leases = Leases(store.engine, application_id, shards)
        self._lost = lost
        self._notices: Notices | None = None
        self._hub: Hub | None = None
        self._lanes = 1
        self._beat: asyncio.Task[None] | None = None
        self._news: set[asyncio.Task[None]] = set()

    async def take(self) -> None:
        """Wait until no other process serves these shards, then hold them from now on. Raises StorageError."""
        waiting = False
        while not await self._leases.take():
            if not waiting:
                waiting = True
                log.warning("another process serves these shards (%s): waiting until it stops", self._leases.shards)
            await asyncio.sleep(WAIT)
        if waiting:
            log.info("these shards are served here now: %s", self._leases.shards)
        self._store.origin = self._leases.owner
        self._notices = Notices(self._store.engine, self._leases.owner, self._on_notice)
        self._beat = asyncio.create_task(self._keep(), name="shards")

    async def listen(self, hub: Hub, lanes: int) -> None:
        """Begin to hear what other processes write; ``lanes`` sessions may begin side by side. Raises StorageError."""
        self._hub, self._lanes = hub, max(1, lanes)
        if self._notices is not None:
            await self._notices.open()

    async def wait_for_lane(self, shard: int) -> None:
        """Wait until a session of this shard may begin: five seconds after the last in its lane, in any process."""
        while True:
            try:
                if await self._leases.take_lane(shard % self._lanes):
                    return
            except StorageError as error:
                log.warning("the pace of sessions cannot be kept: %s", error)
            await asyncio.sleep(WAIT)

    async def close(self) -> None:
        """Give the shards back, so that the next process can go on at once."""
        for task in (self._beat, *self._news):
            if task is not None:
                task.cancel()
        if self._notices is not None:
            await self._notices.close()
        try:
            await self._leases.release()
        except StorageError as error:  # they run out by themselves
            log.info("the shards could not be given back: %s", error)

    async def _keep(self) -> None:
        """Renew the leases, and open lost notices again, while this process lives."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self._leases.take():
                    log.error("another process has taken the shards %s: this one stops", self._leases.shards)
                    self._lost()
                    return
                if self._hub is not None and self._notices is not None and not self._notices.is_open:
                    await self._notices.open()
                    await self._hub.refresh_all()  # what was said meanwhile was not heard
            except StorageError as error:
                log.warning("the shards' leases could not be renewed, trying again: %s", error)
            except Exception:  # without this task the leases run out, whatever went wrong beside them
                log.exception("a fault while the shards' leases were renewed, trying again")

    def _on_notice(self, table_id: int, guild_id: int, version: int) -> None:
        if self._hub is None:
            return
        task = asyncio.get_running_loop().create_task(self._refresh(self._hub, table_id, guild_id, version))
        self._news.add(task)
        task.add_done_callback(self._news.discard)

    async def _refresh(self, hub: Hub, table_id: int, guild_id: int, version: int) -> None:
        try:
            await hub.refresh(table_id, guild_id, version)
        except StorageError as error:  # the next press or its clock loads it
            log.warning("table %s was written elsewhere and could not be read: %s", table_id, error)
