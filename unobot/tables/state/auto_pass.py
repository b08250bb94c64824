"""The automatic pass: a player whose drawn card cannot be played need not press a button (`/uno me`, *Pass*).

It counts as the player's own move, made after a short random pause. In the log it looks like a press.
"""

from __future__ import annotations

from typing import Final

from unobot.model.table import TableState
from unobot.rules.play.legality import must_pass
from unobot.rules.round import Round
from unobot.tables.state import status
from unobot.tables.state.seating import is_played_by_ai

PASS_DELAY: Final = (1.5, 4.0)
"""The shortest and longest pause between a draw and the pass, in seconds: enough time to see the card."""


def passer(state: TableState, round_state: Round) -> int | None:
    """Return the id of the person to move if they can only pass after a draw. ``None`` if an AI plays the seat."""
    if state.status != "playing" or status.is_suspended(state):
        return None
    seat = state.seats[round_state.to_move]
    return seat.user_id if must_pass(round_state, round_state.to_move) and not is_played_by_ai(seat) else None
