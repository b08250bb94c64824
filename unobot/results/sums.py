"""Add the result of a match to the sums and the ratings of its people. All functions are pure.

The sums and ratings are kept for *boards*: a season and a ruleset, all time and all rules. A match counts on four of
them. Matches must be added in the order of their numbers, and then the result is the same each time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from unobot.results.ratings import CERTAIN, NEEDED, SHOWN, Contestant, Skill, interval, rate
from unobot.results.seasons import ALL_TIME, season_of
from unobot.storage.result_states import MatchResult, RatingState, SeatResult
from unobot.storage.states import RatingChange, Seasons

ALL_RULES = ""


class Board(NamedTuple):
    """A season and a ruleset of a server."""

    season: str
    rules: str


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

    A match of one person against AIs is not rated. A match that was not won is rated only if a person left it while
    others stayed, and only for the people who left.
    """
    seats = [seat for seat in result.seats if seat.rated]
    left = sum(seat.presence == "gone" for seat in seats)
    if len(seats) < 2 or (result.how != "won" and left in (0, len(seats))):
        return []
    return seats


def party_of(result: MatchResult) -> str | None:
    """Return the ids of the people for whom a match is rated, as a text, or None. Each id has spaces around it."""
    user_ids = sorted(seat.user_id or 0 for seat in rated_seats(result))
    return f" {' '.join(map(str, user_ids))} " if user_ids else None


def people_of(result: MatchResult) -> list[int]:
    """Return the users whose sums a match changes."""
    return [seat.user_id for seat in result.seats if seat.user_id]


def added(
    before: Mapping[int, RatingState], result: MatchResult, board: Board, weight: float
) -> dict[int, RatingState]:
    """Return the sums and ratings of the people of a match on a board, with this match.

    ``before`` has them by user; the others begin with none. ``weight``: that of the rating.
    """
    after = {
        seat.user_id: _counted(before.get(seat.user_id) or _new(result, board, seat), seat, result)
        for seat in result.seats
        if seat.user_id
    }
    seats = rated_seats(result) if weight else []
    if seats:
        contestants = [_contestant(seat, after.get(seat.user_id or 0), result) for seat in seats]
        for seat, contestant, skill in zip(seats, contestants, rate(contestants, weight), strict=True):
            if seat.user_id and contestant.is_rated:
                after[seat.user_id] = _with_skill(after[seat.user_id], skill)
    return after


def listed(state: RatingState, *, opted_out: bool) -> RatingState:
    """Return the state of a person with their order on the leaderboard. People who opted out have none."""
    if opted_out or not state.rated:
        return replace(state, rank=None)
    if state.rated < NEEDED:
        return replace(state, rank=state.rated / 100)
    return replace(state, rank=1 + interval(Skill(state.mean, state.deviation), CERTAIN)[0])


def rating_changes(
    before: Mapping[int, RatingState], after: Mapping[int, RatingState], result: MatchResult
) -> list[RatingChange]:
    """Return what a match has changed in the ratings of its people on a board, in the order of the seats."""
    changes = []
    for seat in rated_seats(result):
        new, old = after.get(seat.user_id or 0), before.get(seat.user_id or 0)
        if new is None or new.rated == (old.rated if old else 0):
            continue
        was = interval(_skill(old), SHOWN)[0]
        changes.append(RatingChange(seat.seat, new.rated, NEEDED, was, *interval(_skill(new), SHOWN)))
    return sorted(changes, key=lambda change: change.seat)


def _skill(state: RatingState | None) -> Skill:
    return Skill() if state is None else Skill(state.mean, state.deviation)


def _new(result: MatchResult, board: Board, seat: SeatResult) -> RatingState:
    skill = Skill()
    _, low, high = interval(skill, CERTAIN)
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


def is_counted(seat: SeatResult, result: MatchResult) -> bool:
    """Return whether a match is one of the matches of a person: they played it to its end, or left it."""
    return not seat.late and (seat.presence == "gone" or (result.how == "won" and seat.presence != "removed"))


def _counted(state: RatingState, seat: SeatResult, result: MatchResult) -> RatingState:
    """Return the sums of a person with a match."""
    counts = is_counted(seat, result)
    won = counts and result.how == "won" and seat.place == 1
    streak = state.streak + 1 if won else 0 if counts else state.streak
    red, yellow, green, blue = seat.colors
    return replace(
        state,
        name=seat.name,
        matches=state.matches + counts,
        wins=state.wins + won,
        rounds=state.rounds + seat.rounds,
        rounds_won=state.rounds_won + seat.rounds_won,
        points=state.points + seat.points,
        unos_missed=state.unos_missed + seat.unos_missed,
        unos_caught=state.unos_caught + seat.unos_caught,
        challenges_right=state.challenges_right + seat.challenges_right,
        challenges_wrong=state.challenges_wrong + seat.challenges_wrong,
        red=state.red + red,
        yellow=state.yellow + yellow,
        green=state.green + green,
        blue=state.blue + blue,
        streak=streak,
        best_streak=max(state.best_streak, streak),
    )


def _contestant(seat: SeatResult, state: RatingState | None, result: MatchResult) -> Contestant:
    """Return a person of a rated match. A former player counts as an average newcomer."""
    skill = _skill(state)
    has_left = seat.presence == "gone"
    if result.how != "won":
        return Contestant(skill, 2 if has_left else 1, None, is_rated=has_left)
    return Contestant(skill, seat.place, seat.team)


def _with_skill(state: RatingState, skill: Skill) -> RatingState:
    _, low, high = interval(skill, CERTAIN)
    state = replace(state, rated=state.rated + 1, mean=skill.mean, deviation=skill.deviation, low=low, high=high)
    return listed(state, opted_out=False)
