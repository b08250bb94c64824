"""Engines at tables: seated by the host, asked outside the lock, replaced in the turn in which they fail."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from tests.tables.harness import ANN, BOB, CEM, CHANNEL, Clock, SpyStore, TableHarness, last, play
from unobot.ai.levels import LEVELS
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.ai_seats.engine_pool import EnginePool, EngineSpec
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table
from unobot.uui.driver import EngineDriver
from unobot.uui.engine_process import EngineListener
from unobot.uui.gamestate import read_gamestate
from unobot.uui.protocol import Gamestate, parse_line, spoken
from unobot.uui.verdict import Cause, Verdict

pytestmark = pytest.mark.only("sqlite")  # an engine seat causes no new kind of write

ANNOUNCED = Ruleset(uno="announced")
SHARP = EngineSpec(name="sharp", argv=("sharp",), cwd=Path(), move=30)
Answers: TypeAlias = Callable[[Gamestate], str | None]
"""An engine's answers to `stop` (``None``: none)."""


class FakeEngine:
    """A stand-in for an engine's process. It answers at once, from the last gamestate."""

    def __init__(self, listener: EngineListener, fake_pool: FakeEnginePool) -> None:
        self.listener = listener
        self.killed = False
        self._fake_pool = fake_pool
        self._state: Gamestate | None = None

    def write(self, line: str) -> None:
        self._fake_pool.told.append(line)
        message = parse_line(line)
        if isinstance(message, Gamestate):
            self._state = message
        elif line == "stop":
            assert self._state is not None
            self._fake_pool.was_asked.set()
            answer = self._fake_pool.answers(self._state)
            if answer is not None:
                self.listener.line_received(answer)
        elif line == "shutdown":
            self.listener.line_received("shuttingdown")

    def reset_counters(self) -> None:
        pass

    def kill(self) -> None:
        self.killed = True

    async def closed(self) -> None:
        pass


class FakeEnginePool:
    """Engines without processes, and the lines sent to them."""

    def __init__(self, answers: Answers, most: int = 4, spec: EngineSpec = SHARP) -> None:
        self.told: list[str] = []
        self.was_asked = asyncio.Event()
        self.started: list[FakeEngine] = []
        self.answers = answers
        self.engines = EnginePool([spec], most, lambda spec: EngineDriver(spec, self._begin))

    async def _begin(self, _: EngineSpec, listener: EngineListener) -> FakeEngine:
        player = FakeEngine(listener, self)
        self.started.append(player)
        listener.line_received("ready")
        return player


def clever_answer(state: Gamestate) -> str:
    """Return the move of a built-in AI in the engine's position."""
    view = read_gamestate(state, ANNOUNCED)
    return f"move {spoken(LEVELS['clever'].choose(view, random.Random(0)))}".lower().replace("pass", "renege")


def draw(_: Gamestate) -> str:
    return "move draw"


@pytest.fixture
async def fake_pool() -> AsyncIterator[FakeEnginePool]:
    fake_pool = FakeEnginePool(draw)
    yield fake_pool
    await fake_pool.engines.close()


def harness_with(fake_pool: FakeEnginePool, store: SpyStore) -> TableHarness:
    return TableHarness(store, Clock(), engines=fake_pool.engines)


async def seated(harness: TableHarness, channel: int = CHANNEL) -> Table:
    """Return a table with an engine, Kim, to move and Ann next."""
    hands: dict[int | str, str] = {"Kim": "R1 R2 G1", ANN: "B1 B2 B3"}
    return await harness.deal(hands, ruleset=ANNOUNCED, levels={"Kim": "sharp"}, channel=channel)


def levels(table: Table) -> list[str | None]:
    return [seat.level for seat in table.view().seats]


# The lobby


