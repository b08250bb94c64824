"""Moves that no person chooses: for AI seats, for absent players, and when a clock runs out."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Final, Literal

from msgspec.structs import replace

from unobot.ai.levels import strategy_for
from unobot.ai.strategy import Strategy
from unobot.ai.table_manners import TABLE_MANNERS, Span, TableManners, difficulty, is_stack, thinking_time
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.events import Accepted, ColorChosen, Drew, Phase, Reshuffled, StockLent
from unobot.rules.match import Entry, Match
from unobot.rules.moves import ACCEPT, CATCHES, DRAW, PASS, SAY_UNO, Move, Play
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.view import observe
from unobot.tables.state.seating import STAND_IN, is_played_by_ai
from unobot.tables.state.timing import Timing

ORDINARY_TURN: Final = 5.0
"""The seconds that people take for a turn at an ordinary table. There the AIs keep the times of their manners."""
TEMPO_RANGE: Final = (0.6, 1.6)
"""The smallest and the largest factor for an AI's pauses by the people's pace."""
MAX_PREMOVE_TIME: Final = 0.5
"""A move within these seconds was chosen before the turn, and tells nothing about the pace."""

FORCED = ("clock", "skip")
"""The log's names for a move that was made for a player who made none: the clock ran out, or a skip vote passed."""


@dataclass(frozen=True, slots=True)
class SideAction:
    """A planned action of an AI outside its turn, and its time by the monotonic clock."""

    at: float
    seat: int
    kind: Literal["uno", "catch", "jump"]
    owing: int | None = None
    """The seat that forgot to say Uno, if the action is about one."""


class AiSchedule:
    """The times at which the AIs of one table act next, by the monotonic clock.

    It is not stored: after a restart, the AIs plan again, at the pace of an ordinary table.
    """

    def __init__(self, rng: random.Random) -> None:
        self.move_at: float | None = None
        """When the table moves for the seat to move."""
        self.asides: list[SideAction] = []
        """The planned side actions, the earliest first."""
        self._rng = rng
        self._turn_times: deque[float] = deque(maxlen=9)
        """The seconds that people took for their last moves."""

    @property
    def tempo(self) -> float:
        """Return the factor for pauses before moves, by the pace of the people at this table.

        The root of their pace: an AI is a little faster among fast people, and never as slow as slow ones.
        """
        if len(self._turn_times) < 3:
            return 1.0
        low, high = TEMPO_RANGE
        return min(max(sqrt(median(self._turn_times) / ORDINARY_TURN), low), high)

    def record_turn(self, seated: SeatState, by: str | None, seconds: float) -> None:
        """Record the seconds that the player of a seat took for a move. Only people's own moves count."""
        if by is None and seated.user_id is not None and seconds > MAX_PREMOVE_TIME:
            self._turn_times.append(seconds)

    @property
    def aside_at(self) -> float | None:
        """Return when the first side action is due, in Unix seconds."""
        return self.asides[0].at if self.asides else None

    def renew(
        self,
        state: TableState,
        round_state: Round,
        now: float,
        timing: Timing,
        *,
        opened: Collection[int],
        laid: bool,
        turned: bool,
        forced: bool,
        waits: float = float("-inf"),
    ) -> None:
        """Plan the AIs' actions for a new position.

        * ``opened``: the seats whose Uno window the last move opened.
        * ``laid``: whether the last move put a new card on top.
        * ``turned``: whether the last move asked a seat to move.
        * ``forced``: whether the clock made the first part of this turn. Then the rest is played at once.
        * ``waits``: no move is made before this time, because the last move may still be taken back.
        """
        if state.status != "playing":
            self.move_at = None
            self.asides.clear()
            return
        if round_state.catchable:
            waits = max(waits, now + timing.ai_waits_for_uno)
        open_still = set(round_state.catchable).difference(opened)
        self.asides = [
            aside for aside in self.asides if (not laid if aside.owing is None else aside.owing in open_still)
        ]
        for owing in opened:
            self._notice(state, round_state, owing, now, timing)
        if laid and round_state.rule_tables.jump_in:
            self._jump(state, round_state, now, timing, waits)
        self.asides.sort(key=lambda aside: aside.at)
        if not turned:
            return
        seat = ai_seat_to_move(state, round_state)
        if seat is not None or forced:
            table_manners = table_manners_of(state.seats[round_state.to_move if seat is None else seat])
            is_choice = round_state.phase in (Phase.ANSWER, Phase.COLOR) and not is_stack(round_state)
            looks, tempo = difficulty(observe(round_state, None)), timing.ai_tempo * timing.ai_pauses * self.tempo
            pause = thinking_time(table_manners, looks, is_choice=is_choice, rng=self._rng) * tempo
            self.move_at = max(now + pause / max(1, len(_voters(state, round_state))), waits)
        else:
            self.move_at = None

    def _notice(self, state: TableState, round_state: Round, owing: int, now: float, timing: Timing) -> None:
        """Plan the side actions after a missing Uno: the AI may remember it, and other AIs may notice it."""
        for seat, seated in enumerate(state.seats):
            table_manners = table_manners_of(seated)
            if seated.user_id is not None or seat in round_state.out:
                continue
            if seat == owing:
                self.asides.append(SideAction(now + self._within(table_manners.remembers, timing), seat, "uno", owing))
            elif seat not in partners(round_state, owing) and self._rng.random() < table_manners.notices:
                self.asides.append(SideAction(now + self._within(table_manners.catches, timing), seat, "catch", owing))

    def _jump(self, state: TableState, round_state: Round, now: float, timing: Timing, waits: float) -> None:
        """Plan jump-ins by AIs that may hold the same card as the top card."""
        for seat, seated in enumerate(state.seats):
            table_manners = table_manners_of(seated)
            if seated.user_id is None and _may_jump_in(round_state, seat) and self._rng.random() < table_manners.jumps:
                moment = now + self._within(table_manners.jumps_after, timing)
                self.asides.append(SideAction(max(moment, waits), seat, "jump"))

    def _within(self, span: Span, timing: Timing) -> float:
        return self._rng.uniform(*span) * timing.ai_tempo


