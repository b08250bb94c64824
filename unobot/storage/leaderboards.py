"""Read leaderboards and the sums of people. Each page reads one range of an index, and no page adds up matches."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import InstrumentedAttribute, aliased

from unobot.results.ratings import SHOWN, Skill, interval
from unobot.results.seasons import ALL_TIME
from unobot.results.sums import ALL_RULES, Board

from .result_rows import rating_of
from .result_states import LeaderboardPage, LeaderboardRow, PlayerStats, RatingState
from .rows import checked, every
from .schema import RatingRow

PAGE = 10
"""The rows of a page."""
SETTLED = 1.0
"""The least rank of a person with a share."""
RULESETS = 100
"""The most rulesets that are looked through."""

_newest = aliased(RatingRow)
"""The row of the same person for all time and all rules, which has their newest name."""


class _Place(NamedTuple):
    """People who share a place: the ranks from ``first`` down to, but not with, ``end``."""

    place: int | None
    first: float
    end: float
    people: int


async def leaderboard(
    connection: AsyncConnection, guild_id: int, board: Board, page: int, user_id: int | None
) -> LeaderboardPage:
    """Return a page of a leaderboard, from 0, and the row of a user. After the last page, it is the last one.

    A place ends with the first person whose 99 % interval is wholly below that of the best one of the place. People who
    share a place are in the order of their names. Raises `Damaged`.
    """
    here = _on(guild_id, board)
    total = await connection.scalar(select(func.count()).where(*here, RatingRow.rank.is_not(None))) or 0
    pages = max(1, -(-total // PAGE))
    page = min(max(page, 0), pages - 1)
    own = None if user_id is None else await _state(connection, guild_id, board, user_id)
    places = await _places(connection, here, (page + 1) * PAGE, own)
    rows: list[LeaderboardRow] = []
    start, end = page * PAGE, (page + 1) * PAGE
    for place in places:
        if start < place.people and end > 0 and len(rows) < PAGE:
            rows += await _rows(connection, here, place, max(start, 0), PAGE - len(rows))
        start, end = start - place.people, end - place.people
    return LeaderboardPage(tuple(rows), _own(own, places), page, pages)


async def stats(connection: AsyncConnection, guild_id: int | None, user_id: int, board: Board) -> PlayerStats | None:
    """Return the sums of a person on a board of a server, or of all servers. None if there are none."""
    if guild_id is None:
        everywhere = every(RatingRow).where(
            RatingRow.user_id == user_id, RatingRow.season == board.season, RatingRow.rules == board.rules
        )
        states = [rating_of(row) for row in await connection.execute(everywhere)]
        return _player_stats(states, None) if states else None
    state = await _state(connection, guild_id, board, user_id)
    if state is None:
        return None
    places = await _places(connection, _on(guild_id, board), 0, state)
    newest = await _state(connection, guild_id, Board(ALL_TIME, ALL_RULES), user_id)
    return _player_stats([replace(state, name=(newest or state).name)], _own(state, places))


async def seasons(connection: AsyncConnection, guild_id: int) -> list[str]:
    """Return the seasons with results in a server, the newest first, without `ALL_TIME`."""
    found = await _distinct(connection, RatingRow.season, RatingRow.guild_id == guild_id)
    return sorted((season for season in found if season != ALL_TIME), reverse=True)


async def rulesets(connection: AsyncConnection, guild_id: int) -> list[str]:
    """Return the codes of the rulesets with results in a server, those of most people first. It reads an index only."""
    played = (
        select(RatingRow.rules)
        .where(RatingRow.guild_id == guild_id, RatingRow.season == ALL_TIME, RatingRow.rules != ALL_RULES)
        .group_by(RatingRow.rules)
        .order_by(func.count().desc(), RatingRow.rules)
        .limit(RULESETS)
    )
    return list(await connection.scalars(played))


async def _distinct(
    connection: AsyncConnection, column: InstrumentedAttribute[str], *where: ColumnElement[bool]
) -> Sequence[str]:
    """Return the different values of a column, at most `RULESETS`. Each is one step in an index."""
    least = select(func.min(column).label("value")).where(*where)
    found = least.cte("found", recursive=True)
    following = select(least.where(column > found.c.value).scalar_subquery()).where(found.c.value.is_not(None))
    values = found.union_all(following)
    return (await connection.scalars(select(values.c.value).where(values.c.value.is_not(None)).limit(RULESETS))).all()


async def _state(connection: AsyncConnection, guild_id: int, board: Board, user_id: int) -> RatingState | None:
    row = (
        await connection.execute(every(RatingRow).where(*_on(guild_id, board), RatingRow.user_id == user_id))
    ).first()
    return None if row is None else rating_of(row)


async def _places(
    connection: AsyncConnection, here: Sequence[ColumnElement[bool]], people: int, own: RatingState | None
) -> list[_Place]:
    """Return the places of this many people, and of the reader."""
    rank = RatingRow.rank
    best = select(RatingRow.rank, RatingRow.low).where(*here, rank.is_not(None)).order_by(rank.desc()).limit(1)
    places: list[_Place] = []
    seen = 0
    leader = (await connection.execute(best)).first()
    while leader is not None and (
        seen < people or (own is not None and own.rank is not None and own.rank <= leader.rank)
    ):
        if leader.rank < SETTLED:  # all of them have no share yet
            count = await connection.scalar(select(func.count()).where(*here, rank <= leader.rank)) or 0
            places.append(_Place(None, leader.rank, -1.0, count))
            return places
        below = best.where(rank < leader.rank, (RatingRow.high < leader.low) | (rank < SETTLED))
        following = (await connection.execute(below)).first()
        end = -1.0 if following is None else following.rank
        count = await connection.scalar(select(func.count()).where(*here, rank <= leader.rank, rank > end)) or 0
        places.append(_Place(seen + 1, leader.rank, end, count))
        seen, leader = seen + count, following
    return places


async def _rows(
    connection: AsyncConnection, here: Sequence[ColumnElement[bool]], place: _Place, offset: int, limit: int
) -> list[LeaderboardRow]:
    """Return some rows of a place. The page is cut from the index alone, and then its rows are read."""
    rank = RatingRow.rank
    order = (*(() if place.place else (rank.desc(),)), func.lower(RatingRow.name), RatingRow.user_id)
    page = select(RatingRow.user_id).where(*here, rank <= place.first, rank > place.end).order_by(*order)
    ids = page.offset(offset).limit(limit).subquery()
    is_same = (_newest.guild_id == RatingRow.guild_id) & (_newest.user_id == RatingRow.user_id)
    rows = (
        every(RatingRow)
        .add_columns(_newest.name.label("newest"))
        .join(ids, ids.c.user_id == RatingRow.user_id)
        .outerjoin(_newest, is_same & (_newest.season == ALL_TIME) & (_newest.rules == ALL_RULES))
        .where(*here)
        .order_by(*order)
    )
    found = []
    for row in await connection.execute(rows):
        values = row._asdict()
        newest = values.pop("newest")
        state = checked(RatingState, values, f"a rating of user {row.user_id} in server {row.guild_id}")
        found.append(_listed(replace(state, name=newest or state.name), place.place))
    return found


def _listed(state: RatingState, place: int | None) -> LeaderboardRow:
    """Return a row of a leaderboard. Without a ``place``, the share is not known yet."""
    share = low = high = None
    if place is not None:
        share, low, high = interval(Skill(state.mean, state.deviation), SHOWN)
    return LeaderboardRow(place, state.user_id, state.name, state.rated, share, low, high)


def _own(state: RatingState | None, places: Sequence[_Place]) -> LeaderboardRow | None:
    """Return the row of a person, if they stand on the leaderboard."""
    if state is None or state.rank is None:
        return None
    rank = state.rank
    place = next((place.place for place in places if place.end < rank <= place.first), None)
    return _listed(state, place)


def _player_stats(states: Sequence[RatingState], rating: LeaderboardRow | None) -> PlayerStats:
    """Return the sums of a person, of one server or of several."""

    def total(field: str) -> int:
        return sum(getattr(state, field) for state in states)

    return PlayerStats(
        name=max(states, key=lambda state: state.matches).name,
        matches=total("matches"),
        wins=total("wins"),
        rounds=total("rounds"),
        rounds_won=total("rounds_won"),
        points=total("points"),
        unos_missed=total("unos_missed"),
        unos_caught=total("unos_caught"),
        challenges_right=total("challenges_right"),
        challenges_wrong=total("challenges_wrong"),
        colors=(total("red"), total("yellow"), total("green"), total("blue")),
        streak=max(state.streak for state in states),
        best_streak=max(state.best_streak for state in states),
        rating=rating,
    )


def _on(guild_id: int, board: Board) -> tuple[ColumnElement[bool], ...]:
    """Return the condition for the rows of a board."""
    return RatingRow.guild_id == guild_id, RatingRow.season == board.season, RatingRow.rules == board.rules
