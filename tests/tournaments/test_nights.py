"""Tournaments without Discord and without a database: who meets whom, standings, drops, late people, and the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from unobot.features.tournament import night
from unobot.features.tournament.night import BREAK, CHECK_IN, EXTENSION, MIN_ENTRANTS, Limits
from unobot.features.tournament.rules import ais_at, meetings, pods, ranking, sizes, standings
from unobot.model.refused import Refused
from unobot.model.tournament import Entrant, Night, TournamentState

NOW = 1_800_000_000.0


def tournament(people: int, rounds: int = 3, secret: bytes = bytes(32)) -> TournamentState:
    """Return a tournament in which these people have checked in."""
    entrants = tuple(Entrant(n + 1, f"P{n}", "ready") for n in range(people))
    course = Night(rules="AA", rounds_planned=rounds, minutes=15, entrants=entrants)
    return TournamentState(1, 11, 21, 1, "P0", "check_in", "en", NOW + 60, NOW, course, secret=secret)


def play_round(state: TournamentState, rng: random.Random, gone: set[int] = frozenset()) -> TournamentState:  # type: ignore[assignment]
    """Return the state after all tables of the round have ended by chance."""
    number = len(state.night.rounds) - 1
    for n, pod in enumerate(state.night.rounds[number].pods):
        places = rng.sample(range(1, len(pod.seats) + pod.ais + 1), len(pod.seats))
        points = [50 if place == 1 else 0 for place in places]
        state = night.record_result(state, number, n, places, points, gone & set(pod.seats), NOW)
    return night.advance(state, Limits(), NOW)


def begun(state: TournamentState) -> TournamentState:
    return night.start(state, Limits(), NOW)


@pytest.mark.parametrize(
    ("people", "most_ais", "expected"),
    [
        (4, None, [4]),
        (5, None, [3, 2]),
        (5, 1, [5]),
        (5, 0, [5]),
        (6, 0, [3, 3]),
        (7, None, [4, 3]),
        (9, 0, [3, 3, 3]),
        (10, None, [4, 3, 3]),
        (23, None, [4, 4, 4, 4, 4, 3]),
        (64, None, [4] * 16),
        (2, None, [2]),
    ],
)
def test_tables_have_four_seats_as_far_as_ais_may_fill_them(
    people: int, most_ais: int | None, expected: list[int]
) -> None:
    assert sizes(people, most_ais) == expected
    filled = [size + ais_at(size, most_ais) for size in expected]
    assert most_ais is not None or filled == [4] * len(expected)


def test_pairs_meet_again_as_rarely_as_they_can() -> None:
    again = Counter[int]()
    for seed in range(30):
        rng = random.Random(seed)
        state = begun(tournament(23, secret=rng.randbytes(32)))
        for _ in range(2):
            state = begun(play_round(state, rng))
        met = Counter[tuple[int, int]]()
        for each in state.night.rounds:
            met += meetings([pod.seats for pod in each.pods])
        again.update(met.values())
        assert sorted(n for pod in state.night.rounds[-1].pods for n in pod.seats) == list(range(23))
    assert set(again) == {1}, again


def test_people_with_near_standings_meet() -> None:
    order = list(range(24))
    tables = pods(order, {})
    assert tables == [tuple(range(n, n + 4)) for n in range(0, 24, 4)]
    met = meetings(tables)
    apart = [max(table) - min(table) for table in pods(order, met)]
    assert max(apart) <= 20
    assert pods(order, met) == pods(order, met)


def test_whoever_drops_or_comes_late_changes_no_earlier_standing() -> None:
    for seed in range(15):
        rng = random.Random(seed)
        state = begun(tournament(rng.randrange(6, 24), rounds=4, secret=rng.randbytes(32)))
        known = []
        for number in range(1, 4):
            state = play_round(state, rng, gone={rng.randrange(6)} if rng.random() < 0.5 else set())
            known.append([row for row in standings(state, number) if state.night.entrants[row.number].since < number])
            for _ in range(rng.randrange(3)):
                user_id = rng.choice(state.night.entrants).user_id
                try:
                    state = night.drop(state, user_id, NOW)
                except Refused:
                    state = night.join(state, user_id, "back", NOW)
            if rng.random() < 0.5:
                state = night.join(state, 100 + number, "late", NOW)
            state = begun(state)
            if state.status == "over":
                break
            for earlier, rows in enumerate(known, 1):
                now = [row for row in standings(state, earlier) if state.night.entrants[row.number].since < earlier]
                assert now == rows
        late = [entrant for entrant in state.night.entrants if entrant.name == "late"]
        assert all(entrant.since for entrant in late)


def test_the_points_of_a_round_are_those_of_its_places() -> None:
    rng = random.Random(1)
    state = begun(tournament(8))
    for _ in range(3):
        state = play_round(state, rng)
        state = begun(state)
    rows = standings(state)
    assert sum(row.points for row in rows) == 3 * 2 * (3 + 2 + 1)
    keys = [(-row.points, -row.opponents, -row.won, -row.scored) for row in rows]
    assert keys == sorted(keys)
    assert state.night.rounds[-1].is_final
    finalists = state.night.rounds[-1].pods[0].seats
    assert list(finalists) == [row.number for row in rows[:4]]
    last = finalists[3]
    places = tuple(1 if number == last else 2 for number in finalists)
    state = night.record_result(state, 3, 0, places, (0,) * 4, (), NOW)
    state = night.advance(state, Limits(), NOW)
    assert state.status == "over"
    assert ranking(state)[0].number == last
    assert [row.number for row in ranking(state)[4:]] == [row.number for row in rows[4:]]


def test_the_final_is_of_those_who_are_still_there() -> None:
    rng = random.Random(2)
    state = play_round(begun(tournament(9, rounds=1)), rng)
    best = standings(state)[0].number
    state = begun(night.drop(state, state.night.entrants[best].user_id, NOW))
    assert best not in state.night.rounds[-1].pods[0].seats
    assert len(state.night.rounds[-1].pods[0].seats) == 4


def test_no_shows_are_left_out_and_too_few_people_wait_once() -> None:
    state = replace(tournament(0), due=NOW + CHECK_IN + 100)
    for user_id in range(1, 6):
        state = night.join(state, user_id, f"P{user_id}", NOW)
    assert {entrant.presence for entrant in state.night.entrants} == {"signed"}
    with pytest.raises(Refused, match="early"):
        night.join(state, 1, "P1", NOW)
    assert night.next_due(state) == NOW + 100
    soon = NOW + 101
    assert night.calls_now(state, soon)
    for user_id in range(1, 4):
        state = night.join(state, user_id, f"P{user_id}", soon)
    with pytest.raises(Refused) as few:
        night.start(state, Limits(), soon)
    assert few.value.params == {"count": 3, "needed": MIN_ENTRANTS}
    late = NOW + CHECK_IN + 100
    assert night.advance(state, Limits(), late - 1) is state
    waiting = night.advance(state, Limits(), late)
    assert (waiting.status, waiting.due) == ("check_in", late + EXTENSION)
    assert night.advance(waiting, Limits(), late + EXTENSION).night.ended_by == "people"
    ready = night.join(waiting, 4, "P4", late + 1)
    state = night.advance(ready, Limits(), late + EXTENSION)
    assert state.status == "round"
    assert [entrant.presence for entrant in state.night.entrants] == ["ready"] * 4 + ["absent"]


def test_banned_people_are_left_out_of_the_next_round() -> None:
    state = play_round(begun(tournament(9)), random.Random(1))
    state = night.start(state, Limits(is_banned=lambda user_id: user_id == 3), NOW)
    assert state.night.entrants[2].presence == "dropped"
    assert all(2 not in pod.seats for pod in state.night.rounds[-1].pods)


def test_a_break_ends_by_itself_and_an_end_is_an_end() -> None:
    state = play_round(begun(tournament(8)), random.Random(1))
    assert (state.status, state.due) == ("break", NOW + BREAK)
    assert night.advance(state, Limits(), NOW + BREAK).status == "round"
    over = night.close(state, NOW, "host")
    changes: tuple[Callable[[], object], ...] = (
        lambda: night.join(over, 99, "Zoe", NOW),
        lambda: night.drop(over, 1, NOW),
        lambda: begun(over),
        lambda: night.close(over, NOW, "host"),
    )
    for change in changes:
        with pytest.raises(Refused, match="over"):
            change()
    assert night.advance(over, Limits(), NOW + 1e6) is over


def test_no_time_runs_out_during_a_downtime_or_by_a_step_of_the_clock() -> None:
    state = begun(tournament(8))
    assert state.due is not None
    back = night.after_downtime(state, state.due + 3600)
    assert back.due == back.night.rounds[-1].ends == state.due + 3660
    assert night.after_downtime(back, NOW) is back
    assert night.shift_due(state, -50.0).due == state.due - 50
