"""Check the token, the application and its connection at Discord.

The checks use the REST interface, and open the gateway without a session. So they run beside the bot and take no event
from it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord
import msgspec
from discord import app_commands

from unobot.app import COMMANDS
from unobot.bot.commands.command_tree import add_commands
from unobot.bot.commands.discord_commands import CommandBuilder
from unobot.bot.commands.registration import COMMAND_HASH, changed_at_discord, command_hash, translated
from unobot.bot.discord_api import app_emojis
from unobot.bot.discord_api.error_codes import NO_SUCH_BOT, UNREACHABLE, reason
from unobot.bot.discord_api.install_links import allows_personal, server_link
from unobot.bot.doctor.answer_headers import AnswerHeaders
from unobot.bot.doctor.channel_checks import check_places
from unobot.diagnosis import CheckResult, DatabaseFacts, note, ok, problem
from unobot.pictures.emoji_art import EMOJI_DECKS, emojis, emojis_of
from unobot.settings import Settings

T = TypeVar("T")

CHECK_TIMEOUT = 20.0
"""Seconds that one check may take. discord.py tries a request again when Discord answers that it is down."""
HELLO_TIMEOUT = 10.0
"""Seconds in which the gateway has to say hello."""
MAX_CLOCK_OFFSET = 2.0
"""Seconds by which the clock may differ from Discord's, whose header has whole seconds."""
MIN_STARTS = 50
"""The admin is warned if fewer sessions than this are left for today."""
MAX_SERVERS = 200
MAX_NAMED_COMMANDS = 5
"""The most commands that are named."""

Checks = AsyncIterator[CheckResult]


async def check_discord(settings: Settings, facts: DatabaseFacts) -> list[CheckResult]:
    """Return the results of all checks. ``facts``: about the database."""
    if settings.discord_token is None:
        return [
            problem("token", "DISCORD_TOKEN is not set", "Copy your bot's token from the developer portal into `.env`.")
        ]
    headers = AnswerHeaders()
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=headers.trace())
    async with client:
        login = await _login(client, settings.discord_token.get_secret_value())
        results = [login]
        if headers.offset is not None:
            results.append(_clock(headers.offset))
        if login.names:  # it is logged in
            examination = _Examination(client, settings, facts)
            for check in examination.checks:
                results += await _within(check)
    return results


async def _login(client: discord.Client, token: str) -> CheckResult:
    try:
        async with asyncio.timeout(CHECK_TIMEOUT):
            await client.login(token)
    except discord.LoginFailure:
        return problem("token", "Discord does not know this DISCORD_TOKEN", NO_SUCH_BOT.partition(". ")[2])
    except TimeoutError:
        return problem("token", f"Discord did not answer within {CHECK_TIMEOUT:.0f} s", "Try again later.")
    except discord.HTTPException as error:
        detail = error.text or error.response.reason
        return problem("token", f"Discord refused the login: {error.status} {detail}", "Try again later.")
    except UNREACHABLE as error:
        return problem(
            "token",
            f"Discord cannot be reached: {reason(error)}",
            "Check the network, the firewall and the name server of this computer.",
        )
    assert client.user is not None
    return ok("token", f"Discord knows the token as the bot {client.user.name}, {client.user.id}", client.user.name)


def _clock(offset: float) -> CheckResult:
    if abs(offset) > MAX_CLOCK_OFFSET:
        side = "ahead of" if offset > 0 else "behind"
        return problem(
            "clock",
            f"The clock of this computer is {abs(offset):.0f} s {side} Discord's",
            "Switch on its time synchronization (NTP): `timedatectl set-ntp true`.",
        )
    return ok("clock", "The clock of this computer agrees with Discord's")


async def _within(check: Callable[[], Checks]) -> list[CheckResult]:
    """Return the results of a check, also if Discord refuses it."""
    name = check.__name__.removeprefix("_")
    results: list[CheckResult] = []
    try:
        async with asyncio.timeout(CHECK_TIMEOUT):
            results += [result async for result in check()]
    except TimeoutError:
        results.append(problem(name, f"Discord did not answer within {CHECK_TIMEOUT:.0f} s", "Try again later."))
    except (*UNREACHABLE, discord.DiscordException) as error:
        results.append(problem(name, f"Discord did not answer this check: {reason(error)}", "Try again later."))
    return results


