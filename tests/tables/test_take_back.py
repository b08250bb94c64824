"""A move is taken back within five seconds, where the table allows it and nobody acted since."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.hall import Hall, why
from tests.tables.room import ANN, BOB, CEM, Room, hand, last, play
from unobot.rules.moves import TAKE_BACK, parse_move
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.storage.states import TableOptions
from unobot.tables.errors import Refused, Stale
from unobot.tables.state import lobby
from unobot.tables.table import Table

ALLOWED = TableOptions(take_back=True)
HANDS: dict[int | str, str] = {ANN: "R5 G2 B4", BOB: "R1 G5 Y2", CEM: "B1 B2 B3"}


async def take_back(table: Table, user_id: int, *, ply: int | None = None, at: float | None = None) -> str:
    """Take back the last move; what came of it: ``""``, or why not."""
    try:
        await table.submit(user_id, table.ply if ply is None else ply, TAKE_BACK, at)
    except IllegalMove as refused:
        return refused.reason.value
    except Refused as refused:
        return str(refused.args[0])
    return ""


async def test_it_is_offered_for_five_seconds_to_who_moved_and_nobody_else(room: Room) -> None:
    table = await room.given(HANDS, options=ALLOWED)
    assert not table.view(ANN).may_take_back
    await play(table, ANN, "R5")
    assert [table.view(who).may_take_back for who in (ANN, BOB, CEM, None)] == [True, False, False, False]
    told = len(room.listener.told)
    await room.advance(4.9)
    assert table.view(ANN).may_take_back
    await room.advance(0.2)
    assert not table.view(ANN).may_take_back
    assert len(room.listener.told) == told + 1, "the button goes away by itself"
    assert await take_back(table, ANN) == "refused-take-back-late"


async def test_all_is_as_before_and_the_clock_begins_anew(room: Room) -> None:
    table = await room.given(HANDS, options=ALLOWED)
    before = table.view(ANN).view
    await play(table, ANN, "R5")
    room.clock.now += 3
    assert await take_back(table, ANN) == ""
    assert table.view(ANN).view == before
    assert hand(table, ANN) == "R5 G2 B4"
    assert last(table) == (0, "back", None)
    assert table.ply == 2
    assert table.state.deadline == room.clock.now + room.timing.turn
    assert await take_back(table, ANN) == "no_take_back"
    await play(table, ANN, "R5")
    assert await take_back(table, ANN) == "no_take_back", "once in a turn"


async def test_a_press_counts_from_when_it_was_made(room: Room) -> None:
    table = await room.given(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    made = room.clock.now
    await room.advance(5.6)
    assert await take_back(table, ANN, at=made + 5.1) == "refused-take-back-late"
    assert await take_back(table, ANN, at=made + 4.9) == ""
    assert hand(table, ANN) == "R5 G2 B4"


async def test_no_table_does_so_unasked(room: Room) -> None:
    table = await room.given(HANDS)
    await play(table, ANN, "R5")
    assert not table.view(ANN).may_take_back
    assert await take_back(table, ANN) == "refused-take-back-off"


async def test_nobody_takes_back_what_somebody_answered_or_another_move_than_their_button_meant(room: Room) -> None:
    table = await room.given(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    assert await take_back(table, BOB) == "no_take_back"
    await play(table, BOB, "R1")
    assert await take_back(table, ANN) == "no_take_back"
    assert await take_back(table, BOB, ply=1) == "no_take_back"
    assert await take_back(table, BOB) == ""
    assert last(table) == (1, "back", None)


async def test_buttons_of_the_move_that_is_undone_do_nothing(room: Room) -> None:
    table = await room.given(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    assert await take_back(table, ANN) == ""
    for who, ply, move in ((BOB, 1, "R1"), (BOB, 1, "draw"), (ANN, 0, "R5"), (ANN, 1, "draw")):
        with pytest.raises(Stale):
            await table.submit(who, ply, parse_move(move))
    await play(table, ANN, "R5")
    assert hand(table, ANN) == "G2 B4"


async def test_a_catch_of_what_was_undone_costs_nothing(room: Room) -> None:
    table = await room.given({ANN: "R5 G2", BOB: "R1 G5 Y2", CEM: "B1 B2 B3"}, options=ALLOWED)
    await play(table, ANN, "R5")
    assert table.view().causes == {0: 1}
    assert await take_back(table, ANN) == ""
    with pytest.raises((Stale, IllegalMove)):
        await table.submit(BOB, 1, parse_move("catch>0"))
    assert hand(table, BOB) == "R1 G5 Y2"
    await play(table, ANN, "R5")
    await play(table, BOB, "catch>0")
    assert await take_back(table, ANN) == "no_take_back", "somebody acted"


async def test_an_ai_waits_for_it(room: Room) -> None:
    table = await room.given({ANN: "R5 G2 B4", "Kim": "R1 G5 Y2"}, options=ALLOWED)
    await play(table, ANN, "R5")
    played = room.clock.now
    await room.advance(4.9)
    assert await take_back(table, ANN) == ""
    assert hand(table, ANN) == "R5 G2 B4"
    await play(table, ANN, "R5")
    await room.until(lambda: last(table)[0] == 1)
    assert room.clock.now - played < 4.9 + 5, "what stands at once keeps nobody waiting"
    table = await room.given({ANN: "R5 G2 B4", "Kim": "R1 G5 Y2"}, options=ALLOWED, channel=22)
    await play(table, ANN, "R5")
    played = room.clock.now
    await room.until(lambda: last(table)[0] == 1)
    assert room.clock.now - played >= 5


async def test_nothing_that_a_clock_played_is_taken_back(room: Room) -> None:
    table = await room.given({ANN: "G2 B4", BOB: "R1 G5 Y2"}, options=ALLOWED)
    await play(table, ANN, "draw")
    await room.until(lambda: last(table) == (0, "pass", "clock"))
    assert not table.view(ANN).may_take_back
    assert await take_back(table, ANN) == "no_take_back"


async def test_it_outlives_the_process(room: Room) -> None:
    table = await room.given(HANDS, options=ALLOWED)
    await play(table, ANN, "R5")
    room.clock.now += 2
    after = await room.successor().load(table.id)
    assert after.view(ANN).may_take_back
    assert await take_back(after, ANN) == ""
    again = await room.successor().load(table.id)
    assert hand(again, ANN) == "R5 G2 B4"
    assert not again.view(ANN).may_take_back
    await play(again, ANN, "R5")
    room.clock.now += 6
    late = await room.successor().load(table.id)
    assert not late.view(ANN).may_take_back


async def test_whoever_catches_in_time_was_quicker(hall: Hall) -> None:
    """Ann forgot her Uno, wants her card back, and Cem catches her a little before she does."""
    table = await hall.given({ANN: "R5 G2", BOB: "R1 G5 Y2", CEM: "B1 B2 B3"}, options=ALLOWED)
    await play(table, ANN, "R5")
    press = await hall.press(table, ANN, "back", 2.0)
    await hall.press(table, CEM, "catch>0", 1.5)
    await hall.pass_by(0.4)
    assert why(press) is Reason.NO_TAKE_BACK
    assert len(hand(table, ANN).split()) == 3


async def test_the_host_allows_it_in_the_lobby(room: Room) -> None:
    table = await room.lobby(ANN, BOB)
    with pytest.raises(Refused) as refused:
        await table.change(BOB, partial(lobby.allow_take_back, allowed=True))
    assert refused.value.args[0] == "refused-only-host-rules"
    await table.change(ANN, partial(lobby.allow_take_back, allowed=True))
    assert (await room.successor().load(table.id)).view().takes_back
    await table.start(ANN, 7)
    with pytest.raises(Refused) as refused:
        await table.change(ANN, partial(lobby.allow_take_back, allowed=False))
    assert refused.value.args[0] == "refused-running"
