"""The daily housekeeping: delete old matches, and the data of servers that the bot left long ago."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import discord

from unobot.bot.kit import Kit
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import StorageError
from unobot.retention import Retention
from unobot.tables.state import hosting

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
RETRY_DELAY = 600.0
"""Seconds until the next try after the database has failed."""
REPORT_TIMEOUT = 10.0
"""Seconds to wait until the last matches of a left server are reported, before its data is deleted."""


class Housekeeping:
    """The housekeeping of one process, for the servers that it serves (``at_home``).

    ``match_days``, ``server_days`` and ``audit_days``: the days for which finished matches, the data of left servers,
    and the audit log are kept. 0 keeps them forever.
    """

    def __init__(
        self,
        kit: Kit,
        retention: Retention,
        match_days: int,
        server_days: int,
        audit_days: int,
    ) -> None:
        self._client = kit.client
        self._hub = kit.hub
        self._jobs = kit.jobs
        self._clock = kit.clock
        self._at_home = kit.at_home
        self._match_lifetime = match_days * DAY
        self._server_lifetime = server_days * DAY
        self._audit_lifetime = audit_days * DAY
        self._retention = retention
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._errors: list[StorageError] = []
        """The errors of the database in the last run."""

    def begin(self) -> None:
        """Do the work now, and then once a day. Call it again after each new session: servers may be missing."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._run(), name="housekeeping")

    async def close(self) -> None:
        """Stop. A batch that has begun is finished, and the next start goes on."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def record_membership(self, server_id: int, *, has_left: bool) -> None:
        """Store that the bot has left a server, or is in it again."""
        try:
            if has_left:
                await self._record_departure(server_id)
            else:
                await self._retention.delete_departures([server_id])
        except StorageError as error:  # the daily housekeeping compares all servers
            log.warning("server %s: that the bot left or joined it could not be noted yet: %s", server_id, error)

    async def _run(self) -> None:
        self._errors.clear()
        await self._run_parts()
        if self._errors:
            log.warning("the daily housekeeping waits for the database: %s", self._errors[0])
        self._task = None
        if not self._closed:
            wait = RETRY_DELAY if self._errors else DAY
            self._alarm = asyncio.get_running_loop().call_later(wait, self.begin)

    async def _run_parts(self) -> None:
        """Do all parts of the work. A part or a server that fails does not stop the others."""
        now = self._clock()
        with self._part("comparing the servers"):
            await self._compare_servers({guild.id for guild in self._client.guilds})
        for job in self._jobs:
            with self._part(f"the daily work of {type(job).__name__}"):
                await job.clean_up(self._part)
        if self._match_lifetime:
            with self._part("deleting old matches"):
                deleted = await self._retention.prune(now - self._match_lifetime, self._at_home)
                free = await self._retention.free_space()
                log.info(
                    "%d finished matches were older than %.0f days, and were deleted%s",
                    deleted,
                    self._match_lifetime / DAY,
                    "" if free is None else f"; {free / 2**20:.1f} MiB of the database are free for new rows",
                )
        if self._audit_lifetime:
            with self._part("deleting acts of admins"):
                deleted = await self._retention.prune_audit_log(now - self._audit_lifetime, self._at_home)
                log.info(
                    "%d acts of admins were older than %.0f days, and were deleted", deleted, self._audit_lifetime / DAY
                )
        if self._server_lifetime:
            with self._part("finding servers that were left"):
                for server_id, since in (await self._retention.left_servers()).items():
                    if self._at_home(server_id) and since <= now - self._server_lifetime:
                        with self._part(f"deleting the data of server {server_id}"):
                            await self._delete_server(server_id)

    @contextmanager
    def _part(self, doing: str) -> Iterator[None]:
        """Catch an error in one part of the work, so that the other parts run. Errors of the database cause a retry."""
        try:
            yield
        except StorageError as error:
            self._errors.append(error)
        except Exception:  # a fault must be logged, and the bot goes on without this
            log.exception("the daily housekeeping failed at %s; it is tried again tomorrow", doing)

    async def _record_departure(self, server_id: int) -> None:
        if self._at_home(server_id):
            await self._retention.store_departure(server_id, self._clock())

    async def _compare_servers(self, present: Collection[int]) -> None:
        """Store which servers the bot left or joined while it was not running. An outage does not count as leaving.

        Discord names all servers of a session at its start, also if they are unavailable for now.
        """
        if not self._client.is_ready() or self._client.is_closed():
            return
        departed = await self._retention.left_servers()
        await self._retention.delete_departures(departed.keys() & present)
        for server_id in await self._retention.servers() - departed.keys() - set(present):
            await self._record_departure(server_id)
        for place_id in await self._retention.places_without_server():
            place = self._client.get_guild(place_id) or self._client.get_channel(place_id)
            server = place if isinstance(place, discord.Guild) else getattr(place, "guild", None)
            if server is not None:
                await self._retention.store_server_of(place_id, server.id)

    async def _delete_server(self, server_id: int) -> None:
        """Delete the data of a server. Its suspended matches end first, so that their clocks stop."""
        for job in self._jobs:
            await job.lose(server_id)
        for table in await self._hub.live_in(server_id):
            try:
                await table.change(0, hosting.end, moderator=True)
            except (Refused, Stale) as error:  # it ended meanwhile, or another process has it
                log.info("table %s of a left server: %s", table.id, error)
        if reports := self._hub.reports.tasks:  # they would write results after the deletion
            await asyncio.wait(reports, timeout=REPORT_TIMEOUT)
        tables = await self._retention.delete_server(server_id)
        log.info("the bot left server %s long ago: its data was deleted, with %d tables", server_id, tables)