class _Examination:
    """The checks with a client that is logged in."""

    def __init__(self, client: discord.Client, settings: Settings, facts: DatabaseFacts) -> None:
        assert client.application_id is not None  # known since the login
        self._client = client
        self._application_id = client.application_id
        self._settings = settings
        self._facts = facts
        self.checks = (self._application, self._gateway, self._servers, self._commands, self._emojis, self._channels)

    async def _application(self) -> Checks:
        info = await self._client.application_info()
        if info.interactions_endpoint_url:
            yield problem(
                "application",
                "The application has an Interactions Endpoint URL, so no press reaches the bot",
                "Empty that field in the developer portal, under General Information.",
            )
        elif info.bot_require_code_grant:
            yield problem(
                "application",
                "The bot requires an OAuth2 code grant, so the invite link fails",
                "Switch off Requires OAuth2 Code Grant in the developer portal, under Bot.",
            )
        else:
            public = "everybody can add it to servers" if info.bot_public else "only its owner can add it to servers"
            yield ok("application", f"The bot needs no privileged intent, and {public}")
        if not allows_personal(info):
            yield note(
                "application",
                "Nobody can install the bot for themselves, so it plays in servers only",
                "Tick User Install in the developer portal, under Installation.",
            )

    async def _gateway(self) -> Checks:
        recommended, url, starts = await _without(discord.GatewayNotFound, self._client.http.get_bot_gateway())
        count = self._settings.shard_count
        if recommended > count:
            yield problem(
                "shards",
                f"Discord recommends {recommended} shards, and UNOBOT_SHARD_COUNT is {count}",
                f"Set UNOBOT_SHARD_COUNT={recommended}.",
            )
        else:
            yield ok("shards", f"Discord recommends {recommended} shards, and UNOBOT_SHARD_COUNT is {count}")
        if starts["remaining"] < MIN_STARTS:
            yield problem(
                "starts",
                f"Only {starts['remaining']} of {starts['total']} starts are left today",
                "Find out why the bot starts so often: Discord resets the token when none is left.",
            )
        yield await self._hello(url)

    async def _hello(self, url: str) -> CheckResult:
        fix = "Let the firewall or the proxy pass WebSocket connections to Discord."
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                socket = await self._client.http.ws_connect(f"{url}?v=10&encoding=json")
                try:
                    first = await socket.receive()
                finally:
                    await socket.close()
        except TimeoutError:
            return problem("gateway", f"Discord's gateway says nothing within {HELLO_TIMEOUT:.0f} s", fix)
        except (aiohttp.ClientError, OSError) as error:
            return problem("gateway", f"Discord's gateway cannot be reached: {reason(error)}", fix)
        if first.type is not aiohttp.WSMsgType.TEXT:
            return problem("gateway", "Discord's gateway closed the connection", fix)
        return ok("gateway", "Discord's gateway answers")

    async def _servers(self) -> Checks:
        guilds = await self._client.http.get_guilds(MAX_SERVERS, with_counts=False)
        if not guilds:
            yield problem("servers", "The bot is in no server", f"Open {server_link(self._application_id)}")
        else:
            more = "at least " if len(guilds) == MAX_SERVERS else ""
            yield ok("servers", f"The bot is in {more}{len(guilds)} servers")

    async def _commands(self) -> Checks:
        payload = await described_commands(self._client)
        changed = await changed_at_discord(self._client, payload)
        fix = "Restart the bot: it registers them at its start."
        if changed:
            more = f" and {len(changed) - MAX_NAMED_COMMANDS} more" if len(changed) > MAX_NAMED_COMMANDS else ""
            names = ", ".join(changed[:MAX_NAMED_COMMANDS])
            yield problem("commands", f"Discord has the commands of another version: {names}{more} differ", fix)
        elif self._facts.meta is None:
            yield note("commands", "Without the database, it is not known whether the translations are of this version")
        elif self._facts.meta.get((self._application_id, COMMAND_HASH)) != command_hash(payload):
            yield problem("commands", "Discord has the commands of another version of unobot", fix)
        else:
            yield ok("commands", "Discord has the commands of this version")

    async def _emojis(self) -> Checks:
        existing = {emoji.name for emoji in await self._client.fetch_application_emojis()}
        all_names = {emoji.name for emoji in emojis()}
        meta = self._facts.meta or {}
        decks = {EMOJI_DECKS[0], *app_emojis.decks_in(meta.get((self._application_id, app_emojis.DECKS_KEY)))}
        needed = {emoji.name for emoji in emojis_of(decks)}
        complete = app_emojis.complete_decks(existing)
        missing = [deck for deck in EMOJI_DECKS if deck in decks and deck not in complete]
        there = f"Discord has {len(existing & all_names)} of {len(all_names)} card pictures"
        of_decks = f"{there}, all of {', '.join(deck for deck in EMOJI_DECKS if deck in complete)}"
        stored = _names_in(meta.get((self._application_id, app_emojis.IDS_KEY), "{}"))
        advice = "Run `unobot emojis sync`, and restart the bot."
        if missing and not self._settings.emojis:
            yield note("emojis", f"{there}, and UNOBOT_EMOJIS is false")
        elif missing:
            lacking = len(needed - existing)
            yield problem("emojis", f"{there}: {lacking} of these decks are missing: {', '.join(missing)}", advice)
        elif not self._settings.emojis:
            yield ok("emojis", f"{of_decks}, and UNOBOT_EMOJIS is false")
        elif self._facts.meta is not None and not needed <= stored:
            yield problem("emojis", "The bot does not know its card pictures", advice)
        elif len(complete) < len(EMOJI_DECKS):
            yield ok("emojis", f"{of_decks}; another deck gets its own with its first table")
        else:
            yield ok("emojis", of_decks)

    async def _channels(self) -> Checks:
        async for result in check_places(self._client, self._facts.places):
            yield result


async def described_commands(client: discord.Client) -> list[dict[str, Any]]:
    """Return the commands as this version registers them."""
    tree = app_commands.CommandTree(client)
    nothing: Any = None  # nobody can use these commands, so they need no tables, no messages and no gate
    add_commands(tree, COMMANDS, CommandBuilder(nothing, nothing))
    return await translated(tree)


def _names_in(payload: str) -> set[str]:
    try:
        return set(msgspec.json.decode(payload, type=dict[str, Any]))
    except ValueError:
        return set()


async def _without(kind: type[Exception], request: Awaitable[T]) -> T:
    """Return the answer to a request. If it raises this ``kind``, raise the cause of that exception instead."""
    try:
        return await request
    except kind as error:
        raise error.__cause__ or error from None
