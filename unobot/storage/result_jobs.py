"""Write results and ratings. Each function is a part of one transaction, as those of `statements` are."""

from typing import Any

import msgspec
from sqlalchemy import BigInteger, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_new  # SQLite has the same syntax

from unobot.results.ratings import weight_of
from unobot.results.seasons import ALL_TIME, USUAL, season_end, season_of, season_start
from unobot.results.sums import ALL_RULES, Board, added, boards_of, listed, party_of, people_of, rating_changes

from .damage import Damaged
from .result_rows import result_values, seat_values
from .result_states import MatchResult, RatingState
from .rows import checked, decode
from .schema import ChannelSettingsRow, RatingRow, ResultRow, ResultSeatRow, UserRow
from .statements import Session, put
from .states import ChannelSettings, Preferences, RatingChange, Seasons

_NEXT = select(func.coalesce(func.max(ResultRow.number), 0) + 1).where(ResultRow.guild_id == bindparam("key"))
_SEAT = insert(ResultSeatRow)
_NO_SEATS = delete(ResultSeatRow).where(ResultSeatRow.match_id == bindparam("key"))
_NO_RESULT = delete(ResultRow).where(ResultRow.match_id == bindparam("key"))
_NUMBER = select(ResultRow.number).where(ResultRow.match_id == bindparam("key"))
_BY_TIME = (
    select(ResultRow.match_id, ResultRow.number)
    .where(ResultRow.guild_id == bindparam("key"))
    .order_by(ResultRow.ended, ResultRow.match_id)
)
_RENUMBER = update(ResultRow).where(ResultRow.match_id == bindparam("key"))
_SETTINGS = select(ChannelSettingsRow.body).where(ChannelSettingsRow.id == bindparam("key"))
_PREFERENCES = select(UserRow.preferences).where(UserRow.id == bindparam("key"))
_OUT = select(UserRow.id, UserRow.preferences).where(UserRow.preferences.contains('"rated":false'))
_ALIKE = select(func.count(ResultRow.match_id)).where(
    ResultRow.guild_id == bindparam("server"), ResultRow.party == bindparam("people")
)
_ALIKE_IN_SEASON = _ALIKE.where(ResultRow.ended >= bindparam("first"), ResultRow.ended < bindparam("end"))
_COLUMNS = tuple(column.name for column in RatingRow.__table__.columns)
_OF_PERSON = select(*RatingRow.__table__.columns).where(
    RatingRow.guild_id == bindparam("server"),
    RatingRow.user_id == bindparam("person"),
    or_(RatingRow.season == bindparam("all_time"), RatingRow.season == bindparam("board_season")),
    or_(RatingRow.rules == bindparam("all_rules"), RatingRow.rules == bindparam("board_rules")),
)
_RATINGS_OF_USER = select(*RatingRow.__table__.columns).where(RatingRow.user_id == bindparam("person"))
_LOCK = select(func.pg_advisory_xact_lock(bindparam("key", type_=BigInteger)))


def write_result(
    session: Session,
    result: MatchResult,
    damages: list[Damaged],
    changes: list[RatingChange],
    *,
    is_shared: bool,
) -> bool:
    """Write the result of a match, and add it to the sums and ratings. Return False if it is written already.

    A rating that cannot be read begins again, and its damage is appended to ``damages``. The new ratings of the
    season are put into ``changes``. ``is_shared``: whether other processes may write, too.
    """
    lock(session, result.guild_id, is_shared=is_shared)
    ((number,),) = session.execute(_NEXT, {"key": result.guild_id}).fetchall()
    seasons = seasons_of(session, result.guild_id)
    party = party_of(result)
    weight = weight_of(_alike(session, result, party, seasons)) if party else 0.0
    if not insert_result(session, result, number, party):
        return False
    boards = boards_of(result, seasons)
    before: dict[Board, dict[int, RatingState]] = {board: {} for board in boards}
    for user_id in people_of(result):
        values = {"server": result.guild_id, "person": user_id, "all_time": ALL_TIME, "all_rules": ALL_RULES}
        values |= {"board_season": boards[-1].season, "board_rules": boards[-1].rules}
        for row in session.execute(_OF_PERSON, values).fetchall():
            if state := rating_row(row, damages):
                before[Board(state.season, state.rules)][user_id] = state
    for board in boards:
        after = added(before[board], result, board, weight)
        for state in after.values():
            put_rating(session, state)
        if board == (boards[-1].season, ALL_RULES):
            changes[:] = rating_changes(before[board], after, result)
    return True


