"""Slow levels: they search in worker processes while the table goes on, and late answers are replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children
from typing import ParamSpec, TypeVar

import pytest

from tests.executors import InlineExecutor
from tests.tables.harness import ANN, BOB, CEM, CHANNEL, Clock, SpyStore, TableHarness, change_manners, last, play
from unobot.ai import worker_pool
from unobot.ai.levels import LEVELS
from unobot.ai.master import Master
from unobot.ai.time_budget import SLOW_LEVELS, fast_strategy
from unobot.rules.moves import DRAW, Move, parse_move
from unobot.rules.play.legality import fair_moves
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.storage.store import StorageError
from unobot.tables.ai_seats import search_pool
from unobot.tables.ai_seats.move_request import MoveRequest
from unobot.tables.ai_seats.search_pool import SearchPool
from unobot.tables.state import players
from unobot.tables.table import Table

pytestmark = pytest.mark.only("sqlite")  # a search causes no new kind of write

P = ParamSpec("P")
T = TypeVar("T")


class HeldWorkers(Executor):
    """A worker that answers when the test says so."""

    def __init__(self) -> None:
        self.was_asked = asyncio.Event()
        self.answers: list[Future[Move]] = []

    def make(self, _: int) -> Executor:
        return self

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        answer = Future[T]()
        self.answers.append(answer)  # type: ignore[arg-type]  # only moves are requested
        self.was_asked.set()
        return answer

    def answer(self, move: str) -> None:
        """Answer the last move request."""
        self.answers[-1].set_result(parse_move(move))


@pytest.fixture(autouse=True)
def _answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_pool, "LEAST", 0.0)


@pytest.fixture
async def held() -> HeldWorkers:
    return HeldWorkers()


@pytest.fixture
def harness(store: SpyStore, held: HeldWorkers) -> TableHarness:
    return TableHarness(store, Clock(), search_pool=SearchPool(1, held.make))


async def seated(harness: TableHarness, channel: int = CHANNEL, hand: str = "R1 R2 G1") -> Table:
    """Return a table with Kim, a master, to move and Ann next."""
    return await harness.deal({"Kim": hand, ANN: "B1 B2 B3"}, levels={"Kim": "master"}, channel=channel)


async def thinking(harness: TableHarness, held: HeldWorkers) -> asyncio.Task[None]:
    """Start the search of the AI to move."""
    held.was_asked.clear()
    task = asyncio.create_task(harness.until(held.was_asked.is_set))
    await asyncio.wait_for(held.was_asked.wait(), 5)
    return task


# Searches in time


async def test_the_move_of_the_search_is_played(harness: TableHarness, held: HeldWorkers, store: SpyStore) -> None:
    table = await seated(harness)
    step = await thinking(harness, held)
    assert (table.ply, table.next_due()) == (0, None)
    held.answer("R1")
    await step
    assert last(table) == (0, "R1", None)
    assert table.is_turn_of(ANN)


async def test_a_search_ai_forgets_uno_as_its_manners_say(
    harness: TableHarness, held: HeldWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, "master", forgets=1.0)
    table = await seated(harness, hand="R1 R2")
    step = await thinking(harness, held)
    held.answer("R1!")
    await step
    assert last(table) == (0, "R1", None)


async def test_other_tables_and_players_go_on_during_a_search(harness: TableHarness, held: HeldWorkers) -> None:
    table = await seated(harness)
    other = await harness.deal({ANN: "R1 R2", BOB: "R3 R4"}, channel=CHANNEL + 1)
    step = await thinking(harness, held)
    await play(other, ANN, "R1!")
    await play(other, BOB, "R3!")
    assert table.ply == 0
    await table.change(CEM, partial(players.take_over, name="Cem", seat=0, ply=table.ply))
    held.answer("R1")
    await step
    assert (table.ply, table.view().seats[0].level) == (0, None)
    await play(table, CEM, "R2")


async def test_a_changed_view_starts_a_new_search(
    harness: TableHarness, held: HeldWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manners(monkeypatch, "master", notices=0.0)
    hands: dict[int | str, str] = {ANN: "R1 R2", "Kim": "R3 R4 R5", BOB: "G1 G2"}
    table = await harness.deal(hands, levels={"Kim": "master"})
    await play(table, ANN, "R1")
    step = await thinking(harness, held)
    await play(table, BOB, "catch>0")
    held.answer("R3")
    await step
    assert last(table) == (2, "catch>0", None)
    step = await thinking(harness, held)
    held.answer("R4")
    await step
    assert last(table) == (1, "R4", None)


async def test_a_search_is_repeated_only_after_a_failed_write(
    harness: TableHarness, held: HeldWorkers, store: SpyStore, caplog: pytest.LogCaptureFixture
) -> None:
    table = await seated(harness)
    step = await thinking(harness, held)
    harness.hub.changed(table)
    assert table.next_due() is None
    store.refusal = StorageError("full")
    held.answer("R1")
    await step
    store.refusal = None
    step = await thinking(harness, held)
    held.answer("R2")
    await step
    assert last(await harness.load(table.id)) == (0, "R2", None)
    caplog.clear()


async def test_a_search_ai_votes_without_a_search(harness: TableHarness, held: HeldWorkers) -> None:
    table = await harness.hub.open(11, CHANNEL, ANN, "Ann", "en-US", ["master"], PRESETS["classic113"])
    await table.start(ANN, 7)
    await play(table, ANN, "vote 0")
    await harness.until(lambda: table.view().status == "playing" and table.ply > 1)
    assert held.answers == []


# Searches that fail or are too late


async def test_a_search_open_at_a_stop_is_repeated_after_the_start(store: SpyStore, held: HeldWorkers) -> None:
    search_pool = SearchPool(1, held.make)
    harness = TableHarness(store, Clock(), search_pool=search_pool)
    table = await seated(harness)
    step = await thinking(harness, held)
    await search_pool.close()
    await step
    assert (table.ply, await search_pool.choose(move_request(table), 1)) == (0, None)
    harness = harness.successor()
    table = await harness.load(table.id)
    await harness.step()
    assert last(table)[0] == 0


def move_request(table: Table) -> MoveRequest:
    found = table._automation.move_request()
    assert found is not None
    return found


def hasty(table: Table) -> str:
    """Return the move of `expert` in this position."""
    view = move_request(table).view
    return str(LEVELS["expert"].choose(view, None))  # type: ignore[arg-type]  # it uses no randomness


async def test_searches_over_the_limit_do_not_wait_for_each_other(
    harness: TableHarness, held: HeldWorkers, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await seated(harness, CHANNEL + place) for place in range(5)]
    steps = [await thinking(harness, held) for _ in tables[1:]]
    await harness.step()
    (quick,) = (table for table in tables if table.ply)
    assert (last(quick)[0], len(held.answers), caplog.records) == (0, 4, [])
    for answer in held.answers:
        answer.set_result(DRAW)
    await asyncio.gather(*steps)
    assert all(table.ply for table in tables)


class Failing(Executor):
    """A worker that fails every request, in one of several ways."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if isinstance(self.error, OSError):
            raise self.error
        answer = Future[T]()
        answer.set_exception(self.error)
        return answer


