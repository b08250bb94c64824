"""The seats of a table: who sits down, leaves, comes back, and is sent away."""

from __future__ import annotations

from abc import ABC

from msgspec.structs import replace

from unobot.rules.events import Phase
from unobot.storage.states import TableState
from unobot.tables.ai_seats.autopilot import STAND_IN
from unobot.tables.ai_seats.engine_pool import playable
from unobot.tables.automation import Keeper
from unobot.tables.errors import Refused, Stale
from unobot.tables.state import admission, clocks, rematch, seating, skip_vote


class Chairs(Keeper, ABC):
    """One table as those see it who want a seat at it, or have one."""

    async def join(self, user_id: int, name: str) -> None:
        """Take a seat in the lobby, or one's own seat again in a running match."""
        async with self._alone():
            self._afloat()
            seat = seating.seat_of(self.state, user_id)
            if seat is not None and self.state.seats[seat].away and self.is_live:
                await self._return(seat)
                return
            if seat is None and self.is_live:
                admission.check_may_sit(self.state, user_id)
            self._in_lobby()
            await self._save(rematch.agree(seating.add_person(self.state, user_id, name, self._clock()), user_id))

    async def take_over(self, user_id: int, name: str, seat: int, ply: int) -> None:
        """Take an AI's seat in a running match, at once, with its hand and score. ``ply``: when it was offered."""
        async with self._alone():
            self._afloat()
            if not self.is_live:
                raise Refused("refused-closed")
            if seating.seat_of(self.state, user_id) is not None:
                raise Refused("refused-seated-already")
            admission.check_may_sit(self.state, user_id)
            if self.log is None or ply < self.log.dealt:
                raise Stale
            if seat not in admission.seats_to_take(self.state, self.log.match, user_id):
                raise Refused("refused-seat-taken")
            state = seating.note_names(admission.withdraw(self.state, user_id), self.ply + 1)
            await self._reseat(seating.take_seat(state, seat, user_id, name, self._clock()), seat)

    async def join_late(self, user_id: int, name: str) -> None:
        """Have a seat of one's own from the next round on, with the lowest score at the table."""
        async with self._alone():
            self._afloat()
            if not self.is_live:
                raise Refused("refused-closed")
            if seating.seat_of(self.state, user_id) is not None:
                raise Refused("refused-seated-already")
            admission.check_may_sit(self.state, user_id)
            if self.log is None:
                raise Stale
            await self._save(admission.announce(self.state, user_id, name))

    async def add_ai(self, user_id: int, level: str) -> None:
        """Somebody who is seated asks an AI of ``level`` to the table; its host, an engine of that name.

        Where there is an engine, nobody has to say Uno. Raises `Refused` where one does not know the rules.
        """
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            if level in self._engines.names and user_id != self.state.host_id:
                raise Refused("refused-only-host-engine", host=seating.host_name(self.state))
            state = seating.add_ai(self.state, level, self._clock(), self._engines.names)
            rules = playable(state, self.ruleset)
            if rules != self.ruleset:
                state = rematch.reconsider(replace(state, ruleset=rules))
            await self._save(state)

    async def remove_ai(self, user_id: int, name: str) -> None:
        """Somebody who is seated sends the AI of this name away."""
        async with self._alone():
            self._in_lobby()
            self._seated(user_id)
            await self._save(seating.remove_ai(self.state, name))

    async def touch(self, user_id: int, *, returning: bool = False, playing: bool = True) -> None:
        """Somebody pressed something: their seat wakes up. ``returning`` also brings back who had left.

        Without ``playing`` it was nothing about the hand, so who lets an AI play on purpose rests on.
        """
        async with self._alone():
            seat = seating.seat_of(self.state, user_id)
            if seat is None or not self.is_live or self.is_stranded:
                return
            mine = self.state.seats[seat]
            if mine.away:
                if returning:
                    await self._return(seat)
            elif mine.autopilot:
                if playing or seating.is_absent(mine):
                    await self._return(seat)
            else:  # only in memory: which moment it was is worth no write
                self.state = seating.change_seat(self.state, seat, acted=self._clock())

    async def leave(self, user_id: int) -> None:
        """Give up the seat: for good in the lobby; in a match an AI plays it until its owner is back."""
        async with self._alone():
            if not self.is_live:
                raise Refused("refused-closed")
            if admission.is_newcomer(self.state, user_id):
                await self._save(admission.withdraw(self.state, user_id))
                return
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

    async def rest(self, user_id: int, *, on: bool) -> None:
        """Somebody lets an AI play for them for a while (``on``), or is back."""
        async with self._alone():
            seat = self._seated(user_id)
            if self.state.status not in ("playing", "pause"):
                raise Stale
            if self.state.seats[seat].away:
                raise Refused("refused-away")
            if on:
                state = seating.change_seat(self.state, seat, autopilot=True, misses=0)
                await self._reseat(state, seat)
            elif self.state.seats[seat].autopilot:
                await self._return(seat)

    async def skip(self, user_id: int, ply: int) -> None:
        """Somebody wants the turn that was played at ``ply`` to be skipped; with enough of them it is.

        Raises `Stale` where another turn is played by now.
        """
        async with self._alone():
            self._seated(user_id)
            log = self.log
            if log is None or self.state.status != "playing" or ply < log.turn:
                raise Stale
            skip_vote.check_may_skip(self.state, log.round, user_id, self._clock(), self._timing)
            self.skips.add(user_id)
            voters = skip_vote.voters(self.state, log.round)
            if len(self.skips.intersection(voters)) >= skip_vote.needed(voters):
                await self._choose(log.round.to_move, "skip", missed=True)
            else:
                self._tell()

    # What the host does

    def check_may_manage(self, user_id: int, *, moderator: bool) -> None:
        """Raises `Refused` unless this is the host, or a moderator, of a table that is open."""
        if not self.is_live:
            raise Refused("refused-closed")
        self._afloat()
        if user_id != self.state.host_id and not moderator:
            raise Refused("refused-only-host-manages", host=seating.host_name(self.state))

    async def kick(self, user_id: int, guest_id: int, *, moderator: bool) -> None:
        """Send somebody away: an AI plays their seat from now on, and they take no seat in this match again."""
        async with self._alone():
            self.check_may_manage(user_id, moderator=moderator)
            seat = admission.find_guest(self.state, guest_id)
            if guest_id == user_id:
                raise Refused("refused-kick-oneself")
            await self._vacate(admission.keep_out(self.state, guest_id), seat)

    async def free(self, user_id: int, guest_id: int, *, moderator: bool) -> None:
        """Give the seat of somebody who left to an AI for good, so that others can take it over."""
        async with self._alone():
            self.check_may_manage(user_id, moderator=moderator)
            seat = admission.find_guest(self.state, guest_id)
            if not self.state.seats[seat].away:
                raise Refused("refused-release-present", name=self.state.seats[seat].name)
            await self._vacate(self.state, seat)

    async def make_host(self, user_id: int, heir_id: int, *, moderator: bool) -> None:
        """Hand the host's place to somebody else who is there."""
        async with self._alone():
            self.check_may_manage(user_id, moderator=moderator)
            heir = self.state.seats[admission.find_guest(self.state, heir_id)]
            if seating.is_absent(heir):
                raise Refused("refused-new-host-away", name=heir.name)
            await self._save(replace(self.state, host_id=heir_id))

    async def set_access(self, user_id: int, access: str, *, moderator: bool) -> None:
        """Say who may take a seat that is free."""
        async with self._alone():
            self.check_may_manage(user_id, moderator=moderator)
            await self._save(admission.set_access(self.state, access))

    def check_may_invite(self, user_id: int, guest_id: int | None = None, name: str = "") -> None:
        """Raises `Refused` unless this person is seated at a lobby with room, and may invite somebody, or this one."""
        self._in_lobby()
        self._seated(user_id)
        seating.check_room(self.state)
        if guest_id is not None:
            admission.check_may_invite(self.state, user_id, guest_id, name)

    def may_invite(self, user_id: int, guest_id: int) -> bool:
        """Whether this person may invite that one."""
        try:
            self.check_may_invite(user_id, guest_id)
        except Refused:
            return False
        return True

    async def invite(self, user_id: int, guest_id: int, name: str) -> None:
        """Somebody may take a seat, also where only the invited may. Raises `Refused`, in which they are ``name``."""
        async with self._alone():
            self.check_may_invite(user_id, guest_id, name)
            await self._save(admission.invite(self.state, guest_id))

    # Inside the lock

    async def _vacate(self, state: TableState, seat: int) -> None:
        """A person has a seat no more: in a match an AI has it from now on."""
        if state.status == "lobby":
            state = seating.remove_person(state, seat)
        else:
            state = seating.note_names(state, self.ply + 1)
            state = seating.give_to_ai(state, seat, STAND_IN, self._clock())
        if admission.is_deserted(state):
            state = replace(state, status="closed")
        if state.status in ("lobby", "closed"):
            await self._save(state)
        else:
            await self._reseat(state, seat)

    async def _return(self, seat: int) -> None:
        """The owner of a seat that was played for is back, and gets a whole clock if it is their turn."""
        state = seating.change_seat(self.state, seat, away=False, autopilot=False, misses=0, acted=self._clock())
        await self._reseat(seating.hand_over(state), seat)

    async def _reseat(self, state: TableState, seat: int) -> None:
        """Somebody stopped or began to play a seat: the clock and the AIs follow."""
        waited = seating.everybody_left(self.state)
        round_state = self._match.round
        if waited and self.round_ends is not None:
            self.round_ends = max(self.round_ends, self._clock() + self._timing.turn)
        asked = waited or round_state.to_move == seat or round_state.phase is Phase.VOTE
        if state.status == "playing" and asked:
            state = clocks.fresh_clock(state, round_state, self._clock(), self._timing)
        elif state.status == "pause" and waited:
            state = replace(state, deadline=self._clock() + self._timing.round_pause)
        await self._save(state, rethink=asked)
