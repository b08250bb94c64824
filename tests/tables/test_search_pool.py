"""Test the slow AIs: they search in worker processes while the table goes on, and late answers are replaced."""

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
from tests.tables.room import ANN, BOB, CEM, CHANNEL, Clock, NotedStore, Room, behave, last, play
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

pytestmark = pytest.mark.only("sqlite")  # what is written is what any move writes

P = ParamSpec("P")
T = TypeVar("T")


class Held(Executor):
    """Thinks until the test has it answer."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answers: list[Future[Move]] = []

    def make(self, _: int) -> Executor:
        return self

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        answer = Future[T]()
        self.answers.append(answer)  # type: ignore[arg-type]  # nothing but moves is asked for
        self.asked.set()
        return answer

    def answer(self, move: str) -> None:
        """What was asked last."""
        self.answers[-1].set_result(parse_move(move))


@pytest.fixture
async def held() -> Held:
    return Held()


@pytest.fixture
def room(store: NotedStore, held: Held) -> Room:
    return Room(store, Clock(), search_pool=SearchPool(1, held.make))


async def seated(room: Room, channel: int = CHANNEL, hand: str = "R1 R2 G1") -> Table:
    """Ann is to move after Kim, a master, which is to move now."""
    return await room.given({"Kim": hand, ANN: "B1 B2 B3"}, levels={"Kim": "master"}, channel=channel)


async def thinking(room: Room, held: Held) -> asyncio.Task[None]:
    """The next to move thinks from now on."""
    held.asked.clear()
    task = asyncio.create_task(room.until(held.asked.is_set))
    await asyncio.wait_for(held.asked.wait(), 5)
    return task


# Thought in time


async def test_what_it_thinks_is_played(room: Room, held: Held, store: NotedStore) -> None:
    table = await seated(room)
    step = await thinking(room, held)
    assert (table.ply, table.next_due()) == (0, None)
    held.answer("R1")
    await step
    assert last(table) == (0, "R1", None)
    assert table.is_turn_of(ANN)


async def test_it_forgets_to_say_uno_as_its_manners_have_it(
    room: Room, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "master", forgets=1.0)
    table = await seated(room, hand="R1 R2")
    step = await thinking(room, held)
    held.answer("R1!")
    await step
    assert last(table) == (0, "R1", None)


async def test_other_tables_and_people_go_on_while_it_thinks(room: Room, held: Held) -> None:
    table = await seated(room)
    other = await room.given({ANN: "R1 R2", BOB: "R3 R4"}, channel=CHANNEL + 1)
    step = await thinking(room, held)
    await play(other, ANN, "R1!")
    await play(other, BOB, "R3!")
    assert table.ply == 0
    await table.change(CEM, partial(players.take_over, name="Cem", seat=0, ply=table.ply))
    held.answer("R1")
    await step
    assert (table.ply, table.view().seats[0].level) == (0, None)
    await play(table, CEM, "R2")


async def test_it_thinks_again_where_it_sees_something_else_meanwhile(
    room: Room, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "master", notices=0.0)
    hands: dict[int | str, str] = {ANN: "R1 R2", "Kim": "R3 R4 R5", BOB: "G1 G2"}
    table = await room.given(hands, levels={"Kim": "master"})
    await play(table, ANN, "R1")
    step = await thinking(room, held)
    await play(table, BOB, "catch>0")
    held.answer("R3")
    await step
    assert last(table) == (2, "catch>0", None)
    step = await thinking(room, held)
    held.answer("R4")
    await step
    assert last(table) == (1, "R4", None)


async def test_it_thinks_once_and_again_after_a_failed_write(
    room: Room, held: Held, store: NotedStore, caplog: pytest.LogCaptureFixture
) -> None:
    table = await seated(room)
    step = await thinking(room, held)
    room.hub.changed(table)
    assert table.next_due() is None
    store.refusal = StorageError("full")
    held.answer("R1")
    await step
    store.refusal = None
    step = await thinking(room, held)
    held.answer("R2")
    await step
    assert last(await room.load(table.id)) == (0, "R2", None)
    caplog.clear()


async def test_it_votes_without_thinking(room: Room, held: Held) -> None:
    table = await room.hub.open(11, CHANNEL, ANN, "Ann", "en-US", ["master"], PRESETS["classic113"])
    await table.start(ANN, 7)
    await play(table, ANN, "vote 0")
    await room.until(lambda: table.view().status == "playing" and table.ply > 1)
    assert held.answers == []


# Where there is no thought to be had


async def test_when_the_bot_stops_what_it_thinks_about_is_left_for_the_next_start(
    store: NotedStore, held: Held
) -> None:
    asked = SearchPool(1, held.make)
    room = Room(store, Clock(), search_pool=asked)
    table = await seated(room)
    step = await thinking(room, held)
    await asked.close()
    await step
    assert (table.ply, await asked.choose(question(table), 1)) == (0, None)
    room = room.successor()
    table = await room.load(table.id)
    await room.step()
    assert last(table)[0] == 0


def question(table: Table) -> MoveRequest:
    found = table._automation.move_request()
    assert found is not None
    return found


def hasty(table: Table) -> str:
    """What `expert` would do now."""
    view = question(table).view
    return str(LEVELS["expert"].choose(view, None))  # type: ignore[arg-type]  # it leaves nothing to chance


async def test_too_many_do_not_wait_for_each_other(room: Room, held: Held, caplog: pytest.LogCaptureFixture) -> None:
    tables = [await seated(room, CHANNEL + place) for place in range(5)]
    steps = [await thinking(room, held) for _ in tables[1:]]
    await room.step()
    (quick,) = (table for table in tables if table.ply)
    assert (last(quick)[0], len(held.answers), caplog.records) == (0, 4, [])
    for answer in held.answers:
        answer.set_result(DRAW)
    await asyncio.gather(*steps)
    assert all(table.ply for table in tables)


class Failing(Executor):
    """Whatever it is asked comes to nothing, in one of the ways there are."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if isinstance(self.error, OSError):
            raise self.error
        answer = Future[T]()
        answer.set_exception(self.error)
        return answer


