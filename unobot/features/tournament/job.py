"""The tournaments of this process: their clocks, their tables, and what people change.

Each step is stored first, and done again after a crash. `Stage` posts a message and starts a thread only once. A table
is found by the mark in its options. A tournament has one task, and only while it is not over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Protocol

from unobot.features.tournament import night
from unobot.features.tournament.pod_tables import TableOutcome, mark_of, outcome, present, seated, start_of, unplayed
from unobot.features.tournament.store import Tournaments
from unobot.log_context import detached
from unobot.model.clock import Clock, Sleep
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import ChannelTaken, Damaged, Overtaken, StorageError
from unobot.model.tournament import Pod, TournamentState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.clock_steps import ClockSteps
from unobot.tables.hearing import LEAST, WORTH_TELLING, Hearing
from unobot.tables.hub import Hub
from unobot.tables.job import Job
from unobot.tables.listener import EndedMatch
from unobot.tables.shared_deals import is_shared
from unobot.tables.state import hosting, players
from unobot.tables.table import Table

log = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds until the next try if Discord, the database or another table stands in the way."""
LOOK = 30.0
"""Seconds between two looks at the tables of a round. Their ends are noticed at once, unless a notice was lost."""
HURRY = 10.0
"""Seconds between two looks after the end of the round's time."""
TRIES = 5
TRYING = 300.0
"""Seconds to try again to open a table after a request for it was refused."""

Change = Callable[[TournamentState, float], TournamentState]


class Stage(Protocol):
    """Where a tournament is shown. Its methods may raise anything that the network raises; they are called again."""

    def changed(self, state: TournamentState) -> None:
        """Note that the message of a tournament may look different."""

    async def show(self, state: TournamentState) -> None:
        """Show a new tournament. Raises `Refused` if the network does not take its message."""

    async def bump(self, state: TournamentState) -> None:
        """Post the message again at the bottom of its channel. Raises `Refused` as `show`."""

    async def summon(self, state: TournamentState, user_ids: list[int]) -> None:
        """Call people to check in."""

    async def call(self, state: TournamentState, number: int, pod: int) -> int:
        """Call the people of a pod to their table, once. Return the id of that message."""

    async def thread(self, state: TournamentState, number: int, pod: int, post_id: int) -> int | None:
        """Start the thread of a pod, once. Return its id, or None if there can be none."""

    async def warn(self, state: TournamentState, number: int, pod: int) -> None:
        """Tell the host that the table of a pod cannot be opened. It is a try: nothing is raised."""

    def is_of_network(self, error: Exception) -> bool:
        """Return whether the network is the reason of an error, or has refused a request."""

    def may_improve(self, error: Exception) -> bool:
        """Return whether the network is the reason of an error, so that the same request may succeed later."""


