"""Jump-ins at a table: they race with the seat to move and with each other, and hold as long as the card on top."""

from __future__ import annotations

import pytest

from tests.tables.hall import Hall, moves, why
from tests.tables.room import ANN, BOB, CEM, DAN, NotedStore, behave
from unobot.rules.play.decide import Reason
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.tables.errors import Stale
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

JUMPS = Ruleset(jump_in=True)


async def seated(hall: Hall, ruleset: Ruleset = JUMPS) -> Table:
    """Red 7 is on top and Ann is to move; Cem and Dan hold a red 7 too."""
    hands: dict[int | str, str] = {ANN: "R1 R2 R3", BOB: "Y1 Y2 Y3", CEM: "R7 G2 G3", DAN: "R7 B2 B3"}
    return await hall.given(hands, ruleset=ruleset)


async def test_without_the_rule_nothing_is_held(hall: Hall) -> None:
    table = await seated(hall, OFFICIAL)
    press = await hall.press(table, CEM, "R7", 0)
    assert why(press) is Reason.NOT_YOUR_TURN


async def test_a_card_that_is_not_the_same_is_refused_at_once(hall: Hall) -> None:
    table = await seated(hall)
    press = await hall.press(table, CEM, "G2", 0)
    assert press.done()
    assert why(press) is not None


async def test_who_jumps_in_waits_whether_somebody_was_quicker(hall: Hall) -> None:
    table = await seated(hall)
    press = await hall.press(table, CEM, "R7", 0)
    await hall.advance(0.399)
    assert (table.ply, press.done()) == (0, False)
    await hall.pass_by(0.002)
    assert press.exception() is None
    assert moves(table) == [(2, "R7")]
    assert table.is_turn_of(DAN)


async def test_a_move_of_the_turn_is_not_held_where_nobody_has_jumped_in(hall: Hall) -> None:
    table = await seated(hall)
    press = await hall.press(table, ANN, "R1", 0)
    assert press.done()
    assert moves(table) == [(0, "R1")]


@pytest.mark.parametrize(("jump", "wins"), [(0.0, True), (0.2, False)])
async def test_a_jump_in_races_with_the_seat_to_move(hall: Hall, jump: float, wins: bool) -> None:
    table = await seated(hall)
    cem = await hall.press(table, CEM, "R7", jump)
    ann = await hall.press(table, ANN, "R1", 0.1)
    await hall.pass_by(0.4)
    if wins:
        assert (moves(table), cem.exception(), type(ann.exception())) == ([(2, "R7")], None, Stale)
    else:
        assert (moves(table), type(cem.exception()), ann.exception()) == ([(0, "R1")], Stale, None)


@pytest.mark.parametrize("cem_first", [True, False])
async def test_of_two_who_jump_in_the_earlier_does(hall: Hall, cem_first: bool) -> None:
    table = await seated(hall)
    order = [(CEM, 0.2), (DAN, 0.1)]
    for person, at in order if cem_first else reversed(order):
        await hall.press(table, person, "R7", at)
    await hall.pass_by(0.4)
    assert moves(table) == [(3, "R7")]
    assert sorted(type(press.exception()).__name__ for press in hall.presses) == ["NoneType", "Stale"]


async def test_the_button_of_a_jump_in_holds_while_the_same_card_is_on_top(hall: Hall) -> None:
    table = await seated(hall)
    await hall.press(table, ANN, "draw", 0)
    await hall.press(table, ANN, "pass", 0)
    cem = await hall.press(table, CEM, "R7", 0, ply=0)
    await hall.pass_by(0.4)
    assert cem.exception() is None
    dan = await hall.press(table, DAN, "R7", 0, ply=0)  # another red 7 than the one he saw
    assert isinstance(dan.exception(), Stale)


async def test_a_hold_of_zero_jumps_at_once(store: NotedStore) -> None:
    hall = Hall(store, Timing(race_hold=0.0))
    table = await seated(hall)
    assert (await hall.press(table, CEM, "R7", 0)).exception() is None
    assert moves(table) == [(2, "R7")]


# Uno windows that a jump-in leaves open


async def two_owe(hall: Hall, rules: Ruleset = JUMPS) -> Table:
    """Ann laid her last card but one (ply 1), then Cem jumped in with his (ply 2); neither said Uno."""
    table = await hall.given(
        {ANN: "R1 B1", BOB: "G1 G2", CEM: "R1 B2", DAN: "Y7 R3 Y2"}, ruleset=rules, pile="Y0 Y3 Y4 Y5 Y6"
    )
    for person in (ANN, CEM):
        await hall.press(table, person, "R1", 0)
        await hall.pass_by(0.4)
    assert table.view().causes == {0: 1, 2: 2}
    return table


async def test_a_catch_from_before_a_jump_in_still_holds(hall: Hall) -> None:
    table = await two_owe(hall)
    bob = await hall.press(table, BOB, "catch>0", 0, ply=1)
    await hall.pass_by(0.4)
    assert bob.exception() is None
    assert table.view().causes == {2: 2}


async def test_a_catch_of_one_seat_leaves_the_other_to_be_caught(hall: Hall) -> None:
    table = await two_owe(hall)
    first = await hall.press(table, BOB, "catch>2", 0, ply=1)  # drawn before Cem could be caught
    assert isinstance(first.exception(), Stale)
    for caught in (2, 0):
        await hall.press(table, BOB, f"catch>{caught}", 0, ply=2)
        await hall.pass_by(0.4)
    assert moves(table)[2:] == [(1, "catch>2"), (1, "catch>0")]


async def test_of_two_who_owe_one_catches_the_other_without_a_head_start(hall: Hall) -> None:
    table = await two_owe(hall)
    await hall.press(table, ANN, "catch>2", 0.1)
    await hall.press(table, BOB, "catch>2", 0.05)
    await hall.press(table, ANN, "uno", 0.2)
    await hall.pass_by(0.4)
    assert moves(table)[2:] == [(0, "uno"), (1, "catch>2")]


async def test_who_is_late_with_a_catch_pays_nothing_after_a_jump_in(hall: Hall) -> None:
    table = await two_owe(hall, Ruleset(jump_in=True, false_catch=2))
    await hall.press(table, ANN, "uno", 0)
    await hall.pass_by(0.4)
    late = await hall.press(table, BOB, "catch>0", 0, ply=1)
    assert isinstance(late.exception(), Stale)
    assert table.view().causes == {2: 2}


async def test_an_ai_catches_every_seat_that_owes(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    behave(monkeypatch, notices=1, catches=(1.0, 1.0), jumps=0)
    table = await hall.given(
        {ANN: "R1 B1", BOB: "G1 G2", CEM: "R1 B2", "Kim": "Y7 R3 Y2"}, ruleset=JUMPS, pile="Y0 Y3 Y4 Y5 Y6"
    )
    for person in (ANN, CEM):
        await hall.press(table, person, "R1", 0)
        await hall.pass_by(0.4)
    await hall.until(lambda: table.ply == 4)
    assert moves(table)[2:] == [(3, "catch>0"), (3, "catch>2")]
