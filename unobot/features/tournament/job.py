"""The tournaments of this process: their clocks, their tables, and the changes that people make.

Each step is stored first, and repeated after a crash. `TournamentDisplay` posts a message and starts a thread only
once. A table is found by the mark in its options. A tournament has one task until it is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Protocol

from unobot.features.tournament import night
from unobot.features.tournament.pod_tables import (
    TableOutcome,
    mark_of,
    outcome_of,
    present_entrants,
    start_of,
    table_of_pod,
    unplayed_outcome,
)
from unobot.features.tournament.store import Tournaments
from unobot.log_context import detached
from unobot.model.clock import Clock, Sleep
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import ChannelTaken, Damaged, Overtaken, StorageError
from unobot.model.tournament import Pod, TournamentState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.clock_steps import ClockSteps
from unobot.tables.hearing import MIN_SHOWN_SILENCE, MIN_SILENCE, Hearing
from unobot.tables.hub import Hub
from unobot.tables.job import Job
from unobot.tables.listener import EndedMatch
from unobot.tables.shared_deals import is_shared
from unobot.tables.state import hosting, players
from unobot.tables.table import Table

log = logging.getLogger(__name__)

RETRY_INTERVAL = 5.0
"""Seconds until the next try if Discord, the database or another table prevents a step."""
CHECK_INTERVAL = 30.0
"""Seconds between two checks of the tables of a round. Without a lost notice, their ends are noticed at once."""
LATE_CHECK_INTERVAL = 10.0
"""Seconds between two checks after the time of the round is over."""
MAX_SAVE_TRIES = 5
"""How often a change is tried if another process writes the same tournament."""
OPENING_TIMEOUT = 300.0
"""Seconds in which the opening of a table is repeated after Discord refuses a request."""

Change = Callable[[TournamentState, float], TournamentState]


class TournamentDisplay(Protocol):
    """The messages and threads of tournaments. The methods may raise any error of the network, and are called again."""

    def changed(self, state: TournamentState) -> None:
        """Mark the message of a tournament to be drawn again."""

    async def show(self, state: TournamentState) -> None:
        """Show a new tournament. Raises `Refused` if the network does not take its message."""

    async def bump(self, state: TournamentState) -> None:
        """Post the message again at the bottom of its channel. Raises `Refused` like `show`."""

    async def summon(self, state: TournamentState, user_ids: list[int]) -> None:
        """Call people to check in."""

    async def call(self, state: TournamentState, number: int, pod: int) -> int:
        """Call the people of a pod to their table, once. Return the id of that message."""

    async def thread(self, state: TournamentState, number: int, pod: int, post_id: int) -> int | None:
        """Start the thread of a pod, once. Return its id, or None if there can be none."""

    async def warn(self, state: TournamentState, number: int, pod: int) -> None:
        """Tell the host that the table of a pod cannot be opened. Raises nothing if that fails."""

    def is_of_network(self, error: Exception) -> bool:
        """Return whether the network is the reason of an error, or has refused a request."""

    def may_improve(self, error: Exception) -> bool:
        """Return whether the network is the reason of an error, so that the same request may succeed later."""


class TournamentRunner(Job):
    """The tournaments. ``hub`` opens their tables, and ``redraw`` marks the message of a table."""

    def __init__(
        self,
        store: Tournaments,
        hub: Hub,
        redraw: Callable[[Table], None],
        clock: Clock,
        monotonic: Clock,
        at_home: Callable[[int | None], bool],
        hearing: Hearing,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.display: TournamentDisplay | None = None
        """Set by the bot before `restore`."""
        self.rules_in: Callable[[int, int], Awaitable[Ruleset]] | None = None
        """Returns the current rules of a server and a channel, for servers that lock them. Set by the bot, too."""
        self._store = store
        self._hub = hub
        hub.when_over.append(self.watch_sealed)
        self._redraw = redraw
        self._clock = clock
        self._monotonic = monotonic
        self._sleep = sleep
        self._at_home = at_home
        self._lock = asyncio.Lock()
        self._steps = ClockSteps(clock, monotonic)
        self._hearing = hearing
        hearing.when_opened.append(self._resume_servers)
        self._counted_silence: dict[int, float] = {}
        """By tournament, the seconds of silence in its server that have moved its times already."""
        self._silent: set[int] = set()
        """The tournaments whose messages say that they wait, because no press can arrive."""
        self._guilds: dict[int, int] = {}
        """The servers of the tournaments that have a task."""
        self._alarms: dict[int, asyncio.Task[None]] = {}
        self._working: set[int] = set()
        self._changed_meanwhile: set[int] = set()
        """The tournaments in `_working` that changed in the meantime."""
        self._logged: set[tuple[int, ...]] = set()
        """The tournaments, and the tables of their rounds, whose failure is in the log already."""
        self._sealed: dict[int, Table] = {}
        """The finished tables whose messages hide the cards that other tables still play."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # What people do

    async def open(self, tournament: TournamentState) -> TournamentState:
        """Store a new tournament, and show it. Raises `StorageError`, and `Refused` if the channel has one.

        Raises `Refused` as well if the network does not take its message. Then it is closed.
        """
        async with self._lock:
            if await self._store.at(tournament.channel_id) is not None:
                raise Refused("refused-tournament-taken")
            try:
                opened = await self._store.begin(tournament)
            except ChannelTaken:  # another process was first
                raise Refused("refused-tournament-taken") from None
        self._changed(opened)
        if self.display is not None:
            await self.display.show(opened)
        return opened

    async def at(self, channel_id: int) -> TournamentState | None:
        """Return the tournament of a channel that is not over. Raises `StorageError`."""
        return await self._store.at(channel_id)

    async def open_in(self, guild_id: int) -> list[TournamentState]:
        """Return the tournaments of a server that are not over. Raises `StorageError`."""
        return await self._store.list_open(guild_id)

    async def get(self, tournament_id: int) -> TournamentState:
        """Return a tournament. Raises `Refused` if it does not exist, and `StorageError`."""
        state = await self._store.load(tournament_id)
        if state is None:
            raise Refused("refused-tournament-gone")
        return state

    async def change(self, tournament_id: int, change: Change) -> TournamentState:
        """Change a tournament, and return it. Raises `Stale`, `StorageError`, and the errors of ``change``."""
        async with self._lock:
            return await self._change(tournament_id, change)

    async def _change(self, tournament_id: int, change: Change) -> TournamentState:
        """Do what `change` does, with the lock held."""
        for _ in range(MAX_SAVE_TRIES):
            before = await self.get(tournament_id)
            after = change(before, self._clock())
            if after is before:
                return before
            with suppress(Overtaken):  # another process was first
                saved = await self._store.save(after)
                self._changed(saved)
                return saved
        raise Stale

    async def is_draw_secret(self, state: TournamentState) -> bool:
        """Return whether the secret would still reveal a later lot, or cards that a table still plays."""
        if state.status != "over":
            return True
        async with self._lock:  # a table that is being opened is stored then
            return await self._store.is_live(state.guild_id, state.id)

    async def bump(self, state: TournamentState) -> None:
        """Post the message of a tournament again. Raises `Refused` if the network does not take it."""
        if self.display is not None:
            await self.display.bump(state)

    async def start(self, tournament_id: int) -> TournamentState:
        """Begin the next round before its time. Raises `Refused`."""
        limits = await self._limits((await self._apply_rules_lock(await self.get(tournament_id))).guild_id)
        return await self.change(tournament_id, lambda state, now: night.start(state, limits, now))

    async def drop(self, tournament_id: int, user_id: int) -> TournamentState:
        """Leave a person out of all further rounds. An AI plays on at their table. Raises `Refused`."""
        state = await self.change(tournament_id, lambda state, now: night.drop(state, user_id, now))
        for pod in state.night.rounds[-1].pods if state.status == "round" else ():
            if not pod.places and pod.table_id and user_id in (state.night.entrants[n].user_id for n in pod.seats):
                table = await self._hub.table(pod.table_id)
                with suppress(Refused):  # they left already
                    if table is not None:
                        await table.change(user_id, players.leave)
        return state

    async def apply_rules_lock(self, guild_id: int) -> int:
        """Apply a lock of the rules to the tournaments of a server. Return the number of changed tournaments.

        A tournament that cannot be changed now is checked again when its next round begins.
        """
        count = 0
        try:
            for before in await self.open_in(guild_id):
                try:
                    after = await self._apply_rules_lock(before)
                except (Refused, StorageError) as error:
                    log.warning("tournament %s: the lock of the rules could not be applied yet: %s", before.id, error)
                else:
                    count += (after.night.rules, after.status) != (before.night.rules, before.status)
        except StorageError as error:
            log.warning("server %s: its tournaments could not follow the lock of the rules yet: %s", guild_id, error)
        return count

    async def _apply_rules_lock(self, state: TournamentState) -> TournamentState:
        """Give a tournament the locked rules of its server. Return its new state. Raises `Refused` and `StorageError`.

        Another process may have locked the rules.
        """
        if self.rules_in is None:
            return state
        policy = await self._hub.policies.latest(state.guild_id)
        locked = await self.rules_in(state.guild_id, state.channel_id) if policy.rules_locked else None
        return await self.change(state.id, partial(night.apply_rules_lock, locked=locked))

    async def close_for_admin(self, guild_id: int, tournament_id: int) -> TournamentState:
        """End a tournament of this server for one of its admins. Raises `Refused`."""
        if (await self.get(tournament_id)).guild_id != guild_id:
            raise Refused("refused-tournament-gone")
        return await self.change(tournament_id, lambda state, now: night.close(state, now, "admin"))

    async def lose(self, guild_id: int, channel_id: int | None = None) -> None:
        """End the tournaments of a deleted channel; with ``None``, all tournaments of the server."""
        for state in await self._store.list_open(guild_id):
            if channel_id in (None, state.channel_id):
                try:
                    await self.change(state.id, lambda state, now: night.close(state, now, "server"))
                except Refused:
                    pass
                except Stale as error:  # the others of the server are still to be closed
                    log.warning("tournament %s: its channel is gone, but it could not be ended: %s", state.id, error)

    # Clocks

    async def restore(self) -> None:
        """Go on with all tournaments of this process. Called once, after a start. Raises `StorageError`."""
        started = self._clock()
        for state in await self._store.list_open():
            if not self._at_home(state.guild_id):
                continue
            try:
                state = await self.change(state.id, lambda state, _: night.after_downtime(state, started))  # noqa: PLW2901
            except StorageError:
                raise
            except Exception:  # a fault of one tournament must be logged, and stops no other
                log.exception("tournament %s: its times could not be moved after the start", state.id)
            self._changed(state)

    def match_ended(self, match: EndedMatch) -> None:
        """Check the tournaments of a server after a match has ended there."""
        for tournament_id, guild_id in list(self._guilds.items()):
            if guild_id == match.guild_id:
                self._wake(tournament_id)
        self._unseal_soon()  # the tournament may be closed already, so nothing checks its last tables

    def watch_sealed(self, table: Table) -> None:
        """Draw a finished table again when no other table plays the same cards anymore."""
        if is_shared(table.state) and not table.transient.is_unsealed:
            self._sealed[table.id] = table

    def _unseal_soon(self) -> None:
        task = asyncio.create_task(self._unseal(), name="unseal duplicate tables", context=detached())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _unseal(self) -> None:
        """Show and count the matches whose deal no table plays anymore."""
        for table in list(self._sealed.values()):
            with suppress(StorageError):  # the next end of a match tries again
                await table.load_end_facts()
            if table.transient.is_unsealed:
                self._sealed.pop(table.id, None)
                self._redraw(table)
        self._hub.reports.report_sealed()

    def _resume_servers(self, home_ids: Collection[int | None]) -> None:
        """Go on with the tournaments of servers whose presses arrive again."""
        for tournament_id, guild_id in list(self._guilds.items()):
            if guild_id in home_ids:
                self._wake(tournament_id)

    def stop(self) -> None:
        """Stop. Everything is stored, and the next start goes on."""
        self._closed = True
        for task in (*self._alarms.values(), *self._tasks):
            task.cancel()

    def _changed(self, state: TournamentState) -> None:
        if not self._at_home(state.guild_id):
            return
        if self.display is not None:
            self.display.changed(state)
        if state.status == "over":
            self._unseal_soon()  # its last tables may be over already, before their ends were stored
        if state.status == "over" and state.id not in self._working:
            self._drop(state.id)
            return
        self._guilds[state.id] = state.guild_id
        self._counted_silence.setdefault(state.id, self._hearing.ear(state.guild_id).silence)
        self._wake(state.id)

    def _drop(self, tournament_id: int) -> None:
        if (alarm := self._alarms.pop(tournament_id, None)) is not None:
            alarm.cancel()
        self._guilds.pop(tournament_id, None)
        self._counted_silence.pop(tournament_id, None)
        self._silent.discard(tournament_id)

    def _wake(self, tournament_id: int) -> None:
        if tournament_id in self._working:
            self._changed_meanwhile.add(tournament_id)
        else:
            self._arm(tournament_id, 0.0)

    def _arm(self, tournament_id: int, wait: float) -> None:
        if (alarm := self._alarms.pop(tournament_id, None)) is not None:
            alarm.cancel()
        if not self._closed:
            ringing = self._ring(tournament_id, wait)
            name = f"tournament {tournament_id}"
            self._alarms[tournament_id] = asyncio.create_task(ringing, name=name, context=detached())

    async def _ring(self, tournament_id: int, wait: float) -> None:
        if wait > 0:
            await self._sleep(wait)
        self._working.add(tournament_id)
        next_wait: float | None = RETRY_INTERVAL
        try:
            self._changed_meanwhile.discard(tournament_id)
            next_wait = await self._advance_all(tournament_id)
            self._logged.discard((tournament_id,))
        except (Refused, StorageError) as error:  # another process was first, or the database waits
            self._log_failure((tournament_id,), error)
        except Exception as error:  # noqa: BLE001  # Discord, or a fault: neither may stop the night
            self._log_failure((tournament_id,), error)
        finally:
            self._working.discard(tournament_id)
            if self._alarms.get(tournament_id) is asyncio.current_task():
                del self._alarms[tournament_id]
        if next_wait is None:
            self._drop(tournament_id)
        else:
            self._arm(tournament_id, 0.0 if tournament_id in self._changed_meanwhile else next_wait)

    def _log_failure(self, key: tuple[int, ...], error: Exception) -> None:
        """Log a failure once, until a try succeeds. ``key``: the tournament; for a table, also its round and number.

        Only a fault of unobot has a traceback.
        """
        if key not in self._logged:
            self._logged.add(key)
            name, kind = ".".join(map(str, key)), type(error).__name__
            is_expected = isinstance(error, Refused | StorageError)
            fault = None if is_expected or (self.display is not None and self.display.is_of_network(error)) else error
            log.warning("tournament %s: trying again, because of %s: %s", name, kind, error, exc_info=fault)

    # The work

    async def _advance_all(self, tournament_id: int) -> float | None:
        """Do all due steps. Return the seconds until the next check, or None after the end."""
        if not await self._follow_clocks(tournament_id):
            return CHECK_INTERVAL if self.is_silent(tournament_id) else MIN_SHOWN_SILENCE  # unless it hears sooner
        state = await self._advance(tournament_id)
        await self._summon(state)
        waits = False
        while state.status == "round":
            number = len(state.night.rounds) - 1
            for pod in range(len(state.night.rounds[number].pods)):
                waits |= not await self._try_to_open(state.id, number, pod)
            state = await self.get(tournament_id)
            for n, pod_state in enumerate(state.night.rounds[number].pods):
                if not pod_state.places:
                    await self._check_pod(state, number, n, pod_state)
            before, state = state, await self._advance(tournament_id)
            if all(pod_state.places for pod_state in state.night.rounds[number].pods):
                await self._unseal()
            if len(state.night.rounds) == len(before.night.rounds):
                break
        if state.status == "over":
            return None
        due, now = night.next_due(state), self._clock()
        wait = CHECK_INTERVAL if due is None else max(0.0, due - now)
        if state.status == "round":
            late = now >= state.night.rounds[-1].ends
            return RETRY_INTERVAL if waits else LATE_CHECK_INTERVAL if late else min(wait, CHECK_INTERVAL)
        return max(wait, 0.1)

    async def _follow_clocks(self, tournament_id: int) -> bool:
        """Move the times of tournaments after a step of the wall clock or a silence. Return False in a silence."""
        if step := self._steps.last():
            for open_id in list(self._guilds):
                await self.change(open_id, lambda state, _: night.shift_due(state, step))
        guild_id = self._guilds[tournament_id]
        if not await self._hearing.hears(guild_id):
            await self._show_silence(tournament_id, guild_id)
            return False
        if tournament_id in self._silent:
            self._silent.discard(tournament_id)
            await self._redraw_message(tournament_id)
        silence = self._hearing.ear(guild_id).silence - self._counted_silence[tournament_id]
        if silence >= MIN_SILENCE:
            self._counted_silence[tournament_id] += silence
            await self.change(tournament_id, lambda state, _: night.shift_due(state, silence))
        return True

    def is_silent(self, tournament_id: int) -> bool:
        """Return whether a tournament waits because no press can arrive, for long enough to say so."""
        return tournament_id in self._silent

    async def _show_silence(self, tournament_id: int, guild_id: int) -> None:
        """Show in the message of a tournament that it waits, unless the silence is short."""
        if tournament_id not in self._silent and self._hearing.ear(guild_id).duration >= MIN_SHOWN_SILENCE:
            self._silent.add(tournament_id)
            await self._redraw_message(tournament_id)

    async def _redraw_message(self, tournament_id: int) -> None:
        if self.display is not None:
            self.display.changed(await self.get(tournament_id))

    async def _advance(self, tournament_id: int) -> TournamentState:
        state = await self.get(tournament_id)
        if night.is_to_begin(state, self._clock()):
            await self._apply_rules_lock(state)
        limits = await self._limits(state.guild_id)
        return await self.change(tournament_id, lambda state, now: night.advance(state, limits, now))

    async def _limits(self, guild_id: int) -> night.Limits:
        policy = await self._hub.policies.of(guild_id)
        return night.Limits(policy.bans, policy.most_ais)

    async def _summon(self, state: TournamentState) -> None:
        """Call the people who joined early, when they can check in."""
        if night.calls_now(state, self._clock()):
            users = night.users_to_call(state)
            if users and self.display is not None:
                try:
                    await self.display.summon(state, users)
                except Exception as error:  # whatever the network raises: without the call, people can check in, too
                    if self.display.may_improve(error):
                        raise
                    self._log_failure((state.id, 0), error)
            await self.change(state.id, lambda state, _: night.record_call(state))

    async def _try_to_open(self, tournament_id: int, number: int, pod: int) -> bool:
        """Open the table of a pod if it is missing. Return False if a later try has to follow.

        A refused request delays no other table. After `OPENING_TIMEOUT`, the table counts as not played.
        """
        key = (tournament_id, number + 1, pod + 1)
        try:
            is_open = await self._open_pod(tournament_id, number, pod)
        except (Refused, StorageError):
            raise
        except Exception as error:  # noqa: BLE001  # Discord, or a fault: neither may stop the other tables
            self._log_failure(key, error)
            if self.display is None or self.display.may_improve(error):
                return False
        else:
            self._logged.discard(key)
            return is_open
        state = await self.get(tournament_id)
        pod_state, now = state.night.rounds[number].pods[pod], self._clock()
        if pod_state.gives_up is None:
            is_first = all(other.gives_up is None for other in state.night.rounds[number].pods)
            state = await self._save_pod(tournament_id, number, pod, gives_up=now + OPENING_TIMEOUT)
            if is_first:
                await self.display.warn(state, number, pod)
        elif now >= pod_state.gives_up:
            self._logged.discard(key)
            await self._store_outcome(state, number, pod, unplayed_outcome(pod_state))
        return False

    async def _open_pod(self, tournament_id: int, number: int, pod: int) -> bool:
        """Open a missing table, step by step. Return whether it exists, or is not needed anymore."""
        for _ in range(3):  # call, thread, table
            state = await self.get(tournament_id)
            if self.display is None or not _is_missing(state, number, pod):
                return True
            pod_state, is_banned = state.night.rounds[number].pods[pod], (await self._limits(state.guild_id)).is_banned
            if not present_entrants(state, pod_state, is_banned):
                await self._store_outcome(state, number, pod, unplayed_outcome(pod_state, gone=pod_state.seats))
                return True
            if pod_state.post_id is None:
                await self._save_pod(state.id, number, pod, post_id=await self.display.call(state, number, pod))
            elif pod_state.channel_id is None:
                channel_id = await self.display.thread(state, number, pod, pod_state.post_id) or state.channel_id
                await self._save_pod(state.id, number, pod, channel_id=channel_id)
            else:
                return await self._open_table(state.id, number, pod)
        return False

    async def _open_table(self, tournament_id: int, number: int, pod: int) -> bool:
        """Open a table after the call of its people, and store its id. Return False if its channel has another table.

        Nothing can close the tournament meanwhile. So nobody sees its secret before this table is stored.
        """
        async with self._lock:
            state = await self.get(tournament_id)
            is_banned = (await self._limits(state.guild_id)).is_banned
            if not _is_missing(state, number, pod):
                return True
            if not present_entrants(state, state.night.rounds[number].pods[pod], is_banned):
                return False
            table_id = await self._store.table_of(state.guild_id, mark_of(state, number, pod))
            if table_id is None:
                new = table_of_pod(state, number, pod, is_banned, self._clock())
                try:
                    table = await self._hub.place(new, start_of(state, number, pod))
                except Refused:  # another table is in the channel, where threads are not permitted
                    return False
                entrant_ids: list[int | None] = [
                    entrant.user_id for entrant in (await self.get(tournament_id)).night.entrants
                ]
                await self._hub.leave_out_erased(table, entrant_ids)
                table_id = table.id
            with_table = partial(night.update_pod, number=number, pod=pod, table_id=table_id)
            await self._change(tournament_id, lambda state, _: with_table(state))
        return True

    async def _save_pod(self, tournament_id: int, number: int, pod: int, **fields: float) -> TournamentState:
        return await self.change(tournament_id, lambda state, _: night.update_pod(state, number, pod, **fields))

    async def _check_pod(self, state: TournamentState, number: int, pod: int, pod_state: Pod) -> None:
        """Store the end of a finished table. After the time of the round, let AIs play on, and then close the table."""
        now, ends = self._clock(), state.night.rounds[number].ends
        is_late, is_cut = now >= ends, now >= ends + night.OVERTIME
        result: TableOutcome | None = None
        try:
            table = await self._hub.table(pod_state.table_id) if pod_state.table_id else None
        except Damaged:  # the store has named it in the log
            result = unplayed_outcome(pod_state)
        else:
            if table is not None and table.is_live and is_cut:
                await table.change(0, hosting.end, moderator=True)
            elif table is not None and table.is_live and is_late and not table.is_suspended:
                await table.change(0, players.play_on, moderator=True)
            if table is None and is_cut:
                result = unplayed_outcome(pod_state)
            elif table is not None and not table.is_live:
                result = (
                    unplayed_outcome(pod_state)
                    if table.log is None
                    else outcome_of(state, pod_state, table.state, table.log)
                )
        if result is not None:
            await self._store_outcome(state, number, pod, result)

    async def _store_outcome(self, state: TournamentState, number: int, pod: int, result: TableOutcome) -> None:
        change = partial(night.record_result, number=number, pod=pod, places=result.places, points=result.points)
        change = partial(change, results=result.results)
        await self.change(state.id, lambda state, now: change(state, gone=result.gone, now=now))


def _is_missing(state: TournamentState, number: int, pod: int) -> bool:
    """Return whether the table of a pod has to be opened: its round goes on, and the table does not exist yet."""
    is_played = state.status == "round" and number == len(state.night.rounds) - 1
    pod_state = state.night.rounds[number].pods[pod]
    return is_played and not pod_state.table_id and not pod_state.places
