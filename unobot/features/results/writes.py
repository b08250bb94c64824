"""Write results and ratings. Each function is a part of one transaction, like the functions of `statements`."""

from typing import Any

from sqlalchemy import BigInteger, Select, bindparam, case, delete, func, insert, or_, select, true, update
from sqlalchemy.dialects.postgresql import insert as insert_new  # SQLite has the same syntax

from unobot.features.results.result_rows import (
    RATING,
    RESULT,
    RESULT_SEAT,
    column_values,
    rating_in,
    result_values,
    seat_values,
)
from unobot.model.match_result import MatchResult, RatingState
from unobot.model.people import Preferences
from unobot.model.places import ChannelSettings, Seasons
from unobot.model.seat import RatingChange
from unobot.model.storage_errors import Damaged
from unobot.results.meetings import ALL_RULES, Board, Meetings
from unobot.results.seasons import ALL_TIME, DEFAULT_SEASONS, season_end, season_start
from unobot.results.sums import boards_of, party_of, people_of, rated_seats, rating_changes, with_match, with_rank
from unobot.storage.erasure_mark import check_mark
from unobot.storage.rows import decode
from unobot.storage.schema import CHANNEL_SETTINGS, USER
from unobot.storage.statements import Session, put

_NEXT_NUMBER = select(func.coalesce(func.max(RESULT.c.number), 0) + 1).where(RESULT.c.guild_id == bindparam("key"))
_INSERT_SEAT = insert(RESULT_SEAT)
_DELETE_SEATS = delete(RESULT_SEAT).where(RESULT_SEAT.c.match_id == bindparam("key"))
_DELETE_RESULT = delete(RESULT).where(RESULT.c.match_id == bindparam("key"))
_NUMBER = select(RESULT.c.number).where(RESULT.c.match_id == bindparam("key"))
_BY_TIME = (
    select(RESULT.c.match_id, RESULT.c.number)
    .where(RESULT.c.guild_id == bindparam("key"))
    .order_by(RESULT.c.ended, RESULT.c.match_id)
)
_RENUMBER = update(RESULT).where(RESULT.c.match_id == bindparam("key"))
_SETTINGS = select(CHANNEL_SETTINGS.c.body).where(CHANNEL_SETTINGS.c.id == bindparam("key"))
_PREFERENCES = select(USER.c.preferences).where(USER.c.id == bindparam("key"))
_OPTED_OUT = select(USER.c.id, USER.c.preferences).where(USER.c.preferences.contains('"rated":false'))
_COLUMNS = tuple(column.name for column in RATING.columns)
_RATINGS_OF_PERSON = select(RATING).where(
    RATING.c.guild_id == bindparam("server"),
    RATING.c.user_id == bindparam("person"),
    or_(RATING.c.season == bindparam("all_time"), RATING.c.season == bindparam("board_season")),
    or_(RATING.c.rules == bindparam("all_rules"), RATING.c.rules == bindparam("board_rules")),
)
_RATINGS_OF_USER = select(RATING).where(RATING.c.user_id == bindparam("person"))


_LOCK = select(func.pg_advisory_xact_lock(bindparam("key", type_=BigInteger)))


def _meetings() -> Select[*tuple[Any, ...]]:
    """Return the statement that counts the earlier rated matches of a person with each other player of a match.

    It counts by board. The match is in the database already. Each pair counts once, for the person with the smaller id.
    """
    own, other = RESULT_SEAT.alias(), RESULT_SEAT.alias()
    people = select(RESULT_SEAT.c.user_id).where(RESULT_SEAT.c.match_id == bindparam("match"))
    in_season = (own.c.ended >= bindparam("first")) & (own.c.ended < bindparam("end"))
    by_rules = RESULT.c.rules == bindparam("board_rules")
    counts = [
        func.count(case((condition, own.c.match_id)).distinct())
        for condition in (true(), by_rules, in_season, in_season & by_rules)
    ]
    return (
        select(other.c.user_id, *counts)
        .join_from(own, RESULT, RESULT.c.match_id == own.c.match_id)
        .join(other, other.c.match_id == own.c.match_id)
        .where(own.c.user_id == bindparam("person"), own.c.guild_id == bindparam("server"), own.c.rated.is_(True))
        .where(own.c.match_id != bindparam("match"), RESULT.c.party.is_not(None), other.c.rated.is_(True))
        .where(other.c.user_id > own.c.user_id, other.c.user_id.in_(people))
        .group_by(other.c.user_id)
    )


