"""The reasons why the messages of some tables cannot be drawn: a missing permission, or a closed thread."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from unobot.bot.discord_api.error_codes import NO_ACCESS, THREAD_ARCHIVED, THREAD_LOCKED
from unobot.i18n import Text
from unobot.tables.state.timing import Clock
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
    missing: tuple[str, ...]
    """The missing permissions, by discord.py's names."""
    tried: float
    """When the bot last tried to write (Unix seconds)."""


class ChannelProblems:
    """The known problems of all tables in this process."""

    def __init__(self, client: discord.Client, monotonic: Clock) -> None:
        self._client = client
        self._monotonic = monotonic
        self.by_table: dict[int, ChannelProblem] = {}

    def __len__(self) -> int:
        return len(self.by_table)

    def sentence(self, table: Table, text: Text) -> str | None:
        """Return a sentence for the players' hands if the table cannot be shown, else None."""
        problem = self.by_table.get(table.id)
        if problem is None or table.is_suspended:
            return None
        channel = f"<#{table.state.channel_id}>"
        if problem.code in CLOSED_THREAD:
            return text("note-mute-thread", channel=channel)
        names = [text(f"permission-{name.replace('_', '-')}") for name in problem.missing]
        return text("note-mute-permission", channel=channel, missing=text.listed(names))

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

    def note(self, table: Table, error: discord.HTTPException) -> bool:
        """Note that Discord refused a message; return whether the reason is new. Only a new reason is logged."""
        known = self.by_table.get(table.id)
        problem = ChannelProblem(table.state.guild_id, error.code, self._missing(table, error), self._monotonic())
        self.by_table[table.id] = problem
        is_news = known is None or (known.code, known.missing) != (problem.code, problem.missing)
        if is_news:
            log.warning("table %s: cannot be shown in channel %s: %s", table.id, table.state.channel_id, error)
        return is_news

    def solved(self, table: Table) -> bool:
        """Note that Discord accepted a message; return whether there was a problem before."""
        if self.by_table.pop(table.id, None) is None:
            return False
        log.info("table %s: can be shown again", table.id)
        return True

    def forget(self, table_id: int) -> None:
        """Forget a closed table."""
        self.by_table.pop(table_id, None)

    def _missing(self, table: Table, error: discord.HTTPException) -> tuple[str, ...]:
        """Return the missing permissions: from the cached channel if possible, else from the error."""
        channel = self._client.get_channel(table.state.channel_id)
        send = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            may = channel.permissions_for(channel.guild.me)
            missing = tuple(name for name in ("view_channel", send) if not getattr(may, name))
            if missing:
                return missing
        return ("view_channel",) if error.code == NO_ACCESS else (send,)
