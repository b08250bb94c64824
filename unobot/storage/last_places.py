"""Read the places of a person in their last matches, without anything else of these matches."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from unobot.model.match_result import How, Presence
from unobot.results.sums import is_counted

from .result_rows import RESULT, RESULT_SEAT
from .rows import checked_each


class _Seat(NamedTuple):
    """A seat of a person in a result."""

    place: int
    late: bool
    presence: Presence
    how: How


async def last_places(connection: AsyncConnection, guild_id: int, user_id: int, limit: int) -> list[int]:
    """Return the places of a person in a server in the last matches that count, the newest first.

    It looks at twice as many matches, since some of them may not count. Damaged rows are left out.
    """
    seat = RESULT_SEAT.c
    rows = await connection.execute(
        select(seat.place, seat.late, seat.presence, RESULT.c.how)
        .join(RESULT, RESULT.c.match_id == seat.match_id)
        .where(seat.user_id == user_id, seat.guild_id == guild_id)
        .order_by(seat.ended.desc(), seat.match_id.desc())
        .limit(2 * limit)
    )
    seats = checked_each(_Seat, [tuple(row) for row in rows], "a seat of a result")
    return [seat.place for seat in seats if is_counted(seat.presence, seat.how, is_late=seat.late)][:limit]
