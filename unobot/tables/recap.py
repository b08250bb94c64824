"""The recap: the entries of the match since a player's own last move."""

from __future__ import annotations

from unobot.rules.match import Entry, seats_before
from unobot.rules.view import redacted
from unobot.storage.states import TableState
from unobot.storage.store import Store
from unobot.tables.table_view import SeatView, TableView

RecapEntry = tuple[Entry, tuple[SeatView, ...]]
"""One entry as its reader may see it, and the seats as they were at that time."""


async def recap(state: TableState, store: Store, view: TableView, user_id: int) -> list[RecapEntry]:
    """Return the entries after the last move that this user made, oldest first, redacted for them.

    Without such a move, return the whole match; for spectators, return the round. Raises `StorageError`.
    """
    if state.match_id is None:
        return []
    _, log = await store.load_match(state.match_id)
    entries = [entry for entry in log if entry.ply <= view.ply]
    after = [view.seats]
    for entry in reversed(entries):
        after.append(seats_before(after[-1], [entry]))
    told: list[RecapEntry] = []
    for entry, seats in zip(entries, after[-2::-1], strict=True):
        mine = next((index for index, seat in enumerate(seats) if seat.user_id == user_id), None)
        if mine is not None and entry.seat == mine and entry.by is None:
            told.clear()
            continue
        if mine is None and entry.seat is None:
            told.clear()
        told.append((redacted(entry, mine), seats))
    return told
