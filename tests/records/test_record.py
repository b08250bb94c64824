"""The record of a match: it is written, read back, and every rule in it is checked again."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.rounds import play
from unobot.records.reader import RecordError, check_record, read_record, read_records
from unobot.records.writer import Record, write_record
from unobot.rules.events import PutBack
from unobot.rules.match import Entry, Match
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import Shuffler, match_key

SEED = bytes(range(32))


@cache
def recorded(seats: int, seed: int, target: int = 60, *, strict: bool = False) -> Record:
    """Return the record of a random match."""
    ruleset = Ruleset(target=target, wild_draw_four="strict" if strict else "challenge")
    match = Match(ruleset, seats, Shuffler(match_key(SEED, seed)))
    names = tuple(f"seat {seat}" for seat in range(seats))
    return Record(ruleset, names, tuple(play(match, seed)), SEED, seed)


def lines(record: Record) -> list[str]:
    return list(write_record(record))


@settings(max_examples=25)
@given(st.integers(2, 10), st.integers(0, 10_000), st.booleans())
def test_a_record_reads_back(seats: int, seed: int, strict: bool) -> None:
    record = recorded(seats, seed, strict=strict)
    assert read_record(lines(record)) == record
    match = check_record(lines(record))
    assert match.is_over
    assert match.number == sum(entry.move is None for entry in record.entries)


def test_the_lines_of_a_record() -> None:
    record = recorded(3, 1)
    header, deal, move, *_, end, ended = (json.loads(line) for line in write_record(record))
    assert header == {
        "record": 1,
        "ruleset": json.loads(str(record.ruleset)),
        "code": record.ruleset.code,
        "seats": ["seat 0", "seat 1", "seat 2"],
        "seed": SEED.hex(),
        "start": "1",
        "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    }
    dealer = deal["dealer"]
    shuffler = Shuffler(match_key(SEED, 1))
    assert dealer == shuffler.lot(3, "dealer", 0, 0)
    assert deal == {
        "round": 1,
        "dealer": dealer,
        "shuffle": [str(card) for card in shuffler.shuffle(record.ruleset.deck(), "shuffle", 1, 0)],
    }
    assert set(move) - {"by"} == {"seat", "move", "color", "turn", "counts"}
    assert set(end) == {"end", "winner", "points", "scores", "hands"}
    assert set(ended) == {"match"}
    assert set(ended["match"]) == {"winner", "scores", "placing"}
    assert ended["match"]["placing"][0] == ended["match"]["winner"]


def test_a_record_without_a_seed_names_none() -> None:
    record = recorded(2, 1)
    bare = Record(record.ruleset, record.seats, record.entries)
    header = json.loads(lines(bare)[0])
    assert (header["seed"], header["start"], header["commitment"]) == (None, None, None)
    assert read_record(lines(bare)) == bare


def test_a_move_made_for_an_absent_person_says_so() -> None:
    record = recorded(4, 3, 200)
    by = [json.loads(line).get("by") for line in write_record(record)]
    assert by.count("clock") == sum(entry.by == "clock" for entry in record.entries) > 0


def test_a_challenge_says_whether_it_was_right() -> None:
    verdicts = {
        line["guilty"]
        for seed in range(12)
        for line in map(json.loads, write_record(recorded(4, seed, 200)))
        if line.get("move") == "challenge"
    }
    assert verdicts == {True, False}


def test_a_wild_draw_four_put_back_is_one_line_before_the_first_move() -> None:
    seed = next(
        seed
        for seed in range(200)
        if any(isinstance(event, PutBack) for event in recorded(2, seed, 1).entries[0].events)
    )
    shown = [json.loads(line) for line in write_record(recorded(2, seed, 1))]
    assert list(shown[1]) == ["round", "dealer", "shuffle"]
    assert shown[1]["shuffle"][14] == "WD4"
    assert sorted(shown[2]["reshuffle"]) == sorted(shown[1]["shuffle"][14:])
    assert "move" in shown[3]


def test_a_match_broken_off_is_a_record_of_a_match_that_is_not_over() -> None:
    record = recorded(3, 1)
    cut = Record(record.ruleset, record.seats, record.entries[:5], record.seed, record.start)
    assert not check_record(lines(cut)).is_over
    assert read_record(lines(cut)) == cut


def test_records_that_follow_one_another() -> None:
    one, other = recorded(2, 1), recorded(3, 1)
    found = list(read_records([*lines(one), *lines(other)]))
    assert [record for record, _ in found] == [one, other]
    with pytest.raises(RecordError, match="2 records"):
        check_record([*lines(one), *lines(other)])


def test_an_error_in_a_later_record_names_the_line_of_the_file() -> None:
    one, other = lines(recorded(2, 1)), lines(recorded(3, 1))
    with pytest.raises(RecordError) as caught:
        list(read_records([*one, *other[:3], "{}", *other[3:]]))
    assert caught.value.line == len(one) + 4


def first(shown: list[dict[str, Any]], key: str, value: str | None = None) -> int:
    return next(at for at, line in enumerate(shown) if key in line and value in (None, line[key]))


def _another_card(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move", "draw")
    shown[at]["move"] = "R5" if shown[at]["color"] != "R" else "G5"
    return at


def _another_count(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move")
    shown[at]["counts"][0] += 1
    return at


def _another_color(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move")
    shown[at]["color"] = "B" if shown[at]["color"] != "B" else "R"
    return at


def _another_seat(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move")
    shown[at]["seat"] = (shown[at]["seat"] + 1) % 3
    return at


def _no_such_seat(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move")
    shown[at]["seat"] = 3
    return at


def _a_move_left_out(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move", "pass")
    del shown[at]
    return at


def _a_move_that_is_none(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move")
    shown[at]["move"] = "r5"
    return at


def _a_card_twice(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "shuffle")
    shuffle = shown[at]["shuffle"]
    shuffle[-1] = next(card for card in shuffle if card != shuffle[-1])
    return at


def _no_such_card(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "shuffle")
    shown[at]["shuffle"][0] = "R10"
    return at


def _another_dealer(shown: list[dict[str, Any]]) -> int:
    at = [at for at, line in enumerate(shown) if "round" in line][1]
    shown[at]["dealer"] = (shown[at]["dealer"] + 1) % 3
    return at


def _no_such_dealer(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "round")
    shown[at]["dealer"] = 3
    return at


def _a_shuffle_too_many(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move") + 1
    shown.insert(at, {"reshuffle": ["R1"]})
    return at


def _more_points(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "end")
    shown[at]["points"][shown[at]["winner"]] += 1
    return at


def _no_end(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "end")
    del shown[at]
    return at


def _another_winner(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "match")
    shown[at]["match"]["winner"] = (shown[at]["match"]["winner"] + 1) % 3
    return at


def _moves_after_the_end(shown: list[dict[str, Any]]) -> int:
    shown.append({"seat": 0, "move": "draw", "color": "R", "turn": 0, "counts": [1, 1, 1]})
    return len(shown) - 1


def _a_round_after_the_end(shown: list[dict[str, Any]]) -> int:
    shown.append(shown[first(shown, "round")])
    return len(shown) - 1


def _the_last_line_gone(shown: list[dict[str, Any]]) -> int:
    shown.pop()
    return len(shown)


def _a_word_more(shown: list[dict[str, Any]]) -> int:
    at = first(shown, "move")
    shown[at]["note"] = "well played"
    return at


def _another_commitment(shown: list[dict[str, Any]]) -> int:
    shown[0]["commitment"] = "00" * 32
    return 0


def _a_seed_that_is_none(shown: list[dict[str, Any]]) -> int:
    shown[0]["seed"] = "seed"
    return 0


def _rules_nobody_knows(shown: list[dict[str, Any]]) -> int:
    shown[0]["ruleset"]["gravity"] = "low"
    return 0


def _a_later_version(shown: list[dict[str, Any]]) -> int:
    shown[0]["record"] = 2
    return 0


def _one_seat(shown: list[dict[str, Any]]) -> int:
    shown[0]["seats"] = ["seat 0"]
    return 0


def _no_header(shown: list[dict[str, Any]]) -> int:
    del shown[0]
    return 0


@pytest.mark.parametrize(
    "spoil",
    [
        *(_another_card, _another_count, _another_color, _another_seat, _no_such_seat, _a_move_left_out),
        *(_a_move_that_is_none, _a_card_twice, _no_such_card, _another_dealer, _no_such_dealer),
        *(_a_shuffle_too_many, _more_points, _no_end, _another_winner, _moves_after_the_end),
        *(
            _a_round_after_the_end,
            _the_last_line_gone,
            _a_word_more,
            _another_commitment,
            _a_seed_that_is_none,
        ),
        *(_rules_nobody_knows, _a_later_version, _one_seat, _no_header),
    ],
)
def test_a_record_against_the_rules_is_refused_at_its_line(
    spoil: Callable[[list[dict[str, Any]]], int],
) -> None:
    shown = [json.loads(line) for line in write_record(recorded(3, 4, 150))]
    at = spoil(shown)
    with pytest.raises(RecordError) as caught:
        check_record([json.dumps(line) for line in shown])
    assert caught.value.line == at + 1


def test_a_shuffle_that_was_needed_must_be_there() -> None:
    matches = ([json.loads(line) for line in lines(recorded(5, seed))] for seed in range(50))
    shown = next(shown for shown in matches if "move" in shown[2] and any("reshuffle" in line for line in shown))
    at = first(shown, "reshuffle")
    assert "move" in shown[at + 1]
    del shown[at]
    with pytest.raises(RecordError, match="are shuffled here") as caught:
        check_record([json.dumps(line) for line in shown])
    assert caught.value.line == at + 1


@pytest.mark.parametrize("text", ["", "[]", "{", "7", '"record"'])
def test_a_line_that_is_no_object(text: str) -> None:
    with pytest.raises(RecordError, match="line 2: not a JSON object"):
        check_record([lines(recorded(2, 1))[0], text])


def test_nothing_is_no_record() -> None:
    with pytest.raises(RecordError, match="line 1"):
        check_record([])


def test_a_log_without_a_deal_cannot_be_written() -> None:
    record = Record(Ruleset(), ("a", "b"), (Entry(0, 0, "draw", None, ()),))
    with pytest.raises(ValueError, match="begins with a deal"):
        lines(record)
