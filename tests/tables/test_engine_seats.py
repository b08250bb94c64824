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

from tests.tables.room import ANN, BOB, CEM, CHANNEL, Clock, NotedStore, Room, last, play
from unobot.ai.levels import LEVELS
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.storage.store import StorageError
from unobot.tables.ai_seats.engine_pool import EnginePool, EngineSpec
from unobot.tables.errors import Refused
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table
from unobot.uui.driver import EngineDriver
from unobot.uui.engine_process import EngineListener
from unobot.uui.gamestate import read_gamestate
from unobot.uui.protocol import Gamestate, parse_line, spoken
from unobot.uui.verdict import Cause, Verdict

pytestmark = pytest.mark.only("sqlite")  # what is written is what any change of seats and any move writes

ANNOUNCED = Ruleset(uno="announced")
SHARP = EngineSpec(name="sharp", argv=("sharp",), cwd=Path(), move=30)
Answers: TypeAlias = Callable[[Gamestate], str | None]
"""What an engine says to `stop`; ``None``: nothing."""


class Player:
    """What stands for an engine's process: it answers at once, from the last gamestate that it was told."""

    def __init__(self, listener: EngineListener, stable: Stable) -> None:
        self.listener = listener
        self.killed = False
        self._stable = stable
        self._state: Gamestate | None = None

    def write(self, line: str) -> None:
        self._stable.told.append(line)
        message = parse_line(line)
        if isinstance(message, Gamestate):
            self._state = message
        elif line == "stop":
            assert self._state is not None
            self._stable.asked.set()
            answer = self._stable.answers(self._state)
            if answer is not None:
                self.listener.heard(answer)
        elif line == "shutdown":
            self.listener.heard("shuttingdown")

    def reset_counters(self) -> None:
        pass

    def kill(self) -> None:
        self.killed = True

    async def closed(self) -> None:
        pass


class Stable:
    """Engines without processes, and what they were told."""

    def __init__(self, answers: Answers, most: int = 4, spec: EngineSpec = SHARP) -> None:
        self.told: list[str] = []
        self.asked = asyncio.Event()
        self.players: list[Player] = []
        self.answers = answers
        self.engines = EnginePool([spec], most, lambda spec: EngineDriver(spec, self._begin))

    async def _begin(self, _: EngineSpec, listener: EngineListener) -> Player:
        player = Player(listener, self)
        self.players.append(player)
        listener.heard("ready")
        return player


def sensible(state: Gamestate) -> str:
    """The move of an AI of ours that sees what the engine was told."""
    view = read_gamestate(state, ANNOUNCED)
    return f"move {spoken(LEVELS['clever'].choose(view, random.Random(0)))}".lower().replace("pass", "renege")


def draw(_: Gamestate) -> str:
    return "move draw"


@pytest.fixture
async def stable() -> AsyncIterator[Stable]:
    stable = Stable(draw)
    yield stable
    await stable.engines.close()


def room_with(stable: Stable, store: NotedStore) -> Room:
    return Room(store, Clock(), engines=stable.engines)


async def seated(room: Room, channel: int = CHANNEL) -> Table:
    """Ann is to move after an engine, Kim, which is to move now."""
    hands: dict[int | str, str] = {"Kim": "R1 R2 G1", ANN: "B1 B2 B3"}
    return await room.given(hands, ruleset=ANNOUNCED, levels={"Kim": "sharp"}, channel=channel)


def levels(table: Table) -> list[str | None]:
    return [seat.level for seat in table.view().seats]


# The lobby


async def test_the_host_seats_an_engine_and_nobody_has_to_say_uno(store: NotedStore, stable: Stable) -> None:
    room = room_with(stable, store)
    table = await room.lobby(ANN, BOB)
    assert table.view().engines == ("sharp",)
    for user, name, reason in ((BOB, "sharp", "only-host-engine"), (ANN, "blunt", "unknown-button")):
        with pytest.raises(Refused, match=f"refused-{reason}"):
            await table.change(user, partial(lobby.add_ai, level=name))
    assert table.ruleset.uno == "call"
    await table.change(ANN, partial(lobby.add_ai, level="sharp"))
    assert (levels(table), table.ruleset) == ([None, None, "sharp"], ANNOUNCED)
    await table.change(BOB, partial(lobby.remove_ai, name="Kim"))
    assert levels(table) == [None, None]


