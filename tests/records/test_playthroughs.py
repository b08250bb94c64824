"""Golden records: matches of earlier versions must stay legal and be written back identically.

The files are named after the way in which they were played, with the randomness of ``unobot.selfplay.simulate``:

* ``casual-*``: by that level.
* ``random-*``: at random, with early and late Uno, catches and challenges.
* ``house``: under further house rules.
* ``seats``: with seats reshuffled.
* ``taken-back``: with moves taken back.
* ``late``: with seats that joined.
* ``stocks``: with own stocks that run out.
* The others have the name of a preset, and half of their moves are random.

A file that no longer passes means that a rule changed. Files are only added, and none is changed for a newer house
rule.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from unobot.records.reader import read_records
from unobot.records.writer import write_record
from unobot.rules.events import Dealt, SeatsShuffled
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS
from unobot.rules.shuffling import Shuffler, match_key

FILES = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_rule_still_holds(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    again: list[str] = []
    for record, match in read_records(lines):
        assert match.is_over
        again += write_record(record)
    assert list(map(with_every_rule, again)) == list(map(with_every_rule, lines))


def with_every_rule(line: str) -> object:
    """Return the line. In a header, newer house rules get their official value."""
    if not line.startswith('{"record"'):
        return line
    told = json.loads(line)
    return {**told, "ruleset": {**msgspec.to_builtins(OFFICIAL), **told["ruleset"]}}


def test_the_seats_were_shuffled_by_lot() -> None:
    """The orders of ``seats`` are those that its seeds give."""
    lines = (FILES[0].parent / "seats.jsonl").read_text("utf-8").splitlines()
    rounds = 0
    for record, _ in read_records(lines):
        assert record.seed is not None
        assert record.start is not None
        lots = Shuffler(match_key(record.seed, record.start))
        for change, deal in pairwise(event for entry in record.entries for event in entry.events):
            if isinstance(change, SeatsShuffled):
                assert isinstance(deal, Dealt)
                assert list(change.order) == lots.shuffle(range(len(record.seats)), "seats", deal.round, 0)
                rounds += 1
    assert rounds >= 12


def test_the_records_show_every_kind_of_event() -> None:
    seen: Counter[str] = Counter()
    seats = set()
    for file in FILES:
        for line in map(json.loads, file.read_text("utf-8").splitlines()):
            seats.add(len(line.get("seats", ())))
            seen["reshuffle"] += "reshuffle" in line
            seen["by"] += "by" in line
            seen["several"] += "+" in line.get("move", "")
            seen["rounds"] += "end" in line
            seen[f"guilty {line.get('guilty')}"] += 1
            seen[line.get("move", "").split(">")[0].split(" ")[0]] += 1
    assert seats >= {2, 3, 4, 10}
    for word in (
        "draw",
        "pass",
        "accept",
        "challenge",
        "uno",
        "back",
        "catch",
        "color",
        "RR",
        "GS",
        "BD2",
        "WD4R",
        "WY",
        *("vote", "WSWR", "WSHR", "WCB", "R7"),
    ):
        assert seen[word], f"no record shows {word}"
    assert seen["reshuffle"]
    assert seen["by"]
    assert seen["several"]
    assert seen["rounds"] >= 60
    assert {file.stem for file in FILES} >= set(PRESETS) - {"official"}
    assert seen["guilty True"]
    assert seen["guilty False"]
