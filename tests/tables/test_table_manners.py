"""Table manners: AIs behave as their level says. They forget Uno, notice it late, and jump in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from tests.tables.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DAN,
    GUILD,
    TableHarness,
    change_manners,
    last,
    play,
)
from unobot.ai.levels import LEVELS
from unobot.model.table import TableOptions
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import players
from unobot.tables.table import Table

JUMP_IN = Ruleset(jump_in=True)


def log(table: Table) -> Sequence[tuple[int | None, str | None]]:
    """Return seat and move of every entry since the deal."""
    return [(entry.seat, entry.move) for entry in table.view().recent][1:]


async def test_an_ai_forgets_uno_and_a_person_catches_it(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, forgets=1)
    table = await harness.deal({"Kim": "R1 R2", ANN: "B1 B2 B3"})
    await harness.until(lambda: table.ply == 1)
    assert last(table) == (0, "R1", None)
    await play(table, ANN, "catch>0")
    assert table.log is not None
    assert table.log.round.counts == [3, 3]


async def test_an_ai_that_forgot_uno_says_it_after_a_while(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, forgets=1, remembers=(2.0, 2.0))
    table = await harness.deal({"Kim": "R1 R2", ANN: "B1 B2 B3"})
    await harness.until(lambda: table.ply == 1)
    await harness.advance(1.99)
    assert table.ply == 1
    await harness.advance(0.02)
    assert last(table) == (0, "uno", None)
    assert not [move for move in table.legal_moves(ANN) if str(move) == "catch>0"]


async def test_an_ai_catches_an_ai_that_forgot_uno(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    change_manners(monkeypatch, forgets=1, notices=1, catches=(1.0, 1.0))
    table = await harness.deal({"Kim": "R1 R2", ANN: "B1 B2 B3", "Lou": "G1 G2 G3"})
    await harness.until(lambda: table.ply == 2)
    assert log(table) == [(0, "R1"), (2, "catch>0")]


async def test_an_ai_caught_without_uno_does_not_say_it_later(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, forgets=1, remembers=(3.0, 3.0))
    table = await harness.deal({"Kim": "R1 R2", ANN: "B1 B2 B3"})
    await harness.until(lambda: table.ply == 1)
    await play(table, ANN, "catch>0")
    await harness.advance(20)
    assert log(table) == [(0, "R1"), (1, "catch>0")]


async def test_a_forgetful_ai_with_one_card_leaves_time_to_catch_it(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two seats, a skip gives the AI the turn again."""
    change_manners(monkeypatch, forgets=1, remembers=(9.0, 9.0))
    table = await harness.deal({"Kim": "RS RS", ANN: "B1 B2 B3"})
    await harness.until(lambda: table.ply == 1)
    await harness.advance(harness.timing.ai_waits_for_uno - 0.01)
    assert log(table) == [(0, "RS")]
    await harness.advance(0.02)
    assert log(table) == [(0, "RS"), (0, "RS")]


async def test_the_stand_in_of_a_player_never_forgets_uno(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, forgets=1)
    table = await harness.deal({ANN: "R1 R2", BOB: "B1 B2 B3"})
    await table.change(ANN, players.leave)
    await harness.until(lambda: table.ply == 1)
    assert last(table) == (0, "R1!", "autopilot")


async def test_in_teams_no_ai_catches_its_partner(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    change_manners(monkeypatch, notices=1, catches=(1.0, 1.0))
    for partner in (True, False):
        names: list[int | str] = [ANN, BOB, "Kim", CEM] if partner else [ANN, BOB, CEM, "Kim"]
        hands = dict(zip(names, ("R1 R2", "B1 B2", "G1 G2", "Y1 Y2"), strict=True))
        table = await harness.deal(hands, ruleset=Ruleset(teams=True), channel=CHANNEL + partner)
        await play(table, ANN, "R1")
        await harness.advance(20)
        assert log(table)[1:] == ([] if partner else [(3, "catch>0")])


@pytest.mark.parametrize("jumps", [0, 1])
async def test_an_ai_jumps_in_if_it_notices_the_card(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, jumps: int
) -> None:
    change_manners(monkeypatch, jumps=jumps, jumps_after=(0.5, 0.5), pause=(9.0, 9.0))
    table = await harness.deal({ANN: "R5 R1 R2", BOB: "B1 B2 B3", "Kim": "R5 B4 B6"}, ruleset=JUMP_IN)
    await play(table, ANN, "R5")
    await harness.advance(0.49)
    assert table.ply == 1
    await harness.advance(5)
    assert log(table)[1:] == [(2, "R5")] * jumps


async def test_a_jump_in_leaves_people_the_time_for_uno_and_to_take_back(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, jumps=1, jumps_after=(0.5, 0.5), notices=0)
    table = await harness.deal({ANN: "R5 R1", BOB: "B1 B2 B3", "Kim": "R5 B4 B6"}, ruleset=JUMP_IN)
    await play(table, ANN, "R5")
    await harness.advance(3.99)
    assert table.ply == 1
    await harness.advance(0.02)
    assert last(table) == (2, "R5", None)


async def test_an_ai_about_to_jump_in_plays_if_its_turn_comes_first(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, jumps=1, jumps_after=(0.5, 0.5), pause=(2.0, 2.0))
    table = await harness.deal({ANN: "R5 R1 R2", BOB: "R3 B2 B3", "Kim": "R5 B4 B6"}, ruleset=JUMP_IN)
    await play(table, ANN, "R5")
    await play(table, BOB, "R3")
    await harness.advance(1.99)
    assert table.ply == 2
    await harness.advance(0.02)
    assert last(table) == (2, "R5", None)


async def test_taking_over_an_ai_seat_cancels_its_planned_moves(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, jumps=1, jumps_after=(3.0, 3.0))
    table = await harness.deal({ANN: "R5 R1 R2", BOB: "B1 B2 B3", "Kim": "R5 B4 B6"}, ruleset=JUMP_IN)
    await play(table, ANN, "R5")
    await table.change(DAN, partial(players.take_over, name="Dan", seat=2, ply=table.ply))
    await harness.advance(20)
    assert table.ply == 1


async def test_ais_are_twice_as_fast_at_a_fast_table(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    change_manners(monkeypatch, jumps=1, jumps_after=(1.0, 1.0))
    fast = TableOptions(turn_seconds=20.0)
    table = await harness.deal({ANN: "R5 R1 R2", BOB: "B1 B2 B3", "Kim": "R5 B4 B6"}, ruleset=JUMP_IN, options=fast)
    await play(table, ANN, "R5")
    await harness.advance(0.51)
    assert last(table) == (2, "R5", None)


@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_has_its_own_speed(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """The pause comes from the manners of the level."""
    change_manners(monkeypatch, level, pause=(7.0, 7.0))
    options = TableOptions(ai_pace="normal")
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", [level], options=options)
    await table.start(ANN, 1)
    while table.is_turn_of(ANN):
        await table.submit(ANN, table.ply, table.legal_moves(ANN)[-1])
    ply = table.ply
    await harness.advance(6.99)
    assert table.ply == ply
    await harness.advance(0.02)
    assert last(table)[0] == 1
