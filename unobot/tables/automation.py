"""Who keeps a table going: it rings when a clock runs out, plays for AIs and for the absent, deals, reminds, closes.

Everything here happens by itself, when the hub's timer for the table fires; what people do is in `chairs` and `table`.
"""

from __future__ import annotations

import dataclasses
import random
from abc import ABC, abstractmethod

from msgspec.structs import replace

from unobot.ai.time_budget import SLOW_LEVELS
from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import TIME_UP, Move
from unobot.rules.view import observe
from unobot.storage.states import TableState
from unobot.storage.store import Store
from unobot.tables.ai_seats.autopilot import (
    BY_ROTE,
    AiSchedule,
    beside,
    by_rote,
    choose,
    is_unfinished,
    played_for,
    spoken,
)
from unobot.tables.ai_seats.engine_pool import EnginePool, Verdict
from unobot.tables.ai_seats.move_request import MoveRequest
from unobot.tables.ai_seats.search_pool import SearchPool
from unobot.tables.errors import Stale
from unobot.tables.move_intake import Door
from unobot.tables.race import Press
from unobot.tables.state import clocks, premoves, seating, suspension
from unobot.tables.state.timing import Clock, Timing

SUBSTITUTE = "clever"
"""The level that has the seat of an engine that failed."""


class Keeper(Door, ABC):
    """One table as its clocks and its AIs see it."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        engines: EnginePool,
        thinkers: SearchPool,
        clock: Clock,
        timing: Timing,
        rng: random.Random,
    ) -> None:
        super().__init__(state, store, engines, clock, timing)
        self._thinkers = thinkers
        self._is_asking = False
        """Whether a question has been asked and not answered."""
        self._rng = rng
        self._thoughts = AiSchedule(rng)
        self._asked = clock()
        """When the seat to move was asked; of what was asked before a start, the start."""
        self._reminded = clock()
        """When somebody was reminded last; what was due before a start was given then, or is forgiven."""

    @abstractmethod
    def _tell(self) -> None:
        """Something that a screen shows has changed."""

    @abstractmethod
    def _call(self, user_id: int) -> None:
        """This person sleeps while it is their turn."""

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
            if self.regret is not None and self.regret.offered:
                times.append(self.regret.until)
            times.append(self._premove_at())
            times += [
                state.deadline,
                None if self._is_asking else thoughts.move_at,
                thoughts.aside_at,
                self.round_ends,
                self._reminder_at(),
            ]
            if self._is_voted():
                return self._clock()
        return min((text for text in times if text is not None), default=None)

    async def tick(self) -> None:
        """Do what is due: an AI's move, a clock that ran out, the next deal, closing a forgotten table.

        Where that is a move that takes time, it is asked for without the lock, and the table goes on meanwhile.
        """
        question: MoveRequest | None = None
        async with self._alone():
            now, state = self._clock(), self.state
            if state.status == "closed":
                return
            if self._race is not None:
                if clocks.due(self._race.ends, now):
                    await self._settle(self._race)
                if self.broken:
                    raise Stale
            elif (state.status == "lobby" or self.is_stranded) and clocks.due(state.deadline, now):
                await self._close()
            elif clocks.due(clocks.deserted_at(state, self._timing), now):
                await self._lay_aside()
            elif (
                state.match_id and not seating.everybody_left(state) and not self.is_stranded
            ):  # else the match waits for somebody to come back
                question = await self._tick_match(now)
        if question is not None:
            await self._ask(question)

    async def _ask(self, question: MoveRequest) -> None:
        """Play what is answered, if that is still asked then; an AI's move where an engine cannot play any more."""
        try:
            answer = await self._answer(question)
        finally:
            self._is_asking = False
        if answer is None:
            return
        async with self._alone():
            if question != self._question():
                self._tell()  # which sets the timer for whatever is asked now
            elif isinstance(answer, Verdict):
                state = seating.note_names(self.state, self.ply + 1)
                await self._save(seating.replace_engine(state, question.seat, SUBSTITUTE))
                await self._choose(question.seat, None)
            else:
                move = spoken(self.state.seats[question.seat], answer, self._rng)
                await self._enter(Press(question.seat, self.ply, move, self._clock()))

    async def _answer(self, question: MoveRequest) -> Move | Verdict | None:
        """Ask whoever plays the seat; ``None`` where the bot stops meanwhile."""
        if question.level in SLOW_LEVELS:
            return await self._thinkers.choose(question, self._rng.getrandbits(64))
        _, entries = await self._store.load_match(question.match_id, question.dealt)
        told = [entry for entry in entries if entry.ply <= question.turn]
        return await self._engines.choose(question, told)

    def _question(self) -> MoveRequest | None:
        """What is to be asked now outside of the lock: of the seat to move, if its answer takes time."""
        if self.log is None or self.state.match_id is None or self.state.status != "playing" or self.is_stranded:
            return None
        state = self.log.round
        asked = self.state.seats[state.to_move]
        if asked.level is None or not seating.takes_time(asked) or state.phase is Phase.VOTE:
            return None
        chair, view = (self.id, asked.name), observe(state, state.to_move)
        return MoveRequest(chair, asked.level, state.to_move, self.state.match_id, self.log.dealt, self.log.turn, view)

    # Inside the lock

    async def _tick_match(self, now: float) -> MoveRequest | None:
        state, thoughts = self.state, self._thoughts
        if self._is_voted() or (state.status == "pause" and clocks.due(state.deadline, now)):
            await self._deal()
        elif clocks.due(self.round_ends, now):
            log = self._match
            await self._enter(Press(log.round.to_move, log.ply, TIME_UP, now, "clock"))
        elif clocks.due(thoughts.aside_at, now):
            await self._step_aside()
        elif clocks.due(thoughts.move_at, now) and not self._is_asking:
            question = self._question()
            if question is not None:
                self._is_asking = True
                return question
            await self._play_for_seat()
        elif clocks.due(self._premove_at(), now):
            await self._play_premove()
        elif state.status == "playing" and clocks.due(state.deadline, now):
            await self._run_out()
        elif clocks.due(self._reminder_at(), now):
            self._remind()
        elif self.regret is not None and self.regret.offered and clocks.due(self.regret.until, now):
            self.regret = dataclasses.replace(self.regret, offered=False)
            self._tell()
        return None

    async def _save(self, state: TableState, *, rethink: bool = False) -> None:
        """Store and adopt a change of seats; ``rethink``: somebody else plays the seat to move from now on."""
        timing = self._server_timing.under(state.ruleset, state.options)  # which may change with it
        state = clocks.after_seating(state, self._clock(), timing)
        await self._write(state)
        if rethink:
            self._think()  # before anybody is told: the timer is set to what is thought now
        self._tell()

    async def _close(self) -> None:
        await self._save(replace(self.state, status="closed"))

    async def _lay_aside(self) -> None:
        """Nobody is there: everything waits as it is for `Table.move`."""
        self.round_ends = None
        self._thoughts.asides.clear()
        await self._write(suspension.lay_aside(self.state, self._clock(), self._timing))
        self._tell()

    async def _run_out(self) -> None:
        """A person's time is over: their seat is played for, and from the second time in a row by an AI."""
        seat = self._match.round.to_move
        await self._choose(seat, "clock", missed=not seating.is_played_by_ai(self.state.seats[seat]))

    async def _play_for_seat(self) -> None:
        """The move of an AI, or of the AI that stands in for a person, or the rest of a turn whose clock ran out."""
        state = self._match.round
        seat = played_for(self.state, state)
        if seat is None:
            begun = self._match.recent[-1].by
            await self._choose(state.to_move, begun if begun in BY_ROTE else "clock")
        else:
            await self._choose(seat, "autopilot" if seating.is_person(self.state.seats[seat]) else None)

    def _premove_at(self) -> float | None:
        """When the card that the seat to move has chosen ahead is played."""
        if self.log is None or premoves.waiting(self.state, self.log.round) is None:
            return None
        moment = self._asked + (premoves.CATCHING if self.log.round.catchable else premoves.BREATH)
        return moment if self.regret is None else max(moment, self.regret.until + self._timing.race_hold)

    async def _play_premove(self) -> None:
        """Through the one door, as if its owner pressed it now; where it may not be played they are told."""
        log = self._match
        chosen = premoves.waiting(self.state, log.round)
        assert chosen is not None  # it was due
        seat = log.round.to_move
        play = premoves.played(log.round, seat, chosen.move)
        if play is None:
            await self._write(premoves.dropped(self.state, chosen.user_id, "unfit"))
            self._tell()
        else:
            await self._enter(Press(seat, log.ply, play, self._clock()))

    async def _choose(self, seat: int, by: str | None, *, missed: bool = False) -> None:
        log = self._match
        if by in BY_ROTE:
            move = by_rote(self.state, log.match, self._rng)
        else:
            move = choose(self.state, log.round, seat, self._rng)
        await self._enter(Press(seat, log.ply, move, self._clock(), by, missed))

    def _go_on(self, entry: Entry) -> None:
        """Somebody is asked something new, or has said something: the AIs think, and the screens are told."""
        self.ready.clear()
        if self._match.turn == entry.ply:
            self._asked = self._clock()
            self.skips.clear()
        self._think(entry)
        self._tell()

    async def _step_aside(self) -> None:
        """An AI catches, says the Uno that it forgot, or jumps in."""
        aside = self._thoughts.asides.pop(0)
        log = self._match
        move = beside(self.state, log.round, aside, self._rng)
        if move is not None:
            await self._enter(Press(aside.seat, log.ply, move, self._clock()))

    def _think(self, entry: Entry | None = None) -> None:
        """The AIs think about what ``entry`` has led to; about everything, without one."""
        log = self._match
        turned = entry is None or log.turn == log.ply or log.round.phase is Phase.VOTE
        lapsed = entry is not None and entry.by in BY_ROTE and is_unfinished(entry, log.round)
        opened = [seat for seat, cause in log.causes.items() if cause == log.ply]
        laid = entry is None or log.laid == log.ply
        # What was asked for in time may arrive a little later.
        waits = 0.0 if self.regret is None else self.regret.until + self._timing.race_hold
        self._thoughts.renew(
            self.state,
            log.round,
            self._clock(),
            self._timing,
            opened=opened,
            laid=laid,
            turned=turned,
            lapsed=lapsed,
            waits=waits,
        )

    def _remind(self) -> None:
        """In memory, and stored with the next move."""
        user_id = self.state.seats[self._match.round.to_move].user_id
        self.state, self._reminded = replace(self.state, warned=True), self._clock()
        if user_id is not None:
            self._call(user_id)

    def _reminder_at(self) -> float | None:
        if self.log is None:
            return None
        return clocks.reminder_at(self.state, self.log.round.to_move, self._timing, self._reminded)
