"""Seats reshuffled each round: everything listed by seat moves with the players, in the match and its record."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.rounds import KEY, cards, play
from unobot.records.reader import RecordError, check_record, read_record
from unobot.records.snapshot import state_at
from unobot.records.writer import Record, write_record
from unobot.rules.events import Dealt, Eliminated, Phase, RoundEnded, SeatsShuffled, TurnBegan, TurnedUp
from unobot.rules.match import Match, decode_entry, encode_entry, replay
from unobot.rules.moves import parse_move
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import RandomSource, Shuffler, match_key
from unobot.rules.view import redact

SHUFFLED = Ruleset(reshuffle_seats=True, target=200)
NAMES = tuple("ABCDEFGHIJ")
SEED = bytes(range(32))
T = TypeVar("T")
law = settings(max_examples=30)


class Fixed:
    """A shuffler that gives one order of the seats."""

    def __init__(self, *order: int) -> None:
        self._order = order

    def shuffle(self, cards: Sequence[T], purpose: str, state: int, number: int) -> list[T]:
        if purpose == "seats":
            return [cards[place] for place in self._order]
        return Shuffler(KEY).shuffle(cards, purpose, state, number)

    def lot(self, n: int, purpose: str, state: int, number: int) -> int:
        return Shuffler(KEY).lot(n, purpose, state, number)


def between(
    scores: list[int], dealer: int, shuffler: RandomSource, ruleset: Ruleset = SHUFFLED, gone: tuple[int, ...] = ()
) -> Match:
    """Return a match after a first round that ``dealer`` dealt and that left these scores."""
    seats = len(scores)
    match = Match(ruleset, seats, shuffler)
    first = next(seat for seat in range(seats) if seat not in gone)
    hands = tuple(cards("R1") if seat == first else cards("") for seat in range(seats))
    match.eliminated = list(gone)
    match.apply([Dealt(1, dealer, hands, cards("R7 Y1"), gone), TurnedUp(cards("R7")[0])])
    match.apply([TurnBegan(first, Phase.PLAY)])
    match.apply([RoundEnded(first, False, (0,) * seats, tuple(scores), hands)])
    return match


def dealt(match: Match) -> tuple[SeatsShuffled, Dealt]:
    """Deal the next round and return its events."""
    events = match.deal()
    match.apply(events)
    change, deal = events[:2]
    assert isinstance(change, SeatsShuffled)
    assert isinstance(deal, Dealt)
    return change, deal


def test_the_first_round_is_played_as_everybody_sat_down() -> None:
    assert isinstance(Match(SHUFFLED, 3, Shuffler(KEY)).deal()[0], Dealt)


def test_without_the_rule_no_seat_changes() -> None:
    match = between([30, 20, 10], 0, Fixed(2, 0, 1), Ruleset())
    assert isinstance(match.deal()[0], Dealt)


def test_the_scores_follow_the_persons() -> None:
    match = between([30, 20, 10], 0, Fixed(2, 0, 1))
    assert match.deal()[0] == SeatsShuffled((2, 0, 1))
    assert match.scores == [30, 20, 10]  # deciding changes nothing
    dealt(match)
    assert match.scores == [10, 30, 20]
    assert match.round is not None
    assert match.round.scores == (10, 30, 20)


@pytest.mark.parametrize(("dealer", "order", "following"), [(0, (2, 0, 1), 2), (2, (2, 0, 1), 1), (1, (0, 1, 2), 2)])
def test_the_deal_passes_left_of_the_last_dealers_new_seat(dealer: int, order: tuple[int, ...], following: int) -> None:
    _, deal = dealt(between([0, 0, 0], dealer, Fixed(*order)))
    assert deal.dealer == following


def test_an_eliminated_player_stays_out_after_every_shuffle_of_seats() -> None:
    rules = Ruleset(reshuffle_seats=True, elimination=True)
    match = between([30, 20, 10, 0], 3, Fixed(1, 3, 0, 2), rules, gone=(2, 0))
    _, deal = dealt(match)
    assert match.eliminated == [3, 2]
    assert deal.absent == (3, 2)
    assert [len(hand) for hand in deal.hands] == [7, 7, 0, 0]
    assert deal.dealer == 0  # the last dealer has moved to seat 1, and nobody plays at 2 and 3
    assert match.round is not None
    assert match.round.out == [3, 2]


def test_every_view_knows_the_order_of_the_seats() -> None:
    change = SeatsShuffled((2, 0, 1))
    assert all(redact(change, seat) == change for seat in (None, 0, 1, 2))


@law
@given(st.integers(2, 10), st.integers(0, 10_000), st.sampled_from(["points", "elimination", "classic113"]))
def test_names_and_scores_stay_together_and_the_same_seed_gives_the_same_seats(
    seats: int, seed: int, kind: str
) -> None:
    """Each player keeps their score, eliminations and placing through every shuffle of a whole match."""
    elimination = kind == "elimination"
    cards_of = "classic113" if kind == "classic113" else "official"
    rules = Ruleset(reshuffle_seats=True, elimination=elimination, target=100, hand_size=3, cards=cards_of)
    key = match_key(SEED, seed)
    match = Match(rules, seats, Shuffler(key))
    log = play(match, seed)
    again, by_name = Match(rules, seats, Shuffler(key)), list(NAMES[:seats])
    scores = dict.fromkeys(by_name, 0)
    gone: list[str] = []
    for entry in log:
        events = again.deal() if entry.move is None else again.decide(entry.seat or 0, parse_move(entry.move))
        assert tuple(events) == entry.events
        again.apply(events)
        for event in events:
            if isinstance(event, SeatsShuffled):
                assert sorted(event.order) == list(range(seats))
                by_name = [by_name[old] for old in event.order]
            elif isinstance(event, RoundEnded):
                for name, points in zip(by_name, event.points, strict=True):
                    scores[name] += points
            elif isinstance(event, Eliminated):
                gone.append(by_name[event.seat])
        assert dict(zip(by_name, again.scores, strict=True)) == scores
        assert [by_name[seat] for seat in again.eliminated] == gone
    placed = [by_name[seat] for seat in match.placing]
    if elimination:
        assert placed[1:] == gone[::-1]
    else:
        assert [scores[name] for name in placed] == sorted(scores.values(), reverse=True)


def test_every_order_comes_about() -> None:
    orders = {dealt(between([0, 0, 0], 0, Shuffler(bytes([number]) * 32)))[0].order for number in range(60)}
    assert len(orders) == 6


def test_each_round_has_a_lot_of_its_own_that_can_be_recomputed() -> None:
    match = Match(Ruleset(reshuffle_seats=True, target=500), 4, Shuffler(KEY))
    starts = [entry.events for entry in play(match, 3) if entry.move is None]
    assert len(starts) > 3
    orders = [list(event.order) for events in starts for event in events if isinstance(event, SeatsShuffled)]
    assert orders == [Shuffler(KEY).shuffle(range(4), "seats", number, 0) for number in range(2, len(starts) + 1)]


def test_vector_of_a_shuffle_of_seats() -> None:
    shuffler = Shuffler(match_key(SEED, 1))
    assert [shuffler.shuffle(range(5), "seats", state, 0) for state in (2, 3)] == [[4, 2, 1, 0, 3], [3, 2, 1, 4, 0]]


def test_the_log_written_and_read_folds_to_the_same_match() -> None:
    match = Match(SHUFFLED, 3, Shuffler(KEY))
    log = [decode_entry(encode_entry(entry)) for entry in play(match, 1)]
    again = replay(SHUFFLED, 3, Shuffler(KEY), log)
    assert (again.round, again.scores, again.placing) == (match.round, match.scores, match.placing)


# The record


@cache
def recorded(seed: int) -> Record:
    """Return the record of a match of at least four rounds. In the last round no player sits at their first seat."""
    names = ("Ann", "Ben", "Cem")
    for start in range(seed, seed + 100):
        match = Match(SHUFFLED, 3, Shuffler(match_key(SEED, start)))
        record = Record(SHUFFLED, names, tuple(play(match, start)), SEED, start)
        if match.number >= 4 and all(a != b for a, b in zip(record.names_after(10_000), names, strict=True)):
            return record
    raise AssertionError("no such match")


def shown(record: Record) -> list[dict[str, Any]]:
    return [json.loads(line) for line in write_record(record)]


def test_the_record_names_the_seats_before_each_round_but_the_first() -> None:
    record = recorded(1)
    lines = shown(record)
    names = list(record.seats)
    rounds = [at for at, line in enumerate(lines) if "round" in line]
    for at in rounds[1:]:
        change = lines[at - 1]
        assert set(change) == {"seats", "from"}
        names = [names[old] for old in change["from"]]
        assert change["seats"] == names
    assert "seats" in lines[rounds[0] - 1]
    assert "record" in lines[rounds[0] - 1]
    assert read_record(write_record(record)) == record
    assert check_record(write_record(record)).is_over


def test_persons_of_one_name_are_told_apart() -> None:
    told_apart = recorded(5)
    record = Record(told_apart.ruleset, ("casual",) * 3, told_apart.entries, SEED, told_apart.start)
    moved = [line for line in shown(record) if "from" in line]
    assert all(line["seats"] == ["casual"] * 3 for line in moved)
    assert any(line["from"] != [0, 1, 2] for line in moved)
    assert read_record(write_record(record)) == record


def test_a_player_that_takes_over_a_seat_is_named_before_the_shuffle() -> None:
    record = recorded(9)
    ply = [entry.ply for entry in record.entries if entry.move is None][2]
    before = record.names_after(ply - 1)
    new = ("Eve", *before[1:])
    changed = Record(record.ruleset, record.seats, record.entries, SEED, record.start, ((ply, new),))
    lines = shown(changed)
    at = next(at for at, line in enumerate(lines) if "seats" in line and "from" not in line and "record" not in line)
    assert lines[at] == {"seats": list(new)}
    assert lines[at + 1]["seats"] == [new[old] for old in lines[at + 1]["from"]]
    assert read_record(write_record(changed)) == changed
    assert sorted(changed.names_after(ply)) == sorted(new)


def test_the_state_names_the_seats_at_that_move() -> None:
    record = recorded(1)
    names, totals = list(record.seats), dict.fromkeys(record.seats, 0)
    for entry in record.entries:
        for event in entry.events:
            if isinstance(event, SeatsShuffled):
                names = [names[old] for old in event.order]
            elif isinstance(event, RoundEnded):
                totals = dict(zip(names, event.scores, strict=True))
        if entry.move is None or isinstance(entry.events[-1], RoundEnded):
            players = state_at(record, entry.ply).players
            assert [player.name for player in players] == names
            assert {player.name: player.score for player in players} == totals


def _names_swapped(lines: list[dict[str, Any]], at: int) -> int:
    names = lines[at]["seats"]
    names[0], names[1] = names[1], names[0]
    return at


def _line_left_out(lines: list[dict[str, Any]], at: int) -> int:
    del lines[at]
    return at


def _another_order(lines: list[dict[str, Any]], at: int) -> int:
    """Return the line whose seat order is changed. The names fit, but another seat deals."""
    order = lines[at]["from"]
    lines[at] = {"seats": [lines[at]["seats"][(seat + 1) % 3] for seat in range(3)], "from": [*order[1:], order[0]]}
    return at + 1


def _nobody_moves_without_a_from(lines: list[dict[str, Any]], at: int) -> int:
    del lines[at]["from"]
    return at + 1


def _one_seat_twice(lines: list[dict[str, Any]], at: int) -> int:
    lines[at]["from"][0] = lines[at]["from"][1]
    return at + 1


def _no_round_after_it(lines: list[dict[str, Any]], at: int) -> int:
    del lines[at + 1]
    return at + 1


def _the_record_ends_with_it(lines: list[dict[str, Any]], at: int) -> int:
    del lines[at + 1 :]
    return at + 1


def _before_the_first_round(lines: list[dict[str, Any]], at: int) -> int:
    lines.insert(1, lines[at])
    return 1


def _a_name_too_few(lines: list[dict[str, Any]], at: int) -> int:
    lines.insert(at, {"seats": ["Ann", "Ben"]})
    return at


@pytest.mark.parametrize(
    "spoil",
    [
        *(_names_swapped, _line_left_out, _another_order, _nobody_moves_without_a_from, _one_seat_twice),
        *(_no_round_after_it, _the_record_ends_with_it, _before_the_first_round, _a_name_too_few),
    ],
)
def test_a_record_with_other_seats_is_refused_at_its_line(spoil: Callable[[list[dict[str, Any]], int], int]) -> None:
    lines = shown(recorded(1))
    at = spoil(lines, next(at for at, line in enumerate(lines) if "from" in line))
    with pytest.raises(RecordError) as caught:
        check_record([json.dumps(line) for line in lines])
    assert caught.value.line == at + 1


@pytest.mark.parametrize("order", [[], [0, 1], [0, 0, 1], [0, 1, 2, 3], [-1, 0, 1], [1, 2, 3]])
def test_a_wrong_order_of_the_seats_is_refused_in_words(order: list[int]) -> None:
    lines = shown(recorded(1))
    at = next(at for at, line in enumerate(lines) if "from" in line)
    lines[at]["from"] = order
    with pytest.raises(RecordError, match="no line gives their order"):
        check_record([json.dumps(line) for line in lines])


def test_a_record_without_the_rule_shuffles_no_seats() -> None:
    match = Match(Ruleset(target=100), 3, Shuffler(KEY))
    lines = shown(Record(match.ruleset, ("A", "B", "C"), tuple(play(match, 1))))
    at = [at for at, line in enumerate(lines) if "round" in line][1]
    lines.insert(at, {"seats": ["A", "B", "C"], "from": [0, 1, 2]})
    with pytest.raises(RecordError, match="the rules give"):
        check_record([json.dumps(line) for line in lines])


def test_a_header_without_a_later_house_rule_is_read_as_official() -> None:
    match = Match(PRESETS["official"], 2, Shuffler(KEY))
    record = Record(match.ruleset, ("A", "B"), tuple(play(match, 1)))
    lines = shown(record)
    del lines[0]["ruleset"]["reshuffle_seats"]
    assert read_record([json.dumps(line) for line in lines]) == record
