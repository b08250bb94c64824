"""The vote before the first round: players vote at the same time, AIs on their own, and the clock at random."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.harness import ANN, BOB, CEM, DAN, SpyStore, TableHarness, play
from unobot.model.storage_errors import StorageError
from unobot.model.table import TableState
from unobot.rules.events import Dealt, Phase
from unobot.rules.match import Entry
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.tables.state import lobby, players
from unobot.tables.table import Table


@pytest.fixture
async def table(harness: TableHarness) -> Table:
    """Return a table of Ann, Bob and Cem before the first round."""
    return await voting(harness, ANN, BOB, CEM)


async def voting(harness: TableHarness, *people: int, ais: int = 0) -> Table:
    table = await harness.lobby(*people, ais=ais)
    await table.change(people[0], partial(lobby.set_rules, ruleset=PRESETS["classic113"]))
    await table.start(people[0], 1)
    return table


def phase(table: Table) -> Phase:
    view = table.view().view
    assert view is not None
    return view.phase


def votes(table: Table) -> list[int | None]:
    view = table.view().view
    assert view is not None
    return view.votes


def number(table: Table) -> int:
    view = table.view().view
    assert view is not None
    return view.number


async def test_votes_come_in_any_order_and_the_last_one_deals(table: Table) -> None:
    assert (table.view().status, phase(table)) == ("playing", Phase.VOTE)
    assert all(table.is_turn_of(person) for person in (ANN, BOB, CEM))
    for person in (CEM, ANN, BOB):
        assert phase(table) is Phase.VOTE
        await table.submit(person, 0, parse_move("vote 1"))  # older than the first vote
        assert phase(table) is not Phase.VOTE or not table.is_turn_of(person)
    assert (number(table), table.view().status) == (1, "playing")
    assert table.log is not None
    view = table.view().view
    assert view is not None
    assert view.rule is not None


async def test_a_second_vote_is_refused(table: Table) -> None:
    await play(table, BOB, "vote 2")
    with pytest.raises(IllegalMove) as refusal:
        await play(table, BOB, "vote 1")
    assert refusal.value.reason is Reason.ALREADY_VOTED
    assert votes(table) == [None, 2, None]


async def test_the_clock_votes_at_random_for_idle_players(harness: TableHarness, table: Table) -> None:
    deadline = harness.clock() + 60
    assert table.view().deadline == deadline
    harness.clock.now += 30
    await play(table, BOB, "vote 2")
    assert table.view().deadline == deadline
    await harness.advance(29.9)
    assert votes(table) == [None, 2, None]
    await harness.advance(0.1)
    assert number(table) == 1
    assert [seat.misses for seat in table.state.seats] == [1, 0, 1]


async def test_ais_vote_without_waiting(harness: TableHarness) -> None:
    table = await voting(harness, ANN, BOB, ais=3)
    await harness.advance(10)
    assert [vote is None for vote in votes(table)] == [seat.user_id is not None for seat in table.state.seats]
    await play(table, ANN, "vote 0")
    await play(table, BOB, "vote 0")
    assert number(table) == 1


async def test_a_newcomer_of_the_vote_joins_with_the_second_round(table: Table) -> None:
    await table.change(DAN, partial(players.join_late, name="Dan"))
    for person in (ANN, BOB, CEM):
        await play(table, person, "vote 1")
    assert (number(table), len(table.state.seats), table.view().newcomers) == (1, 3, ("Dan",))


async def test_leaving_casts_a_random_vote_and_keeps_the_clock_of_the_others(
    harness: TableHarness, table: Table
) -> None:
    await table.change(CEM, players.leave)
    assert table.view().deadline == harness.clock() + 60
    await harness.advance(5)
    assert votes(table)[2] is not None
    assert votes(table)[:2] == [None, None]
    await table.change(ANN, players.leave)
    await harness.advance(5)
    assert [vote is None for vote in votes(table)] == [False, True, False]
    await harness.advance(56)
    assert number(table) == 1


async def test_a_vote_survives_a_restart(harness: TableHarness, table: Table) -> None:
    await play(table, BOB, "vote 2")
    after = harness.successor()
    await after.hub.restore()
    again = await after.load(table.id)
    assert votes(again) == [None, 2, None]
    await play(again, CEM, "vote 2")
    await play(again, ANN, "vote 2")
    assert number(again) == 1
    third = await after.successor().load(table.id)
    assert third.view() == again.view()


async def test_a_deal_that_failed_after_the_vote_is_retried(
    harness: TableHarness, store: SpyStore, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(table, ANN, "vote 0")
    await play(table, BOB, "vote 0")
    append = store.append

    async def only_votes(match_id: int, entry: Entry, at: float, state: TableState, *, over: bool) -> TableState:
        if any(isinstance(event, Dealt) for event in entry.events):
            raise StorageError("full")
        return await append(match_id, entry, at, state, over=over)

    monkeypatch.setattr(store, "append", only_votes)
    await play(table, CEM, "vote 0")  # the vote itself counts, so Cem must not read that nothing was changed
    assert votes(table) == [0, 0, 0]
    monkeypatch.undo()
    await harness.advance(0.1)
    assert number(await harness.load(table.id)) == 1
