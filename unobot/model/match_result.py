"""The values of results and ratings: frozen and without SQL. Only counts can be added. Times are Unix seconds."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from unobot.model.structs import Id, Moment, Number

SAMPLED_MATCHES = 1000
"""The matches of a server whose cards are counted. They have some 400,000 cards, and are read in 20 ms."""
Skill: TypeAlias = Annotated[float, Meta(ge=0, le=1000)]
"""The mean of a skill, far below the numbers with which the model cannot compute."""
Deviation: TypeAlias = Annotated[float, Meta(ge=0.001, le=1000)]
Share: TypeAlias = Annotated[float, Meta(ge=0, le=2)]

How: TypeAlias = Literal["won", "closed", "expired"]
"""How a match ended: by a victory, early by a host or a moderator, or because it was not resumed in time."""
Presence: TypeAlias = Literal["played", "autopilot", "gone", "removed"]
"""Whether a player was there at the end.

* ``played``: they made their own moves. It is true of every AI.
* ``autopilot``: they had switched the autopilot on.
* ``gone``: they left, their clock ran out until the autopilot played, or an AI got the seat that they had left. It is
  also true of a player who ended a match that others played.
* ``removed``: the host or an admin removed them from the match.
"""


Colors: TypeAlias = tuple[Number, Number, Number, Number]
"""How often red, yellow, green and blue were named."""


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of a person in one match, or their sums.

    A new statistic is a field here. `results.seat_tally.counts_of` counts it in a log. Results and sums carry it.
    The database has a column of its name, and `/uno stats` shows it in words and in a picture.
    """

    points: Number = 0
    """The points that this player won, without the points of other players of the seat."""
    rounds: Number = 0
    """The complete rounds in which this player had the seat."""
    rounds_won: Number = 0
    unos_missed: Number = 0
    """How often others caught this player without Uno."""
    unos_caught: Number = 0
    """How often this player caught others."""
    challenges_right: Number = 0
    challenges_wrong: Number = 0
    colors: Colors = (0, 0, 0, 0)

    def __add__(self, other: Counts) -> Counts:
        """Return the sums of all counts."""
        return Counts(**{name: _sum(count, getattr(other, name)) for name, count in self.counts().items()})

    def counts(self) -> dict[str, Any]:
        """Return the counts by name, without what a subclass adds."""
        return {name: getattr(self, name) for name in Counts.__struct_fields__}


def _sum(first: Any, second: Any) -> Any:  # noqa: ANN401 - a number, or numbers by color
    """Return the sum of two counts."""
    if isinstance(first, tuple):
        return tuple(map(sum, zip(first, second, strict=True)))
    return first + second


class SeatResult(Counts, frozen=True, kw_only=True):
    """The result of one player: the last owner of a seat, or a person who gave up a seat.

    A person whose data was deleted has the user 0 and the name `FORMER`.
    """

    seat: Number
    """The seat at the end of the match. A person who gave it up shares the number with the player who got it."""
    user_id: Id | None
    """The person, or None for an AI."""
    name: str
    level: str | None
    """The level of an AI or the name of an engine, and None for a person."""
    team: Number | None = None
    """The number of the team, in a match of teams. Partners share their place."""
    place: Annotated[int, Meta(ge=1, le=100)]
    """1 for the first. Equal results share a place, and people who are gone are last."""
    score: Number
    """The score of the seat when this player had it last."""
    presence: Presence = "played"
    late: bool = False
    """Whether the player came after the first deal."""
    rated: bool = False
    """Whether the match counts for the rating of this person, if it is rated at all.

    A removed person counts only as an opponent for the ratings of others. Their own rating does not change.
    """
    achievements: tuple[str, ...] = ()
    """The achievements of a person in this match (see `results.achievements`)."""


Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**62)]


class Draws(msgspec.Struct, frozen=True):
    """The cards that were dealt or drawn in a match, by kind (`results.draw_tally`), without who drew them.

    Without any, the tuples are empty.
    """

    drawn: tuple[Count, ...] = ()
    expected: tuple[Count, ...] = ()
    """The mean counts of chance, from what the pile held at each draw. The unit is a millionth of a card."""
    spread: tuple[Count, ...] = ()
    """The variance of the expected counts, in millionths."""


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match that has ended. It contains no cards, but counts."""

    match_id: Id
    table_id: Id
    guild_id: Id
    channel_id: Id
    started: Moment
    ended: Moment
    how: How
    rules: str
    """The code of the ruleset."""
    rounds: Number
    """The rounds dealt, with an unfinished last one."""
    draws: Draws = Draws()
    seats: tuple[SeatResult, ...]
    """The last owner of each seat, by seat, and then the people who gave up a seat."""


class RatingState(Counts, frozen=True, kw_only=True, gc=False):
    """The sums and the rating of a person in a server, a season and a ruleset. Empty texts mean all of them."""

    guild_id: Id
    season: str
    rules: str
    user_id: Id
    name: str
    """The newest known name."""
    matches: Number = 0
    """The matches that this person played to their end or left, without those that they joined late."""
    wins: Number = 0
    streak: Number = 0
    """The wins in a row until now."""
    best_streak: Number = 0
    rated: Number = 0
    """The number of rated matches."""
    opponents: Number = 0
    """The number of different people in this person's rated matches."""
    mean: Skill
    """The skill, and its standard deviation, in openskill's Plackett-Luce model."""
    deviation: Deviation
    rank: Share | None = None
    """The order on the leaderboard, the highest first. None for a person who does not stand on it.

    It is 1 and the share after enough rated matches, and a hundredth of their number before.
    """
    low: Share
    """The ends of the 99 % interval of the share. The places follow them."""
    high: Share


Places: TypeAlias = tuple[int, int]
"""The best and the worst place that a rating allows, 1 for the first. They are equal if the place is certain."""


class LeaderboardRow(msgspec.Struct, frozen=True):
    """A person on a leaderboard. A share is the expected part of the wins at an average table of four, 0 to 1."""

    places: Places | None
    """None with fewer than 20 rated matches."""
    user_id: int
    name: str
    matches: int
    """The number of rated matches."""
    share: float | None
    """None with fewer than 20 rated matches. The same holds for ``low`` and ``high``, the ends of its 95 % interval."""
    low: float | None
    high: float | None


class LeaderboardPage(msgspec.Struct, frozen=True):
    """One page of a leaderboard."""

    rows: tuple[LeaderboardRow, ...]
    own_row: LeaderboardRow | None
    """The reader's row, even if the page contains it. None if they have no rated match there, or opted out."""
    page: int
    """The number of the page, from 0."""
    pages: int
    """The number of pages, at least 1."""


class PlayerStats(Counts, frozen=True, kw_only=True):
    """The sums of a person in a server, a season and a ruleset."""

    name: str
    """The newest known name."""
    matches: int
    """The matches that this person played to their end or left, without those that they joined late."""
    wins: int
    streak: int
    """The wins in a row until now."""
    best_streak: int
    rating: LeaderboardRow | None
    """The person's row on that leaderboard. None if they stand on none."""