async def test_an_engine_seat_changes_the_rules_to_announced_uno(store: SpyStore, fake_pool: FakeEnginePool) -> None:
    harness = harness_with(fake_pool, store)
    table = await harness.lobby(ANN, BOB)
    assert table.view().engines == ("sharp",)
    for user, name, reason in ((BOB, "sharp", "only-host-engine"), (ANN, "blunt", "unknown-button")):
        with pytest.raises(Refused, match=f"refused-{reason}"):
            await table.change(user, partial(lobby.add_ai, level=name))
    assert table.ruleset.uno == "call"
    await table.change(ANN, partial(lobby.add_ai, level="sharp"))
    assert (levels(table), table.ruleset) == ([None, None, "sharp"], ANNOUNCED)
    await table.change(BOB, partial(lobby.remove_ai, name="Kim"))
    assert levels(table) == [None, None]


async def test_an_engine_plays_only_rules_that_it_can_be_told(store: SpyStore, fake_pool: FakeEnginePool) -> None:
    harness = harness_with(fake_pool, store)
    table = await harness.lobby(ANN)
    await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["party"]))
    with pytest.raises(Refused, match="refused-engine-rules") as refused:
        await table.change(ANN, partial(lobby.add_ai, level="sharp"))
    assert refused.value.params == {"engine": "sharp"}
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(target=200, wild_draw_four="strict")))
    await table.change(ANN, partial(lobby.add_ai, level="sharp"))
    with pytest.raises(Refused, match="refused-engine-rules"):
        await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(hand_size=5)))
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(target=100)))
    assert table.ruleset == Ruleset(target=100, uno="announced")
    await table.change(ANN, partial(lobby.remove_ai, name="Kim"))
    await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["party"]))


async def test_an_engine_seat_changing_the_rules_resets_ready_players(
    store: SpyStore, fake_pool: FakeEnginePool
) -> None:
    harness = harness_with(fake_pool, store)
    table = await harness.match(ANN, BOB)
    await table.change(ANN, hosting.end)
    again = await harness.hub.open_again(table.state, ANN, votes=True)
    await again.change(ANN, partial(lobby.add_ai, level="casual"))
    assert [seat.ready for seat in again.view().seats] == [True, False, False]
    await again.change(ANN, partial(hosting.make_host, new_host_id=BOB))
    await again.change(BOB, partial(lobby.add_ai, level="sharp"))
    assert [seat.ready for seat in again.view().seats][:2] == [False, True]


# Play


async def test_an_engine_plays_a_round_like_an_ai(store: SpyStore, fake_pool: FakeEnginePool) -> None:
    fake_pool.answers = clever_answer
    harness = harness_with(fake_pool, store)
    table = await harness.lobby(ANN)
    for level in ("sharp", "sharp", "clever"):
        await table.change(ANN, partial(lobby.add_ai, level=level))
    await table.start(ANN, 7)
    await table.change(ANN, partial(players.set_autopilot, on=True))
    await harness.until(lambda: table.view().status == "pause")
    assert (levels(table), table.view().failed_engines) == ([None, "sharp", "sharp", "clever"], ())
    gamestates = [line for line in fake_pool.told if line.startswith("gamestate 4 0 0 0 0 ")]
    assert len(gamestates) == fake_pool.told.count("stop") > 10
    assert len(fake_pool.started) == 2
    _, log = await store.load_match(table.state.match_id or 0)
    assert "clock" not in [entry.by for entry in log]
    await table.change(ANN, hosting.end)
    await asyncio.gather(*fake_pool.engines._leaving)
    assert fake_pool.told[-2:] == ["shutdown", "shutdown"]
    assert all(player.killed for player in fake_pool.started)


async def test_after_a_restart_a_new_process_gets_the_same_request(store: SpyStore, fake_pool: FakeEnginePool) -> None:
    harness = harness_with(fake_pool, store)
    table = await seated(harness)
    await harness.step()
    assert last(table) == (0, "draw", None)
    after = FakeEnginePool(draw)
    harness = TableHarness(store, harness.clock, engines=after.engines)
    table = await harness.load(table.id)
    after.answers = lambda _: "move renege"
    await harness.step()
    assert last(table) == (0, "pass", None)
    assert fake_pool.told[0] == "gamestate 2 0 0 r7 draw r1 r2 g1 draw 3"
    assert after.told[0] == fake_pool.told[0] + " draw y0"
    await after.engines.close()