@pytest.mark.parametrize("error", [BrokenProcessPool("killed"), OSError("no more processes"), None])
async def test_a_failed_worker_is_replaced_and_expert_moves(
    store: SpyStore,
    held: HeldWorkers,
    error: Exception | None,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search_pool, "TIMEOUT", 0.01)
    failing = held if error is None else Failing(error)
    made = [failing, failing, InlineExecutor()]
    harness = TableHarness(store, Clock(), search_pool=SearchPool(1, lambda _: made.pop(0)))
    for place in range(3):
        table = await seated(harness, CHANNEL + place)
        expected = hasty(table)
        await harness.until(lambda table=table: table.ply > 0)  # type: ignore[misc]
        assert last(table)[:2] == (0, expected) or place == 2
    assert made == []
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "expert chooses the moves" in caplog.text


async def test_expert_moves_if_the_search_fails(store: SpyStore, caplog: pytest.LogCaptureFixture) -> None:
    harness = TableHarness(store, Clock(), search_pool=SearchPool(1, lambda _: Failing(LookupError("lost in thought"))))
    table = await seated(harness)
    expected = hasty(table)
    await harness.step()
    assert last(table) == (0, expected, None)
    assert "the search of master failed" in caplog.text
    caplog.clear()


async def test_an_answer_without_a_search_is_not_faster_than_a_search(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(harness, hand="R1")
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(search_pool, "LEAST", 0.25)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    answer = await SearchPool(1, InlineExecutor).choose(move_request(table), 1)
    assert str(answer) == "R1"  # the only sensible move
    assert waited == [0.25]


def test_fast_strategies_never_search() -> None:
    assert [level for level in LEVELS if fast_strategy(level) is not LEVELS[level]] == [*SLOW_LEVELS]
    assert not any(isinstance(fast_strategy(level), Master) for level in LEVELS)


# Real processes


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
async def test_a_real_worker_process_ends_with_the_bot(harness: TableHarness, caplog: pytest.LogCaptureFixture) -> None:
    table = await seated(harness)
    search_pool = SearchPool(1, worker_pool.pool)
    move = await search_pool.choose(move_request(table), 1)
    assert move in fair_moves(table._stored.match.round, 0)
    assert caplog.records == []
    (process,) = active_children()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert str(await search_pool.choose(move_request(table), 1)) == hasty(table)
    assert "BrokenProcessPool" in caplog.text
    assert await search_pool.choose(move_request(table), 1) == move
    (process,) = active_children()
    await search_pool.close()
    assert not process.is_alive()
    caplog.clear()