@pytest.mark.parametrize("error", [BrokenProcessPool("killed"), OSError("no more processes"), None])
async def test_where_processes_fail_expert_moves_and_others_are_started(
    store: NotedStore,
    held: Held,
    error: Exception | None,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search_pool, "TIMEOUT", 0.01)
    failing = held if error is None else Failing(error)
    made = [failing, failing, InlineExecutor()]
    room = Room(store, Clock(), search_pool=SearchPool(1, lambda _: made.pop(0)))
    for place in range(3):
        table = await seated(room, CHANNEL + place)
        expected = hasty(table)
        await room.until(lambda table=table: table.ply > 0)  # type: ignore[misc]
        assert last(table)[:2] == (0, expected) or place == 2
    assert made == []
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "expert plays for them" in caplog.text


async def test_where_the_search_fails_expert_moves(store: NotedStore, caplog: pytest.LogCaptureFixture) -> None:
    room = Room(store, Clock(), search_pool=SearchPool(1, lambda _: Failing(LookupError("lost in thought"))))
    table = await seated(room)
    expected = hasty(table)
    await room.step()
    assert last(table) == (0, expected, None)
    assert "master could not think" in caplog.text
    caplog.clear()


def test_fast_strategies_never_search() -> None:
    assert [level for level in LEVELS if fast_strategy(level) is not LEVELS[level]] == [*SLOW_LEVELS]
    assert not any(isinstance(fast_strategy(level), Master) for level in LEVELS)


# Real processes


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
async def test_a_real_process_thinks_and_is_gone_when_the_bot_stops(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await seated(room)
    asked = SearchPool(1, worker_pool.pool)
    move = await asked.choose(question(table), 1)
    assert move in fair_moves(table._stored.match.round, 0)
    assert caplog.records == []
    (process,) = active_children()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    assert str(await asked.choose(question(table), 1)) == hasty(table)
    assert "BrokenProcessPool" in caplog.text
    assert await asked.choose(question(table), 1) == move
    (process,) = active_children()
    await asked.close()
    assert not process.is_alive()
    caplog.clear()
