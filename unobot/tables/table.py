"""A table: its seats, its running match, and the lock under which both change.

Every change goes the same way: decide (pure), store (durably, in one transaction), apply, tell the listener. Nothing
here knows Discord: people are numbers, and time comes from the clock.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count

from msgspec.structs import replace

from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import Move, TimeUp
from unobot.rules.play.decide import legal_moves
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.states import MatchState, TableState
from unobot.storage.store import Damaged, StorageError, Store
from unobot.tables.ai_seats.engine_pool import EnginePool
from unobot.tables.ai_seats.search_pool import SearchPool
from unobot.tables.automation import Automation
from unobot.tables.errors import Refused, Stale
from unobot.tables.match_log import MatchLog
from unobot.tables.move_intake import MoveIntake
from unobot.tables.persistence import Persistence
from unobot.tables.race import Submission
from unobot.tables.recap import RecapEntry, recap
from unobot.tables.seed_reveal import SeedReveal, reveal_seed
from unobot.tables.state import clocks, lobby, players, premoves, rematch, seating, skip_vote, status, suspension
from unobot.tables.state.request import Request
from unobot.tables.state.time_controls import is_slow
from unobot.tables.state.timing import Clock, Sleep, Timing
from unobot.tables.table_view import TableView, table_view
from unobot.tables.transient import TransientState

_REVISIONS = count()

Change = Callable[[TableState, Request], TableState]
"""A pure function of `tables.state`. It returns the state that it was given to change nothing, and raises `Refused`."""


class Table:
    """One live table. Its three parts are `Persistence`, `MoveIntake` and `Automation`."""

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
        search_pool: SearchPool,
        changed: Callable[[Table], None],
        remind: Callable[[Table, int], None],
        at_home: bool = True,
    ) -> None:
        self.at_home = at_home
        """Whether this process keeps the clocks and the screens of the table."""
        self.held_up = False
        """Whether the database refused a person's move: the hub then gives them time for another try."""
        self.transient = TransientState()
        self._store = store
        self._clock = clock
        self._sleep = sleep
        self._engines = engines
        self._changed = changed
        self.id = state.id
        """The number of the table: it never changes."""
        self.revision = next(_REVISIONS)
        """A number that is another one after each change, and that no other table has."""
        self._lock = asyncio.Lock()
        self._stored = Persistence(state, store, timing)
        self._intake = MoveIntake(self._stored, self.transient, clock, self._entered)
        self._automation = Automation(
            self._stored,
            self.transient,
            self._intake,
            clock=clock,
            rng=rng,
            engines=engines,
            search_pool=search_pool,
            tell=self._tell,
            remind=partial(remind, self),
        )

    # What it is

    @property
    def state(self) -> TableState:
        """The state of the table, as it is stored."""
        return self._stored.state

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are played."""
        return self._stored.ruleset

    @property
    def log(self) -> MatchLog | None:
        """The match, if one was begun."""
        return self._stored.log

    @property
    def broken(self) -> bool:
        """Whether the database and this object may differ: the hub then forgets the object and loads another."""
        return self._stored.broken

    @property
    def ply(self) -> int:
        """The number of the last entry; 0 in the lobby."""
        return self._stored.ply

    @property
    def turn(self) -> int:
        """The ply since which the seat to move is asked what it is asked now; 0 in the lobby."""
        log = self._stored.log
        return log.turn if log else 0

    @property
    def is_live(self) -> bool:
        """Whether anything can still happen here."""
        return status.is_live(self.state)

    @property
    def is_suspended(self) -> bool:
        """Whether everything waits (see `suspension`): the channel is gone, or the match is adjourned."""
        return status.is_suspended(self.state)

    @property
    def is_slow(self) -> bool:
        """Whether players do not sit and wait for the next move here."""
        return is_slow(self.ruleset, self.state.options)

    def view(self, user_id: int | None = None) -> TableView:
        """Return the table as a person sees it; as the public does for ``None`` and for people without a seat."""
        return table_view(self.state, self.log, self.transient, user_id, self._engines.names)

    def legal_moves(self, user_id: int) -> list[Move]:
        """Return what this person may do now: nothing without a seat and between rounds."""
        seat = seating.seat_of(self.state, user_id)
        if seat is None or self.log is None or self.state.status != "playing" or self.is_suspended:
            return []
        return legal_moves(self.log.round, seat)

    def is_turn_of(self, user_id: int) -> bool:
        """Return whether the table waits for this person."""
        if self.log is None or self.state.status != "playing" or self.is_suspended:
            return False
        state = self.log.round
        if state.phase is Phase.VOTE:
            seat = seating.seat_of(self.state, user_id)
            return seat is not None and state.votes[seat] is None
        return self.state.seats[state.to_move].user_id == user_id

    async def reveal_seed(self) -> SeedReveal:
        """Return where the chance of the match came from. Raises `Refused` while that is a secret."""
        return await reveal_seed(self.state, self._store)

    async def recap(self, user_id: int) -> tuple[TableView, list[RecapEntry]]:
        """Return the table as a person sees it, and what has happened since their last move. Raises `StorageError`."""
        view = self.view(user_id)
        return view, await recap(self.state, self._store, view, user_id)

    # Changes of the lobby and of the seats

    async def change(self, user_id: int, change: Change, *, moderator: bool = False) -> None:
        """Apply a change that a person asks for.

        Raises `Stale`, what ``change`` raises (`Refused` and the rules' `RulesetError`), and `StorageError`.
        """
        async with self._alone():
            state = change(self.state, self._request(user_id, moderator=moderator))
            if state is not self.state:
                await self._automation.apply(state)

    async def set_locale(self, locale: str) -> None:
        """Set the language of the table. It counts as nobody's press, so no clock follows it."""
        async with self._alone():
            if self.is_live and self.state.locale != locale:
                await self._stored.write(replace(self.state, locale=locale))
                self._tell()

    async def touch(self, user_id: int, *, returning: bool = False, playing: bool = True) -> None:
        """Note that a person pressed a button (see `players.touch`). Only a seat that wakes up is worth a write."""
        async with self._alone():
            old = self.state
            state = players.touch(old, user_id, self._clock(), returning=returning, playing=playing)
            if list(map(seating.is_played_by_ai, old.seats)) != list(map(seating.is_played_by_ai, state.seats)):
                await self._automation.apply(state)
            else:
                self._stored.adopt_unsaved(state)

    # The match

    async def start(self, user_id: int, salt: int) -> None:
        """Begin the match, for the host or for the player who takes the place of a host who is not there.

        ``salt`` is the id of the interaction that started it: it goes into the shuffles, so that the bot alone does not
        choose them. Raises `Refused`, or the rules' `RulesetError` if they do not work with this many seats.
        """
        async with self._alone():
            lobby.check_may_start(self.state, user_id, self._clock(), self._stored.timing)
            await self._start(replace(self.state, host_id=user_id), salt)

    async def agree(self, user_id: int, salt: int) -> None:
        """Note that a seated person wants this rematch: it begins when all of them do.

        ``salt`` and what is raised: as for `start`.
        """
        async with self._alone():
            state = lobby.agree(self.state, user_id)
            if rematch.is_agreed(state) and len(state.seats) > 1:
                await self._start(state, salt)
            else:
                await self._automation.apply(state)

    async def submit(self, user_id: int, ply: int, move: Move, at: float | None = None) -> None:
        """Make a person's move. ``at``: when it was pressed, by Discord's clock (Unix seconds); by default now.

        A move that competes with others is held for a moment (see `race`), and so is what arrives meanwhile. Each has
        its own result. Raises `Stale` (nothing is played), `Refused`, or the rules' `IllegalMove`.
        """
        async with self._alone():
            seat = seating.check_may_act(self.state, user_id)
            if isinstance(move, TimeUp):
                raise Refused("refused-unknown-button")  # that is for the clock to say
            submission = Submission(seat, ply, move, self._clock() if at is None else at)
            try:
                race = await self._intake.enter(submission)
            except StorageError:
                self.held_up = True
                raise
        if race is not None:
            while not race.is_settled and (wait := race.ends - self._clock()) > 0:
                await self._sleep(wait)
            async with self._lock:  # even of a broken table: then every submission of the race is refused
                await self._intake.settle(race)
        if submission.refusal is not None:
            self.held_up |= isinstance(submission.refusal, StorageError)
            raise submission.refusal

    async def choose_ahead(self, user_id: int, move: Move | None) -> None:
        """Note the card that a person will play when their turn comes; ``None`` for none any more.

        Raises `Refused` if it cannot be chosen, `Stale` if no turn comes.
        """
        async with self._alone():
            round_state = self.log.round if self.log else None
            await self._stored.write(premoves.choose(self.state, round_state, user_id, move))
            self._tell()

    async def declare_ready(self, user_id: int) -> None:
        """Note that a person needs no pause. When all who are present are ready, the next round is dealt at once."""
        async with self._alone():
            seat = seating.own_seat(self.state, user_id)
            if self.state.status != "pause":
                raise Stale
            ready = self.transient.ready
            ready.add(seat)
            waived = ready.union(self._stored.match.match.eliminated)
            if all(seating.is_played_by_ai(each) or i in waived for i, each in enumerate(self.state.seats)):
                await self._intake.deal()
            else:
                self._tell()

    async def vote_to_skip(self, user_id: int, ply: int) -> None:
        """Note that a person wants the turn at ``ply`` to be skipped. With enough votes it is.

        Raises `Refused` for a vote that does not count, `Stale` if another turn is played by now.
        """
        async with self._alone():
            seating.own_seat(self.state, user_id)
            log = self.log
            if log is None or self.state.status != "playing" or ply < log.turn:
                raise Stale
            skip_vote.check_may_skip(self.state, log.round, user_id, self._clock(), self._stored.timing)
            self.transient.skip_votes.add(user_id)
            voters = skip_vote.voters(self.state, log.round)
            if len(self.transient.skip_votes.intersection(voters)) >= skip_vote.needed(voters):
                await self._automation.choose(log.round.to_move, "skip", missed=True)
            else:
                self._tell()

    # What it does by itself

    def next_due(self) -> float | None:
        """Return when `tick` has something to do, in Unix seconds; ``None`` while only a person can go on."""
        return self._automation.next_due()

    async def tick(self) -> None:
        """Do what is due. A move that takes time is asked for without the lock, and the table goes on meanwhile."""
        async with self._alone():
            request = await self._automation.tick()
        if request is None:
            return
        answer = await self._automation.answer(request)
        if answer is not None:
            async with self._alone():
                await self._automation.play(request, answer)

    async def reconsider_pass(self) -> None:
        """A person has changed their preferences: a drawn card that waits may have to be passed on now."""
        async with self._alone():
            self._automation.plan_pass()
            self._tell()

    # Its channel, and its life in this process

    async def suspend(self) -> None:
        """Stop the clocks and the AIs: the channel is out of reach. The table is kept for `resume_in`."""
        async with self._alone():
            if self.is_live and not self.is_suspended:
                await self._automation.suspend(suspension.suspend(self.state, self._clock(), self._stored.timing))

    async def resume_in(self, user_id: int, channel_id: int, *, moderator: bool) -> None:
        """Go on in this channel, with a whole clock for the seat to move. The player who asks is present again.

        Raises `Refused`.
        """
        async with self._alone():
            request = self._request(user_id, moderator=moderator)
            await self._stored.write(suspension.resume(self.state, request, channel_id))
            if self.log is not None:
                self._intake.set_round_clock()
                self._automation.think()
            self._tell()

    def restore(self, match: MatchState, entries: list[Entry]) -> None:
        """Load a stored match: fold its log, and let the AIs think again. Called once, before the table is used.

        Raises `Damaged` if that cannot be done.
        """
        try:
            self._stored.restore(match.seed, match.salt, entries)
            self._intake.open_take_back(match.last)
            self._intake.set_round_clock()
            self._automation.think()
        except Exception as error:  # a damaged log may break the fold in any way
            damage = Damaged(f"The log of match {match.id}", f"{type(error).__name__}: {error}")
            self._store.note_damage(damage)
            raise damage from error

    async def abandon(self) -> None:
        """Mark this object as outdated: another process has written the table."""
        async with self._lock:
            self._stored.broken = True

    def continue_from(self, before: Table) -> None:
        """Keep what only memory holds of the same table as it was ``before``."""
        if self.log is not None and before.log is not None and self.log.round.number == before.log.round.number:
            mine, old = self.transient, before.transient
            mine.round_ends = old.round_ends
            if self.state.status == before.state.status:
                mine.ready = old.ready
            if self.log.turn == before.log.turn:
                mine.skip_votes = old.skip_votes

    # Inner parts

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Hold the lock. Raises `Stale` if the table was found broken meanwhile: the caller then asks the hub again."""
        async with self._lock:
            if self.broken:
                raise Stale
            yield

    def _request(self, user_id: int, *, moderator: bool) -> Request:
        return Request(user_id, moderator, self._clock(), self._stored.timing, self._engines.names, self.log)

    async def _start(self, state: TableState, salt: int) -> None:
        if len(state.seats) < 2 and not self.ruleset.teams:  # the rules say themselves what teams need
            raise Refused("refused-too-few-seats")
        seed = state.secret or secrets.token_bytes(32)  # a lobby of an older version has none
        log, now, timing = MatchLog(self.ruleset, len(state.seats), seed, salt), self._clock(), self._stored.timing
        entry = log.next_deal()
        state = seating.host_first(state) if self.ruleset.first_card == "none" else state
        state = clocks.after_entry(replace(state, status="playing"), entry.events, now, timing)
        await self._stored.begin(premoves.after(state, entry), log, salt, entry, now)
        self._intake.set_round_clock()
        self._automation.after_entry(entry)

    def _entered(self, entry: Entry) -> None:
        self._automation.after_entry(entry)

    def _tell(self) -> None:
        self.revision = next(_REVISIONS)
        self._changed(self)
