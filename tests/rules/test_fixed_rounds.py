"""Matches of a fixed number of rounds: golf, and the most rounds won (clauses 13.18 and 13.19)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.rounds import KEY, cards, play
from unobot.rules.events import Dealt, Event, MatchEnded, Phase, RoundEnded, TurnBegan, TurnedUp
from unobot.rules.match import Match, may_grow
from unobot.rules.moves import TIME_UP, Move, parse_move
from unobot.rules.ruleset.ruleset import Contradiction, Ruleset, RulesetError
from unobot.rules.shuffling import Shuffler

GOLF = Ruleset(scoring="golf", rounds=3)
BEST = Ruleset(scoring="best_of", rounds=5)


def ended(ruleset: Ruleset, number: int, scores: list[int], *hands: str, move: Move | None = None) -> list[Event]:
    """Return the last two events of round ``number``, in which seat 0 goes out with a Red 1.

    The others hold a ``W``, or else ``hands``. ``scores``: before the round.
    """
    match = Match(ruleset, len(scores), Shuffler(KEY))
    match.scores = scores
    held = [cards(hand) for hand in hands] or [cards("W")] * (len(scores) - 1)
    match.apply([Dealt(number, 0, (cards("R1"), *held), cards("R7 Y1 Y2")), TurnedUp(cards("R7")[0])])
    match.apply([TurnBegan(0, Phase.PLAY)])
    events = match.decide(0, move or parse_move("R1"))
    match.apply(events)
    assert match.is_over == isinstance(events[-1], MatchEnded)
    return events[-2:]


def scored(events: list[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the points and the scores of the round in ``events``."""
    (end,) = [event for event in events if isinstance(event, RoundEnded)]
    return end.points, end.scores


def test_golf_gives_each_seat_the_points_of_its_own_hand() -> None:
    assert scored(ended(GOLF, 1, [7, 0, 20], "G5 R2", "W")) == ((0, 7, 50), (7, 7, 70))


def test_the_lowest_sum_wins_golf_after_the_last_round_and_not_before() -> None:
    assert isinstance(ended(GOLF, 2, [0, 90, 20])[-1], RoundEnded)
    assert ended(GOLF, 3, [60, 0, 20])[-1] == MatchEnded(1, (60, 50, 70), (1, 0, 2))


def test_a_tie_in_golf_plays_on() -> None:
    assert isinstance(ended(GOLF, 3, [50, 0, 20])[-1], RoundEnded)
    assert ended(GOLF, 4, [50, 50, 70])[-1] == MatchEnded(0, (50, 100, 120), (0, 1, 2))
    lower = ended(GOLF, 3, [0, 9, 9])[-1]
    assert lower == MatchEnded(0, (0, 59, 59), (0, 1, 2)), "a tie behind the winner is no tie"


def test_partners_in_golf_get_the_points_of_both_hands() -> None:
    golf = Ruleset(scoring="golf", rounds=1, teams=True)
    events = ended(golf, 1, [0, 0, 0, 0], "G5", "Y3", "B6")
    assert scored(events) == ((3, 11, 3, 11), (3, 11, 3, 11))
    assert events[-1] == MatchEnded(0, (3, 11, 3, 11), (0, 2, 1, 3))


def test_a_knock_out_in_golf_costs_its_points() -> None:
    rules = Ruleset(scoring="golf", rounds=1, hand_limit=3, hand_size=2, knock_out=250)
    match = Match(rules, 3, Shuffler(KEY))
    match.apply([Dealt(1, 0, (cards("RD2 R1"), cards("G1 G2"), cards("B3 B4")), cards("R7 Y1 Y2 Y3 Y4"))])
    match.apply([TurnedUp(cards("R7")[0]), TurnBegan(0, Phase.PLAY)])
    for seat, move in ((0, "RD2!"), (2, "draw")):
        match.apply(match.decide(seat, parse_move(move)))
    assert match.round is not None
    assert match.round.outcome is not None
    assert match.round.outcome.points == (1, 250, 250)


