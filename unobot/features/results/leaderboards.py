"""Read leaderboards and the sums of people. All sums are stored, so no page adds up matches."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cached_property, reduce
from operator import add
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Column, ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from unobot.features.results.result_rows import RATING, rating_in, rating_of
from unobot.model.match_result import Counts, LeaderboardPage, LeaderboardRow, Places, PlayerStats, RatingState
from unobot.model.storage_errors import Damaged
from unobot.results.meetings import ALL_RULES, Board
from unobot.results.ratings import Z_95
from unobot.results.seasons import ALL_TIME
from unobot.results.sums import share_of
from unobot.storage.rows import checked_rows

PAGE_ROWS = 10
"""The rows of a page."""
MIN_RANK = 1.0
"""The lowest `RatingState.rank` of a person with a share."""
MAX_RULESETS = 100
"""The most rulesets, or seasons, that a query returns."""

_newest = RATING.alias()
"""The row of a person for all time and all rules, which has their newest name."""


class _Person(NamedTuple):
    """A person with a share, and the ends of their 99 % interval."""

    low: float
    high: float
    name: str
    user_id: int


class BoardPlaces:
    """The places of the people with a share on a board."""

    def __init__(self, people: Sequence[_Person]) -> None:
        self._lows = sorted(person.low for person in people)
        self._highs = sorted(person.high for person in people)
        self._people = people

    def places(self, low: float, high: float) -> Places:
        """Return the best and the worst place that an interval allows.

        A person is before or behind it only if their whole interval is better, or worse. So people whose intervals
        overlap always have a place in common.
        """
        best = 1 + len(self._lows) - bisect_right(self._lows, high)
        worst = len(self._highs) - bisect_left(self._highs, low)
        return best, max(best, worst)  # a person who came since this was read is behind everybody who is better

    @cached_property
    def order(self) -> Sequence[int]:
        """Return the ids of the people, ordered by their places and then by their names."""
        ranked = sorted((*self.places(person.low, person.high), person.name, person.user_id) for person in self._people)
        return [user_id for *_, user_id in ranked]


async def leaderboard(
    connection: AsyncConnection, guild_id: int, board: Board, standing: BoardPlaces, page: int, user_id: int | None
) -> LeaderboardPage:
    """Return a page of a leaderboard, from 0, and the row of a user. Raises `Damaged`.

    Too high a number of a page gives the last one. People with too few matches for a share come last, most matches
    first.
    """
    conditions = _on_board(guild_id, board)
    order = standing.order
    newcomer_count = await connection.scalar(select(func.count()).where(*conditions, RATING.c.rank < MIN_RANK)) or 0
    pages = max(1, -(-(len(order) + newcomer_count) // PAGE_ROWS))
    page = min(max(page, 0), pages - 1)
    start = page * PAGE_ROWS
    ids = [*order[start : start + PAGE_ROWS]]
    if room := PAGE_ROWS - len(ids):
        by_matches = RATING.c.rank.desc(), func.lower(RATING.c.name), RATING.c.user_id
        newcomers = select(RATING.c.user_id).where(*conditions, RATING.c.rank < MIN_RANK).order_by(*by_matches)
        ids += await connection.scalars(newcomers.offset(max(0, start - len(order))).limit(room))
    own_state = None if user_id is None else await _state(connection, guild_id, board, user_id)
    states = await _states(connection, conditions, ids)
    rows = tuple(_leaderboard_row(states[person_id], standing) for person_id in ids if person_id in states)
    return LeaderboardPage(rows, _own_row(own_state, standing), page, pages)


async def stats_everywhere(
    connection: AsyncConnection, user_id: int, board: Board, without: Collection[int]
) -> PlayerStats | None:
    """Return the sums of a person on a board of all servers but ``without``. None if there are none."""
    everywhere = select(RATING).where(
        RATING.c.user_id == user_id, RATING.c.season == board.season, RATING.c.rules == board.rules
    )
    states = [rating_of(row) for row in await connection.execute(everywhere) if row.guild_id not in without]
    return _player_stats(states, None) if states else None


async def stats(
    connection: AsyncConnection, guild_id: int, user_id: int, board: Board, standing: BoardPlaces
) -> PlayerStats | None:
    """Return the sums of a person on a board of a server. None if there are none."""
    state = await _state(connection, guild_id, board, user_id)
    if state is None:
        return None
    newest = await _state(connection, guild_id, Board(ALL_TIME, ALL_RULES), user_id)
    return _player_stats([replace(state, name=(newest or state).name)], _own_row(state, standing))


async def seasons(connection: AsyncConnection, guild_id: int) -> list[str]:
    """Return the seasons with results in a server, the newest first, without `ALL_TIME`."""
    season_names = await _distinct(connection, RATING.c.season, RATING.c.guild_id == guild_id)
    return sorted((season for season in season_names if season != ALL_TIME), reverse=True)


async def rulesets(connection: AsyncConnection, guild_id: int) -> list[str]:
    """Return the codes of the rulesets with results in a server, most people first. It reads an index only."""
    codes = (
        select(RATING.c.rules)
        .where(RATING.c.guild_id == guild_id, RATING.c.season == ALL_TIME, RATING.c.rules != ALL_RULES)
        .group_by(RATING.c.rules)
        .order_by(func.count().desc(), RATING.c.rules)
        .limit(MAX_RULESETS)
    )
    return list(await connection.scalars(codes))


async def _distinct(connection: AsyncConnection, column: Column[str], *where: ColumnElement[bool]) -> Sequence[str]:
    """Return the different values of a column, at most `MAX_RULESETS`. Each value is one step in an index."""
    first_value = select(func.min(column).label("value")).where(*where)
    steps = first_value.cte("found", recursive=True)
    following = select(first_value.where(column > steps.c.value).scalar_subquery()).where(steps.c.value.is_not(None))
    values = steps.union_all(following)
    return (
        await connection.scalars(select(values.c.value).where(values.c.value.is_not(None)).limit(MAX_RULESETS))
    ).all()


async def _state(connection: AsyncConnection, guild_id: int, board: Board, user_id: int) -> RatingState | None:
    row = (
        await connection.execute(select(RATING).where(*_on_board(guild_id, board), RATING.c.user_id == user_id))
    ).first()
    return None if row is None else rating_of(row)


async def standing(connection: AsyncConnection, guild_id: int, board: Board) -> BoardPlaces:
    """Return the places on a board, without people whose rating is damaged. It reads an index only.

    It is read before the pages of the board. A change between the two reads may show on the next page only.
    """
    columns = RATING.c.low, RATING.c.high, func.lower(RATING.c.name), RATING.c.user_id
    statement = select(*columns).where(*_on_board(guild_id, board), RATING.c.rank >= MIN_RANK)
    rows = [tuple(row) for row in await connection.execute(statement)]
    return BoardPlaces(checked_rows(_Person, rows, "a rating"))  # `db check` names the ratings that are left out


async def _states(
    connection: AsyncConnection, conditions: Sequence[ColumnElement[bool]], ids: Sequence[int]
) -> dict[int, RatingState]:
    """Return the ratings of some people by id, with their newest names. Damaged ratings are left out."""
    is_same = (_newest.c.guild_id == RATING.c.guild_id) & (_newest.c.user_id == RATING.c.user_id)
    rows = (
        select(RATING)
        .add_columns(_newest.c.name.label("newest"))
        .outerjoin(_newest, is_same & (_newest.c.season == ALL_TIME) & (_newest.c.rules == ALL_RULES))
        .where(*conditions, RATING.c.user_id.in_(ids))
    )
    states = {}
    for row in await connection.execute(rows):
        values = row._asdict()
        newest = values.pop("newest")
        with suppress(Damaged):
            state = rating_in(values)
            states[state.user_id] = replace(state, name=newest or state.name)
    return states


def _leaderboard_row(state: RatingState, standing: BoardPlaces) -> LeaderboardRow:
    """Return a row of a leaderboard."""
    if state.rank is None or state.rank < MIN_RANK:
        return LeaderboardRow(None, state.user_id, state.name, state.rated, None, None, None)
    places = standing.places(state.low, state.high)
    return LeaderboardRow(places, state.user_id, state.name, state.rated, *share_of(state, Z_95))


def _own_row(state: RatingState | None, standing: BoardPlaces) -> LeaderboardRow | None:
    """Return the row of a person, or None if they are not on the leaderboard."""
    return None if state is None or state.rank is None else _leaderboard_row(state, standing)


def _player_stats(states: Sequence[RatingState], rating: LeaderboardRow | None) -> PlayerStats:
    """Return the sums of a person, of one server or of several."""
    return PlayerStats(
        name=max(states, key=lambda state: state.matches).name,
        matches=sum(state.matches for state in states),
        wins=sum(state.wins for state in states),
        **reduce(add, states, Counts()).counts(),
        streak=max(state.streak for state in states),
        best_streak=max(state.best_streak for state in states),
        rating=rating,
    )


def _on_board(guild_id: int, board: Board) -> tuple[ColumnElement[bool], ...]:
    """Return the condition for the rows of a board."""
    return RATING.c.guild_id == guild_id, RATING.c.season == board.season, RATING.c.rules == board.rules
