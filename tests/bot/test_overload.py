"""Too many presses: a limited number is worked on, the others are told so in time, and play goes on afterward."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.bot.players import begin, choices, ply, run_command, words
from tests.bot.test_responses import Slow, slow
from tests.world import Person, World
from unobot.bot.interactions import gate
from unobot.bot.interactions.gate import MAX_PRESSURE, ClockSkew, Gate, GateDecision
from unobot.bot.interactions.responses import ANSWER_BY
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.demo.simulator import press

__all__ = ["slow"]  # a fixture

BUSY = "I'm very busy right now, so I couldn't use that. Please try again in a moment."
PLACES = 2
EPOCH = datetime.fromtimestamp(0, UTC)
WRITE = 0.5
"""Seconds of a write, so that the bot can work on four presses a second."""


@pytest.fixture(autouse=True)
def _few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "TABLE_PLACES", PLACES)
    monkeypatch.setattr(gate, "OTHER_PLACES", PLACES)


def sort(world: World, person: Person) -> None:
    """Press the button that sorts the hand, which writes to the database. Do not wait for the answer."""
    hand = person.direct()
    button = hand.opened().button("By value")
    press(world.env, person.actor.user, world.message(hand), button.custom_id)


def callbacks(world: World) -> Counter[str]:
    """Return how often each interaction was answered, by its path."""
    return Counter(entry.path for entry in world.env.http_requests if entry.path.endswith("/callback"))


def refusals(world: World) -> int:
    """Return how many presses were told that the bot is busy."""
    bodies: list[dict[str, Any]] = [entry.json or {} for entry in world.env.http_requests]
    return sum(BUSY in str(body) for body in bodies)


def held(*kinds: type) -> list[int]:
    """Return how many objects of each kind are in memory."""
    gc.collect()
    objects = gc.get_objects()
    return [sum(isinstance(thing, kind) for thing in objects) for kind in kinds]


def gate_of(world: World) -> Gate:
    bot: Any = world.bot
    found: Gate = bot.router.gate
    return found


async def test_four_times_the_capacity_loses_nothing_and_passes(world: World, slow: Slow) -> None:
    people = [world.person(name) for name in ("Ann", "Ben", "Cem", "Dee")]
    await begin(world, *people)
    world.env.http_requests.clear()
    slow("put_preferences", WRITE)
    moves = 0
    pressed, most, stretched = 0, 0, 1.0
    for step in range(40):
        for person in people:
            sort(world, person)
            pressed += 1
        if step % 5 == 0:  # the player to move plays as well
            before = ply(world)
            for person in people:
                if possible := choices(person.direct()):
                    press(world.env, person.actor.user, world.message(person.direct()), possible[-1].custom_id)
                    pressed += 1
            moves += before is not None
        await world.advance(0.25)
        most = max(most, len(gate_of(world).inside))
        stretched = max(stretched, gate_of(world).pressure())
    await world.advance(5)
    answered = callbacks(world)
    assert set(answered.values()) == {1}, "each press has one answer"
    assert len(answered) == pressed
    assert pressed / 4 < refusals(world) < pressed
    assert most < 50
    assert stretched > 2
    assert gate_of(world).inside == set()
    assert gate_of(world).pressure() == 1.0
    await world.advance(5)
    world.env.http_requests.clear()
    for person in people:
        await person.press("refresh", on=person.direct())
    assert refusals(world) == 0


async def test_presses_that_come_too_late_cost_no_line_of_the_log_each(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.env.http_requests.clear()
    monkeypatch.setattr(gate, "MAX_AGE", -1.0)  # each press is
    with caplog.at_level(logging.INFO):
        for _ in range(20):
            sort(world, ann)
        await world.advance(1)
    assert not callbacks(world), "Discord has told the player already"
    assert gate_of(world).refusals[gate.GateDecision.LATE] == 20
    lines = [record.getMessage() for record in caplog.records if "too old" in record.getMessage()]
    assert lines == ["an interaction is too old to be answered, so it is ignored (number 1 since the start)"]


async def test_a_press_that_waits_too_long_changes_nothing_and_says_so(world: World, slow: Slow) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    slow("put_preferences", 5.0)
    sort(world, ann)
    sort(world, ben)
    await world.advance(0.1)
    player = next(person for person in (ann, ben) if choices(person.direct()))
    before = ply(world)
    button = choices(player.direct())[-1]
    press(world.env, player.actor.user, world.message(player.direct()), button.custom_id)
    await world.advance(gate.DOOR_TIMEOUT - 0.2)
    assert refusals(world) == 0
    await world.advance(0.4)
    assert refusals(world) == 1
    await world.advance(10)
    assert ply(world) == before
    await player.press(button.custom_id, on=player.direct())
    assert ply(world) > before


async def test_a_command_that_waits_too_long_says_so(world: World, slow: Slow) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    slow("put_preferences", 5.0)
    sort(world, ann)
    sort(world, ben)
    await world.advance(0.1)
    await ann.actor.slash(world.channel, "uno hand")
    assert refusals(world) == 0
    assert BUSY not in await run_command(ben, "help"), "tables have places of their own"
    await world.advance(gate.DOOR_TIMEOUT)
    assert refusals(world) == 1
    await world.advance(10)
    assert await run_command(ann, "help") != BUSY


async def test_the_wait_at_the_gate_counts_for_the_deferral(world: World, slow: Slow) -> None:
    """A press waits a second for a place, and its write takes another one. Discord hears of it before two are over."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    slow("put_preferences", 1.0)
    sort(world, ann)
    sort(world, ben)
    await world.advance(0.05)
    hand = ann.direct()
    button = hand.opened().button("By value")
    late = press(world.env, ann.actor.user, world.message(hand), button.custom_id)
    acknowledged = []
    for seconds in (ANSWER_BY - 0.1, 0.15):
        await world.advance(seconds)
        acknowledged.append(late.acknowledged)
    assert acknowledged == [False, True]
    await world.advance(3)
    assert refusals(world) == 0


