"""Note at a closed table what its match has changed in the ratings of its people."""

from __future__ import annotations

from msgspec.structs import replace

from unobot.model.refused import Stale
from unobot.model.seat import RatingChange
from unobot.model.table import TableState
from unobot.tables.state.request import Request
from unobot.tables.state.status import is_live


def note_ratings(state: TableState, _: Request, *, changes: tuple[RatingChange, ...]) -> TableState:
    """Return the table with these changes. Raises `Stale` if it is not closed."""
    if is_live(state):
        raise Stale
    return replace(state, seat_changes=replace(state.seat_changes, ratings=changes))
