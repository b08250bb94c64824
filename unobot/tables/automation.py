"""The actions of a table when its timer fires.

* The turn of a player whose clock ran out is played, and AIs move for their own seats and for absent players.
* Premoves are played, and unplayable drawn cards are passed on.
* Rounds are dealt, players are reminded, and tables are adjourned or closed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from msgspec.structs import replace

from unobot.model.clock import Clock
from unobot.model.refused import Stale
from unobot.model.table import TableState
from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import PASS, TIME_UP, Move
from unobot.rules.view import observe
from unobot.tables import reactions
from unobot.tables.ai_seats.ai_resources import AiResources
from unobot.tables.ai_seats.autopilot import (
    FORCED,
    AiSchedule,
    ai_seat_to_move,
    choose,
    forced_move,
    is_unfinished,
    maybe_forget_uno,
    side_move,
)
from unobot.tables.ai_seats.engine_pool import Verdict
from unobot.tables.ai_seats.move_request import MoveRequest
from unobot.tables.ai_seats.network_loading import load_network
from unobot.tables.clock_steps import ClockSteps
from unobot.tables.hearing import MIN_SILENCE, Ear
from unobot.tables.move_intake import MoveIntake
from unobot.tables.persistence import Persistence
from unobot.tables.race import Submission
from unobot.tables.state import auto_pass, clocks, premoves, seating, status, suspension
from unobot.tables.state.places import runs_out
from unobot.tables.state.take_back_window import TakeBackWindow
from unobot.tables.transient import TransientState
from unobot.tables.watching import watching_seconds

MIN_WAIT = 0.001
"""The least seconds to wait for anything: differences of clocks are not exact."""
SUBSTITUTE_LEVEL = "clever"
"""The level that replaces an engine that failed."""


class Automation:
    """The clocks and the AIs of one table.

    ``on_change`` is called when a screen may have changed, and ``remind`` when a player must be reminded to move.
    ``ear`` tells whether presses arrive. The pauses of AIs, premoves and passes are measured by its time.
    """

    def __init__(
        self,
        stored: Persistence,
        transient: TransientState,
        intake: MoveIntake,
        *,
        clock: Clock,
        monotonic: Clock,
        ear: Ear,
        ai: AiResources,
        on_change: Callable[[], None],
        remind: Callable[[int], None],
    ) -> None:
        self._stored = stored
        self._transient = transient
        self._intake = intake
        self._clock = clock
        self._monotonic = monotonic
        self._ear = ear
        self._heard_time = ear.time
        self._steps = ClockSteps(clock, monotonic)
        self._forgiven = ear.silence
        """The seconds of silence that the clocks of the table know."""
        self._ai = ai
        self._notify = on_change
        self._remind = remind
        self._schedule = AiSchedule(ai.rng)
        self._is_asking = False
        """Whether a move request is waiting for its answer."""
        self._asked_at = ear.time()
        """When the seat to move was asked, by the time of the ear. After a restart, the time of the restart."""
        self._reminded = clock()
        """When a player was last reminded (Unix seconds). Reminders that were due before a restart are skipped."""
        self._pass_at: float | None = None
        """When a drawn card is passed on automatically, by the time of the ear, if the player has chosen that."""

    # The timer

    def next_due(self) -> float | None:
        """Return when `tick` has work to do, by the monotonic clock. Return ``None`` if only a person can continue."""
        state, log = self._stored.state, self._stored.log
        if state.status == "closed":
            return None
        if self._intake.race is not None:
            return self._intake.race.ends  # other due actions are judged by the state after the race
        goes_on = state.suspended is None and not (state.match_id and seating.is_forsaken(state))
        if goes_on and log is not None and log.match.number == 0 and self._stored.is_voted:
            return self._monotonic()
        moments = [moment for moment in self._moments(goes_on=goes_on) if moment is not None]
        times = [time for time in self._times() if time is not None] if goes_on else []
        waits = [min(moments) - self._clock()] if moments else []
        waits += [min(times) - self._heard_time()] if times else []
        if not waits:
            return None
        wait = min(waits)
        return self._monotonic() + (max(wait, MIN_WAIT) if wait > 0 else wait)

    def _moments(self, *, goes_on: bool) -> list[float | None]:
        """Return the due times by the wall clock (Unix seconds): the times that are stored or shown."""
        state, transient = self._stored.state, self._transient
        if state.suspended is not None:
            return [state.deadline]
        deserted = None if state.deserted is None else clocks.deserted_at(state, self._stored.timing)
        if not goes_on:
            return [deserted]
        window = transient.take_back
        until = window.until if window is not None and window.offered else None
        return [deserted, state.deadline, transient.round_ends, until, self._reminder_at()]

    def _times(self) -> list[float | None]:
        """Return the due times by the time of the ear: the ends of pauses."""
        schedule = self._schedule
        premove_at = self._premove_at() if self._stored.state.premoves else None
        aside_at = schedule.asides[0].at if schedule.asides else None
        move_at = None if self._is_asking else schedule.move_at
        return [premove_at, self._pass_at, move_at, aside_at, self._transient.reactions_end]

    async def tick(self) -> MoveRequest | None:
        """Do all due actions. If an engine is to move, return the request for its move, for `answer` without the lock.

        Raises `Stale` or `StorageError`.
        """
        now, state, race = self._clock(), self._stored.state, self._intake.race
        if state.status == "closed":
            return None
        if step := self._steps.last():
            self._follow(step)
        elif race is not None:
            if clocks.due(race.ends, self._monotonic()):
                await self._intake.resolve(race)
            if self._stored.broken:
                raise Stale
        elif (state.status == "lobby" or status.is_suspended(state)) and clocks.due(state.deadline, now):
            await self.apply(replace(state, status="closed"))
        elif clocks.due(clocks.deserted_at(state, self._stored.timing), now):
            await self.suspend(suspension.adjourn(state, now, self._stored.timing))
        elif state.match_id and not seating.is_forsaken(state) and not status.is_suspended(state):
            return await self._tick_match(now)
        return None  # without people, the match waits for a player to return

    async def answer(self, request: MoveRequest) -> Move | Verdict | None:
        """Return the requested move, or the reason why the engine failed. Return ``None`` if the bot stops meanwhile.

        This is called without the lock, so the table continues meanwhile.
        """
        try:
            entries = await self._stored.entries(request.match_id, request.dealt)
            with self._ai.thinking(request.engine):
                return await self._ai.engines.choose(request, [entry for entry in entries if entry.ply <= request.turn])
        finally:
            self._is_asking = False

    async def play(self, request: MoveRequest, answer: Move | Verdict) -> None:
        """Play an answer if its request is still current. If the engine failed, replace it with an AI."""
        stored, seat = self._stored, request.seat
        if request != self.move_request():
            self._notify()  # this sets the timer for the current request
        elif isinstance(answer, Verdict):
            state = seating.record_seats(stored.state, stored.ply + 1)
            await self.apply(seating.replace_engine(state, seat, SUBSTITUTE_LEVEL))
            await self.choose(seat, None)
        else:
            move = maybe_forget_uno(stored.state.seats[seat], answer, self._ai.rng)
            await self._intake.enter(Submission(seat, stored.ply, move, self._clock()))

    def move_request(self) -> MoveRequest | None:
        """Return the request for the seat to move, if an engine has it."""
        state, log = self._stored.state, self._stored.log
        if log is None or state.match_id is None or state.status != "playing" or status.is_suspended(state):
            return None
        if seating.is_forsaken(state):
            return None
        seat = log.round.to_move
        seated = state.seats[seat]
        if seated.level is None or not seating.is_engine(seated) or log.round.phase is Phase.VOTE:
            return None
        view = observe(log.round, seat)
        return MoveRequest((state.id, seated.name), seated.level, seat, state.match_id, log.dealt, log.turn, view)

    # Changes at the table

    async def apply(self, state: TableState) -> None:
        """Store a change that is not a move, and update the clocks and the AIs' plans. A suspended table has none."""
        if state.suspended is not None and state.status != "closed":
            await self.suspend(state)
            return
        old, log, now = self._stored.state, self._stored.log, self._clock()
        round_state = log.round if log else None
        timing = self._stored.timing_of(state)  # the change may set another time control
        await self._stored.write(clocks.after_change(old, state, round_state, now, timing))
        if round_state is not None and state.suspended is None and clocks.asks_another(old, state, round_state):
            ends = self._transient.round_ends
            if seating.is_forsaken(old) and ends is not None:
                self._transient.round_ends = max(ends + now - (old.deserted or now), now + timing.turn)
            self._transient.skip_votes.clear()
            self.think()  # plan before the listener is told, because it sets the timer
        self._notify()

    def forgive_silence(self) -> None:
        """Give every clock the time back in which no press could arrive, since the last call."""
        if self._transient.is_silent and not self._ear.is_deaf:
            self._set_silent(silent=False)
        silence = self._ear.silence - self._forgiven
        if silence < MIN_SILENCE or self._stored.state.status == "closed":
            return
        self._forgiven += silence
        stored, transient, now = self._stored, self._transient, self._clock()
        window = transient.take_back
        if window is not None:
            until = min(window.until + silence, now + stored.timing.take_back)
            transient.take_back = dataclasses.replace(window, until=until)
        self._move_moments(clocks.forgive_silence(stored.state, silence, now, stored.timing), silence)

    def show_silence(self) -> None:
        """Show on the screens that no press can arrive, if the table waits for a press."""
        state = self._stored.state
        waits = state.status == "lobby" or (status.is_running(state) and not seating.is_forsaken(state))
        if waits and self._ear.is_deaf and not status.is_suspended(state):
            self._set_silent(silent=True)

    def _set_silent(self, *, silent: bool) -> None:
        self._transient.is_silent = silent
        if self._stored.log is not None:
            self._stored.log.hand_facts.clear()  # the facts contain the silence, and no entry has changed them
        self._notify()

    def _follow(self, step: float) -> None:
        """Follow a step of the wall clock."""
        stored = self._stored
        self._transient.take_back = None
        self._move_moments(clocks.follow_step(stored.state, step, self._clock(), stored.timing), step)

    def _move_moments(self, state: TableState, seconds: float) -> None:
        """Move all times in memory by ``seconds``. The times in ``state`` are moved already.

        The result is not stored, because a restart bounds the clocks itself.
        """
        stored, transient, now = self._stored, self._transient, self._clock()
        stored.adopt_unsaved(state)
        self._reminded = min(self._reminded + seconds, now)
        if transient.round_ends is not None:
            ends, whole = transient.round_ends + seconds, now + stored.ruleset.blitz
            transient.round_ends = ends if now < ends < whole else whole  # else it was set after the step
        self._notify()

    async def suspend(self, state: TableState) -> None:
        """Store the suspended state, and stop all plans."""
        self._transient.round_ends = None
        self._schedule.asides.clear()
        await self._stored.write(state)
        self._notify()

    def after_entry(self, entry: Entry) -> None:
        """Update the AIs' plans and the screens after an entry of the log."""
        log = self._stored.log
        assert log is not None  # the log has at least this entry
        self._transient.ready.clear()
        if log.turn == entry.ply:
            seats = self._stored.state.seats
            if entry.seat is not None and any(seat.level for seat in seats):  # only AIs need the pace
                self._schedule.record_turn(seats[entry.seat], entry.by, self._heard_time() - self._asked_at)
            self._asked_at = self._heard_time()
            self._transient.skip_votes.clear()
        self.think(entry)
        self._notify()

    def think(self, entry: Entry | None = None) -> None:
        """Plan the AIs' actions and the automatic pass after ``entry``. Without an entry, plan everything again."""
        state, log, timing = self._stored.state, self._stored.log, self._stored.timing
        assert log is not None  # called only during a match
        round_state = log.match.round
        assert round_state is not None  # the first round has been dealt
        turned = entry is None or log.turn == log.ply or round_state.phase is Phase.VOTE
        forced = entry is not None and entry.by in FORCED and is_unfinished(entry, round_state)
        if turned:
            self.plan_pass()
        if not forced and not any(map(seating.is_played_by_ai, state.seats)):
            self._schedule.asides.clear()
            if turned:
                self._schedule.move_at = None
            return
        self._schedule.renew(
            state,
            round_state,
            self._heard_time(),
            dataclasses.replace(timing, ai_tempo=timing.ai_tempo * self._ai.pressure()),
            opened=[seat for seat, cause in log.causes.items() if cause == log.ply],
            laid=entry is None or log.laid == log.ply,
            turned=turned,
            forced=forced,
            waits=self._least_pause(entry),
        )

    def _least_pause(self, entry: Entry | None) -> float:
        """Return the time before which no AI moves after ``entry``: it may be taken back, or people watch it."""
        window, timing = self._transient.take_back, self._stored.timing
        # A take-back that was requested in time may arrive a little later.
        taken = float("-inf") if window is None else self._closes(window) + timing.race_hold
        pause = watching_seconds(entry) * timing.ai_tempo * timing.ai_pauses
        return max(taken, self._heard_time() + pause) if pause else taken

    def plan_pass(self) -> None:
        """Plan the automatic pass of a player whose drawn card leaves no choice. Their preference is read later."""
        log = self._stored.log
        self._pass_at = None
        state = log.match.round if log else None
        if log is None or state is None or state.phase is not Phase.DRAWN:
            return
        if auto_pass.passer(self._stored.state, state) is None:
            return
        drawn = next((entry for entry in log.recent if entry.ply == log.turn), None)
        # after drawing a card, the clock also plays the rest of the turn
        if drawn is not None and drawn.by not in FORCED:
            self._pass_at = self._heard_time() + self._ai.rng.uniform(*auto_pass.PASS_DELAY)

    async def choose(self, seat: int, by: str | None, *, missed: bool = False) -> None:
        """Make a seat's move for its player. A clock (``by``) moves by fixed rules, otherwise the seat's AI moves."""
        state, log = self._stored.state, self._stored.match
        move = forced_move(log.match) if by in FORCED else None
        if move is None:
            level = state.seats[seat].level or seating.STAND_IN
            await load_network([level], log.round)
            with self._ai.thinking(level):
                move = choose(state, log.round, seat, self._ai.rng)
        await self._intake.enter(Submission(seat, log.ply, move, self._clock(), by, missed))

    # Due actions of a match

    async def _tick_match(self, now: float) -> MoveRequest | None:
        state, transient, schedule, time = self._stored.state, self._transient, self._schedule, self._heard_time()
        if clocks.due(transient.reactions_end, time):
            reactions.expire(transient, time)
            self._notify()
        if self._stored.is_voted or (state.status == "pause" and clocks.due(state.deadline, now)):
            await self._intake.deal()
        elif clocks.due(transient.round_ends, now):
            log = self._stored.match
            await self._intake.enter(Submission(log.round.to_move, log.ply, TIME_UP, now, "clock"))
        elif clocks.due(schedule.aside_at, time):
            await self._play_aside()
        elif clocks.due(schedule.move_at, time) and not self._is_asking:
            request = self.move_request()
            if request is not None:
                self._is_asking = True
                return request
            await self._play_for_seat()
        elif clocks.due(self._premove_at(), time):
            await self._play_premove()
        elif clocks.due(self._pass_at, time):
            await self._pass()
        elif state.status == "playing" and clocks.due(state.deadline, now):
            await self._run_out()
        elif clocks.due(self._reminder_at(), now):
            self._remind_mover()
        elif (window := transient.take_back) is not None and window.offered and clocks.due(window.until, now):
            transient.take_back = dataclasses.replace(window, offered=False)
            self._notify()
        return None

    async def _play_aside(self) -> None:
        """Let an AI catch a player, say the Uno that it forgot, or jump in."""
        aside = self._schedule.asides.pop(0)
        log, level = self._stored.match, self._stored.state.seats[aside.seat].level
        if aside.kind == "jump" and level is not None:
            await load_network([level], log.round)
        move = side_move(self._stored.state, log.round, aside, self._ai.rng)
        if move is not None:
            await self._intake.enter(Submission(aside.seat, log.ply, move, self._clock()))

    async def _play_for_seat(self) -> None:
        """Play for an AI, for the AI that stands in for a person, or the rest of a turn whose clock ran out."""
        state, log = self._stored.state, self._stored.match
        seat = ai_seat_to_move(state, log.round)
        if seat is None:
            last_by = log.recent[-1].by
            await self.choose(log.round.to_move, last_by if last_by in FORCED else "clock")
        else:
            await self.choose(seat, "autopilot" if seating.is_person(state.seats[seat]) else None)

    def _premove_at(self) -> float | None:
        """Return when the premove of the player to move is played, by the time of the ear."""
        log, window = self._stored.log, self._transient.take_back
        if log is None or premoves.due(self._stored.state, log.round) is None:
            return None
        moment = self._asked_at + (premoves.CATCH_DELAY if log.round.catchable else premoves.PLAY_DELAY)
        return moment if window is None else max(moment, self._closes(window) + self._stored.timing.race_hold)

    def _closes(self, window: TakeBackWindow) -> float:
        """Return when a take-back window closes, by the time of the ear."""
        return self._heard_time() + (window.until - self._clock())

    async def _play_premove(self) -> None:
        """Play the premove as if its owner pressed the button now. If it is not legal, show that to its owner."""
        stored, log = self._stored, self._stored.match
        planned = premoves.due(stored.state, log.round)
        assert planned is not None  # a premove was due
        seat = log.round.to_move
        play = premoves.legal_play(log.round, seat, planned.move)
        if play is None:
            await stored.write(premoves.drop(stored.state, planned.user_id, "unfit"))
            self._notify()
        else:
            await self._intake.enter(Submission(seat, log.ply, play, self._clock()))

    async def _pass(self) -> None:
        """Pass as if the player pressed the button now, if their preference says that."""
        log = self._stored.match
        user_id = auto_pass.passer(self._stored.state, log.round)
        passes = user_id is not None and await self._stored.passes(user_id)
        self._pass_at = None
        if passes:
            await self._intake.enter(Submission(log.round.to_move, log.ply, PASS, self._clock()))

    async def _run_out(self) -> None:
        """End the time of a person: make a move for them. From the second time in a row, an AI plays their seat."""
        state, seat = self._stored.state, self._stored.match.round.to_move
        if runs_out(state):
            await self.choose(seat, "clock", missed=not seating.is_played_by_ai(state.seats[seat]))
        else:  # without a clock, the match has waited for a week
            await self.suspend(suspension.adjourn(state, self._clock(), self._stored.timing))

    def _remind_mover(self) -> None:
        """Remind the player to move. The reminder is kept in memory, and stored with the next move."""
        state = self._stored.state
        user_id = state.seats[self._stored.match.round.to_move].user_id
        self._stored.adopt_unsaved(replace(state, warned=True))
        self._reminded = self._clock()
        if user_id is not None:
            self._remind(user_id)

    def _reminder_at(self) -> float | None:
        log = self._stored.log
        round_state = log.match.round if log else None
        if round_state is None:
            return None
        return clocks.reminder_at(self._stored.state, round_state.to_move, self._stored.timing, self._reminded)
