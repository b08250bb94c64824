"""The single entry point for moves of people, AIs and clocks. Nothing else changes a round.

Submissions that compete are held for a moment (see `race`). All others are stored and applied at once.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from unobot.model.clock import Clock
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import StorageError
from unobot.model.table import TableState
from unobot.rules.events import Phase, RuleChosen, reseated
from unobot.rules.match import Entry
from unobot.rules.moves import TakeBack
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.tables.match_log import MatchLog
from unobot.tables.persistence import Persistence
from unobot.tables.race import Race, Submission, competes
from unobot.tables.state import admission, clocks, premoves, seating, status, take_back_window, terms
from unobot.tables.transient import TransientState

MAX_MISSES = 2
"""The number of consecutive timeouts after which a seat is put on autopilot."""


class MoveIntake:
    """Judges moves and adds them to the log. Every method is called with the table's lock held.

    ``entered`` is called with each entry after it is stored and applied.
    """

    def __init__(
        self,
        stored: Persistence,
        transient: TransientState,
        clock: Clock,
        monotonic: Clock,
        entered: Callable[[Entry], None],
    ) -> None:
        self.race: Race | None = None
        """The submissions that are held now, or ``None``."""
        self._stored = stored
        self._transient = transient
        self._clock = clock
        self._monotonic = monotonic
        self._entered = entered

    async def enter(self, submission: Submission) -> Race | None:
        """Play a move, or return the race in which it is held.

        Raises `Stale`, `Refused`, the rules' `IllegalMove` or `StorageError`.
        """
        if self.race is not None and clocks.due(self.race.ends, self._monotonic()):
            await self.resolve(self.race)
        self._check_fresh(submission)
        match, timing = self._stored.log, self._stored.timing
        assert match is not None  # only moves of a match reach this point
        if self.race is None:
            # An illegal move is refused now, not at the end of a race.
            entry = match.next_move(submission.seat, submission.move, submission.by)
            if timing.race_hold == 0 or not competes(match.round, entry):
                await self._play(submission, entry)
                return None
            self.race = Race(self._monotonic() + timing.race_hold, match.round.catchable, timing.uno_grace)
        submission.refusal = Stale()  # the refusal is cleared when the move is played
        self.race.submissions.append(submission)
        return self.race

    async def resolve(self, race: Race) -> None:
        """Play the held submissions. Each move is judged by the state after the moves before it."""
        if race.is_resolved:
            return
        self.race = None
        race.is_resolved = True
        for submission in race.in_order():
            try:
                self._check_fresh(submission)
                entry = self._stored.match.next_move(submission.seat, submission.move, submission.by)
                await self._play(submission, entry)
            except (Refused, IllegalMove, StorageError) as refusal:
                submission.refusal = refusal

    async def begin(self, state: TableState, salt: int) -> None:
        """Store a new match with its first deal. Raises `StorageError`."""
        stored, now = self._stored, self._clock()
        state = await stored.with_rating_choices(await stored.with_strength(state))
        log = MatchLog(state.ruleset, len(state.seats), state.secret, salt)
        entry = log.next_deal()
        if state.ruleset.first_card == "none" and not state.options.tournament:  # lots decide who sits where there
            state = seating.host_first(state)
        state = clocks.after_entry(replace(state, status="playing"), entry.events, now, stored.timing)
        await stored.begin(premoves.after(state, entry), log, salt, entry, now)
        self.set_round_clock()
        self._entered(entry)

    async def deal(self) -> None:
        """Deal the next round. The seats may have changed since the last one.

        The newcomers of the vote wait for the second round: the vote decided the rules for the seats of the first one.
        """
        stored = self._stored
        state, joining = admission.forget_backs(stored.state), 0
        if stored.match.match.number:
            joining = len(state.seat_changes.newcomers)
        else:  # until now, the players voted
            state = await stored.with_rating_choices(state)
        entry = stored.match.next_deal(joining)
        if joining:
            state = admission.seat_newcomers(state, entry.ply, self._clock())
        seats = reseated(state.seats, entry.events)
        await self._append(entry, replace(state, status="playing", seats=seats), self._clock())

    def open_take_back(self, made_at: float) -> None:
        """Open the take-back window for the last entry, made at ``made_at`` (Unix seconds), if it may be taken back."""
        stored = self._stored
        if not stored.state.options.take_back:
            self._transient.take_back = None
            return
        self._transient.take_back = take_back_window.window(
            stored.state, stored.match, made_at, self._clock(), stored.timing.take_back
        )

    def set_round_clock(self) -> None:
        """Start the clock of a new round. Stop the clock of a finished one."""
        stored = self._stored
        blitz = stored.ruleset.blitz
        runs = blitz and stored.state.status == "playing" and stored.match.round.phase is not Phase.VOTE
        self._transient.round_ends = self._clock() + blitz if runs else None

    def _check_fresh(self, submission: Submission) -> None:
        stored = self._stored
        if stored.state.suspended is not None:
            status.check_not_suspended(stored.state)
        if stored.broken or stored.log is None or stored.state.status != "playing":
            raise Stale
        if isinstance(submission.move, TakeBack):
            self._check_take_back(submission)
        if not stored.log.is_fresh(submission.seat, submission.ply, submission.move):
            raise Stale
        owner = stored.state.seats[submission.seat]
        if submission.by == "autopilot" and not seating.is_played_by_ai(owner):
            raise Stale  # the seat's owner returned while the move was held
        if (submission.by is not None or not seating.is_person(owner)) and seating.is_forsaken(stored.state):
            raise Stale  # the last person left while the move was held

    def _check_take_back(self, submission: Submission) -> None:
        """Raise `Refused` or `Stale` unless the take-back was requested within its window."""
        if not self._stored.state.options.take_back:
            raise Refused("refused-take-back-off")
        window = self._transient.take_back
        if window is None or window.seat != submission.seat or submission.ply != self._stored.match.ply:
            raise IllegalMove(Reason.NO_TAKE_BACK)
        if submission.at > window.until:
            raise Refused("refused-take-back-late")

    async def _play(self, submission: Submission, entry: Entry) -> None:
        """Store and apply the entry of a submission."""
        state, now, seat = self._stored.state, self._clock(), submission.seat
        owner = state.seats[seat]
        if submission.missed:
            misses = owner.misses + 1
            state = seating.change_seat(state, seat, misses=misses, autopilot=misses >= MAX_MISSES)
            state = clocks.with_desertion(seating.hand_over(state), now)
        elif submission.by is None and seating.is_person(owner):
            state = seating.change_seat(state, seat, misses=0, acted=now)
            if state.options.known_terms:
                state = terms.without_known_terms(state, owner.user_id)
        await self._append(entry, state, now)
        submission.refusal = None
        voted = any(isinstance(event, RuleChosen) for event in entry.events)
        if voted and not seating.is_forsaken(self._stored.state):
            with suppress(StorageError, Stale):  # the vote counts, and the timer tries again
                await self.deal()

    async def _append(self, entry: Entry, state: TableState, now: float) -> None:
        stored = self._stored
        state = clocks.after_entry(state, entry.events, now, stored.timing)
        await stored.append(entry, premoves.after(state, entry) if state.premoves else state, now)
        self.open_take_back(now)
        if entry.seat is None or stored.state.status != "playing":
            self.set_round_clock()
        self._entered(entry)
