"""The leases of the Discord shards that this process serves, if its database is a PostgreSQL, which others can share.

A file of SQLite has one process, and nothing here runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from unobot.model.serving_process import ServingProcess
from unobot.model.storage_errors import InUse, Occupied, StorageError
from unobot.model.stores import ChangeNotices, NoticeHandler, ShardLeases
from unobot.tables.hub import Hub

log = logging.getLogger(__name__)

CHECK_GAP = 1.0
"""Seconds between two checks whether another process has released its shards, or whether a session may start."""
MIN_PATIENCE = 8.0
"""The least seconds of a start that waits for other processes: a lease outlives a killed process for six."""
RENEWAL_GAP = 2.0
"""Seconds between two renewals of the leases. A lease is valid for `storage.leases.LEASE_SECONDS` seconds."""


def shard_of(guild_id: int, shard_count: int) -> int:
    """Return the shard that gets the events of a server (see "Sharding Formula" in Discord's documentation)."""
    return (guild_id >> 22) % shard_count


class Shards:
    """The shards of one process. ``lost`` is called once when another process has taken them over.

    ``notices``: creates the listener for notices, and gets the function to call for each notice. ``is_alone``: whether
    the process serves all shards because UNOBOT_SHARD_IDS is not set. ``patience``: the seconds after which a start
    that does not go with the other processes is given up.
    """

    def __init__(
        self,
        leases: ShardLeases,
        notices: Callable[[NoticeHandler], ChangeNotices],
        lost: Callable[[], None],
        *,
        is_alone: bool = False,
        patience: float = 0.0,
    ) -> None:
        self.is_alone = is_alone
        self._leases = leases
        self._patience = max(patience, MIN_PATIENCE)
        self._notices = notices(self._on_notice)
        self._on_lost = lost
        self._hub: Hub | None = None
        self._lanes = 1
        self._forget: Callable[[int], None] = lambda _: None
        self._renewal: asyncio.Task[None] | None = None
        self._refreshes: set[asyncio.Task[None]] = set()

    async def served(self) -> int:
        """Return the number of shards that any process of this bot serves now. Raises `StorageError`."""
        return len(self._leases.shards) + sum(len(process.shards) for process in await self._leases.others())

    async def acquire(self) -> None:
        """Wait until no other process serves these shards, then acquire their leases. Raises `StorageError`.

        Raises `Occupied` or `InUse` if the other processes divide the bot in another way, and do not end in time.
        """
        loop = asyncio.get_running_loop()
        deadline, told = loop.time() + self._patience, ""
        while not await self._leases.acquire():
            others = await self._leases.others()
            obstacle = self._obstacle(others)
            if obstacle is not None and loop.time() >= deadline:
                raise obstacle
            names = ", ".join(map(str, others))
            if names and names != told:
                told = names
                log.warning(
                    "another process serves these shards (%s): waiting until it stops: %s", self._leases.shards, names
                )
            await asyncio.sleep(CHECK_GAP)
        if told:
            log.info("these shards are served here now: %s", self._leases.shards)
        self._renewal = asyncio.create_task(self._renew(), name="shards")

    def _obstacle(self, others: list[ServingProcess]) -> StorageError | None:
        """Return why this process cannot run beside others, or None if it can take over from them when they end."""
        names = ", ".join(map(str, others))
        count = self._leases.shard_count
        if any(process.shard_count not in (0, count) for process in others):
            return Occupied(
                f"UNOBOT_SHARD_COUNT is {count} here, but not in other processes of this bot: {names}. "
                "Set the same number in all of them, or stop the others first."
            )
        if self.is_alone and len(others) == 1 and others[0].is_whole:
            return InUse(f"Another unobot uses this bot's part of the database: {names}. Stop that one first.")
        if self.is_alone and others:
            return Occupied(
                f"UNOBOT_SHARD_IDS is not set, but other processes serve shards of this bot: {names}. "
                "Set it here, too, or stop the others first."
            )
        return None

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
        tasks = {task for task in (self._renewal, *self._refreshes) if task is not None}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)  # a connection that they had asked for must go back before the store closes
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
