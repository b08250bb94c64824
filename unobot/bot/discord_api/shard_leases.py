"""The leases of the Discord shards that this process serves, if several processes share one PostgreSQL database.

Without UNOBOT_SHARD_IDS, or with SQLite, there is only one process, and nothing here runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from unobot.model.storage_errors import StorageError
from unobot.model.stores import ChangeNotices, NoticeHandler, ShardLeases
from unobot.tables.hub import Hub

log = logging.getLogger(__name__)

CHECK_GAP = 1.0
"""Seconds between two checks whether another process has released its shards, or whether a session may start."""
RENEWAL_GAP = 2.0
"""Seconds between two renewals of the leases. A lease is valid for `storage.leases.LEASE_SECONDS` seconds."""


def shard_of(guild_id: int, shard_count: int) -> int:
    """Return the shard that gets the events of a server (see "Sharding Formula" in Discord's documentation)."""
    return (guild_id >> 22) % shard_count


class Shards:
    """The shards of one process. ``lost`` is called once when another process has taken them over.

    ``notices``: creates the listener for notices, and gets the function to call for each notice.
    """

    def __init__(
        self, leases: ShardLeases, notices: Callable[[NoticeHandler], ChangeNotices], lost: Callable[[], None]
    ) -> None:
        self._leases = leases
        self._notices = notices(self._on_notice)
        self._on_lost = lost
        self._hub: Hub | None = None
        self._lanes = 1
        self._forget: Callable[[int], None] = lambda _: None
        self._renewal: asyncio.Task[None] | None = None
        self._refreshes: set[asyncio.Task[None]] = set()

    async def acquire(self) -> None:
        """Wait until no other process serves these shards, then acquire their leases. Raises `StorageError`."""
        waiting = False
        while not await self._leases.acquire():
            if not waiting:
                waiting = True
                log.warning("another process serves these shards (%s): waiting until it stops", self._leases.shards)
            await asyncio.sleep(CHECK_GAP)
        if waiting:
            log.info("these shards are served here now: %s", self._leases.shards)
        self._renewal = asyncio.create_task(self._renew(), name="shards")

    async def listen(self, hub: Hub, lanes: int, forget: Callable[[int], None] = lambda _: None) -> None:
        """Start to listen to changes by other processes. Raises `StorageError`.

        ``lanes``: the number of sessions that may start at the same time. ``forget`` gets the id of a user whose data
        another process has deleted.
        """
        self._hub, self._lanes, self._forget = hub, max(1, lanes), forget
        await self._notices.open()

    async def wait_for_lane(self, shard: int) -> None:
        """Wait until this shard may start a session: five seconds after the last one in its lane, in any process."""
        while True:
            try:
                if await self._leases.acquire_lane(shard % self._lanes):
                    return
            except StorageError as error:
                log.warning("cannot check when the next session may start: %s", error)
            await asyncio.sleep(CHECK_GAP)

    async def close(self) -> None:
        """Release the shards, so that another process can take them over immediately."""
        for task in (self._renewal, *self._refreshes):
            if task is not None:
                task.cancel()
        await self._notices.close()
        try:
            await self._leases.release()
        except StorageError as error:  # the leases expire anyway
            log.info("the shards could not be released: %s", error)

    async def _renew(self) -> None:
        """Renew the leases, and reconnect the notices if their connection was lost, until this task is cancelled."""
        while True:
            await asyncio.sleep(RENEWAL_GAP)
            try:
                if not await self._leases.acquire():
                    log.error("another process has taken the shards %s: this process stops", self._leases.shards)
                    self._on_lost()
                    return
                if self._hub is not None and not self._notices.is_open:
                    await self._notices.open()
                    await self._hub.refresh_all()  # notices during the outage were missed
            except StorageError as error:
                log.warning("the shards' leases could not be renewed, trying again: %s", error)
            except Exception:  # without this task the leases run out, whatever went wrong beside them
                log.exception("a fault while the shards' leases were renewed, trying again")

    def _on_notice(self, table_id: int, home_id: int, version: int) -> None:
        if self._hub is None:
            return
        if not table_id:  # the notice is about a user, whose data is deleted
            self._forget(home_id)
            return
        task = asyncio.get_running_loop().create_task(self._refresh(self._hub, table_id, home_id, version))
        self._refreshes.add(task)
        task.add_done_callback(self._refreshes.discard)

    async def _refresh(self, hub: Hub, table_id: int, home_id: int, version: int) -> None:
        try:
            await hub.refresh(table_id, home_id, version)
        except StorageError as error:  # the next press, or the table's clock, loads it
            log.warning("table %s was changed by another process and could not be read: %s", table_id, error)
