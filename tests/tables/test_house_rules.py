"""House rules at a table: choosing them, the first player, penalties, and the clocks of rules."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, CHANNEL, GUILD, STRANGER, TableHarness, hand, last, play
from tests.tables.race_harness import RaceHarness, moves
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import StorageError
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Contradiction, Ruleset, RulesetError
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table

# Choosing


async def test_a_lobby_is_opened_with_its_rules(harness: TableHarness) -> None:
    table = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann", "en-US", ruleset=PRESETS["party"])
    assert table.ruleset == table.view().ruleset == PRESETS["party"]
    again = await harness.successor().load(table.id)
    assert again.ruleset == PRESETS["party"]


async def test_a_change_of_rules_is_told_to_the_listener(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    assert table.ruleset == OFFICIAL
    harness.clock.now += 60
    told = len(harness.listener.told)
    await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["teams"]))
    assert table.ruleset == table.view(BOB).ruleset == PRESETS["teams"]
    assert len(harness.listener.told) == told + 1
    assert table.view().deadline == harness.clock() + harness.timing.lobby
    assert (await harness.successor().load(table.id)).ruleset == PRESETS["teams"]


async def test_only_the_host_changes_them_and_only_before_the_match(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    with pytest.raises(Refused, match="refused-only-host-rules") as refusal:
        await table.change(BOB, partial(lobby.set_rules, ruleset=PRESETS["party"]))
    assert refusal.value.params == {"host": "Ann"}
    with pytest.raises(Refused, match="refused-not-seated"):
        await table.change(STRANGER, partial(lobby.set_rules, ruleset=PRESETS["party"]))
    await table.start(ANN, 1)
    with pytest.raises(Refused, match="refused-running"):
        await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["party"]))
    await table.change(ANN, hosting.end)
    with pytest.raises(Refused, match="refused-closed"):
        await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["party"]))
    assert table.ruleset == OFFICIAL


async def test_rules_that_the_database_refuses_are_not_in_force(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    harness.store.refusal = StorageError("full")
    with pytest.raises(StorageError):
        await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["party"]))
    harness.store.refusal = None
    assert table.ruleset == OFFICIAL
    assert (await harness.load(table.id)).ruleset == OFFICIAL


async def test_rules_for_another_number_of_seats_get_the_ais_that_they_need(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB, CEM)
    await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["teams"]))
    await table.start(ANN, 1)
    assert table.view().status == "playing"
    assert [seat.level is None for seat in table.view().seats] == [True, True, True, False]


async def test_a_hand_that_cannot_be_dealt_is_refused_at_the_start(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB, ais=8)
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(hand_size=15)))
    with pytest.raises(RulesetError) as refusal:
        await table.start(ANN, 1)
    assert refusal.value.reason is Contradiction.DECK_TOO_SMALL
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(hand_size=15, decks=2)))
    await table.start(ANN, 1)
    view = table.view(ANN).view
    assert view is not None
    assert set(view.counts) <= {15, 17}


# The first player


@pytest.mark.parametrize("leaves", [False, True])
async def test_without_a_turned_up_card_the_host_begins(harness: TableHarness, leaves: bool) -> None:
    table = await harness.lobby(ANN, BOB, CEM)
    await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["stacking"]))
    if leaves:
        await table.change(ANN, players.leave)
        await table.change(ANN, partial(players.join, name="Ann"))
    host = BOB if leaves else ANN
    await table.start(host, 1)
    assert table.is_turn_of(host)
    view = table.view(host).view
    assert view is not None
    assert (view.discard, view.counts) == ([], [7, 7, 7])
    again = await harness.successor().load(table.id)
    assert again.state.seats == table.state.seats
    assert again.is_turn_of(host)


# Clocks


async def test_the_time_for_a_move_is_that_of_the_rules(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3"}, ruleset=Ruleset(turn_seconds=20))
    await play(table, ANN, "draw", "pass")
    assert table.view().deadline == harness.clock() + 20
    await harness.advance(20)
    assert last(table) == (1, "draw", "clock")


async def test_the_clock_of_a_round_ends_it(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(blitz=100)))
    await table.start(ANN, 1)
    began = harness.clock()
    while harness.clock() < began + 80:
        mover = ANN if table.is_turn_of(ANN) else BOB
        dull = ("draw", "pass", "accept", "color R")
        await play(table, mover, next(str(move) for move in table.legal_moves(mover) if str(move) in dull))
        harness.clock.now += 10
    await harness.advance(began + 99.9 - harness.clock())
    assert table.view().status == "playing"
    assert table.view().round_ends == began + 100
    await harness.advance(0.1)
    assert last(table)[1:] == ("time", "clock")
    assert table.view().status == "pause"
    end = table.view().round_end
    assert end is not None
    assert end.drawn
    await harness.advance(15)
    assert table.view().round_ends == began + 215


async def test_the_round_clock_restarts_with_the_bot_and_waits_for_absent_players(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(blitz=100)))
    await table.start(ANN, 1)
    harness.clock.now += 90
    after = harness.successor()
    again = await after.load(table.id)
    assert again.view().round_ends == harness.clock() + 100
    await again.change(ANN, players.leave)
    await again.change(BOB, players.leave)
    await after.advance(300)
    assert again.view().status == "playing"
    await again.touch(ANN, returning=True)
    assert again.view().round_ends == after.clock() + 100, "what was left when the last of them left"
    await after.advance(99)
    assert again.view().status == "playing"
    await after.advance(1)
    assert again.view().status == "pause"


async def test_only_the_clock_ends_a_round_for_time(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3"}, ruleset=Ruleset(blitz=100))
    with pytest.raises(Refused, match="refused-unknown-button"):
        await play(table, ANN, "time")
    assert table.ply == 0


async def test_a_round_without_a_clock_has_none(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "B1 B2 B3"})
    assert table.view().round_ends is None


async def test_a_color_and_the_play_after_it_are_one_turn_missed(harness: TableHarness) -> None:
    from unobot.rules.events import Phase

    table = await harness.deal({ANN: "Y1 G2 G3", BOB: "B1 B2"}, top="W", phase=Phase.COLOR)
    await harness.advance(65)
    assert moves(table)[0] == (0, "color G")
    assert [entry.by for entry in table.view().recent[1:]] == ["clock"] * (table.ply)
    assert table.is_turn_of(BOB)
    assert table.state.seats[0].misses == 1


async def test_cards_taken_and_the_play_after_them_are_one_turn_missed(harness: TableHarness) -> None:
    hands: dict[int | str, str] = {ANN: "WD4 R1 R2", BOB: "B1 B2 B3", CEM: "Y1 Y2"}
    table = await harness.deal(hands, ruleset=PRESETS["draw_and_play"])
    await play(table, ANN, "WD4R")
    await harness.advance(70)
    assert moves(table)[:3] == [(0, "WD4R"), (1, "accept"), (1, "draw")]
    assert table.is_turn_of(CEM)
    assert table.state.seats[1].misses == 1


# Penalties


@pytest.fixture
async def strict(harness: TableHarness) -> Table:
    """Return a table with penalties: two cards for a wrong catch, one for a wrong play.

    Ann holds one card and has not said Uno.
    """
    rules = Ruleset(false_catch=2, wrong_play=1)
    table = await harness.deal({ANN: "R1 R2", BOB: "R3 G4 R5", CEM: "G1 G2 G3"}, ruleset=rules)
    await play(table, ANN, "R1")
    return table


async def test_a_player_with_a_wrong_catch_draws(strict: Table) -> None:
    await play(strict, CEM, "catch>1")
    assert len(hand(strict, CEM).split()) == 5
    assert strict.is_turn_of(BOB)
    await play(strict, CEM, "catch>0")
    assert len(hand(strict, ANN).split()) == 3


async def test_a_late_catch_costs_nothing(strict: Table) -> None:
    seen = strict.ply
    await play(strict, BOB, "catch>0")
    with pytest.raises(Stale):
        await strict.submit(CEM, seen, parse_move("catch>0"))
    assert hand(strict, CEM) == "G1 G2 G3"
    await play(strict, CEM, "catch>0")  # the button is older than the Uno window
    assert len(hand(strict, CEM).split()) == 5


async def test_a_wrong_catch_leaves_the_buttons_of_the_seat_to_move(strict: Table) -> None:
    seen = strict.ply
    await play(strict, CEM, "catch>1")
    await strict.submit(BOB, seen, parse_move("R3"))
    assert last(strict)[1] == "R3"


async def test_a_wrong_play_pressed_twice_is_paid_once(strict: Table) -> None:
    seen = strict.ply
    await strict.submit(BOB, seen, parse_move("G4"))
    assert len(hand(strict, BOB).split()) == 4
    with pytest.raises(Stale):
        await strict.submit(BOB, seen, parse_move("G4"))
    assert strict.is_turn_of(BOB)


async def test_the_clock_makes_no_move_with_a_penalty(harness: TableHarness) -> None:
    rules = Ruleset(false_catch=2, wrong_play=1)
    table = await harness.deal({ANN: "G1 G2 G3", BOB: "R2 R3 R4"}, ruleset=rules)
    await harness.advance(63)
    assert moves(table) == [(0, "draw"), (0, "pass")]


# Seats out of the round


async def test_a_player_out_of_the_round_may_watch_and_leave(harness: TableHarness) -> None:
    rules = Ruleset(scoring="until_last")
    table = await harness.deal({ANN: "R1", BOB: "R2 R3 R4", CEM: "R5 R6 R8"}, ruleset=rules)
    await play(table, ANN, "R1")
    assert table.view().status == "playing"
    assert table.legal_moves(ANN) == []
    with pytest.raises(IllegalMove) as refusal:
        await play(table, ANN, "draw")
    assert refusal.value.reason is Reason.SEAT_OUT
    await play(table, BOB, "R2")
    await play(table, CEM, "R5")
    assert table.is_turn_of(BOB)
    await table.change(ANN, players.leave)
    await play(table, BOB, "R3!")
    await play(table, CEM, "R6!")
    await play(table, BOB, "R4")
    view = table.view()
    assert (view.status, view.placing) == ("over", (0, 1, 2))
    assert not table.is_live


async def test_an_ai_out_of_the_round_catches_no_player(race_harness: RaceHarness) -> None:
    race_harness = RaceHarness(race_harness.store)
    rules = Ruleset(scoring="until_last")
    table = await race_harness.deal({"Kim": "R1", ANN: "R2 R3", BOB: "R5 R6 R8"}, ruleset=rules)
    await race_harness.until(lambda: table.ply == 1)
    await play(table, ANN, "R2")
    await race_harness.advance(20)
    assert table.ply == 2


async def test_the_next_round_does_not_wait_for_a_player_out_of_the_match(harness: TableHarness) -> None:
    rules = Ruleset(elimination=True)
    table = await harness.deal({ANN: "R1", BOB: "B9 B8", CEM: "G1"}, ruleset=rules)
    await play(table, ANN, "R1")
    assert table.view().status == "pause"
    await table.declare_ready(ANN)
    assert table.view().status == "pause"
    await table.declare_ready(CEM)
    view = table.view().view
    assert view is not None
    assert (table.view().status, view.out) == ("playing", [1])
