"""Discord has an outage of a server: nobody can press anything there, so the time of nobody runs out."""

from __future__ import annotations

import re

import pytest
from simcord.backend.serializers import guild_create_payload

from tests.bot.players import Stack, begin, choices, press_button, run_command, seat, words
from tests.bot.tournaments import newest
from tests.world import Screen, World

MINUTE = 60.0


async def begin_outage(world: World) -> None:
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()


async def end_outage(world: World) -> None:
    payload = guild_create_payload(world.env.backend, world.env.backend.get_guild(world.guild.id))
    world.env.backend.emit("GUILD_CREATE", {**payload, "unavailable": False})
    await world.env.settle()
    await world.advance(1)


async def outage_before_an_ai(world: World, stack: Stack) -> None:
    """Let a person move, and begin an outage before the AI answers."""
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    await ann.press("3", on=ann.direct())
    await begin_outage(world)


@pytest.mark.parametrize("minutes", [1, 30])
async def test_an_outage_of_the_server_puts_nobody_to_sleep(world: World, stack: Stack, minutes: int) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(20)
    await begin_outage(world)
    await world.advance(minutes * MINUTE)
    await end_outage(world)
    assert [button.label for button in choices(ann.direct())] == ["3", "1", "Draw"]
    assert "Time ran out" not in words(world.table())
    await world.advance(35)
    assert "Time ran out" not in words(world.table())
    await world.advance(30)
    assert "_Time ran out._" in words(world.table()), "the clock goes on afterward"
    assert "asleep" not in words(world.table())


async def test_an_ai_waits_for_people_in_an_outage(world: World, stack: Stack) -> None:
    await outage_before_an_ai(world, stack)
    await world.advance(10 * MINUTE)
    assert "Red 4" not in words(world.table())
    await end_outage(world)
    await world.advance(8)
    assert "**Kim** played 🔺 Red 4" in words(world.table())


async def test_a_lobby_outlives_an_outage(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    await begin_outage(world)
    await world.advance(40 * MINUTE)
    await end_outage(world)
    await ben.press("Join")
    assert "**Ben**" in words(world.table())


async def test_nobody_is_late_for_a_check_in_that_an_outage_covered(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    assert "is open" in await run_command(people[0], "tournament", rounds=1, checkin=10)
    await world.advance(3)
    await press_button(people[0], "Join / Check in", on=newest(world))
    await begin_outage(world)
    await world.advance(30 * MINUTE)
    await end_outage(world)
    for person in people[1:]:
        assert "You checked in" in words(await press_button(person, "Join / Check in", on=newest(world)))
    await world.advance(3)
    assert "4 checked in" in newest(world).text
    await world.advance(11 * MINUTE)
    assert "Round 1 of 1" in newest(world).text


SILENT = "Discord is silent: clocks stand still."


def ends(screen: Screen) -> list[int]:
    """Return the moments that the countdowns of a screen show."""
    return [int(moment) for moment in re.findall(r"<t:(\d+):R>", screen.text)]


async def test_the_table_says_that_it_waits_and_then_shows_the_true_end_of_the_clock(
    world: World, stack: Stack
) -> None:
    """Requests still work, so the message can be edited in the silence."""
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    (before,) = ends(world.table())
    await begin_outage(world)
    await world.advance(20)
    assert SILENT not in words(world.table()), "its countdown still runs"
    await world.advance(60)
    for screen in (world.table(), ann.direct()):
        assert SILENT in words(screen)
        assert ends(screen) == []
    assert SILENT not in words(ben.direct())
    await end_outage(world)
    await world.advance(6)
    for screen in (world.table(), ann.direct()):
        assert SILENT not in words(screen)
        (after,) = ends(screen)
        assert after > before + 60
        assert after > world.env.now().timestamp() + 30, "it lies ahead"


async def test_a_short_silence_shows_the_true_end_afterward(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    (before,) = ends(world.table())
    await begin_outage(world)
    await world.advance(20)
    await end_outage(world)
    await world.advance(6)
    for screen in (world.table(), ann.direct()):
        (after,) = ends(screen)
        assert before + 20 <= after <= before + 23


async def test_a_table_whose_ai_should_move_says_that_it_waits(world: World, stack: Stack) -> None:
    await outage_before_an_ai(world, stack)
    await world.advance(30)
    assert SILENT in words(world.table())
    await end_outage(world)
    await world.advance(10)
    assert SILENT not in words(world.table())
    assert "**Kim** played 🔺 Red 4" in words(world.table())


async def test_a_pause_and_a_lobby_say_that_they_wait(world: World, stack: Stack) -> None:
    stack(["R3", "R4"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    lobby = world.create_channel("second")
    await ben.slash("start", channel=lobby)
    await begin_outage(world)
    await world.advance(31 * MINUTE)
    assert SILENT in words(world.table())
    assert SILENT in words(world.table(lobby))
    await end_outage(world)
    await world.advance(3)
    for screen in (world.table(), world.table(lobby)):
        assert SILENT not in words(screen)
        assert all(moment > world.env.now().timestamp() for moment in ends(screen))
    await world.advance(MINUTE)
    assert "Round 2" in words(world.table())


async def test_a_reminder_shows_the_true_end_after_a_silence(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(45)
    (reminder,) = [post for post in world.posts() if f"<@{ann.id}>" in post.text]
    await begin_outage(world)
    await world.advance(5 * MINUTE)
    await end_outage(world)
    await world.advance(6)
    (after,) = ends(world.screen(reminder))
    assert after > world.env.now().timestamp()


async def test_a_tournament_says_that_it_waits(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await run_command(people[0], "tournament", rounds=1, checkin=10)
    await world.advance(3)
    await begin_outage(world)
    await world.advance(12 * MINUTE)
    assert SILENT in words(newest(world))
    assert ends(newest(world)) == []
    await end_outage(world)
    await world.advance(6)
    assert SILENT not in words(newest(world))
    assert all(moment > world.env.now().timestamp() for moment in ends(newest(world)))
