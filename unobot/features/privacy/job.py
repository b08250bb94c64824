"""The stored data of one user: show it, and delete it in the database and in the memory of this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TypeAlias

from discord import Member, User

from unobot.bot.kit import Kit
from unobot.bot.messages.display_names import clean_line
from unobot.bot.messages.side_jobs import Wait
from unobot.features.privacy.erasure import Erasure
from unobot.features.privacy.store import PersonalData
from unobot.model.people import Data, DataCounts
from unobot.tables.job import Job
from unobot.tables.table import Table

FIRST_ESTIMATE = 2.0
"""The estimated seconds of a deletion, before the first one is done."""
AVERAGED_DELETIONS = 4
"""The number of deletions over which the estimate is averaged."""
WaitInLine: TypeAlias = Callable[[Wait, Callable[[], Awaitable[object]]], Awaitable[object]]
"""A function that shows a user how long they wait in line, and then waits for their turn."""


class UserData(Job):
    """The data about users that this process can reach."""

    def __init__(self, kit: Kit) -> None:
        messages = kit.messages
        self._clock = kit.clock
        self._monotonic = kit.monotonic
        self._tasks = messages.tasks
        self._preferences = messages.preferences
        self._message_store = messages.message_store
        self._delivery = messages.delivery
        self._direct_messages = messages.direct_messages
        self._live = messages.live
        self._visits = kit.hub.visits
        self._notes = messages.notes
        self._data = kit[PersonalData]
        self._turn = asyncio.Lock()
        """Held while a user is deleted: one deletion at a time leaves room for the others at the tables."""
        self._line_length = 0
        """How many users are being deleted or wait for it."""
        self._average_seconds = FIRST_ESTIMATE

    async def counts(self, user_id: int) -> DataCounts:
        """Return how much is stored about a user. Raises `StorageError`."""
        return await self._data.counts(user_id)

    def export_parts(self, user_id: int) -> AsyncIterator[Data]:
        """Yield everything that is stored about a user, in parts. Raises `StorageError`."""
        return self._data.export_parts(user_id, self._clock())

    async def erase(
        self, user: User | Member, load: Callable[[int], Awaitable[Table | None]], wait_in_line: WaitInLine
    ) -> bool:
        """Delete everything about a user, and their hands in their DMs.

        ``load`` returns the table with an id. ``wait_in_line`` is called if other users are deleted first. Return False
        if new data appeared in the meantime. Raises `StorageError`, and any error of ``wait_in_line``.
        """
        self._line_length += 1
        try:
            if self._line_length > 1:
                await wait_in_line(
                    Wait(self._line_length, self._line_length * self._average_seconds), self._turn.acquire
                )
            else:
                await self._turn.acquire()
            start = self._monotonic()
            try:
                return await self._erase(user, load)
            finally:
                self._average_seconds += (self._monotonic() - start - self._average_seconds) / AVERAGED_DELETIONS
                self._turn.release()
        finally:
            self._line_length -= 1

    async def _erase(self, user: User | Member, load: Callable[[int], Awaitable[Table | None]]) -> bool:
        user_id, names = user.id, {user.name, user.global_name or user.name, user.display_name}
        names |= {clean_line(name, len(name)) for name in names}  # as the words of admins are stored
        posts = await self._data.messages(user_id)
        self.forget(user_id)
        is_done = await Erasure(self._data, load).erase(user_id, names)
        self.forget(user_id)
        for post in posts:
            delete = partial(self._delivery.delete, post.channel_id, post.message_id)
            self._tasks.start(("message of a former user", post.message_id), delete)
        return is_done

    def forget(self, user_id: int) -> None:
        """Forget a user in the memory of this process, because their data is deleted from the database."""
        self._data.forget()
        self._preferences.forget()
        self._message_store.forget_user(user_id)
        self._direct_messages.notices.pop(user_id, None)
        self._live.forget_user(user_id)
        self._visits.forget_user(user_id)
        self._notes.forget_user(user_id)