@pytest.mark.parametrize(
    ("answer", "why"),
    [(None, "late"), ("move r9", "illegal"), ("move huh", "illegal"), ("error no idea", "error")],
)
async def test_a_failing_engine_is_replaced_in_the_same_turn(
    store: SpyStore, caplog: pytest.LogCaptureFixture, answer: str | None, why: str
) -> None:
    fake_pool = FakeEnginePool(lambda _: answer, spec=replace(SHARP, move=0.01) if answer is None else SHARP)
    harness = harness_with(fake_pool, store)
    table = await seated(harness)
    await harness.step()
    assert last(table) == (0, "R2", None)
    assert table.is_turn_of(ANN)
    assert (levels(table), table.view().failed_engines) == (["clever", None], (("Kim", "sharp"),))
    assert table.state.seat_changes.seat_history == ((1, (("Kim", "sharp"), ("Ann", None))),)
    assert "the engine sharp" in caplog.text, why
    await asyncio.gather(*fake_pool.engines._leaving)
    assert fake_pool.started[0].killed
    again = await harness.successor().load(table.id)
    assert (levels(again), again.view().failed_engines) == (["clever", None], (("Kim", "sharp"),))


async def test_an_engine_that_died_out_of_turn_is_replaced_at_its_turn(
    store: SpyStore, fake_pool: FakeEnginePool
) -> None:
    harness = harness_with(fake_pool, store)
    table = await seated(harness)
    await harness.step()
    fake_pool.started[0].listener.process_ended(Verdict(Cause.ENDED, "ended"))
    await harness.step()
    assert (levels(table), table.is_turn_of(ANN)) == (["clever", None], True)


async def test_an_engine_that_the_admin_removed_is_replaced(store: SpyStore) -> None:
    harness = TableHarness(store, Clock())
    table = await seated(harness)
    await harness.step()
    assert (levels(table), table.is_turn_of(ANN)) == (["clever", None], True)


async def test_an_engine_does_not_move_after_the_last_player_left(store: SpyStore, fake_pool: FakeEnginePool) -> None:
    fake_pool.answers = lambda _: None
    harness = harness_with(fake_pool, store)
    hands: dict[int | str, str] = {"Kim": "R1 R2 G1", ANN: "B1 B2 B3"}
    table = await harness.deal(hands, ruleset=ANNOUNCED, levels={"Kim": "sharp"})
    thinking = asyncio.create_task(harness.step())
    await fake_pool.was_asked.wait()
    await table.change(ANN, players.leave)
    fake_pool.started[0].listener.line_received("move r1")
    await thinking
    assert table.ply == 0
    fake_pool.answers = lambda _: "move r1"
    await table.touch(ANN, returning=True)
    await harness.until(lambda: table.is_turn_of(ANN))
    assert last(table) == (0, "R1", None)


async def test_the_table_is_not_locked_while_an_engine_thinks(store: SpyStore, fake_pool: FakeEnginePool) -> None:
    """A player takes over the seat during the search, so the engine's answer is not played."""
    fake_pool.answers = lambda _: None
    harness = harness_with(fake_pool, store)
    hands: dict[int | str, str] = {"Kim": "R1 R2 G1", ANN: "B1 B2 B3"}
    table = await harness.deal(hands, ruleset=ANNOUNCED, levels={"Kim": "sharp"})
    thinking = asyncio.create_task(harness.step())
    await fake_pool.was_asked.wait()
    await table.change(CEM, partial(players.take_over, name="Cem", seat=0, ply=table.ply))
    assert table.is_turn_of(CEM)
    fake_pool.started[0].listener.line_received("move r1")
    await thinking
    assert (table.ply, levels(table)) == (0, [None, None])
    await play(table, CEM, "R2")


