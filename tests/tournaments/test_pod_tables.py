"""The tables of a round: who sits there, which secret their shuffles have, and the results by seat."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from unobot.features.tournament.duplicate import deal_of, rules_for
from unobot.features.tournament.pod_tables import outcome_of, secret_of, start_of, table_of_pod
from unobot.model.tournament import Entrant, Night, Pod, TournamentRound, TournamentState
from unobot.rules.events import SeatsShuffled, reseated
from unobot.rules.play.legality import legal_moves
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.match_log import MatchLog

RULES = rules_for(Ruleset(reshuffle_seats=True, scoring="points", target=300, hand_size=3))


def tournament(*pods: Pod, duplicate: bool = True) -> TournamentState:
    entrants = tuple(Entrant(10 + n, f"P{n}", "ready") for n in range(sum(len(pod.seats) for pod in pods)))
    rounds = (TournamentRound(pods, 900.0),)
    night = Night(RULES.code, 1, 15, duplicate=duplicate, entrants=entrants, rounds=rounds)
    return TournamentState(1, 2, 3, 10, "P0", "round", "en", 0.0, 0.0, night)


def played(salt: int, rules: Ruleset = RULES) -> tuple[MatchLog, list[int]]:
    """Play a match of four by chance. Return its log, and for each seat at the end the first seat of its player."""
    rng, log, sat = Random(salt), MatchLog(rules, 4, bytes(32), salt), list(range(4))
    while not log.match.is_over:
        if log.match.round is None or log.round.is_over:
            entry = log.next_deal()
            sat = list(reseated(sat, entry.events))
        else:
            seat, move = rng.choice([(seat, move) for seat in range(4) for move in legal_moves(log.round, seat)])
            entry = log.next_move(seat, move, None)
        log.adopt(entry)
    return log, sat


def test_results_are_by_the_seats_of_the_first_deal() -> None:
    state = tournament(Pod((0, 1, 2), ais=1))
    moved = 0
    for salt in range(5):
        log, sat = played(salt)
        table = table_of_pod(state, 0, 0, lambda _: False, 0.0)
        table = replace(table, seats=tuple(table.seats[first] for first in sat))
        results = outcome_of(state, state.night.rounds[0].pods[0], table, log).results
        assert [results[first] for first in sat] == log.match.scores
        moved += sat != [0, 1, 2, 3]
    assert moved, "the seats were shuffled"


def test_who_was_put_out_is_behind_the_others_and_the_first_one_is_last() -> None:
    """A seat that is out holds no cards, and so no points."""
    state = tournament(Pod((0, 1, 2, 3)))
    rules = replace(PRESETS["no_mercy"], hand_size=2, hand_limit=12)
    for salt, out in ((1, 3), (38, 2), (49, 1)):
        log, _ = played(salt, rules)
        table = table_of_pod(state, 0, 0, lambda _: False, 0.0)
        places = outcome_of(state, state.night.rounds[0].pods[0], table, log).places
        assert len(log.round.out) == out
        assert [places[seat] for seat in log.round.out] == [4, 3, 2][:out]
        assert log.match.winner is not None
        assert places[log.match.winner] == 1


def test_a_log_knows_the_first_seats_after_every_shuffle() -> None:
    log, sat = played(3)
    assert list(log.first_seats) == sat
    log.adopt(replace(log.recent[-1], ply=log.ply + 1, events=(SeatsShuffled((3, 2, 1, 0)),)))
    assert list(log.first_seats) == sat[::-1]


def test_each_table_has_a_secret_that_follows_from_the_tournament() -> None:
    plain = tournament(Pod((0, 1)), Pod((2, 3)), duplicate=False)
    known = [secret_of(plain, number, pod) for number in (0, 1) for pod in (0, 1)]
    assert len(set(known)) == 4
    assert known == [secret_of(replace(plain, version=9), number, pod) for number in (0, 1) for pod in (0, 1)]
    same = tournament(Pod((0, 1)), Pod((2, 3)))
    assert secret_of(same, 0, 0) == secret_of(same, 0, 1) == deal_of(same, 0)


def test_an_ai_takes_the_seat_of_whoever_is_gone_and_the_others_keep_theirs() -> None:
    state = tournament(Pod((0, 1, 2, 3)))
    gone = list(state.night.entrants)
    gone[0], gone[2] = replace(gone[0], user_id=0, presence="dropped"), replace(gone[2], presence="dropped")
    state = replace(state, night=replace(state.night, entrants=tuple(gone)))
    table = table_of_pod(state, 0, 0, lambda user_id: user_id == 11, 0.0)
    assert [seat.user_id for seat in table.seats] == [None, None, None, 13]
    assert table.host_id == 13


def test_duplicate_tables_have_one_start_though_the_first_call_is_refused() -> None:
    late = tournament(Pod((0, 1)), Pod((2, 3), post_id=500), Pod((4, 5), post_id=600))
    assert {start_of(late, 0, pod) for pod in (1, 2)} == {500}
    now = tournament(Pod((0, 1), post_id=700), Pod((2, 3), post_id=500), Pod((4, 5), post_id=600))
    assert {start_of(now, 0, pod) for pod in (0, 1, 2)} == {500}


def test_people_have_their_own_emblems_at_the_tables_of_a_tournament() -> None:
    state = tournament(Pod((0, 1, 2), ais=1))
    chosen = (7, 7, None)
    entrants = tuple(replace(entrant, emblem=n) for entrant, n in zip(state.night.entrants, chosen, strict=True))
    state = replace(state, night=replace(state.night, entrants=entrants))
    table = table_of_pod(state, 0, 0, lambda _: False, 0.0)
    first, second, third, _ = (seat.emblem for seat in table.seats)
    assert (first, second) == (7, 8), "the later of the two has the next one"
    assert third == 0, "somebody who joined under an older version gets the first free one"
    assert len({seat.emblem for seat in table.seats}) == 4
