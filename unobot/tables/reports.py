"""Reports of ended matches: the result is stored, the listener is told of each match once, and the report is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from unobot.model.clock import Sleep
from unobot.model.refused import Refused, Stale
from unobot.model.seat import RatingChange
from unobot.model.storage_errors import Damaged, StorageError
from unobot.model.stores import ReportStore, ResultStore
from unobot.model.table import TableState
from unobot.tables.listener import EndedMatch, TableListener, ended_match
from unobot.tables.shared_deals import is_shared
from unobot.tables.state.request import Request
from unobot.tables.state.status import is_live
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

log = logging.getLogger(__name__)


def with_ratings(state: TableState, _: Request, *, changes: tuple[RatingChange, ...]) -> TableState:
    """Return the table with these changes. Raises `Stale` if it is not closed."""
    if is_live(state):
        raise Stale
    return replace(state, seat_changes=replace(state.seat_changes, ratings=changes))


class Reports:
    """The reports of one process.

    ``mark`` returns the mark of the last erasure of a person, and ``load`` the table with an id.
    """

    def __init__(
        self,
        store: ReportStore,
        results: ResultStore,
        mark: Callable[[], Awaitable[str]],
        listener: TableListener,
        load: Callable[[int], Awaitable[Table | None]],
        timing: Timing,
        sleep: Sleep,
    ) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        """The reports in progress."""
        self._sealed: set[int] = set()
        """The tables whose results wait for other tables with the same deal. The listener knows their ends."""
        self._store = store
        self._results = results
        self._mark = mark
        self._listener = listener
        self._load = load
        self._timing = timing
        self._sleep = sleep
        self._turn = asyncio.Lock()

    async def report_missed(self, at_home: Callable[[int | None], bool]) -> None:
        """Report the stored ends that were not reported: the process stopped first, or another process stored them.

        Raises `StorageError`.
        """
        for table_id, home_id in await self._store.unreported():
            if at_home(home_id):
                self.report(table_id)

    def report(self, table_id: int, table: Table | None = None) -> None:
        """Report the end of a closed table's match, unless it was reported. Load the table if it is None."""
        task = asyncio.create_task(self._report(table_id, table), name=f"end of table {table_id}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def report_sealed(self) -> None:
        """Report the matches whose results wait for other tables with the same deal, if none of these plays on."""
        for table_id in sorted(self._sealed):
            self.report(table_id)

    async def _report(self, table_id: int, table: Table | None) -> None:
        """Report the end, then store that it was reported. If the database fails, retry without a second report.

        Only one task at a time runs this, so of several reports of one match only the first calls the listener.

        While another table plays the same deal, the listener is told, and nothing is written. A result would show the
        people of that table who can win with these cards. `report_sealed` or the next start writes it later.
        """
        is_reported = failed = False
        async with self._turn:
            was_sealed = table_id in self._sealed
            while True:
                try:
                    table = table or await self._load(table_id)
                    if table is None or table.log is None or table.state.match_id is None:
                        self._sealed.discard(table_id)
                        return
                    if not is_reported and not await self._store.is_reported(table.state.match_id):
                        max_suspension = self._timing.of(table.state).suspended
                        ended = ended_match(table.state, table.log, max_suspension)
                        written = await self._write(table, ended)
                        if not was_sealed:
                            self._listener.match_ended(ended)
                        if not written:
                            return
                        is_reported = True
                    if is_reported:
                        await self._store.mark_reported(table.state.match_id)
                    self._sealed.discard(table_id)
                except Damaged:  # the store has logged it; the next start tries again
                    return
                except StorageError as error:
                    if not failed:
                        log.warning("table %s: the report of its match waits for the database: %s", table_id, error)
                    failed = True
                    await self._sleep(self._timing.retry)
                except Exception:  # a listener's fault must be logged; the next start reports the match again
                    log.exception("table %s: the end of its match could not be reported", table_id)
                    return
                else:
                    return

    async def _write(self, table: Table, ended: EndedMatch) -> bool:
        """Store the result of a match. Return False if it must wait, because another table plays the same deal.

        Raises `StorageError` and `Damaged`.
        """
        if is_shared(table.state):
            self._sealed.add(table.id)  # first, because the other table may end during the query
            if await table.is_sealed():
                return False
        changes = await table.ending.write(ended.how, self._results, self._mark)
        if changes:
            with suppress(Stale, Refused, StorageError):  # without them, the end is shown as before
                await table.change(0, partial(with_ratings, changes=tuple(changes)), moderator=True)
        return True
