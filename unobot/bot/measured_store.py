"""Measure the writes of tables for the metrics, and count moves. Without metrics, the store is the plain one."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from unobot.ai.level_names import SEATED
from unobot.model.storage_errors import StorageError
from unobot.model.table import TableState
from unobot.rules.match import Entry
from unobot.storage.store import Store

if TYPE_CHECKING:
    from unobot.watch.metrics import Metrics  # only bots that are watched need the library behind it

ENGINE = "engine"
"""The label of all engines: their names are settings of the admin."""
PERSON = "person"


async def open_store(url: str, metrics: Metrics | None) -> Store:
    """Return the open database. Raises `StorageError`."""
    if metrics is None:
        return await Store.open(url)
    store = await MeasuredStore.open(url)
    store.metrics = metrics
    return store


def mover(entry: Entry, state: TableState) -> str:
    """Return what made a move: a person, the level of an AI, an engine, a clock, a skip vote, or a stand-in AI."""
    assert entry.seat is not None
    if entry.by is not None:
        return entry.by
    level = state.seats[entry.seat].level
    return PERSON if level is None else level if level in SEATED else ENGINE


class MeasuredStore(Store):
    """A database that measures the writes of tables, and counts moves."""

    metrics: Metrics

    async def create_table(self, state: TableState) -> TableState:
        """Write a new table, as `Store` does."""
        return await self._time_write(super().create_table(state))

    async def save_table(self, state: TableState, *, over: bool = False) -> TableState:
        """Write a table, as `Store` does."""
        return await self._time_write(super().save_table(state, over=over))

    async def begin_match(self, state: TableState, seed: bytes, salt: int, started: float, entry: Entry) -> TableState:
        """Write a new match, as `Store` does."""
        new_state = await self._time_write(super().begin_match(state, seed, salt, started, entry))
        self.metrics.count_begin()
        return new_state

    async def append(
        self, match_id: int, entry: Entry, at: float, state: TableState, *, over: bool = False
    ) -> TableState:
        """Write an entry, as `Store` does."""
        new_state = await self._time_write(super().append(match_id, entry, at, state, over=over))
        if entry.seat is not None:  # else it is a deal
            self.metrics.count_move(mover(entry, state))
        return new_state

    async def _time_write(self, write: Coroutine[Any, Any, TableState]) -> TableState:
        began = time.perf_counter()
        try:
            return await write
        except StorageError:
            self.metrics.count_write_failure()
            raise
        finally:
            self.metrics.observe_write(time.perf_counter() - began)
