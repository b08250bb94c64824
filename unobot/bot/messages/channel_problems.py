"""The reasons why the messages of some tables cannot be drawn, such as a missing permission or a closed thread."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

import discord

from unobot.bot.discord_api.channel_permissions import (
    Obstacle,
    may_be_outside,
    needed,
    obstacle,
    own_permissions,
    timeout_of,
)
from unobot.bot.discord_api.error_codes import (
    NO_ACCESS,
    NO_PERMISSION,
    SLOW_MODE,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
)
from unobot.i18n import Text
from unobot.model.clock import Clock
from unobot.tables.table import Table

log = logging.getLogger(__name__)

TRY_GAP = 15.0
"""Seconds between two tries to write in a channel that refused a message."""
CLOSED_THREAD = (THREAD_ARCHIVED, THREAD_LOCKED)


@dataclass(slots=True)
class ChannelProblem:
    """The reason why the messages of one table cannot be drawn."""

    guild_id: int | None
    code: int
    obstacle: Obstacle
    tried: float
    """When the bot last tried to write, by the monotonic clock."""
    end: asyncio.TimerHandle | None = None
    """The timer of the next try when a timeout of the bot ends. Discord sends no event then."""


class ChannelProblems:
    """The known problems of all tables in this process."""

    def __init__(self, client: discord.Client, clock: Clock, monotonic: Clock) -> None:
        self._client = client
        self._clock = clock
        self._monotonic = monotonic
        self.by_table: dict[int, ChannelProblem] = {}

    def __len__(self) -> int:
        return len(self.by_table)

    def sentence(self, table: Table, text: Text) -> str | None:
        """Return a sentence for the players' hands if the table cannot be shown, else None."""
        problem = self.by_table.get(table.id)
        if problem is None or table.is_suspended:
            return None
        found, bot = problem.obstacle, self._client.user
        facts = found.facts(table.state.channel_id, 0 if bot is None else bot.id)
        if problem.code in CLOSED_THREAD or found.cause == "locked-thread":
            return text("note-mute-thread", **facts)
        names = [text(f"permission-{name.replace('_', '-')}") for name in found.missing]
        return text(f"note-mute-{found.cause}", missing=text.listed(names), **facts)

    def in_guild(self, guild_id: int) -> list[int]:
        """Return the ids of a server's tables whose messages cannot be drawn now."""
        return [table_id for table_id, problem in self.by_table.items() if problem.guild_id == guild_id]

    def must_wait(self, table: Table) -> bool:
        """Return whether it is too early for the next try."""
        problem = self.by_table.get(table.id)
        return problem is not None and self._monotonic() < problem.tried + TRY_GAP

    def try_now(self, table: Table) -> None:
        """Allow the next try immediately."""
        if table.id in self.by_table:
            self.by_table[table.id].tried = float("-inf")

    async def note(self, table: Table, error: discord.HTTPException, again: Callable[[], None]) -> bool:
        """Note that Discord refused a message; return whether the reason is new. Only a new reason is logged.

        ``again`` is called when a timeout of the bot is over.
        """
        known = self.by_table.get(table.id)
        problem = ChannelProblem(
            table.state.guild_id, error.code, await self._obstacle(table, error), self._monotonic()
        )
        self.by_table[table.id] = problem
        is_news = known is None or (known.code, known.obstacle) != (problem.code, problem.obstacle)
        if known is not None and known.end is not None:
            known.end.cancel()
        if problem.obstacle.until is not None:
            left = problem.obstacle.until.timestamp() - self._clock() + 1.0
            problem.end = asyncio.get_running_loop().call_later(max(0.0, left), again)
        if is_news:
            log.warning("table %s: cannot be shown in channel %s: %s", table.id, table.state.channel_id, error)
        return is_news

    def solved(self, table: Table) -> bool:
        """Note that Discord accepted a message; return whether there was a problem before."""
        if table.id not in self.by_table:
            return False
        self.forget(table.id)
        log.info("table %s: can be shown again", table.id)
        return True

    def forget(self, table_id: int) -> None:
        """Forget a closed table, or one that can be shown."""
        problem = self.by_table.pop(table_id, None)
        if problem is not None and problem.end is not None:
            problem.end.cancel()

    async def _obstacle(self, table: Table, error: discord.HTTPException) -> Obstacle:
        """Return what the bot lacks: as Discord tells if possible, else as the error does."""
        if error.code == SLOW_MODE:
            return Obstacle("slow-mode")
        guild_id, channel_id = table.state.guild_id, table.state.channel_id
        guild = None if guild_id is None else self._client.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        may = None if channel is None else own_permissions(channel)
        if channel is not None and may is not None:
            found = await obstacle(channel, may, channel.guild.me)
            if found is not None:
                return found
        if guild is not None and error.code == NO_PERMISSION:
            found = await timeout_of(guild.me)
            if found is not None:
                return found
        if error.code != NO_ACCESS:
            kind = discord.ChannelType.text if channel is None else channel.type
            return Obstacle("permission", needed(kind)[-1:])
        if channel is None or may is None:
            return Obstacle("hidden-channel")
        if isinstance(channel, discord.Thread) and may_be_outside(channel):
            return Obstacle("private-thread")
        return Obstacle("permission", ("view_channel",))
