"""Export and delete what results and ratings hold about one user, or all of one server.

The results stay, because they are those of the other players, too. The user becomes a former player in them.
"""

from functools import partial
from typing import Any

from sqlalchemy import bindparam, delete, func, literal_column, select, update

from unobot.model.former import FORMER, NOBODY
from unobot.model.people import Data

from .result_rebuild import forget_former_players, note_former_player
from .result_rows import RATING, RESULT, RESULT_SEAT, rating_of
from .statements import Session
from .store import Store
from .table_group import KEY, TableGroup, deletion

BATCH = 500
"""The most results that one transaction changes."""

RESULTS_AT_ONCE = 100
"""The most results that one transaction deletes, with their seats."""

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

_SOME_RESULTS = (
    select(RESULT.c.match_id)
    .where(RESULT.c.guild_id == KEY)
    .order_by(RESULT.c.ended, RESULT.c.match_id)
    .limit(literal_column(str(RESULTS_AT_ONCE)))
)
_RESULT = tuple(delete(table).where(table.c.match_id == bindparam("key")) for table in (RESULT_SEAT, RESULT))
_OLD_RATINGS = deletion(RATING, RATING.c.guild_id == KEY)


async def erase_results(store: Store, user_id: int) -> None:
    """Make a user a former player in all results, and delete their ratings."""
    while await store.writer.write(partial(_erase_some, user_id=user_id)):
        pass  # other writes come between two batches
    await store.writer.write(partial(_erase_ratings, user_id=user_id))


def _erase_some(session: Session, user_id: int) -> int:
    """Make a user a former player in some of their results. Return how many were changed; 0 when all are."""
    own = session.execute(_OWN, {"key": user_id}).fetchall()
    for match_id, _, _ in own:
        session.execute(_PARTY, {"key": match_id, "own": f" {user_id} ", "former": f" {NOBODY} "})
        session.execute(_SEAT, {"key": match_id, "own": user_id})
    for guild_id in sorted({guild_id for _, guild_id, is_rated in own if is_rated}):
        note_former_player(session, guild_id)
    return len(own)


def _erase_ratings(session: Session, user_id: int) -> int:
    """Delete the sums and ratings of a user. Return their number."""
    return session.execute(delete(RATING).where(RATING.c.user_id == user_id)).rowcount


async def export_results(store: Store, user_id: int) -> Data:
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
    async with store.reader.reading() as connection:
        return {
            "results": [_plain(row._asdict()) for row in await connection.execute(own)],
            "ratings": [_plain(row._asdict()) for row in await connection.execute(ratings)],
        }


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row for the export: Discord's ids are texts, because JSON readers may round them."""
    del row["user_id"]
    return {name: str(value) if name in ("guild_id", "channel_id") else value for name, value in row.items()}


def _delete_some(session: Session, server_id: int) -> int:
    """Delete the ratings of a server, and then its oldest results. Return the number of rows."""
    if ratings := _OLD_RATINGS.run(session, server_id):
        return ratings
    match_ids = [match_id for (match_id,) in session.execute(_SOME_RESULTS, {"key": server_id}).fetchall()]
    for match_id in match_ids:
        for statement in _RESULT:
            session.execute(statement, {"key": match_id})
    if not match_ids:
        forget_former_players(session, server_id)
    return len(match_ids)


RESULTS = TableGroup(
    (RESULT, RESULT_SEAT, RATING),
    read={RATING: rating_of},
    counted_as={RESULT_SEAT: "results"},
    export=export_results,
    erase=erase_results,
    delete_server=_delete_some,
)