async def test_an_engine_plays_only_rules_that_it_can_be_told(store: NotedStore, stable: Stable) -> None:
    room = room_with(stable, store)
    table = await room.lobby(ANN)
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


async def test_who_agreed_to_a_rematch_agreed_to_its_rules(store: NotedStore, stable: Stable) -> None:
    room = room_with(stable, store)
    table = await room.match(ANN, BOB)
    await table.change(ANN, hosting.end)
    again = await room.hub.open_again(table.state, ANN, agreed=True)
    await again.change(ANN, partial(lobby.add_ai, level="casual"))
    assert [seat.ready for seat in again.view().seats] == [True, False, False]
    await again.change(ANN, partial(hosting.make_host, new_host_id=BOB))
    await again.change(BOB, partial(lobby.add_ai, level="sharp"))
    assert [seat.ready for seat in again.view().seats][:2] == [False, True]


# Play


async def test_an_engine_plays_a_round_like_an_ai(store: NotedStore, stable: Stable) -> None:
    stable.answers = sensible
    room = room_with(stable, store)
    table = await room.lobby(ANN)
    for level in ("sharp", "sharp", "clever"):
        await table.change(ANN, partial(lobby.add_ai, level=level))
    await table.start(ANN, 7)
    await table.change(ANN, partial(players.set_autopilot, on=True))
    await room.until(lambda: table.view().status == "pause")
    assert (levels(table), table.view().failed_engines) == ([None, "sharp", "sharp", "clever"], ())
    asked = [line for line in stable.told if line.startswith("gamestate 4 0 0 0 0 ")]
    assert len(asked) == stable.told.count("stop") > 10
    assert len(stable.players) == 2
    _, log = await store.load_match(table.state.match_id or 0)
    assert "clock" not in [entry.by for entry in log]
    await table.change(ANN, hosting.end)
    await asyncio.gather(*stable.engines._leaving)
    assert stable.told[-2:] == ["shutdown", "shutdown"]
    assert all(player.killed for player in stable.players)


async def test_a_restart_asks_a_new_process_the_same(store: NotedStore, stable: Stable) -> None:
    room = room_with(stable, store)
    table = await seated(room)
    await room.step()
    assert last(table) == (0, "draw", None)
    after = Stable(draw)
    room = Room(store, room.clock, engines=after.engines)
    table = await room.load(table.id)
    after.answers = lambda _: "move renege"
    await room.step()
    assert last(table) == (0, "pass", None)
    assert stable.told[0] == "gamestate 2 0 0 r7 draw r1 r2 g1 draw 3"
    assert after.told[0] == stable.told[0] + " draw y0"
    await after.engines.close()


@pytest.mark.parametrize(
    ("answer", "why"),
    [(None, "late"), ("move r9", "illegal"), ("move huh", "illegal"), ("error no idea", "error")],
)
async def test_what_fails_is_replaced_in_the_same_turn(
    store: NotedStore, caplog: pytest.LogCaptureFixture, answer: str | None, why: str
) -> None:
    stable = Stable(lambda _: answer, spec=replace(SHARP, move=0.01) if answer is None else SHARP)
    room = room_with(stable, store)
    table = await seated(room)
    await room.step()
    assert last(table) == (0, "R2", None)
    assert table.is_turn_of(ANN)
    assert (levels(table), table.view().failed_engines) == (["clever", None], (("Kim", "sharp"),))
    assert table.state.seat_changes.seat_history == ((1, (("Kim", "sharp"), ("Ann", None))),)
    assert "the engine sharp" in caplog.text, why
    await asyncio.gather(*stable.engines._leaving)
    assert stable.players[0].killed
    again = await room.successor().load(table.id)
    assert (levels(again), again.view().failed_engines) == (["clever", None], (("Kim", "sharp"),))


async def test_one_that_died_while_others_played_is_replaced_when_it_is_asked(
    store: NotedStore, stable: Stable
) -> None:
    room = room_with(stable, store)
    table = await seated(room)
    await room.step()
    stable.players[0].listener.gone(Verdict(Cause.ENDED, "ended"))
    await room.step()
    assert (levels(table), table.is_turn_of(ANN)) == (["clever", None], True)


async def test_one_that_the_admin_has_taken_away_is_replaced(store: NotedStore) -> None:
    room = Room(store, Clock())
    table = await seated(room)
    await room.step()
    assert (levels(table), table.is_turn_of(ANN)) == (["clever", None], True)


