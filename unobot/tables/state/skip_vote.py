"""The vote to skip a slow player. Pure functions of a table's state, its round and the time.

The vote opens at `Timing.skip_vote` of the player's time. With the votes of more than half of the other present people,
the table moves as the clock would. Votes are kept in memory only, and only for the current turn.
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
    """Return the people who may vote to skip the person to move. Return nobody if an AI is to move."""
    if state.status != "playing" or round_state.phase is Phase.VOTE:
        return []
    mover = state.seats[round_state.to_move].user_id
    people = [seat.user_id for seat in state.seats if not is_played_by_ai(seat) and seat.user_id is not None]
    return [user_id for user_id in people if user_id != mover] if mover in people else []


def needed(voters: Collection[int]) -> int:
    """Return the number of votes that skip a turn: more than half of the voters."""
    return len(voters) // 2 + 1 if voters else 0


def check_may_skip(state: TableState, round_state: Round, user_id: int, now: float, timing: Timing) -> None:
    """Raise `Refused` if this person's vote does not count, or it is too early to vote."""
    mover = state.seats[round_state.to_move]
    if mover.user_id == user_id:
        raise Refused("refused-skip-oneself")
    if user_id not in voters(state, round_state):
        raise Refused("refused-skip-nobody")
    if state.deadline is None or now < state.deadline - timing.turn * (1 - timing.skip_vote):
        raise Refused("refused-skip-early", name=mover.name)
