"""Kicking players, making another player host, taking over seats, and late joins."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, PAUSE, STRANGER, TableHarness, hand, last, play
from unobot.model.refused import Refused, Stale
from unobot.records.reader import read_record
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import admission, hosting, players
from unobot.tables.table import Table


def host(table: Table) -> int | None:
    (only,) = [seat.user_id for seat in table.view().seats if seat.host]
    return only


async def test_an_ai_takes_over_hand_score_and_turn_of_a_kicked_player(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", BOB: "R2 B2 B3", CEM: "Y1 Y2"}, to_move=1)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    seat = table.view().seats[1]
    assert (seat.user_id, seat.level, seat.name) == (None, "casual", "Toni")
    assert table.view().deadline is None
    await harness.advance(PAUSE[1])
    assert last(table) == (1, "R2", None)
    assert table.is_turn_of(CEM)
    assert table.view(BOB).kicked
    assert table.view(BOB).seat is None


async def test_a_kick_out_of_turn_leaves_the_clock_of_the_turn(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", BOB: "B1 B2"})
    deadline = table.view().deadline
    await harness.advance(20)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    assert table.view().deadline == deadline
    assert hand(table, ANN) == "G1 G2"


async def test_only_the_host_and_moderators_kick(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    for user, guest, moderator, reason in (
        (BOB, ANN, False, "refused-only-host-manages"),
        (STRANGER, BOB, False, "refused-only-host-manages"),
        (ANN, ANN, False, "refused-kick-oneself"),
        (ANN, STRANGER, False, "refused-no-such-player"),
        (STRANGER, CEM, True, "refused-no-such-player"),
    ):
        with pytest.raises(Refused, match=reason):
            await table.change(user, partial(hosting.kick, guest_id=guest), moderator=moderator)
    await table.change(ANN, hosting.end)
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(ANN, partial(hosting.kick, guest_id=BOB))


async def test_a_moderator_kicks_the_host_and_the_next_player_is_host(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB, CEM)
    await table.change(STRANGER, partial(hosting.kick, guest_id=ANN), moderator=True)
    assert host(table) == BOB


async def test_after_the_host_is_kicked_an_absent_player_is_host(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    await table.change(BOB, players.leave)
    await table.change(STRANGER, partial(hosting.kick, guest_id=ANN), moderator=True)
    assert host(table) == BOB
    assert table.is_live


async def test_an_invitation_lets_a_kicked_player_in_again(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    with pytest.raises(Refused, match="refused-kicked"):
        await table.change(BOB, partial(players.join, name="Bob"))
    await table.change(ANN, partial(admission.invite, guest_id=BOB, name="Bob"))
    await table.change(BOB, partial(players.join, name="Bob"))
    assert [seat.user_id for seat in table.view().seats] == [ANN, BOB]


async def test_an_invite_only_table_seats_only_invited_players(harness: TableHarness) -> None:
    table = await harness.lobby(ANN)
    await table.change(ANN, partial(hosting.set_access, access="invited"))
    await table.change(ANN, partial(admission.invite, guest_id=BOB, name="Bob"))
    table = await harness.successor().load(table.id)
    with pytest.raises(Refused, match="refused-invited-only"):
        await table.change(CEM, partial(players.join, name="Cem"))
    await table.change(BOB, partial(players.join, name="Bob"))
    await table.change(ANN, partial(hosting.set_access, access="closed"))
    with pytest.raises(Refused, match="refused-closed-to-new"):
        await table.change(CEM, partial(players.join, name="Cem"))
    with pytest.raises(Refused, match="refused-unknown-button"):
        await table.change(ANN, partial(hosting.set_access, access="ajar"))


async def test_an_absent_player_cannot_be_made_host(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB, CEM)
    await table.change(BOB, players.leave)
    with pytest.raises(Refused, match="refused-new-host-away"):
        await table.change(ANN, partial(hosting.make_host, new_host_id=BOB))
    with pytest.raises(Refused, match="refused-only-host-manages"):
        await table.change(CEM, partial(hosting.make_host, new_host_id=CEM))
    await table.change(ANN, partial(hosting.make_host, new_host_id=CEM))
    assert host(table) == CEM


async def test_a_closed_table_lets_its_own_players_come_back(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    await table.change(ANN, partial(hosting.set_access, access="closed"))
    await table.change(BOB, players.leave)
    await table.change(BOB, partial(players.join, name="Bob"))
    assert not table.view().seats[1].away


async def test_a_seat_is_taken_over_with_hand_score_and_turn(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", "Kim": "R2 B2 B3", "Lou": "Y1 Y2"}, to_move=1)
    assert table.view(CEM).to_take == (1, 2)
    await table.change(CEM, partial(players.take_over, name="Cem", seat=1, ply=table.ply))
    assert (table.view(CEM).seat, hand(table, CEM)) == (1, "R2 B2 B3")
    assert table.view().deadline == harness.clock() + 60
    await harness.advance(30)
    assert table.is_turn_of(CEM)
    await play(table, CEM, "R2")
    assert table.view(CEM).to_take == ()
    with pytest.raises(Refused, match="refused-seat-taken"):
        await table.change(BOB, partial(players.take_over, name="Bob", seat=1, ply=table.ply))


async def test_taking_over_a_seat_is_refused_with_a_reason(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", BOB: "R2 B2", "Kim": "Y1 Y2"})
    await table.change(BOB, players.leave)
    for user, seat, reason in ((ANN, 2, "seated-already"), (BOB, 2, "seated-already"), (CEM, 1, "seat-taken")):
        with pytest.raises(Refused, match=f"refused-{reason}"):
            await table.change(user, partial(players.take_over, name="X", seat=seat, ply=table.ply))
    await table.change(ANN, partial(hosting.set_access, access="closed"))
    assert (table.view(CEM).to_take, table.view(CEM).barred) == ((), "refused-closed-to-new")
    with pytest.raises(Refused, match="refused-closed-to-new"):
        await table.change(CEM, partial(players.take_over, name="Cem", seat=2, ply=table.ply))
    await table.change(ANN, partial(hosting.set_access, access="open"))
    with pytest.raises(Refused, match="refused-release-present"):
        await table.change(ANN, partial(hosting.release_seat, guest_id=ANN))
    await table.change(ANN, partial(hosting.release_seat, guest_id=BOB))
    with pytest.raises(Refused, match="refused-seat-taken"):  # otherwise a losing player could change seats
        await table.change(BOB, partial(players.take_over, name="Bob", seat=2, ply=table.ply))
    assert (table.view(BOB).to_take, table.view(CEM).to_take) == ((1,), (1, 2))
    await table.change(BOB, partial(players.take_over, name="Bob", seat=1, ply=table.ply))
    await table.change(CEM, partial(players.take_over, name="Cem", seat=2, ply=table.ply))
    assert [seat.name for seat in table.view().seats] == ["Ann", "Bob", "Cem"]
    await table.change(ANN, hosting.end)
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(STRANGER, partial(players.take_over, name="Eve", seat=1, ply=table.ply))


async def test_a_seat_offered_before_the_deal_is_not_taken_after_it(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", "Kim": "B1 B2"}, ruleset=Ruleset(target=5000, reshuffle_seats=True))
    ply = table.ply
    await play(table, ANN, "R1")
    await harness.advance(harness.timing.round_pause)
    with pytest.raises(Stale):
        await table.change(BOB, partial(players.take_over, name="Bob", seat=1, ply=ply))


async def test_a_player_taking_over_a_seat_of_an_abandoned_match_is_host(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", "Kim": "B1 B2"}, to_move=1)
    await table.change(ANN, players.leave)
    await table.change(BOB, partial(players.take_over, name="Bob", seat=1, ply=table.ply))
    assert host(table) == BOB
    assert table.state.deserted is None


async def test_the_record_names_the_players_of_each_seat(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB, ais=1)
    await harness.until(lambda: table.ply >= 3)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    first = table.ply + 1
    await harness.until(lambda: table.ply >= first + 2)
    await table.change(CEM, partial(players.take_over, name="Cem", seat=1, ply=table.ply))
    second = table.ply + 1
    await harness.until(lambda: table.ply >= second)
    await table.change(CEM, players.leave)
    await table.change(ANN, partial(hosting.release_seat, guest_id=CEM))
    await table.change(ANN, hosting.end)
    told = await (await harness.successor().load(table.id)).reveal_seed()
    assert told.audit.is_fair
    record = read_record(told.record.splitlines())
    assert record.seats == ("Ann", "Kim", "Bob")
    assert record.changes == ((first, ("Ann", "Kim", "Toni")), (second, ("Ann", "Cem", "Toni")))


async def test_a_late_player_is_dealt_in_with_the_next_round(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "B9 B8"}, ruleset=Ruleset(target=5000))
    assert table.view(CEM).may_join
    await table.change(CEM, partial(players.join_late, name="Cem"))
    assert (table.view(CEM).joins, table.view(CEM).seat, table.view().newcomers) == (True, None, ("Cem",))
    assert len(table.view().seats) == 2
    with pytest.raises(Refused, match="refused-seated-already"):
        await table.change(CEM, partial(players.join_late, name="Cem"))
    await play(table, ANN, "R1")
    harness = harness.successor()
    table = await harness.load(table.id)
    await harness.advance(harness.timing.restart_grace)
    assert [(seat.name, seat.score) for seat in table.view().seats] == [("Ann", 17), ("Bob", 0), ("Cem", 0)]
    assert len(hand(table, CEM).split()) == 7
    assert not table.view(CEM).joins
    later = await harness.successor().load(table.id)
    assert later.view(CEM) == table.view(CEM)


async def test_the_score_sheet_has_a_whole_row_for_each_round_before_a_late_join(harness: TableHarness) -> None:
    """There, the late player has the lowest score, even if all players change seats at the same deal."""
    table = await harness.deal({ANN: "R1", BOB: "B9 B8"}, ruleset=Ruleset(target=5000, reshuffle_seats=True))
    await play(table, ANN, "R1")
    await table.change(CEM, partial(players.join_late, name="Cem"))
    await harness.advance(harness.timing.round_pause)
    (row,) = table.view().sheet
    assert dict(zip([seat.name for seat in table.view().seats], row, strict=True)) == {"Ann": 17, "Bob": 0, "Cem": 0}
    later = await harness.successor().load(table.id)
    assert later.view().sheet == (row,)


async def test_the_deal_of_a_match_with_a_late_join_can_be_checked(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    await table.change(CEM, partial(players.join_late, name="Cem"))
    await harness.until(lambda: len(table.view().seats) == 3)
    at = table.ply
    await harness.until(lambda: table.ply >= at + 3)
    await table.change(ANN, hosting.end, moderator=True)
    told = await (await harness.successor().load(table.id)).reveal_seed()
    assert told.audit.is_fair
    record = read_record(told.record.splitlines())
    assert (record.seats, record.changes) == (("Ann", "Bob"), ((at, ("Ann", "Bob", "Cem")),))


async def test_a_late_player_may_cancel_or_take_over_a_seat(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", "Kim": "B9 B8"}, ruleset=Ruleset(target=5000))
    await table.change(CEM, partial(players.join_late, name="Cem"))
    await table.change(CEM, players.leave)
    assert table.view().newcomers == ()
    await table.change(BOB, partial(players.join_late, name="Ann"))
    assert table.view().newcomers == ("Ann 2",)
    await table.change(BOB, partial(players.take_over, name="Bob", seat=1, ply=table.ply))
    assert table.view().newcomers == ()
    assert [seat.name for seat in table.view().seats] == ["Ann", "Bob"]


async def test_late_joins_are_refused_when_a_seat_cannot_be_dealt_in(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "B9 B8"}, ruleset=Ruleset(scoring="until_last"))
    with pytest.raises(Refused, match="refused-no-newcomers"):
        await table.change(CEM, partial(players.join_late, name="Cem"))
    assert not table.view(CEM).may_join
    six: dict[int | str, str] = {ANN: "R1", BOB: "B1", "Kim": "B2", "Lou": "B3", "Max": "B4", "Noa": "B5"}
    table = await harness.deal(six, ruleset=Ruleset(hand_size=15), channel=77)
    with pytest.raises(Refused, match="refused-no-cards-left"):
        await table.change(CEM, partial(players.join_late, name="Cem"))
    table = await harness.match(ANN, ais=9, channel=78)
    with pytest.raises(Refused, match="refused-table-full"):
        await table.change(CEM, partial(players.join_late, name="Cem"))
    table = await harness.match(ANN, BOB, channel=79)
    await table.change(ANN, partial(hosting.kick, guest_id=BOB))
    with pytest.raises(Refused, match="refused-kicked"):
        await table.change(BOB, partial(players.join_late, name="Bob"))
