"""What is played where nobody of flesh and blood chooses: AI seats, people who left, clocks that ran out."""

from __future__ import annotations

import random

from unobot.ai import LEVELS
from unobot.rules.events import Accepted, ColorChosen, Drew, Phase, Reshuffled
from unobot.rules.legality import fair_moves
from unobot.rules.match import Entry, Match
from unobot.rules.moves import ACCEPT, DRAW, PASS, Move
from unobot.rules.round import Round
from unobot.rules.view import observe
from unobot.storage.states import TableState
from unobot.tables.seating import is_played_by_ai
from unobot.tables.timing import Timing

STAND_IN = "casual"
"""The level that plays for a person who left or fell asleep."""
BY_ROTE = ("clock", "skip")
"""Who makes moves for a person who did not: the clock that ran out, or the others' vote to skip."""


class Thoughts:
    """When the AIs of one table act next. In memory only: after a restart they think afresh."""

    def __init__(self, rng: random.Random) -> None:
        self.move_at: float | None = None
        """When the seat to move is played for, in Unix seconds."""
        self.catch_at: float | None = None
        """When an AI catches the missed Uno it noticed."""
        self._rng = rng

    def renew(
        self,
        state: TableState,
        round: Round,
        now: float,
        timing: Timing,
        *,
        opened: bool,
        turned: bool,
        lapsed: bool,
        waits: float = 0.0,
    ) -> None:
        """Think about a new position.

        ``opened``: the last move opened an Uno window; ``turned``: somebody was asked to move anew; ``lapsed``: the
        clock has begun the turn that still goes on, so what is left of it is played without another wait;
        ``waits``: nothing is played before that moment, because somebody may take back their move.
        """
        if state.status != "playing":
            self.move_at = self.catch_at = None
            return
        if round.catchable is None:
            self.catch_at = None
        elif opened:  # what was noticed of an earlier window is over with it
            noticed = attentive(state, round) is not None and self._rng.random() < timing.ai_attention
            self.catch_at = now + self._rng.uniform(*timing.ai_notices) if noticed else None
        if not turned:
            return
        if played_for(state, round) is not None or lapsed:
            pause = self._rng.uniform(*timing.ai_pause) / max(1, len(_voters(state, round)))
            open_to_others = round.catchable is not None and round.catchable != round.to_move
            pause = max(pause, timing.ai_waits_for_uno) if open_to_others else pause
            self.move_at = max(now + pause, waits)
        else:
            self.move_at = None


def played_for(state: TableState, round: Round) -> int | None:
    """The seat for which an AI is to move now, if one is; in the vote, in which all are asked at once, the first."""
    if round.phase is Phase.VOTE:
        return next(iter(_voters(state, round)), None)
    return round.to_move if is_played_by_ai(state.seats[round.to_move]) else None


def _voters(state: TableState, round: Round) -> list[int]:
    """The seats for which AIs have yet to vote: all think at the same time."""
    return [i for i, vote in enumerate(round.votes) if vote is None and is_played_by_ai(state.seats[i])]


def choose(state: TableState, round: Round, seat: int, rng: random.Random) -> Move:
    """The move of the AI that plays this seat: its own level's, or the stand-in's for a person."""
    level = state.seats[seat].level or STAND_IN
    return LEVELS[level].choose(observe(round, seat), rng)


def by_rote(state: TableState, match: Match, rng: random.Random) -> Move:
    """What the clock plays for a person: a vote by lot; the first legal of accept, pass, draw; else as the stand-in."""
    round = match.round
    assert round is not None  # a clock runs
    seat = round.to_move
    if round.phase is Phase.VOTE:
        return match.vote_by_lot(seat)
    legal = fair_moves(round, seat)
    plain = next((move for move in (ACCEPT, PASS, DRAW) if move in legal), None)
    return plain or choose(state, round, seat, rng)


def is_unfinished(entry: Entry, round: Round) -> bool:
    """Whether the turn in which this move was made still goes on: a card was drawn, a color named, a sum taken."""
    return round.to_move == entry.seat and isinstance(entry.events[0], Drew | ColorChosen | Accepted | Reshuffled)


def attentive(state: TableState, round: Round) -> int | None:
    """The AI seat that could catch the open Uno, if there is one."""
    able = (i for i, seat in enumerate(state.seats) if seat.user_id is None and i not in round.out)
    return next((i for i in able if i != round.catchable), None)
