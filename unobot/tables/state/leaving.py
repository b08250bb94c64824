"""A player leaves for good, because their data is deleted. Pure functions of the table's state."""

from __future__ import annotations

from unobot.model.former import anonymize, shut_out
from unobot.model.table import TableState
from unobot.tables.state import admission, hosting, seating, status
from unobot.tables.state.request import Request


def leave_for_good(state: TableState, request: Request, user_id: int) -> TableState:
    """Return the table without a player, and without their id and names.

    In a match, an AI gets the seat under its own name, with the hand and the score. The match of the others goes on.
    The player may not come back to this match, because they know the cards of that seat and would take another one.
    """
    state = admission.withdraw(state, user_id)
    seat = seating.seat_of(state, user_id)
    if seat is not None and status.is_live(state):
        if state.status != "lobby":
            state = shut_out(state, user_id)
        state = hosting.vacate(state, seat, request)
    return anonymize(state, user_id)
