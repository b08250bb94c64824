"""Read who has *Rating: off*. It counts as it was when the first cards of a match were dealt."""

from __future__ import annotations

from msgspec.structs import replace

from unobot.model.stores import MatchStore
from unobot.model.table import TableState
from unobot.tables.state.places import PLACES


async def with_choices(state: TableState, store: MatchStore) -> TableState:
    """Return the state of a match whose first cards are dealt, with these people. Raises `StorageError`."""
    if not PLACES[state.place].counts:
        return state
    unrated = tuple([user_id for user_id in _people(state) if not (await store.user(user_id)).preferences.rated])
    return replace(state, seat_changes=replace(state.seat_changes, unrated=unrated))


async def unrated_people(state: TableState, store: MatchStore) -> tuple[int, ...]:
    """Return these people of a match. In one that an older version began, the choices of now count.

    Raises `StorageError`.
    """
    if state.seat_changes.unrated is None:
        state = await with_choices(state, store)
    return state.seat_changes.unrated or ()


def _people(state: TableState) -> list[int]:
    """Return the users who have a seat, or had one."""
    seated = [seat.user_id for seat in state.seats if seat.user_id]
    return [*seated, *(ceded.user_id for ceded in state.seat_changes.ceded_seats)]
