"""Convert results to rows, and rows to results. Each row is checked when it is read."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Index, Row, text

from unobot.model.match_result import Counts, Draws, MatchResult, RatingState, SeatResult
from unobot.model.storage_errors import Damaged
from unobot.model.structs import Id, Moment, Number
from unobot.storage.declaration import database_table
from unobot.storage.rows import checked, decode

_IS_OUTDATED = text("opponents = 0 AND rated > 0")
RESULT = database_table(
    "result",
    MatchResult,
    Index("ix_result_server", "guild_id", "ended", "match_id"),
    Index("ix_result_channel", "channel_id", "ended", "match_id"),
    Index("ix_result_number", "guild_id", "number"),
    key=("match_id",),
    small=("match_id", "table_id"),  # no keys: a result outlives its match
    # Ratings follow the number of a result in its server. The party is the ids of the people that the match was rated
    # for, in order, or NULL if it was not rated.
    also={"number": Number, "party": str | None},
    without=("seats",),
    json=("draws",),
    defaults={"draws": "{}"},
    kept_for="server",
    names=("party",),
    server=("guild_id",),
    neutral=("match_id", "table_id", "channel_id", "how", "rules", "draws"),
)
"""The results of matches that have ended."""


class _Colors(msgspec.Struct):
    """How often each color was named, by column."""

    red: Number
    yellow: Number
    green: Number
    blue: Number


COLORS = _Colors.__struct_fields__


RESULT_SEAT = database_table(
    "result_seat",
    SeatResult,
    Index("ix_result_seat_user", "user_id", "guild_id", "ended", "match_id"),
    key=("match_id", "position"),
    refers={"match_id": RESULT.c.match_id},
    also={
        "match_id": Id,
        "position": Number,
        "guild_id": Id,
        "ended": Moment,
        **dict.fromkeys(COLORS, Number),
        "achievements": str,  # their names, with a space between them
    },
    without=("colors", "achievements"),
    kept_for="table",
    user=("user_id",),
    of_user=("name", "achievements"),
    server=("guild_id",),
    neutral=("match_id", "level", "presence"),
)
"""The players of ended matches: the last owner of each seat, and each person who gave up a seat."""

RATING = database_table(
    "rating",
    RatingState,
    Index("ix_rating_board", "guild_id", "season", "rules", "rank", "low", "high", "name", "user_id"),
    Index(None, "user_id"),
    # Ratings of an older version have no opponents. After a rebuild, the index is empty.
    Index("ix_rating_outdated", "guild_id", sqlite_where=_IS_OUTDATED, postgresql_where=_IS_OUTDATED),
    key=("guild_id", "season", "rules", "user_id"),
    also=dict.fromkeys(COLORS, Number),
    without=("colors",),
    defaults={"opponents": "0"},
    kept_for="server",
    user=("user_id",),
    of_user=("name",),
    server=("guild_id",),
    neutral=("season", "rules"),
)
"""The sums and the ratings of people in a server, a season and a ruleset."""


def result_values(result: MatchResult) -> dict[str, Any]:
    """Return the values of a result by column, without its seats."""
    values = msgspec.structs.asdict(result)
    del values["seats"]
    return {**values, "draws": msgspec.json.encode(result.draws).decode()}


def draws_of(body: object, match_id: int) -> Draws:
    """Return the counts that a column holds. Raises `Damaged`."""
    name = f"the draws of match {match_id}"
    (text,) = checked(tuple[str], (body,), name)
    try:
        draws = decode(text, Draws)
    except ValueError as error:
        raise Damaged(name, str(error)) from error
    if not len(draws.drawn) == len(draws.expected) == len(draws.spread):
        raise Damaged(name, "some counts are missing")
    return draws


def seat_values(result: MatchResult) -> Iterator[dict[str, Any]]:
    """Yield the values of each seat of a result by column."""
    for position, seat in enumerate(result.seats):
        of_match = {"match_id": result.match_id, "guild_id": result.guild_id, "ended": result.ended}
        achievements = " ".join(seat.achievements)
        yield {**of_match, "position": position, **column_values(seat), "achievements": achievements}


def result_of(row: Row[Any], seats: Sequence[Row[Any]]) -> MatchResult:
    """Return the result that a row and the rows of its seats hold. Raises `Damaged`."""
    name = f"the result of match {row.match_id}"
    if not seats or [seat.position for seat in seats] != list(range(len(seats))):
        raise Damaged(f"The seats of {name}", "one of them is missing")
    if any((seat.guild_id, seat.ended) != (row.guild_id, row.ended) for seat in seats):
        raise Damaged(f"The seats of {name}", "they name another server or another time")
    checked(tuple[Number, str | None], (row.number, row.party), name)
    values = {"seats": tuple(map(seat_of, seats)), "draws": draws_of(row.draws, row.match_id)}
    return checked(MatchResult, row._asdict() | values, name)


def seat_of(row: Row[Any]) -> SeatResult:
    """Return the result of a seat that a row holds. Raises `Damaged`."""
    values = row._asdict()
    name = f"seat {values.pop('position')} of the result of match {values.pop('match_id')}"
    achievements = tuple(checked(tuple[str], (row.achievements,), name)[0].split())
    values |= {"colors": _colors(values, name), "achievements": achievements, **_flags(row)}
    seat = checked(SeatResult, values, name)
    if seat.user_id is None and seat.level is None:
        raise Damaged(name, "it belongs to nobody")
    return seat


def rating_of(row: Row[Any]) -> RatingState:
    """Return the sums and the rating that a row holds. Raises `Damaged`."""
    return rating_in(row._asdict())


def rating_in(values: Mapping[str, Any]) -> RatingState:
    """Return the sums and the rating in these values by column. Raises `Damaged`."""
    name = f"a rating of user {values['user_id']} in server {values['guild_id']}"
    return checked(RatingState, {**values, "colors": _colors(values, name)}, name)


def column_values(counts: Counts) -> dict[str, Any]:
    """Return the values of a struct with counts by column. Each color has a column of its own."""
    values = msgspec.structs.asdict(counts)
    return values | dict(zip(COLORS, values.pop("colors"), strict=True))


def _colors(values: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """Return how often each color was named. Raises `Damaged`, which names the column."""
    return msgspec.structs.astuple(checked(_Colors, values, name))


def _flags(row: Row[Any]) -> dict[str, bool]:
    return {"late": bool(row.late), "rated": bool(row.rated)}
