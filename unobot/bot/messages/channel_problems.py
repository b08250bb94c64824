"""The reasons why the messages of some tables cannot be drawn, such as a missing permission or a closed thread."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from unobot.bot.discord_api.channel_permissions import (
    Obstacle,
    bot_permissions,
    find_obstacle,
    may_be_hidden,
    required_permissions,
    timeout_of,
)
from unobot.bot.discord_api.error_codes import (
    NO_ACCESS,
    NO_PERMISSION,
    SLOW_MODE,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
)
from unobot.bot.messages.table_screens import ChannelProblem, TableScreens
from unobot.i18n import Text
from unobot.model.clock import Clock
from unobot.model.table import TableState

log = logging.getLogger(__name__)

RETRY_GAP = 15.0
"""Seconds between two tries to write in a channel that refused a message."""
CLOSED_THREAD = (THREAD_ARCHIVED, THREAD_LOCKED)


class ChannelProblems:
    """Finds out why Discord refuses the messages of a table, and when to try again."""

    def __init__(self, client: discord.Client, clock: Clock, monotonic: Clock) -> None:
        self._client = client
        self._clock = clock
        self._monotonic = monotonic

    def sentence(self, screens: TableScreens, text: Text) -> str | None:
        """Return a sentence for the players' hands if the table cannot be shown, else None."""
        problem, table = screens.problem, screens.table
        if problem is None or table.is_suspended:
            return None
        obstacle, bot = problem.obstacle, self._client.user
        facts = obstacle.facts(table.state.channel_id, 0 if bot is None else bot.id)
        if problem.code in CLOSED_THREAD or obstacle.cause == "locked-thread":
            return text("note-mute-thread", **facts)
        names = [text(f"permission-{name.replace('_', '-')}") for name in obstacle.missing]
        return text(f"note-mute-{obstacle.cause}", missing=text.listed(names), **facts)

    def must_wait(self, screens: TableScreens) -> bool:
        """Return whether it is too early for the next try."""
        return screens.problem is not None and self._monotonic() < screens.problem.tried_at + RETRY_GAP

    async def record(self, screens: TableScreens, error: discord.HTTPException, retry: Callable[[], None]) -> bool:
        """Record that Discord refused a message; return whether the reason is new. Only a new reason is logged.

        ``retry`` is called when a timeout of the bot is over.
        """
        table = screens.table
        problem = ChannelProblem(error.code, await self._obstacle(table.state, error), self._monotonic())
        previous, screens.problem = screens.problem, problem
        is_news = previous is None or (previous.code, previous.obstacle) != (problem.code, problem.obstacle)
        if previous is not None:
            previous.forget()
        if problem.obstacle.until is not None:
            delay = problem.obstacle.until.timestamp() - self._clock() + 1.0
            problem.end = asyncio.get_running_loop().call_later(max(0.0, delay), retry)
        if is_news:
            log.warning("table %s: cannot be shown in channel %s: %s", table.id, table.state.channel_id, error)
        return is_news

    async def _obstacle(self, state: TableState, error: discord.HTTPException) -> Obstacle:
        """Return what the bot lacks, according to Discord if possible, else according to the error."""
        if error.code == SLOW_MODE:
            return Obstacle("slow-mode")
        guild_id, channel_id = state.guild_id, state.channel_id
        guild = None if guild_id is None else self._client.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        permissions = None if channel is None else bot_permissions(channel)
        if channel is not None and permissions is not None:
            obstacle = await find_obstacle(channel, permissions, channel.guild.me)
            if obstacle is not None:
                return obstacle
        if guild is not None and error.code == NO_PERMISSION:
            obstacle = await timeout_of(guild.me)
            if obstacle is not None:
                return obstacle
        if error.code != NO_ACCESS:
            kind = discord.ChannelType.text if channel is None else channel.type
            return Obstacle("permission", required_permissions(kind)[-1:])
        if channel is None or permissions is None:
            return Obstacle("hidden-channel")
        if isinstance(channel, discord.Thread) and may_be_hidden(channel):
            return Obstacle("private-thread")
        return Obstacle("permission", ("view_channel",))
