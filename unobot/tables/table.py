"""A table: its seats, its running match, and the lock under which both change.

Every change takes the same steps: decide (pure), store (durably, in one transaction), apply, notify the listener.
Nothing here knows Discord: people are numbers, and the time comes from the clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count

from msgspec.structs import replace

from unobot.model.clock import Clock, Sleep
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Damaged, StorageError
from unobot.model.table import MatchState, TableState
from unobot.records.match_facts import match_facts
from unobot.rules.match import Entry
from unobot.rules.moves import Move, TimeUp
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import observe_backs
from unobot.tables import reactions
from unobot.tables.ai_seats.ai_resources import AiResources
from unobot.tables.automation import Automation
from unobot.tables.end import MatchEnding
from unobot.tables.hearing import Ear
from unobot.tables.match_log import MatchLog
from unobot.tables.move_intake import MoveIntake
from unobot.tables.persistence import Persistence
from unobot.tables.policies import Policies
from unobot.tables.race import Submission
from unobot.tables.recap import RecapEntry, recap
from unobot.tables.seed_reveal import Proof, SeedReveal, proof_of, reveal_seed
from unobot.tables.shared_deals import check_unsealed, is_sealed, is_shared
from unobot.tables.state import clocks, lobby, rematch, seating, status, suspension, terms
from unobot.tables.state.request import Request
from unobot.tables.state.server_policy import ServerPolicy
from unobot.tables.state.time_controls import is_slow
from unobot.tables.table_view import TableView, moves_of, table_view
from unobot.tables.transient import TransientState

LOCK_TIMEOUT = 1.0
"""Seconds for which a request of a user waits for another one at the same table. An old request must change nothing."""
_REVISIONS = count()
Change = Callable[[TableState, Request], TableState]
"""A pure function of `tables.state`. It returns its argument unchanged if nothing changes, and raises `Refused`."""


class Table:
    """One live table. Its three parts are `Persistence`, `MoveIntake` and `Automation`."""

    def __init__(
        self,
        stored: Persistence,
        *,
        clock: Clock,
        monotonic: Clock,
        sleep: Sleep,
        ear: Ear,
        ai: AiResources,
        policies: Policies,
        changed: Callable[[Table], None],
        remind: Callable[[Table, int], None],
        at_home: bool = True,
    ) -> None:
        self.at_home = at_home
        """Whether this process runs the clocks and the screens of the table."""
        self.held_up = False
        """Whether storing a player's move failed. The hub then gives the players time to try again."""
        self.transient = TransientState()
        self._clock = clock
        self._monotonic = monotonic
        self._sleep = sleep
        self._ear = ear
        self._engines = ai.engines
        self._policies = policies
        self._changed = changed
        self.id = stored.state.id
        """The number of the table; 0 before its first write."""
        self.revision = next(_REVISIONS)
        """A number that changes with every change of the table. No other table has the same one."""
        self._lock = asyncio.Lock()
        self._entering = 0
        self._stored = stored
        self.ending = MatchEnding(stored)
        """The end of the match, for its screen and its report."""
        self._intake = MoveIntake(self._stored, self.transient, clock, monotonic, self._entered)
        self._automation = Automation(
            self._stored,
            self.transient,
            self._intake,
            clock=clock,
            monotonic=monotonic,
            ear=ear,
            ai=ai,
            on_change=self._notify,
            remind=partial(remind, self),
        )

    # Properties and views

    @property
    def state(self) -> TableState:
        """The stored state of the table."""
        return self._stored.state

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the table."""
        return self._stored.ruleset

    @property
    def log(self) -> MatchLog | None:
        """The match, or ``None`` before the first one."""
        return self._stored.log

    @property
    def broken(self) -> bool:
        """Whether this object may differ from the database. The hub then drops it and loads the table again."""
        return self._stored.broken

    @property
    def ply(self) -> int:
        """The number of the last entry, or 0 in the lobby."""
        return self._stored.ply

    @property
    def turn(self) -> int:
        """The ply since which the seat to move has been asked the current question, or 0 in the lobby."""
        log = self._stored.log
        return log.turn if log else 0

    @property
    def is_live(self) -> bool:
        """Whether the table is not closed."""
        return status.is_live(self.state)

    @property
    def is_suspended(self) -> bool:
        """Whether the table is suspended (see `suspension`): the channel is gone, or the match is adjourned."""
        return status.is_suspended(self.state)

    @property
    def is_running(self) -> bool:
        """Whether a match is played, or pauses between two rounds, and is not suspended."""
        return status.is_running(self.state)

    @property
    def policy(self) -> ServerPolicy:
        """The policy of the server, as this process knows it."""
        return self._policies.cached(self.state.guild_id)

    @property
    def is_slow(self) -> bool:
        """Whether the time per move is so long that players do not wait at the screen."""
        return is_slow(self.ruleset, self.state.options)

    def view(self, user_id: int | None = None) -> TableView:
        """Return the table as a user sees it. ``None``, and users without a seat, get the public view."""
        return table_view(self.state, self.log, self.transient, user_id, self._engines.names)

    def backs(self, user_id: int) -> View | None:
        """Return the round with the backs of all hands open, for a user who opened them (`players.open_backs`)."""
        if self.log is None or user_id not in self.state.admission.saw_backs:
            return None
        return observe_backs(self.log.round) if self.view(user_id).may_see_backs else None

    def legal_moves(self, user_id: int) -> list[Move]:
        """Return the legal moves of this user. There are none without a seat and between rounds."""
        return moves_of(self.state, self.log, user_id)

    def is_turn_of(self, user_id: int) -> bool:
        """Return whether the table waits for this user."""
        return self.log is not None and clocks.is_turn_of(self.state, self.log.round, user_id)

    async def reveal_seed(self) -> SeedReveal:
        """Return the source of the match's randomness. Raises `Refused` while it is secret."""
        return await reveal_seed(self.state, self._stored.store, self._stored.deals)

    async def proof(self) -> Proof:
        """Return what the fingerprint of the deal proves. Raises `StorageError`."""
        return await proof_of(self.state, self._stored.deals)

    async def recap(self, user_id: int) -> tuple[TableView, list[RecapEntry]]:
        """Return the table as a user sees it, and the entries since their last move.

        Raises `StorageError`, and `Refused` after the match if another table still plays the same deal.
        """
        if not self.is_live:
            await check_unsealed(self.state, self._stored.deals)
        view = self.view(user_id)
        return view, await recap(self.state, self._stored.store, view, user_id)

    async def is_sealed(self) -> bool:
        """Return whether a table, this one or another one, still plays the deal of this one. Raises `StorageError`."""
        return await is_sealed(self.state, self._stored.deals)

    async def load_end_facts(self) -> None:
        """Load what the end of a won match shows (see `MatchEnding.load_facts`), and whether its deal is sealed.

        Raises `StorageError`.
        """
        sealed = not self.is_live and not self.transient.is_unsealed and is_shared(self.state)
        if sealed and not await self.is_sealed():
            self.transient.is_unsealed = True
            self.revision = next(_REVISIONS)
        if await self.ending.load_facts():
            self.revision = next(_REVISIONS)

    # Changes of the lobby and of the seats

    async def change(self, user_id: int, change: Change, *, moderator: bool = False) -> None:
        """Apply a change that a user asks for.

        Raises `Stale`, `StorageError`, and what ``change`` raises (`Refused` and the rules' `RulesetError`).
        """
        async with self._alone(user_id):
            state = change(self.state, self._request(user_id, moderator=moderator))
            if state is not self.state:
                await self._automation.apply(terms.changed_by(user_id, self.state, state))
                await self._count_skip_votes()

    async def set_locale(self, locale: str) -> None:
        """Set the language of the table. This is no player's action, so the clocks do not change."""
        async with self._alone(None):
            if self.is_live and self.state.locale != locale:
                await self._stored.write(replace(self.state, locale=locale))
                self._notify()

    async def touch(self, user_id: int, *, returning: bool = False, playing: bool = True) -> None:
        """Record that a user pressed a button (see `seating.touch`). It is only stored if their seat was idle."""
        async with self._alone(user_id):
            before = self.state
            state = seating.touch(before, user_id, self._clock(), returning=returning, playing=playing)
            if [*map(seating.is_played_by_ai, before.seats)] != [*map(seating.is_played_by_ai, state.seats)]:
                await self._automation.apply(state)
            else:
                self._stored.adopt_unsaved(state)

    async def create(self) -> None:
        """Store a new table as a lobby. Raises `Refused` if its channel has another one."""
        self.id = await self._stored.create()

    async def start(self, user_id: int, salt: int, *, ais: int | None = None, fixed: Ruleset | None = None) -> None:
        """Start the match, for the host or for a player who may start for an idle host. AIs take the missing seats.

        ``salt`` is the id of the interaction that started it. It is part of the shuffles' seed, so that the bot alone
        does not choose them. ``ais``: see `lobby.with_missing_ais`. ``fixed``: the rules if the server locks them. If
        an admin has set a limit since the lobby was opened, only this limit is applied. Raises `Stale`, `Refused`, or
        `RulesetError` for the seats.
        """
        await self._policies.latest(self.state.guild_id)
        async with self._alone(user_id):
            lobby.check_may_start(self.state, user_id, self._clock(), self._stored.timing)
            await self._limit(user_id, fixed)
            state = lobby.with_missing_ais(replace(self.state, host_id=user_id), self._clock(), self.policy, ais)
            await self._intake.begin(state, salt)

    async def agree(self, user_id: int, salt: int, *, fixed: Ruleset | None = None) -> None:
        """Record that a seated person agrees to the rematch. It starts when all of them agree.

        For ``salt``, ``fixed`` and the exceptions, see `start`.
        """
        await self._policies.latest(self.state.guild_id)
        async with self._alone(user_id):
            state = lobby.agree(self.state, user_id)
            await self._limit(user_id, fixed)
            if rematch.is_agreed(state) and len(state.seats) > 1:
                await self._intake.begin(state, salt)
            else:
                await self._automation.apply(state)

    async def submit(self, user_id: int, ply: int, move: Move, at: float | None = None) -> None:
        """Make a person's move. ``at`` is when it was pressed, by Discord's clock (Unix seconds); by default now.

        A move that competes with others is held for a moment (see `race`), and so are later submissions. Each has its
        own result. Raises `Stale` (nothing is played), `Refused`, or the rules' `IllegalMove`.
        """
        async with self._alone(user_id):
            seat = seating.check_may_act(self.state, user_id)
            if isinstance(move, TimeUp):
                raise Refused("refused-unknown-button")  # only the clock makes this move
            submission = Submission(seat, ply, move, self._clock() if at is None else at)
            try:
                race = await self._intake.enter(submission)
            except StorageError:
                self.held_up = True
                raise
        if race is not None:
            while not race.is_resolved and (wait := race.ends - self._monotonic()) > 0:
                await self._sleep(wait)
            async with self._lock:  # even if the table is broken: then every submission of the race is refused
                await self._intake.resolve(race)
        if submission.refusal is not None:
            self.held_up |= isinstance(submission.refusal, StorageError)
            raise submission.refusal

    async def declare_ready(self, user_id: int) -> None:
        """Record that a person needs no pause. When all present people are ready, the next round is dealt at once."""
        async with self._alone(user_id):
            seat = seating.check_may_act(self.state, user_id)
            if self.state.status != "pause":
                raise Stale
            ready = self.transient.ready
            ready.add(seat)
            waived = ready.union(self._stored.match.match.eliminated)
            if all(seating.is_played_by_ai(seated) or i in waived for i, seated in enumerate(self.state.seats)):
                await self._intake.deal()
            else:
                self._notify()

    async def react(self, user_id: int, emote: str) -> None:
        """Put a reaction of a player on the table for a moment. Raises `Stale`, or `Refused` as `reactions.react`."""
        async with self._alone(user_id):
            reactions.react(self.state, self.transient, user_id, emote, self._ear.time(), slow=self.is_slow)
            self._notify()

    async def vote_to_skip(self, user_id: int, ply: int) -> None:
        """Record a user's vote to skip the turn at ``ply``. With enough votes it is skipped.

        Raises `Refused` if the vote does not count, and `Stale` if another turn is running now.
        """
        async with self._alone(user_id):
            seating.require_seat(self.state, user_id)
            log = self.log
            if log is None or self.state.status != "playing" or ply < log.turn:
                raise Stale
            clocks.check_may_skip(self.state, log.round, user_id, self._clock(), self._stored.timing)
            self.transient.skip_votes.add(user_id)
            if not await self._count_skip_votes():
                self._notify()

    def next_due(self) -> float | None:
        """Return when `tick` has work to do, by the monotonic clock. Return ``None`` if only a person can continue."""
        return self._automation.next_due()

    async def tick(self) -> None:
        """Do all due actions. An engine is asked without the lock, so the table continues meanwhile."""
        async with self._alone(None):
            request = await self._automation.tick()
        if request is not None and (answer := await self._automation.answer(request)) is not None:
            if self._ear.is_deaf:
                return  # the engine is asked again when people can answer its move
            async with self._alone(None):
                await self._automation.play(request, answer)

    async def show_silence(self) -> None:
        """Show on the screens that the table waits, because no press can arrive. The next tick reverts this.

        The clocks are not moved yet. That happens after the silence.
        """
        async with self._lock:
            if not self.broken:
                self._automation.show_silence()

    async def reconsider_pass(self) -> None:
        """Plan the automatic pass again after a user changed their preferences."""
        async with self._alone(None):
            self._automation.plan_pass()
            self._notify()

    # Suspending, resuming and loading

    async def suspend(self, admin_id: int | None = None) -> None:
        """Stop the clocks and the AIs until `resume_in`: the channel is out of reach, or an admin wants it free."""
        async with self._alone(admin_id):
            if self.is_live and (admin_id is not None or not self.is_suspended):
                state = suspension.suspend(self.state, self._clock(), self._stored.timing)
                await self._automation.suspend(state if admin_id is None else replace(state, adjourned=True))

    async def resume_in(self, user_id: int, channel_id: int, *, moderator: bool) -> None:
        """Continue in this channel, with a full clock for the seat to move. The player who asks is present again.

        Raises `Refused`.
        """
        async with self._alone(user_id):
            request = self._request(user_id, moderator=moderator)
            await self._stored.write(suspension.resume(self.state, request, channel_id))
            if self.log is not None:
                self._intake.set_round_clock()
                self._automation.think()
            self._notify()

    def restore(self, match: MatchState, entries: list[Entry]) -> None:
        """Load a stored match: rebuild it from its log, and let the AIs plan again. Called once, before the first use.

        Raises `Damaged` if that cannot be done.
        """
        try:
            self._stored.restore(match.seed, match.salt, entries)
            if match.over:
                self._stored.match.facts = match_facts(entries, match.last - match.started)
                self.ending.set_log(match, entries)
            self._intake.open_take_back(match.last)
            self._intake.set_round_clock()
            self._automation.think()
        except Exception as error:  # a damaged log may break the fold in any way
            damage = Damaged(f"The log of match {match.id}", f"{type(error).__name__}: {error}")
            self._stored.store.log_damage(damage)
            raise damage from error

    async def abandon(self) -> None:
        """Mark this object as outdated after another process has written the table."""
        async with self._lock:
            self._stored.broken = True

    def continue_from(self, before: Table) -> None:
        """Copy the values that are only in memory from ``before``, an older object of the same table."""
        if self.log is not None and before.log is not None and self.log.round.number == before.log.round.number:
            is_same_status, is_same_turn = self.state.status == before.state.status, self.log.turn == before.log.turn
            self.transient.take_over(before.transient, ready=is_same_status, votes=is_same_turn)

    @asynccontextmanager
    async def _alone(self, user_id: int | None) -> AsyncIterator[None]:
        """Hold the lock, for a person or (``None``) for the table itself. Raises `Stale` if the table is broken.

        Raises `Refused` if the person is banned in the server, or has to wait too long.
        """
        if user_id is not None and self._monotonic() >= self._policies.open_until.get(self.state.guild_id, 0.0):
            await self._policies.check(self.state.guild_id, user_id)  # at every door
        self._entering += 1
        try:
            waits = user_id is not None and (self._entering > 1 or self._lock.locked())
            async with asyncio.timeout(LOCK_TIMEOUT if waits else None):  # most requests need no timer
                await self._lock.acquire()
        except TimeoutError:
            raise Refused("refused-busy") from None
        finally:
            self._entering -= 1
        try:
            if self.broken:
                raise Stale
            self._automation.forgive_silence()  # before anything is judged by a clock
            yield
        finally:
            self._lock.release()

    async def _limit(self, user_id: int, fixed: Ruleset | None) -> None:
        """Apply the limits of the server to a lobby. Raises `Refused` if the lobby was over a limit."""
        if fixed is None:
            return
        state = lobby.limit(self.state, self._request(user_id, moderator=False), fixed)
        if state is not self.state:
            await self._automation.apply(terms.changed_by(None, self.state, state))
            raise Refused("refused-limits-changed")

    async def _count_skip_votes(self) -> bool:
        """Skip the turn if enough people have voted for it, and return whether they have."""
        votes, log = self.transient.skip_votes, self.log
        if not votes or log is None or not clocks.skip_vote(self.state, log.round, votes).is_carried:
            return False
        await self._automation.choose(log.round.to_move, "skip")
        return True

    def _request(self, user_id: int, *, moderator: bool) -> Request:
        now, names = self._clock(), self._engines.names
        return Request(user_id, moderator, now, self._stored.timing, names, self.log, self.policy)

    def _entered(self, entry: Entry) -> None:
        self.id = self._stored.state.id  # a new table may get it with its first entry
        self._automation.after_entry(entry)

    def _notify(self) -> None:
        self.revision = next(_REVISIONS)
        self._changed(self)
