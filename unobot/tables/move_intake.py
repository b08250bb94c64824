"""The one door for moves: people's, AIs' and clocks'. There is no second way that changes a round.

What competes is held here for a moment (see `race`); everything else is stored, adopted and told at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from msgspec.structs import replace

from unobot.rules.events import Phase, reseated
from unobot.rules.match import Entry
from unobot.rules.moves import TakeBack
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.storage.states import TableState
from unobot.storage.store import StorageError, Store
from unobot.tables.ai_seats.engine_pool import EnginePool
from unobot.tables.errors import Refused, Stale
from unobot.tables.persistence import Ledger
from unobot.tables.race import Press, Race, competes
from unobot.tables.state import admission, clocks, premoves, seating
from unobot.tables.state.take_back_window import regret
from unobot.tables.state.timing import Clock, Timing

MISSES = 2
"""So many clocks run out in a row put a seat on autopilot."""


class Door(Ledger, ABC):
    """One table as moves see it. Everything here happens inside the table's lock."""

    def __init__(self, state: TableState, store: Store, engines: EnginePool, clock: Clock, timing: Timing) -> None:
        super().__init__(state, store, engines)
        self._clock = clock
        self._server_timing = timing
        self._race: Race | None = None
        """What is held now, if anything is."""

    @property
    def _timing(self) -> Timing:
        return self._server_timing.under(self.ruleset, self.state.options)

    @abstractmethod
    def _go_on(self, entry: Entry) -> None:
        """Take notice of an entry that has been adopted."""

    async def _enter(self, press: Press) -> Race | None:
        """The one door. The move is played, or refused, or held in the race that is returned."""
        if self._race is not None and clocks.due(self._race.ends, self._clock()):
            await self._settle(self._race)
        self._check_fresh(press)
        if self._race is None:
            entry = self._match.next_move(press.seat, press.move, press.by)  # what is illegal now is refused now
            if self._timing.race_hold == 0 or not competes(self._match.round, entry):
                await self._play(press, entry)
                return None
            ends = self._clock() + self._timing.race_hold
            self._race = Race(ends, self._match.round.catchable, self._timing.uno_grace)
        self._race.presses.append(press)
        return self._race

    async def _settle(self, race: Race) -> None:
        """Play what was held, each move judged by what then stands."""
        if race.is_settled:
            return
        self._race = None
        race.is_settled = True
        for press in race.in_order():
            try:
                self._check_fresh(press)
                await self._play(press, self._match.next_move(press.seat, press.move, press.by))
            except (Refused, IllegalMove, StorageError) as refusal:
                press.refusal = refusal

    def _check_fresh(self, press: Press) -> None:
        self._afloat()
        if self.broken or self.log is None or self.state.status != "playing":
            raise Stale
        if isinstance(press.move, TakeBack):
            self._check_regret(press)
        if not self.log.is_fresh(press.seat, press.ply, press.move):
            raise Stale
        if press.by == "autopilot" and not seating.is_played_by_ai(self.state.seats[press.seat]):
            raise Stale  # its owner came back while it was held

    def _check_regret(self, press: Press) -> None:
        """Raises unless this move may still be taken back, as the table has it and by when it was asked for."""
        if not self.state.options.take_back:
            raise Refused("refused-take-back-off")
        if self.regret is None or self.regret.seat != press.seat or press.ply != self._match.ply:
            raise IllegalMove(Reason.NO_TAKE_BACK)
        if press.at > self.regret.until:
            raise Refused("refused-take-back-late")

    async def _play(self, press: Press, entry: Entry) -> None:
        """Store and adopt what a press makes happen."""
        state, now = self.state, self._clock()
        owner = state.seats[press.seat]
        if press.missed:
            misses = owner.misses + 1
            state = seating.change_seat(state, press.seat, misses=misses, autopilot=misses >= MISSES)
            state = clocks.with_desertion(seating.hand_over(state), now)
        elif press.by is None and seating.is_person(owner):
            state = seating.change_seat(state, press.seat, misses=0, acted=now)
        await self._enter_log(entry, state)
        press.refusal = None
        if self._is_voted():
            await self._deal()

    async def _deal(self) -> None:
        """The next round of the match, for which everybody may have changed seats."""
        entry = self._match.next_deal(len(self.state.seat_changes.newcomers))
        state = admission.seat_newcomers(self.state, entry.ply, self._clock())
        seats = reseated(state.seats, entry.events)
        await self._enter_log(entry, replace(state, status="playing", seats=seats))

    async def _enter_log(self, entry: Entry, state: TableState) -> None:
        now = self._clock()
        state = premoves.after(clocks.after_entry(state, entry.events, now, self._timing), entry)
        await self._append(entry, state, now)
        self._regret_from(now)
        if entry.seat is None or self.state.status != "playing":
            self._wind_up()
        self._go_on(entry)

    def _regret_from(self, made: float) -> None:
        """Take notice of whether the last entry, ``made`` then, may be taken back."""
        self.regret = regret(self.state, self._match, made, self._clock(), self._timing.take_back)

    def _is_voted(self) -> bool:
        return self.state.status == "playing" and self._match.is_voted

    def _wind_up(self) -> None:
        """Start the clock of a round that begins, stop that of one that is over."""
        runs = self.ruleset.blitz and self.state.status == "playing" and self._match.round.phase is not Phase.VOTE
        self.round_ends = self._clock() + self.ruleset.blitz if runs else None
