"""Export and delete what results and ratings hold about one user.

The results stay, because they are those of the other players, too. The user becomes a former player in them.
"""

from typing import Any

from sqlalchemy import bindparam, delete, func, literal_column, select, update

from unobot.model.former import FORMER, NOBODY

from .result_rebuild import note_former_player
from .result_rows import RATING, RESULT, RESULT_SEAT
from .row_reader import RowReader
from .statements import Session

BATCH = 500
"""The most results that one transaction changes."""

_OWN = (
    select(RESULT_SEAT.c.match_id, RESULT_SEAT.c.guild_id, RESULT_SEAT.c.rated)
    .where(RESULT_SEAT.c.user_id == bindparam("key"))
    .order_by(RESULT_SEAT.c.ended, RESULT_SEAT.c.match_id)
    .limit(literal_column(str(BATCH)))
)
_PARTY = (
    update(RESULT)
    .where(RESULT.c.match_id == bindparam("key"))
    .values(party=func.replace(RESULT.c.party, bindparam("own"), bindparam("former")))
)
_SEAT = (
    update(RESULT_SEAT)
    .where(RESULT_SEAT.c.match_id == bindparam("key"), RESULT_SEAT.c.user_id == bindparam("own"))
    .values(user_id=NOBODY, name=FORMER, achievements="")
)


def erase_results(session: Session, user_id: int) -> int:
    """Make a user a former player in some of their results. Return how many were changed; 0 when all are."""
    own = session.execute(_OWN, {"key": user_id}).fetchall()
    for match_id, _, _ in own:
        session.execute(_PARTY, {"key": match_id, "own": f" {user_id} ", "former": f" {NOBODY} "})
        session.execute(_SEAT, {"key": match_id, "own": user_id})
    for guild_id in sorted({guild_id for _, guild_id, is_rated in own if is_rated}):
        note_former_player(session, guild_id)
    return len(own)


def erase_ratings(session: Session, user_id: int) -> int:
    """Delete the sums and ratings of a user. Return their number."""
    return session.execute(delete(RATING).where(RATING.c.user_id == user_id)).rowcount


async def exported_results(reader: RowReader, user_id: int) -> dict[str, Any]:
    """Return the results and ratings of a user, as JSON with Discord's ids as texts."""
    own = (
        select(RESULT_SEAT, RESULT.c.how, RESULT.c.channel_id, RESULT.c.rules)
        .join(RESULT, RESULT.c.match_id == RESULT_SEAT.c.match_id)
        .where(RESULT_SEAT.c.user_id == user_id)
        .order_by(RESULT_SEAT.c.ended, RESULT_SEAT.c.match_id)
    )
    ratings = select(RATING).where(RATING.c.user_id == user_id)
    ratings = ratings.order_by(RATING.c.guild_id, RATING.c.season, RATING.c.rules)
    seats = RESULT_SEAT.columns
    own = own.with_only_columns(*seats, RESULT.c.how, RESULT.c.channel_id, RESULT.c.rules)
    async with reader.reading() as connection:
        return {
            "results": [_plain(row._asdict()) for row in await connection.execute(own)],
            "ratings": [_plain(row._asdict()) for row in await connection.execute(ratings)],
        }


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row for the export: Discord's ids are texts, because JSON readers may round them."""
    del row["user_id"]
    return {name: str(value) if name in ("guild_id", "channel_id") else value for name, value in row.items()}
