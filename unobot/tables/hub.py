"""The live tables of this process, found by id, channel or user, loaded on demand, and woken by timers.

A table has at most one timer, and only while it has something to wait for. The timer sleeps until `Table.next_due`,
calls `Table.tick`, and ends. No task waits without an end.

If several processes share a database, each Discord server has one home process. That process runs the clocks and the
screens of the server's tables. A process that is not the home of a table reads it again for each press, and does not
keep it.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterable

import msgspec

from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.storage.states import TableOptions, TableState
from unobot.storage.store import ChannelTaken, StorageError, Store
from unobot.tables.ai_seats.engine_pool import EnginePool
from unobot.tables.ai_seats.search_pool import SearchPool
from unobot.tables.errors import Refused, Stale
from unobot.tables.listener import EndedMatch, TableListener
from unobot.tables.reports import Reports
from unobot.tables.state.clocks import forgive_downtime
from unobot.tables.state.rematch import again
from unobot.tables.state.seating import add_ai, add_person
from unobot.tables.state.timing import Clock, Sleep, Timing
from unobot.tables.table import Table

log = logging.getLogger(__name__)

LOADING_GAP = 0.02
"""Seconds between the loading of two tables after a start."""

LAST_PICTURE = 24 * 3600.0
"""Seconds after the end of a table during which a start checks that the final screen is shown."""


class Hub:
    """All tables of this process. The ``listener`` is told of every change and every end.

    ``at_home(guild_id)`` tells whether this process serves that server. ``engines`` are the engines that can be seated;
    none by default. The caller closes ``engines`` and ``search_pool``.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        listener: TableListener,
        timing: Timing,
        rng: random.Random | None = None,
        sleep: Sleep = asyncio.sleep,
        at_home: Callable[[int], bool] = lambda _: True,
        engines: EnginePool | None = None,
        search_pool: SearchPool | None = None,
    ) -> None:
        self._store = store
        self._at_home = at_home
        self._clock = clock
        self._sleep = sleep
        self._listener = listener
        self._timing = timing
        self._engines = engines or EnginePool()
        self._search_pool = search_pool or SearchPool()
        self._rng = rng or random.Random()  # noqa: S311  # pauses and AI choices; deals come from the match's seed
        self._tables: dict[int, Table] = {}
        self._alarms: dict[int, asyncio.Task[None]] = {}
        self._refused: set[int] = set()
        """Ids of tables whose clocks wait because the last write failed."""
        self._held_up: set[int] = set()
        """Ids of tables at which storing a player's move failed, and no move has succeeded since."""
        self._undrawn: set[int] = set()
        """Ids of closed tables whose final screen may not have been shown."""
        self.ticking: set[asyncio.Task[None]] = set()
        """Timers that have fired, and whose tables are now doing their due actions."""
        self.reports = Reports(store, self.match_ended, self.table, timing, sleep)
        self._loading = asyncio.Lock()
        self._started = clock()
        self._closed = False

    async def restore(self) -> int:
        """Set a timer for every stored table of this process, and return their number. Called once, after a start.

        A table is loaded on demand, or one turn's time before its clock runs out. These are loaded soon, one every
        `LOADING_GAP`:

        * slow tables,
        * tables at which an AI is to move,
        * tables that closed recently without a final screen.

        The listener is told of ends of matches that were not reported before.
        """
        self._started = self._clock()
        stored = [
            (table_id, deadline)
            for table_id, guild_id, deadline in await self._store.open_deadlines()
            if self._at_home(guild_id)
        ]
        closed = await self._store.undrawn(self._started - LAST_PICTURE)
        self._undrawn = {table_id for table_id, guild_id in closed if self._at_home(guild_id)}
        await self.reports.tell_missed(self._at_home)
        for number, (table_id, deadline) in enumerate(stored):
            soon = self._started + 1 + number * LOADING_GAP
            # A deadline later than a lobby's belongs to a slow table, which is loaded soon because it sends reminders.
            later = deadline is not None and deadline <= self._started + self._timing.lobby
            self._set_alarm(table_id, max(soon, deadline - self._timing.turn) if later and deadline else soon)
        for number, table_id in enumerate(sorted(self._undrawn), len(stored)):
            self._set_alarm(table_id, self._started + 1 + number * LOADING_GAP)
        return len(stored)

    def close(self) -> None:
        """Stop all timers permanently, except those that have fired. The due times are stored in the database."""
        self._closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        name: str,
        locale: str,
        levels: Iterable[str] = (),
        ruleset: Ruleset = OFFICIAL,
        options: TableOptions | None = None,
    ) -> Table:
        """Open a lobby in a channel, with the host seated and an AI for each of ``levels``.

        Raises `Refused` if a table is already in the channel, or if there are more AIs than seats.
        """
        now, options = self._clock(), options or TableOptions()
        state = TableState(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            status="lobby",
            locale=locale,
            ruleset=ruleset,
            seats=(),
            deadline=now + self._timing.under(ruleset, options).lobby,
            touched=now,
            options=options,
        )
        state = add_person(state, host_id, name, now)
        for level in levels:
            state = add_ai(state, level, now)
        return await self._open(state)

    async def open_again(self, old: TableState, user_id: int, *, votes: bool) -> Table:
        """Open a lobby for the players of a closed table, in its channel. The host is ``user_id``, who had a seat.

        ``votes`` tells whether the request is also a vote for the rematch. Raises `Refused` as `open` does, and if the
        user had no seat.
        """
        now = self._clock()
        state = again(old, user_id, now, votes=votes)
        deadline = now + self._timing.under(state.ruleset, state.options).lobby
        return await self._open(msgspec.structs.replace(state, deadline=deadline))

    async def _open(self, state: TableState) -> Table:
        """Store a lobby and add it to the live tables. Raises `Refused` if a table is already in the channel."""
        async with self._loading:  # no other task may load the new row before the table is registered
            there = await self._store.live_table(state.channel_id)
            if there is not None and there.suspended is not None and not there.adjourned:
                raise Refused("refused-channel-suspended")  # a second table would hide the suspended one
            try:
                state = await self._store.create_table(state)
            except ChannelTaken:
                raise Refused("refused-channel-taken") from None
            table = self._make(state)
            self._tables[table.id] = table
        self._arm(table)
        return table

    async def table(self, table_id: int) -> Table | None:
        """Return the table with this id, even if it is closed, or ``None``."""
        live = self._tables.get(table_id)
        if live is not None and not live.broken:
            return live
        async with self._loading:
            live = self._tables.get(table_id)
            if live is not None and not live.broken:
                return live
            state = await self._store.load_table(table_id)
            if live is not None and live.held_up:
                self._held_up.add(table_id)
            # After a failed write, the player gets as much time as after a restart.
            since = self._clock() if table_id in self._held_up else self._started
            return await self._load(state, since) if state else None

    async def at(self, channel_id: int) -> Table | None:
        """Return the live table in a channel, or ``None``. A suspended table counts if no other table is there."""
        for table in self._tables.values():  # most tables are in memory and need no database query
            here = table.state.channel_id == channel_id and table.is_live
            if here and not (table.broken or table.is_suspended):
                return table
        state = await self._store.live_table(channel_id)
        return await self.table(state.id) if state else None

    async def seats_of(self, user_id: int) -> list[Table]:
        """Return the live tables at which a user has a seat, in the order they were opened."""
        states = await self._store.tables_of(user_id)
        tables = [await self.table(state.id) for state in sorted(states, key=lambda state: state.id)]
        return [table for table in tables if table is not None and table.is_live]

    async def live_in(self, guild_id: int) -> list[Table]:
        """Return the live tables of a server, in the order they were opened."""
        tables = [await self.table(state.id) for state in await self._store.tables_in(guild_id)]
        return [table for table in tables if table is not None and table.is_live]

    @property
    def usual_turn(self) -> float:
        """The seconds for a move if neither the rules nor the table set a time."""
        return self._timing.turn

    async def refresh(self, table_id: int, guild_id: int, version: int) -> None:
        """Load and draw a table again after another process has written it, if this process is its home."""
        if not self._at_home(guild_id):
            return
        old = self._tables.get(table_id)
        if old is not None and old.state.version >= version:
            return  # this version was already read
        if old is not None:
            await old.abandon()  # its callers then get the new object from the hub
        table = await self.table(table_id)
        if table is not None:
            if old is not None:
                table.continue_from(old)
            self.changed(table)

    async def refresh_all(self) -> None:
        """Load every live table again, because a notice of another process's write may have been lost."""
        for table_id in list(self._tables):
            state = await self._store.load_table(table_id)
            if state is not None:
                await self.refresh(table_id, state.guild_id, state.version)
        await self.reports.tell_missed(self._at_home)

    async def suspended_in(self, guild_id: int) -> list[Table]:
        """Return the suspended tables of a server, in the order they were opened."""
        states = [state for state in await self._store.tables_in(guild_id) if state.suspended is not None]
        tables = [await self.table(state.id) for state in states]
        return [table for table in tables if table is not None and table.is_suspended]

    async def suspend(self, guild_id: int, channel_id: int | None = None) -> None:
        """Suspend the tables in a channel that the bot can no longer reach; with ``None``, in the whole server."""
        for state in await self._store.tables_in(guild_id):
            if channel_id in (None, state.channel_id):
                await self._suspend(state.id)

    async def _suspend(self, table_id: int) -> None:
        """Suspend a table. Retry if another process writes to it at the same time."""
        while (table := await self.table(table_id)) is not None:
            try:
                await table.suspend()
            except Stale:
                continue
            return

    # Timers

    def changed(self, table: Table) -> None:
        """Set the timer of a table that has changed, and notify the listener."""
        if not table.at_home:
            return  # the home process was notified by the write itself
        self._refused.discard(table.id)
        self._held_up.discard(table.id)
        self._arm(table)
        self._listener.changed(table)
        if table.state.status == "closed":
            self._tables.pop(table.id, None)
            self._engines.retire(table.id)
            if table.log is not None:
                self.reports.tell(table.id, table)

    def let_go(self, table: Table) -> None:
        """Forward to the listener."""
        self._listener.let_go(table)

    def remind(self, table: Table, user_id: int) -> None:
        """Forward to the listener."""
        self._listener.remind(table, user_id)

    def match_ended(self, match: EndedMatch) -> None:
        """Forward to the listener."""
        self._listener.match_ended(match)

    def _arm(self, table: Table) -> None:
        self._set_alarm(table.id, table.next_due())

    def _set_alarm(self, table_id: int, moment: float | None) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        if moment is not None and not self._closed:
            self._alarms[table_id] = asyncio.create_task(self._ring(table_id, moment), name=f"table {table_id}")

    async def _ring(self, table_id: int, moment: float) -> None:
        """Sleep until ``moment``, then do the table's due actions. These set the next timer."""
        while (wait := moment - self._clock()) > 0:  # a loop, because the system clock may be changed during the sleep
            await self._sleep(wait)
        self._alarms.pop(table_id, None)  # from now on a new timer must not cancel this task
        task = asyncio.current_task()
        assert task is not None
        self.ticking.add(task)
        try:
            await self._tick(table_id)
        finally:
            self.ticking.discard(task)

    async def _tick(self, table_id: int) -> None:
        try:
            table = await self.table(table_id)
            if table is None:
                return
            # cancel the timer that the loading has set, because the due actions are done now
            self._set_alarm(table_id, None)
            await table.tick()
        except Stale:  # another process wrote first, so load its result
            self._set_alarm(table_id, self._clock())
        except StorageError as error:  # logged once; the actions are retried until they succeed
            if table_id not in self._refused:
                self._refused.add(table_id)
                log.error("table %s: its due actions wait for the database: %s", table_id, error)  # noqa: TRY400
            self._set_alarm(table_id, self._clock() + self._timing.retry)
        except Exception:  # a fault must be logged, and must not stop the table's clock
            log.exception("table %s: its due actions failed; trying again", table_id)
            self._set_alarm(table_id, self._clock() + self._timing.retry)
        else:
            if table_id not in self._alarms:
                self._arm(table)

    # Loading

    def _make(self, state: TableState) -> Table:
        return Table(
            state,
            store=self._store,
            clock=self._clock,
            sleep=self._sleep,
            timing=self._timing,
            rng=self._rng,
            engines=self._engines,
            search_pool=self._search_pool,
            changed=self.changed,
            remind=self.remind,
            at_home=self._at_home(state.guild_id),
        )

    async def _load(self, state: TableState, since: float) -> Table:
        """Load a table. ``since``: the time from which the bot was able to work (Unix seconds), for overdue clocks."""
        timing = self._timing.under(state.ruleset, state.options)
        table = self._make(forgive_downtime(state, since, timing))
        if state.match_id is not None:
            match, entries = await self._store.load_match(state.match_id)
            table.restore(match.seed, match.salt, entries, match.last)
        if not table.at_home:
            self._listener.let_go(table)  # what the screens remember of the table may be outdated
        elif table.is_live:
            self._tables[table.id] = table
            self._arm(table)
            self._listener.changed(table)  # the last move may have been stored but not shown
        elif table.id in self._undrawn:
            self._undrawn.discard(table.id)
            self._listener.changed(table)
        return table
