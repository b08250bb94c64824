"""The moves that one user made, from the logs of matches: the part of a log that is about them."""

from sqlalchemy import select

from unobot.model.storage_errors import Damaged
from unobot.model.table import TableState
from unobot.rules.match import trace_seats

from .row_reader import RowReader
from .schema import EVENT
from .store import Store


async def own_moves(store: Store, reader: RowReader, state: TableState, user_id: int) -> list[tuple[int, str, float]]:
    """Return the ply, the move and the time (Unix seconds) of each move that a user made at a table.

    There are none if the log is damaged.

    Moves of a clock, of a skip vote and of an AI in the user's place are left out. A seat has had its players by their
    names. So the moves are those under the names that the user has at the table now. Raises `StorageError`.
    """
    mine = {(seat.name, seat.level) for seat in state.seats if seat.user_id == user_id}
    if not mine or state.match_id is None:
        return []
    try:
        _, entries = await store.load_match(state.match_id)
    except Damaged:
        return []
    seated = [(seat.name, seat.level) for seat in state.seats]
    owners, later = trace_seats(seated, entries, state.seat_changes.seat_history)
    changes = dict(later)
    async with reader.reading() as connection:
        rows = select(EVENT.c.ply, EVENT.c.at).where(EVENT.c.match_id == state.match_id)
        times = {row.ply: row.at for row in await connection.execute(rows)}
    found = []
    for entry in entries:
        owners = changes.get(entry.ply, owners)
        if entry.seat is not None and entry.move is not None and entry.by is None and owners[entry.seat] in mine:
            found.append((entry.ply, entry.move, times[entry.ply]))
    return found
