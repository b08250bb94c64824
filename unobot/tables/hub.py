"""The live tables of this process, found by id, channel or user, loaded on demand, and woken by timers.

A table has at most one timer, and only while it has something to wait for. The timer sleeps until `Table.next_due`,
calls `Table.tick`, and ends. While any timer runs, a task checks for steps of the wall clock. No task waits forever.

If several processes share a database, each Discord server has one home process. That process runs the clocks and the
screens of the server's tables. Any other process reads the table again for each press, and does not keep it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import partial
from types import MappingProxyType

from msgspec.structs import replace

from unobot.log_context import detached
from unobot.model.clock import Clock, Sleep
from unobot.model.former import NOBODY
from unobot.model.places import PlaceKind
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Damaged, StorageError
from unobot.model.stores import HubStores
from unobot.model.table import TableOptions, TableState
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.storage.erasure_mark import erasure_mark
from unobot.storage.store import Store
from unobot.tables.ai_seats.ai_resources import AiResources
from unobot.tables.clock_steps import ClockSteps
from unobot.tables.hearing import MIN_SHOWN_SILENCE, Hearing
from unobot.tables.listener import TableListener
from unobot.tables.persistence import Persistence
from unobot.tables.policies import Policies
from unobot.tables.reports import Reports
from unobot.tables.state.clocks import forgive_downtime
from unobot.tables.state.leaving import leave_for_good
from unobot.tables.state.lobby import new_lobby
from unobot.tables.state.rematch import rematch_lobby, starts_at_once
from unobot.tables.state.server_policy import within_limits
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table
from unobot.tables.visits import Visits

log = logging.getLogger(__name__)

LOADING_GAP = 0.02
"""Seconds between the loading of two tables after a start."""
CLOCK_CHECK_INTERVAL = 5.0
"""Seconds between two checks of the wall clock."""
MAX_UNDRAWN_AGE = 24 * 3600.0
"""Seconds after the end of a table during which a start checks that the final screen is shown."""


class Hub:
    """All tables of this process. The ``listener`` is told of every change and every end.

    ``stores``: the stores of features that tables use.
    ``clock`` is the wall clock, and ``monotonic`` measures durations. ``at_home(home_id)`` tells whether this process
    serves tables with that `TableState.home_id`, and ``hearing`` tells whether presses arrive from there. The caller
    closes the pools of ``ai``.
    """

    def __init__(
        self,
        store: Store,
        stores: HubStores,
        clock: Clock,
        monotonic: Clock,
        listener: TableListener,
        timing: Timing,
        ai: AiResources | None = None,
        sleep: Sleep = asyncio.sleep,
        at_home: Callable[[int | None], bool] = lambda _: True,
        hearing: Hearing | None = None,
    ) -> None:
        self._store = store
        self.stores = stores
        self._hearing = hearing or Hearing(monotonic)
        self._hearing.when_opened.append(self._hear_again)
        self._at_home = at_home
        self._clock = clock
        self._monotonic = monotonic
        self._sleep = sleep
        self._listener = listener
        self._timing = timing
        self.usual_turn = timing.turn
        """The seconds for a move if neither the rules nor the table set a time."""
        self._ai = ai or AiResources()
        self._tables: dict[int, Table] = {}
        self._alarms: dict[int, tuple[float, asyncio.Task[None]]] = {}
        """By table, when the alarm rings (by the monotonic clock), and its task."""
        self._steps = ClockSteps(clock, monotonic)
        self._behind: set[int] = set()
        """Ids of tables that have yet to follow a step of the wall clock."""
        self._watch: asyncio.Task[None] | None = None
        self._refused: set[int] = set()
        """Ids of tables whose clocks wait because the last write failed."""
        self._held_up: set[int] = set()
        """Ids of tables at which storing a player's move failed, and no move has succeeded since."""
        self._undrawn: set[int] = set()
        """Ids of closed tables whose final screen may not have been shown."""
        self.ticking: set[asyncio.Task[None]] = set()
        """Timers that have fired, and whose tables are now doing their due actions."""
        self.ready_seals = stores.seals
        mark = partial(erasure_mark, store)
        self.reports = Reports(store, stores.results, mark, listener, self.table, timing, sleep)
        self.policies = Policies(store, stores.bans, monotonic)
        self.visits = Visits()
        self.when_over: list[Callable[[Table], None]] = []
        """Callbacks for each table that is closed, also before the start if its final screen is not drawn yet."""
        self._loading = asyncio.Lock()
        self._started = clock()
        """When the bot was started, or the wall clock was set last (Unix seconds)."""
        self._closed = False

    async def restore(self) -> int:
        """Set a timer for every stored table of this process, and return their number. Called once, after a start.

        A table is loaded on demand, a lobby also one turn's time before its clock runs out. All others are loaded
        soon, one every `LOADING_GAP`, as are tables that closed recently without a final screen. Missed ends are told.
        """
        self._started = self._clock()
        stored = [row for row in await self._store.open_deadlines() if self._at_home(row[1])]
        closed = await self._store.closed_with_messages(self._started - MAX_UNDRAWN_AGE)
        self._undrawn = {table_id for table_id, home_id in closed if self._at_home(home_id)}
        await self.reports.report_missed(self._at_home)
        start = self._monotonic() + 1
        for number, (table_id, _, status, deadline) in enumerate(stored):
            soon = start + number * LOADING_GAP
            if status == "lobby" and deadline is not None and deadline <= self._started + self._timing.lobby:
                soon = max(soon, start + (deadline - self._started) - self._timing.turn)
            self._set_alarm(table_id, soon)
        self._ring_soon(sorted(self._undrawn), start + len(stored) * LOADING_GAP)
        return len(stored)

    def census(self) -> Counter[str]:
        """Return the number of live tables in memory by status. Suspended tables are counted as such."""
        return Counter("suspended" if table.is_suspended else table.state.status for table in self._tables.values())

    def player_count(self) -> int:
        """Return the number of people with a seat at a table in memory that is not suspended."""
        tables = (table.state for table in self._tables.values() if not table.is_suspended)
        return len({seat.user_id for state in tables for seat in state.seats} - {None})

    def close(self) -> None:
        """Stop all timers permanently, except those that have fired. The due times are stored in the database."""
        self._closed = True
        for task in (*(task for _, task in self._alarms.values()), *([self._watch] if self._watch else [])):
            task.cancel()
        self._alarms.clear()

    async def open(
        self,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        name: str,
        locale: str,
        levels: Iterable[str] = (),
        ruleset: Ruleset = OFFICIAL,
        options: TableOptions | None = None,
        salt: int | None = None,
        place: PlaceKind = "server",
        foreign_id: int | None = None,
        emblem: int | None = None,
    ) -> Table:
        """Open a lobby in a channel, with the host seated and an AI for each of ``levels``.

        With ``salt``, the match starts in the same write, as `Table.start` does it. Raises `Refused` if a table is in
        the channel, if there are too many AIs, or if the host is banned there. ``foreign_id``: the server without the
        bot. If this process does not serve it, the presses there come by another way, and the id is not kept.
        ``emblem``: the host's own one, or None for the first one.
        """
        policy, now, options = await self.policies.check(guild_id, host_id), self._clock(), options or TableOptions()
        state = TableState(0, guild_id, channel_id, host_id, "lobby", locale, ruleset, (), touched=now, options=options)
        state = replace(state, place=place, foreign_id=foreign_id if self._at_home(foreign_id) else None)
        return await self.place(new_lobby(state, name, levels, policy, emblem), salt)

    async def open_again(
        self,
        old: TableState,
        user_id: int,
        fixed: Ruleset = OFFICIAL,
        emblems: Mapping[int, int] = MappingProxyType({}),
        *,
        votes: bool,
    ) -> Table:
        """Open a lobby for the players of a closed table, in its channel. The host is ``user_id``, who had a seat.

        ``fixed``: the rules if the server locks them. ``emblems``: by user, the emblems that they have chosen.
        ``votes``: whether it is a vote, too. Raises `Refused` as `open`.
        """
        visits = self.visits.of(old.channel_id)
        state = rematch_lobby(old, user_id, self._clock(), visits, emblems, votes=votes)
        table = await self.place(within_limits(await self.policies.check(old.guild_id, user_id), state, fixed))
        source = await self._store.load_table(old.id)
        await self.leave_out_erased(table, () if source is None else [seat.user_id for seat in source.seats])
        return table

    async def leave_out_erased(self, table: Table, current_ids: Collection[int | None]) -> None:
        """Remove people from a new table if their data was deleted while the table was opened.

        ``current_ids``: the people in the source of the table, such as the last match, read again after the table was
        stored. Raises `StorageError`.
        """
        for seat in table.state.seats:
            if seat.user_id and seat.user_id not in current_ids:
                with suppress(Refused, Stale):  # the table ended meanwhile, or they have left it
                    await table.change(NOBODY, partial(leave_for_good, user_id=seat.user_id))

    async def place(self, state: TableState, salt: int | None = None) -> Table:
        """Store a table and add it to the live tables. For ``salt`` and the exceptions, see `open`.

        If the people come from stored data, call `leave_out_erased` afterward.
        """
        try:
            return await self._place(state, salt)
        except Refused as refusal:
            if refusal.reason != "refused-channel-taken":
                raise
            return await self._place(state, salt)  # the other table may have been suspended at that very moment

    async def _place(self, state: TableState, salt: int | None) -> Table:
        """Do what `place` does, once."""
        existing = await self.standing(state.channel_id)
        if existing is not None and existing.is_suspended and not existing.state.adjourned:
            raise Refused("refused-channel-suspended")  # a second table would hide the suspended one
        deadline = state.touched + self._timing.of(state).lobby
        async with self._loading:  # no other task may load the new row before the table is registered
            if not state.options.tournament and (salt is not None or starts_at_once(state)):
                state = await self._sealed(state)
            table = self._make(replace(state, deadline=deadline))
            await (table.create() if salt is None else table.start(state.host_id, salt))
            self._tables[table.id] = table
        self._arm(table)
        return table

    async def _sealed(self, state: TableState) -> TableState:
        """Return a new table that starts in the same press, with the secret whose fingerprint the host has seen."""
        ready = await self.ready_seals.find(state.host_id)
        if ready is None:
            return replace(state, options=replace(state.options, seal="late"))
        return replace(state, secret=ready, options=replace(state.options, seal="ready"))

    async def table(self, table_id: int) -> Table | None:
        """Return the table with this id, even if it is closed, or ``None``."""
        if (live := self._tables.get(table_id)) is not None and not live.broken:
            return live
        async with self._loading:
            if (live := self._tables.get(table_id)) is not None and not live.broken:
                return live
            self._follow_clock_step()  # the clocks in the database know nothing of a step
            state = await self._store.load_table(table_id)
            if live is not None and live.held_up:
                self._held_up.add(table_id)
            # After a failed write, the player gets as much time as after a restart.
            since = self._clock() if table_id in self._held_up else self._started
            return await self._load(state, since) if state else None

    async def _readable(self, table_ids: Iterable[int]) -> list[Table]:
        """Return these tables, except tables whose data is damaged."""
        tables = []
        for table_id in table_ids:
            with suppress(Damaged):  # its own buttons say so
                if (table := await self.table(table_id)) is not None:
                    tables.append(table)
        return tables

    async def at(self, channel_id: int) -> Table | None:
        """Return the live table in a channel, or ``None``. A suspended table counts if no other table is there."""
        for table in self._tables.values():  # most tables are in memory and need no database query
            is_here = table.state.channel_id == channel_id and table.is_live
            if is_here and not (table.broken or table.is_suspended):
                return table
        state = await self._store.live_table(channel_id)
        return await self.table(state.id) if state else None

    async def standing(self, channel_id: int) -> Table | None:
        """Return the table as `at` does, for a caller who wants to put another table in the channel.

        A damaged table gives up its channel. It stays stored, and `/uno resume` finds it after a repair.
        """
        try:
            return await self.at(channel_id)
        except Damaged:
            await self._store.adjourn_in(channel_id, self._clock())
            return None

    async def seats_of(self, user_id: int) -> list[Table]:
        """Return the live tables at which a user has a seat, in the order the tables were opened."""
        return [table for table in await self._readable(await self._store.tables_of(user_id)) if table.is_live]

    async def live_in(self, guild_id: int) -> list[Table]:
        """Return the live tables of a server, in the order they were opened."""
        return [table for table in await self._readable(await self._store.tables_in(guild_id)) if table.is_live]

    async def refresh(self, table_id: int, home_id: int | None, version: int) -> None:
        """Load and draw a table again after another process has written it, if this process is its home."""
        if not self._at_home(home_id):
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
            with suppress(Damaged):  # the others are looked at
                state = await self._store.load_table(table_id)
                if state is not None:
                    await self.refresh(table_id, state.home_id, state.version)
        await self.reports.report_missed(self._at_home)

    async def suspended_in(self, guild_id: int) -> list[Table]:
        """Return the suspended tables of a server, in the order they were opened."""
        return [table for table in await self._readable(await self._store.suspended_in(guild_id)) if table.is_suspended]

    async def suspend(self, guild_id: int, channel_id: int | None = None) -> None:
        """Suspend the tables in a channel that the bot can no longer reach; with ``None``, in the whole server."""
        for table in await self._readable(await self._store.tables_in(guild_id, channel_id)):
            await self._suspend(table)

    async def _suspend(self, table: Table | None) -> None:
        """Suspend a table. Retry if another process writes to it at the same time."""
        while table is not None:
            with suppress(Stale):
                await table.suspend()
                return
            table = await self.table(table.id)

    def changed(self, table: Table) -> None:
        """Set the timer of a table that has changed, and notify the listener."""
        if not table.at_home:
            return  # the home process was notified by the write itself
        self._refused.discard(table.id)
        self._held_up.discard(table.id)
        self._arm(table)
        self._listener.changed(table)
        if table.state.status == "closed":
            if self._tables.pop(table.id, None) is not None:
                self.visits.clear(table.state.channel_id)
            self._ai.engines.retire(table.id)
            self._call_when_over(table)
            if table.log is not None:
                self.reports.report(table.id, table)

    def _call_when_over(self, table: Table) -> None:
        for callback in self.when_over:
            callback(table)

    def _arm(self, table: Table) -> None:
        if table.id not in self._behind:  # its moments are wrong until its alarm rings, very soon
            self._set_alarm(table.id, table.next_due())

    def _set_alarm(self, table_id: int, time: float | None) -> None:
        last, alarm = self._alarms.pop(table_id, (0.0, None))
        if alarm is not None and time is not None and last <= time:
            self._alarms[table_id] = time, alarm  # it wakes too early, and then sleeps on: most moves only put it off
            return
        if alarm is not None:
            alarm.cancel()
        if time is None or self._closed:
            return
        ringing = self._ring(table_id, time)
        self._alarms[table_id] = time, asyncio.create_task(ringing, name=f"table {table_id}", context=detached())
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(self._watch_clock(), name="watch the wall clock", context=detached())

    def _ring_soon(self, table_ids: Iterable[int], start: float) -> None:
        for number, table_id in enumerate(table_ids):
            self._set_alarm(table_id, start + number * LOADING_GAP)

    async def _watch_clock(self) -> None:
        """Check for steps of the wall clock while any table waits."""
        while self._alarms:
            await self._sleep(CLOCK_CHECK_INTERVAL)
            self._follow_clock_step()

    def _follow_clock_step(self) -> None:
        """Set every table's timer to ring soon if the wall clock was set. Each table then follows the step itself."""
        if step := self._steps.last():
            log.warning("this host's clock was set by %+.0f s: no clock of a table runs out by that", step)
            self._started = self._clock()
            self._behind |= self._alarms.keys() | self._tables.keys()
            self._ring_soon(sorted(self._behind), self._monotonic())

    def _hear_again(self, home_ids: Collection[int | None]) -> None:
        """Wake the tables of these homes. Their clocks go on with the time that was left before the silence."""
        tables = [table.id for table in self._tables.values() if table.state.home_id in home_ids]
        self._ring_soon(sorted(tables), self._monotonic())

    async def _ring(self, table_id: int, time: float) -> None:
        """Sleep until ``time``, or a later one if the alarm was put off. Then do the table's due actions."""
        while (wait := time - self._monotonic()) > 0:
            await self._sleep(wait)
            time, _ = self._alarms[table_id]
        self._alarms.pop(table_id, None)  # from now on a new timer must not cancel this task
        task = asyncio.current_task()
        assert task is not None
        self.ticking.add(task)
        try:
            await self._tick(table_id)
        finally:
            self.ticking.discard(task)

    async def _tick(self, table_id: int) -> None:
        self._follow_clock_step()
        self._behind.discard(table_id)
        try:
            table = await self.table(table_id)
            if table is not None:
                self._set_alarm(table_id, None)  # loading has set one, and two timers would overtake each other
                if not await self._hearing.hears(table.state.home_id):
                    await self._wait_to_hear(table)
                    return
                await table.tick()
        except Stale:  # another process wrote first, so load its result
            self._set_alarm(table_id, self._monotonic())
        except Damaged:  # the store has logged it; a press loads the table after a repair
            self._set_alarm(table_id, None)
        except StorageError as error:  # logged once; the actions are retried until they succeed
            if table_id not in self._refused:
                self._refused.add(table_id)
                log.error("table %s: its due actions wait for the database: %s", table_id, error)  # noqa: TRY400
            self._set_alarm(table_id, self._monotonic() + self._timing.retry)
        except Exception:  # a fault must be logged, and must not stop the table's clock
            log.exception("table %s: its due actions failed; trying again", table_id)
            self._set_alarm(table_id, self._monotonic() + self._timing.retry)
        else:
            if table is not None and table_id not in self._alarms:
                self._arm(table)

    async def _wait_to_hear(self, table: Table) -> None:
        """Show on a table that it waits, unless the silence is short. `_hear_again` wakes the table."""
        left = MIN_SHOWN_SILENCE - self._hearing.ear(table.state.home_id).duration
        if left > 0:
            self._set_alarm(table.id, self._monotonic() + left)
        elif not table.transient.is_silent:
            await table.show_silence()

    # Loading

    def _make(self, state: TableState) -> Table:
        return Table(
            Persistence(state, self._store, self.stores, self._timing),
            clock=self._clock,
            monotonic=self._monotonic,
            sleep=self._sleep,
            ear=self._hearing.ear(state.home_id),
            ai=self._ai,
            policies=self.policies,
            changed=self.changed,
            remind=self._listener.remind,
            at_home=self._at_home(state.home_id),
        )

    async def _load(self, state: TableState, since: float) -> Table:
        """Load a table. ``since``: since when the bot works and its clock is right (Unix seconds)."""
        ear = self._hearing.ear(state.home_id)
        hears_for = 0.0 if ear.is_deaf else self._monotonic() - ear.opened_at
        since = max(since, self._clock() - hears_for)  # a silence is forgiven in memory only
        table = self._make(forgive_downtime(state, since, self._clock(), self._timing.of(state)))
        if state.match_id is not None or state.status not in ("lobby", "closed"):
            match, entries = await self._store.load_match(state.match_id or 0)
            table.restore(match, entries)
        if not table.at_home:
            self._listener.let_go(table)  # what the screens remember of the table may be outdated
        elif table.is_live:
            self._tables[table.id] = table
            self._arm(table)
            self._listener.loaded(table)
        elif table.id in self._undrawn:
            self._undrawn.discard(table.id)
            self._call_when_over(table)
            self._listener.loaded(table)
        return table
