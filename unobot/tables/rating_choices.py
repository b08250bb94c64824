"""Read which people have *Rating: off*. A match uses their choices at the time of its first deal."""

from __future__ import annotations

from msgspec.structs import replace

from unobot.model.stores import MatchStore
from unobot.model.table import TableState
from unobot.tables.state.places import PLACES


async def with_choices(state: TableState, store: MatchStore) -> TableState:
    """Return the state of a match at its first deal, with the people who have *Rating: off*. Raises `StorageError`."""
    if not PLACES[state.place].counts:
        return state
    unrated = tuple([user_id for user_id in _people(state) if not (await store.user(user_id)).preferences.rated])
    return replace(state, seat_changes=replace(state.seat_changes, unrated=unrated))


async def unrated_people(state: TableState, store: MatchStore) -> tuple[int, ...]:
    """Return the people of a match who are not rated. For a match of an older version, read their choices now.

    Raises `StorageError`.
    """
    if state.seat_changes.unrated is None:
        state = await with_choices(state, store)
    return state.seat_changes.unrated or ()


def _people(state: TableState) -> list[int]:
    """Return the users who have a seat, or had one."""
    seated = [seat.user_id for seat in state.seats if seat.user_id]
    return [*seated, *(ceded.user_id for ceded in state.seat_changes.ceded_seats)]
