"""The bot: a discord.py client that owns the store, the tables and their messages. It has no game logic.

The same object runs on Discord, in the demo and in the tests.
"""

from __future__ import annotations

import asyncio
import logging
import random
import signal
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from math import isfinite
from typing import TYPE_CHECKING, Any

import discord
from discord import InteractionType, app_commands

from unobot.app import COMMANDS, build, now, shards_of
from unobot.bot.commands.command_tree import clean_options
from unobot.bot.commands.discord_commands import AT_TABLE
from unobot.bot.commands.registration import register
from unobot.bot.configured_engines import engines_of
from unobot.bot.discord_api.app_emojis import Emojis
from unobot.bot.discord_api.gateway_health import gateway_problem
from unobot.bot.discord_api.gateway_watch import GatewayWatch
from unobot.bot.discord_api.multipart import send_forms_whole
from unobot.bot.discord_api.payloads import use_fast_json
from unobot.bot.discord_api.shard_leases import Shards, shard_of
from unobot.bot.discord_api.shutdown import run_within, wait_within
from unobot.bot.housekeeping import Housekeeping
from unobot.bot.interactions.gate import ClockSkew, Gate, GateDecision
from unobot.bot.interactions.responses import Pressed, defer_in_line
from unobot.bot.kit import Kit
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.picture_process import RenderWorker
from unobot.bot.measured_store import open_store
from unobot.bot.measurements import Parts, metrics_of, stored_numbers, thinking_of, token_requests
from unobot.bot.messages.messages import Messages
from unobot.bot.router import Router
from unobot.model.clock import parse_moment
from unobot.model.refused import Refused, Stale
from unobot.model.serving_process import STARTED
from unobot.model.storage_errors import StorageError
from unobot.model.stores import OpenStore
from unobot.settings import Settings
from unobot.tables.ai_seats.ai_resources import AiResources
from unobot.tables.hearing import Hearing
from unobot.tables.job import Job
from unobot.tables.state.timing import RACE_HOLD, Timing

if TYPE_CHECKING:
    from unobot.watch.status_server import Check

log = logging.getLogger(__name__)

PRESSES = (InteractionType.component.value, InteractionType.modal_submit.value)
EPHEMERAL = discord.MessageFlags.ephemeral.flag
STOPPED = "stopped"
"""The database key of the time when the last run stopped (Unix seconds). It is empty during a run and after a crash.

A process that serves only some shards adds its shards to the key."""
WORK_TIMEOUT, RECORD_TIMEOUT, CONNECTION_TIMEOUT, STORE_TIMEOUT = 2.0, 0.5, 0.7, 0.7
"""Timeouts of the parts of a stop, in seconds. Their sum is less than `shutdown.STOP_TIMEOUT`."""


def _command_names() -> list[str]:
    """Return the names of all slash commands, such as ``uno start``."""
    return [f"{command.group} {command.name}" for command in COMMANDS]