def table_manners_of(seat: SeatState) -> TableManners:
    """Return the manners of a seat's AI, by its level. People and engines have the manners of the stand-in."""
    return TABLE_MANNERS.get(seat.level or STAND_IN, TABLE_MANNERS[STAND_IN])


def ai_seat_to_move(state: TableState, round_state: Round) -> int | None:
    """Return the seat for which an AI moves now, or ``None``. In a vote it is the first such seat."""
    if round_state.phase is Phase.VOTE:
        return next(iter(_voters(state, round_state)), None)
    return round_state.to_move if is_played_by_ai(state.seats[round_state.to_move]) else None


def _voters(state: TableState, round_state: Round) -> list[int]:
    """Return the AI seats that have not voted yet. They all think at the same time."""
    return [i for i, vote in enumerate(round_state.votes) if vote is None and is_played_by_ai(state.seats[i])]


def choose(state: TableState, round_state: Round, seat: int, rng: random.Random) -> Move:
    """Return the move of a seat's AI. The stand-in moves for a person.

    The stand-in never forgets to say Uno, because the person would be caught.
    """
    seated = state.seats[seat]
    return maybe_forget_uno(seated, strategy_of(state, seated).choose(observe(round_state, seat), rng), rng)


def strategy_of(state: TableState, seated: SeatState) -> Strategy:
    """Return the strategy that plays a seat, by its level. A person's seat is played by the stand-in."""
    return strategy_for(seated.level or STAND_IN, state.options.strength)


def side_move(state: TableState, round_state: Round, aside: SideAction, rng: random.Random) -> Move | None:
    """Return the move of a side action, or ``None`` if the action no longer applies or the AI decides against it."""
    seat, seated = aside.seat, state.seats[aside.seat]
    if seated.level is None or seat in round_state.out:
        return None  # a person plays the seat again, or the seat is out of the round
    if aside.kind == "jump":
        if not _may_jump_in(round_state, seat):
            return None
        view = observe(round_state, seat)
        view.catchable = ()  # the manners decide whether the AI notices a missing Uno
        move = strategy_of(state, seated).choose(view, rng)
        return maybe_forget_uno(seated, move, rng) if isinstance(move, Play) else None
    if aside.owing not in round_state.catchable:
        return None
    return SAY_UNO if aside.kind == "uno" else CATCHES[aside.owing]


def maybe_forget_uno(seated: SeatState, move: Move, rng: random.Random) -> Move:
    """Return the move as this AI makes it: sometimes the AI forgets to say Uno."""
    says = isinstance(move, Play) and move.uno
    if says and seated.level is not None and rng.random() < table_manners_of(seated).forgets:
        return replace(move, uno=False)
    return move


def _may_jump_in(state: Round, seat: int) -> bool:
    return seat != state.to_move and any(isinstance(move, Play) for move in fair_moves(state, seat))


def forced_move(match: Match) -> Move | None:
    """Return the move that the clock makes for a person, or None if the stand-in chooses it.

    * In the vote: a random choice.
    * In a turn: accept, pass or draw, the first of them that is legal.
    """
    round_state = match.round
    assert round_state is not None  # a clock runs only during a round
    seat = round_state.to_move
    if round_state.phase is Phase.VOTE:
        return match.vote_by_lot(seat)
    legal = fair_moves(round_state, seat)
    return next((move for move in (ACCEPT, PASS, DRAW) if move in legal), None)


def is_unfinished(entry: Entry, state: Round) -> bool:
    """Return whether the player's turn continues after this move, for example after a draw or a choice of color."""
    first = entry.events[0]
    return state.to_move == entry.seat and isinstance(first, Drew | ColorChosen | Accepted | Reshuffled | StockLent)
