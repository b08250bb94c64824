"""Add the result of a match to the sums and the ratings of its people. All functions are pure.

The sums and ratings are kept for each *board*: a season or all time, with a ruleset or all rules. A match counts on
four boards. Matches must be added in the order of their numbers, so that the result is the same each time.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from unobot.model.match_result import How, MatchResult, Presence, RatingState, SeatResult
from unobot.model.places import Seasons
from unobot.model.seat import RatingChange
from unobot.results.meetings import ALL_RULES, Board, Meetings
from unobot.results.ratings import (
    MIN_RATED_MATCHES,
    Z_95,
    Z_99,
    Contestant,
    Skill,
    cautious_skill,
    interval,
    pair_weight,
    rate,
)
from unobot.results.seasons import ALL_TIME, season_of


def boards_of(result: MatchResult, seasons: Seasons) -> list[Board]:
    """Return the boards on which a match counts."""
    of_season = season_of(result.ended, seasons)
    return [
        Board(season, rules)
        for season in dict.fromkeys((ALL_TIME, of_season))
        for rules in dict.fromkeys((ALL_RULES, result.rules))
    ]


def rated_seats(result: MatchResult) -> list[SeatResult]:
    """Return the seats of the people for whom a match is rated. There are none if it is not rated.

    A match without two sides of people is not rated, for example two partners against AIs. A match that everybody left
    is not rated either. A match that was not won is rated only if a person left it while others stayed. It then
    changes only the ratings of the people who left.
    """
    seats = [seat for seat in result.seats if seat.rated]
    leavers = sum(seat.presence == "gone" for seat in seats)
    sides = {_side(seat, result) for seat in seats}
    if len(sides) < 2 or leavers == len(seats) or (result.how != "won" and not leavers):
        return []
    return seats


def party_of(result: MatchResult) -> str | None:
    """Return the ids of the people for whom a match is rated, such as `` 12 34 ``, or None if it is not rated."""
    user_ids = sorted(seat.user_id or 0 for seat in rated_seats(result))
    return f" {' '.join(map(str, user_ids))} " if user_ids else None


def people_of(result: MatchResult) -> list[int]:
    """Return the users whose sums a match changes."""
    return [seat.user_id for seat in result.seats if seat.user_id]


def with_match(
    before: Mapping[Board, Mapping[int, RatingState]],
    result: MatchResult,
    season: str,
    meetings: Meetings,
    faults: list[Exception],
) -> dict[Board, dict[int, RatingState]]:
    """Return the sums and ratings of the people of a match on each of its boards, with this match.

    ``before``: the states before the match, by board and user; a user without one is new. ``season``: the
    season of the match. ``meetings``: the meetings before the match. If rating fails, the exception is appended to
    ``faults``, and only the sums change.
    """
    summed = {board: _summed(states, result, board) for board, states in before.items()}
    try:
        rated = _rivals(result, Board(season, ALL_RULES), meetings)
        return {board: states | _rated(states, result, board, rated, meetings) for board, states in summed.items()}
    except Exception as fault:  # noqa: BLE001 - whatever fails in a rating must not keep the sums from being written
        faults.append(fault)
        return summed


class _Rival(NamedTuple):
    """A person in a rated match, their opponents, and the weight of the match for them (0 to 1)."""

    seat: SeatResult
    opponents: list[int]
    weight: float


def _rivals(result: MatchResult, of_season: Board, meetings: Meetings) -> list[_Rival]:
    """Return the people for whom a match is rated. A weight is the mean of the pair weights with all opponents."""
    seats, rivals = rated_seats(result), []
    for seat in seats:
        side = _side(seat, result)
        opponents = [other.user_id or 0 for other in seats if _side(other, result) != side]
        met = [meetings.of(of_season, seat.user_id or 0, other) for other in opponents]
        changes = seat.user_id and (seat.presence == "gone" or (result.how == "won" and seat.presence != "removed"))
        rivals.append(_Rival(seat, opponents, fmean(map(pair_weight, met)) if changes else 0.0))
    return rivals


def _summed(before: Mapping[int, RatingState], result: MatchResult, board: Board) -> dict[int, RatingState]:
    """Return the people of a match with their new sums, and with their ratings as before."""
    return {
        seat.user_id: _counted(before.get(seat.user_id) or _new(result, board, seat), seat, result)
        for seat in result.seats
        if seat.user_id
    }


def _rated(
    states: Mapping[int, RatingState],
    result: MatchResult,
    board: Board,
    rivals: Sequence[_Rival],
    meetings: Meetings,
) -> dict[int, RatingState]:
    """Return the people whose rating a match changes. Raises `ArithmeticError`."""
    if not rivals:
        return {}
    contestants = [
        Contestant(_skill(states.get(seat.user_id or 0)), _place(seat, result), _side(seat, result), weight)
        for seat, _, weight in rivals
    ]
    after = {}
    for rival, skill in zip(rivals, rate(contestants), strict=True):
        if rival.weight and (user_id := rival.seat.user_id):
            new = sum(not meetings.of(board, user_id, other) for other in set(rival.opponents))
            after[user_id] = _with_skill(states[user_id], skill, new)
    return after


def share_of(state: RatingState | None, width: float) -> tuple[float, float, float]:
    """Return the share of wins to show for a person, and the ends of its interval (``width`` as in `interval`)."""
    return interval(cautious_skill(_skill(state), state.opponents if state else 0), width)


def with_rank(state: RatingState, *, opted_out: bool) -> RatingState:
    """Return the state of a person with their `rank`, which orders the leaderboard. It is None if they opted out."""
    if opted_out or not state.rated:
        return replace(state, rank=None)
    if state.rated < MIN_RATED_MATCHES:
        return replace(state, rank=state.rated / 100)
    return replace(state, rank=1 + share_of(state, Z_99)[0])


def rating_changes(
    before: Mapping[int, RatingState],
    after: Mapping[int, RatingState],
    result: MatchResult,
    opted_out: Collection[int] = (),
) -> list[RatingChange]:
    """Return how a match changed the ratings of its people on a board, in the order of the seats.

    People who have opted out since are left out.
    """
    changes = []
    for seat in rated_seats(result):
        new, old = after.get(seat.user_id or 0), before.get(seat.user_id or 0)
        if new is None or new.user_id in opted_out or new.rated == (old.rated if old else 0):
            continue
        old_share = share_of(old, Z_95)[0]
        changes.append(RatingChange(seat.seat, new.rated, MIN_RATED_MATCHES, old_share, *share_of(new, Z_95)))
    return sorted(changes, key=lambda change: change.seat)


def _skill(state: RatingState | None) -> Skill:
    return Skill() if state is None else Skill(state.mean, state.deviation)


def _new(result: MatchResult, board: Board, seat: SeatResult) -> RatingState:
    skill = Skill()
    _, low, high = interval(skill, Z_99)
    return RatingState(
        guild_id=result.guild_id,
        season=board.season,
        rules=board.rules,
        user_id=seat.user_id or 0,
        name=seat.name,
        mean=skill.mean,
        deviation=skill.deviation,
        low=low,
        high=high,
    )


def is_counted(presence: Presence, how: How, *, is_late: bool) -> bool:
    """Return whether a match is one of the matches of a person: they played it to its end, or left it.

    ``is_late``: whether they joined after the first deal.
    """
    return not is_late and (presence == "gone" or (how == "won" and presence != "removed"))


def _counted(state: RatingState, seat: SeatResult, result: MatchResult) -> RatingState:
    """Return the sums of a person with a match."""
    counts = is_counted(seat.presence, result.how, is_late=seat.late)
    won = counts and result.how == "won" and seat.place == 1
    streak = state.streak + 1 if won else 0 if counts else state.streak
    return replace(
        state,
        name=seat.name,
        matches=state.matches + counts,
        wins=state.wins + won,
        **(state + seat).counts(),
        streak=streak,
        best_streak=max(state.best_streak, streak),
    )


def _side(seat: SeatResult, result: MatchResult) -> Hashable:
    """Return the side of a person: partners who stayed until a victory have the same one."""
    if result.how == "won" and seat.team is not None:
        return seat.team, seat.place
    return seat.seat, seat.user_id


def _place(seat: SeatResult, result: MatchResult) -> int:
    """Return the place with which a person is rated. A former player counts as an average newcomer."""
    if seat.presence == "removed":  # the others who are rated have left, and lost to them
        return 0
    if result.how == "won":
        return seat.place
    return 2 if seat.presence == "gone" else 1


def _with_skill(state: RatingState, skill: Skill, new_opponents: int) -> RatingState:
    opponents = state.opponents + new_opponents
    state = replace(state, rated=state.rated + 1, opponents=opponents, mean=skill.mean, deviation=skill.deviation)
    _, low, high = share_of(state, Z_99)
    return with_rank(replace(state, low=low, high=high), opted_out=False)
