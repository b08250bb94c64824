"""The recap: the entries of the match since a player's own last move."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.model.stores import MatchStore
from unobot.model.table import TableState
from unobot.rules.match import Entry, seats_before
from unobot.rules.view import redacted
from unobot.tables.table_view import SeatView, TableView

ENTRIES_PER_READ = 500
"""The number of entries in one read. Only a longer recap needs a second read of a log, which may have thousands."""
RecapEntry = tuple[Entry, tuple[SeatView, ...]]
"""One entry as its reader may see it, and the seats as they were at that time."""


async def recap(state: TableState, store: MatchStore, view: TableView, user_id: int) -> list[RecapEntry]:
    """Return the entries after the last move that this user made, oldest first, redacted for them.

    Without such a move, return the whole match; for spectators, return the round. Raises `StorageError`.
    """
    if state.match_id is None:
        return []
    first = view.ply + 1
    while True:
        first = max(0, first - ENTRIES_PER_READ)
        _, log = await store.load_match(state.match_id, first)
        rows, is_complete = _rows([entry for entry in log if entry.ply <= view.ply], view.seats, user_id)
        if is_complete or not first:
            return rows


def _rows(entries: Sequence[Entry], seats_now: tuple[SeatView, ...], user_id: int) -> tuple[list[RecapEntry], bool]:
    """Return the rows of the recap from these last entries, and whether the recap begins among them."""
    after = [seats_now]
    for entry in reversed(entries):
        after.append(seats_before(after[-1], [entry]))
    rows, is_complete = list[RecapEntry](), False
    for entry, seats in zip(entries, after[-2::-1], strict=True):
        own_seat = next((index for index, seat in enumerate(seats) if seat.user_id == user_id), None)
        is_own = own_seat is not None and entry.seat == own_seat and entry.by is None
        if is_own or (own_seat is None and entry.seat is None):
            rows.clear()
            is_complete = True
        if not is_own:
            rows.append((redacted(entry, own_seat), seats))
    return rows, is_complete