_MEETINGS = _meetings()


def write_result(
    session: Session,
    result: MatchResult,
    damages: list[Damaged],
    faults: list[Exception],
    changes: list[RatingChange],
    *,
    mark: str | None,
    is_shared: bool,
) -> bool:
    """Write the result of a match, and add it to the sums and ratings. Return False if it is written already.

    ``mark``: the `erasure_mark` from before its people were read. Raises `Overtaken` if a person was erased since.
    ``is_shared``: whether other processes may write, too.

    A rating that cannot be read begins again, and its damage is added to ``damages``. If the match cannot be rated, the
    reason is added to ``faults``. ``changes`` gets the new ratings of the season.
    """
    if mark is not None:
        check_mark(session, mark, is_shared=is_shared)
    lock(session, result.guild_id, is_shared=is_shared)
    ((number,),) = session.execute(_NEXT_NUMBER, {"key": result.guild_id}).fetchall()
    seasons = seasons_of(session, result.guild_id)
    boards = boards_of(result, seasons)
    if not insert_result(session, result, number, party_of(result)):
        return False
    meetings = _meetings_before(session, result, boards)
    before: dict[Board, dict[int, RatingState]] = {board: {} for board in boards}
    for user_id in people_of(result):
        values = {"server": result.guild_id, "person": user_id, "all_time": ALL_TIME, "all_rules": ALL_RULES}
        values |= {"board_season": boards[-1].season, "board_rules": boards[-1].rules}
        for row in session.execute(_RATINGS_OF_PERSON, values).fetchall():
            if state := rating_row(row, damages):
                before[Board(state.season, state.rules)][user_id] = state
    after = with_match(before, result, boards[-1].season, meetings, faults)
    opted_out_ids = {user_id for user_id in people_of(result) if opted_out(session, user_id)}
    for states in after.values():
        for user_id, state in states.items():
            put_rating(session, with_rank(state, opted_out=user_id in opted_out_ids))
    of_season = Board(boards[-1].season, ALL_RULES)
    changes[:] = rating_changes(before[of_season], after[of_season], result, opted_out_ids)
    return True


def insert_result(session: Session, result: MatchResult, number: int, party: str | None) -> bool:
    """Insert a result and its seats. Return False if the match has one."""
    new = insert_new(RESULT).values(**result_values(result), number=number, party=party).on_conflict_do_nothing()
    if session.execute(new).rowcount != 1:
        return False
    insert_seats(session, result)
    return True


def rewrite_result(session: Session, result: MatchResult, *, mark: str | None, is_shared: bool) -> None:
    """Write the result of a match, and replace an old one. The ratings stay as they are.

    ``mark``: as for `write_result`. Raises `Overtaken`.
    """
    if mark is not None:
        check_mark(session, mark, is_shared=is_shared)
    lock(session, result.guild_id, is_shared=is_shared)
    key = {"key": result.match_id}
    rows = (
        session.execute(_NUMBER, key).fetchall() or session.execute(_NEXT_NUMBER, {"key": result.guild_id}).fetchall()
    )
    session.execute(_DELETE_SEATS, key)
    session.execute(_DELETE_RESULT, key)
    insert_result(session, result, rows[0][0], party_of(result))


def remove_result(session: Session, match_id: int, guild_id: int, *, is_shared: bool) -> bool:
    """Delete the result of a match. Return False if it has none. The ratings stay as they are."""
    lock(session, guild_id, is_shared=is_shared)
    session.execute(_DELETE_SEATS, {"key": match_id})
    return bool(session.execute(_DELETE_RESULT, {"key": match_id}).rowcount)


