"""Moments: one for each event that deserves it, from public facts only."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.harness import ANN, BOB, CEM, TableHarness, play
from unobot.records.reader import read_records
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import redacted
from unobot.tables.moments import Moment, MomentKind, moment_of
from unobot.tables.table import Table

FILES = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.jsonl"))
OTHERS: dict[int | str, str] = {BOB: "B1 B2 B3", CEM: "G1 G2 G3"}


def latest(table: Table) -> tuple[MomentKind, int, int | None, int] | None:
    """Return the moment that the public sees last."""
    moment = moment_of(table.view().recent[-1])
    return None if moment is None else (moment.kind, moment.seat, moment.other, moment.count)


async def test_an_ordinary_card_is_no_moment(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", **OTHERS})
    assert latest(table) is None
    await play(table, ANN, "R1")
    assert latest(table) is None


async def test_uno_with_the_card_or_after_it(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", **OTHERS})
    await play(table, ANN, "R1!")
    assert latest(table) == (MomentKind.UNO, 0, None, 0)
    table = await harness.deal({ANN: "R1 R2", **OTHERS}, channel=8)
    await play(table, ANN, "R1")
    assert latest(table) is None, "nobody is told that Uno was forgotten"
    await play(table, ANN, "uno")
    assert latest(table) == (MomentKind.UNO, 0, None, 0)


async def test_a_caught_uno(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", **OTHERS})
    await play(table, ANN, "R1")
    await play(table, BOB, "catch>0")
    assert latest(table) == (MomentKind.CAUGHT, 0, 1, 2)


async def test_a_draw_two_lands_on_the_next_seat(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "RD2 R2 R3", **OTHERS})
    await play(table, ANN, "RD2")
    assert latest(table) == (MomentKind.DRAW, 1, None, 2)


async def test_a_draw_four_lands_when_it_is_taken(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "WD4 R2 R3", **OTHERS})
    await play(table, ANN, "WD4G")
    assert latest(table) is None
    await play(table, BOB, "accept")
    assert latest(table) == (MomentKind.DRAW, 1, None, 4)


async def test_a_stack_lands_on_its_last_seat_with_all_cards(harness: TableHarness) -> None:
    hands: dict[int | str, str] = {ANN: "RD2 R2 R3", BOB: "BD2 B2 B3", CEM: "G1 G2 G3"}
    table = await harness.deal(hands, ruleset=Ruleset(stacking="same"))
    await play(table, ANN, "RD2")
    await play(table, BOB, "BD2")
    assert latest(table) is None
    await play(table, CEM, "accept")
    assert latest(table) == (MomentKind.DRAW, 2, None, 4)


@pytest.mark.parametrize(
    ("kept", "verdict"), [("R2 R3", (MomentKind.GUILTY, 0, 1, 4)), ("B2 B3", (MomentKind.INNOCENT, 0, 1, 6))]
)
async def test_the_verdict_of_a_challenge(harness: TableHarness, kept: str, verdict: object) -> None:
    table = await harness.deal({ANN: f"R1 WD4 {kept}", BOB: "R5 B1 B4 B6", CEM: "R6 G2 G3 G4"})
    await play(table, ANN, "R1")
    await play(table, BOB, "R5")
    await play(table, CEM, "R6")
    await play(table, ANN, "WD4G")
    await play(table, BOB, "challenge")
    assert latest(table) == verdict


async def test_hands_that_change_owners(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R7 R0 R3", **OTHERS}, ruleset=Ruleset(seven=True, zero=True))
    await play(table, ANN, "R7>2")
    assert latest(table) == (MomentKind.SWAP, 0, 2, 0)
    table = await harness.deal({ANN: "R0 R5 R3", **OTHERS}, ruleset=Ruleset(seven=True, zero=True), channel=8)
    await play(table, ANN, "R0")
    assert latest(table) == (MomentKind.HANDS, 0, None, 0)


async def test_the_last_card_of_a_round_and_of_the_match(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "B1 B2", CEM: "G1 G2"})
    await play(table, ANN, "R1")
    assert latest(table) == (MomentKind.OUT, 0, None, 0)
    table = await harness.deal({ANN: "R1", BOB: "B1 B2", CEM: "G1 G2"}, ruleset=Ruleset(target=5), channel=8)
    await play(table, ANN, "R1")
    assert latest(table) == (MomentKind.WON, 0, None, 0)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_moment_comes_from_public_facts(file: Path) -> None:
    """In every stored match, an entry without its hidden cards gives the same moment."""
    found = set[MomentKind]()
    for record, _ in read_records(file.read_text("utf-8").splitlines()):
        for entry in record.entries:
            moment = moment_of(entry)
            assert moment == moment_of(redacted(entry, None))
            assert moment is None or all(0 <= seat < 10 for seat in (moment.seat, moment.other or 0))
            found |= {moment.kind} if isinstance(moment, Moment) else set()
    assert MomentKind.WON in found
