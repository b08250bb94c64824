"""The vote to skip a slow player, and letting an AI play for a while."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, DAN, PAUSE, STRANGER, TableHarness, hand, last, play
from unobot.tables.errors import Refused, Stale
from unobot.tables.state import players
from unobot.tables.table import Table

pytestmark = pytest.mark.once

HANDS: dict[int | str, str] = {ANN: "G1 G2", BOB: "R2 B2", CEM: "Y1 Y2", DAN: "R1 R4", "Kim": "B8 B9"}


async def refused(table: Table, user_id: int, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        await table.vote_to_skip(user_id, table.ply)


def votes(table: Table) -> tuple[int, int]:
    view = table.view()
    return view.skip_votes, view.skip_needed


async def test_votes_of_more_than_half_of_the_others_skip_the_player(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await harness.advance(30)
    await table.vote_to_skip(BOB, table.ply)
    assert votes(table) == (1, 2)
    await table.vote_to_skip(BOB, table.ply)
    assert votes(table) == (1, 2)
    assert not table.view(BOB).may_skip
    assert table.view(CEM).may_skip
    await table.vote_to_skip(CEM, table.ply)
    assert last(table)[1:] == ("draw", "skip")
    await harness.advance(PAUSE[1])
    assert last(table) == (0, "pass", "skip")
    assert table.is_turn_of(BOB)
    assert votes(table) == (0, 2)
    assert table.state.seats[0].misses == 1


async def test_votes_count_from_other_players_after_the_waiting_time(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await refused(table, BOB, "refused-skip-early")
    await harness.advance(29)
    await refused(table, BOB, "refused-skip-early")
    await harness.advance(1)
    await refused(table, ANN, "refused-skip-oneself")
    await refused(table, STRANGER, "refused-not-seated")
    await table.change(DAN, players.leave)
    await refused(table, DAN, "refused-skip-nobody")
    await table.vote_to_skip(BOB, table.ply)
    assert votes(table) == (1, 2)
    await table.change(CEM, players.leave)
    assert votes(table) == (1, 1)
    await table.vote_to_skip(BOB, table.ply)
    assert last(table)[2] == "skip"


async def test_votes_end_with_the_turn(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await harness.advance(35)
    ply = table.ply
    await table.vote_to_skip(BOB, ply)
    await play(table, ANN, "draw")
    assert votes(table)[0] == 0
    with pytest.raises(Stale):
        await table.vote_to_skip(CEM, ply)
    await refused(table, CEM, "refused-skip-early")


async def test_votes_end_with_a_restart_and_harm_nothing(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await harness.advance(35)
    await table.vote_to_skip(BOB, table.ply)
    later = harness.successor()
    table = await later.load(table.id)
    assert votes(table) == (0, 2)
    assert last(table)[1] is None


async def test_a_vote_against_an_ai_or_between_rounds_is_refused(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "G1 G2", "Kim": "B1 B2"}, to_move=2)
    await refused(table, ANN, "refused-skip-nobody")
    assert table.view().skip_needed == 0
    table = await harness.deal({ANN: "R1", BOB: "G1 G2"}, channel=77)
    await play(table, ANN, "R1")
    with pytest.raises(Stale):
        await table.vote_to_skip(BOB, table.ply)


async def test_two_skips_in_a_row_put_the_seat_on_autopilot(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3"})
    for _ in range(2):
        await harness.until(lambda: table.is_turn_of(ANN))
        await harness.advance(30)
        await table.vote_to_skip(BOB, table.ply)
        await harness.until(lambda: table.is_turn_of(BOB))
        await play(table, BOB, "draw", "pass")
    assert table.view().seats[0].autopilot
    assert table.view().seats[1].host, "who sleeps is no host"


async def test_an_ai_plays_for_a_player_taking_a_break(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 R2 G3", BOB: "B1 B2 B3"})
    await table.change(ANN, partial(players.set_autopilot, on=True))
    seat = table.view().seats[0]
    assert (seat.autopilot, seat.resting, seat.host) == (True, True, True)
    await harness.advance(PAUSE[1])
    assert last(table) == (0, "R2", "autopilot")
    await table.touch(ANN, playing=False)
    assert table.view().seats[0].autopilot, "a look at the rules ends no rest"
    table = await harness.successor().load(table.id)
    assert table.view().seats[0].resting
    await table.change(ANN, partial(players.set_autopilot, on=False))
    assert not table.view().seats[0].autopilot
    assert hand(table, ANN) == "G1 G3"


async def test_any_press_on_the_hand_ends_the_break(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 R2 G3", BOB: "B1 B2 B3"})
    await table.change(ANN, partial(players.set_autopilot, on=True))
    await table.touch(ANN)
    assert not table.view().seats[0].autopilot
    assert table.view().deadline == harness.clock() + 60


async def test_only_a_player_in_the_round_can_take_a_break(harness: TableHarness) -> None:
    lobby = await harness.lobby(ANN)
    with pytest.raises(Stale):
        await lobby.change(ANN, partial(players.set_autopilot, on=True))
    table = await harness.deal({ANN: "G1 G2", BOB: "B1 B2"}, channel=77)
    with pytest.raises(Refused, match="refused-not-seated"):
        await table.change(STRANGER, partial(players.set_autopilot, on=True))
    await table.change(ANN, players.leave)
    with pytest.raises(Refused, match="refused-away"):
        await table.change(ANN, partial(players.set_autopilot, on=True))
