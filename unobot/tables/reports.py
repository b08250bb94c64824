"""Reports of ended matches: the result is stored, the listener is told of each match once, and the report is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from unobot.model.clock import Sleep
from unobot.model.refused import Refused, Stale
from unobot.model.seat import RatingChange
from unobot.model.storage_errors import Damaged, Overtaken, StorageError
from unobot.results.match_results import is_of_people, match_result
from unobot.storage.erasure_mark import erasure_mark
from unobot.storage.results import Results
from unobot.storage.store import Store
from unobot.tables.even_match import note_end
from unobot.tables.listener import EndedMatch, TableListener, ended_match
from unobot.tables.match_log import MatchLog
from unobot.tables.rating_choices import unrated_people
from unobot.tables.shared_deals import is_sealed, is_shared
from unobot.tables.state.places import PLACES
from unobot.tables.state.rating_changes import note_ratings
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

log = logging.getLogger(__name__)


class Reports:
    """The reports of one process. ``call`` receives an ended match; ``load`` returns the table with an id."""

    def __init__(
        self,
        store: Store,
        results: Results,
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
        self._listener = listener
        self._load = load
        self._timing = timing
        self._sleep = sleep
        self._turn = asyncio.Lock()

    async def tell_missed(self, at_home: Callable[[int | None], bool]) -> None:
        """Report the stored ends that were not reported: the process stopped first, or another process stored them.

        Raises `StorageError`.
        """
        for table_id, home_id in await self._store.unreported():
            if at_home(home_id):
                self.tell(table_id)

    def tell(self, table_id: int, table: Table | None = None) -> None:
        """Report the end of the match of a closed table, unless that was done. Load the table if it is not given."""
        task = asyncio.create_task(self._tell(table_id, table), name=f"end of table {table_id}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def tell_sealed(self) -> None:
        """Report the matches whose results wait for other tables with the same deal, if none of these plays on."""
        for table_id in sorted(self._sealed):
            self.tell(table_id)

    async def _tell(self, table_id: int, table: Table | None) -> None:
        """Report the end, then store that it was reported. If the database fails, retry without a second report.

        Only one task at a time runs this, so of several reports of one match only the first calls the listener.

        While another table plays the same deal, the listener is told, and nothing is written. A result would tell the
        people of that table who can win with these cards. `tell_sealed` writes it later, and so does the next start.
        """
        called = failed = False
        async with self._turn:
            was_sealed = table_id in self._sealed
            while True:
                try:
                    table = table or await self._load(table_id)
                    if table is None or table.log is None or table.state.match_id is None:
                        self._sealed.discard(table_id)
                        return
                    if not called and not await self._store.is_reported(table.state.match_id):
                        kept = self._timing.of(table.state).suspended
                        ended = ended_match(table.state, table.log, kept)
                        written = await self._write(table, table.log, ended)
                        if not was_sealed:
                            self._listener.match_ended(ended)
                        if not written:
                            return
                        called = True
                    if called:
                        await self._store.note_report(table.state.match_id)
                    self._sealed.discard(table_id)
                except Damaged:  # the store has named it in the log; the next start tries it again
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

    async def _write(self, table: Table, log: MatchLog, ended: EndedMatch) -> bool:
        """Store what the match tells. Return False if that has to wait, because another table plays the same deal.

        Raises `StorageError` and `Damaged`.
        """
        if is_shared(table.state):
            self._sealed.add(table.id)  # first, because the seal may go while it is looked up
            if await is_sealed(table.state, self._store):
                return False
        with self._guarded(table.id, "strengths of its people"):
            await self._note_strengths(table, log)
        with self._guarded(table.id, "result of its match"):
            await self._write_result(table, ended)
        return True

    @contextmanager
    def _guarded(self, table_id: int, what: str) -> Iterator[None]:
        """Log a fault in a part of a report, so that it keeps nothing else from being written.

        Raises `StorageError`: then the whole report is tried again.
        """
        try:
            yield
        except StorageError:
            raise
        except Exception:  # a fault of this part must be logged, and the others do not need it
            log.exception("table %s: the %s could not be written", table_id, what)

    async def _note_strengths(self, table: Table, log: MatchLog) -> None:
        """Store what the match tells about the strength of its people. Raises `StorageError` and `Damaged`."""
        while True:
            with suppress(Overtaken):  # a person was erased meanwhile
                return await note_end(table.state, log, self._store, await erasure_mark(self._store))

    async def _write_result(self, table: Table, ended: EndedMatch) -> None:
        """Store the result of the match, unless it is stored, and then what it changed in the ratings.

        Raises `StorageError` and `Damaged`. A match that counts for no server, or for nobody, has no result.
        """
        if not PLACES[table.state.place].counts:
            return
        changes: list[RatingChange] = []
        while True:
            mark = await erasure_mark(self._store)
            state = await self._store.load_table(table.id) or table.state
            match, entries = await self._store.load_match(ended.id)
            unrated = await unrated_people(state, self._store)
            result = match_result(state, match, entries, ended.how, unrated)
            if not is_of_people(state, is_won=result.how == "won"):
                return
            with suppress(Overtaken):  # a person was erased meanwhile
                await self._results.write(result, changes, mark=mark)
                break
        if changes:
            with suppress(Stale, Refused, StorageError):  # without them, the end is shown as before
                await table.change(0, partial(note_ratings, changes=tuple(changes)), moderator=True)
