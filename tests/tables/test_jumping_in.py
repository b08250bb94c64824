"""Jump-ins at a table: they race with the seat to move and with each other, while the same card is on top."""

from __future__ import annotations

import pytest

from tests.tables.harness import ANN, BOB, CEM, DAN, SpyStore, change_manners
from tests.tables.race_harness import RaceHarness, moves, why
from unobot.model.refused import Stale
from unobot.rules.play.decide import Reason
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

JUMPS = Ruleset(jump_in=True)


async def seated(race_harness: RaceHarness, ruleset: Ruleset = JUMPS) -> Table:
    """Return a table with red 7 on top and Ann to move. Cem and Dan hold a red 7 too."""
    hands: dict[int | str, str] = {ANN: "R1 R2 R3", BOB: "Y1 Y2 Y3", CEM: "R7 G2 G3", DAN: "R7 B2 B3"}
    return await race_harness.deal(hands, ruleset=ruleset)


async def test_without_the_jump_in_rule_no_press_is_held(race_harness: RaceHarness) -> None:
    table = await seated(race_harness, OFFICIAL)
    press = await race_harness.press(table, CEM, "R7", 0)
    assert why(press) is Reason.NOT_YOUR_TURN


async def test_a_card_that_is_not_the_same_is_refused_at_once(race_harness: RaceHarness) -> None:
    table = await seated(race_harness)
    press = await race_harness.press(table, CEM, "G2", 0)
    assert press.done()
    assert why(press) is not None


async def test_a_jump_in_is_held_for_a_faster_press(race_harness: RaceHarness) -> None:
    table = await seated(race_harness)
    press = await race_harness.press(table, CEM, "R7", 0)
    await race_harness.advance(0.399)
    assert (table.ply, press.done()) == (0, False)
    await race_harness.advance_and_settle(0.002)
    assert press.exception() is None
    assert moves(table) == [(2, "R7")]
    assert table.is_turn_of(DAN)


async def test_a_normal_move_is_not_held_without_a_jump_in(race_harness: RaceHarness) -> None:
    table = await seated(race_harness)
    press = await race_harness.press(table, ANN, "R1", 0)
    assert press.done()
    assert moves(table) == [(0, "R1")]


@pytest.mark.parametrize(("jump", "wins"), [(0.0, True), (0.2, False)])
async def test_a_jump_in_races_with_the_seat_to_move(race_harness: RaceHarness, jump: float, wins: bool) -> None:
    table = await seated(race_harness)
    cem = await race_harness.press(table, CEM, "R7", jump)
    ann = await race_harness.press(table, ANN, "R1", 0.1)
    await race_harness.advance_and_settle(0.4)
    if wins:
        assert (moves(table), cem.exception(), type(ann.exception())) == ([(2, "R7")], None, Stale)
    else:
        assert (moves(table), type(cem.exception()), ann.exception()) == ([(0, "R1")], Stale, None)


@pytest.mark.parametrize("cem_first", [True, False])
async def test_the_earlier_of_two_jump_ins_wins(race_harness: RaceHarness, cem_first: bool) -> None:
    table = await seated(race_harness)
    order = [(CEM, 0.2), (DAN, 0.1)]
    for person, at in order if cem_first else reversed(order):
        await race_harness.press(table, person, "R7", at)
    await race_harness.advance_and_settle(0.4)
    assert moves(table) == [(3, "R7")]
    assert sorted(type(press.exception()).__name__ for press in race_harness.presses) == ["NoneType", "Stale"]


async def test_the_button_of_a_jump_in_holds_while_the_same_card_is_on_top(race_harness: RaceHarness) -> None:
    table = await seated(race_harness)
    await race_harness.press(table, ANN, "draw", 0)
    await race_harness.press(table, ANN, "pass", 0)
    cem = await race_harness.press(table, CEM, "R7", 0, ply=0)
    await race_harness.advance_and_settle(0.4)
    assert cem.exception() is None
    dan = await race_harness.press(table, DAN, "R7", 0, ply=0)  # not the red 7 that he saw
    assert isinstance(dan.exception(), Stale)


