"""What is played where nobody of flesh and blood chooses: AI seats, people who left, clocks that ran out."""

from __future__ import annotations

import random

from unobot.ai import LEVELS
from unobot.rules.decide import legal_moves
from unobot.rules.events import Phase
from unobot.rules.moves import Accept, Draw, Move, Pass
from unobot.rules.round import Round
from unobot.rules.view import observe
from unobot.storage.states import TableState
from unobot.tables.seating import is_played_by_ai
from unobot.tables.timing import Timing

STAND_IN = "casual"
"""The level that plays for a person who left or fell asleep."""


class Thoughts:
    """When the AIs of one table act next. In memory only: after a restart they think afresh."""

    def __init__(self, timing: Timing, rng: random.Random) -> None:
        self.move_at: float | None = None
        """When the seat to move is played for, in Unix seconds."""
        self.catch_at: float | None = None
        """When an AI catches the missed Uno it noticed."""
        self._timing = timing
        self._rng = rng

    def renew(self, state: TableState, round: Round, now: float, *, opened: bool, turned: bool, lapsed: bool) -> None:
        """Think about a new position.

        ``opened``: the last move opened an Uno window; ``turned``: somebody was asked to move anew; ``lapsed``: the
        last move was the clock's, so what is left of that person's turn is played without another wait.
        """
        timing = self._timing
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
        same_turn = lapsed and round.phase is Phase.DRAWN
        if is_played_by_ai(state.seats[round.to_move]) or same_turn:
            pause = self._rng.uniform(*timing.ai_pause)
            open_to_others = round.catchable is not None and round.catchable != round.to_move
            self.move_at = now + (max(pause, timing.ai_waits_for_uno) if open_to_others else pause)
        else:
            self.move_at = None


def choose(state: TableState, round: Round, rng: random.Random) -> Move:
    """The move of the AI that plays the seat to move: its own level's, or the stand-in's for a person."""
    level = state.seats[round.to_move].level or STAND_IN
    return LEVELS[level].choose(observe(round, round.to_move), rng)


def by_rote(state: TableState, round: Round, rng: random.Random) -> Move:
    """What the clock plays for a person: the first legal of accept, pass, draw; else what the stand-in would."""
    legal = legal_moves(round, round.to_move)
    plain = next((move for move in (Accept(), Pass(), Draw()) if move in legal), None)
    return plain or choose(state, round, rng)


def attentive(state: TableState, round: Round) -> int | None:
    """The AI seat that could catch the open Uno, if there is one."""
    return next((i for i, s in enumerate(state.seats) if s.user_id is None and i != round.catchable), None)
