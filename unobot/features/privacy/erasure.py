"""Delete everything that is stored about one user, at live tables and elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from unobot.features.privacy.store import PersonalData
from unobot.model.clock import Sleep
from unobot.model.former import NOBODY
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Damaged
from unobot.tables.state.leaving import leave_for_good
from unobot.tables.table import Table

log = logging.getLogger(__name__)

MAX_TRIES = 5
"""The most attempts to change one table, and the most searches through all stored data."""
RETRY_DELAY = 1.0
"""Seconds until the next attempt."""


class Erasure:
    """Deletes what a store holds about users. ``load`` returns the table with an id."""

    def __init__(
        self, data: PersonalData, load: Callable[[int], Awaitable[Table | None]], sleep: Sleep = asyncio.sleep
    ) -> None:
        self._data = data
        self._load = load
        self._sleep = sleep

    async def erase(self, user_id: int, names_now: Collection[str] = ()) -> bool:
        """Delete the id and the names of a user everywhere. Return False if new data appeared during each attempt.

        A ban of the user stays under an alias. At live tables, the user leaves for good. A second call does no harm.

        ``names_now``: the user's names on Discord. Raises `StorageError`.
        """
        is_stored = bool(await self._data.remaining_tables(user_id))
        for _ in range(MAX_TRIES):
            is_stored |= bool(await self._data.erase_in_bans(user_id, names_now))
            if not is_stored:
                return True  # there was nothing to delete
            for table_id, is_closed in (await self._data.tables(user_id)).items():
                if not is_closed:
                    await self._leave(table_id, user_id)
            await self._data.erase(user_id)
            tables = await self._data.remaining_tables(user_id)
            if not tables:
                await self._data.compact_soon()
                return True
            log.info("data of a user came back into %s while it was deleted, trying again", ", ".join(tables))
            await self._sleep(RETRY_DELAY)
        return False

    async def _leave(self, table_id: int, user_id: int) -> None:
        for _ in range(MAX_TRIES):
            try:
                table = await self._load(table_id)
                if table is not None and table.is_live:
                    await table.change(NOBODY, partial(leave_for_good, user_id=user_id))  # a banned user may not act
            except Damaged:
                await self._data.erase_in_damaged(table_id, user_id)
            except Stale:  # another process wrote first
                continue
            except Refused:  # the table is busy
                await self._sleep(RETRY_DELAY)
                continue
            return
