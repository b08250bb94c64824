"""Leaving a match: an AI plays on, the player keeps the seat, and no table waits endlessly."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DAN,
    ELSEWHERE,
    GUILD,
    PAUSE,
    STRANGER,
    Clock,
    SpyStore,
    TableHarness,
    change_manners,
    hand,
    last,
    play,
)
from unobot.model.refused import Refused
from unobot.rules.events import Phase
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state import hosting, lobby, players
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

LONG = Ruleset(target=5_000)


def host(table: Table) -> str:
    (name,) = [seat.name for seat in table.view().seats if seat.host]
    return name


async def stand_in_moves(harness: TableHarness, table: Table) -> None:
    """Check that the stand-in soon plays for the seat to move."""
    ply = table.ply
    assert table.view().deadline is None
    await harness.advance(PAUSE[1])
    assert table.ply > ply
    assert table.view().recent[-1].by == "autopilot"


async def test_an_ai_plays_on_under_the_name_of_a_player_who_left(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 R2 G3", BOB: "B1 B2 B3"})
    await table.change(ANN, players.leave)
    seat = table.view().seats[0]
    assert (seat.name, seat.user_id, seat.level, seat.away) == ("Ann", ANN, None, True)
    assert hand(table, ANN) == "G1 R2 G3"
    await harness.advance(PAUSE[1])
    assert last(table) == (0, "R2", "autopilot")
    assert table.is_turn_of(BOB)


async def test_the_score_stays_with_the_seat(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "B1 B2 B3"}, ruleset=LONG)
    await play(table, ANN, "R1")
    await table.change(ANN, players.leave)
    await harness.advance(harness.timing.round_pause)
    assert [seat.score for seat in table.view().seats] == [6, 0]
    assert table.view().status == "playing"


@pytest.mark.parametrize("way", ["hand", "join"])
async def test_a_returning_player_has_their_own_seat_and_hand(harness: TableHarness, way: str) -> None:
    table = await harness.deal({ANN: "G1 G2 R2", BOB: "B1 B2 R3"})
    await table.change(ANN, players.leave)
    await harness.advance(3)
    await (table.touch(ANN, returning=True) if way == "hand" else table.change(ANN, partial(players.join, name="Ann")))
    assert not table.view().seats[0].away
    assert (table.view(ANN).seat, hand(table, ANN)) == (0, "G1 G2")
    assert len(table.view().seats) == 2
    await play(table, BOB, "R3")
    assert table.view().deadline == harness.clock() + 60
    await play(table, ANN, "draw")


async def test_any_other_press_does_not_bring_a_player_back(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 R2", BOB: "B1 B2 R3"})
    await table.change(ANN, players.leave)
    await table.touch(ANN)
    assert table.view().seats[0].away


async def test_a_player_coming_back_in_their_turn_has_the_whole_clock(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 R2", BOB: "B1 B2 R3"})
    await harness.advance(50)
    await table.change(ANN, players.leave)
    await harness.advance(1)
    await table.touch(ANN, returning=True)
    assert table.view().deadline == harness.clock() + 60
    await harness.advance(59)
    assert table.ply == 0


async def test_leaving_twice_is_refused(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", BOB: "B1 B2"})
    await table.change(ANN, players.leave)
    with pytest.raises(Refused, match="refused-left-already"):
        await table.change(ANN, players.leave)


async def test_leaving_while_owing_an_answer(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "WD4 R1 R2", BOB: "B1 B2 B3", CEM: "G1 G2"})
    await play(table, ANN, "WD4R")
    await table.change(BOB, players.leave)
    await stand_in_moves(harness, table)
    assert last(table) == (1, "accept", "autopilot")
    assert table.is_turn_of(CEM)


async def test_leaving_while_owing_a_color(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "Y1 G2 G3", BOB: "B1 B2"}, top="W", phase=Phase.COLOR)
    await table.change(ANN, players.leave)
    await stand_in_moves(harness, table)
    assert str(table.view().recent[1].move).startswith("color ")


async def test_leaving_with_a_drawn_card(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", BOB: "B1 B2"})
    await play(table, ANN, "draw")
    await table.change(ANN, players.leave)
    await stand_in_moves(harness, table)
    assert last(table) == (0, "pass", "autopilot")


async def test_leaving_out_of_turn_leaves_the_clock_of_the_mover(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2", BOB: "B1 B2"})
    deadline = table.view().deadline
    await harness.advance(20)
    await table.change(BOB, players.leave)
    assert table.view().deadline == deadline
    await play(table, ANN, "draw", "pass")
    await stand_in_moves(harness, table)


async def test_the_host_leaves_and_the_longest_seated_person_present_is_host(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB, CEM, ais=1)
    await table.change(BOB, players.leave)
    await table.change(ANN, players.leave)
    assert host(table) == "Cem"
    await table.touch(ANN, returning=True)
    await table.touch(BOB, returning=True)
    assert host(table) == "Cem"
    await table.change(CEM, players.leave)
    assert host(table) == "Ann"


async def test_after_all_players_left_the_first_to_return_is_host(harness: TableHarness) -> None:
    table = await harness.match(ANN, BOB)
    await table.change(BOB, players.leave)
    await table.change(ANN, players.leave)
    await table.change(BOB, partial(players.join, name="Bob"))
    assert host(table) == "Bob"
    assert table.view().seats[0].away


async def test_an_abandoned_match_is_paused_and_adjourned_after_10_minutes(
    harness: TableHarness,
) -> None:
    table = await harness.deal({"Kim": "R1 R2 R3", ANN: "B1 B2", BOB: "G1 G2"})
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await harness.advance(599)
    assert (table.ply, table.view().status) == (0, "playing")
    await harness.advance(1)
    assert table.view().adjourned
    another = await harness.hub.open(GUILD, CHANNEL, CEM, "Cem", "en-US")
    assert await harness.hub.at(CHANNEL) is another
    later = harness.successor()
    table = await later.load(table.id)
    for action in (
        table.change(STRANGER, partial(players.join, name="Eve")),
        table.change(STRANGER, partial(players.take_over, name="Eve", seat=0, ply=0)),
    ):
        with pytest.raises(Refused, match="refused-adjourned"):
            await action
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
    mover, move, by = last(table)
    assert (mover, by) == (0, None)
    assert move in ("R1", "R2", "R3")


async def test_an_adjourned_match_is_closed_after_a_week(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "B1 B2", "Kim": "G1 G2"})
    await table.change(ANN, players.leave)
    await harness.advance(600 + 7 * 24 * 3600 - 1)
    assert table.view().adjourned
    await harness.advance(1)
    assert not table.is_live


async def test_the_ten_minutes_count_from_the_last_player_to_leave(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "B1 B2", BOB: "G1 G2"})
    await table.change(ANN, players.leave)
    await harness.advance(30)
    await table.change(BOB, players.leave)
    await harness.advance(599)
    assert not table.is_suspended
    await harness.advance(1)
    assert table.is_suspended


async def test_the_match_goes_on_if_a_player_returns_in_time(harness: TableHarness) -> None:
    table = await harness.deal({"Kim": "R1 R2 R3", ANN: "B1 B2", BOB: "G1 G2"})
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await harness.advance(599)
    await table.touch(BOB, returning=True)
    await harness.advance(3)
    assert table.view().recent[1].seat == 0
    await harness.until(lambda: table.is_turn_of(BOB))
    await play(table, BOB, "draw")
    assert table.is_live


async def test_a_return_between_rounds_deals_the_next_round(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "G1 G2"})
    await play(table, ANN, "R1")
    await table.change(ANN, players.leave)
    await table.change(BOB, players.leave)
    await harness.advance(300)
    assert table.view().status == "pause"
    await table.change(ANN, partial(players.join, name="Ann"))
    assert table.view().deadline == harness.clock() + harness.timing.round_pause
    await harness.advance(harness.timing.round_pause)
    assert table.view().status == "playing"


async def test_a_match_waits_when_the_last_player_falls_asleep(harness: TableHarness) -> None:
    table = await harness.deal({"Kim": "R1 R2 R3", ANN: "B1 B2 B3", BOB: "G1 G2 G3"}, ruleset=LONG)
    await harness.until(lambda: table.view().waits)
    since, ply, scores = harness.clock(), table.ply, [seat.score for seat in table.view().seats]
    assert [seat.autopilot for seat in table.state.seats] == [False, True, True]
    await harness.advance(599)
    assert (table.ply, [seat.score for seat in table.view().seats]) == (ply, scores)
    await harness.advance(1)
    assert harness.clock() - since == 600
    assert table.view().adjourned
    await table.resume_in(ANN, CHANNEL, moderator=False)
    assert table.ply == ply
    await harness.advance(300)
    assert table.ply > ply


async def test_the_press_of_one_sleeper_goes_on_with_a_whole_clock(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3"}, ruleset=LONG)
    await harness.until(lambda: table.view().waits)
    ply = table.ply
    assert table.view().deadline is None
    await harness.advance(300)
    await table.touch(ANN, playing=False)
    await harness.until(lambda: table.is_turn_of(ANN))
    assert table.view().deadline == harness.clock() + 60
    await harness.until(lambda: table.view().waits)
    assert table.ply > ply


@pytest.mark.parametrize("kicked", [False, True])
async def test_left_asleep_kicked_and_resting_players_are_nobody(harness: TableHarness, kicked: bool) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "B1 B2", CEM: "G1 G2", DAN: "Y1 Y2"}, ruleset=LONG)
    await table.change(BOB, players.leave)
    if kicked:
        await table.change(ANN, partial(hosting.kick, guest_id=DAN))
    await table.change(CEM, partial(players.set_autopilot, on=True))
    await harness.until(lambda: table.view().waits)
    ply = table.ply
    await harness.advance(590)
    assert table.ply == ply
    await table.touch(CEM, playing=False)
    assert not table.state.seats[2].autopilot, "a press is enough while nobody else is there"


async def test_people_who_all_chose_the_autopilot_let_ais_play(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2", BOB: "B1 B2"}, ruleset=LONG)
    for person in (ANN, BOB):
        await table.change(person, partial(players.set_autopilot, on=True))
    ply = table.ply
    await harness.advance(60)
    assert table.ply > ply
    await table.change(BOB, players.leave)
    ply = table.ply
    await harness.advance(60)
    assert table.ply == ply, "Ann's rest does not decide for Bob"


async def test_a_player_who_left_does_not_begin_the_next_round(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1", BOB: "G1 G2"}, ruleset=LONG)
    await play(table, ANN, "R1")
    for person in (ANN, BOB):
        await table.change(person, players.leave)
    await harness.advance(60)
    assert (table.view().status, table.view().waits) == ("pause", True)
    with pytest.raises(Refused, match="refused-away"):
        await table.declare_ready(ANN)
    await table.touch(ANN, returning=True)
    await table.declare_ready(ANN)
    assert table.view().status == "playing"


async def test_a_held_catch_of_an_ai_is_not_made_after_the_last_player_left(
    store: SpyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, notices=1.0, catches=(1.0, 1.0))
    harness = TableHarness(store, Clock(), Timing())
    table = await harness.deal({ANN: "R1 R2", "Kim": "B1 B2 B3"}, ruleset=LONG)
    await play(table, ANN, "R1")
    await harness.advance(1.1)
    assert table._intake.race is not None, "Kim's catch is held"
    await table.change(ANN, players.leave)
    await harness.advance(60)
    assert last(table) == (0, "R1", None)


async def test_the_vote_on_a_rule_waits_for_people(harness: TableHarness) -> None:
    lobby_table = await harness.lobby(ANN, BOB)
    await lobby_table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(cards="classic113")))
    await lobby_table.start(ANN, 7)
    view = lobby_table.view().view
    assert view is not None
    assert view.phase is Phase.VOTE
    for person in (ANN, BOB):
        await lobby_table.change(person, players.leave)
    ply = lobby_table.ply
    await harness.advance(300)
    assert lobby_table.ply == ply
    await lobby_table.touch(BOB, returning=True)
    await harness.until(lambda: lobby_table.view().view.phase is not Phase.VOTE)  # type: ignore[union-attr]


async def test_a_match_with_every_player_on_autopilot_is_adjourned_after_10_minutes(harness: TableHarness) -> None:
    table = await harness.match(ANN, ais=2)
    await harness.until(lambda: table.view().seats[0].autopilot)
    since = harness.clock()
    await harness.until(lambda: table.view().adjourned)
    assert harness.clock() - since == 600


async def test_a_player_returning_from_autopilot_in_time_keeps_the_match(store: SpyStore) -> None:
    harness = TableHarness(store, Clock(), Timing(deserted=60))
    table = await harness.deal({ANN: "R1 G1", "Kim": "B1 B2"}, ruleset=LONG)
    await harness.until(lambda: table.view().seats[0].autopilot)
    await harness.advance(50)
    await table.touch(ANN)
    await harness.until(lambda: table.is_turn_of(ANN))
    await harness.advance(20)
    assert table.is_live


async def test_a_player_on_autopilot_does_not_keep_a_match_alive(store: SpyStore) -> None:
    harness = TableHarness(store, Clock(), Timing(deserted=60))
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3"}, ruleset=LONG)
    await harness.advance(63)
    await play(table, BOB, "draw", "pass")
    await harness.advance(60)
    await table.change(BOB, players.leave)
    left = harness.clock()
    await harness.until(lambda: table.is_suspended)
    assert harness.clock() - left == 60
