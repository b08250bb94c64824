"""Records of cards with two sides: the lines say both, the shuffles are checked, and the state shows the backs."""

from __future__ import annotations

import io
import json
from functools import cache

import msgspec
import pytest

from unobot.records.audit import DiscrepancyKind, audit_records
from unobot.records.reader import RecordError, read_record
from unobot.records.snapshot import state_at
from unobot.rules.cards import Side, parse_pair
from unobot.rules.decks import DECKS
from unobot.rules.events import TurnedOver
from unobot.rules.ruleset.ruleset import Ruleset, of_deck
from unobot.selfplay.simulate import simulate

FLIP = of_deck(DECKS["flip"])
BY_LOT = msgspec.structs.replace(FLIP, pairing="by_lot")
both = pytest.mark.parametrize("rules", [FLIP, BY_LOT], ids=["printed", "by_lot"])


@cache
def recorded(rules: Ruleset) -> tuple[str, ...]:
    """Return the lines of a match between AIs, to 100 points."""
    file = io.StringIO()
    rules = msgspec.structs.replace(rules, target=100)
    simulate(["novice", "expert", "novice"], 1, 5, ruleset=rules, forget=0.3, record=file)
    return tuple(file.getvalue().splitlines())


@both
def test_a_record_reads_back_and_its_shuffles_follow_from_the_seed(rules: Ruleset) -> None:
    lines = recorded(rules)
    assert read_record(lines).ruleset.pairing == rules.pairing
    (audit,) = audit_records(lines)
    assert audit.is_fair, str(audit)
    shuffle = next(json.loads(line)["shuffle"] for line in lines if '"round"' in line)
    assert len(shuffle) == 112
    assert sorted(map(str, map(parse_pair, shuffle))) == sorted(shuffle)


def test_a_line_after_a_turn_over_says_the_side_in_play() -> None:
    record = read_record(recorded(FLIP))
    sides = [event.side for entry in record.entries for event in entry.events if isinstance(event, TurnedOver)]
    moves = [entry for entry in record.entries if entry.move is not None]
    turned = [entry for entry in moves if any(isinstance(event, TurnedOver) for event in entry.events)]
    lines = [line for line in map(json.loads, recorded(FLIP)) if "side" in line]
    assert [line["move"] for line in lines] == [entry.move for entry in turned]
    assert {line["side"] for line in lines} <= set(sides) == {Side.LIGHT, Side.DARK}


def exchanged(lines: tuple[str, ...], one: str, other: str) -> list[str]:
    """Return the lines with two cards of the first shuffle in the other's place."""
    at = next(at for at, line in enumerate(lines) if '"round"' in line)
    text = lines[at].replace(f'"{one}"', '"?"').replace(f'"{other}"', f'"{one}"').replace('"?"', f'"{other}"')
    return [*lines[:at], text, *lines[at + 1 :]]


def test_cards_in_another_order_do_not_follow_from_the_seed() -> None:
    lines = recorded(FLIP)
    first, second = json.loads(next(line for line in lines if '"round"' in line))["shuffle"][-2:]
    (audit,) = audit_records(exchanged(lines, first, second))
    assert audit.discrepancies
    assert {found.kind for found in audit.discrepancies} <= {DiscrepancyKind.DRAWN, DiscrepancyKind.ILLEGAL}


def test_a_pair_that_is_not_printed_is_refused() -> None:
    lines = recorded(FLIP)
    at = next(at for at, line in enumerate(lines) if '"round"' in line)
    wrong = lines[at].replace("R1/P3", "R1/P4").replace("RD1/P4", "RD1/P3")
    with pytest.raises(RecordError, match="not the cards of the round"):
        read_record([*lines[:at], wrong, *lines[at + 1 :]])
    lines = recorded(BY_LOT)
    wrong = lines[at].replace('/P4"', '/P5"', 1)
    with pytest.raises(RecordError, match="fronts and backs"):
        read_record([*lines[:at], wrong, *lines[at + 1 :]])


def test_the_state_shows_both_sides() -> None:
    record = read_record(recorded(FLIP))
    turned = [
        (entry.ply, event.side) for entry in record.entries for event in entry.events if type(event) is TurnedOver
    ]
    ply, side = turned[-1]
    state = json.loads(state_at(record, ply).json())
    assert state["side"] == side
    cards = [*state["draw_pile"], *state["discard_pile"], *(card for each in state["players"] for card in each["hand"])]
    backs = [
        *state["draw_backs"],
        *state["discard_backs"],
        *(card for each in state["players"] for card in each["backs"]),
    ]
    pairs = [
        f"{card}/{back}" if state["side"] == "light" else f"{back}/{card}"
        for card, back in zip(cards, backs, strict=True)
    ]
    assert sorted(pairs) == sorted(map(str, DECKS["flip"].pairs))
