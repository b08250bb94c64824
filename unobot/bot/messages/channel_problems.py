"""Why the messages of some tables cannot be drawn: the bot lacks a permission, or the thread is closed."""

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
    """Why the messages of one table cannot be drawn."""

    guild_id: int
    code: int
    missing: tuple[str, ...]
    """The missing permissions, by discord.py's names."""
    tried: float


class ChannelProblems:
    """One for the process, by table."""

    def __init__(self, client: discord.Client, monotonic: Clock) -> None:
        self._client = client
        self._monotonic = monotonic
        self.by_table: dict[int, ChannelProblem] = {}

    def __len__(self) -> int:
        return len(self.by_table)

    def sentence(self, table: Table, text: Text) -> str | None:
        """Return one sentence for the hands while the table cannot be shown; None while it can."""
        problem = self.by_table.get(table.id)
        if problem is None or table.is_suspended:
            return None
        channel = f"<#{table.state.channel_id}>"
        if problem.code in CLOSED_THREAD:
            return text("note-mute-thread", channel=channel)
        names = [text(f"permission-{name.replace('_', '-')}") for name in problem.missing]
        return text("note-mute-permission", channel=channel, missing=text.listed(names))

    def in_guild(self, guild_id: int) -> list[int]:
        """Return the tables of a server whose messages cannot be drawn now."""
        return [table_id for table_id, problem in self.by_table.items() if problem.guild_id == guild_id]

    def must_wait(self, table: Table) -> bool:
        """Return whether the last try is too recent for another one."""
        problem = self.by_table.get(table.id)
        return problem is not None and self._monotonic() < problem.tried + TRY_GAP

    def try_now(self, table: Table) -> None:
        """Let the next try come at once."""
        if table.id in self.by_table:
            self.by_table[table.id].tried = float("-inf")

    def note(self, table: Table, error: discord.HTTPException) -> bool:
        """Note that Discord refused a message; return whether the reason is news. It is logged once."""
        known = self.by_table.get(table.id)
        problem = ChannelProblem(table.state.guild_id, error.code, self._missing(table, error), self._monotonic())
        self.by_table[table.id] = problem
        is_news = known is None or (known.code, known.missing) != (problem.code, problem.missing)
        if is_news:
            log.warning("table %s: cannot be shown in channel %s: %s", table.id, table.state.channel_id, error)
        return is_news

    def solved(self, table: Table) -> bool:
        """Note that Discord took a message; return whether there was a problem."""
        if self.by_table.pop(table.id, None) is None:
            return False
        log.info("table %s: can be shown again", table.id)
        return True

    def forget(self, table_id: int) -> None:
        """Forget a closed table."""
        self.by_table.pop(table_id, None)

    def _missing(self, table: Table, error: discord.HTTPException) -> tuple[str, ...]:
        """Return the missing permissions by what Discord has told of the channel, else by the error."""
        channel = self._client.get_channel(table.state.channel_id)
        send = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            may = channel.permissions_for(channel.guild.me)
            missing = tuple(name for name in ("view_channel", send) if not getattr(may, name))
            if missing:
                return missing
        return ("view_channel",) if error.code == NO_ACCESS else (send,)