async def test_a_hold_of_zero_jumps_at_once(store: SpyStore) -> None:
    race_harness = RaceHarness(store, Timing(race_hold=0.0))
    table = await seated(race_harness)
    assert (await race_harness.press(table, CEM, "R7", 0)).exception() is None
    assert moves(table) == [(2, "R7")]


# Uno windows that stay open after a jump-in


async def two_owe(race_harness: RaceHarness, rules: Ruleset = JUMPS) -> Table:
    """Return a table with two open Uno windows.

    Ann laid her second to last card (ply 1), then Cem jumped in with his (ply 2). Neither said Uno.
    """
    table = await race_harness.deal(
        {ANN: "R1 B1", BOB: "G1 G2", CEM: "R1 B2", DAN: "Y7 R3 Y2"}, ruleset=rules, pile="Y0 Y3 Y4 Y5 Y6"
    )
    for person in (ANN, CEM):
        await race_harness.press(table, person, "R1", 0)
        await race_harness.advance_and_settle(0.4)
    assert table.view().causes == {0: 1, 2: 2}
    return table


async def test_a_catch_from_before_a_jump_in_still_holds(race_harness: RaceHarness) -> None:
    table = await two_owe(race_harness)
    bob = await race_harness.press(table, BOB, "catch>0", 0, ply=1)
    await race_harness.advance_and_settle(0.4)
    assert bob.exception() is None
    assert table.view().causes == {2: 2}


async def test_a_catch_of_one_seat_leaves_the_other_to_be_caught(race_harness: RaceHarness) -> None:
    table = await two_owe(race_harness)
    first = await race_harness.press(table, BOB, "catch>2", 0, ply=1)  # older than Cem's Uno window
    assert isinstance(first.exception(), Stale)
    for caught in (2, 0):
        await race_harness.press(table, BOB, f"catch>{caught}", 0, ply=2)
        await race_harness.advance_and_settle(0.4)
    assert moves(table)[2:] == [(1, "catch>2"), (1, "catch>0")]


async def test_a_player_owing_uno_has_no_head_start_for_a_catch(race_harness: RaceHarness) -> None:
    table = await two_owe(race_harness)
    await race_harness.press(table, ANN, "catch>2", 0.1)
    await race_harness.press(table, BOB, "catch>2", 0.05)
    await race_harness.press(table, ANN, "uno", 0.2)
    await race_harness.advance_and_settle(0.4)
    assert moves(table)[2:] == [(0, "uno"), (1, "catch>2")]


async def test_a_late_catch_after_a_jump_in_costs_nothing(race_harness: RaceHarness) -> None:
    table = await two_owe(race_harness, Ruleset(jump_in=True, false_catch=2))
    await race_harness.press(table, ANN, "uno", 0)
    await race_harness.advance_and_settle(0.4)
    late = await race_harness.press(table, BOB, "catch>0", 0, ply=1)
    assert isinstance(late.exception(), Stale)
    assert table.view().causes == {2: 2}


async def test_an_ai_catches_every_seat_that_owes(race_harness: RaceHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    change_manners(monkeypatch, notices=1, catches=(1.0, 1.0), jumps=0)
    table = await race_harness.deal(
        {ANN: "R1 B1", BOB: "G1 G2", CEM: "R1 B2", "Kim": "Y7 R3 Y2"}, ruleset=JUMPS, pile="Y0 Y3 Y4 Y5 Y6"
    )
    for person in (ANN, CEM):
        await race_harness.press(table, person, "R1", 0)
        await race_harness.advance_and_settle(0.4)
    await race_harness.until(lambda: table.ply == 4)
    assert moves(table)[2:] == [(3, "catch>0"), (3, "catch>2")]