async def test_an_engine_is_asked_again_only_after_a_failed_write(
    store: SpyStore, fake_pool: FakeEnginePool, caplog: pytest.LogCaptureFixture
) -> None:
    fake_pool.answers = lambda _: None
    harness = harness_with(fake_pool, store)
    table = await seated(harness)
    thinking = asyncio.create_task(harness.step())
    await fake_pool.was_asked.wait()
    harness.hub.changed(table)
    assert table.next_due() is None
    store.refusal = StorageError("full")
    fake_pool.started[0].listener.line_received("move r1")
    await thinking
    store.refusal, fake_pool.answers = None, lambda _: "move r1"
    await harness.step()
    await harness.until(lambda: "stop" in fake_pool.told[4:])
    table = await harness.load(table.id)
    assert last(table) == (0, "R1", None)
    assert fake_pool.told.count("stop") == 2
    caplog.clear()


async def test_a_move_request_open_at_a_stop_is_repeated_after_the_start(
    store: SpyStore, fake_pool: FakeEnginePool
) -> None:
    fake_pool.answers = lambda _: "move r1"
    harness = harness_with(fake_pool, store)
    idle, over = await seated(harness, CHANNEL + 1), await seated(harness, CHANNEL + 2)
    await harness.until(lambda: idle.ply == over.ply == 1)
    await over.change(ANN, hosting.end)
    fake_pool.answers = lambda _: None
    fake_pool.was_asked.clear()
    table = await seated(harness)
    thinking = asyncio.create_task(harness.step())
    await fake_pool.was_asked.wait()
    await fake_pool.engines.close()
    await thinking
    assert [player.killed for player in fake_pool.started] == [True] * 3
    assert [(each.ply, levels(each)) for each in (table, idle)] == [(0, ["sharp", None]), (1, ["sharp", None])]
    assert await harness.load(table.id) is table


async def test_the_limit_of_engine_processes_is_kept(store: SpyStore) -> None:
    fake_pool = FakeEnginePool(draw, most=1)
    harness = harness_with(fake_pool, store)
    table = await seated(harness)
    await harness.step()
    other = await harness.deal(
        {"Lou": "R1 R2 G1", BOB: "B1 B2 B3"}, ruleset=ANNOUNCED, levels={"Lou": "sharp"}, channel=CHANNEL + 1
    )
    fake_pool.answers = lambda state: "move renege" if str(state).endswith("y0") else "move draw"
    await harness.until(lambda: other.ply > 0 and table.ply > 1)
    assert [player.killed for player in fake_pool.started].count(False) == 1
    assert (levels(table), levels(other)) == (["sharp", None], ["sharp", None])
    await fake_pool.engines.close()


# A real process

PROGRAM = """
import os, sys
print("error this is no directory of its own" if os.listdir() else "ready", flush=True)
for asked, line in enumerate(sys.stdin):
    if line == "stop\\n" and asked > 5:
        sys.exit(3)
    if line == "stop\\n":
        print("move draw" if asked < 4 else "move renege", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="engines run on Linux and macOS only")
async def test_a_real_process_plays_and_dies(store: SpyStore, tmp_path: Path) -> None:
    program = tmp_path / "engine.py"
    program.write_text(PROGRAM, "utf-8")
    engines = EnginePool([EngineSpec(name="sharp", argv=(sys.executable, "-S", str(program)), move=30)])
    harness = TableHarness(store, Clock(), engines=engines)
    hands: dict[int | str, str] = {"Kim": "R1 R2 G1", ANN: "B1 B2 B3"}
    table = await harness.deal(hands, ruleset=ANNOUNCED, levels={"Kim": "sharp"})
    await harness.until(lambda: table.is_turn_of(ANN))
    assert [entry.move for entry in table.view().recent] == [None, "draw", "pass"]
    await play(table, ANN, "draw", "pass")
    await harness.until(lambda: table.is_turn_of(ANN))
    assert table.view().failed_engines == (("Kim", "sharp"),)
    assert levels(table) == ["clever", None]
    await engines.close()
