"""Run the bot for its admin: retry a start that fails for now, and end with one sentence and an exit status."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import discord
from discord.backoff import ExponentialBackoff

import unobot
from unobot.app import only_server, schema_and_address
from unobot.bot.client import Unobot
from unobot.bot.discord_api import shutdown
from unobot.bot.discord_api.allocator import use_one_arena
from unobot.bot.discord_api.error_codes import NO_SUCH_BOT, UNREACHABLE, reason
from unobot.bot.discord_api.garbage import freeze_once
from unobot.bot.discord_api.install_links import personal_link, server_link
from unobot.bot.discord_api.shard_leases import MIN_PATIENCE
from unobot.exit_status import CONFIGURATION, TEMPORARY
from unobot.model.storage_errors import InUse, Occupied, StorageError, UnusableDatabase
from unobot.release_address import watch_releases
from unobot.settings import Settings

if TYPE_CHECKING:
    from unobot.watch.status_server import StatusServer

log = logging.getLogger(__name__)

POLL_INTERVAL = 1.0
"""Seconds between two checks whether the other process has ended."""
MAX_RETRY_DELAY = 30.0
"""The most seconds between two attempts to start."""
REPLACED = (
    "Another process took over the shards of this process, which had lost its connection to the database: "
    "start this process again to wait for the shards."
)
CLOSE_CODES = {
    4004: "Discord does not accept this DISCORD_TOKEN: it was reset, or never belonged to a bot. "
    "Copy your bot's token from the developer portal.",
    4010: "Discord knows no such shard: check UNOBOT_SHARD_COUNT and UNOBOT_SHARD_IDS.",
    4013: "Discord does not know an intent of this version: update unobot.",
    4014: "Discord does not allow this bot an intent: switch it on in the developer portal, under Bot.",
}
"""The advice for each close code of the gateway that discord.py does not survive.

https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
"""
TOO_FEW_SHARDS = 4011


class CannotRun(Exception):
    """The bot does not run. The text is one sentence, and ``status`` is the exit status."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def run(settings: Settings) -> None:
    """Run the bot on Discord until it is stopped. Raises `CannotRun`.

    While Discord or the database does not answer, or others use the database, the start is retried for `start_seconds`.
    """
    use_one_arena()  # before the first thread
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
    shutdown.run(_serve(settings))


async def _serve(settings: Settings) -> None:
    assert settings.discord_token is not None, "the caller decides what runs without a token"
    token = settings.discord_token.get_secret_value()
    watch = None if settings.release_url is None else asyncio.create_task(watch_releases(settings.release_url))
    try:
        await _serve_pages(settings, token)
    finally:
        if watch is not None:
            watch.cancel()


async def _serve_pages(settings: Settings, token: str) -> None:
    """Run the bot, and its status pages if they are wanted. Raises `CannotRun`."""
    if settings.watch_port is None:
        await _try_until_stopped(settings, token)
        return
    from unobot.watch.status_server import StatusServer  # aiohttp's server takes a twentieth of all imports

    status = StatusServer()
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(status.serving(settings.watch_host, settings.watch_port))
        except OSError as error:
            raise CannotRun(
                f"UNOBOT_WATCH_PORT: the port {settings.watch_port} of {settings.watch_host} cannot be used "
                f"({os.strerror(error.errno or 0)}); does another unobot run here?",
                TEMPORARY,
            ) from error
        await _try_until_stopped(settings, token, status)


async def _try_until_stopped(settings: Settings, token: str, status: StatusServer | None = None) -> None:
    deadline = time.monotonic() + settings.start_seconds
    gaps, last_problem = ExponentialBackoff(base=1), ""
    while True:
        bot = Unobot(settings)
        bot.event(_ready_handler(bot))
        if status is not None:
            status.checks, status.metrics, status.refresh = bot.checks, bot.metrics, bot.read_stored_numbers
        try:
            async with AsyncExitStack() as stack:
                await stack.enter_async_context(only_server(settings, token.partition(".")[0]))
                await stack.enter_async_context(bot)
                await bot.start(token)
        except asyncio.CancelledError:
            if bot.was_replaced:
                raise CannotRun(REPLACED, TEMPORARY) from None
            raise
        except (StorageError, discord.DiscordException, *UNREACHABLE) as error:
            problem = await _explain(error, token)
            may_pass = problem.status == TEMPORARY or isinstance(error, Occupied)
            # A lease outlives a killed process, so other processes get some seconds in any case.
            grace = max(0.0, MIN_PATIENCE - settings.start_seconds) if isinstance(error, Occupied) else 0.0
            remaining = deadline + grace - time.monotonic()
            if not may_pass or remaining <= 0:
                log.debug("the bot does not run", exc_info=error)
                raise problem from error
            gap = min(POLL_INTERVAL if isinstance(error, InUse) else gaps.delay(), MAX_RETRY_DELAY, remaining)
            if str(problem) != last_problem:
                log.warning("%s The start is tried again for %.0f s.", problem, remaining)
            last_problem = str(problem)
        else:
            return
        await asyncio.sleep(gap)


def _ready_handler(bot: Unobot) -> Callable[[], Coroutine[Any, Any, None]]:
    async def on_ready() -> None:
        await Unobot.on_ready(bot)  # the event has one function, which is now this one
        if freeze_once():
            application, settings = bot.application_id or 0, bot.settings
            log.info(
                "unobot %s is ready: schema %s, database %s, shards %s of %d, %d servers, invite link %s, "
                "personal link %s",
                *(unobot.__version__, *schema_and_address(settings)),
                *(settings.shard_ids or "all", settings.shard_count, len(bot.guilds)),
                *(server_link(application), personal_link(application)),
            )

    return on_ready


async def _explain(error: Exception, token: str) -> CannotRun:
    """Return what an error of the start, or of the connection, means for the admin."""
    if isinstance(error, UnusableDatabase | Occupied):
        return CannotRun(str(error), CONFIGURATION)
    if isinstance(error, StorageError):
        return CannotRun(str(error), TEMPORARY)
    if isinstance(error, discord.LoginFailure):
        return CannotRun(NO_SUCH_BOT, CONFIGURATION)
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return CannotRun(CLOSE_CODES[4014], CONFIGURATION)
    if isinstance(error, discord.ConnectionClosed):
        if error.code == TOO_FEW_SHARDS:
            return CannotRun(await _too_few_shards(token), CONFIGURATION)
        if error.code in CLOSE_CODES:
            return CannotRun(CLOSE_CODES[error.code], CONFIGURATION)
        return CannotRun(f"Discord closed the connection with the code {error.code}.", TEMPORARY)
    if isinstance(error, discord.HTTPException):
        return CannotRun(f"Discord refused the start: {error.status} {error.text or error.response.reason}.", TEMPORARY)
    return CannotRun(f"Discord cannot be reached: {reason(error)}.", TEMPORARY)


async def _too_few_shards(token: str) -> str:
    sentence = "Discord wants more shards for this bot: set UNOBOT_SHARD_COUNT"
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            shard_count, *_ = await client.http.get_bot_gateway()
    except (discord.DiscordException, *UNREACHABLE):
        return f"{sentence} higher, and start again."
    return f"{sentence} to at least {shard_count}, as Discord recommends, and start again."
