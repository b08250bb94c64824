"""The bot: a discord.py client that owns the store, the tables and the screens, and nothing of the game.

The same object runs on Discord, in the demo and in the tests.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import random

import discord
from discord import InteractionType, app_commands

from unobot.bot.commands import UnoCommands
from unobot.bot.display import Display
from unobot.bot.pacing import Pacer
from unobot.bot.router import Router
from unobot.bot.shards import Shards, ShardsLost, shard_of
from unobot.settings import Settings
from unobot.storage.store import StorageError, Store
from unobot.tables.hub import Hub
from unobot.tables.refusal import Stale
from unobot.tables.timing import Timing

log = logging.getLogger(__name__)

COMMAND_HASH = "commands"


def now() -> float:
    """The one clock, in Unix seconds. discord.py's, because interactions are dated by it."""
    return discord.utils.utcnow().timestamp()


class Commands(app_commands.CommandTree["Unobot"]):
    """discord.py's tree of commands, which leaves alone what comes too late to be answered, or a second time."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Whether the command is to be run."""
        router = self.client.router
        return router is not None and router.takes(interaction)


class Unobot(discord.AutoShardedClient):
    """The bot. ``rng`` is for everything that need not be fair: the AIs' pauses and choices."""

    def __init__(self, settings: Settings, *, rng: random.Random | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            shard_ids=settings.shards,
        )
        self.settings = settings
        self._served = frozenset(settings.shards)
        self.tree = Commands(self)
        self.router: Router | None = None
        self._rng = rng
        self._store: Store | None = None
        self._pacer = Pacer(now, share=len(self._served) / settings.shard_count)
        self._hub: Hub | None = None
        self._shards: Shards | None = None
        self.was_replaced = False
        """Whether another process has taken over the shards of this one, which then stops."""
        self._display: Display | None = None

    async def setup_hook(self) -> None:
        """Open the store, take up the tables, offer the commands. Raises `StorageError`."""
        self._store = await Store.open(self.settings.database_url)
        assert self.application_id is not None  # known since the login
        if self._store.is_shared:
            self._shards = Shards(self._store, self.application_id, self.settings.shards, self._replaced)
            await self._shards.take()
        await self._store.purge_panels(now())
        self._display = display = Display(self, self._store, now, self._pacer, self.settings.language)
        timing = Timing(
            turn=self.settings.turn_seconds,
            round_pause=self.settings.round_pause_seconds,
            race_hold=self.settings.race_hold_ms / 1000,
            uno_grace=self.settings.uno_grace_ms / 1000,
        )
        self._hub = Hub(self._store, now, display, timing, self._rng, at_home=self._is_at_home)
        self.router = Router(self._hub, display, now)
        self.tree.add_command(UnoCommands(self._hub, display, self.router))
        if self._shards is not None:
            await self._shards.listen(self._hub, await self._lanes())
        restored = await self._hub.restore()
        log.info("%d unfinished tables", restored)
        await self._sync_commands(self._store)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Hand presses to the router; the command tree takes the commands by itself."""
        if self.router is not None and interaction.type in (
            InteractionType.component,
            InteractionType.modal_submit,
        ):
            await self.router.route(interaction)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin sessions at Discord's pace, which all processes of one bot share."""
        if self._shards is not None and shard_id is not None:
            await self._shards.wait_for_lane(shard_id)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    # Places that go, and places that open again

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table that stood there waits for `/uno resume`."""
        await self._lose(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._lose(payload.guild_id, payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was put out of a server (which is not merely unavailable): all its tables wait."""
        await self._lose(guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Permissions may have changed."""
        await self._look_again(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Permissions may have changed."""
        await self._look_again(role.guild.id)

    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        """A thread may have been opened again."""
        await self._look_again(thread.guild.id)

    async def _lose(self, guild_id: int, channel_id: int | None = None) -> None:
        if self._hub is None:
            return
        try:
            await self._hub.strand(guild_id, channel_id)
        except (StorageError, Stale) as error:  # the next edit finds the same, and strands the table then
            log.warning("server %s: a table's channel is gone, which could not be noted yet: %s", guild_id, error)

    async def _look_again(self, guild_id: int) -> None:
        """What could not be drawn in this server may be drawn now."""
        if self._hub is None or self._display is None:
            return
        try:
            for table_id in self._display.board.troubled(guild_id):
                table = await self._hub.table(table_id)
                if table is not None:
                    self._display.look_again(table)
        except StorageError as error:  # the next change looks again
            log.warning("server %s: its tables could not be read: %s", guild_id, error)

    async def close(self) -> None:
        """Stop the clocks, then the connection, then the store. What was under way stands in the database."""
        if self._hub is not None:
            self._hub.close()
        self._pacer.close()
        await super().close()
        if self._shards is not None:
            await self._shards.close()
        if self._store is not None:
            store, self._store = self._store, None
            await store.close()

    async def _lanes(self) -> int:
        """How many sessions may begin side by side; one, if Discord does not say."""
        try:
            return (await self.fetch_session_start_limits()).max_concurrency
        except (discord.GatewayNotFound, discord.HTTPException) as error:
            log.warning("Discord does not say how many sessions may begin at once: %s", error)
            return 1

    def _is_at_home(self, guild_id: int) -> bool:
        return shard_of(guild_id, self.settings.shard_count) in self._served

    def _replaced(self) -> None:
        self.was_replaced = True
        self._stopping = asyncio.create_task(self.close())

    async def _sync_commands(self, store: Store) -> None:
        """Tell Discord the commands, but only when they changed: it counts."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        assert self.application_id is not None  # known since the login
        if await store.meta(self.application_id, COMMAND_HASH) != digest:
            await self.tree.sync()
            await store.set_meta(self.application_id, COMMAND_HASH, digest)


def run(settings: Settings) -> None:
    """Run the bot on Discord until it is stopped.

    Raises `discord.LoginFailure` for a wrong token, `StorageError`, and `ShardsLost` when another process took over.
    """
    assert settings.discord_token is not None, "the caller decides what runs without a token"
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is no voice here to be warned of
    bot = Unobot(settings)
    bot.run(settings.discord_token.get_secret_value(), log_handler=None)
    if bot.was_replaced:
        raise ShardsLost
