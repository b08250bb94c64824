"""The vote to skip a player who takes long: pure functions of a table's state, its round and the time.

It counts from `Timing.skip_vote` of their time on. More than half of the others who are there have it: then the move is
made as the clock would. Votes are kept in memory only, for the turn they were given in.
"""

from __future__ import annotations

from collections.abc import Collection

from unobot.rules.events import Phase
from unobot.rules.round import Round
from unobot.storage.states import TableState
from unobot.tables.errors import Refused
from unobot.tables.state.seating import is_played_by_ai
from unobot.tables.state.timing import Timing


def voters(state: TableState, round_state: Round) -> list[int]:
    """Return the people whose votes count against the person to move; nobody if an AI is to move."""
    if state.status != "playing" or round_state.phase is Phase.VOTE:
        return []
    mover = state.seats[round_state.to_move].user_id
    people = [seat.user_id for seat in state.seats if not is_played_by_ai(seat) and seat.user_id is not None]
    return [user_id for user_id in people if user_id != mover] if mover in people else []


def needed(voters: Collection[int]) -> int:
    """Return how many of these votes skip a turn: more than half."""
    return len(voters) // 2 + 1 if voters else 0


def check_may_skip(state: TableState, round_state: Round, user_id: int, now: float, timing: Timing) -> None:
    """Raise `Refused` for a vote that does not count, or not yet."""
    mover = state.seats[round_state.to_move]
    if mover.user_id == user_id:
        raise Refused("refused-skip-oneself")
    if user_id not in voters(state, round_state):
        raise Refused("refused-skip-nobody")
    if state.deadline is None or now < state.deadline - timing.turn * (1 - timing.skip_vote):
        raise Refused("refused-skip-early", name=mover.name)