class TournamentRunner(Job):
    """The tournaments. ``hub`` opens their tables, and ``redraw`` marks the message of a table."""

    def __init__(
        self,
        stored: Tournaments,
        hub: Hub,
        redraw: Callable[[Table], None],
        clock: Clock,
        monotonic: Clock,
        at_home: Callable[[int | None], bool],
        hearing: Hearing,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.stage: Stage | None = None
        """Set by the bot before `restore`."""
        self.fixed_in: Callable[[int, int], Awaitable[Ruleset]] | None = None
        """Returns the rules that a server and a channel have now if the server locks them. Set in the same way."""
        self._stored = stored
        self._hub = hub
        hub.when_over.append(self.keep_sealed)
        self._redraw = redraw
        self._clock = clock
        self._monotonic = monotonic
        self._sleep = sleep
        self._at_home = at_home
        self._lock = asyncio.Lock()
        self._steps = ClockSteps(clock, monotonic)
        self._hearing = hearing
        hearing.opened.append(self._hear_again)
        self._forgiven: dict[int, float] = {}
        """By tournament, the seconds of silence in its server that its clock knows."""
        self._silent: set[int] = set()
        """The tournaments whose messages say that no press can arrive, so that they wait."""
        self._guilds: dict[int, int] = {}
        """The servers of the tournaments that have a task."""
        self._alarms: dict[int, asyncio.Task[None]] = {}
        self._working: set[int] = set()
        self._again: set[int] = set()
        """Those that changed while they were worked on."""
        self._failed: set[tuple[int, ...]] = set()
        """The tournaments, and the tables of their rounds, whose trouble is in the log already."""
        self._sealed: dict[int, Table] = {}
        """The tables that are over, and whose message hides the cards that other tables still play."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # What people do

    async def open(self, tournament: TournamentState) -> TournamentState:
        """Store a new tournament, and show it. Raises `StorageError`, and `Refused` if the channel has one.

        Raises `Refused` as well if the network does not take its message. Then it is closed.
        """
        async with self._lock:
            if await self._stored.at(tournament.channel_id) is not None:
                raise Refused("refused-tournament-taken")
            try:
                opened = await self._stored.begin(tournament)
            except ChannelTaken:  # another process was first
                raise Refused("refused-tournament-taken") from None
        self._changed(opened)
        if self.stage is not None:
            await self.stage.show(opened)
        return opened

    async def at(self, channel_id: int) -> TournamentState | None:
        """Return the tournament of a channel that is not over. Raises `StorageError`."""
        return await self._stored.at(channel_id)

    async def open_in(self, guild_id: int) -> list[TournamentState]:
        """Return the tournaments of a server that are not over. Raises `StorageError`."""
        return await self._stored.open_ones(guild_id)

    async def get(self, tournament_id: int) -> TournamentState:
        """Return a tournament. Raises `Refused` if there is none, and `StorageError`."""
        found = await self._stored.load(tournament_id)
        if found is None:
            raise Refused("refused-tournament-gone")
        return found

    async def change(self, tournament_id: int, change: Change) -> TournamentState:
        """Change a tournament, and return it. Raises `Stale`, `StorageError`, and what ``change`` raises."""
        async with self._lock:
            return await self._change(tournament_id, change)

    async def _change(self, tournament_id: int, change: Change) -> TournamentState:
        """Do what `change` does, with the lock held."""
        for _ in range(TRIES):
            before = await self.get(tournament_id)
            after = change(before, self._clock())
            if after is before:
                return before
            with suppress(Overtaken):  # another process was first
                saved = await self._stored.save(after)
                self._changed(saved)
                return saved
        raise Stale

    async def is_draw_secret(self, state: TournamentState) -> bool:
        """Return whether the secret would still tell something: a coming lot, or cards that a table still plays."""
        if state.status != "over":
            return True
        async with self._lock:  # a table that is being opened is stored then
            return await self._stored.is_live(state.guild_id, state.id)

    async def bump(self, state: TournamentState) -> None:
        """Post the message of a tournament again. Raises `Refused` if the network does not take it."""
        if self.stage is not None:
            await self.stage.bump(state)

    async def start(self, tournament_id: int) -> TournamentState:
        """Begin the next round before its time. Raises `Refused`."""
        limits = await self._limits((await self._follow_lock(await self.get(tournament_id))).guild_id)
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

    async def limit(self, guild_id: int) -> int:
        """Apply a lock of the rules to the tournaments of a server. Return how many have changed.

        A tournament that cannot be changed now is looked at again when its next round begins.
        """
        changed = 0
        try:
            for before in await self.open_in(guild_id):
                try:
                    after = await self._follow_lock(before)
                except (Refused, StorageError) as error:
                    log.warning("tournament %s: the lock of the rules could not be applied yet: %s", before.id, error)
                else:
                    changed += (after.night.rules, after.status) != (before.night.rules, before.status)
        except StorageError as error:
            log.warning("server %s: its tournaments could not follow the lock of the rules yet: %s", guild_id, error)
        return changed

    async def _follow_lock(self, state: TournamentState) -> TournamentState:
        """Return a tournament with the rules that its server locks now. Another process may have locked them.

        Raises `Refused` and `StorageError`.
        """
        if self.fixed_in is None:
            return state
        policy = await self._hub.policies.latest(state.guild_id)
        fixed = await self.fixed_in(state.guild_id, state.channel_id) if policy.rules_locked else None
        return await self.change(state.id, partial(night.limit, fixed=fixed))

    async def close_for_admin(self, guild_id: int, tournament_id: int) -> TournamentState:
        """End a tournament of this server for one of its admins. Raises `Refused`."""
        if (await self.get(tournament_id)).guild_id != guild_id:
            raise Refused("refused-tournament-gone")
        return await self.change(tournament_id, lambda state, now: night.close(state, now, "admin"))

    async def lose(self, guild_id: int, channel_id: int | None = None) -> None:
        """End the tournaments of a channel that is gone; with ``None``, of the whole server."""
        for state in await self._stored.open_ones(guild_id):
            if channel_id in (None, state.channel_id):
                with suppress(Refused):
                    await self.change(state.id, lambda state, now: night.close(state, now, "server"))

    # Clocks

    async def restore(self) -> None:
        """Go on with all tournaments of this process. Called once, after a start. Raises `StorageError`."""
        started = self._clock()
        for state in await self._stored.open_ones():
            if self._at_home(state.guild_id):
                self._changed(await self.change(state.id, lambda state, _: night.forgiven(state, started)))

    def match_ended(self, match: EndedMatch) -> None:
        """Look at the tournaments of a server, because a match has ended there."""
        for tournament_id, guild_id in list(self._guilds.items()):
            if guild_id == match.guild_id:
                self._wake(tournament_id)
        self._unseal_soon()  # the tournament may be closed already, so that nothing looks at its last tables

    def keep_sealed(self, table: Table) -> None:
        """Draw a table that is over once more, when no table plays the same cards any more."""
        if is_shared(table.state) and not table.transient.is_unsealed:
            self._sealed[table.id] = table

    def _unseal_soon(self) -> None:
        task = asyncio.create_task(self._unseal(), name="unseal duplicate tables", context=detached())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _unseal(self) -> None:
        """Show and count the matches whose deal no table plays any more."""
        for table in list(self._sealed.values()):
            with suppress(StorageError):  # the next end of a match tries again
                await table.load_end_facts()
            if table.transient.is_unsealed:
                self._sealed.pop(table.id, None)
                self._redraw(table)
        self._hub.reports.report_sealed()

    def _hear_again(self, home_ids: Collection[int | None]) -> None:
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
        if self.stage is not None:
            self.stage.changed(state)
        if state.status == "over":
            self._unseal_soon()  # its last tables may be over already, before their ends were noted
        if state.status == "over" and state.id not in self._working:
            self._drop(state.id)
            return
        self._guilds[state.id] = state.guild_id
        self._forgiven.setdefault(state.id, self._hearing.ear(state.guild_id).silence)
        self._wake(state.id)

    def _drop(self, tournament_id: int) -> None:
        if (alarm := self._alarms.pop(tournament_id, None)) is not None:
            alarm.cancel()
        self._guilds.pop(tournament_id, None)
        self._forgiven.pop(tournament_id, None)
        self._silent.discard(tournament_id)

    def _wake(self, tournament_id: int) -> None:
        if tournament_id in self._working:
            self._again.add(tournament_id)
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
        next_wait: float | None = RETRY
        try:
            self._again.discard(tournament_id)
            next_wait = await self._advance_all(tournament_id)
            self._failed.discard((tournament_id,))
        except (Refused, StorageError) as error:  # another process was first, or the database waits
            self._note((tournament_id,), error)
        except Exception as error:  # noqa: BLE001  # Discord, or a fault: neither may stop the night
            self._note((tournament_id,), error)
        finally:
            self._working.discard(tournament_id)
            if self._alarms.get(tournament_id) is asyncio.current_task():
                del self._alarms[tournament_id]
        if next_wait is None:
            self._drop(tournament_id)
        else:
            self._arm(tournament_id, 0.0 if tournament_id in self._again else next_wait)

    def _note(self, where: tuple[int, ...], error: Exception) -> None:
        """Log trouble once, until a try succeeds. ``where``: the tournament, or also the round and the table.

        Only a fault of unobot has a traceback.
        """
        if where not in self._failed:
            self._failed.add(where)
            name, kind = ".".join(map(str, where)), type(error).__name__
            is_known = isinstance(error, Refused | StorageError)
            told = None if is_known or (self.stage is not None and self.stage.is_of_network(error)) else error
            log.warning("tournament %s: trying again, because of %s: %s", name, kind, error, exc_info=told)

    # The work

    async def _advance_all(self, tournament_id: int) -> float | None:
        """Do what is due. Return the seconds until the next look, or None after the end."""
        if not await self._follow_clocks(tournament_id):
            return LOOK if self.is_silent(tournament_id) else WORTH_TELLING  # unless it hears sooner
        state = await self._advance(tournament_id)
        await self._summon(state)
        waits = False
        while state.status == "round":
            number = len(state.night.rounds) - 1
            for pod in range(len(state.night.rounds[number].pods)):
                waits |= not await self._try_to_open(state.id, number, pod)
            state = await self.get(tournament_id)
            for n, played in enumerate(state.night.rounds[number].pods):
                if not played.places:
                    await self._check_pod(state, number, n, played)
            before, state = state, await self._advance(tournament_id)
            if all(played.places for played in state.night.rounds[number].pods):
                await self._unseal()
            if len(state.night.rounds) == len(before.night.rounds):
                break
        if state.status == "over":
            return None
        due, now = night.next_due(state), self._clock()
        wait = LOOK if due is None else max(0.0, due - now)
        if state.status == "round":
            late = now >= state.night.rounds[-1].ends
            return RETRY if waits else HURRY if late else min(wait, LOOK)
        return max(wait, 0.1)

    async def _follow_clocks(self, tournament_id: int) -> bool:
        """Move the times of tournaments after a step of the wall clock or a silence. Return False in a silence."""
        if step := self._steps.last():
            for each in list(self._guilds):
                await self.change(each, lambda state, _: night.shifted(state, step))
        guild_id = self._guilds[tournament_id]
        if not await self._hearing.hears(guild_id):
            await self._tell_silence(tournament_id, guild_id)
            return False
        if tournament_id in self._silent:
            self._silent.discard(tournament_id)
            await self._redraw_message(tournament_id)
        silence = self._hearing.ear(guild_id).silence - self._forgiven[tournament_id]
        if silence >= LEAST:
            self._forgiven[tournament_id] += silence
            await self.change(tournament_id, lambda state, _: night.shifted(state, silence))
        return True

    def is_silent(self, tournament_id: int) -> bool:
        """Return whether a tournament waits because no press can arrive, for long enough to say so."""
        return tournament_id in self._silent

    async def _tell_silence(self, tournament_id: int, guild_id: int) -> None:
        """Let the message of a tournament say that it waits, unless the silence is short."""
        if tournament_id not in self._silent and self._hearing.ear(guild_id).lasts >= WORTH_TELLING:
            self._silent.add(tournament_id)
            await self._redraw_message(tournament_id)

    async def _redraw_message(self, tournament_id: int) -> None:
        if self.stage is not None:
            self.stage.changed(await self.get(tournament_id))

    async def _advance(self, tournament_id: int) -> TournamentState:
        state = await self.get(tournament_id)
        if night.is_to_begin(state, self._clock()):
            await self._follow_lock(state)
        limits = await self._limits(state.guild_id)
        return await self.change(tournament_id, lambda state, now: night.advance(state, limits, now))

    async def _limits(self, guild_id: int) -> night.Limits:
        policy = await self._hub.policies.of(guild_id)
        return night.Limits(policy.bans, policy.most_ais)

    async def _summon(self, state: TournamentState) -> None:
        """Call the people who joined early, when they can check in."""
        if night.calls_now(state, self._clock()):
            users = night.signed(state)
            if users and self.stage is not None:
                try:
                    await self.stage.summon(state, users)
                except Exception as error:  # whatever the network raises: without the call, people can check in, too
                    if self.stage.may_improve(error):
                        raise
                    self._note((state.id, 0), error)
            await self.change(state.id, lambda state, _: night.note_called(state))

    async def _try_to_open(self, tournament_id: int, number: int, pod: int) -> bool:
        """Open the table of a pod if it is missing. Return False if it has to be tried again.

        A refused request holds up no other table. It is tried again for a while. Then the table counts as not played.
        """
        where = (tournament_id, number + 1, pod + 1)
        try:
            is_open = await self._open_pod(tournament_id, number, pod)
        except (Refused, StorageError):
            raise
        except Exception as error:  # noqa: BLE001  # Discord, or a fault: neither may stop the other tables
            self._note(where, error)
            if self.stage is None or self.stage.may_improve(error):
                return False
        else:
            self._failed.discard(where)
            return is_open
        state = await self.get(tournament_id)
        each, now = state.night.rounds[number].pods[pod], self._clock()
        if each.gives_up is None:
            is_first = all(other.gives_up is None for other in state.night.rounds[number].pods)
            state = await self._save_pod(tournament_id, number, pod, gives_up=now + TRYING)
            if is_first:
                await self.stage.warn(state, number, pod)
        elif now >= each.gives_up:
            self._failed.discard(where)
            await self._note_outcome(state, number, pod, unplayed(each))
        return False

    async def _open_pod(self, tournament_id: int, number: int, pod: int) -> bool:
        """Open a table that is missing, step by step. Return whether it is there, or not needed any more."""
        for _ in range(3):  # call, thread, table
            state = await self.get(tournament_id)
            if self.stage is None or not _is_missing(state, number, pod):
                return True
            each, barred = state.night.rounds[number].pods[pod], (await self._limits(state.guild_id)).barred
            if not present(state, each, barred):
                await self._note_outcome(state, number, pod, unplayed(each, gone=each.seats))
                return True
            if each.post_id is None:
                await self._save_pod(state.id, number, pod, post_id=await self.stage.call(state, number, pod))
            elif each.channel_id is None:
                channel_id = await self.stage.thread(state, number, pod, each.post_id) or state.channel_id
                await self._save_pod(state.id, number, pod, channel_id=channel_id)
            else:
                return await self._open_table(state.id, number, pod)
        return False

    async def _open_table(self, tournament_id: int, number: int, pod: int) -> bool:
        """Open and note a table whose people are called. Return False if another table is in its channel.

        Nothing can close the tournament meanwhile. So its secret is never told before this table is stored.
        """
        async with self._lock:
            state = await self.get(tournament_id)
            barred = (await self._limits(state.guild_id)).barred
            if not _is_missing(state, number, pod):
                return True
            if not present(state, state.night.rounds[number].pods[pod], barred):
                return False
            table_id = await self._stored.table_of(state.guild_id, mark_of(state, number, pod))
            if table_id is None:
                new = seated(state, number, pod, barred, self._clock())
                try:
                    table = await self._hub.place(new, start_of(state, number, pod))
                except Refused:  # another table is in the channel, where threads are not permitted
                    return False
                known: list[int | None] = [
                    entrant.user_id for entrant in (await self.get(tournament_id)).night.entrants
                ]
                await self._hub.leave_out_erased(table, known)
                table_id = table.id
            noted = partial(night.note_pod, number=number, pod=pod, table_id=table_id)
            await self._change(tournament_id, lambda state, _: noted(state))
        return True

    async def _save_pod(self, tournament_id: int, number: int, pod: int, **known: float) -> TournamentState:
        return await self.change(tournament_id, lambda state, _: night.note_pod(state, number, pod, **known))

    async def _check_pod(self, state: TournamentState, number: int, pod: int, each: Pod) -> None:
        """Note the end of a table. After the end of the round's time, let AIs play on, and then close it."""
        now, ends = self._clock(), state.night.rounds[number].ends
        late, cut = now >= ends, now >= ends + night.CUT
        found: TableOutcome | None = None
        try:
            table = await self._hub.table(each.table_id) if each.table_id else None
        except Damaged:  # the store has named it in the log
            found = unplayed(each)
        else:
            if table is not None and table.is_live and cut:
                await table.change(0, hosting.end, moderator=True)
            elif table is not None and table.is_live and late and not table.is_suspended:
                await table.change(0, players.play_on, moderator=True)
            if table is None and cut:
                found = unplayed(each)
            elif table is not None and not table.is_live:
                found = unplayed(each) if table.log is None else outcome(state, each, table.state, table.log)
        if found is not None:
            await self._note_outcome(state, number, pod, found)

    async def _note_outcome(self, state: TournamentState, number: int, pod: int, found: TableOutcome) -> None:
        told = partial(night.note_result, number=number, pod=pod, places=found.places, points=found.points)
        told = partial(told, results=found.results)
        await self.change(state.id, lambda state, now: told(state, gone=found.gone, now=now))


def _is_missing(state: TournamentState, number: int, pod: int) -> bool:
    """Return whether the table of a pod has to be opened: its round is played, and it is not there yet."""
    is_played = state.status == "round" and number == len(state.night.rounds) - 1
    each = state.night.rounds[number].pods[pod]
    return is_played and not each.table_id and not each.places
