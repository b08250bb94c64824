"""The vote to skip a slow player, and letting an AI play for a while."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, DAN, EVE, GUILD, PAUSE, STRANGER, TableHarness, hand, last, play
from unobot.model.refused import Refused, Stale
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import players
from unobot.tables.table import Table

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
    assert table.state.seats[0].misses == 0, "a vote is no missed turn"


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
    assert votes(table) == (0, 0), "Bob alone is no vote"
    await refused(table, BOB, "refused-skip-alone")
    assert last(table)[1] is None


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


async def test_with_two_players_there_is_no_vote(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3", "Kim": "Y1 Y2 Y3"})
    await harness.advance(59)
    assert not table.view(BOB).may_skip
    await refused(table, BOB, "refused-skip-alone")
    assert table.is_turn_of(ANN)


@pytest.mark.parametrize("absence", ["left", "rests", "asleep"])
async def test_only_people_who_play_are_voters(harness: TableHarness, absence: str) -> None:
    table = await harness.deal({CEM: "Y1 Y2 Y3", ANN: "G1 G2 G3", BOB: "B1 B2 B3"}, ruleset=Ruleset(target=5000))
    if absence == "left":
        await table.change(CEM, players.leave)
    elif absence == "rests":
        await table.change(CEM, partial(players.set_autopilot, on=True))
    else:
        for _ in range(2):
            await harness.until(lambda: table.is_turn_of(ANN))
            await play(table, ANN, "draw", "pass")
            await play(table, BOB, "draw", "pass")
    await harness.until(lambda: table.is_turn_of(ANN))
    await harness.advance(30)
    await refused(table, BOB, "refused-skip-alone")
    assert table.view(BOB).skip_needed == 0


async def test_many_skips_leave_a_player_awake_and_host(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3", CEM: "Y1 Y2 Y3"}, ruleset=Ruleset(target=5000))
    for _ in range(3):
        await harness.until(lambda: table.is_turn_of(ANN))
        await harness.advance(30)
        for voter in (BOB, CEM):
            await table.vote_to_skip(voter, table.ply)
        await harness.until(lambda: table.is_turn_of(BOB))
        for player in (BOB, CEM):
            await play(table, player, "draw", "pass")
    ann = table.state.seats[0]
    assert (ann.misses, ann.autopilot, table.state.host_id) == (0, False, ANN)


async def test_a_skip_between_two_missed_turns_is_no_third_one(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3", CEM: "Y1 Y2 Y3"}, ruleset=Ruleset(target=5000))
    await harness.until(lambda: table.is_turn_of(BOB))
    for player in (BOB, CEM):
        await play(table, player, "draw", "pass")
    await harness.advance(30)
    for voter in (BOB, CEM):
        await table.vote_to_skip(voter, table.ply)
    assert (table.state.seats[0].misses, table.state.seats[0].autopilot) == (1, False)


async def test_the_opponents_of_one_team_do_not_skip_alone(harness: TableHarness) -> None:
    teams: dict[int | str, str] = {ANN: "G1 G2", BOB: "B1 B2", CEM: "Y1 Y2", DAN: "R1 R4"}
    table = await harness.deal(teams, ruleset=Ruleset(teams=True))
    await harness.advance(30)
    for voter in (BOB, DAN):
        await table.vote_to_skip(voter, table.ply)
    assert votes(table) == (2, 3), "Ann's partner has to agree"
    await table.vote_to_skip(CEM, table.ply)
    assert last(table)[2] == "skip"
    table = await harness.deal(teams, ruleset=Ruleset(teams=True), channel=77)
    await table.change(CEM, players.leave)
    await harness.advance(30)
    await refused(table, BOB, "refused-skip-alone")


async def test_votes_count_again_when_a_voter_leaves(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", BOB: "R2 B2", CEM: "Y1 Y2", DAN: "R1 R4", EVE: "B8 B9"})
    await harness.advance(30)
    for voter in (BOB, CEM):
        await table.vote_to_skip(voter, table.ply)
    assert votes(table) == (2, 3)
    await table.change(EVE, players.leave)
    assert last(table)[2] == "skip", "two of three are enough"


async def test_votes_end_when_the_player_comes_back_in_the_same_turn(harness: TableHarness) -> None:
    table = await harness.deal(HANDS)
    await harness.advance(30)
    await table.vote_to_skip(BOB, table.ply)
    await table.change(ANN, partial(players.set_autopilot, on=True))
    await table.touch(ANN)
    assert votes(table) == (0, 2)
    await refused(table, CEM, "refused-skip-early")


@pytest.mark.parametrize("moved", [False, True], ids=["same turn", "next turn"])
async def test_votes_outlive_a_loading_only_in_their_turn(harness: TableHarness, moved: bool) -> None:
    """Another process writes the table, so the home process loads it again, and takes over what is in memory."""
    table = await harness.deal({CEM: "R3 G2", ANN: "R5 G4", BOB: "B1 B2", DAN: "Y1 Y2"})
    await harness.advance(30)
    await table.vote_to_skip(BOB, table.ply)
    elsewhere = harness.successor()
    other = await elsewhere.load(table.id)
    if moved:
        await play(other, CEM, "R3")
    else:
        await other.set_locale("de")
    await harness.hub.refresh(table.id, GUILD, other.state.version)
    again = await harness.load(table.id)
    assert again is not table
    assert votes(again) == ((0, 2) if moved else (1, 2))
    await harness.advance(30)
    if moved:
        await again.vote_to_skip(DAN, again.ply)
        assert votes(again) == (1, 2), "Bob has not voted against Ann"
    else:
        await again.vote_to_skip(DAN, again.ply)
        assert last(again)[2] == "skip"


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
