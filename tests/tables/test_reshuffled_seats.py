"""Seats reshuffled each round: players keep hand, score and marks, even if the process dies."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, PEOPLE, SpyStore, TableHarness, hand, last, play, random_action
from tests.tables.test_restart import assert_same
from unobot.model.refused import Stale
from unobot.model.seat import SeatState
from unobot.model.storage_errors import StorageError
from unobot.rules.cards import Card
from unobot.rules.events import Dealt, SeatsShuffled
from unobot.rules.moves import parse_move
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import Store
from unobot.tables.state import lobby, players
from unobot.tables.table import Table

RULES = Ruleset(reshuffle_seats=True)
HANDS: dict[int | str, str] = {BOB: "B9 B8", ANN: "R1", CEM: "G1 G2", "Kim": "Y3"}
"""Ann is to move, goes out at once and scores 23. Kim is the dealer."""
SAT_DOWN = ["Bob", "Ann", "Cem", "Kim"]


def seated(table: Table) -> list[str]:
    return [seat.name for seat in table.view().seats]


def scores(table: Table) -> dict[str, int]:
    return {seat.name: seat.score for seat in table.view().seats}


def own(table: Table) -> dict[str, SeatState]:
    """Return the state of each seat by name."""
    return {seat.name: seat for seat in table.state.seats}


def deal_of(table: Table) -> tuple[SeatsShuffled, Dealt]:
    """Return the events that began the current round."""
    change, deal = table.view().recent[0].events[:2]
    assert isinstance(change, SeatsShuffled)
    assert isinstance(deal, Dealt)
    return change, deal


async def begun_again(harness: TableHarness) -> Table:
    """Return a table right after the second deal. Ann, Cem and Kim have changed seats for it."""
    table = await harness.deal(HANDS, ruleset=RULES, to_move=1)
    await play(table, ANN, "R1")
    await harness.advance(harness.timing.round_pause)
    assert table.view().status == "playing"
    return table


async def test_seats_stay_the_same_between_rounds(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, ruleset=RULES, to_move=1)
    await play(table, ANN, "R1")
    assert seated(table) == SAT_DOWN
    assert table.view().winner is None
    assert table.view().round_end is not None


async def test_after_the_deal_all_players_have_their_own_hand_and_score(harness: TableHarness) -> None:
    table = await begun_again(harness)
    change, _ = deal_of(table)
    assert change.order == (0, 2, 3, 1)
    assert seated(table) == [SAT_DOWN[old] for old in change.order]
    assert seated(table) == ["Bob", "Cem", "Kim", "Ann"]
    assert scores(table) == {"Ann": 23, "Bob": 0, "Cem": 0, "Kim": 0}
    assert table.log is not None
    hands = table.log.round.hands
    for person, name in ((ANN, "Ann"), (BOB, "Bob"), (CEM, "Cem")):
        view = table.view(person)
        assert view.seat is not None
        assert view.seats[view.seat].user_id == person
        assert hand(table, person) == " ".join(map(str, hands[seated(table).index(name)]))
        assert "??" not in hand(table, person)
        assert view.view is not None
        assert all(
            card is Card.HIDDEN for seat, cards in enumerate(view.view.hands) if seat != view.seat for card in cards
        )
    assert [seat.name for seat in table.view().seats if seat.host] == ["Bob"]
    assert [seat.level for seat in table.view().seats if seat.name == "Kim"] == ["casual"]


async def test_the_deal_passes_to_the_left_of_the_last_dealers_new_seat(harness: TableHarness) -> None:
    table = await begun_again(harness)
    _, deal = deal_of(table)
    assert deal.dealer == (seated(table).index("Kim") + 1) % 4  # Kim dealt the first round


async def test_a_process_that_starts_right_after_the_deal_has_the_same_seats(harness: TableHarness) -> None:
    table = await begun_again(harness)
    other = await Store.open(str(harness.store._engine.url))
    try:
        after = harness.successor()
        back = await after.load(table.id)
        assert_same(back, table, after.clock() + 60)
        assert back.state.seats == table.state.seats
        stored = await other.load_table(table.id)
        assert stored is not None
        assert stored.seats == table.state.seats
    finally:
        await other.close()
    mover = next(person for person in PEOPLE if back.is_turn_of(person))
    await play(back, mover, str(back.legal_moves(mover)[0]))
    assert last(back)[0] == back.view(mover).seat


async def test_seats_stay_the_same_if_the_database_refuses_the_deal(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, ruleset=RULES, to_move=1)
    await play(table, ANN, "R1")
    harness.store.refusal = StorageError("full")
    for person in (ANN, BOB):
        await table.declare_ready(person)
    with pytest.raises(StorageError):
        await table.declare_ready(CEM)
    assert seated(table) == SAT_DOWN
    harness.store.refusal = None
    again = await harness.load(table.id)
    assert (seated(again), again.view().status) == (SAT_DOWN, "pause")
    assert again is not table
    for person in PEOPLE:
        await again.declare_ready(person)
    assert seated(again) != SAT_DOWN
    assert (await harness.successor().load(again.id)).state.seats == again.state.seats


async def test_the_marks_of_a_seat_move_with_its_owner(harness: TableHarness) -> None:
    hands: dict[int | str, str] = {CEM: "G1 G2", ANN: "R1", "Kim": "Y3", BOB: "B9 B8"}
    table = await harness.deal(hands, ruleset=RULES, to_move=0)
    await harness.advance(65)  # Cem's clock runs out, so he draws and passes
    await play(table, ANN, "R1")
    await table.change(BOB, players.leave)
    before = own(table)
    assert before["Cem"].misses == 1
    assert before["Bob"].away
    await harness.advance(harness.timing.round_pause)
    assert deal_of(table)[0].order != (0, 1, 2, 3)
    assert own(table) == before
    bob = table.view(BOB).seat
    assert bob == seated(table).index("Bob")
    await table.touch(BOB, returning=True)
    assert not table.state.seats[bob].away
    assert [seat.name for seat in table.state.seats if seat.autopilot or seat.away] == []


async def test_the_clock_runs_for_the_new_owner_of_the_seat(harness: TableHarness) -> None:
    """The first seat of the second round is a player or the AI by its new owner, not the old one."""
    table = await begun_again(harness)
    assert table.log is not None
    mover = table.state.seats[table.log.round.to_move]
    assert (table.state.deadline is None) == (mover.user_id is None)
    await harness.advance(62)
    assert table.ply > 2
    made = table.view().recent[1]
    assert made.seat is not None
    assert table.state.seats[made.seat].name == mover.name
    assert made.by == (None if mover.user_id is None else "clock")


async def test_buttons_of_the_round_before_are_stale(harness: TableHarness) -> None:
    table = await harness.deal(HANDS, ruleset=RULES, to_move=1)
    seen = table.ply
    await play(table, ANN, "R1")
    over = table.ply
    await harness.advance(harness.timing.round_pause)
    for ply in (seen, over):
        for person in PEOPLE:
            for move in ("draw", "R1", "catch>0", "uno", "pass"):
                with pytest.raises(Stale):
                    await table.submit(person, ply, parse_move(move))
    assert table.transient.ready == set()


async def test_a_player_out_of_the_match_watches_from_their_new_seat(harness: TableHarness) -> None:
    rules = Ruleset(reshuffle_seats=True, elimination=True)
    hands: dict[int | str, str] = {BOB: "B1", ANN: "R1", CEM: "G9 G8", "Kim": "Y3"}
    table = await harness.deal(hands, ruleset=rules, to_move=1)
    await play(table, ANN, "R1")
    await table.declare_ready(ANN)
    await table.declare_ready(BOB)  # no player waits for Cem
    view = table.view(CEM)
    assert view.view is not None
    assert (view.seat, view.view.out) == (1, [1])
    assert (table.legal_moves(CEM), view.view.hands[1]) == ([], [])
    assert table.log is not None
    assert table.log.match.eliminated == [1]
    assert (await harness.successor().load(table.id)).view(CEM) == view


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
async def test_whole_matches_with_a_restart_after_every_action(
    harness: TableHarness, store: SpyStore, seed: int
) -> None:
    """Names and scores stay together throughout, and every process sees the same."""
    rng = random.Random(seed)
    rules = Ruleset(reshuffle_seats=True, hand_size=3, target=300, elimination=seed == 3, jump_in=seed == 2)
    table = await harness.lobby(ANN, BOB, CEM, ais=1)
    await table.change(ANN, partial(lobby.set_rules, ruleset=rules))
    await table.start(ANN, seed)
    known, shuffles = scores(table), 0
    for _ in range(400):
        if not table.is_live:
            break
        ply = table.ply
        if table.view().status == "pause":
            known = scores(table)
            await harness.step()
            if table.ply > ply:
                shuffles += deal_of(table)[0].order != (0, 1, 2, 3)
                assert scores(table) == known
        else:
            await random_action(harness, table, PEOPLE, rng)
        if table.is_live:
            after = harness.successor(store)
            assert_same(await after.load(table.id), table, after.clock() + 60)
    assert shuffles
    view = table.view()
    if view.status == "over" and seed != 3:
        assert view.winner is not None
        assert view.seats[view.winner].score == max(seat.score for seat in view.seats)
