"""A table: what stands in one channel. Its seats, its running match, and the one door for moves.

Every change goes the same way, under the table's lock: decide (pure), store (durable, one transaction), apply, tell.
People, AIs and clocks make their moves through `_enter`; there is no second way that changes a round. Nothing here
knows Discord: people are numbers, and time comes from the clock.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable

from msgspec.structs import replace

from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import TIME_UP, Catch, Move, TimeUp
from unobot.rules.ruleset import Ruleset
from unobot.storage.states import TableState
from unobot.storage.store import StorageError, Store
from unobot.tables import clocks, seating, stranded
from unobot.tables.audience import Audience
from unobot.tables.autopilot import Thoughts, attentive, by_rote, choose, is_unfinished, played_for
from unobot.tables.door import Door
from unobot.tables.log import MatchLog
from unobot.tables.race import Press
from unobot.tables.refusal import Refused, Stale
from unobot.tables.timing import Clock, Sleep, Timing


class Table(Door):
    """One table, live."""

    def __init__(
        self,
        state: TableState,
        *,
        store: Store,
        clock: Clock,
        sleep: Sleep,
        timing: Timing,
        rng: random.Random,
        audience: Audience,
        at_home: bool = True,
    ) -> None:
        super().__init__(state, store, clock, timing)
        self.at_home = at_home
        """Whether this process keeps the clocks and the screens of the table."""
        self._sleep = sleep
        self._rng = rng
        self._audience = audience
        self._thoughts = Thoughts(timing, rng)

    def resume(self, seed: bytes, salt: int, entries: Iterable[Entry]) -> None:
        """Take up a stored match: fold its log, and let the AIs think afresh. Called once, before the table is used."""
        self.log = MatchLog(self.ruleset, len(self.state.seats), seed, salt)
        for entry in entries:
            self.log.adopt(entry)
        self._wind_up()
        self._think()

    async def abandon(self) -> None:
        """Another process has written this table: nothing more may be done with this picture of it."""
        async with self._lock:
            self.broken = True

    def go_on_from(self, before: Table) -> None:
        """Keep what only memory holds of the same table as it was ``before``: the round's clock, who is ready."""
        if self.log is not None and before.log is not None and self.log.round.number == before.log.round.number:
            self.round_ends = before.round_ends
            if self.state.status == before.state.status:
                self.ready = before.ready

    # The lobby

    async def join(self, user_id: int, name: str) -> None:
        """Take a seat in the lobby, or one's own seat again in a running match."""
        async with self._alone():
            self._afloat()
            seat = seating.seat_of(self.state, user_id)
            if seat is not None and self.state.seats[seat].away and self.is_live:
                await self._return(seat)
                return
            self._in_lobby()
            await self._save(seating.add_person(self.state, user_id, name, self._clock()))

    async def add_ai(self, user_id: int, level: str) -> None:
        """Somebody who is seated asks an AI of ``level`` to the table."""
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            await self._save(seating.add_ai(self.state, level, self._clock()))

    async def remove_ai(self, user_id: int) -> None:
        """Somebody who is seated sends the last AI away."""
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            await self._save(seating.remove_ai(self.state))

    async def change_rules(self, user_id: int, ruleset: Ruleset) -> None:
        """The host chooses the rules."""
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if user_id != self.state.host_id:
                raise Refused("refused-only-host-rules", host=seating.host_name(self.state))
            await self._save(replace(self.state, ruleset=str(ruleset)))

    async def start(self, user_id: int, salt: int) -> None:
        """The host begins the match; ``salt`` is the id of the interaction that did it (RULES, fair deals).

        Raises the rules' `RulesetError` where so many seats cannot play them.
        """
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if user_id != self.state.host_id:
                raise Refused("refused-only-host-starts", host=seating.host_name(self.state))
            if len(self.state.seats) < 2:
                raise Refused("refused-too-few-seats")
            seed = self.state.secret or secrets.token_bytes(32)  # a lobby of an older version has none
            log, now = MatchLog(self.ruleset, len(self.state.seats), seed, salt), self._clock()
            entry = log.next_deal()
            state = seating.host_first(self.state) if self.ruleset.first_card == "none" else self.state
            state = clocks.after_entry(replace(state, status="playing"), entry.events, now, self._timing)
            await self._begin(state, log, seed, salt, entry, now)
            self._wind_up()
            self._go_on(entry)

    # Moves

    async def submit(self, user_id: int, ply: int, move: Move, at: float | None = None) -> None:
        """The door for people. ``at``: when the press was made, by Discord's clock (Unix seconds); now, if not given.

        A press that competes with others is held for a moment (see `race`), and so is what arrives meanwhile; each has
        its own result. Raises `Stale` (nothing is played), `Refused`, or the rules' `IllegalMove`.
        """
        async with self._alone():
            seat = self._seated(user_id)
            if self.state.seats[seat].away and self.is_live:
                raise Refused("refused-away")
            if isinstance(move, TimeUp):
                raise Refused("refused-unknown-button")  # that is for the clock to say
            press = Press(seat, ply, move, self._clock() if at is None else at)
            try:
                race = await self._enter(press)
            except StorageError:
                self.held_up = True
                raise
        if race is not None:
            while not race.is_settled and (wait := race.ends - self._clock()) > 0:
                await self._sleep(wait)
            async with self._lock:  # even of a broken table: then every press of the race is refused
                await self._settle(race)
        if press.refusal is not None:
            self.held_up |= isinstance(press.refusal, StorageError)
            raise press.refusal

    async def declare_ready(self, user_id: int) -> None:
        """Somebody needs no pause. When everybody present is ready, the next round is dealt at once."""
        async with self._alone():
            seat = self._seated(user_id)
            if self.state.status != "pause":
                raise Stale
            self.ready.add(seat)
            waived = self.ready.union(self._match.match.eliminated)
            if all(seating.is_played_by_ai(s) or i in waived for i, s in enumerate(self.state.seats)):
                await self._deal()
            else:
                self._audience.changed(self)

    async def touch(self, user_id: int, *, returning: bool = False) -> None:
        """Somebody pressed something: their seat wakes up. ``returning`` also brings back who had left."""
        async with self._alone():
            seat = seating.seat_of(self.state, user_id)
            if seat is None or not self.is_live or self.is_stranded:
                return
            mine = self.state.seats[seat]
            if mine.away:
                if returning:
                    await self._return(seat)
            elif mine.autopilot:
                await self._return(seat)
            else:  # only in memory: which moment it was is worth no write
                self.state = seating.change_seat(self.state, seat, acted=self._clock())

    async def leave(self, user_id: int) -> None:
        """Give up the seat: for good in the lobby; in a match an AI plays it until its owner is back."""
        async with self._alone():
            if not self.is_live:
                raise Refused("refused-closed")
            seat = self._seated(user_id)
            if self.state.status == "lobby":
                state = seating.remove_person(self.state, seat)
                if not any(seating.is_person(s) for s in state.seats):
                    state = replace(state, status="closed", deadline=None)
                await self._save(state)
                return
            if self.state.seats[seat].away:
                raise Refused("refused-left-already")
            state = seating.change_seat(self.state, seat, away=True, autopilot=False)
            await self._reseat(seating.hand_over(state), seat)

    async def end(self, user_id: int, *, moderator: bool) -> None:
        """Close the table for everybody. Raises `Refused` unless the host or a moderator asks."""
        async with self._alone():
            self.check_may_end(user_id, moderator=moderator)
            await self._close()

    def check_may_end(self, user_id: int, *, moderator: bool) -> None:
        """Raises `Refused` for somebody who may not end this table, and when it is closed already."""
        if not self.is_live:
            raise Refused("refused-closed")
        if user_id != self.state.host_id and not moderator:
            raise Refused("refused-only-host-ends", host=seating.host_name(self.state))

    # A channel that goes, and another

    async def strand(self) -> None:
        """The table's channel is out of reach: its clocks stop, the AIs wait, and it is kept for `move`."""
        async with self._alone():
            if self.is_live and not self.is_stranded:
                self.round_ends = self._thoughts.catch_at = None
                await self._write(stranded.strand(self.state, self._clock(), self._timing))
                self._audience.changed(self)

    def check_may_move(self, user_id: int, *, moderator: bool) -> None:
        """Raises `Refused` unless this table waits for a channel and somebody asks who is at it, or a moderator."""
        if not self.is_stranded:
            raise Refused("refused-not-stranded")
        if not moderator and user_id != self.state.host_id and seating.seat_of(self.state, user_id) is None:
            raise Refused("refused-only-seated-resumes")

    async def move(self, user_id: int, channel_id: int, *, moderator: bool) -> None:
        """Go on in this channel, with a whole clock for whoever is asked. Raises `Refused`."""
        async with self._alone():
            self.check_may_move(user_id, moderator=moderator)
            round = self.log.round if self.log else None
            await self._write(stranded.refloat(self.state, round, channel_id, self._clock(), self._timing))
            if self.log is not None:
                self._wind_up()
                self._think()
            self._audience.changed(self)

    # The clock

    def next_due(self) -> float | None:
        """When `tick` has something to do, in Unix seconds; ``None`` while only a person can go on."""
        state = self.state
        if state.status == "closed":
            return None
        if self._race is not None:
            return self._race.ends  # what comes due meanwhile is judged by what then stands
        if self.is_stranded:
            return state.deadline
        times = [clocks.deserted_at(state, self._timing)]
        if not (state.match_id and seating.everybody_left(state)):
            thoughts = self._thoughts
            times += [state.deadline, thoughts.move_at, thoughts.catch_at, self.round_ends, self._reminder_at()]
            if self._is_voted():
                return self._clock()
        return min((t for t in times if t is not None), default=None)

    async def tick(self) -> None:
        """Do what is due: an AI's move, a clock that ran out, the next deal, closing a forgotten table."""
        async with self._alone():
            now, state = self._clock(), self.state
            if state.status == "closed":
                return
            if self._race is not None:
                if clocks.due(self._race.ends, now):
                    await self._settle(self._race)
                if self.broken:
                    raise Stale
            elif clocks.due(clocks.deserted_at(state, self._timing), now) or (
                (state.status == "lobby" or self.is_stranded) and clocks.due(state.deadline, now)
            ):
                await self._close()
            elif (
                state.match_id and not seating.everybody_left(state) and not self.is_stranded
            ):  # else the match waits for somebody to come back
                await self._tick_match(now)

    # Inside the lock

    async def _tick_match(self, now: float) -> None:
        state, thoughts = self.state, self._thoughts
        if self._is_voted() or (state.status == "pause" and clocks.due(state.deadline, now)):
            await self._deal()
        elif clocks.due(self.round_ends, now):
            log = self._match
            await self._enter(Press(log.round.to_move, log.ply, TIME_UP, now, "clock"))
        elif clocks.due(thoughts.catch_at, now):
            await self._catch()
        elif clocks.due(thoughts.move_at, now):
            await self._play_for_seat()
        elif state.status == "playing" and clocks.due(state.deadline, now):
            await self._run_out()
        elif clocks.due(self._reminder_at(), now):
            self._remind()

    async def _save(self, state: TableState, *, rethink: bool = False) -> None:
        """Store and adopt a change of seats; ``rethink``: somebody else plays the seat to move from now on."""
        state = clocks.after_seating(state, self._clock(), self._timing)
        await self._write(state)
        if rethink:
            self._think()  # before anybody is told: the timer is set to what is thought now
        self._audience.changed(self)

    async def _return(self, seat: int) -> None:
        """The owner of a seat that was played for is back, and gets a whole clock if it is their turn."""
        state = seating.change_seat(self.state, seat, away=False, autopilot=False, misses=0, acted=self._clock())
        await self._reseat(seating.hand_over(state), seat)

    async def _reseat(self, state: TableState, seat: int) -> None:
        """Somebody stopped or began to play a seat: the clock and the AIs follow."""
        waited = seating.everybody_left(self.state)
        round = self._match.round
        if waited and self.round_ends is not None:
            self.round_ends = max(self.round_ends, self._clock() + self._timing.turn)
        asked = waited or round.to_move == seat or round.phase is Phase.VOTE
        if state.status == "playing" and asked:
            state = clocks.fresh_clock(state, round, self._clock(), self._timing)
        elif state.status == "pause" and waited:
            state = replace(state, deadline=self._clock() + self._timing.round_pause)
        await self._save(state, rethink=asked)

    async def _close(self) -> None:
        await self._save(replace(self.state, status="closed"))

    async def _run_out(self) -> None:
        """A person's time is over: their seat is played for, and from the second time in a row by an AI."""
        seat = self._match.round.to_move
        await self._choose(seat, "clock", missed=not seating.is_played_by_ai(self.state.seats[seat]))

    async def _play_for_seat(self) -> None:
        """The move of an AI, or of the AI that stands in for a person, or the rest of a turn whose clock ran out."""
        round = self._match.round
        seat = played_for(self.state, round)
        if seat is None:
            await self._choose(round.to_move, "clock")
        else:
            await self._choose(seat, "autopilot" if seating.is_person(self.state.seats[seat]) else None)

    async def _choose(self, seat: int, by: str | None, *, missed: bool = False) -> None:
        log = self._match
        if by == "clock":
            move = by_rote(self.state, log.match, self._rng)
        else:
            move = choose(self.state, log.round, seat, self._rng)
        await self._enter(Press(seat, log.ply, move, self._clock(), by, missed))

    def _go_on(self, entry: Entry) -> None:
        """Somebody is asked something new, or has said something: the AIs think, and the screens are told."""
        self.ready.clear()
        self._think(entry)
        self._audience.changed(self)

    async def _catch(self) -> None:
        """An AI noticed a missed Uno."""
        self._thoughts.catch_at = None
        log = self._match
        catcher = attentive(self.state, log.round)
        if log.round.catchable is not None and catcher is not None:
            await self._enter(Press(catcher, log.ply, Catch(log.round.catchable), self._clock()))

    def _think(self, entry: Entry | None = None) -> None:
        """The AIs think about what ``entry`` has led to; about everything, without one."""
        log = self._match
        turned = entry is None or log.turn == log.ply or log.round.phase is Phase.VOTE
        lapsed = entry is not None and entry.by == "clock" and is_unfinished(entry, log.round)
        opened = log.cause == log.ply
        self._thoughts.renew(self.state, log.round, self._clock(), opened=opened, turned=turned, lapsed=lapsed)

    def _remind(self) -> None:
        """Once a turn; in memory, and stored with the next move."""
        user_id = self.state.seats[self._match.round.to_move].user_id
        self.state = replace(self.state, warned=True)
        if user_id is not None:
            self._audience.remind(self, user_id)

    def _reminder_at(self) -> float | None:
        if self.log is None:
            return None
        return clocks.reminder_at(self.state, self.log.round.to_move, self._timing)