def test_a_drawn_round_of_golf_counts_all_hands_also_after_a_tie() -> None:
    golf = Ruleset(scoring="golf", rounds=3, blitz=60)
    events = ended(golf, 1, [0, 0], "G1", move=TIME_UP)
    assert scored(events) == ((1, 1), (1, 1))


def test_a_won_round_counts_one() -> None:
    assert scored(ended(BEST, 1, [0, 1, 0])) == ((1, 0, 0), (1, 1, 0))
    assert scored(ended(Ruleset(scoring="best_of", teams=True), 1, [0, 0, 0, 0])) == ((1, 0, 1, 0), (1, 0, 1, 0))


def test_the_match_ends_early_when_nobody_can_catch_up() -> None:
    assert ended(BEST, 3, [2, 0])[-1] == MatchEnded(0, (3, 0), (0, 1))
    assert isinstance(ended(BEST, 3, [1, 1])[-1], RoundEnded)
    assert ended(BEST, 4, [2, 1])[-1] == MatchEnded(0, (3, 1), (0, 1))
    assert isinstance(ended(BEST, 4, [1, 2, 0])[-1], RoundEnded), "the last round can break the tie"


def test_after_all_rounds_the_most_won_rounds_win_and_a_tie_plays_on() -> None:
    assert ended(BEST, 5, [1, 1, 1, 1])[-1] == MatchEnded(0, (2, 1, 1, 1), (0, 1, 2, 3))
    assert isinstance(ended(BEST, 5, [1, 2, 1, 0])[-1], RoundEnded)
    assert ended(BEST, 6, [2, 2, 1, 0])[-1] == MatchEnded(0, (3, 2, 1, 0), (0, 1, 2, 3))


def test_a_tied_round_is_won_by_nobody() -> None:
    best = Ruleset(scoring="best_of", rounds=5, blitz=60)
    assert scored(ended(best, 1, [0, 0], "G1", move=TIME_UP)) == ((0, 0), (0, 0))


@settings(max_examples=15)
@given(st.sampled_from([GOLF, BEST]), st.integers(1, 4), st.integers(2, 4), st.integers(0, 2**32))
def test_a_match_ends_with_its_last_round_or_after_a_tie_or_early(
    scoring: Ruleset, rounds: int, seats: int, seed: int
) -> None:
    rules = msgspec.structs.replace(scoring, rounds=rounds, hand_size=2)
    match = Match(rules, seats, Shuffler(KEY))
    log = play(match, seed)
    ends = [event for entry in log for event in entry.events if isinstance(event, RoundEnded)]
    best = max(match.scores, key=rules.merit)
    assert match.winner is not None
    assert match.scores[match.winner] == best
    assert match.scores.count(best) == 1
    assert list(match.placing) == sorted(range(seats), key=lambda seat: (-rules.merit(match.scores[seat]), seat))
    for number, end in enumerate(ends[:-1], 1):
        if number >= rounds:
            assert end.scores.count(max(end.scores, key=rules.merit)) > 1
    if rules.scoring == "golf":
        assert len(ends) >= rounds
    else:
        others = sorted(match.scores)[-2]
        assert len(ends) >= rounds or best > others + rounds - len(ends)


def test_what_a_fixed_number_of_rounds_contradicts() -> None:
    for scoring in (GOLF, BEST):
        for field, reason in {
            "double_score": Contradiction.DOUBLE_NEEDS_POINTS,
            "elimination": Contradiction.ELIMINATION_NEEDS_ROUNDS,
        }.items():
            with pytest.raises(RulesetError) as caught:
                msgspec.structs.replace(scoring, **{field: True})
            assert caught.value.reason is reason
        assert msgspec.structs.replace(scoring, reshuffle_seats=True).keeps_scores
        assert not may_grow(scoring)
