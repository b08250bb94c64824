"""Export and delete what results and ratings hold about one user.

The results stay, because they are those of the other players, too. The user becomes a former player in them.
"""

from typing import Any

from sqlalchemy import bindparam, delete, func, literal_column, select, update

from unobot.model.former import FORMER, NOBODY

from .result_rebuild import note_former_player
from .row_reader import RowReader
from .schema import RatingRow, ResultRow, ResultSeatRow
from .statements import Session

BATCH = 500
"""The most results that one transaction changes."""

_OWN = (
    select(ResultSeatRow.match_id, ResultSeatRow.guild_id, ResultSeatRow.rated)
    .where(ResultSeatRow.user_id == bindparam("key"))
    .order_by(ResultSeatRow.ended, ResultSeatRow.match_id)
    .limit(literal_column(str(BATCH)))
)
_PARTY = (
    update(ResultRow)
    .where(ResultRow.match_id == bindparam("key"))
    .values(party=func.replace(ResultRow.party, bindparam("own"), bindparam("former")))
)
_SEAT = (
    update(ResultSeatRow)
    .where(ResultSeatRow.match_id == bindparam("key"), ResultSeatRow.user_id == bindparam("own"))
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
    return session.execute(delete(RatingRow).where(RatingRow.user_id == user_id)).rowcount


async def exported_results(reader: RowReader, user_id: int) -> dict[str, Any]:
    """Return the results and ratings of a user, as JSON with Discord's ids as texts."""
    own = (
        select(ResultSeatRow, ResultRow.how, ResultRow.channel_id, ResultRow.rules)
        .join(ResultRow, ResultRow.match_id == ResultSeatRow.match_id)
        .where(ResultSeatRow.user_id == user_id)
        .order_by(ResultSeatRow.ended, ResultSeatRow.match_id)
    )
    ratings = select(*RatingRow.__table__.columns).where(RatingRow.user_id == user_id)
    ratings = ratings.order_by(RatingRow.guild_id, RatingRow.season, RatingRow.rules)
    seats = ResultSeatRow.__table__.columns
    own = own.with_only_columns(*seats, ResultRow.how, ResultRow.channel_id, ResultRow.rules)
    async with reader.reading() as connection:
        return {
            "results": [_plain(row._asdict()) for row in await connection.execute(own)],
            "ratings": [_plain(row._asdict()) for row in await connection.execute(ratings)],
        }


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row for the export: Discord's ids are texts, because JSON readers may round them."""
    del row["user_id"]
    return {name: str(value) if name in ("guild_id", "channel_id") else value for name, value in row.items()}
