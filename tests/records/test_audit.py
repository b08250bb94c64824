"""The check of records finds fair deals fair, and finds every manipulation at its line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from tests.rules.rounds import random_move
from unobot.records.audit import Audit, DiscrepancyKind, audit_records
from unobot.records.reader import RecordError, check_record
from unobot.records.writer import Record, write_record
from unobot.rules.events import Phase
from unobot.rules.match import Entry, Match
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler, match_key

T = TypeVar("T")
SEED = bytes(range(32))
START = 1441234567890123776
FILES = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.jsonl"))
CUSTOM = msgspec.structs.replace(PRESETS["classic113"], target=60)


class Crooked(Shuffler):
    """A shuffler that manipulates one purpose in the rounds after ``round``."""

    def __init__(self, key: bytes, purpose: str = "", state: int = -1) -> None:
        super().__init__(key)
        self.purpose = purpose
        self.round = state

    def shuffle(self, cards: Sequence[T], purpose: str, state: int, number: int) -> list[T]:
        order = super().shuffle(cards, purpose, state, number)
        return [*order[1:], order[0]] if purpose == self.purpose and state > self.round else order

    def lot(self, n: int, purpose: str, state: int, number: int) -> int:
        lot = super().lot(n, purpose, state, number)
        return (lot + 1) % n if purpose == self.purpose else lot


def played(
    ruleset: Ruleset,
    seats: int,
    crooked: str = "",
    state: int = -1,
    *,
    start: int = START,
    rng: int = 1,
    dealer: int | None = None,
) -> Record:
    """Return the record of a random match. The even seats vote by the clock."""
    match = Match(ruleset, seats, Crooked(match_key(SEED, start), crooked, state), dealer)
    random, log = Random(rng), list[Entry]()
    while not match.is_over:
        seat, move, by, events = None, None, None, []
        if match.round is None or match.round.is_over:
            events = match.deal()
        else:
            seat, move = random_move(match.round, random)
            if match.round.phase is Phase.VOTE and seat % 2 == 0:
                move, by = match.vote_by_lot(seat), "clock"
            events = match.decide(seat, move)
        log.append(Entry(len(log), seat, None if move is None else str(move), by, tuple(events)))
        match.apply(events)
    return Record(ruleset, tuple(f"seat {seat}" for seat in range(seats)), tuple(log), SEED, start)


@cache
def fair() -> tuple[str, ...]:
    return tuple(write_record(played(msgspec.structs.replace(OFFICIAL, target=150), 3)))


def audit(lines: Sequence[str]) -> Audit:
    (found,) = audit_records(lines)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_records_are_fair(file: Path) -> None:
    text = file.read_text("utf-8").splitlines()
    found = list(audit_records(text))
    assert all(each.is_fair and each.is_over for each in found)
    assert [each.first for each in found] == [at for at, line in enumerate(text, 1) if line.startswith('{"record"')]
    assert found[-1].last == len(text)
    drawn = sum('"round"' in line or '"reshuffle"' in line for line in text)
    assert sum(each.shuffles for each in found) >= drawn
    assert sum(each.moves for each in found) == sum('"move"' in line for line in text)
    assert all(each.is_simulated for each in found) == (file.stem not in ("fair", "late"))


def test_the_result_of_a_fair_match() -> None:
    found = audit(fair())
    assert found.is_fair
    assert (found.lots, found.first, found.last) == (1, 1, len(fair()))
    assert found.began is not None
    assert found.began.replace(microsecond=0) == datetime(2025, 11, 21, 1, 11, 37, tzinfo=UTC)
    told = str(found)
    assert told.startswith("started 2025-11-21 01:11:37 UTC, fair: ")
    assert f"{found.shuffles} shuffles and 1 lot follow from the seed, its commitment is 630dcd2966c4" in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("purpose", "ruleset", "where"),
    [
        ("shuffle", OFFICIAL, "round"),
        ("dealer", OFFICIAL, "round"),
        ("rules", CUSTOM, "vote"),
        ("hands", CUSTOM, "hands"),
        ("clock", CUSTOM, "by"),
        ("seats", Ruleset(reshuffle_seats=True, target=200), "from"),
    ],
)
def test_manipulated_shuffles_are_found(purpose: str, ruleset: Ruleset, where: str) -> None:
    records = (list(write_record(played(ruleset, 4, purpose, rng=rng))) for rng in range(20))
    lines = next(lines for lines in records if any(f'"{where}":' in line for line in lines[1:]))
    shown = [json.loads(line) for line in lines]
    check_record(lines)  # the rules allow it
    found = audit(lines)
    assert not found.is_fair
    wrong = {discrepancy.line: discrepancy for discrepancy in found.discrepancies}
    if purpose == "shuffle":
        assert set(wrong) == {1}
        assert wrong[1].kind is DiscrepancyKind.SOURCE  # all shuffles were manipulated, as with another seed
        return
    assert {discrepancy.kind for discrepancy in found.discrepancies} == {DiscrepancyKind.DRAWN}
    assert all(where in shown[line - 1] or "reshuffle" in shown[line - 1] for line in wrong)
    assert min(wrong) == next(at for at, line in enumerate(shown, 1) if where in line)


def test_a_lot_between_equal_votes_that_was_given_a_push_is_found() -> None:
    pushed = 0
    for start in range(START, START + 20):
        found = audit(list(write_record(played(CUSTOM, 3, "vote", start=start, rng=start))))
        pushed += not found.is_fair
        assert len(found.discrepancies) <= 1
    assert pushed >= 2


def test_a_chosen_first_dealer_is_found_except_in_a_simulation() -> None:
    chosen = [played(OFFICIAL, 4, dealer=seat) for seat in range(4)]
    found = [audit(list(write_record(record))) for record in chosen]
    assert sorted(len(each.discrepancies) for each in found) == [0, 1, 1, 1]
    told = next(str(each) for each in found if each.discrepancies)
    assert re.match(r"NOT FAIR: line 2: seat \d should deal first, not seat \d", told)
    assert all(audit(list(write_record(played(OFFICIAL, 4, start=7, dealer=seat)))).is_fair for seat in range(4))


def test_without_a_first_card_the_last_seat_has_to_deal() -> None:
    for seat in range(3):
        lines = list(write_record(played(PRESETS["stacking"], 3, dealer=seat)))
        assert audit(lines).is_fair == (seat == 2)


# Records that were changed


def rounds(shown: list[dict[str, Any]]) -> list[int]:
    return [at for at, line in enumerate(shown) if "round" in line]


def _cards_that_never_came_up(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    order = shown[rounds(shown)[1]]["shuffle"]
    at = next(at for at in range(len(order) - 1, 0, -1) if order[at] != order[at - 1])
    order[at], order[at - 1] = order[at - 1], order[at]
    return [(rounds(shown)[1] + 1, DiscrepancyKind.DRAWN)]


def _another_seed(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    shown[0]["seed"] = bytes(32).hex()
    return [(1, DiscrepancyKind.COMMITMENT), (1, DiscrepancyKind.SOURCE)]


def _another_seed_and_its_commitment(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    shown[0] |= {
        "seed": bytes(32).hex(),
        "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    }
    return [(1, DiscrepancyKind.SOURCE)]


def _another_start(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    shown[0]["start"] = str(START + 1)
    return [(1, DiscrepancyKind.SOURCE)]


def _another_commitment(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    shown[0]["commitment"] = bytes(32).hex()
    return [(1, DiscrepancyKind.COMMITMENT)]


def _no_commitment(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    shown[0]["commitment"] = None
    return [(1, DiscrepancyKind.COMMITMENT)]


def _a_short_seed(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    shown[0] |= {"seed": "00", "commitment": "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"}
    return [(1, DiscrepancyKind.SOURCE)]


def _a_move_against_the_rules(shown: list[dict[str, Any]]) -> list[tuple[int, DiscrepancyKind]]:
    at = next(at for at, line in enumerate(shown) if line.get("move") == "draw")
    shown[at]["counts"][0] += 1
    return [(at + 1, DiscrepancyKind.ILLEGAL)]


@pytest.mark.parametrize(
    "spoil",
    [
        *(_cards_that_never_came_up, _another_seed, _another_seed_and_its_commitment, _another_start),
        *(_another_commitment, _no_commitment, _a_short_seed, _a_move_against_the_rules),
    ],
)
def test_every_change_is_found_at_its_line(
    spoil: Callable[[list[dict[str, Any]]], list[tuple[int, DiscrepancyKind]]],
) -> None:
    shown = [json.loads(line) for line in fair()]
    expected = spoil(shown)
    found = audit([json.dumps(line) for line in shown])
    assert [(discrepancy.line, discrepancy.kind) for discrepancy in found.discrepancies] == expected
    assert not found.is_fair
    assert str(found).startswith(f"NOT FAIR: line {expected[0][0]}: ")


def test_cards_dealt_to_another_seat_are_found_at_the_deal() -> None:
    shown = [json.loads(line) for line in fair()]
    order = shown[1]["shuffle"]
    at = next(at for at in range(2, 21) if order[at] != order[at + 1])
    order[at], order[at + 1] = order[at + 1], order[at]
    found = audit([json.dumps(line) for line in shown])
    assert (found.discrepancies[0].line, found.discrepancies[0].kind) == (2, DiscrepancyKind.DRAWN)


def test_a_discrepancy_in_one_match_does_not_stop_the_next() -> None:
    shown = [json.loads(line) for line in fair()]
    at = rounds(shown)[0] + 1
    shown[at]["counts"][0] += 1
    lines = [*fair(), *(json.dumps(line) for line in shown), *fair()]
    found = list(audit_records(lines))
    assert [each.is_fair for each in found] == [True, False, True]
    assert found[1].discrepancies[0].line == len(fair()) + at + 1
    assert str(found[1]).startswith(f"NOT FAIR: line {len(fair()) + at + 1}: the rules give ")


@pytest.mark.parametrize(("missing", "word"), [(("seed", "commitment"), "a seed"), (("start",), "a start")])
def test_without_a_seed_or_a_start_the_result_says_so(missing: tuple[str, ...], word: str) -> None:
    shown = json.loads(fair()[0])
    found = audit([json.dumps(shown | dict.fromkeys(missing)), *fair()[1:]])
    assert found.discrepancies == ()
    assert not found.is_fair
    assert (found.shuffles, found.lots) == (0, 0)
    assert str(found).endswith(f"by the rules; without {word} the shuffles cannot be checked")


@pytest.mark.parametrize("length", [1, 2, 3, 40])
def test_a_match_that_was_broken_off_can_be_fair(length: int) -> None:
    found = audit(fair()[:length])
    assert found.is_fair
    assert not found.is_over
    assert str(found).endswith("; the match did not end")


def test_more_faults_than_a_line_can_hold() -> None:
    found = audit(list(write_record(played(OFFICIAL, 4, "shuffle", 1))))
    assert {discrepancy.kind for discrepancy in found.discrepancies} == {DiscrepancyKind.DRAWN}
    told = str(found)
    first = found.discrepancies[0].line
    assert told.startswith(f"NOT FAIR: line {first}: this draw by chance (shuffle) does not follow from the seed")
    assert told.endswith(f"; and {len(found.discrepancies) - 3} more")


@pytest.mark.parametrize(
    "lines", [(), ("",), ("{}",), ("no record",), (*fair(), "{"), ('{"record": 2}',), (fair()[0].replace('"0', '"x'),)]
)
def test_a_text_that_is_not_a_record_is_refused(lines: tuple[str, ...]) -> None:
    with pytest.raises(RecordError):
        list(audit_records(lines))
