"""Notice the times in which no press can arrive (see `tables/hearing`): silences of the gateway, and of this process.

* The session of a shard is lost, from its last event to READY or RESUMED.
* A shard is connected, but Discord does not answer a heartbeat. The interval of 41 seconds would show that too late.
  So a quiet connection gets heartbeats in between, and one before anything happens by itself.
* Discord has an outage of a server.
* This process was stopped, or its event loop was blocked: a short sleep took longer than it should.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Iterable
from contextlib import suppress

import discord
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from unobot.bot.discord_api.shard_leases import shard_of
from unobot.model.clock import Clock
from unobot.tables.hearing import Hearing

log = logging.getLogger(__name__)

CHECK_GAP = 0.25
"""Seconds between two checks."""
LATE_SECONDS = 0.5
"""Seconds. If a check is later than this, the whole process was held up."""
QUIET_SECONDS = 2.0
"""Seconds without an event of a shard until a heartbeat asks whether Discord still answers.

Discord allows 120 messages of a shard a minute, and the bot sends hardly any others."""
FRESH_SECONDS = 1.0
"""Seconds. An event that is not older proves that presses arrive."""
ANSWER_TIMEOUT = 1.5
"""Seconds within which Discord answers a heartbeat. It usually takes a tenth of a second.

So a silence of the gateway is always noticed if it is longer than `QUIET_SECONDS` and this."""
OUTAGE_SECONDS = 5.0
"""Seconds without a session after which the log tells it. Discord renews sessions often, and that takes less."""
POLL_GAP = 0.02
"""Seconds between two checks for an answer."""


class GatewayWatch:
    """Tells ``hearing`` which homes are deaf. ``served``: the ids of the shards of this process."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        hearing: Hearing,
        monotonic: Clock,
        shard_count: int,
        served: Collection[int],
    ) -> None:
        self._client = client
        self._hearing = hearing
        self._monotonic = monotonic
        self._shard_count = shard_count
        self._served = served
        self._deaf: dict[int, float] = {}
        """By shard without a session, when its last event arrived."""
        self._silent: dict[int, float] = {}
        """By shard with a session that does not answer, when its last event arrived."""
        self._heartbeats_sent: dict[int, float] = {}
        """By shard, when its unanswered heartbeat was sent."""
        self._outages: dict[int, float] = {}
        """By server with an outage, when it was noticed."""
        self.reconnects = dict.fromkeys(served, 0)
        """By shard, how often it has got a session again."""
        self._connected: set[int] = set()
        """The shards that have had a session."""
        self._outage_since: float | None = None
        """When the outage began that the log has told."""
        self._due: float | None = None
        """When the next check is due; None before the first one."""
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        hearing.deaf_since = self._deaf_since

    def begin(self) -> None:
        """Start watching, before the first connection. The simulated Discord has no connection to watch."""
        self._hearing.prove = self._prove
        self._deaf = dict.fromkeys(self._served, self._monotonic())
        self._task = asyncio.create_task(self._watch(), name="watch the gateway")

    def close(self) -> None:
        """Stop watching."""
        for task in (self._task, *self._sending):
            if task is not None:
                task.cancel()

    def session_lost(self, shard_id: int) -> None:
        """Record that a shard has lost its session and must connect again."""
        if shard_id not in self._deaf:
            self._deaf[shard_id] = self._silent.pop(shard_id, self._monotonic() - self._quiet_for(shard_id))
            self._heartbeats_sent.pop(shard_id, None)
            self._hearing.check_all()

    def session_ready(self, shard_id: int) -> None:
        """Record that a shard has a session, and has received the missed events."""
        if shard_id in self._connected:
            self.reconnects[shard_id] = self.reconnects.get(shard_id, 0) + 1
        self._connected.add(shard_id)
        self._deaf.pop(shard_id, None)
        self._silent.pop(shard_id, None)
        self._heartbeats_sent.pop(shard_id, None)
        if self._outage_since is not None and not self._deaf:
            log.warning("Discord is connected again after %.0f s", self._monotonic() - self._outage_since)
            self._outage_since = None
        self._hearing.check_all()

    def update_outages(self, guilds: Iterable[discord.Guild]) -> None:
        """Update which of these servers have an outage."""
        changed = [guild for guild in guilds if bool(guild.unavailable) != (guild.id in self._outages)]
        for guild in changed:
            if guild.unavailable:
                self._outages[guild.id] = self._monotonic()
            else:
                del self._outages[guild.id]
        if changed:
            self._hearing.check_all()

    def server_left(self, guild_id: int) -> None:
        """Forget a server that the bot has left."""
        if self._outages.pop(guild_id, None) is not None:
            self._hearing.check_all()

    def _deaf_since(self, home_id: int | None) -> float | None:
        shard_id = shard_of(home_id or 0, self._shard_count)
        begins = [place[shard_id] for place in (self._deaf, self._silent) if shard_id in place]
        begins += [self._outages[home_id]] if home_id in self._outages else []
        return min(begins, default=None)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(CHECK_GAP)
            self._check_process()
            for shard_id in self._served:
                if shard_id not in self._deaf:
                    self._check_shard(shard_id)
            self._tell_outage()

    def _tell_outage(self) -> None:
        """Log, once in each outage, that shards have lost their sessions for a while."""
        lost = {shard_id: since for shard_id, since in self._deaf.items() if shard_id in self._connected}
        if self._outage_since is None and lost and min(lost.values()) < self._monotonic() - OUTAGE_SECONDS:
            self._outage_since = min(lost.values())
            log.error(
                "the connection to Discord is lost (%d of %d shards); this is logged again when it is back",
                len(lost),
                len(self._served),
            )

    def _check_process(self) -> None:
        """Notice that this process did not run for a while."""
        now, due = self._monotonic(), self._due
        self._due = now + CHECK_GAP
        if due is not None and now > due + LATE_SECONDS:
            self._heartbeats_sent.clear()  # the answers wait to be read
            self._hearing.record_pause(due)

    def _check_shard(self, shard_id: int) -> None:
        """Notice that a shard is closed, falls silent, or speaks again. Ask it if it is quiet."""
        shard = self._client.get_shard(shard_id)
        if shard is None or shard.is_closed():
            self.session_lost(shard_id)
            return
        now, quiet = self._monotonic(), self._quiet_for(shard_id)
        last = now - quiet
        if last > self._heartbeats_sent.get(shard_id, last):
            del self._heartbeats_sent[shard_id]  # it was answered
        if last > self._silent.get(shard_id, last) + POLL_GAP:
            del self._silent[shard_id]
            self._hearing.check_all()
        sent_at = self._heartbeats_sent.get(shard_id)
        if sent_at is None and quiet > QUIET_SECONDS:
            self._request_heartbeat(shard_id)
        elif sent_at is not None and now > sent_at + ANSWER_TIMEOUT and shard_id not in self._silent:
            self._silent[shard_id] = last
            self._hearing.check_all()

    async def _prove(self, home_id: int | None) -> None:
        """Wait until Discord answers a heartbeat, unless it has just said something. Presses before it come first."""
        shard_id = shard_of(home_id or 0, self._shard_count)
        if shard_id not in self._served or shard_id in self._deaf:
            return
        self._check_process()
        self._check_shard(shard_id)
        if self._quiet_for(shard_id) > FRESH_SECONDS and shard_id not in self._heartbeats_sent:
            self._request_heartbeat(shard_id)
        while shard_id in self._heartbeats_sent and shard_id not in self._silent:
            await asyncio.sleep(POLL_GAP)
            self._check_process()
            if shard_id in self._heartbeats_sent:
                self._check_shard(shard_id)

    def _request_heartbeat(self, shard_id: int) -> None:
        """Send a heartbeat out of turn, as Discord allows."""
        socket = self._socket(shard_id)
        if socket is not None:
            self._heartbeats_sent[shard_id] = self._monotonic()
            task = asyncio.create_task(_send_heartbeat(*socket), name=f"heartbeat of shard {shard_id}")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _quiet_for(self, shard_id: int) -> float:
        """Return the seconds since the last event of a shard; 0 if it has no connection."""
        socket = self._socket(shard_id)
        return 0.0 if socket is None else time.perf_counter() - socket[1]._last_recv  # noqa: SLF001 - it alone knows

    def _socket(self, shard_id: int) -> tuple[DiscordWebSocket, KeepAliveHandler] | None:
        """Return the last connection of a shard, and the sender of its heartbeats."""
        shard = self._client.get_shard(shard_id)
        socket = None if shard is None else shard._parent.ws  # noqa: SLF001 - discord.py has no other way to send a beat
        keeper = socket._keep_alive if isinstance(socket, DiscordWebSocket) else None  # noqa: SLF001
        return None if socket is None or keeper is None else (socket, keeper)


async def _send_heartbeat(socket: DiscordWebSocket, keeper: KeepAliveHandler) -> None:
    with suppress(discord.ConnectionClosed, ConnectionError):  # discord.py notices it, too
        await socket.send_heartbeat(keeper.beat())
