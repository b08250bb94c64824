"""The wall clock of the host is set while people play: it jumps by an hour, and nobody at a table notices."""

from __future__ import annotations

import pytest

from tests.bot.players import Stack, begin, choices, seat, words
from tests.world import World
from unobot.bot.messages.table_message import REPOST_GAP
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.hub import CLOCK_CHECK_INTERVAL

HOUR = 3600.0
steps = pytest.mark.parametrize("step", [HOUR, -HOUR], ids=["forward", "back"])


@steps
async def test_the_presses_after_a_step_are_served(world: World, stack: Stack, step: float) -> None:
    stack(["B3 B1 B2", "G4 Y1 Y2"], "R1", "G5")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.set_host_clock(step)
    for _ in range(2):
        shown = await ann.press("Refresh", on=ann.direct())
        assert shown is not None
        await world.advance(1)
    await ann.press("Draw", on=ann.direct())
    await world.advance(5)
    assert "**Ann** drew and passed." in words(world.table())
    assert "4 cards" in words(ann.direct())


@steps
async def test_a_players_turn_goes_on_over_a_step(world: World, stack: Stack, step: float) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(20)
    world.set_host_clock(step)
    await world.advance(50)
    assert "Time ran out" not in words(world.table())
    assert [button.label for button in choices(ann.direct())] == ["3", "1", "Draw"]
    await world.advance(25)
    assert "_Time ran out._" in words(world.table()), "the clock goes on after the step"
    assert "asleep" not in words(world.table())
    assert choices(ben.direct()), "the hands are drawn"


@steps
async def test_a_time_on_the_screen_follows_a_step(world: World, step: float) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.set_host_clock(step)
    await world.advance(2 * CLOCK_CHECK_INTERVAL)
    shown = int(words(world.table()).split("<t:")[1].split(":")[0])
    assert 30 < shown - (world.env.now().timestamp() + step) <= 60


@steps
async def test_an_ai_moves_within_its_pause_in_spite_of_a_step(world: World, stack: Stack, step: float) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    await ann.press("3", on=ann.direct())
    world.set_host_clock(step)
    await world.advance(8)
    assert "**Kim** played 🔺 Red 4" in words(world.table())
    assert choices(ann.direct())


@steps
async def test_the_next_round_comes_in_spite_of_a_step(world: World, stack: Stack, step: float) -> None:
    stack(["R3", "B1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    world.set_host_clock(step)
    await world.advance(75)
    assert "Round 2" in words(world.table())


@steps
async def test_a_lobby_stays_open_over_a_step_and_closes_in_the_end(world: World, step: float) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    await world.advance(20)
    world.set_host_clock(step)
    await world.advance(30)
    await ben.press("Join")
    assert "**Ben**" in words(world.table())
    await world.advance(31 * 60)
    assert "closed" in words(world.posts()[-1])


@steps
async def test_a_blitz_round_has_the_same_time_after_a_step(world: World, stack: Stack, step: float) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1", rules=Ruleset(blitz=60))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(20)
    world.set_host_clock(step)
    await world.advance(22)
    assert "Round 1 is a tie" not in words(world.table())
    await world.advance(12)
    assert "Round 1 is a tie" in words(world.table())


async def test_a_deleted_table_comes_back_after_a_step(world: World, stack: Stack) -> None:
    stack(["G1 G2 G3", "Y1 Y2 Y3"], "R5", "B1 B2")  # nobody can play the card that they draw
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for step in (0.0, -HOUR):
        world.set_host_clock(step)
        await world.advance(REPOST_GAP)
        shown = world.table()
        world.env.backend.delete_message(shown.channel, shown.id)
        await ann.press("Refresh", on=ann.direct())
        await (ann if choices(ann.direct()) else ben).press("Draw", on=(ann if choices(ann.direct()) else ben).direct())
        await world.advance(10)
        assert world.table().id != shown.id


async def test_a_restart_after_a_step_back_leaves_no_clock_of_an_hour(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(20)
    world.set_host_clock(-20 * 60)
    await world.restart()
    await world.advance(75)
    assert "_Time ran out._" in words(world.table())


@steps
@pytest.mark.parametrize("race_hold", [0.4])
async def test_a_race_ends_in_spite_of_a_step(world: World, stack: Stack, race_hold: float, step: float) -> None:
    stack(["R3 B1", "R4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.race((ben, "catch", world.table()))
    world.set_host_clock(step)
    await world.advance(1)
    assert "caught" in words(world.table())