async def test_the_table_is_not_held_while_an_engine_thinks(store: NotedStore, stable: Stable) -> None:
    """Somebody takes the seat meanwhile: what the engine then answers is not played."""
    stable.answers = lambda _: None
    room = room_with(stable, store)
    hands: dict[int | str, str] = {"Kim": "R1 R2 G1", ANN: "B1 B2 B3"}
    table = await room.given(hands, ruleset=ANNOUNCED, levels={"Kim": "sharp"})
    thinking = asyncio.create_task(room.step())
    await stable.asked.wait()
    await table.change(CEM, partial(players.take_over, name="Cem", seat=0, ply=table.ply))
    assert table.is_turn_of(CEM)
    stable.players[0].listener.heard("move r1")
    await thinking
    assert (table.ply, levels(table)) == (0, [None, None])
    await play(table, CEM, "R2")


async def test_it_is_asked_once_while_it_thinks_and_again_after_a_failed_write(
    store: NotedStore, stable: Stable, caplog: pytest.LogCaptureFixture
) -> None:
    stable.answers = lambda _: None
    room = room_with(stable, store)
    table = await seated(room)
    thinking = asyncio.create_task(room.step())
    await stable.asked.wait()
    room.hub.changed(table)
    assert table.next_due() is None
    store.refusal = StorageError("full")
    stable.players[0].listener.heard("move r1")
    await thinking
    store.refusal, stable.answers = None, lambda _: "move r1"
    await room.step()
    await room.until(lambda: "stop" in stable.told[4:])
    table = await room.load(table.id)
    assert last(table) == (0, "R1", None)
    assert stable.told.count("stop") == 2
    caplog.clear()


async def test_when_the_bot_stops_the_question_is_left_for_its_next_start(store: NotedStore, stable: Stable) -> None:
    stable.answers = lambda _: "move r1"
    room = room_with(stable, store)
    idle, over = await seated(room, CHANNEL + 1), await seated(room, CHANNEL + 2)
    await room.until(lambda: idle.ply == over.ply == 1)
    await over.change(ANN, hosting.end)
    stable.answers = lambda _: None
    stable.asked.clear()
    table = await seated(room)
    thinking = asyncio.create_task(room.step())
    await stable.asked.wait()
    await stable.engines.close()
    await thinking
    assert [player.killed for player in stable.players] == [True] * 3
    assert [(each.ply, levels(each)) for each in (table, idle)] == [(0, ["sharp", None]), (1, ["sharp", None])]
    assert await room.load(table.id) is table


async def test_no_more_processes_than_there_may_be(store: NotedStore) -> None:
    stable = Stable(draw, most=1)
    room = room_with(stable, store)
    table = await seated(room)
    await room.step()
    other = await room.given(
        {"Lou": "R1 R2 G1", BOB: "B1 B2 B3"}, ruleset=ANNOUNCED, levels={"Lou": "sharp"}, channel=CHANNEL + 1
    )
    stable.answers = lambda state: "move renege" if str(state).endswith("y0") else "move draw"
    await room.until(lambda: other.ply > 0 and table.ply > 1)
    assert [player.killed for player in stable.players].count(False) == 1
    assert (levels(table), levels(other)) == (["sharp", None], ["sharp", None])
    await stable.engines.close()


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
async def test_a_real_process_plays_and_dies(store: NotedStore, tmp_path: Path) -> None:
    program = tmp_path / "engine.py"
    program.write_text(PROGRAM, "utf-8")
    engines = EnginePool([EngineSpec(name="sharp", argv=(sys.executable, "-S", str(program)), move=30)])
    room = Room(store, Clock(), engines=engines)
    hands: dict[int | str, str] = {"Kim": "R1 R2 G1", ANN: "B1 B2 B3"}
    table = await room.given(hands, ruleset=ANNOUNCED, levels={"Kim": "sharp"})
    await room.until(lambda: table.is_turn_of(ANN))
    assert [entry.move for entry in table.view().recent] == [None, "draw", "pass"]
    await play(table, ANN, "draw", "pass")
    await room.until(lambda: table.is_turn_of(ANN))
    assert table.view().failed_engines == (("Kim", "sharp"),)
    assert levels(table) == ["clever", None]
    await engines.close()
