"""Leaving a match: an AI plays on, the seat stays its owner's, and no table waits for ever."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.room import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    ELSEWHERE,
    GUILD,
    PAUSE,
    STRANGER,
    Clock,
    NotedStore,
    Room,
    hand,
    last,
    play,
)
from unobot.rules.events import Phase
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.errors import Refused
from unobot.tables.state import players
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

LONG = Ruleset(target=5_000)


def host(table: Table) -> str:
    (name,) = [seat.name for seat in table.view().seats if seat.host]
    return name


async def stand_in_moves(room: Room, table: Table) -> None:
    """Expect that the seat to move is played for, soon."""
    ply = table.ply
    assert table.view().deadline is None
    await room.advance(PAUSE[1])
    assert table.ply > ply
    assert table.view().recent[-1].by == "autopilot"


async def test_an_ai_plays_the_hand_on_under_the_leavers_name(room: Room) -> None:
    table = await room.given({ANN: "G1 R2 G3", BOB: "B1 B2 B3"})
    await table.change(ANN, players.leave)
    seat = table.view().seats[0]
    assert (seat.name, seat.user_id, seat.level, seat.away) == ("Ann", ANN, None, True)
    assert hand(table, ANN) == "G1 R2 G3"
    await room.advance(PAUSE[1])
    assert last(table) == (0, "R2", "autopilot")
    assert table.is_turn_of(BOB)


async def test_the_score_stays_with_the_seat(room: Room) -> None:
    table = await room.given({ANN: "R1", BOB: "B1 B2 B3"}, ruleset=LONG)
    await play(table, ANN, "R1")
    await table.change(ANN, players.leave)
    await room.advance(room.timing.round_pause)
    assert [seat.score for seat in table.view().seats] == [6, 0]
    assert table.view().status == "playing"


@pytest.mark.parametrize("way", ["hand", "join"])
async def test_whoever_comes_back_has_their_own_seat_and_hand(room: Room, way: str) -> None:
    table = await room.given({ANN: "G1 G2 R2", BOB: "B1 B2 R3"})
    await table.change(ANN, players.leave)
    await room.advance(3)
    await (table.touch(ANN, returning=True) if way == "hand" else table.change(ANN, partial(players.join, name="Ann")))
    assert not table.view().seats[0].away
    assert (table.view(ANN).seat, hand(table, ANN)) == (0, "G1 G2")
    assert len(table.view().seats) == 2
    await play(table, BOB, "R3")
    assert table.view().deadline == room.clock() + 60
    await play(table, ANN, "draw")


async def test_any_other_press_does_not_bring_them_back(room: Room) -> None:
    table = await room.given({ANN: "G1 G2 R2", BOB: "B1 B2 R3"})
    await table.change(ANN, players.leave)
    await table.touch(ANN)
    assert table.view().seats[0].away


async def test_coming_back_in_ones_turn_gives_the_whole_of_it(room: Room) -> None:
    table = await room.given({ANN: "G1 G2 R2", BOB: "B1 B2 R3"})
    await room.advance(50)
    await table.change(ANN, players.leave)
    await room.advance(1)
    await table.touch(ANN, returning=True)
    assert table.view().deadline == room.clock() + 60
    await room.advance(59)
    assert table.ply == 0


async def test_nobody_leaves_twice(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", BOB: "B1 B2"})
    await table.change(ANN, players.leave)
    with pytest.raises(Refused, match="refused-left-already"):
        await table.change(ANN, players.leave)


async def test_leaving_while_owing_an_answer(room: Room) -> None:
    table = await room.given({ANN: "WD4 R1 R2", BOB: "B1 B2 B3", CEM: "G1 G2"})
    await play(table, ANN, "WD4R")
    await table.change(BOB, players.leave)
    await stand_in_moves(room, table)
    assert last(table) == (1, "accept", "autopilot")
    assert table.is_turn_of(CEM)


async def test_leaving_while_owing_a_color(room: Room) -> None:
    table = await room.given({ANN: "Y1 G2 G3", BOB: "B1 B2"}, top="W", phase=Phase.COLOR)
    await table.change(ANN, players.leave)
    await stand_in_moves(room, table)
    assert table.view().recent[1].move == "color G"


async def test_leaving_with_a_drawn_card(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", BOB: "B1 B2"})
    await play(table, ANN, "draw")
    await table.change(ANN, players.leave)
    await stand_in_moves(room, table)
    assert last(table) == (0, "pass", "autopilot")


async def test_leaving_out_of_turn_leaves_the_clock_of_the_mover(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", BOB: "B1 B2"})
    deadline = table.view().deadline
    await room.advance(20)
    await table.change(BOB, players.leave)
    assert table.view().deadline == deadline
    await play(table, ANN, "draw", "pass")
    await stand_in_moves(room, table)


async def test_the_host_leaves_and_the_longest_seated_person_present_is_host(room: Room) -> None:
    table = await room.match(ANN, BOB, CEM, ais=1)
    await table.change(BOB, players.leave)
    await table.change(ANN, players.leave)
    assert host(table) == "Cem"
    await table.touch(ANN, returning=True)
    await table.touch(BOB, returning=True)
    assert host(table) == "Cem"
    await table.change(CEM, players.leave)
    assert host(table) == "Ann"


async def test_when_all_had_left_the_first_to_come_back_is_host(room: Room) -> None:
    table = await room.match(ANN, BOB)
    await table.change(BOB, players.leave)
    await table.change(ANN, players.leave)
    await table.change(BOB, partial(players.join, name="Bob"))
    assert host(table) == "Bob"
    assert table.view().seats[0].away


async def test_with_all_people_gone_nothing_is_played_and_the_match_is_laid_aside_after_10_minutes(room: Room) -> None:
    table = await room.given({"Kim": "R1 R2 R3", ANN: "B1 B2", BOB: "G1 G2"})
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await room.advance(599)
    assert (table.ply, table.view().status) == (0, "playing")
    await room.advance(1)
    assert table.view().adjourned
    another = await room.hub.open(GUILD, CHANNEL, CEM, "Cem", "en-US")
    assert await room.hub.at(CHANNEL) is another
    later = room.successor()
    table = await later.load(table.id)
    for deed in (
        table.change(STRANGER, partial(players.join, name="Eve")),
        table.change(STRANGER, partial(players.take_over, name="Eve", seat=0, ply=0)),
    ):
        with pytest.raises(Refused, match="refused-adjourned"):
            await deed
    with pytest.raises(Refused, match="refused-channel-taken"):
        await table.resume_in(ANN, CHANNEL, moderator=False)
    with pytest.raises(Refused, match="refused-only-seated-resumes"):
        await table.resume_in(STRANGER, ELSEWHERE, moderator=False)
    await later.advance(3600)
    await table.resume_in(BOB, ELSEWHERE, moderator=False)
    assert (table.ply, hand(table, ANN), hand(table, BOB)) == (0, "B1 B2", "G1 G2")
    assert [seat.away for seat in table.view().seats] == [False, True, False]
    assert host(table) == "Bob"
    assert not table.view().adjourned
    await later.advance(PAUSE[1])
    assert last(table)[1:] == ("R1", None)


async def test_what_was_laid_aside_is_put_away_after_a_week(room: Room) -> None:
    table = await room.given({ANN: "B1 B2", "Kim": "G1 G2"})
    await table.change(ANN, players.leave)
    await room.advance(600 + 7 * 24 * 3600 - 1)
    assert table.view().adjourned
    await room.advance(1)
    assert not table.is_live


async def test_the_ten_minutes_count_from_the_last_to_leave(room: Room) -> None:
    table = await room.given({ANN: "B1 B2", BOB: "G1 G2"})
    await table.change(ANN, players.leave)
    await room.advance(30)
    await table.change(BOB, players.leave)
    await room.advance(599)
    assert not table.is_suspended
    await room.advance(1)
    assert table.is_suspended


async def test_coming_back_in_time_the_match_goes_on(room: Room) -> None:
    table = await room.given({"Kim": "R1 R2 R3", ANN: "B1 B2", BOB: "G1 G2"})
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await room.advance(599)
    await table.touch(BOB, returning=True)
    await room.advance(3)
    assert table.view().recent[1].seat == 0
    await room.until(lambda: table.is_turn_of(BOB))
    await play(table, BOB, "draw")
    assert table.is_live


async def test_coming_back_in_the_pause_the_next_round_is_dealt(room: Room) -> None:
    table = await room.given({ANN: "R1", BOB: "G1 G2"})
    await play(table, ANN, "R1")
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await room.advance(300)
    assert table.view().status == "pause"
    await table.change(ANN, partial(players.join, name="Ann"))
    assert table.view().deadline == room.clock() + room.timing.round_pause
    await room.advance(room.timing.round_pause)
    assert table.view().status == "playing"


async def test_after_10_minutes_with_everybody_on_autopilot_the_match_is_laid_aside(room: Room) -> None:
    table = await room.match(ANN, ais=2)
    await room.until(lambda: table.view().seats[0].autopilot)
    since = room.clock()
    await room.until(lambda: table.view().adjourned)
    assert room.clock() - since == 600


async def test_whoever_wakes_up_in_time_keeps_the_match(store: NotedStore) -> None:
    room = Room(store, Clock(), Timing(deserted=60))
    table = await room.given({ANN: "R1 G1", "Kim": "B1 B2"}, ruleset=LONG)
    await room.until(lambda: table.view().seats[0].autopilot)
    await room.advance(50)
    await table.touch(ANN)
    await room.until(lambda: table.is_turn_of(ANN))
    await room.advance(20)
    assert table.is_live


async def test_somebody_asleep_does_not_keep_a_match_that_others_left(store: NotedStore) -> None:
    room = Room(store, Clock(), Timing(deserted=60))
    table = await room.given({ANN: "G1 G2 G3", BOB: "B1 B2 B3"}, ruleset=LONG)
    await room.advance(63)
    await play(table, BOB, "draw", "pass")
    await room.advance(60)
    await table.change(BOB, players.leave)
    left = room.clock()
    await room.until(lambda: table.is_suspended)
    assert room.clock() - left == 60
