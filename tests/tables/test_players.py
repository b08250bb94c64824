"""Sending people away, handing the host's place over, and who may take a seat."""

from __future__ import annotations

import pytest

from tests.tables.room import ANN, BOB, CEM, PAUSE, STRANGER, Room, hand, last, play
from unobot.records.reader import read_record
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.errors import Refused, Stale
from unobot.tables.table import Table


def host(table: Table) -> int | None:
    (only,) = [seat.user_id for seat in table.view().seats if seat.host]
    return only


async def test_an_ai_takes_hand_score_and_turn_of_who_is_sent_away(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", BOB: "R2 B2 B3", CEM: "Y1 Y2"}, to_move=1)
    await table.kick(ANN, BOB, moderator=False)
    seat = table.view().seats[1]
    assert (seat.user_id, seat.level, seat.name) == (None, "casual", "Kim")
    assert table.view().deadline is None
    await room.advance(PAUSE[1])
    assert last(table) == (1, "R2", None)
    assert table.is_turn_of(CEM)
    assert table.view(BOB).kicked
    assert table.view(BOB).seat is None


async def test_sending_away_out_of_turn_leaves_the_clock_of_the_mover(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", BOB: "B1 B2"})
    deadline = table.view().deadline
    await room.advance(20)
    await table.kick(ANN, BOB, moderator=False)
    assert table.view().deadline == deadline
    assert hand(table, ANN) == "G1 G2"


async def test_who_may_send_whom_away(room: Room) -> None:
    table = await room.match(ANN, BOB)
    for user, guest, moderator, reason in (
        (BOB, ANN, False, "refused-only-host-manages"),
        (STRANGER, BOB, False, "refused-only-host-manages"),
        (ANN, ANN, False, "refused-kick-oneself"),
        (ANN, STRANGER, False, "refused-no-such-player"),
        (STRANGER, CEM, True, "refused-no-such-player"),
    ):
        with pytest.raises(Refused, match=reason):
            await table.kick(user, guest, moderator=moderator)
    await table.end(ANN, moderator=False)
    with pytest.raises(Refused, match="refused-closed"):
        await table.kick(ANN, BOB, moderator=False)


async def test_a_moderator_sends_the_host_away_and_the_next_is_host(room: Room) -> None:
    table = await room.match(ANN, BOB, CEM)
    await table.kick(STRANGER, ANN, moderator=True)
    assert host(table) == BOB


async def test_with_the_host_gone_one_of_those_who_left_is_host(room: Room) -> None:
    table = await room.match(ANN, BOB)
    await table.leave(BOB)
    await table.kick(STRANGER, ANN, moderator=True)
    assert host(table) == BOB
    assert table.is_live


async def test_who_was_sent_away_is_let_in_again_by_an_invitation(room: Room) -> None:
    table = await room.lobby(ANN, BOB)
    await table.kick(ANN, BOB, moderator=False)
    with pytest.raises(Refused, match="refused-kicked"):
        await table.join(BOB, "Bob")
    await table.invite(ANN, BOB, "Bob")
    await table.join(BOB, "Bob")
    assert [seat.user_id for seat in table.view().seats] == [ANN, BOB]


async def test_by_invitation_only_the_invited_sit_down(room: Room) -> None:
    table = await room.lobby(ANN)
    await table.set_access(ANN, "invited", moderator=False)
    await table.invite(ANN, BOB, "Bob")
    table = await room.successor().load(table.id)
    with pytest.raises(Refused, match="refused-invited-only"):
        await table.join(CEM, "Cem")
    await table.join(BOB, "Bob")
    await table.set_access(ANN, "closed", moderator=False)
    with pytest.raises(Refused, match="refused-closed-to-new"):
        await table.join(CEM, "Cem")
    with pytest.raises(Refused, match="refused-unknown-button"):
        await table.set_access(ANN, "ajar", moderator=False)


async def test_who_left_is_no_heir(room: Room) -> None:
    table = await room.match(ANN, BOB, CEM)
    await table.leave(BOB)
    with pytest.raises(Refused, match="refused-new-host-away"):
        await table.make_host(ANN, BOB, moderator=False)
    with pytest.raises(Refused, match="refused-only-host-manages"):
        await table.make_host(CEM, CEM, moderator=False)
    await table.make_host(ANN, CEM, moderator=False)
    assert host(table) == CEM


async def test_a_closed_table_lets_its_own_people_come_back(room: Room) -> None:
    table = await room.match(ANN, BOB)
    await table.set_access(ANN, "closed", moderator=False)
    await table.leave(BOB)
    await table.join(BOB, "Bob")
    assert not table.view().seats[1].away


async def test_a_seat_is_taken_over_with_hand_score_and_turn(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", "Kim": "R2 B2 B3", "Lou": "Y1 Y2"}, to_move=1)
    assert table.view(CEM).to_take == (1, 2)
    await table.take_over(CEM, "Cem", 1, table.ply)
    assert (table.view(CEM).seat, hand(table, CEM)) == (1, "R2 B2 B3")
    assert table.view().deadline == room.clock() + 60
    await room.advance(30)
    assert table.is_turn_of(CEM)
    await play(table, CEM, "R2")
    assert table.view(CEM).to_take == ()
    with pytest.raises(Refused, match="refused-seat-taken"):
        await table.take_over(BOB, "Bob", 1, table.ply)


async def test_who_may_take_over_a_seat(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", BOB: "R2 B2", "Kim": "Y1 Y2"})
    await table.leave(BOB)
    for user, seat, reason in ((ANN, 2, "seated-already"), (BOB, 2, "seated-already"), (CEM, 1, "seat-taken")):
        with pytest.raises(Refused, match=f"refused-{reason}"):
            await table.take_over(user, "X", seat, table.ply)
    await table.set_access(ANN, "closed", moderator=False)
    assert (table.view(CEM).to_take, table.view(CEM).barred) == ((), "refused-closed-to-new")
    with pytest.raises(Refused, match="refused-closed-to-new"):
        await table.take_over(CEM, "Cem", 2, table.ply)
    await table.set_access(ANN, "open", moderator=False)
    with pytest.raises(Refused, match="refused-release-present"):
        await table.free(ANN, ANN, moderator=False)
    await table.free(ANN, BOB, moderator=False)
    with pytest.raises(Refused, match="refused-seat-taken"):  # for then whoever is behind could change seats
        await table.take_over(BOB, "Bob", 2, table.ply)
    assert (table.view(BOB).to_take, table.view(CEM).to_take) == ((1,), (1, 2))
    await table.take_over(BOB, "Bob", 1, table.ply)
    await table.take_over(CEM, "Cem", 2, table.ply)
    assert [seat.name for seat in table.view().seats] == ["Ann", "Bob", "Cem"]
    await table.end(ANN, moderator=False)
    with pytest.raises(Refused, match="refused-closed"):
        await table.take_over(STRANGER, "Eve", 1, table.ply)


async def test_a_seat_offered_before_the_deal_is_not_taken_after_it(room: Room) -> None:
    table = await room.given({ANN: "R1", "Kim": "B1 B2"}, ruleset=Ruleset(target=5000, reshuffle_seats=True))
    ply = table.ply
    await play(table, ANN, "R1")
    await room.advance(room.timing.round_pause)
    with pytest.raises(Stale):
        await table.take_over(BOB, "Bob", 1, ply)


async def test_who_takes_a_seat_while_everybody_is_gone_is_host(room: Room) -> None:
    table = await room.given({ANN: "G1 G2", "Kim": "B1 B2"}, to_move=1)
    await table.leave(ANN)
    await table.take_over(BOB, "Bob", 1, table.ply)
    assert host(table) == BOB
    assert table.state.deserted is None


async def test_the_record_says_who_sat_where(room: Room) -> None:
    table = await room.match(ANN, BOB, ais=1)
    await room.until(lambda: table.ply >= 3)
    await table.kick(ANN, BOB, moderator=False)
    first = table.ply + 1
    await room.until(lambda: table.ply >= first + 2)
    await table.take_over(CEM, "Cem", 1, table.ply)
    second = table.ply + 1
    await room.until(lambda: table.ply >= second)
    await table.leave(CEM)
    await table.free(ANN, CEM, moderator=False)
    await table.end(ANN, moderator=False)
    told = await (await room.successor().load(table.id)).reveal_seed()
    assert told.audit.is_fair
    record = read_record(told.record.splitlines())
    assert record.seats == ("Ann", "Kim", "Bob")
    assert record.changes == ((first, ("Ann", "Kim", "Lou")), (second, ("Ann", "Cem", "Lou")))


async def test_who_comes_late_is_dealt_in_with_the_next_round(room: Room) -> None:
    table = await room.given({ANN: "R1", BOB: "B9 B8"}, ruleset=Ruleset(target=5000))
    assert table.view(CEM).may_join
    await table.join_late(CEM, "Cem")
    assert (table.view(CEM).joins, table.view(CEM).seat, table.view().newcomers) == (True, None, ("Cem",))
    assert len(table.view().seats) == 2
    with pytest.raises(Refused, match="refused-seated-already"):
        await table.join_late(CEM, "Cem")
    await play(table, ANN, "R1")
    room = room.successor()
    table = await room.load(table.id)
    await room.advance(room.timing.restart_grace)
    assert [(seat.name, seat.score) for seat in table.view().seats] == [("Ann", 17), ("Bob", 0), ("Cem", 0)]
    assert len(hand(table, CEM).split()) == 7
    assert not table.view(CEM).joins
    later = await room.successor().load(table.id)
    assert later.view(CEM) == table.view(CEM)


async def test_the_score_sheet_has_a_whole_row_for_each_round_before_a_late_join(room: Room) -> None:
    """There, who came late has the lowest score, also when all change seats with the same deal."""
    table = await room.given({ANN: "R1", BOB: "B9 B8"}, ruleset=Ruleset(target=5000, reshuffle_seats=True))
    await play(table, ANN, "R1")
    await table.join_late(CEM, "Cem")
    await room.advance(room.timing.round_pause)
    (row,) = table.view().sheet
    assert dict(zip([seat.name for seat in table.view().seats], row, strict=True)) == {"Ann": 17, "Bob": 0, "Cem": 0}
    later = await room.successor().load(table.id)
    assert later.view().sheet == (row,)


async def test_the_deal_of_a_match_that_grew_can_be_checked(room: Room) -> None:
    table = await room.match(ANN, BOB)
    await table.join_late(CEM, "Cem")
    await room.until(lambda: len(table.view().seats) == 3)
    at = table.ply
    await room.until(lambda: table.ply >= at + 3)
    await table.end(ANN, moderator=True)
    told = await (await room.successor().load(table.id)).reveal_seed()
    assert told.audit.is_fair
    record = read_record(told.record.splitlines())
    assert (record.seats, record.changes) == (("Ann", "Bob"), ((at, ("Ann", "Bob", "Cem")),))


async def test_who_comes_late_may_think_again_or_take_a_seat_at_once(room: Room) -> None:
    table = await room.given({ANN: "R1", "Kim": "B9 B8"}, ruleset=Ruleset(target=5000))
    await table.join_late(CEM, "Cem")
    await table.leave(CEM)
    assert table.view().newcomers == ()
    await table.join_late(BOB, "Ann")
    assert table.view().newcomers == ("Ann 2",)
    await table.take_over(BOB, "Bob", 1, table.ply)
    assert table.view().newcomers == ()
    assert [seat.name for seat in table.view().seats] == ["Ann", "Bob"]


async def test_where_nobody_comes_late(room: Room) -> None:
    table = await room.given({ANN: "R1", BOB: "B9 B8"}, ruleset=Ruleset(scoring="until_last"))
    with pytest.raises(Refused, match="refused-no-newcomers"):
        await table.join_late(CEM, "Cem")
    assert not table.view(CEM).may_join
    six: dict[int | str, str] = {ANN: "R1", BOB: "B1", "Kim": "B2", "Lou": "B3", "Max": "B4", "Noa": "B5"}
    table = await room.given(six, ruleset=Ruleset(hand_size=15), channel=77)
    with pytest.raises(Refused, match="refused-no-cards-left"):
        await table.join_late(CEM, "Cem")
    table = await room.match(ANN, ais=9, channel=78)
    with pytest.raises(Refused, match="refused-table-full"):
        await table.join_late(CEM, "Cem")
    table = await room.match(ANN, BOB, channel=79)
    await table.kick(ANN, BOB, moderator=False)
    with pytest.raises(Refused, match="refused-kicked"):
        await table.join_late(BOB, "Bob")
