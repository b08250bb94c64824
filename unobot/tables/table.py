"""A table: what stands in one channel. Its seats, its running match, and the one door for moves.

Every change goes the same way, under the table's lock: decide (pure), store (durable, one transaction), apply, tell.
People, AIs and clocks make their moves through `_enter`; there is no second way that changes a round. Nothing here
knows Discord: people are numbers, and time comes from the clock.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from unobot.rules.match import Entry, joined
from unobot.rules.moves import Move, Play, TimeUp
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.states import TableState
from unobot.storage.store import StorageError, Store
from unobot.tables.ai_seats.engine_pool import EnginePool, playable
from unobot.tables.ai_seats.search_pool import SearchPool
from unobot.tables.errors import Refused, Stale
from unobot.tables.listener import TableListener
from unobot.tables.match_log import MatchLog
from unobot.tables.membership import Chairs
from unobot.tables.race import Press
from unobot.tables.state import clocks, premoves, rematch, seating, suspension
from unobot.tables.state.timing import Clock, Sleep, Timing


class Table(Chairs):
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
        engines: EnginePool,
        thinkers: SearchPool,
        listener: TableListener,
        at_home: bool = True,
    ) -> None:
        super().__init__(state, store, engines, thinkers, clock, timing, rng)
        self.at_home = at_home
        """Whether this process keeps the clocks and the screens of the table."""
        self._sleep = sleep
        self._listener = listener

    def resume(self, seed: bytes, salt: int, entries: Iterable[Entry], made: float) -> None:
        """Take up a stored match: fold its log, and let the AIs think afresh. Called once, before the table is used.

        ``made`` is when its last entry was.
        """
        entries = list(entries)
        self.log = MatchLog(self.ruleset, len(self.state.seats) - sum(map(joined, entries)), seed, salt)
        for entry in entries:
            self.log.adopt(entry)
        self._regret_from(made)
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
            if self.log.turn == before.log.turn:
                self.skips = before.skips

    # The lobby

    async def change_rules(self, user_id: int, ruleset: Ruleset) -> None:
        """The host chooses the rules."""
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if user_id != self.state.host_id:
                raise Refused("refused-only-host-rules", host=seating.host_name(self.state))
            rules = playable(self.state, ruleset)
            await self._save(rematch.reconsider(replace(self.state, ruleset=rules)))

    async def allow_taking_back(self, user_id: int, allowed: bool) -> None:
        """The host says whether a move may be taken back."""
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if user_id != self.state.host_id:
                raise Refused("refused-only-host-rules", host=seating.host_name(self.state))
            await self._save(replace(self.state, options=replace(self.state.options, take_back=allowed)))

    async def change_pace(self, user_id: int, turn: float | None) -> None:
        """The host chooses how many seconds a move may take; ``None`` for what everybody has."""
        async with self._alone():
            self.check_may_change_pace(user_id)
            await self._save(replace(self.state, options=replace(self.state.options, turn_seconds=turn)))

    async def change_look(self, user_id: int, look: Literal["picture", "text"], *, moderator: bool) -> None:
        """The host, or a moderator, chooses how the table is shown. Raises `Refused` for others."""
        async with self._alone():
            if not self.is_live:
                raise Refused("refused-closed")
            if user_id != self.state.host_id and not moderator:
                raise Refused("refused-only-host-look", host=seating.host_name(self.state))
            await self._save(replace(self.state, options=replace(self.state.options, look=look)))

    def check_may_change_pace(self, user_id: int) -> None:
        """Raises `Refused` unless this is the host, in the lobby, and the rules leave the pace open."""
        self._in_lobby()
        self._seated(user_id)
        if user_id != self.state.host_id:
            raise Refused("refused-only-host-time-control", host=seating.host_name(self.state))
        if self.ruleset.turn_seconds:
            raise Refused("refused-time-control-by-rules", seconds=self.ruleset.turn_seconds)

    async def speak(self, locale: str) -> None:
        """The table speaks another language from now on."""
        async with self._alone():
            if self.is_live and self.state.locale != locale:
                await self._write(replace(self.state, locale=locale))
                self._listener.changed(self)

    async def start(self, user_id: int, salt: int) -> None:
        """The host begins the match, or whoever takes the place of a host who is not there any more.

        ``salt`` is the id of the interaction that did it (RULES, fair deals). Raises the rules' `RulesetError` where so
        many seats cannot play them.
        """
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if user_id != self.state.host_id:
                place = seating.seat_of(self.state, self.state.host_id)
                assert place is not None  # who gives up their seat hands the host's place on
                host = self.state.seats[place]
                waits = host.acted + self._timing.lobby * self._timing.host
                if waits > self._clock():
                    raise Refused("refused-only-host-starts", host=host.name, when=int(waits))
            await self._start(replace(self.state, host_id=user_id), salt)

    async def agree(self, user_id: int, salt: int) -> None:
        """Somebody seated wants this rematch: it begins when all do.

        ``salt``: as of `start`. Raises the rules' `RulesetError` where so many seats cannot play them.
        """
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if self.state.rematch is None:
                raise Refused("refused-unknown-button")
            state = rematch.agree(self.state, user_id)
            if rematch.is_agreed(state) and len(state.seats) > 1:
                await self._start(state, salt)
            else:
                await self._save(state)

    async def _start(self, state: TableState, salt: int) -> None:
        if len(state.seats) < 2 and not self.ruleset.teams:  # the rules say themselves what teams need
            raise Refused("refused-too-few-seats")
        seed = state.secret or secrets.token_bytes(32)  # a lobby of an older version has none
        log, now = MatchLog(self.ruleset, len(state.seats), seed, salt), self._clock()
        entry = log.next_deal()
        state = seating.host_first(state) if self.ruleset.first_card == "none" else state
        state = clocks.after_entry(replace(state, status="playing"), entry.events, now, self._timing)
        state = premoves.after(state, entry)
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

    async def choose_ahead(self, user_id: int, move: Move | None) -> None:
        """Somebody chooses the card that they will play when their turn comes; ``None`` for none any more.

        Raises `Refused` where it cannot be chosen, `Stale` where there is no turn to come.
        """
        async with self._alone():
            seat = self._seated(user_id)
            if self.state.seats[seat].away and self.is_live:
                raise Refused("refused-away")
            if self.log is None or self.state.status != "playing":
                raise Stale
            if self.log.round.to_move == seat:
                raise Refused("refused-premove-now")
            if move is not None and move not in premoves.offered(self.log.round, seat):
                raise Refused("refused-premove-card")
            assert move is None or isinstance(move, Play)  # nothing else is offered
            await self._write(premoves.chosen(self.state, user_id, move))
            self._tell()

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
                self._tell()

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
                self.round_ends = None
                self._thoughts.asides.clear()
                await self._write(suspension.strand(self.state, self._clock(), self._timing))
                self._tell()

    def check_may_move(self, user_id: int, *, moderator: bool) -> None:
        """Raises `Refused` unless this table waits for a channel and somebody asks who is at it, or a moderator."""
        if not self.is_stranded:
            raise Refused("refused-not-suspended")
        if not moderator and user_id != self.state.host_id and seating.seat_of(self.state, user_id) is None:
            raise Refused("refused-only-seated-resumes")

    async def move(self, user_id: int, channel_id: int, *, moderator: bool) -> None:
        """Go on in this channel, with a whole clock for whoever is asked; whoever does that is there again.

        Raises `Refused`.
        """
        async with self._alone():
            self.check_may_move(user_id, moderator=moderator)
            round_state = self.log.round if self.log else None
            state, seat = self.state, seating.seat_of(self.state, user_id)
            if seat is not None:
                state = seating.change_seat(state, seat, away=False, autopilot=False, misses=0, acted=self._clock())
                state = seating.hand_over(state)
            await self._write(suspension.refloat(state, round_state, channel_id, self._clock(), self._timing))
            if self.log is not None:
                self._wind_up()
                self._think()
            self._tell()

    # Inside the lock

    def _tell(self) -> None:
        self._listener.changed(self)

    def _call(self, user_id: int) -> None:
        self._listener.remind(self, user_id)
