"""The archive time of threads: Discord closes a thread after that time without a message.

At a slow table, messages can be days apart, so its thread stays open for a week. A table becomes slow or fast in its
lobby, in many ways. So each change of a table is checked, which costs no request.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Final, cast

import discord

from unobot.bot.discord_api.error_codes import is_temporary
from unobot.bot.live.background_tasks import BackgroundTasks
from unobot.bot.messages.table_screens import Minutes, TableScreens
from unobot.tables.table import Table

log = logging.getLogger(__name__)

DAY: Final = 1440
WEEK: Final = 10080
"""The longest archive time."""


class ThreadArchive:
    """The archive times of the threads in which tables stand."""

    def __init__(
        self, client: discord.Client, tasks: BackgroundTasks, screens_of: Callable[[Table], TableScreens]
    ) -> None:
        self._client = client
        self._tasks = tasks
        self._screens_of = screens_of
        self._refused_ids: set[int] = set()
        """The threads that Discord did not let the bot change."""

    def remember_week(self, table: Table) -> None:
        """Remember that the bot has just opened a thread for a slow table. Discord's event may come later."""
        self._screens_of(table).usual_archive = DAY

    def update(self, table: Table) -> None:
        """Change in the background the archive time of the thread of a table, if it does not fit anymore."""
        if table.is_live and self._needed_time(table) is not None:
            self._tasks.start(("thread", table.state.channel_id), partial(self._fit, table))

    def closes_after(self, table: Table) -> int | None:
        """Return the seconds after which the thread of a slow table closes, if that is too soon and cannot change."""
        thread = self._thread(table)
        if thread is None or not table.is_slow or thread.auto_archive_duration == WEEK or self._may_edit(thread):
            return None
        return thread.auto_archive_duration * 60

    async def _fit(self, table: Table) -> None:
        """Change the archive time. Raises an error that the background task retries."""
        thread, minutes = self._thread(table), self._needed_time(table)
        if thread is None or minutes is None:
            return
        try:
            await thread.edit(auto_archive_duration=minutes)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            self._refused_ids.add(thread.id)
            log.info("table %s: the archive time of thread %s cannot be changed: %s", table.id, thread.id, error)
        else:
            thread.auto_archive_duration = minutes  # the event of the change may come later

    def _needed_time(self, table: Table) -> Minutes | None:
        """Return the archive time that the thread should get; None if it fits already, or the bot cannot change it."""
        slow, screens = table.is_slow, self._screens_of(table)
        if not slow and screens.usual_archive is None:
            return None  # as for most tables
        thread = self._thread(table)
        if thread is None:
            return None
        if screens.usual_archive is None:
            is_ours = thread.owner_id == self._bot_id and thread.auto_archive_duration == WEEK  # for a slow table
            screens.usual_archive = DAY if is_ours else cast("Minutes", thread.auto_archive_duration)
        minutes: Minutes = WEEK if slow else screens.usual_archive
        return minutes if minutes != thread.auto_archive_duration and self._may_edit(thread) else None

    def _thread(self, table: Table) -> discord.Thread | None:
        """Return the thread of a table, or None if it stands elsewhere."""
        guild = None if table.state.guild_id is None else self._client.get_guild(table.state.guild_id)
        return None if guild is None else guild.get_thread(table.state.channel_id)

    def _may_edit(self, thread: discord.Thread) -> bool:
        """Return whether the bot may change a thread: its own while it is open, or any with the permission."""
        if thread.archived or thread.id in self._refused_ids:
            return False
        is_own = thread.owner_id == self._bot_id and not thread.locked
        return is_own or thread.permissions_for(thread.guild.me).manage_threads

    @property
    def _bot_id(self) -> int:
        return 0 if self._client.user is None else self._client.user.id
