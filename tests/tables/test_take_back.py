"""Take-back: a move can be undone for five seconds if the table allows it and no player has acted since."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, TableHarness, hand, last, play
from tests.tables.race_harness import RaceHarness, why
from unobot.model.refused import Refused, Stale
from unobot.model.table import TableOptions
from unobot.rules.moves import TAKE_BACK, parse_move
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.tables.state import lobby
from unobot.tables.table import Table

ALLOWED = TableOptions(take_back=True, ai_pace="normal")
HANDS: dict[int | str, str] = {ANN: "R5 G2 B4", BOB: "R1 G5 Y2", CEM: "B1 B2 B3"}


async def take_back(table: Table, user_id: int, *, ply: int | None = None, at: float | None = None) -> str:
    """Take back the last move. Return ``""``, or the reason of the refusal."""
    try:
        await table.submit(user_id, table.ply if ply is None else ply, TAKE_BACK, at)
    except IllegalMove as refused:
        return refused.reason.value
    except Refused as refused:
        return str(refused.args[0])
    return ""


async def test_take_back_is_offered_only_to_the_mover_for_five_seconds(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, options=ALLOWED)
    assert not table.view(ANN).may_take_back
    await play(table, ANN, "R5")
    assert [table.view(who).may_take_back for who in (ANN, BOB, CEM, None)] == [True, False, False, False]
    told = len(harness.listener.told)
    await harness.advance(4.9)
    assert table.view(ANN).may_take_back
    await harness.advance(0.2)
    assert not table.view(ANN).may_take_back
    assert len(harness.listener.told) == told + 1, "the button goes away by itself"
    assert await take_back(table, ANN) == "refused-take-back-late"


@pytest.mark.parametrize(("late", "offered"), [(3, True), (6, False)])
async def test_a_restart_does_not_lengthen_the_five_seconds(harness: TableHarness, late: int, *, offered: bool) -> None:
    table = await harness.deal(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    harness.clock.now += late
    again = await harness.successor().load(table.id)
    assert again.view(ANN).may_take_back is offered


async def test_a_take_back_restores_the_position_and_restarts_the_clock(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, options=ALLOWED)
    before = table.view(ANN).view
    await play(table, ANN, "R5")
    harness.clock.now += 3
    assert await take_back(table, ANN) == ""
    assert table.view(ANN).view == before
    assert hand(table, ANN) == "R5 G2 B4"
    assert last(table) == (0, "back", None)
    assert table.ply == 2
    assert table.state.deadline == harness.clock.now + harness.timing.turn
    assert await take_back(table, ANN) == "no_take_back"
    await play(table, ANN, "R5")
    assert await take_back(table, ANN) == "no_take_back", "once in a turn"


async def test_a_take_back_is_judged_by_the_time_of_its_press(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    made = harness.clock.now
    await harness.advance(5.6)
    assert await take_back(table, ANN, at=made + 5.1) == "refused-take-back-late"
    assert await take_back(table, ANN, at=made + 4.9) == ""
    assert hand(table, ANN) == "R5 G2 B4"


async def test_take_back_is_off_by_default(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await play(table, ANN, "R5")
    assert not table.view(ANN).may_take_back
    assert await take_back(table, ANN) == "refused-take-back-off"


async def test_a_take_back_is_refused_after_an_answer_or_for_another_move(
    harness: TableHarness,
) -> None:
    table = await harness.deal(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    assert await take_back(table, BOB) == "no_take_back"
    await play(table, BOB, "R1")
    assert await take_back(table, ANN) == "no_take_back"
    assert await take_back(table, BOB, ply=1) == "no_take_back"
    assert await take_back(table, BOB) == ""
    assert last(table) == (1, "back", None)


async def test_buttons_of_an_undone_move_are_stale(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    assert await take_back(table, ANN) == ""
    for who, ply, move in ((BOB, 1, "R1"), (BOB, 1, "draw"), (ANN, 0, "R5"), (ANN, 1, "draw")):
        with pytest.raises(Stale):
            await table.submit(who, ply, parse_move(move))
    await play(table, ANN, "R5")
    assert hand(table, ANN) == "G2 B4"


async def test_a_catch_for_an_undone_move_costs_nothing(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R5 G2", BOB: "R1 G5 Y2", CEM: "B1 B2 B3"}, options=ALLOWED)
    await play(table, ANN, "R5")
    assert table.view().causes == {0: 1}
    assert await take_back(table, ANN) == ""
    with pytest.raises((Stale, IllegalMove)):
        await table.submit(BOB, 1, parse_move("catch>0"))
    assert hand(table, BOB) == "R1 G5 Y2"
    await play(table, ANN, "R5")
    await play(table, BOB, "catch>0")
    assert await take_back(table, ANN) == "no_take_back", "somebody acted"


async def test_an_ai_waits_for_the_take_back_window(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R5 G2 B4", "Kim": "R1 G5 Y2"}, options=ALLOWED)
    await play(table, ANN, "R5")
    played = harness.clock.now
    await harness.advance(4.9)
    assert await take_back(table, ANN) == ""
    assert hand(table, ANN) == "R5 G2 B4"
    await play(table, ANN, "R5")
    await harness.until(lambda: last(table)[0] == 1)
    assert harness.clock.now - played < 4.9 + 5, "what stands at once keeps nobody waiting"
    table = await harness.deal({ANN: "R5 G2 B4", "Kim": "R1 G5 Y2"}, options=ALLOWED, channel=22)
    await play(table, ANN, "R5")
    played = harness.clock.now
    await harness.until(lambda: last(table)[0] == 1)
    assert harness.clock.now - played >= 5


async def test_a_clock_move_cannot_be_taken_back(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G2 B4", BOB: "R1 G5 Y2"}, options=ALLOWED)
    await play(table, ANN, "draw")
    await harness.until(lambda: last(table) == (0, "pass", "clock"))
    assert not table.view(ANN).may_take_back
    assert await take_back(table, ANN) == "no_take_back"


async def test_a_take_back_survives_a_restart(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    harness.clock.now += 2
    after = await harness.successor().load(table.id)
    assert after.view(ANN).may_take_back
    assert await take_back(after, ANN) == ""
    again = await harness.successor().load(table.id)
    assert hand(again, ANN) == "R5 G2 B4"
    assert not again.view(ANN).may_take_back
    await play(again, ANN, "R5")
    harness.clock.now += 6
    late = await harness.successor().load(table.id)
    assert not late.view(ANN).may_take_back


async def test_a_catch_before_the_take_back_counts(race_harness: RaceHarness) -> None:
    """Ann forgot Uno and wants her card back, but Cem catches her half a second earlier."""
    table = await race_harness.deal({ANN: "R5 G2", BOB: "R1 G5 Y2", CEM: "B1 B2 B3"}, options=ALLOWED)
    await play(table, ANN, "R5")
    press = await race_harness.press(table, ANN, "back", 2.0)
    await race_harness.press(table, CEM, "catch>0", 1.5)
    await race_harness.advance_and_settle(0.4)
    assert why(press) is Reason.NO_TAKE_BACK
    assert len(hand(table, ANN).split()) == 3


async def test_the_host_allows_take_back_in_the_lobby(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    with pytest.raises(Refused) as refused:
        await table.change(BOB, partial(lobby.allow_take_back, allowed=True))
    assert refused.value.args[0] == "refused-only-host-rules"
    await table.change(ANN, partial(lobby.allow_take_back, allowed=True))
    assert (await harness.successor().load(table.id)).view().takes_back
    await table.start(ANN, 7)
    with pytest.raises(Refused) as refused:
        await table.change(ANN, partial(lobby.allow_take_back, allowed=False))
    assert refused.value.args[0] == "refused-running"
