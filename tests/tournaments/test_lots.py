"""The lots of a tournament are fixed by its secret, and everybody can repeat them from the file with it."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from msgspec.structs import replace

from tests.bot.tournaments import NAMES, tournament_stages
from unobot.features.tournament.duplicate import deal_of
from unobot.features.tournament.rules import commitment, follows_lots, lots_record
from unobot.model.former import FORMER
from unobot.model.tournament import Entrant, TournamentState


def over(people: int) -> TournamentState:
    *_, last = tournament_stages(NAMES[:people])
    assert last.status == "over"
    return last


def lot(secret: bytes, text: str) -> bytes:
    """Return a lot as `docs/fair-deals.md` describes it."""
    return sha256(secret + text.encode("ascii")).digest()


@pytest.mark.parametrize("people", [8, 12, 23])
def test_a_reader_of_the_file_finds_the_same_lots(people: int) -> None:
    state = over(people)
    told = json.loads(lots_record(state, "former"))
    secret = bytes.fromhex(told["secret"])
    assert sha256(secret).hexdigest() == told["commitment"] == commitment(state)
    first, *later = [played["tables"] for played in told["rounds"] if not played["final"]]
    order = [number for table in first for number in sorted(table, key=lambda each: lot(secret, f" first {each}"))]
    assert order == sorted(order, key=lambda each: lot(secret, f" first {each}"))
    for number, tables in enumerate([first, *later], 1):
        for table in tables:
            assert table == sorted(table, key=lambda each: lot(secret, f" seat {number} {each}"))
    assert deal_of(state, 1) == lot(secret, " deal 1")
    assert follows_lots(state)


def test_tables_that_somebody_chose_are_found() -> None:
    state = over(12)
    assert not follows_lots(replace(state, secret=bytes(31) + b"1"))
    (one, two, *others), *later = [each.pods for each in state.night.rounds]
    for changed in (
        (replace(one, seats=one.seats[::-1]), two),
        (replace(one, seats=(two.seats[0], *one.seats[1:])), replace(two, seats=(one.seats[0], *two.seats[1:]))),
    ):
        first = replace(state.night.rounds[0], pods=(*changed, *others))
        rounds = (first, *state.night.rounds[1:])
        assert not follows_lots(replace(state, night=replace(state.night, rounds=rounds)))
    assert later


def test_the_file_names_no_former_player() -> None:
    state = over(8)
    entrants = (Entrant(0, FORMER), *state.night.entrants[1:])
    told = json.loads(lots_record(replace(state, night=replace(state.night, entrants=entrants)), "a former player"))
    assert told["people"][:2] == ["a former player", NAMES[1]]