def insert_result(session: Session, result: MatchResult, number: int, party: str | None) -> bool:
    """Insert a result and its seats. Return False if the match has one."""
    new = insert_new(ResultRow).values(**result_values(result), number=number, party=party).on_conflict_do_nothing()
    if session.execute(new).rowcount != 1:
        return False
    insert_seats(session, result)
    return True


def rewrite_result(session: Session, result: MatchResult, *, is_shared: bool) -> None:
    """Write a result in place of the one that its match may have. The ratings stay as they are."""
    lock(session, result.guild_id, is_shared=is_shared)
    key = {"key": result.match_id}
    rows = session.execute(_NUMBER, key).fetchall() or session.execute(_NEXT, {"key": result.guild_id}).fetchall()
    session.execute(_NO_SEATS, key)
    session.execute(_NO_RESULT, key)
    insert_result(session, result, rows[0][0], party_of(result))


def renumber(session: Session, guild_id: int, *, is_shared: bool) -> None:
    """Give the results of a server new numbers, in the order in which the matches ended."""
    lock(session, guild_id, is_shared=is_shared)
    for number, (match_id, old) in enumerate(session.execute(_BY_TIME, {"key": guild_id}).fetchall(), 1):
        if number != old:
            session.execute(_RENUMBER, {"key": match_id, "number": number})


def insert_seats(session: Session, result: MatchResult) -> None:
    """Write the seats of a result in place of those that it has."""
    session.execute(_NO_SEATS, {"key": result.match_id})
    for seat in seat_values(result):
        session.execute(_SEAT, seat)


def lock(session: Session, guild_id: int, *, is_shared: bool) -> None:
    """Wait until no other transaction changes the ratings of a server. A file has one writer at a time anyway."""
    if is_shared:
        session.execute(_LOCK, {"key": guild_id})


def seasons_of(session: Session, guild_id: int) -> Seasons:
    """Return the seasons of a server. Settings that cannot be read have the usual ones."""
    bodies = session.execute(_SETTINGS, {"key": guild_id}).fetchall()
    return next((seasons_in(body) for (body,) in bodies), USUAL)


def seasons_in(body: str) -> Seasons:
    """Return the seasons in the stored settings of a server."""
    try:
        return decode(body, ChannelSettings).seasons or USUAL
    except ValueError:
        return USUAL


def opted_out(session: Session, user_id: int) -> bool:
    """Return whether a user does not want to be rated."""
    return any(_is_out(body) for (body,) in session.execute(_PREFERENCES, {"key": user_id}).fetchall())


def people_opted_out(session: Session) -> set[int]:
    """Return the users who do not want to be rated."""
    return {user_id for user_id, body in session.execute(_OUT).fetchall() if _is_out(body)}


def _is_out(body: str) -> bool:
    try:
        return not decode(body, Preferences).rated
    except ValueError:
        return False


def put_rating(session: Session, state: RatingState) -> None:
    """Write the sums and the rating of a person in place of those that they have on this board."""
    session.execute(put(RatingRow), msgspec.structs.asdict(state))


def rating_row(row: Any, damages: list[Damaged]) -> RatingState | None:  # noqa: ANN401 - a row of two libraries
    """Return the sums and the rating that a row holds. If it cannot be read, append its damage."""
    values = dict(zip(_COLUMNS, row, strict=True))
    try:
        return checked(RatingState, values, f"a rating of user {values['user_id']} in server {values['guild_id']}")
    except Damaged as damage:
        damages.append(damage)
        return None


def list_person(session: Session, user_id: int, damages: list[Damaged]) -> None:
    """Put a person on the leaderboards, or take them from all of them, as their preferences say."""
    is_out = opted_out(session, user_id)
    for row in session.execute(_RATINGS_OF_USER, {"person": user_id}).fetchall():
        state = rating_row(row, damages)
        if state is not None and (changed := listed(state, opted_out=is_out)) != state:
            put_rating(session, changed)


def _alike(session: Session, result: MatchResult, party: str, seasons: Seasons) -> int:
    """Return how many rated matches of the same people are in the season of a match."""
    season = season_of(result.ended, seasons)
    values: dict[str, Any] = {"server": result.guild_id, "people": party}
    if season == ALL_TIME:
        rows = session.execute(_ALIKE, values)
    else:
        rows = session.execute(_ALIKE_IN_SEASON, values | {"first": season_start(season), "end": season_end(season)})
    ((count,),) = rows.fetchall()
    return int(count)
