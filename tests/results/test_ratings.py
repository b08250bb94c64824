"""Ratings are honest: they do not move by matches that prove nothing, and tell nobody apart by chance."""

from __future__ import annotations

import random

import pytest

from tests.results.made import played, result, seat
from unobot.model.match_result import MatchResult, RatingState
from unobot.results.meetings import Board, Meetings
from unobot.results.ratings import (
    DEVIATION,
    MEAN,
    MIN_RATED_MATCHES,
    Z_95,
    Contestant,
    Skill,
    interval,
    pair_weight,
    rate,
)
from unobot.results.sums import rated_seats, with_match

ALL = Board("", "")
ANN, BOB, CEM = 101, 102, 103


def after(*results: MatchResult) -> dict[int, RatingState]:
    """Return the ratings after these matches of one season."""
    states: dict[int, RatingState] = {}
    meetings, faults = Meetings(), list[Exception]()
    for each in results:
        states |= with_match({ALL: states}, each, "", meetings, faults)[ALL]
        meetings.add((seat.user_id or 0 for seat in rated_seats(each)), [ALL])
    assert not faults
    return states


def test_a_newcomer_has_the_share_of_an_average_player() -> None:
    share, low, high = interval(Skill(), Z_95)
    assert share == pytest.approx(0.25)
    assert low < 0.15
    assert high > 0.4


def test_a_thousand_matches_against_ais_rate_nobody() -> None:
    states = after(*(result(seat(ANN, 1), seat(None, 2)) for _ in range(1000)))
    assert (states[ANN].matches, states[ANN].rated) == (1000, 0)
    assert (states[ANN].mean, states[ANN].deviation) == (MEAN, DEVIATION)
    assert states[ANN].rank is None


def test_a_thousand_wins_against_one_friend_move_a_rating_by_less_than_a_deviation() -> None:
    assert [pair_weight(meetings) for meetings in range(3)] == [1, 1 / 2, 1 / 3]
    states = after(*(result(seat(ANN, 1), seat(BOB, 2)) for _ in range(1000)))
    for person in (ANN, BOB):
        moved = abs(states[person].mean - MEAN)
        assert 0.3 * DEVIATION < moved < DEVIATION


def test_a_match_of_half_the_weight_makes_half_the_change_to_mean_and_certainty() -> None:
    def skill(weight: float) -> Skill:
        return rate([Contestant(Skill(), 1, ANN, weight), Contestant(Skill(), 2, BOB, weight)])[0]

    whole, half, nothing = skill(1.0), skill(0.5), skill(0.0)
    assert nothing == Skill()
    assert half.mean - MEAN == pytest.approx((whole.mean - MEAN) / 2)
    assert half.deviation == pytest.approx((whole.deviation * DEVIATION) ** 0.5)
    assert whole.deviation < half.deviation < DEVIATION


def test_leaving_is_last_even_if_the_others_end_the_match() -> None:
    left = result(seat(ANN, 1), seat(BOB, 1), seat(CEM, 3, "gone"), how="closed")
    states = after(left)
    assert states[CEM].mean < MEAN
    assert (states[CEM].rated, states[CEM].matches, states[CEM].wins) == (1, 1, 0)
    assert states[ANN].mean == states[BOB].mean == MEAN
    assert (states[ANN].rated, states[ANN].matches) == (0, 0)


@pytest.mark.parametrize(
    "unrated",
    [
        result(seat(ANN, 1), seat(BOB, 2), how="closed"),
        result(seat(ANN, 1, "gone"), seat(BOB, 1, "gone"), how="expired"),
        result(seat(ANN, 1), seat(BOB, 2, "removed")),
        result(seat(ANN, 1), seat(BOB, 2, late=True, rated=False)),
        result(seat(ANN, 1), seat(None, 2), seat(None, 3)),
        result(seat(ANN, 1, team=0), seat(None, 2, team=1), seat(BOB, 1, team=0), seat(None, 2, team=1)),
        result(seat(ANN, 2, "gone"), seat(BOB, 2, "gone"), seat(None, 1)),
        result(seat(ANN, 1, rated=False), seat(BOB, 2, rated=False)),
        result(seat(ANN, 1, late=True, rated=False), seat(BOB, 2, late=True, rated=False)),
        result(seat(ANN, 2, "removed"), seat(BOB, 2, "removed"), seat(None, 1)),
    ],
)
def test_a_match_that_proves_nothing_is_not_rated(unrated: MatchResult) -> None:
    assert rated_seats(unrated) == []


def test_partners_are_rated_together() -> None:
    teams = result(
        *(seat(who, place, team=team) for who, place, team in ((ANN, 1, 0), (BOB, 1, 0), (CEM, 2, 1), (104, 2, 1)))
    )
    states = after(teams)
    assert states[ANN].mean == states[BOB].mean > MEAN > states[CEM].mean == states[104].mean


def test_the_better_people_have_the_better_shares() -> None:
    """Of two people at tables of four, one wins half of the matches, and the other a quarter."""
    rng = random.Random(4)
    strengths = {ANN: 1.1}
    everybody = [ANN, *range(1, 40)]
    states = after(*(played([ANN, *rng.sample(everybody[1:], 3)], rng, strengths) for _ in range(120)))
    share, low, high = interval(Skill(states[ANN].mean, states[ANN].deviation), Z_95)
    assert low < 0.5 < high
    assert share > 0.35
    assert states[ANN].rated == 120 > MIN_RATED_MATCHES
