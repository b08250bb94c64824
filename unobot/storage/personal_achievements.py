"""Read the achievements of a person from the results of their matches."""

from sqlalchemy import select, tuple_

from .result_rows import RESULT_SEAT
from .row_reader import RowReader


async def reached(
    reader: RowReader, user_id: int, guild_id: int | None = None, before: tuple[float, int] | None = None
) -> frozenset[str]:
    """Return what a person reached in a server, or in all servers, up to now. Raises `StorageError`.

    ``before``: the end (Unix seconds) and the id of a match. Only matches that ended before it count then.
    """
    row = RESULT_SEAT.c
    query = select(row.achievements).distinct().where(row.user_id == user_id, row.achievements != "")
    if guild_id is not None:
        query = query.where(row.guild_id == guild_id)
    if before is not None:
        query = query.where(tuple_(row.ended, row.match_id) < tuple_(*before))
    async with reader.reading() as connection:
        found = (await connection.scalars(query)).all()
    return frozenset(name for names in found for name in names.split())
