"""Seats that join a match with a deal: their first state, the state of the others, and the lines of the record."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from unobot.records.audit import audit_records
from unobot.records.reader import RecordError, read_record, read_records
from unobot.records.writer import write_record
from unobot.rules.events import Dealt, SeatsAdded, SeatsShuffled
from unobot.rules.match import Match, replay, trace_seats
from unobot.rules.moves import Draw
from unobot.rules.play.decide import fair_moves
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, RulesetError
from unobot.rules.shuffling import Shuffler, match_key

FILE = Path(__file__).parent.parent / "playthroughs" / "late.jsonl"
LONG = Ruleset(target=5_000)


def played(rules: Ruleset, seats: int, seed: int) -> Match:
    """Return a match whose first round is over."""
    match, rng = Match(rules, seats, Shuffler(match_key(bytes([seed]) * 32, 7))), random.Random(seed)
    match.apply(match.deal())
    while match.round is None or not match.round.is_over:
        assert match.round is not None
        moves = fair_moves(match.round, match.round.to_move)
        plays = [move for move in moves if not isinstance(move, Draw)]
        match.apply(match.decide(match.round.to_move, rng.choice(plays or moves)))
    return match


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("rules", [LONG, Ruleset(target=5_000, reshuffle_seats=True)])
def test_they_have_a_hand_the_lowest_score_and_their_turn_to_deal(rules: Ruleset, seed: int) -> None:
    match = played(rules, 3, seed)
    lowest, scores = min(match.scores), sorted(match.scores)
    events = match.deal(2)
    assert match.seats == 3, "nothing has changed before it is applied"
    assert events[0] == SeatsAdded(2, lowest)
    match.apply(events)
    assert match.seats == 5
    assert sorted(match.scores) == sorted([*scores, lowest, lowest])
    assert match.round is not None
    assert len(match.round.hands) == 5
    cards = [*match.round.pile, *match.round.discard, *(card for hand in match.round.hands for card in hand)]
    assert len(cards) == 108
    (dealt,) = [event for event in events if isinstance(event, Dealt)]
    assert all(len(hand) == 7 for hand in dealt.hands)


def test_the_deal_passes_to_the_seat_that_joined() -> None:
    match = Match(LONG, 2, Shuffler(match_key(bytes(32), 7)), dealer=1)
    rng = random.Random(1)
    match.apply(match.deal())
    while match.round is None or not match.round.is_over:
        assert match.round is not None
        match.apply(match.decide(match.round.to_move, rng.choice(fair_moves(match.round, match.round.to_move))))
    match.apply(match.deal(1))
    assert match.round.dealer == 2


def test_matches_that_no_seat_can_join() -> None:
    fresh = Match(LONG, 2, Shuffler(match_key(bytes(32), 7)))
    with pytest.raises(ValueError, match="no seat can join"):
        fresh.deal(1)
    for rules in (PRESETS["teams"], Ruleset(elimination=True), Ruleset(scoring="single")):
        match = Match(rules, 4, Shuffler(match_key(bytes(32), 7)))
        match.number = 1
        with pytest.raises(ValueError, match="no seat can join"):
            match.deal(1)
    with pytest.raises(RulesetError):
        played(LONG, 3, 1).deal(8)


def test_records_of_them_are_fair_and_read_back() -> None:
    lines = FILE.read_text("utf-8").splitlines()
    assert all(audit.is_fair for audit in audit_records(lines))
    grown = 0
    for record, match in read_records(lines):
        assert match.seats > len(record.seats)
        assert len(record.names_after(len(record.entries))) == match.seats
        again = replay(record.ruleset, len(record.seats), Shuffler(match_key(bytes(32), 0)), record.entries)
        assert (again.scores, again.placing) == (match.scores, match.placing)
        grown += len(record.changes)
    assert grown == 5


def test_seats_are_traced_backwards() -> None:
    lines = FILE.read_text("utf-8").splitlines()
    for record, _ in read_records(lines):
        was: list[tuple[int, tuple[str, ...]]] = []
        for ply, _names in record.changes:
            was.append((ply, record.names_after(ply - 1)))
        end = record.names_after(len(record.entries))
        assert trace_seats(end, record.entries, tuple(was)) == (record.seats, record.changes)
        assert len(trace_seats(end, record.entries)[0]) == len(record.seats)
        assert any(isinstance(event, SeatsShuffled) for entry in record.entries for event in entry.events) == (
            record.ruleset.reshuffle_seats
        )


def test_a_record_in_which_seats_join_otherwise_is_none() -> None:
    lines = FILE.read_text("utf-8").splitlines()
    first = next(lines[: lines.index(line)] for line in lines[1:] if line.startswith('{"record"'))
    at = next(number for number, line in enumerate(first) if line.startswith('{"seats"'))
    told = json.loads(first[at])
    missing = first[:at] + first[at + 1 :]
    fewer = [*first[:at], json.dumps({"seats": told["seats"][:1]}), *first[at + 1 :]]
    more = [*first[:at], json.dumps({"seats": [*told["seats"], "Zoe"]}), *first[at + 1 :]]
    early = [first[0], first[at], *first[1:]]
    during = [*first[: at - 3], first[at], *first[at - 3 :]]
    for broken in (missing, fewer, more, early, during):
        with pytest.raises(RecordError):
            read_record(broken)


def test_the_writer_needs_the_names_of_seats_that_joined() -> None:
    record, _ = next(read_records(FILE.read_text("utf-8").splitlines()))
    unnamed = type(record)(record.ruleset, record.seats, record.entries)
    with pytest.raises(ValueError, match="names for"):
        list(write_record(unnamed))
