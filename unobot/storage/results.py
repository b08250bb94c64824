"""The results of ended matches, as one process writes and reads them."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Select, func, insert, select, tuple_
from sqlalchemy.dialects.postgresql import insert as insert_new  # SQLite has the same syntax

from .damage import Damaged
from .result_rows import result_of, result_values, seat_values
from .result_states import MatchResult
from .row_reader import RowReader
from .rows import every
from .schema import ResultRow, ResultSeatRow
from .statements import Session
from .store import Store

_NEXT = select(func.coalesce(func.max(ResultRow.number), 0) + 1)
_SEAT = insert(ResultSeatRow)


class Results:
    """The results in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def write(self, result: MatchResult) -> bool:
        """Write the result of a match. Return False if it is written already: then nothing changes."""
        return await self._store.writer.write(partial(_write, result=result))

    async def history(
        self,
        guild_id: int,
        channel_id: int | None = None,
        user_id: int | None = None,
        before: int | None = None,
        limit: int = 10,
    ) -> list[MatchResult]:
        """Return the last results of a server, the newest first: those of a channel, of a person, or all.

        ``before`` is the match whose result comes right before them.
        """
        if user_id is None:
            page = select(ResultRow.match_id).where(ResultRow.guild_id == guild_id)
            ended, match_id = ResultRow.ended, ResultRow.match_id
        else:
            page = select(ResultSeatRow.match_id).where(
                ResultSeatRow.user_id == user_id, ResultSeatRow.guild_id == guild_id
            )
            ended, match_id = ResultSeatRow.ended, ResultSeatRow.match_id
            if channel_id is not None:
                page = page.join(ResultRow, ResultRow.match_id == match_id)
        if channel_id is not None:
            page = page.where(ResultRow.channel_id == channel_id)
        if before is not None:
            last = select(ResultRow.ended).where(ResultRow.match_id == before).scalar_subquery()
            page = page.where(tuple_(ended, match_id) < tuple_(last, before))
        return await self._read(page.order_by(ended.desc(), match_id.desc()).limit(limit))

    async def result(self, match_id: int) -> MatchResult | None:
        """Return the result of a match, if there is one."""
        found = await self._read(select(ResultRow.match_id).where(ResultRow.match_id == match_id))
        return found[0] if found else None

    async def _read(self, page: Select[int]) -> list[MatchResult]:
        """Return the results of these matches, in this order. A result that cannot be read is left out."""
        async with self._reader.reading() as connection:
            ids: Sequence[int] = (await connection.scalars(page)).all()
            if not ids:
                return []
            rows = {
                row.match_id: row
                for row in await connection.execute(every(ResultRow).where(ResultRow.match_id.in_(ids)))
            }
            seats = every(ResultSeatRow).where(ResultSeatRow.match_id.in_(ids))
            seats = seats.order_by(ResultSeatRow.match_id, ResultSeatRow.position)
            found = (await connection.execute(seats)).all()
        results = []
        for match_id in ids:
            try:
                results.append(result_of(rows[match_id], [seat for seat in found if seat.match_id == match_id]))
            except Damaged as damage:
                self._reader.note(damage)
        return results


def _write(session: Session, result: MatchResult) -> bool:
    values = result_values(result)
    number = _NEXT.where(ResultRow.guild_id == result.guild_id).scalar_subquery()
    new = insert_new(ResultRow).values(**values, number=number, party=None).on_conflict_do_nothing()
    if session.execute(new).rowcount != 1:
        return False
    for seat in seat_values(result):
        session.execute(_SEAT, seat)
    return True
