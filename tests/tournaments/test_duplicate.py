"""Duplicate tables: matchpoints by seat, and the same shuffles at every table of a round."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from unobot.features.tournament.duplicate import deal_of, matchpoints, with_matchpoints
from unobot.features.tournament.night import Limits, advance, begin, close, record_result
from unobot.features.tournament.rules import sizes, standings
from unobot.model.tournament import Entrant, Night, Pod, TournamentState

LIMITS = Limits()


def pod(*results: int, seats: tuple[int, ...], gone: tuple[int, ...] = (), ais: int = 0) -> Pod:
    return Pod(seats, ais, places=(1,) * len(seats), results=results, gone=gone)


def tournament(people: int) -> TournamentState:
    entrants = tuple(Entrant(10 + n, f"P{n}", "ready") for n in range(people))
    night = Night("AA", 2, 15, duplicate=True, entrants=entrants)
    return TournamentState(1, 2, 3, 10, "P0", "check_in", "en", 0.0, 0.0, night)


@pytest.mark.parametrize(
    ("result", "others", "points"),
    [
        (5, (), 50),
        (5, (1,), 100),
        (5, (5,), 50),
        (5, (9,), 0),
        (5, (1, 5, 9), 50),
        (5, (1, 1, 9), 67),
        (5, (5, 9, 9), 17),
    ],
)
def test_each_worse_result_counts_two_and_each_equal_one_counts_one(
    result: int, others: tuple[int, ...], points: int
) -> None:
    assert matchpoints(result, others) == points


def test_the_same_seats_are_compared_and_ais_too() -> None:
    one, two = pod(90, -20, -5, -5, seats=(0, 1), ais=2), pod(-30, -20, 60, -9, seats=(2, 3, 4), ais=1)
    first, second = with_matchpoints([one, two])
    assert (first.points, first.places) == ((100, 50), (1, 1))
    assert (second.points, second.places) == ((0, 50, 100), (2, 1, 1))


def test_whoever_left_gets_nothing_and_their_seat_is_still_compared() -> None:
    one, two, three = (pod(result, 0, seats=(2 * n, 2 * n + 1)) for n, result in enumerate((50, 40, 30)))
    first, second, third = with_matchpoints([replace(one, gone=(0,)), two, three])
    assert (first.points[0], first.places[0]) == (0, 3)
    assert (second.points[0], third.points[0]) == (50, 0), "the AI in the seat of the first reached more"


def test_a_table_without_an_end_gives_the_average_and_is_not_compared() -> None:
    played, broken = pod(50, -50, seats=(0, 1)), Pod((2, 3), places=(2, 2))
    assert [each.points for each in with_matchpoints([played, broken])] == [(50, 50), (50, 50)]


def test_tables_with_other_numbers_of_seats_are_not_compared() -> None:
    assert with_matchpoints([pod(1, 2, 3, seats=(0, 1, 2)), pod(9, 9, 9, 9, seats=(3, 4, 5, 6))])[0].points == (
        50,
        50,
        50,
    )


def test_the_matchpoints_of_a_seat_average_to_half() -> None:
    rng = Random(1)
    for _ in range(50):
        tables = rng.randint(2, 9)
        made = [
            pod(*rng.choices(range(-20, 20), k=4), seats=(4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3))
            for n in range(tables)
        ]
        found = with_matchpoints(made)
        for seat in range(4):
            assert abs(sum(each.points[seat] for each in found) / tables - 50) <= 0.5


def test_there_are_always_two_tables() -> None:
    assert [sizes(people, None, 2) for people in (2, 4, 5, 8, 9)] == [[1, 1], [2, 2], [3, 2], [4, 4], [3, 3, 3]]


def test_two_rounds_without_a_final() -> None:
    state = begin(tournament(8), LIMITS, 0.0)
    for number in range(2):
        pods = state.night.rounds[number].pods
        for at in range(len(pods)):
            results = tuple(100 * at + seat for seat in range(4))
            state = record_result(state, number, at, (1, 2, 3, 4), (0,) * 4, (), 1.0, results)
        state = begin_or_end(state)
    assert state.status == "over"
    rows = standings(state)
    assert min(row.points for row in rows) in (0, 100)
    assert sum(row.points for row in rows) == 8 * 2 * 50
    assert {row.places[0] for row in rows} == {1, 2}
    assert all(row.opponents == 0 for row in rows)


def begin_or_end(state: TournamentState) -> TournamentState:
    """Let the round end, and begin the next one if there is one."""
    state = advance(state, LIMITS, 2.0)
    return state if state.status == "over" else begin(state, LIMITS, 3.0)


def test_a_round_that_is_closed_before_its_last_table_is_over_counts_for_nobody() -> None:
    state = begin(tournament(12), LIMITS, 0.0)
    before = replace(state, version=0)
    for at, result in enumerate((30, 10)):
        state = record_result(state, 0, at, (1, 2, 3, 4), (0,) * 4, (), 1.0, (result,) * 4)
    assert standings(close(state, 2.0, "host")) == standings(close(before, 2.0, "host"))
    assert {row.points for row in standings(close(state, 2.0, "host"))} == {0}, "the third table plays these cards"


def test_each_round_has_a_secret_of_its_own() -> None:
    state, other = tournament(4), tournament(4)
    assert deal_of(state, 0) == deal_of(replace(state, version=9), 0)
    assert deal_of(state, 0) != deal_of(state, 1)
    assert deal_of(other, 0) != deal_of(state, 0)
    assert len(deal_of(state, 0)) == 32