async def test_a_waiting_press_holds_nothing_that_discord_py_builds(world: World, slow: Slow) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    gc.freeze()  # so only newer objects are counted, and not those of other tests
    slow("put_preferences", 5.0)
    kinds = discord.Interaction, discord.Message, discord.ui.LayoutView
    sort(world, ann)
    sort(world, ben)
    await world.advance(0.1)
    before = held(*kinds)
    for _ in range(5):
        sort(world, ann)
    await world.advance(0.1)
    assert gate_of(world).pressure() > 1
    assert held(*kinds) == before
    await world.advance(gate.DOOR_TIMEOUT)
    assert refusals(world) == 5


async def test_a_press_waits_one_second_for_another_one_at_its_table(world: World, slow: Slow) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    slow("append", 4.0)
    player, other = (ann, ben) if choices(ann.direct()) else (ben, ann)
    press(world.env, player.actor.user, world.message(player.direct()), choices(player.direct())[-1].custom_id)
    await world.advance(0.1)
    press(world.env, other.actor.user, world.message(other.direct()), f"u1:1:{ply(world)}:refresh:")
    await world.advance(0.9)
    assert BUSY not in words(other.direct())
    await world.advance(0.3)
    assert refusals(world) == 1
    await world.advance(6)
    assert ply(world) == 1, "the move that was begun is made"


async def test_more_than_the_queue_are_refused_at_once() -> None:
    crowded = Gate(ClockSkew(lambda: 0.0, lambda: 0.0), 0)
    end = asyncio.Event()

    async def interact(number: int) -> GateDecision:
        interaction: Any = SimpleNamespace(id=number, created_at=EPOCH, type=None, user=SimpleNamespace(id=number))
        decision = await crowded.admit(interaction, at_table=True)
        await end.wait()
        return decision

    tasks = [asyncio.create_task(interact(number)) for number in range(PLACES + gate.MAX_QUEUED)]
    await asyncio.sleep(0)
    assert crowded.pressure() == MAX_PRESSURE
    end.set()
    assert await asyncio.create_task(interact(-1)) is GateDecision.BUSY
    assert await asyncio.gather(*tasks) == [GateDecision.PASS] * len(tasks)
    assert crowded.pressure() == 1.0
    assert not crowded.inside


async def test_under_pressure_messages_are_drawn_less_often() -> None:
    time, drawn = [0.0], []
    scheduler = EditScheduler(lambda: time[0])
    scheduler.pressure = lambda: 3.0

    async def draw() -> None:
        drawn.append(time[0])

    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        time[0] += seconds

    with pytest.MonkeyPatch.context() as patch:
        real = asyncio.sleep
        patch.setattr("unobot.bot.live.edit_scheduler.asyncio.sleep", sleep)
        time[0] = 100.0
        for _ in range(2):
            scheduler.mark("table", draw, 2.0)
            for _ in range(5):
                await real(0)
    assert drawn == [100.0, 106.0]
    scheduler.close()
