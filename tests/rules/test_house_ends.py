"""Other ends of rounds and matches: single, until last, teams, elimination, double score, and the vote."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.rules.rounds import KEY, cards, given, play, refused, when
from tests.rules.rulesets import covering, seats_for
from unobot.records.reader import read_record
from unobot.records.writer import Record, write_record
from unobot.rules.events import (
    DrawReason,
    Drew,
    Eliminated,
    MatchEnded,
    Phase,
    Reversed,
    RoundEnded,
    RuleChosen,
    SeatOut,
    Skipped,
    TurnBegan,
    VoteBegan,
    Voted,
)
from unobot.rules.match import CUSTOMIZABLE_POOL, Entry, Match
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import Reason
from unobot.rules.play.evolve import apply
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler

PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"
UNTIL_LAST = Ruleset(scoring="until_last")


def test_single_scores_nothing_and_the_first_out_wins_the_match() -> None:
    match = Match(Ruleset(scoring="single"), 3, Shuffler(KEY))
    log = play(match, 1)
    assert (match.number, match.scores) == (1, [0, 0, 0])
    assert isinstance(log[-1].events[-1], MatchEnded)
    assert match.placing[0] == match.winner


def test_until_last_a_seat_that_goes_out_is_placed_and_the_others_play_on() -> None:
    state = given("R1", "G1 G2", "Y1 Y2", "B1", pile=PILE, ruleset=UNTIL_LAST)
    assert when(state, 0, "R1")[1:] == [SeatOut(0, (), placed=True), TurnBegan(1, Phase.PLAY)]
    assert state.next_seat(3) == 1


def test_until_last_the_last_draw_two_is_drawn_at_once_without_an_answer() -> None:
    rules = Ruleset(scoring="until_last", stacking="same")
    state = given("RD2", "GD2 G2", "Y1 Y2", pile=PILE, ruleset=rules)
    assert when(state, 0, "RD2")[1:] == [
        Drew(1, cards("Y1 Y2"), DrawReason.DRAW_TWO),
        SeatOut(0, (), placed=True),
        Skipped(1),
        TurnBegan(2, Phase.PLAY),
    ]


def test_until_last_a_reverse_from_three_seats_turns_the_direction() -> None:
    state = given("RR", "G1 G2", "Y1 Y2", pile=PILE, ruleset=UNTIL_LAST)
    assert when(state, 0, "RR")[1:] == [Reversed(-1), SeatOut(0, (), placed=True), TurnBegan(2, Phase.PLAY)]


def test_until_last_the_last_two_play_by_two_seat_rules() -> None:
    state = given("R1", "RR G2 G3", "Y1 Y2", pile=PILE, ruleset=UNTIL_LAST)
    when(state, 0, "R1")
    assert when(state, 1, "RR")[1:] == [Skipped(2), TurnBegan(1, Phase.PLAY)]


def test_until_last_one_round_is_the_match() -> None:
    for seed in range(8):
        match = Match(UNTIL_LAST, 4, Shuffler(bytes([seed]) * 32))
        log = play(match, seed)
        out = [event.seat for entry in log for event in entry.events if isinstance(event, SeatOut)]
        assert match.number == 1
        assert list(match.placing[: len(out)]) == out
        assert sorted(match.placing) == [0, 1, 2, 3]
        assert match.scores == [0] * 4


def test_a_team_wins_the_opponents_hands_and_both_partners_score_them() -> None:
    state = given("R1", "W", "R9 R9", "BS", pile=PILE, ruleset=PRESETS["teams"])
    end = when(state, 0, "R1")[-1]
    assert isinstance(end, RoundEnded)
    assert end.points == (70, 0, 70, 0)  # the partner's hand counts for no seat


def test_a_team_wins_a_drawn_round_with_both_hands() -> None:
    state = given("W W", "B1 B2", "R1 R2", "B9 B8", top="G7", pile="", ruleset=PRESETS["teams"])
    for seat in range(4):
        when(state, seat, "draw", "pass")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.points) == (1, (0, 103, 0, 103))


def test_a_team_wins_the_match_together() -> None:
    match = Match(Ruleset(teams=True, target=100), 6, Shuffler(KEY))
    play(match, 3)
    first, second, *_ = match.placing
    assert {first, second} == {match.winner, (first + 3) % 6}
    assert match.scores[first] == match.scores[second] >= 100


def test_elimination_the_last_seat_wins() -> None:
    for seed in range(5):
        match = Match(Ruleset(elimination=True), 4, Shuffler(bytes([seed]) * 32))
        log = play(match, seed)
        gone = [event.seat for entry in log for event in entry.events if isinstance(event, Eliminated)]
        assert match.number == 3
        assert match.placing == (match.winner, *reversed(gone))
        moved_after = {entry.seat for entry in log[-5:]}
        assert not moved_after & set(gone[:-1])


def test_the_most_points_leave_then_the_most_cards_then_the_last_in_turn() -> None:
    match = Match(Ruleset(elimination=True), 4, Shuffler(KEY), dealer=0)
    match.apply(match.deal())
    state = match.round
    assert state is not None
    for held, gone in ((("B1", "R9", "B9", ""), 2), (("R9", "R4 R5", "B8", ""), 1), (("", "R1", "W", "B1"), 2)):
        copy = state.copy()
        copy.hands = [list(cards(hand)) for hand in held]
        seat = held.index("")
        copy.hands[seat] = list(cards("G5"))
        copy.color = cards("G5")[0].color
        copy.to_move = seat
        copy.phase = Phase.PLAY
        match.round = copy
        assert Eliminated(gone) in match.decide(seat, parse_move("G5"))


def test_double_score() -> None:
    state = given("R1", "W", ruleset=Ruleset(double_score=True))
    end = when(state, 0, "R1")[-1]
    assert isinstance(end, RoundEnded)
    assert end.points == (100, 0)


def begun(seats: int, key: bytes = KEY) -> Match:
    match = Match(PRESETS["classic113"], seats, Shuffler(key))
    match.apply(match.deal())
    return match


def test_every_seat_votes_for_one_of_three_rules_before_the_first_round() -> None:
    match = begun(3)
    state = match.round
    assert state is not None
    assert (state.phase, state.number, len(set(state.options))) == (Phase.VOTE, 0, 3)
    assert set(state.options) <= set(CUSTOMIZABLE_POOL)
    assert refused(state, 0, "draw").reason is Reason.VOTE_FIRST
    for seat, vote in ((2, "vote 1"), (0, "vote 0")):
        match.apply(match.decide(seat, parse_move(vote)))
    assert refused(state, 2, "vote 0").reason is Reason.ALREADY_VOTED
    assert state.to_move == 1
    events = match.decide(1, parse_move("vote 1"))
    assert events == [Voted(1, 1), RuleChosen(state.options[1])]
    match.apply(events)
    assert (match.rule, state.is_over) == (state.options[1], True)
    match.apply(match.deal())
    assert (match.number, match.round is not None and match.round.rule) == (1, match.rule)


def test_a_lot_decides_between_equal_votes() -> None:
    chosen: Counter[int] = Counter()
    for number in range(60):
        match = begun(2, bytes([number]) * 32)
        assert match.round is not None
        for seat in (0, 1):
            match.apply(match.decide(seat, parse_move(f"vote {seat * 2}")))
        chosen[match.round.options.index(str(match.rule))] += 1
    assert set(chosen) == {0, 2}
    assert min(chosen.values()) > 10


def test_no_vote_without_customizable_wilds() -> None:
    match = Match(Ruleset(), 2, Shuffler(KEY))
    assert not any(isinstance(event, VoteBegan) for event in match.deal())
    assert refused(given("R1", "G1"), 0, "vote 1").reason is Reason.NO_VOTE


def test_a_vote_by_lot_is_one_of_the_three() -> None:
    match = begun(5)
    assert len({str(match.vote_by_lot(seat)) for seat in range(5)}) > 1


def test_a_record_of_a_vote_that_was_broken_off() -> None:
    match = Match(PRESETS["classic113"], 2, Shuffler(KEY))
    log = [Entry(0, None, None, None, tuple(match.deal()))]
    match.apply(log[0].events)
    log.append(Entry(1, 0, "vote 1", None, tuple(match.decide(0, parse_move("vote 1")))))
    record = Record(match.ruleset, ("Ann", "Bob"), tuple(log))
    assert read_record(write_record(record)) == record


def test_a_record_names_the_seats_after_a_change() -> None:
    match = Match(Ruleset(target=150), 2, Shuffler(KEY))
    log = play(match, 5)
    ply = [entry.ply for entry in log if entry.move is None][1]
    record = Record(match.ruleset, ("Ann", "Bob"), tuple(log), changes=((ply, ("Ann", "Cem")),))
    assert read_record(write_record(record)) == record


COVERING = covering()
LONGEST = 1_000
"""The entries of the log after which a match of random players is cut off. By some rules, they need 100,000."""


@pytest.mark.parametrize("number", range(len(COVERING)))
def test_every_pair_of_rules_is_played_in_some_match(number: int) -> None:
    """The match ends or is cut off, and its record passes every check."""
    ruleset = COVERING[number]
    counts = [seats for seats in seats_for(ruleset) if seats < 6] or seats_for(ruleset)
    seats = counts[number % len(counts)]
    match = Match(msgspec.structs.replace(ruleset, target=1), seats, Shuffler(bytes([number % 256]) * 32))
    log = play(match, number, LONGEST)
    record = Record(match.ruleset, tuple(f"seat {seat}" for seat in range(seats)), tuple(log))
    assert read_record(write_record(record)) == record
    assert match.is_over or len(log) == LONGEST


def test_the_seats_that_apply_tells_of() -> None:
    state = given("R1", "G1 G2", "Y1 Y2", pile=PILE, ruleset=UNTIL_LAST)
    apply(state, [SeatOut(0, (), placed=True)])
    assert (state.playing, state.out, state.others(1)) == (2, [0], [2])