def renumber(session: Session, guild_id: int, *, is_shared: bool) -> None:
    """Give the results of a server new numbers, in the order in which the matches ended."""
    lock(session, guild_id, is_shared=is_shared)
    for number, (match_id, old) in enumerate(session.execute(_BY_TIME, {"key": guild_id}).fetchall(), 1):
        if number != old:
            session.execute(_RENUMBER, {"key": match_id, "number": number})


def insert_seats(session: Session, result: MatchResult) -> None:
    """Write the seats of a result, and replace the old ones."""
    session.execute(_DELETE_SEATS, {"key": result.match_id})
    for seat in seat_values(result):
        session.execute(_INSERT_SEAT, seat)


def lock(session: Session, guild_id: int, *, is_shared: bool) -> None:
    """Wait until no other transaction changes the ratings of a server. A file has one writer at a time anyway."""
    if is_shared:
        session.execute(_LOCK, {"key": guild_id})


def seasons_of(session: Session, guild_id: int) -> Seasons:
    """Return the seasons of a server, or `DEFAULT_SEASONS` for settings that cannot be read."""
    bodies = session.execute(_SETTINGS, {"key": guild_id}).fetchall()
    return next((seasons_in(body) for (body,) in bodies), DEFAULT_SEASONS)


def seasons_in(body: str) -> Seasons:
    """Return the seasons in the stored settings of a server."""
    try:
        return decode(body, ChannelSettings).seasons or DEFAULT_SEASONS
    except ValueError:
        return DEFAULT_SEASONS


def opted_out(session: Session, user_id: int) -> bool:
    """Return whether a user does not want to be rated."""
    return any(_has_opted_out(body) for (body,) in session.execute(_PREFERENCES, {"key": user_id}).fetchall())


def people_opted_out(session: Session) -> set[int]:
    """Return the users who do not want to be rated."""
    return {user_id for user_id, body in session.execute(_OPTED_OUT).fetchall() if _has_opted_out(body)}


def _has_opted_out(body: str) -> bool:
    try:
        return not decode(body, Preferences).rated
    except ValueError:
        return False


def put_rating(session: Session, state: RatingState) -> None:
    """Write the sums and the rating of a person on a board, and replace the old ones."""
    session.execute(put(RATING), column_values(state))


def rating_row(row: Any, damages: list[Damaged]) -> RatingState | None:  # noqa: ANN401 - a row of two libraries
    """Return the sums and the rating that a row holds. If it cannot be read, add its damage and return None."""
    values = dict(zip(_COLUMNS, row, strict=True))
    try:
        return rating_in(values)
    except Damaged as damage:
        damages.append(damage)
        return None


def list_person(session: Session, user_id: int, damages: list[Damaged]) -> None:
    """Put a person on the leaderboards, or take them from all of them, as their preferences say."""
    is_opted_out = opted_out(session, user_id)
    for row in session.execute(_RATINGS_OF_USER, {"person": user_id}).fetchall():
        state = rating_row(row, damages)
        if state is not None and (new_state := with_rank(state, opted_out=is_opted_out)) != state:
            put_rating(session, new_state)


def _meetings_before(session: Session, result: MatchResult, boards: list[Board]) -> Meetings:
    """Return how often the people of a match met before it. ``boards``: the boards of the match."""
    meetings, season = Meetings(), boards[-1].season
    first, end = (0.0, 0.0) if season == ALL_TIME else (season_start(season), season_end(season))
    for seat in rated_seats(result):
        values: dict[str, Any] = {"server": result.guild_id, "person": seat.user_id, "match": result.match_id}
        values |= {"first": first, "end": end, "board_rules": result.rules}
        for other, *counts in session.execute(_MEETINGS, values).fetchall():
            for board, matches in zip(boards, counts, strict=False):  # without seasons there are two boards
                meetings.add_matches(board, seat.user_id or 0, other, matches)
    return meetings
