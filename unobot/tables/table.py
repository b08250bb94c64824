"""A table: what stands in one channel. Its seats, its running match, and the one door for moves.

Every change goes the same way, under the table's lock: decide (pure), store (durable, one transaction), apply, tell.
If the database refuses, nothing has changed. People, AIs and clocks make their moves through `_play`; there is no
second way that changes a round. Nothing here knows Discord: people are numbers, and time comes from the clock.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from unobot.rules.decide import legal_moves
from unobot.rules.events import MatchEnded
from unobot.rules.match import Entry, encode_entry
from unobot.rules.moves import Catch, Move
from unobot.rules.ruleset import Ruleset
from unobot.storage.states import TableState
from unobot.storage.store import PlyTaken, StorageError, Store
from unobot.tables import clocks, seating
from unobot.tables.audience import Audience
from unobot.tables.autopilot import Thoughts, attentive, by_rote, choose
from unobot.tables.log import MatchLog
from unobot.tables.refusal import Refused, Stale
from unobot.tables.timing import Clock, Timing
from unobot.tables.view import TableView, table_view

MISSES = 2
"""So many clocks run out in a row put a seat on autopilot."""

T = TypeVar("T")


class Table:
    """One table, live.

    ``state`` is what the database holds of the table; ``log`` is its match, if one was begun.
    """

    def __init__(
        self, state: TableState, *, store: Store, clock: Clock, timing: Timing, rng: random.Random, audience: Audience
    ) -> None:
        self.state = state
        self.log: MatchLog | None = None
        self.ruleset = msgspec.json.decode(state.ruleset, type=Ruleset)
        self.ready: set[int] = set()
        """Seats that need no pause before the next round."""
        self.broken = False
        """Set when the database and this object may differ: the hub then forgets the object and loads anew."""
        self._store = store
        self._clock = clock
        self._timing = timing
        self._rng = rng
        self._audience = audience
        self._lock = asyncio.Lock()
        self._thoughts = Thoughts(timing, rng)

    def resume(self, seed: bytes, salt: int, entries: Iterable[Entry]) -> None:
        """Take up a stored match: fold its log, and let the AIs think afresh. Called once, before the table is used."""
        self.log = MatchLog(self.ruleset, len(self.state.seats), seed, salt)
        for entry in entries:
            self.log.adopt(entry)
        self._think()

    # What others may know

    @property
    def id(self) -> int:
        """The table's number, for ever."""
        return self.state.id

    @property
    def ply(self) -> int:
        """The number of the last entry; 0 in the lobby."""
        return self.log.ply if self.log else 0

    @property
    def turn(self) -> int:
        """The ply from which on the seat to move is asked what it is asked now; 0 in the lobby."""
        return self.log.turn if self.log else 0

    @property
    def is_live(self) -> bool:
        """Whether anything can still happen here."""
        return self.state.status != "closed"

    def view(self, user_id: int | None = None) -> TableView:
        """The table as a person sees it, or the public (``None``, and everybody who is not seated)."""
        return table_view(self.state, self.log, self.ready, user_id)

    def legal_moves(self, user_id: int) -> list[Move]:
        """What this person may do now; empty for somebody without a seat and between rounds."""
        seat = seating.seat_of(self.state, user_id)
        if seat is None or self.log is None or self.state.status != "playing":
            return []
        return legal_moves(self.log.round, seat)

    def is_turn_of(self, user_id: int) -> bool:
        """Whether the table waits for this very person."""
        if self.log is None or self.state.status != "playing":
            return False
        return self.state.seats[self.log.round.to_move].user_id == user_id

    # The lobby

    async def join(self, user_id: int, name: str) -> None:
        """Take a seat in the lobby, or one's own seat again in a running match."""
        async with self._alone():
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

    async def start(self, user_id: int, salt: int) -> None:
        """The host begins the match; ``salt`` is the id of the interaction that did it (RULES, fair deals)."""
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if user_id != self.state.host_id:
                raise Refused("refused-only-host-starts", host=seating.host_name(self.state))
            if len(self.state.seats) < 2:
                raise Refused("refused-too-few-seats")
            seed = secrets.token_bytes(32)
            log, now = MatchLog(self.ruleset, len(self.state.seats), seed, salt), self._clock()
            entry = log.next_deal()
            state = clocks.after_entry(replace(self.state, status="playing"), entry.events, now, self._timing)
            self.state = await self._writing(self._store.begin_match(state, seed, salt, now, encode_entry(entry)))
            self.log = log
            self._adopt(entry)

    # Moves

    async def submit(self, user_id: int, ply: int, move: Move) -> None:
        """The door for people. Raises `Stale` (nothing is played), `Refused`, or the rules' `IllegalMove`."""
        async with self._alone():
            seat = self._seated(user_id)
            if self.state.seats[seat].away and self.is_live:
                raise Refused("refused-away")
            if self.log is None or self.state.status != "playing" or not self.log.is_fresh(seat, ply, move):
                raise Stale
            await self._play(seat, move, None)

    async def declare_ready(self, user_id: int) -> None:
        """Somebody needs no pause. When everybody present is ready, the next round is dealt at once."""
        async with self._alone():
            seat = self._seated(user_id)
            if self.state.status != "pause":
                raise Stale
            self.ready.add(seat)
            if all(seating.is_played_by_ai(s) or i in self.ready for i, s in enumerate(self.state.seats)):
                await self._deal()
            else:
                self._audience.changed(self)

    async def touch(self, user_id: int, *, returning: bool = False) -> None:
        """Somebody pressed something: their seat wakes up. ``returning`` also brings back who had left."""
        async with self._alone():
            seat = seating.seat_of(self.state, user_id)
            if seat is None or not self.is_live:
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

    # The clock

    def next_due(self) -> float | None:
        """When `tick` has something to do, in Unix seconds; ``None`` while only a person can go on."""
        state = self.state
        if state.status == "closed":
            return None
        times = [clocks.deserted_at(state, self._timing)]
        if not (state.match_id and seating.everybody_left(state)):
            thoughts = self._thoughts
            times += [state.deadline, thoughts.move_at, thoughts.catch_at, self._reminder_at()]
        return min((t for t in times if t is not None), default=None)

    async def tick(self) -> None:
        """Do what is due: an AI's move, a clock that ran out, the next deal, closing a forgotten table."""
        async with self._alone():
            now, state, thoughts = self._clock(), self.state, self._thoughts
            if state.status == "closed":
                return
            if clocks.due(clocks.deserted_at(state, self._timing), now) or (
                state.status == "lobby" and clocks.due(state.deadline, now)
            ):
                await self._close()
            elif state.match_id and seating.everybody_left(state):
                return  # nobody is there to play on for; the match waits for somebody to come back
            elif state.status == "pause" and clocks.due(state.deadline, now):
                await self._deal()
            elif clocks.due(thoughts.catch_at, now):
                await self._catch()
            elif clocks.due(thoughts.move_at, now):
                await self._play_for_seat()
            elif state.status == "playing" and clocks.due(state.deadline, now):
                await self._run_out()
            elif clocks.due(self._reminder_at(), now):
                self._remind()

    # Inside the lock

    async def _play(self, seat: int, move: Move, by: str | None, state: TableState | None = None) -> None:
        """The one door. ``by`` is ``clock`` or ``autopilot`` when the seat's owner did not choose the move."""
        state = state or self.state
        entry = _known(self.log).next_move(seat, move, by)
        if by is None and seating.is_person(state.seats[seat]):
            state = seating.change_seat(state, seat, misses=0, acted=self._clock())
        await self._append(entry, state)

    async def _deal(self) -> None:
        """The next round of the match."""
        await self._append(_known(self.log).next_deal(), replace(self.state, status="playing"))

    async def _append(self, entry: Entry, state: TableState) -> None:
        """First the log, durably; then, and only then, the match."""
        now, match_id = self._clock(), _known(state.match_id)
        state = clocks.after_entry(state, entry.events, now, self._timing)
        over = isinstance(entry.events[-1], MatchEnded)
        await self._writing(self._store.append(match_id, entry.ply, now, encode_entry(entry), state, over=over))
        self.state = state
        self._adopt(entry)

    def _adopt(self, entry: Entry) -> None:
        """What was stored becomes what is."""
        log = _known(self.log)
        log.adopt(entry)
        self.ready.clear()
        self._think(by=entry.by, turned=log.turn == log.ply)
        self._audience.changed(self)

    async def _save(self, state: TableState, *, rethink: bool = False) -> None:
        """Store and adopt a change of seats; ``rethink``: somebody else plays the seat to move from now on."""
        state = clocks.after_seating(state, self._clock(), self._timing)
        await self._writing(self._store.save_table(state, over=state.status == "closed"))
        self.state = state
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
        round = _known(self.log).round
        if state.status == "playing" and (waited or round.to_move == seat):
            state = clocks.fresh_turn(state, round.to_move, self._clock(), self._timing)
        elif state.status == "pause" and waited:
            state = replace(state, deadline=self._clock() + self._timing.round_pause)
        await self._save(state, rethink=waited or round.to_move == seat)

    async def _close(self) -> None:
        await self._save(replace(self.state, status="closed"))

    async def _run_out(self) -> None:
        """A person's time is over: their seat is played for, and from the second time in a row by an AI."""
        round = _known(self.log).round
        misses = self.state.seats[round.to_move].misses + 1
        state = seating.change_seat(self.state, round.to_move, misses=misses, autopilot=misses >= MISSES)
        state = clocks.with_desertion(state, self._clock())
        await self._play(round.to_move, by_rote(state, round, self._rng), "clock", state)

    async def _play_for_seat(self) -> None:
        """The move of an AI, or of the AI that stands in for a person."""
        state, round = self.state, _known(self.log).round
        owner = state.seats[round.to_move]
        if seating.is_played_by_ai(owner):
            move = choose(state, round, self._rng)
            await self._play(round.to_move, move, "autopilot" if seating.is_person(owner) else None)
        else:
            await self._play(round.to_move, by_rote(state, round, self._rng), "clock")

    async def _catch(self) -> None:
        """An AI noticed a missed Uno."""
        self._thoughts.catch_at = None
        round = _known(self.log).round
        catcher = attentive(self.state, round)
        if round.catchable is not None and catcher is not None:
            await self._play(catcher, Catch(round.catchable), None)

    def _think(self, *, by: str | None = None, turned: bool = True) -> None:
        log = _known(self.log)
        opened, lapsed = log.cause == log.ply, by == "clock"
        self._thoughts.renew(self.state, log.round, self._clock(), opened=opened, turned=turned, lapsed=lapsed)

    def _remind(self) -> None:
        """Once a turn; in memory, and stored with the next move."""
        user_id = self.state.seats[_known(self.log).round.to_move].user_id
        self.state = replace(self.state, warned=True)
        if user_id is not None:
            self._audience.remind(self, user_id)

    def _reminder_at(self) -> float | None:
        if self.log is None:
            return None
        return clocks.reminder_at(self.state, self.log.round.to_move, self._timing)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Hold the table: whoever waited for one that was found broken meanwhile has to ask for it anew."""
        async with self._lock:
            if self.broken:
                raise Stale
            yield

    def _in_lobby(self) -> None:
        if self.state.status == "closed":
            raise Refused("refused-closed")
        if self.state.status != "lobby":
            raise Refused("refused-running")

    def _seated(self, user_id: int) -> int:
        seat = seating.seat_of(self.state, user_id)
        if seat is None:
            raise Refused("refused-not-seated")
        return seat

    async def _writing(self, write: Awaitable[T]) -> T:
        """Await a write; if it fails, this object no longer claims to know what the database holds."""
        try:
            return await write
        except PlyTaken:
            self.broken = True
            raise Stale from None
        except StorageError:
            self.broken = True
            raise


def _known(value: T | None) -> T:
    """What the status of the table guarantees to be there."""
    assert value is not None
    return value