class Commands(app_commands.CommandTree["Unobot"]):
    """discord.py's command tree, behind the same gate as the buttons."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Return whether the command may run. If the gate refuses it, answer it here."""
        router = self.client.router
        if router is None:
            return False
        command = interaction.command
        at_table = command is not None and bool(command.extras.get(AT_TABLE))
        is_typing = interaction.type is InteractionType.autocomplete
        defer = None if is_typing else partial(defer_in_line, interaction)
        decision = await router.gate.admit(interaction, at_table=at_table, defer=defer)
        if decision is not GateDecision.PASS:
            await router.turn_away(interaction, decision)
        elif self.client.metrics is not None and command is not None and not is_typing:
            self.client.metrics.count_command(command.qualified_name)
        clean_options(dict(interaction.data or {}).get("options"))
        return decision is GateDecision.PASS

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Tell the caller that a command is unknown: their Discord app still shows the one of another version."""
        if self.client.router is None or interaction.type is InteractionType.autocomplete:
            return
        log.warning("a command does not match this version of the bot: %s", error)
        await self.client.router.refuse(interaction, Refused("refused-unknown-command"))


class Unobot(discord.AutoShardedClient):
    """The bot. ``rng`` is for the pauses and choices of AIs, which need no proof that they are fair.

    ``race_hold``: seconds in which competing presses are collected; 0 plays them as they arrive. ``render_worker``: a
    worker that several bots share, which the caller closes.

    Raises `SettingsError`.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        rng: random.Random | None = None,
        race_hold: float = RACE_HOLD,
        render_worker: RenderWorker | None = None,
    ) -> None:
        served_shards = frozenset(settings.shards)
        # The simulated Discord replaces `time.monotonic` when it starts, so it must be looked up at each call.
        monotonic = lambda: time.monotonic()  # noqa: E731, PLW0108
        self._scheduler = EditScheduler(monotonic, share=len(served_shards) / settings.shard_count)
        super().__init__(
            http_trace=self._scheduler.budget.trace(self._compare_clocks),
            intents=discord.Intents(guilds=True, voice_states=True, guild_messages=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            shard_ids=settings.shards,
        )
        # discord.py's gateway finds the function for each event in this table
        parsers = self._connection.parsers
        self._parse_interaction = parsers["INTERACTION_CREATE"]
        parsers["INTERACTION_CREATE"] = self._receive_interaction
        parsers["MESSAGE_CREATE"] = self._count_message
        parsers["MESSAGE_UPDATE"] = lambda _: None  # every edit of the bot comes back, with the whole message
        self.settings = settings
        self.metrics = None if settings.watch_port is None else metrics_of(self._parts, _command_names())
        """The metrics for the status pages; None if the pages are off, and then nothing is measured."""
        self._served_shards = served_shards
        self._hearing = Hearing(monotonic)
        self._watch = GatewayWatch(self, self._hearing, monotonic, settings.shard_count, served_shards)
        self._stop_key = STOPPED if settings.shard_ids is None else f"{STOPPED} {settings.shard_ids}"
        self.tree = Commands(self)
        self.router: Router | None = None
        self._rng = rng or random.Random()  # noqa: S311  # for AIs; deals come from the seed of each match
        self._race_hold = race_hold
        self._render_worker = render_worker
        self._engines = engines_of(settings)
        self._skew: ClockSkew | None = None
        self._store: OpenStore | None = None
        self.kit: Kit | None = None
        """The parts of the bot, after its start."""
        self._shards: Shards | None = None
        self.was_replaced = False
        """Whether another process took over the shards of this process, which then stops."""
        self._housekeeping: Housekeeping | None = None
        self.app_emojis: Emojis | None = None

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in to Discord and stay connected. The simulated Discord does both itself."""
        use_fast_json()
        send_forms_whole(self.http)
        token_requests(self.metrics, self._parts).install()
        self._watch.begin()
        await super().start(token, reconnect=reconnect)

    def _compare_clocks(self, date: str) -> None:
        if self._skew is not None:  # the answers after the set-up are enough
            self._skew.add_answer_date(date)

    async def setup_hook(self) -> None:
        """Open the store, restore the tables and register the commands. Raises `StorageError`."""
        store = self._store = await open_store(self.settings.database_url, self.metrics)
        self._shards = shards_of(store, self.application_id, self.settings, self._on_replaced)
        if self._shards is not None:
            await self._shards.acquire()
        turn, pause = self.settings.turn_seconds, self.settings.round_pause_seconds
        timing = Timing(turn=turn, round_pause=pause, race_hold=self._race_hold)
        self._skew = ClockSkew(now, time.monotonic)
        gate = Gate(self._skew, self.settings.press_limit)
        self._scheduler.pressure = gate.pressure
        kit, router, housekeeping, emojis = build(
            self,
            store,
            self.settings,
            gate,
            self._scheduler,
            self._hearing,
            timing,
            AiResources(self._rng, self._engines, gate.pressure, thinking_of(self.metrics)),
            self._is_at_home,
            self._render_worker,
        )
        self.app_emojis = emojis
        await kit.messages.message_store.purge()
        await self._record_start(store)
        kit.messages.attachments.warm_up()
        self.kit, self.router, self._housekeeping = kit, router, housekeeping
        hub = kit.hub
        if self.metrics is not None:
            count_end = self.metrics.count_end
            kit.messages.display.when_ended.append(lambda match: count_end(match.how))
        if self._shards is not None and not self._shards.is_alone:
            await self._shards.listen(hub, await self._max_concurrency(), self._forget)
        restored = await hub.restore()
        for job in kit.jobs:
            await job.restore()
        log.info("%d unfinished tables", restored)
        await register(self, self.tree, store)
        await self.app_emojis.begin(uploads=self.settings.emojis and 0 in self._served_shards)

    @property
    def checks(self) -> dict[str, Check]:
        """The checks by name: the bot can answer people if all of them pass."""
        return {"gateway": self._check_gateway, "database": self._check_database}

    def _parts(self) -> Parts:
        hub, messages = (None, None) if self.kit is None else (self.kit.hub, self.kit.messages)
        latencies = {shard: latency for shard, latency in self.latencies if isfinite(latency)}
        return Parts(
            self._scheduler,
            len(self.guilds),
            hub,
            self.router,
            messages,
            self.settings.shard_count,
            latencies,
            self._watch.reconnects,
        )

    async def _check_gateway(self) -> str | None:
        return (
            gateway_problem(self, self._served_shards)
            if self.is_ready()
            else "The bot is not connected to Discord yet."
        )

    async def _check_database(self) -> str | None:
        if self._store is None:
            return "The database is not open."
        try:
            await self._store.check()
        except StorageError as error:
            return str(error)
        return None

    async def read_stored_numbers(self) -> None:
        """Read the numbers of the metrics that are in the database, unless it does not answer."""
        if self.metrics is not None and self._store is not None:
            with suppress(StorageError):  # the check of the database tells it
                self.metrics.stored = await stored_numbers(self._store, self._shards, len(self._served_shards))

    def _receive_interaction(self, payload: Any) -> None:  # noqa: ANN401 - discord.py has a type for each event
        """Dispatch a press as Discord sent it. discord.py reads the other interactions, which are commands."""
        if payload["type"] in PRESSES:
            self.dispatch("press", payload)
        else:
            self._parse_interaction(payload)

    async def on_press(self, payload: dict[str, Any]) -> None:
        """Pass a press or a modal to the router."""
        if self.router is not None:
            await self.router.route(payload, partial(Pressed, state=self._connection))

    def _count_message(self, message: Any) -> None:  # noqa: ANN401 - discord.py has a type for each event
        """Count a message that may push a table out of sight. Discord does not send its text to the bot."""
        if self.kit is None or self.user is None:
            return
        if int(message["author"]["id"]) == self.user.id or message.get("flags", 0) & EPHEMERAL:
            return
        channel_id = int(message["channel_id"])
        if self.kit.messages.sticky.count_message(channel_id, int(message["id"])):
            self.dispatch("table_out_of_sight", channel_id)

    async def on_table_out_of_sight(self, channel_id: int) -> None:
        """Draw the table of a channel, which posts it again."""
        assert self.kit is not None  # a message was posted
        try:
            table = await self.kit.hub.at(channel_id)
        except StorageError as error:  # the next message or change tries again
            log.info("a table that chat pushed out of sight could not be read: %s", error)
            return
        if table is not None:
            self.kit.messages.live.of(table).public.mark()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may identify. All processes of one bot share Discord's rate limit."""
        if self._shards is not None and not self._shards.is_alone and shard_id is not None:
            await self._shards.wait_for_lane(shard_id)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    # When presses can arrive

    async def on_shard_connect(self, shard_id: int) -> None:
        """Resume the clocks of a shard that has a new session."""
        self._watch.session_ready(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Resume the clocks of a shard that has resumed its session."""
        self._watch.session_ready(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop the clocks of a shard, because nobody's press can arrive."""
        self._watch.session_lost(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Stop the clocks of servers whose outage began before the start."""
        self._watch.update_outages(guild for guild in self.guilds if guild.shard_id == shard_id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server with an outage."""
        self._watch.update_outages([guild])

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume the clocks of a server after an outage."""
        self._watch.update_outages([guild])

    # Channels that are deleted, and channels that may be available again

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Suspend the table of a deleted channel, and repair the settings that name it."""
        await self._suspend_tables(channel.guild.id, channel.id)
        await self._check_settings(channel.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Suspend the table of a deleted thread, and repair the settings that name it."""
        await self._suspend_tables(payload.guild_id, payload.thread_id)
        await self._check_settings(payload.guild_id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Repair the settings that name a deleted role."""
        await self._check_settings(role.guild.id, {role.id: role.name})

    async def on_ready(self) -> None:
        """Begin the daily housekeeping, now that the servers of the bot are known."""
        if self._housekeeping is not None:
            self._housekeeping.begin()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Suspend the tables of a server that the bot has left. Discord does not send this event for an outage."""
        self._watch.server_left(guild.id)
        await self._suspend_tables(guild.id)
        if self._housekeeping is not None:
            await self._housekeeping.record_membership(guild.id, has_left=True)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the data of a server that the bot had left before."""
        self._watch.update_outages([guild])
        if self._housekeeping is not None:
            await self._housekeeping.record_membership(guild.id, has_left=False)
        for job in self._jobs:
            await job.joined(guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Retry tables that could not be drawn: the permissions of a channel may have changed."""
        await self._redraw_failed_tables(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Retry tables that could not be drawn: the permissions of a role may have changed."""
        await self._redraw_failed_tables(role.guild.id)

    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        """Retry tables that could not be drawn: a closed thread may be open again."""
        await self._redraw_failed_tables(thread.guild.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Retry tables that could not be drawn: the bot may be in a private thread now."""
        await self._redraw_failed_tables(thread.guild.id)

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Remember that the bot is no longer in a thread. discord.py keeps it as a member."""
        thread.me = None

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Retry tables that could not be drawn: the bot may have got a role, or its timeout is over."""
        if self.user is not None and member.id == self.user.id:
            await self._redraw_failed_tables(member.guild.id)

    async def _suspend_tables(self, guild_id: int, channel_id: int | None = None) -> None:
        if self.kit is None:
            return
        try:
            await self.kit.hub.suspend(guild_id, channel_id)
            for job in self.kit.jobs:
                await job.lose(guild_id, channel_id)
        except (StorageError, Stale) as error:  # the next edit fails, and suspends the table then
            log.warning("server %s: a channel is gone, but its table could not be suspended yet: %s", guild_id, error)

    async def _check_settings(self, guild_id: int, names: Mapping[int, str] | None = None) -> None:
        """Let the features repair settings that may name a deleted channel or role.

        ``names``: the names of deleted roles, by their ids.
        """
        try:
            for job in self._jobs:
                await job.check_settings(guild_id, names or {})
        except StorageError as error:  # the daily housekeeping looks again
            log.warning("server %s: its settings could not be repaired yet: %s", guild_id, error)

    def _forget(self, user_id: int) -> None:
        for job in self._jobs:
            job.forget(user_id)

    @property
    def _jobs(self) -> list[Job]:
        return [] if self.kit is None else self.kit.jobs

    async def _redraw_failed_tables(self, guild_id: int) -> None:
        """Draw the tables of this server that could not be drawn before."""
        if self.kit is None:
            return
        try:
            for table_id in self.kit.messages.live.ids_with_problems(guild_id):
                table = await self.kit.hub.table(table_id)
                if table is not None:
                    self.kit.messages.display.redraw(table)
        except StorageError as error:  # the next change tries again
            log.warning("server %s: its tables could not be read: %s", guild_id, error)

    async def close(self) -> None:
        """Refuse new interactions, finish those in progress, then close the connection and the store.

        Each step has a timeout. Unfinished work is abandoned: the database already has every move that was shown.
        """
        running_tasks: set[asyncio.Task[None]] = set()
        if self.router is not None:
            self.router.gate.close()
            running_tasks |= self.router.gate.inside
        if self.kit is not None:
            self.kit.hub.close()
            for job in self._jobs:
                job.stop()
            running_tasks |= self.kit.hub.ticking | self.kit.hub.reports.tasks
        running_tasks -= {asyncio.current_task()}
        # The end of the engines also ends the waits for their moves.
        engines = asyncio.create_task(self._engines.close())
        if not await wait_within(WORK_TIMEOUT, [*running_tasks, engines], "the work in progress"):
            for task in running_tasks:
                task.cancel()  # it would go on without a connection
        self._scheduler.close()
        self._watch.close()
        if self.app_emojis is not None:
            await self.app_emojis.close()
        if self._housekeeping is not None:
            await run_within(RECORD_TIMEOUT, self._housekeeping.close(), "the housekeeping")
        store, self._store = self._store, None
        if store is not None and self.kit is not None:
            messages = self.kit.messages
            ending = messages.tasks.close(), self._record_stop(store, messages)
            await wait_within(RECORD_TIMEOUT, map(asyncio.create_task, ending), "noting the stop")
            messages.attachments.close()
            for job in self._jobs:
                job.close()
        await run_within(CONNECTION_TIMEOUT, super().close(), "closing the connection")
        if self._shards is not None:
            await run_within(RECORD_TIMEOUT, self._shards.close(), "giving the shards back")
        if store is not None:
            await run_within(STORE_TIMEOUT, store.close(), "closing the database")

    async def _record_start(self, store: OpenStore) -> None:
        """Log whether the last run ended cleanly, and store that this run has not ended yet."""
        assert self.application_id is not None  # known since the login
        stopped = await store.meta(self.application_id, self._stop_key)
        moment = parse_moment(stopped)
        if moment is not None:
            log.info("the last run was stopped cleanly %.0f s ago", now() - moment)
        elif stopped is not None:
            log.info("the last run did not end cleanly; every move it showed is in the database")
        await store.set_meta(self.application_id, self._stop_key, "")
        await store.set_meta(self.application_id, STARTED, str(now()))

    async def _record_stop(self, store: OpenStore, messages: Messages) -> None:
        await messages.message_store.close()
        if self.application_id is not None:
            await store.set_meta(self.application_id, self._stop_key, str(now()))

    async def _max_concurrency(self) -> int:
        """Return how many sessions may start at the same time; 1 if Discord does not say."""
        try:
            return (await self.fetch_session_start_limits()).max_concurrency
        except (discord.GatewayNotFound, discord.HTTPException) as error:
            log.warning("Discord does not say how many sessions may start at once: %s", error)
            return 1

    def _is_at_home(self, guild_id: int | None) -> bool:
        return shard_of(guild_id or 0, self.settings.shard_count) in self._served_shards

    def _on_replaced(self) -> None:
        self.was_replaced = True
        signal.raise_signal(signal.SIGTERM)  # the same orderly stop as for a signal from outside
